"""Several bots on one PostgreSQL server, each with some of the shards: whatever is killed or cut, nothing
acknowledged is lost, nothing is played, posted or called twice, and what one leaves is taken over.

`KILLS=200 pytest tests/outside/test_several_processes.py` kills more often than usual.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.wire.turnstile import PER_SECOND
from storage.players import PlayerRow
from storage.postgres.database import Database
from storage.sql.players import SqlPlayerStore
from tests.outside.discord_outside import Gone
from tests.outside.fleet import Bot, Fleet
from tests.outside.limits import GLOBAL, Limits
from tests.outside.sharded import Sharded
from tests.outside.tables import Tables, laid
from tests.outside.turns import Turns
from tests.patience import until
from tests.storage import cluster

KILLS = int(os.environ.get("KILLS", "0"))
PROCESSES = int(os.environ.get("PROCESSES", "2"))
_LEFT = "left to other processes"
"""What the log says where a process does not answer, as others may."""
SEED = os.environ.get("SEED", "several processes")


@dataclass
class Evening:
    """Everything that plays together, and what may go wrong."""

    fleet: Fleet
    outside: Sharded
    tables: Tables
    server: cluster.Server
    chance: Random
    processes: int
    coming: list[str] = field(default_factory=list)

    @property
    def mishaps(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """All that may go wrong, by name."""
        return {
            "killed": self.killed,
            "killed and replaced": self.replaced,
            "replaced while the server is away": self.replaced_without_the_server,
            "updated": self.updated,
            "cut off Discord": self.cut_off_discord,
            "cut off the store": self.cut_off_the_store,
            "away from the store": self.away_from_the_store,
            "stands still": self.stands_still,
            "stands still while others take over": self.is_taken_over_meanwhile,
            "server restarted": self.restarted,
            "answers lost": self.answers_lost,
            "late": self.late,
        }

    def next(self) -> str:
        """What goes wrong next: each as often as the others."""
        if not self.coming:
            self.coming = self.chance.sample(sorted(self.mishaps), len(self.mishaps))
        return self.coming.pop()

    def some(self) -> Bot:
        """One of the processes."""
        return self.chance.choice(self.fleet.bots)

    async def enough(self) -> None:
        """Starts what is missing."""
        while len(self.fleet.bots) < self.processes:
            await self.fleet.start()

    async def killed(self) -> None:
        """One dies; the others have to take its shards over, before there is another."""
        if self.processes > 1:
            await self.fleet.kill(self.some())
        else:
            await self.replaced()
        await self.fleet.connected()
        await self.enough()

    async def replaced(self) -> None:
        """One dies and another one comes at once."""
        await self.fleet.kill(self.some())
        await self.enough()
        await self.fleet.connected()

    async def replaced_without_the_server(self) -> None:
        """One dies, and the one that comes at once finds no server of the store for a while."""
        await asyncio.to_thread(self.server.stop)
        await self.fleet.kill(self.some())
        await self.enough()
        await asyncio.sleep(self.chance.uniform(1, 4))
        await asyncio.to_thread(self.server.start)
        await self.fleet.connected()

    async def updated(self) -> None:
        """All are replaced, one after another: a new one starts before an old one is told to end."""
        for bot in tuple(self.fleet.bots):
            await self.fleet.start()
            await asyncio.sleep(self.chance.uniform(0, 1))
            await self.fleet.end(bot)
            await self.fleet.connected()

    async def cut_off_discord(self) -> None:
        """Connections to the gateway are cut."""
        for session in self.outside.connected:
            if self.chance.random() < 0.5:
                self.outside.cut(session)
        await self.fleet.connected()

    async def cut_off_the_store(self) -> None:
        """One loses its connections to the store, in the middle of anything."""
        self.some().cable.cut()

    async def away_from_the_store(self) -> None:
        """One cannot reach the store for a while."""
        bot = self.some()
        bot.cable.whole = False
        bot.cable.cut()
        await asyncio.sleep(self.chance.uniform(0.5, 4))
        bot.cable.whole = True

    async def stands_still(self) -> None:
        """One does nothing for a moment, as on a computer that is out of memory, and goes on."""
        bot = self.some()
        bot.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        bot.process.send_signal(signal.SIGCONT)

    async def is_taken_over_meanwhile(self) -> None:
        """One does nothing for longer, and the server of the store frees what it had; it knows of nothing."""
        bot = self.some()
        bot.process.send_signal(signal.SIGSTOP)
        bot.cable.cut()
        await asyncio.sleep(self.chance.uniform(1, 6))
        bot.process.send_signal(signal.SIGCONT)
        await self.fleet.connected()

    async def restarted(self) -> None:
        """The server of the store is killed and comes back."""
        await asyncio.to_thread(self.server.stop)
        await asyncio.sleep(self.chance.uniform(0, 1))
        await asyncio.to_thread(self.server.start)

    async def answers_lost(self) -> None:
        """Discord does what it is asked but nobody learns of it, some times."""
        for _ in range(self.chance.randint(1, 4)):
            self.outside.lose(
                r"(POST|PATCH) /channels/\d+/messages(/\d+)?", self.chance.choice(("cut", "unheard"))
            )

    async def late(self) -> None:
        """Somebody's time runs out, and it is time to remind somebody, here and there."""
        for table in self.tables.tables:
            if table.timed:
                await self.chance.choice((self.tables.ring, self.tables.remind))(table)

    async def play(self, mishaps: int) -> Counter[str]:
        """Everybody plays while so many things go wrong; then all must be in order."""
        happened: Counter[str] = Counter()
        over = asyncio.Event()
        players = [
            asyncio.create_task(self.tables.play(table, Random(self.chance.random()), over))
            for table in self.tables.tables
            if not table.timed
        ]
        try:
            for _ in range(mishaps):
                await self.answered(self.chance.randint(2, 8), players)
                name = self.next()
                happened[name] += 1
                self.outside.note(name)
                sys.stderr.write(f"{name}\n")
                await self.mishaps[name]()
                self.fleet.check()
        except BaseException:
            for each in players:
                each.cancel()
            await asyncio.wait(players)
            raise
        over.set()
        await asyncio.gather(*players)
        await self.quiet()
        return happened

    async def crowded(self, actions: int) -> None:
        """Everybody plays so many actions, as fast as they are answered; then all must be in order."""
        over = asyncio.Event()
        players = [
            asyncio.create_task(self.tables.play(table, Random(self.chance.random()), over))
            for table in self.tables.tables
        ]
        await self.answered(actions, players)
        over.set()
        await asyncio.gather(*players)
        await self.quiet()

    async def answered(self, more: int, players: Sequence[asyncio.Task[None]]) -> None:
        """Waits until so many more actions are acknowledged; fails if somebody cannot play on."""
        enough = len(self.tables.acknowledged) + more

        def done() -> bool:
            return len(self.tables.acknowledged) >= enough or any(each.done() for each in players)

        await until(done)
        for each in players:
            if each.done():
                each.result()

    async def quiet(self) -> None:
        """Waits until all is answered and shown, and judges it."""
        self.outside.losses.clear()
        await self.enough()
        await self.fleet.connected()
        for table in self.tables.tables:
            while table.asked is not None:
                try:
                    await self.tables.ask(table)
                except Gone:
                    table.asked = self.outside.again_as(table.asked)
        await self.tables.shown()
        await self.tables.judge()
        left = self.fleet.said(_LEFT)
        assert len(self.outside.expired) <= left, "nobody answered, though nobody was in doubt"


@asynccontextmanager
async def evening(
    processes: int, *, tables: int = 2, messages: bool = True, limits: Limits | None = None, **settings: str
) -> AsyncIterator[Evening]:
    """So many processes, started and connected.

    messages: some people get a new direct message each turn.  limits: Discord's on requests; None for none.
    """
    cluster.needed()
    outside = Sharded(
        limits=limits, servers=4, shards=4, channels=tables, kept=1_000_000, together=2, again=0.3
    )
    chance = Random(SEED)
    with cluster.own() as (server, address):
        await outside.start()
        fleet = Fleet(outside, server.folder, "postgres", settings)
        database = await Database.open(address)
        try:
            laid_out = laid(outside, tables, chance)
            turns = await Turns.on(database, [each for table in laid_out for each in table.people])
            players = SqlPlayerStore(database)
            for table in laid_out[::2] if messages else ():
                # These get a new message each turn, the others have one that is kept up to date.
                await players.put(table.people[0].player, PlayerRow(messages=True))
            now = int(time.time())
            # Players could act for long, so nobody is given more time.
            await database.store(
                "insert into heartbeat (one, at, since, elapsed) values (1, ?, ?, 0)", now, now - 100_000
            )
            made = Evening(fleet, outside, Tables(outside, turns, laid_out), server, chance, processes)
            for _ in range(processes):
                await fleet.start()
            await fleet.connected()
            yield made
        finally:
            await fleet.stop()
            await database.close()
            await outside.stop()


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.skipif(not KILLS, reason="takes long: make soak")
@pytest.mark.timeout(600 + 30 * KILLS)
async def test_nothing_is_lost_or_done_twice_whatever_is_killed_or_cut() -> None:
    async with evening(PROCESSES) as made:
        left = KILLS
        while left:
            some = min(left, 10)
            left -= some
            happened = await made.play(some)
            told = f"{len(made.tables.acknowledged)} acknowledged, {made.tables.pressed} of them pressed"
            told += f", {len(made.tables.refused)} refused, {len(made.outside.expired)} not answered"
            told += f", {made.tables.computed} by computers"
            rung, reminded = sum(made.tables.rung.values()), sum(made.tables.reminded.values())
            told += f", {rung} times late, {reminded} times reminded"
            sys.stderr.write(f"{dict(happened)}: {told}\n")
        assert made.tables.calls > 1, "what is to be counted was seen"
        assert made.tables.pressed
        assert made.tables.computed
        for bot in tuple(made.fleet.bots):
            await made.fleet.end(bot)


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.skipif(not KILLS, reason="takes long: make soak")
@pytest.mark.parametrize(
    ("rate", "allowed", "tables", "actions"),
    [
        pytest.param(16, 15, 2, 40, id="a limit that a slow computer reaches"),
        pytest.param(GLOBAL, PER_SECOND, 8, 160, id="Discord's own"),
    ],
)
async def test_all_together_send_no_more_than_discord_allows_a_bot(
    rate: float, allowed: int, tables: int, actions: int
) -> None:
    limits = Limits(burst=3.0 * PROCESSES, rate=rate)
    # So many new direct messages a minute, which are limited as well, would be waited for too long.
    settings = {"REQUESTS_A_SECOND": str(allowed)}
    async with evening(PROCESSES, tables=tables, messages=False, limits=limits, **settings) as made:
        limits.senders.clear()
        try:
            await made.crowded(actions)
        finally:
            sent = sorted(limits.senders.values())
            busiest = ", ".join(f"{limits.busiest(each):.1f} within {each} s" for each in (1, 5, 20))
            sys.stderr.write(f"{sent} requests, {limits.refused} refused; at most a second: {busiest}\n")
    assert limits.refused[0] == 0
    assert len(sent) == PROCESSES, "all of them had something to send"
