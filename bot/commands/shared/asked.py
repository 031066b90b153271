"""What people asked for who have yet to say in which of their matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import ID_DIGITS, Press, number_of

Request = Callable[[discord.Interaction, Match, Press | None], Awaitable[None]]
"""What a command does in a match.  The press is of the button that chose it among several."""
_MOST = 1000  # people choose within seconds; whoever comes too late types it again


class Asked:
    """Remembers commands that could mean several matches, by a number for the buttons of the question.

    What somebody typed may be longer than a button's id, and is nobody else's business, so it stays here; a
    restart forgets it.
    """

    def __init__(self) -> None:
        self._requests: dict[int, Request] = {}

    def keep(self, interaction: discord.Interaction, request: Request) -> str:
        """Remembers what a command is to do; returns the rest of the id of the buttons that do it."""
        self._requests[interaction.id] = request
        if len(self._requests) > _MOST:
            del self._requests[next(iter(self._requests))]
        return str(interaction.id)

    def of(self, press: Press) -> Request:
        """What the pressed button is to do; raises Refusal if that is forgotten."""
        request = self._requests.get(number_of(press.rest, ID_DIGITS))
        if request is None:
            raise Refusal("which-forgotten")
        return request
