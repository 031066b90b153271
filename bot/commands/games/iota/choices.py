"""What autocomplete offers while cards and cells are typed: functions of one's own view.

They only list what is legal, fewest cards first and by place, never by points: it is no adviser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, zip_longest

from bot.games.iota import notation
from bot.games.iota.plays import plays, swaps
from bot.games.iota.scoring import score
from bot.games.iota.state import WILD, Grid, Laid, Play, View, cell_label
from bot.refusal import Refusal
from bot.texts import Say

_MOST = 25  # as many as Discord shows
_WILD_WORDS = ("wild", "*")


def play_choices(view: View, typed: str, say: Say) -> list[tuple[str, str]]:
    """Legal plays (name, value) that go on from what was typed: its cards, then one more, then more.

    A last card or cell that no space follows may be unfinished.
    """
    hand = view.hand or ()
    partial, tail = read_typed(typed)
    found: dict[int, dict[str, list[list[Laid]]]] = {}
    for action in _plays(view.grid, hand, partial):
        laid = _ordered(action, partial, tail)
        if laid is not None:
            following = laid[len(partial)][0] if len(laid) > len(partial) else ""
            found.setdefault(len(laid), {}).setdefault(following, []).append(laid)
    # Each card of the hand gets its share of the places that Discord has.
    fair = chain.from_iterable(
        chain.from_iterable(zip_longest(*found[count].values())) for count in sorted(found)
    )
    return [_named(view, laid, say) for laid in islice((laid for laid in fair if laid is not None), _MOST)]


@lru_cache(maxsize=32)
def _plays(grid: Grid, hand: tuple[str, ...], partial: tuple[Laid, ...]) -> tuple[Play, ...]:
    """All plays, which takes long, kept for the next letters; at most some hundred plays each."""
    return tuple(plays(grid, hand, partial))


def read_typed(typed: str) -> tuple[tuple[Laid, ...], tuple[str, ...]]:
    """What of a play is typed already: whole cards with cells, and the one or two words after them."""
    words = re.split(r"[\s,;]+", typed.casefold().strip())
    words = [word for word in words if word]
    finished = typed != typed.rstrip(" ,;")
    laid: list[Laid] = []
    while len(words) > 2 or (len(words) == 2 and finished):
        try:
            action = notation.parse(f"play {words[0]} {words[1]}")
        except Refusal:
            break
        assert isinstance(action, Play)
        laid += action.cards
        words = words[2:]
    return tuple(laid), tuple(words)


def _ordered(action: Play, partial: tuple[Laid, ...], tail: tuple[str, ...]) -> list[Laid] | None:
    """The cards of a play in the order in which they are typed; None if it has none for the last words."""
    rest = [laid for laid in action.cards if laid not in partial]
    if not tail:
        return [*partial, *rest]
    meant = next((laid for laid in rest if _means(tail, laid)), None)
    return None if meant is None else [*partial, meant, *(laid for laid in rest if laid != meant)]


def _means(tail: tuple[str, ...], laid: Laid) -> bool:
    """Whether these one or two words, the last one perhaps unfinished, begin to name a card on a cell."""
    card, label = laid[0], cell_label(laid[1]).casefold()
    names = (card, *_WILD_WORDS) if card == WILD else (card, card[1] + card[0] + card[2])
    if len(tail) == 1:
        return any(name.startswith(tail[0]) for name in (*names, label))
    one, other = tail if len(tail) == 2 else ("?", "?")
    return (one in names and label.startswith(other)) or (
        one == label and any(name.startswith(other) for name in names)
    )


def _named(view: View, laid: Sequence[Laid], say: Say) -> tuple[str, str]:
    cards = " ".join(f"{card} {cell_label(cell)}" for card, cell in laid)
    if view.options.kids:
        return cards, cards
    last = view.pile == 0 and len(laid) == len(view.hand or ())
    return say("iota-choice", cards=cards, points=score(view.grid, tuple(laid), last).total), cards


def pass_choices(view: View, typed: str, say: Say) -> list[tuple[str, str]]:
    """Own cards (name, value) that go on from those that were typed; none with an empty pile."""
    words = typed.casefold().split()
    rest = list(view.hand or ())
    given: list[str] = []
    while words and words[0] in rest:
        rest.remove(words[0])
        given.append(words.pop(0))
    if view.pile == 0 or len(words) > 1:
        return []
    start = words[0] if words else ""
    found = [given] if given and not start else []
    found += [[*given, card] for card in dict.fromkeys(rest) if card.startswith(start)]
    return [(", ".join(say(f"iota-face-{card}") for card in cards), " ".join(cards)) for cards in found]


def swap_cards(view: View, say: Say) -> Iterator[tuple[str, str]]:
    """Own cards (name, value) that fit in place of a wild card."""
    cards = dict.fromkeys(swap.card for swap in swaps(view.grid, view.hand or ()))
    return ((f"{card} · {say(f'iota-face-{card}')}", card) for card in cards)


def swap_cells(view: View, card: str) -> Iterator[tuple[str, str]]:
    """The cells of wild cards for which this card fits, or any of the hand."""
    cells = dict.fromkeys(swap.cell for swap in swaps(view.grid, view.hand or ()) if card in ("", swap.card))
    return ((cell_label(cell), cell_label(cell)) for cell in cells)
