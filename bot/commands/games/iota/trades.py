"""Iota's panels for passing with cards under the pile, and for swapping a card for a wild card."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.games.iota.lay import Chosen
from bot.commands.shared.panels import Panel, chosen_style
from bot.games.iota.plays import plays, swaps
from bot.games.iota.state import Swap, View, cell_label
from bot.matches.match import Match
from bot.pictures.iota import IotaAdapter
from bot.refusal import Refusal
from bot.texts import Say, listed
from bot.wire.components import Button, Select
from bot.wire.content import Picture


class PassPanel(Panel):
    """Chooses the cards of the hand that go under the pile, from none to all."""

    view: View
    adapter: IotaAdapter

    def __init__(self, match: Match, seat: int, slots: Sequence[int] = ()) -> None:
        super().__init__(match, seat)
        self.hand = self.view.hand or ()
        if any(slot >= len(self.hand) for slot in slots) or len(set(slots)) < len(slots):
            raise Refusal("panel-unreadable")
        self.slots = tuple(slots)
        self.cards = tuple(self.hand[slot] for slot in slots)

    def text(self, say: Say) -> str:
        """What to choose, or which cards go under the pile."""
        if not self.view.pile:
            return say("iota-panel-pass-only")
        if not self.cards:
            return say("iota-panel-pass")
        cards = listed((say(f"iota-face-{card}") for card in self.cards), say)
        return say("iota-panel-returned", cards=cards)

    def pictures(self, say: Say) -> list[Picture]:
        """The table, and the hand with the chosen cards marked."""
        return [
            *self.board_picture(say),
            *self.hand_picture(self.adapter.marked_hand(self.view, self.slots), say),
        ]

    def items(self, say: Say) -> list[Button | Select]:
        """The cards to choose from, and Confirm."""
        rest = "x" + "".join(map(str, self.slots))
        made: list[Button | Select] = []
        if self.view.pile:
            cards = [
                (slot, say(f"iota-face-{card}"), slot in self.slots) for slot, card in enumerate(self.hand)
            ]
            label = say("iota-panel-return")
            made.append(self.menu("iota-return", label, cards, rest, row=0, count=len(cards), least=0))
        made.append(self.confirm("iota-passing", say("button-confirm"), rest, ready=True, row=1))
        if next(plays(self.view.grid, self.hand), None) is not None:
            made.append(self.controls.button("iota-lay", say("button-iota-lay"), row=1))
        return made


class SwapPanel(Panel):
    """Chooses a card of the hand to swap for a wild card on the table; raises Refusal if none fits."""

    view: View
    adapter: IotaAdapter

    def __init__(self, match: Match, seat: int, chosen: Chosen) -> None:
        super().__init__(match, seat)
        self.hand = self.view.hand or ()
        self.swaps = list(swaps(self.view.grid, self.hand))
        if not self.swaps:
            raise Refusal("iota-swap-none")
        only = self.choice(self.swaps[0]) if len(self.swaps) == 1 else Chosen()
        self.chosen = chosen if chosen.laid else only

    def choice(self, swap: Swap) -> Chosen:
        """The choices that make this swap."""
        return Chosen(((self.hand.index(swap.card), swap.cell),))

    @property
    def swap(self) -> Swap | None:
        """The chosen swap."""
        return next((Swap(*laid) for laid in self.chosen.cards(self.view)), None)

    def text(self, say: Say) -> str:
        """What to choose, or the chosen swap."""
        if self.swap is None:
            return say("iota-panel-swap")
        return say("iota-panel-swapped", card=self.swap.card, cell=cell_label(self.swap.cell))

    def pictures(self, say: Say) -> list[Picture]:
        """The table with the wild cards marked, or with the card in place of one, and the hand."""
        laid = self.chosen.cards(self.view)
        cells = [] if laid else sorted({swap.cell for swap in self.swaps})
        board = self.adapter.preview(self.view, self.names(say), laid, cells, zoomed=True)
        used = [slot for slot, _ in self.chosen.laid]
        return [
            *self.table(board, say),
            *self.hand_picture(self.adapter.marked_hand(self.view, used), say),
        ]

    def items(self, say: Say) -> list[Button | Select]:
        """The swaps to choose from, eight at most, and Confirm."""
        made: list[Button | Select] = [
            self.controls.button(
                "iota-swap-for",
                say("iota-panel-swap-one", card=say(f"iota-face-{swap.card}"), cell=cell_label(swap.cell)),
                self.choice(swap).write("w"),
                style=chosen_style(swap == self.swap),
                row=number,
            )
            for number, swap in enumerate(self.swaps)
        ]
        if self.swap is not None:
            label, rest = say("button-confirm"), self.chosen.write("s")
            made.append(self.confirm("iota-swapping", label, rest, ready=True, row=len(self.swaps)))
        return made
