"""The private panels of a host in a lobby: how the match will be played, and which computers play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from discord import SelectOption

from bot.computers.levels import LEVELS
from bot.computers.sitting import level_of
from bot.matches.deadlines import LATE, PACES
from bot.matches.match import Match
from bot.texts import Say
from bot.wire.components import Controls, Select, choice_text
from bot.wire.content import Content
from bot.wire.names import plain_name
from storage.matches import Sitter

AWAY = "away"
"""The value that stands beside the levels for a computer that is not to play."""
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


async def lobby_computers(match: Match, seat: int, say: Say) -> Content:
    """The computers of a lobby, and a button for each level of a further one; empty for all but the host."""
    if match.sitters[seat].player != match.row.host:
        return Content("")
    controls, free = Controls(match.id), match.row.wanted - len(match.sitters)
    adding = [
        controls.button("computer-add", say("button-computer-add", level=say(f"level-{level}")), level)
        for level in LEVELS
    ]
    sitting = [
        controls.select("computer-set", say("set-choose"), _levels(each, say), str(-each.player), row=number)
        for number, each in enumerate(match.sitters, 1)
        if each.kind.automatic
    ]
    return Content(say("computers-choose", game=match.game.title, free=free), items=[*adding, *sitting])


def _levels(sitter: Sitter, say: Say) -> list[SelectOption]:
    """What may be chosen for a computer: to be of another level, or not to play."""
    name, now = plain_name(sitter.name, say), level_of(sitter.player)
    words = {each: say("set-computer", name=name, level=say(f"level-{each}")) for each in LEVELS}
    made = [
        SelectOption(label=choice_text(name if each == now else text), value=each, default=each == now)
        for each, text in words.items()
    ]
    return [*made, SelectOption(label=choice_text(say("set-computer-away", name=name)), value=AWAY)]


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
