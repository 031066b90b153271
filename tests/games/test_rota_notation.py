"""Axio Rota: squares and placements as text, as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.rota.state import Place, column_label, label, read_label, row_label, turned
from bot.refusal import Unreadable
from tests.games.rota_positions import ROTA, position

REACHABLE = range(-56, 58)
NUMBERS = st.integers(REACHABLE.start, REACHABLE.stop - 1)
ROTATIONS = st.integers(0, 3)
COLOURS = st.sampled_from([None, *"rgbop"])

# --- labels


def test_the_first_four_squares() -> None:
    assert [label((x, y)) for y in (0, 1) for x in (0, 1)] == ["M60", "N60", "M61", "N61"]


def test_letters_go_round_and_rows_stay_above_zero() -> None:
    assert "".join(map(column_label, range(-12, 14))) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert [column_label(x) for x in (-56, -14, -13, 14, 15, 39, 40, 57)] == [
        "YI", "ZY", "ZZ", "AA", "AB", "AZ", "BA", "BR",
    ]  # fmt: skip
    assert [row_label(y) for y in (-56, -1, 0, 57)] == ["4", "59", "60", "117"]


def test_no_two_reachable_squares_share_a_label_and_each_is_read_back() -> None:
    labels = {label((x, y)): (x, y) for x in REACHABLE for y in REACHABLE}
    assert len(labels) == len(REACHABLE) ** 2
    for text, square in labels.items():
        assert text.isascii()
        assert text.isalnum()
        assert text == column_label(square[0]) + row_label(square[1])
        assert read_label(text) == square


@pytest.mark.parametrize("text", ["m60", "M 60", " 60m ", "M-60", "m060"])
def test_ways_to_type_a_square(text: str) -> None:
    assert read_label(text) == (0, 0)


@pytest.mark.parametrize("text", ["M", "60", "MMM60", "M3", "M118", "M0", "BS60", "YH60", "M6O", ""])
def test_what_names_no_square_that_a_tile_can_reach(text: str) -> None:
    assert read_label(text) is None


# --- placements


@given(x=NUMBERS, y=NUMBERS, rotation=ROTATIONS, colour=COLOURS)
def test_every_placement_comes_back_from_its_notation(
    x: int, y: int, rotation: int, colour: str | None
) -> None:
    action = Place(x, y, rotation, colour)
    for hands in ("rgbo", "bgo_", ""):
        assert ROTA.parse(position(hands=hands), 0, ROTA.notate(action)) == action


def test_the_notation_names_square_turns_and_colour() -> None:
    assert ROTA.notate(Place(0, -1, 2, "b")) == "M59 2 b"
    assert ROTA.notate(Place(-13, 1, 0)) == "ZZ61 0"


@pytest.mark.parametrize(
    "text",
    [
        "M59 2 b", "m59 2 b", "m59,2,b", "M 59 2 B", "59m 2 b", "M59 r2 b", "m59r2b", "M59 2b", "m59 2 blue",
        "M59 2 =b", "m59/2=Blue", " M59  2  b ", "M59-2 b", "m59 o b", "m59 orange blue", "M59ob", "M59 O =b",
    ],
)  # fmt: skip
def test_ways_to_type_a_placement_with_a_colour(text: str) -> None:
    # Turned by two quarters, orange comes to the top left of this tile.
    assert ROTA.parse(position(hands="b_og"), 0, text) == Place(0, -1, 2, "b")


@pytest.mark.parametrize("text", ["M59 3", "m59 r3", "m59 _", "m59 empty", "M59_", "59m 3"])
def test_ways_to_type_a_placement_without_a_colour(text: str) -> None:
    assert ROTA.parse(position(hands="b_og"), 0, text) == Place(0, -1, 3)


@pytest.mark.parametrize(
    ("text", "colour"), [("M59", None), ("m59 =b", "b"), ("59 M", None), ("m59 = blue", "b")]
)
def test_without_turns_the_tile_lies_as_the_hand_shows_it(text: str, colour: str | None) -> None:
    assert ROTA.parse(position(hands="og_b"), 0, text) == Place(0, -1, 0, colour)


@pytest.mark.parametrize("tile", ["rgbo", "b_og", "grpo"])
def test_a_corner_in_place_of_the_turns_comes_to_the_top_left(tile: str) -> None:
    for corner in tile:
        action = ROTA.parse(position(hands=tile), 0, f"M59 {corner}")
        assert turned(tile, action.rotation)[0] == corner


def test_the_corner_is_of_the_tile_of_the_seat_that_types() -> None:
    state = position(2, hands="rgbo|obgr")
    assert ROTA.parse(state, 0, "M59 g") == Place(0, -1, 3)
    assert ROTA.parse(state, 1, "M59 g") == Place(0, -1, 2)


@pytest.mark.parametrize(
    ("hands", "text", "key", "params"),
    [
        ("rgbo", "M59 p", "rota-no-such-corner", {"corner": "p"}),
        ("rgbo", "M59 empty b", "rota-no-such-corner", {"corner": "_"}),
        ("", "M59 p", "rota-no-tile", {}),
        ("rgbo", "m200 1", "rota-no-such-square", {"square": "M200"}),
        ("rgbo", "q q 60", "rota-not-a-cell", {"text": "q"}),
        ("rgbo", "here 1", "rota-not-a-cell", {"text": "here"}),
        ("rgbo", "2 M59", "rota-not-a-cell", {"text": "2"}),
        ("rgbo", "M59 4", "rota-not-a-rotation", {"text": "4"}),
        ("rgbo", "M59 M58", "rota-not-a-rotation", {"text": "M58"}),
        ("rgbo", "M59 2 black", "rota-not-a-colour", {"text": "black"}),
        ("rgbo", "JJ 60 1", "rota-no-such-square", {"square": "JJ60"}),
    ],
)
def test_what_is_refused_while_reading(hands: str, text: str, key: str, params: dict[str, str | int]) -> None:
    with pytest.raises(Unreadable) as unreadable:
        ROTA.parse(position(hands=hands), 0, text)
    assert (unreadable.value.key, unreadable.value.params) == (key, params)


@pytest.mark.parametrize(
    "text",
    ["", "M59 2 b b", "🔴", "`M59`", "M59 *2*", "M59 2 __b__"],
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        ROTA.parse(position(), 0, text)
    assert unreadable.value.key == "rota-unreadable"


def test_turns_never_run_into_the_number_of_the_row() -> None:
    with pytest.raises(Unreadable) as unreadable:
        ROTA.parse(position(), 0, "M592")
    assert unreadable.value.params == {"square": "M592"}


@given(st.text(alphabet="rgbopRGBOP_=- ABMNZ0123456789,;:/xe", max_size=16))
def test_reading_any_text_gives_an_action_or_says_unreadable(text: str) -> None:
    state = position(hands="bgo_")
    try:
        action = ROTA.parse(state, 0, text)
    except Unreadable:
        return
    assert ROTA.parse(state, 0, ROTA.notate(action)) == action


@pytest.mark.parametrize(
    ("x", "y", "rotation", "colour"),
    [(0, 0, 4, None), (0, 0, -1, None), (58, 0, 0, None), (0, -57, 0, None), (0, 0, 0, "x"), (0, 0, 0, "rg"),
     (0, 0, 0, ""), (0, 0, 0, "_")],
)  # fmt: skip
def test_what_is_no_placement(x: int, y: int, rotation: int, colour: str | None) -> None:
    with pytest.raises(ValueError, match="no placement"):
        Place(x, y, rotation, colour)
