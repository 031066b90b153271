"""Iota's panel for laying cards one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import discord

from bot.commands.shared.panels import Panel, chosen_style
from bot.games.iota.plays import plays
from bot.games.iota.scoring import score
from bot.games.iota.state import SIZE, Laid, Play, Score, View, cell_label
from bot.games.iota.state import play as play_of
from bot.matches.match import Match
from bot.pictures.iota import IotaAdapter
from bot.refusal import Illegal, Refusal
from bot.texts import Say
from bot.wire.components import Button, Select, parts_of, read_number, write_number
from bot.wire.content import Picture

_PAGE = 24
"""Cells per select: Discord allows 25 options, and one of them leads to the next page."""

MORE = "more"
"""The value of the option that leads to the next page of cells."""
_CHOSEN = re.compile(r"[a-z]([0-3-])\.([0-9]{1,2})\.((?:[0-3][0-9]{4}){0,4})")


@dataclass(frozen=True)
class Chosen:
    """The choices in a panel: slots of the hand with their cells, the next slot, a page of cells."""

    laid: tuple[tuple[int, int], ...] = ()
    slot: int | None = None
    page: int = 0

    @classmethod
    def of(cls, view: View, action: Play) -> Chosen:
        """The choices that make this play."""
        assert view.hand is not None
        free = list(enumerate(view.hand))
        laid = []
        for card, cell in action.cards:
            held = next(one for one in free if one[1] == card)
            free.remove(held)
            laid.append((held[0], cell))
        return cls(tuple(laid))

    @classmethod
    def read(cls, rest: str, view: View) -> Chosen:
        """The choices in a component's id; raises Refusal for a text that no panel of this hand can have."""
        slot_text, page, pairs = parts_of(_CHOSEN, rest).groups()
        laid = tuple((int(pairs[at]), int(pairs[at + 1 : at + 5])) for at in range(0, len(pairs), 5))
        slot = read_number(slot_text)
        slots = [each for each, _ in laid] + ([] if slot is None else [slot])
        held = len(view.hand or ())
        if len(set(slots)) < len(slots) or any(each >= held for each in slots):
            raise Refusal("panel-unreadable")
        if any(cell >= SIZE * SIZE for _, cell in laid):
            raise Refusal("panel-unreadable")
        return cls(laid, slot, int(page))

    def write(self, field: str) -> str:
        """The rest of an id; `field` keeps components with the same choices in one message apart."""
        pairs = "".join(f"{slot}{cell:04d}" for slot, cell in self.laid)
        return f"{field}{write_number(self.slot)}.{self.page}.{pairs}"

    def cards(self, view: View) -> tuple[Laid, ...]:
        """The chosen cards with their cells."""
        assert view.hand is not None
        return tuple((view.hand[slot], cell) for slot, cell in self.laid)


class LayPanel(Panel):
    """Chooses cards one by one; only the whole play is judged.

    Build it off the event loop, because it tries all plays.
    """

    view: View
    adapter: IotaAdapter

    def __init__(self, match: Match, seat: int, chosen: Chosen) -> None:
        super().__init__(match, seat)
        self.chosen = chosen
        self.hand = self.view.hand or ()
        self.laid = chosen.cards(self.view)
        # Where each further card may go, and whether that would complete a play.
        self.cells: dict[str, dict[int, bool]] = {}
        for action in plays(self.view.grid, self.hand, self.laid):
            whole = len(action.cards) == len(self.laid) + 1
            for card, cell in action.cards:
                if (card, cell) not in self.laid:
                    at = self.cells.setdefault(card, {})
                    at[cell] = at.get(cell, False) or whole
        self.refused: Refusal | None = None
        if self.laid:
            try:
                match.judge(seat, self.notation)
            except Illegal as refused:
                self.refused = refused

    @property
    def notation(self) -> str:
        """The chosen cards as an action."""
        return self.match.game.notate(play_of(*self.laid))

    @property
    def legal(self) -> bool:
        """Whether the chosen cards make a legal play."""
        return bool(self.laid) and self.refused is None

    def places(self, slot: int) -> list[int]:
        """The cells for a card of the hand: those that complete a play, then others, in reading order."""
        cells = self.cells.get(self.hand[slot], {})
        return sorted(cells, key=lambda cell: (not cells[cell], cell))

    def page(self, slot: int) -> list[int]:
        """The cells on the chosen page; the last page is followed by the first."""
        cells = self.places(slot)
        if len(cells) <= _PAGE + 1:
            return cells
        pages = -(-len(cells) // _PAGE)
        start = self.chosen.page % pages * _PAGE
        return cells[start : start + _PAGE]

    # -- how it looks -----------------------------------------------------------------------------

    def text(self, say: Say) -> str:
        """What is chosen, what is missing, what it would score."""
        lines = [self.decision(say)]
        if self.laid:
            lines.append(say("iota-panel-laid", cards=self.adapter.cards(self.laid, say)))
        if self.refused is not None:
            lines.append(say("iota-panel-not-yet", why=say(self.refused.key, **self.refused.params)))
        elif self.laid:
            lines += self._worth(say)
        if self.chosen.slot is not None:
            lines.append(say("iota-panel-cell", card=self.hand[self.chosen.slot]))
        elif self.cells:
            lines.append(say("iota-panel-another" if self.legal else "iota-panel-card"))
        return "\n".join(lines)

    def _worth(self, say: Say) -> list[str]:
        if self.view.options.kids:
            return [say("iota-panel-kids")]
        return [say("iota-panel-worth"), *self.adapter.worth(_score(self.view, self.laid), say)]

    def pictures(self, say: Say) -> list[Picture]:
        """The hand until a card is chosen, then the table with the possible cells and chosen cards."""
        if not self.laid and self.chosen.slot is None:
            data = self.adapter.hand(self.view)
            return [] if data is None else self.picture(data, self.adapter.hand_text(self.view, say))
        cells = [] if self.chosen.slot is None else self.places(self.chosen.slot)
        return self.picture(self.adapter.preview(self.view, self.names, self.laid, cells), self.text(say))

    def items(self, say: Say) -> list[Button | Select]:
        """Three rows: cards, cells, then Confirm and Take back, and Pass if nothing else is possible."""
        chosen = self.chosen
        made: list[Button | Select] = [*self._cards(say)]
        if chosen.slot is not None and self.places(chosen.slot):
            made.append(self._cells(chosen.slot, say))
        back = Chosen(chosen.laid[:-1]).write("b")
        made += [
            self.confirm("iota-play", say("button-confirm"), chosen.write("y"), ready=self.legal, row=2),
            self.controls.button("iota-card", say("button-iota-back"), back, disabled=not chosen.laid, row=2),
        ]
        if not self.laid and not self.cells:
            made.append(self.controls.button("iota-pass", say("button-iota-pass"), row=2))
        return made

    def _cards(self, say: Say) -> Iterator[Button]:
        chosen = self.chosen
        used = {slot for slot, _ in chosen.laid}
        for slot, card in enumerate(self.hand):
            next_slot = None if slot in used else slot
            yield self.controls.button(
                "iota-card",
                say(f"iota-face-{card}"),
                replace(chosen, slot=next_slot, page=0).write("ghij"[slot]),
                style=chosen_style(slot == chosen.slot or slot in used),
                disabled=slot in used or not self.places(slot),
                row=0,
            )

    def _cells(self, slot: int, say: Say) -> Select:
        cells = self.page(slot)
        options = [
            discord.SelectOption(
                label=cell_label(cell), value=str(cell), description=self._brings(slot, cell, say)
            )
            for cell in cells
        ]
        if len(cells) < len(self.places(slot)):
            options.append(discord.SelectOption(label=say("iota-panel-more"), value=MORE))
        rest = self.chosen.write("c")
        return self.controls.select("iota-cell", say("iota-panel-cells"), options, rest, row=1)

    def _brings(self, slot: int, cell: int, say: Say) -> str:
        """What the chosen cards and this one would score by themselves."""
        card = self.hand[slot]
        if not self.cells[card][cell]:
            return say("iota-panel-needs")
        if self.view.options.kids:
            return say("iota-panel-legal")
        points = _score(self.view, (*self.laid, (card, cell))).total
        return say("iota-panel-points", points=points)


def _score(view: View, laid: tuple[Laid, ...]) -> Score:
    return score(view.grid, laid, view.pile == 0 and len(laid) == len(view.hand or ()))
