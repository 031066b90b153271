"""Results of finished matches: written once with a match's end, never changed but for being voided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from storage.database import Database, Row, Transaction


@dataclass(frozen=True)
class Placing:
    """What one seat brought to a finished match.

    score: as the game counts it.  merit: orders solo matches of one game, ties of the score included.
    """

    seat: int
    player: int
    name: str
    place: int
    score: int
    merit: int = 0


@dataclass(frozen=True)
class Result:
    """How a match ended.

    ranked: it counts for the ratings.  turns: how many it took.
    """

    ranked: bool
    turns: int
    placings: tuple[Placing, ...]

    @property
    def solo(self) -> bool:
        """Played alone."""
        return len(self.placings) == 1


@dataclass(frozen=True, kw_only=True)
class Counted:
    """A stored result that counts, as the boards need it; see the columns of results."""

    number: int
    server: int | None
    game: str
    month: int
    solo: bool
    world: bool
    placings: tuple[Placing, ...]


def placings_of(rows: Iterable[Row]) -> tuple[Placing, ...]:
    """The placings in rows that have their columns."""
    return tuple(
        Placing(row["seat"], row["player"], row["name"], row["place"], row["score"], row["merit"])
        for row in rows
    )


async def keep(
    transaction: Transaction, match: int, server: int | None, game: str, at: int, result: Result
) -> None:
    """Stores a result with the end of its match; a second one of the same match is an integrity error."""
    await transaction.run(
        "insert into results (match, server, game, month, turns, solo, ranked, world, at)"
        " values (?1, ?2, ?3, cast(strftime('%Y%m', ?4, 'unixepoch') as integer), ?5, ?6, ?7,"
        " coalesce((select world from servers where id = ?2), 1), ?4)",
        match,
        server,
        game,
        at,
        result.turns,
        int(result.solo),
        int(result.ranked),
    )
    for each in result.placings:
        await transaction.run(
            "insert into placings values (?, ?, ?, ?, ?, ?, ?)",
            match,
            each.seat,
            each.player,
            each.name,
            each.place,
            each.score,
            each.merit,
        )
        # A negative number stands for nobody.
        if server is not None and each.player > 0:
            await transaction.run(
                "insert into members (server, player, name) values (?, ?, ?)"
                " on conflict do update set name = excluded.name",
                server,
                each.player,
                each.name,
            )


async def void(transaction: Transaction, match: int, at: int) -> None:
    """Makes a match's result count for nothing; the boards that hold it are to be made again."""
    voided = await transaction.run(
        "update results set voided = ? where match = ? and voided is null"
        " returning solo, server, month, game, world, ranked",
        at,
        match,
    )
    for row in voided:
        if not (row["ranked"] or row["solo"]):
            continue
        for board in boards(row["server"], row["month"], row["game"], row["solo"], row["world"]):
            await transaction.run("insert or ignore into stale_boards values (?, ?, ?, ?)", *board)


Board = tuple[int, int, int, str]
"""Which lines belong together: solo, server (0: all), month as yyyymm (0: all time), game ('': all)."""


def boards(server: int | None, month: int, game: str, solo: int, world: int) -> list[Board]:
    """The boards on which a result counts."""
    servers = [each for each in (server, 0 if world else None) if each is not None]
    # Solo scores of two games do not compare.
    games = (game,) if solo else (game, "")
    return [(solo, where, when, what) for where in servers for when in (month, 0) for what in games]


class ResultStore:
    """Reads results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def voided(self) -> int:
        """How many results were voided; never fewer than before."""
        row = await self._database.row("select count(*) from results where voided is not null")
        assert row is not None
        return int(row[0])

    async def counted(
        self, after: int, limit: int, *, upto: int | None = None, servers: Sequence[int] | None = None
    ) -> list[Counted]:
        """At most so many results that count, in order, those with a number above `after`.

        upto: none with a greater number.  servers: only theirs.
        """
        conditions = ["number > ?", "voided is null", "(ranked or solo)"]
        values: list[int] = [after]
        if upto is not None:
            conditions.append("number <= ?")
            values.append(upto)
        if servers is not None:
            conditions.append(f"server in ({', '.join('?' * len(servers))})")
            values += servers
        rows = await self._database.rows(
            "select number, server, game, month, solo, world, seat, player, name, place, score, merit"
            f" from (select * from results where {' and '.join(conditions)} order by number limit ?)"
            " join placings using (match) order by number, seat",
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
                    world=bool(first["world"]),
                    placings=placings_of(of_match),
                )
            )
        return found
