"""A caption under a picture: a heading and what happened, in a strip that is as high whatever it says."""

from collections.abc import Iterator, Sequence
from typing import Final

from renderers import theme
from renderers.canvas import Picture, write
from renderers.lettering import fitted, legible, text_width

LINES: Final = 3
"""Lines of text below the heading; what does not fit is cut off with an ellipsis."""
_LEADING: Final = 42
_ROOM: Final = theme.WIDTH - 2 * theme.MARGIN
_HEIGHT: Final = 2 * theme.MARGIN + (1 + LINES) * _LEADING


def draw_caption(heading: str, sentences: Sequence[str]) -> bytes:
    """The strip as PNG bytes, as wide as a board."""
    picture = Picture(theme.WIDTH, _HEIGHT, theme.TABLE)
    shown = [line for sentence in sentences for line in _wrapped(legible(sentence))]
    if len(shown) > LINES:
        # Longer than the line by what is left out, so that it ends with an ellipsis.
        shown[LINES - 1 :] = [_cut(" ".join(shown[LINES - 1 :]))]
    lines = [(fitted(heading, theme.SMALL, _ROOM), theme.GOLD, theme.BOLD)]
    lines += [(line, theme.IVORY, theme.REGULAR) for line in shown]
    for number, (line, colour, weight) in enumerate(lines):
        y = theme.MARGIN + number * _LEADING + _LEADING // 2
        write(picture, (theme.MARGIN, y), line, theme.SMALL, colour, theme.TABLE, weight=weight)
    return picture.encode()


def _wrapped(sentence: str) -> Iterator[str]:
    """The sentence in lines of whole words, as far as words fit into a line."""
    line = ""
    for word in sentence.split():
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, theme.SMALL, theme.REGULAR) > _ROOM:
            yield _cut(line)
            longer = word
        line = longer
    if line:
        yield _cut(line)


def _cut(line: str) -> str:
    return fitted(line, theme.SMALL, _ROOM, theme.REGULAR)
