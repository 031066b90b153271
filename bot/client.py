"""The connection to Discord: it takes commands and presses, and runs the background work."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise, repeat
from typing import Any

import aiohttp
import discord
import structlog
from discord import InteractionType, app_commands

from bot.background.backups import Backups
from bot.background.board_keeping import BoardKeeping
from bot.background.computers import Computers
from bot.background.forgetting import Forgetting
from bot.background.looking_back import LookingBack
from bot.background.presence import Presence
from bot.background.puzzle_keeping import PuzzleKeeping
from bot.background.repairs import Repairs
from bot.background.rounds import Rounds
from bot.background.timekeeper import Timekeeper
from bot.commands.all_commands import all_commands
from bot.commands.shared.building import GameCommands
from bot.commands.shared.services import Services
from bot.crew import Crew
from bot.logs import error_id
from bot.metrics import ANSWERS
from bot.refusal import Refusal
from bot.wire.admission import Admission
from bot.wire.answers import is_answered
from bot.wire.command_names import CommandNames
from bot.wire.components import Handler, Press, PressedButton, UsedSelect
from bot.wire.emojis import Emojis
from bot.wire.failures import Unsent
from bot.wire.gateway import ShardedClient
from bot.wire.invitation import check_scopes, invite_link
from bot.wire.outgoing import Answering
from bot.wire.tree import Tree
from bot.wire.turnstile import Turnstile
from storage.store import Store

log = structlog.get_logger()

_WAITS = (60, 600, 3600)
"""Seconds between tries to register commands that Discord refused; the last one repeats."""
_DOWN, _NOT_NOW = 500, (401, 429)
_LAST_WORDS = 2  # seconds before the end of a stop, from when on answers no longer wait for posts
_FAREWELL = 1  # seconds for telling people who cannot get their real answer that the bot is stopping
_MOMENT = 0.3  # seconds in which anything that Discord has already sent arrives

# The bot does not use voice; discord.py would warn about its absence at every start.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


@dataclass(frozen=True)
class Parts:
    """What the client runs.

    queues: by name, how much waits in each of the queues at the moment.  close: closes the store.
    clock: the bot's time, in Unix seconds.
    """

    services: Services
    store: Store
    games: Sequence[GameCommands]
    timekeeper: Timekeeper
    computers: Computers
    presence: Presence
    repairs: Repairs
    looking_back: LookingBack
    puzzle_keeping: PuzzleKeeping
    board_keeping: BoardKeeping
    forgetting: Forgetting
    backups: Backups | None
    queues: Mapping[str, Callable[[], int]]
    close: Callable[[], Awaitable[None]]

    clock: Callable[[], float]

    @property
    def background(self) -> Sequence[Rounds]:
        """What is done again and again."""
        every = (self.timekeeper, self.presence, self.computers, self.repairs, self.looking_back)
        kept = (self.puzzle_keeping, self.board_keeping, self.forgetting)
        return (*every, *kept) if self.backups is None else (*every, *kept, self.backups)


class Client(ShardedClient):
    """The bot.  It needs no privileged intents: it reads no messages and lists no members.

    start: opens the store and builds the parts, when the client connects.
    turnstile: keeps all requests within Discord's limit; None where there is no limit.
    crew: the processes of which this is one; None if it is certainly alone.
    """

    def __init__(
        self,
        start: Callable[[Client], Awaitable[Parts]],
        turnstile: Turnstile | None = None,
        crew: Crew | None = None,
    ) -> None:
        doors = () if turnstile is None else (turnstile.through,)
        super().__init__(
            crew or Crew(),
            doors,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._answering = Answering(doors)
        self._start = start
        self._parts: Parts | None = None
        self._verbs: dict[str, Handler] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._scopes_checked = False
        self._under_way: dict[asyncio.Task[Any], discord.Interaction] = {}
        self.command_names = CommandNames()
        self.own_emojis = Emojis()
        self._admission = Admission()
        self.tree = Tree(self, self._admit, self._fail)

    async def divided(self, recommended: int) -> int:
        """How many shards there are, as the crew finds out."""
        return await self.crew.divide(recommended, self.parts.store.shards, self.parts.clock)

    async def setup_hook(self) -> None:
        """Opens the store and registers the commands."""
        parts = self._parts = await self._start(self)
        commands, self._verbs = all_commands(parts.games)
        self.add_dynamic_items(PressedButton, UsedSelect)
        for command in commands:
            self.tree.add_command(command)
        if not await self._sync(_WAITS[0]):
            self._run(self._sync_again())
        self._run(self.own_emojis.fetch(self))
        for each in parts.background:
            each.start()

    async def _sync(self, next_try: int) -> bool:
        """Registers the commands; False if Discord refused them and it should be tried again."""
        try:
            self.command_names.learn(await self.tree.sync())
        except discord.HTTPException as refused:
            if refused.status >= _DOWN or refused.status in _NOT_NOW:
                raise
            why = " ".join(str(refused).split())
            log.error("Discord refused the commands, so those that it knows stay", why=why, next_try=next_try)
            return False
        return True

    async def _sync_again(self) -> None:
        """Tries to register the refused commands until Discord accepts them."""
        for wait, following in pairwise(chain(_WAITS, repeat(_WAITS[-1]))):
            await asyncio.sleep(wait)
            try:
                if await self._sync(following):
                    return
            except (discord.HTTPException, OSError, TimeoutError, aiohttp.ClientError) as error:
                log.warning("Discord was not told the commands", why=str(error), next_try=following)

    @property
    def opened(self) -> bool:
        """Whether the store is open and the parts are built."""
        return self._parts is not None

    @property
    def stopping(self) -> bool:
        """Whether nothing new is accepted any more."""
        return self._stopping

    @property
    def parts(self) -> Parts:
        """What the client runs, once it has started."""
        assert self._parts is not None
        return self._parts

    @property
    def services(self) -> Services:
        """What the commands use, once the client has started."""
        return self.parts.services

    async def on_error(self, event_method: str, /, *args: object, **more: object) -> None:
        """Logs a fault in the handling of an event."""
        error = sys.exception()
        log.error("event failed", kind=event_method, fault=error_id(), exc_info=error)

    @property
    def online(self) -> bool:
        """Whether anybody can act through this process."""
        return bool(self.up)

    async def on_shard_ready(self, shard: int) -> None:
        """Connected: shows what was stored but not shown before the bot last stopped."""
        if not self._is_up(shard):
            return
        log.info("ready", shard=shard, servers=len(self.guilds), invite=invite_link(self))
        if len(self.up) == 1:
            self._run(self.own_emojis.fetch(self))
        self._run(self.parts.presence.look())
        if self.crew.leads:
            self._run(self.parts.repairs.everything())
        self._run(self.parts.computers.look())
        if not self._scopes_checked:
            self._scopes_checked = True
            self._run(check_scopes(self, self.guilds))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited to a server."""
        self._run(check_scopes(self, [guild]))

    async def on_shard_disconnect(self, shard: int) -> None:
        """Nobody on its servers can act: no time runs out there until the connection is back."""
        self.up.discard(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """The connection is back."""
        self._is_up(shard)

    def _is_up(self, shard: int) -> bool:
        """Notes that a shard is connected, unless another process has it by now."""
        if self.get_shard(shard) is None:
            return False
        self.up.add(shard)
        return True

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server was changed; posts there are in its language."""
        if before.preferred_locale != after.preferred_locale:
            await self.services.languages.seen(after.id, str(after.preferred_locale))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self.parts.timekeeper.gone(server=guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        await self.parts.timekeeper.gone(channel=channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self.parts.timekeeper.gone(channel=payload.thread_id)
        await self.services.rights.gone(payload.thread_id)

    def _run(self, job: Awaitable[None]) -> None:
        async def logged() -> None:
            try:
                await job
            except Exception:
                log.exception("background job failed")

        task = asyncio.create_task(logged())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _admit(self, interaction: discord.Interaction) -> bool:
        """Whether to accept this interaction; a stop of the bot then waits for it."""
        if not self.crew.sure:
            # Another process may have got the same, and can store what comes of it.
            log.warning("left to other processes, as the store has not answered for long")
            return False
        self._answering.begin()
        task = asyncio.current_task()
        assert task is not None
        self._under_way[task] = interaction
        task.add_done_callback(partial(self._done, began=time.perf_counter()))
        quick = interaction.type is discord.InteractionType.autocomplete
        crowded = not self._admission.admits(
            interaction.user.id, task, quick=quick, answered=partial(is_answered, interaction)
        )
        if (self._stopping or crowded) and not quick:
            await self.services.failing.answer(
                interaction, Refusal("stopping" if self._stopping else "admission-much")
            )
        if self._stopping or crowded:
            return False
        await self.services.languages.hear(interaction)
        return True

    def _done(self, task: asyncio.Task[Any], *, began: float) -> None:
        interaction = self._under_way.pop(task, None)
        if interaction is not None:
            ANSWERS.labels(interaction.type.name).observe(time.perf_counter() - began)

    async def drain(self, seconds: float) -> None:
        """Accepts nothing new, and waits this long at most until all work under way is done and answered.

        Whatever arrives in the meantime gets a refusal.  At the end nothing more is read from Discord, so
        that nothing is acknowledged and then left unanswered.
        """
        self._stopping = True
        if self.crew.alive > 1:
            # Others take the shards over at once, so whoever acts from now on is answered by them.
            await self.stop_reading()
            self._run(self.crew.leave())
        loop = asyncio.get_running_loop()
        hurry = loop.call_later(max(0, seconds - _LAST_WORDS), self._hurry)
        stopping = [asyncio.create_task(each.stop()) for each in self._background()]
        try:
            async with asyncio.timeout(max(0, seconds - _FAREWELL)):
                if self._under_way:
                    await asyncio.wait(tuple(self._under_way))
                await asyncio.gather(*stopping)
                # Anything that Discord has already sent arrives within a moment.
                await asyncio.sleep(_MOMENT)
                await self.stop_reading()
                while self._under_way:
                    await asyncio.wait(tuple(self._under_way))
        except TimeoutError:
            # What was stored is shown after the next start.
            log.warning("ended before all was done", left=len(self._under_way))
            await self._take_leave()
        finally:
            hurry.cancel()
            for task in stopping:
                task.cancel()

    async def _take_leave(self) -> None:
        """Tells everybody whose interaction cannot be finished that the bot is stopping."""
        self._answering.begin()
        late = (InteractionType.autocomplete, InteractionType.ping)
        left = [each for each in self._under_way.values() if each.type not in late]
        words = [asyncio.create_task(self.services.failing.take_leave(interaction)) for interaction in left]
        if words:
            await asyncio.wait(words, timeout=_FAREWELL)

    def _background(self) -> Sequence[Rounds]:
        """The background tasks; none before the client has started."""
        return () if self._parts is None else self._parts.background

    def _hurry(self) -> None:
        if self._parts is not None:
            self._parts.services.display.hurry()

    async def pressed(self, interaction: discord.Interaction, press: Press) -> None:
        """Does what a button or select means; every failure is answered."""
        if not await self._admit(interaction):
            return
        try:
            handler = self._verbs.get(press.verb)
            if handler is None:
                raise Refusal("panel-unreadable")
            await handler(interaction, press)
        except Exception as error:
            await self.services.failing.answer(interaction, error, press)

    async def _fail(self, interaction: discord.Interaction, error: BaseException) -> None:
        self._answering.begin()
        if isinstance(error, app_commands.TransformerError):
            # If the bot has not joined the server, Discord says too little about a channel.
            try:
                await self.services.rights.check_present(interaction)
                error = Refusal("option-unknown")
            except (Refusal, Unsent) as why:
                error = why
        await self.services.failing.answer(interaction, error)

    async def close(self) -> None:
        """Stops background work, disconnects from Discord, closes the store."""
        for each in self._background():
            each.cancel()
        # Anything still under way would find the connection and the store closed.
        for task in (*self._tasks, *self._under_way):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._under_way, return_exceptions=True)
        async with AsyncExitStack() as left:
            # Last first: the crew asks the store until it has no connections any more.
            if self._parts is not None:
                parts, self._parts = self._parts, None
                parts.services.hands.cancel()
                left.push_async_callback(parts.close)
            left.push_async_callback(self.crew.disconnect)
            await super().close()
