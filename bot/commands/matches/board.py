"""What people look at during a match: their own hand, the board, the scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
import structlog

from bot.catalog import adapter_of
from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.meeting import meet
from bot.commands.shared.services import services_of
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.match_pictures import pictures_of
from bot.messages.naming import match_link, names_of
from bot.messages.post_content import decision_buttons, table_buttons
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import counted, defer, tell
from bot.wire.components import Button, Press
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.languages import heard
from bot.wire.names import private_say
from bot.wire.tree import options

log = structlog.get_logger()


async def hand(interaction: discord.Interaction) -> None:
    """Shows the caller's own hand."""
    await defer(interaction)
    await meet(interaction)
    services = services_of(interaction)
    await services.display.hand(interaction, await services.finder.here(interaction, title_of(interaction)))


@options(words="option-text")
async def board(interaction: discord.Interaction, words: bool = False) -> None:
    """Shows the board as it stands."""
    await defer(interaction)
    match = await services_of(interaction).finder.looked_at(interaction, title_of(interaction), "board")
    await _show_board(interaction, match, words=words)


async def scores(interaction: discord.Interaction) -> None:
    """Shows everybody's score."""
    await defer(interaction)
    match = await services_of(interaction).finder.looked_at(interaction, title_of(interaction), "scores")
    await _show_scores(interaction, match)


async def hand_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Shows the presser's own hand."""
    await defer(interaction)
    await meet(interaction)
    services = services_of(interaction)
    await services.display.hand(interaction, await services.finder.pressed(interaction, press))


async def board_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Shows the board of a match, in words if the id says so."""
    await defer(interaction)
    match = await services_of(interaction).finder.pressed(interaction, press)
    await _show_board(interaction, match, words=press.rest == "words")


async def scores_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Shows the scores of one of several matches."""
    await defer(interaction)
    await _show_scores(interaction, await services_of(interaction).finder.pressed(interaction, press))


async def call(interaction: discord.Interaction, press: Press) -> None:
    """Turns calls by direct message on or off."""
    await defer(interaction)
    if press.rest not in ("on", "off"):
        raise Refusal("panel-unreadable")
    services = services_of(interaction)
    known = await services.players.get(interaction.user.id)
    choice = replace(heard(known, interaction), messages=press.rest == "on")
    await services.players.put(interaction.user.id, choice, known)
    done = private_say(interaction)("call-on" if choice.messages else "call-off")
    counted(interaction, done)
    await services.hands.refresh(press.match, interaction.user.id)
    await tell(interaction, Content(done))


async def _show_board(interaction: discord.Interaction, match: Match, *, words: bool) -> None:
    """Shows the board privately, and posts it again if the public post is missing."""
    services = services_of(interaction)
    if not match.kind.posted:
        await services.display.in_private(interaction, match, words=words)
        return
    say = private_say(interaction)
    adapter = adapter_of(match.game.key)
    if match.open:
        try:
            match = await services.posts.publish(match.id, again=True)
        except Unsent as unsent:
            # The private answer below does not need the channel.
            log.warning("post not shown again", match=match.id, why=str(unsent))
    line = say("board-link", link=match_link(match, say))
    if not match.begun:
        await tell(interaction, Content(line))
    elif words:
        text = adapter.board_text(match.view(None), names_of(match, say), say)
        items = _items(match, interaction.user.id, say)
        await tell(interaction, Content(f"{line}\n{text}", items=items))
    else:
        pictures, failed = await drawn(lambda: pictures_of(match, say), say)
        items = _items(match, interaction.user.id, say)
        await tell(interaction, Content(f"{line}\n{failed}", pictures, items))


def _items(match: Match, player: int, say: Say) -> Sequence[Button]:
    """The buttons under the board that the caller can use."""
    if not match.running:
        return ()
    seat = match.seat_of(player)
    items = decision_buttons(match, say, seat=seat) if seat in match.to_move else []
    return [*items, *table_buttons(match, say, hand=seat is not None)]


async def _show_scores(interaction: discord.Interaction, match: Match) -> None:
    """Shows everybody's score, or the final ranking."""
    if not match.begun:
        raise Refusal("match-not-begun")
    adapter = adapter_of(match.game.key)
    words = adapter.ranking_text if match.outcome is not None else adapter.scores
    say = private_say(interaction)
    await tell(interaction, Content(words(match.view(None), names_of(match, say), say)))


COMMANDS: Commands = {"command-board": board, "command-scores": scores}
HANDLERS: Handlers = {
    "hand": hand_pressed,
    "board": board_pressed,
    "scores": scores_pressed,
    "call": call,
}
