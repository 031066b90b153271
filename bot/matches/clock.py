"""The clock of all matches in the store: reminders, and what happens when time is up."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.matches.deadlines import ANSWER, GRACE, Untimely, next_alarm
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.alarms import AlarmStore


@dataclass(frozen=True)
class Due:
    """What the clock did with a match.

    reminder: the mover is to be reminded; otherwise the match was changed and is to be shown.
    last: no further reminder comes before time is up.
    """

    match: Match
    reminder: bool = False
    last: bool = False


class Clock:
    """Does what is due, each thing exactly once, however many callers ask at the same time."""

    def __init__(
        self, matches: Matches, alarms: AlarmStore, *, clock: Callable[[], float] = time.time
    ) -> None:
        self._matches = matches
        self._alarms = alarms
        self._clock = clock

    def now(self) -> int:
        """Unix seconds."""
        return int(self._clock())

    async def due(self, besides: int = 0) -> list[int]:
        """Matches in which something is due; besides: for so many nothing can be done now."""
        return await self._alarms.due(self.now(), besides)

    async def computers(self) -> list[int]:
        """The matches in which a computer player thinks: it plays now, or soon."""
        return await self._alarms.computers(self.now() + ANSWER)

    async def judge(self, number: int, since: int) -> Due | None:
        """Does what is due in a match; None if nothing is due any more.

        since: the bot was away until then, so nobody could act.  A turn whose time ended while it was
            away, or ends soon after, gets a grace period and one reminder instead.
        """
        match = await self._matches.find(number)
        now = self.now()
        if match is None or match.row.alarm is None or match.row.alarm > now:
            return None
        alarm, deadline, pace = match.row.alarm, match.row.deadline, match.row.pace
        decision = None if match.vacant is None or match.offer is None else match.offer.until
        if decision is not None and decision <= now:
            if alarm < since + GRACE:
                # Nobody could answer whether a computer plays on.
                await self._alarms.move(number, alarm, deadline=deadline, later=now + GRACE)
                return None
        elif match.running and pace is not None and deadline is not None and alarm <= deadline:
            if deadline < since + GRACE:
                # The new deadline is no earlier than `since + GRACE`, so grace is given only once.
                return await self._remind(number, alarm, now + GRACE, now + GRACE)
            if alarm < deadline:
                later = next_alarm(deadline, pace, now)
                return await self._remind(number, alarm, deadline, min(later, decision or later))
        try:
            return Due(await self._matches.expire(number, alarm))
        except Untimely:
            return None

    async def postpone(self, number: int, seconds: int) -> None:
        """Moves an alarm that has passed, because what is due cannot be done now.

        An alarm that has been set again in the meantime stays: the work was done, only showing it failed.
        """
        match = await self._matches.find(number)
        if match is not None and match.row.alarm is not None and match.row.alarm <= self.now():
            row = match.row
            await self._alarms.move(
                number, match.row.alarm, deadline=row.deadline, later=self.now() + seconds
            )

    async def park(self, number: int) -> None:
        """Clears the alarm of a match whose channel is gone, until somebody acts; a lobby still closes."""
        await self._alarms.park(number)

    async def park_channel(self, channel: int) -> None:
        """The same for all matches of a channel or thread."""
        await self._alarms.park_channel(channel)

    async def park_server(self, server: int) -> None:
        """The same for all matches of a server."""
        await self._alarms.park_server(server)

    async def _remind(self, number: int, alarm: int, deadline: int, later: int) -> Due | None:
        if not await self._alarms.move(number, alarm, deadline=deadline, later=later):
            return None
        match = await self._matches.find(number)
        assert match is not None
        return Due(match, reminder=True, last=later == deadline)
