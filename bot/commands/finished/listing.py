"""Finished matches in short form: as lines of /history and as choices of an option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby

from discord import app_commands

from bot.catalog import TITLES
from bot.matches.finished import FinishedMatches
from bot.texts import Say, listed
from bot.wire.components import MOST_CHOICES, choice_text
from bot.wire.names import date_text, plain_name, shown_name, timestamp
from renderers.numbers import number_text
from storage.finished import FinishedRow
from storage.places import Sight
from storage.results import Placing

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
    names = ", ".join(
        say("finished-label-place", names=listed((plain_name(each.name, say) for each in tied), say), **told)
        for tied, told in _places(row)
    )
    date = date_text(datetime.fromtimestamp(row.at, UTC).date(), say)
    what = f"{TITLES[row.game].game.title}, {names}" if game else names
    return choice_text(say("finished-label", match=row.match, date=date, names=what))


def finished_line(row: FinishedRow, say: Say) -> str:
    """A match as a line of a message: number, game, date, places, names, scores, and whether it counts."""
    names = " · ".join(
        say("finished-place", names=listed((shown_name(each.name, say) for each in tied), say), **told)
        for tied, told in _places(row)
    )
    line = say(
        "finished-line",
        match=row.match,
        game=TITLES[row.game].game.title,
        date=timestamp(row.at, "D"),
        names=names,
    )
    if row.voided:
        return f"{line} {say('finished-voided')}"
    return line if row.ranked or row.solo else f"{line} {say('finished-unranked')}"


def _places(row: FinishedRow) -> Iterator[tuple[Sequence[Placing], Mapping[str, str | int]]]:
    """Those on each place, first to last, and what is told of them: the place, how many, the score.

    Where nobody has scored anything the score is not told, as it would say nothing of who won.
    """
    ranked = sorted(row.placings, key=lambda each: each.place)
    scored = "yes" if any(each.score for each in ranked) else "no"
    for (place, score), tied in groupby(ranked, key=lambda each: (each.place, each.score)):
        on_it = tuple(tied)
        yield on_it, {"place": place, "count": len(on_it), "scored": scored, "score": number_text(score)}
