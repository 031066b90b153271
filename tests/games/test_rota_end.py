"""Axio Rota: how a match ends, the ranking, playing alone, players who leave, and what stays secret."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.rota.state import Place, Points, State
from bot.games.turns import Ended, Left
from bot.refusal import Illegal
from tests.games.rota_positions import (
    RED_TABLE,
    ROTA,
    kinds,
    near_top,
    placed,
    play,
    points,
    position,
    redealt,
    setup,
)


def markers(*numbers: int) -> Points:
    return numbers


def ended(*of_seats: Points, left: tuple[int, ...] = ()) -> State:
    """A match that is over, with these markers."""
    return position(len(of_seats), markers=of_seats, left=left, reason="placed")


def places(state: State) -> tuple[int, ...]:
    outcome = ROTA.outcome(state)
    assert outcome is not None
    return outcome.places


# --- the end


def test_the_match_ends_when_every_player_has_placed_all_twelve_own_tiles() -> None:
    state = setup(3)
    # Whoever starts, the seat before it is last.
    last = (state.seat - 1) % 3
    for number in range(36):
        assert (state.reason, ROTA.outcome(state)) == (None, None)
        before = state
        free = [action for action in ROTA.actions(state, state.seat) if not sum_of(state, action)]
        state = ROTA.apply(state, state.seat, free[0])
        assert state.moved[before.seat] == number // 3 + 1
    assert state.reason == "placed"
    assert (before.seat, state.moved) == (last, (12, 12, 12))
    assert len(state.table) == 40
    assert state.recent[-1] == Ended("placed")
    assert (ROTA.to_move(state), state.hands, state.stacks) == ((), ("",) * 3, ((),) * 3)
    with pytest.raises(Illegal) as refused:
        ROTA.apply(state, state.seat, free[0])
    assert refused.value.key == "match-over"


def sum_of(state: State, action: Place) -> int:
    return sum(placed(ROTA.apply(state, state.seat, action)).points)


def test_all_five_markers_at_twelve_win_at_once_and_bonuses_owed_are_not_played() -> None:
    full = (markers(11, 12, 11, 12, 12), markers(12, 12, 12, 12, 11), markers(0, 0, 0, 0, 0))
    state = play(near_top(3, markers=full), "N61 0")
    assert placed(state).arrived == 2
    assert state.markers[0] == markers(12, 12, 12, 12, 12)
    assert kinds(state) == ["placed", "ended"]
    assert (state.reason, state.owed, ROTA.to_move(state)) == ("complete", 0, ())
    assert list(ROTA.actions(state, 0)) == []
    outcome = ROTA.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason, outcome.winners) == ((1, 2, 3), "complete", (0,))


def test_a_bonus_tile_can_bring_the_fifth_marker_to_twelve() -> None:
    state = play(near_top(markers=(markers(11, 12, 9, 12, 12), points())), "N61 0")
    assert state.owed == 1
    state = play(state, "O61 0 g")
    assert (state.reason, kinds(state)) == ("complete", ["placed", "bonus-drawn", "placed", "ended"])


# --- the ranking


def test_figure_lowest_eight_beats_lowest_six() -> None:
    state = ended(markers(8, 8, 9, 9, 10), markers(6, 12, 12, 12, 12))
    assert ROTA.scores(state) == (8, 6)
    assert places(state) == (1, 2)


def test_figure_seven_eight_against_seven_nine_nine_against_seven_nine_ten() -> None:
    state = ended(markers(12, 12, 7, 8, 12), markers(9, 7, 12, 9, 12), markers(10, 12, 9, 12, 7))
    assert ROTA.scores(state) == (7, 7, 7)
    assert places(state) == (3, 2, 1)


def test_all_five_equal_share_the_win_and_the_next_place_is_skipped() -> None:
    same, turned = markers(7, 8, 9, 10, 11), markers(11, 10, 9, 8, 7)
    assert places(ended(same, points(), turned, points(r=1))) == (1, 4, 1, 3)
    assert places(ended(same, turned)) == (1, 1)


# --- alone


def test_alone_the_same_rules_and_the_result_is_the_lowest_marker() -> None:
    state = setup(1)
    assert (len(state.stacks[0]), len(state.supply), state.seat) == (11, 44, 0)
    state = ROTA.apply(state, 0, next(ROTA.actions(state, 0)))
    assert (ROTA.to_move(state), state.turn, state.moved) == ((0,), 1, (1,))
    assert ROTA.scores(ended(markers(5, 4, 12, 6, 7))) == (4,)
    assert places(ended(markers(5, 4, 12, 6, 7))) == (1,)


def test_alone_bonuses_are_played() -> None:
    state = play(near_top(1), "N61 0")
    assert (state.owed, state.hands, state.seat) == (1, ("bgo_",), 0)
    state = play(state, "O61 0 g")
    assert (state.owed, state.midturn, state.seat) == (0, False, 0)


def test_alone_the_match_ends_with_all_five_at_twelve_and_after_the_twelfth_tile() -> None:
    state = play(near_top(1, markers=(markers(11, 12, 11, 12, 12),)), "N61 0")
    assert (state.reason, kinds(state), ROTA.scores(state)) == ("complete", ["placed", "ended"], (12,))
    state = play(position(1, RED_TABLE, "rbog", stacks=((),)), "N61 0")
    assert (state.reason, places(state)) == ("placed", (1,))


def test_alone_everybody_sees_the_drawn_tile() -> None:
    state = play(near_top(1), "N61 0")
    assert ROTA.view(state, None).hand == ROTA.view(state, 0).hand == "bgo_"


# --- leaving


def test_hand_and_stack_of_who_leaves_go_under_the_supply() -> None:
    before = setup(3)
    state = ROTA.leave(before, 1)
    assert state.supply[:20] == before.supply
    assert Counter(state.supply[20:]) == Counter((*before.stacks[1], before.hands[1]))
    assert (state.hands[1], state.stacks[1]) == ("", ())
    assert (state.left, state.recent, state.turn) == ((1,), (Left(1),), 1)
    orders = {ROTA.leave(position(3, seed=f"{number}"), 1).supply for number in range(20)}
    assert len(orders) == 20


def test_a_seat_that_was_left_is_skipped() -> None:
    state = play(ROTA.leave(position(3), 1), "M59 0")
    assert state.seat == 2
    assert play(state, "N59 0").seat == 0


def test_the_turn_of_who_leaves_passes_on_and_bonuses_owed_lapse() -> None:
    state = ROTA.leave(play(near_top(3), "N61 0"), 0)
    assert (state.seat, state.owed, state.midturn) == (1, 0, False)
    assert (state.turn, state.moved) == (2, (1, 0, 0))
    assert "bgo_" in state.supply


def test_another_who_leaves_does_not_disturb_the_turn() -> None:
    state = ROTA.leave(play(near_top(3), "N61 0"), 2)
    assert (state.seat, state.owed, state.midturn, state.hands[0]) == (0, 1, True, "bgo_")
    state = play(state, "O61 0 g")
    assert (state.seat, state.turn, state.moved) == (1, 2, (1, 0, 0))


def test_the_end_waits_only_for_those_who_are_still_in() -> None:
    last_round = position(3, hands="|rgbo|rgbo", stacks=((), (), ()), seat=1, moved=(12, 11, 11))
    state = ROTA.leave(last_round, 2)
    assert (state.reason, state.seat) == (None, 1)
    assert play(state, "M59 0").reason == "placed"
    state = play(last_round, "M59 0")
    assert (state.reason, state.seat) == (None, 2)
    state = ROTA.leave(state, 2)
    assert (state.reason, state.recent) == ("placed", (Left(2), Ended("placed")))


def test_with_one_person_left_that_one_wins() -> None:
    high = (markers(9, 9, 9, 9, 9), points())
    state = ROTA.leave(position(2, markers=high), 0)
    outcome = ROTA.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "alone")
    assert state.recent == (Left(0), Ended("alone"))


def test_leavers_rank_last_the_earlier_the_lower() -> None:
    state = ended(markers(9, 9, 9, 9, 9), points(), points(p=1), markers(12, 12, 12, 12, 11), left=(0, 3))
    assert places(state) == (4, 2, 1, 3)


def test_leaving_alone_stops_the_match() -> None:
    state = ROTA.leave(setup(1), 0)
    assert (state.reason, places(state), ROTA.to_move(state)) == ("left", (1,), ())


def test_nobody_leaves_twice_or_after_the_end() -> None:
    for state, seat, key in (
        (ROTA.leave(position(3), 1), 1, "game-left-before"),
        (ROTA.leave(position(2), 1), 0, "match-over"),
    ):
        with pytest.raises(Illegal) as refused:
            ROTA.leave(state, seat)
        assert refused.value.key == key


# --- what a viewer may know


def test_each_seat_sees_its_own_tile_only() -> None:
    state = position(3, hands="rgbo|gopr|bop_")
    assert [ROTA.view(state, seat).hand for seat in range(3)] == ["rgbo", "gopr", "bop_"]
    view = ROTA.view(state, None)
    assert view.hand is None
    assert (view.holds, view.stacks, view.supply) == ((True,) * 3, (11,) * 3, 20)
    assert not any(tile in repr(view) for tile in ("gopr", "bop_"))


def test_a_bonus_tile_is_private_until_it_lies() -> None:
    state = play(near_top(), "N61 0")
    assert ROTA.view(state, 0).hand == "bgo_"
    for viewer in (None, 1):
        assert "bgo_" not in repr(ROTA.view(state, viewer))
    assert "bgo_" in repr(ROTA.view(play(state, "O61 0 g"), None))


def test_the_tiles_of_who_left_stay_secret() -> None:
    state = ROTA.leave(position(3, hands="rgbo|gopr|bop_"), 1)
    for viewer in (None, 0, 1, 2):
        assert "gopr" not in repr(ROTA.view(state, viewer))


def test_after_the_end_nobody_is_on_turn_and_all_see_the_outcome() -> None:
    state = play(near_top(2, "rbog|", stacks=((), ()), supply=()), "N61 0")
    view = ROTA.view(state, None)
    assert (view.seat, view.outcome) == (None, ROTA.outcome(state))
    assert ROTA.view(state, 1).hand == ""


def test_dealing_anew_changes_the_hidden_and_nothing_else() -> None:
    # Checks the checker that the secrecy tests of all matches rely on.
    state = setup(3)
    other = redealt(state, 1, Random(1))
    assert other.hands[1] == state.hands[1]
    assert other.hands[0] != state.hands[0]
    assert other.hands[2] != state.hands[2]
    assert all(mine != theirs for mine, theirs in zip(other.stacks, state.stacks, strict=True))
    assert other.supply != state.supply
