"""Iota for a search."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, Self

from bot.computers.iota.arrangements import arrangements, in_slot_order
from bot.computers.iota.faces import FACES, WILD_FACE
from bot.computers.iota.grid import PASS, PLAY, SWAP, Grid, Move
from bot.computers.position import Position, next_seat
from bot.games.iota.rules import ROUNDS
from bot.games.iota.state import CARDS, HAND_SIZE, WILD, Action, Pass, Play, State, Swap


@cache
def _passes(hand: int, pile: bool) -> tuple[tuple[int, ...], ...]:
    """The slots that may be put under the pile, in every order."""
    return tuple(
        order for count in range(hand + 1 if pile else 1) for order in permutations(range(hand), count)
    )


class IotaPosition(Position[Move]):
    """A match of Iota.

    pile: the next card first.
    """

    __slots__ = ("grid", "hands", "kids", "left", "midturn", "passes", "pile", "points", "seat")

    grid: Grid
    pile: deque[int]
    hands: list[list[int]]
    points: list[int]
    kids: bool
    left: tuple[int, ...]
    midturn: bool
    passes: int
    seat: int

    @property
    def seats(self) -> int:
        """See Position."""
        return len(self.hands)

    @classmethod
    def of(cls, state: State) -> Self:
        """See Position."""
        made = cls()
        made.grid = Grid()
        for card, cell in state.grid:
            made.grid.put((FACES[card],), (cell,))
        made.pile = deque(FACES[card] for card in state.pile)
        made.hands = [[FACES[card] for card in hand] for hand in state.hands]
        made.points, made.kids = list(state.points), state.options.kids
        made.left, made.midturn, made.passes = state.left, state.midturn, state.passes
        made.seat = state.seat if state.reason is None else -1
        return made

    def copy(self) -> Self:
        """See Position."""
        made = type(self)()
        made.grid = self.grid.copy()
        made.pile, made.hands = self.pile.copy(), [hand.copy() for hand in self.hands]
        made.points, made.kids, made.left = self.points.copy(), self.kids, self.left
        made.midturn, made.passes, made.seat = self.midturn, self.passes, self.seat
        return made

    def moves(self) -> list[Move]:
        """See Position."""
        hand = self.hands[self.seat]
        made = [*self.grid.plays(hand), *self.grid.swaps(hand)]
        for count in range(len(hand) + 1 if self.pile else 1):
            made += [(PASS, faces, ()) for faces in dict.fromkeys(permutations(hand, count))]
        return made

    def some_move(self, chance: Random) -> Move:
        """Draws among more than the legal moves until it hits one, so that each is equally likely."""
        hand = self.hands[self.seat]
        swaps = self.grid.swaps(hand) if self.grid.wilds else []
        passes = _passes(len(hand), bool(self.pile))
        others = len(swaps) + len(passes)
        ways = arrangements(hand)
        ends, anchors = self.grid.anchors(hand, ways, others)
        total = ends[-1] if ends else others
        twins = hand.count(WILD_FACE) > 1
        while True:
            number = int(chance.random() * total)
            move: Move | None
            if number >= others:
                place = bisect_right(ends, number)
                move = self.grid.drawn(hand, ways, anchors[place], ends[place] - number - 1)
            elif number < len(swaps):
                move = swaps[number]
            else:
                slots = passes[number - len(swaps)]
                first = not twins or in_slot_order(slots, hand)
                move = (PASS, tuple([hand[slot] for slot in slots]), ()) if first else None
            if move is not None:
                return move

    def play(self, move: Move, chance: Random) -> None:
        """See Position."""
        kind, faces, cells = move
        seat = self.seat
        hand = self.hands[seat]
        if kind == SWAP:
            (face,), (cell,) = faces, cells
            hand[hand.index(face)] = WILD_FACE
            self.grid.swap(face, cell)
            self.midturn = True
            return
        for face in faces:
            hand.remove(face)
        self.midturn = False
        if kind == PLAY:
            last = not hand and not self.pile
            points = self.grid.put(faces, cells)
            if not self.kids:
                self.points[seat] += points << (last + (len(cells) == HAND_SIZE))
            self.passes = 0
            if last:
                self.seat = -1
                return
            self._draw()
            self.seat = next_seat(self)
        else:
            rounds = ROUNDS if self.pile else 1
            self.pile.extend(faces)
            self.passes += 1
            self._draw()
            if self.passes == rounds * (self.seats - len(self.left)):
                self.seat = -1
            else:
                self.seat = next_seat(self)

    def action(self, move: Move) -> Action:
        """See Position."""
        kind, faces, cells = move
        cards = tuple(WILD if face == WILD_FACE else CARDS[face] for face in faces)
        if kind == PLAY:
            return Play(tuple(zip(cards, cells, strict=True)))
        return Pass(cards) if kind == PASS else Swap(cards[0], cells[0])

    def move(self, action: Any) -> Move:
        """See Position."""
        if isinstance(action, Play):
            return PLAY, tuple(FACES[card] for card, _ in action.cards), tuple(c for _, c in action.cards)
        if isinstance(action, Pass):
            return PASS, tuple(FACES[card] for card in action.cards), ()
        return SWAP, (FACES[action.card],), (action.cell,)

    def merit(self, seat: int) -> tuple[int, ...]:
        """The points; in the kids' game, whether the seat got rid of its last card by playing it."""
        if self.kids:
            return (int(not self.hands[seat] and seat not in self.left),)
        return (self.points[seat],)

    def _draw(self) -> None:
        hand, pile = self.hands[self.seat], self.pile
        if not pile or len(hand) >= HAND_SIZE:
            return
        while pile and len(hand) < HAND_SIZE:
            hand.append(pile.popleft())
        if not pile:
            self.passes = 0
