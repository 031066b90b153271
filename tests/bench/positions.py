"""Positions of Axio in the middle of a match, reached by random legal play; the same in every run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

from bot.games.axio.rules import Axio
from bot.games.axio.state import State

AXIO = Axio()
NAMES = ("Adelaide", "Bartholomew", "Chloé", "Dmitri")


def played(seats: int, number: int) -> Iterator[State]:
    """Every position of random match `number`, from the set-up to the end."""
    chance = Random(f"bench {seats} {number}")
    state = AXIO.setup(seats, None, f"bench {seats} {number}")
    while True:
        yield state
        if not AXIO.to_move(state):
            return
        state = AXIO.apply(state, state.seat, chance.choice(list(AXIO.actions(state, state.seat))))


def tiles(state: State) -> int:
    """How many tiles lie on the board."""
    return sum(joint in "es" for joint in state.joints)


@cache
def middle(seats: int, wanted: int) -> State:
    """A position with this many tiles on the board."""
    return next(state for state in played(seats, 0) if tiles(state) == wanted)


@cache
def steps(seats: int, least: int, most: int, matches: int) -> tuple[tuple[State, State], ...]:
    """Pairs of a position and the next one, both with `least` to `most` tiles, from several matches."""
    found: list[tuple[State, State]] = []
    for number in range(matches):
        states = [state for state in played(seats, number) if least <= tiles(state) <= most]
        found += pairwise(states)
    return tuple(found)
