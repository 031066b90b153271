"""Iota positions for tests, written as a person would describe them, and what holds in each."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.games.iota.lines import STEPS, flaw, run
from bot.games.iota.plays import beside, swaps
from bot.games.iota.rules import Iota
from bot.games.iota.scoring import score
from bot.games.iota.state import (
    CARDS,
    Action,
    Laid,
    Options,
    Pass,
    Play,
    Played,
    Score,
    State,
    Swap,
    play,
)
from tests.games import iota_oracle, reaching

IOTA = Iota()
act = partial(reaching.played, IOTA)
PILE = CARDS[::-1]
"""A pile for positions in which only the number of its cards matters."""


def cell(label: str) -> int:
    """The number of a cell, worked out from a label of one letter without the engine's help."""
    return (int(label[1:]) - 20 + 49) * 99 + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(label[0]) - 13 + 49


def at(x: int, y: int) -> int:
    """The cell that lies x to the right of the first card and y below it."""
    return (y + 49) * 99 + x + 49


def squares(laid: tuple[Laid, ...]) -> dict[tuple[int, int], str]:
    """The cards by their place from the first card, for the second reading of the rules."""
    return {(number % 99 - 49, number // 99 - 49): card for card, number in laid}


def laid(text: str) -> tuple[Laid, ...]:
    """Cards on cells: "rc2 N20, gs2 O20"."""
    pairs = (pair.split() for pair in text.split(",") if pair.strip())
    return tuple((card, cell(label)) for card, label in pairs)


def position(
    grid: str, hands: str = "rc1 gs2 bt3 yx4", pile: tuple[str, ...] = PILE, seats: int = 2, **changes: Any
) -> State:
    """A position with seat 0 on turn; the cards need not be those of one pack.

    grid: what lies there, as in "rc2 N20, gs2 O20".
    hands: the cards of every seat, or of each seat, separated by "|".
    changes: fields of the state.
    """
    held = [tuple(hand.split()) for hand in hands.split("|")]
    state = replace(
        IOTA.setup(seats, Options(), "position"),
        seat=0,
        grid=laid(grid),
        hands=tuple(held) if len(held) > 1 else tuple(held) * seats,
        pile=pile,
        recent=(),
    )
    return replace(state, **changes)


def scored(state: State) -> Score:
    """The score of the only play among the recent events."""
    (event,) = [event for event in state.recent if isinstance(event, Played)]
    assert event.score is not None
    return event.score


def some_play(state: State, seat: int, chance: Random) -> Play | None:
    """A legal play found by laying cards one after another; None if there is none.

    Uses only `random()`, whose sequence every version of Python keeps.
    """
    cards = {number: card for card, number in state.grid}
    hand = _mixed(state.hands[seat], chance)
    for number in _mixed(beside(state.grid), chance):
        for card in hand:
            if flaw({**cards, number: card}, (number,)) is None:
                return _longer(cards, (card, number), hand, chance)
    return None


def _longer(cards: dict[int, str], first: Laid, hand: list[str], chance: Random) -> Play:
    """The play of one card, or with more at the ends of its run."""
    chosen, rest = [first], list(hand)
    rest.remove(first[0])
    cards = {**cards, first[1]: first[0]}
    step = STEPS[int(chance.random() * 2)]
    while rest and chance.random() < 0.9:
        line = run(cards, first[1], step)
        end = line[0] - step if chance.random() < 0.5 else line[-1] + step
        card = rest.pop()
        if flaw({**cards, end: card}, (end,)) is None:
            cards[end] = card
            chosen.append((card, end))
    return play(*chosen)


def _mixed(items: tuple[Any, ...], chance: Random) -> list[Any]:
    return sorted(items, key=lambda _: chance.random())


def some_action(state: State, seat: int, chance: Random) -> Action:
    """A random legal action, found without listing them all."""
    hand = state.hands[seat]
    possible = list(swaps(state.grid, hand))
    if possible and chance.random() < 0.3:
        return possible[int(chance.random() * len(possible))]
    found = None if chance.random() < 0.2 else some_play(state, seat, chance)
    if found:
        return found
    return Pass(tuple(_mixed(hand, chance)[: int(chance.random() * (len(hand) + 1))]) if state.pile else ())


def skilled(state: State, seat: int, chance: Random) -> Action:
    """The best of some random plays; uses `random()` only."""
    possible = list(swaps(state.grid, state.hands[seat]))
    if possible and chance.random() < 0.7:
        return possible[0]
    some = [found for found in (some_play(state, seat, chance) for _ in range(3)) if found]
    if not some:
        return Pass(state.hands[seat] if state.pile else ())
    return max(some, key=lambda action: score(state.grid, action.cards, False).total)


def any_action(state: State, chance: Random) -> Action:
    """Any action that can be written, mostly close to a legal one."""
    hand = state.hands[state.seat]
    if chance.random() < 0.15:
        return Pass(tuple(chance.choice((*hand, *CARDS[:4])) for _ in range(chance.randrange(5))))
    if chance.random() < 0.15:
        return Swap(chance.choice((*hand, *CARDS[:2])), chance.choice(state.grid)[1])
    near = beside(state.grid)
    count = chance.choice((1, 1, 1, 2, 2, 3, 4))
    start, step = chance.choice(near), chance.choice((1, 99))
    cards = [chance.choice(hand * 5 + CARDS) for _ in range(count)]
    if chance.random() < 0.8:
        cards = (chance.sample(hand, len(hand)) + cards)[:count]
    numbers = [start + step * index for index in range(count)]
    if chance.random() < 0.1:
        numbers[-1] = chance.choice(near)
    return play(*zip(cards, numbers, strict=True))


def check(state: State) -> None:
    """Asserts what holds in every position of a match."""
    cards = [card for card, _ in state.grid]
    cards += [card for hand in state.hands for card in hand] + list(state.pile)
    plain = [card for card in cards if card != "w"]
    assert cards.count("w") == 2
    assert len(plain) == len(set(plain)) == (32 if state.options.half else 64)
    assert set(plain) <= set(CARDS)

    table = squares(state.grid)
    assert len(table) == len(state.grid)
    assert iota_oracle.holds(table)
    reached = [next(iter(table))]
    for x, y in reached:
        sides = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        reached += [side for side in sides if side in table and side not in reached]
    assert sorted(reached) == sorted(table), "all cards hang together"

    for seat, hand in enumerate(state.hands):
        assert len(hand) <= 4
        assert len(hand) == 4 or not state.pile or state.left
        assert hand or seat in state.left or state.reason == "last-card"
        assert not (hand and seat in state.left)
    assert not state.midturn or state.reason is None
    assert state.reason is not None or state.seat not in state.left
    assert state.reason == "passes" or state.passes < 3 * len(state.hands)
    assert all(points >= 0 for points in state.points)
    assert not (state.options.kids and any(state.points))


def command(notation: str) -> tuple[str, dict[str, str]]:
    """The command that plays a notation, without the name of the group, and its options."""
    verb, _, rest = notation.partition(" ")
    if verb == "swap":
        return "swap", dict(zip(("card", "cell"), rest.split(), strict=True))
    return ("pass", {"cards": rest}) if verb == "pass" else ("play", {"cards": notation})
