"""Scenes of Axio Rota that the tests draw; each is the same in every process."""

import random
from collections.abc import Callable, Iterable
from dataclasses import replace

from renderers import rota
from renderers.rota import Board, Hand, Square, Tile, Track
from renderers.symbols import SYMBOLS
from renderers.tracks import Ranking, draw_ranking

NAMES = ("Anna", "Maximilian Großschädl", "Жофия Őry", "日本語")
ORIGIN = 60  # the row's number of square (0, 0), whose column is M


def column_label(x: int) -> str:
    """M for 0; two letters beyond Z and before A, as the game has them."""
    number = x + 12
    if 0 <= number < 26:
        return chr(ord("A") + number)
    return "AZ"[number < 0] + chr(ord("A") + number % 26)


def tracks(count: int, to_move: int = 0) -> tuple[Track, ...]:
    return tuple(
        Track(
            "ABCD"[seat],
            NAMES[seat],
            tuple((seat * 5 + step * 7) % 13 for step in range(5)),
            to_move=seat == to_move,
            stack=11 - seat,
            gained=(2, 0, 1, 0, 10) if seat == count - 1 else (),
        )
        for seat in range(count)
    )


def beside(squares: Iterable[Square]) -> tuple[Square, ...]:
    """The free squares that share a side with one of these."""
    taken = set(squares)
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return tuple(sorted({(x + dx, y + dy) for x, y in taken for dx, dy in sides} - taken))


def table(count: int, seed: int = 7) -> tuple[Tile, ...]:
    """Tiles in the order in which they were laid: the first four, then rather close to them."""
    chance = random.Random(seed)
    squares: list[Square] = [(0, 0), (1, 0), (0, 1), (1, 1)]
    while len(squares) < count:
        free = beside(squares)
        squares.append(
            min((chance.choice(free) for _ in range(3)), key=lambda square: square[0] ** 2 + square[1] ** 2)
        )
    corners = SYMBOLS + "_"
    return tuple(Tile(x, y, "".join(chance.sample(corners, 4))) for x, y in squares[:count])


def of_tiles(tiles: tuple[Tile, ...], players: int) -> Board:
    """The board that shows these tiles, the last one as laid last."""
    shown = rota.window((tile.x, tile.y) for tile in tiles)
    return Board(
        shown.left,
        shown.top,
        tuple(column_label(x) for x in range(shown.left, shown.left + shown.columns)),
        tuple(str(y + ORIGIN) for y in range(shown.top, shown.top + shown.rows)),
        tiles,
        tracks(players),
        recent=((tiles[-1].x, tiles[-1].y),),
        earlier=tuple(((tiles[-step].x, tiles[-step].y),) for step in range(2, min(players, len(tiles)))),
        supply=44,
    )


def board(players: int, tiles: int) -> Board:
    return of_tiles(table(tiles), players)


def targets() -> Board:
    scene = board(2, 18)
    free = beside((tile.x, tile.y) for tile in scene.tiles)
    return replace(scene, targets=free, recent=())


def chooser() -> Board:
    """The largest board, with its owner's tile below it, one rotation chosen."""
    scene = board(4, 40)
    free = beside((tile.x, tile.y) for tile in scene.tiles)
    return replace(scene, targets=free[:14], recent=(), hand=Hand("rg_b", chosen=2))


def preview() -> Board:
    scene = board(3, 30)
    x, y = beside((tile.x, tile.y) for tile in scene.tiles)[9]
    return replace(scene, preview=(Tile(x, y, "rg_b", "p"),))


def hints() -> Board:
    """Three places for a tile, numbered."""
    scene = board(3, 30)
    free = beside((tile.x, tile.y) for tile in scene.tiles)
    shown = tuple(Tile(*free[number], "rg_b", "p") for number in (2, 9, 12))
    return replace(scene, recent=(), preview=shown, numbered=True)


def named() -> Board:
    """Two tiles of one turn, one of which has an empty corner that was named."""
    *before, one, other = table(12)
    tiles = (*before, replace(one, corners="_gbo", named="r"), other)
    counted = ((one.x, one.y, 0), *((other.x, other.y, corner) for corner in range(4)))
    return replace(of_tiles(tiles, 1), recent=((one.x, one.y), (other.x, other.y)), counted=counted)


def line(count: int, across: bool) -> Board:
    """Tiles in one straight line."""
    tiles = tuple(Tile(*((step, 0) if across else (0, step)), "rg_b") for step in range(count))
    return of_tiles(tiles, 2)


HAND = Hand("rg_b", chosen=2, named="p")
RANKING = Ranking(
    "Axio Rota",
    (
        Track("B", "Bob", (9, 12, 11, 12, 10), place=1),
        Track("A", "Anna", (12, 12, 9, 9, 10), place=2),
        Track("C", "日本語", (8, 12, 12, 9, 10), place=3),
        Track("D", "Dávid", (0, 12, 2, 9, 4), left=True, place=4),
    ),
    decided=1,
)

DRAWN: dict[str, Callable[[], bytes]] = {
    "board-2": lambda: rota.draw_board(board(2, 24)),
    "board-4": lambda: rota.draw_board(board(4, 60)),
    "start": lambda: rota.draw_board(replace(board(1, 4), recent=())),
    "targets": lambda: rota.draw_board(targets()),
    "chooser": lambda: rota.draw_board(chooser()),
    "preview": lambda: rota.draw_board(preview()),
    "hints": lambda: rota.draw_board(hints()),
    "named": lambda: rota.draw_board(named()),
    "line": lambda: rota.draw_board(line(18, True)),
    "hand": lambda: rota.draw_hand(HAND),
    "ranking": lambda: draw_ranking(RANKING),
}
"""Every kind of picture, by the name of its golden file."""
