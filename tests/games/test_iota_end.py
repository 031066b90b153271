"""Iota: how a match ends, the ranking, the kids' game, and players who leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.iota.state import Options, State
from bot.games.turns import Ended, Left
from bot.refusal import Illegal
from tests.games.iota_positions import IOTA, act, position

TWO = "rc1 N20, rc2 O20"
KIDS = Options(kids=True)


def places(state: State) -> tuple[int, ...]:
    outcome = IOTA.outcome(state)
    assert outcome is not None
    return outcome.places


def test_the_last_card_with_an_empty_pile_ends_the_match_at_once() -> None:
    state = act(position(TWO, "rc3|gs1 gs2", pile=()), "rc3 p20")
    assert state.reason == "last-card"
    assert state.points == (12, 0)
    assert state.recent[-1] == Ended("last-card")
    assert IOTA.to_move(state) == ()
    assert IOTA.view(state, None).seat is None
    for text in ("pass", "gs1 p21"):
        with pytest.raises(Illegal, match="match-over"):
            IOTA.apply(state, 1, IOTA.parse(state, 1, text))


def test_a_hand_played_empty_is_filled_while_the_pile_has_cards() -> None:
    state = act(position("rc1 N20", "gs2 bt3 yx4|gs1", pile=("bt1",)), "gs2 o20 bt3 p20 yx4 q20")
    assert (state.reason, state.hands[0], state.points) == (None, ("bt1",), (20, 0))


def test_one_round_of_passes_with_an_empty_pile_ends_the_match_without_doubling() -> None:
    state = position(TWO, "rc3 rc4|gs1|gs2", pile=(), seats=3, points=(5, 7, 7))
    state = act(state, "pass", "pass")
    assert state.reason is None
    state = act(state, "pass")
    assert (state.reason, state.points, places(state)) == ("passes", (5, 7, 7), (3, 1, 1))


def test_a_play_begins_the_count_of_passes_anew() -> None:
    state = act(position(TWO, "rc3 rc4|gs1|gs2", pile=(), seats=3), "pass", "pass")
    state = replace(state, hands=(("rc3", "rc4"), ("gs1",), ("bs2", "bs3")))
    state = act(state, "bs2 o21", "pass", "pass")
    assert state.reason is None
    assert act(state, "pass").reason == "passes"


def test_a_play_begins_the_count_anew_with_cards_in_the_pile_too() -> None:
    state = act(position(TWO, "bs2 rc4 gs1 gs2|rc3", seats=2), *["pass"] * 4)
    state = act(state, "bs2 o21", *["pass"] * 5)
    assert state.reason is None
    assert act(state, "pass").reason == "passes"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_passes_with_cards_in_the_pile_end_the_match(seats: int) -> None:
    state = position(TWO, seats=seats)
    state = act(state, *["pass"] * (3 * seats - 1))
    assert state.reason is None
    assert act(state, "pass").reason == "passes"


def test_a_swap_followed_by_a_pass_is_a_pass() -> None:
    state = act(position("rc1 N20, w O20", "rc3|gs1", pile=()), "swap rc3 o20", "pass")
    assert state.passes == 1
    assert act(state, "pass").reason == "passes"


def test_passes_count_anew_when_the_pile_runs_out() -> None:
    """A leaver's cards under an empty pile let a hand grow by a pass; the round of passes follows."""
    state = act(position(TWO, "rc3 rc4|gs1 gs2 gs3", pile=("bt1",)), "pass")
    assert (state.pile, state.hands[0], state.passes) == ((), ("rc3", "rc4", "bt1"), 0)
    assert act(state, "pass").reason is None
    assert act(state, "pass", "pass").reason == "passes"


def test_equal_totals_share_the_win() -> None:
    ended = position(TWO, seats=4, points=(9, 12, 12, 3), reason="passes")
    assert places(ended) == (3, 1, 1, 4)
    assert IOTA.scores(ended) == (9, 12, 12, 3)


def test_while_it_runs_there_is_no_outcome() -> None:
    assert IOTA.outcome(position(TWO)) is None


def test_the_kids_game_is_won_by_the_first_empty_hand() -> None:
    state = act(position(TWO, "rc3|gs1 gs2|gs3", pile=(), seats=3, options=KIDS), "rc3 p20")
    assert (state.reason, places(state)) == ("last-card", (1, 2, 2))
    assert IOTA.scores(state) == (1, 0, 0)


def test_the_kids_game_that_ends_by_passes_is_shared_by_all() -> None:
    state = act(position(TWO, "rc3|gs1 gs2|gs3", pile=(), seats=3, options=KIDS), "pass", "pass", "pass")
    assert (state.reason, places(state)) == ("passes", (1, 1, 1))
    assert IOTA.scores(state) == (1, 1, 1)


def test_the_kids_game_has_no_score_while_it_runs() -> None:
    state = act(position(TWO, "rc3 rc4|gs1", options=KIDS), "rc3 p20")
    assert IOTA.scores(state) == (0, 0)


def test_a_leavers_hand_goes_under_the_pile_and_the_seat_is_skipped() -> None:
    state = position(TWO, "rc3 rc4 bx1 bx2|gs1 gs2 gs3 gs4|yt1 yt2 yt3 yt4", pile=("bt1",), seats=3)
    state = IOTA.leave(state, 1)
    assert state.pile[0] == "bt1"
    assert sorted(state.pile[1:]) == ["gs1", "gs2", "gs3", "gs4"]
    assert (state.hands[1], state.left, state.seat, state.turn) == ((), (1,), 0, 1)
    assert state.recent == (Left(1),)
    assert act(state, "rc3 p20").seat == 2


def test_the_order_of_a_leavers_cards_is_drawn() -> None:
    orders = set()
    for number in range(20):
        state = position(TWO, pile=(), seats=3, seed=f"seed {number}")
        orders.add(IOTA.leave(state, 1).pile)
        assert IOTA.leave(state, 1) == IOTA.leave(state, 1)
    assert len(orders) > 5


def test_who_leaves_in_the_middle_of_a_turn_ends_it() -> None:
    state = act(position("rc1 N20, w O20", "rc3 rc4 bx1 bx2", seats=3), "swap rc3 o20")
    state = IOTA.leave(state, 0)
    assert (state.seat, state.midturn) == (1, False)
    assert "w" in state.pile


def test_the_turn_of_another_goes_on_when_somebody_leaves() -> None:
    state = act(position("rc1 N20, w O20", "rc3 rc4 bx1 bx2", seats=3), "swap rc3 o20")
    state = IOTA.leave(state, 2)
    assert (state.seat, state.midturn) == (0, True)
    assert act(state, "pass").moved == (1, 0, 0)


def test_the_last_one_who_stays_wins_and_who_left_first_is_last() -> None:
    state = position(TWO, seats=4, points=(9, 1, 3, 4))
    for seat in (0, 3, 2):
        state = IOTA.leave(state, seat)
    assert (state.reason, places(state)) == ("alone", (4, 1, 2, 3))
    assert state.recent == (Left(2), Ended("alone"))


def test_the_kids_game_with_leavers() -> None:
    state = IOTA.leave(position(TWO, "rc3 rc4 bx1 bx2", options=KIDS), 0)
    assert (state.reason, places(state), IOTA.scores(state)) == ("alone", (2, 1), (0, 1))


def test_in_the_kids_game_a_hand_that_was_given_up_is_none_that_was_played() -> None:
    state = IOTA.leave(position(TWO, "rc3|gs1 gs2|gs3|bx1", pile=(), seats=4, options=KIDS), 2)
    assert [IOTA.merit(state, seat) for seat in range(4)] == [(0,)] * 4, "nobody has won yet"
    state = act(replace(state, pile=()), "rc3 p20")
    assert [IOTA.merit(state, seat) for seat in range(4)] == [(1,), (0,), (0,), (0,)]
    assert (state.reason, places(state), IOTA.scores(state)) == ("last-card", (1, 2, 4, 2), (1, 0, 0, 0))


def test_a_round_of_passes_is_one_of_those_who_stay() -> None:
    """Passes before somebody left do not count, as the leaver's cards are new to the pile."""
    state = act(position(TWO, seats=3), "pass", "pass")
    state = IOTA.leave(state, 2)
    state = act(state, *["pass"] * 5)
    assert state.reason is None
    assert act(state, "pass").reason == "passes"


def test_cards_of_a_leaver_are_drawn_when_the_pile_was_empty() -> None:
    state = IOTA.leave(position(TWO, "rc3|gs1|gs2", pile=(), seats=3), 1)
    state = act(state, "rc3 p20")
    assert (state.reason, state.hands[0]) == (None, ("gs1",))


def test_nobody_leaves_twice_or_after_the_end() -> None:
    state = IOTA.leave(position(TWO, seats=3), 1)
    with pytest.raises(Illegal, match="game-left-before"):
        IOTA.leave(state, 1)
    with pytest.raises(Illegal, match="match-over"):
        IOTA.leave(position(TWO, reason="passes"), 0)
