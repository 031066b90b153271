"""Iota: which lines hold, and what wild cards may stand for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.iota.lines import flaw
from bot.games.iota.state import Laid, State
from bot.refusal import Illegal
from tests.games import iota_oracle
from tests.games.iota_positions import act, laid, position, squares
from tests.sample import whole


def refusal(state: State, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Illegal) as refused:
        act(state, text)
    return refused.value.key, refused.value.params


def sound(grid: str) -> bool:
    """Whether the whole position holds, as the engine sees it; the second reading agrees."""
    cards = {cell: card for card, cell in laid(grid)}
    engine = flaw(cards, cards) is None
    assert iota_oracle.holds(squares(laid(grid))) == engine
    return engine


@pytest.mark.parametrize(
    "line",
    [
        "rc1 N20, gs2 O20",
        "rc1 N20, rc2 O20, rc3 P20",
        "rc1 N20, gs2 O20, bt3 P20",
        "rc2 N20, gs2 O20, bt2 P20, yx2 Q20",
        "rc1 N20, gs2 O20, bt3 P20, yx4 Q20",
        "rc1 N20, rs1 N21, rt1 N22, rx1 N23",
        "rc1 N20, gc2 N21, bc4 N22",
    ],
)
def test_lines_whose_properties_are_each_the_same_or_different(line: str) -> None:
    assert sound(line)


@pytest.mark.parametrize(
    "line",
    [
        "rc1 N20, rc2 O20, gc3 P20",
        "rc1 N20, rs2 O20, rs3 P20",
        "rc1 N20, rc1 O20, rc2 P20",
        "rc2 N20, gs2 O20, bt2 P20, yx1 Q20",
        "rc1 N20, rs1 N21, gt1 N22, gx1 N23",
        "rc1 N20, rc2 O20, rc3 P20, rc4 Q20, rc1 R20",
    ],
)
def test_lines_that_do_not_hold(line: str) -> None:
    assert not sound(line)


def test_the_refusal_names_the_line_the_property_and_what_is_there_twice() -> None:
    state = position("rc1 N20, gs2 O20", "bs3 bx1 bx2 bx3")
    assert refusal(state, "bs3 p20") == (
        "iota-line-broken",
        {"first": "N20", "last": "P20", "trait": "shape", "cards": "rc1 gs2 bs3", "value": "s"},
    )


def test_a_line_of_five_is_refused_with_its_length() -> None:
    state = position("rc1 N20, rc2 O20, rc3 Q20, rc4 R20", "w bx1 bx2 bx3")
    assert refusal(state, "w p20") == ("iota-too-long", {"first": "N20", "last": "R20", "count": 5})


def test_every_line_must_hold_and_not_only_the_played_one() -> None:
    """The row holds, but the second card makes a column of red, blue and blue."""
    state = position("rc1 N20, bs1 P21, rs3 P22", "rs2 rt3 bx2 bx3")
    key, params = refusal(state, "rs2 o20 rt3 p20")
    assert (key, params["first"], params["last"], params["trait"]) == (
        "iota-line-broken",
        "P20",
        "P22",
        "colour",
    )


@pytest.mark.parametrize(
    "grid",
    [
        "rc1 N20, w O20, rc3 P20",
        "rc1 N20, gs2 O20, w P20",
        "rc1 N20, rc2 O20, rc3 P20, w Q20",
        "w N20, w O20",
        "w N20, w O20, rc1 P20",
        "rc1 N20, w O20, w P20, gs2 Q20",
        "rc1 N20, w O20, w P20, rc1 Q20",
    ],
)
def test_wild_cards_stand_for_any_card_and_for_one_of_their_own_line(grid: str) -> None:
    """In the last line two equal cards make both wild cards stand for that same card."""
    assert sound(grid)


def test_a_wild_does_not_mend_a_line_that_fails_by_its_other_cards() -> None:
    state = position("rc1 N20, rc2 O20, gc3 Q20", "w bx1 bx2 bx3")
    assert refusal(state, "w p20")[0] == "iota-line-broken"


def test_a_wild_in_two_lines_stands_for_one_card() -> None:
    """A fault of other implementations: each line holds alone, but the wild would be red and green."""
    state = position("rc1 N20, rs1 O20, gc2 P21, gs2 P22", "w bx1 bx2 bx3")
    assert refusal(state, "w p20") == (
        "iota-wild-torn",
        {"cell": "P20", "trait": "colour", "row": "rc1 rs1", "column": "gc2 gs2"},
    )


def test_the_refusal_names_the_wild_that_is_torn_and_not_the_other_one() -> None:
    grid = "w N20, rs1 N21, rs2 O21, w P21, gx3 P20"
    assert sound(grid)
    assert refusal(position(grid, "gt4 bx1 bx3 bx4"), "gt4 p19") == (
        "iota-wild-torn",
        {"cell": "P21", "trait": "colour", "row": "rs1 rs2", "column": "gt4 gx3"},
    )


def test_a_later_card_may_not_tear_a_wild_that_lies_there() -> None:
    state = position("rc1 N20, rs1 O20, w P20, gc2 P21", "gs2 bt3 bx2 bx3")
    assert refusal(state, "gs2 p22")[0] == "iota-wild-torn"
    assert act(state, "bt3 p22").points == (5, 0)


def test_a_wild_is_judged_by_lines_that_the_play_does_not_touch() -> None:
    """The column is lengthened at its far end; the row through the wild forbids it."""
    state = position("rc1 N20, rs1 O20, w P20, bt4 P21, gx2 P23", "yc3 bx1 bx2 bx3")
    assert refusal(state, "yc3 p22") == (
        "iota-wild-torn",
        {"cell": "P20", "trait": "shape", "row": "rc1 rs1", "column": "bt4 yc3 gx2"},
    )


def test_two_wilds_of_a_shared_line_are_judged_together() -> None:
    """A fault of other implementations.  The row is red, w, w: all red or all different.

    The first column makes its wild red, the second one makes its wild green: each of the two
    is fine for the row by itself, both at once are not.
    """
    grid = "rc1 N20, w O20, rs1 O21, rt1 O22, gc1 P21, gs1 P22"
    assert sound(grid)
    assert sound(grid.replace("gc1", "rx1").replace("gs1", "rc1") + ", w P20")
    assert refusal(position(grid, "w bx1 bx2 bx3"), "w p20") == (
        "iota-wilds-torn",
        {"cell": "O20", "other": "P20", "trait": "colour"},
    )


def test_two_wilds_of_a_shared_line_may_need_each_other() -> None:
    """The row is red, w, w: one column makes its wild green, so the other must be a third colour."""
    grid = "rc1 N20, w O20, gs1 O21, gt1 O22, w P20"
    assert sound(grid + ", bs1 P21, bt1 P22")
    assert not sound(grid + ", gs1 P21, gt1 P22")


def test_a_laid_wild_is_not_fixed_to_one_card() -> None:
    """A fault of other implementations: first the wild reads as red, later as blue."""
    state = position("rc1 N20", "w rs2 bx3 bx4|bt3 rs2 bx3 bx4")
    assert act(state, "w o20", "rs2 p20").grid[-1][0] == "rs2"
    state = position("rc1 N20, w O20", "gs2 rs2 bx3 bx4")
    assert act(state, "gs2 p20").points == (3, 0)
    assert act(state, "rs2 p20").points == (3, 0)


def test_a_wild_may_stand_for_a_card_that_lies_elsewhere_even_in_its_own_line() -> None:
    assert sound("rc1 N20, rc2 O20, rc3 P20, w Q20, rc4 N21")
    assert sound("rc1 N20, w O20, rc1 P20")


def test_a_wild_that_lies_first_follows_the_same_rules() -> None:
    state = position("w N20", "rc1 rs2 gt3 bx4")
    assert act(state, "rc1 m20 rs2 o20").points == (3, 0)
    state = position("rc1 M20, rs2 L20, w N20", "gt3 yx4 bx1 bx2")
    assert refusal(state, "gt3 o20")[0] == "iota-line-broken"


CARD = st.sampled_from(["rc1", "rc2", "rs1", "rs3", "gc2", "gt3", "bs4", "bx1", "yt2", "yx4"])


@st.composite
def tables(draw: st.DrawFn) -> tuple[Laid, ...]:
    """Up to nine cards in a square of four by four, two of them wild; mostly no legal position."""
    places = draw(st.lists(st.integers(0, 15), min_size=2, max_size=9, unique=True))
    cards = ["w", "w", *draw(st.lists(CARD, min_size=len(places), max_size=len(places)))]
    return tuple((card, (49 + at // 4) * 99 + 49 + at % 4) for card, at in zip(cards, places, strict=False))


@given(tables())
@settings(max_examples=whole(300, 100), deadline=None)
def test_the_engine_agrees_with_trying_every_value(table: tuple[Laid, ...]) -> None:
    cards = {cell: card for card, cell in table}
    assert (flaw(cards, cards) is None) == iota_oracle.holds(squares(table))


@given(tables())
@settings(max_examples=whole(25, 8), deadline=None)
def test_trying_every_value_agrees_with_trying_every_card(table: tuple[Laid, ...]) -> None:
    assert iota_oracle.holds(squares(table)) == iota_oracle.holds_by_whole_cards(squares(table))
