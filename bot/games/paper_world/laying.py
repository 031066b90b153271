"""Which cards may be taken and laid: functions of what one player sees.

Nothing here needs a state, so a viewer's chooser can use it as well as the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.games.paper_world.cards import NAMES, choices, has_name, has_scissors, in_order, value, without
from bot.games.paper_world.state import ACROSS, CELLS, SIZE, Cards, Lay, View, cell_label
from bot.refusal import Illegal


def names_to_take(middle: Sequence[str]) -> tuple[str, ...]:
    """The colours and values that at least one of these top cards has, in the order of `NAMES`."""
    return tuple(name for name in NAMES if taken(middle, name))


def taken(middle: Sequence[str], name: str) -> Cards:
    """The cards taken by naming this colour or value, sorted as hands are."""
    return in_order([card for card in middle if card and has_name(card, name)])


@dataclass(frozen=True)
class Placing:
    """What decides which cards a player may lay now.

    tops: the top cards of the player's landscape by cell, "" for none.
    token: the cell of the player's landscape with the scissors token; None if it is elsewhere.
    The other fields are those of the state.
    """

    tops: Cards
    hand: Cards
    token: int | None
    names: str
    skips: int
    freed: bool
    advanced: bool

    def cost(self, card: str, cell: int) -> int:
        """How many cards must be discarded for this lay."""
        skipped = value(card) - value(self.tops[cell]) - 1
        return skipped - 1 if skipped and self.token is not None and not self.freed else skipped

    def why_not(self, card: str, cell: int) -> Illegal | None:
        """Why a card of the hand may not go onto this cell, whatever it costs; None if it may."""
        if self.names and not has_name(card, self.names):
            return _other_name(card, self.names)
        top = self.tops[cell]
        if cell == self.token:
            return Illegal("paperworld-token-on-pile", cell=cell_label(cell))
        if not top:
            return self._why_no_new_pile(card, cell)
        if top[0] != card[0]:
            return Illegal("paperworld-other-colour", card=card, cell=cell_label(cell), top=top)
        if value(top) == 5:
            return Illegal("paperworld-pile-complete", cell=cell_label(cell))
        following = f"{top[0]}{value(top) + 1}"
        if value(card) <= value(top):
            return Illegal(
                "paperworld-too-low", card=card, cell=cell_label(cell), top=top, following=following
            )
        if value(card) > value(top) + 2 and not self.advanced:
            return Illegal(
                "paperworld-too-high", card=card, cell=cell_label(cell), top=top, following=following
            )
        return self._why_no_skip(card, cell)

    def _why_no_new_pile(self, card: str, cell: int) -> Illegal | None:
        if cell not in openings(self.tops):
            key = "paperworld-not-beside" if _within(self.tops, cell) else "paperworld-too-wide"
            return Illegal(key, cell=cell_label(cell))
        if value(card) > 2 and not self.advanced:
            return Illegal("paperworld-too-high-to-begin", card=card, cell=cell_label(cell))
        return self._why_no_skip(card, cell)

    def _why_no_skip(self, card: str, cell: int) -> Illegal | None:
        skipping = value(card) - value(self.tops[cell]) > 1
        if skipping and self.skips and not self.advanced:
            return Illegal("paperworld-skip-used", card=card, cell=cell_label(cell))
        return None

    def check(self, lay: Lay) -> None:
        """Raises Illegal, naming the first thing wrong, if this may not be laid now."""
        rest = without(self.hand, (lay.card,))
        if rest is None:
            raise _not_in_hand(lay.card, self.hand)
        why = self.why_not(lay.card, lay.cell)
        if why is not None:
            raise why
        if lay.token and not has_scissors(lay.card):
            raise Illegal("paperworld-no-scissors", card=lay.card)
        self._check_price(lay)
        for card in lay.discards:
            if card not in rest:
                raise _not_in_hand(card, rest)
        if without(rest, lay.discards) is None:
            raise Illegal("paperworld-discards-not-in-hand")

    def _check_price(self, lay: Lay) -> None:
        price, given = self.cost(lay.card, lay.cell), len(lay.discards)
        if given == price:
            return
        if value(lay.card) == value(self.tops[lay.cell]) + 1:
            raise Illegal("paperworld-nothing-skipped", card=lay.card, cell=cell_label(lay.cell))
        if price == 0:
            raise Illegal("paperworld-skip-is-free", card=lay.card, cell=cell_label(lay.cell))
        if price >= len(self.hand):
            raise Illegal("paperworld-skip-too-dear", card=lay.card, count=price, others=len(self.hand) - 1)
        raise Illegal(
            "paperworld-skip-price", card=lay.card, cell=cell_label(lay.cell), count=price, given=given
        )

    def lays(self) -> Iterator[Lay]:
        """Every legal lay: by card in the order of the hand, by cell in reading order, by discards."""
        free = openings(self.tops)
        cells = tuple(cell for cell in range(CELLS) if self.tops[cell] or cell in free)
        for card in dict.fromkeys(self.hand):
            rest = without(self.hand, (card,)) or ()
            for cell in cells:
                if self.why_not(card, cell) is None:
                    for discards in choices(rest, self.cost(card, cell)):
                        yield Lay(card, cell, discards)
                        if has_scissors(card):
                            yield Lay(card, cell, discards, token=True)


def placing(view: View) -> Placing | None:
    """What the viewer may lay, for a chooser; None if not on turn or while cards must be discarded."""
    if view.hand is None or view.viewer is None or view.viewer != view.seat or view.phase == "discard":
        return None
    return Placing(
        tops=view.tops[view.viewer],
        hand=view.hand,
        token=view.token[1] if view.token and view.token[0] == view.viewer else None,
        names=view.names,
        skips=view.skips,
        freed=view.freed,
        advanced=view.advanced,
    )


@lru_cache(maxsize=64)  # a text and the buttons of a turn ask for the same
def is_stuck(view: View) -> bool:
    """Whether the viewer begins a turn with cards of which none can be laid."""
    if view.phase != "choose" or not view.hand:
        return False
    found = placing(view)
    return found is not None and next(found.lays(), None) is None


def openings(tops: Sequence[str]) -> tuple[int, ...]:
    """The cells on which a new pile may begin, in reading order."""
    return _openings(tuple(map(bool, tops)))


@cache
def _openings(piles: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(
        cell
        for cell in range(CELLS)
        if not piles[cell] and any(piles[beside] for beside in _beside(cell)) and _within(piles, cell)
    )


def _within(piles: Sequence[object], cell: int) -> bool:
    """Whether the landscape still fits into 3 x 3 with a pile on this cell."""
    cells = [at for at in range(CELLS) if piles[at] or at == cell]
    columns, rows = [at % SIZE for at in cells], [at // SIZE for at in cells]
    return max(columns) - min(columns) < ACROSS and max(rows) - min(rows) < ACROSS


@cache
def _beside(cell: int) -> tuple[int, ...]:
    column, row = cell % SIZE, cell // SIZE
    steps = ((0, -1), (-1, 0), (1, 0), (0, 1))
    return tuple(
        (row + down) * SIZE + column + right
        for right, down in steps
        if 0 <= column + right < SIZE and 0 <= row + down < SIZE
    )


def _other_name(card: str, names: str) -> Illegal:
    if len(names) == 1:
        return Illegal("paperworld-other-name", card=card, what=names)
    return Illegal("paperworld-neither-name", card=card, colour=names[0], value=names[1])


def _not_in_hand(card: str, hand: Sequence[str]) -> Illegal:
    """Says that the card is not in the hand, or that only the scissors differ."""
    other = card[:2] if has_scissors(card) else f"{card}s"
    if other in hand:
        return Illegal("paperworld-scissors-differ", card=card, held=other)
    return Illegal("paperworld-not-in-hand", card=card)
