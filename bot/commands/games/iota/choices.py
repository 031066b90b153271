"""What autocomplete offers while cards and cells are typed, from the player's own view.

It lists legal plays with the fewest cards first, in the order of the board, never by points: that would be a
hint.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, zip_longest

from bot.games.iota import notation
from bot.games.iota.plays import plays, swaps
from bot.games.iota.scoring import score
from bot.games.iota.state import WILD, Grid, Laid, Play, View, cell_label, play
from bot.refusal import Refusal
from bot.texts import Say, listed
from bot.wire.components import MOST_CHOICES

_WILD_WORDS = ("wild", "*")


def play_choices(view: View, typed: str, say: Say) -> list[tuple[str, str]]:
    """What was typed, if it is a legal play, and legal plays with one further card, as (name, value).

    Each card of the hand gets its share of the few choices; they are in the order of the board.  A last card
    or cell without a space after it may be unfinished.
    """
    hand = view.hand or ()
    partial, tail = read_typed(typed)
    if len(tail) == 2 and (last := _laid(tail)) and play(*partial, *last) in _plays(view.grid, hand, partial):
        partial, tail = (*partial, *last), ()
    found = _plays(view.grid, hand, partial)
    whole = any(len(action.cards) == len(partial) for action in found)
    # What was typed may need more than one further card.
    nearest = min((len(action.cards) for action in found if len(action.cards) > len(partial)), default=0)
    cells: dict[str, set[int]] = {card: set() for card in hand}
    for action in found:
        for card, cell in action.cards if len(action.cards) == nearest else ():
            if (card, cell) not in partial and (not tail or _means(tail, (card, cell))):
                cells[card].add(cell)
    fair = zip_longest(*([(card, cell) for cell in sorted(at)] for card, at in cells.items()))
    further = [laid for laid in chain.from_iterable(fair) if laid is not None]
    offered = [list(partial)] if whole and partial and not tail else []
    some = sorted(further[: MOST_CHOICES - len(offered)], key=lambda laid: (laid[1], hand.index(laid[0])))
    return [_named(view, laid, typed, say) for laid in (*offered, *([*partial, laid] for laid in some))]


@lru_cache(maxsize=32)
def _plays(grid: Grid, hand: tuple[str, ...], partial: tuple[Laid, ...]) -> tuple[Play, ...]:
    """All plays, at most some hundreds; slow, so they are cached for the next letters."""
    return tuple(plays(grid, hand, partial))


def read_typed(typed: str) -> tuple[tuple[Laid, ...], tuple[str, ...]]:
    """What has been typed of a play: complete cards with cells, and up to two words after them."""
    words = _words(typed)
    finished = typed.endswith((" ", ",", ";"))
    laid: list[Laid] = []
    while len(words) > 2 or (len(words) == 2 and finished):
        found = _laid(words)
        if not found:
            break
        laid += found
        words = words[2:]
    return tuple(laid), tuple(words)


def _laid(words: Sequence[str]) -> tuple[Laid, ...]:
    """The card and the cell that the first two words name; empty if they do not."""
    try:
        action = notation.parse(f"play {words[0]} {words[1]}")
    except Refusal:
        return ()
    assert isinstance(action, Play)
    return action.cards


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


def _named(view: View, laid: Sequence[Laid], typed: str, say: Say) -> tuple[str, str]:
    """A choice, with its points if it is what was typed: those of other plays would be a hint."""
    cards = " ".join(f"{card} {cell_label(cell)}" for card, cell in laid)
    whole = cards.casefold() == " ".join(_words(typed))
    if not whole or view.options.kids or play(*laid) not in _plays(view.grid, view.hand or (), tuple(laid)):
        return cards, cards
    last = view.pile == 0 and len(laid) == len(view.hand or ())
    return say("iota-choice", cards=cards, points=score(view.grid, tuple(laid), last).total), cards


def _words(typed: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", typed.casefold()) if word]


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
    return [(listed((say(f"iota-face-{card}") for card in cards), say), " ".join(cards)) for cards in found]


def swap_cards(view: View, say: Say) -> Iterator[tuple[str, str]]:
    """Cards of the hand, as (name, value), that can replace a wild card."""
    cards = dict.fromkeys(swap.card for swap in swaps(view.grid, view.hand or ()))
    return ((f"{card} · {say(f'iota-face-{card}')}", card) for card in cards)


def swap_cells(view: View, card: str) -> Iterator[tuple[str, str]]:
    """The cells of wild cards that this card can replace; "" stands for any card of the hand."""
    cells = {swap.cell for swap in swaps(view.grid, view.hand or ()) if card in ("", swap.card)}
    return ((cell_label(cell), cell_label(cell)) for cell in sorted(cells))
