"""What the top cards of landscapes may cover: cards of their colour and of lower values."""

from __future__ import annotations

from collections import Counter

from bot.games import chance
from bot.games.paper_world.cards import STARTERS, deck, in_order, value
from bot.games.paper_world.state import START, Cards, State


def recovered(state: State, seat: int, seed: str) -> tuple[tuple[tuple[Cards, ...], ...], list[str]]:
    """The landscapes with other cards covered, and all other cards that a seat does not see, shuffled."""
    piles = [
        (owner, cell, pile)
        for owner, land in enumerate(state.landscapes)
        for cell, pile in enumerate(land)
        if pile
    ]
    # A starter card is not one of the deck.
    tops = [pile[-1] for _, cell, pile in piles if cell != START or len(pile) > 1]
    seen = Counter((*tops, *state.hands[seat], *(pile[-1] for pile in state.piles if pile)))
    pool = list(
        chance.shuffled(in_order((Counter(deck(len(state.hands))) - seen).elements()), seed, "redealt")
    )
    covered: dict[tuple[int, int], Cards] = {}
    # Those with the least choice come first, so that the others leave them what they need.
    for owner, cell, pile in sorted(piles, key=lambda each: value(each[2][-1])):
        starter = tuple(card for card in STARTERS if cell == START and card[0] == pile[-1][0])[
            : len(pile) - 1
        ]
        cards = _below(pile[-1], len(pile) - 1 - len(starter), pool, least=1 if starter else 0)
        covered[owner, cell] = (*starter, *cards, pile[-1])
    landscapes = tuple(
        tuple(covered.get((owner, cell), ()) for cell in range(len(land)))
        for owner, land in enumerate(state.landscapes)
    )
    return landscapes, pool


def _below(top: str, count: int, pool: list[str], *, least: int) -> Cards:
    """So many cards of the colour of a top card, with values between, which leave the pool."""
    fitting = [card for card in pool if card[0] == top[0] and least < value(card) < value(top)]
    copies = Counter(map(value, fitting))
    # What there is most of first, for the same reason.
    values = sorted(copies, key=copies.__getitem__, reverse=True)[:count]
    chosen = {each: next(card for card in fitting if value(card) == each) for each in values}
    for card in chosen.values():
        pool.remove(card)
    # Where others took what it needs, any card will do: nobody will ever see it.
    return (*(chosen[each] for each in sorted(chosen)), *(pool.pop() for _ in range(count - len(chosen))))
