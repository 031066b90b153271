"""What a hand of Paper World can lay in one turn: one good plan for each colour and value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.computers.paper_world.position import GAPS, SCISSORS, STARS, VALUES, Move, PaperWorldPosition
from bot.games.paper_world.cards import FACES, NAMES, in_order
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import openings
from bot.games.paper_world.state import TOKEN_POINTS, Cards

_SOON = (2.1, 1.2, 0.4, 0.15)
"""What a card is worth of which so many values below it are missing on the best pile of its colour."""

_USELESS = -0.65


@dataclass(frozen=True)
class Plan:
    """Lays of one turn; gain: what they add to the score, goals included."""

    lays: tuple[Move, ...]
    gain: float

    @property
    def first(self) -> Move:
        """The lay with which it begins."""
        return self.lays[0]

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards that are laid."""
        return tuple(move.what for move in self.lays)


def plans(position: PaperWorldPosition, seat: int, names: str) -> list[Plan]:
    """The best plan for each colour and value that may be named, the best first; names: as in `State`."""
    known = position.plans.get((seat, names))
    if known is None:
        # A plan begins with a card that fits as things are.
        turn = _Turn(position, seat)
        first = {name for card in set(turn.hand) if turn.where(card) is not None for name in card[:2]}
        found = [_plan(position, seat, name) for name in names or NAMES if name in first]
        known = position.plans[seat, names] = sorted(found, key=lambda plan: -plan.gain)
    return known


def use(position: PaperWorldPosition, seat: int, card: str) -> float:
    """What holding a card is worth to a seat, beside the point that it costs until it is laid."""
    shown, gaps = position.tops[seat], GAPS[card]
    missing = [gaps[top] for cell in position.cells(seat) if (top := shown[cell]) in gaps]
    if position.opened(seat):
        missing.append(gaps[""])
    if not missing:
        return _USELESS
    token = 0.65 if card in SCISSORS and position.token_cell(seat) is None else 0.0
    return _SOON[min(*missing, 3)] + 0.26 * STARS[card] + token + _USELESS


class _Turn:
    """A turn of laying as it is planned."""

    __slots__ = ("blocked", "cells", "free", "gain", "hand", "lays", "opening", "shown", "skips")

    def __init__(self, position: PaperWorldPosition, seat: int) -> None:
        self.shown = position.tops[seat].copy()
        self.cells: Sequence[int] = position.cells(seat)
        self.opening = min(position.opened(seat), default=None)
        self.hand = position.hands[seat].copy()
        self.blocked = position.token_cell(seat)
        self.free = self.blocked is not None and not position.freed
        self.skips = 4 if position.advanced else 1 - min(1, position.skips)
        self.lays: list[Move] = []
        self.gain = 0.0

    def where(self, card: str) -> tuple[int, int, int] | None:
        """How many values a card of the hand leaves out where it fits best, the cell, and what it costs."""
        shown, gaps = self.shown, GAPS[card]
        cells = [(gaps[top], cell) for cell in self.cells if (top := shown[cell]) in gaps]
        if self.opening is not None:
            cells.append((gaps[""], self.opening))
        if self.blocked is not None:
            cells = [each for each in cells if each[1] != self.blocked]
        if not cells:
            return None
        skipped, cell = min(cells)
        if not skipped:
            return 0, cell, 0
        price = skipped - 1 if self.free else skipped
        if skipped > self.skips or price >= len(self.hand):
            return None
        return skipped, cell, price

    def lay(self, card: str, *, token: bool) -> None:
        """Lays a card of the hand where it fits best, with the token if asked, if it fits anywhere."""
        found = self.where(card)
        if found is None:
            return
        skipped, cell, price = found
        self.hand.remove(card)
        payment: Cards = ()
        if price:
            payment = in_order(sorted(self.hand, key=VALUES.__getitem__)[:price])
            for paid in payment:
                self.hand.remove(paid)
        if skipped:
            self.free = False
            self.skips = self.skips if self.skips == 4 else 0
        shown, top = self.shown, self.shown[cell]
        self.gain += 1 + STARS[card] - STARS[top] - 0.3 * price
        if token:
            self.blocked, self.free = cell, True
            self.gain += TOKEN_POINTS
        shown[cell] = card
        if not top:
            self.cells = (*self.cells, cell)
            self.opening = min(openings(shown), default=None)
        self.lays.append(Move(card, cell, payment, token))


_ORDER = {card: (VALUES[card], card in SCISSORS) for card in FACES}
"""In which order cards are laid."""


def _plan(position: PaperWorldPosition, seat: int, name: str) -> Plan:
    turn = _Turn(position, seat)
    cards = sorted([card for card in turn.hand if name in card[:2]], key=_ORDER.__getitem__)
    highest = cards[-1][1]
    for card in cards:
        if card in turn.hand:
            # The token blocks its pile, so it comes with the last card that goes there.
            last = card[1] == highest
            turn.lay(card, token=last and card in SCISSORS and turn.blocked is None)
    won = position.won[seat]
    goals = sum(
        left[0]
        for goal, left, had in zip(position.goals, position.rewards, won, strict=True)
        if left and not had and met(goal, turn.shown)
    )
    return Plan(tuple(turn.lays), turn.gain + goals)
