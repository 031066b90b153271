"""How much more two bots do than one, on a PostgreSQL server, and whose the processor's time is.

Each bot is the real one without a gateway; its people play as fast as they are answered.  The limit of
requests that Discord sets is left aside: there is no turnstile.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from statistics import median
from typing import Any

from discord.http import Route

from bot.app import build
from bot.matches.change import Ask
from storage.matches import Sitter
from tests.bench.among_computers import NoBudget
from tests.bench.fake_discord import fake_discord
from tests.bench.machine import used_by
from tests.bench.place import CHANNEL, GUILD, logged_in, spoken
from tests.bench.positions import AXIO
from tests.bench.served import REAL
from tests.bench.timing import Figure, Measured, Watch
from tests.outside.turns import command_of
from tests.storage import cluster

TABLES = 12
"""Matches that are played at the same time in each process."""
_GOAL = 1.8
_opening = asyncio.Lock()
_begun: ContextVar[list[asyncio.Task[Any]] | None] = ContextVar("begun", default=None)


@dataclass(frozen=True)
class Round:
    """What was done in one go: actions a second, and seconds of the processor that each took of whom."""

    rate: float
    bots: float
    server: float
    others: float

    @property
    def each(self) -> float:
        """Seconds of the processor for one action, of all together."""
        return self.bots + self.server + self.others


def figures(rounds: int, seconds: float = 5.0, tables: int = TABLES, processes: int = 2) -> list[Figure]:
    """Rounds with one process and with all in turn; nothing where PostgreSQL is not installed."""
    if not cluster.installed():
        return []
    with cluster.own(REAL) as (server, _):
        return asyncio.run(measured(server.pid, server.new("played"), rounds, seconds, tables, processes))


async def measured(
    server: int, address: str, rounds: int, seconds: float, tables: int, processes: int
) -> list[Figure]:
    """The same; server: the process of the server with the store at this address."""
    async with fake_discord() as fake:
        with _bots(address, fake.base, tables, processes) as bots:
            await _round(server, bots, seconds)  # so that everything is drawn once, and prepared
            one: list[Round] = []
            all_: list[Round] = []
            for number in range(rounds):
                for found, some in [(one, bots[:1]), (all_, bots)][:: 1 if number % 2 == 0 else -1]:
                    found.append(await _round(server, some, seconds))
                    await fake.seen()
    return _lines(one, all_, processes)


def _lines(one: list[Round], several: list[Round], processes: int) -> list[Figure]:
    cores = len(os.sched_getaffinity(0))
    # One bot has no more than one processor; what else it needs may take another.
    alone = median(min(1 / each.bots, cores / each.each) for each in one)
    possible = median(cores / each.each for each in several) / alone
    ratios = tuple(more.rate / less.rate for more, less in zip(several, one, strict=True))
    both = Measured(
        value=median(each.rate for each in several), baseline=median(each.rate for each in one), ratios=ratios
    )
    least = _GOAL / 2
    missing = 100 * (1 - median(ratios) / possible)
    return [
        _shares("W-one", "actions a second with one process on PostgreSQL", one),
        _shares("W-several", f"the same with {processes} processes", several),
        Figure(
            "W-gain",
            f"{processes} processes beside one, of {possible:.2f} that {cores} processors can do",
            {"rate": both},
        ),
        Figure(
            "W-missing",
            f"what is missing of that, in hundredths ({100 * (1 - least):.0f} is {_GOAL:g} of 2)",
            {"count": Measured(value=max(missing, 0.0), goal=100 * (1 - least))},
        ),
    ]


def _shares(id_: str, what: str, rounds: list[Round]) -> Figure:
    bots, server, others = (
        1000 * median(getattr(each, name) for each in rounds) for name in ("bots", "server", "others")
    )
    whose = f"processor: {bots:.1f} ms an action the bot, {server:.1f} PostgreSQL, {others:.1f} Discord"
    return Figure(id_, f"{what} ({whose})", {"rate": Measured(value=median(each.rate for each in rounds))})


@dataclass(frozen=True)
class _Bot:
    pid: int
    line: Connection


async def _round(server: int, bots: list[_Bot], seconds: float) -> Round:
    before = _used(server, bots)
    watch = Watch()
    for bot in bots:
        bot.line.send(seconds)
    done = sum([await asyncio.to_thread(bot.line.recv) for bot in bots])
    taken = watch.read().wall
    of_bots, of_server, everything = (
        now - then for now, then in zip(_used(server, bots), before, strict=True)
    )
    return Round(done / taken, of_bots / done, of_server / done, (everything - of_bots - of_server) / done)


def _used(server: int, bots: list[_Bot]) -> tuple[float, float, float]:
    return sum(used_by(bot.pid) for bot in bots), used_by(server), used_by(os.getpid())


@contextmanager
def _bots(address: str, base: str, tables: int, processes: int) -> Iterator[list[_Bot]]:
    context, started, bots = get_context("spawn"), [], []
    try:
        for number in range(processes):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there, address, base, number, tables), daemon=True)
            process.start()
            there.close()
            started.append(process)
            assert process.pid is not None
            bots.append(_Bot(process.pid, here))
            assert here.recv() == "ready"
        yield bots
    finally:
        for process in started:
            process.terminate()
            process.join()


# -- in a process of its own ----------------------------------------------------------------------


def _serve(line: Connection, address: str, base: str, number: int, tables: int) -> None:
    Route.BASE = base
    asyncio.run(_played(line, address, number, tables))


async def _played(line: Connection, address: str, number: int, tables: int) -> None:
    asyncio.get_running_loop().set_task_factory(_noting)
    async with logged_in(build(address)) as client:
        # Else new direct messages would wait for the next minute.
        client.services.sender._budget = NoBudget()
        crowd = [_Table(client, number * tables + each, number) for each in range(tables)]
        line.send("ready")
        while True:
            try:
                seconds = await asyncio.to_thread(line.recv)
            except EOFError:
                return
            ends = asyncio.get_running_loop().time() + seconds
            line.send(sum(await asyncio.gather(*(table.play(ends) for table in crowd))))


def _noting(loop: Any, coroutine: Any, **given: Any) -> asyncio.Task[Any]:
    """Notes what a command begins: only when all that has ended is it done."""
    task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **given)
    begun = _begun.get()
    if begun is not None:
        begun.append(task)
    return task


class _Table:
    """Two people who play one match after another by commands."""

    def __init__(self, client: Any, number: int, process: int) -> None:
        self._client = client
        self._channel = CHANNEL + number
        first = 660_000_000_000_000_000 + 2 * number
        self._people = [Sitter(first + seat, f"Person {seat}") for seat in range(2)]
        self._numbers = count(630_000_000_000_000_000 + number * 10**9)
        self._chance = Random(number)
        self._match: Any = None

    async def play(self, ends: float) -> int:
        """Plays until this time on the loop's clock; returns how many actions were played."""
        done = 0
        while asyncio.get_running_loop().time() < ends:
            if self._match is None or not self._match.running:
                await self._begin()
            await self._act()
            done += 1
        return done

    async def _begin(self) -> None:
        host, other = self._people
        matches = self._client.services.matches
        async with _opening:
            # A server may have few open lobbies at once.
            match = await matches.open("axio", server=GUILD, channel=self._channel, host=host, seats=2)
            self._match = await matches.join(match.id, other, Ask(other.player))

    async def _act(self) -> None:
        match = self._match
        (seat,) = match.to_move
        action = self._chance.choice(list(match.actions(seat)))
        command, options = command_of("axio", AXIO.notate(action))
        group, name = command.split()
        payload = spoken(next(self._numbers), self._channel, match.sitters[seat], group, name, options)
        begun: list[asyncio.Task[Any]] = []
        token = _begun.set(begun)
        self._client._connection.parse_interaction_create(payload)
        _begun.reset(token)
        while working := [task for task in begun if not task.done()]:
            await asyncio.wait(working)
        self._match = await self._client.services.matches.find(match.id)
        assert self._match.version > match.version, "it was not played"
