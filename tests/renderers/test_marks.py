"""What was laid in the last turns is marked in all games: on every colour, and the newest the strongest."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from renderers import axio, iota, marks, paper_cards, paper_world, squares, theme
from renderers.canvas import Sprite, coloured
from renderers.marks import AGES, Age
from tests.renderers import axio_scenes, iota_scenes, paper_world_scenes

SIZES = (41, 55, 75, 94, 118)
FACES = {"iota": "yx4", "paperworld": "y5s", "axio": "o"}
CARDS: dict[str, Callable[[int, Age], Sprite]] = {
    "iota": lambda size, age: iota_scenes.card(size, FACES["iota"], age),
    "paperworld": lambda size, age: paper_world_scenes.card(size, FACES["paperworld"], age),
    "axio": lambda size, age: squares.half_tile(size, FACES["axio"], ".", age),
}
each_card = pytest.mark.parametrize("draw", CARDS.values(), ids=CARDS)


def test_a_cell_of_several_turns_has_the_mark_of_the_newest() -> None:
    assert marks.ages((1, 2), ((2, 3), (4, 1), (5,))) == {
        1: "recent",
        2: "recent",
        3: "older",
        4: "oldest",
        5: "oldest",
    }


@each_card
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("age", AGES)
def test_a_mark_is_a_line_of_gold_and_one_of_ink_whatever_the_card(
    draw: Callable[[int, Age], Sprite], size: int, age: Age
) -> None:
    image = coloured(draw(size, age).image).convert("RGB")
    row = [image.getpixel((x, size // 2)) for x in range(size // 4)]
    golds = row.count(marks.GOLDS[age])
    assert row[:golds] == [marks.GOLDS[age]] * golds
    assert golds >= 2
    assert theme.INK in row[golds : golds + 3]


@each_card
@pytest.mark.parametrize("size", SIZES)
def test_the_newest_mark_is_the_strongest(draw: Callable[[int, Age], Sprite], size: int) -> None:
    def strength(age: Age) -> tuple[int, int]:
        image = coloured(draw(size, age).image).convert("RGB")
        row = [image.getpixel((x, size // 2)) for x in range(size // 4)]
        return row.count(marks.GOLDS[age]), sum(marks.GOLDS[age])

    newest, older, oldest = map(strength, AGES)
    assert newest[0] >= older[0] >= oldest[0]
    assert newest[1] > older[1] > oldest[1]


def test_each_of_the_last_turns_shows() -> None:
    table = axio_scenes.board(4, 20)
    assert axio.draw_board(table) != axio.draw_board(replace(table, earlier=table.earlier[:1]))
    grid = iota_scenes.board(9, 11, 34, 4)
    assert iota.draw_board(grid) != iota.draw_board(replace(grid, earlier=grid.earlier[:1]))


@pytest.mark.parametrize("pile", range(5))
def test_piles_that_were_taken_from_are_marked_also_when_they_are_empty_now(pile: int) -> None:
    scene = paper_world_scenes.board(3)
    looks = {
        paper_world.draw_board(shown)
        for shown in (
            scene,
            replace(scene, taken=(pile,)),
            replace(scene, taken_earlier=((pile,),)),
            replace(scene, taken_earlier=((), (pile,))),
        )
    }
    assert len(looks) == 4


@pytest.mark.parametrize("token", [False, True])
@pytest.mark.parametrize("size", [66, 86, 108])
@pytest.mark.parametrize("state", ["laid", "preview", "target", *AGES])
def test_a_card_shows_its_stars_in_every_state(size: int, state: paper_cards.State, token: bool) -> None:
    stars = []
    for value in "12345":
        card = paper_world_scenes.card(size, f"b{value}s", state, token)
        image = coloured(card.image).convert("RGB")
        lower = image.crop((size // 8, size // 2, size - size // 8, size))
        gold = {colour: count for count, colour in lower.getcolors(size * size) or ()}
        stars.append(gold.get(theme.GOLD, 0))
    frame = stars[0]
    assert stars == sorted(set(stars)), "each card has more gold than the one before"
    assert frame < stars[1]
