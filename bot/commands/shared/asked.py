"""What people asked for who have yet to say in which of their matches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import ID_DIGITS, Press, number_of

Request = Callable[[discord.Interaction, Match, Press | None], Awaitable[None]]
"""What a command does in a match.  The press is of the button that chose it among several."""
_MOST = 1000
_FOR = 900  # seconds; people choose within some of them, and whoever comes too late types it again
_DONE = 60  # seconds after it was done, in which Discord may deliver the same press again


class Asked:
    """Remembers commands that could mean several matches, by a number for the buttons of the question.

    What somebody typed may be longer than a button's id, and is nobody else's business, so it stays here, for
    no longer than it is of use; a restart forgets it.
    """

    def __init__(self) -> None:
        # Each with the person who asked.
        self._requests: dict[int, tuple[int, Request]] = {}

    def keep(self, interaction: discord.Interaction, request: Request) -> str:
        """Remembers what a command is to do; returns the rest of the id of the buttons that do it."""
        self._requests[interaction.id] = interaction.user.id, request
        if len(self._requests) > _MOST:
            del self._requests[next(iter(self._requests))]
        self._drop_after(_FOR, interaction.id)
        return str(interaction.id)

    def of(self, press: Press) -> Request:
        """What the pressed button is to do; raises Refusal if that is forgotten."""
        kept = self._requests.get(number_of(press.rest, ID_DIGITS))
        if kept is None:
            raise Refusal("which-forgotten")
        return kept[1]

    def done(self, press: Press) -> None:
        """What the pressed button is to do was done: it is forgotten soon."""
        number = number_of(press.rest, ID_DIGITS)
        if number is not None:
            self._drop_after(_DONE, number)

    def forget(self, player: int) -> None:
        """Forgets what this person asked for."""
        self._requests = {number: kept for number, kept in self._requests.items() if kept[0] != player}

    def _drop_after(self, seconds: float, number: int) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self._requests.pop(number, None))
