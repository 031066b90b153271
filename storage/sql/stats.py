"""What one player has played: the results that count, and who sat at the same tables."""

from __future__ import annotations

from storage.places import Sight
from storage.sql import sitters
from storage.sql.database import Database
from storage.sql.places import SEEN, seen
from storage.stats import LOOKED, Opponent, Played, StatsStore


class SqlStatsStore(StatsStore):
    """Reads the results of one player.  A server of None means all servers and direct messages."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def played(self, player: int, server: int | None) -> list[Played]:
        rows = await self._database.survey(PLAYED, player, server)
        return [
            Played(
                number=row["number"],
                game=row["game"],
                at=row["at"],
                solo=bool(row["solo"]),
                place=row["place"],
                score=row["score"],
                merit=row["merit"],
                computers=bool(row["computers"]),
            )
            for row in rows
        ]

    async def opponents(self, player: int, sight: Sight, count: int) -> list[Opponent]:
        rows = await self._database.survey(OPPONENTS, *seen(sight), player, sight.server, count)
        return [
            Opponent(row["player"], row["name"], row["matches"], row["ahead"], row["behind"]) for row in rows
        ]


# SQLite reads a cross join from left to right, and a player has fewer results than a server.
_NEWEST = f"(select * from placings where player = {{}} order by result desc limit {LOOKED}) as own"
_OWN = (
    f"{_NEWEST.format('?1')} cross join results on results.match = own.match"
    " and voided is null and (server = ?2 or ?2 is null)"
)
PLAYED = (
    "select number, game, at, solo, place, score, merit, not (ranked or solo) as computers"
    f" from {_OWN} and (ranked or solo or exists"
    f"  (select 1 from placings as met where met.match = own.match and {sitters.automatic('met.player')}))"
    " order by number"
)
OPPONENTS = (
    "select met.player, coalesce(members.name, players.name, (select name from placings"
    "   where placings.player = met.player and placings.result = met.newest)) as name, matches, ahead, behind"
    " from ("
    "   select other.player as player, max(number) as newest,"
    "     count(*) as matches, count(*) filter (where own.place < other.place) as ahead,"
    "     count(*) filter (where own.place > other.place) as behind"
    f"  from {_NEWEST.format('?5')} cross join results on results.match = own.match"
    "   and voided is null and (results.server = ?6 or ?6 is null) and ranked"
    f"  cross join matches on matches.id = own.match and (?1 = ?5 or {SEEN})"
    "   cross join placings as other on other.match = own.match"
    f"   where {sitters.listed('other.player')} and other.player <> ?5"
    "   group by other.player order by matches desc, newest desc, other.player limit ?7) as met"
    " left join members on members.server = ?6 and members.player = met.player"
    " left join players on players.id = met.player"
    " order by matches desc, newest desc, met.player"
)
