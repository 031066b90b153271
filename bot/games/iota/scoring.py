"""What a play scores: a function of the grid and the cards, for the rules and for a preview."""

from __future__ import annotations

from bot.games.iota.lines import lines_through
from bot.games.iota.state import HAND_SIZE, WILD, Doubling, Grid, Laid, Line, Score


def score(grid: Grid, cards: tuple[Laid, ...], last: bool) -> Score:
    """The lines that a legal play makes or lengthens, and the doublings of their sum.

    grid: what lies there before the play.
    last: whether it empties the hand while the pile is empty, which ends the match.
    """
    after = {cell: card for card, cell in (*grid, *cards)}
    lines = []
    for cells in lines_through(after, (cell for _, cell in cards)):
        there = tuple(after[cell] for cell in cells)
        lines.append(Line(tuple(cells), there, sum(map(number, there))))
    doublings: list[Doubling] = ["lot" for line in lines if line.lot]
    if len(cards) == HAND_SIZE:
        doublings.append("four")
    if last:
        doublings.append("last")
    return Score(tuple(lines), tuple(doublings), sum(line.points for line in lines) << len(doublings))


def number(card: str) -> int:
    """The number on a card; 0 for a wild card."""
    return 0 if card == WILD else int(card[-1])
