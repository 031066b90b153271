"""Axio: where a player's first tile may lie."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.axio.state import Place
from tests.games.axio_positions import AXIO, cell, crowded, play, position, refusal, setup, with_cells


def test_the_first_tile_must_touch_a_coloured_cell() -> None:
    state = position(2, begun=(False, True))
    assert refusal(state, "rg E5 F5") == ("axio-first-tile", {"free": "G3, C7, G7, K7, G11"})
    # By a side, not by a corner.
    assert refusal(state, "rg F2 F1")[0] == "axio-outside"
    assert refusal(state, "rg F6 E6")[0] == "axio-first-tile"
    assert play(state, "rg F7 E7").begun == (True, True)
    assert play(state, "rg E7 F7").begun == (True, True)


def test_the_first_tile_must_touch_a_coloured_cell_that_no_tile_touches() -> None:
    state = position(2, "bb G4 G5", begun=(False, True))
    assert refusal(state, "rg F3 E3") == ("axio-first-tile", {"free": "C7, G7, K7, G11"})
    # A pyramid is not a tile.
    board = with_cells(position().board, "^", "F3")
    assert play(position(board=board, begun=(False, True)), "rg H3 I3").begun[0]


TOUCHED = "rr F3 E3, bb J7 I7, gg F11 E11, oo D7 E7, pp G6 G5"
"""A tile beside every coloured cell."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_a_fresh_coloured_cell_the_first_tile_may_lie_anywhere(seats: int) -> None:
    """Play cannot lead there; if it ever did, the match would go on."""
    changes: dict[str, Any] = {"begun": (False,) * seats, "racks": "rg" if seats == 1 else "rg rg rg rg rg"}
    state = position(seats, TOUCHED, **changes)
    anywhere = {
        (a.cell, a.to) for a in AXIO.actions(replace(state, begun=(True,) * seats), 0) if isinstance(a, Place)
    }
    assert {(a.cell, a.to) for a in AXIO.actions(state, 0) if isinstance(a, Place)} == anywhere
    state = play(state, "rg C9 D9")
    assert (state.reason, state.begun[0]) == (None, True)
    if seats > 1:
        assert play(state, "rg C10 D10").begun[:2] == (True, True)


def test_a_match_goes_on_when_the_last_fresh_coloured_cell_goes_before_a_first_tile() -> None:
    state = position(2, TOUCHED.rpartition(", ")[0], begun=(True, False))
    assert refusal(state, "rg C9 D9", seat=1)[0] == "game-not-your-turn"
    state = play(state, "rg G6 G5")
    assert (state.reason, state.seat) == (None, 1), "it ended for want of a coloured cell"
    assert play(state, "rg C9 D9").begun == (True, True)


def test_a_fresh_coloured_cell_that_no_tile_can_touch_binds_nobody() -> None:
    board = position(2, TOUCHED.rpartition(", ")[0]).board
    walled = position(board=with_cells(board, "^", "G6 G8 F7 H7"), begun=(False, True))
    assert play(walled, "rg C9 D9").begun[0]
    # The cell beside it is empty, but nothing else beside that one is.
    single = position(board=with_cells(walled.board, ".", "G6"), begun=(False, True))
    single = replace(single, board=with_cells(single.board, "^", "G5 F6 H6"))
    assert play(single, "rg C9 D9").begun[0]


def test_without_any_room_a_first_tile_ends_the_match_as_ever() -> None:
    state = play(crowded("C3 D3 F3 H3", racks="gg gg|oo oo", begun=(True, False)), "gg C3 D3")
    assert (state.reason, state.seat) == ("full", 1)


def test_later_tiles_may_lie_anywhere() -> None:
    assert play(position(), "rg C11 D11").board[cell("C11")] == "r"
    assert play(position(2, "bb G4 G5"), "rg F3 E3").board[cell("F3")] == "r"


def test_after_the_first_round_no_coloured_cell_has_more_than_one_tile_beside_it() -> None:
    for seed in range(30):
        state = setup(4, f"round {seed}")
        for _ in range(4):
            actions = list(AXIO.actions(state, state.seat))
            state = AXIO.apply(state, state.seat, actions[seed * 7919 % len(actions)])
        for coloured in ("G3", "K7", "G11", "C7", "G7"):
            at = cell(coloured)
            assert sum(state.board[at + step] != "." for step in (-13, -1, 1, 13)) <= 1
