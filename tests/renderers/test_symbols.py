"""The five symbols must be told apart by shape: small, in grey, and with any kind of colour vision."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers import squares, theme
from renderers.canvas import coloured
from renderers.symbols import COLOURS, SYMBOLS

# What a person without one of the three cones sees, in linear light (Machado, Oliveira, Fernandes 2009).
VISION = {
    "red missing": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "green missing": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "blue missing": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
}
SIZE = 20


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def _seen(image: Image.Image, vision: str) -> Image.Image:
    if vision == "grey":
        return image.convert("L")
    rows = VISION[vision]
    seen = image.copy()
    for x in range(image.width):
        for y in range(image.height):
            pixel = image.getpixel((x, y))
            assert isinstance(pixel, tuple)
            light = [_linear(part) for part in pixel]
            mixed = [sum(rows[3 * row + part] * light[part] for part in range(3)) for row in range(3)]
            seen.putpixel((x, y), (_encoded(mixed[0]), _encoded(mixed[1]), _encoded(mixed[2])))
    return seen.convert("L")


def _small(symbol: str, vision: str) -> Image.Image:
    sprite = (
        coloured(squares.half_tile(72, symbol, "e", "laid").image)
        .convert("RGB")
        .resize((SIZE, SIZE), Image.Resampling.BOX)
    )
    return _seen(sprite, vision)


def _shape(image: Image.Image) -> Image.Image:
    """Black where the symbol is, whatever its colour; the rim of the tile is left off."""
    inner = image.crop((2, 2, SIZE - 3, SIZE - 3))
    tones = inner.tobytes()
    border = (min(tones) + max(tones)) // 2
    return inner.point([0 if value < border else 255 for value in range(256)])


@pytest.mark.parametrize("vision", ["grey", *VISION])
@pytest.mark.parametrize(("one", "other"), list(combinations(SYMBOLS, 2)))
def test_two_symbols_differ_by_shape_alone(one: str, other: str, vision: str) -> None:
    shapes = [_shape(_small(symbol, vision)) for symbol in (one, other)]
    differing = ImageStat.Stat(ImageChops.difference(*shapes)).mean[0] / 255
    assert differing >= 0.05


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_stands_out_from_its_tile(symbol: str) -> None:
    def luminance(colour: tuple[int, int, int]) -> float:
        return sum(
            weight * _linear(part) for weight, part in zip((0.2126, 0.7152, 0.0722), colour, strict=True)
        )

    bright, dark = luminance(theme.IVORY), luminance(COLOURS[symbol])
    # What the accessibility guidelines ask of graphics.
    assert (bright + 0.05) / (dark + 0.05) >= 3
