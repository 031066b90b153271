"""What every picture is drawn with: one fixed palette, sprites, text and the encoding.

A sprite is a palette image that is drawn once, kept, and only ever pasted *from*; a picture is a fresh
image that belongs to one call. Nothing here is shared between threads but sprites and the font's lock.
"""

import threading
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

from renderers import png, theme
from renderers.theme import Colour

Point = tuple[float, float]
Anchor = Literal["left", "middle", "right"]

# Sprites are drawn this many times too large and averaged down. Averaging rings less than finer
# filters and leaves flat areas flat, which keeps the file small.
_OVERSAMPLING: Final = 4
_CAP_HEIGHT: Final = 0.727  # of Inter, in parts of the text size
_ASCENT: Final = 0.97
_LINE: Final = 1.25
_ELLIPSIS: Final = "…"
_MISSING: Final = "\U0010fffe"  # never assigned, so every font draws its "no such glyph" for it
_PALETTE_BYTES: Final = bytes(part for colour in theme.PALETTE for part in colour)
_text_lock = threading.Lock()


class Brush:
    """Draws shapes in pixels of the finished sprite; fractions are welcome."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self._draw = draw

    def ellipse(self, centre: Point, radius: float, fill: Colour) -> None:
        """A disc."""
        x, y = centre
        self._draw.ellipse(_scaled((x - radius, y - radius, x + radius, y + radius)), fill)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled shape with straight sides."""
        self._draw.polygon([(x * _OVERSAMPLING, y * _OVERSAMPLING) for x, y in points], fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with round ends and joints."""
        scaled = [(x * _OVERSAMPLING, y * _OVERSAMPLING) for x, y in points]
        self._draw.line(scaled, fill, round(width * _OVERSAMPLING), joint="curve")
        for point in points:
            self.ellipse(point, width / 2, fill)

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, radius: float = 0
    ) -> None:
        """A filled rectangle, with rounded corners if `radius` is given."""
        self._draw.rounded_rectangle(_scaled((left, top, right, bottom)), radius * _OVERSAMPLING, fill)


def _scaled(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = (round(value * _OVERSAMPLING) for value in box)
    return left, top, right - 1, bottom - 1


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_PALETTE_BYTES)
    return image


@cache
def ink(colour: Colour) -> int:
    """The palette index nearest to a colour."""
    distances = [sum((a - b) ** 2 for a, b in zip(colour, known, strict=True)) for known in theme.PALETTE]
    return distances.index(min(distances))


def blank(width: int, height: int, colour: Colour) -> Image.Image:
    """A new picture in the fixed palette, filled with one colour."""
    image = Image.new("P", (width, height), ink(colour))
    image.putpalette(_PALETTE_BYTES)
    return image


def coloured(indices: Image.Image) -> Image.Image:
    """The picture whose colours have these numbers in the fixed palette."""
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(_PALETTE_BYTES)
    return image


def sprite(width: int, height: int, background: Colour, paint: Callable[[Brush], None]) -> Image.Image:
    """Draw a sprite; costs milliseconds, so the callers keep what they get."""
    large = Image.new("RGB", (width * _OVERSAMPLING, height * _OVERSAMPLING), background)
    paint(Brush(ImageDraw.Draw(large)))
    return large.reduce(_OVERSAMPLING).quantize(palette=_palette_image(), dither=Image.Dither.NONE)


@cache
def _font(size: int, weight: int) -> ImageFont.FreeTypeFont:
    # The basic layout is built into Pillow; the other one depends on what the machine has.
    font = ImageFont.truetype(theme.FONT, size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    # Controls, surrogates, private characters, marks without a letter and odd spaces are no glyphs.
    if character != " " and unicodedata.category(character)[0] in "CMZ":
        return False
    with _text_lock:
        font = _font(theme.SMALL, theme.BOLD)
        return bytes(font.getmask(character)) != bytes(font.getmask(_MISSING))


def legible(name: str) -> str:
    """The name as it is drawn: one line, without pictographs; empty if the font lacks a letter of it.

    A pictograph is left out since the rest of the name still says who it is; without a letter it would not.
    """
    kept = []
    for character in unicodedata.normalize("NFC", " ".join(name.split())):
        if _has_glyph(character):
            kept.append(character)
        elif unicodedata.category(character) not in ("So", "Sk", "Cf", "Mn", "Cn", "Me"):
            return ""
    text = " ".join("".join(kept).split())
    return text if any(character.isalnum() for character in text) else ""


@lru_cache(maxsize=4096)
def number_text(number: int) -> str:
    """A number with a true minus sign, as in all pictures and messages."""
    return str(number).replace("-", "−")


def text_width(text: str, size: int, weight: int = theme.BOLD) -> float:
    """Width in pixels that the text takes."""
    with _text_lock:
        return _font(size, weight).getlength(text)


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, width: int, weight: int = theme.BOLD) -> str:
    """The text, cut off with an ellipsis where it is wider than `width` pixels."""
    if text_width(text, size, weight) <= width:
        return text
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + _ELLIPSIS
        if text_width(short, size, weight) <= width:
            return short
    return ""


@lru_cache(maxsize=2048)
def _text_sprite(
    text: str, size: int, weight: int, colour: Colour, background: Colour
) -> tuple[Image.Image, Point]:
    """The text cut to its ink, and where that starts: right of the origin, below the baseline (negative)."""
    baseline = round(size * _ASCENT)
    mask = Image.new("L", (max(1, round(text_width(text, size, weight)) + 4), round(size * _LINE)), 0)
    with _text_lock:
        ImageDraw.Draw(mask).text((2, baseline), text, 255, _font(size, weight), anchor="ls")
    box = mask.getbbox() or (0, 0, 1, 1)
    mask = mask.crop(box)
    shades = [ink(theme.blend(background, colour, value / 255)) for value in range(256)]
    image = blank(*mask.size, background)
    image.paste(mask.point(shades))
    return image, (box[0] - 2, box[1] - baseline)


def write(
    picture: Image.Image,
    at: tuple[int, int],
    text: str,
    size: int,
    colour: Colour,
    background: Colour,
    anchor: Anchor = "left",
    weight: int = theme.BOLD,
) -> None:
    """Write one line on a ground of one colour; `at` is its left, middle or right at half capital height."""
    drawn, (right, down) = _text_sprite(text, size, weight, colour, background)
    width = text_width(text, size, weight)
    start = at[0] - width * {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor]
    picture.paste(drawn, (round(start + right), round(at[1] + cap_height(size) / 2 + down)))


def cap_height(size: int) -> float:
    """Height of a capital or digit in pixels at a text size."""
    return size * _CAP_HEIGHT


def encode(picture: Image.Image, cuts: Sequence[int] = ()) -> bytes:
    """PNG bytes of a picture in the fixed palette; it is quickest where `cuts` part what changes from turn
    to turn from what does not (see `png.write`)."""
    return png.write(picture, _PALETTE_BYTES, cuts)
