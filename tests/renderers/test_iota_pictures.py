"""The pictures of Iota: what must be visible in them, and what must never change them."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import iota, iota_cards, ladder, theme
from renderers.canvas import coloured
from renderers.iota import Board, Hand, Player
from renderers.lettering import cap_height
from renderers.points import Ranking, draw_ranking
from renderers.seats import Lobby, draw_lobby
from tests.renderers import iota_scenes as scenes
from tests.renderers.axio_scenes import opened
from tests.renderers.iota_scenes import COLUMNS, EXAMPLE, FACES, ROWS, WIDE, cell

Box = tuple[int, int, int, int]
PHONE = 400 / theme.WIDTH
SIZES = (41, 48, 55, 63, 75, 92, 118)


def changed_box(one: Board, other: Board) -> Box | None:
    """Where two boards of one size differ; None where their pictures show the same."""
    first, second = (opened(iota.draw_board(scene)).convert("RGB") for scene in (one, other))
    assert first.size == second.size
    return ImageChops.difference(first, second).getbbox()


def colours_in(image: Image.Image) -> set[tuple[int, ...]]:
    """The colours of an RGB picture."""
    return {
        colour for _, colour in image.getcolors(image.width * image.height) or [] if isinstance(colour, tuple)
    }


def cell_box(scene: Board, place: int) -> Box:
    left, top, size = iota.place_of(scene, place)
    return left, top, left + size, top + size


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "area", [(1, 1), (4, 1), (1, 4), (9, 5), (5, 16), (16, 5), (18, 18), (20, 21), (26, 3)]
)
def test_a_board_is_neither_wide_nor_tall_nor_heavy(area: tuple[int, int], players: int) -> None:
    picture = iota.draw_board(scenes.board(*area, min(66, area[0] * area[1]), players))
    image = opened(picture)
    assert 3 / 4.5 <= image.width / image.height <= 4 / 3
    assert image.height <= 1310
    assert len(picture) <= 80_000


@pytest.mark.parametrize("scene", [EXAMPLE, scenes.board(18, 18, 66, 4)], ids=["small", "large"])
def test_a_change_of_one_card_shows_on_its_cell_only(scene: Board) -> None:
    _, place = scene.cards[0]
    changed = replace(scene, cards=(("bc4", place), *scene.cards[1:]))
    left, top, right, bottom = changed_box(scene, changed) or (0, 0, 0, 0)
    inside = cell_box(scene, place)
    assert right > left
    assert left >= inside[0]
    assert top >= inside[1]
    assert right <= inside[2]
    assert bottom <= inside[3]


@pytest.mark.todays(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["laid", "recent", "preview", "target", "used"])
def test_every_card_looks_different(size: int, state: iota_cards.State) -> None:
    looks = {scenes.card(size, face, state).image.tobytes() for face in (*FACES, "w")}
    assert len(looks) == 65


def test_every_state_of_a_cell_looks_different() -> None:
    place = EXAMPLE.cards[0][1]
    bare = replace(EXAMPLE, recent=(), cards=EXAMPLE.cards[1:])
    free = cell(12, 19)
    drawn = [
        (replace(EXAMPLE, recent=()), place),
        (replace(EXAMPLE, recent=(place,)), place),
        (replace(EXAMPLE, recent=(), targets=(place,)), place),
        (replace(bare, preview=(("gt2", place),)), place),
        (replace(EXAMPLE, recent=()), free),
        (replace(EXAMPLE, recent=(), targets=(free,)), free),
    ]
    looks = {opened(iota.draw_board(scene)).crop(cell_box(scene, at)).tobytes() for scene, at in drawn}
    assert len(looks) == len(drawn)


def test_a_preview_lies_on_top_of_a_card() -> None:
    face, place = EXAMPLE.cards[0]
    swapped = replace(EXAMPLE, preview=(("yx4", place),))
    assert face != "yx4"
    under = replace(swapped, cards=(("rc1", place), *EXAMPLE.cards[1:]))
    assert iota.draw_board(under) == iota.draw_board(swapped)
    assert iota.draw_board(swapped) != iota.draw_board(EXAMPLE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["laid", "recent"])
def test_colours_can_be_told_without_colour(size: int, state: iota_cards.State) -> None:
    """In grey, at the size on a phone: cards that differ only in colour, as a reader sees them."""
    small = max(8, round(size * PHONE))
    for shape in iota_cards.SHAPES:
        seen = {
            colour: coloured(scenes.card(size, f"{colour}{shape}2", state).image)
            .convert("L")
            .resize((small, small), Image.Resampling.BOX)
            for colour in iota_cards.COLOURS
        }
        for one, other in combinations(seen, 2):
            difference = ImageChops.difference(seen[one], seen[other])
            assert ImageStat.Stat(difference).mean[0] >= 8, (shape, one, other)


def test_the_four_colours_differ_in_lightness() -> None:
    def light(colour: theme.Colour) -> float:
        linear = [float(((part / 255 + 0.055) / 1.055) ** 2.4) for part in colour]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    ordered = sorted(light(colour) for colour in iota_cards.COLOURS.values())
    for dark, bright in pairwise(ordered):
        assert (bright + 0.05) / (dark + 0.05) >= 1.5


@pytest.mark.parametrize("size", SIZES)
def test_a_wild_card_is_unmistakable(size: int) -> None:
    wild = colours_in(coloured(scenes.card(size, "w", "laid").image).convert("RGB"))
    assert set(iota_cards.COLOURS.values()) <= wild
    for face in FACES:
        colours = colours_in(coloured(scenes.card(size, face, "laid").image).convert("RGB"))
        assert colours.isdisjoint(set(iota_cards.COLOURS.values()) - {iota_cards.COLOURS[face[0]]})


@pytest.mark.parametrize("scene", [EXAMPLE, scenes.board(18, 18, 66, 4)], ids=["small", "large"])
def test_cards_of_the_last_turn_have_a_gold_frame(scene: Board) -> None:
    image = opened(iota.draw_board(scene)).convert("RGB")
    for _, place in scene.cards:
        left, top, right, bottom = cell_box(scene, place)
        across, down = (left + right) // 2, (top + bottom) // 2
        rim = [
            image.getpixel(point)
            for step in range(4)
            for point in (
                (across, top + step),
                (across, bottom - 1 - step),
                (left + step, down),
                (right - 1 - step, down),
            )
        ]
        if place in scene.recent:
            assert rim == [theme.GOLD] * 16
        else:
            assert theme.GOLD not in rim


@pytest.mark.parametrize("area", [(1, 1), (5, 3), (12, 14), (18, 18), (22, 19)])
def test_all_cards_and_a_free_cell_around_them_are_shown(area: tuple[int, int]) -> None:
    scene = scenes.board(*area, min(40, area[0] * area[1]), 4)
    part = iota.window(scene)
    for _, place in scene.cards:
        row, column = divmod(place, WIDE)
        assert part.column < column < part.column + part.columns - 1
        assert part.row < row < part.row + part.rows - 1


def test_what_is_shown_or_possible_outside_is_in_the_picture() -> None:
    far = cell(20, 25)
    for scene in (replace(EXAMPLE, preview=(("rc1", far),)), replace(EXAMPLE, targets=(far,))):
        part = iota.window(scene)
        assert part.column + part.columns > 21
        assert part.row + part.rows > 26


@pytest.mark.parametrize("side", range(8, 19))
def test_a_large_table_is_cropped_to_its_cards_with_one_free_cell_around(side: int) -> None:
    part = iota.window(scenes.board(side, side, 4))
    assert part.rows == side + 2
    assert part.columns == ladder.columns(side + 2)
    assert part.size == 830 // part.columns


def test_cards_are_never_larger_than_in_a_row_of_seven() -> None:
    sizes = [iota.window(scenes.board(side, side, 4)).size for side in range(2, 19)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[:4] == [118] * 4


def test_a_zoomed_table_shows_what_can_be_played_and_little_more() -> None:
    scene = scenes.zoomed()
    whole, part = iota.window(replace(scene, zoomed=False)), iota.window(scene)
    assert part.size > 2 * whole.size
    for place in (*scene.targets, *scene.unfinished, *(place for _, place in scene.preview)):
        assert part.shows(*divmod(place, WIDE))
    # A card beyond the edge is not drawn: the frame stays as it is.
    out = [(face, place) for face, place in scene.cards if not part.shows(*divmod(place, WIDE))]
    kept = tuple(laid for laid in scene.cards if laid not in out)
    assert out
    assert changed_box(scene, replace(scene, cards=kept)) is None
    assert iota.window(replace(scene, targets=(), unfinished=(), preview=())) == iota.window(
        replace(scene, targets=(), unfinished=(), preview=(), zoomed=False)
    )


def test_where_a_card_may_go_looks_unlike_where_another_must_follow() -> None:
    place = cell(13, 20)
    now = replace(EXAMPLE, targets=(place,), unfinished=())
    looks = {
        iota.draw_board(replace(now, targets=targets, unfinished=unfinished))
        for targets, unfinished in (((), ()), ((place,), ()), ((), (place,)))
    }
    assert len(looks) == 3
    assert iota.draw_board(replace(now, unfinished=(place,))) == iota.draw_board(now)


@pytest.mark.parametrize("corner", [0, WIDE - 1, WIDE * (len(ROWS) - 1), WIDE * len(ROWS) - 1])
def test_the_border_of_the_table_is_no_fault(corner: int) -> None:
    scene = Board(COLUMNS, ROWS, (("rc1", corner),), scenes.people(2), 3)
    part = iota.window(scene)
    assert (part.column, part.column + part.columns) in [(0, 7), (WIDE - 7, WIDE)]
    left, top, size = iota.place_of(scene, corner)
    crop = opened(iota.draw_board(scene)).convert("RGB").crop((left, top, left + size, top + size))
    assert theme.RED in colours_in(crop)


def test_from_one_border_of_the_table_to_the_other_every_card_is_drawn() -> None:
    ends = (0, WIDE * len(ROWS) - 1)
    for face in ("rc1", "gs2", "bt3", "yx4", "w"):
        cards = ((face, ends[0]), (face, ends[1]))
        for scene in (
            Board(COLUMNS, ROWS, cards, scenes.people(2), 3, recent=ends[:1], targets=ends[1:]),
            Board(COLUMNS, ROWS, (), scenes.people(2), 3, preview=cards),
        ):
            assert opened(iota.draw_board(scene)).width == theme.WIDTH


def test_a_table_without_cards_is_drawn() -> None:
    assert opened(iota.draw_board(Board(COLUMNS, ROWS, (), scenes.people(2), 66))).width == theme.WIDTH


@pytest.mark.parametrize("side", ["column", "row"])
def test_each_label_shows_on_both_sides(side: str) -> None:
    part = iota.window(EXAMPLE)
    labels = list(COLUMNS if side == "column" else ROWS)
    at = part.column + 2 if side == "column" else part.row + 2
    labels[at] = "8"
    replaced = tuple(labels)
    changed = replace(EXAMPLE, columns=replaced) if side == "column" else replace(EXAMPLE, rows=replaced)
    box = changed_box(EXAMPLE, changed) or (0, 0, 0, 0)
    if side == "column":
        assert box[1] < part.top
        assert box[3] > part.top + part.rows * part.size
        assert box[2] - box[0] <= part.size
    else:
        assert box[0] < part.left
        assert box[2] > part.left + part.columns * part.size
        assert box[3] - box[1] <= part.size


def test_where_labels_have_no_room_every_third_is_kept_the_same_ones_after_growing() -> None:
    """A label that is left out changes no picture, wherever the part of the table that is drawn begins."""
    for first in (10, 11):
        ends = (("rc1", cell(first, 19)), ("rc2", cell(first + 27, 19)))
        scene = Board(COLUMNS, ROWS, ends, scenes.people(2), 9)
        part = iota.window(scene)
        assert part.column == first - 1
        columns = range(part.column, part.column + part.columns)
        # "MA" is as wide as the widest of them, AM, which decides how many are left out.
        shown = [
            column
            for column in columns
            if changed_box(scene, replace(scene, columns=(*COLUMNS[:column], "MA", *COLUMNS[column + 1 :])))
        ]
        assert shown == [column for column in columns if column % 3 == 0]


@pytest.mark.parametrize("area", [(1, 1), (12, 14), (18, 18)])
def test_text_can_be_read_on_a_phone(area: tuple[int, int]) -> None:
    assert cap_height(theme.SMALL) * PHONE >= 9
    scene = scenes.board(*area, min(40, area[0] * area[1]))
    part = iota.window(scene)
    # The ink of one row's coordinate.
    top = part.top + part.size
    strip = opened(iota.draw_board(scene)).convert("RGB").crop((21, top, part.left - 7, top + part.size))
    ground = Image.new("RGB", strip.size, theme.SLATE)
    _, high, _, low = ImageChops.difference(strip, ground).getbbox() or (0, 0, 0, 0)
    assert (low - high) * PHONE >= 9


@pytest.mark.parametrize(("size", "least"), [(41, 6.9), (55, 9), (75, 9), (118, 16)])
def test_numbers_are_as_large_as_their_cards_allow(size: int, least: float) -> None:
    """Height on a phone of where a 1 and a 7 differ, in pixels."""
    one, other = (coloured(scenes.card(size, f"rc{number}", "laid").image).convert("L") for number in "17")
    _, top, _, bottom = ImageChops.difference(one, other).getbbox() or (0, 0, 0, 0)
    assert (bottom - top) * PHONE >= least


@pytest.mark.parametrize(
    "change",
    [
        {"score": 1},
        {"score": None},
        {"cards": 3},
        {"cards": 0},
        {"to_move": False},
        {"left": True},
        {"place": 1},
        {"name": "Bea"},
        {"letter": "B"},
    ],
    ids=str,
)
def test_what_is_said_of_a_player_shows(change: dict[str, object]) -> None:
    first, *others = EXAMPLE.players
    changed = replace(EXAMPLE, players=(replace(first, **change), *others))  # type: ignore[arg-type]  # replace() takes any field
    box = changed_box(EXAMPLE, changed)
    part = iota.window(EXAMPLE)
    assert box is not None
    assert box[1] > part.top + part.rows * part.size


def test_the_pile_shows_away_from_the_coordinates() -> None:
    box = changed_box(EXAMPLE, replace(EXAMPLE, pile=42)) or (0, 0, 0, 0)
    part = iota.window(EXAMPLE)
    assert box[1] >= part.top + part.rows * part.size + 49


def test_chosen_and_used_show_in_a_hand() -> None:
    cards = ("rc1", "w", "yx4", "bt2")
    looks = {iota.draw_hand(Hand(cards))}
    for slot in range(4):
        looks |= {iota.draw_hand(Hand(cards, chosen=(slot,))), iota.draw_hand(Hand(cards, used=(slot,)))}
    assert len(looks) == 9


@pytest.mark.parametrize("count", range(7))
def test_a_hand_of_any_length_is_drawn(count: int) -> None:
    image = opened(iota.draw_hand(Hand(("rt4",) * count))).convert("RGB")
    assert image.width == theme.WIDTH
    # No card runs into the frame.
    ends = [image.getpixel((x, 96)) for x in (theme.MARGIN + 12, theme.WIDTH - theme.MARGIN - 13)]
    assert ends == [theme.PLUM, theme.PLUM]


def test_a_kids_ranking_has_names_only() -> None:
    assert draw_ranking(scenes.KIDS) != draw_ranking(scenes.RANKING)
    other = replace(scenes.KIDS, rows=tuple(replace(row, cards=4 - row.cards) for row in scenes.KIDS.rows))
    assert draw_ranking(other) == draw_ranking(scenes.KIDS)


HOSTILE = [
    "",
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
    first, *others = EXAMPLE.players
    plain, hostile = (replace(EXAMPLE, players=(replace(first, name=shown), *others)) for shown in ("", name))
    box = changed_box(plain, hostile)
    if box is not None:
        part = iota.window(EXAMPLE)
        assert box[0] > theme.MARGIN
        assert box[2] < theme.WIDTH // 2
        assert box[1] > part.top + part.rows * part.size
        assert box[3] - box[1] <= 52
    rows = (Player("A", name, 99999, 0, place=1), Player("B", name, None, 2, place=2))
    assert opened(draw_ranking(Ranking(name, rows))).width == theme.WIDTH
    assert opened(draw_lobby(Lobby(name, 2, (name, name)), iota.EMBLEM)).width == theme.WIDTH


@pytest.mark.parametrize("number", [20, 30, 36])
def test_no_coordinate_touches_the_rim_or_the_cloth(number: int) -> None:
    scene = replace(EXAMPLE, rows=(str(number),) * len(ROWS))
    part = iota.window(scene)
    image = opened(iota.draw_board(scene)).convert("RGB")
    middle = part.top + part.size + part.size // 2
    # The first and the last column of bare slate.
    for x in (theme.MARGIN + 3, part.left - 5):
        assert {image.getpixel((x, y)) for y in range(middle - 12, middle + 12)} == {theme.SLATE}
