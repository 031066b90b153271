"""Names, the palette, and writing files."""

import io
import random
from typing import Any

import pytest
from PIL import Image

from renderers import png, theme
from renderers.canvas import Picture, Sprite, coloured, fitted, ink, legible, sprite, text_width, write


@pytest.mark.parametrize("name", ["Anna", "Győző Űr", "Straße", "Ωμέγα", "Жуков", "O'Neil-Smith 3", "a_b.c"])
def test_names_in_three_scripts_are_drawn_as_they_are(name: str) -> None:
    assert legible(name) == name


@pytest.mark.parametrize(
    "name", ["", " ", "日本語", "אבגד", "محمد", "Anna 日", "🎲", "...", "\ue000", "\x00\x01"]
)
def test_names_that_would_lose_a_letter_are_not_drawn(name: str) -> None:
    assert legible(name) == ""


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna 🎲", "Anna"),
        ("a\nb\t c", "a b c"),
        ("\u202eabc", "abc"),
        ("Ame\u0301lie", "Amélie"),
        ("Z\u0334a\u0335", "Za"),
    ],
)
def test_what_is_no_letter_is_left_out(name: str, drawn: str) -> None:
    assert legible(name) == drawn


@pytest.mark.parametrize("width", [1, 40, 200, 900])
def test_a_fitted_text_fits(width: int) -> None:
    short = fitted("Wolfgang Amadeus " * 3, theme.MEDIUM, width)
    assert text_width(short, theme.MEDIUM) <= width
    assert short == "" or short.endswith("…") or width == 900


def test_the_palette_is_fixed_and_small_enough() -> None:
    assert len(theme.PALETTE) <= 256  # more do not fit into a palette PNG
    assert len(set(theme.PALETTE)) == len(theme.PALETTE)
    assert theme.PALETTE[ink(theme.GOLD)] == theme.GOLD


def test_the_font_comes_with_its_licence() -> None:
    assert theme.FONT.is_file()
    assert "SIL OPEN FONT LICENSE" in theme.FONT.with_name("Inter-OFL.txt").read_text(encoding="utf-8")
    assert sum(path.stat().st_size for path in theme.FONT.parent.iterdir()) < 1_500_000


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
    drawn: list[int] = []
    draw = Picture._drawn

    def counted(self: Picture, parts: Any, top: int, bottom: int) -> bytes:
        drawn.append(top)
        return draw(self, parts, top, bottom)

    monkeypatch.setattr(Picture, "_drawn", counted)

    def encode(colour: theme.Colour) -> bytes:
        picture = Picture(30, 40, theme.TABLE)
        picture.fill(theme.GOLD, (2, 5, 9, 15))
        picture.fill(colour, (3, 22, 20, 28))
        return picture.encode((10, 20, 30))

    png.forget()
    encode(theme.RED)
    encode(theme.RED)
    encode(theme.GREEN)
    assert drawn == [0, 10, 20, 30, 20]


def test_kept_bands_are_limited_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 2000
    monkeypatch.setattr(png, "_MOST_BYTES", most)
    png.forget()
    kept = []
    for height in range(1, 40):
        Picture(8, height, theme.GOLD).encode()
        kept.append(png.kept_bytes())
        assert kept[-1] <= most
    assert kept[-1] > most / 2
    monkeypatch.setattr(png, "_MOST_BYTES", 0)
    Picture(8, 50, theme.GOLD).encode()
    assert png.kept_bytes() == 0
