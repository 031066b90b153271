"""Axio: scoring and legality against a slow second reading of the rules that shares no code.

It walks over (column letter, row number) step by step, and knows the board from the rules' text.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.axio.scoring import preview, spaces
from bot.games.axio.state import Place, place
from bot.games.contract import NoOptions
from tests.games.axio_positions import AXIO, skilled
from tests.sample import whole

COLUMNS = "ABCDEFGHIJKLM"
PRINTED = {("G", 7): "p", ("G", 3): "r", ("K", 7): "b", ("G", 11): "g", ("C", 7): "o"}
USED = {1: ("CDEFGHIJK", range(3, 12)), 2: ("CDEFGHIJK", range(3, 12)), 3: ("BCDEFGHIJKL", range(2, 13)),
        4: (COLUMNS, range(1, 14))}  # fmt: skip

Square = tuple[str, int]


def squares(board: str, seats: int) -> dict[Square, str]:
    """What each square of the area in use holds."""
    columns, rows = USED[seats]
    return {(c, r): board[13 * (r - 1) + COLUMNS.find(c)] for c in columns for r in rows}


def step(square: Square, direction: str) -> Square:
    column, row = square
    if direction in ["up", "down"]:
        return column, row + (1 if direction == "down" else -1)
    number = COLUMNS.find(column) + (1 if direction == "right" else -1)
    return (COLUMNS[number] if 0 <= number < 13 else "?"), row


DIRECTIONS = ("up", "down", "left", "right")


def slow_score(
    table: dict[Square, str], halves: list[tuple[Square, str]]
) -> tuple[Counter[str], list[tuple[Square, Counter[str]]]]:
    """Points of the tile by symbol, and of each pyramid in reading order."""
    tile: Counter[str] = Counter()
    for mine, theirs in (halves, halves[::-1]):
        for direction in DIRECTIONS:
            square = step(mine[0], direction)
            if square == theirs[0]:
                continue
            while table.get(square) == mine[1]:
                tile[mine[1]] += 1
                square = step(square, direction)
    after = {**table, **dict(halves)}
    pyramids = []
    for square in sorted(after, key=lambda square: (square[1], square[0])):
        around = [step(square, direction) for direction in DIRECTIONS]
        closed = all(beside not in after or after[beside] in "rgbop" for beside in around)
        fresh = any(beside == half for beside in around for half, _ in halves)
        if after[square] == "." and closed and fresh:
            pyramids.append((square, Counter(after[beside] for beside in around if beside in after)))
    return tile, pyramids


def slow_spaces(table: dict[Square, str], begun: bool) -> set[frozenset[Square]]:
    """Every pair of squares where a tile may lie."""
    free = {square for square in PRINTED if all(table.get(step(square, d), ".") in ".^x" for d in DIRECTIONS)}
    everywhere, fresh = set(), set()
    for square in table:
        for direction in DIRECTIONS:
            pair = (square, step(square, direction))
            if all(table.get(half) == "." for half in pair):
                everywhere.add(frozenset(pair))
                if any(step(half, d) in free for half in pair for d in DIRECTIONS):
                    fresh.add(frozenset(pair))
    # A first tile may lie anywhere if it cannot touch a coloured cell that no tile touches.
    return everywhere if begun or not fresh else fresh


def square_of(number: int) -> Square:
    return COLUMNS[number % 13], number // 13 + 1


def compare(board: str, seats: int, area: tuple[int, int], action: Place) -> None:
    score = preview(board, area, action)
    halves = [(square_of(action.cell), action.tile[0]), (square_of(action.to), action.tile[1])]
    tile, pyramids = slow_score(squares(board, seats), halves)
    assert score.tile == tuple(tile[symbol] for symbol in "rgbop")
    assert [(square_of(at), gained) for at, gained in score.pyramids] == [
        (square, tuple(points[symbol] for symbol in "rgbop")) for square, points in pyramids
    ]


AREAS = {1: (2, 10), 2: (2, 10), 3: (1, 11), 4: (0, 12)}


@st.composite
def boards(draw: st.DrawFn) -> tuple[int, str]:
    """A board full of anything, legal or not, of few or many symbols, thin or crowded."""
    seats = draw(st.integers(1, 4))
    chance = draw(st.randoms(use_true_random=False))
    content = draw(st.sampled_from(["rrrr.", "rg..", "rgbop.....", "rgbop.", "rrggbbop..^x", "rrrrrrrg."]))
    first, last = AREAS[seats]
    board = ["."] * 169
    for row in range(first, last + 1):
        for number in range(first, last + 1):
            board[row * 13 + number] = chance.choice(content)
    for number, symbol in (
        (2 * 13 + 6, "r"),
        (6 * 13 + 10, "b"),
        (10 * 13 + 6, "g"),
        (6 * 13 + 2, "o"),
        (84, "p"),
    ):
        board[number] = symbol
    return seats, "".join(board)


@settings(max_examples=whole(150, 50), deadline=None)
@given(boards(), st.randoms(use_true_random=False))
def test_score_agrees_on_any_board(position: tuple[int, str], chance: Random) -> None:
    seats, board = position
    pairs = list(spaces(board, AREAS[seats], True))
    for at, to in chance.sample(pairs, min(12, len(pairs))):
        first, second = chance.choice("rgbop"), chance.choice("rgbop")
        compare(board, seats, AREAS[seats], place(first, at, second, to))


@settings(max_examples=whole(100, 40), deadline=None)
@given(boards(), st.booleans())
def test_places_agree_on_any_board(position: tuple[int, str], begun: bool) -> None:
    seats, board = position
    found = [frozenset(map(square_of, pair)) for pair in spaces(board, AREAS[seats], begun)]
    assert set(found) == slow_spaces(squares(board, seats), begun)
    assert len(found) == len(set(found))


def test_score_and_places_agree_through_whole_matches() -> None:
    pyramids = 0
    for seats in (1, 2, 3, 4):
        for number in range(whole(4, 1)):
            chance = Random(f"oracle {seats} {number}")
            state = AXIO.setup(seats, NoOptions(), f"oracle {number}")
            while AXIO.to_move(state):
                action = skilled(state, state.seat, chance)
                if isinstance(action, Place):
                    compare(state.board, seats, state.area, action)
                    listed = {frozenset((square_of(a.cell), square_of(a.to)))
                              for a in AXIO.actions(state, state.seat) if isinstance(a, Place)}  # fmt: skip
                    assert listed == slow_spaces(squares(state.board, seats), state.begun[state.seat])
                state = AXIO.apply(state, state.seat, action)
            pyramids += len(state.pyramids)
    assert pyramids > whole(50, 10), "the matches have to reach what they are to compare"
