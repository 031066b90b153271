"""What players are told about an Axio Rota position, and that the scene is the position."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.games.contract import NoOptions
from bot.games.rota.scoring import explained, preview, squares
from bot.games.rota.state import TOP, Event, Place, Placed, State, label
from bot.games.turns import ended
from bot.pictures.markers import points_text
from bot.pictures.rota import RotaAdapter, tile_text
from renderers import rota as scenes
from tests.games.rota_positions import ROTA, near_top, play, points, position, skilled, square
from tests.pictures.said import NAMES, SAY, lines, who

SHOW = RotaAdapter()
told = partial(lines, ROTA, SHOW)


def test_a_tile_is_told_clockwise_from_the_top_left() -> None:
    assert tile_text("rg_b", SAY) == "🔴🟢⚪🔵 red–green–empty–blue"


def test_a_placement_is_told_as_it_lies_with_its_points() -> None:
    state = play(position(2, "M60 gbro, N60 gpbr, M61 gpob", "rbog"), "N61 0")
    scored = points_text(points(r=2, b=1), SAY)
    assert told(state) == [
        SAY("rota-placed", name="Anna", tile=tile_text("rbog", SAY), square="N61", points=scored),
        SAY(
            "rota-why", corner=SAY("rota-corner-0"), squares="M60 + N60", points=points_text(points(r=2), SAY)
        ),
        SAY("rota-why", corner=SAY("rota-corner-1"), squares="N60", points=points_text(points(b=1), SAY)),
    ]


@pytest.mark.parametrize("seats", [1, 4])
def test_what_is_said_to_count_is_what_was_scored(seats: int, scene: list[Any]) -> None:
    """Also for earlier placements of a turn, whatever came to lie on the table after them."""
    several = 0
    for number in range(3):
        chance = Random(f"why {seats} {number}")
        state = ROTA.setup(seats, NoOptions(), f"why {number}")
        while state.reason is None:
            state = ROTA.apply(state, state.seat, skilled(state, state.seat, chance))
            view = ROTA.view(state, None)
            made = [event for event in view.recent if isinstance(event, Placed)]
            several += len(made) > 1
            for event in made:
                score = explained(view.table, event)
                assert (score.worth, score.points) == (event.worth, event.points)
            SHOW.board(view, NAMES[:seats])
            own = {(event.x, event.y, corner) for event in made for corner in range(4) if event.worth[corner]}
            assert own <= set(scene[-1].counted)
            assert bool(own) == bool(scene[-1].counted)
            scene.clear()
    assert several


def test_a_placement_without_points_says_so() -> None:
    state = play(position(2, "M60 rrrr", "gbop"), "N60 0")
    assert told(state)[0].endswith(" on N60: no points.")


def test_a_named_corner_is_told_with_its_colour() -> None:
    state = play(position(2, "M60 rrrr", "gb_p"), "M59 0 r")
    scored = points_text(points(r=1), SAY)
    tile = tile_text("gb_p", SAY)
    assert told(state) == [
        SAY("rota-placed-named", name="Anna", tile=tile, square="M59", colour="r", points=scored),
        SAY("rota-why", corner=SAY("rota-corner-2"), squares="M60", points=scored),
    ]


def test_an_axio_is_told_with_its_bonus_and_what_is_lost() -> None:
    lines = told(play(near_top(), "N61 0"))
    assert lines[-2:] == [
        SAY("markers-lost", lost=1),
        SAY("markers-bonus", symbols=SAY("symbol-r"), count=1, top=TOP),
    ]


def test_a_bonus_without_supply_is_told_as_lost() -> None:
    lines = told(play(near_top(supply=()), "N61 0"))
    assert lines[-1] == SAY("rota-bonus-lost", name="Anna", count=1)


def test_all_markers_at_the_top_promise_no_bonus() -> None:
    state = play(near_top(markers=(points(r=11, g=12, b=12, o=12, p=12), (0,) * 5)), "N61 0")
    assert state.reason == "complete"
    arrived = SAY("markers-arrived", symbols=SAY("symbol-r"), top=TOP)
    assert told(state)[-2:] == [arrived, SAY("rota-ended-complete")]


@pytest.mark.parametrize("reason", ["alone", "left", "placed"])
def test_a_bonus_is_told_whatever_else_ended_the_match(reason: str) -> None:
    lines = told(ended(play(near_top(), "N61 0"), reason))
    assert SAY("markers-bonus", symbols=SAY("symbol-r"), count=1, top=TOP) in lines
    assert SAY("markers-arrived", symbols=SAY("symbol-r"), top=TOP) not in lines


def test_who_starts_and_who_left_is_told() -> None:
    state = ROTA.setup(3, NoOptions(), "seed")
    assert told(state) == [SAY("game-started", name=NAMES[state.seat])]
    assert told(ROTA.leave(state, 1)) == [SAY("game-left", name="Ben")]
    assert SHOW.events_text(ROTA.view(ROTA.setup(1, NoOptions(), "seed"), 0), who, SAY) == ""


def test_every_ending_has_its_sentence() -> None:
    two = ROTA.setup(2, NoOptions(), "seed")
    assert told(ROTA.leave(two, 0))[-1] == SAY("game-ended-alone")
    solo = ROTA.setup(1, NoOptions(), "seed")
    assert told(ROTA.leave(solo, 0))[-1] == SAY("game-ended-left")
    last = position(2, stacks=((), ()), hands="rgbp|")
    assert told(play(last, "M59 0"))[-1] == SAY("rota-ended-placed")


def test_what_is_to_be_decided() -> None:
    def decision(state: State, viewer: int | None = None) -> str:
        return SHOW.decision(ROTA.view(state, viewer), who, SAY)

    assert decision(position(2)) == SAY("rota-decide-place", name="Anna")
    owed = play(near_top(markers=(points(r=11, b=11), (0,) * 5)), "N61 0")
    assert decision(owed) == SAY("rota-decide-bonus", name="Anna", owed=2)
    solo = position(1, hands="rg_b")
    tile = tile_text("rg_b", SAY)
    assert decision(solo) == SAY("rota-decide-solo", tile=tile, own=11, supply=44)
    bonus = play(near_top(1), "N61 0")
    assert decision(bonus) == SAY("rota-decide-solo-bonus", tile=tile_text("bgo_", SAY), owed=1)
    assert decision(ROTA.leave(position(2), 1)) == ""


def test_the_scene_is_the_position(scene: list[Any]) -> None:
    state = play(position(3, hands="rg_p"), "M59 0 b")
    SHOW.board(ROTA.view(state, None), NAMES)
    (board,) = scene
    tiles = {(tile.x, tile.y): tile for tile in board.tiles}
    assert {at: tile.corners for at, tile in tiles.items()} == squares(state.table)
    assert tiles[square("M59")].named == "b"
    assert all(tile.named is None for at, tile in tiles.items() if at != square("M59"))
    assert board.recent == (square("M59"),)
    assert board.supply == 20
    assert board.hand is None
    assert [(track.stack, track.to_move) for track in board.tracks] == [(10, False), (11, True), (11, False)]
    for x, column in enumerate(board.columns, board.left):
        for y, row in enumerate(board.rows, board.top):
            assert column + row == label((x, y))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_public_board_shows_no_hand_but_that_of_a_solo(scene: list[Any], viewer: int | None) -> None:
    SHOW.board(ROTA.view(position(2), viewer), NAMES)
    assert scene[-1].hand is None
    if viewer != 1:
        SHOW.board(ROTA.view(position(1, hands="rg_b"), viewer), NAMES)
        assert scene[-1].hand == scenes.Hand("rg_b")


def test_a_preview_shows_the_tile_where_it_would_lie(scene: list[Any]) -> None:
    state = position(2, hands="rg_b")
    SHOW.preview(ROTA.view(state, 0), NAMES, Place(*square("M59"), 1, "p"))
    (board,) = scene
    assert board.preview == (scenes.Tile(*square("M59"), "brg_", "p"),)
    assert board.hand == scenes.Hand("rg_b", 1, "p")
    assert len(board.tiles) == 4


def test_what_a_placement_would_bring_says_what_is_lost() -> None:
    state = near_top()
    view = ROTA.view(state, 0)
    score = preview(squares(view.table), "rbog", Place(*square("N61"), 0))
    lines = SHOW.worth(view, score, SAY).split("\n")
    assert lines[0] == points_text(points(r=2, b=1), SAY)
    assert lines[1:-1] == [line for line in told(play(state, "N61 0")) if line.startswith("• ")] != []
    assert lines[-1] == SAY("markers-lost", lost=1)


def test_the_alt_text_says_who_is_next_what_happened_and_the_scores() -> None:
    state = play(position(2, "M60 gbro, N60 gpbr, M61 gpob", "rbog"), "N61 0")
    lines = SHOW.board_alt(ROTA.view(state, None), NAMES, SAY).split("\n")
    scores = SHOW.scores(ROTA.view(state, None), who, SAY).split("\n")
    assert lines == [SAY("game-to-move", name="Ben"), *scores, *told(state)]


def test_the_board_in_words_names_every_tile() -> None:
    state = position(2, "N60 _bop, M60 rgbo, M61 rgbp")
    lines = SHOW.board_text(ROTA.view(state, None), who, SAY).split("\n")
    assert lines == [
        "Anna: lowest 0 · red 0, green 0, blue 0, orange 0, purple 0",
        "Ben: lowest 0 · red 0, green 0, blue 0, orange 0, purple 0",
        "General supply: 32 tiles. Own tiles left to draw: Anna 11, Ben 11."
        " Tiles are read clockwise from the top left.",
        "Row 60: M red–green–blue–orange, N empty–blue–orange–purple",
        "Row 61: M red–green–blue–purple",
    ]


def test_the_ranking_tells_what_decided(scene: list[Any]) -> None:
    state = position(
        2, stacks=((), ()), hands="rgbp|", markers=((8, 7, 12, 9, 10), (7, 9, 9, 9, 9)), table="M60 oooo"
    )
    over = play(state, "M59 0")
    words = SHOW.ranking_text(ROTA.view(over, None), who, SAY).split("\n")
    assert words == [
        SAY("game-won", name="Ben"),
        SAY("markers-result", place=1, name="Ben", markers="7 · 9 · 9 · 9 · 9"),
        SAY("markers-result", place=2, name="Anna", markers="7 · 8 · 9 · 10 · 12"),
        SAY("markers-decided", level=2, more=9, other="Anna", less=8),
    ]
    SHOW.ranking(ROTA.view(over, None), NAMES)
    assert scene[-1].decided == 1
    assert [track.name for track in scene[-1].rows] == ["Ben", "Anna"]


def test_a_solo_result_is_the_lowest_marker() -> None:
    over = play(
        position(1, stacks=((),), hands="rgbp", markers=((3, 4, 5, 6, 7),), table="M60 oooo"), "M59 0"
    )
    words = SHOW.ranking_text(ROTA.view(over, None), who, SAY)
    assert words == SAY("markers-result-solo", score=3, markers="3 · 4 · 5 · 6 · 7")


def test_the_hand_is_shown_to_its_owner_only(scene: list[Any]) -> None:
    state = position(2, hands="rg_b|bgop")
    assert SHOW.hand_text(ROTA.view(state, 1), SAY).startswith("🔵🟢🟧🟣 blue–green–orange–purple, clockwise")
    SHOW.hand(ROTA.view(state, 1))
    assert scene == [scenes.Hand("bgop")]
    assert SHOW.hand(ROTA.view(state, None)) is None


@pytest.mark.todays(2)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_texts_of_whole_matches_fit_into_messages(seats: int) -> None:
    """A post of the longest possible turn, five placements, leaves room in Discord's 2000 characters."""
    for number in range(6):
        chance = Random(number)
        state = ROTA.setup(seats, NoOptions(), f"match {number}")
        while state.reason is None:
            state = ROTA.apply(state, state.seat, skilled(state, state.seat, chance))
            view = ROTA.view(state, None)
            assert len(SHOW.board_text(view, who, SAY)) < 4096
            post = [SHOW.events_text(longest(view), bold, SAY), SHOW.decision(view, bold, SAY)]
            assert len("\n".join(post)) < 1600


def bold(seat: int) -> str:
    return "**" + "W" * 32 + "**"


def longest(view: Any) -> Any:
    """The view with a placement five times over, as if it had brought four bonuses."""
    last: list[Event] = [event for event in view.recent if isinstance(event, Placed)]
    return replace(view, recent=tuple(last[:1] * 5))
