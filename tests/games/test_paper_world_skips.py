"""Paper World: leaving out values, the scissors token, and the option advanced."""

from __future__ import annotations

import pytest

from bot.games.paper_world.state import Laid, Lay, State, TokenTaken
from tests.games.paper_world_positions import PAPER_WORLD, cell, play, position, refusal, tops

TOKEN_ON_C2 = (0, 7)
SCISSORS = "y1 C3, k1s C2"


def notations(state: State) -> list[str]:
    return [PAPER_WORLD.notate(action) for action in PAPER_WORLD.actions(state, 0)]


# --- a paid skip


def test_a_skip_leaves_out_one_value_for_another_card() -> None:
    state = play(position(hands="y3 g4"), "lay y3 C3 -g4")
    assert state.landscapes[0][12] == ("y1", "y3")
    assert (state.hands[0], state.discards[0], state.skips) == ((), ("g4",), 1)
    assert state.recent == (Laid(0, "y3", cell("C3"), (2,), 1),)


def test_a_pile_may_start_with_a_two() -> None:
    state = play(position(hands="k2 g4"), "lay k2 D3 -g4")
    assert state.landscapes[0][cell("D3")] == ("k2",)
    assert state.recent == (Laid(0, "k2", cell("D3"), (1,), 1),)


def test_any_other_card_pays_even_an_equal_one() -> None:
    assert play(position(hands="y3 y3"), "lay y3 C3 -y3").hands[0] == ()
    assert notations(position(hands="y3 y3 k5 k5"))[-2:] == ["lay y3 C3 -y3", "lay y3 C3 -k5"]


def test_a_skip_must_be_paid() -> None:
    price = {"card": "y3", "cell": "C3", "count": 1, "given": 0}
    assert refusal(position(hands="y3 g4"), "lay y3 C3") == ("skip-price", price)
    two = {**price, "given": 2}
    assert refusal(position(hands="y3 g4 g5"), "lay y3 C3 -g4 -g5") == ("skip-price", two)
    alone = {"card": "y3", "count": 1, "others": 0}
    assert refusal(position(hands="y3"), "lay y3 C3") == ("skip-too-dear", alone)


def test_the_discard_is_of_the_hand_and_another_card() -> None:
    state = position(hands="y3 g4s")
    assert refusal(state, "lay y3 C3 -y3") == ("not-in-hand", {"card": "y3"})
    assert refusal(state, "lay y3 C3 -b2") == ("not-in-hand", {"card": "b2"})
    assert refusal(state, "lay y3 C3 -g4") == ("scissors-differ", {"card": "g4", "held": "g4s"})


def test_nothing_is_discarded_where_nothing_is_left_out() -> None:
    state = position(hands="y2 k1 g4")
    assert refusal(state, "lay y2 C3 -g4") == ("nothing-skipped", {"card": "y2", "cell": "C3"})
    assert refusal(state, "lay k1 C2 -g4") == ("nothing-skipped", {"card": "k1", "cell": "C2"})


def test_one_skip_a_turn() -> None:
    state = play(position(hands="y3 y5 y2 g4 g4"), "lay y3 C3 -g4")
    assert refusal(state, "lay y5 C3 -g4") == ("skip-used", {"card": "y5", "cell": "C3"})
    assert refusal(state, "lay y2 C2 -g4") == ("skip-used", {"card": "y2", "cell": "C2"})
    state = play(state, "done", "take 1", "lay y5 C3 -g4")
    assert tops(state)["C3"] == "y5"


# --- the token


def test_a_card_with_scissors_may_take_the_token() -> None:
    state = play(position(hands="k1s"), "lay k1s C2 token")
    assert state.token == TOKEN_ON_C2
    assert state.recent == (Laid(0, "k1s", 7, (), 0), TokenTaken(0, 7, None))
    assert play(position(hands="k1s"), "lay k1s C2").token is None


def test_a_card_without_scissors_takes_no_token() -> None:
    assert refusal(position(hands="k1"), "lay k1 C2 token") == ("no-scissors", {"card": "k1"})


def test_the_token_comes_from_an_opponent() -> None:
    state = play(position(lands="y1 C3 | k1 C3, b1s C4", hands="k1s", token=(1, 17)), "lay k1s C2 token")
    assert state.token == TOKEN_ON_C2
    assert state.recent[-1] == TokenTaken(0, 7, 1)


def test_the_token_comes_from_the_own_landscape() -> None:
    state = play(position(lands=SCISSORS, hands="k1s k2", token=TOKEN_ON_C2), "lay k1s C4 token")
    assert state.token == (0, 17)
    assert state.recent[-1] == TokenTaken(0, 17, 0)
    assert tops(play(state, "lay k2 C2"))["C2"] == "k2"


def test_the_token_blocks_its_pile() -> None:
    state = position(lands=SCISSORS, hands="k2 k2s", token=TOKEN_ON_C2)
    for text in ("lay k2 C2", "lay k2s C2", "lay k2s C2 token"):
        assert refusal(state, text) == ("token-on-pile", {"cell": "C2"})


def test_the_token_of_an_opponent_blocks_and_frees_nothing_here() -> None:
    state = position(lands=f"{SCISSORS} | {SCISSORS}", hands="k2 y3 g5", token=(1, 7))
    assert tops(play(state, "lay k2 C2"))["C2"] == "k2"
    assert refusal(state, "lay y3 C3")[0] == "skip-price"


def test_a_pile_is_free_again_when_an_opponent_takes_the_token() -> None:
    state = position(lands=f"{SCISSORS} | b1 C3", hands="k2 | g1s", token=TOKEN_ON_C2, seat=1)
    state = play(state, "lay g1s C2 token", "done", "lay k2 C2")
    assert tops(state)["C2"] == "k2"


# --- a free skip


def test_with_the_token_the_skip_is_free() -> None:
    state = position(lands=SCISSORS, hands="y3 y5 g5", token=TOKEN_ON_C2)
    after = play(state, "lay y3 C3")
    assert after.discards[0] == ()
    assert after.recent == (Laid(0, "y3", 12, (2,), 0),)
    assert refusal(after, "lay y5 C3") == ("skip-used", {"card": "y5", "cell": "C3"})
    assert refusal(after, "lay y5 C3 -g5") == ("skip-used", {"card": "y5", "cell": "C3"})


def test_while_the_skip_is_free_nothing_is_discarded() -> None:
    state = position(lands=SCISSORS, hands="y3 g5", token=TOKEN_ON_C2)
    assert refusal(state, "lay y3 C3 -g5") == ("skip-is-free", {"card": "y3", "cell": "C3"})
    assert refusal(state, "lay g5 D2")[0] == "too-high-to-begin"


def test_the_token_frees_a_skip_in_the_turn_it_was_taken() -> None:
    state = play(position(hands="k1s k3"), "lay k1s C2 token")
    assert refusal(state, "lay k3 C2")[0] == "token-on-pile"
    state = play(position(lands="y1 C3, k1 C4", hands="k1s k3"), "lay k1s C2 token", "lay k3 C4")
    assert (tops(state)["C4"], state.discards[0]) == ("k3", ())


def test_the_skip_that_lays_scissors_is_not_freed_by_them() -> None:
    state = position(hands="y3s g5")
    assert refusal(state, "lay y3s C3 token")[0] == "skip-price"
    after = play(state, "lay y3s C3 -g5 token")
    assert (after.token, after.discards[0]) == ((0, 12), ("g5",))


def test_after_a_paid_skip_a_token_gives_no_second_one() -> None:
    state = play(position(lands="y1 C3, y1 C4", hands="y3s y3 g5"), "lay y3s C3 -g5 token")
    assert refusal(state, "lay y3 C4") == ("skip-used", {"card": "y3", "cell": "C4"})


def test_without_the_token_a_moved_one_frees_once_only() -> None:
    state = position(lands=f"{SCISSORS}, y1 C4", hands="y3s y3 g5", token=TOKEN_ON_C2)
    state = play(state, "lay y3s C3 token")
    assert refusal(state, "lay y3 C4")[0] == "skip-used"


# --- advanced


def test_advanced_leaves_out_several_values_at_a_card_each() -> None:
    state = position(hands="y5 b1 b2 g3", advanced=True)
    assert refusal(state, "lay y5 C3 -b1") == (
        "skip-price",
        {"card": "y5", "cell": "C3", "count": 3, "given": 1},
    )
    after = play(state, "lay y5 C3 -b1 -b2 -g3")
    assert after.recent == (Laid(0, "y5", 12, (2, 3, 4), 3),)
    assert (after.hands[0], after.discards[0]) == ((), ("b1", "b2", "g3"))
    short = position(hands="y5 b1 b2", advanced=True)
    assert refusal(short, "lay y5 C3 -b1 -b2") == ("skip-too-dear", {"card": "y5", "count": 3, "others": 2})
    double = position(hands="y4 b1 b2 b3", advanced=True)
    assert refusal(double, "lay y4 C3 -b1 -b1") == ("discards-not-in-hand", {})


def test_advanced_starts_a_pile_with_any_value() -> None:
    state = play(position(hands="k3 b1 b2", advanced=True), "lay k3 C2 -b1 -b2")
    assert state.recent == (Laid(0, "k3", 7, (1, 2), 2),)


def test_advanced_skips_several_times() -> None:
    state = play(position(hands="y3 y5 b1 b2", advanced=True), "lay y3 C3 -b1", "lay y5 C3 -b2")
    assert (state.skips, tops(state)["C3"]) == (2, "y5")


def test_advanced_token_makes_one_value_free_once_a_turn() -> None:
    lands = f"{SCISSORS}, y1 C4"
    state = position(lands=lands, hands="y4 y3 b1 b2", token=TOKEN_ON_C2, advanced=True)
    assert refusal(state, "lay y4 C3 -b1 -b2")[1] == {"card": "y4", "cell": "C3", "count": 1, "given": 2}
    after = play(state, "lay y4 C3 -b1")
    assert (after.freed, after.discards[0]) == (True, ("b1",))
    assert refusal(after, "lay y3 C4")[1] == {"card": "y3", "cell": "C4", "count": 1, "given": 0}
    after = play(after, "lay y3 C4 -b2", "done", "take 1")
    assert (after.freed, after.skips) == (False, 0)


def test_advanced_token_after_a_paid_skip_frees_the_next() -> None:
    state = position(lands="y1 C3, y1 C4", hands="y3s y3 g5", advanced=True)
    state = play(state, "lay y3s C3 -g5 token", "lay y3 C4")
    assert (state.freed, state.discards[0], tops(state)["C4"]) == (True, ("g5",), "y3")


def test_advanced_lists_every_choice_of_discards() -> None:
    state = position(hands="y4 b1 b1 g2", advanced=True)
    lays = [text for text in notations(state) if text.startswith("lay y4 C3")]
    assert lays == ["lay y4 C3 -b1 -b1", "lay y4 C3 -b1 -g2"]


@pytest.mark.parametrize("advanced", [False, True])
def test_with_and_without_the_token_are_listed(advanced: bool) -> None:
    state = position(hands="y2s", advanced=advanced)
    lays = [action for action in PAPER_WORLD.actions(state, 0) if isinstance(action, Lay)]
    assert lays == [Lay("y2s", 12), Lay("y2s", 12, token=True)]


def test_the_free_skip_starts_a_pile_with_a_two_too() -> None:
    state = play(position(lands=SCISSORS, hands="y2 b5", token=TOKEN_ON_C2), "lay y2 D3")
    assert tops(state)["D3"] == "y2"
    assert (state.discards[0], state.hands[0]) == ((), ("b5",))
