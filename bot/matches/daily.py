"""The rules of the daily challenge: days, what a try allows, its points, streaks.

A day is a number, yyyymmdd in UTC.  A try is played alone.  Everybody in the world gets one try a day,
from the same seed; a try that is unfinished when the day ends has no result.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

from bot.matches.match import Match
from bot.matches.replay import states_of
from bot.refusal import Refusal
from storage.matches import Entry

_GAMES = ("axio", "axio", "rota", "axio", "axio", "axio", "rota")
"""The game for each day of the week, from Monday."""
DOWN = 6 * 3600
"""A day on which the bot was away for at least this many seconds in all ends nobody's streak."""


@dataclass(frozen=True)
class Streak:
    """How many days in a row somebody finished the challenge: up to now, and at best."""

    current: int
    best: int


def day_at(at: float) -> int:
    """The day at a Unix time."""
    return _number(datetime.fromtimestamp(at, UTC).date())


def date_of(day: int) -> date:
    """The date of a day; raises ValueError for a number that is not a date."""
    return date(day // 10000, day // 100 % 100, day % 100)


def moved_by(day: int, days: int) -> int:
    """The day so many days later."""
    return _number(date_of(day) + timedelta(days))


def starts(day: int) -> int:
    """When a day begins, in Unix seconds."""
    given = date_of(day)
    return int(datetime(given.year, given.month, given.day, tzinfo=UTC).timestamp())


def ends(day: int) -> int:
    """When a day is over, in Unix seconds."""
    return starts(moved_by(day, 1))


def game_of(day: int) -> str:
    """The key of the game of a day."""
    return _GAMES[date_of(day).weekday()]


def check_day(found: Match, at: int) -> None:
    """Raises Refusal if a try or its day is over; matches of other kinds pass."""
    if not found.kind.ends_with_day:
        return
    if found.row.status == "finished":
        raise Refusal("daily-finished")
    if not found.running or at >= ends(found.day):
        raise Refusal("daily-over")


def points(finished: Match, log: Sequence[Entry]) -> str:
    """The points of each placement of a try, in order, as JSON.

    In the challenge's games a seat's merit consists of its markers, so the sum of it is its points.
    """
    states = states_of(finished, log)
    sums = [sum(finished.game.merit(state, 0)) for state in states if state is not None]
    return json.dumps([after - before for before, after in pairwise(sums)])


def streak(finished: Sequence[int], today: int, *, failed: bool, down: Collection[int] = ()) -> Streak:
    """The streaks of somebody who finished these days, the oldest first.

    As long as today's try may still come, yesterday's streak stands.
    failed: today's try has ended without a result.
    down: the days on which the bot was away for too long; a missed one of these ends no streak.
    """

    def follows(day: int, last: int | None) -> bool:
        """Whether a streak goes on from `last` to `day`: all days between were down."""
        before = moved_by(day, -1)
        while before in down and before != last:
            before = moved_by(before, -1)
        return before == last

    best = current = 0
    last = None
    for day in finished:
        current = current + 1 if follows(day, last) else 1
        best = max(best, current)
        last = day
    standing = last == today or (follows(today, last) and (not failed or today in down))
    return Streak(current if standing else 0, best)


def seconds_of_days(since: int, until: int) -> dict[int, int]:
    """How many seconds of this span fall on each day."""
    found = {}
    while since < until:
        day = day_at(since)
        end = min(until, ends(day))
        found[day] = end - since
        since = end
    return found


def _number(given: date) -> int:
    return given.year * 10000 + given.month * 100 + given.day
