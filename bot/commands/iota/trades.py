"""Iota's panels for cards that are traded: put under the pile by a pass, swapped for a wild card."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.commands.iota.lay import Chosen
from bot.commands.shared.panels import Panel
from bot.games.iota.plays import swaps
from bot.games.iota.state import Swap, View, cell_label
from bot.matches.match import Match
from bot.pictures.iota import IotaAdapter
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Button, Select, button, select
from bot.wire.content import Picture

_SHOW = IotaAdapter()


class PassPanel(Panel):
    """Cards of the hand that go under the pile, none to all."""

    def __init__(self, match: Match, seat: int, slots: Sequence[int] = ()) -> None:
        self.match = match
        self.view: View = match.view(seat)
        self.hand = self.view.hand or ()
        if any(slot >= len(self.hand) for slot in slots) or len(set(slots)) < len(slots):
            raise Refusal("panel-unreadable")
        self.slots = tuple(slots)
        self.cards = tuple(self.hand[slot] for slot in slots)

    def text(self, say: Say) -> str:
        """What is to be chosen, or what goes under the pile."""
        if not self.view.pile:
            return say("iota-panel-pass-only")
        if not self.cards:
            return say("iota-panel-pass")
        return say("iota-panel-returned", cards=", ".join(say(f"iota-face-{card}") for card in self.cards))

    def pictures(self, say: Say) -> list[Picture]:
        """The hand with the chosen cards marked."""
        data = _SHOW.marked_hand(self.view, self.slots)
        name = f"iota-panel-{self.match.id}-{self.match.version}.png"
        return [] if data is None else [Picture(data, name, _SHOW.hand_text(self.view, say))]

    def items(self, say: Say) -> list[Button | Select]:
        """The cards to choose from, and Confirm."""
        rest = "x" + "".join(map(str, self.slots))
        made: list[Button | Select] = []
        if self.view.pile:
            options = [
                discord.SelectOption(
                    label=say(f"iota-face-{card}"), value=str(slot), default=slot in self.slots
                )
                for slot, card in enumerate(self.hand)
            ]
            made.append(
                select(
                    "iota-return",
                    self.match.id,
                    self.match.version,
                    say("iota-panel-return"),
                    options,
                    rest=rest,
                    count=len(options),
                    least=0,
                    row=0,
                )
            )
        made.append(_confirm_button("iota-passing", self.match, rest, say))
        return made


class SwapPanel(Panel):
    """A card of the hand for a wild card on the table; raises Refusal when none fits."""

    def __init__(self, match: Match, seat: int, chosen: Chosen) -> None:
        self.match = match
        self.view: View = match.view(seat)
        self.hand = self.view.hand or ()
        self.swaps = list(swaps(self.view.grid, self.hand))
        if not self.swaps:
            raise Refusal("iota-swap-none")
        self.chosen = chosen

    @property
    def swap(self) -> Swap | None:
        """The chosen swap."""
        return next((Swap(*laid) for laid in self.chosen.cards(self.view)), None)

    def text(self, say: Say) -> str:
        """What is to be chosen, or what is."""
        if self.swap is None:
            return say("iota-panel-swap")
        return say("iota-panel-swapped", card=self.swap.card, cell=cell_label(self.swap.cell))

    def pictures(self, say: Say) -> list[Picture]:
        """The table with the wild cards marked, or the card in place of one."""
        names = [sitter.name for sitter in self.match.sitters]
        laid = self.chosen.cards(self.view)
        cells = [] if laid else sorted({swap.cell for swap in self.swaps})
        name = f"iota-panel-{self.match.id}-{self.match.version}.png"
        return [Picture(_SHOW.preview(self.view, names, laid, cells), name, self.text(say))]

    def items(self, say: Say) -> list[Button | Select]:
        """The swaps to choose from, and Confirm."""
        options = [
            discord.SelectOption(
                label=say(
                    "iota-panel-swap-one", card=say(f"iota-face-{swap.card}"), cell=cell_label(swap.cell)
                ),
                value=Chosen(((self.hand.index(swap.card), swap.cell),)).write("w"),
                default=swap == self.swap,
            )
            for swap in self.swaps
        ]
        match, rest = self.match, self.chosen.write("s")
        made: list[Button | Select] = [
            select("iota-swap-for", match.id, match.version, say("iota-panel-swaps"), options, row=0)
        ]
        if self.swap is not None:
            made.append(_confirm_button("iota-swapping", match, rest, say))
        return made


def _confirm_button(verb: str, match: Match, rest: str, say: Say) -> Button:
    style = discord.ButtonStyle.success
    return button(verb, match.id, match.version, say("button-confirm"), rest=rest, style=style, row=1)
