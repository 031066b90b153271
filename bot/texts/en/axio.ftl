# Axio.  The symbols and what it shares with other games of five markers are in markers.ftl.

axio-tile-rr = :red_sun::red_sun: red–red
axio-tile-rg = :red_sun::green_dot: red–green
axio-tile-rb = :red_sun::blue_star: red–blue
axio-tile-ro = :red_sun::orange_square: red–orange
axio-tile-rp = :red_sun::purple_ring: red–purple
axio-tile-gr = :green_dot::red_sun: green–red
axio-tile-gg = :green_dot::green_dot: green–green
axio-tile-gb = :green_dot::blue_star: green–blue
axio-tile-go = :green_dot::orange_square: green–orange
axio-tile-gp = :green_dot::purple_ring: green–purple
axio-tile-br = :blue_star::red_sun: blue–red
axio-tile-bg = :blue_star::green_dot: blue–green
axio-tile-bb = :blue_star::blue_star: blue–blue
axio-tile-bo = :blue_star::orange_square: blue–orange
axio-tile-bp = :blue_star::purple_ring: blue–purple
axio-tile-or = :orange_square::red_sun: orange–red
axio-tile-og = :orange_square::green_dot: orange–green
axio-tile-ob = :orange_square::blue_star: orange–blue
axio-tile-oo = :orange_square::orange_square: orange–orange
axio-tile-op = :orange_square::purple_ring: orange–purple
axio-tile-pr = :purple_ring::red_sun: purple–red
axio-tile-pg = :purple_ring::green_dot: purple–green
axio-tile-pb = :purple_ring::blue_star: purple–blue
axio-tile-po = :purple_ring::orange_square: purple–orange
axio-tile-pp = :purple_ring::purple_ring: purple–purple

## Refusals.  They say what is wrong and what would be right.

axio-unreadable = I cannot read that. Name the tile by two of the letters R, G, B, O, P, the cell for its first half and the cell beside it for the second, like `rb`, `E5`, `F5`.
axio-no-such-tile = “{ $text }” is not a tile. A tile is two of the letters R, G, B, O, P, like `rb`.
axio-no-such-cell = There is no cell { $cell }. Cells go from { $first } to { $last }: a letter for the column, a number for the row.
axio-outside = { $cell } is outside the part of the board in use, { $first } to { $last }.
axio-not-neighbours = { $cell } and { $to } are not side by side. A tile covers two cells that share a side.
axio-cell-taken = { $cell } already shows { WORD("symbol", $symbol) }. A tile needs two empty cells.
axio-coloured-cell = { $cell } is a printed { WORD("symbol", $symbol) } cell; you cannot place a tile on it.
axio-closed-cell = There is a pyramid on { $cell }; no tile can go there any more.
axio-vacated-cell = A pyramid has moved away from { $cell }; that cell stays empty for the rest of the match.
axio-first-tile = Your first tile must touch, by a side, a coloured cell that no tile touches yet. Still free: { $free }.
axio-not-in-rack = You have no { WORD("axio-tile", $tile) } tile on your rack. `/axio rack` shows your tiles.
axio-not-the-tile = You drew { WORD("axio-tile", $drawn) }, not { WORD("axio-tile", $tile) }: place the one you drew.
axio-not-placing = You have already placed. Now decide: exchange your rack, or keep it.
axio-bonus-first = You have a bonus tile to place first.
axio-no-exchange-now = You can exchange only after placing your tile, and only if the bag has five tiles and no tile on your rack shows the symbol of your lowest marker (or of any of them, if several are lowest).
axio-exchange-solo = There is no exchange when you play solo: you only have the tile you drew.

## What happened

axio-placed = { $name } places { WORD("axio-tile", $tile) } on { $first }–{ $second }: { $points }.
axio-why = • { $cell }: { $rows } = { $points }
axio-counted-n = { $count } up
axio-counted-w = { $count } left
axio-counted-e = { $count } right
axio-counted-s = { $count } down
axio-pyramid = • △ Pyramid on { $cell }, for what is beside it: { $points }
axio-pyramid-moved = • △ The pyramid from { $origin } moves to { $cell }, for what is beside it: { $points }. { $origin } stays empty.
axio-second-board = { WORD("symbol", $symbol) } starts again at 0 on the second board.
axio-bonus-lost =
    { $count ->
        [one] { $name } has a bonus that cannot be placed, so it is lost.
       *[other] { $name } has { $count } bonuses that cannot be placed, so they are lost.
    }
axio-exchanged = { $name } exchanges the whole rack, which showed: { $tiles }.
axio-kept = { $name } keeps the rack.
axio-ended-complete = All five markers have reached the top!
axio-ended-full = No tile fits on the board any more.
axio-ended-rack = The next player has no tile to place.

## What is to be decided

axio-decide-place = ▶️ { $name }: place a tile.
axio-decide-first = ▶️ { $name }: place your first tile, beside a coloured cell that no tile touches yet.
axio-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: place a bonus tile.
       *[other] ▶️ { $name }: place the first of { $owed } bonus tiles.
    }
axio-decide-exchange = ▶️ { $name }: exchange the whole rack, or keep it?
axio-why-exchange = You may, as no tile on your rack shows your lowest: { $symbols }.
axio-decide-solo-first = ▶️ You drew **{ WORD("axio-tile", $tile) }**. Your first tile must touch a coloured cell. Tiles in the bag: { $bag }.
axio-decide-solo = ▶️ You drew **{ WORD("axio-tile", $tile) }**. Tiles in the bag: { $bag }.

## The board in words

axio-text-area = Cells in use: { $first } to { $last }. Cells that are not named are empty.
axio-text-row = Row { $row }: { $cells }
axio-cell-printed = { WORD("symbol-word", $symbol) } (printed)
axio-cell-pyramid = pyramid
axio-cell-vacated = blocked

## Rack and panel

hand-of-axio = Your rack: { $hand }
axio-rack-empty = no tiles
button-hand-axio = My rack
button-axio-place = Place
button-axio-exchange = Exchange the rack
button-axio-keep = Keep it
axio-panel-tile = Choose a tile by its number.
axio-panel-column = Which column does { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) } go in? ↻ turns the tile around.
axio-panel-column-double = Which column does { WORD("axio-tile", $tile) } go in?
axio-panel-cell = Which cell of column { $column } does { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) } go on?
axio-panel-cell-double = Which cell of column { $column } does its first half go on?
axio-panel-direction = Which way does { WORD("symbol-emoji", $symbol) } { WORD("symbol-word", $symbol) } go?
axio-panel-direction-double = Which way does its second half go?
axio-action = { WORD("axio-tile", $tile) } on { $first }–{ $second }: { $points }
axio-panel-worth = { WORD("axio-tile", $tile) } on { $first }–{ $second } would score { $worth }
axio-panel-other-cell = Other cell
axio-panel-other-column = Other column
axio-way-n = Up
axio-way-w = Left
axio-way-e = Right
axio-way-s = Down

## Commands

command-axio = axio
    .description = Play Axio, the tile game by Reiner Knizia
command-place = place
    .description = Place a tile: the tile, the cell for its first half, the cell beside it
command-exchange = exchange
    .description = After placing: exchange your whole rack, if you can, or keep it
command-rack = rack
    .description = See your tiles; nobody else sees them
option-tile = tile
    .description = Two of the letters R G B O P, like rb: the first half goes on the first cell
option-cell = cell
    .description = Where the first half goes, like E5
option-to = to
    .description = The cell beside it, where the second half goes, like F5
option-keep = keep
    .description = Keep your rack instead of exchanging it
