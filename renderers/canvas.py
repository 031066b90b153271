"""What every picture is drawn with: one fixed palette, sprites, text and the encoding.

A picture is a list of sprites and their positions. It is cut into bands, and a band that shows the same as
an earlier one is not drawn again (see `png`). Threads share nothing here but sprites and the font's lock.
"""

import marshal
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import Any, Final, Literal, TypeVarTuple, Unpack

from PIL import Image, ImageChops, ImageDraw

from renderers import png, theme
from renderers.lettering import KEPT_TEXTS, cap_height, text_mask, text_width
from renderers.shelf import Shelf
from renderers.theme import Colour

Point = tuple[float, float]
Box = tuple[int, int, int, int]
Anchor = Literal["left", "middle", "right"]
Told = TypeVarTuple("Told")

# Sprites are drawn this many times larger and averaged down. Averaging rings less than finer filters and
# leaves flat areas flat, which keeps files small.
_OVERSAMPLING: Final = 4
_WHOLE: Final = 1 << 16  # pixels of a sprite that is averaged down in one piece
_PALETTE_BYTES: Final = bytes(part for colour in theme.PALETTE for part in colour)
_IMAGES: Final = 6 << 20  # bytes of texts in colours, which are quickly made of what is kept of their shapes
_OVERHEAD: Final = 1 << 10  # bytes that a drawn text takes besides its pixels
_SENTENCE: Final = 16 << 10  # bytes from which a text is a sentence, which is hardly ever drawn again
_WITHOUT_REFERENCES: Final = 2
"""The format of marshal in which equal values have equal bytes, whether or not they are the same object."""
_Style = tuple[str, int, int, Colour, Colour]
"""Text, size, weight, colour, and the colour of the ground."""


class Brush:
    """Draws shapes in pixels of the finished sprite; fractions are welcome.

    inks: the numbers of the colours where the image has numbers; new colours are added. None: it has colours.
    """

    def __init__(self, draw: ImageDraw.ImageDraw, inks: dict[Colour, int] | None = None) -> None:
        self._draw = draw
        self._inks = inks

    def _ink(self, colour: Colour) -> Colour | int:
        return colour if self._inks is None else self._inks.setdefault(colour, len(self._inks))

    def ellipse(self, centre: Point, radius: float, fill: Colour) -> None:
        """A disc."""
        x, y = centre
        self._draw.ellipse(_scaled((x - radius, y - radius, x + radius, y + radius)), self._ink(fill))

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled shape with straight sides."""
        self._draw.polygon([(x * _OVERSAMPLING, y * _OVERSAMPLING) for x, y in points], self._ink(fill))

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with round ends and joints."""
        scaled = [(x * _OVERSAMPLING, y * _OVERSAMPLING) for x, y in points]
        self._draw.line(scaled, self._ink(fill), round(width * _OVERSAMPLING))
        for point in points:
            self.ellipse(point, width / 2, fill)

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Colour, radius: float = 0
    ) -> None:
        """A filled rectangle, with rounded corners if `radius` is given."""
        box = _scaled((left, top, right, bottom))
        self._draw.rounded_rectangle(box, radius * _OVERSAMPLING, self._ink(fill))


def _scaled(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    (left, top, right, bottom), by = box, _OVERSAMPLING
    return round(left * by), round(top * by), round(right * by) - 1, round(bottom * by) - 1


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_PALETTE_BYTES)
    return image


@cache
def ink(colour: Colour) -> int:
    """The palette index nearest to a colour."""
    return _nearest(colour)


def _nearest(colour: Colour) -> int:
    red, green, blue = colour
    distances = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in theme.PALETTE]
    return distances.index(min(distances))


def coloured(indices: Image.Image) -> Image.Image:
    """The picture whose colours have these numbers in the fixed palette."""
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(_PALETTE_BYTES)
    return image


class Sprite:
    """A part of pictures: made once, kept, and from then on only pasted *from*, by any thread.

    image: its pixels as indices of the fixed palette.  mask: white where it covers what lies under it, of
    mode "1", with which Pillow is quickest; None if it covers everything.
    """

    __slots__ = ("_number", "height", "image", "mask", "width")

    def __init__(self, image: Image.Image, mask: Image.Image | None = None) -> None:
        self.image = image
        self.mask = mask
        self.width, self.height = image.size
        self._number: int | None = None

    @property
    def number(self) -> int:
        """Stands for its pixels: one that was dropped and drawn again has the same."""
        if self._number is None:
            pixels = (self.image, self.mask) if self.mask else (self.image,)
            self._number = _digest(repr(self.image.size).encode(), *(image.tobytes() for image in pixels))
        return self._number

    def paste(self, other: "Sprite | Text", at: tuple[int, int]) -> None:
        """Paste another one onto this one while it is being made; `at` is the upper left corner."""
        self.image.paste(other.image, at)

    def fill(self, colour: Colour, box: Box) -> None:
        """Fill from left, top to right, bottom (exclusive) while it is being made."""
        self.image.paste(ink(colour), box)


def _digest(*parts: bytes) -> int:
    """A number of 63 bits that other bytes have as good as never."""
    return int.from_bytes(blake2b(b"".join(parts), digest_size=8).digest(), "big") >> 1


def sprite(width: int, height: int, background: Colour, paint: Callable[[Brush], None]) -> Sprite:
    """Draw a sprite; this costs milliseconds, so callers keep the result."""
    # A byte a pixel is drawn faster than three.
    inks = {background: 0}
    large = Image.new("P", (width * _OVERSAMPLING, height * _OVERSAMPLING), 0)
    paint(Brush(ImageDraw.Draw(large), inks))
    large.putpalette(bytes(part for colour in inks for part in colour))
    if width * height <= _WHOLE:
        return Sprite(_averaged(large))
    # In colours a whole board would take four times as much, 55 MB, for a moment.
    drawn, step = Image.new("L", (width, height)), max(1, _WHOLE // width)
    for top in range(0, height, step):
        box = (0, top * _OVERSAMPLING, large.width, min(top + step, height) * _OVERSAMPLING)
        drawn.paste(_averaged(large.crop(box)), (0, top))
    return Sprite(drawn)


def _averaged(large: Image.Image) -> Image.Image:
    """An image in the size of the finished sprite, as indices of the fixed palette."""
    averaged = large.convert("RGB").reduce(_OVERSAMPLING)
    drawn = averaged.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", drawn.size, drawn.tobytes())


def overlay(width: int, height: int, paint: Callable[[Brush], None]) -> Sprite:
    """Draw a sprite that covers only what is painted; whatever lies under it shows through the rest."""
    on_ink, on_white = (sprite(width, height, ground, paint).image for ground in (theme.INK, theme.WHITE))
    differ = ImageChops.difference(on_ink, on_white)
    return Sprite(on_white, differ.point([255] + [0] * 255, "1"))


class Picture:
    """A picture as the list of what is put on it, lowest first; it belongs to one call.

    It becomes pixels when it is encoded, and only where no earlier picture showed the same.
    colour: of its ground; None where it is a strip of another picture.
    """

    def __init__(self, width: int, height: int, colour: Colour | None) -> None:
        self.width, self.height = width, height
        self._parts: list[_Part] = []
        self._fleeting: list[tuple[int, int]] = []
        if colour is not None:
            self.fill(colour, (0, 0, width, height))

    def paste(self, sprite: "Sprite | Text", at: tuple[int, int]) -> None:
        """Put a sprite on it; `at` is its upper left corner."""
        x, y = at
        self._parts.append((x, y, x + sprite.width, y + sprite.height, sprite.number, sprite))

    def fill(self, colour: Colour, box: Box) -> None:
        """Fill from left, top to right, bottom (exclusive)."""
        left, top, right, bottom = box
        if left < right and top < bottom:
            # Negative, so that it is no sprite's.
            self._parts.append((left, top, right, bottom, -1 - ink(colour), None))

    def strip(
        self, top: int, bottom: int, draw: "Callable[[Picture, Unpack[Told]], None]", *told: *Told
    ) -> None:
        """Put on it, from row `top` to `bottom` (exclusive), what `draw` draws on a strip as wide as this.

        It draws there and then, counting rows from the strip's own upper edge, if no earlier picture had a
        strip of the same function and `told`; so that is all that it may go by. It is told plain values and
        tuples or lists of them.
        """
        self._parts.append((0, top, self.width, bottom, 0, _Strip(self.width, bottom - top, draw, told)))

    def fleet(self, top: int, bottom: int) -> None:
        """Say that these rows will look different in a turn or two: packing them small is not worth it."""
        self._fleeting.append((top, bottom))

    def encode(self, cuts: Sequence[int] = ()) -> bytes:
        """PNG bytes. Equal pictures with equal cuts give equal bytes.

        It is quickest if `cuts`, ascending rows, separate what changes from turn to turn from what does not.
        """
        edges = [0, *cuts, self.height]
        shown: list[list[_Part]] = [[] for _ in range(len(edges) - 1)]
        for part in self._parts:
            for band in _reached(edges, part[1], part[3]):
                shown[band].append(part)
        fleeting = {band for rows in self._fleeting for band in _reached(edges, *rows)}

        def rows(band: int) -> bytearray:
            return _drawn(shown[band], self.width, edges[band], edges[band + 1])

        bands = [
            png.Band(low - top, _key(shown[band], self.width, top, low), band in fleeting)
            for band, (top, low) in enumerate(pairwise(edges))
        ]
        return png.write(self.width, bands, rows, _PALETTE_BYTES)

    def parts(self) -> "Sequence[_Part]":
        """What was put on it."""
        return self._parts


class _Strip:
    """Part of a picture that is drawn when it is first needed."""

    __slots__ = ("_draw", "_parts", "_told", "height", "width")

    def __init__(self, width: int, height: int, draw: Callable[..., None], told: tuple[Any, ...]) -> None:
        self.width, self.height = width, height
        self._draw, self._told = draw, told
        self._parts: Sequence[_Part] | None = None

    @property
    def key(self) -> tuple[str, str, tuple[Any, ...]]:
        """Stands for its pixels."""
        return self._draw.__module__, self._draw.__qualname__, self._told

    @property
    def parts(self) -> "Sequence[_Part]":
        """What is put on it."""
        if self._parts is None:
            picture = Picture(self.width, self.height, None)
            self._draw(picture, *self._told)
            self._parts = picture.parts()
            if any(part[1] < 0 or part[3] > self.height for part in self._parts):
                raise ValueError(f"{self._draw.__qualname__} draws beyond its strip")
        return self._parts


def _reached(edges: Sequence[int], high: int, low: int) -> range:
    """The bands between these edges, by their numbers, that rows from `high` to `low` (exclusive) reach."""
    first = bisect_right(edges, high) - 1
    return range(max(0, first), min(bisect_left(edges, low), len(edges) - 1))


def _key(parts: "Sequence[_Part]", width: int, top: int, bottom: int) -> bytes:
    """What identifies the pixels of the rows between two rows of a picture with these parts."""
    key: list[Any] = [width, bottom - top]
    for left, high, right, low, number, drawn in parts:
        if drawn is None:
            # How far it reaches beyond the band is all the same.
            key += (number, left, right, high - top if high > top else 0, min(low, bottom) - top)
        elif isinstance(drawn, _Strip):
            key += (drawn.key, high - top)
        else:
            key += (number, left, high - top)
    return marshal.dumps(key, _WITHOUT_REFERENCES)


def _drawn(parts: "Sequence[_Part]", width: int, top: int, bottom: int) -> bytearray:
    """The pixels of the rows between two rows, each row after the number of its filter."""
    rows = bytearray((1 + width) * (bottom - top))
    # An image that draws right into these bytes.
    paste = Image.frombuffer("L", (1 + width, bottom - top), rows, "raw", "L", 0, 1).im.paste
    _paste_all(paste, parts, top, bottom)
    paste(png.NO_FILTER, (0, 0, 1, bottom - top))
    return rows


def _paste_all(paste: Callable[..., None], parts: "Sequence[_Part]", top: int, bottom: int) -> None:
    """Paste what reaches into the rows between two rows; `paste` is that of an image of these.

    It is the one inside of Pillow: the checks around it take longer than pasting a small sprite.
    """
    for left, high, right, low, number, drawn in parts:
        if high < bottom and low > top:
            box = (1 + left, high - top, 1 + right, low - top)
            if drawn is None:
                paste(-1 - number, box)
            elif isinstance(drawn, _Strip):
                _paste_all(paste, drawn.parts, top - high, bottom - high)
            elif drawn.mask is None:
                paste(drawn.image.im, box)
            else:
                paste(drawn.image.im, box, drawn.mask.im)


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text as a sprite drawn only when needed: names are many, and seldom drawn again.

    number: stands for what it shows, as that of a sprite.
    right, down: where its ink begins, right of the origin and below the baseline (negative).
    """

    number: int
    width: int
    height: int
    right: int
    down: int
    style: _Style

    mask = None

    @property
    def image(self) -> Image.Image:
        """Its pixels as indices of the fixed palette."""
        found = _images.get(self.number)
        if found is None:
            found = _text_image(*self.style)
            if self.width * self.height < _SENTENCE:
                _images.put(self.number, found)
        return found


def _weight(image: Image.Image) -> int:
    return _OVERHEAD + image.width * image.height


_images: Shelf[Image.Image] = Shelf(_IMAGES, _weight)


@lru_cache(maxsize=KEPT_TEXTS)
def _text(*style: *_Style) -> Text:
    mask, (right, down) = text_mask(*style[:3])
    return Text(_digest(repr(style).encode()), *mask.size, right, down, style)


def _text_image(text: str, size: int, weight: int, colour: Colour, background: Colour) -> Image.Image:
    mask, _ = text_mask(text, size, weight)
    return Image.frombytes("L", mask.size, mask.tobytes().translate(_shades(colour, background)))


@cache
def _shades(colour: Colour, background: Colour) -> bytes:
    """The colours from a text's background to its ink."""
    # These colours are seldom asked for again, and thousands.
    return bytes(_nearest(theme.blend(background, colour, value / 255)) for value in range(256))


_ALONG: Final[dict[Anchor, float]] = {"left": 0.0, "middle": 0.5, "right": 1.0}


def write(
    picture: Picture | Sprite,
    at: tuple[int, int],
    text: str,
    size: int,
    colour: Colour,
    background: Colour,
    anchor: Anchor = "left",
    weight: int = theme.BOLD,
) -> None:
    """Write one line on a plain background; `at` is its left, middle or right at half capital height."""
    picture.paste(*written(at, text, size, colour, background, anchor, weight))


def written(
    at: tuple[int, int],
    text: str,
    size: int,
    colour: Colour,
    background: Colour,
    anchor: Anchor = "left",
    weight: int = theme.BOLD,
) -> tuple[Text, tuple[int, int]]:
    """What `write` puts on a picture, and where."""
    drawn, back, down = _line(text, size, colour, background, anchor, weight)
    return drawn, (round(at[0] - back), round(at[1] + down))


@lru_cache(maxsize=KEPT_TEXTS)
def _line(
    text: str, size: int, colour: Colour, background: Colour, anchor: Anchor, weight: int
) -> tuple[Text, float, float]:
    """A text, and how far left of and below the place where it is written its ink begins."""
    drawn = _text(text, size, weight, colour, background)
    back = text_width(text, size, weight) * _ALONG[anchor] - drawn.right
    return drawn, back, cap_height(size) / 2 + drawn.down


_Part = tuple[int, int, int, int, int, Sprite | Text | _Strip | None]
"""Left, top, right, bottom, and a sprite with its number; without one, the number of a fill's colour."""
