"""The pictures of Axio Rota: what must be visible in them, and what must never change them."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import png, quarters, rota, supply, theme
from renderers.canvas import Picture
from renderers.lettering import cap_height
from renderers.quarters import Look
from renderers.ring import Packed
from renderers.rota import Board, Hand, Square, Tile, Track
from renderers.seats import Lobby, draw_lobby
from renderers.symbols import COLOURS, SYMBOLS
from renderers.tracks import Ranking, draw_ranking
from tests.renderers import rota_scenes as scenes
from tests.renderers.axio_scenes import opened

Box = tuple[int, int, int, int]
LOOKS: tuple[Look, ...] = ("laid", "recent", "preview")
PHONE = 400 / theme.WIDTH
HIGHEST = 1310


def seen(scene: Board) -> Image.Image:
    return opened(rota.draw_board(scene)).convert("RGB")


def changed_box(one: Board, other: Board) -> Box | None:
    """Where two boards differ; None where their pictures show the same."""
    return ImageChops.difference(seen(one), seen(other)).getbbox()


def box_of(scene: Board, square: Square) -> Box:
    left, top, size = rota.place_of(scene, square)
    return left, top, left + size, top + size


def within(inner: Box | None, outer: Box) -> bool:
    """Whether something changed, and nothing outside."""
    return (
        inner is not None
        and inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def tile_picture(corners: str, size: int = 100, look: Look = "laid", named: str | None = None) -> Image.Image:
    picture = Picture(size, size, theme.TABLE)
    quarters.draw_tile(picture, (0, 0), size, corners, look, named)
    return opened(picture.encode()).convert("RGB")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("across", [True, False])
@pytest.mark.parametrize("count", [1, 4, 9, 13, 16, 21, 34, 58])
def test_every_table_has_a_fair_shape(players: int, across: bool, count: int) -> None:
    image = seen(scenes.of_tiles(scenes.line(count, across).tiles, players))
    assert 3 / 4.5 <= image.width / image.height <= 4 / 3
    assert image.height <= HIGHEST


@pytest.mark.parametrize("count", [4, 9, 16, 21, 34])
def test_a_table_fills_the_width_also_when_it_is_tall(count: int) -> None:
    scene = scenes.line(count, False)
    left, _, size = rota.place_of(scene, (scene.left, scene.top))
    assert size * len(scene.columns) >= 0.9 * (theme.WIDTH - 2 * theme.MARGIN - 2 * 64)
    assert left >= theme.MARGIN + 64


def test_a_narrow_window_makes_no_picture_too_high() -> None:
    scene = scenes.line(20, False)
    narrow = replace(scene, left=-1, columns=scene.columns[:3], tracks=scenes.tracks(4))
    assert seen(narrow).height <= HIGHEST


@pytest.mark.parametrize("seed", range(12))
def test_the_window_shows_all_tiles_and_a_free_line_all_round(seed: int) -> None:
    tiles = scenes.table(4 + 5 * seed, seed)
    shown = rota.window((tile.x, tile.y) for tile in tiles)
    columns = range(shown.left, shown.left + shown.columns)
    rows = range(shown.top, shown.top + shown.rows)
    assert columns[0] < min(tile.x for tile in tiles)
    assert columns[-1] > max(tile.x for tile in tiles)
    assert rows[0] < min(tile.y for tile in tiles)
    assert rows[-1] > max(tile.y for tile in tiles)


def test_a_moved_table_is_drawn_where_its_labels_are() -> None:
    scene = scenes.board(2, 20)
    moved = replace(
        scene,
        left=scene.left - 9,
        top=scene.top + 5,
        tiles=tuple(replace(tile, x=tile.x - 9, y=tile.y + 5) for tile in scene.tiles),
        recent=tuple((x - 9, y + 5) for x, y in scene.recent),
    )
    assert rota.draw_board(moved) == rota.draw_board(scene)


@pytest.mark.parametrize("tiles", [4, 18, 40, 60])
def test_a_corner_changes_its_quarter_only(tiles: int) -> None:
    scene = replace(scenes.board(2, tiles), recent=())
    tile, *others = scene.tiles
    symbol = next(symbol for symbol in SYMBOLS + "_" if symbol not in tile.corners)
    changed = replace(tile, corners=tile.corners[:2] + symbol + tile.corners[3])
    left, top, size = rota.place_of(scene, (tile.x, tile.y))
    quarter = left + size // 2, top + size // 2, left + size, top + size
    assert within(changed_box(scene, replace(scene, tiles=(changed, *others))), quarter)


def test_four_corners_that_meet_make_a_circle() -> None:
    squares = [(0, 0), (1, 0), (0, 1), (1, 1)]
    tiles = tuple(Tile(x, y, "gggg") for x, y in squares)
    scene = replace(scenes.of_tiles(tiles, 2), recent=())
    image = seen(scene)
    x, y, size = rota.place_of(scene, (1, 1))
    for angle in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        inside, outside = (round(size * far / 2**0.5) for far in (0.44, 0.52))
        assert image.getpixel((x + angle[0] * inside, y + angle[1] * inside)) == COLOURS["g"]
        assert image.getpixel((x + angle[0] * outside, y + angle[1] * outside)) == theme.IVORY


@pytest.mark.parametrize("look", LOOKS)
def test_a_corner_is_where_its_letter_says(look: Look) -> None:
    size = 100
    image = tile_picture("rgbo", size, look)
    # Between the symbol and the rim of its quarter circle, clockwise from the top left.
    near, far = round(0.29 * size), round(0.71 * size)
    places = [(near, near), (far, near), (far, far), (near, far)]
    assert [image.getpixel(place) for place in places] == [COLOURS[symbol] for symbol in "rgbo"]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", [34, 48, 78, 132])
def test_every_corner_looks_different(look: Look, size: int) -> None:
    looks = {tile_picture(symbol * 4, size, look).tobytes() for symbol in SYMBOLS + "_"}
    looks |= {tile_picture("____", size, look, symbol).tobytes() for symbol in SYMBOLS}
    assert len(looks) == 11


@pytest.mark.parametrize("size", [48, 78, 132])
def test_an_empty_corner_is_bare(size: int) -> None:
    image = tile_picture("_" * 4, size)
    inset = size // 16
    reach = round(0.28 * size)
    assert image.crop((inset, inset, reach, reach)).getcolors() == [((reach - inset) ** 2, theme.IVORY)]


def test_a_name_is_for_an_empty_corner_only() -> None:
    assert tile_picture("rgbo", named="p").tobytes() == tile_picture("rgbo").tobytes()
    assert tile_picture("rgb_", named="p").tobytes() != tile_picture("rgb_").tobytes()


@pytest.mark.parametrize(("one", "other"), list(combinations(SYMBOLS, 2)))
def test_two_symbols_differ_by_shape_alone(one: str, other: str) -> None:
    size, small = 92, 33  # a table of ten columns on a phone
    shapes = []
    for symbol in (one, other):
        image = tile_picture(symbol * 4, size).resize((small, small), Image.Resampling.BOX)
        quarter = image.convert("L").crop((2, 2, small * 2 // 5, small * 2 // 5))
        tones = quarter.tobytes()
        border = (min(tones) + max(tones)) // 2
        shapes.append(quarter.point([0 if value < border else 255 for value in range(256)]))
    assert ImageStat.Stat(ImageChops.difference(*shapes)).mean[0] / 255 >= 0.05


@pytest.mark.parametrize("tiles", [8, 24, 60])
@pytest.mark.parametrize("turn", range(3))
def test_a_mark_lies_between_the_tiles_and_on_the_ground_of_its_own(tiles: int, turn: int) -> None:
    """Nothing that meets in a circle is covered: neither of the tile that is marked nor of its neighbours."""
    scene = scenes.board(4, tiles)
    square = scene.recent[0]
    bare = replace(scene, recent=(), earlier=())
    turns = tuple((square,) if turn == back else () for back in range(3))
    marked = replace(scene, recent=turns[0], earlier=turns[1:])
    left, top, right, bottom = box_of(scene, square)
    assert quarters.frame_width(right - left) >= 4
    reach = quarters.outside(right - left)
    # Below it begins the row of its neighbours, which stays as it was.
    box = (left - reach, top - reach, right + reach, bottom - reach)
    assert within(changed_box(bare, marked), box)
    plain = seen(bare).crop(box)
    changed = ImageChops.difference(plain, seen(marked).crop(box)).convert("L")
    pairs = zip(plain.get_flattened_data(), changed.get_flattened_data(), strict=True)
    covered = {colour for colour, change in pairs if change}
    assert covered & {quarters.CLOTH, theme.NIGHT_LINE}
    assert not covered & set(COLOURS.values())


@pytest.mark.parametrize("tiles", [8, 24, 60])
def test_a_mark_and_rings_make_no_other_row_new(tiles: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scenes.board(4, tiles)
    (x, y), *_ = scene.recent
    bare = replace(scene, recent=(), earlier=())
    rota.draw_board(bare)
    packed: list[int] = []
    pack = png._pack

    def counted(rows: bytes | bytearray, level: int) -> Packed:
        packed.append(len(rows))
        return pack(rows, level)

    monkeypatch.setattr(png, "_pack", counted)
    rota.draw_board(replace(bare, recent=((x, y),), counted=tuple((x, y, corner) for corner in range(4))))
    assert packed == [rota.place_of(scene, (x, y))[2] * (theme.WIDTH + 1)]


def test_all_tiles_of_a_turn_are_marked() -> None:
    scene = scenes.board(2, 20)
    last = [(tile.x, tile.y) for tile in scene.tiles[-3:]]
    image = seen(replace(scene, recent=tuple(last)))
    for square in last:
        left, top, right, _ = box_of(scene, square)
        assert image.getpixel(((left + right) // 2, top - 2)) == theme.GOLD


def test_a_preview_is_no_tile_that_lies() -> None:
    scene = scenes.preview()
    (tile,) = scene.preview
    laid = replace(scene, preview=(), tiles=(*scene.tiles, tile))
    marked = replace(laid, recent=(*scene.recent, (tile.x, tile.y)))
    assert len({rota.draw_board(shown) for shown in (scene, laid, marked, replace(scene, preview=()))}) == 4
    left, top, right, bottom = box_of(scene, (tile.x, tile.y))
    image = seen(scene)
    assert image.getpixel(((left + right) // 2, (top + bottom) // 2)) == theme.GHOST
    assert image.getpixel(((left + right) // 2, top - 2)) == theme.MINT
    renamed = replace(scene, preview=(replace(tile, named="o"),))
    assert within(changed_box(scene, renamed), (left, top, right, bottom))


@pytest.mark.parametrize("tiles", [10, 25, 60])
def test_a_target_shows_on_its_square_only(tiles: int) -> None:
    scene = replace(scenes.board(2, tiles), recent=())
    for square in scenes.beside((tile.x, tile.y) for tile in scene.tiles)[::5]:
        box = changed_box(scene, replace(scene, targets=(square,)))
        left, top, right, bottom = box_of(scene, square)
        assert within(box, (left, top, right, bottom - quarters.outside(right - left)))


def test_a_target_is_labelled_where_there_is_room() -> None:
    for scene, labelled in ((scenes.board(2, 18), True), (scenes.line(18, True), False)):
        square = scenes.beside((tile.x, tile.y) for tile in scene.tiles)[0]
        left, top, size = rota.place_of(scene, square)
        middle = (left + size // 5, top + size // 3, left + size - size // 5, top + size - size // 3)
        colours = seen(replace(scene, targets=(square,))).crop(middle).getcolors(4096) or []
        assert (theme.MINT in [colour for _, colour in colours]) == labelled


def test_labels_of_targets_shrink_together() -> None:
    scene = replace(scenes.board(2, 18), recent=())
    free = scenes.beside((tile.x, tile.y) for tile in scene.tiles)
    one, other = min(free), max(free)
    columns = list(scene.columns)
    columns[other[0] - scene.left] *= 4
    scene = replace(scene, columns=tuple(columns))
    left, top, size = rota.place_of(scene, one)
    middle = (left + size // 8, top + size // 3, left + size - size // 8, top + size - size // 3)

    def ink(*targets: Square) -> int:
        colours = seen(replace(scene, targets=targets)).crop(middle).getcolors(4096) or []
        return sum(count for count, colour in colours if colour == theme.MINT)

    assert 0 < ink(one, other) < ink(one)


@pytest.mark.parametrize("scene", [scenes.board(4, 60), scenes.board(1, 4), scenes.line(13, True)])
def test_every_column_and_row_is_labelled_on_both_sides(scene: Board) -> None:
    image = seen(scene)
    left, top, size = rota.place_of(scene, (scene.left, scene.top))
    right, bottom = left + size * len(scene.columns), top + size * len(scene.rows)

    def ink_height(box: Box) -> int:
        ground = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), theme.ROSEWOOD)
        found = ImageChops.difference(image.crop(box), ground).getbbox()
        return 0 if found is None else found[3] - found[1]

    for index in range(len(scene.columns)):
        start, end = left + index * size, left + (index + 1) * size
        assert ink_height((start, top - 45, end, top - 9)) * PHONE >= 9
        assert ink_height((start, bottom + 9, end, bottom + 45)) * PHONE >= 9
    for index in range(len(scene.rows)):
        start, end = top + index * size, top + (index + 1) * size
        assert ink_height((21, start, left - 7, end)) * PHONE >= 9
        assert ink_height((right + 7, start, theme.WIDTH - 21, end)) * PHONE >= 9


def test_text_can_be_read_on_a_phone() -> None:
    assert cap_height(theme.SMALL) * PHONE >= 9


@pytest.mark.parametrize(
    "change",
    [
        {"markers": (1, 7, 12, 2, 9)},
        {"to_move": False},
        {"left": True},
        {"place": 1},
        {"name": "Bea"},
        {"letter": "B"},
        {"stack": 0},
        {"stack": None},
    ],
    ids=str,
)
def test_what_is_said_of_a_player_shows(change: dict[str, object]) -> None:
    scene = scenes.board(2, 5)
    first, second = scene.tracks
    changed = replace(first, **change)  # type: ignore[arg-type]  # replace() takes any field
    box = changed_box(scene, replace(scene, tracks=(changed, second)))
    _, bottom, _ = rota.place_of(scene, (0, scene.top + len(scene.rows)))
    assert within(box, (theme.MARGIN, bottom + 54, theme.WIDTH // 2, HIGHEST))


@pytest.mark.parametrize("value", range(12))
def test_each_step_of_a_marker_shows(value: int) -> None:
    scene = scenes.board(1, 4)
    low, high = (
        replace(scene, tracks=(Track("A", "Anna", (0, 0, marker, 0, 0)),)) for marker in (value, value + 1)
    )
    assert changed_box(low, high) is not None


def test_the_supply_shows() -> None:
    scene = scenes.board(2, 4)
    assert len({rota.draw_board(replace(scene, supply=left)) for left in (44, 43, 0, None)}) == 4


def hand_tiles(scene: Hand) -> list[bytes]:
    """The four tiles as they are seen, without the frame of a chosen one."""
    image = opened(rota.draw_hand(scene)).convert("RGB")
    step = (theme.WIDTH - 2 * theme.MARGIN - 20) // 4
    left = theme.MARGIN + 10
    return [
        image.crop((left + turns * step, 26, left + (turns + 1) * step, 244)).tobytes() for turns in range(4)
    ]


def test_the_hand_shows_the_four_rotations_clockwise() -> None:
    tiles = hand_tiles(Hand("rg_b"))
    assert len(set(tiles)) == 4
    # Turned once, the left lower corner is the left upper one.
    assert tiles[1:] + tiles[:1] == hand_tiles(Hand("brg_"))


def test_chosen_and_named_show_in_the_hand() -> None:
    plain = hand_tiles(Hand("rg_b"))
    for chosen in range(4):
        tiles = hand_tiles(Hand("rg_b", chosen))
        assert [turns for turns in range(4) if tiles[turns] != plain[turns]] == [chosen]
        assert tiles[chosen] != hand_tiles(Hand("rg_b", chosen, "p"))[chosen]


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
def test_a_hostile_name_stays_beside_the_stack_on_its_own_card(name: str) -> None:
    scene = scenes.board(4, 5)
    plain, hostile = (
        replace(scene, tracks=(replace(scene.tracks[0], name=shown), *scene.tracks[1:]))
        for shown in ("", name)
    )
    box = changed_box(plain, hostile)
    if box is not None:
        _, bottom, _ = rota.place_of(scene, (0, scene.top + len(scene.rows)))
        below = bottom + 54 + supply.HEIGHT
        assert within(box, (theme.MARGIN, below, theme.WIDTH // 2 - 96, below + 58))
    rows = (Track("A", name, (0,) * 5, place=1), Track("B", name, (3,) * 5, place=2))
    assert opened(draw_ranking(Ranking(name, rows))).width == theme.WIDTH
    assert opened(draw_lobby(Lobby(name, 2, (name, name)), rota.EMBLEM)).width == theme.WIDTH


def test_a_corner_that_counted_is_marked_and_no_other() -> None:
    scene = scenes.named()
    for x, y, corner in scene.counted:
        fewer = replace(scene, counted=tuple(each for each in scene.counted if each != (x, y, corner)))
        left, top, right, bottom = changed_box(scene, fewer) or (0, 0, 0, 0)
        start, down, size = rota.place_of(scene, (x, y))
        assert (
            (start + size // 2 <= left < right) if corner in (1, 2) else (left < right <= start + size // 2)
        )
        reach = quarters.outside(size)
        low, high = (
            (down + size // 2, down + size - reach) if corner in (2, 3) else (down - reach, down + size // 2)
        )
        assert low <= top < bottom <= high
