"""Positions in which one move is clearly best: the stock of them, and how far people have come with each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from storage.matches import Entry, MatchRow

PRACTISED = 60
"""So many of the puzzles that were shown last are there to practise with."""
LOOKED = 50
"""So many results are looked through at once."""


@dataclass(frozen=True)
class PuzzleRow:
    """A puzzle; see the columns of puzzles."""

    number: int
    game: str
    body: str
    nth: int
    day: int | None
    mu: float
    sigma: float


@dataclass(frozen=True)
class SolvingRow:
    """How far a player has come with a puzzle; see the columns of solvings."""

    match: int
    judged: int | None = None
    tries: int = 0
    solved: bool = False
    shown: bool = False

    @property
    def over(self) -> bool:
        """Whether the player knows the best move."""
        return self.solved or self.shown


@dataclass(frozen=True)
class SolverRow:
    """How well a player solves puzzles; see the columns of solvers."""

    mu: float
    sigma: float
    tried: int
    solved: int


Estimate = tuple[float, float]
"""How well somebody solves, or how hard a puzzle is, and the uncertainty of that."""
Rate = Callable[[Estimate | None, Estimate], tuple[Estimate, Estimate]]
"""What a first try makes of the estimates of a solver, None before the first one, and of a puzzle."""


@dataclass(frozen=True)
class Search:
    """A part of the results, looked through for a match to take a position from.

    upto: the number of the last result that was looked at.  match: None if none of them will do.
    """

    upto: int
    match: int | None


class PuzzleStore(Protocol):
    """Keeps puzzles, and what people have made of them."""

    async def unused(self, game: str) -> int:
        """How many puzzles of a game nobody has been shown."""
        ...

    async def has_had(self, game: str) -> bool:
        """Whether a game has ever had a puzzle."""
        ...

    async def begin_with(self, game: str, bodies: Sequence[str], mu: float, sigma: float) -> None:
        """Adds the first puzzles of a game, from no match of people; does nothing if it has had any."""
        ...

    async def search(self, game: str, until: int) -> Search | None:
        """The next results after those that were looked through for this game; None if there are none.

        until: Unix seconds at which a match must have ended, at the latest.
        A match will do if it was played on a server whose matches count in the world, in no private thread,
        and neither it was voided nor anybody who played in it, or its server, is kept off the boards.
        """
        ...

    async def searched(self, game: str, upto: int, body: str | None, mu: float, sigma: float) -> None:
        """Notes that the results up to this number were looked through, and adds what was found, if any."""
        ...

    async def add(self, game: str, body: str, mu: float, sigma: float) -> None:
        """Adds a puzzle from no match of people."""
        ...

    async def of_day(self, game: str, day: int) -> PuzzleRow | None:
        """The puzzle of a day, drawn from those nobody has been shown if there is none yet.

        The first one from people, or else from computers; None if there are none left.
        """
        ...

    async def practice(self, game: str, player: int, reserve: int) -> PuzzleRow | None:
        """The newest puzzle whose best move a player does not know, among the last `PRACTISED`.

        If there is none, one that nobody has been shown, as long as more of these are left than `reserve`.
        """
        ...

    async def puzzle(self, number: int) -> PuzzleRow | None:
        """A puzzle that somebody has been shown."""
        ...

    async def solving(self, player: int, puzzle: int) -> SolvingRow | None:
        """How far a player has come with a puzzle; None before the first try."""
        ...

    async def newest_try(self, player: int, game: str) -> int | None:
        """The match of a player's newest try at any of a game's newest puzzles; None if there is none."""
        ...

    async def begin(self, puzzle: int, row: MatchRow, entries: Sequence[Entry]) -> int:
        """Stores the host's next try at a puzzle; returns its match.

        If the one before is still played, nothing is stored and its match is returned.
        """
        ...

    async def judged(
        self, player: int, puzzle: int, match: int, rate: Rate, *, solved: bool
    ) -> SolvingRow | None:
        """Counts a try that was judged.

        Does nothing if it is not the newest or was counted, or if the player knows the best move already.

        rate: asked for the first try at this puzzle only.
        Returns how far the player has come; None if that is not known any more.
        """
        ...

    async def show(self, player: int, puzzle: int) -> None:
        """Notes that a player who has tried is shown the best move; does nothing for anybody else."""
        ...

    async def solver(self, player: int) -> SolverRow | None:
        """How well a player solves puzzles; None before the first try."""
        ...
