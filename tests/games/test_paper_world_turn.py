"""Paper World: taking, placing, discarding and passing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.paper_world.laying import Placing, names_to_take, openings, placing, taken
from bot.games.paper_world.state import Discarded, Done, Laid, Pass, Passed, State, Took
from tests.games.paper_world_positions import (
    ENDLESS,
    PAPER_WORLD,
    cell,
    landscape,
    play,
    position,
    refusal,
    tops,
)

MIDDLE = (("k1", "y3"), ("y3s",), ("b3", "b2"), ("g1", "y1"), ("k4",))
EMPTY = ((),) * 5


def labels(cells: tuple[int, ...]) -> str:
    return " ".join(f"{'ABCDE'[at % 5]}{at // 5 + 1}" for at in cells)


# --- take


def make(piles: tuple[tuple[str, ...], ...] = MIDDLE, hands: str = "") -> State:
    return replace(position(hands=hands), piles=piles)


def test_a_colour_brings_every_top_card_of_it() -> None:
    state = play(make(hands="k2"), "take yellow")
    assert state.hands[0] == ("y1", "y3", "y3s", "k2")
    assert state.piles == (("k1",), (), ("b3", "b2"), ("g1",), ("k4",))
    assert state.recent == (Took(0, "y", ("y1", "y3", "y3s")),)
    assert (state.seat, state.midturn, state.turn, state.moved) == (1, False, 1, (1, 0))


def test_a_value_brings_every_top_card_of_it_and_not_what_lay_below() -> None:
    state = play(make(), "take 3")
    assert state.hands[0] == ("y3", "y3s")
    assert state.piles == (("k1",), (), ("b3", "b2"), ("g1", "y1"), ("k4",))


def test_only_what_was_on_top_at_that_moment() -> None:
    state = play(make((("y1", "y2"), ("y3",), ("k1",), ("k1",), ("k1",))), "take yellow")
    assert state.hands[0] == ("y2", "y3")
    assert state.piles[0] == ("y1",)


def test_at_least_one_card_must_come() -> None:
    assert refusal(make(), "take green") == ("nothing-to-take", {"what": "g"})
    assert refusal(make(), "take 5") == ("nothing-to-take", {"what": "5"})
    assert refusal(make(EMPTY), "take 5") == ("middle-empty", {})


def test_what_a_take_would_bring() -> None:
    shown = ("y3", "y3s", "", "b2", "k4")
    assert names_to_take(shown) == ("y", "b", "k", "2", "3", "4")
    assert taken(shown, "3") == ("y3", "y3s")
    assert taken(shown, "g") == ()
    assert taken(("k4", "", "b2", "b1", ""), "b") == ("b1", "b2")


# --- down to nine


def test_more_than_nine_are_reduced_at_the_end_of_the_turn() -> None:
    state = play(make(hands="k1 k1 k2 g1 g2 g3 g4 b1"), "take yellow")
    assert (state.seat, state.phase, state.midturn) == (0, "discard", True)
    assert refusal(state, "done") == ("discard-first", {"count": 2})
    assert refusal(state, "pass") == ("discard-first", {"count": 2})
    assert refusal(state, "take black") == ("discard-first", {"count": 2})
    assert refusal(state, "lay k1 c2") == ("discard-first", {"count": 2})
    assert refusal(state, "discard k1") == ("discard-count", {"count": 2, "given": 1})
    assert refusal(state, "discard k1 k1 k2") == ("discard-count", {"count": 2, "given": 3})
    assert refusal(state, "discard k1 b5") == ("not-in-hand", {"card": "b5"})
    assert refusal(state, "discard k2 k2") == ("discards-not-in-hand", {})
    state = play(state, "discard k1 y3")
    assert state.hands[0] == ("y1", "y3s", "b1", "g1", "g2", "g3", "g4", "k1", "k2")
    assert sorted(state.discards[0]) == ["k1", "y3"]
    assert state.recent == (Took(0, "y", ("y1", "y3", "y3s")), Discarded(0, 2))
    assert (state.seat, state.midturn, state.turn, state.moved) == (1, False, 1, (1, 0))


def test_nine_may_stay() -> None:
    state = play(make(hands="k1 k1 k2 g1 g2 g3"), "take yellow")
    assert (state.seat, len(state.hands[0])) == (1, 9)


def test_every_choice_of_discards_is_listed_once() -> None:
    state = play(make(hands="k1 k1 k1 k1 k1 k1 k1 k1"), "take yellow")
    listed = [PAPER_WORLD.notate(action) for action in PAPER_WORLD.actions(state, 0)]
    assert listed == [
        "discard y1 y3", "discard y1 y3s", "discard y1 k1", "discard y3 y3s", "discard y3 k1",
        "discard y3s k1", "discard k1 k1",
    ]  # fmt: skip


def test_discarding_is_no_action_of_its_own() -> None:
    assert refusal(make(hands="k1"), "discard k1") == ("no-discard-now", {})


# --- lay


def test_a_new_pile_starts_with_a_one_beside_a_pile() -> None:
    state = play(position(hands="k1 k2"), "lay k1 C2")
    assert tops(state) == {"C3": "y1", "C2": "k1"}
    assert state.hands[0] == ("k2",)
    assert state.recent == (Laid(0, "k1", cell("C2"), (), 0),)
    assert (state.seat, state.phase, state.midturn, state.turn, state.moved) == (0, "place", True, 1, (1, 0))
    for away in ("B2", "C1", "E5", "D4"):
        assert refusal(position(hands="k1"), f"lay k1 {away}") == ("not-beside", {"cell": away})


def test_a_pile_grows_by_the_next_value_of_its_colour() -> None:
    state = play(position(hands="y2 y3s"), "lay y2 C3", "lay y3s C3")
    assert state.landscapes[0][12] == ("y1", "y2", "y3s")
    assert (state.turn, state.moved) == (1, (1, 0))
    state = position(lands="y1 y2 C3, k1 C2", hands="y2 y1 k3 b3 y5 k2")
    assert refusal(state, "lay k3 C3") == ("other-colour", {"card": "k3", "cell": "C3", "top": "y2"})
    low = {"card": "y2", "cell": "C3", "top": "y2", "following": "y3"}
    assert refusal(state, "lay y2 C3") == ("too-low", low)
    assert refusal(state, "lay y1 C3") == ("too-low", {**low, "card": "y1"})
    assert refusal(state, "lay y5 C3") == ("too-high", {**low, "card": "y5"})
    assert refusal(state, "lay b3 C4") == ("too-high-to-begin", {"card": "b3", "cell": "C4"})
    complete = position(lands="y5 C3", hands="y5 y1")
    assert refusal(complete, "lay y5 C3") == ("pile-complete", {"cell": "C3"})


@pytest.mark.parametrize(
    ("lands", "free"),
    [
        ("y1 C3", "C2 B3 D3 C4"),
        ("y1 C3, y1 D3", "C2 D2 B3 E3 C4 D4"),
        ("y1 C3, y1 D3, y1 E3", "C2 D2 E2 C4 D4 E4"),
        ("y1 C3, y1 C4, y1 C5", "B3 D3 B4 D4 B5 D5"),
        ("y1 C3, y1 D3, y1 D4, y1 E4, y1 E5", "E3 C4 D5"),
        ("y1 A1, y1 B1, y1 C1, y1 A2, y1 A3, y1 C2, y1 C3, y1 B3", "B2"),
    ],
)
def test_the_borders_float_until_three_wide_and_high(lands: str, free: str) -> None:
    assert labels(openings(tuple("y1" if pile else "" for pile in landscape(lands)))) == free


def test_not_wider_than_three() -> None:
    state = position(lands="y1 C3, y1 D3, y1 E3", hands="k1")
    assert refusal(state, "lay k1 B3") == ("too-wide", {"cell": "B3"})
    assert refusal(state, "lay k1 D1") == ("not-beside", {"cell": "D1"})
    high = position(lands="y1 C3, y1 C2, y1 C1", hands="k1")
    assert refusal(high, "lay k1 C4") == ("too-wide", {"cell": "C4"})


def test_all_cards_of_a_turn_share_a_colour_or_a_value() -> None:
    state = play(position(hands="y1 y2 k1 k2 g1 g3"), "lay y1 C2")
    assert state.names == "y1"
    assert refusal(state, "lay k2 C3") == ("neither-name", {"card": "k2", "colour": "y", "value": "1"})
    yellow = play(state, "lay y2 C3")
    assert yellow.names == "y"
    assert refusal(yellow, "lay k1 C4") == ("other-name", {"card": "k1", "what": "y"})
    ones = play(state, "lay k1 C4")
    assert ones.names == "1"
    assert refusal(ones, "lay y2 C3") == ("other-name", {"card": "y2", "what": "1"})
    assert tops(play(ones, "lay g1 D4"))["D4"] == "g1"


def test_only_cards_of_the_hand() -> None:
    state = position(hands="y2s k1 k2")
    assert refusal(state, "lay g1 C2") == ("not-in-hand", {"card": "g1"})
    assert refusal(state, "lay y2 C3") == ("scissors-differ", {"card": "y2", "held": "y2s"})
    assert refusal(state, "lay k1s C2") == ("scissors-differ", {"card": "k1s", "held": "k1"})


def test_equal_cards_go_one_at_a_time() -> None:
    state = play(position(hands="k1 k1"), "lay k1 C2")
    assert state.hands[0] == ("k1",)
    assert play(state, "lay k1 C4").hands[0] == ()


# --- done and pass


def test_done_ends_a_turn_of_at_least_one_lay() -> None:
    assert refusal(position(hands="k1"), "done") == ("nothing-laid", {})
    state = play(position(hands="k1"), "lay k1 C2", "done")
    assert (state.seat, state.phase, state.names, state.midturn) == (1, "choose", "", False)
    assert (state.turn, state.moved) == (1, (1, 0))
    assert state.recent == (Laid(0, "k1", cell("C2"), (), 0),)


def test_laying_and_taking_are_two_turns() -> None:
    state = play(position(hands="k1"), "lay k1 C2")
    assert refusal(state, "take 1") == ("take-after-laying", {})
    assert refusal(state, "pass") == ("pass-after-laying", {})
    assert list(PAPER_WORLD.actions(state, 0)) == [Done()]


def test_a_pass_only_when_nothing_can_be_taken_or_laid() -> None:
    assert refusal(position(), "pass") == ("pass-can-take", {})
    assert refusal(make(EMPTY, "k5 k1"), "pass") == ("pass-can-lay", {"lay": "lay k1 C2"})
    assert refusal(make(EMPTY, "b5 k2"), "pass") == ("pass-can-lay", {"lay": "lay k2 C2 -b5"})
    state = make(EMPTY, "k2")
    assert list(PAPER_WORLD.actions(state, 0)) == [Pass()]
    after = play(state, "pass")
    assert after.recent[0] == Passed(0)
    assert (after.seat, after.turn, after.moved) == (1, 1, (1, 0))


def test_with_nine_cards_one_may_have_to_take_and_discard() -> None:
    state = make((("k5",), (), (), (), ()), "g5 g5 g5 k5 k5 k5 b5 b5 b5")
    assert [PAPER_WORLD.notate(action) for action in PAPER_WORLD.actions(state, 0)] == [
        "take black",
        "take 5",
    ]
    assert refusal(state, "pass") == ("pass-can-take", {})


# --- whose turn


def test_seats_take_turns_in_order() -> None:
    state = position(3)
    for seat in (0, 1, 2, 0):
        assert PAPER_WORLD.to_move(state) == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert refusal(state, "take blue", other) == ("game-not-your-turn", {})
            assert list(PAPER_WORLD.actions(state, other)) == []
        state = replace(play(state, "take blue"), piles=(ENDLESS,) * 5)


# --- what a view tells a chooser


def test_the_lays_of_a_view_are_those_of_the_rules() -> None:
    state = play(position(hands="k1 k2 k3s y2"), "lay k1 C2")
    chooser = placing(PAPER_WORLD.view(state, 0))
    assert isinstance(chooser, Placing)
    assert [*chooser.lays(), Done()] == list(PAPER_WORLD.actions(state, 0))
    assert placing(PAPER_WORLD.view(state, 1)) is None
    assert placing(PAPER_WORLD.view(state, None)) is None
    discarding = play(make(hands="k1 k1 k1 k1 k1 k1 k1 k1"), "take yellow")
    assert placing(PAPER_WORLD.view(discarding, 0)) is None
