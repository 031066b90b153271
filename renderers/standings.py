"""A page of a leaderboard: places, names and numbers, with the viewer's line set apart."""

from dataclasses import dataclass
from typing import Final

from renderers import theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.lettering import fitted, legible, text_width
from renderers.plate import plate
from renderers.theme import Colour

_INNER: Final = theme.WIDTH - 2 * theme.MARGIN
_HEAD: Final = 136
_CUP: Final = 98
_TITLES: Final = 47  # what the columns are called
_ROW: Final = 72
_STEP: Final = _ROW + 7
_APART: Final = 40
_NOTE: Final = 42
_ROUND: Final = 14
_MEDAL: Final = 56
_RANK: Final = 93  # the middle of the places
_RANK_ROOM: Final = 80
_NAME: Final = 145  # where names begin, unless a place has more than four digits
_SPACE: Final = 26  # between two columns
_CHIP: Final = 36
_END: Final = theme.WIDTH - theme.MARGIN - 19
_RIBBON: Final = theme.NAVY


@dataclass(frozen=True)
class Row:
    """One player.

    cells: the numbers, one for each column.  provisional: the first of them is a provisional rating.
    left: shown as somebody who left.  own: the viewer's line.
    stand_in: written instead of the name if the font lacks its letters.
    """

    rank: int
    name: str
    cells: tuple[str, ...]
    provisional: bool = False
    left: bool = False
    own: bool = False
    stand_in: str = ""


@dataclass(frozen=True)
class Page:
    """Some lines of a leaderboard.

    columns: the headings of the cells.  apart: the viewer's row if it is not among the others.
    notes: lines that explain the picture.
    """

    title: str
    subtitle: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    apart: Row | None = None
    notes: tuple[str, ...] = ()


def draw_page(scene: Page) -> bytes:
    """PNG bytes of a page, as high as its lines need."""
    body = _HEAD + _TITLES
    end = body + _STEP * len(scene.rows)
    height = end + (_APART + _STEP if scene.apart else 0) + _NOTE * len(scene.notes) + theme.MARGIN // 2
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    _draw_head(picture, scene)
    ends, names = _columns(scene)
    for title, right in zip(scene.columns, ends, strict=True):
        at = (right, _HEAD + _TITLES // 2)
        write(picture, at, title, theme.SMALL, theme.IVORY_LINE, theme.TABLE, "right")
    tops = [body + _STEP * index for index in range(len(scene.rows))]
    for row, top in zip(scene.rows, tops, strict=True):
        _draw_row(picture, top, row, ends, names)
    if scene.apart is not None:
        for step in (-1, 0, 1):
            at = (theme.WIDTH // 2 + 35 * step - 5, end + _APART // 2 - 9)
            picture.paste(_dot(), at)
        _draw_row(picture, end + _APART, scene.apart, ends, names)
        tops.append(end)
        end += _APART + _STEP
    for index, note in enumerate(scene.notes):
        text = fitted(note, theme.SMALL, _INNER - 17, theme.REGULAR)
        at = (theme.MARGIN + 9, end + _NOTE * index + _NOTE // 2 - 3)
        write(picture, at, text, theme.SMALL, theme.IVORY_LINE, theme.TABLE, weight=theme.REGULAR)
    return picture.encode([_HEAD, *tops, end] if end < height else [_HEAD, *tops])


def _draw_head(picture: Picture, scene: Page) -> None:
    picture.paste(_band(), (theme.MARGIN, theme.MARGIN))
    picture.paste(_cup(), (theme.MARGIN + 17, theme.MARGIN + (_HEAD - theme.MARGIN - _CUP) // 2 - 3))
    start, room = theme.MARGIN + _CUP + 38, _INNER - _CUP - 61
    title = fitted(legible(scene.title), theme.LARGE, room)
    write(picture, (start, 51), title, theme.LARGE, theme.IVORY, theme.WOOD)
    below = fitted(legible(scene.subtitle), theme.SMALL, room, theme.REGULAR)
    write(picture, (start, 100), below, theme.SMALL, theme.IVORY, theme.WOOD, weight=theme.REGULAR)


def _columns(scene: Page) -> tuple[list[int], tuple[int, int]]:
    """Where each column ends on the right, and where names begin and must end."""
    rows = [*scene.rows, *([scene.apart] if scene.apart else [])]
    ends: list[int] = []
    right = _END
    for index in reversed(range(len(scene.columns))):
        if index == 0 and any(row.provisional for row in rows):
            right -= _CHIP + 5
        ends.append(right)
        cells = [text_width(row.cells[index], theme.MEDIUM) for row in rows]
        right -= round(max([text_width(scene.columns[index], theme.SMALL), *cells])) + _SPACE
    widest = max((text_width(str(row.rank), theme.SMALL) for row in rows), default=0)
    return ends[::-1], (max(_NAME, _RANK + round(widest / 2) + 14), right)


def _draw_row(picture: Picture, top: int, row: Row, ends: list[int], names: tuple[int, int]) -> None:
    ground = theme.IVORY_LINE if row.left else theme.IVORY
    colour = theme.INK_SOFT if row.left else theme.INK
    picture.paste(_strip(ground, row.own), (theme.MARGIN, top))
    middle = top + _ROW // 2
    if row.own:
        picture.paste(_pointer(ground), (theme.MARGIN + 9, middle - 12))
    rank = str(row.rank)
    if row.rank <= len(_METALS):
        picture.paste(_medal(row.rank, ground), (_RANK - _MEDAL // 2, middle - _MEDAL // 2))
        at, metal = (_RANK, middle - 5), _METALS[row.rank - 1]
        write(picture, at, rank, theme.SMALL, theme.INK, metal, "middle")
    else:
        size = theme.MEDIUM if text_width(rank, theme.MEDIUM) <= _RANK_ROOM else theme.SMALL
        write(picture, (_RANK, middle), rank, size, colour, ground, "middle")
    name = fitted(legible(row.name) or row.stand_in, theme.MEDIUM, names[1] - names[0])
    write(picture, (names[0], middle), name, theme.MEDIUM, colour, ground)
    if row.left:
        end = names[0] + round(text_width(name, theme.MEDIUM))
        picture.fill(theme.INK, (names[0], middle - 1, end, middle + 3))
    for cell, right in zip(row.cells, ends, strict=True):
        write(picture, (right, middle), cell, theme.MEDIUM, colour, ground, "right")
    if row.provisional:
        at = (ends[0] + 7, middle - _CHIP // 2)
        picture.paste(_chip(ground), at)
        write(picture, (at[0] + _CHIP // 2, middle), "?", theme.SMALL, theme.IVORY, theme.INK_SOFT, "middle")


_METALS: Final[tuple[Colour, ...]] = (theme.GOLD, theme.GREY, theme.SAND_DARK)
"""Gold, silver and bronze; the numbers tell them apart without any colour."""


def _band() -> Sprite:
    """The wooden board on which the title stands."""
    return plate(_INNER, _HEAD - theme.MARGIN, theme.WOOD_LIGHT, theme.WOOD, theme.TABLE, corner=_ROUND)


@cached
def _cup() -> Sprite:
    """A cup with two handles on a foot."""
    middle = _CUP / 2

    def paint(brush: Brush) -> None:
        for side in (-1, 1):
            handle = [(middle + side * x, y) for x, y in ((24, 19), (39, 19), (38, 33), (28, 44), (17, 47))]
            brush.line(handle, theme.GOLD, 6)
        brush.polygon(
            [(middle - 28, 10), (middle + 28, 10), (middle + 24, 37), (middle + 13, 52), (middle - 13, 52),
             (middle - 24, 37)],
            theme.GOLD,
        )  # fmt: skip
        brush.box(middle - 31, 7, middle + 31, 16, theme.GOLD, 4)
        brush.box(middle - 5, 49, middle + 5, 75, theme.GOLD)
        brush.box(middle - 17, 70, middle + 17, 79, theme.GOLD, 3)
        brush.box(middle - 28, 77, middle + 28, 93, theme.WOOD_DARK, 3)
        brush.box(middle - 14, 21, middle - 8, 40, theme.IVORY, 3)

    return sprite(_CUP, _CUP, theme.WOOD, paint)


def _strip(ground: Colour, own: bool) -> Sprite:
    rim, inset = (theme.GOLD, 6) if own else (theme.IVORY_EDGE, 3)
    return plate(_INNER, _ROW, rim, ground, theme.TABLE, inset=inset, corner=_ROUND)


@cached
def _pointer(ground: Colour) -> Sprite:
    return sprite(16, 24, ground, lambda brush: brush.polygon([(1, 1), (15, 12), (1, 23)], theme.INK))


@cached
def _medal(rank: int, ground: Colour) -> Sprite:
    """A disc of metal; what is left and right below it are the ends of a ribbon."""
    middle, radius = _MEDAL / 2, 21.8

    def paint(brush: Brush) -> None:
        for side in (-1, 1):
            ribbon = [(middle + side * x, y) for x, y in ((2, 35), (19, 30), (23, 54), (14, 49), (7, 55))]
            brush.polygon(ribbon, _RIBBON)
        brush.ellipse((middle, middle - 5), radius, theme.INK)
        brush.ellipse((middle, middle - 5), radius - 3, _METALS[rank - 1])

    return sprite(_MEDAL, _MEDAL, ground, paint)


@cached
def _chip(ground: Colour) -> Sprite:
    middle = (_CHIP / 2, _CHIP / 2)
    return sprite(_CHIP, _CHIP, ground, lambda brush: brush.ellipse(middle, _CHIP / 2, theme.INK_SOFT))


@cached
def _dot() -> Sprite:
    return sprite(10, 10, theme.TABLE, lambda brush: brush.ellipse((5, 5), 5, theme.IVORY_LINE))
