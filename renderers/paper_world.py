"""The pictures of Paper World. The scenes say all that is drawn; this module knows no rules.

A cell is 0 to 24, row by row from A1 to E5. A card is a colour letter ("y", "b", "g", "k"), a value 1 to 5,
and "s" where scissors are on it; "" is no card.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers import marks, paper_cards, paper_goals, paper_panel, seats, theme
from renderers.badges import draw_badge
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write
from renderers.lettering import text_width
from renderers.marks import Age
from renderers.numbers import number_text, signed_text
from renderers.paper_cards import State
from renderers.paper_panel import Landscape
from renderers.plate import plate
from renderers.seats import Emblem

__all__ = [
    "EMBLEM", "Board", "Goal", "Hand", "Landscape", "Rank", "Ranking",
    "draw_board", "draw_hand", "draw_ranking", "place_of",
]  # fmt: skip

_BOARD: Final = theme.WIDTH - 2 * theme.MARGIN
_STRIP: Final = 194
_PILE: Final = 94
_PILES: Final = 5
_PILES_TOP: Final = theme.MARGIN + 29
_HEIGHTS: Final = 48  # below the piles, for how high each is
_HEIGHT_FRAME: Final = (86, 44)
_CARD: Final = 118
_ROW: Final = 7
_STACK: Final = 26
_TOKEN: Final = 51


@dataclass(frozen=True)
class Goal:
    """A goal card: its side ("1a" to "10b") and its tokens, the highest first.

    A token is its points and the letter of the seat that won it, "" while it is there. `recent`: won last.
    """

    side: str
    tokens: tuple[tuple[int, str], ...]
    recent: bool = False


@dataclass(frozen=True)
class Board:
    """The table as everybody may see it: top card and height of the five piles, goals, landscapes.

    `taken` are the piles, from 0, that the last turn took from; `taken_earlier` are those that the turns
    before it took from, the newest turn first. `numbers` are piles with a number; one may have several.
    """

    middle: tuple[str, ...]
    heights: tuple[int, ...]
    goals: tuple[Goal, ...]
    landscapes: tuple[Landscape, ...]
    taken: tuple[int, ...] = ()
    taken_earlier: tuple[tuple[int, ...], ...] = ()
    numbers: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Hand:
    """Cards of one player in the order of their slots; `chosen` are slots, from 0."""

    cards: tuple[str, ...]
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True)
class Rank:
    """A row of the ranking; `token`: has the scissors token; a card in `hand` or `discards` costs a point."""

    letter: str
    name: str
    place: int
    stars: int
    goals: int
    token: bool
    hand: int
    discards: int
    total: int
    left: bool = False


@dataclass(frozen=True)
class Ranking:
    """The end: `rows` by place."""

    title: str
    rows: tuple[Rank, ...]


_COLUMNS: Final = (0, 99, 196, 280, 365)  # where the parts of a total begin in the ranking


def draw_board(scene: Board) -> bytes:
    """PNG of piles, goals and everybody's landscape, 960 pixels wide."""
    count = len(scene.landscapes)
    below = theme.MARGIN + _STRIP + theme.GAP
    height = paper_panel.height_of(count)
    rows = (count + 1) // 2
    picture = Picture(
        theme.WIDTH, below + rows * (height + theme.GAP) - theme.GAP + theme.MARGIN, theme.TABLE
    )
    if count <= 2:
        # There is room for it; of more players only what is soon new may grow, here and in `paper_panel`.
        picture.fleet(0, picture.height)
    _draw_strip(picture, scene)
    for seat, landscape in enumerate(scene.landscapes):
        paper_panel.draw_panel(picture, _panel_at(count, seat), count, landscape)
    heights = _PILES_TOP + _PILE
    cuts = [_PILES_TOP, heights, heights + _HEIGHTS]
    for row in range(rows):
        top = below + row * (height + theme.GAP)
        cuts += paper_panel.cuts(top, count, scene.landscapes[2 * row : 2 * row + 2])
    return picture.encode(cuts)


@lru_cache(maxsize=32)  # shown a few times by whoever acts, and then hardly ever again
def draw_hand(scene: Hand) -> bytes:
    """PNG of a hand with the numbers of its slots, from 1, seven cards a row."""
    rows = max(1, -(-len(scene.cards) // _ROW))
    row, step = _CARD + 58, _BOARD // _ROW
    height = rows * row + 30
    picture = Picture(theme.WIDTH, height + 2 * theme.MARGIN, theme.TABLE)
    picture.paste(_sheet(_BOARD, height), (theme.MARGIN, theme.MARGIN))
    chosen = set(scene.chosen)
    for slot, face in enumerate(scene.cards):
        line, index = divmod(slot, _ROW)
        count = min(_ROW, len(scene.cards) - line * _ROW) if line == 0 else _ROW
        left = (theme.WIDTH - count * step) // 2 + index * step + (step - _CARD) // 2
        top = theme.MARGIN + 19 + line * row
        state: State = "recent" if slot in chosen else "laid"
        paper_cards.draw_card(picture, (left, top), _CARD, face, state, False, theme.KRAFT)
        at = (left + _CARD // 2, top + _CARD + 26)
        colour, ground = (theme.GOLD, theme.INK) if slot in chosen else (theme.INK, theme.KRAFT)
        if slot in chosen:
            picture.paste(_chip(), (at[0] - 31, at[1] - 20))
        write(picture, at, str(slot + 1), theme.MEDIUM, colour, ground, "middle")
    picture.fleet(0, picture.height)
    return picture.encode()


def draw_ranking(scene: Ranking) -> bytes:
    """PNG of the final ranking: what each total is made of, and the total."""
    height = seats.TITLE + len(scene.rows) * seats.RANK_ROW + theme.MARGIN
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    seats.write_title(picture, scene.title)
    for index, row in enumerate(scene.rows):
        middle = seats.draw_rank(picture, index, row.letter, row.name, row.left, row.place)
        parts = [
            ("star", row.stars),
            ("goal", row.goals),
            ("token", paper_panel.TOKEN_POINTS * row.token),
            ("hand", -row.hand),
            ("discard", -row.discards),
        ]
        for column, (kind, points) in enumerate(parts):
            x = theme.MARGIN + 370 + _COLUMNS[column]
            picture.paste(paper_cards.sign(kind, 28, theme.IVORY), (x, middle - 14))
            write(picture, (x + 31, middle), signed_text(points), theme.SMALL, theme.INK, theme.IVORY)
        end = (theme.WIDTH - theme.MARGIN - 23, middle)
        write(picture, end, number_text(row.total), 42, theme.INK, theme.IVORY, "right")
    return picture.encode()


def _paint_emblem(picture: Picture) -> None:
    size = 115
    left = (theme.WIDTH - 4 * size) // 2
    for index, face in enumerate(("y1", "b3", "g4", "k5s")):
        card = paper_cards.card(size, face, "laid", False, theme.TABLE)
        picture.paste(card, (left + index * size, 99))


EMBLEM: Final = Emblem(229, _paint_emblem)
"""Above the seats of a lobby."""


def place_of(scene: Board, seat: int, cell: int) -> tuple[int, int, int] | None:
    """Left, top and side in pixels of a cell in a seat's landscape; None where out of reach."""
    count = len(scene.landscapes)
    return paper_panel.place_of(scene.landscapes[seat], _panel_at(count, seat), count, cell)


def _panel_at(count: int, seat: int) -> tuple[int, int]:
    """Left and top of a seat's panel; the last one stands in the middle if it is alone in its row."""
    alone = seat == count - 1 and count % 2 == 1
    x = (
        (theme.WIDTH - paper_panel.WIDTH) // 2
        if alone
        else theme.MARGIN + seat % 2 * (paper_panel.WIDTH + theme.GAP)
    )
    return x, theme.MARGIN + _STRIP + theme.GAP + seat // 2 * (paper_panel.height_of(count) + theme.GAP)


def _draw_strip(picture: Picture, scene: Board) -> None:
    """The five piles, the token while nobody has it, and the goals."""
    picture.paste(_sheet(_BOARD, _STRIP), (theme.MARGIN, theme.MARGIN))
    top = _PILES_TOP
    taken = marks.ages(scene.taken, scene.taken_earlier)
    ages = tuple(taken.get(pile) for pile in range(len(scene.middle)))
    picture.strip(top, top + _PILE, _draw_piles, scene.middle)
    picture.strip(top + _PILE, top + _PILE + _HEIGHTS, _draw_heights, scene.heights, ages)
    picture.fleet(top + _PILE, top + _PILE + _HEIGHTS)
    for pile, number in scene.numbers:
        # Side by side along the lower edge, by their numbers: the values above stay readable.
        left = theme.MARGIN + 10 + pile * _PILE
        draw_badge(picture, (left + 16 + (number - 1) * 31, top + _PILE - 14), number)
    if all(landscape.token is None for landscape in scene.landscapes):
        at = (theme.MARGIN + 10 + _PILES * _PILE + 5, top + (_PILE - _TOKEN) // 2)
        picture.paste(paper_cards.sign("token", _TOKEN, theme.KRAFT), at)
    goals = [(goal.side, goal.tokens, goal.recent) for goal in scene.goals]
    top = theme.MARGIN + 12 - paper_goals.OUTSIDE
    picture.strip(top, top + paper_goals.HEIGHT + 2 * paper_goals.OUTSIDE, _draw_goals, goals)


def _draw_piles(picture: Picture, middle: tuple[str, ...]) -> None:
    for pile, face in enumerate(middle):
        drawn = paper_cards.card(_PILE, face, "laid", False, theme.KRAFT) if face else _no_pile()
        picture.paste(drawn, (theme.MARGIN + 10 + pile * _PILE, 0))


def _draw_heights(picture: Picture, heights: tuple[int, ...], ages: tuple[Age | None, ...]) -> None:
    """How high each pile is, with a mark where the last turns took from it."""
    width, height = _HEIGHT_FRAME
    for pile, (cards, age) in enumerate(zip(heights, ages, strict=True)):
        left = theme.MARGIN + 10 + pile * _PILE
        if age:
            picture.paste(_height_frame(age), (left + (_PILE - width) // 2, (_HEIGHTS - height) // 2))
        x = left + (_PILE - _STACK - 5 - round(text_width(str(cards), theme.SMALL))) // 2
        picture.paste(_stack(), (x, (_HEIGHTS - _STACK) // 2))
        write(picture, (x + _STACK + 5, _HEIGHTS // 2), str(cards), theme.SMALL, theme.INK, theme.KRAFT)


def _draw_goals(picture: Picture, goals: list[tuple[str, tuple[tuple[int, str], ...], bool]]) -> None:
    """Goals side by side, each its side, its tokens, and whether one of them was won last."""
    for index, goal in enumerate(goals):
        left = theme.WIDTH - theme.MARGIN - 12 - (3 - index) * (paper_goals.WIDTH + 9) + 9
        paper_goals.draw_goal(picture, (left, paper_goals.OUTSIDE), *goal)


def _sheet(width: int, height: int) -> Sprite:
    return plate(width, height, theme.KRAFT_LIGHT, theme.KRAFT, theme.TABLE, corner=23)


@cached
def _chip() -> Sprite:
    """The ground of a chosen slot's number."""
    return sprite(62, 40, theme.KRAFT, lambda brush: brush.box(0, 0, 62, 40, theme.INK, 10))


@cached
def _no_pile() -> Sprite:
    """The place of a pile that is used up."""

    def paint(brush: Brush) -> None:
        brush.box(3, 3, _PILE - 3, _PILE - 3, theme.KRAFT_LIGHT, 9)
        brush.box(6, 6, _PILE - 6, _PILE - 6, theme.MOSS, 7)

    return sprite(_PILE, _PILE, theme.KRAFT, paint)


@cached
def _height_frame(age: Age) -> Sprite:
    """The mark round how high a pile is."""
    width, height = _HEIGHT_FRAME
    line = round(5 * marks.SHARES[age])
    inner = line + round(marks.INK * line)

    def paint(brush: Brush) -> None:
        brush.box(0, 0, width, height, marks.GOLDS[age], 10)
        brush.box(line, line, width - line, height - line, theme.INK, 7)
        brush.box(inner, inner, width - inner, height - inner, theme.KRAFT, 5)

    return sprite(width, height, theme.KRAFT, paint)


@cached
def _stack() -> Sprite:
    """A heap of cards, for the height of a pile."""

    def paint(brush: Brush) -> None:
        for step in (0, 4, 8):
            brush.box(step, 8 - step, step + 18, 26 - step, theme.KRAFT, 4)
            brush.box(step + 2, 10 - step, step + 16, 24 - step, theme.IVORY, 3)

    return sprite(_STACK, _STACK, theme.KRAFT, paint)
