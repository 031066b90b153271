"""Paper World positions for tests, written as a person would describe them, and what holds in each."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.paper_world.cards import FACES, NAMES, deck, in_order
from bot.games.paper_world.rules import PaperWorld
from bot.games.paper_world.state import Action, Discard, Done, Lay, Options, Pass, State, Take
from bot.refusal import Illegal

PAPER_WORLD = PaperWorld()
ENDLESS = ("y1", "k1", "g1", "b1")
"""A pile of the middle for positions in which only its top card, b1, matters."""

Landscape = tuple[tuple[str, ...], ...]


def cell(label: str) -> int:
    """The number of a cell, worked out from its label without the engine's help."""
    return (int(label[1:]) - 1) * 5 + "ABCDE".index(label[0])


def landscape(piles: str) -> Landscape:
    """Piles as in "y1 C3, y2 y3s C4": the cards from the bottom to the top, then the cell."""
    laid: list[tuple[str, ...]] = [()] * 25
    for text in filter(None, piles.split(", ")):
        *cards, label = text.split()
        laid[cell(label)] = tuple(cards)
    return tuple(laid)


def position(seats: int = 2, lands: str = "y1 C3", hands: str = "", **changes: Any) -> State:
    """A position with seat 0 on turn.

    lands: the landscape of each seat, separated by "|"; seats that are not named have "k1 C3".
    hands: the cards of each seat, separated by "|"; seats that are not named have none.
    changes: fields of the state.
    """
    state = PAPER_WORLD.setup(seats, Options(), "position")
    lying = [landscape(text.strip()) for text in lands.split("|")]
    held = [in_order(text.split()) for text in hands.split("|")]
    state = replace(
        state,
        seat=0,
        piles=(ENDLESS,) * 5,
        landscapes=tuple(lying) + (landscape("k1 C3"),) * (seats - len(lying)),
        hands=tuple(held) + ((),) * (seats - len(held)),
        goals=("3a", "6b", "4b"),
        recent=(),
    )
    return replace(state, **changes)


def play(state: State, *notations: str) -> State:
    """The position after these actions, each by the seat on turn; "a; b" are two."""
    for text in "; ".join(notations).split("; "):
        action = PAPER_WORLD.parse(state, state.seat, text)
        assert action in list(PAPER_WORLD.actions(state, state.seat)), text
        state = PAPER_WORLD.apply(state, state.seat, action)
    return state


def tops(state: State, seat: int = 0) -> dict[str, str]:
    """The top card of each pile by the label of its cell."""
    piles = enumerate(state.landscapes[seat])
    return {f"{'ABCDE'[at % 5]}{at // 5 + 1}": pile[-1] for at, pile in piles if pile}


def skilled(state: State, seat: int, chance: Random) -> Action:
    """Lays what costs nothing, takes what the hand can hold; uses `random()` only."""

    def some(actions: list[Lay] | list[Take] | list[Action]) -> Action:
        return actions[int(chance.random() * len(actions))]

    actions = list(PAPER_WORLD.actions(state, seat))
    lays = [action for action in actions if isinstance(action, Lay)]
    cheap = [lay for lay in lays if not lay.discards]
    tokens = [lay for lay in cheap if lay.token]
    if state.phase == "place":
        if cheap and chance.random() < 0.9:
            return some(tokens or cheap)
        return some(lays) if lays and chance.random() < 0.2 else Done()
    takes = [action for action in actions if isinstance(action, Take)]
    room = 9 - len(state.hands[seat])
    fitting = [take for take in takes if brought(state, take) <= room]
    if cheap and (not fitting or len(cheap) >= 3 or chance.random() < 0.3):
        return some(tokens or cheap)
    if fitting:
        return max(fitting, key=lambda take: (brought(state, take), take.name))
    return some(lays or actions)


def brought(state: State, take: Take) -> int:
    """How many cards a take brings."""
    return sum(bool(pile) and take.name in pile[-1][:2] for pile in state.piles)


def any_action(state: State, chance: Random) -> Action:
    """Any action that can be written, mostly close to a legal one."""
    if chance.random() < 0.3:
        return chance.choice((Done(), Pass(), Take(chance.choice(NAMES)), Discard(("y1", "k2s"))))
    hand = state.hands[state.seat]
    if len(hand) > 9 and chance.random() < 0.5:
        count = chance.choice((len(hand) - 9, len(hand) - 9, 1, 3))
        return Discard(in_order(chance.sample(hand, count)))
    card = chance.choice(hand * 20 + FACES)
    discards = in_order([chance.choice(hand * 9 + FACES) for _ in range(chance.choice((0, 0, 0, 1, 1, 2)))])
    return Lay(card, chance.randrange(25), discards, token=chance.random() < 0.3)


def redealt(state: State, viewer: int | None, chance: Random) -> State:
    """The state with everything that this viewer may not know dealt again.

    That is hands of others, discards, and whatever lies under a top card of the middle or of a landscape.
    """
    hidden = [card for pile in state.piles for card in pile[:-1]]
    hidden += [card for land in state.landscapes for pile in land for card in pile[:-1]]
    hidden += [card for cards in state.discards for card in cards]
    hidden += [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    chance.shuffle(hidden)

    def dealt(pile: tuple[str, ...], known: int) -> tuple[str, ...]:
        return (*(hidden.pop() for _ in pile[: len(pile) - known]), *pile[len(pile) - known :])

    return replace(
        state,
        piles=tuple(dealt(pile, min(1, len(pile))) for pile in state.piles),
        landscapes=tuple(tuple(dealt(pile, min(1, len(pile))) for pile in land) for land in state.landscapes),
        discards=tuple(dealt(cards, 0) for cards in state.discards),
        hands=tuple(
            hand if seat == viewer else in_order(dealt(hand, 0)) for seat, hand in enumerate(state.hands)
        ),
        seed=f"{chance.random()}",
    )


def check(state: State) -> None:
    """Asserts what holds in every position of a match."""
    seats = len(state.hands)
    seen = Counter(card for pile in state.piles for card in pile)
    seen.update(card for cards in state.hands + state.discards for card in cards)
    seen.update(card for land in state.landscapes for pile in land for card in pile)
    starters = Counter(land[12][0] for land in state.landscapes if land[12])
    assert all(card in ("y1", "b1", "g1", "k1") and count == 1 for card, count in starters.items())
    assert sum(starters.values()) == seats - len(state.left)
    whole = Counter(deck(seats)) + starters
    assert seen == whole if not state.left else seen <= whole

    for seat, land in enumerate(state.landscapes):
        filled = [at for at, pile in enumerate(land) if pile]
        assert bool(filled) == (seat not in state.left)
        for across in ([at % 5 for at in filled], [at // 5 for at in filled]):
            assert not across or max(across) - min(across) <= 2
        for pile in filter(None, land):
            assert len({card[0] for card in pile}) == 1
            values = [int(card[1]) for card in pile]
            assert values == sorted(set(values))
        if state.token and state.token[0] == seat:
            assert land[state.token[1]][-1].endswith("s")
    for seat, hand in enumerate(state.hands):
        assert hand == in_order(hand)
        # A player left alone in the middle of a turn need not discard any more.
        over = seat == state.seat and (state.phase == "discard" or state.reason == "alone")
        assert len(hand) <= 9 or over
    assert all(state.hands[seat] == () for seat in state.left)

    tokens = (2, 1) if seats == 2 else (4, 2, 1)
    for number, left in enumerate(state.rewards):
        gone = [won[number] for won in state.won if won[number]]
        assert sorted((*left, *gone), reverse=True) == list(tokens)

    assert state.midturn == (state.phase != "choose")
    assert bool(state.names) == (state.phase == "place")
    assert state.phase == "place" or (state.skips, state.freed) == (0, False)
    assert state.advanced or state.skips <= 1
    if state.reason is None:
        assert state.seat not in state.left
        assert state.last_turns is None or state.last_turns[0] == state.seat
    assert not set(state.last_turns or ()) & set(state.left)
    assert (state.phase == "discard") == (state.reason is None and len(state.hands[state.seat]) > 9)


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, dict[str, str | int]]:
    """Why this seat (or the one on turn) may not do this; the key without the name of the game."""
    seat = state.seat if seat is None else seat
    action = PAPER_WORLD.parse(state, seat, text)
    assert action not in list(PAPER_WORLD.actions(state, seat))
    with pytest.raises(Illegal) as refused:
        PAPER_WORLD.apply(state, seat, action)
    return refused.value.key.removeprefix("paperworld-"), refused.value.params


def short_match(seats: int, cards: int = 5) -> State:
    """The beginning of a match in which each pile of the middle has this many cards."""
    state = PAPER_WORLD.setup(seats, Options(), "short match")
    return replace(state, piles=tuple(pile[-cards:] for pile in state.piles))


def command(notation: str) -> tuple[str, dict[str, str]]:
    """The command that plays a notation, without the name of the group, and its options."""
    verb, _, rest = notation.partition(" ")
    match verb:
        case "take":
            return "take", {"what": rest}
        case "lay":
            return "place", {"cards": rest}
        case "discard":
            return "discard", {"cards": rest}
        case "pass":
            return "done", {}
    return verb, {}
