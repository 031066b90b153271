"""The direct messages that show players their hands: one per player and match, kept up to date."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from weakref import WeakValueDictionary

import structlog

from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.matches.newcomers import Newcomers
from bot.messages.goal import with_goal
from bot.messages.hand_content import hand_content
from bot.messages.match_pictures import hand_words
from bot.messages.naming import match_link, public_say
from bot.texts import ENGLISH, in_language
from bot.texts.marks import clean
from bot.wire.content import Content
from bot.wire.failures import Reason, Unsent, noted_first
from bot.wire.names import escaped, mention
from bot.wire.nonces import nonce_of
from bot.wire.sender import Sender
from bot.wire.servers import Servers
from bot.wire.turnstile import Outdated, Rank, Superseded
from storage.claims import ALONE, Claimed, Claims, claimed
from storage.messages import HandRow, MessageStore
from storage.players import PlayerRow, PlayerStore

log = structlog.get_logger()

_OVER = "over"
# In place of a digest, for a message that Discord did not accept; no digest looks like this.
_OWED, _BUSY = "owed", "busy"
_ENDED = (Reason.GONE, Reason.OLD, Reason.CLOSED)  # the message cannot be edited any more
_LATER = (15, 60, 300, 900)
"""Seconds until a message is tried to be deleted again that Discord has not deleted."""
_NO_HAND = HandRow(None, None, "", closed=False)


class _Door(asyncio.Lock):
    """Guards the hands of a match, one delivery at a time; came: how many deliveries have come so far."""

    came = 0


class Hands:
    """Keeps players' direct messages about a match up to date; a match never waits for them."""

    def __init__(
        self,
        servers: Servers,
        sender: Sender,
        matches: Lookup,
        store: MessageStore,
        players: PlayerStore,
        newcomers: Newcomers,
        claims: Claims = ALONE,
    ) -> None:
        self._servers = servers
        self._sender = sender
        self._matches = matches
        self._store = store
        self._players = players
        self._newcomers = newcomers
        self._claims = claims
        self._forgetting: set[asyncio.Task[None]] = set()
        # One delivery per match at a time, each of the newest state, so that an older hand never comes last.
        self._doors: WeakValueDictionary[int, _Door] = WeakValueDictionary()

    async def deliver(
        self, number: int, posting: Awaitable[Match] | None = None, *, by: int | None = None
    ) -> Reason | None:
        """Sends or edits a match's outdated direct messages; returns why some are still outdated.

        posting: gives the match once its post exists; the messages link to it, so they wait for it.
        by: who acted, and is tried again if their messages were closed.
        """
        door = self._doors.setdefault(number, _Door())
        door.came += 1
        async with door, self._claimed(number):
            came, superseded = door.came, False

            def outdated() -> bool:
                # A delivery that came in the meantime has something newer to show, and is next.
                nonlocal superseded
                superseded |= door.came != came
                return superseded

            found = await self._matches.showing(number)
            if found is None:
                return None
            match = found.match if posting is None else await posting
            shown = found.match.row.hands_version
            if not match.kind.posted or shown >= match.version:
                return None
            if match.version != found.match.version:
                # A seat may have changed hands in between.
                found = await self._matches.showing(number)
                assert found is not None
            known = {**found.hands}
            choices = await self._choices(match, found.players)
            changed: dict[int, HandRow] = {}
            faults: list[BaseException] = []
            if match.begun and match.kind.direct_messages:
                people = {s.player: seat for seat, s in enumerate(match.sitters) if s.kind.on_discord}
                brought = (
                    self._brought(match, seat, known, choices[player], own=player == by, outdated=outdated)
                    for player, seat in people.items()
                )
                # Those that were sent are stored even if others failed, or each try would send them again.
                hands = await asyncio.gather(*brought, return_exceptions=True)
                faults = [hand for hand in hands if isinstance(hand, BaseException)]
                given = zip(people, hands, strict=True)
                changed = {player: hand for player, hand in given if isinstance(hand, HandRow)}
                for player in known.keys() - people.keys():
                    if (hand := await self._ended(match, player, known[player])) is not None:
                        changed[player] = hand
            # What Discord did not accept is tried again at the next chance.
            owed = {hand.shown for hand in changed.values()} & {_OWED, _BUSY}
            # So is a message whose link leads to a board that is not up yet.
            linked = match.row.post_version >= match.version
            done = linked and not owed and not superseded and not faults
            version = match.version if done else shown
            await self._store.delivered(number, version, changed, known, began=shown)
            if faults:
                raise faults[0]
            if not owed:
                return None
            return Reason.FAILED if _OWED in owed else Reason.BUSY

    async def refresh(self, number: int, player: int) -> None:
        """Updates a player's direct message after a change of settings."""
        await self._renew(number, player, lambda before: replace(before, shown=""))

    async def reopen(self, number: int, player: int) -> None:
        """Tries again to send a direct message to a player with closed messages who has just acted."""
        before = (await self._store.hands(number)).get(player)
        if before is not None and before.closed:
            await self._renew(number, player, lambda before: before)

    async def _renew(self, number: int, player: int, made: Callable[[HandRow], HandRow]) -> None:
        async with self._doors.setdefault(number, _Door()), self._claimed(number):
            match = await self._matches.find(number)
            seat = None if match is None else match.seat_of(player)
            before = (await self._store.hands(number)).get(player)
            if match is not None and before is not None and seat is not None and match.running:
                shown = min(match.row.hands_version, match.version)
                # Marked as behind until it is done, so that a crash does not make it forgotten.
                await self._store.hands_behind(number)
                choice = await self._players.get(player)
                known = {player: made(before)}
                hand = await self._brought(match, seat, known, choice, own=True)
                changed = {} if hand is None else {player: hand}
                version = shown
                if hand is not None and hand.shown in (_OWED, _BUSY):
                    # Marked as behind again, so that it is retried.
                    version = min(version, match.version - 1)
                await self._store.delivered(number, version, changed, known, began=shown - 1)

    async def under_way(self, player: int) -> list[int]:
        """The player's matches whose direct messages are being updated right now."""
        found = [await self._matches.find(number) for number in list(self._doors)]
        return [
            match.id
            for match in found
            if match is not None and any(s.player == player for s in match.sitters)
        ]

    async def withdraw(self, number: int, player: int) -> None:
        """Deletes a player's direct message about a match, if Discord allows it."""
        async with self._doors.setdefault(number, _Door()), self._claimed(number):
            hand = (await self._store.hands(number)).get(player)
            if hand is not None and hand.message is not None:
                await self._forget(hand)
            await self._store.unsent(number, player)

    def _claimed(self, number: int) -> AbstractAsyncContextManager[None]:
        """What a door is within this process, among all of them."""
        return claimed(self._claims, Claimed.HANDS, number)

    async def _choices(self, match: Match, players: Mapping[int, PlayerRow]) -> dict[int, PlayerRow]:
        """The settings of a match's players, of whom these are known."""
        # Whoever has handed a seat over since the match was read does not sit in it any more.
        others = [each.player for each in match.sitters if each.player not in players]
        return {**players, **await self._players.several(others)}

    async def _brought(
        self,
        match: Match,
        seat: int,
        known: dict[int, HandRow],
        choice: PlayerRow,
        *,
        own: bool,
        outdated: Outdated | None = None,
    ) -> HandRow | None:
        """Brings one direct message up to date; returns its new row, or None if nothing changed.

        known: the direct messages as they are stored, by player, kept so when one is about to be sent.
        own: this player has just acted.  outdated: whether a newer delivery of the match is waiting.
        """
        shows = _digest(match, seat)
        over = seat not in match.active or not match.running
        hand = known.get(match.sitters[seat].player, _NO_HAND)
        if hand.shown == shows and not hand.mark and not hand.closed:
            return None
        if over and hand.message is None and not hand.mark:
            return None
        # A player with closed messages was told once, and the private panel does all that a message would.
        # They are tried again when this player acts, not with every turn of the others.
        ends = over and hand.shown != _OVER
        if hand.closed and not ends and not (own and self._sender.may_knock()):
            return None
        try:
            return await self._sent(match, seat, known, choice, shows, outdated)
        except Superseded:
            log.info("hand superseded", match=match.id, seat=seat, version=match.version)
            return None
        except Unsent as unsent:
            return self._owed(match, seat, hand, unsent)

    @staticmethod
    def _owed(match: Match, seat: int, hand: HandRow, unsent: Unsent) -> HandRow:
        """The row to store for a message that Discord did not accept, so that it is tried again later."""
        if unsent.reason is Reason.BUSY:
            log.info("hand comes later", match=match.id, seat=seat)
            return replace(hand, shown=_BUSY)
        log.warning("hand not delivered", match=match.id, seat=seat, why=str(unsent))
        return replace(hand, shown=_OWED)

    async def _ended(self, match: Match, player: int, before: HandRow) -> HandRow | None:
        """Ends the message of a player whose seat, and so the hand, now belongs to somebody else."""
        if before.shown == _OVER or before.message is None:
            return None
        say = in_language((await self._players.get(player)).speaks)
        place, link = await self._place(match), match_link(match, say)
        content = Content(say("hand-over", game=match.game.title, place=place, link=link))
        try:
            await self._sender.edit(_known(before.channel), _known(before.message), content, rank=Rank.HAND)
        except Unsent as unsent:
            log.warning("hand not ended", match=match.id, why=str(unsent))
            return replace(before, shown=_OVER if unsent.reason in _ENDED else _OWED)
        return replace(before, shown=_OVER)

    async def _sent(
        self,
        match: Match,
        seat: int,
        known: dict[int, HandRow],
        choice: PlayerRow,
        shows: str,
        outdated: Outdated | None,
    ) -> HandRow:
        hand = known.get(match.sitters[seat].player, _NO_HAND)
        say = in_language(choice.speaks)
        content = await hand_content(match, seat, say, choice, place=await self._place(match))
        if await self._newcomers.is_new(match, match.sitters[seat].player):
            content = with_goal(content, match, say)
        # A call pings once per turn, however often the message is updated.
        turn, before = shows.partition(".")[0], hand.shown.partition(".")[0]
        pinged = before == turn or (match.row.past is None and before.isdigit())
        calls = choice.messages and seat in match.to_move and not match.midturn and not pinged
        # A mark means that a message was being sent when the bot stopped, and may have arrived.
        if hand.message is not None and not calls and not hand.mark:
            try:
                channel = _known(hand.channel)
                await self._sender.edit(channel, hand.message, content, outdated=outdated, rank=Rank.HAND)
                return replace(hand, shown=shows, closed=False)
            except Unsent as unsent:
                if shows == _OVER and unsent.reason is not Reason.OLD and unsent.reason in _ENDED:
                    return replace(hand, shown=shows)
                if unsent.reason not in _ENDED:
                    raise
        # The opening hands can wait: everybody can also open theirs from the board.
        urgent = calls and not match.untouched
        return await self._new(match, seat, known, content, shows, outdated, urgent=urgent)

    async def _new(
        self,
        match: Match,
        seat: int,
        known: dict[int, HandRow],
        content: Content,
        shows: str,
        outdated: Outdated | None,
        *,
        urgent: bool,
    ) -> HandRow:
        """Sends a new message and deletes the previous one."""
        player = match.sitters[seat].player
        hand = known.get(player, _NO_HAND)

        async def marked() -> str:
            with noted_first():
                mark = await self._store.sending(match.id, player, known.get(player))
            if mark is None:
                # The claim was lost, and another process has sent one, or is about to.
                raise Unsent(Reason.BUSY)
            known[player] = replace(hand, mark=mark)
            return mark

        async def anew() -> str:
            return nonce_of(await marked(), "hand", player)

        mark = hand.mark or await marked()
        try:
            try:
                channel, message = await self._sender.direct(
                    player,
                    content,
                    nonce_of(mark, "hand", player),
                    anew=anew,
                    urgent=urgent,
                    outdated=outdated,
                )
            except Unsent as unsent:
                if unsent.reason is not Reason.CLOSED:
                    raise
                if not hand.closed:
                    await self._tell_closed(match, player, mark)
                return replace(hand, shown=shows, closed=True, mark="")
            if hand.mark:
                # If it had arrived earlier, it still shows the hand of that time.
                await self._sender.edit(channel, message, content, rank=Rank.HAND)
        except Unsent as unsent:
            # After a failed request the message may exist, so its mark is kept.
            kept = known[player].mark if unsent.reason is Reason.FAILED else hand.mark
            return self._owed(match, seat, replace(hand, mark=kept), unsent)
        if hand.message is not None:
            await self._forget(hand)
        return HandRow(channel, message, shows, closed=False)

    async def _forget(self, old: HandRow) -> None:
        """Deletes a message that is no longer needed: later, if Discord does not do it now."""
        if not await self._deleted(old):
            task = asyncio.create_task(self._forget_later(old))
            self._forgetting.add(task)
            task.add_done_callback(self._forgetting.discard)

    def cancel(self) -> None:
        """Deletes nothing later any more."""
        for task in self._forgetting:
            task.cancel()

    async def _forget_later(self, old: HandRow) -> None:
        for wait in _LATER:
            await asyncio.sleep(wait)
            if await self._deleted(old):
                return

    async def _deleted(self, old: HandRow) -> bool:
        """Deletes a message; False if it may succeed later."""
        try:
            await self._sender.delete(_known(old.channel), _known(old.message))
        except Unsent as unsent:
            log.info("old hand stays", why=str(unsent))
            return unsent.reason not in (Reason.FAILED, Reason.BUSY)
        return True

    async def _tell_closed(self, match: Match, player: int, mark: str) -> None:
        say = public_say(match)
        label = say(f"button-hand-{match.game.key}")
        sentence = say("hand-closed", game=match.game.title, mention=mention(player, say), button=label)
        pings = [player] if (await self._players.get(player)).pings else []
        channel = match.row.channel
        nonce = nonce_of(mark, "closed", channel, player)
        await self._sender.send(channel, Content(sentence, pings=pings), nonce)

    async def _place(self, match: Match) -> str:
        name = None if match.row.server is None else await self._servers.name(match.row.server)
        server = "?" if name is None else escaped(clean(name))
        return f"{server} · <#{match.row.channel}>"


def _known(number: int | None) -> int:
    assert number is not None, "a message that was sent has an id"
    return number


def _digest(match: Match, seat: int) -> str:
    """A digest of what a direct message shows, which gives nothing away about the hand.

    It begins with the number of the turn if the seat is to move, and a dot.
    """
    if seat not in match.active or not match.running:
        return _OVER
    hand = hand_words(match, seat, in_language(ENGLISH))
    # Other players' turns change nothing in the message; the player's own adds a link and buttons.
    turn = match.version if seat in match.to_move else 0
    link = match.row.post_message if turn else None
    shows = f"{match.row.seed}/{match.row.channel}/{hand}/{turn}/{link}"
    digest = hashlib.sha256(shows.encode()).hexdigest()[:16]
    number = ""
    if turn and match.state is not None:
        # Somebody's leaving begins no turn.
        number = str(match.state.turn - len(match.state.left))
    return f"{number}.{digest}"
