"""Names, palette and the writer of files."""

import io
import random

import pytest
from PIL import Image

from renderers import png, theme
from renderers.canvas import blank, encode, fitted, ink, legible, text_width


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


@pytest.mark.parametrize("cuts", [(), (1,), (10, 11, 40), tuple(range(1, 60))])
def test_bands_decode_to_the_picture(cuts: tuple[int, ...]) -> None:
    chance = random.Random(3)
    picture = blank(37, 60, theme.TABLE)
    for _ in range(400):
        picture.putpixel((chance.randrange(37), chance.randrange(60)), chance.randrange(len(theme.PALETTE)))
    decoded = Image.open(io.BytesIO(encode(picture, cuts)))
    assert decoded.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


def test_kept_bands_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "_KEPT", 4)
    png.forget()
    for height in range(1, 10):
        encode(blank(8, height, theme.GOLD))
        assert png.kept() == min(height, 4)
