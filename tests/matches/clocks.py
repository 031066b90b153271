"""A computer's two clocks, one of which the tests set wrong, and a bot that keeps time by them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from bot.matches.clock import Clock
from bot.matches.heartbeat import INTERVAL, Heartbeat
from bot.matches.service import Matches
from bot.matches.trusted import TrustedTime
from storage.sql.alarms import SqlAlarmStore
from storage.sql.heartbeat import SqlHeartbeatStore
from storage.sql.matches import SqlMatchStore
from tests.matches.tables import GAMES, Table
from tests.matches.timed import START, Timed
from tests.storage.fresh import opened

LOOK = INTERVAL


@dataclass
class Computer:
    """One clock shows the true time plus its error; the other counts seconds since the start."""

    true: float = START + 0.5
    wrong: float = 0.0
    started: float = START - 1000.0
    number: int = 1

    def wall(self) -> float:
        return self.true + self.wrong

    def elapsed(self) -> float:
        return self.true - self.started

    @property
    def boot(self) -> str:
        return f"start {self.number}"

    def start_anew(self) -> None:
        """Restarts as after a power cut: the earlier count of elapsed time is lost."""
        self.number += 1
        self.started = self.true

    def time(self, *, known: bool = True) -> TrustedTime:
        return TrustedTime(self.wall, self.elapsed, self.boot if known else None)


@dataclass
class Bot:
    """A bot's turn service on one computer, which looks at its clock as the real one does."""

    computer: Computer
    time: TrustedTime
    timed: Timed
    heartbeat: Heartbeat
    closed: list[bool] = field(default_factory=list)

    @classmethod
    async def at(cls, path: Path, computer: Computer, *, known: bool = True) -> Bot:
        """known: the computer has an id for each of its starts."""
        time = computer.time(known=known)
        database = await opened(path)
        store = SqlMatchStore(database, time)
        matches = Matches(store, GAMES, clock=time, seed=lambda: "clock")
        clock = Clock(matches, SqlAlarmStore(database), clock=time)
        heartbeat = Heartbeat(time, SqlHeartbeatStore(database))
        await heartbeat.begin()
        made = cls(computer, time, Timed(Table(database, store, matches), clock, time), heartbeat)  # type: ignore[arg-type]  # its own clock is not turned
        await made.look()
        return made

    async def close(self) -> None:
        await self.timed.table.database.close()

    async def look(self) -> list[tuple[int, bool]]:
        """The matches found by one look at the clock, and whether each only got a reminder."""
        await self.heartbeat.look()
        clock = self.timed.clock
        found = [await clock.judge(number, self.heartbeat.since) for number in await clock.due()]
        return [(due.match.id, due.reminder) for due in found if due is not None]

    async def passes(self, seconds: float, step: float = LOOK) -> list[tuple[float, bool]]:
        """Lets time pass; returns after how many seconds there was a reminder (True) or a turn ended."""
        came, begun = [], self.computer.true
        while self.computer.true < begun + seconds:
            self.computer.true += step
            came += [(self.computer.true - begun, reminder) for _, reminder in await self.look()]
        return came

    def left(self, at: int | None) -> float:
        """Seconds until this time, by the bot's clock."""
        assert at is not None
        return at - self.time()
