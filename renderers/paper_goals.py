"""The goal cards of Paper World: each of the twenty sides as a diagram that needs no words.

Cards on a faint 3 x 3 must lie like that (turned or mirrored too where a shape may be); cards without it may
lie anywhere. Purple cards with "=" are of one colour, whichever; cards with "n" of one value.
"""

from typing import Final

from renderers import paper_cards, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write

WIDTH: Final = 118
HEIGHT: Final = 169
OUTSIDE: Final = 5
"""How far the frame of a goal that was just won reaches beyond its card."""
_SIDE: Final = 32  # of a card in a diagram
_STEP: Final = 35
_LEFT: Final = (WIDTH - 3 * _STEP + _STEP - _SIDE) // 2
_TOP: Final = 10
_TOKEN: Final = 36

# What lies on the nine cells, row by row: "." nothing, "o" any card, "#" one and the same colour, "n" one and
# the same value, a colour letter, a digit, "s" scissors. After the cells: what a line must sum to.
PLACED: Final[dict[str, str]] = {
    "1a": "#..##....",
    "1b": "n.n...n.n",
    "2a": "2..22....",
    "2b": "yb.gk....",
    "3a": "ooooooooo",
    "3b": "#...#...#",
    "4a": "...333...",
    "5b": ".2..5..2.",
    "6a": "2...3...4",
    "7b": "+++",
    "8a": "+..+..+..",
    "9a": "33.33....",
    "9b": "##.##....",
    "10a": ".1.234.5.",
    "10b": ".y.b.g.k.",
}
SUMS: Final[dict[str, int]] = {"7b": 9, "8a": 12}
LOOSE: Final[dict[str, str]] = {"4b": "55", "5a": "12345", "6b": "444", "7a": "11111", "8b": "sss"}
GOALS: Final = tuple(PLACED | LOOSE)


@cached
def diagram(goal: str) -> Sprite:
    """A goal card, WIDTH by HEIGHT, with its diagram and room for the tokens below."""
    spots = _loose_spots(LOOSE[goal]) if goal in LOOSE else _placed_spots(PLACED[goal])

    def paint(brush: Brush) -> None:
        brush.box(0, 0, WIDTH, HEIGHT, theme.IVORY_EDGE, 12)
        brush.box(3, 3, WIDTH - 3, HEIGHT - 3, theme.IVORY, 10)
        if goal in PLACED and goal not in SUMS:
            for cell in range(9):
                left, top = _cell(cell)
                brush.box(left + 2, top + 2, left + _SIDE - 2, top + _SIDE - 2, theme.IVORY_LINE, 4)
        for left, top, what in spots:
            _paint_card(brush, left, top, what)

    drawn = sprite(WIDTH, HEIGHT, theme.KRAFT, paint)
    for left, top, what in spots:
        at = (left + _SIDE // 2, top + _SIDE // 2)
        if what in "12345n+":
            write(drawn, at, what, theme.SMALL, theme.INK, theme.WHITE, "middle")
        elif what == "#":
            write(drawn, at, "=", theme.SMALL, theme.IVORY, theme.PURPLE, "middle")
    if goal in SUMS:
        at = (WIDTH // 2, _TOP + 73) if SUMS[goal] == 9 else (_LEFT + 73, _TOP + 51)
        write(drawn, at, f"={SUMS[goal]}", theme.SMALL, theme.INK, theme.IVORY, "middle")
    return drawn


@cached
def _inside(goal: str) -> Sprite:
    """A goal card without its border."""
    return Sprite(diagram(goal).image.crop((5, 5, WIDTH - 5, HEIGHT - 5)))


def draw_goal(
    picture: Picture, at: tuple[int, int], goal: str, tokens: tuple[tuple[int, str], ...], recent: bool
) -> None:
    """Draw a goal card; `tokens` are its points, each with the letter of the seat that won it, or "".

    With `recent` the card has the gold frame of what happened last.
    """
    x, y = at
    if recent:
        picture.paste(_frame(), (x - OUTSIDE, y - OUTSIDE))
        picture.paste(_inside(goal), (x + 5, y + 5))
    else:
        picture.paste(diagram(goal), at)
    middle = y + HEIGHT - 10 - _TOKEN // 2
    for index, (points, letter) in enumerate(tokens):
        start = x + WIDTH // 2 + round((index - len(tokens) / 2) * (_TOKEN - 1))
        picture.paste(_token(bool(letter)), (start, middle - _TOKEN // 2))
        ground, colour = (theme.INK, theme.IVORY) if letter else (theme.GOLD, theme.INK)
        text = letter or str(points)
        write(picture, (start + _TOKEN // 2, middle), text, theme.SMALL, colour, ground, "middle")


def _cell(cell: int) -> tuple[int, int]:
    return _LEFT + cell % 3 * _STEP, _TOP + cell // 3 * _STEP


def _placed_spots(cells: str) -> list[tuple[int, int, str]]:
    return [(*_cell(cell), what) for cell, what in enumerate(cells) if what != "."]


def _loose_spots(cards: str) -> list[tuple[int, int, str]]:
    """Rows of two and three cards in the middle, not in line with the 3 x 3."""
    rows = {2: (2,), 3: (2, 1), 5: (2, 3)}[len(cards)]
    spots, start = [], 0
    for row, count in enumerate(rows):
        top = _TOP + _STEP + round((row - (len(rows) - 1) / 2) * (_STEP + 3))
        left = _LEFT + round((3 - count) * _STEP / 2)
        spots += [(left + index * _STEP, top, cards[start + index]) for index in range(count)]
        start += count
    return spots


def _paint_card(brush: Brush, left: int, top: int, what: str) -> None:
    right, bottom = left + _SIDE, top + _SIDE
    brush.box(left, top, right, bottom, theme.INK, 5)
    inner = (left + 2, top + 2, right - 2, bottom - 2)
    match what:
        case "#":
            brush.box(*inner, theme.PURPLE, 3)
        case _ if what in paper_cards.COLOURS:
            paper_cards.paint_emblem(brush, what, inner)
        case "s":
            brush.box(*inner, theme.WHITE, 3)
            middle = ((left + right) / 2, (top + bottom) / 2)
            paper_cards.paint_scissors(brush, middle, _SIDE * 0.4, theme.INK, theme.WHITE)
        case "o":
            brush.box(*inner, theme.INK_SOFT, 3)
        case _:
            brush.box(*inner, theme.WHITE, 3)


@cached
def _token(taken: bool) -> Sprite:
    """A disc with points, or the square chip of who has it."""

    def paint(brush: Brush) -> None:
        if taken:
            brush.box(1, 1, _TOKEN - 1, _TOKEN - 1, theme.INK, 10)
        else:
            brush.ellipse((_TOKEN / 2, _TOKEN / 2), _TOKEN / 2 - 0.5, theme.INK)
            brush.ellipse((_TOKEN / 2, _TOKEN / 2), _TOKEN / 2 - 3, theme.GOLD)

    return sprite(_TOKEN, _TOKEN, theme.IVORY, paint)


@cached
def _frame() -> Sprite:
    def paint(brush: Brush) -> None:
        width, height = WIDTH + 10, HEIGHT + 10
        brush.box(0, 0, width, height, theme.GOLD, 16)
        brush.box(6, 6, width - 6, height - 6, theme.INK, 10)
        brush.box(10, 10, width - 10, height - 10, theme.IVORY, 9)

    return sprite(WIDTH + 10, HEIGHT + 10, theme.KRAFT, paint)
