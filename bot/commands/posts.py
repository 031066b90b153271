"""The public messages of a match: one a turn, kept up to date, repaired when one was missed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import discord
import structlog

from bot.catalog import adapter_of
from bot.commands.buttons import Button, button
from bot.commands.drawing import drawn
from bot.commands.names import bold_name, match_link, names_of, plain_name, public_say, timestamp, told_name
from bot.commands.replies import Letter, Outdated, Picture, Reason, Replies, Superseded, Unsent
from bot.matches.change import FAIR_TURNS, is_ranked
from bot.matches.match import Match, Offer
from bot.matches.service import Matches
from bot.pictures.adapter import Say
from storage.matches import MatchRow, MatchStore, Occupied
from storage.players import PlayerStore

log = structlog.get_logger()


Drafts = Mapping[MatchRow, asyncio.Task[Letter]]
NO_DRAFTS: Drafts = {}


class _Door:
    """Before the post of a match: one at a time is inside; came: how many have come so far."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.came = 0


class Posts:
    """Brings what a channel shows up to the stored state."""

    def __init__(
        self,
        client: discord.Client,
        replies: Replies,
        matches: Matches,
        store: MatchStore,
        players: PlayerStore,
    ) -> None:
        self._client = client
        self._replies = replies
        self._matches = matches
        self._store = store
        self._players = players
        # One publisher a match at a time; whoever waited finds the newest state already shown.
        self._doors: WeakValueDictionary[int, _Door] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def publish(self, number: int, *, again: bool = False, drafts: Drafts = NO_DRAFTS) -> Match:
        """Posts or edits until the channel shows the stored version; returns the match as shown.

        again: shows it even if that was done before, since the message may have been deleted.
        drafts: letters that were begun before the match was stored; used where it is stored just so.
        Raises Unsent when Discord does not take it; the next success makes up for it.
        """
        door = self._doors.setdefault(number, _Door())
        door.came += 1
        async with door.lock:
            while True:
                came = door.came

                def outdated(came: int = came) -> bool:
                    # Whoever came meanwhile has something newer to show.
                    return door.came != came

                match = await self._matches.find(number)
                assert match is not None, f"match {number} is not in the store"
                # A try at a day's challenge is shown to its player only, never in a channel.
                if match.row.day is not None or (match.row.post_version >= match.version and not again):
                    return match
                if match.row.thread and match.running:
                    match = await self._move(match)
                old = match.row
                letter = await (drafts.get(match.row) or self.letter(match))
                try:
                    message = await self._show(match, letter, outdated)
                    break
                except Superseded:
                    log.info("post superseded", match=number, version=match.version)
            row = replace(
                old,
                post_channel=old.channel,
                post_message=message,
                post_version=old.version,
                post_page=old.page,
            )
            shown = replace(match, row=row)
            noted = self._store.posted(
                row.id, row.channel, message, row.version, row.page, hands=match.solo or not match.begun
            )
            await noted
            if old.post_message not in (None, message):
                task = asyncio.create_task(self._disarm(old, shown))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            return shown

    async def give_up(self, number: int) -> None:
        """The channel is gone: nothing is left to repair until somebody acts on the match again."""
        async with self._doors.setdefault(number, _Door()).lock:
            match = await self._matches.find(number)
            assert match is not None
            row = match.row
            await self._store.posted(number, row.channel, None, row.version, row.page, hands=True)

    async def _show(self, match: Match, letter: Letter, outdated: Outdated) -> int:
        row = match.row
        if row.post_message is not None and row.post_channel == row.channel and row.post_page == row.page:
            try:
                await self._replies.edit(row.channel, row.post_message, letter, outdated=outdated)
                return row.post_message
            except Unsent as unsent:
                if unsent.reason not in (Reason.GONE, Reason.OLD, Reason.ARCHIVED):
                    raise
        nonce = f"{row.id}:{row.version}"
        return await self._replies.send(row.channel, letter, nonce=nonce, outdated=outdated)

    async def _disarm(self, old: MatchRow, match: Match) -> None:
        """Takes the buttons from the post before; a lobby's post then says where the match is."""
        assert old.post_channel is not None
        assert old.post_message is not None
        try:
            if old.post_page == 0 and match.begun:
                say = public_say(self._client, old.server)
                begun = say("lobby-over", game=match.game.title, link=match_link(match))
                await self._replies.edit(old.post_channel, old.post_message, Letter(begun))
            else:
                await self._replies.disarm(old.post_channel, old.post_message)
        except Unsent as unsent:
            # Its buttons stay and answer that they are out of date.
            log.info("old buttons stay", match=match.id, why=str(unsent))

    async def _move(self, match: Match) -> Match:
        """Moves a match that asked for it to a thread of its own, under its lobby's message."""
        row = match.row
        names = " · ".join(sitter.name for sitter in match.sitters)
        channel = row.channel
        try:
            channel = await self._replies.thread(
                row.server, channel, row.post_message, f"{match.game.title}: {names}"
            )
        except Unsent as unsent:
            # It goes on where it is; the players need no thread to play.
            log.warning("no thread", match=match.id, why=str(unsent))
        try:
            await self._store.moved(match.id, channel)
        except Occupied as occupied:
            # Somebody opened the thread by hand and began another match in it.
            log.warning("no thread", match=match.id, why=f"match {occupied.match} is played in it")
            await self._store.moved(match.id, row.channel)
        found = await self._matches.find(match.id)
        assert found is not None
        return found

    # -- what a post says -------------------------------------------------------------------------

    async def letter(self, match: Match) -> Letter:
        """The post of a match as it is given."""
        say = public_say(self._client, match.row.server)
        if not match.begun:
            return await self._lobby(match, say)
        drawing = asyncio.create_task(drawn(lambda: pictures_of(match, say), say))
        # The sentences are put together while the board is drawn.
        await asyncio.sleep(0)
        content = self._text(match, say)
        pictures, failed = await drawing
        if failed:
            adapter = adapter_of(match.game.key)
            words = adapter.board_text(match.view(None), names_of(match, say), say)
            content = "\n".join((content, failed, words))
        pings = await self._ringing(self._pings(match))
        return Letter(content, pictures, self._buttons(match, say), pings=pings)

    async def _ringing(self, players: Sequence[int]) -> Sequence[int]:
        """Those who want a mention to ring; the others are named all the same."""
        silent = await self._players.silent(players)
        return [player for player in players if player not in silent]

    def _text(self, match: Match, say: Say) -> str:
        adapter = adapter_of(match.game.key)
        view = match.view(None)
        who = names_of(match, say)
        lines = [adapter.told(view, who, say)]
        if match.note is not None:
            lines.insert(0, say(f"note-{match.note.kind}", name=who(match.note.seat)))
        if match.untouched and match.note is None:
            variant = adapter.variant(match.options, say)
            lines[:0] = [say("post-begins", game=match.game.title), variant, clock_rule(match, say)]
        if match.outcome is not None:
            lines.append(adapter.ranking_text(view, who, say))
            if not match.solo and not is_ranked(match):
                lines.append(say("post-unranked", turns=FAIR_TURNS))
        elif not match.running:
            lines.append(say("post-stopped"))
        else:
            lines.append(self._next(match, say))
            lines.append(time_left(match, say))
            if match.offer is not None:
                lines.append(self._offered(match, match.offer, say))
            lines.append(_small(adapter.scores(view, who, say)))
        return "\n".join(line for line in lines if line)

    def _offered(self, match: Match, offer: Offer, say: Say) -> str:
        who = names_of(match, say)
        return say(
            f"offer-{offer.kind}",
            name=who(offer.by),
            target="" if offer.target is None else who(offer.target),
            days=offer.days or 0,
            others=", ".join(self._mention(match, seat) for seat in match.asked)
            if offer.heir is None
            else f"<@{offer.heir}>",
        )

    def _next(self, match: Match, say: Say) -> str:
        adapter = adapter_of(match.game.key)
        view = match.view(None)

        def mention(seat: int) -> str:
            return self._mention(match, seat)

        decision = adapter.decision(view, mention, say)
        following = match.following
        if match.midturn and following is not None and following not in match.to_move:
            return f"{decision}\n{say('post-then', name=mention(following))}"
        return decision

    def _pings(self, match: Match) -> Sequence[int]:
        """Whom a new post of this match pings: the one who is next, or those who are asked.

        An edit pings nobody, so the first post of a turn that goes on pings the one after it.
        """
        if not match.running or match.solo:
            return ()
        seats: Sequence[int]
        if match.offer is not None and match.offer.heir is not None:
            return (match.offer.heir,)
        if match.offer is not None:
            seats = match.asked
        elif match.midturn and match.following is not None:
            seats = [match.following]
        else:
            seats = list(match.to_move)
        return [match.sitters[seat].player for seat in seats]

    @staticmethod
    def _mention(match: Match, seat: int) -> str:
        return bold_name(match.sitters[seat].name) if match.solo else f"<@{match.sitters[seat].player}>"

    def _buttons(self, match: Match, say: Say) -> Sequence[Button]:
        if match.outcome is not None:
            return [
                button("rematch", match.id, match.version, say("button-rematch"), style=_MAIN),
                button("replay", match.id, 0, say("button-replay")),
                button("rules", match.id, 0, say("button-rules")),
            ]
        if not match.running:
            return []
        items = []
        if match.offer is not None:
            items += _offer_buttons(match, match.offer, say)
        items += decision_buttons(match, say)
        if not match.solo:
            items.append(button("hand", match.id, match.version, say(f"button-hand-{match.game.key}")))
        items.append(button("rules", match.id, 0, say("button-rules")))
        return items

    async def _lobby(self, match: Match, say: Say) -> Letter:
        adapter = adapter_of(match.game.key)
        names = [sitter.name for sitter in match.sitters]
        if not match.in_lobby:
            if match.note is None:
                return Letter(say("lobby-closed", game=match.game.title))
            host = told_name(match.host_name, say)
            return Letter(say("lobby-expired", game=match.game.title, name=host, command=match.game.key))
        name = f"{match.game.key}-{match.id}-{match.version}.png"
        alt = say("lobby-alt", names=", ".join(names), seats=match.row.wanted)
        pictures, failed = await drawn(
            lambda: [Picture(adapter.lobby(match.row.wanted, names), name, alt)], say
        )
        lines = [
            say(
                "lobby-open",
                game=match.game.title,
                host=bold_name(match.host_name),
                free=match.row.wanted - len(names),
                seats=match.row.wanted,
            ),
            adapter.variant(match.options, say),
            clock_rule(match, say),
            say("lobby-in", names=", ".join(bold_name(name) for name in names)),
        ]
        if match.invited:
            lines.append(say("lobby-invited", names=", ".join(f"<@{player}>" for player in match.invited)))
        if match.row.thread:
            lines.append(say("lobby-thread"))
        lines.append(say("lobby-ranked", turns=FAIR_TURNS))
        if failed:
            lines.append(failed)
        least = max(2, match.game.seats[0])
        return Letter(
            "\n".join(line for line in lines if line),
            pictures,
            [
                button("join", match.id, 0, say("button-join"), style=_MAIN),
                button("quit", match.id, 0, say("button-leave")),
                button("begin", match.id, 0, say("button-start"), style=_GO, disabled=len(names) < least),
                button("rules", match.id, 0, say("button-rules")),
            ],
            pings=await self._ringing(match.invited),
        )


def pictures_of(match: Match, say: Say) -> list[Picture]:
    """The public pictures of a match that has begun: the board, and the ranking when it is over."""
    names = [plain_name(sitter.name, say) for sitter in match.sitters]
    adapter = adapter_of(match.game.key)
    view = match.view(None)
    name = f"{match.game.key}-{match.id}-{match.version}"
    made = [Picture(adapter.board(view, names), f"{name}.png", adapter.board_alt(view, names, say))]
    if match.outcome is not None:
        words = adapter.ranking_text(view, lambda seat: names[seat], say)
        made.append(Picture(adapter.ranking(view, names, say), f"{name}-ranking.png", words))
    return made


def clock_rule(match: Match, say: Say) -> str:
    """How long a turn may take and what follows; empty without a clock."""
    if match.row.pace is None:
        return ""
    return say(f"clock-{match.row.late}", time=say(f"pace-{match.row.pace}"))


def time_left(match: Match, say: Say) -> str:
    """Until when the present turn may take, or why the clock stands still; empty without a clock."""
    if match.row.deadline is not None:
        at = match.row.deadline
        return say("time-until", at=timestamp(at, "f"), time=timestamp(at, "R"))
    if not match.resting:
        return ""
    until = match.row.alarm
    return say("time-rests") if until is None else say("time-paused", at=timestamp(until, "f"))


_MAIN = discord.ButtonStyle.primary
_GO = discord.ButtonStyle.success
_DANGER = discord.ButtonStyle.danger


def _offer_buttons(match: Match, offer: Offer, say: Say) -> list[Button]:
    if offer.kind == "replace":
        return [
            button("seat", match.id, match.version, say("button-seat"), style=_GO),
            button("decline", match.id, match.version, say("button-withdraw")),
        ]
    if offer.kind == "late":
        return [
            button("agree", match.id, match.version, say("button-late-skip"), rest="skip", style=_MAIN),
            button("agree", match.id, match.version, say("button-late-out"), rest="out", style=_DANGER),
            button("decline", match.id, match.version, say("button-late-wait")),
        ]
    return [
        button("agree", match.id, match.version, say(f"button-agree-{offer.kind}"), style=_DANGER),
        button("decline", match.id, match.version, say("button-decline")),
    ]


def decision_buttons(match: Match, say: Say) -> list[Button]:
    """The buttons for what the seat to move must decide now; the words and verbs are the game's."""
    adapter = adapter_of(match.game.key)
    return [
        button(
            choice.verb,
            match.id,
            match.version,
            say(choice.key),
            rest=choice.rest,
            style=_MAIN if choice.main else discord.ButtonStyle.secondary,
        )
        for choice in adapter.choices(match.view(None))
    ]


def _small(lines: str) -> str:
    return "\n".join(f"-# {line}" for line in lines.split("\n"))
