"""Results of finished matches: written once, when a match ends, and never changed except to be voided."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import groupby, permutations
from operator import itemgetter

from storage.results import Counted, Meeting, Pair, Placing, Result, ResultStore, boards
from storage.sitters import kind_of
from storage.sql.database import Database, Row, Transaction
from storage.sql.exclusions import STALE, is_barred, is_kept_out
from storage.sql.phrases import LOCKED, rows


def placings_of(rows: Iterable[Row]) -> tuple[Placing, ...]:
    """The placings in rows that have their columns."""
    return tuple(
        Placing(row["seat"], row["player"], row["name"], row["place"], row["score"], row["merit"])
        for row in rows
    )


def keep(
    transaction: Transaction, match: int, server: int | None, game: str, at: int, result: Result
) -> None:
    """Stores the result of a match that ends; a second one for the same match is an integrity error."""
    # Numbers are visible in their order: who counts up to one must not find an earlier one later.
    transaction.run(f"select number from counted {LOCKED}")
    stored = transaction.run(
        "insert into results (number, match, server, game, at, month, turns, solo, ranked, world)"
        " values ((select coalesce(max(number), 0) + 1 from results), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,"
        " coalesce((select world from matches where id = ?1), (select world from servers where id = ?2),"
        " true) and not ?9) returning number",
        match,
        server,
        game,
        at,
        int(datetime.fromtimestamp(at, UTC).strftime("%Y%m")),
        result.turns,
        result.solo,
        result.ranked,
        is_barred(transaction, (each.player for each in result.placings), at),
    )
    if result.ranked:
        transaction.run_many(
            "insert into pairings (player, other, number) values (?, ?, ?)",
            [(own.player, met.player, stored[0]["number"]) for own, met in permutations(result.placings, 2)],
        )
    for each in result.placings:
        transaction.run(
            "insert into placings (match, seat, player, name, place, score, merit, result)"
            " values (?, ?, ?, ?, ?, ?, ?, ?)",
            match,
            each.seat,
            each.player,
            each.name,
            each.place,
            each.score,
            each.merit,
            stored[0]["number"],
        )
        if server is not None and kind_of(each.player).on_discord:
            transaction.run(
                "insert into members (server, player, name) values (?, ?, ?)"
                " on conflict (server, player) do update set name = excluded.name",
                server,
                each.player,
                each.name,
            )


def void(transaction: Transaction, match: int, at: int) -> None:
    """Makes a match's result count for nothing; marks the boards that hold it to be rebuilt."""
    voided = transaction.run(
        "update results set voided = ? where match = ? and voided is null"
        " returning number, solo, server, month, game, world, ranked",
        at,
        match,
    )
    transaction.run("update counted set changes = changes + ?", len(voided))
    for row in voided:
        if not (row["ranked"] or row["solo"]):
            continue
        for board in boards(
            row["server"], row["month"], row["game"], solo=bool(row["solo"]), world=bool(row["world"])
        ):
            transaction.run(STALE, *board, row["number"])


# Whether a result counts worldwide: neither its server nor anybody in it is kept out.
WORLDLY = (
    "(results.world and not exists (select 1 from excluded where kind = 'server' and id = results.server)"
    " and not exists (select 1 from excluded join placings as kept_out"
    "   on kind = 'player' and id = kept_out.player where kept_out.match = results.match))"
)
# The pairs come as JSON.  Voided and excluded results are skipped before any are counted.
MEETINGS = (
    "select pair.one as player, pair.other as other, met.at, met.game, met.month"
    f" from {rows('?1', one='bigint', other='bigint')} as pair"
    " cross join results as met on met.number in (select newest.number"
    "   from pairings as newest cross join results on results.number = newest.number"
    "   where newest.player = pair.one and newest.other = pair.other and newest.number <= ?2"
    f"  and voided is null and {WORLDLY} order by newest.number desc limit ?3)"
    " order by met.number"
)


class SqlResultStore(ResultStore):
    """Reads results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def newest(self) -> int:
        row = await self._database.row("select coalesce(max(number), 0) as number from results")
        assert row is not None
        return int(row["number"])

    async def changes(self) -> int:
        row = await self._database.row("select changes from counted")
        assert row is not None
        return int(row["changes"])

    async def is_kept_out(self, player: int, at: int) -> bool:
        return await is_kept_out(self._database, player, at)

    async def before(self, month: int) -> int:
        rows = await self._database.survey(
            "select min(number) - 1 as last from results where month = ?", month
        )
        return int(rows[0]["last"] or 0)

    async def meetings(self, pairs: Iterable[Pair], upto: int, limit: int) -> dict[Pair, list[Meeting]]:
        rows = await self._database.survey(MEETINGS, json.dumps(sorted(pairs)), upto, limit)
        found: dict[Pair, list[Meeting]] = {}
        for row in rows:
            meeting = Meeting(row["at"], row["game"], row["month"])
            found.setdefault((row["player"], row["other"]), []).append(meeting)
        return found

    async def counted(
        self, after: int, limit: int, *, upto: int | None = None, server: int | None = None
    ) -> list[Counted]:
        # No more conditions than an index can find: whatever were left out would have to be read as well.
        conditions, values = ["number > ?"], [after]
        if upto is not None:
            conditions.append("number <= ?")
            values.append(upto)
        if server is not None:
            conditions.append("server = ?")
            values.append(server)
        rows = await self._database.survey(
            f"select number, server, game, month, solo, {WORLDLY} as world, at,"
            " voided is null and (ranked or solo) as counts,"
            " seat, player, name, place, score, merit"
            f" from (select * from results where {' and '.join(conditions)} order by number limit ?)"
            " as results join placings using (match) order by number, seat",
            *values,
            limit,
        )
        found = []
        for _, group in groupby(rows, key=itemgetter("number")):
            of_match = list(group)
            first = of_match[0]
            found.append(
                Counted(
                    number=first["number"],
                    server=first["server"],
                    game=first["game"],
                    month=first["month"],
                    solo=bool(first["solo"]),
                    counts=bool(first["counts"]),
                    world=bool(first["world"]),
                    at=first["at"],
                    placings=placings_of(of_match),
                )
            )
        return found
