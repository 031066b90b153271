"""Players with five markers on tracks: their cards below a board, and the ranking by the lowest marker."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderers import players, seats, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.lettering import text_width
from renderers.symbols import SYMBOLS
from renderers.theme import Colour

_STACK: Final = 32


@dataclass(frozen=True)
class Track:
    """One player: `markers` are the five scores in the order of SYMBOLS, from 0 to the goal.

    With two laps a marker goes up to twice the goal. `gained` is how far each marker came in the last turn,
    () if none did. `stack` is how many tiles of the player's own are left
    to draw, where the game has such.
    """

    letter: str
    name: str
    markers: tuple[int, ...]
    to_move: bool = False
    left: bool = False
    place: int | None = None
    stack: int | None = None
    gained: tuple[int, ...] = ()


@dataclass(frozen=True)
class Ranking:
    """The end: `rows` by place; `decided` is the sorted marker (0 is lowest) that separated the first two."""

    title: str
    rows: tuple[Track, ...]
    decided: int | None = None


def cards_height(count: int) -> int:
    """Height in pixels of the cards of this many players."""
    return (count + 1) // 2 * (players.CARD_HEIGHT + theme.GAP) - theme.GAP


def cuts(top: int, count: int) -> list[int]:
    """The upper edges of the rows of cards, of their markers, and of what these gained."""
    parts = (0, players.HEAD_END, players.GAINED)
    return [row + part for row in _tops(top, count) for part in parts]


def _tops(top: int, count: int) -> list[int]:
    return [top + row * (players.CARD_HEIGHT + theme.GAP) for row in range((count + 1) // 2)]


def draw_cards(picture: Picture, top: int, tracks: Sequence[Track], goal: int, laps: int = 1) -> None:
    """Draw everybody's card, two in a row; `goal` is the end of a track (18 in Axio)."""
    count = len(tracks)
    whole = theme.WIDTH - 2 * theme.MARGIN
    half = (whole - theme.GAP) // 2
    tops = _tops(top, count)
    for row in tops:
        if any(track.stack is not None for track in tracks):
            picture.fleet(row, row + players.HEAD_END)
        else:
            # Without a number that falls, a head looks in the next round as it does now. Packed small, it
            # makes room for what markers gained, which looks different after nearly every turn.
            picture.fleet(row + players.GAINED, row + players.CARD_HEIGHT)
    for index, track in enumerate(tracks):
        x = theme.MARGIN + (index % 2) * (half + theme.GAP)
        if index == count - 1 and count > 1 and count % 2 == 1:
            x = (theme.WIDTH - half) // 2
        width = whole if count == 1 else half
        room = 0 if track.stack is None else _STACK + 21 + round(text_width("00", theme.SMALL))
        head = players.draw_card(
            picture, (x, tops[index // 2]), width, track.letter, track.name, track.markers, goal,
            track.gained, laps, track.to_move, track.left, track.place, room,
        )  # fmt: skip
        if track.stack is not None:
            at = (x + width - room, tops[index // 2] + players.HEAD_MIDDLE)
            _draw_stack(picture, at, track.stack, head)


def draw_ranking(scene: Ranking) -> bytes:
    """PNG of the final ranking; markers run from the lowest up, the deciding one is on gold."""
    rows, decided = scene.rows, scene.decided
    height = seats.TITLE + len(rows) * seats.RANK_ROW + theme.MARGIN
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    seats.write_title(picture, scene.title)
    for index, track in enumerate(rows):
        middle = seats.draw_rank(picture, index, track.letter, track.name, track.left, track.place)
        ordered = sorted(zip(track.markers, SYMBOLS, strict=True), key=lambda pair: pair[0])
        for column, (marker, symbol) in enumerate(ordered):
            x = theme.MARGIN + 375 + column * 110
            if decided == column and index < 2:
                picture.paste(_frame(), (x, middle - 35))
            players.draw_symbol(picture, (x + 31, middle), symbol)
            write(picture, (x + 52, middle), str(marker), theme.MEDIUM, theme.INK, theme.IVORY)
    return picture.encode()


def _draw_stack(picture: Picture, at: tuple[int, int], tiles: int, ground: Colour) -> None:
    """A stack of tiles and how many they are; `at` is the left middle."""
    x, y = at
    picture.paste(stack(ground), (x, y - _STACK // 2))
    write(picture, (x + _STACK + 7, y), str(tiles), theme.SMALL, theme.INK, ground)


@cached
def stack(ground: Colour) -> Sprite:
    """A stack of face-down tiles."""

    def paint(brush: Brush) -> None:
        for level in (2, 1, 0):
            left, top = 8 - 4 * level + 1, 4 * level + 1
            brush.box(left, top, left + 22, top + 22, theme.INK, 5)
            brush.box(left + 2, top + 2, left + 20, top + 20, theme.IVORY, 3)

    return sprite(_STACK, _STACK, ground, paint)


@cached
def _frame() -> Sprite:
    """The gold frame round a deciding marker."""

    def paint(brush: Brush) -> None:
        brush.box(0, 0, 106, 70, theme.GOLD, 12)
        brush.box(7, 7, 99, 63, theme.IVORY, 7)

    return sprite(106, 70, theme.IVORY, paint)
