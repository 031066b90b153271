"""Names, the palette, and writing files."""

import io
import random
import tracemalloc
from typing import Any

import pytest
from PIL import Image

from renderers import canvas, lettering, png, theme
from renderers.canvas import Picture, Sprite, coloured, ink, sprite, write
from renderers.ring import Ring
from renderers.shelf import Shelf


def test_the_palette_is_fixed_and_small_enough() -> None:
    assert len(theme.PALETTE) <= 256  # more do not fit into a palette PNG
    assert len(set(theme.PALETTE)) == len(theme.PALETTE)
    assert theme.PALETTE[ink(theme.GOLD)] == theme.GOLD


def _random_picture(chance: random.Random, covers: list[Sprite]) -> tuple[Picture, Image.Image]:
    """A picture of fills, texts and sprites, and the same drawn at once, by Pillow alone."""
    picture, drawn = Picture(60, 80, theme.TABLE), Image.new("L", (60, 80), ink(theme.TABLE))
    for _ in range(60):
        left, top = chance.randrange(-5, 60), chance.randrange(-5, 80)
        cover = chance.choice(covers)
        if chance.random() < 0.5:
            colour, box = chance.choice(theme.PALETTE), (left, top, left + 9, top + chance.randrange(30))
            picture.fill(colour, box)
            drawn.paste(ink(colour), box)
        else:
            picture.paste(cover, (left, top))
            drawn.paste(cover.image, (left, top), cover.mask)
    return picture, drawn


def _covers() -> list[Sprite]:
    """Sprites, one with a hole."""
    ring = Sprite(Image.new("L", (20, 24), ink(theme.GOLD)), Image.new("L", (20, 24), 255))
    assert ring.mask is not None
    ring.mask.paste(0, (4, 4, 16, 20))
    disc = sprite(14, 30, theme.IVORY, lambda brush: brush.ellipse((7, 12), 6, theme.RED))
    write(disc, (2, 12), "7", theme.SMALL, theme.INK, theme.IVORY)
    return [ring, disc]


@pytest.mark.parametrize("cuts", [(), (1,), (10, 11, 40), tuple(range(1, 80))])
def test_bands_decode_to_the_picture(cuts: tuple[int, ...]) -> None:
    chance, covers = random.Random(3), _covers()
    for _ in range(10):
        picture, drawn = _random_picture(chance, covers)
        decoded = Image.open(io.BytesIO(picture.encode(cuts)))
        assert decoded.convert("RGB").tobytes() == coloured(drawn).convert("RGB").tobytes()


def test_a_picture_has_the_same_bytes_whether_its_bands_are_kept_or_not() -> None:
    chance, covers, cuts = random.Random(4), _covers(), (10, 30, 33)
    pictures = [_random_picture(chance, covers)[0] for _ in range(10)]
    png.forget()
    first = [picture.encode(cuts) for picture in pictures]
    assert [picture.encode(cuts) for picture in reversed(pictures)] == first[::-1]
    png.forget()
    assert [picture.encode(cuts) for picture in reversed(pictures)] == first[::-1]


def test_a_band_that_is_kept_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[int, int]] = []
    draw = canvas._drawn

    def counted(parts: Any, width: int, top: int, bottom: int) -> bytearray:
        drawn.append((top, bottom))
        return draw(parts, width, top, bottom)

    monkeypatch.setattr(canvas, "_drawn", counted)

    def encode(colour: theme.Colour) -> bytes:
        picture = Picture(30, 40, theme.TABLE)
        picture.fill(theme.GOLD, (2, 5, 9, 15))
        picture.fill(colour, (3, 22, 20, 28))
        return picture.encode((10, 20, 30))

    png.forget()
    encode(theme.RED)
    encode(theme.RED)
    encode(theme.GREEN)
    assert drawn == [(0, 10), (10, 20), (20, 30), (30, 40), (20, 30)]


def test_what_a_fill_covers_beyond_a_band_does_not_make_it_new(monkeypatch: pytest.MonkeyPatch) -> None:
    def encode(height: int) -> bytes:
        picture = Picture(30, height, theme.TABLE)
        picture.fill(theme.GOLD, (2, 5, 9, height - 5))
        return picture.encode(range(10, height, 10))

    first = encode(50)
    with monkeypatch.context() as patched:
        patched.setattr(canvas, "_drawn", None)
        assert encode(40) != first, "its bands are those of the higher one, the first two and the last ones"


def test_a_sprite_that_is_drawn_again_makes_no_band_new(monkeypatch: pytest.MonkeyPatch) -> None:
    def encode(radius: float) -> bytes:
        picture = Picture(30, 40, theme.TABLE)
        picture.paste(
            sprite(20, 20, theme.IVORY, lambda brush: brush.ellipse((9, 9), radius, theme.RED)), (5, 5)
        )
        return picture.encode()

    first = encode(6)
    with monkeypatch.context() as patched:
        patched.setattr(canvas, "_drawn", None)
        assert encode(6) == first
    assert encode(7) != first


def test_a_large_sprite_is_averaged_in_parts_and_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def paint(brush: canvas.Brush) -> None:
        brush.box(10, 10, 390, 290, theme.GOLD, 20)
        brush.ellipse((200, 150), 77.7, theme.RED)
        brush.line([(3, 5), (395, 291)], theme.INK, 3)

    pieces: list[int] = []
    averaged = canvas._averaged

    def counted(large: Image.Image) -> Image.Image:
        pieces.append(large.width * large.height)
        return averaged(large)

    monkeypatch.setattr(canvas, "_averaged", counted)
    in_parts = sprite(400, 301, theme.IVORY, paint)
    assert max(pieces) <= 16 << 16, "a pixel in colours takes four bytes"
    monkeypatch.setattr(canvas, "_WHOLE", 400 * 301)
    whole = sprite(400, 301, theme.IVORY, paint)
    assert len(pieces) > 2
    assert pieces[-1] == sum(pieces[:-1])
    assert in_parts.image.tobytes() == whole.image.tobytes()


def test_the_colours_between_two_are_not_kept_each() -> None:
    before = ink.cache_info().currsize
    canvas._shades.__wrapped__((1, 2, 3), (201, 202, 203))
    assert ink.cache_info().currsize == before


def test_names_take_some_megabytes_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    mask = Image.new("L", (1, 1)), (0, 0)
    monkeypatch.setattr(lettering, "_drawn_mask", lambda *_: mask)
    monkeypatch.setattr(lettering, "_masks", Shelf(1 << 20, lettering._weight))
    caches = (lettering.legible, lettering.text_width, lettering.fitted, canvas._text, canvas._line)
    for each in caches:
        each.cache_clear()
    tracemalloc.start()
    try:
        for number in range(9000):
            short = lettering.fitted(lettering.legible(f"Bartholomew {number}"), 24, 400)
            canvas.written((0, 0), short, 24, theme.INK, theme.IVORY)
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        for each in caches:
            each.cache_clear()
    assert taken < 9 << 20, "besides what is kept as images"


def test_kept_bands_are_limited_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    most, chance = 100_000, random.Random("bands")
    monkeypatch.setattr(png, "_kept", Ring(most))
    kept = []
    for _ in range(60):
        picture = Picture(100, 60, theme.GOLD)
        picture.paste(Sprite(Image.frombytes("L", (90, 50), chance.randbytes(90 * 50))), (5, 5))
        picture.encode((30,))
        kept.append(png.kept_bytes())
        assert kept[-1] <= most
    assert kept[-1] > most / 2


def test_names_are_kept_in_their_colours_and_sentences_are_not() -> None:
    def kept(text: str) -> int:
        before = canvas._images.held()
        picture = Picture(1200, 60, theme.TABLE)
        write(picture, (5, 30), text, theme.SMALL, theme.IVORY, theme.TABLE)
        png.forget()
        picture.encode()
        return canvas._images.held() - before

    canvas._images.clear()
    assert kept("Bartholomew the 15th") > 0
    assert kept("Bartholomew places red, orange and two purples beside a pyramid for 12 points") == 0


def _labelled(picture: Picture, text: str, x: int) -> None:
    picture.fill(theme.GOLD, (x, 2, x + 9, 12))
    write(picture, (x, 7), text, 12, theme.INK, theme.GOLD)


def test_a_strip_shows_what_its_function_draws_and_is_drawn_only_where_it_is_new() -> None:
    drawn: list[str] = []

    def draw(picture: Picture, text: str, x: int) -> None:
        drawn.append(text)
        _labelled(picture, text, x)

    def encode(*texts: str) -> bytes:
        picture = Picture(40, 70, theme.TABLE)
        for row, text in enumerate(texts):
            picture.strip(row * 20 + 5, row * 20 + 20, draw, text, 3)
        return picture.encode((20, 33, 40))  # a strip may lie in several bands

    png.forget()
    first = encode("a", "b", "c")
    assert drawn == ["a", "b", "c"]
    assert encode("a", "b", "c") == first
    assert drawn == ["a", "b", "c"]
    assert encode("a", "d", "c") != first
    assert drawn == ["a", "b", "c", "d"]
    plain = Picture(40, 70, theme.TABLE)
    for row, text in enumerate("abc"):
        moved = Picture(40, 15, None)
        _labelled(moved, text, 3)
        for left, high, right, low, number, sprite_ in moved.parts():
            if sprite_ is None:
                plain.fill(theme.PALETTE[-1 - number], (left, high + row * 20 + 5, right, low + row * 20 + 5))
            else:
                assert not isinstance(sprite_, canvas._Strip)
                plain.paste(sprite_, (left, high + row * 20 + 5))
    assert _pixels(plain.encode()) == _pixels(first)


def _pixels(data: bytes) -> bytes:
    return Image.open(io.BytesIO(data)).convert("RGB").tobytes()


def test_a_strip_that_draws_beyond_itself_is_a_fault() -> None:
    picture = Picture(40, 50, theme.TABLE)
    picture.strip(10, 20, _labelled, "x", 3)
    with pytest.raises(ValueError, match="_labelled draws beyond its strip"):
        picture.encode()


def test_rows_that_soon_change_show_the_same_and_are_kept_apart_from_lasting_ones() -> None:
    def encode(*fleeting: tuple[int, int]) -> bytes:
        chance = random.Random(5)
        picture, _ = _random_picture(chance, _covers())
        for rows in fleeting:
            picture.fleet(*rows)
        return picture.encode((20, 50))

    png.forget()
    lasting, whole, middle = encode(), encode((0, 80)), encode((30, 31))
    assert len({lasting, whole, middle}) == 3
    assert _pixels(lasting) == _pixels(whole) == _pixels(middle)
    for rows, expected in ((((30, 31),), middle), (((0, 80),), whole), ((), lasting)):
        assert encode(*rows) == expected, "what is kept decides nothing"
        png.forget()
        assert encode(*rows) == expected
