"""Bands get the same bytes whatever was packed or kept before them."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from zlib_ng import zlib_ng

from renderers import png
from tests.bench.tables import TABLES, Match

_LEVELS = (png._QUICK, png._SMALL)


def _rows(chance: random.Random) -> bytes:
    """Rows as of a picture or of noise, from none to some hundred thousand bytes."""
    width = chance.choice((1, 2, 3, 257, 258, 259, 961, 1101, 4096))
    height = chance.choice((0, 1, 1, 2, 3, 7, 64, 100))
    colours = chance.choice((1, 2, 9, 256))
    row = bytearray(chance.randrange(colours) for _ in range(width))
    found = bytearray()
    for _ in range(height):
        row[chance.randrange(width)] = chance.randrange(256)
        found += row
    return bytes(found)


def _as_new(rows: bytes, level: int) -> bytes:
    packer = zlib_ng.compressobj(level, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    return packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)


def test_a_packer_that_is_used_again_packs_like_a_new_one() -> None:
    for idle in png._idle.values():
        idle.clear()  # those of tests before, in which more threads drew
    chance = random.Random("packers")
    bands = [(_rows(chance), chance.choice(_LEVELS)) for _ in range(1000)]
    expected = [_as_new(*band) for band in bands]
    assert [png._pack(*band)[0] for band in bands] == expected
    for _ in range(2):
        order = chance.sample(range(len(bands)), len(bands))
        with ThreadPoolExecutor(4) as pool:
            packed = list(pool.map(lambda number: png._pack(*bands[number])[0], order))
        assert packed == [expected[number] for number in order]
    assert all(len(png._idle[level]) <= 5 for level in _LEVELS), "no more than were at work at once"


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[f"{s.game.key}-{n}" for s, n in TABLES])
def test_a_picture_is_the_same_whatever_other_pictures_were_drawn_before(table: int) -> None:
    png.forget()
    match = Match(table, 1)
    views, drawn = [], []
    for _ in range(12):
        match.advance(2)
        views.append(match.view)
        drawn.append(match.draw())
    for view, picture in zip(views, drawn, strict=True):
        png.forget()
        match.view = view
        assert match.draw() == picture
