"""Axio Rota positions for tests, written as a person would describe them, and what holds in each."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.games.contract import NoOptions
from bot.games.rota.rules import Rota
from bot.games.rota.scoring import advance, name_needed, preview, spaces, squares
from bot.games.rota.state import TILES, Laid, Place, Placed, State
from tests.games import reaching

ROTA = Rota()
play = partial(reaching.played, ROTA)
START = "M60 rgbo, N60 rgbo, M61 rgbo, N61 rgbo"
"""A table on which a tile beside it meets all kinds of corners."""


RED_TABLE = "M60 gbro, N60 gpbr, M61 gpob"
"""On N61 the tile "rbog" scores two red and one blue."""


def setup(seats: int, seed: str = "seed") -> State:
    return ROTA.setup(seats, NoOptions(), seed)


def square(label: str) -> tuple[int, int]:
    """The square of a label with one letter, worked out without the engine's help."""
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(label[0]) - 12, int(label[1:]) - 60


def position(seats: int = 2, table: str = START, hands: str = "rgbp", **changes: Any) -> State:
    """A position with seat 0 on turn.

    table: what lies there, as in "M60 rgbo, N60 _bop", corners clockwise from the top left.
    hands: the tile of every seat, or of each seat, separated by "|".
    changes: fields of the state.
    """
    state = ROTA.setup(seats, NoOptions(), "position")
    laid = [text.split() for text in table.split(", ")]
    held = tuple(hands.split("|"))
    state = replace(
        state,
        seat=0,
        table=tuple(Laid(*square(label), corners) for label, corners in laid),
        hands=held if len(held) > 1 else held * seats,
        recent=(),
    )
    return replace(state, **changes)


def near_top(seats: int = 2, hands: str = "rbog", **changes: Any) -> State:
    """Red stands at 11, and "rbog" on N61 brings it to 12; the supply is known."""
    known = {
        "markers": (points(r=11), *(points(),) * (seats - 1)),
        "supply": ("bgo_", "bopg", "gorp"),
    }
    return position(seats, RED_TABLE, hands, **{**known, **changes})


def placed(state: State) -> Placed:
    """The last placement among the recent events."""
    return [event for event in state.recent if isinstance(event, Placed)][-1]


def kinds(state: State) -> list[str]:
    return [event.kind for event in state.recent]


def points(**symbols: int) -> tuple[int, ...]:
    """points(r=2, b=1) in the order of the symbols."""
    assert set(symbols) <= set("rgbop")
    return tuple(symbols.get(symbol, 0) for symbol in "rgbop")


def skilled(state: State, seat: int, chance: Random) -> Place:
    """The placement that gains most among some random ones: such matches reach 12 and bonuses.

    Uses only `random()`, whose sequence every version of Python keeps.
    """
    taken, tile, markers = squares(state.table), state.hands[seat], state.markers[seat]
    free = spaces(taken)
    some = []
    for _ in range(30):
        at, rotation = free[int(chance.random() * len(free))], int(chance.random() * 4)
        colour = "rgbop"[int(chance.random() * 5)] if name_needed(taken, tile, at, rotation) else None
        some.append(Place(*at, rotation, colour))

    def gain(action: Place) -> int:
        return sum(advance(markers, preview(taken, tile, action).points)) - sum(markers)

    return max(some, key=gain)


def any_action(state: State, chance: Random) -> Place:
    """Any placement that can be written, mostly near to what is legal, without a needless name."""
    taken, tile = squares(state.table), state.hands[state.seat]
    x, y = chance.choice(list(taken)) if chance.random() < 0.9 else (chance.randrange(-56, 58), 40)
    at = (x, y) if abs(x) > 50 else (x + chance.randint(-1, 1), y + chance.randint(-1, 1))
    rotation = chance.randrange(4)
    named = bool(tile) and name_needed(taken, tile, at, rotation)
    return Place(*at, rotation, chance.choice("rgbop") if named and chance.random() < 0.7 else None)


def redealt(state: State, viewer: int | None, chance: Random) -> State:
    """The state with everything that this viewer may not know dealt again, including their own stack."""
    open_seats = range(1) if state.solo else () if viewer is None else (viewer,)
    hidden = [*state.supply, *(tile for stack in state.stacks for tile in stack)]
    hidden += [tile for seat, tile in enumerate(state.hands) if tile and seat not in open_seats]
    chance.shuffle(hidden)
    return replace(
        state,
        hands=tuple(
            tile if seat in open_seats or not tile else hidden.pop() for seat, tile in enumerate(state.hands)
        ),
        stacks=tuple(tuple(hidden.pop() for _ in stack) for stack in state.stacks),
        supply=tuple(hidden),
        seed=f"{chance.random()}",
    )


def face(corners: str) -> str:
    """The same text for a tile in any rotation."""
    return min(corners[turn:] + corners[:turn] for turn in range(4))


def check(state: State) -> None:
    """Asserts what holds in every position of a match."""
    tiles = [laid.corners for laid in state.table] + [tile for tile in state.hands if tile]
    tiles += [*state.supply, *(tile for stack in state.stacks for tile in stack)]
    assert Counter(map(face, tiles)) == Counter(map(face, TILES))

    at = [(laid.x, laid.y) for laid in state.table]
    assert at[:4] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert len(set(at)) == len(at)
    for number, (x, y) in enumerate(at[4:], 4):
        assert {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & set(at[:number])

    assert all(0 <= marker <= 12 for markers in state.markers for marker in markers)
    for seat, stack in enumerate(state.stacks):
        bonus = state.midturn and seat == state.seat
        if seat in state.left:
            assert (stack, state.hands[seat]) == ((), "")
        elif state.reason is None:
            assert state.moved[seat] + len(stack) + (state.hands[seat] != "" and not bonus) == 12
    if state.reason is None:
        assert state.hands[state.seat]
        assert state.seat not in state.left
        assert state.midturn == (state.owed > 0)
        assert min(state.markers[state.seat]) < 12
    else:
        assert (state.owed, state.midturn) == (0, False)
    if state.reason == "placed":
        assert not any(state.hands)
        assert not any(state.stacks)


def command(notation: str) -> tuple[str, dict[str, str]]:
    """The command that plays a notation, without the name of the group, and its options."""
    return "place", dict(zip(("cell", "rotation", "colour"), notation.split(), strict=False))
