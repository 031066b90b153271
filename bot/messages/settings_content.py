"""The selects under the settings, of a person and of a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import SelectOption

from bot.matches.deadlines import LATE, PACES
from bot.texts import Say, catalogue
from bot.texts.locales import own_name
from bot.wire.components import Controls, Select, choice_text
from storage.players import PlayerRow, ServerRow

_SWITCH = {"on": True, "off": False}
AS_DISCORD = "discord"
"""Stands for the language that Discord says, where one can be chosen."""
MINE: Mapping[str, Mapping[str, Any]] = {
    "pings": _SWITCH,
    "reminders": {"2": 2, "1": 1, "0": 0},
    "messages": _SWITCH,
    "chosen": {AS_DISCORD: "", **{language: language for language in catalogue().languages}},
}
"""What a person may choose: by setting, the values of the options and what they stand for."""
USUAL: Mapping[str, Mapping[str, Any]] = {
    "pace": {str(pace): pace for pace in (0, *PACES)},
    "late": {late: late for late in LATE},
    "thread": _SWITCH,
    "leavers": {"dim": "dim", "hide": "hide"},
    "world": _SWITCH,
    "computers": _SWITCH,
    "chosen": MINE["chosen"],
}
"""The same for a server, besides the channel of its board of the day."""


def mine(choice: PlayerRow, say: Say) -> list[Select]:
    """A select for each setting of a person."""
    return [
        _select("set-me", name, {value: _mine(name, value, say) for value in known}, _key(known, now), say)
        for name, known in MINE.items()
        for now in [getattr(choice, name)]
    ]


def usual(choice: ServerRow, here: int | None, say: Say) -> list[Select]:
    """A select for each setting of a server.

    here: the channel in which they are shown, if the board of the day may be posted there.
    """
    made = [
        _select(
            "set-server", name, {value: _usual(name, value, say) for value in known}, _key(known, now), say
        )
        for name, known in USUAL.items()
        for now in [(getattr(choice, name) or 0) if name == "pace" else getattr(choice, name)]
    ]
    days = {"0": say("settings-daily-off")}
    if here is not None:
        days[str(here)] = say("settings-daily-here")
    if choice.daily is not None and choice.daily != here:
        days[str(choice.daily)] = say("settings-daily-now")
    return [*made, _select("set-server", "daily", days, str(choice.daily or 0), say)]


def _key(known: Mapping[str, Any], now: Any) -> str:
    """The option that stands for what is stored; "" for a language that this version does not speak."""
    return next((value for value, meant in known.items() if meant == now), "")


def _mine(name: str, value: str, say: Say) -> str:
    if name == "chosen":
        return language_text("" if value == AS_DISCORD else value, say)
    if name == "reminders":
        return say("settings-reminders", count=say(f"reminders-{value}"))
    return say(f"settings-call-{value}" if name == "messages" else f"settings-pings-{value}")


def _usual(name: str, value: str, say: Say) -> str:
    match name:
        case "pace":
            return say("set-pace", pace=say(f"pace-{value}")) if value != "0" else say("set-pace-none")
        case "late":
            return say("set-late", late=say(f"late-{value}"))
        case "thread":
            return say(f"settings-thread-{value}")
        case "leavers":
            return say(f"settings-leavers-{value}")
        case "computers":
            return say(f"settings-computers-{value}")
        case "chosen":
            return public_language_text("" if value == AS_DISCORD else value, say)
        case _:
            return say(f"settings-world-{value}")


def language_text(chosen: str, say: Say) -> str:
    """In which language somebody is spoken to; chosen: "", or one that is no more, for what Discord says."""
    if chosen not in catalogue().languages:
        return say("settings-language")
    return say("settings-language-chosen", language=own_name(chosen))


def public_language_text(chosen: str, say: Say) -> str:
    """The same of what everybody on a server sees."""
    if chosen not in catalogue().languages:
        return say("settings-public-language")
    return say("settings-public-language-chosen", language=own_name(chosen))


def _select(verb: str, name: str, words: Mapping[str, str], now: str, say: Say) -> Select:
    made = [
        SelectOption(label=choice_text(text), value=value, default=value == now)
        for value, text in words.items()
    ]
    return Controls(0).select(verb, say("set-choose"), made, name)
