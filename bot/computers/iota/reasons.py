"""Why an action of Iota is good: what the rules say of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.computers.mind import Reason, because
from bot.games.iota.plays import plays
from bot.games.iota.scoring import score
from bot.games.iota.state import WILD, Action, Laid, Pass, Play, Score, Swap, View, cell_label


def reasons(view: View, action: Action) -> Iterator[Reason]:
    """See `Mind.reasons`."""
    hand = view.hand or ()
    match action:
        case Swap(_, cell):
            yield because("iota-swap", cell=cell_label(cell))
        case Pass(cards):
            if next(plays(view.grid, hand), None) is None:
                yield because("iota-pass", count=len(cards))
        case Play(cards) if view.options.kids:
            last = _last(view, cards)
            yield because("iota-kids-last") if last else because("iota-kids", count=len(cards))
        case Play(cards):
            yield from _scored(view, cards)


def _scored(view: View, cards: tuple[Laid, ...]) -> Iterator[Reason]:
    found, hand = _score(view, cards), view.hand or ()
    if "last" in found.doublings:
        yield because("iota-last")
    if len(found.doublings) > 1:
        yield because("iota-doublings", count=len(found.doublings))
    elif found.doublings and "last" not in found.doublings:
        yield because(f"iota-{found.doublings[0]}")
    if found.total == max(_score(view, play.cards).total for play in plays(view.grid, hand)):
        yield because("iota-most")
    if WILD in hand and all(card != WILD for card, _ in cards):
        yield because("iota-wild")
    if len(found.lines) > 1:
        yield because("iota-lines", count=len(found.lines))


def _score(view: View, cards: tuple[Laid, ...]) -> Score:
    return score(view.grid, cards, _last(view, cards))


def _last(view: View, cards: tuple[Laid, ...]) -> bool:
    """Whether a play ends the match."""
    return view.pile == 0 and len(cards) == len(view.hand or ())
