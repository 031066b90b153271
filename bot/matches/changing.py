"""The one way to change a match: load it, judge, store the change in one transaction."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bot.altered import altered
from bot.games.contract import Game
from bot.matches import calls, daily, deadlines
from bot.matches.change import UNDO, Ask, Change, Step, logged
from bot.matches.decoding import decode
from bot.matches.kinds import Act, MatchKind
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.metrics import ACTIONS, STORED
from bot.refusal import Refusal
from storage.matches import (
    OPEN_STATUSES,
    AttemptRow,
    Conflict,
    Entry,
    Full,
    MatchRow,
    MatchStore,
    Repeated,
    Room,
)
from storage.messages import new_mark
from storage.players import ServerStore

# A typed command applies to the match as it stands, so it is judged again if another action was stored
# in the meantime.  If that happens this many times in a row, something is wrong.
_TRIES = 20
_MOST_ENTRIES = 3_000
"""Entries of its log from which on a match is only played on, left or ended, so that the log ends as well.

Matches take a few hundred; what each of them logs is read again by later actions and by whoever looks back.
"""
OWN_SEATS = 200
"""In how many open matches of a kind with others one person may sit: each command looks through them."""
_ALWAYS: tuple[Act | None, ...] = (None, "decline", "start", "play", "answer", "take-over", "leave")
"""What is done in a long match as well: playing on, leaving, answering, and what the clock does."""
NOBODY_ASKS = Ask(0)
"""What the clock does is asked by nobody."""


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def room_for(kind: MatchKind, player: int) -> Room | None:
    """What a person who sits down in a match of this kind must have; None if anybody may."""
    return None if kind.alone else Room(player, kind.name, OWN_SEATS)


def no_room(full: Full) -> Refusal:
    """What somebody is told who sits in as many matches as anybody may."""
    return Refusal("seats-many", count=full.most)


def _nobody(_: int) -> None:
    """No computer player is there to play."""


def _written(found: Match, seat: int, text: str) -> str:
    """How the log has a notation that was typed in any spelling; unchanged if it names no action."""
    try:
        return found.game.notate(found.read(seat, text))
    except Refusal:
        return text


class Changing(Lookup):
    """Judges and stores changes."""

    def __init__(
        self,
        store: MatchStore,
        games: Mapping[str, Game[Any, Any, Any]],
        *,
        clock: Callable[[], float] = time.time,
        seed: Callable[[], str] = fresh_seed,
        servers: ServerStore | None = None,
    ) -> None:
        """servers: what they have chosen; without them, no computer plays on for anybody."""
        super().__init__(store, games)
        self._clock = clock
        self._seed = seed
        self._servers = servers
        self.computers: Callable[[int], None] = _nobody
        """Is told of each match in which a computer player is to move next."""

    async def _change(
        self,
        number: int,
        ask: Ask,
        act: Act | None,
        step: Step,
        *,
        found: Match | None = None,
        texts: Sequence[str] = (),
    ) -> Match:
        """Loads, judges and stores.

        texts: the notations to be played, as they were written.
        act: what a player does, which the kind of the match may bar; None for what the clock does.
        """
        for _ in range(_TRIES):
            found = found or await self.find(number)
            if found is None:
                raise Refusal("match-gone")
            try:
                if act is not None:
                    self._check(found, ask.player, act)
                if ask.seen is not None and ask.seen != found.version:
                    raise await self._stale(found, ask, texts)
                # A note is told once: the next change removes it, unless it is still to be told.
                told = found if found.note is None else found.with_row(altered(found.row, note=None))
                change = await step(told)
                await self._check_change(found, change, act)
            except Refusal:
                # If the same click is delivered twice, the second reports the first one's success.
                if ask.interaction is None or await self._store.played(ask.interaction) != number:
                    raise
                return await self._stored(number)
            row = calls.with_untold(found, change.row)
            row = altered(row, version=found.version + len(change.entries), mark=new_mark())
            changed = decode(row, found.game)
            if found.kind.alone and found.begun:
                # Its one post is edited.
                row = altered(row, page=found.row.page, call_page=found.row.call_page)
                changed = changed.with_row(row)
            row = deadlines.armed(found, changed, change.entries, self._now())
            if (silent := calls.silent(found, changed)) != row.silent:
                row = altered(row, silent=silent)
            changed = changed.with_row(row)
            called = None if ask is NOBODY_ASKS else calls.calls_of(found, changed, ask.player, self._now())
            entries = logged(change.entries, ask.interaction, self._now())
            attempt = await self._attempt(found, changed, change, entries)
            result = change.result if found.kind.brings == "result" else None
            room = None if change.seated is None else room_for(found.kind, change.seated)
            try:
                with STORED.time():
                    stored = await self._store.append(
                        found.row, row, entries, result, attempt, change.voided, called, room
                    )
            except Full as full:
                raise no_room(full) from full
            except Conflict:
                found = None
                continue
            except Repeated:
                return await self._stored(await self._played(ask.interaction))
            ACTIONS.labels(found.game.key).inc(len(entries))
            self._told(stored)
            return changed if stored is row else changed.with_row(stored)
        raise RuntimeError(f"match {number} changed {_TRIES} times while one action was judged")

    async def stored_once(self, storing: Awaitable[int], interaction: int | None) -> Match:
        """The match that is being stored, or was when the same interaction was delivered before."""
        try:
            number = await storing
        except Repeated:
            number = await self._played(interaction)
        except Full as full:
            raise no_room(full) from full
        return await self._stored(number)

    def _told(self, row: MatchRow) -> None:
        """Begins the turn of the computer player to move, if there is one."""
        if row.computer_at is not None:
            self.computers(row.id)

    def _check(self, found: Match, player: int, act: Act) -> None:
        """Raises Refusal if a match of this kind does not allow this to this player now."""
        if not found.kind.posted and not found.has_had(player):
            raise Refusal("match-gone")
        daily.check_day(found, self._now())
        found.kind.check(act)

    async def _check_change(self, found: Match, change: Change, act: Act | None) -> None:
        """Raises Refusal for what would let the log grow without end, and for asking again too soon."""
        if found.version >= _MOST_ENTRIES and act not in _ALWAYS and change.row.status in OPEN_STATUSES:
            raise Refusal("match-long", command=found.game.key)
        if change.row.offer not in (None, found.row.offer):
            calls.check_withdrawn(change.entries, await self._store.log(found.id), self._now())

    async def _attempt(
        self, found: Match, changed: Match, change: Change, entries: Sequence[Entry]
    ) -> AttemptRow | None:
        """What a try at the daily challenge brings if this change ends it; None otherwise."""
        if found.kind.brings != "day" or change.result is None:
            return None
        log = await self._store.log(found.id)
        placing = change.result.placings[0]
        points = await asyncio.to_thread(daily.points, changed, [*log[: found.version], *entries])
        return AttemptRow(placing.score, placing.merit, points)

    async def _stale(self, found: Match, ask: Ask, texts: Sequence[str]) -> Refusal:
        """Why an action meant for an older position is refused: already played, or something came first."""
        assert ask.seen is not None
        if not texts or ask.seen > found.version:
            return Refusal("match-stale")
        log = await self._store.log(found.id)
        seat, later = found.seat_of(ask.player), log[ask.seen :]
        if seat is None or not later or later[0].seat != seat or later[0].notation.startswith("/"):
            return Refusal("match-overtaken")
        played = [(entry.seat, entry.notation) for entry in later[: len(texts)]]
        if played != [(seat, _written(found, seat, text)) for text in texts]:
            return Refusal("match-moved-otherwise")
        undone = [entry for entry in later[len(texts) :] if entry.notation.partition(" ")[0] == UNDO]
        if any(int(entry.notation.partition(" ")[2]) <= ask.seen for entry in undone):
            return Refusal("match-taken-back")
        return Refusal("match-already-played")

    async def _played(self, interaction: int | None) -> int:
        assert interaction is not None
        number = await self._store.played(interaction)
        assert number is not None
        return number

    def _now(self) -> int:
        return int(self._clock())
