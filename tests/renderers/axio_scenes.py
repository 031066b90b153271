"""Scenes of Axio that the tests draw; each is the same in every process."""

import io
import random
from collections.abc import Callable
from dataclasses import replace

from PIL import Image

from renderers import axio
from renderers.axio import SIDE, Board, Rack, Track
from renderers.symbols import SYMBOLS
from renderers.tracks import Ranking, draw_ranking

PRINTED = {"G7": "p", "G3": "r", "K7": "b", "G11": "g", "C7": "o"}
NAMES = ("Anna", "Maximilian Großschädl", "Жофия Őry", "日本語")


def cell(name: str) -> int:
    """The index of "A1" to "M13"."""
    return (int(name[1:]) - 1) * SIDE + ord(name[0]) - ord("A")


def tracks(count: int, to_move: int = 0) -> tuple[Track, ...]:
    return tuple(
        Track(
            "ABCD"[seat],
            NAMES[seat],
            tuple((seat * 5 + step * 7) % 19 for step in range(5)),
            seat == to_move,
            gained=(0, 3, 0, 12, 1) if seat == count - 1 else (),
        )
        for seat in range(count)
    )


def table(first: int, last: int, tiles: int, pyramids: bool = True) -> tuple[str, str, list[tuple[int, int]]]:
    """Symbols, joints and the tiles in the order they were laid: pairs of cells, packed tightly."""
    chance = random.Random(7)
    symbols, joints = ["."] * SIDE**2, ["."] * SIDE**2
    for name, symbol in PRINTED.items():
        symbols[cell(name)] = symbol
    area = [row * SIDE + column for row in range(first, last + 1) for column in range(first, last + 1)]
    laid: list[tuple[int, int]] = []
    for one in area:
        row, column = divmod(one, SIDE)
        ways = [(one + 1, "e", "w")] * (column < last) + [(one + SIDE, "s", "n")] * (row < last)
        chance.shuffle(ways)
        for other, there, back in ways:
            if len(laid) < tiles and symbols[one] == symbols[other] == ".":
                symbols[one], symbols[other] = chance.choice(SYMBOLS), chance.choice(SYMBOLS)
                joints[one], joints[other] = there, back
                laid.append((one, other))
    if pyramids:
        gaps = [one for one in area[: SIDE * 8] if symbols[one] == "."]
        for number, gap in enumerate(gaps[:20]):
            symbols[gap] = "x" if number == 1 else "^"
    return "".join(symbols), "".join(joints), laid


def board(players: int, tiles: int) -> Board:
    first = {1: 2, 2: 2, 3: 1, 4: 0}[players]
    symbols, joints, laid = table(first, SIDE - 1 - first, tiles)
    return Board(
        first,
        SIDE - 1 - first,
        symbols,
        joints,
        tracks(players),
        recent=laid[-1] if laid else (),
        earlier=tuple(laid[-step] for step in range(2, min(players, len(laid)))),
        bag=100 - tiles,
    )


def preview() -> Board:
    scene = board(2, 12)
    *_, laid = table(2, 10, 12)
    return replace(scene, recent=laid[-2], preview=laid[-1], targets=(cell("H11"), cell("I11"), cell("J11")))


def hints() -> Board:
    """Two tiles that are only shown, with their numbers."""
    scene, (*_, one, other) = board(2, 14), table(2, 10, 14)[2]
    return replace(scene, recent=(), earlier=(), preview=(*one, *other), numbered=(one, other))


def counted() -> Board:
    """The tile placed last has counted half tiles and a printed cell."""
    *_, (one, other), _ = table(2, 10, 24)[2]
    return replace(board(2, 24), counted=(one, other, cell("G3")))


def solo() -> Board:
    alone = Track("A", "Anna", (7, 22, 3, 18, 36), to_move=True)
    return replace(board(1, 20), tracks=(alone,), laps=2)


RACK = Rack(("rg", "bb", "op", "pg", "rb"), chosen=2, turned=True)
RANKING = Ranking(
    "Axio",
    (
        Track("B", "Bob", (9, 12, 15, 12, 18), place=1),
        Track("A", "Anna", (18, 12, 12, 9, 14), place=2),
        Track("C", "日本語", (8, 12, 12, 9, 14), place=3),
        Track("D", "Dávid", (0, 12, 2, 9, 4), left=True, place=4),
    ),
    decided=2,
)

DRAWN: dict[str, Callable[[], bytes]] = {
    "board-2": lambda: axio.draw_board(counted()),
    "board-3": lambda: axio.draw_board(board(3, 40)),
    "board-4": lambda: axio.draw_board(board(4, 80)),
    "preview": lambda: axio.draw_board(preview()),
    "hints": lambda: axio.draw_board(hints()),
    "solo": lambda: axio.draw_board(solo()),
    "rack": lambda: axio.draw_rack(RACK),
    "ranking": lambda: draw_ranking(RANKING),
}
"""Every kind of picture, by the name of its golden file."""


def opened(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture))
    image.load()
    return image
