# How a player has done.

## Refusals

stats-none = Auf diesem Server hast du noch keine beendete Partie, die zählt; `/axio start` eröffnet eine. Es zählen: Partien, die zu Ende gespielt wurden oder aus denen jemand spät genug ausgestiegen ist, Solopartien und Partien mit Computern.
stats-none-direct = Du hast noch keine beendete Partie, die zählt; `/axio start` eröffnet eine. Es zählen: Partien, die zu Ende gespielt wurden oder aus denen jemand spät genug ausgestiegen ist, Solopartien und Partien mit Computern.
stats-none-other = { $name } hat auf diesem Server noch keine beendete Partie, die zählt.
stats-bot = { $name } ist ein Bot, und Bots spielen hier nicht mit. Wähle eine Person.
stats-direct-other = In Direktnachrichten siehst du nur deine eigene Bilanz. Die von anderen zeigt der Befehl auf einem Server.
stats-share-other = Teilen kannst du nur deine eigene Bilanz. `/stats` zeigt sie.

## The answer

stats-head = { $name } auf diesem Server, seit { $date }
stats-head-direct = { $name } auf allen Servern, seit { $date }
stats-begun = { $name }: noch keine beendete Partie, die zählt
stats-later = -# Hast du eine Partie zu Ende gespielt, stehen hier auch deine Partien und Siege, und nach Partien mit anderen ein Rating je Spiel, dein Rang und deine Gegner. `/axio start` beginnt eine, `/axio practice` eine gegen einen Computer.
stats-puzzles-later = -# Dein erster Versuch an jedem Rätsel ändert dieses Rating: je schwerer die Rätsel, die du löst, desto höher. `/puzzle` hat jeden Tag ein neues für jedes Spiel.
stats-total = { $matches ->
        [one] Eine Partie mit anderen
       *[other] { $matches } Partien mit anderen
    }, { $won } gewonnen ({ $share } %) · Siege in Folge: jetzt { $streak }, höchstens { $longest }
stats-daily = 🔥 Tagespartie: { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    } in Folge; Rekord: { $best }
stats-game = { "**" }{ $game }**: Rating **{ $rating }**, { $place } · { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $won } gewonnen ({ $share } %), bestes Ergebnis { $best }
stats-game-unrated = { "**" }{ $game }**: kein serverübergreifendes Rating · { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $won } gewonnen ({ $share } %), bestes Ergebnis { $best }
stats-rank = Rang { $rank }
stats-no-rank = nicht in der Rangliste
stats-unlisted = noch nicht in der Weltrangliste (erst gegen { $met } verschiedene Leute gespielt, { $needed } sind nötig)
stats-rated = aus { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }, { $matches ->
        [one] die für alle Server zählt
       *[other] die für alle Server zählen
    }
stats-solo = { "**" }{ $game }** solo: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, bestes Ergebnis { $best }
stats-computers = { "**" }{ $game }** mit Computern: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $won } gewonnen
stats-met = Am häufigsten gespielt mit:
stats-opponent = • { $name }: { $matches } gemeinsam, { $ahead }-mal davor, { $behind }-mal dahinter
stats-provisional = -# ? weniger als { $matches } Partien: noch vorläufig

## The picture

stats-figure-matches = { $matches ->
        [one] Partie
       *[other] Partien
    }
stats-figure-share = { $share } %
stats-figure-won = gewonnen
stats-figure-longest = { $longest ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
stats-untitled = Ratings
stats-axis = Partien
stats-dotted = gepunktet: weniger als { $matches } Partien
stats-alt = { $name }: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit anderen, { $won } gewonnen ({ $share } %), höchstens { $longest } in Folge. So liefen die Ratings:
stats-alt-game = { $game }: von { $first } auf { $rating } in { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }, tiefster Stand { $low }, höchster { $high }.

## Buttons and commands

command-stats = statistik
    .description = Deine Bilanz oder die von anderen: Partien, Ratings im Verlauf, Serien, Mitspielende
option-stats-player = person
    .description = Wessen Bilanz; deine eigene, wenn du es weglässt
