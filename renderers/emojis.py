"""The small drawings that stand in sentences and on buttons.

A phone shows them about 20 pixels high on a dark, light or coloured ground, so each brings its own ivory.
"""

import io
from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

from renderers import theme
from renderers.canvas import Brush

SIZE: Final = 128
"""The side in pixels; Discord recommends it, and shows at most 48."""
_OVERSAMPLING: Final = 4  # as in Brush


def draw(paint: Callable[[Brush], None]) -> bytes:
    """A PNG of SIZE pixels each way, transparent round an ivory plate on which `paint` draws."""
    # What is transparent is ivory too, so that averaging leaves no dark rim.
    large = Image.new("RGBA", (SIZE * _OVERSAMPLING,) * 2, (*theme.IVORY, 0))
    brush = Brush(ImageDraw.Draw(large))
    brush.box(0, 0, SIZE, SIZE, theme.IVORY_EDGE, 0.2 * SIZE)
    brush.box(3, 3, SIZE - 3, SIZE - 3, theme.IVORY, 0.18 * SIZE)
    paint(brush)
    encoded = io.BytesIO()
    large.reduce(_OVERSAMPLING).save(encoded, "PNG")
    return encoded.getvalue()
