# Hints: why an action is good. Each sentence is true by the rules of its game.

hints-on = 💡 Mit Tipps (`/{ $command } hint`), zählt also nicht für die Ranglisten.
post-hints = -# Diese Partie zählt nicht für die Ranglisten, denn es gab Tipps.
hint-off = In dieser Partie gibt es keine Tipps. Es gibt sie in Partien, die mit der Option `/{ $command } start#hints` eröffnet werden, und mit `/{ $command } practice`.
hint-waiting = Ich denke noch über deinen Tipp nach; gleich ist er da.
hint-line = { "**" }{ $number }** · { $action }. { $reason }
button-hint = 💡 Tipp
button-hint-play = { $number } spielen
start-solo-hints = Soloergebnisse werden miteinander verglichen, darum gibt es dabei keine Tipps. Mit `/{ $command } practice` gibt es welche.

## Reasons

hint-ahead = Das zahlt sich in den nächsten Zügen aus; ich habe sie durchgespielt.

## Games with five markers

hint-markers-complete = Bringt alle deine Wertungssteine auf { $top }.
hint-markers-top = AXIO! Damit auf { $top }: { WORD("symbol", $symbol) }.
hint-markers-lowest = Bringt deinen niedrigsten Wertungsstein ({ WORD("symbol", $symbol) }) von { $old } auf { $new }.
hint-markers-low = Bringt einen deiner niedrigsten Wertungssteine ({ WORD("symbol", $symbol) }) von { $old } auf { $new }.
hint-markers-most = Mehr Punkte sind gerade nirgends zu holen.
hint-markers-none = Punkte sind gerade nirgends zu holen.
hint-markers-several = Bringt { $count } deiner Wertungssteine voran.
hint-markers-one = Bringt voran: { WORD("symbol", $symbol) }, von { $old } auf { $new }.
hint-axio-exchange = Kein Plättchen auf deiner Ablage zeigt dein niedrigstes Symbol: { WORD("symbol", $symbol) }.
hint-axio-pyramid = Schließt ein leeres Feld ein: Die Pyramide bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## Iota

hint-iota-last = Legt deine letzte Karte; damit endet die Partie, und die Punkte verdoppeln sich.
hint-iota-doublings = Verdoppelt die Punkte { $count }-mal.
hint-iota-lot = Macht einen Vierer voll, der die Punkte verdoppelt.
hint-iota-four = Legt vier Karten auf einmal, was die Punkte verdoppelt.
hint-iota-most = Mehr Punkte sind gerade nirgends zu holen.
hint-iota-wild = Hebt deinen Joker für später auf.
hint-iota-lines = Bringt Punkte in { $count } Reihen.
hint-iota-kids = { $count ->
        [one] Legt eine Karte.
       *[other] Legt { $count } Karten auf einmal.
    }
hint-iota-kids-last = Legt deine letzte Karte und gewinnt.
hint-iota-swap = Bringt dir den Joker von { $cell }, und dein Zug geht weiter.
hint-iota-pass = { $count ->
        [0] Keine deiner Karten lässt sich jetzt legen.
        [one] Keine deiner Karten lässt sich jetzt legen, und so bekommst du eine neue.
       *[other] Keine deiner Karten lässt sich jetzt legen, und so bekommst du { $count } neue.
    }

## Paper World

hint-paperworld-take-fit = { $count ->
        [one] Diese Karte passt ohne Abwurf in deine Landschaft.
       *[other] { $fitting ->
            [one] { $fitting } dieser { $count } Karten passt ohne Abwurf in deine Landschaft.
           *[other] { $fitting } dieser { $count } Karten passen ohne Abwurf in deine Landschaft.
        }
    }
hint-paperworld-take-most = Keine andere Wahl bringt dir mehr Karten.
hint-paperworld-goal = { $count ->
        [one] Erfüllt ein Ziel
       *[other] So erfüllst du mit { $count } Karten ein Ziel
    } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }): { WORD("paperworld-goal", $goal) }.
hint-paperworld-turn = So kannst du { $count } Karten nacheinander legen.
hint-paperworld-turn-stars = So kannst du { $count } Karten nacheinander legen, für { $stars ->
        [one] 1 Stern mehr
       *[other] { $stars } Sterne mehr
    }.
hint-paperworld-token = Holt das Scherenplättchen: { $points } Punkte.
hint-paperworld-stars = Zeigt { $stars ->
        [one] 1 Stern mehr
       *[other] { $stars } Sterne mehr
    }.
hint-paperworld-card = Jede Karte auf der Hand kostet am Ende einen Punkt; diese dann nicht mehr.
hint-paperworld-done = In diesem Zug passt keine weitere Karte.
hint-paperworld-keep = Hebt deine übrigen Karten für spätere Züge auf.
hint-paperworld-discard = { $count ->
        [one] Ohne Abwurf passt sie nirgends in deine Landschaft.
       *[other] Ohne Abwurf passen sie nirgends in deine Landschaft.
    }
hint-paperworld-pass = Etwas anderes geht nicht.
