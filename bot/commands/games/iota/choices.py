"""What autocomplete offers while cards and cells are typed, from the player's own view.

It lists legal plays with the fewest cards first, and never sorts by points, so as not to advise.
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
from bot.wire.components import MOST_CHOICES

_WILD_WORDS = ("wild", "*")


def play_choices(view: View, typed: str, say: Say) -> list[tuple[str, str]]:
    """Legal plays, as (name, value), that continue what was typed, those with the fewest further cards first.

    A last card or cell without a space after it may be unfinished.
    """
    hand = view.hand or ()
    partial, tail = read_typed(typed)
    found: dict[int, dict[str, list[list[Laid]]]] = {}
    for action in _plays(view.grid, hand, partial):
        laid = _ordered(action, partial, tail)
        if laid is not None:
            following = laid[len(partial)][0] if len(laid) > len(partial) else ""
            found.setdefault(len(laid), {}).setdefault(following, []).append(laid)
    # Each card of the hand gets its share of the few choices.
    fair = chain.from_iterable(
        chain.from_iterable(zip_longest(*found[count].values())) for count in sorted(found)
    )
    return [
        _named(view, laid, say) for laid in islice((laid for laid in fair if laid is not None), MOST_CHOICES)
    ]


@lru_cache(maxsize=32)
def _plays(grid: Grid, hand: tuple[str, ...], partial: tuple[Laid, ...]) -> tuple[Play, ...]:
    """All plays, at most some hundreds; slow, so they are cached for the next letters."""
    return tuple(plays(grid, hand, partial))


def read_typed(typed: str) -> tuple[tuple[Laid, ...], tuple[str, ...]]:
    """What has been typed of a play: complete cards with cells, and up to two words after them."""
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
    """The cards of a play in the order of typing; None if none of them fits the last words."""
    rest = [laid for laid in action.cards if laid not in partial]
    if not tail:
        return [*partial, *rest]
    meant = next((laid for laid in rest if _means(tail, laid)), None)
    return None if meant is None else [*partial, meant, *(laid for laid in rest if laid != meant)]


def _means(tail: tuple[str, ...], laid: Laid) -> bool:
    """Whether these words, the last one perhaps unfinished, begin to name a card and its cell."""
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
    """Cards of the hand, as (name, value), that continue the typed ones; none if the pile is empty."""
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
    """Cards of the hand, as (name, value), that can replace a wild card."""
    cards = dict.fromkeys(swap.card for swap in swaps(view.grid, view.hand or ()))
    return ((f"{card} · {say(f'iota-face-{card}')}", card) for card in cards)


def swap_cells(view: View, card: str) -> Iterator[tuple[str, str]]:
    """The cells of wild cards that this card can replace; "" stands for any card of the hand."""
    cells = dict.fromkeys(swap.cell for swap in swaps(view.grid, view.hand or ()) if card in ("", swap.card))
    return ((cell_label(cell), cell_label(cell)) for cell in cells)
