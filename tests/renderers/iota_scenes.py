"""Scenes of Iota that the tests draw; each is the same in every process."""

import random
from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from renderers import iota, theme
from renderers.canvas import Picture, Sprite
from renderers.iota import Board, Hand, Laid, Player
from renderers.iota_cards import COLOURS, SHAPES, State, draw_card
from renderers.points import Ranking, draw_ranking
from tests.renderers.axio_scenes import opened

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
COLUMNS = (*LETTERS, *("A" + second for second in LETTERS), *("B" + second for second in LETTERS))
ROWS = tuple(str(number) for number in range(1, 79))
WIDE = len(COLUMNS)
NAMES = ("Anna", "Maximilian Großschädl", "Жофия Őry", "日本語")
FACES = tuple(colour + shape + number for colour in COLOURS for shape in SHAPES for number in "1234")


def card(size: int, face: str, state: State) -> Sprite:
    """A card alone on its cell."""
    picture = Picture(size, size, theme.PLUM)
    draw_card(picture, (0, 0), size, face, state)
    drawn = opened(picture.encode())
    return Sprite(Image.frombytes("L", drawn.size, drawn.tobytes()))


def cell(column: int, row: int) -> int:
    """The cell of a column and a row that count from 0."""
    return row * WIDE + column


def people(count: int, kids: bool = False) -> tuple[Player, ...]:
    return tuple(
        Player("ABCD"[seat], NAMES[seat], None if kids else seat * 71, 4 - seat, to_move=seat == 0)
        for seat in range(count)
    )


def laid(columns: int, rows: int, count: int) -> tuple[Laid, ...]:
    """Cards strewn over an area of this size round N20, in all four corners first."""
    chance = random.Random(11)
    left, top = 13 - columns // 2, 19 - rows // 2
    area = [cell(left + across, top + down) for down in range(rows) for across in range(columns)]
    corners = list(dict.fromkeys((area[0], area[columns - 1], area[-columns], area[-1])))
    others = [one for one in area if one not in corners]
    cells = [*corners, *chance.sample(others, min(count, len(area)) - len(corners))]
    faces = chance.sample((*FACES, "w", "w"), len(cells))
    return tuple(zip(faces, cells, strict=True))


def board(columns: int, rows: int, count: int, players: int = 2) -> Board:
    cards = laid(columns, rows, count)
    return Board(
        COLUMNS,
        ROWS,
        cards,
        people(players),
        66 - count,
        recent=tuple(one for _, one in cards[-3:]),
        earlier=tuple(
            tuple(one for _, one in cards[-3 * turn - 3 : -3 * turn]) for turn in range(1, players - 1)
        ),
    )


EXAMPLE = Board(
    COLUMNS,
    ROWS,
    tuple(
        (face, cell(13 + x, 19 + y))
        for face, x, y in (
            ("gt2", 0, 0), ("bx2", 1, 0), ("rc2", 2, 0), ("bc1", 2, -1), ("yc3", 2, 1), ("ys2", 3, 0),
            ("rs3", 3, -1), ("gx2", 0, -2), ("gt3", 1, -2), ("w", 2, -2), ("gs1", 3, -2),
        )
    ),
    people(3),
    43,
    recent=tuple(cell(13 + x, 17) for x in range(4)),
)  # fmt: skip
"""The position after the worked example of the rules, a wild card in place of the green circle."""


def choosing() -> Board:
    return replace(
        EXAMPLE,
        players=people(2),
        recent=(),
        preview=(("yt4", cell(14, 20)), ("gc4", cell(15, 17))),
        targets=(cell(13, 20), cell(12, 20), cell(16, 20)),
        unfinished=(cell(15, 21), cell(13, 18), cell(12, 19)),
    )


def hints() -> Board:
    scene = choosing()
    numbered = tuple((place,) for _, place in scene.preview)
    return replace(scene, targets=(), unfinished=(), numbered=numbered, zoomed=True)


def zoomed() -> Board:
    """A large table, and the few cells where a card may go."""
    scene = board(18, 18, 66, 4)
    return replace(
        scene,
        recent=(),
        earlier=(),
        zoomed=True,
        targets=(cell(13, 14), cell(15, 15)),
        unfinished=(cell(12, 13), cell(14, 16)),
        preview=(("gc4", cell(15, 14)),),
    )


HAND = Hand(("rc2", "gs4", "w", "yx1"), chosen=(1,), used=(3,))
RANKING = Ranking(
    "Iota",
    (
        Player("B", "Bob", 1208, 0, place=1),
        Player("A", "Anna", 342, 2, place=2),
        Player("C", "日本語", 98, 4, place=3),
        Player("D", "Dávid", 0, 0, left=True, place=4),
    ),
)
KIDS = Ranking("Iota", tuple(replace(row, score=None, place=min(row.place or 0, 2)) for row in RANKING.rows))

DRAWN: dict[str, Callable[[], bytes]] = {
    "start": lambda: iota.draw_board(board(1, 1, 1)),
    "example": lambda: iota.draw_board(EXAMPLE),
    "choosing": lambda: iota.draw_board(choosing()),
    "hints": lambda: iota.draw_board(hints()),
    "zoomed": lambda: iota.draw_board(zoomed()),
    "middle": lambda: iota.draw_board(board(9, 11, 34)),
    "large": lambda: iota.draw_board(board(18, 18, 66, 4)),
    "hand": lambda: iota.draw_hand(HAND),
    "ranking": lambda: draw_ranking(RANKING),
    "kids": lambda: draw_ranking(KIDS),
}
"""Every kind of picture, by the name of its golden file."""
