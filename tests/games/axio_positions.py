"""Axio positions for tests, written as a person would describe them, and what holds in each."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.games.axio.rules import Axio
from bot.games.axio.scoring import advance, preview, spaces
from bot.games.axio.state import (
    COLOURED_CELLS,
    PYRAMID,
    PYRAMIDS,
    SYMBOLS,
    TILES,
    TOP,
    VACATED,
    Action,
    Exchange,
    Keep,
    Place,
    Placed,
    State,
    place,
)
from bot.games.contract import NoOptions
from bot.refusal import Illegal
from tests.games import reaching

AXIO = Axio()
play = partial(reaching.played, AXIO)
ENDLESS = TILES[::-1]
"""A bag for positions in which only the number of its tiles matters."""


def setup(seats: int, seed: str = "seed") -> State:
    """A match at its beginning."""
    return AXIO.setup(seats, NoOptions(), seed)


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, dict[str, str | int]]:
    """Why this seat (or the one on turn) may not do this."""
    seat = state.seat if seat is None else seat
    action = AXIO.parse(state, seat, text)
    assert action not in list(AXIO.actions(state, seat))
    with pytest.raises(Illegal) as refused:
        AXIO.apply(state, seat, action)
    return refused.value.key, refused.value.params


def cell(label: str) -> int:
    """The number of a cell, worked out from its label without the engine's help."""
    return (int(label[1:]) - 1) * 13 + "ABCDEFGHIJKLM".index(label[0])


def cells(labels: str) -> tuple[int, ...]:
    return tuple(map(cell, labels.split()))


def with_cells(board: str, content: str, labels: str) -> str:
    """The board with `content` in each of these cells."""
    changed = list(board)
    for number in cells(labels):
        changed[number] = content
    return "".join(changed)


def position(seats: int = 2, tiles: str = "", racks: str = "rg rg rg rg rg", **changes: Any) -> State:
    """A position with seat 0 on turn and every first tile laid.

    tiles: what lies on the board, as in "rg E5 F5, bb G5 G6"; nothing was scored for it.
    racks: the tiles of every seat, or of each seat, separated by "|".
    changes: fields of the state.
    """
    state = AXIO.setup(seats, NoOptions(), "position")
    hands = [
        tuple("".join(sorted(tile, key=SYMBOLS.index)) for tile in rack.split()) for rack in racks.split("|")
    ]
    board, joints = list(state.board), list(state.joints)
    for text in filter(None, tiles.split(", ")):
        tile, first, second = text.split()
        at, to = cell(first), cell(second)
        ways = {-13: "ns", 1: "ew", 13: "sn", -1: "we"}[to - at]
        board[at], board[to], joints[at], joints[to] = tile[0], tile[1], ways[0], ways[1]
    state = replace(
        state,
        seat=0,
        begun=(True,) * seats,
        bag=ENDLESS,
        racks=tuple(hands) if len(hands) > 1 else tuple(hands) * seats,
        board="".join(board),
        joints="".join(joints),
        recent=(),
    )
    return replace(state, **changes)


def crowded(empty: str, seats: int = 2, **changes: Any) -> State:
    """A position whose area is full of halves except for these cells.

    The symbols change from cell to cell, so that a placement scores little.
    """
    first, last = {1: (2, 10), 2: (2, 10), 3: (1, 11), 4: (0, 12)}[seats]
    board = list(position(seats).board)
    for row in range(first, last + 1):
        for column in range(first, last + 1):
            if board[row * 13 + column] == ".":
                board[row * 13 + column] = SYMBOLS[(column + 2 * row) % 5]
    return position(seats, **{"board": with_cells("".join(board), ".", empty), **changes})


def placed(state: State) -> Placed:
    """The only placement among the recent events."""
    (event,) = [event for event in state.recent if isinstance(event, Placed)]
    return event


def points(**symbols: int) -> tuple[int, ...]:
    """points(r=2, b=1) in the order of the symbols."""
    assert set(symbols) <= set("rgbop")
    return tuple(symbols.get(symbol, 0) for symbol in "rgbop")


def skilled(state: State, seat: int, chance: Random) -> Action:
    """The placement that gains most among some random ones: such matches reach 18 and beyond.

    Uses only `random()`, whose sequence every version of Python keeps.
    """
    if state.phase == "exchange":
        return Exchange() if chance.random() < 0.5 else Keep()
    pairs = list(spaces(state.board, state.area, state.begun[seat]))
    some = []
    for _ in range(12):
        at, to = pairs[int(chance.random() * len(pairs))]
        tile = state.racks[seat][int(chance.random() * len(state.racks[seat]))]
        first, second = (tile[0], tile[1]) if chance.random() < 0.5 else (tile[1], tile[0])
        some.append(place(first, at, second, to))

    def gain(action: Place) -> int:
        score = preview(state.board, state.area, action).total
        return sum(advance(state.markers[seat], score, state.solo)) - sum(state.markers[seat])

    return max(some, key=gain)


def any_action(state: State, chance: Random) -> Action:
    """Any action that can be written, mostly close to a legal one."""
    if chance.random() < 0.1:
        return chance.choice((Exchange(), Keep()))
    tile = chance.choice(state.racks[state.seat] * 20 + TILES)
    at = chance.randrange(169)
    to = at + chance.choice((1, 13)) if chance.random() < 0.9 else chance.randrange(169)
    first, second = chance.sample(tile, 2)
    return place(first, at, second, min(to, 168))


def redealt(state: State, viewer: int | None, chance: Random) -> State:
    """The state with everything that this viewer may not know dealt again; a lone player's tile is public."""
    return reaching.redealt(state, 0 if state.solo else viewer, chance, hands="racks", pile="bag")


def check(state: State) -> None:
    """Asserts what holds in every position of a match."""
    laid: list[str] = []
    for number, way in enumerate(state.joints):
        if way in "es":
            to = number + (1 if way == "e" else 13)
            assert state.joints[to] == {"e": "w", "s": "n"}[way]
            halves = state.board[number] + state.board[to]
            laid.append(halves if halves in TILES else halves[::-1])
    in_racks = [tile for rack in state.racks for tile in rack]
    assert Counter(laid) + Counter(in_racks) + Counter(state.bag) == Counter(TILES)
    assert len(laid) * 2 + len(COLOURED_CELLS) == sum(content in SYMBOLS for content in state.board)

    assert len(state.pyramids) == len(set(state.pyramids)) <= PYRAMIDS
    assert sorted(state.pyramids) == [at for at, content in enumerate(state.board) if content == PYRAMID]
    assert VACATED not in state.board or len(state.pyramids) == PYRAMIDS
    first, last = state.area
    for number, content in enumerate(state.board):
        if not (first <= number % 13 <= last and first <= number // 13 <= last):
            assert content == "."

    size, top = (1, 2 * TOP) if state.solo else (5, TOP)
    assert all(len(rack) <= size for rack in state.racks)
    assert all(0 <= marker <= top for markers in state.markers for marker in markers)
    assert all(state.racks[seat] == () for seat in state.left)
    assert state.reason is None or (state.phase, state.owed) == ("place", 0)
    assert state.phase == "place" or state.owed == 0
    assert state.midturn == (state.phase == "exchange" or state.owed > 0)
    assert state.reason is not None or state.seat not in state.left


def command(notation: str) -> tuple[str, dict[str, str]]:
    """The command that plays a notation, without the name of the group, and its options."""
    if notation in ("keep", "exchange"):
        return "exchange", {"keep": "true"} if notation == "keep" else {}
    return "place", dict(zip(("tile", "cell", "to"), notation.split(), strict=True))
