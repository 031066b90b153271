"""What is stored about players and servers: names, languages and choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PlayerRow:
    """What is stored about a player: the language, the name, and what they want to hear.

    language: the one last seen, as Discord names it.  chosen: the one they chose instead, or "".
    name: as shown outside of any server; None for a player never seen.
    messages: send a direct message on each turn.  pings: mentions ping; if not, only the name is written.
    reminders: how many per turn, 0 to 2; a single one is the last one.
    """

    language: str = "en"
    messages: bool = False
    pings: bool = True
    reminders: int = 2
    name: str | None = None
    chosen: str = ""

    @property
    def speaks(self) -> str:
        """The languages in which to write to them, separated by commas: the first one that the bot has."""
        return spoken(self.chosen, self.language)


@dataclass(frozen=True)
class ServerRow:
    """A server's defaults for new matches (see the columns of a match) and the settings of its boards.

    world: its matches count on the boards of all servers too.
    leavers: "dim" or "hide" players on its boards who have left the server.
    daily: the channel in which the board of the day is posted automatically, or None.
    computers: computer players may be added to matches there; False leaves those that sit already.
    language: the one last seen, as Discord names it; "" if none was.  chosen: the one chosen instead, or "".
    """

    pace: int | None = None
    late: str = "skip"
    thread: bool = False
    world: bool = True
    leavers: str = "dim"
    daily: int | None = None
    computers: bool = True
    language: str = ""
    chosen: str = ""

    @property
    def speaks(self) -> str:
        """The same for what everybody there sees; "" if nothing is known."""
        return spoken(self.chosen, self.language)


def spoken(chosen: str, said: str) -> str:
    """What somebody chose and what Discord says, which counts where the bot does not have the chosen one."""
    return f"{chosen},{said}" if chosen else said


class PlayerStore(Protocol):
    """Names, choices and languages of players."""

    async def get(self, player: int) -> PlayerRow:
        """What is known about a player; defaults for one never seen."""
        ...

    async def put(self, player: int, choice: PlayerRow, read: PlayerRow | None = None) -> None:
        """Remembers a player's name, language and choices.

        read: what the choice was made from; what it leaves as it was stays as it is stored by now.
        After a change of language, whatever shows them their open matches is behind.
        """
        ...

    async def several(self, players: Sequence[int]) -> dict[int, PlayerRow]:
        """What is known about each of these players, as `get` gives it."""
        ...

    async def member(self, server: int, player: int) -> str | None:
        """The name of a player on a server; None if not seen there, or no longer a member."""
        ...

    async def seen(self, server: int, player: int, name: str) -> None:
        """Remembers that a player is a member of a server, and the name there."""
        ...

    async def unchecked(self, server: int, players: Sequence[int], before: int) -> list[int]:
        """The players whose membership Discord has not been asked about since `before`."""
        ...

    async def checked(self, server: int, player: int, at: int, *, gone: bool) -> None:
        """Remembers what Discord answered about a member."""
        ...

    async def unasked(self, players: Sequence[int], before: int) -> list[int]:
        """The players whose account Discord has not been asked about since `before`."""
        ...

    async def asked(self, player: int, at: int) -> None:
        """Remembers that a player has an account."""
        ...

    async def deleted(self, player: int, at: int) -> None:
        """Remembers that a player's account is gone, and forgets the name everywhere.

        Results and ratings stay, as others' depend on them.  Lobbies are left alone, as they close anyway.
        """
        ...


class ServerStore(Protocol):
    """Choices of servers."""

    async def get(self, server: int) -> ServerRow:
        """A server's choices; defaults if it made none."""
        ...

    async def put(self, server: int, choice: ServerRow, read: ServerRow | None = None) -> None:
        """Remembers a server's choices; after a change of language its open matches' posts are behind.

        read: what the choice was made from; what it leaves as it was stays as it is stored by now.
        """
        ...
