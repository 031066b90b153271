"""Everything that changes a match: load it, check, change it, store it in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.computers.levels import USUAL, Level
from bot.computers.minds import has_mind
from bot.computers.sitting import computer_sitter, level_of
from bot.matches import deadlines, joining, offers, opening, removing
from bot.matches.change import Ask, Change, logged
from bot.matches.changing import NOBODY_ASKS, Changing, no_room, room_for
from bot.matches.joining import Wish
from bot.matches.kinds import TABLE, MatchKind, kind_for
from bot.matches.match import Match
from bot.matches.playing import kept, played
from bot.matches.replay import states_of
from bot.matches.voiding import voided
from bot.refusal import Refusal
from storage.calls import Calls
from storage.matches import Full, Occupied, Sitter

OWN_LOBBIES, SERVER_LOBBIES = 3, 10
"""How many lobbies may be open per host and per server."""
_LOBBIES = (OWN_LOBBIES, SERVER_LOBBIES)
OWN_ALONE = 3
"""How many matches of each kind one person may be playing alone."""


class Matches(Changing):
    """The turn service: every match of the store, played by the rules of its game."""

    # -- the lobby --------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        *,
        server: int | None,
        channel: int,
        host: Sitter,
        seats: int,
        thread: bool = False,
        invited: Sequence[int] = (),
        options: object | None = None,
        pace: int | None = None,
        late: str = "skip",
        hints: bool = False,
        interaction: int | None = None,
        kind: MatchKind | None = None,
        computers: Sequence[Level] = (),
    ) -> Match:
        """Opens a lobby, or begins at once if no seat is left.  Raises storage's Occupied or Crowded.

        kind: None for the usual one with so many seats.
        computers: the levels of the computer players who sit down beside the host.
        pace: seconds a turn may take, None for no limit.  late: what happens when they are up, one of LATE.
        hints: whether players may ask for hints; a kind that always or never has them decides itself.
        """
        rules = self._games[game]
        if seats not in rules.seats:
            raise Refusal("lobby-seats", game=rules.title, least=rules.seats[0], most=rules.seats[-1])
        sitters = [host]
        for level in computers:
            sitters.append(computer_sitter(level, sitters))
        if len(sitters) > seats:
            raise Refusal("lobby-computers", seats=seats)
        at, kind = self._now(), kind or kind_for(seats)
        lobby = opening.lobby(
            kind,
            rules,
            sitters=sitters,
            seats=seats,
            seed=self._seed(),
            at=at,
            options=options,
            server=server,
            channel=channel,
            thread=thread,
            invited=invited,
            pace=pace,
            late=late,
            hints=hints,
        )
        row, entries = opening.opened(lobby, kind, rules)
        called, room = Calls(host.player, list(invited), at) if invited else None, room_for(kind, host.player)
        logs = logged(entries, interaction, at)
        storing = self._store.create(row, logs, _LOBBIES, called, OWN_ALONE, room)
        opened = await self.stored_once(storing, interaction)
        self._told(opened.row)
        return opened

    async def check_lobbies(self, host: int, server: int | None, interaction: int) -> None:
        """Raises what `open` would, as there are too many, for a lobby.

        Nothing if this interaction has already opened it.
        """
        if await self._store.played(interaction) is None:
            try:
                await self._store.check_lobbies(host, server, _LOBBIES, room_for(TABLE, host))
            except Full as full:
                raise no_room(full) from full

    async def again(self, old: Match, host: Sitter, interaction: int | None) -> Match:
        """Opens a match like one that is over and invites its other players, or joins one of them who did.

        Who went and left the seat to a computer is invited as any other.
        Raises as `open` does.
        """
        old.kind.check("rematch")
        try:
            return await self._again(old, host, interaction)
        except Occupied as occupied:
            other = await self.find(occupied.match)
            hosts = [each.player for each in old.players]
            if other is None or host.player not in other.invited or other.row.host not in hosts:
                raise
        return await self.join(other.id, host, Ask(host.player, interaction))

    async def _again(self, old: Match, host: Sitter, interaction: int | None) -> Match:
        return await self.open(
            old.game.key,
            server=old.row.server,
            channel=old.row.channel,
            host=host,
            # For a lobby that never began, only the last player to leave is still known.
            seats=old.row.wanted if old.state is None else len(old.sitters),
            invited=[
                each.player for each in old.players if each.kind.on_discord and each.player != host.player
            ],
            options=old.options,
            pace=old.row.pace,
            late=old.row.late,
            hints=old.row.hints,
            interaction=interaction,
            kind=old.kind,
            computers=[level for each in old.players if (level := level_of(each.player)) is not None],
        )

    async def join(self, match: int, sitter: Sitter, ask: Ask) -> Match:
        """Takes the next seat; the match begins when the last one is taken."""

        async def step(found: Match) -> Change:
            return joining.join(found, sitter)

        return await self._change(match, ask, "join", step)

    async def add_computer(self, match: int, ask: Ask, level: Level) -> Match:
        """The host gives the next seat to a computer player; see `joining.add_computer`."""

        async def step(found: Match) -> Change:
            return joining.add_computer(found, ask.player, level)

        return await self._change(match, ask, "join", step)

    async def change_computer(self, match: int, ask: Ask, number: int, level: Level | None) -> Match:
        """The host changes a computer player's level, or sends it away; see `joining.change_computer`."""

        async def step(found: Match) -> Change:
            return joining.change_computer(found, ask.player, number, level)

        return await self._change(match, ask, "set", step)

    async def decline(self, match: int, ask: Ask) -> Match:
        """Declines an invitation to a lobby."""

        async def step(found: Match) -> Change:
            return joining.decline(found, ask.player)

        return await self._change(match, ask, "decline", step)

    async def configure(self, match: int, ask: Ask, wish: Wish) -> Match:
        """The host changes a lobby; see `joining.configure`."""

        async def step(found: Match) -> Change:
            return joining.configure(found, ask.player, wish)

        return await self._change(match, ask, "set", step)

    async def start(self, match: int, ask: Ask) -> Match:
        """The host begins the match with those who have joined."""

        async def step(found: Match) -> Change:
            return joining.start(found, ask.player)

        return await self._change(match, ask, "start", step)

    # -- the match --------------------------------------------------------------------------------

    async def act(
        self,
        match: int,
        ask: Ask,
        *texts: str,
        found: Match | None = None,
    ) -> Match:
        """Plays the actions that these notations name, at least one: either all of them or none.

        found: the match if it was just loaded, which saves loading it again.
        """
        if not texts:
            raise ValueError("no action given")

        async def step(found: Match) -> Change:
            change = played(found, found.turn_of(ask.player), texts, self._now())
            return offers.passed_over(found, change, ask.player, self._now())

        return await self._change(match, ask, "play", step, found=found, texts=texts)

    async def act_for_computer(self, match: int, version: int, texts: Sequence[str] | None) -> Match:
        """Plays the turn of the computer that is to move, as it decided; None plays least actions.

        Raises Untimely if the match is no longer at the version for which it decided.
        """

        async def step(found: Match) -> Change:
            if found.version != version or not found.computer_to_move:
                raise deadlines.Untimely
            seat, at = found.to_move[0], self._now()
            if texts is None:
                change = await asyncio.to_thread(deadlines.skipped, found, seat, at, (), note="stuck")
            else:
                change = played(found, seat, texts, at)
            return kept(found, change, at)

        return await self._change(match, NOBODY_ASKS, None, step)

    async def before(self, match: Match, version: int, seat: int | None) -> Match | None:
        """The match as it was at an earlier version, if the next entry is an action of this seat; else None.

        It plays the whole match again, so it is done only in that case.
        """
        entry = await self._store.entry(match.id, version + 1)
        if entry is None or entry.seat != seat or entry.notation.startswith("/"):
            return None
        log = await self._store.log(match.id)
        state = (await asyncio.to_thread(states_of, match, log[:version], whole=False))[-1]
        return replace(match, row=replace(match.row, version=version, status="running"), state=state)

    async def leave(self, match: int, ask: Ask, *, begun: bool = True) -> Match:
        """Gives up the seat; see `joining.leave`."""

        async def step(found: Match) -> Change:
            stand_ins = await self._has_stand_ins(found)
            return joining.leave(found, ask.player, self._now(), begun=begun, stand_ins=stand_ins)

        return await self._change(match, ask, "leave", step)

    async def stop(self, match: int, ask: Ask, *, moderator: bool) -> Match:
        """Ends a match without a result, or asks the others first, in which case it stays open.

        Anybody may end an abandoned match.
        """

        async def step(found: Match) -> Change:
            abandoned = await self.abandoned(found)
            return offers.stop(found, ask, self._now(), moderator=moderator, abandoned=abandoned)

        return await self._change(match, ask, "stop", step)

    async def abandoned(self, match: Match) -> bool:
        """Whether anybody may stop a match, as nobody has acted for long and no clock will end it."""
        if not match.running or match.row.alarm is not None:
            return False
        last = await self._store.entry(match.id, match.version)
        return last is not None and self._now() - last.at >= deadlines.ABANDONED

    async def undo(self, match: int, ask: Ask) -> Match:
        """Takes back the asker's last action, or asks the others for the whole last turn."""

        async def step(found: Match) -> Change:
            return await asyncio.to_thread(offers.undo, found, ask, self._now(), await self._store.log(match))

        return await self._change(match, ask, "undo", step)

    async def may_undo(self, match: Match, player: int) -> bool:
        """Whether `undo` would take something back, or ask the others."""
        log = await self._store.log(match.id)
        try:
            match.kind.check("undo")
            change = await asyncio.to_thread(offers.undo, match, Ask(player), self._now(), log)
            await self._check_change(match, change, "undo")
        except Refusal:
            return False
        return True

    async def kick(self, match: int, ask: Ask, player: int, *, alone: bool) -> Match:
        """Takes a player's seat away, or asks the others first; see `removing.kick`."""

        async def step(found: Match) -> Change:
            stand_ins = await self._has_stand_ins(found)
            return removing.kick(found, ask, self._now(), player, alone=alone, stand_ins=stand_ins)

        return await self._change(match, ask, "kick", step)

    async def hand_over(self, match: int, ask: Ask, heir: int) -> Match:
        """Offers the asker's seat to another player."""

        async def step(found: Match) -> Change:
            return offers.hand_over(found, ask, self._now(), heir)

        return await self._change(match, ask, "hand-over", step)

    async def pause(self, match: int, ask: Ask, days: int) -> Match:
        """Stops the clock for some days, or asks the others first."""

        async def step(found: Match) -> Change:
            return offers.pause(found, ask, self._now(), days)

        return await self._change(match, ask, "pause", step)

    async def resume(self, match: int, ask: Ask) -> Match:
        """Restarts a clock that stands still, or asks the others first; see `offers.resume`."""

        async def step(found: Match) -> Change:
            return offers.resume(found, ask, self._now())

        return await self._change(match, ask, "resume", step)

    async def expire(self, match: int, alarm: int) -> Match:
        """Does what follows when time is up.  Raises Untimely if the alarm has moved in the meantime."""

        async def step(found: Match) -> Change:
            if found.row.alarm != alarm or alarm > self._now():
                raise deadlines.Untimely
            # Finding the least action means going through all of them, which can take a while.
            stand_ins, log = await self._has_stand_ins(found), await self._store.log(match)
            return await asyncio.to_thread(deadlines.expired, found, self._now(), log, stand_ins=stand_ins)

        return await self._change(match, NOBODY_ASKS, None, step)

    async def take_over(self, match: int, sitter: Sitter, ask: Ask, shown: int | None = None) -> Match:
        """Takes an offered seat, with its hand and its turn; shown: see `offers.answer`."""

        async def step(found: Match) -> Change:
            return offers.take_over(found, sitter, self._now(), shown)

        return await self._change(match, ask, "take-over", step)

    async def answer(
        self,
        match: int,
        ask: Ask,
        *,
        agree: bool,
        out: bool = False,
        level: Level = USUAL,
        shown: int | None = None,
    ) -> Match:
        """Agrees to an offer or declines it; see `offers.answer`."""

        async def step(found: Match) -> Change:
            stand_ins, log = await self._has_stand_ins(found), await self._store.log(match)
            return await asyncio.to_thread(
                offers.answer,
                found,
                ask,
                self._now(),
                log,
                agree=agree,
                out=out,
                level=level,
                shown=shown,
                stand_ins=stand_ins,
            )

        return await self._change(match, ask, "answer", step)

    async def void(self, match: int, ask: Ask) -> Match:
        """Makes the result of a finished match count for nothing; the caller checks who may."""

        async def step(found: Match) -> Change:
            return voided(found, ask, self._now(), await self._store.log(match))

        return await self._change(match, ask, "void", step)

    async def _has_stand_ins(self, match: Match) -> bool:
        """Whether a computer may play on for somebody who goes: the server can have said no."""
        if self._servers is None or not has_mind(match.game.key):
            return False
        return match.row.server is None or (await self._servers.get(match.row.server)).computers
