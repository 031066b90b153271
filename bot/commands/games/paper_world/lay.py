"""Paper World's panel for laying cards, one after another, until the turn is ended."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import discord

from bot.commands.games.paper_world.cards import PaperWorldPanel
from bot.commands.shared.panels import chosen_style
from bot.games.paper_world.cards import has_scissors, in_order, value
from bot.games.paper_world.laying import Placing, placing
from bot.games.paper_world.state import CELLS, HAND_LIMIT, Lay, View, cell_label
from bot.matches.match import Match
from bot.refusal import Illegal, Refusal
from bot.texts import Say
from bot.wire.components import Button, Select, parts_of, read_number, write_number
from bot.wire.content import Picture

_CHOSEN = re.compile(r"[a-z]([0-9]{1,2}|-)\.([0-9]{1,2}|-)\.([0-9]{1,2}(?:_[0-9]{1,2})*|-)\.([t-])")


@dataclass(frozen=True)
class Chosen:
    """The choices in the panel: the card's slot, its cell, the slots that pay, whether to take the token."""

    slot: int | None = None
    cell: int | None = None
    paid: tuple[int, ...] = ()
    token: bool = False

    @classmethod
    def of(cls, view: View, lay: Lay) -> Chosen:
        """The choices that make this lay; all its cards must be in the viewer's hand."""
        free = list(enumerate(view.hand or ()))
        slots = []
        for card in (lay.card, *lay.discards):
            place = next(place for place in free if place[1] == card)
            free.remove(place)
            slots.append(place[0])
        return cls(slots[0], lay.cell, tuple(slots[1:]), lay.token)

    @classmethod
    def read(cls, rest: str) -> Chosen:
        """The choices in a component's id; raises Refusal for a text that no panel can have written."""
        slot, cell, paid, taken = parts_of(_CHOSEN, rest).groups()
        slots = () if paid == "-" else tuple(map(int, paid.split("_")))
        return cls(read_number(slot), read_number(cell), slots, taken == "t")

    def write(self, field: str) -> str:
        """The rest of an id; `field` keeps components with the same choices in one message apart."""
        paid = "_".join(map(str, self.paid)) or "-"
        lay = f"{write_number(self.slot)}.{write_number(self.cell)}.{paid}"
        return f"{field}{lay}.{'t' if self.token else '-'}"


class LayPanel(PaperWorldPanel):
    """Lays one card: its cell, what pays for a skip, the scissors token."""

    def __init__(self, match: Match, seat: int, chosen: Chosen | None = None) -> None:
        super().__init__(match, seat)
        found = placing(self.view)
        if found is None:
            raise Illegal("paperworld-discard-first", count=len(self.hand) - HAND_LIMIT)
        self.placing: Placing = found
        # Equal cards are interchangeable, so only the first is offered.
        firsts = {card: slot for slot, card in reversed(tuple(enumerate(self.hand)))}
        self.cells = {slot: cells for card, slot in firsts.items() if (cells := self._cells(card))}
        if not self.cells and self.view.phase == "choose":
            raise Refusal("paperworld-nothing-fits")
        self.chosen = self._narrowed(chosen or Chosen())

    def _cells(self, card: str) -> list[int]:
        return [
            cell
            for cell in range(CELLS)
            if self.placing.why_not(card, cell) is None and self.placing.cost(card, cell) < len(self.hand)
        ]

    def _narrowed(self, chosen: Chosen) -> Chosen:
        """The choices without impossible ones, and with those that are the only possibility."""
        slot = chosen.slot
        if slot is None and len(self.cells) == 1:
            slot = next(iter(self.cells))
        if slot is None or slot not in self.cells:
            return Chosen()
        cells, cell, paid = self.cells[slot], chosen.cell, chosen.paid
        if cell not in cells:
            cell, paid = (cells[0] if len(cells) == 1 else None), ()
        if cell is not None:
            others = tuple(other for other in range(len(self.hand)) if other != slot)
            price = self.placing.cost(self.hand[slot], cell)
            if len(set(paid)) != price or not set(paid) <= set(others):
                paid = others if len(others) == price else ()
        return Chosen(slot, cell, paid, chosen.token and has_scissors(self.hand[slot]))

    @property
    def card(self) -> str:
        """The chosen card; "" if there is none."""
        return "" if self.chosen.slot is None else self.hand[self.chosen.slot]

    @property
    def price(self) -> int:
        """How many discards the chosen lay costs."""
        return 0 if self.chosen.cell is None else self.placing.cost(self.card, self.chosen.cell)

    @property
    def lay(self) -> Lay | None:
        """The lay once card and cell are chosen, perhaps not yet paid for."""
        if self.chosen.cell is None:
            return None
        paid = in_order([self.hand[slot] for slot in self.chosen.paid])
        return Lay(self.card, self.chosen.cell, paid, self.chosen.token)

    @property
    def ready(self) -> bool:
        """Whether everything has been chosen."""
        return self.lay is not None and len(self.chosen.paid) == self.price

    def text(self, say: Say) -> str:
        """Overrides Panel's."""
        return "\n".join([*self.head(say), self._step(say)])

    def _step(self, say: Say) -> str:
        if not self.cells:
            return say("paperworld-lay-none") if self.hand else ""
        if not self.card:
            return say("paperworld-lay-card")
        if self.lay is None:
            return say("paperworld-lay-cell", card=self.card)
        if not self.ready:
            cell = cell_label(self.lay.cell)
            return say("paperworld-lay-pay", card=self.card, cell=cell, count=self.price)
        return self.adapter.lay_worth(self.view, self.lay, say)

    def pictures(self, say: Say) -> list[Picture]:
        """The hand until a card is chosen, then the table with what is possible or chosen."""
        if self.lay is not None:
            return self.picture(self.adapter.preview(self.view, self.names, self.lay), self.text(say))
        if self.chosen.slot is not None:
            cells = self.cells[self.chosen.slot]
            return self.picture(self.adapter.targets(self.view, self.names, cells), self.text(say))
        data = self.adapter.hand(self.view)
        return [] if data is None else self.picture(data, self.adapter.hand_text(self.view, say))

    def items(self, say: Say) -> list[Button | Select]:
        """Overrides Panel's."""
        made: list[Button | Select] = []
        chosen = self.chosen
        if self.cells:
            cards = [
                (slot, say(f"paperworld-card-{self.hand[slot]}"), slot == chosen.slot)
                for slot in sorted(self.cells)
            ]
            made.append(
                self.menu("paperworld-card", say("paperworld-card-menu"), cards, chosen.write("c"), row=0)
            )
        if chosen.slot is not None:
            cells = [
                (cell, self._cell_text(cell, say), cell == chosen.cell) for cell in self.cells[chosen.slot]
            ]
            made.append(
                self.menu("paperworld-cell", say("paperworld-cell-menu"), cells, chosen.write("e"), row=1)
            )
        if self.price:
            others = [
                (slot, say(f"paperworld-card-{card}"), slot in chosen.paid)
                for slot, card in enumerate(self.hand)
                if slot != chosen.slot
            ]
            label = say("paperworld-pay-menu", count=self.price)
            made.append(
                self.menu("paperworld-pay", label, others, chosen.write("p"), row=2, count=self.price)
            )
        return made + self._buttons(say)

    def _buttons(self, say: Say) -> list[Button | Select]:
        made: list[Button | Select] = []
        chosen = self.chosen
        if self.card and has_scissors(self.card):
            label = say("button-paperworld-token-on" if chosen.token else "button-paperworld-token-off")
            turned = replace(chosen, token=not chosen.token).write("t")
            style = chosen_style(chosen.token)
            made.append(self.controls.button("paperworld-panel", label, turned, style=style, row=3))
        if self.cells:
            label = say("button-paperworld-lay")
            made.append(self.confirm("paperworld-lay", label, chosen.write("y"), ready=self.ready, row=3))
        if self.view.phase == "place":
            style = discord.ButtonStyle.secondary if self.cells else discord.ButtonStyle.primary
            label = say("button-paperworld-done")
            made.append(self.controls.button("paperworld-do", label, "done", style=style, row=3))
        return made

    def _cell_text(self, cell: int, say: Say) -> str:
        """A cell, the card on it, and what a skip there costs."""
        top, label = self.placing.tops[cell], cell_label(cell)
        price = self.placing.cost(self.card, cell)
        skips = value(self.card) - value(top) > 1
        if not top:
            if price:
                return say("paperworld-cell-new-paid", cell=label, count=price)
            return say("paperworld-cell-new-free" if skips else "paperworld-cell-new", cell=label)
        if price:
            return say("paperworld-cell-on-paid", cell=label, card=top, count=price)
        return say("paperworld-cell-on-free" if skips else "paperworld-cell-on", cell=label, card=top)
