"""What results say about who plays with whom, how long and where, to find what is odd."""

from __future__ import annotations

from storage.oddities import LengthRow, OddityStore, PairRow, PeopleRow, VoidRow
from storage.sql.database import Database

# ?1: Unix seconds; only what ended later.
_RECENT = (
    "with recent as materialized (select number, match, server, game, turns, at from results"
    " where at > ?1 and voided is null and ranked),"
    " totals as materialized"
    "   (select player, count(*) as total from recent join placings using (match) group by player)"
)


class SqlOddityStore(OddityStore):
    """Reads what counts for ratings and ended after `since` (Unix seconds)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def pairs(self, since: int, least: int) -> list[PairRow]:
        rows = await self._database.survey(
            f"{_RECENT} select own.player as one, met.player as other, count(*) as together,"
            " count(*) filter (where own.place < met.place) as ahead,"
            " count(*) filter (where own.place > met.place) as behind,"
            " (select total from totals where player = own.player) as of_one,"
            " (select total from totals where player = met.player) as of_other,"
            " coalesce((select name from players where id = own.player), max(own.name)) as one_name,"
            " coalesce((select name from players where id = met.player), max(met.name)) as other_name"
            " from recent join placings as own using (match) join placings as met using (match)"
            " where own.player < met.player group by own.player, met.player having count(*) >= ?2"
            " order by together desc, own.player, met.player",
            since,
            least,
        )
        return [
            PairRow(
                row["one"],
                row["other"],
                (row["one_name"], row["other_name"]),
                row["together"],
                row["ahead"],
                row["behind"],
                row["of_one"],
                row["of_other"],
            )
            for row in rows
        ]

    async def servers(self, since: int, least: int) -> list[PeopleRow]:
        rows = await self._database.survey(
            f"{_RECENT} select recent.server, count(distinct match) as matches,"
            " count(distinct player) as people from recent join placings using (match)"
            " where recent.server is not null group by recent.server having count(distinct match) >= ?2"
            " order by people, matches desc, recent.server",
            since,
            least,
        )
        return [PeopleRow(row["server"], row["matches"], row["people"]) for row in rows]

    async def voids(self, since: int, least: int) -> list[VoidRow]:
        rows = await self._database.survey(
            "select server, count(*) as matches, count(voided) as voided from results"
            " where at > ? and server is not null and not solo group by server having count(voided) >= ?"
            " order by voided desc, server",
            since,
            least,
        )
        return [VoidRow(row["server"], row["matches"], row["voided"]) for row in rows]

    async def lengths(self, since: int) -> list[LengthRow]:
        rows = await self._database.survey(
            f"{_RECENT} select recent.match, recent.server, recent.game, options, recent.turns,"
            " (select count(*) from placings where placings.match = recent.match) as seats,"
            " recent.at - coalesce((select log.at from log where log.match = recent.match"
            "   and notation = '/start' limit 1), created) as seconds"
            " from recent join matches on matches.id = recent.match order by number desc",
            since,
        )
        return [
            LengthRow(
                row["match"],
                row["server"],
                row["game"],
                row["options"],
                row["seats"],
                row["turns"],
                row["seconds"],
            )
            for row in rows
        ]
