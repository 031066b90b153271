"""A plain rounded plate with a rim, on which things lie or are written."""

from renderers.cache import cached
from renderers.canvas import Brush, Sprite, sprite
from renderers.theme import Colour


@cached
def plate(
    width: int, height: int, rim: Colour, fill: Colour, ground: Colour, *, inset: int = 3, corner: int = 14
) -> Sprite:
    """A plate of this size in pixels.

    inset: the width of the rim.  corner: the radius of its corners.  ground: the colour around them.
    """

    def paint(brush: Brush) -> None:
        brush.box(0, 0, width, height, rim, corner)
        brush.box(inset, inset, width - inset, height - inset, fill, corner - inset)

    return sprite(width, height, ground, paint)
