"""Players with points and a hand of cards: their cards below a board, and the ranking by points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderers import players, seats, theme
from renderers.cache import cached
from renderers.canvas import Brush, Picture, Sprite, sprite, write

_WIDTH: Final = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
_HEIGHT: Final = 99
_BACK: Final = (24, 32)


@dataclass(frozen=True)
class Player:
    """One player: `score` is None where the game has none, `cards` is the number in the hand."""

    letter: str
    name: str
    score: int | None
    cards: int
    to_move: bool = False
    left: bool = False
    place: int | None = None


@dataclass(frozen=True)
class Ranking:
    """The end: `rows` by place."""

    title: str
    rows: tuple[Player, ...]


def cards_height(count: int) -> int:
    """Height in pixels of the cards of this many players."""
    return (count + 1) // 2 * (_HEIGHT + theme.GAP) - theme.GAP


def cuts(top: int, count: int) -> list[int]:
    """The upper edges of the rows of cards for this many players, and of what is below their heads."""
    tops = [top + row * (_HEIGHT + theme.GAP) for row in range((count + 1) // 2)]
    return [edge for row in tops for edge in (row, row + players.HEAD_END)]


def draw_cards(picture: Picture, top: int, shown: Sequence[Player]) -> None:
    """Draw everybody's card, two in a row."""
    count = len(shown)
    for index, player in enumerate(shown):
        alone = index == count - 1 and count % 2 == 1
        x = (theme.WIDTH - _WIDTH) // 2 if alone else theme.MARGIN + (index % 2) * (_WIDTH + theme.GAP)
        _draw_card(picture, (x, top + (index // 2) * (_HEIGHT + theme.GAP)), player)


def draw_ranking(scene: Ranking) -> bytes:
    """PNG of the final ranking, with the points of those who have any."""
    height = seats.TITLE + len(scene.rows) * seats.RANK_ROW + theme.MARGIN
    picture = Picture(theme.WIDTH, height, theme.TABLE)
    seats.write_title(picture, scene.title)
    for index, row in enumerate(scene.rows):
        width = seats.WIDTH - (227 if row.score is not None else 35)
        middle = seats.draw_rank(picture, index, row.letter, row.name, row.left, row.place, width)
        if row.score is not None:
            at = (theme.WIDTH - theme.MARGIN - 28, middle)
            write(picture, at, str(row.score), theme.LARGE, theme.INK, theme.IVORY, "right")
    return picture.encode()


def _draw_card(picture: Picture, at: tuple[int, int], player: Player) -> None:
    players.draw_blank_card(
        picture, at, (_WIDTH, _HEIGHT), player.letter, player.name, player.to_move, player.left, player.place
    )
    x, y = at
    picture.strip(y + players.HEAD_END, y + _HEIGHT, _draw_owned, x, player.score, player.cards)


def _draw_owned(picture: Picture, x: int, score: int | None, cards: int) -> None:
    """What a player has, below the head of the card."""
    middle = (players.HEAD + _HEIGHT) // 2 - players.HEAD_END
    if score is not None:
        write(picture, (x + 17, middle), str(score), theme.MEDIUM, theme.INK, theme.IVORY)
    width, height = _BACK
    for card in range(cards):
        picture.paste(_back(), (x + _WIDTH - 17 - (card + 1) * (width + 5) + 5, middle - height // 2))


@cached
def _back() -> Sprite:
    """The back of a card, on ivory."""
    width, height = _BACK

    def paint(brush: Brush) -> None:
        brush.box(0, 0, width, height, theme.INK, 5)
        brush.box(3, 3, width - 3, height - 3, theme.PLUM_LINE, 3)
        brush.ellipse((width / 2, height / 2), 4, theme.IVORY)

    return sprite(width, height, theme.IVORY, paint)
