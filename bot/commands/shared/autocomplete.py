"""Autocomplete: what a person may choose in an option of a command."""

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

log = structlog.get_logger()

_MOST_CHOICES = 25  # Discord's limit
_PATIENCE = 1.0  # seconds; an answer that Discord has given up on would be refused
_AT_ONCE = 4  # searches under way; further ones would keep commands waiting
_BEHIND = 0.25  # seconds that a round of the event loop takes when there is more to do than can be done

Value = TypeVar("Value", str, int)
Autocomplete = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Value]]]]


class Offering:
    """Makes an autocomplete offer nothing, which is no error to Discord, when finding is slow or fails.

    People type a letter and a command asks for them all, so under load this is what goes first: nothing is
    looked for while much else is to be done, nor for letters after which the same person typed others.
    """

    def __init__(self) -> None:
        self._searches: set[asyncio.Task[Any]] = set()
        self._newest: dict[int, asyncio.Task[Any]] = {}

    def __call__(self, find: Autocomplete[Value]) -> Autocomplete[Value]:
        """The autocomplete that finds with this."""

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
                log.warning("nothing offered, since it took too long")
            return search.result() if done and not search.cancelled() else []

        return found


offering = Offering()
"""Of all commands: they share the time that there is."""


async def _searched(
    search: Coroutine[Any, Any, list[app_commands.Choice[Value]]],
) -> list[app_commands.Choice[Value]]:
    try:
        return await search
    except Exception:
        log.exception("nothing offered", fault=error_id())
    return []


async def _behind() -> bool:
    """Whether the event loop has so much to do that commands wait."""
    start = time.perf_counter()
    await asyncio.sleep(0)
    return time.perf_counter() - start > _BEHIND


async def own_match(interaction: discord.Interaction) -> tuple[int, Match] | None:
    """The caller's seat and running match for an autocomplete; None when there is nothing to offer."""
    try:
        match = await services_of(interaction).finder.here(interaction, title_of(interaction))
    except Refusal:
        return None
    seat = match.seat_of(interaction.user.id)
    if seat is None or not match.running:
        return None
    return seat, match


async def own_view(interaction: discord.Interaction, *, moving: bool = False) -> Any | None:
    """The caller's view of the running match for an autocomplete; None when there is nothing to offer.

    moving: whether there is nothing to offer to those who wait for their turn.
    """
    found = await own_match(interaction)
    if found is None:
        return None
    seat, match = found
    return match.view(seat) if seat in match.to_move or not moving else None


def typed_so_far(interaction: discord.Interaction, option: str) -> str:
    """What another option of the command holds while one is typed."""
    return str(getattr(interaction.namespace, option, None) or "")


def choices(named_values: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """The first 25 (name, value) that match what was typed, by name or value."""
    wanted = "".join(typed.split()).casefold()
    fitting = (
        (name, value)
        for name, value in named_values
        if value.casefold().startswith(wanted) or wanted in name.casefold()
    )
    return [app_commands.Choice(name=name, value=value) for name, value in islice(fitting, _MOST_CHOICES)]
