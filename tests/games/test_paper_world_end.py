"""Paper World: goals at the end of a turn, the last round, scores, ranking, and players who leave."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.paper_world.state import GoalWon, LastRound, Score, State
from bot.games.turns import Ended, Left
from bot.refusal import Illegal
from tests.games.paper_world_positions import ENDLESS, PAPER_WORLD, landscape, play, position, refusal

FIVES = "y5 C3, k5 C2"
"""Meets the goal 4b, two piles showing 5."""


def few(left: int, seats: int = 3, **changes: Any) -> State:
    """A position with this many piles left in the middle, of many cards each."""
    return position(seats, **{"piles": (ENDLESS,) * left + ((),) * (5 - left), **changes})


def goals(state: State) -> list[GoalWon]:
    return [event for event in state.recent if isinstance(event, GoalWon)]


def reason(state: State) -> str | None:
    outcome = PAPER_WORLD.outcome(state)
    return outcome.reason if outcome else None


def places(state: State) -> tuple[int, ...]:
    outcome = PAPER_WORLD.outcome(state)
    assert outcome
    return outcome.places


# --- goals


def test_a_goal_is_won_at_the_end_of_the_turn() -> None:
    state = play(position(3, lands="y5 C3, k4 C2", hands="k5"), "lay k5 C2")
    assert goals(state) == []
    state = play(state, "done")
    assert goals(state) == [GoalWon(0, "4b", 4)]
    assert state.rewards == ((4, 2, 1), (4, 2, 1), (2, 1))
    assert state.won == ((0, 0, 4), (0, 0, 0), (0, 0, 0))


def test_what_was_met_within_the_turn_only_wins_nothing() -> None:
    state = position(2, lands="y4 C3, k4 C2, b4 B3", hands="b5 b1", goals=("6b", "3a", "2a"))
    assert goals(play(state, "lay b5 B3", "done")) == []
    assert goals(play(state, "lay b1 D3", "done")) == [GoalWon(0, "6b", 2)]


def test_taking_ends_a_turn_too() -> None:
    assert goals(play(position(lands=FIVES), "take blue")) == [GoalWon(0, "4b", 2)]


def test_passing_ends_a_turn_too() -> None:
    state = few(0, 2, lands=FIVES, last_turns=(0, 1))
    assert goals(play(state, "pass")) == [GoalWon(0, "4b", 2)]


def test_a_middle_that_is_emptied_at_once_begins_the_last_round() -> None:
    state = position(3, piles=(("b1",), ("b2",), ("b3",), (), ()))
    after = play(state, "take blue")
    assert any(isinstance(event, LastRound) for event in after.recent)
    assert after.last_turns is not None


def test_the_highest_token_left_goes_first_and_each_goal_once_a_player() -> None:
    state = position(4, lands="|".join([FIVES] * 4))
    won = []
    for _ in range(5):
        state = replace(play(state, "take blue"), piles=(ENDLESS,) * 5)
        won += goals(state)
    assert won == [GoalWon(0, "4b", 4), GoalWon(1, "4b", 2), GoalWon(2, "4b", 1)]
    assert state.rewards[2] == ()


def test_several_goals_in_one_turn() -> None:
    state = position(lands="y4 C3, k4 C2, b4 B3, g5 D3, b5 C4")
    assert goals(play(state, "take blue")) == [GoalWon(0, "6b", 2), GoalWon(0, "4b", 2)]


def test_goals_wait_for_the_discards() -> None:
    state = play(position(lands=FIVES, hands="k2 k2 k2 k2 k2 k2 k2 k2 k2"), "take blue")
    assert (state.phase, goals(state)) == ("discard", [])
    assert goals(play(state, "discard b1 b1 b1 b1 b1")) == [GoalWon(0, "4b", 2)]


# --- the last round


def test_two_piles_left_begin_the_last_round_the_causer_last() -> None:
    state = few(3, piles=(("b1",), ENDLESS, ("g1", "g2"), (), ()), seat=1)
    state = play(state, "take blue")
    assert state.recent[-1] == LastRound(1)
    assert (state.last_turns, state.seat, reason(state)) == ((2, 0, 1), 2, None)
    state = replace(state, piles=(ENDLESS,) * 2 + ((),) * 3)
    state = play(state, "take blue")
    assert (state.last_turns, state.seat) == ((0, 1), 0)
    state = play(state, "take green")
    assert (state.last_turns, state.seat, reason(state)) == ((1,), 1, None)
    state = play(state, "take 1")
    assert (state.last_turns, reason(state)) == ((), "piles")
    assert state.recent[-1] == Ended("piles")
    assert PAPER_WORLD.to_move(state) == ()
    assert sum(isinstance(event, LastRound) for event in state.recent) == 0


def test_three_piles_left_do_not() -> None:
    state = play(few(3), "take blue")
    assert (state.last_turns, sum(map(bool, state.piles))) == (None, 3)


def test_piles_that_empty_together_count_at_the_end_of_the_turn() -> None:
    state = position(piles=(("b1",), ("b2",), ("b3",), ("b4",), ("b5", "k1")), hands="k1 k1 k1 k1 k1 k1 k1")
    state = play(state, "take blue")
    assert (state.phase, state.last_turns) == ("discard", None)
    assert play(state, "discard k1 k1").last_turns == (1, 0)


def test_goals_count_in_the_last_round() -> None:
    state = few(1, lands=FIVES, last_turns=(0,), seat=0)
    state = play(state, "take blue")
    assert state.recent[-2:] == (GoalWon(0, "4b", 4), Ended("piles"))
    assert PAPER_WORLD.scores(state)[0] == 5 + 5 + 4 - 1


def test_an_empty_middle_may_leave_only_a_pass() -> None:
    state = play(few(0, 2, last_turns=(0, 1)), "pass", "pass")
    assert reason(state) == "piles"


def test_nothing_goes_after_the_end() -> None:
    state = position(reason="piles")
    for seat in (0, 1):
        for text in ("take blue", "done", "pass", "discard k1", "lay k1 C2"):
            assert refusal(state, text, seat) == ("match-over", {})
    with pytest.raises(Illegal, match="match-over"):
        PAPER_WORLD.leave(state, 0)


# --- scores


def test_the_worked_figure() -> None:
    """15 stars, a goal for 4, 3 cards in hand and 2 discarded, the scissors token: 16."""
    state = position(
        3,
        lands="y5 C3, k5 C2, b4s C4, g3 B3, y1 B2",
        hands="y1 y2 y3",
        token=(0, 17),
        won=((0, 0, 4), (0, 0, 0), (0, 0, 0)),
        discards=(("k1", "k2"), (), ()),
    )
    assert PAPER_WORLD.scores(state) == (16, 0, 0)
    score = PAPER_WORLD.view(state, None).scores[0]
    assert score == Score(stars=15, goals=4, token=2, hand=3, discards=2)
    assert score.total == 16


def test_only_top_cards_score() -> None:
    assert PAPER_WORLD.scores(position(lands="y1 y2 y3 y4 C3, k1 k2 C2")) == (4, 0)


@pytest.mark.parametrize(
    ("scores", "discards", "expected"),
    [
        ((3, 5, 4), (0, 0, 0), (3, 1, 2)),
        ((5, 5, 3), (1, 2, 0), (1, 2, 3)),
        ((5, 5, 3), (2, 2, 0), (1, 1, 3)),
        ((3, 5, 5), (0, 1, 0), (3, 2, 1)),
        ((4, 4, 4), (1, 1, 1), (1, 1, 1)),
    ],
)
def test_ranking(scores: tuple[int, ...], discards: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """A tie goes to fewer discards, then the place is shared."""
    won = tuple((0, 0, score + gone) for score, gone in zip(scores, discards, strict=True))
    state = position(3, won=won, discards=tuple(("k2",) * gone for gone in discards), reason="piles")
    assert PAPER_WORLD.scores(state) == scores
    assert places(state) == expected


# --- leaving


def test_hand_and_landscape_go_and_the_seat_is_skipped() -> None:
    state = position(3, hands="k1 | k2 k3", lands=f"y1 C3 | {FIVES}", won=((0, 0, 0), (0, 4, 0), (0, 0, 0)))
    state = PAPER_WORLD.leave(state, 1)
    assert (state.hands[1], state.landscapes[1]) == ((), landscape(""))
    assert (state.left, state.seat, state.turn, state.moved) == ((1,), 0, 1, (0, 0, 0))
    assert state.recent == (Left(1),)
    # Its point token stays away.
    assert state.won[1] == (0, 4, 0)
    assert play(state, "lay k1 C2", "done").seat == 2


def test_the_token_of_who_leaves_goes_back_to_the_table() -> None:
    state = position(3, lands="y1 C3 | k1 C3, b1s C4", hands="k1s", token=(1, 17))
    assert PAPER_WORLD.leave(state, 1).token is None
    assert PAPER_WORLD.leave(state, 2).token == (1, 17)


def test_leaving_in_the_middle_of_a_turn_passes_it_on() -> None:
    state = play(position(3, hands="k1 y2"), "lay k1 C2")
    state = PAPER_WORLD.leave(state, 0)
    assert (state.seat, state.phase, state.names, state.midturn) == (1, "choose", "", False)
    assert (state.turn, state.moved) == (2, (1, 0, 0))
    discarding = play(position(3, hands="k2 k2 k2 k2 k2 k2"), "take blue")
    assert discarding.phase == "discard"
    assert PAPER_WORLD.leave(discarding, 0).phase == "choose"


def test_leaving_after_taking_may_begin_the_last_round() -> None:
    state = few(3, piles=(("b1",), ENDLESS, ENDLESS, (), ()), hands="k2 k2 k2 k2 k2 k2 k2 k2")
    state = play(state, "take blue")
    assert (state.phase, state.last_turns) == ("discard", None)
    state = PAPER_WORLD.leave(replace(state, piles=((), ENDLESS, ENDLESS, (), ())), 0)
    assert state.recent == (Left(0), LastRound(0))
    assert (state.last_turns, state.seat) == ((1, 2), 1)


def test_leaving_in_the_last_round() -> None:
    state = few(2, 4, last_turns=(1, 2, 3, 0), seat=1)
    assert PAPER_WORLD.leave(state, 3).last_turns == (1, 2, 0)
    gone = PAPER_WORLD.leave(state, 1)
    assert (gone.last_turns, gone.seat) == ((2, 3, 0), 2)
    last = few(2, 4, last_turns=(1,), seat=1)
    assert PAPER_WORLD.leave(last, 0).last_turns == (1,)
    assert reason(PAPER_WORLD.leave(last, 1)) == "piles"


def test_who_is_left_alone_wins_and_who_left_first_is_last() -> None:
    state = position(4, lands="y1 C3 | y5 C3")
    for seat in (1, 3):
        state = PAPER_WORLD.leave(state, seat)
        assert reason(state) is None
    state = PAPER_WORLD.leave(state, 0)
    assert (reason(state), places(state)) == ("alone", (2, 4, 1, 3))
    assert state.recent == (Left(0), Ended("alone"))


def test_who_left_is_last_whatever_the_score() -> None:
    won = ((0, 0, 0), (4, 4, 4), (0, 0, 1))
    assert places(position(3, won=won, left=(1,), reason="piles")) == (2, 3, 1)


def test_nobody_leaves_twice() -> None:
    with pytest.raises(Illegal, match="left-before"):
        PAPER_WORLD.leave(PAPER_WORLD.leave(position(3), 1), 1)
