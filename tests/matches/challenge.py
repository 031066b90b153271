"""The daily challenge on a file, with a clock that the tests turn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from bot.matches import daily
from bot.matches.changing import fresh_seed
from bot.matches.clock import Clock
from bot.matches.days import Days
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.matches import Sitter
from storage.sql.alarms import SqlAlarmStore
from storage.sql.daily import SqlDailyStore
from storage.sql.matches import SqlMatchStore
from tests.games.games import GAMES as SUBJECTS
from tests.matches.tables import GAMES, SERVER, Table, ask
from tests.matches.timed import Time
from tests.storage.fresh import opened

WEDNESDAY, THURSDAY, FRIDAY = 20231115, 20231116, 20231117
"""A day of Axio Rota and two of Axio."""
HOUR = 3600

_SKILLED = {subject.game.key: subject.skilled for subject in SUBJECTS}
_interactions = count(50_000)


@dataclass(frozen=True)
class Challenge:
    """Everybody's tries, and the turn service in which they are played."""

    table: Table
    dailies: SqlDailyStore
    days: Days
    clock: Clock
    time: Time

    @classmethod
    async def at(cls, path: Path, time: Time) -> Challenge:
        database = await opened(path)
        store, dailies = SqlMatchStore(database), SqlDailyStore(database)
        matches = Matches(store, GAMES, clock=time)
        days = Days(dailies, matches, GAMES, clock=time, seed=fresh_seed)
        alarms = Clock(matches, SqlAlarmStore(database), clock=time)
        return cls(Table(database, store, matches), dailies, days, alarms, time)

    async def begin(self, who: Sitter, server: int | None = SERVER) -> Match:
        return await self.days.begin(who, server=server, interaction=next(_interactions))

    async def finish(self, match: Match, style: str = "") -> Match:
        """Plays a try to its end, as a player of this style would."""
        return await self.table.matches.act(
            match.id, ask(match.sitters[0]), *played(match, match.sitters[0].name + style)
        )

    async def finished(self, who: Sitter, server: int | None = SERVER) -> Match:
        return await self.finish(await self.begin(who, server))

    def on(self, day: int, hours: float = 12) -> None:
        """Sets the clock to this many hours after the day began."""
        self.time.now = daily.starts(day) + hours * HOUR


def played(match: Match, style: str) -> list[str]:
    """The notations with which somebody would play a try to its end."""
    state, chance, texts = match.state, Random(style), []
    while match.game.to_move(state):
        action = _SKILLED[match.game.key](state, 0, chance)
        texts.append(match.game.notate(action))
        state = match.game.apply(state, 0, action)
    return texts
