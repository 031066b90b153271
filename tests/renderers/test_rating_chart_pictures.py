"""The picture of a player's ratings: what must be seen in it, and the numbers at its edges."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import rating_chart, theme
from renderers.canvas import coloured
from renderers.charts import LOOKS, mark_sprite, round_step, scale, spread
from renderers.rating_chart import Curve, Sheet, thinned
from tests.renderers.axio_scenes import opened
from tests.renderers.rating_chart_scenes import DRAWN, GAMES, SCENES, one, sheet, walk

each_kind = pytest.mark.parametrize("draw", DRAWN.values(), ids=DRAWN)


def seen(scene: Sheet) -> Image.Image:
    return opened(rating_chart.draw_sheet(scene)).convert("RGB")


def colours(image: Image.Image) -> dict[theme.Colour, int]:
    """How many pixels each colour of a picture has."""
    counted: Any = image.getcolors(image.width * image.height)
    return {colour: count for count, colour in counted}


@each_kind
def test_size_and_bytes_stay_within_what_discord_shows_well(draw: Callable[[], bytes]) -> None:
    picture = draw()
    image = opened(picture)
    assert (image.width, image.mode, image.info.get("transparency")) == (theme.WIDTH, "P", None)
    assert image.height <= theme.WIDTH
    assert len(picture) <= 50_000


@pytest.mark.parametrize(
    ("span", "most", "step"),
    [(0, 5, 1), (5, 5, 1), (6, 5, 2), (11, 5, 5), (26, 5, 10), (51, 5, 20), (101, 5, 50), (251, 5, 100)],
)
def test_steps_are_round(span: int, most: int, step: int) -> None:
    assert round_step(span, most) == step


@pytest.mark.parametrize("lowest", [-130, 0, 3, 999, 1000])
@pytest.mark.parametrize("span", [0, 1, 40, 100, 101, 480, 2000])
def test_a_scale_has_few_round_numbers_and_room_for_all_ratings(lowest: int, span: int) -> None:
    lines = scale(lowest, lowest + span, 100)
    assert lines[0] <= lowest <= lowest + span <= lines[-1]
    assert 3 <= len(lines) <= 8
    assert str(lines.step).rstrip("0") in ("1", "2", "5")
    assert all(line % lines.step == 0 for line in lines)
    assert lines[-1] - lines[0] >= 100


@pytest.mark.parametrize("matches", [0, 1, 2, 159, 160, 161, 500, 5000])
def test_thinning_keeps_the_ends_and_the_extremes(matches: int) -> None:
    ratings = walk(matches, 5)
    points = thinned(ratings)
    assert points == sorted(points)
    assert all(ratings[number] == rating for number, rating in points)
    assert points[0][0] == 0
    assert points[-1][0] == matches
    assert {min(ratings), max(ratings)} <= {rating for _, rating in points}
    assert len(points) == matches + 1 if matches < 160 else 80 <= len(points) <= 162


@pytest.mark.parametrize(
    "wanted", [[], [3.0], [0, 0, 0], [10, 12, 90], [95, 99, 100], [50, 50, 50, 50, 50], [-20, 400]]
)
def test_labels_are_apart_and_within(wanted: list[float]) -> None:
    places = spread(wanted, 30, 0, 100)
    assert len(places) == len(wanted)
    assert all(-1e-6 <= place <= 100 + 1e-6 for place in places)
    assert all(
        after - before >= min(30, 100 / (len(wanted) - 1)) - 1e-6 for before, after in pairwise(places)
    )


def test_labels_that_have_room_stay_where_their_lines_end() -> None:
    assert spread([10, 50, 90], 30, 0, 100) == [10, 50, 90]


@pytest.mark.parametrize("look", range(len(LOOKS)))
def test_a_line_has_the_colour_of_its_game(look: int) -> None:
    found = colours(seen(sheet(replace(one(walk(30, 4)), look=look))))
    assert found[LOOKS[look]] > 1100
    assert set(LOOKS) & set(found) == {LOOKS[look]}


@pytest.mark.parametrize(("provisional", "least", "most"), [(0, 0.85, 1), (31, 0.4, 0.75)])
def test_the_part_that_is_not_sure_is_dotted(provisional: int, least: float, most: float) -> None:
    image = seen(sheet(replace(one((1000,) * 31), provisional=provisional)))
    plot = image.crop((131, 262, 628, 698))
    rows = [colours(plot.crop((0, y, plot.width, y + 1))).get(LOOKS[0], 0) for y in range(plot.height)]
    assert least <= max(rows) / plot.width <= most


@pytest.mark.parametrize(("matches", "marked"), [(4, True), (5, False)])
def test_a_rating_of_few_matches_is_marked(matches: int, marked: bool) -> None:
    # The same line, once known to be sure: what differs beside the plot is the mark behind the rating.
    ratings = walk(matches, 4)
    given, sure = (seen(sheet(replace(one(ratings), provisional=provisional))) for provisional in (5, 0))
    beside = (theme.WIDTH - 244, 236, theme.WIDTH, 785)
    assert (ImageChops.difference(given.crop(beside), sure.crop(beside)).getbbox() is not None) is marked


@pytest.mark.parametrize(("one_look", "other"), list(combinations(range(len(LOOKS)), 2)))
def test_two_marks_differ_by_shape_alone(one_look: int, other: int) -> None:
    shapes = []
    for look in (one_look, other):
        small = coloured(mark_sprite(look).image).convert("L").resize((14, 14), Image.Resampling.BOX)
        border = sum(small.getextrema()) // 2  # type: ignore[arg-type]  # a picture of one band has two numbers
        shapes.append(small.point([0 if value < border else 255 for value in range(256)]))
    assert ImageStat.Stat(ImageChops.difference(*shapes)).mean[0] > 255 * 0.04


def test_a_name_that_cannot_be_drawn_harms_nothing() -> None:
    scene = SCENES["flat"]
    assert seen(replace(scene, title="日本語")) != seen(scene)
    assert seen(replace(scene, title="x" * 200)).size == seen(scene).size


def test_more_games_than_looks_are_drawn_too() -> None:
    curves = tuple(Curve(f"Game {number}", number, walk(9, number), 5) for number in range(7))
    assert seen(sheet(*curves)).width == theme.WIDTH


@pytest.mark.parametrize("games", [2, 3, 4])
@pytest.mark.parametrize("ratings", [(1000, 1106), (1000, 1100, 1080, 1080, 1140, 1200, 1180, 1230)])
def test_equal_lines_take_turns(games: int, ratings: tuple[int, ...]) -> None:
    """Besides its marks, at its end and at its label, each has its share of the line."""
    together = colours(seen(sheet(*(one(ratings, game) for game in range(games)))))
    for game in range(games):
        alone = colours(seen(sheet(one(ratings, game))))[LOOKS[game]]
        marks = 2 * colours(coloured(mark_sprite(game).image).convert("RGB"))[LOOKS[game]]
        assert together[LOOKS[game]] - marks > 0.6 * (alone - marks) / games, GAMES[game]
