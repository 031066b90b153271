"""Axio: actions as text, as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.axio.state import SYMBOLS, TILES, Exchange, Keep, Place, place
from bot.refusal import Unreadable
from tests.games.axio_positions import AXIO, cell, position

CELLS = st.integers(0, 168)


@given(tile=st.sampled_from(sorted(set(TILES))), at=CELLS, to=CELLS, turned=st.booleans())
def test_every_placement_comes_back_from_its_notation(tile: str, at: int, to: int, turned: bool) -> None:
    first, second = (tile[1], tile[0]) if turned else (tile[0], tile[1])
    action = place(first, at, second, to)
    assert AXIO.parse(position(), 0, AXIO.notate(action)) == action


def test_the_notation_names_the_first_symbol_of_the_tile_first() -> None:
    assert AXIO.notate(place("g", cell("F5"), "r", cell("E5"))) == "rg E5 F5"
    assert AXIO.notate(place("r", cell("F5"), "r", cell("E5"))) == "rr E5 F5"
    assert AXIO.notate(place("r", cell("M13"), "p", cell("A1"))) == "rp M13 A1"
    assert [AXIO.notate(Exchange()), AXIO.notate(Keep())] == ["exchange", "keep"]


@pytest.mark.parametrize(
    "text",
    [
        "rb E5 F5", "br f5 e5", "rb e5 f5", "RB E 5 F 5", "  rb   e5,f5 ", "r b e5 f5", "rb 5e 5f",
        "b/r F5-E5", "rbe5f5", "r+b e5 f5", "rb: E5 F5", "Rb E05 F05",
    ],
)  # fmt: skip
def test_ways_to_type_a_placement(text: str) -> None:
    assert AXIO.parse(position(), 0, text) == Place("rb", cell("E5"), cell("F5"))


@pytest.mark.parametrize(("text", "action"), [(" Exchange ", Exchange()), ("KEEP", Keep())])
def test_ways_to_type_the_choice(text: str, action: Exchange | Keep) -> None:
    assert AXIO.parse(position(), 0, text) == action


@pytest.mark.parametrize(
    "text",
    ["", "rb", "rb e5", "rb e5 f5 g5", "🔴🔵 e5 f5", "`r` e5 f5", "rb e5 *f5*"],
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        AXIO.parse(position(), 0, text)
    assert unreadable.value.key == "axio-unreadable"


@pytest.mark.parametrize(
    ("text", "named"), [("xb e5 f5", "xb"), ("RBG e5 f5", "rbg"), ("e5 f5 rb", "e5"), ("swap", "swap")]
)
def test_a_word_that_is_no_tile_is_named(text: str, named: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        AXIO.parse(position(), 0, text)
    assert (unreadable.value.key, unreadable.value.params) == ("axio-no-such-tile", {"text": named})


@pytest.mark.parametrize(
    ("text", "named"), [("rb here f5", "HERE"), ("rb N5 M5", "N5"), ("rb e5 e14", "E14"), ("rb e0 e1", "E0")]
)
def test_cells_that_no_board_has(text: str, named: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        AXIO.parse(position(3), 0, text)
    assert unreadable.value.key == "axio-no-such-cell"
    assert unreadable.value.params == {"cell": named, "first": "B2", "last": "L12"}


def test_reading_does_not_depend_on_what_is_legal() -> None:
    for text in ("pp A1 M13", "rg G7 G8", "exchange", "keep"):
        assert AXIO.notate(AXIO.parse(position(reason="full"), 1, text)) == text


@given(st.text(alphabet="rgbopRGBOP ABCDEFM0123456789,;:-/+xk", max_size=20))
def test_reading_any_text_gives_an_action_or_says_unreadable(text: str) -> None:
    try:
        action = AXIO.parse(position(), 0, text)
    except Unreadable:
        return
    assert AXIO.parse(position(), 0, AXIO.notate(action)) == action


@pytest.mark.parametrize(("tile", "at", "to"), [("gr", 1, 2), ("rr", 2, 1), ("r", 1, 2), ("xy", 1, 2)])
def test_a_placement_has_one_form_only(tile: str, at: int, to: int) -> None:
    with pytest.raises(ValueError, match="canonical"):
        Place(tile, at, to)
    assert set("".join(TILES)) == set(SYMBOLS)
