"""What a hand of Paper World can lay in one turn: one good plan for each colour and value."""

from __future__ import annotations

from dataclasses import dataclass

from bot.computers.paper_world.position import SCISSORS, STARS, VALUES, Move, PaperWorldPosition
from bot.games.paper_world.cards import NAMES, in_order
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import openings
from bot.games.paper_world.state import TOKEN_POINTS

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
        found = [plan for name in names or NAMES if (plan := _plan(position, seat, name)) is not None]
        known = position.plans[seat, names] = sorted(found, key=lambda plan: -plan.gain)
    return known


def use(position: PaperWorldPosition, seat: int, card: str) -> float:
    """What holding a card is worth to a seat, beside the point that it costs until it is laid."""
    shown, value = position.tops[seat], VALUES[card]
    missing = [value - VALUES[top] - 1 for top in shown if top and top[0] == card[0] and VALUES[top] < value]
    if any(position.opened(seat)):
        missing.append(value - 1)
    if not missing:
        return _USELESS
    token = 0.65 if card in SCISSORS and position.token_cell(seat) is None else 0.0
    return _SOON[min(*missing, 3)] + 0.26 * STARS[card] + token + _USELESS


class _Turn:
    """A turn of laying as it is planned."""

    def __init__(self, position: PaperWorldPosition, seat: int) -> None:
        self.shown = position.tops[seat].copy()
        self.hand = position.hands[seat].copy()
        self.blocked = position.token_cell(seat)
        self.free = self.blocked is not None and not position.freed
        self.skips = 4 if position.advanced else 1 - min(1, position.skips)
        self.lays: list[Move] = []
        self.gain = 0.0

    def lay(self, card: str, *, token: bool) -> None:
        """Lays a card of the hand where it fits best, with the token if asked, if it fits anywhere."""
        value = VALUES[card]
        cells = [
            (value - VALUES[top] - 1, cell)
            for cell, top in enumerate(self.shown)
            if top and top[0] == card[0] and VALUES[top] < value and cell != self.blocked
        ]
        cells += [(value - 1, cell) for cell in openings(self.shown)]
        if not cells:
            return
        skipped, cell = min(cells)
        price = skipped - 1 if skipped and self.free else skipped
        if (skipped > 1 and self.skips < 4) or (skipped and not self.skips) or price >= len(self.hand):
            return
        self.hand.remove(card)
        payment = tuple(sorted(self.hand, key=VALUES.__getitem__)[:price])
        for paid in payment:
            self.hand.remove(paid)
        if skipped:
            self.free = False
            self.skips = self.skips if self.skips == 4 else 0
        self.gain += 1 + STARS[card] - STARS[self.shown[cell]] - 0.3 * price
        if token:
            self.blocked, self.free = cell, True
            self.gain += TOKEN_POINTS
        self.shown[cell] = card
        self.lays.append(Move(card, cell, in_order(payment), token))


def _plan(position: PaperWorldPosition, seat: int, name: str) -> Plan | None:
    cards = [card for card in position.hands[seat] if name in card[:2]]
    if not cards:
        return None
    turn = _Turn(position, seat)
    highest = max(map(VALUES.__getitem__, cards))
    for card in sorted(cards, key=lambda card: (VALUES[card], card in SCISSORS)):
        # The token blocks its pile, so it comes with the last card that goes there.
        last = VALUES[card] == highest or name.isdigit()
        if card in turn.hand:
            turn.lay(card, token=last and card in SCISSORS and turn.blocked is None)
    if not turn.lays:
        return None
    won = position.won[seat]
    goals = sum(
        left[0]
        for goal, left, had in zip(position.goals, position.rewards, won, strict=True)
        if left and not had and met(goal, turn.shown)
    )
    return Plan(tuple(turn.lays), turn.gain + goals)
