"""The best plays of Iota are found without looking at all; they are those that score most by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.computers.iota.faces import WILD_FACE
from bot.computers.iota.grid import SWAP, Move
from bot.computers.iota.mind import IotaMind
from bot.computers.iota.plays import best_plays
from bot.computers.iota.position import IotaPosition
from bot.games.iota.rules import Iota
from bot.games.iota.state import START, Grid, Options
from tests.computers.playing import draws_evenly

WORTHS = (0.0,) * (WILD_FACE + 1), (*((face % 4 - 1) * 2.5 for face in range(WILD_FACE)), 30.0)
"""What faces in the hand are worth: nothing, and each something, of which some is less than nothing."""


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


def gained(position: IotaPosition, move: Move, worth: Sequence[float]) -> float:
    """What a play is worth, found by playing it."""
    after, seat = position.copy(), position.seat
    after.play(move, Random(0))
    return after.points[seat] - position.points[seat] - sum(worth[face] for face in move[1])


@pytest.mark.todays(3)
@pytest.mark.parametrize("number", range(6))
def test_the_best_plays_are_those_that_score_most(number: int) -> None:
    looked = with_wild = ending = 0
    for position in positions(2 + number % 3, f"plays {number}", half=number % 2 == 1):
        hand, ends = position.hands[position.seat], not position.pile
        worth = WORTHS[number % 2]
        gains = {move: gained(position, move, worth) for move in position.grid.plays(hand)}
        for most in (1, 5, len(gains)):
            found = best_plays(position.grid, hand, most, worth, ends=ends)
            assert [gain for gain, _ in found] == sorted(gains.values(), reverse=True)[:most]
            assert len({move for _, move in found}) == min(most, len(gains))
            assert all(gains[move] == gain for gain, move in found)
        plain = {move: gained(position, move, WORTHS[0]) for move in gains}
        assert plain == {
            move: position.grid.points(*move[1:], ends and len(move[1]) == len(hand)) for move in gains
        }
        looked += 1
        with_wild += WILD_FACE in hand or bool(position.grid.wilds)
        ending += ends
    assert looked > 5
    assert with_wild
    assert ending


def test_an_empty_hand_has_no_play() -> None:
    position = IotaPosition.of(Iota().setup(2, Options(), "none"))
    assert best_plays(position.grid, [], 3, WORTHS[0], ends=True) == []


def test_a_wild_card_is_kept_for_a_play_that_doubles_more() -> None:
    """The usual level lays it wherever that scores more."""
    setup = Iota().setup(2, Options(), "kept")
    mind = IotaMind()

    def glance(hand: tuple[str, ...], grid: Grid) -> tuple[Move, Move]:
        position = IotaPosition.of(replace(setup, seat=0, grid=grid, hands=(hand, setup.hands[1])))
        return mind.quick(position), mind.greedy(position)

    beside = ("rc1", START), ("rc2", START + 1)
    quick, greedy = glance(("w", "rc3", "bs4", "gt4"), beside)
    assert WILD_FACE in greedy[1]
    assert WILD_FACE not in quick[1]
    quick, greedy = glance(("w", "rc4", "gc4", "bc4"), (*beside, ("rc3", START + 2)))
    assert WILD_FACE in greedy[1]
    assert WILD_FACE in quick[1]


def test_two_wild_cards_are_one_face() -> None:
    setup, grid = Iota().setup(2, Options(), "twins"), (("rc1", START),)
    hands = ("w", "w", "bs4", "gt4"), setup.hands[1]
    draws_evenly(IotaPosition.of(replace(setup, seat=0, grid=grid, hands=hands)), Random(1))


def test_a_wild_card_is_taken_before_anything_is_played() -> None:
    setup = Iota().setup(2, Options(), "taken")
    grid = ("rc1", START), ("w", START + 1), ("rc3", START + 2)
    hands = ("rc2", "bs4", "gt4", "yx4"), setup.hands[1]
    position = IotaPosition.of(replace(setup, seat=0, grid=grid, hands=hands))
    move = IotaMind().quick(position)
    assert move[0] == SWAP
    position.play(move, Random(0))
    assert position.grid.wilds == ()
    assert move not in position.moves()
