"""What holds for every picture: its size in pixels and bytes, and that equal scenes give equal bytes."""

from __future__ import annotations

import io
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from renderers import png, theme
from renderers.cache import sprites
from renderers.canvas import Brush
from tests.renderers.axio_scenes import opened
from tests.renderers.test_golden import DRAWN

HIGHEST = 1310
HEAVIEST = 80_000

each = pytest.mark.parametrize("name", DRAWN)


@each
def test_size_and_bytes_stay_within_what_discord_shows_well(name: str) -> None:
    picture = DRAWN[name]()
    image = opened(picture)
    assert image.width == theme.WIDTH
    assert image.height <= HIGHEST
    assert len(picture) <= HEAVIEST
    assert (image.mode, image.info.get("transparency")) == ("P", None)


@pytest.mark.todays(3)
@each
def test_equal_scenes_give_equal_bytes_with_and_without_kept_bands(name: str) -> None:
    first = DRAWN[name]()
    assert DRAWN[name]() == first
    png.forget()
    assert DRAWN[name]() == first


@pytest.mark.todays(3)
@each
def test_the_compressed_data_is_whole(name: str) -> None:
    picture = DRAWN[name]()
    width, height = opened(picture).size
    start = picture.index(b"IDAT")
    length = int.from_bytes(picture[start - 4 : start], "big")
    # zlib checks the checksum at the end, which lenient PNG readers ignore.
    assert len(zlib.decompress(picture[start + 4 : start + 4 + length])) == (width + 1) * height
    Image.open(io.BytesIO(picture)).verify()


def test_threads_give_the_same_bytes() -> None:
    expected = [draw() for draw in DRAWN.values()]
    png.forget()
    with ThreadPoolExecutor(6) as pool:
        jobs = [[pool.submit(draw) for draw in DRAWN.values()] for _ in range(3)]
        for row in jobs:
            assert [job.result() for job in row] == expected


def test_whatever_is_painted_has_a_colour_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it gets the nearest one of the palette, which can be another colour altogether."""
    painted: set[theme.Colour] = set()
    ink = Brush._ink

    def noted(brush: Brush, colour: theme.Colour) -> theme.Colour | int:
        painted.add(colour)
        return ink(brush, colour)

    monkeypatch.setattr(Brush, "_ink", noted)
    sprites.clear()
    png.forget()
    for draw in DRAWN.values():
        draw()
    assert theme.SEA_SKY in painted
    assert painted <= set(theme.PALETTE)
