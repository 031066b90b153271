"""Answers when something goes wrong: a refusal, an outdated component, a fault."""

from __future__ import annotations

from dataclasses import replace

import discord
import structlog

from bot.commands.shared.rights import Rights
from bot.crew import Crew
from bot.matches.lookup import Lookup
from bot.messages.failure_content import Which, fault_content, unsaid_content, which_content
from bot.messages.naming import match_link
from bot.messages.position import position_content
from bot.messages.privately import Privately
from bot.metrics import REFUSALS
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, is_answered, tell, what_counts
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import private_say, shown_name
from storage.faults import Unwritable

log = structlog.get_logger()


class Failing:
    """Tells people why their request was not carried out."""

    def __init__(
        self, matches: Lookup, rights: Rights, privately: Privately, crew: Crew | None = None
    ) -> None:
        """crew: the processes of which another may answer the same; None where there is none."""
        self._crew = crew or Crew()
        self._matches = matches
        self._rights = rights
        self._privately = privately

    async def answer(
        self, interaction: discord.Interaction, error: BaseException, pressed: Press | None = None
    ) -> None:
        """Answers an exception: a refusal with its sentence, a fault with an id that is also in the log."""
        if isinstance(error, Unwritable) and not self._crew.certain:
            # Another process may have got the same, and has stored it.
            await self.take_leave(interaction)
            return
        say = private_say(interaction)
        # It may take a while to load and draw the match.
        await defer(interaction)
        # What was pressed stays, unless there is something newer to take its place.
        aside = True
        try:
            content, aside = await self._failed(interaction, error, say, pressed)
        except Exception as another:
            # Such as a store that fails while the newest board is looked up.
            content = fault_content(interaction, another, say)
        try:
            await tell(interaction, content, aside=aside)
        except Unsent as unsent:
            # Discord may have rejected the pictures or buttons, so the last word has neither.
            await self._last_word(interaction, unsaid_content(interaction, unsent, say))

    async def take_leave(self, interaction: discord.Interaction) -> None:
        """Tells somebody without an answer that the bot is stopping."""
        if is_answered(interaction):
            return
        say, done = private_say(interaction), what_counts(interaction)
        await defer(interaction)
        await self._last_word(interaction, Content(f"{done} {say('ending-done')}" if done else say("ending")))

    @staticmethod
    async def _last_word(interaction: discord.Interaction, content: Content) -> None:
        try:
            await tell(interaction, content, aside=True)
        except Unsent as unsent:
            log.warning("answer failed", why=str(unsent))

    async def _failed(
        self, interaction: discord.Interaction, error: BaseException, say: Say, pressed: Press | None
    ) -> tuple[Content, bool]:
        """The answer, and whether the private message with the pressed component stays beside it."""
        if isinstance(error, Which):
            return which_content(error, interaction.user.id, say), True
        if isinstance(error, Refusal):
            REFUSALS.labels(error.key).inc()
            return await self._refused(interaction, error, say, pressed)
        if isinstance(error, Unsent):
            return unsaid_content(interaction, error, say), True
        return fault_content(interaction, error, say), True

    async def _refused(
        self, interaction: discord.Interaction, refusal: Refusal, say: Say, pressed: Press | None
    ) -> tuple[Content, bool]:
        """A refusal's sentence, or the match as it stands now in place of what was outdated."""
        params = dict(refusal.params)
        if "name" in params:
            # So that nothing in the name is read as markdown or a mention.
            params["name"] = shown_name(str(params["name"]), say)
        sentence = say(refusal.key, **params)
        match = None if pressed is None else await self._matches.find(pressed.match)
        player = interaction.user.id
        if (
            pressed is None
            or match is None
            or not match.shown_to(await self._rights.sight(interaction, match))
        ):
            return Content(sentence), True
        if refusal.key != "panel-unreadable" and pressed.version in (0, match.version):
            return Content(sentence), True
        if not match.kind.posted:
            content = await self._privately.content(match, say, interaction.guild_id)
            return replace(content, text=f"{sentence}\n{content.text}"), False
        link = say("board-link", link=match_link(match, say))
        return await position_content(match, player, say, sentence, link), False
