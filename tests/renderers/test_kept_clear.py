"""What is drawn keeps clear of what stands beside it, and leaves readable what lies under it."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest
from PIL import Image, ImageChops

from renderers import (
    axio,
    charts,
    course,
    iota,
    iota_cards,
    paper_panel,
    paper_world,
    rota,
    supply,
    theme,
    tracks,
)
from renderers.canvas import Picture, Sprite
from tests.renderers import course_scenes, paper_world_scenes
from tests.renderers.axio_scenes import opened

_SMALL = (41, 48, 55, 59)
"""Sides of the cells of wide tables of Iota."""


def shown(data: bytes) -> Image.Image:
    return opened(data).convert("RGB")


@pytest.mark.parametrize("sign", [axio._bag, iota._pile, rota._pile])
def test_the_sign_of_what_is_left_touches_neither_the_board_nor_the_cards(sign: Any) -> None:
    picture = Picture(theme.WIDTH, supply.HEIGHT, theme.TABLE)
    drawn: Sprite = sign()
    supply.draw_supply(picture, 0, drawn, 90)
    image = shown(picture.encode([]))
    for rows in ((0, 3), (supply.HEIGHT - 3, supply.HEIGHT)):
        band = image.crop((0, rows[0], image.width, rows[1]))
        assert band.getcolors() == [(band.width * band.height, theme.TABLE)]


def test_numbers_of_a_chart_stay_within_its_card() -> None:
    for lowest in (-90.0, -900.0, -9000.0):
        scene = course_scenes.of((0.0, lowest), (0.0, -3 * lowest))
        image = shown(course.draw_course(scene))
        rim = image.crop((0, charts.HEAD + 26, theme.MARGIN + 10, charts.HEAD + charts.CARD - 26))
        assert all(
            rim.getpixel((x, y)) == rim.getpixel((x, 0)) for x in range(rim.width) for y in range(rim.height)
        )


@pytest.mark.parametrize(
    "counts", [(0, 0, 0, 0, 0), (20, 6, 2, -9, -12), (9, 4, 0, -13, -1), (45, 12, 2, -13, -20)]
)
def test_what_a_total_is_made_of_stands_apart_with_equal_gaps(counts: tuple[int, ...]) -> None:
    kinds = ("star", "goal", "token", "hand", "discard")
    begun, widths = paper_panel._spread(tuple(zip(kinds, counts, strict=True)))
    ends = [start + width for start, width in zip(begun, widths, strict=True)]
    gaps = [start - end for end, start in zip(ends, begun[1:], strict=False)]
    assert min(gaps) >= 9, "the frame round one reaches 7 beyond it"
    assert max(gaps) - min(gaps) <= 1
    assert begun[0] == paper_panel._ACROSS - ends[-1] == paper_panel._INSET


def test_the_number_of_a_hint_leaves_the_value_of_a_card_readable() -> None:
    scene = paper_world_scenes.hints()
    bare = replace(
        scene, numbers=(), landscapes=tuple(replace(each, numbers=()) for each in scene.landscapes)
    )
    one, other = (shown(paper_world.draw_board(each)) for each in (scene, bare))
    place = paper_world.place_of(scene, 0, paper_world_scenes.cell("D4"))
    assert place is not None
    sides = [place, *((theme.MARGIN + 10 + pile * 94, theme.MARGIN + 29, 94) for pile in range(5))]
    assert ImageChops.difference(one, other).getbbox() is not None
    for left, top, side in sides:
        upper = (left, top, left + side, top + side // 2)
        assert ImageChops.difference(one.crop(upper), other.crop(upper)).getbbox() is None


@pytest.mark.parametrize("size", _SMALL)
@pytest.mark.parametrize("colour", iota_cards.COLOURS)
def test_a_small_square_is_not_the_rim_of_its_card(size: int, colour: str) -> None:
    picture = Picture(theme.WIDTH, 100, theme.PLUM)
    iota_cards.draw_card(picture, (0, 0), size, f"{colour}s1", "laid")
    image = shown(picture.encode([]))
    across = [image.getpixel((x, size // 2)) for x in range(size)]
    assert across.count(iota_cards.COLOURS[colour]) >= size / 6


@pytest.mark.parametrize("colour", iota_cards.COLOURS)
def test_a_small_shape_is_much_lighter_than_its_card(colour: str) -> None:
    card, shape = (_luminance(each[colour]) for each in (iota_cards.COLOURS, iota_cards._TINTS))
    assert (shape + 0.05) / (card + 0.05) >= 1.25


def test_no_lines_of_a_table_stand_beside_the_cards_of_a_hand() -> None:
    image = shown(iota.draw_hand(iota.Hand(("rc2", "gs4", "w", "yx1"))))
    beside = image.crop((theme.MARGIN + 26, 29, theme.WIDTH - theme.MARGIN - 26, 30))
    assert beside.getcolors() == [(beside.width, theme.PLUM)]


def _luminance(colour: tuple[int, int, int]) -> float:
    """As WCAG defines it."""
    parts = (each / 255 for each in colour)
    red, green, blue = (
        each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("players", [2, 3, 4])
def test_coordinates_leave_the_rim_of_a_landscape_as_it_is(players: int) -> None:
    scene = paper_world_scenes.board(players)
    image = shown(paper_world.draw_board(scene))
    for seat, landscape in enumerate(scene.landscapes):
        found = (paper_world.place_of(scene, seat, cell) for cell in range(paper_panel.SIDE**2))
        places = [place for place in found if place]
        (left, top, side), (right, low, _) = places[0], places[-1]
        right, low = right + side, low + side
        across, down = left + side // 2, top + side // 2
        for step in (1, 2, 3):
            rim = (
                (left - step, down), (right + step - 1, down), (across, top - step), (across, low + step - 1),
            )  # fmt: skip
            assert {image.getpixel(at) for at in rim} == {theme.MOSS}, (landscape.name, step)


def test_the_tiles_of_a_stack_can_be_told_apart() -> None:
    picture = Picture(theme.WIDTH, 40, theme.IVORY)
    drawn: Sprite = tracks.stack(theme.GOLD)
    picture.paste(drawn, (0, 0))
    image = shown(picture.encode([]))
    # From the lower left corner into the uppermost tile: an edge and a face for each of the three.
    along = [image.getpixel((step, drawn.height - 1 - step)) for step in range(drawn.height * 2 // 3)]
    seen = [colour for colour, _ in groupby(each for each in along if each in (theme.INK, theme.IVORY))]
    assert seen == [theme.INK, theme.IVORY] * 3
