"""Positions in which one move is clearly best: the stock of them, and how far people have come with each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from storage.matches import Entry, MatchRow
from storage.puzzles import (
    LOOKED,
    PRACTISED,
    PuzzleRow,
    PuzzleStore,
    Rate,
    Search,
    SolverRow,
    SolvingRow,
)
from storage.sql.database import Database, Row, Transaction
from storage.sql.matches import insert_match
from storage.sql.phrases import put
from storage.sql.places import OPEN

_PUZZLE = "select number, game, body, nth, day, mu, sigma from puzzles"
_ANY = "select 1 from puzzles where game = ? limit 1"
_SOLVING = "select match, judged, tries, solved, shown from solvings where player = ? and puzzle = ?"
_KEPT_OFF = "select 1 from excluded where excluded.kind"
_WILL_DO = (
    "found.game = ?1 and voided is null and found.world and found.server is not null"
    f" and not exists ({_KEPT_OFF} = 'server' and excluded.id = found.server)"
    " and coalesce((select servers.world from servers where servers.id = found.server), true)"
    " and not exists (select 1 from seats where seats.match = found.match"
    f"   and exists ({_KEPT_OFF} = 'player' and excluded.id = seats.player))"
    " and not exists (select 1 from placings where placings.match = found.match"
    f"   and exists ({_KEPT_OFF} = 'player' and excluded.id = placings.player))"
    " and not exists (select 1 from matches join places using (channel)"
    "   where matches.id = found.match and places.kind = 'private')"
)


class SqlPuzzleStore(PuzzleStore):
    """Keeps puzzles, and what people have made of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- the stock --------------------------------------------------------------------------------

    async def unused(self, game: str) -> int:
        row = await self._database.row(
            "select count(*) as count from puzzles where game = ? and nth is null", game
        )
        assert row is not None
        return int(row["count"])

    async def has_had(self, game: str) -> bool:
        return await self._database.row(_ANY, game) is not None

    async def begin_with(self, game: str, bodies: Sequence[str], mu: float, sigma: float) -> None:
        def work(transaction: Transaction) -> None:
            if not transaction.run(_ANY, game):
                for body in bodies:
                    _add(transaction, game, body, mu, sigma, people=False)

        await self._database.write(work)

    async def search(self, game: str, until: int) -> Search | None:
        rows = await self._database.survey(
            f"select number, match, at, at <= ?2 and {_WILL_DO} as fit from (select * from results"
            "   where number > coalesce((select result from puzzle_searches where game = ?1), 0)"
            "   order by number limit ?3) as found order by number",
            game,
            until,
            LOOKED,
        )
        # Up to the first that is too new: however many there are behind it, they are newer still.
        old = list(takewhile(lambda row: row["at"] <= until, rows))
        if not old:
            return None
        for row in old:
            if row["fit"]:
                return Search(row["number"], row["match"])
        return Search(old[-1]["number"], None)

    async def searched(self, game: str, upto: int, body: str | None, mu: float, sigma: float) -> None:
        def work(transaction: Transaction) -> None:
            transaction.run(put("puzzle_searches", "game", "result"), game, upto)
            if body is not None:
                _add(transaction, game, body, mu, sigma, people=True)

        await self._database.write(work)

    async def add(self, game: str, body: str, mu: float, sigma: float) -> None:
        await self._database.write(lambda transaction: _add(transaction, game, body, mu, sigma, people=False))

    # -- puzzles that people are shown ------------------------------------------------------------

    async def of_day(self, game: str, day: int) -> PuzzleRow | None:
        row = await self._database.row(f"{_PUZZLE} where game = ? and day = ?", game, day)
        if row is not None:
            return _puzzle(row)

        def work(transaction: Transaction) -> PuzzleRow | None:
            drawn = transaction.run(f"{_PUZZLE} where game = ? and day = ?", game, day)
            return _puzzle(drawn[0]) if drawn else _drawn(transaction, game, day)

        return await self._database.write(work)

    async def practice(self, game: str, player: int, reserve: int) -> PuzzleRow | None:
        def work(transaction: Transaction) -> PuzzleRow | None:
            known = transaction.run(
                f"select * from ({_PUZZLE} where game = ?1 and nth is not null order by nth desc limit ?3)"
                " as newest where not exists (select 1 from solvings where puzzle = newest.number"
                "   and player = ?2 and (solved or shown)) order by nth desc limit 1",
                game,
                player,
                PRACTISED,
            )
            if known:
                return _puzzle(known[0])
            unused = transaction.run(
                "select number from puzzles where game = ? and nth is null limit ?", game, reserve + 1
            )
            return _drawn(transaction, game, None) if len(unused) > reserve else None

        return await self._database.write(work)

    async def puzzle(self, number: int) -> PuzzleRow | None:
        row = await self._database.row(f"{_PUZZLE} where number = ? and nth is not null", number)
        return None if row is None else _puzzle(row)

    # -- people -----------------------------------------------------------------------------------

    async def solving(self, player: int, puzzle: int) -> SolvingRow | None:
        row = await self._database.row(_SOLVING, player, puzzle)
        return None if row is None else _solving(row)

    async def newest_try(self, player: int, game: str) -> int | None:
        row = await self._database.row(
            "select match from (select number from puzzles where game = ?1 and nth is not null"
            " order by nth desc limit ?3) as newest join solvings on puzzle = number and player = ?2"
            " order by match desc limit 1",
            game,
            player,
            PRACTISED,
        )
        return None if row is None else int(row["match"])

    async def begin(self, puzzle: int, row: MatchRow, entries: Sequence[Entry]) -> int:
        def work(transaction: Transaction) -> int:
            played = transaction.run(
                f"select id from matches where {OPEN}"
                " and id = (select match from solvings where player = ? and puzzle = ?)",
                row.host,
                puzzle,
            )
            if played:
                return int(played[0]["id"])
            match = insert_match(transaction, row, entries)
            transaction.run(put("solvings", "player, puzzle", "match"), row.host, puzzle, match)
            return match

        return await self._database.write(work)

    async def judged(
        self, player: int, puzzle: int, match: int, rate: Rate, *, solved: bool
    ) -> SolvingRow | None:
        def work(transaction: Transaction) -> SolvingRow | None:
            before = transaction.run(_SOLVING, player, puzzle)
            if not before:
                return None
            known = _solving(before[0])
            if known.match == match and known.judged != match and not known.over:
                transaction.run(
                    "update solvings set judged = match, tries = tries + 1, solved = ?"
                    " where player = ? and puzzle = ?",
                    solved,
                    player,
                    puzzle,
                )
                if not known.tries:
                    _rate(transaction, player, puzzle, rate)
                if solved:
                    transaction.run("update solvers set solved = solved + 1 where player = ?", player)
            return _solving(transaction.run(_SOLVING, player, puzzle)[0])

        return await self._database.write(work)

    async def show(self, player: int, puzzle: int) -> None:
        await self._database.store(
            "update solvings set shown = true where player = ? and puzzle = ? and tries > 0 and not solved",
            player,
            puzzle,
        )

    async def solver(self, player: int) -> SolverRow | None:
        row = await self._database.row(
            "select mu, sigma, tried, solved from solvers where player = ?", player
        )
        return None if row is None else SolverRow(*row)


def _add(transaction: Transaction, game: str, body: str, mu: float, sigma: float, *, people: bool) -> None:
    transaction.run(
        "insert into puzzles (game, body, people, mu, sigma) values (?, ?, ?, ?, ?)",
        game,
        body,
        people,
        mu,
        sigma,
    )


def _drawn(transaction: Transaction, game: str, day: int | None) -> PuzzleRow | None:
    """The first puzzle that nobody has been shown, from now on with a number of its own."""
    rows = transaction.run(
        "update puzzles set day = ?2,"
        " nth = (select coalesce(max(nth), 0) + 1 from puzzles where game = ?1)"
        " where number = (select number from puzzles where game = ?1 and nth is null"
        "   order by people desc, number limit 1)"
        " returning number, game, body, nth, day, mu, sigma",
        game,
        day,
    )
    return _puzzle(rows[0]) if rows else None


def _rate(transaction: Transaction, player: int, puzzle: int, rate: Rate) -> None:
    known = transaction.run("select mu, sigma from solvers where player = ?", player)
    ((mu, sigma),) = transaction.run("select mu, sigma from puzzles where number = ?", puzzle)
    solver, problem = rate((known[0]["mu"], known[0]["sigma"]) if known else None, (mu, sigma))
    transaction.run(
        "insert into solvers (player, mu, sigma, tried, solved) values (?, ?, ?, 1, 0)"
        " on conflict (player) do update set mu = excluded.mu, sigma = excluded.sigma,"
        " tried = solvers.tried + 1",
        player,
        *solver,
    )
    transaction.run("update puzzles set mu = ?, sigma = ? where number = ?", *problem, puzzle)


def _puzzle(row: Row) -> PuzzleRow:
    return PuzzleRow(*row)


def _solving(row: Row) -> SolvingRow:
    match, judged, tries, solved, shown = row
    return SolvingRow(match, judged, tries, bool(solved), bool(shown))
