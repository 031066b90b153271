"""Lets computer players play: their turns come by themselves."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

import structlog

from bot.background.places import place_of
from bot.background.rounds import Rounds
from bot.logs import error_id
from bot.matches import deadlines
from bot.matches.clock import Clock
from bot.matches.computers import turn
from bot.matches.deadlines import Untimely
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.messages.display import Display
from bot.refusal import Refusal
from bot.thinking.asking import Closed, Thinking, Urgency
from bot.wire.failures import Reason
from bot.wire.servers import Servers
from storage.claims import ALONE, Claimed, Claims
from storage.matches import Entry

log = structlog.get_logger()

_INTERVAL = 5  # seconds between looks for turns that nobody told of, as after a start
_MOST = 100  # turns begun at once; the others are left to whichever process has time first
_LATER = 3600  # seconds before a match is tried again whose server is gone
_SOON = 15  # seconds before one is tried again that failed: twice as many each time, and at most _LATER
_TRIES = 2  # so often it may fail to decide


class Computers(Rounds):
    """Thinks about each position once, and plays what came of it if nothing else happened meanwhile.

    Turns are begun as soon as they come; the store knows them as well, so none is forgotten by a restart.
    """

    def __init__(
        self,
        servers: Servers,
        matches: Matches,
        display: Display,
        clock: Clock,
        thinking: Thinking,
        ready: Callable[[], bool],
        claims: Claims = ALONE,
    ) -> None:
        super().__init__(_INTERVAL, "cannot read from the store which computers are to play")
        self._servers = servers
        self._matches = matches
        self._display = display
        self._clock = clock
        self._thinking = thinking
        self._ready = ready
        self._claims = claims
        # Until when matches are left alone, on the event loop's clock.
        self._later: dict[int, float] = {}
        # How many seconds those were left alone that failed.
        self._failed: dict[int, float] = {}
        self._deciding: set[asyncio.Task[None]] = set()
        # Those whose server could not be reached, each with it.
        self._away: dict[int, int] = {}
        # Those in which another turn came while one was under way.
        self._again: set[int] = set()
        matches.computers = self.begin

    def ready(self) -> bool:
        """Whether players can see what computers do."""
        return self._ready()

    async def look(self) -> None:
        """Begins the turns that are not under way yet."""
        now = asyncio.get_running_loop().time()
        due = await self._clock.computers()
        self._later = {number: at for number, at in self._later.items() if number in due and at > now}
        self._failed = {number: wait for number, wait in self._failed.items() if number in due}
        self._away = {number: server for number, server in self._away.items() if number in due}
        # Nobody is asked here, as the turns of all others would wait for the answer.
        away = {number for number, server in self._away.items() if self._servers.away(server)}
        for number in due:
            if number not in self._later and number not in self._doing and number not in away:
                self.begin(number)

    async def stop(self) -> None:
        """Stops thinking; what was decided is still played and shown."""
        self._stopped = True
        for task in self._deciding:
            task.cancel()
        await super().stop()
        self._display.computers_stopped()

    def begin(self, number: int) -> None:
        """Begins the turn of the computer to move in a match, unless it is under way."""
        if number in self._doing:
            self._again.add(number)
            return
        if self._stopped or not self.ready() or len(self._doing) >= _MOST:
            return
        self._begin(number, self._play(number))

    def _ended(self, number: int, task: asyncio.Task[None]) -> None:
        super()._ended(number, task)
        if number in self._again:
            self._again.discard(number)
            self.begin(number)

    async def _play(self, number: int) -> None:
        claimed = False
        try:
            # The match is not loaded to find out whether its server still cannot be reached.
            if await place_of(self._servers, self._away.get(number)) == "away":
                return
            claimed = await self._claims.take(Claimed.TURN, number)
            match = await self._matches.find(number) if claimed else None
            if match is None or match.row.computer_at is None:
                return
            if (place := await place_of(self._servers, match.row.server)) != "here":
                if place == "gone":
                    self._put_off(number, _LATER)
                elif match.row.server is not None:
                    self._away[number] = match.row.server
                return
            self._away.pop(number, None)
            # Several computers in a row make one post.
            while match.computer_to_move:
                match = await self._turn(match)
            reason, _ = await self._display.catch_up(number)
            if reason is Reason.GONE and match.open:
                await self._clock.park(number)
        except (Closed, Untimely):
            # After the next start, or for the position as it is then, it thinks again.
            return
        except Exception:
            # A store that failed may be there again soon; nobody else can act meanwhile.
            wait = self._failed[number] = min(2 * self._failed.get(number, _SOON / 2), _LATER)
            self._put_off(number, wait)
            log.exception("a computer's turn failed", match=number, fault=error_id())
        finally:
            if claimed:
                self._claims.drop(Claimed.TURN, number)

    async def _turn(self, match: Match) -> Match:
        """Plays the turn of the computer to move; least actions if it cannot decide, so the match goes on."""
        entries = await self._matches.log(match)
        for _ in range(_TRIES):
            try:
                texts = await self._decided(match, entries)
            except Closed:
                raise
            except Exception:
                log.exception("a computer cannot decide", match=match.id, fault=error_id())
                continue
            await self._wait(match)
            try:
                return await self._matches.act_for_computer(match.id, match.version, texts)
            except Refusal:
                log.exception("a computer decided what cannot be", match=match.id, fault=error_id())
        return await self._matches.act_for_computer(match.id, match.version, None)

    async def _decided(self, match: Match, entries: Sequence[Entry]) -> Sequence[str]:
        """What the computer to move does, as a worker finds out."""
        task = self._doing[match.id]
        self._deciding.add(task)
        try:
            return await self._thinking.ask(
                Urgency.TURN, turn, match.game, match.row, entries, secrets.randbits(64)
            )
        finally:
            self._deciding.discard(task)

    async def _wait(self, match: Match) -> None:
        """Waits until it is time to answer."""
        assert match.row.computer_at is not None
        left = match.row.computer_at - self._clock.now()
        # The clock may have been set meanwhile.
        await asyncio.sleep(min(max(0, left), deadlines.ANSWER))

    def _put_off(self, number: int, seconds: float) -> None:
        self._later[number] = asyncio.get_running_loop().time() + seconds
