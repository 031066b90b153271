"""What a table that grows shows: so many columns, and from which one on, that it seldom looks different.

Where the side of a cell changes, all that lies on the table is drawn anew; where the first column changes,
all rows are packed anew. So sides come from a short ladder, and columns that are shown besides those in use
are shared between both sides only as far as the first one may stay.
"""

from typing import Final

_COLUMNS: Final = (6, 7, 8, 9, 11, 13, 15, 18, 21, 25, 30, 36, 43, 51, 61, 73, 88, 105, 126, 151)
"""How many columns may fill the width: with so many there are no margins beside them."""


def columns(least: int, wide: int = 0, highest: int = 0) -> int:
    """The fewest columns of the ladder that are enough.

    wide, highest: where given, the cells that fill this width have to be no higher than this.
    """
    return next(count for count in _COLUMNS if count >= least and wide // count <= highest)


def first(low: int, high: int, middle: int) -> int:
    """The column to begin with, one from `low` to `high`, all of which show what has to be shown.

    middle: the one that a new table begins with. It is a number of steps from it, as long ones as there is
    always one among those, so that most often it stays when a column comes into use at either side.
    """
    step = 1 << (high - low + 1).bit_length() - 1
    whole = [column for column in range(low, high + 1) if (column - middle) % step == 0]
    return min(whole, key=lambda column: abs(2 * column - low - high))
