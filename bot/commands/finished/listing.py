"""Finished matches in short form: as lines of /history and as choices of an option."""

from __future__ import annotations

from datetime import UTC, datetime

from discord import app_commands

from bot.catalog import TITLES
from bot.matches.finished import FinishedMatches
from bot.texts import Say
from bot.wire.components import MOST_CHOICES, choice_text
from bot.wire.names import plain_name, shown_name, timestamp
from renderers.numbers import number_text
from storage.finished import FinishedRow
from storage.places import Sight

_SEARCHED = 2000  # the newest matches, searched with each letter that is typed
_OFFERED = 200  # of these, the most to compare with what was typed


async def finished_choices(
    matches: FinishedMatches, sight: Sight, say: Say, game: str, typed: str
) -> list[app_commands.Choice[int]]:
    """The newest finished matches of a game that the caller may see and that fit what was typed."""
    wanted = typed.strip().lstrip("#").casefold()
    rows = await matches.rows(sight, game, limit=_OFFERED, searched=_SEARCHED)
    named = [(row, finished_label(row, say)) for row in rows]
    fitting = [
        app_commands.Choice(name=label, value=row.match)
        for row, label in named
        if (str(row.match).startswith(wanted) if wanted.isdecimal() else wanted in label.casefold())
    ]
    return fitting[:MOST_CHOICES]


def finished_label(row: FinishedRow, say: Say, *, game: bool = False) -> str:
    """A match in at most a hundred characters of plain text; game: with the game's title."""
    names = ", ".join(f"{plain_name(each.name, say)} {number_text(each.score)}" for each in row.placings)
    date = datetime.fromtimestamp(row.at, UTC).date().isoformat()
    what = f"{TITLES[row.game].game.title}, {names}" if game else names
    return choice_text(say("finished-label", match=row.match, date=date, names=what))


def finished_line(row: FinishedRow, say: Say) -> str:
    """A match as a line of a message: number, game, date, places, names, scores, and whether it counts."""
    names = " · ".join(
        say(
            "finished-place", place=each.place, name=shown_name(each.name, say), score=number_text(each.score)
        )
        for each in row.placings
    )
    line = say(
        "finished-line",
        match=row.match,
        game=TITLES[row.game].game.title,
        date=timestamp(row.at, "d"),
        names=names,
    )
    if row.voided:
        return f"{line} {say('finished-voided')}"
    return line if row.ranked or row.solo else f"{line} {say('finished-unranked')}"
