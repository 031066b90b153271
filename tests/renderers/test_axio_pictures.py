"""The pictures of Axio: what must be visible in them, and what must never change them."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from renderers import axio, squares, supply, theme
from renderers.axio import SIDE, Board, Rack, Track
from renderers.lettering import cap_height
from renderers.players import HEAD_END
from renderers.seats import Lobby, draw_lobby
from renderers.tracks import Ranking, draw_ranking
from tests.renderers import axio_scenes as scenes
from tests.renderers.axio_scenes import opened

PHONE = 400 / theme.WIDTH


def changed_box(one: Board, other: Board) -> tuple[int, int, int, int] | None:
    """Where two boards differ; None where their pictures show the same."""
    pictures = (opened(axio.draw_board(scene)).convert("RGB") for scene in (one, other))
    return ImageChops.difference(*pictures).getbbox()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_board_is_neither_wide_nor_tall(players: int) -> None:
    image = opened(axio.draw_board(scenes.board(players, 10)))
    assert 3 / 4 <= image.width / image.height <= 4 / 3


def field_box(scene: Board, cell: int) -> tuple[int, int, int, int]:
    left, top, size = axio.place_of(scene, cell)
    return left, top, left + size, top + size


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_change_on_one_cell_shows_on_that_cell_only(players: int) -> None:
    scene = scenes.board(players, 20)
    cell = scene.symbols.index("b")
    symbols = scene.symbols[:cell] + "r" + scene.symbols[cell + 1 :]
    left, top, right, bottom = changed_box(scene, replace(scene, symbols=symbols)) or (0, 0, 0, 0)
    inside = field_box(scene, cell)
    assert right > left
    assert left >= inside[0]
    assert top >= inside[1]
    assert right <= inside[2]
    assert bottom <= inside[3]


def test_every_kind_of_square_looks_different() -> None:
    scene = scenes.board(4, 1)
    cell = scenes.cell("M13")
    looks = set()
    for symbol in ".rgbop^x":
        symbols = scene.symbols[:cell] + symbol + scene.symbols[cell + 1 :]
        for joint in "n.":
            joints = scene.joints[:cell] + joint + scene.joints[cell + 1 :]
            plain = replace(scene, symbols=symbols, joints=joints, recent=())
            for drawn in (
                plain,
                replace(plain, recent=(cell,)),
                replace(plain, preview=(cell,)),
                replace(plain, targets=(cell,)),
            ):
                looks.add(opened(axio.draw_board(drawn)).crop(field_box(scene, cell)).tobytes())
    # Free or target; pyramid or recent pyramid; ruin; five printed; five halves laid, recent or preview, and
    # five previews of halves without the other one.
    assert len(looks) == 2 + 2 + 1 + 5 + 15 + 5


def test_the_last_tile_has_a_gold_frame_that_a_phone_shows() -> None:
    for players in (2, 3, 4):
        scene = scenes.board(players, 20)
        image = opened(axio.draw_board(scene)).convert("RGB")
        for cell in scene.recent:
            left, top, right, bottom = field_box(scene, cell)
            outer = [side for side in "nesw" if side != scene.joints[cell]]
            middle = {
                "n": [((left + right) // 2, top + step) for step in range(6)],
                "s": [((left + right) // 2, bottom - 1 - step) for step in range(6)],
                "w": [(left + step, (top + bottom) // 2) for step in range(6)],
                "e": [(right - 1 - step, (top + bottom) // 2) for step in range(6)],
            }
            for side in outer:
                assert [image.getpixel(point) for point in middle[side]] == [theme.GOLD] * 6


def test_the_halves_of_a_tile_belong_together() -> None:
    scene = scenes.board(4, 80)
    image = opened(axio.draw_board(replace(scene, recent=()))).convert("RGB")
    for cell, joint in enumerate(scene.joints):
        if joint == "e":
            _, top, right, bottom = field_box(scene, cell)
            # Ivory runs on over the border between the halves, above and below the groove.
            for y in (top + (bottom - top) // 6, bottom - (bottom - top) // 5):
                assert {image.getpixel((right + step, y)) for step in range(-4, 4)} == {theme.IVORY}


@pytest.mark.parametrize(
    "change",
    [
        {"markers": (1, 7, 14, 2, 9)},
        {"to_move": False},
        {"left": True},
        {"place": 1},
        {"name": "Bea"},
        {"letter": "B"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_what_is_said_of_a_player_shows(change: dict[str, object]) -> None:
    scene = scenes.board(2, 3)
    first, second = scene.tracks
    assert changed_box(scene, replace(scene, tracks=(replace(first, **change), second))) is not None  # type: ignore[arg-type]  # replace() takes any field


@pytest.mark.parametrize("value", range(18))
def test_each_step_of_a_marker_shows(value: int) -> None:
    scene = scenes.solo()
    low, high = (
        replace(scene, tracks=(Track("A", "Anna", (0, 0, marker, 0, 0)),), laps=1)
        for marker in (value, value + 1)
    )
    assert changed_box(low, high) is not None


def test_laps_and_bag_show() -> None:
    scene = scenes.solo()
    assert changed_box(scene, replace(scene, bag=79)) is not None
    assert changed_box(scene, replace(scene, bag=None)) is not None
    assert changed_box(scene, replace(scene, laps=1)) is not None


def test_chosen_and_turned_show_in_the_rack() -> None:
    looks = {
        axio.draw_rack(Rack(("rg", "bo"), chosen, turned))
        for chosen in (None, 0, 1)
        for turned in (False, True)
    }
    assert len(looks) == 5  # without a chosen tile, turned says nothing
    assert axio.draw_rack(Rack(("rg",), 0, True)) == axio.draw_rack(Rack(("gr",), 0))


@pytest.mark.parametrize("count", range(6))
def test_a_rack_of_any_length_is_drawn(count: int) -> None:
    assert opened(axio.draw_rack(Rack(("rp",) * count))).width == theme.WIDTH


def test_text_can_be_read_on_a_phone() -> None:
    assert cap_height(theme.SMALL) * PHONE >= 9
    # What is computed holds for what is drawn: the ink of the coordinate beside the lowest row.
    scene = scenes.board(4, 0)
    left, top, size = axio.place_of(scene, scenes.cell("A8"))
    strip = opened(axio.draw_board(scene)).convert("RGB").crop((left - 50, top, left - 9, top + size))
    ground = Image.new("RGB", strip.size, theme.WOOD)
    _, high, _, low = ImageChops.difference(strip, ground).getbbox() or (0, 0, 0, 0)
    assert (low - high) * PHONE >= 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_frames_are_wide_enough_for_a_phone(players: int) -> None:
    size = axio.place_of(scenes.board(players, 0), scenes.cell("G7"))[2]
    assert squares.frame_width(size) >= 6


HOSTILE = [
    "",
    " ",
    "W" * 32,
    "ﷺ" * 32,
    "אבגד",
    "\u202egnp",
    "👩‍👩‍👧‍👦" * 8,
    "a\nb\tc",
    "Z̷͑a̴͒l̶̓g̸̾o̷͘" * 3,
    "\x00",
    "\ud800",
]


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_a_hostile_name_stays_on_its_own_card(name: str) -> None:
    scene = scenes.board(4, 5)
    plain, hostile = (
        replace(scene, tracks=(replace(scene.tracks[0], name=shown), *scene.tracks[1:]))
        for shown in ("", name)
    )
    box = changed_box(plain, hostile)
    if box is not None:
        _, top, _ = axio.place_of(scene, scenes.cell("M13"))
        assert box[0] > theme.MARGIN
        assert box[2] < theme.WIDTH // 2
        assert box[1] > top
        assert box[3] - box[1] <= 52
    rows = (Track("A", name, (0,) * 5, place=1), Track("B", name, (3,) * 5, place=2))
    assert opened(draw_ranking(Ranking(name, rows))).width == theme.WIDTH
    assert opened(draw_lobby(Lobby(name, 2, (name, name)), axio.EMBLEM)).width == theme.WIDTH


def test_a_scene_needs_only_the_area_in_use() -> None:
    scene = scenes.board(2, 10)
    outside = "r" + scene.symbols[1:]
    assert changed_box(scene, replace(scene, symbols=outside)) is None
    assert len(scene.symbols) == SIDE**2


def test_a_cell_that_counted_is_marked_whatever_lies_there() -> None:
    scene = scenes.counted()
    for cell in scene.counted:
        fewer = replace(scene, counted=tuple(each for each in scene.counted if each != cell))
        left, top, right, bottom = changed_box(scene, fewer) or (0, 0, 0, 0)
        start, down, end, last = field_box(scene, cell)
        assert start <= left < right <= end
        assert down <= top < bottom <= last


def test_the_lowest_marker_is_marked_unless_all_are_equal() -> None:
    def chips(*markers: int) -> int:
        scene = replace(scenes.board(2, 0), tracks=(Track("A", "", markers), Track("B", "", (0,) * 5)))
        image = opened(axio.draw_board(scene)).convert("RGB")
        y = theme.MARGIN + axio._BOARD + supply.HEIGHT + HEAD_END + 4
        row = [image.getpixel((x, y)) for x in range(theme.WIDTH // 2)]
        runs = "".join("#" if colour == theme.INK else "." for colour in row).split(".")
        return sum(len(run) >= 12 for run in runs)

    assert [chips(3, 4, 2, 5, 6), chips(2, 4, 2, 5, 6), chips(4, 4, 4, 4, 4)] == [1, 2, 0]


def test_what_a_marker_gained_shows_below_it() -> None:
    scene = scenes.board(2, 3)
    first, second = (replace(track, gained=()) for track in scene.tracks)
    plain = replace(scene, tracks=(first, second))
    moved = replace(scene, tracks=(replace(first, gained=(0, 0, 4, 0, 0)), second))
    more = replace(scene, tracks=(replace(first, gained=(0, 0, 14, 0, 0)), second))
    left, top, right, bottom = changed_box(plain, moved) or (0, 0, 0, 0)
    assert theme.MARGIN + 174 < left < right < theme.MARGIN + 280
    assert 22 <= bottom - top <= 28
    assert changed_box(moved, more) is not None
