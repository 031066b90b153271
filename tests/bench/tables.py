"""Matches of all games in play at once, each at another point of a random match; the same in every run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

from bot.catalog import adapter_of
from bot.matches.past import Past, grown
from tests.games.games import GAMES, Subject

NAMES = ("Adelaide", "Bartholomew", "Chloé", "Dmitri")
TABLES = tuple((subject, seats) for subject in GAMES for seats in (2, 4))
"""Every game for two and for four players."""


def positions(subject: Subject, seats: int, seed: str) -> Iterator[Any]:
    """What everybody may see after each action of a whole random match, from its set-up on.

    As in a stored match, a view has the turns since the last one of the player to move: pictures mark them.
    """
    game, chance = subject.game, Random(seed)
    state = game.setup(seats, game.options(), seed)
    turns: Past = ()
    while True:
        past, taken = [turn.events for turn in turns[:-1]], [turn.taken for turn in turns]
        yield game.recalled(game.view(state, None), past, taken)
        if not (to_move := game.to_move(state)):
            return
        before, state = state, game.apply(state, to_move[0], _action(subject, state, to_move[0], chance))
        turns = grown(game, turns, before, state)


def _action(subject: Subject, state: Any, seat: int, chance: Random) -> Any:
    # Where all actions are many, listing them takes long.
    if subject.some_action is not None:
        return subject.some_action(state, seat, chance)
    return chance.choice(list(subject.game.actions(state, seat)))


class Match:
    """One of the matches in play, with players of its own; when it is over the next one begins."""

    def __init__(self, table: int, number: int) -> None:
        self.table = table
        self.subject, self.seats = TABLES[table]
        self.view: Any = None
        self._adapter = adapter_of(self.subject.game.key)
        self._names = tuple(f"{name} {number}" for name in NAMES[: self.seats])
        self._seeds = (f"bench {number} {again}" for again in count())
        self._rest: Iterator[Any] = iter(())

    def advance(self, actions: int = 1) -> None:
        """Goes on by so many actions."""
        for _ in range(actions):
            view = next(self._rest, None)
            if view is None:
                self._rest = positions(self.subject, self.seats, next(self._seeds))
                view = next(self._rest)
            self.view = view

    def draw(self) -> bytes:
        """The public picture of the position."""
        return self._adapter.board(self.view, self._names)


def in_play(matches: int) -> Sequence[Match]:
    """So many matches, as many of each game and number of players, begun one after the other."""
    chance, found = Random("bench tables"), []
    lengths = [sum(1 for _ in positions(*table, "bench")) for table in TABLES]
    for number in range(matches):
        match = Match(number % len(TABLES), number)
        match.advance(1 + int(chance.random() * lengths[match.table]))
        found.append(match)
    return found
