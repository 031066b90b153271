"""What Paper World's private panels share, and the panels for taking and discarding."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.shared.panels import Panel, chosen_style
from bot.games.paper_world.cards import COLOURS, in_order
from bot.games.paper_world.laying import names_to_take, taken
from bot.games.paper_world.state import HAND_LIMIT, Cards, Discard, Take, View
from bot.matches.match import Match
from bot.pictures.paper_world import PaperWorldAdapter
from bot.pictures.paper_world_events import cards_text
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Button, Select
from bot.wire.content import Picture
from bot.wire.emojis import words


class PaperWorldPanel(Panel):
    """What the three panels share."""

    view: View
    adapter: PaperWorldAdapter

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.hand: Cards = self.view.hand or ()


class TakePanel(PaperWorldPanel):
    """Chooses the colour or value to take."""

    def __init__(self, match: Match, seat: int, name: str = "") -> None:
        super().__init__(match, seat)
        if self.view.phase != "choose":
            raise Refusal("paperworld-take-after-laying" if self.view.phase == "place" else "match-stale")
        self.offered = names_to_take(self.view.middle)
        if not self.offered:
            raise Refusal("paperworld-middle-empty")
        if name and name not in self.offered:
            raise Refusal("panel-unreadable")
        self.chosen = bool(name)
        self.name = self.offered[0] if len(self.offered) == 1 else name

    def text(self, say: Say) -> str:
        """Overrides Panel's."""
        if self.name:
            worth: str = self.adapter.take_worth(self.view, self.name, say)
            return worth if self.chosen else f"{self.decision(say)}\n{worth}"
        return "\n".join([self.decision(say), say("paperworld-take-choose")])

    def pictures(self, say: Say) -> list[Picture]:
        """Overrides Panel's."""
        hand = self.adapter.hand(self.view)
        return [*self.board_picture(say), *self.hand_picture(hand, say)]

    def items(self, say: Say) -> list[Button | Select]:
        """The colours, the values, and Confirm."""
        made: list[Button | Select] = [
            self.controls.button(
                "paperworld-name",
                say(f"paperworld-name-{name}"),
                name,
                style=chosen_style(name == self.name),
                row=0 if name in COLOURS else 1,
            )
            for name in self.offered
        ]
        if self.name:
            notation = self.match.game.notate(Take(self.name))
            made.append(self.confirm("paperworld-do", say("button-confirm"), notation, ready=True, row=2))
        return made


def take_offer(view: View, name: str, say: Say) -> str:
    """A colour or value and the cards it would bring."""
    cards = taken(view.middle, name)
    # Only the name may show its emoji, not a card.
    return say("paperworld-take-offer", what=name, count=len(cards), cards=words(cards_text(cards, say)))


class DiscardPanel(PaperWorldPanel):
    """Chooses the cards to discard at the end of the turn."""

    def __init__(self, match: Match, seat: int, slots: Sequence[int] = ()) -> None:
        super().__init__(match, seat)
        if self.view.phase != "discard":
            raise Refusal("paperworld-no-discard-now")
        self.count = len(self.hand) - HAND_LIMIT
        self.slots = tuple(sorted(set(slots)))
        if self.slots and (len(self.slots) != self.count or self.slots[-1] >= len(self.hand)):
            raise Refusal("panel-unreadable")

    @property
    def discard(self) -> Discard | None:
        """The chosen discard, if any."""
        return Discard(in_order([self.hand[slot] for slot in self.slots])) if self.slots else None

    def text(self, say: Say) -> str:
        """Overrides Panel's."""
        if self.discard is None:
            return say("paperworld-discard-choose", count=self.count)
        return say("paperworld-discard-chosen", cards=cards_text(self.discard.cards, say))

    def pictures(self, say: Say) -> list[Picture]:
        """Overrides Panel's."""
        data = self.adapter.marked_hand(self.view, self.slots)
        return [*self.board_picture(say), *self.hand_picture(data, say)]

    def items(self, say: Say) -> list[Button | Select]:
        """Overrides Panel's."""
        options = [
            (slot, say("paperworld-slot", number=slot + 1, card=card), slot in self.slots)
            for slot, card in enumerate(self.hand)
        ]
        rest = "_".join(map(str, self.slots)) or "-"
        label = say("paperworld-pay-menu", count=self.count)
        made: list[Button | Select] = [
            self.menu("paperworld-drop", label, options, row=0, count=self.count),
        ]
        if self.slots:
            made.append(self.confirm("paperworld-away", say("button-confirm"), rest, ready=True, row=1))
        return made
