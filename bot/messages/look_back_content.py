"""A look back as messages: the whole of it, and one of the turns that it names."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.catalog import adapter_of
from bot.computers.mind import AHEAD
from bot.matches.look_back import (
    JudgedTurn,
    LookBack,
    Moment,
    costliest,
    holder_names,
    holders,
    lead,
    turning_point,
)
from bot.matches.look_backs import Asked
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.naming import name_at, seat_name, short_names
from bot.pictures import course
from bot.texts import Say, listed
from bot.wire.components import Button, Controls
from bot.wire.content import Content, Picture
from bot.wire.names import short_name
from renderers.numbers import number_text
from storage.sitters import kind_of


def working_content(match: Match, asked: Asked, head: str, say: Say) -> Content:
    """How far a look back is worked out."""
    back = asked.back
    if asked.fault:
        line = say("look-back-failed", fault=asked.fault)
    elif asked.before:
        line = say("look-back-waiting", before=asked.before)
    elif back is None:
        line = say("look-back-begins")
    else:
        line = say("look-back-working", looked=back.looked, planned=back.planned)
    again = Controls(match.id).button("look-back", say("button-look-back-again"))
    return Content(f"{head}\n{line}", items=[again])


async def whole_content(match: Match, back: LookBack, head: str, say: Say) -> Content:
    """A look back that is done: the course of the match, and a few lines for each player."""
    outcome = match.outcome
    assert outcome is not None
    turning = None
    if len(match.sitters) > 1:
        turning = turning_point(back.course, outcome.winners[0])
    told = course.Told(
        game=match.game.title,
        match=match.id,
        names=short_names(match, say),
        places=outcome.places if len(match.sitters) > 1 else (),
        points=back.course,
        turning=turning,
    )

    def draw() -> list[Picture]:
        name = f"{match.game.key}-{match.id}-course.png"
        return [Picture(course.picture(told, say), name, course.alt(told, say))]

    pictures, failed = await drawn(draw, say)
    lines = [head, failed, say("look-back-estimate")]
    for seat, players in enumerate(holders(match)):
        for holder, player in enumerate(players):
            # Computers are not judged.
            if not kind_of(player).automatic:
                lines += _person(match, back, seat, holder, say)
    if turning is not None:
        lines.append(_turning(match, back, turning, outcome.winners[0], say))
    best = back.best()
    if best is not None:
        name = _name(match, best.seat, best.holder, say)
        lines.append(say("look-back-best", turn=best.turn, name=name, points=round(best.ahead)))
    if back.planned < back.decided:
        lines.append(say("look-back-long", planned=back.planned, decided=back.decided))
    items: list[Button] = []
    if back.told():
        items.append(Controls(match.id).button("look-back-turn", say("button-look-back-turns")))
    return Content("\n".join(line for line in lines if line), pictures, items)


async def turn_content(
    match: Match, back: LookBack, number: int, moment: Moment, reader: int, say: Say
) -> Content:
    """One of the turns that are told, from 0: what was done, and what would have been better.

    reader: who looks back, and sees the hand of that turn if it was the reader's own.
    """
    turns = back.told()
    turn, count = turns[number], len(turns)
    adapter = adapter_of(match.game.key)
    who = partial(seat_name, moment.names, say)
    names = [short_name(name, say) for name in moment.names]

    def events(view: Any) -> str:
        return adapter.events_text(view, who, say, view.recent[moment.earlier :])

    key = "best" if turn.found else "decisive" if turn.decides else "costly"
    points = round(turn.ahead if turn.found else turn.cost)
    lines = [
        say(f"look-back-step-{key}", turn=turn.turn, number=number + 1, count=count, points=points),
        events(moment.played),
    ]
    if moment.better is not None:
        lines += [say("look-back-better"), events(moment.better)]
    own = holders(match)[turn.seat][turn.holder] == reader
    if moment.reason is not None:
        # It speaks to whoever had the turn.
        why = moment.reason.text(say)
        spoken = own or moment.reason == AHEAD
        lines.append(why if spoken else say("look-back-hint", name=who(turn.seat), reason=why))
    moves = ", ".join(turn.better or turn.played)
    seen = False

    def draw() -> list[Picture]:
        board = adapter.ghost(moment.before, names, moment.actions)
        nonlocal seen
        seen = board != adapter.ghost(moment.before, names, ())
        alt = say("look-back-picture-alt", turn=turn.turn, move=moves)
        made = [Picture(board, f"{match.game.key}-{match.id}-better-{turn.turn}.png", alt)]
        hand = None if adapter.ghost_has_hand or not own else adapter.hand(moment.before)
        if hand is not None:
            name = f"{match.game.key}-{match.id}-hand-{turn.turn}.png"
            made.append(Picture(hand, name, adapter.hand_text(moment.before, say)))
        return made

    pictures, failed = await drawn(draw, say)
    if seen:
        lines.append(say("look-back-picture-best" if turn.found else "look-back-picture"))
    steps = [
        Controls(match.id, max(0, min(to, count - 1))).button(
            "look-back-turn", say(f"button-step-{step}"), step, disabled=not 0 <= to < count
        )
        for step, to in (("back", number - 1), ("next", number + 1))
    ]
    others = [
        Controls(match.id).button("look-back", say("button-look-back-all")),
        Controls(match.id, turn.turn).button("replay-step", say("button-look-back-replay"), "open"),
    ]
    return Content("\n".join(line for line in (*lines, failed) if line), pictures, [*steps, *others])


def _person(match: Match, back: LookBack, seat: int, holder: int, say: Say) -> list[str]:
    """What is told of one player: how often the best was found, and what cost most."""
    name, turns = _name(match, seat, holder, say), back.of(seat, holder)
    if not turns:
        return [say("look-back-player-none", name=name)]
    found = sum(turn.found for turn in turns)
    share = round(100 * found / len(turns))
    lines = [say("look-back-player", name=name, found=found, turns=len(turns), share=share)]
    missed = costliest(turns)
    if missed:
        lines.append(say("look-back-costliest", turns=listed((_cost(turn, say) for turn in missed), say)))
    return lines


def _cost(turn: JudgedTurn, say: Say) -> str:
    decides = "yes" if turn.decides else "no"
    return say("look-back-cost", turn=turn.turn, points=round(turn.cost), decides=decides)


def _turning(match: Match, back: LookBack, turn: int, winner: int, say: Say) -> str:
    before, after = (number_text(round(lead(back.course[at], winner) or 0)) for at in (turn - 1, turn))
    name = name_at(match.sitters[winner].name, say, winner)
    return say("look-back-turning", turn=turn, name=name, before=before, after=after)


def _name(match: Match, seat: int, holder: int, say: Say) -> str:
    return name_at(holder_names(match, seat)[holder], say, seat)
