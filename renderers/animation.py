"""Pictures of the same size, one after another, as one animation.

The format is GIF, written frame by frame: a frame only holds the pixels that change, as the others are
already on the screen. At most two pictures are in memory at a time.
"""

import io
import struct
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from renderers import canvas, theme
from renderers.theme import Colour

Draw = Callable[[int], Sequence[bytes]]
"""Draws one of the pictures, counted from 0: parts, one below another, as PNG bytes in the fixed palette."""

MOST_BYTES: Final = 8 * 1024 * 1024  # Discord accepts 10 MiB for a whole message
MOST_FRAMES: Final = 240
_SECONDS: Final = 75  # the length of the animation if there are many frames
_SLOWEST, _FASTEST = 120, 35  # hundredths of a second for which a frame stays
_FIRST, _LAST = 160, 600
_TRIES: Final = ((1, 2), (2, 2), (2, 3), (4, 3), (12, 4))  # every n-th picture, how many times smaller
# A line of a board that falls between two pixels, or shares one with its background, would vanish.
_LINES: Final = (
    (theme.NIGHT, theme.NIGHT_LINE),
    (theme.CLOTH, theme.CLOTH_LINE),
    (theme.PLUM, theme.PLUM_LINE),
    (theme.MOSS, theme.MOSS_LINE),
)
COLOURS: Final[tuple[Colour, ...]] = (*theme.PALETTE, *(theme.blend(*line, 0.5) for line in _LINES))
"""The palette of all animations: that of the pictures, and what they need when they are made smaller."""
_PALETTE: Final = bytes(part for colour in COLOURS for part in colour)
_UNCHANGED: Final = 255  # a place in the palette that no colour has
_FOREVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class TooLarge(Exception):
    """Even a few small pictures exceed the limit."""


def animate(draw: Draw, count: int, most_bytes: int = MOST_BYTES) -> bytes:
    """GIF bytes, at most `most_bytes`, of `count` pictures; the last stays longest, then it repeats.

    If it would be too large, pictures in between are left out, then all are made smaller. Equal
    pictures give equal bytes. Raises TooLarge.
    """
    least = -(-count // MOST_FRAMES)
    for every, shrink in _TRIES:
        # Counted from the end, which is always shown; so is the beginning.
        shown = sorted({0, *range(count - 1, -1, -every * least)})
        made = _encoded(draw, shown, shrink, most_bytes)
        if made is not None:
            return made
    raise TooLarge


def _encoded(draw: Draw, shown: Sequence[int], shrink: int, most_bytes: int) -> bytes | None:
    """The animation of these pictures, `shrink` times smaller; None as soon as it is too large."""
    made = bytearray()
    usual = min(_SLOWEST, max(_FASTEST, 100 * _SECONDS // len(shown)))
    times = [_FIRST, *[usual] * (len(shown) - 2), _LAST] if len(shown) > 1 else [_LAST]
    screen: Image.Image | None = None
    before: Image.Image | None = None
    for index, time in zip(shown, times, strict=True):
        picture = _stacked(draw(index))
        if screen is None or before is None:
            screen = _shrunk(picture, shrink)
            made += _head(screen.size)
            made += _frame(screen, (0, 0), time)
        else:
            if picture.size != before.size:
                raise ValueError(f"a picture of {picture.size} among those of {before.size}")
            made += _change(screen, before, picture, shrink, time)
        before = picture
        if len(made) >= most_bytes:
            return None
    made += b";"
    return bytes(made)


def _stacked(parts: Sequence[bytes]) -> Image.Image:
    """A picture as palette indices of the fixed palette."""
    drawn = [_indices(part) for part in parts]
    whole = Image.new("L", (max(part.width for part in drawn), sum(part.height for part in drawn)))
    top = 0
    for part in drawn:
        whole.paste(part, (0, top))
        top += part.height
    return whole


def _indices(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        if picture.mode != "P":
            raise ValueError(f"a picture without the palette: {picture.mode}")
        return Image.frombytes("L", picture.size, picture.tobytes())


def _shrunk(indices: Image.Image, times: int) -> Image.Image:
    """The picture so many times smaller, each pixel in the nearest colour of the palette."""
    colours = canvas.coloured(indices).convert("RGB").reduce(times)
    return colours.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_PALETTE)
    return image


def _change(screen: Image.Image, before: Image.Image, after: Image.Image, shrink: int, time: int) -> bytes:
    """The frame that takes the screen from one picture to the next; changes the screen."""
    box = ImageChops.difference(before, after).getbbox()
    if box is None:
        return _frame(_patch((1, 1)), (0, 0), time)
    # Whole blocks of pixels, each of which becomes one.
    left, top = box[0] // shrink, box[1] // shrink
    right, bottom = -(-box[2] // shrink), -(-box[3] // shrink)
    edges = (
        left * shrink,
        top * shrink,
        min(right * shrink, after.width),
        min(bottom * shrink, after.height),
    )
    part = _shrunk(after.crop(edges), shrink)
    shown = screen.crop((left, top, left + part.width, top + part.height))
    changed = ImageChops.difference(_plain(shown), _plain(part)).point(_MASK)
    patch = _patch(part.size)
    patch.paste(part, (0, 0), changed)
    screen.paste(part, (left, top))
    return _frame(patch, (left, top), time)


_MASK: Final = [0] + [255] * 255


def _plain(picture: Image.Image) -> Image.Image:
    return Image.frombytes("L", picture.size, picture.tobytes())


def _patch(size: tuple[int, int]) -> Image.Image:
    """A part of the screen, without changes yet."""
    patch = Image.new("P", size, _UNCHANGED)
    patch.putpalette(_PALETTE)
    return patch


def _head(size: tuple[int, int]) -> bytes:
    """The header before the first frame: the size, the palette of all frames, and endless repetition."""
    colours = _PALETTE.ljust(3 * 256, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + colours + _FOREVER


def _frame(part: Image.Image, at: tuple[int, int], time: int) -> bytes:
    """A frame that is drawn over what is there and stays for `time` hundredths of a second."""
    return b"".join(
        GifImagePlugin.getdata(
            part, at, duration=time * 10, transparency=_UNCHANGED, disposal=1, include_color_table=False
        )
    )
