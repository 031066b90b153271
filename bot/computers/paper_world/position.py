"""Paper World for a search: only what shows in a landscape, and lays without the cards that pay for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

from bot.computers.position import Position, next_seat
from bot.games.paper_world.cards import FACES, NAMES, choices, has_scissors, in_order, stars, value
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import openings
from bot.games.paper_world.state import (
    HAND_LIMIT,
    TOKEN_POINTS,
    Action,
    Cards,
    Discard,
    Done,
    Lay,
    Pass,
    Phase,
    State,
    Take,
    tops,
)
from bot.games.paper_world.turn import LAST_PILES

VALUES = {face: value(face) for face in FACES} | {"": 0}
STARS = {face: stars(face) for face in FACES} | {"": 0}
SCISSORS = frozenset(face for face in FACES if has_scissors(face))
GAPS = {
    card: {
        top: VALUES[card] - VALUES[top] - 1
        for top in ("", *FACES)
        if VALUES[top] < VALUES[card] and top[:1] in ("", card[0])
    }
    for card in FACES
}
"""For each card, on which cards it may lie, "" for none, and how many values it leaves out there."""


class Move(NamedTuple):
    """An action.

    what: a card to lay, a name to take, or "done", "discard" or "pass".
    cards: those that pay for a skip or are discarded, sorted as hands are.
    """

    what: str
    cell: int = -1
    cards: Cards = ()
    token: bool = False


DONE, PASS = Move("done"), Move("pass")
_NAMED = {name: Move(name) for name in NAMES} | {DONE.what: DONE}


Way: TypeAlias = tuple[str, int, int]
"""A lay without the cards that pay for it: the card, the cell, and how many pay."""


class PaperWorldPosition(Position[Move]):
    """A match of Paper World.

    piles: the cards of the middle, the top card last.  tops: of each landscape the top card by cell.
    discards: numbers of cards.  plans: those found since the last move (see `plans`).  The other fields are
    those of `State`.
    """

    __slots__ = (
        "_cells", "_open", "advanced", "discards", "freed", "goals", "hands", "last_turns", "left", "names",
        "phase", "piles", "plans", "rewards", "seat", "skips", "token", "tops", "won",
    )  # fmt: skip

    advanced: bool
    piles: list[list[str]]
    tops: list[list[str]]
    hands: list[list[str]]
    discards: list[int]
    token: tuple[int, int] | None
    goals: tuple[str, ...]
    rewards: list[tuple[int, ...]]
    won: list[list[int]]
    seat: int
    phase: Phase
    names: str
    skips: int
    freed: bool
    last_turns: tuple[int, ...] | None
    left: tuple[int, ...]
    plans: dict[tuple[int, str], list[Any]]
    _cells: list[list[int]]  # of each landscape the cells with a pile
    _open: list[tuple[int, ...]]  # of each landscape the cells on which a new pile may begin

    @property
    def seats(self) -> int:
        """See Position."""
        return len(self.hands)

    @classmethod
    def of(cls, state: State) -> Self:
        """See Position."""
        made = cls()
        made.plans = {}
        made.advanced, made.goals = state.advanced, state.goals
        made.piles = [list(pile) for pile in state.piles]
        made.tops = [list(tops(landscape)) for landscape in state.landscapes]
        made.hands = [list(hand) for hand in state.hands]
        made.discards = [len(cards) for cards in state.discards]
        made.token, made.rewards = state.token, list(state.rewards)
        made.won = [list(won) for won in state.won]
        made.seat = state.seat if state.reason is None else -1
        made.phase, made.names, made.skips, made.freed = state.phase, state.names, state.skips, state.freed
        made.last_turns, made.left = state.last_turns, state.left
        made._cells = [[cell for cell, top in enumerate(shown) if top] for shown in made.tops]
        made._open = [openings(shown) if any(shown) else () for shown in made.tops]
        return made

    def copy(self) -> Self:
        """See Position."""
        made = type(self)()
        made.plans = {}
        made.advanced, made.goals, made.token = self.advanced, self.goals, self.token
        made.piles, made.tops = [pile.copy() for pile in self.piles], [shown.copy() for shown in self.tops]
        made.hands, made.discards = [hand.copy() for hand in self.hands], self.discards.copy()
        made.rewards, made.won = self.rewards.copy(), [won.copy() for won in self.won]
        made.seat, made.phase, made.names = self.seat, self.phase, self.names
        made.skips, made.freed = self.skips, self.freed
        made.last_turns, made.left = self.last_turns, self.left
        made._cells, made._open = [cells.copy() for cells in self._cells], self._open.copy()
        return made

    def moves(self) -> list[Move]:
        """See Position."""
        hand = self.hands[self.seat]
        if self.phase == "discard":
            ordered = in_order(hand)
            return [Move("discard", cards=cards) for cards in choices(ordered, len(hand) - HAND_LIMIT)]
        made = [Move(name) for name in self.names_to_take()] if self.phase == "choose" else [DONE]
        for card, cell, cost in self.ways():
            for cards in choices(self._others(card), cost) if cost else ((),):
                made.append(Move(card, cell, cards))
                if card in SCISSORS:
                    made.append(Move(card, cell, cards, token=True))
        return made or [PASS]

    def some_move(self, chance: Random) -> Move:
        """See Position."""
        hand = self.hands[self.seat]
        if self.phase == "discard":
            return Move("discard", cards=_some_choice(hand, len(hand) - HAND_LIMIT, chance))
        names = self.names_to_take() if self.phase == "choose" else ("done",)
        ways = self.ways()
        if not ways:
            return _NAMED[names[int(chance.random() * len(names))]] if names else PASS
        weights = [
            self._count(card, cost) if cost else 2 if card in SCISSORS else 1 for card, _, cost in ways
        ]
        number = int(chance.random() * (len(names) + sum(weights))) - len(names)
        if number < 0:
            return _NAMED[names[number]]
        for (card, cell, cost), weight in zip(ways, weights, strict=True):
            if number < weight:
                paid = _some_choice(self._others(card), cost, chance) if cost else ()
                return Move(card, cell, paid, token=card in SCISSORS and number % 2 == 1)
            number -= weight
        raise AssertionError("the number is below the sum of the weights")

    def ways(self) -> list[Way]:
        """The lays of the seat on turn, whatever pays for them."""
        seat = self.seat
        hand, shown, names = self.hands[seat], self.tops[seat], self.names
        cards = dict.fromkeys(hand)
        if names:
            cards = dict.fromkeys([card for card in cards if card[0] in names or card[1] in names])
        if not cards:
            return []
        blocked = self.token_cell(seat)
        saved = 1 if blocked is not None and not self.freed else 0
        most = 0 if self.skips and not self.advanced else 4 if self.advanced else 1
        opened, others = self._open[seat], len(hand) - 1
        piles = [(shown[cell], cell) for cell in self._cells[seat] if cell != blocked]
        found: list[Way] = []
        for card in cards:
            gaps = GAPS[card]
            for top, cell in piles:
                if top in gaps:
                    skipped = gaps[top]
                    if skipped == 0:
                        found.append((card, cell, 0))
                    elif skipped <= most and skipped - saved <= others:
                        found.append((card, cell, skipped - saved))
            number = VALUES[card]
            if number == 1:
                found += [(card, cell, 0) for cell in opened]
            elif number - 1 <= most and number - 1 - saved <= others:
                found += [(card, cell, number - 1 - saved) for cell in opened]
        return found

    def play(self, move: Move, chance: Random) -> None:
        """See Position."""
        what, seat = move.what, self.seat
        if self.plans:
            self.plans = {}
        if move.cell >= 0:
            self._lay(move)
        elif what == "discard":
            hand = self.hands[seat]
            for card in move.cards:
                hand.remove(card)
            self.discards[seat] += len(move.cards)
            self._pass_on()
        elif what == "done":
            self._award()
            self._pass_on()
        elif what == "pass":
            self._pass_on()
        else:
            hand = self.hands[seat]
            for pile in self.piles:
                if pile and what in pile[-1]:
                    hand.append(pile.pop())
            if len(hand) > HAND_LIMIT:
                self.phase = "discard"
            else:
                self._pass_on()

    def action(self, move: Move) -> Action:
        """See Position."""
        if move.cell >= 0:
            return Lay(move.what, move.cell, move.cards, move.token)
        match move.what:
            case "done":
                return Done()
            case "pass":
                return Pass()
            case "discard":
                return Discard(move.cards)
        return Take(move.what)

    def move(self, action: Any) -> Move:
        """See Position."""
        match action:
            case Lay(card, cell, discards, token):
                return Move(card, cell, discards, token)
            case Take(name):
                return Move(name)
            case Discard(cards):
                return Move("discard", cards=cards)
        return DONE if isinstance(action, Done) else PASS

    def merit(self, seat: int) -> tuple[int, ...]:
        """The score, then fewer discards."""
        return self.score(seat), -self.discards[seat]

    def score(self, seat: int) -> int:
        """Stars, goals and scissors token, minus hand and discards."""
        token = 0 if self.token_cell(seat) is None else TOKEN_POINTS
        shown = sum([STARS[self.tops[seat][cell]] for cell in self._cells[seat]])
        return shown + sum(self.won[seat]) + token - len(self.hands[seat]) - self.discards[seat]

    def names_to_take(self) -> Sequence[str]:
        """What the seat on turn may take."""
        shown = "".join([pile[-1] for pile in self.piles if pile])
        return [name for name in NAMES if name in shown]

    def token_cell(self, seat: int) -> int | None:
        """The cell of a seat's landscape on which the scissors token lies; None if it is not there."""
        return self.token[1] if self.token is not None and self.token[0] == seat else None

    def cells(self, seat: int) -> Sequence[int]:
        """The cells of a landscape with a pile."""
        return self._cells[seat]

    def opened(self, seat: int) -> tuple[int, ...]:
        """The cells of a landscape on which a new pile may begin."""
        return self._open[seat]

    def _others(self, card: str) -> Cards:
        """The hand of the seat on turn without one card, sorted."""
        rest = self.hands[self.seat].copy()
        rest.remove(card)
        return in_order(rest)

    def _count(self, card: str, cost: int) -> int:
        """How many lays of a card on a cell there are: the choices of discards, with the token or without."""
        hand = self.hands[self.seat]
        if cost == 1:
            payments = len(set(hand)) - (hand.count(card) == 1)
        else:
            payments = _counts(Counter(self._others(card)), cost)[-1][cost]
        return 2 * payments if card in SCISSORS else payments

    def _lay(self, move: Move) -> None:
        seat, card, cell = self.seat, move.what, move.cell
        shown, hand = self.tops[seat], self.hands[seat]
        top = shown[cell]
        skipped = VALUES[card] - VALUES[top] - 1
        hand.remove(card)
        for paid in move.cards:
            hand.remove(paid)
        self.discards[seat] += len(move.cards)
        shown[cell] = card
        if not top:
            self._cells[seat].append(cell)
            self._open[seat] = openings(shown)
        if move.token:
            self.token = (seat, cell)
        self.phase = "place"
        colour, number = card[0], card[1]
        if not self.names:
            self.names = colour + number
        elif len(self.names) == 2:
            self.names = "".join(name for name in (colour, number) if name in self.names)
        if skipped:
            self.skips += 1
            self.freed = self.freed or len(move.cards) < skipped

    def _award(self) -> None:
        """Gives the tokens of the goals that the landscape meets now; taking alone never meets one."""
        won, shown = self.won[self.seat], self.tops[self.seat]
        for number, goal in enumerate(self.goals):
            left = self.rewards[number]
            if left and not won[number] and met(goal, shown):
                won[number], self.rewards[number] = left[0], left[1:]

    def _pass_on(self) -> None:
        seat, seats = self.seat, self.seats
        self.phase, self.names, self.skips, self.freed = "choose", "", 0, False
        if self.last_turns is not None:
            self.last_turns = tuple(other for other in self.last_turns if other != seat)
            self.seat = self.last_turns[0] if self.last_turns else -1
            return
        if self.piles.count([]) < len(self.piles) - LAST_PILES:
            self.seat = next_seat(self)
            return
        order = [other for step in range(1, seats + 1) if (other := (seat + step) % seats) not in self.left]
        self.last_turns = tuple(order)
        self.seat = order[0]


def _counts(cards: Counter[str], size: int) -> list[list[int]]:
    """For the first 0, 1, 2 … different cards, how many choices of 0 to `size` cards there are."""
    rows = [[1] + [0] * size]
    for held in cards.values():
        last = rows[-1]
        rows.append([sum(last[max(0, count - held) : count + 1]) for count in range(size + 1)])
    return rows


def _some_choice(cards: Sequence[str], size: int, chance: Random) -> Cards:
    """One of the different choices of so many cards, all with the same probability; sorted."""
    if size == 1:
        different = list(dict.fromkeys(cards))
        return (different[int(chance.random() * len(different))],)
    held = Counter(cards)
    rows = _counts(held, size)
    chosen: list[str] = []
    faces = list(held)
    for number in range(len(faces), 0, -1):
        least = max(0, size - held[faces[number - 1]])
        options = rows[number - 1][least : size + 1]
        at = chance.random() * sum(options)
        rest = least
        for option in options:
            if at < option:
                break
            at -= option
            rest += 1
        chosen += [faces[number - 1]] * (size - rest)
        size = rest
    return in_order(chosen)
