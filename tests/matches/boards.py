"""A store with finished matches, and the boards computed from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.matches.counting import ALL
from bot.matches.kinds import kind_for
from bot.matches.standings import Standings
from storage.matches import Entry, MatchRow, Sitter
from storage.results import Board, Placing, Result
from storage.sql.matches import SqlMatchStore
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database
from storage.standings import Line
from tests.storage.contents import contents
from tests.storage.fresh import opened

ANNA, BEN, CLEO, DAN = 11, 12, 13, 14
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
NOVEMBER, DECEMBER = 1_700_000_000, 1_701_500_000  # Unix seconds, 2023
CHESS = Board(False, 1, ALL, "chess")
SOLO = Board(True, 1, ALL, "chess")


async def make_again(boards: Standings, database: Database) -> None:
    """Makes all boards anew as an owner does."""
    await SqlStandingStore(database).rebuild()
    await up_to_date(boards)


async def up_to_date(boards: Standings) -> None:
    """Brings boards up to date, however much there is to do."""
    while not await boards.catch_up():
        pass


def close_marks(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    """Marks after each so many results."""
    for module in ("storage.standings", "storage.sql.standings", "bot.matches.standings"):
        monkeypatch.setattr(f"{module}.STEP", step)


@dataclass(frozen=True)
class Record:
    """A store and its boards."""

    database: Database
    matches: SqlMatchStore
    boards: SqlStandingStore
    results: SqlResultStore
    standings: Standings
    channels: count[int]

    @classmethod
    async def at(cls, path: Path) -> Record:
        """A store in this file."""
        database = await opened(path)
        boards, results = SqlStandingStore(database), SqlResultStore(database)
        return cls(
            database,
            SqlMatchStore(database),
            boards,
            results,
            Standings(boards, results),
            count(1),
        )

    async def finish(
        self,
        *lines: tuple[int, int, int],
        server: int | None = 1,
        game: str = "chess",
        at: int = NOVEMBER,
        ranked: bool = True,
        merit: int = 0,
        turns: int = 9,
        seconds: int = 600,
    ) -> int:
        """A finished match that ended at `at`; a line is player, place and score."""
        row = MatchRow(
            kind=kind_for(len(lines)).name,
            game=game,
            server=server,
            channel=next(self.channels),
            host=lines[0][0],
            status="running",
            wanted=len(lines),
            options="{}",
            seed="",
            version=1,
            created=at - seconds,
            sitters=tuple(Sitter(player, NAMES.get(player, "?")) for player, _, _ in lines),
        )
        number = await self.matches.create(row, [Entry(0, "/open", None, 1)])
        before = await self.matches.load(number)
        assert before is not None
        after = replace(before, status="finished", version=2, ended=at)
        placings = tuple(
            Placing(seat, player, NAMES.get(player, "?"), place, score, merit)
            for seat, (player, place, score) in enumerate(lines)
        )
        result = Result(ranked=ranked and len(lines) > 1, turns=turns, placings=placings)
        await self.matches.append(before, after, [Entry(0, "end", None, 2)], result)
        return number

    async def void(self, match: int, at: int = DECEMBER) -> None:
        """A moderator voids the result."""
        before = await self.matches.load(match)
        assert before is not None
        after = replace(before, version=before.version + 1)
        await self.matches.append(before, after, [Entry(None, "/void", None, 3)], voided=at)

    async def board(self, board: Board = CHESS, *, hide: bool = False) -> list[Line]:
        """All lines of a board."""
        return list((await self.standings.page(board, 0, 1000, viewer=0, hide=hide)).lines)

    async def brief(self, board: Board = CHESS) -> list[tuple[int, int, int, int]]:
        """Rank, player, matches and wins of each line."""
        return [
            (line.rank, line.player, line.standing.matches, line.standing.won)
            for line in await self.board(board)
        ]

    async def held(self, board: Board) -> list[tuple[int, int, int, int]]:
        """Player, matches, wins and opponents of each line, including those without a place."""
        await self.standings.catch_up()
        rows = await self.database.rows(
            "select player, matches, won, opponents from standings"
            " where solo = ? and server = ? and month = ? and game = ? order by player",
            *board,
        )
        return [(row["player"], row["matches"], row["won"], row["opponents"]) for row in rows]

    async def derived(self) -> dict[str, list[tuple[int | str | None, ...]]]:
        """All that is made from the results."""
        await up_to_date(self.standings)
        held = await contents(self.database)
        return {name: held[name] for name in ("standings", "tallies", "courses", "counted", "stale_boards")}


async def play_at_random(record: Record, matches: int, chance: Random) -> list[int]:
    """Finished matches of all kinds; returns their numbers."""
    numbers = []
    for _ in range(matches):
        players = chance.sample((ANNA, BEN, CLEO, DAN), chance.choice((1, 2, 2, 3, 4)))
        lines = [(player, chance.choice((1, 2, 3)), chance.randrange(40)) for player in players]
        numbers.append(
            await record.finish(
                *lines,
                server=chance.choice((1, 2)),
                game=chance.choice(("chess", "go")),
                at=chance.choice((NOVEMBER, DECEMBER)),
                ranked=chance.random() < 0.9,
                merit=chance.randrange(1000),
            )
        )
        if chance.random() < 0.3:
            await record.standings.catch_up()
    return numbers
