# The playground's page, which stands in for Discord: what Discord itself would say there, and what to try.

page-you = Du bist
page-language = Die Sprache, in der dieses Mitglied Discord benutzt
page-places = Orte
page-lost = Der Spielplatz antwortet nicht. Läuft er noch? Neuer Versuch …
page-silent = Der Spielplatz antwortet nicht: Das kam nicht an
page-failed = Der Spielplatz konnte das nicht tun (Fehler { $code }). In seinem Log steht mehr.
page-welcome = Was du eingeben kannst
page-hide = Ausblenden
page-step-type = Tipp eines davon an oder gib es unten ein, und drück die Eingabetaste oder ➤: { $start }.
page-step-join = Wechsle oben zu { $name } und drück auf { $join }: Die Partie beginnt. Oder spiel allein gegen einen Computer: { $practice }. Noch nie gespielt? { $learn } zeigt es dir.
page-step-turn = Das Spielfeld sagt, wer dran ist. Eine rote Zahl oben an einem Namen heißt: Der Bot hat dieses Mitglied gerufen. Wechsle dorthin und drück auf einen blauen Knopf unter dem Spielfeld. Oder tipp: { $slash } zeigt alle Befehle.
page-offline = Das ist ein Discord ohne Netz: Nichts verlässt diesen Computer.
page-message = Nachricht
page-send = Senden
page-picture = Bild
page-called = { $count } neu für dich
page-new = { $count } neu
page-box = Nachricht an { $place } ({ $name }), oder /
page-gone = Diese Nachricht gibt es nicht mehr
page-nowhere = Das führt zu Discord, von hier aus also nirgendwohin
page-used = { $name } hat { $command } benutzt
page-thinking = { $name } denkt nach …
page-edited = (bearbeitet)
page-only = Nur du kannst das sehen
page-dismiss = Verwerfen
page-open = In voller Größe öffnen
page-select = Triff eine Auswahl
page-choose = Auswählen
page-range = { $least } bis { $most }
page-cancel = Abbrechen
page-submit = Absenden
page-enter = Mit der Eingabetaste wird der Befehl gesendet
page-optional = (wenn du willst: { $options })
page-leave = Verlassen
page-yes = Ja
page-no = Nein
page-link = Nachricht

## Why a line is not sent

typed-go-on = Nach /{ $command } geht es weiter mit: { $names }
typed-unknown = Diesen Befehl gibt es hier nicht. Es gibt: { $names }
typed-options = /{ $command } kann „{ $text }“ nicht lesen. Schreib die Optionen so: /{ $command } { $options }
typed-no-options = /{ $command } kann „{ $text }“ nicht lesen, denn der Befehl hat keine Optionen.
typed-no-option = /{ $command } hat keine Option „{ $option }“. Es gibt: { $options }
typed-missing = /{ $command } braucht auch: { $options }
typed-choice = „{ $text }“ steht bei { $option } nicht zur Wahl. Möglich: { $choices }
typed-unfit =
    „{ $text }“ passt nicht zu { $option }: Gebraucht wird { $kind ->
        [boolean] Ja oder Nein
        [integer] eine ganze Zahl
       *[number] eine Zahl
    }
typed-range =
    { $option } muss { $side ->
        [least] mindestens
       *[most] höchstens
    } { $limit } sein
typed-length =
    { $option } muss { $side ->
        [least] mindestens
       *[most] höchstens
    } { $limit } Zeichen haben
typed-no-member = „{ $text }“ ist hier kein Mitglied ({ $option })
typed-no-channel = „{ $text }“ ist hier kein Kanal ({ $option })
typed-no-way = Der Spielplatz kann { $option } nicht ausfüllen ({ $kind })
typed-file = Eine Datei lässt sich nicht tippen: Nimm den Befehl aus der Liste und wähl eine bei { $option }
typed-form = Dieses Formular ist von einem früheren Lauf: Öffne es noch einmal
typed-not-here = /{ $command } gibt es hier nicht
typed-failed = Der Bot ist gescheitert: { $why }. In seinem Log steht mehr.
typed-no-answer = Die Anwendung hat nicht geantwortet
typed-refused = Discord würde das ablehnen: { $why }
