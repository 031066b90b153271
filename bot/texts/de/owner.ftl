# What whoever runs the bot reads on the command line.

owner-about = Kümmert sich um den Bot, ob er läuft oder nicht. docs/running.md erklärt die Befehle; ohne Befehl startet der Bot.
owner-help-store = die Datei des Speichers oder postgresql://…; ohne Angabe der Speicher des Bots, aus seinen Einstellungen
owner-help-check = nachsehen, ob Token, Rechte, Uhr, Speicher, Festplatte und Sicherungen in Ordnung sind
owner-help-copy = einen ganzen Speicher in einen leeren kopieren, etwa aus einer Datei auf einen PostgreSQL-Server, solange kein Bot läuft
owner-help-source = der Speicher, der kopiert wird: seine Datei oder postgresql://…
owner-help-target = der Speicher, der die Kopie wird: eine neue Datei oder eine leere Datenbank
owner-help-backup = den Speicher in eine neue Datei kopieren und die Kopie prüfen, während der Bot spielt
owner-help-to = die neue Datei; ohne Angabe eine, die nach der Zeit benannt ist, im Ordner „backups“ neben dem Speicher
owner-help-restore = eine Sicherung an die Stelle des Speichers setzen, sobald der Bot angehalten ist; der bisherige Speicher bleibt erhalten
owner-help-from = die Datei der Sicherung; sie bleibt, wie sie ist
owner-help-rebuild-boards = alle Ratings und Ranglisten aus den Ergebnissen neu berechnen
owner-help-void = das Ergebnis einer beendeten Partie annullieren: Ratings sind dann so, als wäre sie nie gespielt worden
owner-help-exclude = einen Server oder eine Person von den Weltranglisten ausschließen, mit allen bisherigen und künftigen Ergebnissen
owner-help-include = einen Server oder eine Person wieder zulassen
owner-help-excluded = auflisten, wer von den Weltranglisten ausgeschlossen ist
owner-help-odd = auflisten, was an den Ergebnissen, die zählen, auffällt
owner-help-days = wie viele Tage zurück; 30, wenn du es weglässt
owner-help-most = wie viele Zeilen je Liste; 20, wenn du es weglässt

owner-check-ok = ok
owner-check-wrong = FALSCH
owner-check-settings = sie sind lesbar.
owner-check-no-token = es gibt keins, deshalb startet der Bot seine Spielwiese ohne Discord.
owner-check-token = Discord kennt den Bot als { $name }.
owner-check-token-wrong = Discord nimmt es nicht an. Kopiere es neu aus dem Entwicklerportal.
owner-check-unreachable = keine Auskunft zu bekommen: { $why }
owner-check-clock = { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } Abweichung von der Uhr von Discord; bis zu einer Minute ist in Ordnung.
owner-check-rights = der Bot hat auf { $servers ->
        [one] seinem einen Server
       *[other] allen { $servers } Servern
    } alles, was er braucht, soweit kein Kanal etwas anderes sagt.
owner-check-rights-missing = auf { $lacking } von { $servers ->
        [one] 1 Server
       *[other] { $servers } Servern
    } fehlt etwas: { $named }
owner-check-store = { $file } ist heil ({ $size } MB).
owner-check-store-served = { $address } ist erreichbar, und diese Version kennt sein Schema.
owner-check-store-owned = Der Benutzer der Datenbank darf es ändern, wie es ein Upgrade tut.
owner-check-store-not-owned = Der Benutzer der Datenbank darf es nicht ändern, wie es ein Upgrade tun muss. Mach ihn zum Eigentümer der Tabellen.
owner-check-store-clock = { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } Abweichung von der Uhr dieses Computers; bis zu einer Minute ist in Ordnung.
owner-check-processes = { $processes ->
        [0] Keiner läuft.
        [one] Einer läuft, mit allen Shards ({ $shards }).
       *[other] { $processes } laufen und haben zusammen alle Shards ({ $shards }).
    }
owner-check-processes-free = { $processes ->
        [one] Einer läuft,
       *[other] { $processes } laufen,
    } aber von { $shards } Shards hat keiner { $free }. Sieh in einer Minute noch einmal nach.
owner-check-store-new = es gibt noch keinen; der erste Start legt { $file } an.
owner-check-disk = { $free } GB sind frei. Es sollte das Dreifache des Speichers sein, mindestens aber 0,2 GB.
owner-check-backups = { $number ->
        [one] eine ist da,
       *[other] { $number } sind da,
    } die neueste ist { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    } alt.
owner-check-backups-none = es gibt noch keine, obwohl AXIO_BACKUPS welche verlangt.
owner-backup-done = Die Sicherung { $file } ist heil.
owner-only-a-file = Der Speicher liegt auf einem PostgreSQL-Server, der mit eigenen Werkzeugen gesichert wird: siehe docs/running.md.
owner-backup-there = Die Datei { $file } gibt es schon. Nichts wurde geändert; nenne eine andere.
owner-copy-running = Auf { $file } läuft ein Bot. Halte ihn zuerst an.
owner-copy-done = { $target } enthält alles aus { $source }: { $rows } Zeilen, jede verglichen. Setze AXIO_DATABASE, um damit weiterzuspielen.
owner-restore-unusable = Die Sicherung { $file } ist nicht brauchbar, deshalb ist der Speicher, wie er war: { $why }
owner-restore-running = Auf diesem Speicher läuft der Bot. Halte ihn zuerst an.
owner-restore-done = { $file } enthält jetzt, was in { $backup } steht. Starte den Bot, um damit weiterzuspielen.
owner-restore-former = Der bisherige Speicher liegt jetzt in { $file }; lösche ihn samt seinen Begleitdateien, wenn du ihn nicht mehr brauchst.
owner-rebuild-done = Alle Ranglisten werden neu berechnet, im Hintergrund, wenn der Bot läuft, sonst nach seinem nächsten Start. Bis dahin sagen sie, dass sich noch etwas ändern kann.
owner-store = Der Speicher { $file } ist nicht brauchbar: { $why }
owner-no-match = Eine Partie mit dieser Nummer gibt es nicht, oder sie ist ein Versuch einer Tagespartie, der kein Ergebnis zum Annullieren hat. Die Nummern stehen bei `/verlauf` und `odd`.
owner-void-done = Das Ergebnis der Partie { $match } ({ $game }) ist annulliert. Der Bot zeigt es innerhalb einer Minute unter dem Spielfeld.
owner-kind =
    { $kind ->
        [player] Person
       *[server] Server
    }
owner-exclude-done = Nicht mehr weltweit zählen die Ergebnisse von { owner-kind } { $id }. Die Ranglisten werden neu berechnet, sobald jemand eine ansieht.
owner-exclude-already = Schon ausgeschlossen: { owner-kind } { $id }.
owner-exclude-unknown = Zu dieser ID ({ owner-kind }) ist bisher kein Ergebnis gespeichert. Stimmt sie nicht, dann nimmt `include` das zurück.
owner-include-done = Wieder weltweit zählen die Ergebnisse von { owner-kind } { $id }. Die Ranglisten werden neu berechnet, sobald jemand eine ansieht.
owner-include-already = Nicht ausgeschlossen gewesen: { owner-kind } { $id }.
owner-excluded-title = Von den Weltranglisten ausgeschlossen:
owner-none = keine
owner-heading = { $days ->
        [one] Was an den Ergebnissen des letzten Tages
       *[other] Was an den Ergebnissen der letzten { $days } Tage
    }, die zählen, auffällt. Nichts davon beweist etwas: Sieh dir die Partien an.
owner-odd-closed = Paare, die meistens miteinander spielen:
owner-odd-one-sided = Paare, bei denen fast immer dieselbe Person gewinnt:
owner-odd-short = Partien mit weniger als der Hälfte der üblichen Züge:
owner-odd-fast = Partien mit wenigen Sekunden pro Zug:
owner-odd-small = Server, in deren Partien nur wenige verschiedene Leute mitspielen:
owner-odd-voids = Server, auf denen viele Ergebnisse annulliert wurden:

owner-column-kind = Art
owner-column-id = ID
owner-column-since = seit
owner-column-player = Person
owner-column-name = Name
owner-column-other = andere Person
owner-column-other-name = Name
owner-column-together = gemeinsam
owner-column-ahead = davor
owner-column-behind = dahinter
owner-column-of-one = Partien
owner-column-of-other = der anderen
owner-column-match = Partie
owner-column-game = Spiel
owner-column-server = Server
owner-column-turns = Züge
owner-column-usual = üblich
owner-column-pace = Sekunden pro Zug
owner-column-matches = Partien
owner-column-people = Leute
owner-column-voided = annulliert
