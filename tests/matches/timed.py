"""A turn service whose clock the tests turn."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.matches.clock import Clock, Due
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.sql.alarms import SqlAlarmStore
from storage.sql.matches import SqlMatchStore
from storage.sql.players import SqlServerStore
from tests.matches.tables import ANNA, CHANNEL, GAMES, PEOPLE, SERVER, Table, ask
from tests.storage.fresh import opened

DAY = 24 * 3600
START = 1_700_000_000


@dataclass
class Time:
    """The time that the tests set."""

    now: float = START + 0.5

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True)
class Timed:
    """A table whose clock the tests turn."""

    table: Table
    clock: Clock
    time: Time

    @classmethod
    async def at(cls, path: Path, time: Time, *, stand_ins: bool = False) -> Timed:
        """stand_ins: computers may play on for those who go, unless a server says no."""
        database = await opened(path)
        store, servers = SqlMatchStore(database), SqlServerStore(database)
        matches = Matches(
            store, GAMES, clock=time, seed=lambda: "clock", servers=servers if stand_ins else None
        )
        return cls(Table(database, store, matches), Clock(matches, SqlAlarmStore(database), clock=time), time)

    async def begun(
        self, seats: int = 2, *, pace: int | None = DAY, late: str = "skip", **more: Any
    ) -> Match:
        game = more.get("game", "axio")
        match = await self.table.matches.open(
            game, server=SERVER, channel=CHANNEL, host=ANNA, seats=seats, pace=pace, late=late
        )
        for sitter in PEOPLE[1:seats]:
            match = await self.table.matches.join(match.id, sitter, ask(sitter))
        assert match.running
        return match

    async def after(self, seconds: float, since: int = 0) -> list[Due]:
        """Lets time pass and takes all that is due then."""
        self.time.now += seconds
        found = [await self.clock.judge(number, since) for number in await self.clock.due()]
        return [each for each in found if each is not None]

    async def up(self, match: Match) -> Match:
        """Lets the time of the present turn run out, its reminders on the way."""
        for _ in range(3):
            row = (await self.table.newest(match)).row
            assert row.alarm is not None
            (due,) = await self.after(row.alarm - self.time.now + 1)
            if not due.reminder:
                return due.match
        raise AssertionError("time is never up")
