# What games with five markers have in common.
# Symbols: red sun, green dot, blue star, orange square, purple ring.
# An emoji always stands with its word: some differ by colour alone.

symbol-word-r = red
symbol-r = :red_sun: red sun
symbol-word-g = green
symbol-g = :green_dot: green dot
symbol-word-b = blue
symbol-b = :blue_star: blue star
symbol-word-o = orange
symbol-o = :orange_square: orange square
symbol-word-p = purple
symbol-p = :purple_ring: purple ring

symbol-emoji-r = :red_sun:
symbol-emoji-g = :green_dot:
symbol-emoji-b = :blue_star:
symbol-emoji-o = :orange_square:
symbol-emoji-p = :purple_ring:

## What happened

markers-points = { $points } { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) }
markers-no-points = no points
markers-lost =
    { $lost ->
        [one] 1 point beyond the end of a track is lost.
       *[other] { $lost } points beyond the end of a track are lost.
    }
markers-arrived = { "**" }AXIO!** { $top } reached: { $symbols }.
markers-bonus = { "**" }AXIO!** { $top } reached: { $symbols }. { $count ->
        [one] That brings a bonus tile.
       *[other] That brings { $count } bonus tiles.
    }

## Scores

markers-score = { $name }: lowest { $lowest } · red { $r }, green { $g }, blue { $b }, orange { $o }, purple { $p }
markers-score-left = { $name } (has left): lowest { $lowest } · red { $r }, green { $g }, blue { $b }, orange { $o }, purple { $p }
markers-result = { $place }. { $name } — { $markers }
markers-result-left = { $place }. { $name } (has left) — { $markers }
markers-result-solo = Result: **{ $score }**, your lowest marker. From the lowest: { $markers }.
markers-decided =
    { $level ->
        [1] The lowest marker decides: { $more } beats { $less }.
        [2] { $other } has the same lowest marker, so the second lowest decides: { $more } beats { $less }.
        [3] { $other } has the same two lowest markers, so the third lowest decides: { $more } beats { $less }.
        [4] { $other } has the same three lowest markers, so the fourth lowest decides: { $more } beats { $less }.
       *[other] { $other } has the same four lowest markers, so the highest decides: { $more } beats { $less }.
    }
markers-decided-shared = All five markers are equal.
