"""Axio, as a computer player sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import repeat
from random import Random
from typing import Any

from bot.computers import markers
from bot.computers.axio.position import EXCHANGE, KEEP, AxioPosition, Move
from bot.computers.history import steps
from bot.computers.mind import Mind, Reason, because, dealt
from bot.games.axio.state import SIZE, SYMBOLS, TILES, TOP, Drew, Exchanged, State, View

_SCALE = 4.0
_WORTH = markers.worths(2 * TOP, _SCALE)
_MOST = 6 * SIZE
"""More points than a tile can score for one symbol."""
_OTHER_HALF = {"e": 1, "s": SIZE}


class AxioMind(Mind[View, AxioPosition, Move]):
    """Raises all markers, the low ones first, and hurts the others where it can."""

    position = AxioPosition
    win = 3.0
    rounds = 16

    def guess(self, views: Sequence[View], chance: Random) -> AxioPosition:
        """The unseen tiles are dealt at random to the others' racks and the bag.

        Those that were shown in the last exchange went back to the bag: who holds one has drawn it since.
        """
        view = views[-1]
        assert view.seat is not None
        unseen = Counter(TILES) - Counter(_laid(view)) - Counter(view.rack or ())
        shown, drawn = _returned(views)
        shown &= unseen
        returned, others = list(shown.elements()), list((unseen - shown).elements())
        chance.shuffle(others)
        sizes = [0 if seat == view.viewer else size for seat, size in enumerate(view.rack_sizes)]
        later = [min(size, drawn[seat]) for seat, size in enumerate(sizes)]
        # From the end.  Where one that was shown was laid, what is left of its kind may be older.
        pool = returned + others
        older = dealt(pool, [size - count for size, count in zip(sizes, later, strict=True)])
        chance.shuffle(pool)
        racks = [old + new for old, new in zip(older, dealt(pool, later), strict=True)]
        if view.viewer is not None and view.rack is not None:
            racks[view.viewer] = view.rack
        return AxioPosition.of(
            State(
                seed="",
                turn=view.turn,
                moved=(0,) * view.seats,
                left=view.left,
                board=view.board,
                joints=view.joints,
                pyramids=view.pyramids,
                bag=tuple(pool[: view.bag]),
                racks=tuple(racks),
                markers=view.markers,
                begun=view.begun,
                seat=view.seat,
                phase=view.phase,
                owed=view.owed,
            )
        )

    def greedy(self, position: AxioPosition) -> Move:
        """The placement with the best markers, the lowest compared first; always exchanges."""
        if position.offered:
            return EXCHANGE
        own, top = position.markers[position.seat], _top(position)

        def merit(move: Move) -> list[int]:
            return sorted(map(_raised, own, position.points(move), repeat(top)))

        return max(position.moves(), key=merit)

    def gains(self, position: AxioPosition, moves: Sequence[Move]) -> list[float]:
        """See Mind.  Tiles that do not show the lowest symbol are worth exchanging."""
        own, top = position.markers[position.seat], _top(position)
        rises = [_rises(marker, top) for marker in own]
        closing = position.closing()
        halves: dict[tuple[int, int], tuple[int, int, int, int]] = {}
        found = []
        for move in moves:
            tile, cell, to = move
            if tile < 0:
                found.append(float(move == EXCHANGE))
                continue
            if cell in closing or to in closing:
                found.append(sum(rise[more] for rise, more in zip(rises, position.points(move), strict=True)))
                continue
            first, second = divmod(tile, len(own))
            one, other = halves.get((first, cell)), halves.get((second, to))
            if one is None:
                one = halves[first, cell] = position.half(first, cell)
            if other is None:
                other = halves[second, to] = position.half(second, to)
            way = position.way(cell, to)
            if first == second:
                found.append(rises[first][one[way] + other[way ^ 2]])
            else:
                found.append(rises[first][one[way]] + rises[second][other[way ^ 2]])
        return found

    def standing(self, position: AxioPosition, seat: int) -> float:
        """The worth of the markers."""
        return sum(_WORTH[marker] for marker in position.markers[seat])

    def score(self, position: AxioPosition, seat: int) -> int:
        """The sum of the markers."""
        return sum(position.markers[seat])

    def in_points(self, standing: float) -> float:
        """See Mind."""
        return markers.in_points(standing, len(SYMBOLS), _SCALE)

    def places(self, position: AxioPosition, move: Move) -> frozenset[Any]:
        """The two cells."""
        return frozenset((move,) if move in (EXCHANGE, KEEP) else move[1:])

    def reasons(self, view: View, position: AxioPosition, moves: Sequence[Move]) -> Iterator[Reason]:
        """See Mind."""
        move, own = moves[0], position.markers[position.seat]
        if move == EXCHANGE:
            # An exchange is only offered if no tile shows any of the lowest.
            yield because("axio-exchange", symbol=SYMBOLS[own.index(min(own))])
        if move in (EXCHANGE, KEEP):
            return
        every = map(position.points, position.moves())
        pyramids = position.pyramid_points(move)
        besides = [because("axio-pyramid", points=pyramids)] if pyramids else []
        yield from markers.reasons(SYMBOLS, own, position.points(move), _top(position), every, besides)


@cache
def _rises(marker: int, top: int) -> tuple[float, ...]:
    """What a marker's worth rises by, by the points."""
    return tuple(_WORTH[_raised(marker, points, top)] - _WORTH[marker] for points in range(_MOST))


def _raised(marker: int, points: int, top: int) -> int:
    """Where a marker stands after these points; what goes beyond the first board of a solo match is lost."""
    return min(TOP if marker < TOP else top, marker + points)


def _top(position: AxioPosition) -> int:
    return 2 * TOP if len(position.racks) == 1 else TOP


def _returned(views: Sequence[View]) -> tuple[Counter[str], Counter[int]]:
    """The tiles shown in the last exchange, if any, and how many each seat has drawn since."""
    shown, drawn = Counter[str](), Counter[int]()
    for _, _, events in steps(views):
        exchanging = False
        for event in events:
            match event:
                case Exchanged(_, tiles):
                    shown, drawn, exchanging = Counter(tiles), Counter(), True
                case Drew(seat, count):
                    # Who exchanges draws before the tiles go back.
                    drawn[seat] += 0 if exchanging else count
                    exchanging = False
    return shown, drawn


def _laid(view: View) -> list[str]:
    """The tiles on the board."""
    found = []
    for cell, joint in enumerate(view.joints):
        if joint in _OTHER_HALF:
            halves = view.board[cell] + view.board[cell + _OTHER_HALF[joint]]
            found.append("".join(sorted(halves, key=SYMBOLS.index)))
    return found
