"""What players are told about an Axio position, and that the scene is the position."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.games.axio.scoring import preview
from bot.games.axio.state import SYMBOLS, TOP, Placed, State, place
from bot.games.turns import ended
from bot.pictures.axio import AxioAdapter
from bot.texts import text
from tests.games.axio_positions import AXIO, cell, play, points, position, with_cells

SHOW = AxioAdapter()
SAY = partial(text, "en")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def who(seat: int) -> str:
    return NAMES[seat]


def told(state: State) -> list[str]:
    return SHOW.events_text(AXIO.view(state, None), who, SAY).split("\n")


def test_a_placement_is_told_with_its_cells_and_points() -> None:
    state = play(position(2, "bb F5 G5", "bo gg gg gg gg"), "bo E5 E6")
    assert told(state)[0] == "Anna lays 🔵🟧 blue–orange on E5–E6: 2 🔵 blue star."


def test_a_placement_without_points_says_so() -> None:
    state = play(position(2, "", "rg gg gg gg gg"), "rg E5 F5")
    assert told(state)[0].endswith("on E5–F5: no points.")


def test_pyramids_are_told_with_what_they_bring() -> None:
    # C3 in the corner of the area has D3 and C4 as its only neighbours.
    state = play(position(2, "rr D3 E3", "bg rg rg rg rg"), "bg C4 C5")
    assert any(line.startswith("△ Pyramid on C3: ") and "🔵 blue star" in line for line in told(state))


def test_a_pyramid_that_moves_is_told_from_where() -> None:
    state = position(2, "rr D3 E3", "bg rg rg rg rg")
    standing = [label for row in (9, 10, 11) for label in (f"{letter}{row}" for letter in "DEFHIJK")][:20]
    board = with_cells(state.board, "^", " ".join(standing))
    state = replace(state, board=board, pyramids=tuple(map(cell, standing)))
    lines = told(play(state, "bg C4 C5"))
    assert any("from D9 moves to C3" in line and "D9 stays empty" in line for line in lines)


def test_points_that_are_lost_and_a_bonus_are_told() -> None:
    markers = (points(r=17), points())
    state = play(position(2, "rr F5 G5", "rg gg gg gg gg", markers=markers), "rg E5 E6")
    lines = told(state)
    assert "1 point beyond the end of a track is lost." in lines
    assert any("AXIO!" in line and "a bonus tile" in line for line in lines)


def test_a_win_by_five_markers_promises_no_bonus() -> None:
    markers = (points(r=17, g=18, b=18, o=18, p=18), points())
    state = play(position(2, "rr F5 G5", "rg gg gg gg gg", markers=markers), "rg E5 E6")
    assert state.reason == "complete"
    assert not any("bonus" in line for line in told(state))
    assert any("AXIO!" in line for line in told(state))


@pytest.mark.parametrize("reason", ["alone", "full", "left", "rack"])
def test_a_bonus_is_told_whatever_else_ended_the_match(reason: str) -> None:
    markers = (points(r=17), points())
    state = play(position(2, "rr F5 G5", "rg gg gg gg gg", markers=markers), "rg E5 E6")
    lines = told(ended(state, reason))
    assert SAY("markers-bonus", count=1, top=TOP) in lines
    assert SAY("markers-arrived") not in lines


def test_the_points_of_pyramids_are_lost_too() -> None:
    state = position(2, "rr D3 E3", "bg rg rg rg rg")
    worth = sum(play(state, "bg C4 C5").markers[0])
    full = play(replace(state, markers=((TOP, TOP, TOP, TOP, 0), points())), "bg C4 C5")
    (placed,) = [each for each in full.recent if isinstance(each, Placed)]
    assert any(sum(each.points) for each in placed.pyramids)
    assert SAY("markers-lost", lost=worth - sum(placed.gained)) in told(full)


def test_solo_tells_which_markers_go_on_and_of_no_other() -> None:
    markers = (points(r=17, g=TOP),)
    lines = told(play(position(1, "rr F5 G5", "rg", markers=markers), "rg E5 E6"))
    assert [line for line in lines if "second board" in line] == [SAY("axio-second-board", symbol="r")]


def test_solo_tells_of_the_second_board_and_of_the_first_tile() -> None:
    fresh = AXIO.setup(1, None, "solo")
    assert "must touch a coloured cell" in SHOW.decision(AXIO.view(fresh, None), who, SAY)
    state = position(1, "rr F5 G5", "rg", markers=(points(r=17),))
    lines = told(play(state, "rg E5 E6"))
    assert "🔴 red sun goes on at 0 of the second board." in lines
    assert "1 point beyond the end of a track is lost." in lines
    later = position(1, "rr F5 G5", "rg", markers=(points(r=20),))
    assert not any("second board" in line or "lost" in line for line in told(play(later, "rg E5 E6")))


def test_what_a_preview_promises_is_what_the_marker_gains() -> None:
    markers = (points(r=17), points())
    state = position(2, "rr F5 G5", "rg gg gg gg gg", markers=markers)
    view = AXIO.view(state, 0)
    worth = SHOW.worth(view, preview(view.board, view.area, place("r", cell("E5"), "g", cell("E6"))), SAY)
    assert worth.split("\n") == ["2 🔴 red sun", "1 point beyond the end of a track is lost."]


def test_a_preview_promises_the_pyramids_that_are_told_then() -> None:
    state = position(2, "rr D3 E3", "bg rg rg rg rg")
    view = AXIO.view(state, 0)
    worth = SHOW.worth(view, preview(view.board, view.area, place("b", cell("C4"), "g", cell("C5"))), SAY)
    pyramids = told(play(state, "bg C4 C5"))[1:]
    assert worth.split("\n")[1:] == pyramids != []


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (((11, 12, 13, 14, 15), (8, 18, 18, 18, 18)), "Anna wins: the lowest marker counts, 11 beats 8."),
        (
            ((9, 12, 15, 18, 18), (9, 12, 12, 18, 18)),
            "Anna wins the tie with Ben by marker 3 from the lowest: 15 beats 12.",
        ),
        (((9, 9, 9, 9, 9), (9, 9, 9, 9, 9)), "All five markers are equal, so the win is shared."),
    ],
)
def test_the_ranking_says_what_decided(rows: tuple[tuple[int, ...], tuple[int, ...]], says: str) -> None:
    state = position(2, markers=rows, reason="full")
    lines = SHOW.ranking_text(AXIO.view(state, None), who, SAY).split("\n")
    assert lines[-1] == says
    assert lines[0].startswith("1. Anna — " + " · ".join(map(str, sorted(rows[0]))))


def test_a_leaver_does_not_hide_what_decided_among_the_others() -> None:
    markers = ((5, 5, 5, 5, 5), (4, 4, 4, 4, 4), (18, 18, 18, 18, 18))
    state = position(3, markers=markers, reason="full", left=(2,))
    lines = SHOW.ranking_text(AXIO.view(state, None), who, SAY).split("\n")
    assert lines[-1] == "Anna wins: the lowest marker counts, 5 beats 4."
    assert "3. Cleo (has left)" in lines[2]


def test_the_board_scene_is_the_position(scene: list[Any]) -> None:
    state = play(position(2, "rr D3 E3", "bg rg rg rg rg"), "bg C4 C5")
    view = AXIO.view(state, None)
    SHOW.board(view, NAMES[:2])
    (board,) = scene
    assert (board.symbols, board.joints, board.laps) == (state.board, state.joints, 1)
    assert set(board.recent) == {cell("C3"), cell("C4"), cell("C5")}
    assert [track.markers for track in board.tracks] == list(state.markers)
    assert [track.to_move for track in board.tracks] == [False, True]


def test_a_preview_lays_the_tile_both_ways(scene: list[Any]) -> None:
    view = AXIO.view(position(2), 0)
    for first, second, ways in (("E5", "F5", "ew"), ("E5", "E6", "sn")):
        SHOW.preview(view, NAMES[:2], place("r", cell(first), "g", cell(second)))
        board = scene[-1]
        assert board.symbols[cell(first)] + board.symbols[cell(second)] == "rg"
        assert board.joints[cell(first)] + board.joints[cell(second)] == ways
        assert board.preview == (cell(first), cell(second))


def test_solo_is_drawn_with_two_boards_a_marker(scene: list[Any]) -> None:
    SHOW.board(AXIO.view(AXIO.setup(1, None, "solo"), None), NAMES[:1])
    assert scene[0].laps == 2


def test_the_ranking_scene_is_in_order_and_marks_what_decided(scene: list[Any]) -> None:
    state = position(2, markers=((9, 12, 12, 18, 18), (9, 12, 15, 18, 18)), reason="full")
    SHOW.ranking(AXIO.view(state, None), NAMES[:2])
    assert [row.name for row in scene[0].rows] == ["Ben", "Anna"]
    assert scene[0].decided == 2


def test_the_board_in_words_names_every_cell_that_is_not_empty() -> None:
    state = position(2, "rr D3 E3", "bg rg rg rg rg")
    state = replace(state, board=with_cells(with_cells(state.board, "^", "K3"), "x", "K4"))
    words = SHOW.board_text(AXIO.view(state, None), who, SAY)
    assert words.split("\n") == [
        "▶️ Anna: place a tile.",
        "Anna: lowest 0 · red 0, green 0, blue 0, orange 0, purple 0",
        "Ben: lowest 0 · red 0, green 0, blue 0, orange 0, purple 0",
        "The area in use: C3 to K11. Cells that are not named are empty.",
        "Row 3: D red, E red, G red (printed), K pyramid",
        "Row 4: K blocked",
        "Row 7: C orange (printed), G purple (printed), K blue (printed)",
        "Row 11: G green (printed)",
    ]


def test_the_longest_board_in_words_fits_into_an_answer() -> None:
    state = position(4, markers=((18,) * 5,) * 4)
    full = "".join(SYMBOLS[3] if content == "." else content for content in state.board)
    words = SHOW.board_text(AXIO.view(replace(state, board=full), None), lambda _: "W" * 40, SAY)
    assert len(words) <= 4096
