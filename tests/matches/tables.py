"""People around a turn service on a file, and whole random matches."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import codec
from bot.catalog import TITLES
from bot.games.contract import Game
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.past import _kind
from bot.matches.replay import past_of, states_of
from bot.matches.service import Matches
from bot.refusal import Refusal
from storage.matches import Sitter
from storage.sql.database import Row
from storage.sql.matches import SqlMatchStore
from storage.sql.messages import SqlMessageStore
from storage.sqlite.database import Database
from tests.storage.fresh import opened

GAMES: dict[str, Game[Any, Any, Any]] = {key: title.game for key, title in TITLES.items()}
PEOPLE = tuple(Sitter(100 + number, name) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dan")))
ANNA, BEN, CLEO, DAN = PEOPLE
STRANGER = Sitter(999, "Zoe")
SERVER, CHANNEL = 1, 2

_interactions = count(10_000)


def ask(who: Sitter, seen: Match | None = None) -> Ask:
    """A new interaction; with `seen`, a button under the board of that version."""
    return Ask(who.player, next(_interactions), seen.version if seen else None)


@dataclass(frozen=True)
class Table:
    """A turn service with the file that holds its matches."""

    database: Database
    store: SqlMatchStore
    matches: Matches

    @property
    def messages(self) -> SqlMessageStore:
        """Which messages show the matches."""
        return SqlMessageStore(self.database)

    @classmethod
    async def at(cls, path: Path, seed: str = "seed") -> Table:
        """Opens the file; the seeds of its matches are seed 1, seed 2, …"""
        database = await opened(path)
        store, numbers, seconds = SqlMatchStore(database), count(1), count(1_700_000_000)
        matches = Matches(
            store, GAMES, clock=lambda: next(seconds) + 0.75, seed=lambda: f"{seed} {next(numbers)}"
        )
        return cls(database, store, matches)

    async def lobby(
        self, seats: int, sitting: int = 1, *, game: str = "axio", channel: int = CHANNEL
    ) -> Match:
        """Anna's lobby with this many people in it."""
        match = await self.matches.open(game, server=SERVER, channel=channel, host=ANNA, seats=seats)
        for sitter in PEOPLE[1:sitting]:
            match = await self.matches.join(match.id, sitter, ask(sitter))
        return match

    async def begun(self, seats: int, *, game: str = "axio", channel: int = CHANNEL) -> Match:
        """A running match that nobody has moved in."""
        match = await self.lobby(seats, seats, game=game, channel=channel)
        assert match.running
        return match

    async def act(self, match: Match, *texts: str) -> Match:
        """The seat on turn plays."""
        return await self.matches.act(match.id, ask(mover(match)), *texts)

    async def move(self, match: Match, turns: int = 1) -> Match:
        """Plays the first legal action until this many turns have passed."""
        until = match.state.turn + turns if match.state else 0
        while match.state is not None and (match.state.turn < until or match.midturn):
            match = await self.act(match, legal(match)[0])
        return match

    async def posted(self, match: Match) -> None:
        """The channel shows the match as it is."""
        row = match.row
        await self.messages.posted(match.id, row.channel, 1, row.version, row.page, hands=False)

    async def newest(self, match: Match) -> Match:
        """The match as it is stored now."""
        found = await self.matches.find(match.id)
        assert found is not None
        return found

    async def notations(self, match: Match) -> list[str]:
        """The log in short."""
        return [entry.notation for entry in await self.store.log(match.id)]

    async def results(self, match: Match) -> Sequence[Row]:
        """What each seat brought to the match's result."""
        return await self.database.rows("select * from placings where match = ? order by seat", match.id)

    async def is_sound(self, match: Match, *, saved: bool = False) -> Match:
        """Asserts what holds for every stored match, and returns it as stored.

        saved: it may come from a version that did not keep the turns before the newest.
        """
        stored, log = await self.newest(match), await self.store.log(match.id)
        assert stored.version == len(log)
        states = states_of(stored, log)
        state = states[-1]
        assert (None if state is None else codec.dump(state)) == stored.row.state
        turns = past_of(stored, log, states, len(log))
        if saved:
            known = [replace(turn, taken=()) for turn in turns[len(turns) - len(stored.turns) :]]
            assert [replace(turn, taken=()) for turn in stored.turns] == known
        else:
            assert stored.turns == turns
        # What was written here is not read again, but another process reads it.
        if state is not None:
            assert codec.load(stored.game.state_type, codec.dump(state)) == stored.state
        if stored.row.past is not None:
            assert codec.load_all(_kind(stored.game), stored.row.past) == stored.turns
        results = await self.results(match)
        assert len(results) == (len(stored.sitters) if stored.row.status == "finished" else 0)
        assert (stored.row.ended is None) == stored.open
        return stored


def mover(match: Match) -> Sitter:
    """Who is on turn."""
    return match.sitters[match.to_move[0]]


def waiting(match: Match) -> Sitter:
    """Somebody who is in and not on turn."""
    return match.sitters[next(seat for seat in match.active if seat not in match.to_move)]


def legal(match: Match) -> list[str]:
    """The notations of everything the seat on turn may do."""
    return [match.game.notate(action) for action in match.actions(match.to_move[0])]


def some_legal(match: Match, chance: Random) -> str:
    """One of them."""
    return match.game.notate(chance.choice(list(match.actions(match.to_move[0]))))


@contextmanager
def refused(key: str, **params: str | int) -> Iterator[None]:
    """Asserts that what runs inside is refused for exactly this reason."""
    with pytest.raises(Refusal) as raised:
        yield
    assert raised.value.key == key
    assert {name: raised.value.params[name] for name in params} == params


async def gives_up(matches: Matches, match: int, ask: Ask) -> Match:
    """Somebody leaves, and one of the others wants no computer to play on."""
    found = await matches.leave(match, ask)
    if found.vacant is None:
        return found
    return await matches.answer(match, Ask(found.sitters[found.asked[0]].player), agree=False)


async def answer(action: Awaitable[Match]) -> Match | Refusal:
    """The match after an action, or why it was refused; any other exception is a fault."""
    try:
        return await action
    except Refusal as why:
        return why
