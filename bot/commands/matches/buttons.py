"""What the buttons do that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.catalog import TITLES
from bot.commands.matches.opening import (
    ask_leave,
    ask_stop,
    leave_match,
    opening_refusal,
    rules_page,
    show_board,
    show_scores,
    sitter,
)
from bot.commands.matches.seats import take_seat, undo_turn
from bot.commands.shared.finder import ask_of, check_seen
from bot.commands.shared.meeting import meet
from bot.commands.shared.panels import is_private, number_of
from bot.commands.shared.services import Services
from bot.refusal import Refusal
from bot.wire.answers import counted, defer, tell
from bot.wire.components import Handler, Press
from bot.wire.content import Content
from bot.wire.names import private_say
from storage.matches import Crowded, Occupied


class SharedButtons:
    """The handlers of the components under lobbies, boards and hands."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def verbs(self) -> Mapping[str, Handler]:
        """The handlers by verb."""
        return {
            "join": self.join,
            "quit": self.quit_,
            "begin": self.begin,
            "hand": self.hand,
            "board": self.board,
            "scores": self.scores,
            "ask-leave": self.ask_leave,
            "ask-stop": self.ask_stop,
            "leave": self.leave,
            "stop": self.stop,
            "undo": self.undo,
            "seat": self.seat,
            "agree": self.agree,
            "decline": self.decline,
            "rules": self.rules,
            "rules-page": self.rules_page,
            "rematch": self.rematch,
            "call": self.call,
        }

    async def join(self, interaction: discord.Interaction, press: Press) -> None:
        """Takes a seat."""
        await defer(interaction)
        match = await self._services.finder.pressed(interaction, press)
        await meet(interaction)
        match = await self._services.matches.join(match.id, sitter(interaction.user), ask_of(interaction))
        say = private_say(interaction)
        await self._services.display.changed(
            interaction, match, say("joined-begun" if match.running else "joined")
        )

    async def quit_(self, interaction: discord.Interaction, press: Press) -> None:
        """Gives the seat in a lobby back."""
        await defer(interaction)
        await leave_match(
            self._services, interaction, await self._services.finder.pressed(interaction, press), begun=False
        )

    async def begin(self, interaction: discord.Interaction, press: Press) -> None:
        """The host starts the match."""
        await defer(interaction)
        match = await self._services.finder.pressed(interaction, press)
        match = await self._services.matches.start(match.id, ask_of(interaction))
        await self._services.display.changed(interaction, match, private_say(interaction)("begun"))

    async def hand(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows the presser's own hand."""
        await defer(interaction)
        await meet(interaction)
        await self._services.display.hand(
            interaction, await self._services.finder.pressed(interaction, press)
        )

    async def board(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows the board of one of several matches."""
        await defer(interaction)
        await show_board(
            self._services, interaction, await self._services.finder.pressed(interaction, press), words=False
        )

    async def scores(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows the scores of one of several matches."""
        await defer(interaction)
        await show_scores(interaction, await self._services.finder.pressed(interaction, press))

    async def ask_leave(self, interaction: discord.Interaction, press: Press) -> None:
        """Asks whether one of several matches is to be left."""
        await defer(interaction)
        await ask_leave(self._services, interaction, await self._services.finder.pressed(interaction, press))

    async def ask_stop(self, interaction: discord.Interaction, press: Press) -> None:
        """Asks whether one of several matches is to be stopped."""
        await defer(interaction)
        await ask_stop(self._services, interaction, await self._services.finder.pressed(interaction, press))

    async def leave(self, interaction: discord.Interaction, press: Press) -> None:
        """Leaves a running match, confirmed."""
        await defer(interaction, update=True)
        await leave_match(
            self._services, interaction, await self._services.finder.pressed(interaction, press), begun=True
        )

    async def stop(self, interaction: discord.Interaction, press: Press) -> None:
        """Stops the match, confirmed."""
        await defer(interaction, update=True)
        match = await self._services.finder.pressed(interaction, press)
        moderator = await self._services.rights.is_moderator(interaction, match)
        match = await self._services.matches.stop(press.match, ask_of(interaction), moderator=moderator)
        say = private_say(interaction)
        done = "stop-asked" if match.open else "stopped" if match.kind.posted else f"{match.kind.name}-ended"
        await self._services.display.changed(interaction, match, say(done))

    async def undo(self, interaction: discord.Interaction, press: Press) -> None:
        """Takes the presser's last action back."""
        await defer(interaction, update=is_private(interaction))
        match = await self._services.finder.pressed(interaction, press)
        check_seen(match, press)
        await undo_turn(self._services, interaction, match)

    async def seat(self, interaction: discord.Interaction, press: Press) -> None:
        """Takes the seat that was offered to the presser."""
        await defer(interaction)
        await take_seat(self._services, interaction, press)

    async def agree(self, interaction: discord.Interaction, press: Press) -> None:
        """Agrees to what another player offered, or decides about a late player."""
        await self._answer(interaction, press, agree=True)

    async def decline(self, interaction: discord.Interaction, press: Press) -> None:
        """Declines what another player offered."""
        await self._answer(interaction, press, agree=False)

    async def _answer(self, interaction: discord.Interaction, press: Press, *, agree: bool) -> None:
        await defer(interaction)
        match = await self._services.finder.pressed(interaction, press)
        # Others may have agreed meanwhile, so an older version is fine, but no older offer.
        match = await self._services.matches.answer(
            match.id,
            ask_of(interaction),
            agree=agree,
            out=press.rest == "out",
            shown=press.version,
        )
        say = private_say(interaction)
        await self._services.display.changed(interaction, match, say("answered"))

    async def rules(self, interaction: discord.Interaction, press: Press) -> None:
        """Opens the rules."""
        await defer(interaction)
        match = await self._services.finder.pressed(interaction, press)
        await tell(interaction, rules_page(interaction, TITLES[match.game.key], 1))

    async def rules_page(self, interaction: discord.Interaction, press: Press) -> None:
        """Turns a page of the rules."""
        await defer(interaction, update=True)
        key, _, page = press.rest.partition(".")
        if key not in TITLES:
            raise Refusal("panel-unreadable")
        await tell(interaction, rules_page(interaction, TITLES[key], number_of(page)))

    async def rematch(self, interaction: discord.Interaction, press: Press) -> None:
        """Opens a match like the one that is over."""
        await defer(interaction)
        old = await self._services.finder.pressed(interaction, press)
        if all(each.player != interaction.user.id for each in old.sitters):
            raise Refusal("rematch-not-seated", command=old.game.key)
        if interaction.guild_id != old.row.server:
            # What the presser may do there is known on that server only.
            raise Refusal("rematch-elsewhere", command=old.game.key)
        await self._services.rights.check_present(interaction)
        # The new match is played where the old one was, wherever the button is pressed.
        await self._services.rights.check_play(interaction, old.row.channel)
        try:
            match = await self._services.matches.again(old, sitter(interaction.user), interaction.id)
        except (Occupied, Crowded) as no:
            raise await opening_refusal(self._services, interaction, no) from no
        say = private_say(interaction)
        key = "started-solo" if match.running else "started-lobby"
        await self._services.display.changed(interaction, match, say(key, game=match.game.title))

    async def call(self, interaction: discord.Interaction, press: Press) -> None:
        """Switches the direct message on each turn on or off."""
        await defer(interaction)
        if press.rest not in ("on", "off"):
            raise Refusal("panel-unreadable")
        known = await self._services.players.get(interaction.user.id)
        choice = replace(known, language=str(interaction.locale), call=press.rest == "on")
        await self._services.players.put(interaction.user.id, choice)
        done = private_say(interaction)("call-on" if choice.call else "call-off")
        counted(interaction, done)
        await self._services.hands.refresh(press.match, interaction.user.id)
        await tell(interaction, Content(done))
