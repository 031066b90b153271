"""Iota, as a computer player sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.computers.history import steps, steps_before_mixing
from bot.computers.iota.faces import WILD_FACE
from bot.computers.iota.grid import PASS, PLAY, SWAP, Move
from bot.computers.iota.plays import best_plays
from bot.computers.iota.position import IotaPosition
from bot.computers.iota.reasons import reasons
from bot.computers.iota.windows import NUMBERS
from bot.computers.mind import Mind, Reason
from bot.games.iota.state import CARDS, WILD, Drew, Options, Passed, Played, State, Swapped, View
from bot.games.turns import Left

_WORTH = (*(1.5 * (number - 2.5) for number in NUMBERS[:WILD_FACE]), 35.0)
"""What each face in the hand is worth in points while cards are left to draw, less what an average one is.

A wild card is there for the play in which it doubles twice or three times; then it can be taken again.
"""
_KIDS_WORTH = (*(0.0,) * WILD_FACE, 6.0)
"""The same where only the number of cards counts."""
_NOTHING = (0.0,) * len(NUMBERS)
_PASS_COST = 25.0
"""What a pass loses at a glance, in points: about a turn."""


class IotaMind(Mind[View, IotaPosition, Move]):
    """Scores, keeps wild cards and high ones for later, and leaves the others little."""

    position = IotaPosition
    win = 30.0
    turns = 1  # beyond that, luck of the draw hides what a move brought

    def guess(self, views: Sequence[View], chance: Random) -> IotaPosition:
        """What is unseen is dealt at random to the others' hands and the pile.

        Known are wild cards that others took from the grid, and the seat's own cards under the pile.
        """
        view = views[-1]
        assert view.seat is not None
        known = _known(views)
        own = view.hand or ()
        lying = [card for card, _ in view.grid]
        sunk = [card for _, cards in known.sunk for card in cards]
        seen = Counter((*lying, *own, *sunk))
        plain = [card for card in CARDS if not seen[card]]
        chance.shuffle(plain)
        wilds = 2 - seen[WILD] - sum(known.wilds.values())
        sizes = [
            0 if seat == view.viewer else size - known.wilds[seat]
            for seat, size in enumerate(view.hand_sizes)
        ]
        pile = view.pile - len(sunk)
        # With half the cards some of the unseen ones are out of play.
        unseen = [WILD] * wilds + plain[: sum(sizes) + pile - wilds]
        chance.shuffle(unseen)
        hands = []
        for seat, size in enumerate(sizes):
            dealt = tuple(unseen.pop() for _ in range(size))
            hands.append(own if seat == view.viewer else dealt + (WILD,) * known.wilds[seat])
        for above, cards in known.sunk:
            unseen[above:above] = chance.sample(cards, len(cards))
        return IotaPosition.of(
            State(
                seed="",
                turn=view.turn,
                midturn=view.midturn,
                moved=(0,) * view.seats,
                left=view.left,
                options=view.options,
                grid=view.grid,
                pile=tuple(unseen),
                hands=tuple(hands),
                points=view.points,
                seat=view.seat,
                passes=view.passes,
            )
        )

    def moves(self, position: IotaPosition) -> Sequence[Move]:
        """All plays and swaps; of the passes those with no card and with all."""
        return [*position.grid.plays(position.hands[position.seat]), *self._rest(position)]

    def best(self, position: IotaPosition, most: int) -> list[Move]:
        """See Mind."""
        if position.kids:
            return super().best(position, most)
        hand, worth = position.hands[position.seat], _worth(position)
        plays = best_plays(position.grid, hand, most, worth, ends=not position.pile)
        found = [*plays, *((self._gain(position, move), move) for move in self._rest(position))]
        found.sort(key=lambda each: each[0], reverse=True)
        return [move for _, move in found[:most]]

    def _rest(self, position: IotaPosition) -> list[Move]:
        """The moves that are no plays."""
        hand = position.hands[position.seat]
        found = [*position.grid.swaps(hand), (PASS, (), ())]
        if hand and position.pile:
            found.append((PASS, tuple(hand), ()))
        return found

    def greedy(self, position: IotaPosition) -> Move:
        """The play that scores most; if there is none a swap, or else a pass that exchanges the hand."""
        moves = self.moves(position)
        return max(moves, key=lambda move: (self._points(position, move), move[0] == SWAP, len(move[1])))

    def gains(self, position: IotaPosition, moves: Sequence[Move]) -> list[float]:
        """See Mind."""
        return [self._gain(position, move) for move in moves]

    def standing(self, position: IotaPosition, seat: int) -> float:
        """The points and what the hand is worth; in the kids' game, few cards."""
        hand = position.hands[seat]
        if position.kids:
            return -float(len(hand))
        worth = _worth(position)
        return position.points[seat] + sum([worth[face] for face in hand])

    def has_points(self, options: Options) -> bool:
        """See Mind; the kids' game has none."""
        return not options.kids

    def score(self, position: IotaPosition, seat: int) -> int:
        """The points."""
        return position.points[seat]

    def places(self, position: IotaPosition, move: Move) -> frozenset[Any]:
        """The cells; passes differ by their cards only."""
        return frozenset(move[2] or ("pass",))

    def reasons(self, view: View, position: IotaPosition, moves: Sequence[Move]) -> Iterator[Reason]:
        """See Mind."""
        return reasons(view, position.action(moves[0]))

    def _gain(self, position: IotaPosition, move: Move) -> float:
        kind, faces, _ = move
        if kind == PASS:
            return len(faces) - _PASS_COST
        worth = _worth(position)
        laid = sum([worth[face] for face in faces])
        return worth[WILD_FACE] - laid if kind == SWAP else self._points(position, move) - laid

    def _points(self, position: IotaPosition, move: Move) -> float:
        kind, faces, cells = move
        if kind != PLAY:
            return -1.0
        if position.kids:
            return float(len(faces))
        last = not position.pile and len(faces) == len(position.hands[position.seat])
        return float(position.grid.points(faces, cells, last))


def _worth(position: IotaPosition) -> Sequence[float]:
    """What each face in a hand is worth."""
    if position.seat == -1 or not position.pile:
        return _NOTHING
    return _KIDS_WORTH if position.kids else _WORTH


@dataclass(frozen=True)
class _Known:
    """What a seat knows of hidden cards.

    wilds: by seat, how many wild cards another one holds.
    sunk: own cards that were put under the pile together, in no order, and how many cards lie above them;
        the upper ones first.  None from before the pile was mixed, as they may be anywhere.
    """

    wilds: Counter[int]
    sunk: Sequence[tuple[int, Sequence[str]]]


def _known(views: Sequence[View]) -> _Known:
    viewer, wilds = views[-1].viewer, Counter[int]()
    sunk: list[tuple[int, Sequence[str]]] = []
    mixed = steps_before_mixing(views)
    for number, (before, after, events) in enumerate(steps(views), 1):
        for event in events:
            match event:
                case Swapped(seat) if seat != viewer:
                    wilds[seat] += 1
                case Played(seat, cards) if seat != viewer:
                    wilds[seat] = max(0, wilds[seat] - sum(card == WILD for card, _ in cards))
                case Passed(seat, count) if count and seat == viewer and before.hand is not None:
                    kept = (after.hand or ())[: len(before.hand) - count]
                    sunk.append((before.pile, tuple((Counter(before.hand) - Counter(kept)).elements())))
                case Passed(seat, count) if count:
                    # It may be under the pile now.
                    wilds[seat] = 0
                case Drew(_, count):
                    sunk = [(above - count, cards) for above, cards in sunk]
                case Left(seat):
                    wilds[seat] = 0
        # Of others somebody has drawn some.
        sunk = [each for each in sunk if each[0] >= 0 and number > mixed]
    return _Known(+wilds, sunk)
