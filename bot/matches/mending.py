"""A board that is made again, from a mark before a result that was voided."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby

from bot.matches.counting import Met, fold
from storage.results import Board, Counted
from storage.standings import Lines, Mended, RatingAfter, Standing, mark_before


class Mending:
    """The lines of one board that have changed since a mark, while they are made again, slice by slice.

    mark: the board is taken back to where it held the results up to this number.
    begin: no result up to this one is on the board.
    number: the newest result that the lines hold.  counted: the newest one that the board has to hold.
    changes: `ResultStore.changes` when this began; if it rises, it has to begin anew.
    written: all results are in the lines, which are now written.
    whole: no result was voided; it is made again for its marks, and whatever else is to be done goes first.
    """

    def __init__(
        self, board: Board, since: int, marks: Sequence[int], changes: int, begin: int, *, whole: bool = False
    ) -> None:
        self.board = board
        self.whole = whole
        self.changes = changes
        self.counted = 0
        self.written = False
        self._marks = (0, *marks)
        self.mark = self._marks[bisect_left(self._marks, max(since, 1)) - 1]
        self.number = max(self.mark, begin)
        self._lines: Lines = {}
        self._earlier: dict[int, dict[int, Standing | None]] = {}
        self._ratings: dict[int, list[RatingAfter]] = {}
        self._unwritten: list[int] = []

    def unknown(self, results: Collection[Counted]) -> set[int]:
        """The players in these results whose lines are not known yet.

        Also those of results that do not count: they may be what the lines hold no more.
        """
        return {each.player for result in results for each in result.placings} - self._earlier.keys()

    def knows(self, players: Collection[int], standings: Mapping[int, Standing]) -> None:
        """Takes the lines of players as they stood at the mark."""
        self._earlier |= {player: {} for player in players}
        self._unwritten += sorted(players)
        self._lines |= {(self.board, player): standing for player, standing in standings.items()}

    def fold(self, results: Sequence[Counted], met: Met) -> None:
        """Counts further results."""
        for mark, several in groupby(results, self._mark_before):
            group = list(several)
            players = {each.player for result in group for each in result.placings}
            before = {player: self._lines.get((self.board, player)) for player in players}
            for each in fold(self._lines, group, met, {self.board}):
                self._ratings.setdefault(each.player, []).append(each)
            for player, then in before.items() if mark else ():
                if then != self._lines.get((self.board, player)):
                    self._earlier[player].setdefault(mark, then)
        self.number = results[-1].number

    def next(self, count: int) -> dict[int, Mended]:
        """The next lines to write, by player; none when all are written."""
        players, self._unwritten = self._unwritten[:count], self._unwritten[count:]
        return {
            player: Mended(self._lines.get((self.board, player)), self._earlier[player]) for player in players
        }

    def ratings_of(self, players: Collection[int]) -> list[RatingAfter]:
        """The ratings of these players after each result since the mark."""
        return [each for player in players for each in self._ratings.get(player, ())]

    def _mark_before(self, result: Counted) -> int:
        if result.number > self._marks[-1]:
            # Marks are made while this goes on.
            return max(self._marks[-1], mark_before(result.number - 1))
        return self._marks[bisect_left(self._marks, result.number) - 1]
