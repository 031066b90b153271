"""replay, in the group of each game: a finished match as an animation, step by step, or as a file."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot.catalog import adapter_of
from bot.commands.finished.finding import find, find_or_newest, offer_finished
from bot.commands.finished.positions import head_of, ranking, replayed_position
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.services import services_of
from bot.commands.shared.sharing import share as share_here
from bot.commands.shared.sharing import sharing_place
from bot.matches.finished import FinishedMatch
from bot.matches.replay import Replay
from bot.messages.drawing import drawn
from bot.messages.post_content import look_back_buttons
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, defer_pressed, tell
from bot.wire.components import Button, Controls, Press
from bot.wire.content import Content, Picture
from bot.wire.names import bold_name, clean_name, plain_name, private_say, short_name
from bot.wire.tree import options
from bot.wire.workshop import waiting

# -- command ---------------------------------------------------------------------------------------


@app_commands.autocomplete(match=offer_finished)
@options(match="option-finished")
async def replay(interaction: discord.Interaction, match: int | None = None) -> None:
    """Shows the match with this number, or the newest finished one."""
    await defer(interaction)
    finished = await find_or_newest(interaction, match, "replay")
    await tell(interaction, await _private(interaction, finished))


# -- components ------------------------------------------------------------------------------------


async def show(interaction: discord.Interaction, press: Press) -> None:
    """Shows a match: the one chosen in a list, or the one in a button's id."""
    await defer(interaction)
    number = press.chosen or str(press.match)
    if not (number.isascii() and number.isdecimal() and len(number) <= 12):
        raise Refusal("panel-unreadable")
    finished = await find(interaction, int(number))
    await tell(interaction, await _private(interaction, finished))


async def share(interaction: discord.Interaction, press: Press) -> None:
    """Posts the animation in this channel, for everybody."""
    await defer(interaction)
    finished = await find(interaction, press.match)
    server, _ = place = await sharing_place(interaction, "replay", finished.match.game.key)
    if not _may_share(interaction, finished):
        raise Refusal("replay-share-elsewhere")
    say = await services_of(interaction).languages.public(server)
    items = [Controls(press.match).button("replay-step", say("button-step"), "open")]
    content = await _animation(interaction, finished, say, items)
    by = say("replay-shared-by", name=bold_name(clean_name(interaction.user)))
    content = Content(f"{by}\n{content.text}", content.pictures, content.items)
    await share_here(interaction, press, place, content)


async def step(interaction: discord.Interaction, press: Press) -> None:
    """Shows the position after a turn, whose number is the version in the id."""
    if press.rest == "open":
        await defer(interaction)
    else:
        await defer_pressed(interaction)
    finished = await find(interaction, press.match)
    say = private_say(interaction)
    async with services_of(interaction).workshop.alone(interaction.user.id):
        played = await asyncio.to_thread(finished.replay)
        content = await replayed_position(
            played,
            press.version,
            say,
            head=head_of(finished, say),
            name=f"{played.game.key}-{press.match}",
            verb="replay-step",
            match=press.match,
        )
    await tell(interaction, content)


async def file(interaction: discord.Interaction, press: Press) -> None:
    """Sends the record of the match as a text file."""
    await defer(interaction)
    finished = await find(interaction, press.match)
    say, key = private_say(interaction), finished.match.game.key
    # Somebody whose name was deleted is written "?".
    record = finished.record(lambda name: plain_name(name, say) if name else name)
    written = Picture(record.encode(), f"{key}-{press.match}.txt", say("replay-file-alt"))
    await tell(interaction, Content(say("replay-file", command=key), [written]))


# -- answers ---------------------------------------------------------------------------------------


async def _private(interaction: discord.Interaction, finished: FinishedMatch) -> Content:
    """The animation, with buttons for everything else, for the caller only."""
    say, controls = private_say(interaction), Controls(finished.match.id)
    items = [
        controls.button("replay-step", say("button-step"), "open", style=discord.ButtonStyle.primary),
        controls.button("replay-file", say("button-file")),
        *look_back_buttons(finished.match, say),
    ]
    if _may_share(interaction, finished):
        items.insert(0, controls.button("replay-share", say("button-share")))
    return await _animation(interaction, finished, say, items)


async def _animation(
    interaction: discord.Interaction, finished: FinishedMatch, say: Say, items: Sequence[Button]
) -> Content:
    """The animation of a match with its result."""
    workshop, person, match = services_of(interaction).workshop, interaction.user.id, finished.match
    names = [plain_name(sitter.name, say) for sitter in match.sitters]
    # The names and the language are part of the picture, and the names may be deleted later.
    given = (giver.name for giver in match.givers)
    key = (match.id, match.version, say("replay-start", turns=0), *names, *given)

    async def make() -> tuple[Replay, list[Picture], str]:
        played = await asyncio.to_thread(finished.replay)
        adapter = adapter_of(match.game.key)
        result = adapter.ranking_text(played.views[-1], lambda seat: names[seat], say)
        alt = say("replay-alt", game=match.game.title, turns=len(played.views) - 1, ranking=result)
        name = f"{match.game.key}-{match.id}.gif"
        # Another person may have had it made in the meantime.
        made = workshop.kept(key)
        if made is not None:
            return played, [Picture(made, name, alt)], ""
        seated = [[short_name(each, say) for each in turn] for turn in played.played]
        pictures, failed = await drawn(
            lambda: [Picture(adapter.moving(played.views, seated, say), name, alt)], say
        )
        for picture in pictures:
            workshop.keep(key, picture.data)
        return played, pictures, failed

    if workshop.kept(key) is not None:
        async with workshop.alone(person):
            played, pictures, failed = await make()
    else:
        played, pictures, failed = await workshop.do(person, make, partial(waiting, interaction))
    lines = [head_of(finished, say), failed, ranking(played, say)]
    return Content("\n".join(line for line in lines if line), pictures, items)


def _may_share(interaction: discord.Interaction, finished: FinishedMatch) -> bool:
    """Whether the match may be shown to everybody here: on its own server, or if it was played alone."""
    server = interaction.guild_id
    return server is not None and (server == finished.match.row.server or finished.match.kind.alone)


COMMANDS: Commands = {"command-replay": replay}
HANDLERS: Handlers = {"replay": show, "replay-share": share, "replay-step": step, "replay-file": file}
