"""A position of a replay as a message, with buttons to the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.catalog import adapter_of
from bot.matches.finished import FinishedMatch
from bot.matches.replay import Replay
from bot.messages.drawing import drawn
from bot.messages.naming import seat_name
from bot.texts import Say
from bot.wire.components import Controls
from bot.wire.content import Content, Picture
from bot.wire.names import plain_name, short_name, timestamp


async def replayed_position(
    replay: Replay, turn: int, say: Say, *, head: str, name: str, verb: str, match: int
) -> Content:
    """The position after a turn, and what happened in it.

    head: the first line.  name: the start of the picture's file name.
    verb, match: for the buttons' ids, whose version is the number of the turn to show.
    """
    adapter, last = adapter_of(replay.game.key), len(replay.views) - 1
    turn = min(turn, last)
    names = [short_name(each, say) for each in replay.played[turn]]
    view = replay.views[turn]
    alt = adapter.board_alt(view, [plain_name(each, say) for each in replay.played[turn]], say)

    def draw() -> list[Picture]:
        board = adapter.still(view, names, adapter.extent(replay.views))
        return [Picture(board, f"{name}-{turn}.png", alt)]

    pictures, failed = await drawn(draw, say)
    who = _who(replay.played[turn], say)
    lines = [
        head,
        say("replay-turn", turn=turn, turns=last) if turn else say("replay-start", turns=last),
        adapter.events_text(view, who, say),
        failed,
        ranking(replay, say) if turn == last else adapter.scores(view, who, say),
    ]
    items = [
        Controls(match, max(0, min(to, last))).button(
            verb, say(f"button-step-{step}"), step, disabled=to == turn or not 0 <= to <= last
        )
        for step, to in (("first", 0), ("back", turn - 1), ("next", turn + 1), ("last", last))
    ]
    return Content("\n".join(line for line in lines if line), pictures, items)


def ranking(replay: Replay, say: Say) -> str:
    """How the match ended."""
    return adapter_of(replay.game.key).ranking_text(replay.views[-1], _who(replay.names, say), say)


def _who(names: Sequence[str], say: Say) -> Callable[[int], str]:
    return partial(seat_name, names, say)


def head_of(finished: FinishedMatch, say: Say) -> str:
    """The first line of what is told of a finished match, and whether its result was voided."""
    match = finished.match
    assert match.row.ended is not None
    assert match.state is not None
    date, turns = timestamp(match.row.ended, "D"), match.state.turn
    line = say("replay-head", game=match.game.title, match=match.id, date=date, turns=turns)
    return f"{line}\n{say('replay-voided')}" if finished.voided else line
