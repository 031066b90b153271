"""The pictures of a match as an animation."""

import io
import random
from collections.abc import Callable

import pytest
from PIL import Image

from renderers import axio, theme
from renderers.animation import COLOURS, MOST_FRAMES, TooLarge, animate
from renderers.canvas import Picture
from tests.renderers import axio_scenes as scenes

SIZE = (75, 51)


def boards(count: int, boxes: int = 3, size: tuple[int, int] = SIZE) -> list[bytes]:
    """Pictures, each with some boxes more than the one before, except every third."""
    chance = random.Random(5)
    picture = Picture(*size, theme.TABLE)
    made = []
    for number in range(count):
        for _ in range(boxes if number % 3 else 0):
            left, top = chance.randrange(size[0]), chance.randrange(size[1])
            box = (left, top, min(size[0], left + 9), min(size[1], top + 7))
            picture.fill(theme.PALETTE[chance.randrange(len(theme.PALETTE))], box)
        made.append(picture.encode())
    return made


def frames(gif: bytes) -> list[Image.Image]:
    """The pictures that a viewer of the animation shows, one after another."""
    with Image.open(io.BytesIO(gif)) as moving:
        shown = []
        for number in range(getattr(moving, "n_frames", 1)):
            moving.seek(number)
            shown.append(moving.convert("RGB"))
        return shown


def shrunk(png: bytes, times: int) -> bytes:
    """The pixels of a picture alone, made smaller in the palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in COLOURS for part in colour])
    with Image.open(io.BytesIO(png)) as picture:
        small = picture.convert("RGB").reduce(times)
        return small.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB").tobytes()


def drawer(pictures: list[bytes]) -> Callable[[int], tuple[bytes]]:
    return lambda index: (pictures[index],)


def test_each_frame_is_its_picture_at_half_size() -> None:
    pictures = boards(20)
    shown = frames(animate(drawer(pictures), len(pictures)))
    assert [frame.tobytes() for frame in shown] == [shrunk(picture, 2) for picture in pictures]
    assert {frame.size for frame in shown} == {(38, 26)}


def test_the_last_frame_stays_longest_and_it_begins_again() -> None:
    pictures = boards(7)
    with Image.open(io.BytesIO(animate(drawer(pictures), 7))) as moving:
        times = []
        for number in range(7):
            moving.seek(number)
            times.append(moving.info["duration"])
        assert moving.info["loop"] == 0
    assert times[-1] > times[0] > times[1]
    assert len(set(times[1:-1])) == 1


def test_one_picture_is_an_animation_too() -> None:
    pictures = boards(1)
    assert [frame.tobytes() for frame in frames(animate(drawer(pictures), 1))] == [shrunk(pictures[0], 2)]


def test_parts_of_a_picture_lie_one_below_another() -> None:
    upper, lower = boards(2, size=(60, 40))[1], boards(4, size=(60, 20))[3]
    (shown,) = frames(animate(lambda _: (upper, lower), 1))
    assert shown.size == (30, 30)
    assert shown.crop((0, 0, 30, 20)).tobytes() == shrunk(upper, 2)
    assert shown.crop((0, 20, 30, 30)).tobytes() == shrunk(lower, 2)


def test_the_palette_has_all_colours_of_the_pictures_and_room_for_none_at_all() -> None:
    assert COLOURS[: len(theme.PALETTE)] == theme.PALETTE
    assert len(COLOURS) <= 255  # the last place stands for what does not change


def test_thin_lines_of_a_board_are_still_seen() -> None:
    picture = Picture(80, 40, theme.NIGHT)
    for left in (19, 40):  # between two pixels, and within one
        picture.fill(theme.NIGHT_LINE, (left, 0, left + 2, 40))
    (shown,) = frames(animate(lambda _: (picture.encode(),), 1))
    assert len({shown.getpixel((x, 5)) for x in (0, 9, 20)}) == 3
    assert shown.getpixel((9, 5)) == shown.getpixel((10, 5))


def test_a_coordinate_can_be_read_at_400_pixels() -> None:
    scene = scenes.board(4, 0)
    left, top, size = axio.place_of(scene, scenes.cell("A8"))
    (frame,) = frames(animate(lambda _: (axio.draw_board(scene),), 1))
    phone = 400 / theme.WIDTH
    small = frame.resize((400, round(frame.height * 400 / frame.width)), Image.Resampling.BILINEAR)
    box = [round(each * phone) for each in (left - 50, top, left - 9, top + size)]
    strip = small.crop((box[0], box[1], box[2], box[3]))
    brightness = [round(sum(colour) / 3) for colour in (theme.WOOD, theme.IVORY)]
    # What is at least half as bright as the ink.
    bright = strip.convert("L").point(lambda value: 255 * (value > sum(brightness) / 2))
    _, high, _, low = bright.getbbox() or (0, 0, 0, 0)
    assert low - high >= 9


def test_equal_pictures_give_equal_bytes() -> None:
    pictures = boards(9)
    assert animate(drawer(pictures), 9) == animate(drawer(list(pictures)), 9)


def test_what_is_too_large_leaves_pictures_out_and_then_gets_smaller() -> None:
    pictures = boards(30, boxes=40, size=(300, 200))
    whole = animate(drawer(pictures), 30)
    fewer = animate(drawer(pictures), 30, len(whole) - 1)
    assert len(fewer) < len(whole)
    assert 2 < len(frames(fewer)) < 30
    assert frames(fewer)[0].tobytes() == shrunk(pictures[0], 2)
    assert frames(fewer)[-1].tobytes() == shrunk(pictures[-1], 2)
    small = animate(drawer(pictures), 30, len(fewer) - 1)
    assert len(small) < len(fewer)
    assert frames(small)[-1].tobytes() == shrunk(pictures[-1], 3)
    with pytest.raises(TooLarge):
        animate(drawer(pictures), 30, 1000)


def test_very_many_pictures_are_thinned_out() -> None:
    pictures = boards(4)
    drawn: list[int] = []

    def draw(index: int) -> tuple[bytes]:
        drawn.append(index)
        return (pictures[index % 4],)

    animate(draw, 3 * MOST_FRAMES)
    assert len(drawn) <= MOST_FRAMES + 1
    assert drawn[0] == 0
    assert drawn[-1] == 3 * MOST_FRAMES - 1


def test_pictures_of_two_sizes_are_a_fault() -> None:
    pictures = [*boards(1), *boards(1, size=(75, 52))]
    with pytest.raises(ValueError, match="75, 52"):
        animate(drawer(pictures), 2)
