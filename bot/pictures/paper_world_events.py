"""What happened in a turn of Paper World, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bot.games.paper_world import state as paper
from bot.games.paper_world.cards import COLOURS
from bot.games.paper_world.state import View, cell_label
from bot.games.turns import Started
from bot.texts import Say, Who, listed

OwnEvent: TypeAlias = (
    Started
    | paper.Took
    | paper.Laid
    | paper.TokenTaken
    | paper.Discarded
    | paper.Passed
    | paper.GoalWon
    | paper.LastRound
)
"""The events that are told in this game's own words."""


def events_lines(
    events: Sequence[paper.Event], who: Who, say: Say, single: Callable[[paper.Event], Sequence[str]]
) -> list[str]:
    """What happened in a turn; cards placed in a row share a sentence."""
    lines: list[str] = []
    laid: list[str] = []
    for event in events:
        if isinstance(event, paper.Laid):
            laid.append(_laid_text(event, say))
            continue
        if isinstance(event, paper.TokenTaken):
            # Told after the card that took it, which shares a sentence with the cards before it.
            lines += _told_laid(event.seat, laid, who, say)
            laid = []
        elif laid:
            lines += _told_laid(_turn_of(events), laid, who, say)
            laid = []
        lines += single(event)
    if laid:
        lines += _told_laid(_turn_of(events), laid, who, say)
    return lines


def cards_text(cards: Iterable[str], say: Say) -> str:
    """Cards in words."""
    return listed((say(f"paperworld-card-{card}") for card in cards), say)


def _turn_of(events: Sequence[paper.Event]) -> int:
    """The seat whose cards the events are about."""
    return next(event.seat for event in events if isinstance(event, paper.Laid))


def _told_laid(seat: int, laid: Sequence[str], who: Who, say: Say) -> list[str]:
    return [say("paperworld-laid", name=who(seat), cards=listed(laid, say))] if laid else []


def _laid_text(event: paper.Laid, say: Say) -> str:
    cell = cell_label(event.cell)
    if event.discarded:
        return say("paperworld-laid-paid", card=event.card, cell=cell, count=event.discarded)
    key = "paperworld-laid-free" if event.skipped else "paperworld-laid-card"
    return say(key, card=event.card, cell=cell)


def _told_token(seat: int, cell: int, origin: int | None, who: Who, say: Say) -> str:
    if origin is None or origin == seat:
        key = "paperworld-token-taken" if origin is None else "paperworld-token-moved"
        return say(key, name=who(seat), cell=cell_label(cell))
    return say("paperworld-token-from", name=who(seat), cell=cell_label(cell), other=who(origin))


def event_lines(event: OwnEvent, view: View, who: Who, say: Say) -> Sequence[str]:
    """One event in sentences of its own."""
    match event:
        case Started(seat):
            goals = say("list-break").join(say(f"paperworld-goal-{goal}") for goal in view.goals)
            return [say("paperworld-started", name=who(seat), goals=goals)]
        case paper.Took(seat, name, cards):
            key = "paperworld-took-colour" if name in COLOURS else "paperworld-took-value"
            return [say(key, name=who(seat), what=name, cards=cards_text(cards, say))]
        case paper.TokenTaken(seat, cell, origin):
            return [_told_token(seat, cell, origin, who, say)]
        case paper.Discarded(seat, count):
            return [say("paperworld-discarded", name=who(seat), count=count)]
        case paper.Passed(seat):
            return [say("paperworld-passed", name=who(seat))]
        case paper.GoalWon(seat, goal, points):
            return [say("paperworld-won-goal", name=who(seat), goal=goal, points=points)]
        case paper.LastRound(seat):
            key = "paperworld-last-round-left" if seat in view.left else "paperworld-last-round"
            return [say(key, piles=sum(map(bool, view.middle)), name=who(seat))]
        case paper.Laid():
            return [_laid_text(event, say)]
