# What games with five markers have in common.
# Symbole: rote Sonne, grüner Punkt, blauer Stern, oranges Quadrat, lila Ring; sie stehen immer im Nominativ.
# An emoji always stands with its word: some differ by colour alone.

symbol-word-r = Rot
symbol-r = :red_sun: rote Sonne
symbol-word-g = Grün
symbol-g = :green_dot: grüner Punkt
symbol-word-b = Blau
symbol-b = :blue_star: blauer Stern
symbol-word-o = Orange
symbol-o = :orange_square: oranges Quadrat
symbol-word-p = Lila
symbol-p = :purple_ring: lila Ring

symbol-emoji-r = :red_sun:
symbol-emoji-g = :green_dot:
symbol-emoji-b = :blue_star:
symbol-emoji-o = :orange_square:
symbol-emoji-p = :purple_ring:

## What happened

markers-points = { $points } { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }
markers-no-points = keine Punkte
markers-lost =
    { $lost ->
        [one] 1 Punkt geht über das Ende der Wertungstafel hinaus und verfällt.
       *[other] { $lost } Punkte gehen über das Ende der Wertungstafel hinaus und verfallen.
    }
markers-arrived = { "**" }AXIO!** Auf { $top }: { $symbols }.
markers-bonus = { "**" }AXIO!** Auf { $top }: { $symbols }. { $count ->
        [one] Das bringt ein Bonusplättchen.
       *[other] Das bringt { $count } Bonusplättchen.
    }

## Scores

markers-score = { $name }: niedrigster { $lowest } · Rot { $r }, Grün { $g }, Blau { $b }, Orange { $o }, Lila { $p }
markers-score-left = { $name } (ausgestiegen): niedrigster { $lowest } · Rot { $r }, Grün { $g }, Blau { $b }, Orange { $o }, Lila { $p }
markers-result = { $place }. { $name } – { $markers }
markers-result-left = { $place }. { $name } (ausgestiegen) – { $markers }
markers-result-solo = Ergebnis: **{ $score }**, dein niedrigster Wertungsstein. Vom niedrigsten an: { $markers }.
markers-decided =
    { $level ->
        [1] Der niedrigste Wertungsstein entscheidet: { $more } schlägt { $less }.
        [2] { $other } hat denselben niedrigsten Wertungsstein, also entscheidet der zweitniedrigste: { $more } schlägt { $less }.
        [3] { $other } ist bei den zwei niedrigsten Wertungssteinen gleichauf, also entscheidet der drittniedrigste: { $more } schlägt { $less }.
        [4] { $other } ist bei den drei niedrigsten Wertungssteinen gleichauf, also entscheidet der viertniedrigste: { $more } schlägt { $less }.
       *[other] { $other } ist bei den vier niedrigsten Wertungssteinen gleichauf, also entscheidet der höchste: { $more } schlägt { $less }.
    }
markers-decided-shared = Alle fünf Wertungssteine stehen gleich.
