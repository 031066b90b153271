"""Oddities among the results that count, for whoever runs the bot.  None of them proves anything.

To be first without playing well takes somebody who loses on purpose, often and fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot import codec
from bot.games.contract import Game
from storage.oddities import LengthRow, OddityStore, PairRow, PeopleRow, VoidRow

LEAST = 5
"""The fewest matches together for which a pair is listed; a server needs twice as many."""
MOSTLY = 0.8
"""A pair is closed when at least this share of each one's matches is with the other."""
ONE_SIDED = 0.9
"""A series is one-sided when one player is ahead in at least this share of it."""
SHORT = 0.5
"""A match is short if it has less than this share of its usual turns."""
FAST = 15
"""A match is fast if a turn takes fewer seconds than this on average."""
FEW = 3
"""A server is small if at most this many people play in its matches."""


@dataclass(frozen=True)
class Length:
    """The length of a match.  usual: the usual number of turns of all seats together."""

    row: LengthRow
    usual: int

    @property
    def pace(self) -> float:
        """Seconds per turn."""
        return self.row.seconds / max(1, self.row.turns)


@dataclass(frozen=True)
class Oddities:
    """The oddities of each kind, the oddest first."""

    closed: tuple[PairRow, ...]
    one_sided: tuple[PairRow, ...]
    short: tuple[Length, ...]
    fast: tuple[Length, ...]
    small: tuple[PeopleRow, ...]
    voids: tuple[VoidRow, ...]


async def odd(store: OddityStore, games: Mapping[str, Game[Any, Any, Any]], since: int) -> Oddities:
    """The oddities among the results since this time (Unix seconds)."""
    pairs = await store.pairs(since, LEAST)
    lengths = [_length(row, games[row.game]) for row in await store.lengths(since)]
    short = [each for each in lengths if each.row.turns < SHORT * each.usual]
    return Oddities(
        closed=tuple(pair for pair in pairs if pair.together >= MOSTLY * max(pair.of_one, pair.of_other)),
        one_sided=tuple(pair for pair in pairs if max(pair.ahead, pair.behind) >= ONE_SIDED * pair.together),
        short=tuple(sorted(short, key=lambda each: each.row.turns / each.usual)),
        fast=tuple(sorted((each for each in lengths if each.pace < FAST), key=lambda each: each.pace)),
        small=tuple(row for row in await store.servers(since, 2 * LEAST) if row.people <= FEW),
        voids=tuple(await store.voids(since, LEAST)),
    )


def _length(row: LengthRow, game: Game[Any, Any, Any]) -> Length:
    options = codec.load(game.options, row.options)
    return Length(row, row.seats * game.usual_turns(row.seats, options))
