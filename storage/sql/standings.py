"""The boards: computed from the results, so they can be rebuilt at any time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, replace
from itertools import pairwise

from storage.results import Board
from storage.sitters import NO_NAME, UNKNOWN_NAME
from storage.sql import sitters, tallies
from storage.sql.database import Database, Row, Transaction
from storage.sql.phrases import LOCKED, numbers, put, rows
from storage.sql.tallies import HERE, SHOWN, tallied
from storage.standings import (
    STEP,
    Line,
    Lines,
    Mended,
    RatingAfter,
    RatingChange,
    Standing,
    StandingStore,
    mark_before,
    marks,
)

_STANDING = "rating, mu, sigma, matches, won, best, opponents, listed"


class SqlStandingStore(StandingStore):
    """Reads and writes boards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- reading ----------------------------------------------------------------------------------

    async def size(self, board: Board, *, hide: bool = False) -> int:
        return await self._database.snapshot(lambda snapshot: tallies.size(snapshot, board, hide=hide))

    async def page(self, board: Board, first: int, count: int, *, hide: bool = False) -> list[Line]:
        def work(snapshot: Transaction) -> list[Line]:
            begin = tallies.rating_at(snapshot, board, first, hide=hide)
            if begin is None:
                return []
            rating, better = begin
            rows = snapshot.run(
                _named(f"{_shown(hide)} and rating <= ?5 order by rating desc, player limit ?6 offset ?7"),
                *board,
                rating,
                count,
                first - better,
            )
            lines: list[Line] = []
            rank = better + 1
            for position, row in enumerate(rows, first):
                if row["rating"] != rating:
                    rating, rank = row["rating"], position + 1
                lines.append(_line(position, rank, row))
            return lines

        return await self._database.snapshot(work)

    async def line(self, board: Board, player: int, *, hide: bool = False) -> Line | None:
        def work(snapshot: Transaction) -> Line | None:
            rows = snapshot.run(_named(f"{_shown(hide)} and player = ?5"), *board, player)
            if not rows:
                return None
            rating = int(rows[0]["rating"])
            better = tallies.above(snapshot, board, rating, hide=hide)
            tied = snapshot.run(
                "select count(*) as lines from standings"
                f" where {_shown(hide)} and rating = ?5 and player < ?6",
                *board,
                rating,
                player,
            )
            return _line(better + int(tied[0]["lines"]), better + 1, rows[0])

        return await self._database.snapshot(work)

    async def standings(
        self, board: Board, players: Iterable[int], mark: int | None = None
    ) -> dict[int, Standing]:
        if mark == 0:
            return {}
        wanted = json.dumps(sorted(players))
        if mark is None:
            rows = await self._database.survey(f"{_NOW} and player in {_WANTED}", *board, wanted)
        else:
            rows = await self._database.survey(_THEN, *board, wanted, mark)
        return {int(row["player"]): _standing(row) for row in rows if row["rating"] is not None}

    async def ratings(self, server: int, game: str, player: int, limit: int) -> list[RatingAfter]:
        rows = await self._database.survey(
            "select * from (select number, rating from courses where server = ? and game = ? and player = ?"
            " order by number desc limit ?) as newest order by number",
            server,
            game,
            player,
            limit,
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

    async def marks(self) -> list[int]:
        return marks(await self.counted())

    async def first_mark(self, board: Board) -> int:
        row = await self._database.row(f"select first from unmarked where {HERE}", *board)
        return 0 if row is None else int(row["first"])

    async def unmarked(self) -> Board | None:
        row = await self._database.row("select solo, server, month, game from unmarked limit 1")
        return None if row is None else Board(bool(row["solo"]), row["server"], row["month"], row["game"])

    async def stale(self) -> dict[Board, int]:
        rows = await self._database.rows("select solo, server, month, game, since from stale_boards")
        return {
            Board(bool(row["solo"]), row["server"], row["month"], row["game"]): int(row["since"])
            for row in rows
        }

    # -- writing ----------------------------------------------------------------------------------

    async def add(
        self, before: int, changes: int, upto: int, changed: Lines, ratings: Sequence[RatingAfter]
    ) -> bool:
        mark = mark_before(before)
        assert upto <= mark + STEP

        def work(transaction: Transaction) -> bool:
            if not _as_read(transaction, before, changes):
                return False
            transaction.run("update counted set number = ?", upto)
            if mark:
                transaction.run_many(_KEEP, [(*board, player, mark) for board, player in changed])
            with tallied(transaction, changed):
                _write(transaction, changed, ratings)
            return True

        return await self._database.write(work, beside=True)

    async def mend(
        self,
        board: Board,
        mark: int,
        counted: int,
        changes: int,
        lines: Mapping[int, Mended],
        ratings: Sequence[RatingAfter],
    ) -> bool:
        def work(transaction: Transaction) -> bool:
            if not _as_read(transaction, counted, changes):
                return False
            here = [(*board, player) for player in lines]
            since = [(*each, mark) for each in here]
            transaction.run_many(f"delete from earlier where {_LINE} and mark >= ?6", since)
            transaction.run_many(
                f"insert into earlier (solo, server, month, game, player, mark, {_STANDING})"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (*board, player, each, *(_NONE if then is None else astuple(then)))
                    for player, line in lines.items()
                    for each, then in line.earlier.items()
                ],
            )
            if not board.solo and not board.month and board.game:
                transaction.run_many(
                    "delete from courses where server = ? and game = ? and player = ? and number > ?",
                    [(board.server, board.game, player, mark) for player in lines],
                )
            kept = {(board, player): line.standing for player, line in lines.items() if line.standing}
            with tallied(transaction, [(board, player) for player in lines]):
                transaction.run_many(f"delete from standings where {_LINE}", here)
                _write(transaction, kept, ratings)
            return True

        return await self._database.write(work, beside=True)

    async def mended(self, board: Board, mark: int, counted: int, changes: int) -> bool:
        def work(transaction: Transaction) -> bool:
            if not _as_read(transaction, counted, changes):
                return False
            transaction.run(f"delete from stale_boards where {HERE}", *board)
            if not mark:
                transaction.run(f"delete from unmarked where {HERE}", *board)
            return True

        return await self._database.write(work, beside=True)

    async def rebuild(self) -> None:
        def work(transaction: Transaction) -> None:
            for table in ("standings", "courses", "earlier", "tallies", "stale_boards", "unmarked"):
                transaction.run(f"delete from {table}")
            transaction.run("update counted set number = 0")

        await self._database.write(work)

    async def thin(self, month: int) -> bool:
        kept = await self.marks()
        gaps = json.dumps(list(pairwise((0, *kept))))
        rows = [tuple(row) for row in await self._database.survey(_DROPPED, gaps, month, _MOST)]

        def work(transaction: Transaction) -> None:
            # A board that is taken back to the mark below needs it, unless there is one of that mark.
            transaction.run_many(
                f"insert into earlier (solo, server, month, game, player, mark, {_STANDING})"
                f" select solo, server, month, game, player, ?7, {_STANDING} from earlier"
                f" where {_LINE} and mark = ?6 and ?7 > 0 and month in (0, ?8)"
                " on conflict do nothing",
                [(*row, max((each for each in kept if each < row[5]), default=0), month) for row in rows],
            )
            transaction.run_many(f"delete from earlier where {_LINE} and mark = ?6", rows)

        await self._database.write(work)
        return bool(rows)


_LINE = f"{HERE} and player = ?5"
_NONE = (None,) * len(_STANDING.split(", "))
_MOST = 500  # rows removed at a time
_WANTED = numbers("?5")
_NOW = f"select player, {_STANDING} from standings where {HERE}"
# At a mark a line was what it was before it changed next.
_NEXT = (
    "select min(mark) from earlier as next where next.solo = ?1 and next.server = ?2 and next.month = ?3"
    " and next.game = ?4 and next.player = {}.player and next.mark >= ?6"
)
_THEN = (
    f"select player, {_STANDING} from earlier where {HERE} and player in {_WANTED}"
    f" and mark = ({_NEXT.format('earlier')})"
    f" union all {_NOW} and player in {_WANTED} and ({_NEXT.format('standings')}) is null"
)
_KEEP = (
    f"insert into earlier (solo, server, month, game, player, mark, {_STANDING})"
    f" select ?1, ?2, ?3, ?4, ?5, ?6, {_STANDING} from (select 1) as line left join standings on {_LINE}"
    " where true on conflict do nothing"
)
_DROPPED = (
    "select solo, server, month, game, player, mark from earlier where month > 0 and month < ?2"
    " union all select * from (select solo, server, month, game, player, mark from earlier where mark ="
    "   (select min((select min(mark) from earlier where mark > gap.one and mark < gap.other))"
    f"  from {rows('?1', one='bigint', other='bigint')} as gap)) as between_marks limit ?3"
)


def _shown(hide: bool) -> str:
    """The condition for the lines of a board that are shown; hide: leave out players who left the server."""
    left = (
        "exists (select 1 from members where members.server = standings.server"
        " and members.player = standings.player and gone)"
    )
    return f"{HERE} and {SHOWN}{f' and not {left}' if hide else ''}"


def _as_read(transaction: Transaction, counted: int, changes: int) -> bool:
    """Whether the boards hold the same results, and the same ones count, as when results were read.

    If so, it stays so until the transaction is over: one process writes boards at a time.
    """
    same = transaction.run(
        "select 1 from counted where number = ? and changes = ? and not exists (select 1 from forgetting)"
        f" {LOCKED}",
        counted,
        changes,
    )
    return bool(same)


def _named(where: str) -> str:
    """The SQL for lines of a board with the names of their players, the best first."""
    return (
        f"with here as materialized (select * from standings where {where})"
        f" select player, {_STANDING}, members.name as nick, players.name as name, gone, deleted"
        " from here left join members using (server, player) left join players on players.id = player"
        " order by rating desc, player"
    )


def _line(position: int, rank: int, row: Row) -> Line:
    name = NO_NAME if row["deleted"] else row["nick"] or row["name"] or UNKNOWN_NAME
    return Line(position, rank, row["player"], name, bool(row["gone"]), _standing(row))


def _standing(row: Row) -> Standing:
    standing = Standing(*(row[column] for column in _STANDING.split(", ")))
    return replace(standing, listed=bool(standing.listed))


def _write(transaction: Transaction, lines: Lines, ratings: Sequence[RatingAfter]) -> None:
    transaction.run_many(
        put("standings", "solo, server, month, game, player", _STANDING),
        [(*board, player, *astuple(standing)) for (board, player), standing in lines.items()],
    )
    transaction.run_many(
        put("courses", "server, game, player, number", "rating"),
        [astuple(each) for each in ratings],
    )
