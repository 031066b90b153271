"""Axio Rota: what each corner scores, the empty corner, and the figures that the rules work out."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.rota.scoring import Taken, circle, name_needed, preview, spaces, squares, touches
from bot.games.rota.state import Laid, Place, Square
from bot.refusal import Illegal
from tests.games.rota_positions import RED_TABLE, ROTA, placed, play, points, position, square

# --- the figures worked out in the rules


def shown(taken: Taken, square: Square, corner: int) -> str:
    """What the others of a circle show."""
    return "".join(circle(taken, square, corner).values())


def test_figure_one_purple_and_one_blue() -> None:
    # The green corner meets no other green, the orange one meets nothing.
    table = "M60 rbpg, N60 rgbo, M61 grob"
    taken = squares(position(table=table).table)
    assert [shown(taken, (1, 1), corner) for corner in range(4)] == ["rpo", "b", "", "o"]
    state = play(position(table=table, hands="pbog"), "N61 0")
    assert placed(state).worth == (1, 1, 0, 0)
    assert placed(state).points == points(p=1, b=1)


def test_figure_two_red_and_one_blue() -> None:
    state = play(position(table=RED_TABLE, hands="rbog"), "N61 0")
    assert placed(state).worth == (2, 1, 0, 0)
    assert placed(state).points == points(r=2, b=1)


def test_figure_one_red_and_one_blue() -> None:
    table = "M60 gbro, N60 rpbg, M61 gpob"
    state = play(position(table=table, hands="rbog"), "N61 0")
    assert placed(state).worth == (1, 1, 0, 0)
    assert placed(state).points == points(r=1, b=1)


def test_figure_with_an_empty_corner_named_blue() -> None:
    # The empty corner of the tile meets a blue one; purple meets purple; the red corner lies
    # beside an empty corner that was laid earlier, and scores nothing.
    table = "M60 gopr, N60 rgbo, M61 go_r"
    state = play(position(table=table, hands="p_gr"), "N61 0 b")
    assert placed(state).corners == "p_gr"
    assert placed(state).named == "b"
    assert placed(state).worth == (1, 1, 0, 0)
    assert placed(state).points == points(p=1, b=1)


@pytest.mark.parametrize(("named", "expected"), [("r", points(b=1, r=2)), ("p", points(b=1, p=1))])
def test_figure_one_blue_and_either_two_red_or_one_purple_as_named(
    named: str, expected: tuple[int, ...]
) -> None:
    state = position(table=RED_TABLE, hands="_bog")
    assert shown(squares(state.table), (1, 1), 0) == "prr"
    state = play(state, f"N61 0 {named}")
    assert (placed(state).points, placed(state).named) == (expected, named)


# --- each corner


def test_a_corner_scores_one_for_each_other_corner_of_the_same_symbol_in_its_circle() -> None:
    for count in range(4):
        corners = ["r" if number < count else "g" for number in range(3)]
        table = f"M60 bo{corners[0]}p, N60 bop{corners[1]}, M61 b{corners[2]}pg"
        state = play(position(table=table, hands="rgbo"), "N61 0")
        assert placed(state).worth[0] == count
        assert placed(state).points == points(r=count)


def test_a_tile_that_meets_the_point_only_diagonally_is_in_the_circle() -> None:
    state = position(table="M60 bogp, M61 bopr", hands="grpb")
    assert shown(squares(state.table), (1, 1), 0) == "og"
    assert placed(play(state, "N61 0")).points == points(g=1)


def test_the_circle_of_each_corner_has_the_corners_at_its_grid_point() -> None:
    around = "M60 1234, N60 5678, O60 9abc, M61 defg, O61 hijk, M62 lmno, N62 pqrs, O62 tuvw"
    taken = {square(text.split()[0]): text.split()[1] for text in around.split(", ")}
    assert [shown(taken, (1, 1), corner) for corner in range(4)] == ["e38", "h7c", "tqk", "pmf"]


def test_an_incomplete_circle_scores() -> None:
    assert placed(play(position(table="M60 bgop", hands="grpo"), "N60 0")).worth == (1, 0, 0, 1)


def test_a_corner_without_neighbour_scores_nothing() -> None:
    state = play(position(table="M60 bgop", hands="rgbo"), "N60 0")
    assert placed(state).worth == (0, 0, 0, 1)
    assert placed(state).points == points(o=1)


def test_two_corners_of_a_tile_never_count_each_other() -> None:
    # No tile has a symbol twice, but an empty corner may be named like another corner.
    state = play(position(table="M60 rogp", hands="_rgb"), "N60 0 r")
    assert placed(state).worth == (0, 0, 0, 0)
    state = play(position(table="M60 rrgr, N59 ggrr", hands="_rgb"), "N60 0 r")
    assert placed(state).worth == (2, 1, 0, 0)
    assert placed(state).points == points(r=3)


def test_only_the_player_who_places_scores() -> None:
    state = play(position(3, "M60 bgop", "grpo"), "N60 0")
    assert state.markers == (points(g=1, o=1), points(), points())


# --- the empty corner


def test_empty_corners_laid_earlier_show_nothing() -> None:
    assert placed(play(position(table="M60 b_op", hands="rgbo"), "N60 0")).worth == (0, 0, 0, 1)
    # Also where a colour was named for it, and also for another empty corner.
    state = play(position(table="M60 brop", hands="_gbp|rgbo"), "N60 0 r", "N59 0")
    assert placed(state).corners == "rgbo"
    assert shown(squares(state.table), (1, -1), 3) == "_r"
    assert placed(state).worth == (0, 0, 0, 0)
    state = play(position(table="M60 b_op", hands="_gbp"), "N60 0 r")
    assert placed(state).points == points()


def test_a_name_is_needed_where_the_empty_corner_meets_another_corner() -> None:
    state = position(table="M60 brop", hands="_gbp")
    with pytest.raises(Illegal) as refused:
        play(state, "N60 0")
    assert refused.value.key == "rota-name-needed"
    assert refused.value.params == {"square": "N60", "rotation": 0}
    assert placed(play(state, "N60 0 r")).points == points(r=1)


def test_no_name_is_needed_where_the_empty_corner_meets_none() -> None:
    state = position(table="M60 brop", hands="_gbp")
    event = placed(play(state, "N60 1"))
    assert (event.corners, event.named, event.points) == ("p_gb", None, points())


def test_a_needless_name_is_accepted_and_changes_nothing() -> None:
    state = position(table="M60 brop", hands="_gbp|rgbo")
    for colour in "rgbop":
        assert play(state, f"N60 1 {colour}") == play(state, "N60 1")
    other = play(state, "N60 1")
    assert play(other, "N59 2 g") == play(other, "N59 2"), "a tile without an empty corner"


def test_the_named_colour_is_not_remembered_on_the_table() -> None:
    state = play(position(table="M60 brop", hands="_gbp"), "N60 0 r")
    assert state.table[-1] == Laid(1, 0, "_gbp")
    assert placed(state).named == "r"


def test_listed_are_all_colours_where_a_name_is_needed_else_none() -> None:
    state = position(table="M60 brop", hands="_gbp")
    listed = list(ROTA.actions(state, 0))
    at = [action for action in listed if (action.x, action.y) == (1, 0)]
    assert at == [
        *(Place(1, 0, 0, colour) for colour in "rgbop"),
        Place(1, 0, 1),
        Place(1, 0, 2),
        *(Place(1, 0, 3, colour) for colour in "rgbop"),
    ]
    assert len(listed) == 4 * len(at), "four sides, two of four rotations at each"
    full = list(ROTA.actions(position(table="M60 brop", hands="rgbp"), 0))
    assert full == [Place(x, y, turns) for x, y in ((0, -1), (-1, 0), (1, 0), (0, 1)) for turns in range(4)]


# --- where a tile may lie


@pytest.mark.parametrize("rotation", range(4))
def test_rotations_are_clockwise_quarter_turns(rotation: int) -> None:
    event = placed(play(position(table="M60 bgop", hands="rgbo"), f"N60 {rotation}"))
    assert event.corners == ("rgbo", "orgb", "borg", "gbor")[rotation]


def test_a_tile_shares_a_side_with_a_tile_on_the_table() -> None:
    state = position(table="M60 bgop, N60 rgbo")
    assert spaces(squares(state.table)) == ((0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1))
    for label in ("L59", "O61", "P60", "A5", "M62"):
        with pytest.raises(Illegal) as refused:
            play(state, f"{label} 0")
        assert (refused.value.key, refused.value.params) == ("rota-not-beside", {"square": label})
        assert not touches(squares(state.table), square(label))


def test_no_tile_lies_on_another() -> None:
    with pytest.raises(Illegal) as refused:
        play(position(table="M60 bgop, N60 rgbo"), "N60 0")
    assert (refused.value.key, refused.value.params) == ("rota-square-taken", {"square": "N60"})


def test_a_hole_takes_a_tile_that_meets_all_eight() -> None:
    ring = "M60 bgop, N60 bgop, O60 bgop, M61 bgop, O61 bgop, M62 bgop, N62 bgop, O62 bgop"
    state = position(table=ring, hands="bgop")
    assert (1, 1) in spaces(squares(state.table))
    # At each point the four corners of four equal tiles are o, p, b and g.
    assert placed(play(state, "N61 0")).worth == (0, 0, 0, 0)
    taken = squares(state.table)
    assert all(len(shown(taken, (1, 1), corner)) == 3 for corner in range(4))


def test_the_table_has_no_edge() -> None:
    line = ", ".join(f"M{row} bgop" for row in range(10, 61))
    state = play(position(table=line), "M9 0")
    assert state.table[-1] == Laid(0, -51, "rgbp")


# --- the preview


def test_a_preview_says_what_the_placement_then_scores() -> None:
    state = position(table="M60 gbro, N60 gobr, M61 gpob", hands="_bog")
    taken = squares(state.table)
    for action in ROTA.actions(state, 0):
        worth, event = preview(taken, "_bog", action), placed(ROTA.apply(state, 0, action))
        assert (worth.corners, worth.named) == (event.corners, event.named)
        assert (worth.worth, worth.points) == (event.worth, event.points)
    assert taken == squares(state.table), "a preview changes nothing"


def test_a_preview_without_a_needed_name_leaves_the_empty_corner_out() -> None:
    taken = squares(position(table="M60 gbro, N60 gobr, M61 gpob").table)
    assert name_needed(taken, "_bog", (1, 1), 0)
    score = preview(taken, "_bog", Place(1, 1, 0))
    assert (score.named, score.worth, score.points) == (None, (0, 1, 0, 0), points(b=1))


# --- markers


def test_a_marker_stops_at_twelve_and_points_beyond_are_lost() -> None:
    markers = (points(r=11, b=12), points())
    event = placed(play(position(table=RED_TABLE, hands="rbog", markers=markers), "N61 0"))
    assert event.points == points(r=2, b=1)
    assert event.gained == points(r=1)
    assert event.arrived == 1, "blue stood there before"


def test_worth_and_points_agree_whatever_is_named() -> None:
    for first, second in combinations("rgbop", 2):
        state = position(table=f"M60 b{first}{second}p", hands=f"_{first}b{second}")
        event = placed(play(state, f"N60 0 {first}"))
        assert sum(event.worth) == sum(event.points)
