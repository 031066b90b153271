# Axio Rota.  The symbols and what it shares with other games of five markers are in markers.ftl.
# "_" is the empty corner of a tile.

rota-emoji-r = { symbol-emoji-r }
rota-emoji-g = { symbol-emoji-g }
rota-emoji-b = { symbol-emoji-b }
rota-emoji-o = { symbol-emoji-o }
rota-emoji-p = { symbol-emoji-p }
rota-emoji-_ = :empty_corner:
rota-word-r = { symbol-word-r }
rota-word-g = { symbol-word-g }
rota-word-b = { symbol-word-b }
rota-word-o = { symbol-word-o }
rota-word-p = { symbol-word-p }
rota-word-_ = empty

## Refusals.  They say what is wrong and what would be right.

rota-square-taken = There is already a tile on { $square }. Choose a free cell that shares a side with a tile.
rota-not-beside = { $square } is not next to a tile. Choose a cell that shares a side with a tile; touching at a corner is not enough.
rota-name-needed = On { $square }, turned as in picture { $rotation }, your empty corner meets other corners. Also choose the colour it counts as.
rota-unreadable = I cannot read that. Name the cell by its letters and number, like `M59`, then the rotation by the number under its picture (0 to 3) or by the colour at the top left, and for an empty corner the colour it counts as, like `blue`.
rota-not-a-cell = “{ $text }” is not a cell. A cell is its letters and number, like `M59`.
rota-not-a-rotation = “{ $text }” is not a rotation. Name the number under a picture of your tile, 0 to 3, or the colour at the top left, like `blue`.
rota-not-a-colour = “{ $text }” is not a colour. An empty corner counts as red, green, blue, orange or purple.
rota-no-such-square = No tile can reach { $square }. The letters and numbers of the cells are at the edges of the picture.
rota-no-such-corner = Your tile has no { WORD("rota-word", $corner) } corner. Name one it has, or the number under one of the four pictures, 0 to 3. `/rota hand` shows them.
rota-no-tile = You hold no tile.

## What happened

rota-placed = { $name } places { $tile } on { $square }: { $points }.
rota-placed-named = { $name } places { $tile } on { $square }, the empty corner as { WORD("symbol", $colour) }: { $points }.
rota-why = • { $corner }: { $squares } = { $points }
rota-corner-0 = Top left
rota-corner-1 = Top right
rota-corner-2 = Bottom right
rota-corner-3 = Bottom left
rota-bonus-lost =
    { $count ->
        [one] The general supply is empty, so { $name } loses a bonus.
       *[other] The general supply is empty, so { $name } loses { $count } bonuses.
    }
rota-ended-complete = All five markers have reached the top!
rota-ended-placed = Everybody has placed all their tiles.

## What is to be decided

rota-decide-place = ▶️ { $name }: place your tile.
rota-decide-bonus =
    { $owed ->
        [one] ▶️ { $name }: place a bonus tile.
       *[other] ▶️ { $name }: place the first of { $owed } bonus tiles.
    }
rota-decide-solo = ▶️ You drew **{ $tile }**. Your own tiles after it: { $own }. General supply: { $supply }.
rota-decide-solo-bonus =
    { $owed ->
        [one] ▶️ Bonus tile: **{ $tile }**.
       *[other] ▶️ Bonus tile: **{ $tile }**, the first of { $owed }.
    }

## The table in words

rota-text-piles = General supply: { $supply } tiles. Own tiles left to draw: { $stacks }. Tiles are read clockwise from the top left.
rota-text-stack = { $name } { $tiles }
rota-text-row = Row { $row }: { $tiles }

## Hand and panel

hand-of-rota = Your tile: { $hand }
rota-held = { $tile }, clockwise from the top left
rota-held-none = none
button-hand-rota = My tile
button-rota-place = Place
rota-panel-listed =
    { $pages ->
        [one] Choose a cell: all { $count } open ones are marked.
        [2] Choose a cell: row by row, { $first } to { $last } of { $count } are marked. The last button marks the others.
       *[other] Choose a cell: row by row, { $first } to { $last } of { $count } are marked. The last buttons mark the others.
    }
rota-panel-page = More: { $first } to { $last }
rota-panel-rotation = Which of the four pictures of your tile goes on { $square }?
rota-panel-corner = { $turns } · { WORD("rota-emoji", $corner) } { WORD("rota-word", $corner) } top left
rota-panel-colour = Which colour does the empty corner count as?
rota-action = { $square }, picture { $turns }: { $points }
rota-action-named = { $square }, picture { $turns }, the empty corner as { WORD("symbol-word", $colour) }: { $points }
rota-panel-worth = { "**" }{ $turns } · on { $square }** would score { $worth }
rota-panel-worth-named = { "**" }{ $turns } · on { $square }**, the empty corner as { WORD("symbol-word", $colour) }, would score { $worth }
rota-panel-other = Other cell

## Commands

command-rota = rota
    .description = Play Axio Rota, the tile game by Reiner Knizia
command-rota-place = place
    .description = Place your tile: the cell, the picture that shows how it lies, the colour of an empty corner
option-rota-cell = cell
    .description = The cell by its letters and number, like M59
option-rota-rotation = rotation
    .description = The number under the picture of your tile, 0 to 3, or the colour at the top left
option-rota-colour = colour
    .description = The colour an empty corner counts as, if it meets other corners
