"""Colours, sizes and the font that all pictures share; numbers only, nothing is drawn here.

Lengths are pixels of a picture WIDTH pixels wide. A phone shows it about 400 points wide, so a length
of 2.4 here is one point there: text smaller than SMALL (cap height 22) cannot be read on a phone.
"""

from pathlib import Path
from typing import Final

Colour = tuple[int, int, int]

FONT: Final = Path(__file__).parent / "assets" / "Inter.ttf"
REGULAR: Final = 600
BOLD: Final = 800

WIDTH: Final = 960
MARGIN: Final = 16
GAP: Final = 12
SMALL: Final = 31
MEDIUM: Final = 35
LARGE: Final = 56


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """The colour that has `share` (0 to 1) of `other` in `one`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


# The table, the wooden frame and the cloth that the squares lie on.
TABLE: Final[Colour] = (38, 29, 26)
WOOD: Final[Colour] = (92, 62, 42)
WOOD_LIGHT: Final[Colour] = (122, 85, 58)
WOOD_DARK: Final[Colour] = (64, 42, 29)
CLOTH: Final[Colour] = (38, 74, 78)
CLOTH_LINE: Final[Colour] = (62, 103, 106)
CLOTH_DARK: Final[Colour] = (24, 47, 51)

# The same of Axio Rota.
ROSEWOOD: Final[Colour] = (98, 44, 48)
ROSEWOOD_LIGHT: Final[Colour] = (138, 68, 68)
ROSEWOOD_DARK: Final[Colour] = (58, 26, 32)
NIGHT: Final[Colour] = (40, 50, 88)
NIGHT_LINE: Final[Colour] = (66, 78, 120)

# Tiles, cards and score cards are of one ivory stock.
IVORY: Final[Colour] = (252, 246, 230)
IVORY_EDGE: Final[Colour] = (206, 190, 156)
IVORY_LINE: Final[Colour] = (228, 216, 188)
GHOST: Final[Colour] = (190, 238, 222)  # of what is only shown
FACE_NEW: Final[Colour] = (255, 224, 130)  # of a tile that was just laid
FACE_OLD: Final[Colour] = (250, 234, 184)
INK: Final[Colour] = (40, 32, 30)
INK_SOFT: Final[Colour] = (122, 108, 96)
GREY: Final[Colour] = (172, 164, 152)
WHITE: Final[Colour] = (255, 255, 255)

# What was laid last, whose turn it is, who won: always this gold. What is only possible: this mint.
GOLD: Final[Colour] = (255, 199, 44)
GOLD_OLD: Final[Colour] = (212, 160, 56)
GOLD_OLDEST: Final[Colour] = (164, 126, 64)
MINT: Final[Colour] = (132, 226, 204)
MINT_DIM: Final[Colour] = (112, 172, 166)

STONE_LIGHT: Final[Colour] = (240, 222, 178)
STONE_DARK: Final[Colour] = (168, 134, 84)
STONE_LINE: Final[Colour] = (112, 84, 48)

# Lightness falls from orange to purple, so that greyscale keeps them apart as far as ivory allows.
RED: Final[Colour] = (208, 38, 44)
GREEN: Final[Colour] = (34, 140, 74)
BLUE: Final[Colour] = (26, 86, 190)
ORANGE: Final[Colour] = (222, 110, 0)
PURPLE: Final[Colour] = (98, 40, 142)
RED_PALE: Final = blend(RED, IVORY, 0.4)
GREEN_PALE: Final = blend(GREEN, IVORY, 0.4)
BLUE_PALE: Final = blend(BLUE, IVORY, 0.4)
ORANGE_PALE: Final = blend(ORANGE, IVORY, 0.4)
PURPLE_PALE: Final = blend(PURPLE, IVORY, 0.4)

# Iota: plum cloth in a slate frame. Its four colours differ in lightness: yellow, leaf, red, navy.
PLUM: Final[Colour] = (66, 44, 74)
PLUM_LINE: Final[Colour] = (94, 70, 102)
PLUM_DARK: Final[Colour] = (46, 30, 54)
SLATE: Final[Colour] = (54, 58, 76)
SLATE_LIGHT: Final[Colour] = (88, 94, 116)
LEAF: Final[Colour] = (88, 182, 96)
NAVY: Final[Colour] = (28, 62, 158)
YELLOW: Final[Colour] = (250, 208, 36)
RED_LIGHT: Final = blend(RED, IVORY, 0.6)
LEAF_LIGHT: Final = blend(LEAF, IVORY, 0.6)
NAVY_LIGHT: Final = blend(NAVY, IVORY, 0.65)
YELLOW_LIGHT: Final = blend(YELLOW, IVORY, 0.75)

# Paper World lies on moss in a frame of brown paper; its yellow is SAND.
KRAFT: Final[Colour] = (196, 162, 114)
KRAFT_LIGHT: Final[Colour] = (222, 194, 152)
MOSS: Final[Colour] = (58, 66, 48)
MOSS_LINE: Final[Colour] = (86, 94, 70)
SAND: Final[Colour] = (238, 178, 34)
SAND_DARK: Final[Colour] = (196, 124, 22)
SAND_SKY: Final = blend(SAND, IVORY, 0.8)
SAND_FAR: Final = blend(SAND, IVORY, 0.4)
SEA_SKY: Final = blend(BLUE, IVORY, 0.8)
SEA_FAR: Final = blend(BLUE, IVORY, 0.6)
FOREST_SKY: Final = blend(GREEN, IVORY, 0.8)
MOUNTAIN_SKY: Final = blend(INK, IVORY, 0.8)
MOUNTAIN_FAR: Final = blend(INK, IVORY, 0.5)

# Blends that anti-aliased edges need: (first colour, second colour, number of steps between them). What
# covers an area has a name above. One step does for shapes, as more make files larger and nobody sees them;
# text has three.
_BLENDS: Final[tuple[tuple[Colour, Colour, int], ...]] = (
    (RED, GHOST, 1),
    (GREEN, GHOST, 1),
    (BLUE, GHOST, 1),
    (ORANGE, GHOST, 1),
    (PURPLE, GHOST, 1),
    (INK, IVORY, 3),
    (INK, GOLD, 3),
    (INK, IVORY_LINE, 3),
    (INK_SOFT, IVORY, 1),
    (IVORY, WOOD, 3),
    (IVORY, TABLE, 3),
    (IVORY, CLOTH, 1),
    (IVORY_EDGE, CLOTH, 1),
    (GOLD, CLOTH, 1),
    (GOLD, TABLE, 1),
    (GOLD, IVORY, 1),
    (MINT, CLOTH, 1),
    (STONE_LIGHT, CLOTH, 1),
    (STONE_DARK, CLOTH, 1),
    (INK, KRAFT, 3),
    (IVORY, MOSS, 1),
    (SAND, IVORY, 1),
    (WOOD, TABLE, 1),
    (WOOD_LIGHT, TABLE, 1),
    (LEAF, IVORY, 1),
    (NAVY, IVORY, 1),
    (YELLOW, IVORY, 1),
    (INK, RED, 1),
    (INK, LEAF, 2),
    (INK, YELLOW, 2),
    (IVORY, PLUM, 1),
    (IVORY_EDGE, PLUM, 1),
    (GOLD, PLUM, 1),
    (MINT, PLUM, 1),
    (IVORY, SLATE, 3),
    (SLATE, TABLE, 1),
)


def _palette() -> tuple[Colour, ...]:
    plain = [value for name, value in globals().items() if name.isupper() and _is_colour(value)]
    blends = [
        blend(one, other, step / (steps + 1)) for one, other, steps in _BLENDS for step in range(1, steps + 1)
    ]
    return tuple(dict.fromkeys(plain + blends))


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


PALETTE: Final[tuple[Colour, ...]] = _palette()
