# The daily challenge.

## Refusals

# What brings the board back of a match that is shown in private answers only.
kind-command-daily = `/daily`

daily-undo = In der Tagespartie gibt es kein Zurück: Alle haben einen Versuch mit denselben Plättchen.
daily-fixed = Das geht in der Tagespartie nicht: Du spielst sie allein, einmal, bis der Tag endet. `/daily` setzt sie fort.
daily-finished = Dieser Versuch ist fertig; `/daily` zeigt dein Ergebnis.
daily-over = Dieser Versuch ist vorbei: Sein Tag ist um, oder du hast ihn beendet. `/daily` beginnt den von heute, falls du ihn noch nicht gespielt hast.
daily-tried = Du hattest die heutige Tagespartie schon begonnen, bevor du deine Daten gelöscht hast, und alle haben einen Versuch am Tag. Die nächste beginnt um Mitternacht (UTC).
daily-nothing-to-share = Solange du nicht fertig bist, gibt es nichts zu teilen. `/daily` setzt deinen Versuch fort.
daily-no-date = Schreib das Datum als Jahr, Monat und Tag, etwa `2026-11-28`.
daily-no-day = Eine Tagespartie gibt es für jeden Tag von 2020 bis heute. Ein Tag beginnt und endet um Mitternacht (UTC).

## A try

daily-begins = { "**" }Tagespartie { $date }: { $game }**
    Alle auf der Welt spielen sie allein, mit denselben Plättchen, und haben einen Versuch. Deinen sieht niemand. Der Tag endet { $time }; wer bis dahin nicht fertig ist, hat kein Ergebnis. `/daily` bringt dich jederzeit hierher zurück.
daily-head = { "**" }Tagespartie { $date }: { $game }** · endet { $time }
daily-done = { "**" }Tagespartie { $date }: { $game }** · fertig
daily-without = { "**" }Tagespartie { $date }: { $game }** · dieser Versuch endete ohne Ergebnis. Jeden Tag gibt es eine neue.
daily-place = { $count ->
        [one] Auf diesem Server bist du bisher die einzige Person, die fertig ist.
       *[other] Auf diesem Server bisher: Rang { $place } von { $count }.
    }
daily-place-world = { $count ->
        [one] Auf der ganzen Welt bist du bisher die einzige Person, die fertig ist.
       *[other] Weltweit bisher: Rang { $place } von { $count }.
    }
daily-streak =
    { $count ->
        [one] 🔥 1 Tag in Folge; dein Rekord: { $best }.
       *[other] 🔥 { $count } Tage in Folge; dein Rekord: { $best }.
    }
daily-copy = **Hier teilen** bringt dein Ergebnis auf die Tagesliste dieses Servers. Oder kopiere das hier; es verrät nichts:
daily-copy-direct = In einem Serverkanal hat `/daily` einen Knopf, der dein Ergebnis dort zeigt. Oder kopiere das hier; es verrät nichts:
daily-paste-head = { $game } { $date }
daily-paste-foot = ★ { $score } 🔥 { $streak }
daily-end-confirm = Den heutigen Versuch beenden? Du hast nur einen am Tag: Er bleibt ohne Ergebnis, und deine Serie endet.
daily-ended = Dein Versuch ist beendet.
daily-kept = Dein heutiger Versuch ist gespeichert; `/daily` zeigt ihn.
daily-counts = Dein Ergebnis steht auf der Tagesliste dieses Servers.
daily-shared = Dein Ergebnis steht auf der Tagesliste dieses Servers: { $link }

## Boards

daily-board-head = { "**" }Tagespartie { $date }: { $game }** · dieser Server
daily-board-head-world = { "**" }Tagespartie { $date }: { $game }** · die Welt
daily-post-head = { "**" }Tagespartie { $date }: { $game }**
daily-post-foot = -# Dieselben Plättchen für alle auf der Welt und ein Versuch am Tag. Die Balken sind die Punkte für jedes Plättchen, der Reihe nach; sind es viele, steht jeder Balken für den Durchschnitt von einigen.
daily-board-line = { "**" }{ $place }.** { $name } – **{ $score }** { $bars }
daily-board-more = … und { $count } weitere
daily-board-empty = Hier ist noch niemand fertig.

## Buttons

button-daily-board = Tagesliste
button-daily-end = Versuch beenden
button-daily-play = Tagespartie spielen
button-daily-before = Tag davor
button-daily-after = Tag danach
button-daily-s = Dieser Server
button-daily-w = Die Welt

## Commands

command-daily = tagespartie
    .description = Die Partie des Tages: dieselben Plättchen für alle, allein gespielt, ein Versuch
option-daily-board = liste
    .description = Die Ergebnisse des Tages ansehen statt spielen
option-daily-date = datum
    .description = Die Ergebnisse eines früheren Tages, etwa 2026-11-28
where-server = dieser Server
where-world = die Welt

## Elsewhere

matches-daily = { $game }, die Tagespartie – **du bist dran**: `/daily`
settings-daily-on = Die Tagesliste erscheint in { $channel }, sobald jemand von euch die Tagespartie beendet hat.
settings-daily-off = Die Tagesliste erscheint nur dort, wo jemand ein Ergebnis teilt.
settings-daily-here = Die Tagesliste erscheint in diesem Kanal.
settings-daily-now = Die Tagesliste bleibt in ihrem Kanal.
option-settings-daily = tagespartie
    .description = Der Kanal für die Tagesliste; wähle denselben Kanal noch einmal, um sie abzuschalten
