"""What players are told about an Axio position, and that the scene is the position."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.games.axio.scoring import explained, preview
from bot.games.axio.state import SYMBOLS, TOP, Placed, place
from bot.games.contract import NoOptions
from bot.games.turns import ended
from bot.pictures.axio import AxioAdapter
from bot.pictures.markers import placements_from, points_text
from tests.games.axio_positions import AXIO, cell, cells, play, points, position, skilled, with_cells
from tests.pictures.said import NAMES, SAY, lines, who

SHOW = AxioAdapter()
told = partial(lines, AXIO, SHOW)


def test_a_placement_is_told_with_its_cells_and_points() -> None:
    state = play(position(2, "bb F5 G5", "bo gg gg gg gg"), "bo E5 E6")
    scored = SAY("markers-points", points=2, symbol="b")
    assert told(state) == [
        SAY("axio-placed", name="Anna", tile="bo", first="E5", second="E6", points=scored),
        SAY("axio-why", cell="E5", rows=SAY("axio-counted-e", count=2), points=scored),
    ]


def test_a_placement_says_which_cells_each_half_counts(scene: list[Any]) -> None:
    state = play(position(2, "bb C8 D8, bg E9 E10, rr G8 H8, rr G9 H9", "br gg gg gg gg"), "br E8 F8")
    left, down, right = (
        SAY(f"axio-counted-{way}", count=count) for way, count in (("w", 2), ("s", 1), ("e", 2))
    )
    assert told(state)[1:] == [
        SAY("axio-why", cell="E8", rows=f"{down}, {left}", points=points_text((0, 0, 3, 0, 0), SAY)),
        SAY("axio-why", cell="F8", rows=right, points=points_text((2, 0, 0, 0, 0), SAY)),
    ]
    SHOW.board(AXIO.view(state, None), NAMES[:2])
    assert set(scene[-1].counted) == set(cells("C8 D8 E9 G8 H8"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_said_to_count_is_what_was_scored(seats: int, scene: list[Any]) -> None:
    """Also for earlier placements of a turn, whatever came to lie on the board after them."""
    several = moved = 0
    for number in range(3):
        chance, past = Random(f"why {seats} {number}"), []
        state = AXIO.setup(seats, NoOptions(), f"why {number}")
        while state.reason is None:
            before = state
            state = AXIO.apply(state, state.seat, skilled(state, state.seat, chance))
            past += [before.recent] if state.turn != before.turn else []
            view = replace(AXIO.view(state, None), past=tuple(past[-seats:]))
            made = [event for event in view.recent if isinstance(event, Placed)]
            several += len(made) > 1
            for event in (*(each for turn in view.past for each in turn if isinstance(each, Placed)), *made):
                score = explained(view.board, view.area, placements_from(view, event))
                assert score.tile == event.points
                assert score.pyramids == tuple((each.cell, each.points) for each in event.pyramids)
                moved += any(each.moved_from is not None for each in event.pyramids)
            SHOW.board(view, NAMES[:seats])
            shown = {view.board[cell] for cell in scene[-1].counted}
            assert shown <= {symbol for event in made for symbol in event.tile}
            scene.clear()
    assert several or seats == 1


def test_a_placement_without_points_says_so() -> None:
    state = play(position(2, "", "rg gg gg gg gg"), "rg E5 F5")
    assert told(state)[0].endswith("on E5–F5: no points.")


def test_pyramids_are_told_with_what_they_bring() -> None:
    # C3 in the corner of the area has D3 and C4 as its only neighbours.
    state = play(position(2, "rr D3 E3", "bg rg rg rg rg"), "bg C4 C5")
    (pyramid,) = [each for event in state.recent if isinstance(event, Placed) for each in event.pyramids]
    scored = points_text(pyramid.points, SAY)
    assert SAY("axio-pyramid", cell="C3", points=scored) in told(state)


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
    symbols = SAY("symbol-r")
    assert SAY("markers-bonus", symbols=symbols, count=1, top=TOP) not in told(state)
    assert SAY("markers-arrived", symbols=symbols, top=TOP) in told(state)


def test_each_axio_of_a_turn_says_which_symbol_arrived() -> None:
    markers = (points(r=17, g=16), points())
    state = position(2, "rr F5 G5, gg F9 G9", "rb gb bb bb bb", markers=markers)
    state = play(state, "rb E5 E6", "gb E9 E10")
    calls = [SAY("markers-bonus", symbols=SAY(f"symbol-{symbol}"), count=1, top=TOP) for symbol in ("r", "g")]
    assert [line for line in told(state) if line in calls] == calls


@pytest.mark.parametrize("reason", ["alone", "full", "left", "rack"])
def test_a_bonus_is_told_whatever_else_ended_the_match(reason: str) -> None:
    markers = (points(r=17), points())
    state = play(position(2, "rr F5 G5", "rg gg gg gg gg", markers=markers), "rg E5 E6")
    lines = told(ended(state, reason))
    assert SAY("markers-bonus", symbols=SAY("symbol-r"), count=1, top=TOP) in lines
    assert SAY("markers-arrived", symbols=SAY("symbol-r"), top=TOP) not in lines


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
    assert SAY("axio-second-board", symbol="r") in lines
    assert SAY("markers-lost", lost=1) in lines
    later = position(1, "rr F5 G5", "rg", markers=(points(r=20),))
    lines = told(play(later, "rg E5 E6"))
    assert not {SAY("axio-second-board", symbol="r"), SAY("markers-lost", lost=1)} & set(lines)


def test_what_a_preview_promises_is_what_the_marker_gains() -> None:
    markers = (points(r=17), points())
    state = position(2, "rr F5 G5", "rg gg gg gg gg", markers=markers)
    view = AXIO.view(state, 0)
    worth = SHOW.worth(view, preview(view.board, view.area, place("r", cell("E5"), "g", cell("E6"))), SAY)
    scored = points_text(points(r=2), SAY)
    assert worth.split("\n") == [
        scored,
        SAY("axio-why", cell="E5", rows=SAY("axio-counted-e", count=2), points=scored),
        SAY("markers-lost", lost=1),
    ]


def test_a_preview_promises_the_pyramids_that_are_told_then() -> None:
    state = position(2, "rr D3 E3", "bg rg rg rg rg")
    view = AXIO.view(state, 0)
    worth = SHOW.worth(view, preview(view.board, view.area, place("b", cell("C4"), "g", cell("C5"))), SAY)
    pyramids = told(play(state, "bg C4 C5"))[1:]
    assert worth.split("\n")[1:] == pyramids != []


def decided(level: int, more: int, less: int) -> str:
    return SAY("markers-decided", level=level, more=more, other="Ben", less=less)


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (((11, 12, 13, 14, 15), (8, 18, 18, 18, 18)), decided(1, 11, 8)),
        (((9, 12, 15, 18, 18), (9, 12, 12, 18, 18)), decided(3, 15, 12)),
        (((9, 9, 9, 9, 9), (9, 9, 9, 9, 9)), SAY("markers-decided-shared")),
    ],
)
def test_the_ranking_says_what_decided(rows: tuple[tuple[int, ...], tuple[int, ...]], says: str) -> None:
    state = position(2, markers=rows, reason="full")
    lines = SHOW.ranking_text(AXIO.view(state, None), who, SAY).split("\n")
    assert lines[-1] == says
    shared = says == SAY("markers-decided-shared")
    both = SAY("game-won-shared", names="Anna and Ben")
    assert lines[0] == (both if shared else SAY("game-won", name="Anna"))
    assert lines[1].startswith("1. Anna — " + " · ".join(map(str, sorted(rows[0]))))


def test_a_leaver_does_not_hide_what_decided_among_the_others() -> None:
    markers = ((5, 5, 5, 5, 5), (4, 4, 4, 4, 4), (18, 18, 18, 18, 18))
    state = position(3, markers=markers, reason="full", left=(2,))
    lines = SHOW.ranking_text(AXIO.view(state, None), who, SAY).split("\n")
    assert lines[-1] == decided(1, 5, 4)
    assert "3. Cleo (has left)" in lines[3]


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
        SAY("axio-decide-place", name="Anna"),
        "Anna: lowest 0 · red 0, green 0, blue 0, orange 0, purple 0",
        "Ben: lowest 0 · red 0, green 0, blue 0, orange 0, purple 0",
        SAY("axio-text-area", first="C3", last="K11"),
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


def test_the_half_of_a_tile_that_is_chosen_is_shown_where_it_goes(scene: list[Any]) -> None:
    view = AXIO.view(position(2), 0)
    SHOW.targets(view, NAMES[:2], [cell("E6")], ("b", cell("E5")))
    (board,) = scene
    assert (board.preview, board.targets, board.recent) == ((cell("E5"),), (cell("E6"),), ())
    assert board.symbols[cell("E5")] == "b"
    assert board.joints == view.joints


def test_what_the_markers_gained_in_the_last_turn_stands_with_its_player(scene: list[Any]) -> None:
    state = play(position(2, "br E6 F6", racks="rb"), "br E5 F5")
    SHOW.board(AXIO.view(state, None), NAMES[:2])
    (placed,) = [event for event in state.recent if isinstance(event, Placed)]
    assert any(placed.gained)
    assert [track.gained for track in scene[0].tracks] == [placed.gained, ()]
