"""Iota: set-up, plays, swaps, passes and draws, and why they are refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.iota.state import CARDS, Drew, Options, Pass, Passed, Played, State, Swap, Swapped, play
from bot.games.turns import Started
from bot.refusal import Illegal
from tests.games.iota_positions import IOTA, act, at, check, laid, position

TWO = "rc1 N20, rc2 O20"


def refusal(state: State, text: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Illegal) as refused:
        IOTA.apply(state, seat, IOTA.parse(state, seat, text))
    return refused.value.key, refused.value.params


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("half", "cards"), [(False, 66), (True, 34)])
def test_the_set_up(seats: int, half: bool, cards: int) -> None:
    state = IOTA.setup(seats, Options(half=half), "a match")
    check(state)
    assert [cell for _, cell in state.grid] == [at(0, 0)]
    assert list(map(len, state.hands)) == [4] * seats
    assert len(state.pile) == cards - 4 * seats - 1
    assert state.recent == (Started(state.seat),)
    assert state.points == (0,) * seats


def test_the_short_game_is_played_with_random_cards() -> None:
    def faces(seed: str) -> Counter[str]:
        state = IOTA.setup(2, Options(half=True), seed)
        return Counter((*state.pile, *state.hands[0], *state.hands[1], state.grid[0][0]))

    assert faces("one") != faces("two")
    assert faces("one") == faces("one")


def test_the_first_card_may_be_wild_and_stays() -> None:
    states = (IOTA.setup(2, Options(), f"wild {number}") for number in range(400))
    state = next(state for state in states if state.grid[0][0] == "w")
    check(state)


def test_a_play_goes_to_the_grid_and_the_hand_is_filled_from_the_top_of_the_pile() -> None:
    state = act(
        position(TWO, "rc3 rc4 bx1 yx1|gs1 gs2 gs3 gs4", pile=("bt1", "bt2", "bt3")), "rc3 p20 rc4 q20"
    )
    assert state.grid == laid("rc1 N20, rc2 O20, rc3 P20, rc4 Q20")
    assert state.hands[0] == ("bx1", "yx1", "bt1", "bt2")
    assert state.pile == ("bt3",)
    assert (state.seat, state.turn, state.moved, state.midturn) == (1, 1, (1, 0), False)
    assert [type(event) for event in state.recent] == [Played, Drew]
    assert state.recent[1] == Drew(0, 2)


def test_a_short_pile_fills_the_hand_as_far_as_it_goes() -> None:
    state = act(position(TWO, "rc3 rc4 bx1 yx1", pile=("bt1",)), "rc3 p20 rc4 q20")
    assert (state.hands[0], state.pile) == (("bx1", "yx1", "bt1"), ())


def test_cards_may_go_to_both_ends_and_be_named_in_any_order() -> None:
    state = position("rc2 N20, rc3 O20", "rc1 rc4 bx1 yx1")
    assert act(state, "rc4 p20 rc1 m20").grid == act(state, "rc1 m20 rc4 p20").grid


def test_cards_need_not_touch_one_another() -> None:
    assert act(position("bs2 N20", "rc2 gt2 bx1 yx1"), "rc2 m20 gt2 o20").points == (6, 0)


def test_a_card_that_touches_only_through_the_others_is_legal() -> None:
    """The second card lies before the first in reading order; only the first touches the grid."""
    assert act(position("rc1 N20", "gs2 bt3 yx4 yx1"), "bt3 l20 gs2 m20").points == (6, 0)


def test_a_card_may_touch_beside_its_line() -> None:
    state = act(position("rc1 N20", "gs2 gt2 gx2 yx1"), "gs2 n21 gt2 o21 gx2 p21")
    assert state.points == (6 + 3, 0)


REFUSED = [
    ("yt4 p20", "iota-not-in-hand", {"card": "yt4"}),
    ("rc3 p20 rc3 q20", "iota-card-twice", {"card": "rc3", "held": 1}),
    ("rc3 o20", "iota-cell-taken", {"cell": "O20", "card": "rc2"}),
    ("rc3 p20 rc4 p20", "iota-cell-twice", {"cell": "P20"}),
    ("rc3 p20 rc4 n21", "iota-not-one-line", {"first": "P20", "other": "N21"}),
    ("rc3 p20 bx1 q21", "iota-not-one-line", {"first": "P20", "other": "Q21"}),
    ("rc3 p20 bx1 p21 rc4 q20", "iota-not-one-line", {"first": "P20", "other": "Q20"}),
    ("rc3 p20 rc4 r20", "iota-gap", {"first": "P20", "last": "R20", "cell": "Q20"}),
    ("rc3 n19 rc4 n22", "iota-gap", {"first": "N19", "last": "N22", "cell": "N21"}),
    ("rc3 q20", "iota-not-touching", {"first": "Q20", "count": 1}),
    ("rc3 p21", "iota-not-touching", {"first": "P21", "count": 1}),
    ("rc3 p22 rc4 q22", "iota-not-touching", {"first": "P22", "count": 2}),
]


@pytest.mark.parametrize(("text", "key", "params"), REFUSED)
def test_why_a_play_is_refused(text: str, key: str, params: dict[str, Any]) -> None:
    assert refusal(position(TWO, "rc3 rc4 bx1 w"), text) == (key, params)


def test_a_row_does_not_go_on_in_the_next_one() -> None:
    """The last of the 99 columns in one row and the first one in the next have following numbers."""
    action = play(("rc3", at(49, 0)), ("rc4", at(-49, 1)))
    assert action.cards[0][1] + 1 == action.cards[1][1]
    with pytest.raises(Illegal, match="iota-not-one-line"):
        IOTA.apply(position(TWO, "rc3 rc4 bx1 w"), 0, action)


def test_both_wilds_may_be_in_one_hand_and_in_one_play() -> None:
    state = act(position(TWO, "w w bx1 yx1"), "w p20 w q20")
    assert state.points == (6, 0)
    assert refusal(position(TWO, "w rc3 bx1 yx1"), "w p20 w q20") == (
        "iota-card-twice",
        {"card": "w", "held": 1},
    )


def test_only_the_seat_on_turn_acts() -> None:
    for text in ("rc3 p20", "pass", "swap rc3 n20"):
        assert refusal(position(TWO), text, seat=1) == ("game-not-your-turn", {})


def test_a_pass_puts_cards_under_the_pile_the_first_named_highest() -> None:
    state = act(position(TWO, "rc3 rc4 bx1 yx1", pile=("bt1", "bt2", "bt3")), "pass bx1 rc3")
    assert state.hands[0] == ("rc4", "yx1", "bt1", "bt2")
    assert state.pile == ("bt3", "bx1", "rc3")
    assert state.recent == (Passed(0, 2), Drew(0, 2))
    assert (state.seat, state.turn, state.moved, state.points) == (1, 1, (1, 0), (0, 0))


def test_with_a_short_pile_the_own_cards_come_back() -> None:
    state = act(position(TWO, "rc3 rc4 bx1 yx1", pile=("bt1",)), "pass rc3 rc4 bx1")
    assert state.hands[0] == ("yx1", "bt1", "rc3", "rc4")
    assert state.pile == ("bx1",)


def test_a_pass_may_keep_all_cards_or_put_back_all() -> None:
    state = position(TWO, "rc3 rc4 bx1 yx1", pile=tuple(CARDS[:5]))
    assert act(state, "pass").hands[0] == state.hands[0]
    assert act(state, "pass").recent == (Passed(0, 0),)
    assert act(state, "pass rc3 rc4 bx1 yx1").hands[0] == CARDS[:4]


def test_why_a_pass_is_refused() -> None:
    state = position(TWO, "rc3 rc4 bx1 w")
    assert refusal(state, "pass yt4") == ("iota-not-in-hand", {"card": "yt4"})
    assert refusal(state, "pass rc3 rc3") == ("iota-card-twice", {"card": "rc3", "held": 1})
    assert refusal(state, "pass w w") == ("iota-card-twice", {"card": "w", "held": 1})


def test_with_an_empty_pile_a_pass_puts_no_cards_back() -> None:
    state = position(TWO, "rc3 rc4 bx1 yx1", pile=())
    assert refusal(state, "pass rc3") == ("iota-pass-no-pile", {})
    assert act(state, "pass").hands == state.hands
    assert [action for action in IOTA.actions(state, 0) if isinstance(action, Pass)] == [Pass()]


def test_a_swap_takes_the_wild_into_the_slot_of_the_card_and_the_turn_goes_on() -> None:
    state = act(position("rc1 N20, w O20, rc3 P20", "bx1 rc2 yx1 yx2"), "swap rc2 o20")
    assert state.grid == laid("rc1 N20, rc2 O20, rc3 P20")
    assert state.hands[0] == ("bx1", "w", "yx1", "yx2")
    assert (state.seat, state.midturn, state.turn, state.moved) == (0, True, 1, (1, 0))
    assert state.points == (0, 0)
    assert state.recent == (Swapped(0, "rc2", at(1, 0)),)


def test_a_swapped_wild_may_be_played_in_the_same_turn_or_later() -> None:
    state = act(position("rc1 N20, w O20, rc3 P20", "bx1 rc2 yx1 yx2"), "swap rc2 o20")
    played = act(state, "w q20")
    assert played.points == (12, 0)
    assert (played.seat, played.midturn, played.turn, played.moved) == (1, False, 1, (1, 0))
    assert [type(event) for event in played.recent] == [Swapped, Played, Drew]
    passed = act(state, "pass")
    assert "w" in passed.hands[0]
    assert (passed.turn, passed.moved, passed.passes) == (1, (1, 0), 1)


def test_a_swapped_card_counts_as_lying_there_before_the_play() -> None:
    """The play touches nothing but the card that was just swapped in; only its new line scores."""
    state = act(position("rc1 N20, w O20", "gs2 bt3 yx1 yx2"), "swap gs2 o20", "bt3 o21")
    assert state.points == (5, 0)


def test_a_swapped_card_is_not_counted_among_four_played_ones() -> None:
    state = act(position("rc1 N20, w O20", "rc2 rc3 rc4 yx2"), "swap rc2 o20", "rc3 p20 rc4 q20")
    assert state.points == (20, 0)


def test_a_swap_must_suit_every_line_of_the_wild() -> None:
    state = position("rc1 N20, w O20, rc3 P20", "rc2 rc1 gc2 w")
    assert refusal(state, "swap gc2 o20")[0] == "iota-line-broken"
    assert refusal(state, "swap rc1 o20")[0] == "iota-line-broken"
    assert act(state, "swap rc2 o20").midturn
    crossed = position("rc1 N20, w O20, rc3 P20, rc4 O21, rc3 O22", "rc2 rc1 gc2 w")
    assert act(crossed, "swap rc2 o20").midturn
    crossed = position("rc1 N20, w O20, rc3 P20, rc4 O21, rc2 O22", "rc2 rc1 gc2 w")
    assert refusal(crossed, "swap rc2 o20")[0] == "iota-line-broken"


def test_a_swap_must_not_break_the_other_wilds_line() -> None:
    """A fault of other implementations.

    The row is red, w, w and its last wild is held to red by its column.  A blue card in place of
    the first wild suits that one's own lines, but no card is then left for the other.
    """
    state = position("rc1 N20, w O20, w P20, rs2 P21, rt3 P22", "bs2 rs2 yx1 yx2")
    assert refusal(state, "swap bs2 o20")[0] == "iota-wild-torn"
    assert [action for action in IOTA.actions(state, 0) if isinstance(action, Swap)] == [
        Swap("rs2", at(1, 0))
    ]


def test_both_wilds_may_be_swapped_in_one_turn() -> None:
    state = act(position("rc1 N20, w O20, rc3 P20, w P21", "rc2 rc4 bx2 yx2"), "swap rc2 o20", "swap rc4 p21")
    assert state.hands[0] == ("w", "w", "bx2", "yx2")
    assert [type(event) for event in state.recent] == [Swapped, Swapped]
    assert state.turn == 1


def test_why_a_swap_is_refused() -> None:
    state = position("rc1 N20, w O20", "rc3 rc4 bx1 w")
    assert refusal(state, "swap yt4 o20") == ("iota-not-in-hand", {"card": "yt4"})
    assert refusal(state, "swap w o20") == ("iota-swap-wild", {})
    assert refusal(state, "swap rc3 n20") == ("iota-swap-no-wild", {"cell": "N20", "card": "rc1"})
    assert refusal(state, "swap rc3 p20") == ("iota-swap-empty", {"cell": "P20"})


def test_what_others_see_of_a_turn() -> None:
    state = act(position(TWO, "rc3 rc4 bx1 yx1|gs1 gs2 gs3 gs4"), "pass rc3 bx1")
    for viewer in (1, None):
        shown = repr(IOTA.view(state, viewer))
        assert "rc3" not in shown
        assert "rc4" not in shown
    assert IOTA.view(state, 0).hand == state.hands[0]
    assert IOTA.view(state, None).hand is None
    assert IOTA.view(state, 1).hand_sizes == (4, 4)
    assert IOTA.view(state, 1).pile == 64
