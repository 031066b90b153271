"""What is kept of players and servers: names, languages and choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PlayerRow:
    """What is kept of a player: the language last seen, the name, and how to be called.

    name: as shown outside of any server; None for one who was never seen.
    call: a direct message on each turn.  pings: mentions ring; without them the name is written only.
    reminders: how many a turn, 0 to 2; one is the last one.
    """

    language: str = "en"
    call: bool = False
    pings: bool = True
    reminders: int = 2
    name: str | None = None


@dataclass(frozen=True)
class ServerRow:
    """What a server's matches begin with (see the columns of a match) and how its boards are.

    world: its matches count on the boards of all servers too.
    leavers: "dim" or "hide" those on its boards who have left the server.
    daily: the channel in which the day's challenge is posted by itself; None for none.
    """

    pace: int | None = None
    late: str = "skip"
    thread: bool = False
    world: bool = True
    leavers: str = "dim"
    daily: int | None = None


class PlayerStore(Protocol):
    """Names, choices and languages of players."""

    async def get(self, player: int) -> PlayerRow:
        """What is known of a player; defaults for one never seen."""
        ...

    async def put(self, player: int, choice: PlayerRow) -> None:
        """Remembers a player's name, language and choices."""
        ...

    async def silent(self, players: Sequence[int]) -> set[int]:
        """Those of the players who want no mention to ring."""
        ...

    async def member(self, server: int, player: int) -> str | None:
        """The name of a player on a server; None for one who was not seen there, or has left."""
        ...

    async def seen(self, server: int, player: int, name: str) -> None:
        """Remembers that a player is a member of a server, and the name there."""
        ...

    async def unchecked(self, server: int, players: Sequence[int], before: int) -> list[int]:
        """Those of the players of whom Discord was not asked since `before` whether they are members."""
        ...

    async def checked(self, server: int, player: int, at: int, *, gone: bool) -> None:
        """Remembers what Discord answered about a member."""
        ...

    async def unasked(self, players: Sequence[int], before: int) -> list[int]:
        """Those of the players of whom Discord was not asked since `before` whether they have an account."""
        ...

    async def asked(self, player: int, at: int) -> None:
        """Remembers that a player has an account."""
        ...

    async def deleted(self, player: int, at: int) -> None:
        """Remembers that a player's account is gone, and forgets the name wherever it is.

        Results and ratings stay: they are the others' too.  A lobby is left alone, since it closes anyway.
        """
        ...


class ServerStore(Protocol):
    """Choices of servers."""

    async def get(self, server: int) -> ServerRow:
        """What a server chose; defaults for one that chose nothing."""
        ...

    async def put(self, server: int, choice: ServerRow) -> None:
        """Remembers what a server chose."""
        ...
