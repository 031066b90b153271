"""Reads what Discord sends, on as many shards as this process has at the moment.

Whatever cannot be read is logged as a fault and skipped, and ends nothing.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, MutableMapping
from itertools import chain, repeat
from typing import Any

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.crew import Crew
from bot.logs import error_id
from bot.wire.outgoing import Doors, send_whole

log = structlog.get_logger()

_AGAIN = (1, 5, 15, 60, 300)
"""Seconds to wait before reconnecting after unreadable data; Discord allows 1000 connections a day."""
_WAITS = (1, 2, 4, 8, 15, 30, 60)
"""Seconds between tries to connect a shard; the last one repeats."""
_PATIENCE = 180  # seconds for one try, in which the shard may have to wait until it may identify
_UNREADABLE = 4000  # the close code discord.py uses for a session that may be resumed
_VITAL = ("READY", "RESUMED")  # without these a connection is of no use
_FINAL = (4004, 4010, 4011, 4012, 4013, 4014)
"""The close codes after which another try would end alike, such as for a wrong token."""
_CONNECTION = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What discord.py raises about the connection itself; anything else is about the data."""

Parse = Callable[[Any], None]


def guard(parsers: MutableMapping[str, Parse]) -> None:
    """Makes an event that cannot be parsed harmless to the others; parsers: discord.py's, by event."""
    parsers.update({name: _guarded(name, parse) for name, parse in parsers.items() if name not in _VITAL})


def _guarded(name: str, parse: Parse) -> Parse:
    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            log.error("an event of Discord's cannot be read", kind=name, fault=error_id(), exc_info=error)

    return guarded


class _Shard(Shard):
    """A shard that can be ended for good, whatever discord.py was about to do with it."""

    ended = False

    def launch(self) -> None:
        """Begins to read, unless it was ended while it was connecting."""
        if not self.ended:
            super().launch()
            return
        self._closing = asyncio.create_task(self.ws.close(code=1000))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Resumes, or identifies anew."""
        if not self.ended:
            await super().reidentify(exc)

    async def reconnect(self) -> None:
        """Connects anew."""
        if not self.ended:
            await super().reconnect()

    async def stop_reading(self) -> None:
        """Reads no more; the connection stays open."""
        self._cancel_task()
        if self._task is not None:
            await asyncio.wait((self._task,))


class ShardedClient(discord.AutoShardedClient):
    """A client whose shards come and go while it runs, as its crew says.

    discord.py has a fixed set of them.  What of it is used that is private is all in this module.
    """

    def __init__(self, crew: Crew, doors: Doors = (), **options: Any) -> None:
        # How many there are is known when it connects.
        super().__init__(shard_count=1, **options)
        send_whole(self.http, doors)
        self.crew = crew
        self.up: set[int] = set()
        """The shards that are connected, and know their servers."""
        self._queue: asyncio.PriorityQueue[EventItem] = asyncio.PriorityQueue()
        self._at_once = 1
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._repairing: set[asyncio.Task[None]] = set()
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._unreadable: dict[int, Iterator[int]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._stopped = False
        guard(self._connection.parsers)

    @property
    def wanted(self) -> set[int]:
        """The shards that this process has, connected or not."""
        return {*self._launching, *self._own_shards()}

    async def _async_setup_hook(self) -> None:
        await super()._async_setup_hook()
        self._queue = self.__dict__["_AutoShardedClient__queue"]

    async def divided(self, recommended: int) -> int:
        """How many shards there are, of all processes; recommended: by Discord."""
        return recommended

    async def connect(self, *, reconnect: bool = True) -> None:
        """Reads what Discord sends until the client is closed or stops reading; raises as discord.py does."""
        task = self._reading = asyncio.create_task(super().connect(reconnect=reconnect))
        try:
            await asyncio.wait((task,))
        finally:
            task.cancel()
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error

    async def launch_shards(self) -> None:
        """Finds out how many shards there are; then the crew says which of them this process has."""
        try:
            recommended, _, limits = await self.http.get_bot_gateway()
        except discord.GatewayNotFound as error:
            raise error.__cause__ or error from None
        self._at_once = max(1, limits["max_concurrency"])
        self.shard_count = self._connection.shard_count = await self.divided(recommended)
        self.crew.connect(self)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until Discord takes another shard, whichever process has identified last."""
        await self.crew.identify(shard_id or 0, self._at_once)

    def begin_shard(self, shard: int) -> None:
        """Connects a shard, in the background; tries until it succeeds."""
        if shard not in self.wanted and not self._stopped:
            self._launching[shard] = asyncio.create_task(self._launch(shard))
            self._connection.shard_ids = sorted(self.wanted)

    async def end_shard(self, shard: int) -> None:
        """Disconnects a shard, and forgets its servers: another process knows them from now on."""
        launching = self._launching.pop(shard, None)
        if launching is not None:
            launching.cancel()
            await asyncio.wait((launching,))
        ended = self._own_shards().pop(shard, None)
        if ended is not None:
            ended.ended = True
            await ended.close()
        self.up.discard(shard)
        state = self._connection
        state.shard_ids = sorted(self.wanted)
        for tasks in (state._ready_tasks, state._ready_states):
            tasks.pop(shard, None)
        for guild in list(self.guilds):
            if guild.shard_id == shard:
                state._remove_guild(guild)

    async def stop_reading(self) -> None:
        """Reads no more; connections stay open, and what was already read is still carried out."""
        self._stopped = True
        tasks = [*self._launching.values(), *([self._reading] if self._reading is not None else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        for shard in list(self._own_shards().values()):
            # The offline Discord has shards of its own, which read nothing.
            if isinstance(shard, _Shard):
                await shard.stop_reading()

    async def close(self) -> None:
        """Ends all connections."""
        self._stopped = True
        tasks = [*self._launching.values(), *self._repairing]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        # If it never logged in, discord.py has none yet.
        self.__dict__.setdefault("_AutoShardedClient__queue", self._queue)
        await super().close()

    # -- how discord.py keeps its shards ----------------------------------------------------------

    def _own_shards(self) -> dict[int, _Shard]:
        found: dict[int, _Shard] = self.__dict__["_AutoShardedClient__shards"]
        return found

    async def _launch(self, shard: int) -> None:
        """Connects a shard; those that may not identify at the same time do so one after another."""
        waits = chain(_WAITS, repeat(_WAITS[-1]))
        while True:
            try:
                async with self._turns[shard % self._at_once], asyncio.timeout(_PATIENCE):
                    ws = await DiscordWebSocket.from_client(self, shard_id=shard)
            except discord.ConnectionClosed as error:
                if error.code in _FINAL:
                    self._queue.put_nowait(EventItem(EventType.terminate, None, error))
                    return
                why: Exception = error
            except (ReconnectWebSocket, *_CONNECTION) as error:
                why = error
            except Exception as error:
                log.error("Discord sent what cannot be read", fault=error_id(), exc_info=error)
                why = error
            else:
                break
            wait = next(waits)
            told = " ".join(str(why).split()) or repr(why)
            log.warning("Discord cannot be reached", shard=shard, why=told, next_try=wait)
            await asyncio.sleep(wait)
        made = self._own_shards()[shard] = _Shard(ws, self, self._put)
        self._launching.pop(shard, None)
        made.launch()

    def _put(self, item: EventItem) -> None:
        """Takes what discord.py wants to be done with a shard.

        Data that is not a gateway message ends the connection, and a new one is made after a while;
        discord.py would end the client.
        """
        shard = item.shard
        if item.type != EventType.terminate or isinstance(item.error, _CONNECTION) or shard is None:
            self._queue.put_nowait(item)
            return
        log.error("Discord sent what cannot be read", fault=error_id(), exc_info=item.error)
        task = asyncio.create_task(self._again(shard))
        self._repairing.add(task)
        task.add_done_callback(self._repairing.discard)

    async def _again(self, shard: Shard) -> None:
        self.dispatch("shard_disconnect", shard.id)
        # Otherwise the old connection would keep sending heartbeats.
        await shard.ws.close(code=_UNREADABLE)
        waits = self._unreadable.setdefault(shard.id, chain(_AGAIN, repeat(_AGAIN[-1])))
        await asyncio.sleep(next(waits))
        self._queue.put_nowait(EventItem(EventType.reconnect, shard, None))
