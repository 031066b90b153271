# Axio Rota.

## Refusals.  They say what is wrong and what would be right.

rota-over = This match is over.
rota-not-your-turn = It is not your turn.
rota-left-before = This seat was left before.
rota-square-taken = A tile lies on { $square } already. Choose a free square that shares a side with a tile.
rota-not-beside = { $square } does not touch the table. Choose a square that shares a side with a tile; a corner is not enough.
rota-name-needed = On { $square } your empty corner meets other corners. Name the colour it counts as, like `{ $square } { $rotation } b`.
rota-unreadable = I cannot read that. Name the square, the quarter turns clockwise (0 to 3) and, for an empty corner, its colour, like `M59 2 b`.
rota-no-such-square = No tile can reach { $square }. The letters and numbers stand at the edge of the picture.
rota-no-such-corner = Your tile has no such corner ({ WORD("rota-corner", $corner) }). Name a corner that it shows, or quarter turns from 0 to 3.
rota-no-tile = You hold no tile.

rota-corner-r = 🔴 red sun
rota-corner-g = 🟢 green dot
rota-corner-b = 🔵 blue star
rota-corner-o = 🟧 orange square
rota-corner-p = 🟣 purple ring
rota-corner-empty = empty
