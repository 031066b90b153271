"""What is packed anew when little changed: counted in bands, as rows and the level they are packed at."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from renderers import axio, cache, iota, paper_panel, paper_world, players, png, rota, theme
from renderers.canvas import Picture
from renderers.ring import Packed
from tests.renderers import axio_scenes, iota_scenes, paper_world_scenes, rota_scenes

Bands = list[tuple[int, int]]


@pytest.fixture(autouse=True)
def new(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Bands]:
    """Gives the bands since it was last asked, each as its height and its level; nothing is kept at first."""
    png.forget()
    cache.sprites.clear()
    packed: Bands = []
    pack = png._pack

    def counted(rows: bytes | bytearray, level: int) -> Packed:
        packed.append((len(rows) // (theme.WIDTH + 1), level))
        return pack(rows, level)

    def taken() -> Bands:
        found = packed.copy()
        packed.clear()
        return found

    monkeypatch.setattr(png, "_pack", counted)
    return taken


def _seats(scene: axio.Board, to_move: int, gained: int = 0) -> axio.Board:
    """The scene with this seat to move, after the others' markers rose so far."""
    tracks = tuple(
        replace(track, to_move=seat == to_move, gained=(gained,) * 5 if seat != to_move else ())
        for seat, track in enumerate(scene.tracks)
    )
    return replace(scene, tracks=tracks)


def test_heads_of_axio_are_packed_small_since_they_come_back(new: Callable[[], Bands]) -> None:
    scene = axio_scenes.board(4, 20)
    axio.draw_board(_seats(scene, 0))
    new()
    axio.draw_board(_seats(scene, 1))
    assert new() == [(players.HEAD_END, png._SMALL)]
    axio.draw_board(_seats(scene, 0))
    assert new() == []


def test_what_markers_gained_is_packed_quickly(new: Callable[[], Bands]) -> None:
    scene = axio_scenes.board(4, 20)
    axio.draw_board(_seats(scene, 0, 1))
    new()
    axio.draw_board(_seats(scene, 0, 2))
    assert {level for _, level in new()} == {png._QUICK}


@pytest.mark.parametrize(
    "draw",
    [
        lambda: axio.draw_board(axio_scenes.board(2, 20)),
        lambda: rota.draw_board(rota_scenes.board(2, 20)),
        lambda: iota.draw_board(iota_scenes.board(9, 9, 30, 4)),
        lambda: paper_world.draw_board(paper_world_scenes.board(2)),
    ],
    ids=["axio", "rota", "iota", "paper world"],
)
def test_a_picture_with_room_is_packed_quickly_as_a_whole(
    draw: Callable[[], bytes], new: Callable[[], Bands]
) -> None:
    draw()
    assert {level for _, level in new()} == {png._QUICK}


def test_a_new_card_in_a_hand_makes_only_the_row_of_cards_new(new: Callable[[], Bands]) -> None:
    iota.draw_hand(iota.Hand(("rc1", "gs2", "w")))
    new()
    iota.draw_hand(iota.Hand(("rc1", "gs2", "bt3")))
    ((height, _),) = new()
    assert height == 136


def test_who_takes_cards_in_paper_world_makes_no_row_of_a_landscape_new(new: Callable[[], Bands]) -> None:
    scene = paper_world_scenes.board(4)
    first, *others = scene.landscapes
    paper_world.draw_board(scene)
    new()
    taker = replace(first, hand=first.hand + 2, total=first.total - 2, took="recent")
    heights = (scene.heights[0] - 1, *scene.heights[1:])
    paper_world.draw_board(replace(scene, heights=heights, taken=(0,), landscapes=(taker, *others)))
    assert [height for height, _ in new()] == [paper_world._HEIGHTS, players.HEAD_END, paper_panel._COUNTS]


def test_a_mark_in_paper_world_makes_one_row_new_which_is_packed_quickly(new: Callable[[], Bands]) -> None:
    scene = paper_world_scenes.board(4)
    *others, last = scene.landscapes
    paper_world.draw_board(scene)
    new()
    marked = replace(last, recent=(paper_world_scenes.cell("A4"),))
    paper_world.draw_board(replace(scene, landscapes=(*others, marked)))
    bands = new()
    _, _, side = paper_world.place_of(scene, 3, paper_world_scenes.cell("A4")) or (0, 0, 0)
    assert sum(height for height, _ in bands) == side
    assert {level for _, level in bands} == {png._QUICK}


@pytest.mark.parametrize(
    "draw",
    [
        lambda: iota.draw_hand(iota.Hand(("rc1", "gs2"))),
        lambda: rota.draw_hand(rota.Hand("rgb_")),
        lambda: axio.draw_rack(axio.Rack(("rg", "bo"))),
        lambda: paper_world.draw_hand(paper_world.Hand(("y1", "b2s"))),
    ],
    ids=["iota", "rota", "axio", "paperworld"],
)
def test_a_hand_that_was_drawn_is_not_put_together_again(
    draw: Callable[[], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = draw()
    monkeypatch.setattr(Picture, "encode", lambda *_: pytest.fail("it was"))
    assert draw() == first


def test_strips_are_told_apart_by_values_not_by_what_holds_them(new: Callable[[], Bands]) -> None:
    def draw(picture: Picture, texts: list[str], numbers: tuple[int, ...]) -> None:
        for text, number in zip(texts, numbers, strict=True):
            picture.fill(theme.GOLD, (number, 0, number + len(text), 5))

    def encode(texts: list[str], numbers: tuple[int, ...]) -> bytes:
        picture = Picture(theme.WIDTH, 5, theme.TABLE)
        picture.strip(0, 5, draw, texts, numbers)
        return picture.encode()

    text, number = "ab-cd", 700
    first = encode([text, text], (number, number))
    assert len(new()) == 1
    assert encode(["-".join(("ab", "cd")), text], (number, int("700"))) == first
    assert new() == []
    encode([text, "ab-ce"], (number, number))
    encode([text, text], (number, number + 1))
    assert len(new()) == 2
