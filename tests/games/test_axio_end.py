"""Axio: how a match ends, the ranking, playing alone, and players who leave."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.games.axio.state import Place, Points, State
from bot.games.contract import NoOptions
from bot.games.turns import Ended, Left
from bot.refusal import Illegal
from tests.games.axio_positions import (
    AXIO,
    ENDLESS,
    cell,
    crowded,
    placed,
    play,
    points,
    position,
    redealt,
    with_cells,
)


def ended(*markers: Points, left: tuple[int, ...] = ()) -> State:
    """A match that is over, with these markers."""
    return position(len(markers), markers=markers, left=left, reason="full")


def places(state: State) -> tuple[int, ...]:
    outcome = AXIO.outcome(state)
    assert outcome is not None
    return outcome.places


# --- the end


def test_all_five_markers_at_eighteen_win_at_once() -> None:
    markers = (points(r=17, g=18, b=18, o=18, p=18), points(r=18, g=18, b=18, o=18, p=17))
    state = play(position(2, "rr F5 G5", "rr bb gg oo pp", markers=markers), "rr D5 E5")
    assert state.reason == "complete"
    assert [event.kind for event in state.recent] == ["placed", "ended"], "no bonus, no draw"
    assert AXIO.to_move(state) == ()
    assert list(AXIO.actions(state, 0)) == []
    outcome = AXIO.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason, outcome.winners) == ((1, 2), "complete", (0,))


def test_the_match_ends_when_no_two_empty_cells_lie_side_by_side() -> None:
    state = play(crowded("C3 D3 F3 H3", racks="gg gg|oo oo"), "gg C3 D3")
    assert (state.reason, state.seat) == ("full", 1)
    assert state.recent[-1] == Ended("full")
    with pytest.raises(Illegal) as refused:
        AXIO.apply(state, 1, Place("oo", cell("F3"), cell("F4")))
    assert refused.value.key == "match-over"


def test_the_match_goes_on_while_two_empty_cells_lie_side_by_side() -> None:
    state = play(crowded("C3 D3 F3 F4", racks="gg gg|oo oo"), "gg C3 D3")
    assert (state.reason, state.seat) == (None, 1)
    assert AXIO.outcome(state) is None
    assert set(AXIO.actions(state, 1)) == {Place("oo", cell("F3"), cell("F4"))}


def test_empty_cells_outside_the_area_do_not_count() -> None:
    # Two players: A1 and its neighbours are free for ever, yet the match is over.
    state = play(crowded("C3 D3", racks="gg gg|oo oo"), "gg C3 D3")
    assert state.board[cell("A1")] == state.board[cell("B1")] == "."
    assert state.reason == "full"


def test_the_match_ends_when_the_player_to_place_has_no_tile() -> None:
    state = play(position(2, racks="rg|", bag=()), "rg E5 F5")
    assert (state.reason, state.seat) == ("rack", 1)
    # It is not the turn of the player whose last tile was placed: the next player has one.
    state = play(position(2, racks="rg|bb", bag=()), "rg E5 F5")
    assert (state.reason, state.seat) == (None, 1)


# --- the ranking


def test_the_highest_lowest_marker_wins() -> None:
    state = ended(points(r=18, g=18, b=18, o=18, p=8), points(r=11, g=11, b=11, o=11, p=11))
    assert AXIO.scores(state) == (8, 11)
    assert places(state) == (2, 1)


def test_ties_are_broken_by_the_next_lowest_of_those_tied() -> None:
    state = ended(
        points(r=9, g=11, b=18, o=18, p=18),
        points(r=18, g=12, b=9, o=12, p=18),
        points(r=15, g=12, b=17, o=9, p=15),
    )
    assert AXIO.scores(state) == (9, 9, 9)
    assert places(state) == (3, 2, 1)


def test_all_five_equal_share_the_win_and_the_next_place_is_skipped() -> None:
    same, other = points(r=9, g=10, b=11, o=12, p=13), points(r=13, g=12, b=11, o=10, p=9)
    assert places(ended(same, points(), other, points(r=1))) == (1, 4, 1, 3)
    assert places(ended(points(r=1, g=1, b=1, o=1, p=1), same, other, points())) == (3, 1, 1, 4)


# --- alone


def solo(tiles: str = "", drawn: str = "rg", *markers: int, **changes: object) -> State:
    return position(1, tiles, drawn, markers=(markers or (0,) * 5,), **changes)


def test_alone_one_tile_is_drawn_placed_and_scored_then_the_next() -> None:
    state = AXIO.setup(1, NoOptions(), "alone")
    assert (len(state.racks[0]), len(state.bag), state.seat) == (1, 99, 0)
    second = state.bag[0]
    state = AXIO.apply(state, 0, next(AXIO.actions(state, 0)))
    assert state.racks == ((second,),)
    assert len(state.bag) == 98
    assert (AXIO.to_move(state), state.turn, state.moved) == ((0,), 1, (1,))


def test_alone_the_first_tile_touches_a_coloured_cell_later_ones_need_not() -> None:
    state = AXIO.setup(1, NoOptions(), "alone")
    tile = state.racks[0][0]
    with pytest.raises(Illegal) as refused:
        play(state, f"{tile} E5 F5")
    assert refused.value.key == "axio-first-tile"
    state = play(state, f"{tile} F7 E7")
    assert play(state, f"{state.racks[0][0]} E5 F5").board[cell("E5")] == state.racks[0][0][0]


def test_alone_only_the_drawn_tile_may_be_placed() -> None:
    with pytest.raises(Illegal) as refused:
        play(solo(drawn="rg"), "bo E5 F5")
    assert (refused.value.key, refused.value.params) == ("axio-not-the-tile", {"tile": "bo", "drawn": "rg"})


def test_alone_there_is_no_exchange() -> None:
    state = solo("", "rr", 5, 5, 5, 5, 0)
    with pytest.raises(Illegal) as refused:
        play(state, "exchange")
    assert refused.value.key == "axio-exchange-solo"
    state = play(state, "rr E5 F5")
    assert (state.phase, [event.kind for event in state.recent]) == ("place", ["placed", "drew"])


def test_alone_there_is_no_bonus_and_points_past_the_first_board_are_lost() -> None:
    state = play(solo("rr F5 G5, rr D3 D4", "rr", 15, 0, 0, 0, 0), "rr D5 E5")
    assert placed(state).points == points(r=4)
    assert placed(state).gained == points(r=3)
    assert placed(state).bonuses == 0
    assert (state.markers[0], state.owed) == (points(r=18), 0)


def test_alone_a_marker_goes_on_from_zero_of_the_second_board() -> None:
    state = play(solo("rr F5 G5, rr D3 D4", "rr", 18, 0, 0, 0, 0), "rr D5 E5")
    assert state.markers[0] == points(r=22)
    state = play(solo("rr F5 G5, rr D3 D4", "rr", 34, 0, 0, 0, 0), "rr D5 E5")
    assert state.markers[0] == points(r=36)


def test_alone_all_points_of_a_symbol_from_one_placement_are_one_sum() -> None:
    # Two for the tile and one for the pyramid on C3: the first brings red to 18, and nothing
    # of the rest reaches the second board.
    state = solo("bo D3 E3, rr C6 C7, rr D4 E4", "rr", 17, 0, 0, 0, 0)
    state = play(replace(state, board=with_cells(state.board, "o", "C7")), "rr C4 C5")
    assert placed(state).points == points(r=3)
    assert [pyramid.points for pyramid in placed(state).pyramids] == [points(r=1, b=1)]
    assert state.markers[0] == points(r=18, b=1)
    assert placed(state).gained == points(r=1, b=1)


def test_alone_five_markers_on_the_second_board_end_nothing_but_at_its_top_they_do() -> None:
    state = play(solo("rr F5 G5", "rr", 17, 18, 18, 18, 18), "rr D5 E5")
    assert (state.reason, state.markers[0]) == (None, (18,) * 5)
    state = play(solo("rr F5 G5", "rr", 35, 36, 36, 36, 36), "rr D5 E5")
    assert (state.reason, state.markers[0]) == ("complete", (36,) * 5)
    assert places(state) == (1,)


def test_alone_the_result_is_the_lowest_marker_over_both_boards() -> None:
    assert AXIO.scores(solo("", "rg", 20, 36, 19, 25, 30)) == (19,)
    assert AXIO.scores(solo("", "rg", 20, 36, 17, 25, 30)) == (17,)


def test_alone_the_match_ends_when_nothing_fits() -> None:
    state = play(crowded("C3 D3", 1, racks="gg"), "gg C3 D3")
    assert (state.reason, AXIO.to_move(state)) == ("full", ())


def test_alone_everybody_sees_the_drawn_tile() -> None:
    assert AXIO.view(solo(drawn="bo"), None).rack == AXIO.view(solo(drawn="bo"), 0).rack == ("bo",)


# --- leaving


def test_the_tiles_of_who_leaves_go_back_into_the_bag() -> None:
    before = position(3, racks="rg rr oo|bb bo|pp", bag=ENDLESS[:20])
    state = AXIO.leave(before, 1)
    assert state.racks == (("rg", "rr", "oo"), (), ("pp",))
    assert Counter(state.bag) == Counter(before.bag + before.racks[1])
    assert (state.left, state.recent, state.turn) == ((1,), (Left(1),), before.turn + 1)
    assert state.seat == 0
    bags = {AXIO.leave(replace(before, seed=f"{number}"), 1).bag for number in range(20)}
    assert len(bags) == 20


def test_a_seat_that_was_left_is_skipped() -> None:
    state = play(AXIO.leave(position(3), 1), "rg E5 F5")
    assert state.seat == 2
    assert play(state, "rg E7 F7").seat == 0


def test_the_turn_of_who_leaves_passes_on_and_bonuses_owed_lapse() -> None:
    markers = (points(r=17), points(), points())
    state = play(position(3, "rr F5 G5", "rr bb gg|rg rg|rg rg", markers=markers), "rr D5 E5")
    state = AXIO.leave(state, 0)
    assert (state.seat, state.owed, state.phase, state.midturn) == (1, 0, "place", False)
    assert (state.turn, state.moved) == (2, (1, 0, 0))


def test_who_leaves_with_an_exchange_offered_makes_none() -> None:
    markers = (points(r=5, g=5, b=5, o=5), points(), points())
    state = play(position(3, "", "rr bb gg|rg rg|rg rg", markers=markers), "rr D5 E5")
    assert state.phase == "exchange"
    state = AXIO.leave(state, 0)
    assert (state.seat, state.phase, state.midturn) == (1, "place", False)


def test_another_who_leaves_does_not_disturb_the_turn() -> None:
    markers = (points(r=17), points(), points())
    state = play(position(3, "rr F5 G5", "rr bb gg|rg rg|rg rg", markers=markers), "rr D5 E5")
    state = AXIO.leave(state, 2)
    assert (state.seat, state.owed, state.midturn, state.moved) == (0, 1, True, (1, 0, 0))
    state = play(state, "bb C10 D10")
    assert (state.seat, state.turn, state.moved) == (1, 2, (1, 0, 0))


def test_with_one_person_left_that_one_wins() -> None:
    low_but_there = position(2, markers=(points(r=9, g=9, b=9, o=9, p=9), points()))
    state = AXIO.leave(low_but_there, 0)
    outcome = AXIO.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1), "alone")
    assert state.recent == (Left(0), Ended("alone"))


def test_leavers_rank_last_the_earlier_the_lower() -> None:
    state = ended(points(r=9, g=9, b=9, o=9, p=9), points(), points(p=1), points(r=18), left=(0, 3))
    assert places(state) == (4, 2, 1, 3)


def test_leaving_alone_stops_the_match() -> None:
    state = AXIO.leave(AXIO.setup(1, NoOptions(), "alone"), 0)
    assert (state.reason, places(state), AXIO.to_move(state)) == ("left", (1,), ())
    assert len(state.bag) == 100


def test_nobody_leaves_twice_or_after_the_end() -> None:
    for state, seat, key in (
        (AXIO.leave(position(3), 1), 1, "game-left-before"),
        (AXIO.leave(position(2), 1), 0, "match-over"),
    ):
        with pytest.raises(Illegal) as refused:
            AXIO.leave(state, seat)
        assert refused.value.key == key


# --- what a viewer may know


def test_each_seat_sees_its_own_rack_only() -> None:
    state = position(3, racks="rg rr|bb bo|pp", bag=ENDLESS[:20])
    assert [AXIO.view(state, seat).rack for seat in range(3)] == [("rg", "rr"), ("bb", "bo"), ("pp",)]
    view = AXIO.view(state, None)
    assert view.rack is None
    assert (view.rack_sizes, view.bag) == ((2, 2, 1), 20)
    assert "position" not in repr(view), "the seed"


def test_racks_stay_secret_after_the_end() -> None:
    state = play(crowded("C3 D3", racks="gg gg|oo oo"), "gg C3 D3")
    assert state.reason == "full"
    assert AXIO.view(state, None).rack is None
    assert AXIO.view(state, 0).rack == state.racks[0]
    assert AXIO.view(state, 0).seat is None
    assert AXIO.view(state, 0).outcome == AXIO.outcome(state)


def test_dealing_anew_changes_the_hidden_and_nothing_else() -> None:
    # Checks the checker that the secrecy tests of all matches rely on.
    state = AXIO.setup(3, NoOptions(), "deal")
    other = redealt(state, 1, Random(1))
    assert other.racks[1] == state.racks[1]
    assert other.racks[0] != state.racks[0]
    assert other.racks[2] != state.racks[2]
    assert other.bag != state.bag


def test_the_match_ends_when_only_the_player_to_place_has_no_tile() -> None:
    state = play(position(3, "", "rg rg||bb", bag=()), "rg E5 F5")
    assert (state.seat, state.reason) == (1, "rack")
    assert state.racks[2] == ("bb",)
