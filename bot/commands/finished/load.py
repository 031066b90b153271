"""load, in the group of each game: shows the record of a match, a text file, step by step."""

from __future__ import annotations

import asyncio
from functools import partial

import discord

from bot.catalog import TITLES
from bot.commands.finished.positions import replayed_position
from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.services import services_of
from bot.matches import record
from bot.matches.replay import Replay
from bot.refusal import Refusal
from bot.wire.answers import defer, downloaded, tell
from bot.wire.components import Press
from bot.wire.content import Content, Picture
from bot.wire.names import private_say
from bot.wire.tree import options
from bot.wire.workshop import waiting

_ENDING = ".txt"


@options(file="option-file")
async def load(interaction: discord.Interaction, file: discord.Attachment) -> None:
    """Shows the last position of an attached record."""
    await defer(interaction)
    game = title_of(interaction).game
    replay, data = await _read(interaction, file)
    if replay.game.key != game.key:
        raise Refusal("load-other-game", game=replay.game.title, command=replay.game.key)
    await tell(interaction, await _content(interaction, replay, data, len(replay.views) - 1))


async def step(interaction: discord.Interaction, press: Press) -> None:
    """Shows another position of the record attached to the pressed message."""
    await defer(interaction, update=True)
    attached = interaction.message.attachments if interaction.message is not None else []
    file = next((each for each in attached if each.filename.endswith(_ENDING)), None)
    if file is None:
        raise Refusal("load-gone")
    replay, data = await _read(interaction, file, patient=True)
    await tell(interaction, await _content(interaction, replay, data, press.version))


async def _read(
    interaction: discord.Interaction, file: discord.Attachment, *, patient: bool = False
) -> tuple[Replay, bytes]:
    """The replay of an attached record, and the file's content; raises Refusal if it is not a record."""
    if file.size > record.MOST_BYTES:
        raise Refusal("record-large", most=record.MOST_BYTES // 1024)
    data = await downloaded(file)
    games = {key: title.game for key, title in TITLES.items()}
    try:
        replay = await services_of(interaction).workshop.do(
            interaction.user.id,
            lambda: asyncio.to_thread(record.read, data, games),
            None if patient else partial(waiting, interaction),
            patient=patient,
        )
        return replay, data
    except record.Unplayable as unplayable:
        why = unplayable.why
        sentence = private_say(interaction)(why.key, **why.params)
        raise Refusal(unplayable.key, line=unplayable.line, why=sentence) from unplayable


async def _content(interaction: discord.Interaction, replay: Replay, data: bytes, turn: int) -> Content:
    """A position of a record, with the file attached for the buttons to read again."""
    say, key = private_say(interaction), replay.game.key
    head = say("load-head", game=replay.game.title)
    content = await replayed_position(replay, turn, say, head=head, name=key, verb="load-step", match=0)
    file = Picture(data, f"{key}-record{_ENDING}", say("replay-file-alt"))
    return Content(content.text, [*content.pictures, file], content.items)


COMMANDS: Commands = {"command-load": load}
HANDLERS: Handlers = {"load-step": step}
