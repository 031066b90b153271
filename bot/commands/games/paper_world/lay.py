"""Paper World's panel for laying cards, one after another, and ending the turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.commands.games.paper_world.cards import PaperWorldPanel
from bot.games.paper_world.cards import has_scissors, in_order, value
from bot.games.paper_world.laying import Placing, placing
from bot.games.paper_world.state import CELLS, HAND_LIMIT, Lay, View, cell_label
from bot.matches.match import Match
from bot.refusal import Illegal, Refusal
from bot.texts import Say
from bot.wire.components import Button, Select, parts_of, read_number
from bot.wire.content import Picture

_STEP = r"[0-8](?:[A-Y][0-8]*)?t?"
_CHOSEN = re.compile(rf"[a-z]((?:{_STEP}(?:\.{_STEP})*)?)")
EARLIER = re.compile(r"[a-z]([0-9]{1,2}|-)\.([0-9]{1,2}|-)\.([0-9]{1,2}(?:_[0-9]{1,2})*|-)\.([t-])")
"""What panels wrote up to 0.3.1, which laid one card: slot, cell, slots that pay, token."""
_PARTS = re.compile(r"([0-8])(?:([A-Y])([0-8]*))?(t?)")


@dataclass(frozen=True)
class Step:
    """One card in the panel: its slot, its cell, the slots that pay, whether it takes the token.

    The slots are those of the hand as the steps before leave it.
    """

    slot: int
    cell: int | None = None
    paid: tuple[int, ...] = ()
    token: bool = False


@dataclass(frozen=True)
class Chosen:
    """The cards chosen in a panel, in the order in which they are laid; the last one may lack something."""

    steps: tuple[Step, ...] = ()

    @classmethod
    def of(cls, match: Match, seat: int, lays: Iterable[Lay]) -> Chosen:
        """The choices that make these lays, which must be legal."""
        steps = []
        for lay in lays:
            view: View = match.view(seat)
            free = list(enumerate(view.hand or ()))
            slots = []
            for card in (lay.card, *lay.discards):
                place = next(place for place in free if place[1] == card)
                free.remove(place)
                slots.append(place[0])
            steps.append(Step(slots[0], lay.cell, tuple(slots[1:]), lay.token))
            match = match.ahead(seat, match.game.notate(lay))
        return cls(tuple(steps))

    @classmethod
    def read(cls, rest: str) -> Chosen:
        """The choices in a component's id; raises Refusal for a text that no panel can have written."""
        if (earlier := EARLIER.fullmatch(rest)) is not None:
            card, place, paying, taken = earlier.groups()
            slots = () if paying == "-" else tuple(map(int, paying.split("_")))
            return cls() if card == "-" else cls((Step(int(card), read_number(place), slots, taken == "t"),))
        steps = []
        for text in filter(None, parts_of(_CHOSEN, rest)[1].split(".")):
            slot, cell, paid, token = parts_of(_PARTS, text).groups()
            at = None if cell is None else ord(cell) - ord("A")
            steps.append(Step(int(slot), at, tuple(map(int, paid or "")), bool(token)))
        return cls(tuple(steps))

    def write(self, field: str) -> str:
        """The rest of an id; `field` keeps components with the same choices in one message apart."""
        return field + ".".join(map(_written, self.steps))


def _written(step: Step) -> str:
    cell = "" if step.cell is None else chr(ord("A") + step.cell)
    return f"{step.slot}{cell}{''.join(map(str, step.paid))}{'t' if step.token else ''}"


class LayPanel(PaperWorldPanel):
    """Chooses the cards of a turn: for each its cell, what pays for a skip, the scissors token.

    laid: the cards before the last chosen one.  view, hand: as these leave them.
    """

    def __init__(self, match: Match, seat: int, chosen: Chosen | None = None) -> None:
        self.chosen = chosen or Chosen()
        self.earlier = self.chosen.steps[:-1]
        self.start: View = match.view(seat)
        laid = []
        for step in self.earlier:
            lay = _lay(match.view(seat), step)
            try:
                match = match.ahead(seat, match.game.notate(lay))
            except Illegal as illegal:
                raise Refusal("panel-unreadable") from illegal
            laid.append(lay)
        self.laid = tuple(laid)
        super().__init__(match, seat)
        found = placing(self.view)
        if found is None:
            raise Illegal("paperworld-discard-first", count=len(self.hand) - HAND_LIMIT)
        self.placing: Placing = found
        self.cells = _cells(self.placing)
        if not self.cells and self.start.phase == "choose" and not self.chosen.steps:
            raise Refusal("paperworld-nothing-fits")
        self.step = self._narrowed(self.chosen.steps[-1] if self.chosen.steps else None)
        following = placing(self._ahead(seat)) if self.ready else self.placing
        self.following: Placing = following or self.placing
        self.further = _cells(self.following) if self.ready else self.cells

    def _ahead(self, seat: int) -> View:
        """The view once the last card is laid too."""
        assert self.lay is not None
        view: View = self.match.ahead(seat, self.match.game.notate(self.lay)).view(seat)
        return view

    def _narrowed(self, step: Step | None) -> Step | None:
        """The last step without impossible choices, and with those that are the only possibility."""
        if step is None:
            only = len(self.cells) == 1 and self.start.phase == "choose"
            step = Step(next(iter(self.cells))) if only else None
        if step is None or step.slot not in self.cells:
            return None
        cells, cell, paid = self.cells[step.slot], step.cell, step.paid
        if cell not in cells:
            cell, paid = (cells[0] if len(cells) == 1 else None), ()
        if cell is not None:
            others = tuple(other for other in range(len(self.hand)) if other != step.slot)
            price = self.placing.cost(self.hand[step.slot], cell)
            if len(set(paid)) != price or not set(paid) <= set(others):
                paid = others if len(others) == price else ()
        return Step(step.slot, cell, paid, step.token and has_scissors(self.hand[step.slot]))

    @property
    def card(self) -> str:
        """The card chosen last; "" if there is none."""
        return "" if self.step is None else self.hand[self.step.slot]

    @property
    def price(self) -> int:
        """How many discards the last lay costs."""
        if self.step is None or self.step.cell is None:
            return 0
        return self.placing.cost(self.card, self.step.cell)

    @property
    def lay(self) -> Lay | None:
        """The last lay once card and cell are chosen, perhaps not yet paid for."""
        if self.step is None or self.step.cell is None:
            return None
        return _lay(self.view, self.step)

    @property
    def ready(self) -> bool:
        """Whether nothing is missing of the card chosen last."""
        return self.step is not None and self.lay is not None and len(self.step.paid) == self.price

    @property
    def lays(self) -> tuple[Lay, ...]:
        """All chosen lays, of which the last may not be paid for yet."""
        return self.laid if self.lay is None else (*self.laid, self.lay)

    def with_last(self, step: Step) -> Chosen:
        """The choices with another last step."""
        return Chosen((*self.earlier, step))

    # -- how it looks -----------------------------------------------------------------------------

    def text(self, say: Say) -> str:
        """Overrides Panel's."""
        # What has been chosen takes the place of the decision: a phone has room for one of them.
        lines = [] if self.step is not None else [self.decision(say)]
        whole = self.lays if self.ready else self.laid
        if whole:
            lines.append(self.adapter.lay_worth(self.start, whole, say))
        lines.append(self._asked(say))
        return "\n".join(lines)

    def _asked(self, say: Say) -> str:
        if self.step is not None and self.lay is None:
            question, price = say("paperworld-lay-cell", card=self.card), self._price_of_all
            return f"{question} {say('paperworld-lay-costs', count=price)}" if price else question
        if self.lay is not None and not self.ready:
            cell = cell_label(self.lay.cell)
            return say("paperworld-lay-pay", card=self.card, cell=cell, count=self.price)
        if self.further:
            return say("paperworld-lay-another" if self.lays else "paperworld-lay-card")
        return say("paperworld-lay-none") if self.following.hand else ""

    def pictures(self, say: Say) -> list[Picture]:
        """The table with what is possible or chosen, and the hand under it."""
        targets = self.cells[self.step.slot] if self.step is not None and self.lay is None else ()
        if not self.lays and not targets:
            board = self.board_picture(say)
        else:
            board = self.table(self.adapter.preview(self.start, self.names(say), self.lays, targets), say)
        marked = () if self.step is None else (self.step.slot, *self.step.paid)
        return [*board, *self.hand_picture(self.adapter.marked_hand(self.view, marked), say)]

    def items(self, say: Say) -> list[Button | Select]:
        """What is asked next: a card, its cell, or what pays for it; then what can be done."""
        asked: Sequence[Button | Select] = self._cards(say)
        if self.step is not None and not self.ready:
            asked = self._places(self.step, say) if self.lay is None else self._payments(self.step, say)
        return [*asked, *self._buttons(say)]

    def _cards(self, say: Say) -> list[Button]:
        """The cards that may follow."""
        before = self.earlier if self.step is None else self.with_last(self.step).steps
        return [
            self.controls.button(
                "paperworld-panel",
                say(f"paperworld-card-{self.following.hand[slot]}"),
                Chosen((*before, Step(slot))).write("c"),
                row=0,
            )
            for slot in sorted(self.further)
        ]

    def _places(self, step: Step, say: Say) -> list[Button]:
        return [
            self.controls.button(
                "paperworld-panel",
                self._cell_text(cell, say),
                self.with_last(replace(step, cell=cell, paid=())).write("e"),
                row=1,
            )
            for cell in self.cells[step.slot]
        ]

    def _payments(self, step: Step, say: Say) -> Sequence[Button | Select]:
        others = {slot: card for slot, card in enumerate(self.hand) if slot != step.slot}
        if self.price == 1:
            firsts = {card: slot for slot, card in reversed(others.items())}
            return [
                self.controls.button(
                    "paperworld-panel",
                    say("paperworld-pay-with", card=self.hand[slot]),
                    self.with_last(replace(step, paid=(slot,))).write("p"),
                    row=2,
                )
                for slot in sorted(firsts.values())
            ]
        options = [(slot, say(f"paperworld-card-{card}"), False) for slot, card in others.items()]
        label, rest = say("paperworld-pay-menu", count=self.price), self.with_last(step).write("p")
        return [self.menu("paperworld-pay", label, options, rest, row=2, count=self.price)]

    def _buttons(self, say: Say) -> list[Button | Select]:
        made: list[Button | Select] = []
        if self.ready and self.step is not None and has_scissors(self.card):
            label = say("button-paperworld-token-on" if self.step.token else "button-paperworld-token-off")
            turned = self.with_last(replace(self.step, token=not self.step.token)).write("t")
            made.append(self.controls.button("paperworld-panel", label, turned, row=3))
        if self.ready and self.step is not None:
            rest = self.with_last(self.step).write("y")
            made.append(self.confirm("paperworld-lay", say("button-paperworld-lay"), rest, ready=True, row=4))
        elif self.start.phase == "place" and not self.chosen.steps:
            done = say("button-paperworld-done")
            made.append(self.confirm("paperworld-do", done, "done", ready=True, row=4))
        if self.chosen.steps:
            back = Chosen(self.earlier).write("b")
            made.append(self.controls.button("paperworld-panel", say("button-paperworld-back"), back, row=4))
        return made

    @property
    def _price_of_all(self) -> int:
        """How many discards the chosen card costs, if that is the same on all its cells."""
        assert self.step is not None
        prices = {self.placing.cost(self.card, cell) for cell in self.cells[self.step.slot]}
        return prices.pop() if len(prices) == 1 else 0

    def _cell_text(self, cell: int, say: Say) -> str:
        """A cell, and what a skip there costs unless the question says it for all of them."""
        label, price = cell_label(cell), self.placing.cost(self.card, cell)
        if price:
            if price == self._price_of_all:
                return label
            return say("paperworld-cell-paid", cell=label, count=price)
        skips = value(self.card) - value(self.placing.tops[cell]) > 1
        return say("paperworld-cell-free", cell=label) if skips else label


def _cells(placing: Placing) -> dict[int, list[int]]:
    """The cells for each card by its slot; equal cards are interchangeable, so only the first counts."""
    firsts = {card: slot for slot, card in reversed(tuple(enumerate(placing.hand)))}
    found = {
        slot: [
            cell
            for cell in range(CELLS)
            if placing.why_not(card, cell) is None and placing.cost(card, cell) < len(placing.hand)
        ]
        for card, slot in firsts.items()
    }
    return {slot: cells for slot, cells in found.items() if cells}


def _lay(view: View, step: Step) -> Lay:
    """The lay that a step means; raises Refusal for one that no panel can have written."""
    hand = view.hand or ()
    if step.cell is None or any(slot >= len(hand) for slot in (step.slot, *step.paid)):
        raise Refusal("panel-unreadable")
    return Lay(hand[step.slot], step.cell, in_order([hand[slot] for slot in step.paid]), step.token)
