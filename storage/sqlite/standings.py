"""The boards: computed from the results, so they can be rebuilt at any time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import astuple, replace

from storage.results import Board
from storage.sitters import NO_NAME, UNKNOWN_NAME
from storage.sqlite import sitters
from storage.sqlite.database import Database, Row, Transaction
from storage.standings import Line, Lines, RatingAfter, RatingChange, Standing, StandingStore

_HERE = "solo = ?1 and server = ?2 and month = ?3 and game = ?4"  # the parts of a board come first
_STANDING = "rating, mu, sigma, matches, won, best, opponents, listed"


class SqliteStandingStore(StandingStore):
    """Reads and writes boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- reading ----------------------------------------------------------------------------------

    async def size(self, board: Board, *, hide: bool = False) -> int:
        rows = await self._database.survey(f"select count(*) from standings where {_shown(hide)}", *board)
        return int(rows[0][0])

    async def page(self, board: Board, first: int, count: int, *, hide: bool = False) -> list[Line]:
        # Of the lines before the page, only those with a better rating than its first line are counted.
        better = f"{_shown(hide)} and rating > (select max(reached) from here)"
        rows = await self._database.survey(
            _named(
                f"{_shown(hide)} order by rating desc, player limit ? offset ?",
                f"(select count(*) from standings where {better}) as above",
            ),
            *board,
            count,
            first,
        )
        lines: list[Line] = []
        for position, row in enumerate(rows, first):
            if lines and lines[-1].standing.rating == row["rating"]:
                rank = lines[-1].rank
            else:
                rank = position + 1 if lines else row["above"] + 1
            lines.append(_line(position, rank, row))
        return lines

    async def line(self, board: Board, player: int, *, hide: bool = False) -> Line | None:
        others = f"select count(*) from standings where {_shown(hide)}"
        rows = await self._database.survey(
            _named(
                f"{_shown(hide)} and player = ?5",
                f"({others} and rating > reached) as above,"
                f" ({others} and rating = reached and player < ?5) as tied",
            ),
            *board,
            player,
        )
        return next((_line(row["above"] + row["tied"], 1 + row["above"], row) for row in rows), None)

    async def standings(self, board: Board, players: Iterable[int]) -> dict[int, Standing]:
        wanted = tuple(players)
        rows = await self._database.survey(
            f"select player, {_STANDING} from standings where {_HERE}"
            f" and player in ({', '.join('?' * len(wanted))})",
            *board,
            *wanted,
        )
        return {int(row["player"]): _standing(row) for row in rows}

    async def ratings(self, server: int, game: str, player: int) -> list[RatingAfter]:
        rows = await self._database.survey(
            "select number, rating from courses where server = ? and game = ? and player = ? order by number",
            server,
            game,
            player,
        )
        return [RatingAfter(server, game, player, row["number"], row["rating"]) for row in rows]

    async def rating_changes(self, match: int) -> list[RatingChange]:
        rows = await self._database.survey(
            "select seat, own.rating as after, (select earlier.rating from courses as earlier"
            "   where earlier.server = own.server and earlier.game = own.game"
            "   and earlier.player = own.player and earlier.number < own.number"
            "   order by earlier.number desc limit 1) as before"
            " from results join placings using (match) join courses as own"
            "   on own.number = results.number and own.server = results.server"
            "   and own.game = results.game and own.player = placings.player"
            f" where results.match = ? and voided is null and {sitters.listed('own.player')} order by seat",
            match,
        )
        return [RatingChange(row["seat"], row["before"], row["after"]) for row in rows]

    async def counted(self) -> int:
        row = await self._database.row("select number from counted")
        assert row is not None
        return int(row["number"])

    async def stale(self) -> set[Board]:
        rows = await self._database.survey("select solo, server, month, game from stale_boards")
        return {Board(bool(row["solo"]), row["server"], row["month"], row["game"]) for row in rows}

    # -- writing ----------------------------------------------------------------------------------

    async def add(self, before: int, upto: int, changed: Lines, ratings: Sequence[RatingAfter]) -> bool:
        async with self._database.transaction() as transaction:
            if await _forgotten(transaction, changed):
                return False
            if not await transaction.run(
                "update counted set number = ? where number = ? returning number", upto, before
            ):
                return False
            await _write(transaction, changed, ratings)
        return True

    async def replace(
        self,
        before: int,
        upto: int,
        changes: int,
        boards: Iterable[Board] | None,
        lines: Lines,
        ratings: Sequence[RatingAfter],
    ) -> bool:
        async with self._database.transaction() as transaction:
            if await _forgotten(transaction, lines):
                return False
            # Results voided in the meantime mark boards that already are marked; those marks must stay.
            if not await transaction.run(
                "update counted set number = ? where number = ? and changes = ? returning number",
                upto,
                before,
                changes,
            ):
                return False
            if boards is None:
                for table in ("standings", "courses", "stale_boards"):
                    await transaction.run(f"delete from {table}")
            for solo, server, month, game in boards or ():
                for table in ("standings", "stale_boards"):
                    await transaction.run(f"delete from {table} where {_HERE}", solo, server, month, game)
                if not solo and not month:
                    await transaction.run("delete from courses where server = ? and game = ?", server, game)
            await _write(transaction, lines, ratings)
        return True


def _shown(hide: bool) -> str:
    """The condition for the lines of a board that are shown; hide: leave out players who left the server."""
    # Forgotten players keep a line, as others' ratings depend on it; it is never shown.
    stayed = (
        " and not exists (select 1 from members where members.server = standings.server"
        " and members.player = standings.player and gone)"
    )
    return f"{_HERE} and listed = 1 and {sitters.listed('player')}{stayed if hide else ''}"


async def _forgotten(transaction: Transaction, lines: Lines) -> bool:
    """Whether any lines are those of a player who no longer has the results, having been forgotten."""
    players = json.dumps(sorted({player for _, player in lines}))
    found = await transaction.run(
        "select 1 from json_each(?) where not exists (select 1 from placings where player = value) limit 1",
        players,
    )
    return bool(found)


def _named(where: str, more: str) -> str:
    """The SQL for lines of a board with the names of their players, the best first.

    The lines are found with the index alone, so those before a page are skipped fast.
    more: further columns, computed from the ratings `reached` by the lines `here`.
    """
    return (
        "with here as materialized (select solo, server, month, game, player, rating as reached"
        f" from standings where {where})"
        f" select player, {_STANDING}, members.name as nick, players.name as name, gone, deleted, {more}"
        " from here join standings using (solo, server, month, game, player)"
        " left join members using (server, player) left join players on players.id = player"
        " order by rating desc, player"
    )


def _line(position: int, rank: int, row: Row) -> Line:
    name = NO_NAME if row["deleted"] else row["nick"] or row["name"] or UNKNOWN_NAME
    return Line(position, rank, row["player"], name, bool(row["gone"]), _standing(row))


def _standing(row: Row) -> Standing:
    standing = Standing(*(row[column] for column in _STANDING.split(", ")))
    return replace(standing, listed=bool(standing.listed))


async def _write(transaction: Transaction, lines: Lines, ratings: Sequence[RatingAfter]) -> None:
    await transaction.run_many(
        "insert or replace into standings (solo, server, month, game, player, rating, mu, sigma, matches,"
        " won, best, opponents, listed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(*board, player, *astuple(standing)) for (board, player), standing in lines.items()],
    )
    await transaction.run_many(
        "insert or replace into courses (server, game, player, number, rating) values (?, ?, ?, ?, ?)",
        [astuple(each) for each in ratings],
    )
