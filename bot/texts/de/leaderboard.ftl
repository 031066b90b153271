# Leaderboards: ratings, on a server and in the world.

## A page

standing-all = Alle Spiele
standing-solo = { $game } · solo
standing-here = Dieser Server
standing-world = Die Welt
standing-ever = seit Beginn
standing-month = { WORD("month", $month) } { $year }
standing-column-rating = Rating
standing-column-matches = Partien
standing-column-won = Siege
standing-column-best = Bestes
standing-note-provisional = ? weniger als { $matches } Partien: noch vorläufig
standing-note-left = Durchgestrichen: hat den Server verlassen
standing-nameless = Name unbekannt
standing-unnamed = Name oben: { $number }
standing-alt = Rangliste: { $title }, { $subtitle }. { $lines }.
standing-alt-line = { $rank } { $name } { $rating }
standing-line =
    { "**" }{ $rank }.** { $name } – { "**" }{ $rating }** · { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    } bei { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }
standing-line-solo =
    { "**" }{ $rank }.** { $name } – { "**" }{ $best }** · { $matches ->
        [one] in einer Partie
       *[other] das beste aus { $matches } Partien
    }
standing-left = *(nicht mehr da)*

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Answers

leaderboard-head = { "**" }{ $title }** · { $where } · { $when } · Seite { $page } von { $pages }
leaderboard-own = Dein Rang: **{ $rank }** von { $count }, mit einem Rating von { $rating }.
leaderboard-own-provisional =
    Dein Rang: **{ $rank }** von { $count }, mit einem Rating von { $rating }, vorläufig noch für { $missing ->
        [one] eine weitere Partie
       *[other] { $missing } weitere Partien
    }.
leaderboard-own-solo = Dein Rang: **{ $rank }** von { $count }. Dein Bestes: { $best }.
leaderboard-empty = Auf dieser Rangliste steht niemand.
leaderboard-barred = Du stehst nicht auf dieser Rangliste, und was du jetzt spielst, zählt nicht weltweit: Entweder hast du in den letzten dreißig Tagen deine Daten gelöscht, oder wer diesen Bot betreibt, schließt dich aus. Auf den Ranglisten der Server zählt es weiterhin.
leaderboard-none = Du stehst noch nicht auf dieser Rangliste. Spiel dafür eine Partie { $game } mit anderen zu Ende: `/{ $command } start`.
leaderboard-none-all = Du stehst noch nicht auf dieser Rangliste. Spiel dafür irgendeine Partie mit anderen zu Ende.
leaderboard-unlisted = Du stehst noch nicht in der Weltrangliste: In Partien, die hier zählen, hast du erst gegen { $met } verschiedene Leute gespielt; { $needed } sind nötig. Dein Rating bisher: { $rating }.
leaderboard-none-solo = Du stehst noch nicht auf dieser Rangliste. Spiel dafür eine Solopartie { $game } zu Ende: `/{ $command } start seats:1`.
leaderboard-none-past = Du stehst nicht auf dieser Rangliste, und ihr Monat ist vorbei.
leaderboard-rule = -# Es zählen: Partien mit anderen, die zu Ende gespielt wurden oder aus denen jemand nach einem Viertel der üblichen Züge ausgestiegen ist. Ein Rating aus weniger als { $matches } Partien ist vorläufig: **?**
leaderboard-rule-world = -# Weltweit zählen Partien mit denselben Leuten innerhalb von 30 Tagen immer weniger, und gelistet wirst du, sobald du gegen { $needed } verschiedene Leute gespielt hast.
leaderboard-rule-solo = -# Von allen die beste Solopartie; bei gleichem Ergebnis liegt vorn, wessen nächster Wertungsstein höher steht. Solopartien ändern kein Rating.
leaderboard-unnamed = -# Namen, die das Bild nicht zeigen kann: { $names }
leaderboard-unnamed-one = { $number } { $name }
leaderboard-world-off = -# Partien auf diesem Server zählen nicht weltweit.
leaderboard-counting = -# Viele neue Ergebnisse werden noch gezählt; in den nächsten Minuten kann sich hier etwas ändern.
leaderboard-shared-by = { $name } teilt eine Rangliste:
leaderboard-direct = Das hier ist kein Server, also siehst du die Weltrangliste. Gib den Befehl auf einem Server ein, um seine zu sehen.
leaderboard-no-solo = { $game } lässt sich nicht solo spielen; deshalb gibt es keine Solo-Rangliste.

## Components

button-board-before = Vorige
button-board-after = Nächste
button-board-mine = Mein Rang
button-board-words = Als Text
button-board-picture = Als Bild
button-board-server = Dieser Server
button-board-world = Die Welt
button-board-month = Dieser Monat
button-board-ever = Seit Beginn
button-board-solo = Solo
button-board-others = Mit anderen
leaderboard-pick = Anderes Spiel

## Commands

command-leaderboard = rangliste
    .description = Ratings auf diesem Server oder weltweit, und dein eigener Rang
option-board-game = spiel
    .description = Nur ein Spiel; weglassen für alle Spiele
option-board-where = wo
    .description = Die Rangliste dieses Servers oder die der Welt
option-board-when = wann
    .description = Nur dieser Monat oder seit Beginn
option-board-solo = solo
    .description = Die besten Solopartien
option-board-text = text
    .description = Die Rangliste als Text statt als Bild
when-month = dieser Monat
when-ever = seit Beginn

## Elsewhere

lobby-ranked = -# Die Partie zählt für die Ranglisten, wenn sie zu Ende gespielt wird oder wenn jemand aussteigt, nachdem alle mindestens { $turns } Züge hatten (bei { $seats } Plätzen). Wird sie abgebrochen oder jemand ausgeschlossen, zählt sie für niemanden.
post-computer = -# Diese Partie zählt nicht für die Ranglisten, denn ein Computer spielt mit.
post-unranked = -# Diese Partie zählt nicht für die Ranglisten: Sie endete, bevor alle { $turns } Züge hatten.
post-removed = -# Diese Partie zählt nicht für die Ranglisten, denn jemand wurde ausgeschlossen.
post-given = -# Das Ergebnis von { $name } zählt für { $giver }: Die meisten Züge auf diesem Platz kamen noch vor der Übergabe.
post-ratings = Ratings: { $ratings }.
post-rating = { $name } { $rating } ({ $change })
post-stood-in = -# { $count ->
        [one] { $names } ist vorzeitig ausgestiegen und kommt
       *[other] { $names } sind vorzeitig ausgestiegen und kommen
    } deshalb ganz nach hinten; ein Computer, der weitergespielt hat, zählt nicht. Das Ergebnis: { $result }.
post-place = { $place }. { $name }
leave-unranked = Die Partie zählt nicht für die Ranglisten, weil noch nicht alle { $turns } Züge hatten.
settings-boards = **Ranglisten:**
settings-world-on = Partien auf diesem Server zählen auch für die Weltranglisten.
settings-world-off = Ab jetzt hier eröffnete Partien zählen nicht weltweit; die früher eröffneten zählen weiterhin.
settings-leavers-dim = In den Ranglisten dieses Servers ist durchgestrichen, wer ihn verlassen hat.
settings-leavers-hide = In den Ranglisten dieses Servers fehlt, wer ihn verlassen hat.
option-settings-leavers = ehemalige
    .description = Wie die Ranglisten dieses Servers alle zeigen, die ihn verlassen haben
option-settings-world = welt
    .description = Ob Partien, die ab jetzt hier eröffnet werden, für die Weltranglisten zählen
leavers-dim = durchgestrichen
leavers-hide = weggelassen
