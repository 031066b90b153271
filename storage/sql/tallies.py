"""How many lines of a board are above another, without counting them one by one.

Ratings are cut into buckets of 64, these into buckets of 64 each, and so on; of every bucket it is kept how
many lines it has.  So a place is found by reading the buckets beside those that a rating is in: at most 63 of
each size, however many lines there are.  Only lines of the same rating are counted one by one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from storage.results import Board
from storage.sql import sitters
from storage.sql.database import Transaction
from storage.sql.phrases import rows

SHOWN = f"listed = true and {sitters.listed('player')}"
"""The SQL condition for the lines of a board that are shown: forgotten players keep one that never is."""
HERE = "solo = ?1 and server = ?2 and month = ?3 and game = ?4"
"""The SQL condition for what belongs to a board, whose parts come first."""

_BITS = 6
_SHIFTS = {False: (12, 6, 0), True: (48, 42, 36, 30, 24, 18, 12, 6, 0)}
"""The sizes of buckets, the greatest first, on boards for several and for solo, whose ratings are merits."""

_WANTED = rows("?", solo="boolean", server="bigint", month="bigint", game="text", player="bigint")

Key = tuple[Board, int]
_Bucket = tuple[Board, int, int]


@contextmanager
def tallied(transaction: Transaction, lines: Iterable[Key]) -> Iterator[None]:
    """Keeps the tallies right while these lines, by board and player, are changed in any way."""
    wanted = json.dumps([(*board, player) for board, player in lines])
    lines_before, gone_before = _tallies(transaction, wanted)
    yield
    lines_after, gone_after = _tallies(transaction, wanted)
    lines_after.subtract(lines_before)
    gone_after.subtract(gone_before)
    changed = [
        (*board, shift, bucket, more, gone_after[board, shift, bucket])
        for (board, shift, bucket), more in lines_after.items()
        if more or gone_after[board, shift, bucket]
    ]
    transaction.run_many(
        "insert into tallies (solo, server, month, game, shift, bucket, lines, gone)"
        " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (solo, server, month, game, shift, bucket) do update"
        " set lines = tallies.lines + excluded.lines, gone = tallies.gone + excluded.gone",
        changed,
    )
    transaction.run_many(
        f"delete from tallies where {HERE} and shift = ?5 and bucket = ?6 and lines = 0",
        [each[:6] for each in changed if each[6] < 0],
    )


def lines_of(transaction: Transaction, player: int, server: int | None = None) -> list[Key]:
    """The lines of a player, on the boards of a server or on all."""
    found = transaction.run("select solo, server, month, game from standings where player = ?", player)
    return [(Board(*row), player) for row in found if server in (None, row["server"])]


def size(transaction: Transaction, board: Board, *, hide: bool) -> int:
    """How many lines a board has; hide: leave out players who left the server."""
    found = transaction.run(
        f"select coalesce(sum({_counted(hide)}), 0) as lines from tallies where {HERE} and shift = ?5",
        *board,
        _SHIFTS[bool(board.solo)][0],
    )
    return int(found[0]["lines"])


def above(transaction: Transaction, board: Board, rating: int, *, hide: bool) -> int:
    """How many lines of a board have a better rating."""
    # Of each size the buckets above that of the rating, within the one of the next size.
    ranges: list[tuple[int, int, int]] = []
    for shift in _SHIFTS[bool(board.solo)]:
        bucket = rating >> shift
        ranges.append((shift, bucket, (bucket | (1 << _BITS) - 1) if ranges else 1 << 62))
    found = transaction.run(
        f"select coalesce(sum({_counted(hide)}), 0) as lines "
        f" from {rows('?5', size='bigint', above='bigint', upto='bigint')} as part cross join tallies"
        f" on {HERE} and shift = size and bucket > above and bucket <= upto",
        *board,
        json.dumps(ranges),
    )
    return int(found[0]["lines"])


def rating_at(transaction: Transaction, board: Board, position: int, *, hide: bool) -> tuple[int, int] | None:
    """The rating of the line at a position, from 0, and how many lines have a better one.

    None beyond the end.
    """
    least, most, better = -(1 << 62), 1 << 62, 0
    for shift in _SHIFTS[bool(board.solo)]:
        for row in transaction.run(
            f"select bucket, {_counted(hide)} as lines from tallies where {HERE} and shift = ?5"
            " and bucket between ?6 and ?7 order by bucket desc",
            *board,
            shift,
            least,
            most,
        ):
            if better + row["lines"] > position:
                least = row["bucket"] << _BITS
                most = least + (1 << _BITS) - 1
                break
            better += row["lines"]
        else:
            return None
    return least >> _BITS, better


def _counted(hide: bool) -> str:
    return "lines - gone" if hide else "lines"


def _tallies(transaction: Transaction, wanted: str) -> tuple[Counter[_Bucket], Counter[_Bucket]]:
    """How many of these lines are in each bucket, and how many of them are of players who have left."""
    lines: Counter[_Bucket] = Counter()
    gone: Counter[_Bucket] = Counter()
    for row in transaction.run(
        f"select solo, server, month, game, rating, coalesce(gone, false) as gone from {_WANTED} as wanted"
        " cross join standings using (solo, server, month, game, player)"
        f" left join members using (server, player) where {SHOWN}",
        wanted,
    ):
        board = Board(bool(row["solo"]), row["server"], row["month"], row["game"])
        for shift in _SHIFTS[board.solo]:
            bucket = (board, shift, row["rating"] >> shift)
            lines[bucket] += 1
            gone[bucket] += row["gone"]
    return lines, gone
