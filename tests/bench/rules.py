"""How fast the rules play, and what it takes to write a state down and read it back."""

from __future__ import annotations

import json
from itertools import count, islice
from random import Random

from bot import codec
from bot.games.axio.state import State
from bot.games.iota.plays import plays
from bot.games.iota.rules import Iota
from bot.games.iota.state import CARDS, WILD, Grid, Pass, Play
from tests.bench.positions import AXIO, middle, played
from tests.bench.timing import Figure, Job, Took, alone, in_turn, paired

IOTA = Iota()

_MOST_PLAYS = 0.3  # seconds
_REPEATS = 20
"""What takes microseconds is timed this many times at once."""


def figures(rounds: int) -> list[Figure]:
    """Legal placements, whole matches, one action, Iota's plays, and the codec beside plain json.

    rounds: of what is quick; what takes long runs less often.
    """
    return [
        *_rules(rounds, 2, 20),
        *_rules(rounds, 4, 40),
        *_matches(rounds),
        *_plays(rounds),
        *_codec(rounds),
    ]


def _plays(rounds: int) -> list[Figure]:
    """All legal plays of Iota on a grid of 40 cards, with an ordinary hand and with both wild cards."""
    grid = _grid(40)
    lying = {card for card, _ in grid}
    rest = [card for card in CARDS if card not in lying]
    hands = {"an ordinary hand": tuple(rest[:4]), "both wild cards in hand": (*rest[:2], WILD, WILD)}

    def listed(hand: tuple[str, ...]) -> Job:
        return lambda: sum(1 for _ in plays(grid, hand))

    taken = in_turn(max(1, rounds // 4), *(lambda _, hand=hand: listed(hand) for hand in hands.values()))
    return [
        alone(
            f"I-plays{each}",
            f"legal plays of Iota, 40 cards, {name} ({sum(1 for _ in plays(grid, hand))} of them)",
            times,
            cpu=_MOST_PLAYS,
        )
        for each, ((name, hand), times) in enumerate(zip(hands.items(), taken, strict=True), 1)
    ]


def _grid(cards: int) -> Grid:
    """A grid of a random match that has so many cards, no wild card among them."""
    for number in count():
        chance, state = Random(f"bench iota {number}"), IOTA.setup(4, IOTA.options(), f"bench {number}")
        while IOTA.to_move(state) and len(state.grid) < cards:
            (seat,) = IOTA.to_move(state)
            plain = [play for play in islice(plays(state.grid, state.hands[seat]), 200) if not _wild(play)]
            state = IOTA.apply(state, seat, chance.choice(plain) if plain else Pass(()))
        if len(state.grid) >= cards and not any(card == WILD for card, _ in state.grid):
            return state.grid
    raise AssertionError("count() never ends")


def _wild(play: Play) -> bool:
    return any(card == WILD for card, _ in play.cards)


def _rules(rounds: int, seats: int, laid: int) -> list[Figure]:
    state = middle(seats, laid)
    actions = list(AXIO.actions(state, state.seat))
    chance = Random(f"bench {seats}")

    def every_action(_: int) -> Job:
        return lambda: sum(1 for _ in AXIO.actions(state, state.seat))

    def some_actions(_: int) -> Job:
        texts = [AXIO.notate(chance.choice(actions)) for _ in range(_REPEATS)]
        return lambda: [AXIO.apply(state, state.seat, AXIO.parse(state, state.seat, text)) for text in texts]

    listed, judged = in_turn(rounds, every_action, some_actions)
    where = f"{seats} players, {laid} tiles"
    return [
        alone(f"R{seats}-legal", f"legal placements listed, {where} ({len(actions)} of them)", listed),
        alone(f"R{seats}-action", f"one action read, judged and scored, {where}", _each(judged)),
    ]


def _matches(rounds: int) -> list[Figure]:
    def whole(seats: int) -> Job:
        return lambda: sum(1 for _ in played(seats, 0))

    taken = in_turn(max(1, rounds // 10), *(lambda _, seats=seats: whole(seats) for seats in AXIO.seats))
    return [
        alone(f"R{seats}-match", f"a whole random match, {seats} player{'s'[: seats > 1]}", times)
        for seats, times in zip(AXIO.seats, taken, strict=True)
    ]


def _codec(rounds: int) -> list[Figure]:
    state = middle(4, 60)
    text = codec.dump(state)
    plain = json.loads(text)
    assert codec.load(State, text) == state

    def repeated(job: Job) -> Job:
        return lambda: [job() for _ in range(_REPEATS)]

    dump, json_dump, load, json_load = map(
        _each,
        in_turn(
            rounds,
            lambda _: repeated(lambda: codec.dump(state)),
            lambda _: repeated(lambda: json.dumps(plain)),
            lambda _: repeated(lambda: codec.load(State, text)),
            lambda _: repeated(lambda: json.loads(text)),
        ),
    )
    where = f"a state, 4 players, 60 tiles, {len(text)} bytes"
    return [
        paired("C-dump", f"{where}: to text, beside json.dumps", dump, json_dump),
        paired("C-load", f"{where}: from text, beside json.loads", load, json_load),
    ]


def _each(repeated: list[Took]) -> list[Took]:
    return [taken.each(_REPEATS) for taken in repeated]
