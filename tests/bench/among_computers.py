"""`/axio place` between two people while computers play in fifty other matches, beside an idle bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random

from bot.app import build
from bot.catalog import TITLES
from bot.client import Client
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.thinking.asking import Thinking
from bot.wire.direct_budget import Budget
from storage.matches import Sitter
from storage.sql.matches import SqlMatchStore
from storage.sqlite.database import Database
from tests.bench.fake_discord import fake_discord
from tests.bench.place import CHANNEL, GUILD, Table, logged_in
from tests.bench.positions import AXIO
from tests.bench.timing import Figure, Took, paired

MATCHES = 50
PONDERS = 10.0
"""Seconds that a person takes for a turn: few take less."""
_MOST = 1.5
_PART = 4
"""Commands that are timed with the computers at work, and then without, in turn."""


def figures(
    rounds: int,
    folder: Path,
    *,
    matches: int = MATCHES,
    ponders: float = PONDERS,
    thinking: Thinking | None = None,
) -> list[Figure]:
    """The command with computers thinking, answering and being shown all the time, beside an idle bot.

    ponders: seconds that each person takes for a turn.  thinking: see `build`.
    """
    return asyncio.run(_figures(rounds, folder / "computers.db", matches, ponders, thinking))


async def _figures(
    rounds: int, path: Path, matches: int, ponders: float, thinking: Thinking | None
) -> list[Figure]:
    busy: list[Took] = []
    idle: list[Took] = []
    seeds = count()
    async with fake_discord() as fake, logged_in(build(path, thinking=thinking)) as client:
        database = await Database.open(path)
        try:
            store = SqlMatchStore(database)
            people = Matches(store, {"axio": AXIO}, seed=lambda: f"bench {next(seeds)}")
            table, crowd = Table(client, fake, people), Crowd(client, ponders)
            await crowd.sit_down(matches)
            part = min(_PART, rounds)
            while len(busy) < rounds:
                await table.begin()
                idle += [(await table.place())[0] for _ in range(part)]
                async with crowd.playing():
                    busy += [(await table.place(alone=False))[0] for _ in range(part)]
        finally:
            await database.close()
    turns = crowd.turns / crowd.seconds
    what = f"/axio place while computers play {turns:.1f} turns a second in {matches} matches, beside none"
    return [paired("D-computers", what, busy, idle, wall=_MOST)]


class NoBudget(Budget):
    """Any number of new direct messages."""

    def take(self, *, kept: int) -> bool:
        return True


class Crowd:
    """People who each play against a computer.  Their own turns are stored and not shown."""

    def __init__(self, client: Client, ponders: float) -> None:
        self._client = client
        self._ponders = ponders
        self._chance = Random("bench computers")
        self._matches: list[int] = []
        self.turns = 0
        self.seconds = 0.0
        # There is no gateway to tell that the bot is connected.
        client.parts.computers._ready = lambda: True
        # Else the first hands of so many matches would leave none for the one that is timed.
        client.services.sender._budget = NoBudget()

    async def sit_down(self, matches: int) -> None:
        """Opens the matches."""
        for number, key in zip(range(matches), cycle(TITLES)):
            host = Sitter(650_000_000_000_000_000 + number, f"Person {number}")
            match = await self._client.services.matches.open(
                key, server=GUILD, channel=CHANNEL + 50 + number, host=host, seats=2, computers=["hard"]
            )
            self._matches.append(match.id)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays meanwhile."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        tasks = [asyncio.create_task(self._play(number)) for number in self._matches]
        await asyncio.sleep(self._ponders)
        before = self.turns
        try:
            while self.turns == before:  # noqa: ASYNC110 -- what is waited for is a number
                await asyncio.sleep(0.01)
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.seconds += loop.time() - began

    async def _play(self, number: int) -> None:
        await asyncio.sleep(self._chance.uniform(0, self._ponders))
        while True:
            while number in self._client.parts.computers._doing:  # noqa: ASYNC110 -- nothing tells of its end
                await asyncio.sleep(0.1)
            match = await self._found(number)
            mover = match.to_move
            while match.to_move == mover != ():
                seat = mover[0]
                notation = match.game.notate(next(match.actions(seat)))
                match = await self._client.services.matches.act(
                    number, Ask(match.sitters[seat].player), notation
                )
            self.turns += 1
            await asyncio.sleep(self._ponders)

    async def _found(self, number: int) -> Match:
        match = await self._client.services.matches.find(number)
        assert match is not None
        return match
