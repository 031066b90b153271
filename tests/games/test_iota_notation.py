"""Iota: actions as text, as people type them, and the labels of cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.iota.state import CARDS, SIZE, START, Pass, Play, Swap, cell_at, cell_label, offset, play
from bot.refusal import Unreadable
from tests.games.iota_positions import IOTA, at, cell, position

STATE = position("rc1 N20")
FACES = st.sampled_from((*CARDS, "w"))
CELLS = st.integers(0, SIZE * SIZE - 1)


@given(st.lists(st.tuples(FACES, CELLS), min_size=1, max_size=4))
def test_every_play_comes_back_from_its_notation(cards: list[tuple[str, int]]) -> None:
    assert IOTA.parse(STATE, 0, IOTA.notate(play(*cards))) == play(*cards)


@given(st.lists(FACES, max_size=4))
def test_every_pass_comes_back_in_its_order(cards: list[str]) -> None:
    assert IOTA.parse(STATE, 0, IOTA.notate(Pass(tuple(cards)))) == Pass(tuple(cards))


@given(FACES, CELLS)
def test_every_swap_comes_back(card: str, number: int) -> None:
    assert IOTA.parse(STATE, 0, IOTA.notate(Swap(card, number))) == Swap(card, number)


def test_the_notation() -> None:
    cards = (("w", at(1, 1)), ("rc2", at(1, 0)), ("gs2", at(-13, 0)))
    assert IOTA.notate(play(*cards)) == "gs2 A20 rc2 O20 w O21"
    assert IOTA.notate(Pass()) == "pass"
    assert IOTA.notate(Pass(("w", "rc2"))) == "pass w rc2"
    assert IOTA.notate(Swap("rc2", at(0, 1))) == "swap rc2 N21"


@pytest.mark.parametrize(
    "text",
    [
        "rc2 H8 w H9", "w h9 rc2 h8", "rc2 h8, w h9", "rc2h8wh9", "RC2 H8 W H9", "h8 rc2 h9 w",
        "h8:rc2, h9:w", "rc2=h8; wild h9", "cr2 8h * 9h", " play rc2 h8 w h9 ", "r c 2 H 8  w H 9",
        "r-c-2 h08 w h09", "h8rc2h9w", "rc28hw9h",
    ],
)  # fmt: skip
def test_ways_to_type_a_play(text: str) -> None:
    assert IOTA.parse(STATE, 0, text) == play(("rc2", cell("H8")), ("w", cell("H9")))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("pass", ()), (" PASS ", ()), ("pass: rc2", ("rc2",)), ("pass rc2, w", ("rc2", "w")),
        ("pass w rc2", ("w", "rc2")), ("pass sg3 wild bx1 w", ("gs3", "w", "bx1", "w")),
        ("pass rc2gs3w", ("rc2", "gs3", "w")),
    ],
)  # fmt: skip
def test_ways_to_type_a_pass(text: str, cards: tuple[str, ...]) -> None:
    assert IOTA.parse(STATE, 0, text) == Pass(cards)


@pytest.mark.parametrize("text", ["swap rc2 h8", "swap h8 rc2", "Swap: CR2, 8H", "swap rc2h8"])
def test_ways_to_type_a_swap(text: str) -> None:
    assert IOTA.parse(STATE, 0, text) == Swap("rc2", cell("H8"))


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("", "iota-unreadable", {}),
        ("rc2", "iota-unreadable", {}),
        ("h8", "iota-unreadable", {}),
        ("rc2 h8 gs2", "iota-unreadable", {}),
        ("rc2 gs2 h8 h9", "iota-unreadable", {}),
        ("swap rc2", "iota-unreadable", {}),
        ("pass rc2 h8", "iota-unreadable", {}),
        ("pass rc1 rc2 rc3 rc4 rs1", "iota-unreadable", {}),
        ("rc1 a1 rc2 a2 rc3 a3 rc4 a4 rs1 a5", "iota-unreadable", {}),
        ("rc5 h8", "iota-no-such-card", {"text": "rc5"}),
        ("h8 bluec2", "iota-no-such-card", {"text": "bluec2"}),
        ("swap hello h8", "iota-no-such-card", {"text": "hello"}),
        ("rr2 h8", "iota-no-such-card", {"text": "rr2"}),
        ("exchange", "iota-no-such-card", {"text": "exchange"}),
        ("rc2 @everyone", "iota-unreadable", {}),
        ("🔴 h8", "iota-unreadable", {}),
        ("rc2 h0", "iota-no-such-cell", {"cell": "H0"}),
        ("rc2 cv8", "iota-no-such-cell", {"cell": "CV8"}),
        ("swap rc2 h8 w h9", "iota-one-swap", {}),
    ],
)
def test_what_is_no_notation(text: str, key: str, params: dict[str, str]) -> None:
    with pytest.raises(Unreadable) as unreadable:
        IOTA.parse(STATE, 0, text)
    assert (unreadable.value.key, unreadable.value.params) == (key, params)


@given(st.text(alphabet="rgbycstxwRCW 1234089hHaB,;:-/+*playspwd", max_size=24))
def test_reading_any_text_gives_an_action_or_says_unreadable(text: str) -> None:
    try:
        action = IOTA.parse(STATE, 0, text)
    except Unreadable:
        return
    assert IOTA.parse(STATE, 0, IOTA.notate(action)) == action


def test_a_card_is_read_before_a_column_of_the_same_letters() -> None:
    """BC2 is a cell far to the right as well as the blue circle 2."""
    far = cell_at("BC2")
    assert far is not None
    assert IOTA.parse(STATE, 0, "bc2 bc2") == play(("bc2", far))
    assert IOTA.parse(STATE, 0, "bc2 w2") == play(("bc2", cell("W2")))


def test_every_cell_has_a_label_of_its_own_and_none_is_negative() -> None:
    labels = [cell_label(number) for number in range(SIZE * SIZE)]
    assert len(set(labels)) == SIZE * SIZE
    assert [cell_at(label) for label in labels] == list(range(SIZE * SIZE))
    assert not any("-" in label for label in labels)


def test_labels_around_the_first_card() -> None:
    assert cell_label(START) == "N20"
    assert cell_label(at(1, 0)) == "O20"
    assert cell_label(at(0, -1)) == "N19"
    assert offset(at(3, -2)) == (3, -2)
    assert [cell_label(at(x, 0)) for x in (-14, -13, 12, 13)] == ["CU20", "A20", "Z20", "AA20"]
    assert [cell_label(at(0, y)) for y in (-20, -19, 49)] == ["N99", "N1", "N69"]


def test_the_longest_way_out_stays_within_the_labels() -> None:
    """Rows of four with a step between them, 66 cards: 49 columns, and no way leads farther."""
    x = y = cards = 0
    while cards < 65:
        step = cards % 4 == 3
        x, y, cards = x + (not step), y + step, cards + 1
    assert (x, y) == (49, 16)
    assert cell_label(at(x, y)) == "BK36"
    assert offset(at(x, y)) == (x, y)


@pytest.mark.parametrize(
    "cards",
    [(), (("rc2", 5), ("rc1", 4)), (("rc2", 5), ("rc1", 5)), (("xx1", 5),), (("rc1", -1),), (("rc1", 9801),)],
)
def test_a_play_has_one_form_only(cards: tuple[tuple[str, int], ...]) -> None:
    with pytest.raises(ValueError, match="canonical"):
        Play(cards)


def test_passes_and_swaps_name_cards_that_exist() -> None:
    with pytest.raises(ValueError, match="pass"):
        Pass(("rc5",))
    with pytest.raises(ValueError, match="pass"):
        Pass(("rc1",) * 5)
    with pytest.raises(ValueError, match="card and a cell"):
        Swap("rc5", 3)
