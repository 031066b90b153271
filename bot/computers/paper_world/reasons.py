"""Why a move of Paper World is good: what the rules say of it, or of it and the rest of its turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.computers.mind import AHEAD, Reason, because
from bot.computers.paper_world.plans import plans
from bot.computers.paper_world.position import STARS, Move, PaperWorldPosition
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import Placing, names_to_take, placing, taken
from bot.games.paper_world.state import CELLS, TOKEN_POINTS, View


def reason(view: View, position: PaperWorldPosition, move: Move) -> Reason:
    """See `Mind.reason`."""
    if move.cell >= 0:
        return _of_lay(view, position, move)
    match move.what:
        case "pass":
            return because("paperworld-pass")
        case "done":
            now = placing(view)
            further = now is not None and next(now.lays(), None) is not None
            return because("paperworld-keep" if further else "paperworld-done")
        case "discard":
            useless = not any(_fits(_next_turn(view), card) for card in move.cards)
            return because("paperworld-discard", count=len(move.cards)) if useless else AHEAD
        case name:
            return _of_take(view, name)


def _of_take(view: View, name: str) -> Reason:
    cards = taken(view.middle, name)
    fitting = sum(_fits(_next_turn(view), card) for card in cards)
    if fitting:
        return because("paperworld-take-fit", count=len(cards), fitting=fitting)
    if len(cards) == max(len(taken(view.middle, other)) for other in names_to_take(view.middle)):
        return because("paperworld-take-most", count=len(cards))
    return AHEAD


def _of_lay(view: View, position: PaperWorldPosition, move: Move) -> Reason:
    seat, tops = position.seat, position.tops[position.seat]
    plan = next((each for each in plans(position, seat, position.names) if each.first == move), None)
    lays = (move,) if plan is None else plan.lays
    goal = _goal(position, tops, lays)
    if goal is not None:
        return because("paperworld-goal", goal=goal[0], points=goal[1], count=len(lays))
    stars = _more_stars(tops, lays)
    if len(lays) > 1:
        brings = {"stars": stars} if stars > 0 else {}
        return because("paperworld-turn-stars" if brings else "paperworld-turn", count=len(lays), **brings)
    if move.token and position.token_cell(seat) is None:
        return because("paperworld-token", points=TOKEN_POINTS)
    if stars > 0:
        return because("paperworld-stars", stars=stars)
    return AHEAD if move.cards else because("paperworld-card")


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
