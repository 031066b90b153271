"""Iota's panel for laying cards one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import discord

from bot.commands.shared.panels import Panel, chosen_style
from bot.games.iota.plays import plays, swaps
from bot.games.iota.scoring import score
from bot.games.iota.state import SIZE, Laid, Play, Score, View, cell_label
from bot.games.iota.state import play as play_of
from bot.matches.match import Match
from bot.pictures.iota import IotaAdapter
from bot.refusal import Illegal, Refusal
from bot.texts import Say
from bot.wire.components import Button, Select, parts_of, read_number, write_number
from bot.wire.content import Picture

_BUTTONS = 20
"""The most cells that have a button each; where a card may go on more, the rest are in a select."""
_FEW = 10
"""Where a card may go on more cells, those that need another card leave the buttons to the others."""
_MARKED = 20
"""The most cells that are marked; more would be most of the board, and leave no card to be seen."""
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
    cells: by card, where each further one may go, and whether that would complete a play.
    """

    view: View
    adapter: IotaAdapter

    def __init__(self, match: Match, seat: int, chosen: Chosen, *, only: bool = False) -> None:
        """only: the last card was laid on the one cell that it can go on, which nobody was asked about."""
        super().__init__(match, seat)
        self.chosen = chosen
        self.only = only
        self.hand = self.view.hand or ()
        self.laid = chosen.cards(self.view)
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

    @property
    def slots(self) -> list[int]:
        """The slots whose cards may be laid next; of two wild cards only one, as they are alike."""
        used = {slot for slot, _ in self.chosen.laid}
        firsts = {card: slot for slot, card in reversed(list(enumerate(self.hand))) if slot not in used}
        return sorted(firsts[card] for card in self.cells)

    @property
    def swaps(self) -> bool:
        """Whether a card of the hand may be swapped for a wild card now."""
        return not self.laid and any(swaps(self.view.grid, self.hand))

    def places(self, slot: int) -> list[int]:
        """The cells for a card of the hand, in reading order."""
        return sorted(self.cells.get(self.hand[slot], {}))

    def buttons(self, slot: int) -> list[int]:
        """The cells that have a button each: those that complete a play, and if there are few, all."""
        cells, whole = self.places(slot), self.cells.get(self.hand[slot], {})
        return (cells if len(cells) <= _FEW else [cell for cell in cells if whole[cell]])[:_BUTTONS]

    def page(self, cells: list[int]) -> list[int]:
        """Those of these cells on the chosen page; the last page is followed by the first."""
        if len(cells) <= _PAGE + 1:
            return cells
        pages = -(-len(cells) // _PAGE)
        start = self.chosen.page % pages * _PAGE
        return cells[start : start + _PAGE]

    # -- how it looks -----------------------------------------------------------------------------

    def text(self, say: Say) -> str:
        """What is chosen, what is missing, what it would score."""
        # What has been chosen takes the place of the decision: a phone has room for one of them.
        lines = [] if self.laid or self.chosen.slot is not None else [self.decision(say)]
        if self.only:
            card, cell = self.laid[-1]
            lines.append(say("iota-panel-only-cell", card=card, cell=cell_label(cell)))
        if self.laid:
            lines.append(say("iota-panel-laid", cards=self.adapter.cards(self.laid, say)))
        if self.refused is not None and self.refused.key == "iota-not-touching" and self.cells:
            # The cell was offered, so it is no mistake.
            lines.append(say("iota-panel-between"))
        elif self.refused is not None:
            lines.append(say("iota-panel-not-yet", why=say(self.refused.key, **self.refused.params)))
        elif self.laid:
            lines += self._worth(say)
        if self.chosen.slot is not None:
            card = self.hand[self.chosen.slot]
            cells = self.cells.get(card, {})
            rest = {whole for cell, whole in cells.items() if cell not in self.buttons(self.chosen.slot)}
            key = "iota-panel-cell"
            if True in rest:
                key = "iota-panel-cell-more"
            elif len(set(cells.values())) > 1:
                key = "iota-panel-cell-rest" if rest else "iota-panel-cell-some"
            lines.append(say(key, card=card))
        elif not self.cells and self.swaps:
            lines.append(say("iota-panel-only-swap"))
        elif self.cells:
            key = (
                "iota-panel-another" if self.legal else "iota-panel-next" if self.laid else "iota-panel-card"
            )
            lines.append(say(key))
        elif self.legal and len(self.laid) < len(self.hand):
            lines.append(say("iota-panel-no-other"))
        return "\n".join(lines)

    def _worth(self, say: Say) -> list[str]:
        if self.view.options.kids:
            return [say("iota-panel-kids")]
        return [say("iota-panel-worth"), *self.adapter.worth(_score(self.view, self.laid), say)]

    def pictures(self, say: Say) -> list[Picture]:
        """The table with the possible cells and the chosen cards, and the hand under it."""
        slot = self.chosen.slot
        cells = {} if slot is None else self.cells.get(self.hand[slot], {})
        board = self.adapter.preview(
            self.view,
            self.names(say),
            self.laid,
            [cell for cell, whole in cells.items() if whole],
            [cell for cell, whole in cells.items() if not whole and len(cells) <= _MARKED],
            zoomed=bool(cells),
        )
        used = [slot for slot, _ in self.chosen.laid]
        return [
            *self.table(board, say),
            *self.hand_picture(
                self.adapter.marked_hand(self.view, () if slot is None else (slot,), used), say
            ),
        ]

    def items(self, say: Say) -> list[Button | Select]:
        """The cards or, for a chosen one, its cells; then what can be done with the choice."""
        chosen = self.chosen
        made: list[Button | Select] = []
        made += self._cards(say) if chosen.slot is None else self._cells(chosen.slot, say)
        last = 3
        if self.legal:
            made.append(
                self.confirm("iota-play", say("button-confirm"), chosen.write("y"), ready=True, row=last)
            )
        if chosen.slot is not None:
            back = Chosen(chosen.laid).write("b")
            label = say("button-iota-other" if len(self.slots) > 1 else "button-back")
            made.append(self.controls.button("iota-card", label, back, row=last))
        elif chosen.laid:
            back = Chosen(chosen.laid[:-1]).write("b")
            made.append(self.controls.button("iota-card", say("button-iota-back"), back, row=last))
        if self.swaps:
            made.append(self.controls.button("iota-swap", say("button-iota-swap"), row=last))
        if not self.laid and chosen.slot is None:
            made.append(self.controls.button("iota-pass", say("button-iota-pass"), row=last))
        return made

    def _cards(self, say: Say) -> Iterator[Button]:
        for slot in self.slots:
            yield self.controls.button(
                "iota-card",
                say(f"iota-face-{self.hand[slot]}"),
                replace(self.chosen, slot=slot, page=0).write("ghij"[slot]),
                row=0,
            )

    def _cells(self, slot: int, say: Say) -> list[Button | Select]:
        """The cells for the card; their style says which ones complete a play, not what they score."""
        whole, shown = self.cells.get(self.hand[slot], {}), self.buttons(slot)
        made: list[Button | Select] = [
            self.controls.button(
                "iota-card",
                cell_label(cell),
                Chosen((*self.chosen.laid, (slot, cell))).write("c"),
                style=chosen_style(whole[cell]),
                row=1,
            )
            for cell in shown
        ]
        rest = [cell for cell in self.places(slot) if cell not in shown]
        return [*made, self._menu(rest, whole, say)] if rest else made

    def _menu(self, rest: list[int], whole: dict[int, bool], say: Say) -> Select:
        """The cells without a button."""
        cells = self.page(rest)
        options = [
            discord.SelectOption(
                label=cell_label(cell),
                value=str(cell),
                description=say("iota-panel-now" if whole[cell] else "iota-panel-needs"),
            )
            for cell in cells
        ]
        if len(cells) < len(rest):
            options.append(discord.SelectOption(label=say("iota-panel-more"), value=MORE))
        some = any(whole[cell] for cell in rest)
        label = say("iota-panel-cells" if some else "iota-panel-cells-needing")
        return self.controls.select("iota-cell", label, options, self.chosen.write("m"), row=2)


def opened(match: Match, seat: int, chosen: Chosen, *, first: bool = False) -> LayPanel:
    """The panel after a choice; what has one possibility is chosen.

    first: whether it has just been opened, so that a single card that can be laid is chosen as well.
    """
    panel = LayPanel(match, seat, chosen)
    if first and len(panel.slots) == 1:
        chosen = replace(chosen, slot=panel.slots[0])
        panel = LayPanel(match, seat, chosen)
    if chosen.slot is not None and len(cells := panel.places(chosen.slot)) == 1:
        panel = LayPanel(match, seat, Chosen((*chosen.laid, (chosen.slot, cells[0]))), only=True)
    return panel


def _score(view: View, laid: tuple[Laid, ...]) -> Score:
    return score(view.grid, laid, view.pile == 0 and len(laid) == len(view.hand or ()))
