"""When something is due in which match: the clocks of all matches in one place."""

from __future__ import annotations

from typing import Protocol


class AlarmStore(Protocol):
    """The alarms of the stored matches.  Times are Unix seconds."""

    async def due(self, now: int) -> list[int]:
        """Ids of the matches whose alarm has passed, the oldest alarm first."""
        ...

    async def move(self, match: int, alarm: int, *, deadline: int | None, later: int) -> bool:
        """Moves the alarm of a match from `alarm` to `later`; False when it stands there no more.

        Of several that try at once, in whatever process, one gets True.
        """
        ...

    async def park(self, match: int) -> None:
        """Puts the clock of a running match to rest: nothing is due until somebody acts on it.

        A lobby keeps its alarm, with which it closes: without one it would hold its channel for ever.
        """
        ...

    async def park_channel(self, channel: int) -> None:
        """Puts the clocks of all matches of a channel or thread to rest."""
        ...

    async def park_server(self, server: int) -> None:
        """Puts the clocks of all matches of a server to rest."""
        ...
