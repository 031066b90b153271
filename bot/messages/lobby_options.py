"""The private panel in which a host chooses how the match in a lobby will be played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from discord import SelectOption

from bot.matches.deadlines import LATE, PACES
from bot.matches.match import Match
from bot.texts import Say
from bot.wire.components import Controls, Select, choice_text
from bot.wire.content import Content

THREAD = "thread"
HINTS = "hints"
"""The values that stand beside the game's own options: for a thread of its own, and for hints."""


async def lobby_options(match: Match, seat: int, say: Say) -> Content:
    """What the host may choose; empty for everybody else."""
    if match.sitters[seat].player != match.row.host:
        return Content("")
    row = match.row
    least = max(2, match.game.seats[0], len(match.sitters) + len(match.invited))
    seats = sorted({*range(max(least, len(match.sitters) + 1), match.game.seats[-1] + 1), row.wanted})
    items = [
        _one(match, "seats", {str(each): say("set-seats", seats=each) for each in seats}, row.wanted, say),
        _one(match, "pace", {str(each): _pace(each, say) for each in (0, *PACES)}, row.pace or 0, say),
    ]
    if row.pace is not None:
        rules = {each: say("set-late", late=say(f"late-{each}")) for each in LATE}
        items.append(_one(match, "late", rules, row.late, say))
    return Content(say("lobby-options", game=match.game.title), items=[*items, _switches(match, say)])


def _pace(pace: int, say: Say) -> str:
    return say("set-pace", pace=say(f"pace-{pace}")) if pace else say("set-pace-none")


def _one(match: Match, name: str, choices: Mapping[str, str], now: int | str, say: Say) -> Select:
    """A select of one; the choices are values with their words."""
    made = [
        SelectOption(label=choice_text(words), value=value, default=value == str(now))
        for value, words in choices.items()
    ]
    return Controls(match.id).select("lobby-set", say("set-choose"), made, name)


def _switches(match: Match, say: Say) -> Select:
    """A select of whatever is on: the game's own options, a thread of its own, hints."""
    key, options = match.game.key, match.options
    on = {field.name: bool(getattr(options, field.name)) for field in fields(options)}
    # As the command describes its options.
    about = {name: f"option-{key}-{name}".replace("_", "-") for name in on}
    about |= {THREAD: "option-thread", HINTS: "option-hints"}
    on |= {THREAD: match.row.thread, HINTS: match.row.hints}
    made = [
        SelectOption(label=choice_text(say(f"{about[name]}.description")), value=name, default=now)
        for name, now in on.items()
    ]
    return Controls(match.id).select(
        "lobby-set", say("set-switches-none"), made, "switches", count=len(made), least=0
    )
