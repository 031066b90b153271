"""Autocomplete: what a command's option offers to a person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from itertools import islice
from typing import Any, TypeVar

import discord
import structlog
from discord import app_commands

from bot.commands.shared.building import title_of
from bot.commands.shared.services import services_of
from bot.logs import error_id
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import MOST_CHOICES, choice_text

log = structlog.get_logger()

_PATIENCE = 1.0  # seconds; Discord refuses an answer that comes too late
_AT_ONCE = 4  # searches under way; more would delay commands
_BEHIND = 0.25  # seconds that one round of an overloaded event loop takes

Value = TypeVar("Value", str, int)
Autocomplete = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Value]]]]


class Suggesting:
    """Makes an autocomplete suggest nothing if its search is slow or fails, which is no error to Discord.

    Every typed letter starts a search, so this is what is dropped first under load: there is no search while
    the bot is overloaded, nor for letters after which the same person has typed more.
    """

    def __init__(self) -> None:
        self._searches: set[asyncio.Task[Any]] = set()
        self._newest: dict[int, asyncio.Task[Any]] = {}

    def __call__(self, find: Autocomplete[Value]) -> Autocomplete[Value]:
        """The autocomplete that searches with `find`."""

        async def found(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[Value]]:
            person = interaction.user.id
            behind = await _behind()
            if person in self._newest:
                self._newest[person].cancel()
            if behind or len(self._searches) >= _AT_ONCE:
                return []
            search = self._newest[person] = asyncio.create_task(_searched(find(interaction, typed)))
            self._searches.add(search)
            search.add_done_callback(self._searches.discard)
            try:
                done, _ = await asyncio.wait((search,), timeout=_PATIENCE)
            finally:
                search.cancel()
                if self._newest.get(person) is search:
                    del self._newest[person]
            if not done:
                log.warning("nothing suggested, since the search took too long")
            return search.result() if done and not search.cancelled() else []

        return found


suggesting = Suggesting()
"""One for all commands, since they share the limit on searches."""


async def _searched(
    search: Coroutine[Any, Any, list[app_commands.Choice[Value]]],
) -> list[app_commands.Choice[Value]]:
    try:
        return await search
    except Exception:
        log.exception("nothing suggested, since the search failed", fault=error_id())
    return []


async def _behind() -> bool:
    """Whether the event loop is so busy that commands have to wait."""
    start = time.perf_counter()
    await asyncio.sleep(0)
    return time.perf_counter() - start > _BEHIND


async def own_match(interaction: discord.Interaction) -> tuple[int, Match] | None:
    """The caller's seat and running match for an autocomplete; None if there is nothing to offer."""
    try:
        match = await services_of(interaction).finder.here(interaction, title_of(interaction))
    except Refusal:
        return None
    seat = match.seat_of(interaction.user.id)
    if seat is None or not match.running:
        return None
    return seat, match


async def own_view(interaction: discord.Interaction, *, moving: bool = False) -> Any | None:
    """The caller's view of the running match for an autocomplete; None if there is nothing to offer.

    moving: offer nothing to a player who is not to move.
    """
    found = await own_match(interaction)
    if found is None:
        return None
    seat, match = found
    return match.view(seat) if seat in match.to_move or not moving else None


def typed_so_far(interaction: discord.Interaction, option: str) -> str:
    """What has been entered in another option of the command."""
    return str(getattr(interaction.namespace, option, None) or "")


def choices(named_values: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """The first 25 pairs of name and value that match what was typed; names as `choice_text` writes them."""
    wanted = "".join(typed.split()).casefold()
    fitting = (
        (name, value)
        for name, value in ((choice_text(name), value) for name, value in named_values)
        if value.casefold().startswith(wanted) or wanted in name.casefold()
    )
    return [app_commands.Choice(name=name, value=value) for name, value in islice(fitting, MOST_CHOICES)]
