# Puzzles: positions in which one move is clearly best.

puzzle-head = **{ $game }, Rätsel { $number } · { $date }**
puzzle-head-practice = **{ $game }, Rätsel { $number } · zum Üben**
puzzle-today = **Rätsel vom { $date }** · neue { $time }
    Eine Stellung, ein bester Zug, für alle dasselbe. Deine Versuche sieht niemand.
puzzle-today-line = • { $game }, Rätsel { $number }: { $marks }
puzzle-today-none = • { $game }: Ich suche noch nach einem Rätsel.
puzzle-untried = noch nicht versucht
puzzle-ask = 🧩 Du bist dran, und ein Zug ist deutlich besser als jeder andere. Welcher? Spiel ihn, mit den Knöpfen oder als Befehl. Deine Versuche sieht niemand; der erste zählt für dein Rätsel-Rating.
puzzle-right = { $tries ->
        [one] ✅ **Genau!** Und gleich beim ersten Versuch. { $reason }
       *[other] ✅ **Genau!** Beim { $tries }. Versuch. { $reason }
    }
puzzle-right-too = { $tries ->
        [one] ✅ **Das ist so gut wie der beste Zug**, gleich beim ersten Versuch. Zum besten: { $reason }
       *[other] ✅ **Das ist so gut wie der beste Zug**, beim { $tries }. Versuch. Zum besten: { $reason }
    }
puzzle-wrong = { $points ->
        [one] ❌ Es gibt einen besseren Zug. Soweit ich sehe, ist er etwa 1 Punkt mehr wert.
       *[other] ❌ Es gibt einen besseren Zug. Soweit ich sehe, ist er etwa { $points } Punkte mehr wert.
    }
puzzle-shown = 💡 **Der beste Zug** (zweites Bild): { $action }. { $reason }
puzzle-shown-alt = Die Stellung mit dem besten Zug: { $action }
puzzle-position = Die Stellung vor deinem Zug:
puzzle-second = Der zweitbeste Zug, die Folgen mitgerechnet: { $action }.
puzzle-left = Du hast diese Stellung verlassen, bevor dein Zug zu Ende war; sie zählt nicht als Versuch. Drück auf **Noch einmal**, wenn du sie doch spielen willst.
puzzle-ratings = 🧩 Dein Rätsel-Rating: **{ $own }** · das dieses Rätsels: { $puzzle } (je höher, desto schwerer)
puzzle-copy = **Hier teilen** zeigt, wie oft du es versucht hast, und sonst nichts. Oder kopier das hier:
puzzle-copy-direct = Um zu zeigen, wie oft du es versucht hast, kopier das hier; es verrät nichts:
puzzle-paste = { $game }, Rätsel { $number } { $marks }
puzzle-shared = 🧩 { $name } · { $line }
    -# Für alle dieselbe Stellung.
puzzle-unjudged = Ich kann deinen Zug gerade nicht beurteilen. In einer Minute zeigt `/puzzle`, was er wert war.
puzzle-kept = Die Stellung ist vorbereitet; `/puzzle` zeigt sie.
puzzle-end-confirm = Diese Stellung verlassen? Das zählt nicht als Versuch, und du kannst jederzeit zu dem Rätsel zurück.
puzzle-ended = Du hast diese Stellung verlassen.
kind-command-puzzle = `/puzzle`
matches-puzzle = { $game }, ein Rätsel – **du bist dran**: { $link }
stats-puzzles = 🧩 Gelöste Rätsel: { $solved } von { $tried } · Rätsel-Rating { $rating }

## Refusals

puzzle-none = Zu { $game } habe ich heute kein Rätsel. Ich suche weiter nach neuen; schau später noch einmal vorbei.
puzzle-fixed = Das geht in einem Rätsel nicht: Du spielst einen Zug, und außer dir spielt niemand mit.
puzzle-last = 🧩 Du kennst alle Rätsel, die es gibt. Das nächste kommt { $time }.
puzzle-try-first = Spiel erst deinen Zug. Danach kann ich dir den besten zeigen.
puzzle-nothing-to-share = Es gibt nichts zu teilen, bevor du den besten Zug gefunden oder gezeigt bekommen hast.

## Buttons and commands

button-puzzle-end = Stellung verlassen
button-puzzle-again = Noch einmal
button-puzzle-show = Den besten Zug zeigen
button-puzzle-next = Noch ein Rätsel
button-puzzle-position = Die Stellung ansehen
button-puzzle-look = Was war er wert?
command-puzzle = rätsel
    .description = Finde den besten Zug: jeden Tag eine neue Stellung, für alle dieselbe
option-puzzle-game = spiel
    .description = Zu welchem Spiel; ohne Angabe die Rätsel aller Spiele
