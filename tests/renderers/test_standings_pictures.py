"""The pictures of leaderboards: what must be visible in them, and what must never change them."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from renderers import standings, theme
from renderers.standings import Page, Row
from tests.renderers import standings_scenes as scenes
from tests.renderers.axio_scenes import opened

PHONE = 400 / theme.WIDTH
HIGHEST = 1310
BODY = 183
"""Where the first row begins."""
POINTER_END = theme.MARGIN + 25
"""Where the mark of one's own row ends."""


def seen(scene: Page) -> Image.Image:
    return opened(standings.draw_page(scene)).convert("RGB")


def with_row(scene: Page, index: int, **changes: object) -> Page:
    rows = list(scene.rows)
    rows[index] = replace(rows[index], **changes)  # type: ignore[arg-type]  # whichever fields the test changes
    return replace(scene, rows=tuple(rows))


def changed(one: Page, other: Page) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(seen(one), seen(other)).getbbox()


@pytest.mark.parametrize("count", range(1, 10))
def test_a_page_is_as_high_as_it_has_lines(count: int) -> None:
    scene = replace(scenes.OWN, rows=scenes.OWN.rows[:count], notes=())
    assert seen(scene).height < seen(replace(scene, rows=scenes.OWN.rows)).height
    assert seen(scene).height < seen(replace(scene, apart=scenes.FIRST.apart)).height


@pytest.mark.parametrize("name", ["W" * 32, "i" * 32, "Ő" * 32, "Maximilian von und zu Großschädl"])
def test_a_long_name_is_cut_and_touches_no_number(name: str) -> None:
    plain = with_row(scenes.OWN, 5, name="")
    box = changed(plain, with_row(scenes.OWN, 5, name=name))
    number = changed(plain, with_row(plain, 5, cells=("", *plain.rows[5].cells[1:])))
    assert box is not None
    assert number is not None
    assert box[2] < number[0]
    assert box[2] - box[0] > theme.WIDTH / 4


def test_who_the_font_cannot_name_is_told_apart_by_the_line() -> None:
    two = [with_row(with_row(scenes.OWN, 3, name=name), 6, name=name) for name in ("ᚠᚢᚦ", "ภาษาไทย")]
    assert standings.draw_page(two[0]) == standings.draw_page(two[1])
    box = changed(two[0], with_row(two[0], 6, stand_in=two[0].rows[3].stand_in))
    assert box is not None


@pytest.mark.parametrize("field", ["provisional", "left", "own"])
def test_each_mark_can_be_seen_without_any_colour_on_a_phone(field: str) -> None:
    plain = with_row(scenes.OWN, 6, provisional=False, left=False, own=False)
    marked = with_row(plain, 6, **{field: True})
    size = round(theme.WIDTH * PHONE), round(seen(plain).height * PHONE)
    one, other = (seen(each).convert("L").resize(size, Image.Resampling.LANCZOS) for each in (plain, marked))
    difference = ImageChops.difference(one, other)
    strong = sum(difference.histogram()[64:])
    assert strong >= 20, "so many points of the phone's picture are clearly lighter or darker"


@pytest.mark.parametrize("rank", [4, 99, 1000, 12_345, 99_999])
def test_a_place_touches_neither_the_name_nor_the_pointer(rank: int) -> None:
    scene = replace(scenes.OWN, rows=(Row(rank, "HHHH", ("", "", ""), own=True),), notes=())
    nameless = with_row(scene, 0, name="")
    name = changed(scene, nameless)
    assert name is not None
    first, last = inked(seen(nameless), POINTER_END, name[0])
    assert first > POINTER_END
    assert last < name[0] - 5


def inked(image: Image.Image, left: int, right: int) -> tuple[int, int]:
    """The first and the last dark column of the first row between these."""
    row = (
        image.convert("L").crop((left, BODY + 10, right, BODY + 61)).point(lambda value: 255 * (value < 120))
    )
    box = row.getbbox()
    assert box is not None
    return left + box[0], left + box[2] - 1


def test_medals_are_for_the_first_three_only() -> None:
    def medal(rank: int) -> Image.Image:
        scene = replace(scenes.OWN, rows=(Row(rank, "", ("", "", "")),), notes=())
        return seen(scene).crop((theme.MARGIN + 17, BODY, 140, BODY + 72))

    blue = [navy(medal(rank)) for rank in (1, 2, 3, 4)]
    assert min(blue[:3]) > 100
    assert blue[3] == 0


def navy(image: Image.Image) -> int:
    """How many points have the colour of a medal's ribbon."""
    data = image.tobytes()
    return sum(data[at : at + 3] == bytes(theme.NAVY) for at in range(0, len(data), 3))
