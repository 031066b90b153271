"""One player's score card: the name, whether it is their turn, and five markers on their tracks.

All functions take plain values, so that every game with such markers can use them.
"""

from typing import Final

from renderers import symbols, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.lettering import fitted, legible, text_width
from renderers.theme import Colour

CARD_HEIGHT: Final = 139
HEAD: Final = 51
HEAD_END: Final = HEAD + 3
"""Where a card's own part begins, which is the same whoever is to move."""
HEAD_MIDDLE: Final = 28
"""The line on which what is written in a head stands."""
GAINED: Final = 108
"""Where what the markers gained stands on a card."""
_CHIP: Final = 40
_TRACK: Final = 14
_SYMBOL: Final = 32
_MARKER: Final = 52  # height of symbol, number and track
_ROUND: Final = 14
_COUNT: Final = 6
_POINTER: Final = 32
_EDGE: Final = 7


def draw_card(
    picture: Picture,
    at: tuple[int, int],
    width: int,
    letter: str,
    name: str,
    markers: tuple[int, ...],
    goal: int,
    gained: tuple[int, ...] = (),
    laps: int = 1,
    to_move: bool = False,
    left: bool = False,
    place: int | None = None,
    room: int = 0,
) -> Colour:
    """Draw a card `width` pixels wide and CARD_HEIGHT high; `goal` is the end of a track (18 in Axio).

    The lowest marker counts, so it is marked; what was `gained` in the last turn stands below.
    `room` is kept free at the right of the head. Returns the colour of the head.
    """
    x, y = at
    head = draw_blank_card(picture, at, (width, CARD_HEIGHT), letter, name, to_move, left, place, room)
    picture.strip(y + HEAD_END, y + GAINED, _draw_markers, x, width, markers, goal, laps)
    if any(gained):
        picture.strip(y + GAINED, y + CARD_HEIGHT, _draw_gains, x, width, gained)
    return head


def _draw_markers(
    picture: Picture, x: int, width: int, markers: tuple[int, ...], goal: int, laps: int
) -> None:
    column = _column(width, len(markers))
    for index, (symbol, marker) in enumerate(zip(symbols.SYMBOLS, markers, strict=True)):
        start = x + 2 * _EDGE + index * column
        lowest = marker == min(markers) < max(markers)
        picture.paste(_marker(column - 10, symbol, marker, goal, laps, lowest), (start, 2))


def _draw_gains(picture: Picture, x: int, width: int, gained: tuple[int, ...]) -> None:
    column = _column(width, len(gained))
    for index, steps in enumerate(gained):
        if steps:
            picture.paste(_gain(steps), (x + 2 * _EDGE + index * column, 1))


def _column(width: int, markers: int) -> int:
    """From each marker on a card so wide to the next."""
    return (width - 3 * _EDGE) // markers


def draw_blank_card(
    picture: Picture,
    at: tuple[int, int],
    size: tuple[int, int],
    letter: str,
    name: str,
    to_move: bool = False,
    left: bool = False,
    place: int | None = None,
    room: int = 0,
) -> Colour:
    """Draw a card of this width and height with only its head; returns the colour of the head.

    What a game shows of a player goes on the ivory from HEAD + 7 on; `room` is kept free at the right of
    the head.
    """
    x, y = at
    picture.strip(y, y + HEAD_END, _draw_head, x, size[0], letter, name, to_move, left, place, room)
    picture.paste(_card_body(*size), (x, y + HEAD_END))
    return _head_colour(to_move, left)


def _draw_head(
    picture: Picture,
    x: int,
    whole: int,
    letter: str,
    name: str,
    to_move: bool,
    left: bool,
    place: int | None,
    room: int,
) -> None:
    """The head of a card that is `whole` pixels wide."""
    head = _head_colour(to_move, left)
    picture.paste(_card_head(whole, head, to_move), (x, 0))
    middle = HEAD_MIDDLE
    pointer = 0
    if to_move:
        pointer = _POINTER + 7
        picture.paste(_pointer(head), (x + 14, middle - _POINTER // 2))
    width = whole - 28 - pointer - room
    draw_name(picture, (x + 14 + pointer, middle), width, letter, name, head, left, place)


def draw_name(
    picture: Picture,
    at: tuple[int, int],
    width: int,
    letter: str,
    name: str,
    ground: Colour,
    left: bool = False,
    place: int | None = None,
) -> None:
    """The seat's letter in a chip (or a medal with the place), and the name; `at` is the left middle."""
    x, y = at
    if place is None:
        picture.paste(_chip(ground), (x, y - _CHIP // 2))
        write(picture, (x + _CHIP // 2, y), letter, theme.SMALL, theme.IVORY, theme.INK, "middle")
    else:
        picture.paste(_medal(place, ground), (x, y - _CHIP // 2))
        colour = theme.INK if place == 1 else theme.IVORY
        write(picture, (x + _CHIP // 2, y), str(place), theme.SMALL, colour, _medal_colour(place), "middle")
    start = x + _CHIP + 12
    # A name that cannot be drawn is replaced by the letter, unless the chip already shows that.
    text = fitted(legible(name) or (letter if place is not None else ""), theme.MEDIUM, x + width - start)
    write(picture, (start, y), text, theme.MEDIUM, theme.INK_SOFT if left else theme.INK, ground)
    if left:
        end = start + round(text_width(text, theme.MEDIUM))
        picture.fill(theme.INK, (start, y - 1, end, y + 3))


def draw_symbol(picture: Picture, at: tuple[int, int], symbol: str, size: int = _SYMBOL) -> None:
    """A symbol on ivory; `at` is its middle."""
    picture.paste(_symbol(symbol, size), (at[0] - size // 2, at[1] - size // 2))


@cached
def _marker(width: int, symbol: str, marker: int, goal: int, laps: int, lowest: bool) -> Sprite:
    """A symbol with its number, and its track below, on ivory; the number of the lowest one is on ink."""
    middle, left, digits = _SYMBOL // 2, _SYMBOL + 7, round(text_width(str(marker), theme.SMALL))

    def paint(brush: Brush) -> None:
        if lowest:
            brush.box(left - 4, 0, min(width, left + digits + 5), 2 * middle, theme.INK, 9)

    drawn = sprite(width, _MARKER, theme.IVORY, paint)
    drawn.paste(_symbol(symbol, _SYMBOL), (0, 0))
    colour, ground = (theme.IVORY, theme.INK) if lowest else (theme.INK, theme.IVORY)
    write(drawn, (left, middle), str(marker), theme.SMALL, colour, ground)
    height = _TRACK // laps
    for lap in range(laps):
        filled = max(0, min(goal, marker - lap * goal))
        _draw_track(drawn, _SYMBOL + 4 + lap * (height + 2), width, height, symbol, filled, goal)
    return drawn


@cached
def _gain(steps: int) -> Sprite:
    """How far a marker came, on the gold of what happened last."""
    text = f"+{steps}"
    width, height = round(text_width(text, theme.SMALL)) + 10, CARD_HEIGHT - GAINED - 5
    drawn = sprite(width, height, theme.IVORY, lambda brush: brush.box(0, 0, width, height, theme.GOLD, 7))
    write(drawn, (width // 2, height // 2), text, theme.SMALL, theme.INK, theme.GOLD, "middle")
    return drawn


def _draw_track(drawn: Sprite, y: int, width: int, height: int, symbol: str, filled: int, goal: int) -> None:
    """A track of `goal` steps, filled up to the marker; a gap after every sixth helps counting."""
    end = width * filled // goal
    drawn.fill(theme.IVORY_EDGE, (end, y, width, y + height))
    drawn.fill(symbols.COLOURS[symbol], (0, y, end, y + height))
    for step in range(_COUNT, goal, _COUNT):
        gap = width * step // goal
        drawn.fill(theme.IVORY, (gap - 1, y, gap + 2, y + height))


def _head_colour(to_move: bool, left: bool) -> Colour:
    if left:
        return theme.GREY
    return theme.GOLD if to_move else theme.IVORY_LINE


@cached
def _card_head(width: int, colour: Colour, to_move: bool) -> Sprite:
    """The upper part of a card, which alone shows whose turn it is: the rest stays the same."""

    def paint(brush: Brush) -> None:
        rim, inset = (theme.GOLD, 5) if to_move else (theme.IVORY_EDGE, 3)
        brush.box(0, 0, width, 2 * _ROUND, rim, _ROUND)
        brush.box(0, _ROUND, width, HEAD_END, rim)
        brush.box(inset, inset, width - inset, 2 * _ROUND, colour, _ROUND - inset)
        brush.box(inset, _ROUND, width - inset, HEAD_END, colour)

    return sprite(width, HEAD_END, theme.TABLE, paint)


@cached
def _card_body(width: int, height: int) -> Sprite:
    """What is below the head of a card that is so high in all."""
    bottom = height - HEAD_END

    def paint(brush: Brush) -> None:
        brush.box(0, -2 * _ROUND, width, bottom, theme.IVORY_EDGE, _ROUND)
        brush.box(3, -2 * _ROUND, width - 3, bottom - 3, theme.IVORY, _ROUND - 3)

    return sprite(width, bottom, theme.TABLE, paint)


@cached
def _pointer(ground: Colour) -> Sprite:
    def paint(brush: Brush) -> None:
        brush.polygon([(3, 1), (_POINTER - 2, _POINTER / 2), (3, _POINTER - 1)], theme.INK)

    return sprite(_POINTER, _POINTER, ground, paint)


@cached
def _chip(ground: Colour) -> Sprite:
    return sprite(_CHIP, _CHIP, ground, lambda brush: brush.box(0, 0, _CHIP, _CHIP, theme.INK, 10))


def _medal_colour(place: int) -> Colour:
    return theme.GOLD if place == 1 else theme.INK_SOFT


@cached
def _medal(place: int, ground: Colour) -> Sprite:
    def paint(brush: Brush) -> None:
        brush.ellipse((_CHIP / 2, _CHIP / 2), _CHIP / 2, theme.INK)
        brush.ellipse((_CHIP / 2, _CHIP / 2), _CHIP / 2 - 3, _medal_colour(place))

    return sprite(_CHIP, _CHIP, ground, paint)


@cached
def _symbol(symbol: str, size: int) -> Sprite:
    def paint(brush: Brush) -> None:
        middle = (size / 2, size / 2)
        symbols.paint(brush, symbol, middle, size * 0.46, symbols.COLOURS[symbol], theme.IVORY)

    return sprite(size, size, theme.IVORY, paint)
