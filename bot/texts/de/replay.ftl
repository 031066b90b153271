# Replays, records, the history of a server, and results that are voided.

replay-gone = Es gibt keine beendete Partie mit dieser Nummer, die du ansehen kannst. Wähle eine, die die Option `/axio replay#match` anbietet: auf einem Server dessen eigene, in Direktnachrichten deine.
replay-other-game =
    Partie { $match } war eine Partie { $game }: Nimm { $verb ->
        [lookback] `/{ $command } lookback`
        [void] `/{ $command } void`
       *[replay] `/{ $command } replay`
    } mit dieser Nummer.
replay-none-direct = Du hast noch keine Partie { $game } beendet.
replay-none = Hier wurde noch keine Partie { $game } beendet. `/{ $command } start` eröffnet eine.
replay-day = In der Tagespartie spielen alle mit denselben Plättchen; ansehen kann man einen Versuch deshalb erst, wenn sein Tag vorbei ist (UTC).
replay-share-elsewhere = Eine Partie mit anderen lässt sich nur auf dem Server teilen, auf dem sie gespielt wurde.
replay-head = **{ $game }**, Partie { $match }, { $date }, { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
replay-turn = Zug { $turn } von { $turns }
replay-start = Vor Zug 1 von { $turns }
replay-alt = { $game }, das Spielfeld nach jedem Zug, insgesamt { $turns }. { $ranking }
replay-shared-by = { $name } teilt eine Partie:
replay-file = Das ist die ganze Partie als Textdatei. `/{ $command } load` zeigt sie wieder an.
replay-file-alt = Die Partie als Text
load-head = **{ $game }**, aus einer Datei. Nichts davon wird gespeichert.
load-other-game = Das ist eine Aufzeichnung von { $game }: Sieh sie mit `/{ $command } load` an.
load-gone = Die Datei hängt nicht mehr an dieser Nachricht. Lade sie noch einmal.
void-confirm = Das Ergebnis der Partie { $match } ({ $game }) annullieren? Alle Ranglisten und Ratings sind dann so, als wäre sie nie gespielt worden. Das lässt sich nicht rückgängig machen.
void-done = Das Ergebnis ist annulliert: Es zählt nicht mehr.
void-not-allowed = Ein Ergebnis annullieren kann nur die Moderation des ganzen Servers, auf dem gespielt wurde: Ihre Rollen haben „Nachrichten verwalten“ oder „Server verwalten“. Berechtigungen in einem einzelnen Kanal reichen nicht.
void-own = Du hast in dieser Partie mitgespielt und kannst ihr Ergebnis nicht annullieren. Das kann jemand anderes aus der Moderation dieses Servers, oder wer diesen Bot betreibt.
void-already = Dieses Ergebnis ist schon annulliert.
void-unfinished = Diese Partie ist nicht beendet und hat noch kein Ergebnis.
note-voided = { $by } (Moderation) hat dieses Ergebnis annulliert: Es zählt nicht.
replay-voided = Dieses Ergebnis wurde annulliert: Es zählt nicht.

history-title = Beendete Partien auf diesem Server, Seite { $page }
history-title-own = Deine beendeten Partien, Seite { $page }
history-end = Ältere gibt es nicht.
history-none = Auf diesem Server wurde noch keine Partie beendet. `/axio start` eröffnet eine.
history-none-own = Du hast noch keine Partie beendet.
history-pick = Eine davon noch einmal ansehen
finished-label = { $match } · { $date } · { $names }
finished-line = `{ $match }` **{ $game }** { $date }: { $names }
finished-place = { $place }. { finished-label-place }
finished-label-place = { $names }{ $scored ->
        [no] {""}
       *[yes] { " " }{ $score }
    }{ $count ->
        [one] {""}
       *[other] { " " }(gleichauf)
    }
finished-voided = *(annulliert)*
finished-unranked = *(zählt nicht)*

## Buttons

button-replay = Wiederholung
button-step = Zug für Zug
button-file = Textdatei
button-step-first = Anfang
button-step-back = Zurück
button-step-next = Weiter
button-step-last = Ende
button-newer = Neuere
button-older = Ältere
button-void = Annullieren

## Commands

command-replay = wiederholung
    .description = Eine beendete Partie noch einmal ansehen, Zug für Zug
command-load = laden
    .description = Eine Partie aus der Textdatei einer Wiederholung ansehen
command-void = annullieren
    .description = Das Ergebnis einer beendeten Partie annullieren; es zählt dann nicht mehr (Moderation)
command-history = verlauf
    .description = Die beendeten Partien dieses Servers oder, in Direktnachrichten, deine eigenen
option-finished = partie
    .description = Welche beendete Partie, sonst die neueste; ein Name oder Datum findet ältere
option-void-match = partie
    .description = Welche beendete Partie; ein Name oder Datum findet ältere
option-file = datei
    .description = Eine Textdatei aus einer Wiederholung

## Files that are no records

record-large = Diese Datei ist größer als jede Aufzeichnung: Ich lese höchstens { $most } KiB.
record-binary = Das ist keine Textdatei. Ich lese die Textdateien, die eine Wiederholung ausgibt.
record-long = Zeile { $line } ist länger als { $most } Zeichen; das ist also keine Aufzeichnung einer Partie.
record-marks = In Zeile { $line } steht ein Zeichen, das in keiner Aufzeichnung vorkommt (ein Steuer- oder Richtungszeichen).
record-expected = Zeile { $line } sollte so lauten: `{ $wanted }`
record-game = Zeile { $line } nennt ein Spiel, das ich nicht kenne. Ich kenne { $games }.
record-options = Zeile { $line } nennt Optionen, die dieses Spiel nicht hat. Die üblichen sind `{ $usual }`.
record-seats = In Zeile { $line } sollte die Zahl der Plätze stehen, von { $least } bis { $most }.
record-name = In Zeile { $line } sollte ein Name mit 1 bis { $most } Zeichen stehen.
record-seed = In Zeile { $line } sollte ein Startwert mit 1 bis { $most } Zeichen stehen.
record-entry = In Zeile { $line } sollte ein Eintrag des Protokolls stehen: seine Nummer, der Platz und die Aktion, etwa `12 1 rb E5 F5`. Nach dem letzten kommt `end:`.
record-version = In Zeile { $line } stimmt die Reihenfolge der Nummern nicht: Sie steigen von Eintrag zu Eintrag, bis { $most }.
record-seat = In Zeile { $line } sollte ein Platz von 1 bis { $most } stehen.
record-start = Zeile { $line }: Das Protokoll beginnt mit dem Eintrag `{ $start }`, und den gibt es nur einmal.
record-verb = In Zeile { $line } steht ein Eintrag, der dort nicht sein kann.
record-undo = Zeile { $line } macht mehr als { $most } Einträge rückgängig; mehr auf einmal geht nicht.
record-over = Zeile { $line } geht weiter, nachdem die Partie vorbei ist.
record-unplayable = Zeile { $line } verstößt gegen die Regeln; dort bricht die Partie ab: { $why }
record-more = Zeile { $line } kommt nach dem Ende der Aufzeichnung.
record-unfinished = Die Partie in dieser Aufzeichnung ist nach dem letzten Eintrag nicht vorbei; zeigen lassen sich nur beendete.
record-other-end = Das Ende, das in dieser Datei steht, ist nicht das, zu dem ihre Züge führen. Sie führen zu den Plätzen { $places } und den Punkten { $scores }.
