"""Axio Rota, as a computer player sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.computers import markers
from bot.computers.mind import Mind, Reason, dealt
from bot.computers.rota.position import Move, RotaPosition
from bot.games.rota.state import SYMBOLS, TILES, TOP, State, View, turned

_SCALE = 3.0
_WORTH = markers.worths(TOP, _SCALE)


class RotaMind(Mind[View, RotaPosition, Move]):
    """Raises all markers, the low ones first, and hurts the others where it can."""

    position = RotaPosition
    win = 3.0
    rounds = 24
    draws_between = True

    def guess(self, views: Sequence[View], chance: Random) -> RotaPosition:
        """The unseen tiles are dealt at random to hands, stacks and the supply; the last view is enough."""
        view = views[-1]
        assert view.seat is not None
        seen = Counter(_lying(laid.corners) for laid in view.table)
        if view.hand:
            seen[_lying(view.hand)] += 1
        unseen = list((Counter(map(_lying, TILES)) - seen).elements())
        chance.shuffle(unseen)
        hands = [
            view.hand or "" if seat == view.viewer else unseen.pop() if holds else ""
            for seat, holds in enumerate(view.holds)
        ]
        stacks = tuple(dealt(unseen, view.stacks))
        return RotaPosition.of(
            State(
                seed="",
                turn=view.turn,
                midturn=view.owed > 0,
                moved=(0,) * view.seats,
                left=view.left,
                table=view.table,
                supply=tuple(unseen[: view.supply]),
                stacks=stacks,
                hands=tuple(hands),
                markers=view.markers,
                seat=view.seat,
                owed=view.owed,
            )
        )

    def greedy(self, position: RotaPosition) -> Move:
        """The placement with the best markers, the lowest compared first."""
        own = position.markers[position.seat]
        return max(position.moves(), key=lambda move: markers.merit(own, position.points(move), TOP))

    def gains(self, position: RotaPosition, moves: Sequence[Move]) -> list[float]:
        """See Mind."""
        own = position.markers[position.seat]
        return [markers.gain(own, position.points(move), _WORTH) for move in moves]

    def standing(self, position: RotaPosition, seat: int) -> float:
        """The worth of the markers."""
        return sum(_WORTH[marker] for marker in position.markers[seat])

    def score(self, position: RotaPosition, seat: int) -> int:
        """The sum of the markers."""
        return sum(position.markers[seat])

    def in_points(self, standing: float) -> float:
        """See Mind."""
        return markers.in_points(standing, len(SYMBOLS), _SCALE)

    def places(self, position: RotaPosition, move: Move) -> frozenset[Any]:
        """The square."""
        return frozenset(move[:1])

    def reasons(self, view: View, position: RotaPosition, moves: Sequence[Move]) -> Iterator[Reason]:
        """See Mind."""
        own, every = position.markers[position.seat], map(position.points, position.moves())
        return markers.reasons(SYMBOLS, own, position.points(moves[0]), TOP, every)


def _lying(tile: str) -> str:
    """The tile in one of its rotations, the same for all of them."""
    return min(turned(tile, rotation) for rotation in range(4))
