"""The direct messages that show players their hands: one a match, kept up to date."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.messages.hand_content import hand_content
from bot.messages.naming import match_link
from bot.texts import text
from bot.texts.marks import clean
from bot.wire.content import Content
from bot.wire.direct_budget import Budget
from bot.wire.failures import Reason, Unsent, noted_first
from bot.wire.names import escaped, mention, public_say
from bot.wire.nonces import nonce_of
from bot.wire.sender import Sender
from bot.wire.turnstile import Outdated, Rank, Superseded
from storage.messages import HandRow, MessageStore
from storage.players import PlayerRow, PlayerStore

log = structlog.get_logger()

_OVER = "over"
# Of a message that Discord did not take; nothing else is ever shown so.
_OWED, _BUSY = "owed", "busy"
_ENDED = (Reason.GONE, Reason.OLD, Reason.CLOSED)  # of a message that will not be edited any more
_NO_HAND = HandRow(None, None, "", closed=False)


class _Door(asyncio.Lock):
    """Before the hands of a match: one delivery at a time is inside; came: how many have come so far."""

    came = 0


class Hands:
    """Keeps each player's direct message about a match up to date; a match never waits for one."""

    def __init__(
        self,
        client: discord.Client,
        sender: Sender,
        matches: Matches,
        store: MessageStore,
        players: PlayerStore,
    ) -> None:
        self._client = client
        self._sender = sender
        self._matches = matches
        self._store = store
        self._players = players
        # Whose messages are closed costs a request that Discord refuses, and it counts those.
        self._knocks = Budget()
        # One delivery a match at a time, each of the newest state: an older hand never comes last.
        self._locks: WeakValueDictionary[int, _Door] = WeakValueDictionary()

    async def deliver(
        self, number: int, posting: Awaitable[Match] | None = None, *, by: int | None = None
    ) -> Reason | None:
        """Sends or edits the direct messages of a match that are out of date; why some still are.

        posting: gives the match once its post is there; they link to it, so none is sent before.
        by: who acted, so that a player whose messages were closed may have opened them again.
        """
        door = self._locks.setdefault(number, _Door())
        door.came += 1
        async with door:
            came, superseded = door.came, False

            def outdated() -> bool:
                # Whoever came meanwhile has something newer to show, and does so next.
                nonlocal superseded
                superseded |= door.came != came
                return superseded

            found = await self._matches.find(number)
            if found is None or not found.kind.posted:
                return None
            known, choices = await self._kept(found)
            match = found if posting is None else await posting
            if found.row.hands_version >= match.version:
                return None
            if match.version != found.version:
                # Somebody else may sit there by now.
                known, choices = await self._kept(match)
            changed: dict[int, HandRow] = {}
            faults: list[BaseException] = []
            if match.begun and match.kind.direct_messages:
                people = {s.player: seat for seat, s in enumerate(match.sitters) if s.kind.on_discord}
                brought = (
                    self._brought(
                        match, seat, known.get(player), choices[player], own=player == by, outdated=outdated
                    )
                    for player, seat in people.items()
                )
                # What was sent is noted, whatever fault another one has: else it is sent anew each time.
                hands = await asyncio.gather(*brought, return_exceptions=True)
                faults = [hand for hand in hands if isinstance(hand, BaseException)]
                given = zip(people, hands, strict=True)
                changed = {player: hand for player, hand in given if isinstance(hand, HandRow)}
                for player in known.keys() - people.keys():
                    if (hand := await self._ended(match, player, known[player])) is not None:
                        changed[player] = hand
            # What Discord did not take is still to be delivered, at the next chance.
            owed = {hand.shown for hand in changed.values()} & {_OWED, _BUSY}
            # So is a link to a board that is not there yet: whoever is to move plays under it.
            linked = match.row.post_version >= match.version
            done = linked and not owed and not superseded and not faults
            version = match.version if done else found.row.hands_version
            await self._store.delivered(number, version, changed)
            if faults:
                raise faults[0]
            if not owed:
                return None
            return Reason.FAILED if _OWED in owed else Reason.BUSY

    async def refresh(self, number: int, player: int) -> None:
        """Makes a player's direct message show a changed setting."""
        await self._renew(number, player, lambda before: replace(before, shown=""))

    async def reopen(self, number: int, player: int) -> None:
        """Sends the direct message to a player who has just acted, if messages were closed before."""
        before = (await self._store.hands(number)).get(player)
        if before is not None and before.closed:
            await self._renew(number, player, lambda before: before)

    async def _renew(self, number: int, player: int, made: Callable[[HandRow], HandRow]) -> None:
        async with self._locks.setdefault(number, _Door()):
            match = await self._matches.find(number)
            seat = None if match is None else match.seat_of(player)
            before = (await self._store.hands(number)).get(player)
            if match is not None and before is not None and seat is not None and match.running:
                choice = await self._players.get(player)
                # Behind until it is done, so that it is not forgotten after a crash.
                await self._store.delivered(number, min(match.row.hands_version, match.version - 1), {})
                hand = await self._brought(match, seat, made(before), choice, own=True)
                changed = {} if hand is None else {player: hand}
                version = match.row.hands_version
                if hand is not None and hand.shown in (_OWED, _BUSY):
                    # The match is behind again, so that it is tried again.
                    version = min(version, match.version - 1)
                await self._store.delivered(number, version, changed)

    async def under_way(self, player: int) -> list[int]:
        """The matches of a player whose direct messages are being brought up to date."""
        found = [await self._matches.find(number) for number in list(self._locks)]
        return [
            match.id
            for match in found
            if match is not None and any(s.player == player for s in match.sitters)
        ]

    async def withdraw(self, number: int, player: int) -> None:
        """Deletes a player's direct message about a match, as far as Discord lets it be deleted."""
        async with self._locks.setdefault(number, _Door()):
            hand = (await self._store.hands(number)).get(player)
            if hand is not None and hand.message is not None:
                await self._forget(hand)
            await self._store.unsent(number, player)

    async def _kept(self, match: Match) -> tuple[dict[int, HandRow], dict[int, PlayerRow]]:
        """The direct messages of a match, and what those who sit in it chose, by player."""
        players = [sitter.player for sitter in match.sitters]
        known, choices = await asyncio.gather(
            self._store.hands(match.id), asyncio.gather(*(self._players.get(player) for player in players))
        )
        return known, dict(zip(players, choices, strict=True))

    async def _brought(
        self,
        match: Match,
        seat: int,
        before: HandRow | None,
        choice: PlayerRow,
        *,
        own: bool,
        outdated: Outdated | None = None,
    ) -> HandRow | None:
        """Brings one direct message up to date; what it is now, or None when nothing changed.

        own: the player has just acted.  outdated: whether another delivery of the match has come meanwhile.
        """
        shows = _digest(match, seat)
        over = seat in match.left or not match.running
        hand = before or _NO_HAND
        if hand.shown == shows and not hand.mark and not hand.closed:
            return None
        if over and hand.message is None and not hand.mark:
            return None
        # Whose messages are closed was told once; the private panel does all that one would, and they are
        # tried again when this player acts, not with each turn of the others.
        ends = over and hand.shown != _OVER
        if hand.closed and not ends and not (own and self._knocks.take(kept=0)):
            return None
        try:
            return await self._sent(match, seat, hand, choice, shows, outdated)
        except Superseded:
            log.info("hand superseded", match=match.id, seat=seat, version=match.version)
            return None
        except Unsent as unsent:
            return self._owed(match, seat, hand, unsent)

    @staticmethod
    def _owed(match: Match, seat: int, hand: HandRow, unsent: Unsent) -> HandRow:
        """What is noted of a message that Discord did not take, so that it is tried again later."""
        if unsent.reason is Reason.BUSY:
            log.info("hand comes later", match=match.id, seat=seat)
            return replace(hand, shown=_BUSY)
        log.warning("hand not delivered", match=match.id, seat=seat, why=str(unsent))
        return replace(hand, shown=_OWED)

    async def _ended(self, match: Match, player: int, before: HandRow) -> HandRow | None:
        """Ends the message of a player whose seat somebody else has taken: the hand is theirs now."""
        if before.shown == _OVER or before.message is None:
            return None
        say = partial(text, (await self._players.get(player)).language)
        content = Content(
            say("hand-over", game=match.game.title, place=self._place(match), link=match_link(match))
        )
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
        hand: HandRow,
        choice: PlayerRow,
        shows: str,
        outdated: Outdated | None,
    ) -> HandRow:
        content = await hand_content(
            match, seat, partial(text, choice.language), choice, place=self._place(match)
        )
        # A call rings once a turn, whatever else brings the message up to date.
        turn = shows.partition(".")[0]
        rung = hand.shown.startswith(f"{turn}.")
        calls = choice.call and seat in match.to_move and not match.midturn and not rung
        # One that was on its way when the bot ended may be there.
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
        # What a match begins with stands under the board for everybody too.
        urgent = calls and not match.untouched
        return await self._new(match, seat, hand, content, shows, outdated, urgent=urgent)

    async def _new(
        self,
        match: Match,
        seat: int,
        hand: HandRow,
        content: Content,
        shows: str,
        outdated: Outdated | None,
        *,
        urgent: bool,
    ) -> HandRow:
        """Sends a new message in place of the one before."""
        player = match.sitters[seat].player
        with noted_first():
            mark = hand.mark or await self._store.sending(match.id, player)

        async def anew() -> str:
            nonlocal mark
            with noted_first():
                mark = await self._store.sending(match.id, player)
            return nonce_of(mark, "hand", player)

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
                # If it was there already, it shows what was to be shown then.
                await self._sender.edit(channel, message, content, rank=Rank.HAND)
        except Unsent as unsent:
            # Of what failed in between it is not known whether it is there.
            kept = mark if unsent.reason is Reason.FAILED else hand.mark
            return self._owed(match, seat, replace(hand, mark=kept), unsent)
        if hand.message is not None:
            await self._forget(hand)
        return HandRow(channel, message, shows, closed=False)

    async def _forget(self, old: HandRow) -> None:
        """Deletes a message that is needed no more."""
        try:
            await self._sender.delete(_known(old.channel), _known(old.message))
        except Unsent as unsent:
            log.info("old hand stays", why=str(unsent))

    async def _tell_closed(self, match: Match, player: int, mark: str) -> None:
        say = public_say(self._client, match.row.server)
        label = say(f"button-hand-{match.game.key}")
        sentence = say("hand-closed", mention=mention(player, say), button=label)
        pings = [] if await self._players.silent([player]) else [player]
        channel = match.row.channel
        nonce = nonce_of(mark, "closed", channel, player)
        await self._sender.send(channel, Content(sentence, pings=pings), nonce)

    def _place(self, match: Match) -> str:
        guild = None if match.row.server is None else self._client.get_guild(match.row.server)
        server = "?" if guild is None else escaped(clean(guild.name))
        return f"{server} · <#{match.row.channel}>"


def _known(number: int | None) -> int:
    assert number is not None, "a message that was sent has an id"
    return number


def _digest(match: Match, seat: int) -> str:
    """What a direct message shows, as a digest that says nothing about the hand itself.

    It begins with the number of the turn for the seat that is to move, and a dot.
    """
    if seat in match.left or not match.running:
        return _OVER
    hand = adapter_of(match.game.key).hand_text(match.view(seat), partial(text, "en"))
    # Others' turns change nothing that it shows; one's own turn brings a link and buttons.
    turn = match.version if seat in match.to_move else 0
    link = match.row.post_message if turn else None
    shows = f"{match.row.seed}/{match.row.channel}/{hand}/{turn}/{link}"
    digest = hashlib.sha256(shows.encode()).hexdigest()[:16]
    number = match.state.turn if turn and match.state is not None else ""
    return f"{number}.{digest}"
