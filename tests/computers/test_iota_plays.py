"""The best plays of Iota are found without looking at all; they are those that score most by the rules."""

from __future__ import annotations

from random import Random

import pytest

from bot.computers.iota.faces import WILD_FACE
from bot.computers.iota.grid import Move
from bot.computers.iota.plays import best_plays
from bot.computers.iota.position import IotaPosition
from bot.games.iota.rules import Iota
from bot.games.iota.state import Options


def positions(seats: int, seed: str, *, half: bool) -> list[IotaPosition]:
    """The positions of a match in which a play is possible; every third move is any, the others are plays."""
    chance, found = Random(seed), list[IotaPosition]()
    position = IotaPosition.of(Iota().setup(seats, Options(half=half), seed))
    while position.seat != -1:
        hand = position.hands[position.seat]
        plays = position.grid.plays(hand)
        if plays:
            found.append(position.copy())
        position.play(
            chance.choice(plays) if plays and chance.random() < 0.7 else position.some_move(chance), chance
        )
    return found


def gained(position: IotaPosition, move: Move, wild: float) -> float:
    """What a play is worth, found by playing it."""
    after, seat = position.copy(), position.seat
    after.play(move, Random(0))
    return after.points[seat] - position.points[seat] - wild * move[1].count(WILD_FACE)


@pytest.mark.parametrize("number", range(6))
def test_the_best_plays_are_those_that_score_most(number: int) -> None:
    looked = with_wild = ending = 0
    for position in positions(2 + number % 3, f"plays {number}", half=number % 2 == 1):
        hand, ends, wild = position.hands[position.seat], not position.pile, 6.0 * (number % 2)
        gains = {move: gained(position, move, wild) for move in position.grid.plays(hand)}
        for most in (1, 5, len(gains)):
            found = best_plays(position.grid, hand, most, ends=ends, wild=wild)
            assert [gain for gain, _ in found] == sorted(gains.values(), reverse=True)[:most]
            assert len({move for _, move in found}) == min(most, len(gains))
            assert all(gains[move] == gain for gain, move in found)
        looked += 1
        with_wild += WILD_FACE in hand or bool(position.grid.wilds)
        ending += ends
    assert looked > 5
    assert with_wild
    assert ending


def test_an_empty_hand_has_no_play() -> None:
    position = IotaPosition.of(Iota().setup(2, Options(), "none"))
    assert best_plays(position.grid, [], 3, ends=True, wild=0.0) == []
