"""All processes that play on one store, as one of them sees them: how many there are, and who does what.

Each has some of the shards of the connection to Discord; one of them leads, which is to do the background
work of all.  With a store in a file there is one process, which has everything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

import structlog

from bot.settings import Division, SettingsError
from storage.faults import StoreUnusable, Unwritable
from storage.lease import Joined, Lease, Muster
from storage.shards import ShardStore

log = structlog.get_logger()

Answer = TypeVar("Answer")

# In seconds; read each time, so that tests can shorten them.
LOOK = 1.0
"""Between two looks at who is there."""
GRACE = 3.0
"""A shard that a process just lost is left alone for this long: it may be back from a lost connection."""
QUIET = 25
"""A shard with which nobody was connected for this long is taken at once; one given up counts as such."""
LEFT = 15.0
"""A shard that nobody takes for this long is taken by a process that has its fair share already."""
SETTLED = 10.0
"""A process is given shards by others once it has been there for this long: most come to replace another."""
BETWEEN = 6.0
"""Between two shards given to others, as each needs time to identify."""
DOUBT = 20.0
"""Without an answer of the store for this long, others may have taken over what this process has."""
APART = 5.5
"""Between two shards that identify: Discord's five, and some for the way."""


class Connections(Protocol):
    """The shards that a process is connected with."""

    def begin_shard(self, shard: int) -> None:
        """Connects one, in the background."""
        ...

    async def end_shard(self, shard: int) -> None:
        """Disconnects one."""
        ...


@dataclass(frozen=True)
class Free:
    """Shards that nobody has.

    since: on a monotonic clock.  quiet: those with which nobody was connected for long.
    """

    since: Mapping[int, float]
    quiet: Collection[int] = ()


def to_take(muster: Muster, total: int, division: Division, free: Free, now: float) -> list[int]:
    """The free shards that this process takes now."""
    if division.shards is not None:
        return [shard for shard in division.shards if shard in free.since]
    ready = [
        shard for shard, since in sorted(free.since.items()) if shard in free.quiet or now - since >= GRACE
    ]
    left = [shard for shard in ready if now - free.since[shard] >= LEFT]
    parts = _parts(muster)
    own, least = parts.get(muster.own, 0), min(parts.values(), default=0)
    fixed = sum(process not in muster.sharing for process in muster.shards.values())
    wanted = (total - fixed) // max(1, len(parts)) - own
    # What is left over when all have an even part goes to those who have fewest.
    return ready[: wanted if wanted > 0 else int(own == least)] or left[:1]


def to_give(muster: Muster, total: int, division: Division, settled: Collection[int]) -> int | None:
    """A shard of this process that another is to have; settled: the processes that were there for a while."""
    parts = {process: part for process, part in _parts(muster).items() if process in settled}
    own = parts.get(muster.own, 0)
    # One after another: as long as somebody is to take one, no further one is given.
    taken = all(shard in muster.shards for shard in range(total))
    if division.shards is not None or not taken or own - min(parts.values(), default=own) < 2:
        return None
    return max(shard for shard, process in muster.shards.items() if process == muster.own)


def _parts(muster: Muster) -> dict[int, int]:
    """How many shards each process has, of those that share them."""
    held = [*muster.shards.values()]
    return {process: held.count(process) for process in muster.sharing}


async def _nothing() -> None:
    """There is nobody to follow, or no store to ask."""


class Crew:
    """What one process knows of all, and does for them.

    lease: None for a process that is certainly alone, as in the playground.
    division: what the owner says about shards.
    """

    def __init__(self, lease: Lease | None = None, division: Division | None = None) -> None:
        self.alive = 1
        """How many processes there are."""
        self.leads = lease is None
        """Whether this process does the background work."""
        self.term = 0
        """How often this process has begun to lead."""
        self.total = 1
        """How many shards there are."""
        self.able: Callable[[], bool] = lambda: True
        """Tells whether this process could lead."""
        self.told: Callable[[], None] = lambda: None
        """Is told when `alive` or `leads` changes."""
        self.follow: Callable[[], Awaitable[None]] = _nothing
        """Takes over what the process that leads has corrected for all, by the store."""
        self.division = division or Division()
        self._lease = lease
        self._thread = ThreadPoolExecutor(1, "lease")
        self._store: ShardStore | None = None
        self._now: Callable[[], float] = time.time
        self._connections: Connections | None = None
        self._shards: set[int] = set()
        self._free: dict[int, float] = {}
        self._there: dict[int, float] = {}
        self._gave = self._answered = time.monotonic()
        self._leaving = False
        self._looking = asyncio.Lock()
        self._following: asyncio.Task[None] | None = None
        self._lagging = False

    @property
    def shares(self) -> bool:
        """Whether this process takes shards from others, and gives them some."""
        return self.division.shards is None

    @property
    def sure(self) -> bool:
        """Whether this process may still answer: it is unlikely that another one has taken over already."""
        return self._asked_within(DOUBT)

    @property
    def certain(self) -> bool:
        """Whether no other process can have taken over what this one has."""
        return self._asked_within(GRACE)

    def _asked_within(self, seconds: float) -> bool:
        alone = self._lease is None or self.alive == 1
        return alone or time.monotonic() - self._answered < seconds

    # -- the lease --------------------------------------------------------------------------------

    async def join(self) -> Joined:
        """Joins those who play on the store, or finds out why that cannot be; raises as the lease does."""
        assert self._lease is not None
        return await self._ask(partial(self._lease.join, sharing=self.shares))

    async def release(self) -> None:
        """Gives the lease back; then nothing more is asked."""
        assert self._lease is not None
        await self._ask(self._lease.release)
        self._thread.shutdown(wait=False)

    async def _ask(self, question: Callable[[], Answer]) -> Answer:
        """What the lease answers.

        One question is asked after another, on one thread: also after one that nobody waits for any more.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, question)

    # -- shards -----------------------------------------------------------------------------------

    async def divide(self, recommended: int, store: ShardStore, now: Callable[[], float]) -> int:
        """How many shards there are from now on.

        recommended: by Discord.  now: the bot's time in Unix seconds.
        Raises SettingsError if the owner says another number than the processes at work have.
        """
        async with self._looking:
            self._store, self._now = store, now
            muster = None if self._lease is None else await self._ask(self._lease.muster)
        wanted = self.division.total or recommended
        if muster is not None and any(process != muster.own for process in muster.shards.values()):
            self.total = len(await store.all())
            if self.division.total not in (None, self.total):
                raise SettingsError(
                    f"AXIO_SHARDS says {wanted} shards, but the processes at work on this store have"
                    f" {self.total}. Stop all of them to change the number."
                )
        else:
            await store.divide(wanted)
            self.total = wanted
        return self.total

    def connect(self, connections: Connections) -> None:
        """From now on this process has shards: all at once if it is alone."""
        self._connections = connections
        if self._lease is None:
            self._shards = set(range(self.total))
            for shard in sorted(self._shards):
                connections.begin_shard(shard)

    async def disconnect(self) -> None:
        """This process has no connections any more, and its store is about to be closed.

        Its shards are for others, or for its next connection.  What a cancellation leaves is done when it is
        called again.
        """
        # At once, as the store is closed also if whoever calls this waits no longer.
        store, self._store, self._connections = self._store, None, None
        self.follow = _nothing
        if self._following is not None:
            self._following.cancel()
        async with self._looking:
            await self._left(sorted(self._shards), store)

    async def leave(self) -> None:
        """Gives others what this process has, before it ends."""
        self._leaving = True
        async with self._looking:
            await self._give_all()
            self.leads = False
            if self._lease is not None:
                await self._ask(partial(self._lease.lead, wanted=False))

    async def identify(self, shard: int, at_once: int) -> None:
        """Waits until a shard may identify; at_once: how many may do so at the same time, by Discord."""
        assert self._store is not None
        now, apart = round(self._now() * 1000), round(APART * 1000)
        try:
            wait = await self._store.identify(shard % at_once, now, apart)
        except Unwritable:
            # Discord refuses it if it is too early, and then it is tried again.
            wait = apart
        await asyncio.sleep(wait / 1000)

    # -- looking ----------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Looks after all this until it is cancelled.  Raises StoreUnusable when the store is another's."""
        assert self._lease is not None
        while True:
            async with self._looking:
                if not await self._ask(self._lease.holds):
                    raise StoreUnusable("another process works on it now")
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Looks once at who is there, and takes or gives what is to be taken or given."""
        assert self._lease is not None
        muster = await self._ask(self._lease.muster)
        if muster is None:
            return
        now = self._answered = time.monotonic()
        alive = max(1, len(muster.processes))
        wanted = not self._leaving and (alive == 1 or self.able())
        self._noted(alive, leads=await self._ask(partial(self._lease.lead, wanted=wanted)))
        self._there = {process: self._there.get(process, now) for process in muster.processes}
        if not self.leads and (self._following is None or self._following.done()):
            # What is stored until then goes by a clock that was shifted; a slow store holds up nothing else.
            self._following = asyncio.create_task(self._followed())
        connections = self._connections
        if connections is None or self._leaving:
            return
        for shard in self._shards - {each for each, owner in muster.shards.items() if owner == muster.own}:
            log.warning("another process has taken a shard over", shard=shard)
            self._shards.discard(shard)
            await connections.end_shard(shard)
        for shard in to_take(muster, self.total, self.division, await self._free_now(muster, now), now):
            if await self._ask(partial(self._lease.take_shard, shard)):
                self._shards.add(shard)
                log.info("shard taken", shard=shard, of=self.total, processes=self.alive)
                connections.begin_shard(shard)
        settled = [process for process, since in self._there.items() if now - since >= SETTLED]
        given = to_give(muster, self.total, self.division, settled)
        if given is not None and now - self._gave >= BETWEEN:
            self._gave = now
            await self._give(given)

    async def _followed(self) -> None:
        try:
            await self.follow()
            self._lagging = False
        except Exception:
            # A store that is away for long is logged once.
            if not self._lagging:
                log.exception("cannot follow the process that leads")
            self._lagging = True

    def _noted(self, alive: int, *, leads: bool) -> None:
        if (alive, leads) == (self.alive, self.leads):
            return
        log.info("processes at work", processes=alive, leads=leads)
        self.term += leads and not self.leads
        self.alive, self.leads = alive, leads
        self.told()

    async def _free_now(self, muster: Muster, now: float) -> Free:
        shards = set(range(self.total)) - muster.shards.keys()
        self._free = {shard: self._free.get(shard, now) for shard in shards}
        if muster.alone:
            # There is nobody who may come back for one, such as at a start soon after the last one's end.
            return Free(self._free, shards)
        if not shards or self._store is None:
            return Free(self._free)
        try:
            rows = await self._store.all()
        except Unwritable:
            return Free(self._free)
        if len(rows) != self.total:
            raise StoreUnusable(f"other processes have {len(rows)} shards, this one {self.total}")
        quiet = {row.number for row in rows if abs(self._now() - row.seen) >= QUIET}
        return Free(self._free, quiet)

    async def _give_all(self) -> None:
        for shard in sorted(self._shards):
            await self._give(shard)

    async def _give(self, shard: int) -> None:
        """Disconnects a shard first, so that no event reaches two processes."""
        if self._connections is not None:
            await self._connections.end_shard(shard)
        self._shards.discard(shard)
        log.info("shard given up", shard=shard)
        await self._left([shard])

    async def _left(self, shards: Collection[int], store: ShardStore | None = None) -> None:
        """These are for whoever takes them now; store: that in which it is noted, if it was put aside."""
        if self._lease is None:
            self._shards.difference_update(shards)
            return
        # While the server is away the note would be waited for; without it the others wait a moment.
        if shards and await self._ask(self._lease.muster) is not None:
            store = store or self._store
            if store is not None:
                await store.given_up(shards, QUIET)
        for shard in shards:
            await self._ask(partial(self._lease.give_shard, shard))
            self._shards.discard(shard)
