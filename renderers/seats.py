"""Pictures before and after a match: a title, a row for each player, and who sits where in a lobby.

All games use the same rows in the same places; what a game shows of a player is drawn onto them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from renderers import players, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.lettering import fitted, legible
from renderers.plate import plate
from renderers.theme import Colour

TITLE: Final = 98
RANK_ROW: Final = 108
SEAT_ROW: Final = 98
WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
LETTERS: Final = "ABCD"
"""What a seat is called where there is no room, or no font, for the name."""


@dataclass(frozen=True)
class Lobby:
    """Who has joined, in seat order, and how many seats there are."""

    title: str
    seats: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Emblem:
    """What a game shows between the title and the seats of its lobby.

    end: where the seats begin, in pixels from the top.
    """

    end: int
    paint: Callable[[Picture], None]


def draw_lobby(scene: Lobby, emblem: Emblem) -> bytes:
    """PNG of a match that has not begun: the title, who sits where, and the free seats."""
    picture = Picture(theme.WIDTH, emblem.end + scene.seats * SEAT_ROW + theme.MARGIN, theme.TABLE)
    write_title(picture, scene.title)
    emblem.paint(picture)
    draw_seats(picture, emblem.end, scene.seats, scene.names)
    return picture.encode()


def write_title(picture: Picture, title: str) -> None:
    """Write the title into the uppermost TITLE pixels."""
    text = fitted(legible(title), theme.LARGE, WIDTH)
    write(picture, (theme.WIDTH // 2, TITLE // 2), text, theme.LARGE, theme.IVORY, theme.TABLE, "middle")


def draw_rank(
    picture: Picture, row: int, letter: str, name: str, left: bool, place: int | None, width: int = 340
) -> int:
    """Draw the row, from 0, of a ranking under its title; returns its middle in pixels from the top.

    `width` is what medal and name may take, from 20 pixels right of the row's left end on.
    """
    top = TITLE + row * RANK_ROW
    rim = theme.GOLD if place == 1 else theme.IVORY_EDGE
    picture.paste(_strip(RANK_ROW - theme.GAP, rim), (theme.MARGIN, top))
    middle = top + (RANK_ROW - theme.GAP) // 2
    at = (theme.MARGIN + 17, middle)
    players.draw_name(picture, at, width, letter, name, theme.IVORY, left, place)
    return middle


def draw_seats(picture: Picture, top: int, seats: int, names: tuple[str, ...]) -> None:
    """Draw a row of SEAT_ROW for each seat of a lobby; those without a name are free."""
    for seat in range(seats):
        letter = LETTERS[seat]
        taken = seat < len(names)
        start = top + seat * SEAT_ROW
        height = SEAT_ROW - theme.GAP
        picture.paste(
            _strip(height, theme.IVORY_EDGE) if taken else _free_seat(height), (theme.MARGIN, start)
        )
        middle = start + height // 2
        if taken:
            at = (theme.MARGIN + 21, middle)
            players.draw_name(picture, at, WIDTH - 42, letter, names[seat], theme.IVORY)
        else:
            at = (theme.MARGIN + 41, middle)
            write(picture, at, letter, theme.SMALL, theme.IVORY, theme.TABLE, "middle")


def _strip(height: int, rim: Colour) -> Sprite:
    return plate(WIDTH, height, rim, theme.IVORY, theme.TABLE, inset=4)


@cached
def _free_seat(height: int) -> Sprite:
    """A dashed outline: nobody sits here yet."""

    def paint(brush: Brush) -> None:
        brush.box(0, 0, WIDTH, height, theme.WOOD_LIGHT, 14)
        brush.box(3, 3, WIDTH - 3, height - 3, theme.TABLE, 11)
        for start in range(35, WIDTH - 35, 28):
            brush.box(start, 0, start + 12, height, theme.TABLE)

    return sprite(WIDTH, height, theme.TABLE, paint)
