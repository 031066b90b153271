"""When something is due in each match: the clocks of all matches."""

from __future__ import annotations

from storage.alarms import AlarmStore
from storage.sql.database import Database
from storage.sql.places import OPEN

_MOST = 200  # matches returned at a time; the rest come with the next call


class SqlAlarmStore(AlarmStore):
    """The alarms of the stored matches.  Times are Unix seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: int, besides: int = 0) -> list[int]:
        rows = await self._database.rows(
            "select id from matches where alarm <= ? order by alarm, id limit ?", now, _MOST + besides
        )
        return [int(row["id"]) for row in rows]

    async def computers(self, by: int) -> list[int]:
        rows = await self._database.rows(
            "select id from matches where computer_at <= ? order by computer_at, id", by
        )
        return [int(row["id"]) for row in rows]

    async def move(self, match: int, alarm: int, *, deadline: int | None, later: int) -> bool:
        moved = await self._database.store(
            "update matches set deadline = ?, alarm = ? where id = ? and alarm = ? returning id",
            deadline,
            later,
            match,
            alarm,
        )
        return bool(moved)

    async def park(self, match: int) -> None:
        await self._park("id", match)

    async def park_channel(self, channel: int) -> None:
        await self._park("channel", channel)

    async def park_server(self, server: int) -> None:
        await self._park("server", server)

    async def _park(self, column: str, value: int) -> None:
        await self._database.store(
            "update matches set deadline = null, alarm = null"
            f" where {column} = ? and {OPEN} and status = 'running' and alarm is not null",
            value,
        )
