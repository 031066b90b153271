"""When something is due in each match: the clocks of all matches."""

from __future__ import annotations

from typing import Protocol


class AlarmStore(Protocol):
    """The alarms of the stored matches.  Times are Unix seconds."""

    async def due(self, now: int, besides: int = 0) -> list[int]:
        """Ids of the matches whose alarm has passed, the oldest alarm first; the rest comes with later calls.

        besides: for so many nothing can be done now, so that as many more are returned.
        """
        ...

    async def computers(self, by: int) -> list[int]:
        """Ids of the matches in which a computer player plays by this time, the oldest turn first."""
        ...

    async def move(self, match: int, alarm: int, *, deadline: int | None, later: int) -> bool:
        """Moves the alarm of a match from `alarm` to `later`; False if it is no longer at `alarm`.

        If several callers try at once, in any process, only one gets True.
        """
        ...

    async def park(self, match: int) -> None:
        """Stops the clock of a running match: nothing is due until somebody acts.

        A lobby keeps the alarm that closes it; without one it would hold its channel for ever.
        """
        ...

    async def park_channel(self, channel: int) -> None:
        """The same for all matches of a channel or thread."""
        ...

    async def park_server(self, server: int) -> None:
        """The same for all matches of a server."""
        ...
