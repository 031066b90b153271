"""Summaries of finished matches, from their results, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from storage.finished import LATEST, SEARCHED, FinishedRow, FinishedStore
from storage.places import Sight
from storage.sql.database import Database, Row
from storage.sql.places import IN_CHANNEL, SEEN, seen
from storage.sql.results import placings_of


class SqlFinishedStore(FinishedStore):
    """Lists finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_server(
        self, sight: Sight, game: str | None, *, limit: int, offset: int = 0, searched: int = SEARCHED
    ) -> list[FinishedRow]:
        found = await self._database.survey(
            _select(
                # SQLite reads a cross join from left to right, and no further than the limit.
                "select results.* from results cross join matches on matches.id = results.match"
                " where results.server = ?5 and (results.game = ?6 or ?6 is null) and number > coalesce("
                "   (select number from results where server = ?5 order by number desc limit 1 offset ?9), 0)"
                f" and {SEEN} order by number desc limit ?7 offset ?8"
            ),
            *seen(sight),
            sight.server,
            game,
            limit,
            offset,
            searched,
        )
        return _rows_of(found)

    async def of_player(
        self, player: int, game: str | None, *, limit: int, offset: int = 0, searched: int = SEARCHED
    ) -> list[FinishedRow]:
        found = await self._database.survey(
            _select(
                "select results.* from placings cross join results on number = result"
                " where player = ?1 and (game = ?2 or ?2 is null) and result > coalesce("
                "   (select result from placings where player = ?1 order by result desc limit 1 offset ?5),"
                " 0) order by result desc limit ?3 offset ?4"
            ),
            player,
            game,
            limit,
            offset,
            searched,
        )
        return _rows_of(found)

    async def newest_in(self, channel: int, game: str) -> int | None:
        row = await self._database.row(
            "select max(id) as newest from (select id, status from matches"
            f"   where channel = ? and game = ? and {IN_CHANNEL} order by id desc limit ?) as latest"
            " where status = 'finished'",
            channel,
            game,
            LATEST,
        )
        return None if row is None or row["newest"] is None else int(row["newest"])


def _select(results: str) -> str:
    """The SQL for these results with all who sat there."""
    return (
        "select match, game, at, solo, ranked, voided, seat, player, name, place, score, merit"
        f" from ({results}) as found join placings using (match) order by number desc, place, seat"
    )


def _rows_of(rows: Sequence[Row]) -> list[FinishedRow]:
    found = []
    for match, group in groupby(rows, key=itemgetter("match")):
        of_match = list(group)
        first = of_match[0]
        found.append(
            FinishedRow(
                match=match,
                game=first["game"],
                at=first["at"],
                solo=bool(first["solo"]),
                ranked=bool(first["ranked"]),
                voided=first["voided"] is not None,
                placings=placings_of(of_match),
            )
        )
    return found
