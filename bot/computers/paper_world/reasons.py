"""Why a move of Paper World is good: what the rules say of it, or of it and the rest of its turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.computers.mind import Reason, because
from bot.computers.paper_world.plans import plans
from bot.computers.paper_world.position import STARS, Move, PaperWorldPosition
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import Placing, names_to_take, placing, taken
from bot.games.paper_world.state import CELLS, TOKEN_POINTS, View


def reasons(view: View, position: PaperWorldPosition, moves: Sequence[Move]) -> Iterator[Reason]:
    """See `Mind.reasons`."""
    move = moves[0]
    if move.cell >= 0:
        yield from _of_lays(view, position, [each for each in moves if each.cell >= 0])
        return
    match move.what:
        case "pass":
            yield because("paperworld-pass")
        case "done":
            now = placing(view)
            further = now is not None and next(now.lays(), None) is not None
            yield because("paperworld-keep" if further else "paperworld-done")
        case "discard":
            if not any(_fits(_next_turn(view), card) for card in move.cards):
                yield because("paperworld-discard", count=len(move.cards))
        case name:
            yield from _of_take(view, name)


def _of_take(view: View, name: str) -> Iterator[Reason]:
    cards = taken(view.middle, name)
    fitting = sum(_fits(_next_turn(view), card) for card in cards)
    if fitting:
        yield because("paperworld-take-fit", count=len(cards), fitting=fitting)
    if len(cards) == max(len(taken(view.middle, other)) for other in names_to_take(view.middle)):
        yield because("paperworld-take-most", count=len(cards))


def _of_lays(view: View, position: PaperWorldPosition, lays: Sequence[Move]) -> Iterator[Reason]:
    """Of all that is laid in a turn; after a single card, of what it can be the beginning of."""
    seat, tops, first = position.seat, position.tops[position.seat], lays[0]
    token = any(move.token for move in lays) and position.token_cell(seat) is None
    if len(lays) == 1:
        plan = next((each for each in plans(position, seat, position.names) if each.first == first), None)
        lays = lays if plan is None else plan.lays
    goal = _goal(position, tops, lays)
    if goal is not None:
        yield because("paperworld-goal", goal=goal[0], points=goal[1], count=len(lays))
    if token:
        yield because("paperworld-token", points=TOKEN_POINTS)
    stars = _more_stars(tops, lays)
    if len(lays) > 1:
        brings = {"stars": stars} if stars > 0 else {}
        yield because("paperworld-turn-stars" if brings else "paperworld-turn", count=len(lays), **brings)
        return
    if stars > 0:
        yield because("paperworld-stars", stars=stars)
    if not first.cards:
        yield because("paperworld-card")


def _goal(position: PaperWorldPosition, tops: Sequence[str], lays: Sequence[Move]) -> tuple[str, int] | None:
    """A goal that these lays meet at the end of the turn, and its points."""
    shown, won = list(tops), position.won[position.seat]
    for move in lays:
        shown[move.cell] = move.what
    for goal, left, had in zip(position.goals, position.rewards, won, strict=True):
        if left and not had and met(goal, shown) and not met(goal, tops):
            return goal, left[0]
    return None


def _more_stars(tops: Sequence[str], lays: Sequence[Move]) -> int:
    shown = list(tops)
    for move in lays:
        shown[move.cell] = move.what
    return sum(map(STARS.__getitem__, shown)) - sum(map(STARS.__getitem__, tops))


def _next_turn(view: View) -> Placing:
    """What decides which cards the viewer may lay in a turn that has just begun."""
    assert view.viewer is not None
    fresh = placing(replace(view, seat=view.viewer, phase="choose", names="", skips=0, freed=False))
    assert fresh is not None
    return fresh


def _fits(now: Placing, card: str) -> bool:
    """Whether a card may be laid somewhere for nothing."""
    return any(now.why_not(card, cell) is None and now.cost(card, cell) == 0 for cell in range(CELLS))
