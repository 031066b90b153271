"""How fast the rules play, and what it takes to write a state down and read it back."""

from __future__ import annotations

import json
from random import Random

from bot import codec
from bot.games.axio.state import State
from tests.bench.positions import AXIO, middle, played
from tests.bench.timing import Figure, Job, medians

_REPEATS = 20
"""What takes microseconds is timed this many times at once."""


def figures(rounds: int) -> list[Figure]:
    """Legal placements, whole matches, one action, and the codec beside plain json."""
    return [*_rules(rounds, 2, 20), *_rules(rounds, 4, 40), *_matches(rounds), *_codec(rounds)]


def _rules(rounds: int, seats: int, laid: int) -> list[Figure]:
    state = middle(seats, laid)
    actions = list(AXIO.actions(state, state.seat))
    chance = Random(f"bench {seats}")

    def every_action(_: int) -> Job:
        return lambda: sum(1 for _ in AXIO.actions(state, state.seat))

    def some_actions(_: int) -> Job:
        texts = [AXIO.notate(chance.choice(actions)) for _ in range(_REPEATS)]
        return lambda: [AXIO.apply(state, state.seat, AXIO.parse(state, state.seat, text)) for text in texts]

    listed, judged = medians(rounds, every_action, some_actions)
    where = f"{seats} players, {laid} tiles"
    return [
        Figure(
            id=f"R{seats}-legal",
            what=f"legal placements listed, {where} ({len(actions)} of them)",
            value=len(actions) / listed,
            unit="/s",
        ),
        Figure(
            id=f"R{seats}-action",
            what=f"one action read, judged and scored, {where}",
            value=judged / _REPEATS,
        ),
    ]


def _matches(rounds: int) -> list[Figure]:
    def whole(seats: int) -> Job:
        return lambda: sum(1 for _ in played(seats, 0))

    times = medians(max(1, rounds // 10), *(lambda _, seats=seats: whole(seats) for seats in AXIO.seats))
    return [
        Figure(
            id=f"R{seats}-match",
            what=f"whole random matches, {seats} player{'s'[: seats > 1]}",
            value=1 / time,
            unit="/s",
        )
        for seats, time in zip(AXIO.seats, times, strict=True)
    ]


def _codec(rounds: int) -> list[Figure]:
    state = middle(4, 60)
    text = codec.dump(state)
    plain = json.loads(text)
    assert codec.load(State, text) == state

    def repeated(job: Job) -> Job:
        return lambda: [job() for _ in range(_REPEATS)]

    dump, json_dump, load, json_load = medians(
        rounds,
        lambda _: repeated(lambda: codec.dump(state)),
        lambda _: repeated(lambda: json.dumps(plain)),
        lambda _: repeated(lambda: codec.load(State, text)),
        lambda _: repeated(lambda: json.loads(text)),
    )
    each = 1 / _REPEATS
    where = f"a state, 4 players, 60 tiles, {len(text)} bytes"
    return [
        Figure(
            id="C-dump",
            what=f"{where}: to text, beside json.dumps",
            value=dump * each,
            baseline=json_dump * each,
        ),
        Figure(
            id="C-load",
            what=f"{where}: from text, beside json.loads",
            value=load * each,
            baseline=json_load * each,
        ),
    ]
