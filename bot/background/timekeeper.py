"""The background task that asks the clock what is due, and shows it: reminders and timeouts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import structlog

from bot.background.places import place_of
from bot.background.reminders import Reminders
from bot.background.rounds import Rounds
from bot.crew import Crew
from bot.logs import error_id
from bot.matches.clock import Clock, Due
from bot.matches.heartbeat import GAP, INTERVAL, Heartbeat
from bot.matches.lookup import Lookup
from bot.messages.display import Display
from bot.messages.posts import Posts
from bot.wire.failures import Reason, Unsent
from bot.wire.servers import Servers
from storage.shards import ShardRow, ShardStore

log = structlog.get_logger()

_LATER = 3600  # seconds before a match is tried again that failed because of a fault of the bot's
_PATIENCE = 20  # seconds that all other clocks wait for a match that Discord delays


class Timekeeper(Rounds):
    """Does what is due."""

    def __init__(
        self,
        servers: Servers,
        matches: Lookup,
        posts: Posts,
        display: Display,
        reminders: Reminders,
        clock: Clock,
        heartbeat: Heartbeat,
        *,
        crew: Crew | None = None,
        shards: ShardStore | None = None,
        online: Callable[[], bool] = lambda: True,
    ) -> None:
        """crew: the processes of which one does this.  shards: of all of them, where there may be several.

        online: whether anybody can act through this process.
        """
        super().__init__(INTERVAL, "cannot read from the store what is due")
        self._servers = servers
        self._matches = matches
        self._posts = posts
        self._display = display
        self._reminders = reminders
        self._clock = clock
        self._heartbeat = heartbeat
        self._crew = crew or Crew()
        self._term = self._crew.term
        self._shards = shards
        self._known: Mapping[int, ShardRow] = {}
        self._online = online
        # Matches in which nobody can act now, each with its server.
        self._away: dict[int, int | None] = {}

    def ready(self) -> bool:
        """Whether there is a connection to Discord, and this process is the one to do it."""
        return self._online() and self._crew.leads

    async def look(self) -> None:
        """Records that the bot is alive and does what is due."""
        async with self._working:
            if self._term != self._crew.term:
                # Another process did this until now.
                await self._heartbeat.begin()
                self._term = self._crew.term
            await self._heartbeat.look()
            await self.tick()

    async def tick(self) -> None:
        """Does all that is due now; a match that fails or waits does not hold up the others for long."""
        due = await self._clock.due(len(self._away))
        # Of those that were away the oldest alarms come first: what is not among these has ended or moved on.
        self._away = {number: self._away[number] for number in due if number in self._away}
        if due and self._shards is not None:
            self._known = {row.number: row for row in await self._shards.all()}
        for number in due:
            if number not in self._doing:
                self._doing[number] = asyncio.create_task(self._do(number))
        if self._doing:
            await asyncio.wait(tuple(self._doing.values()), timeout=_PATIENCE)
        done = {number: task for number, task in self._doing.items() if task.done()}
        for number in done:
            del self._doing[number]
        await asyncio.gather(*done.values())

    async def gone(self, *, server: int | None = None, channel: int | None = None) -> None:
        """Parks the matches of a server that removed the bot, or of a deleted channel."""
        if server is not None:
            await self._clock.park_server(server)
        if channel is not None:
            await self._clock.park_channel(channel)

    async def _do(self, number: int) -> None:
        try:
            if number in self._away and await self._is_away(self._away[number]):
                return
            match = await self._matches.find(number)
            if match is None:
                return
            match await place_of(self._servers, match.row.server):
                case "gone" if match.running:
                    await self._park(number)
                case "gone":
                    # A lobby still closes on time, so that it does not block its channel for ever.
                    if await self._clock.judge(number, self._heartbeat.since) is not None:
                        await self._posts.give_up(number)
                case "away":
                    self._away[number] = match.row.server
                case "here" if self._cut_off(match.row.server):
                    self._away[number] = match.row.server
                case "here":
                    since = self._since(match.row.server)
                    since = self._clock.now() if number in self._away else since
                    self._away.pop(number, None)
                    due = await self._clock.judge(number, since)
                    if due is not None:
                        await self._show(due)
        except Exception:
            # If even this cannot be stored, as on a full disk, `Rounds` logs it once for all matches.
            await self._clock.postpone(number, _LATER)
            log.exception("clock of a match failed", match=number, fault=error_id())

    async def _is_away(self, server: int | None) -> bool:
        """Whether a server that could not be reached still cannot be; no match is loaded to find out."""
        standing = await place_of(self._servers, server)
        return standing == "away" or (standing == "here" and self._cut_off(server))

    def _shard(self, server: int | None) -> ShardRow | None:
        """The shard on which a server's players act; those of direct messages act on the first one."""
        if not self._known:
            return None
        return self._known.get(0 if server is None else (server >> 22) % len(self._known))

    def _cut_off(self, server: int | None) -> bool:
        """Whether no process is connected with the shard of a server."""
        shard = self._shard(server)
        return shard is not None and self._clock.now() - shard.seen > GAP

    def _since(self, server: int | None) -> int:
        shard = self._shard(server)
        return self._heartbeat.since if shard is None else max(self._heartbeat.since, shard.since)

    async def _park(self, number: int) -> None:
        await self._clock.park(number)
        log.info("match parked", match=number)

    async def _show(self, due: Due) -> None:
        # A reminder comes after whatever the channel has not been shown yet.
        reason, _ = await self._display.catch_up(due.match.id)
        try:
            if due.reminder and reason is None:
                await self._reminders.send(due)
        except Unsent as unsent:
            log.warning("reminder not sent", match=due.match.id, why=str(unsent))
            reason = unsent.reason
        if reason is Reason.GONE and due.match.open:
            await self._park(due.match.id)
