"""Positions in which what a seat does not see is dealt anew: nothing of what was hidden is left in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.iota.rules import Iota
from bot.games.iota.state import CARDS, Options
from tests.games.games import TABLE_NAMES, TABLES, Subject

at_every_table = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)


def turns(subject: Subject, seats: int, options: Any = None) -> Iterator[Any]:
    """The positions of a match in which a turn begins."""
    chance = Random(f"redealt {seats}")
    state = subject.game.setup(seats, options or subject.game.options(), "redealt")
    while subject.game.to_move(state):
        if not state.midturn:
            yield state
        state = subject.game.apply(state, state.seat, subject.skilled(state, state.seat, chance))


@at_every_table
def test_it_depends_on_nothing_but_what_the_seat_sees(subject: Subject, seats: int) -> None:
    game, chance, different = subject.game, Random("other"), 0
    for state in turns(subject, seats):
        made = game.redealt(state, state.seat, "new")
        assert game.view(made, state.seat) == game.view(state, state.seat)
        assert made.seed == "new"
        subject.check(made)
        other = subject.redealt(state, state.seat, chance)
        different += other != state
        assert game.redealt(other, state.seat, "new") == made
        assert made == game.redealt(made, state.seat, "new")
    assert different


@at_every_table
def test_it_is_dealt_in_many_ways_and_can_be_played_to_the_end(subject: Subject, seats: int) -> None:
    game, positions = subject.game, list(turns(subject, seats))
    state = positions[len(positions) // 2]
    deals = [game.redealt(state, state.seat, f"new {number}") for number in range(20)]
    assert len({replace(deal, seed="") for deal in deals}) > 10
    for deal in deals[:3]:
        chance, played = Random(1), deal
        while game.to_move(played):
            played = game.apply(played, played.seat, subject.skilled(played, played.seat, chance))
        assert game.outcome(played) is not None


def test_in_the_short_game_of_iota_cards_that_were_never_in_play_may_be() -> None:
    game = Iota()
    state: Any = game.setup(2, Options(half=True), "half")
    held = Counter((*state.pile, *state.hands[0], *state.hands[1], *(card for card, _ in state.grid)))
    out = [card for card in CARDS if not held[card]]
    at = next(number for number, card in enumerate(state.pile) if card in CARDS)
    other = replace(state, pile=(*state.pile[:at], out[0], *state.pile[at + 1 :]))
    assert game.redealt(other, state.seat, "new") == game.redealt(state, state.seat, "new")
    deals = [game.redealt(state, state.seat, f"new {number}") for number in range(20)]
    assert any(set(deal.pile) & set(out) for deal in deals)
    for deal in deals:
        cards = Counter((*deal.pile, *deal.hands[0], *deal.hands[1], *(card for card, _ in deal.grid)))
        assert cards["w"] == 2
        assert max(count for card, count in cards.items() if card != "w") == 1
        assert cards.total() == held.total()
