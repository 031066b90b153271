"""Look backs at finished matches: asked for, worked out in the background turn by turn, and kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field, replace

import structlog

from bot import codec
from bot.computers.judging import JUDGE, judge
from bot.computers.minds import MINDS, has_mind
from bot.logs import error_id
from bot.matches.look_back import LookBack, Study
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.thinking.asking import Closed, Thinking, Urgency
from storage.claims import ALONE, Claimed, Claims
from storage.look_backs import LookBackStore
from storage.matches import MatchStore

log = structlog.get_logger()

MOST_WAITING = 40
"""So many look backs wait to be worked out at most; each takes about a minute."""
MOST_EACH = 3
"""So many that the same person asked for."""
_EVERY = 5.0  # seconds, at least, between two times that a watcher hears of one that goes on
_LEFT = 60.0  # seconds between two looks for what nobody works out
_WATCHED = 14 * 60.0  # seconds for which an answer can be edited: Discord's limit, less some time


@dataclass(frozen=True)
class Asked:
    """A look back that somebody asked for, as far as it is worked out.

    back: None before the first turn.  before: how many others are worked out first.
    fault: the id of the fault that stopped it until somebody asks again; empty if none did.
    """

    back: LookBack | None
    done: bool
    before: int = 0
    fault: str = ""


@dataclass
class _Watcher:
    """Somebody who is shown how a look back goes on.

    until, told: on a monotonic clock.  context: of whoever watches; what is shown is that request's answer.
    """

    tell: Callable[[], Awaitable[None]]
    until: float
    told: float
    telling: asyncio.Lock = field(default_factory=asyncio.Lock)
    context: Context = field(default_factory=copy_context)


def in_points(match: Match) -> bool:
    """Whether a computer player can tell in points what the moves of this match brought."""
    mind = MINDS.get(match.game.key)
    return mind is not None and mind.has_points(match.options)


class LookBacks:
    """Look backs at finished matches.  What is asked for is in the store, so it survives the process.

    now: a monotonic clock, in seconds.
    """

    def __init__(
        self,
        store: LookBackStore,
        matches: Lookup,
        logs: MatchStore,
        thinking: Thinking,
        now: Callable[[], float] = time.monotonic,
        claims: Claims = ALONE,
    ) -> None:
        self._store = store
        self._matches = matches
        self._logs = logs
        self._thinking = thinking
        self._now = now
        self._claims = claims
        # Who asked for which matches.  Not stored: it only keeps one person from asking for too many.
        self._people: dict[int, set[int]] = {}
        # The faults that stopped some, until somebody asks again.
        self._failed: dict[int, str] = {}
        self._watchers: dict[int, dict[int, _Watcher]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        # Those that somebody here watches while another process works them out.
        self._followed: set[int] = set()
        self._asking, self._working = asyncio.Lock(), asyncio.Lock()
        self._pending, self._looked = True, 0.0

    @property
    def pending(self) -> bool:
        """Whether anything may have to be worked out, such as what a process left that has ended."""
        return self._pending or self._now() - self._looked > _LEFT

    async def ask(self, match: Match, player: int) -> Asked:
        """The look back at a finished match, which is worked out from now on if it is not there.

        Raises Refusal if too many are wanted, or nobody can judge this game or tell it in points.
        """
        if not has_mind(match.game.key):
            raise Refusal("look-back-game", game=match.game.title)
        if not in_points(match):
            raise Refusal("look-back-points", game=match.game.title, command=match.game.key)
        # One after another, so that many at once are no more than one may ask for.
        async with self._asking:
            asked = await self.kept(match.id) or await self._wanted(match.id, player)
        if not asked.done:
            self._failed.pop(match.id, None)
            self._pending = True
        return replace(asked, fault="")

    async def _wanted(self, match: int, player: int) -> Asked:
        """Puts one at the end of the queue."""
        waiting = await self._store.waiting(JUDGE)
        asked_for = {who: wanted & {*waiting} for who, wanted in self._people.items()}
        self._people = {who: wanted for who, wanted in asked_for.items() if wanted}
        own = self._people.get(player, set())
        if len(own) >= MOST_EACH:
            raise Refusal("look-back-own", most=MOST_EACH)
        if not await self._store.ask(match, JUDGE, MOST_WAITING):
            raise Refusal("look-back-full")
        self._people[player] = own | {match}
        return Asked(None, done=False, before=len(waiting))

    async def kept(self, match: int) -> Asked | None:
        """The look back as far as it is worked out; None if nobody has asked for it."""
        row = await self._store.load(match, JUDGE)
        if row is None:
            return None
        back = None if row.body is None else codec.load(LookBack, row.body)
        waiting = [] if row.done else await self._store.waiting(JUDGE)
        before = waiting.index(match) if match in waiting else 0
        return Asked(back, row.done, before, self._failed.get(match, ""))

    def watch(self, match: int, player: int, tell: Callable[[], Awaitable[None]]) -> None:
        """Tells now and then how the look back goes on, and when it is done, while that can be shown.

        A player is told in the last place only from which this was asked.
        """
        now = self._now()
        self._watchers.setdefault(match, {})[player] = _Watcher(tell, now + _WATCHED, now)

    async def work(self) -> None:
        """Works out all that is asked for, one after another, as long as nothing fails.

        What another process works out is left to it, and only shown to those who watch it here.
        """
        async with self._working:
            self._pending, self._looked = False, self._now()
            while True:
                try:
                    waiting = [each for each in await self._store.waiting(JUDGE) if each not in self._failed]
                    number = await self._claimed(waiting)
                except Exception:
                    self._pending = True
                    raise
                if number is None:
                    if not self._follow(waiting):
                        return
                    await asyncio.sleep(_EVERY)
                    continue
                try:
                    await self._work_out(number)
                except Closed:
                    # The bot stops; the next start goes on.
                    return
                except Exception:
                    # Somebody who asks again, or the next start, goes on where it stopped.
                    fault = self._failed[number] = error_id()
                    log.exception("look back not worked out", match=number, fault=fault)
                    self._show(number, last=True)
                finally:
                    self._claims.drop(Claimed.LOOK_BACK, number)

    async def _claimed(self, waiting: Sequence[int]) -> int | None:
        """The first that no other process works out."""
        for number in waiting:
            if await self._claims.take(Claimed.LOOK_BACK, number):
                return number
        return None

    def _follow(self, waiting: Sequence[int]) -> bool:
        """Shows here what other processes work out; whether anybody still watches one of those."""
        for number in self._followed.difference(waiting):
            self._show(number, last=True)
        self._followed = self._watchers.keys() & {*waiting}
        for number in self._followed:
            self._show(number, last=False)
        return bool(self._followed)

    async def _work_out(self, number: int) -> None:
        match, row = await self._matches.find(number), await self._store.load(number, JUDGE)
        assert match is not None, "a look back belongs to a match"
        if row is not None and row.done:
            # Another process was done with it just before.
            self._show(number, last=True)
            return
        entries = await self._logs.log(number)
        study = await asyncio.to_thread(Study, match, entries)
        if row is None or row.body is None:
            back = await asyncio.to_thread(study.begun)
            await self._keep(number, back)
        else:
            back = codec.load(LookBack, row.body)
        for turn in study.planned[back.looked :]:
            judged = []
            for part in turn:
                views = await asyncio.to_thread(study.views, part)
                seed = f"look back {part.begins}"
                found = await self._thinking.ask(
                    Urgency.LOOK_BACK, judge, study.key, views, part.actions, seed
                )
                if found is not None:
                    judged.append((part, found))
            told = study.judged(judged)
            more = back.judged if told is None else (*back.judged, told)
            back = replace(back, looked=back.looked + 1, judged=more)
            await self._keep(number, back)

    async def _keep(self, number: int, back: LookBack) -> None:
        await self._store.keep(number, JUDGE, codec.dump(back), done=back.done)
        self._show(number, last=back.done)

    def _show(self, number: int, *, last: bool) -> None:
        """Tells those who watch it how it goes on, if it is time, or that nothing more will come."""
        now = self._now()
        watchers = self._watchers.get(number, {})
        for player, watcher in list(watchers.items()):
            if now > watcher.until:
                del watchers[player]
            elif last or now - watcher.told >= _EVERY:
                watcher.told = now
                task = watcher.context.run(asyncio.create_task, _told(watcher))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)
        if last or not watchers:
            self._watchers.pop(number, None)


async def _told(watcher: _Watcher) -> None:
    try:
        # One after another, so that an earlier answer never replaces a later one.
        async with watcher.telling:
            await watcher.tell()
    except Exception:
        log.exception("how a look back goes on is not shown", fault=error_id())
