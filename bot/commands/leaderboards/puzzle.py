"""Puzzles: a position in which one move is clearly best, today's for everybody, others to practise."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.shared.building import Commands, Handlers, title_of
from bot.commands.shared.meeting import meet, sitter
from bot.commands.shared.services import Services, services_of
from bot.commands.shared.sharing import share as share_here
from bot.commands.shared.sharing import sharing_place
from bot.matches import daily
from bot.matches.kinds import PUZZLE
from bot.matches.match import Match
from bot.matches.puzzle_stock import Puzzle
from bot.matches.verdicts import Unjudged
from bot.messages.puzzle_content import marks, paste, position_content, today_content
from bot.refusal import Refusal
from bot.wire.answers import counted, defer, defer_pressed, tell
from bot.wire.components import Press, number_of
from bot.wire.content import Content
from bot.wire.names import private_say, shown_name, timestamp
from bot.wire.tree import options


@app_commands.choices(
    game=[app_commands.Choice(name=title.game.title, value=key) for key, title in TITLES.items()]
)
@options(game="option-puzzle-game")
async def puzzle(interaction: discord.Interaction, game: str | None = None) -> None:
    """Shows the caller today's puzzle of a game, or begins it; without a game, all of today's."""
    await defer(interaction)
    if game is not None:
        await _today(interaction, game)
        return
    services, say = services_of(interaction), private_say(interaction)
    today = {key: await services.puzzle_stock.of_today(key) for key in TITLES}
    lines = [
        (key, None if each is None else each.row.nth, await _marks(interaction, each))
        for key, each in today.items()
    ]
    await tell(interaction, today_content(services.days.today(), lines, say))


async def game_puzzle(interaction: discord.Interaction) -> None:
    """Shows the caller today's puzzle of the command's game, or begins it."""
    await defer(interaction)
    await _today(interaction, title_of(interaction).game.key)


async def today_pressed(interaction: discord.Interaction, press: Press) -> None:
    """Shows today's puzzle of the game in the id as it stands, or begins it."""
    await defer_pressed(interaction)
    await _today(interaction, press.rest)


async def look(interaction: discord.Interaction, press: Press) -> None:
    """Shows the puzzle in the id as it stands."""
    await defer_pressed(interaction)
    await _open(interaction, await _pressed(interaction, press))


async def again(interaction: discord.Interaction, press: Press) -> None:
    """Begins another try at the puzzle in the id, unless its best move is known by now."""
    await defer_pressed(interaction)
    services, chosen = services_of(interaction), await _pressed(interaction, press)
    match = await services.puzzles.current(chosen, interaction.user.id)
    if match is None or await _may_go_on(services, match):
        match = await _begun(interaction, chosen)
    await _show(interaction, match)


async def show(interaction: discord.Interaction, press: Press) -> None:
    """Shows the best move to somebody who has tried."""
    await defer_pressed(interaction)
    services, chosen = services_of(interaction), await _pressed(interaction, press)
    match = await services.puzzles.current(chosen, interaction.user.id)
    if match is None or await _may_go_on(services, match):
        await services.puzzles.show(chosen, interaction.user.id)
    await _open(interaction, chosen)


async def position(interaction: discord.Interaction, press: Press) -> None:
    """Shows the position of a puzzle that has been tried again; of any other one, how it stands."""
    await defer_pressed(interaction)
    services, chosen = services_of(interaction), await _pressed(interaction, press)
    match = await services.puzzles.current(chosen, interaction.user.id)
    try:
        done = None if match is None or match.open else await services.puzzles.tried(match)
    except Unjudged:
        done = None
    if match is None or done is None:
        await _open(interaction, chosen)
        return
    await tell(interaction, await position_content(done, match, private_say(interaction)))


async def following(interaction: discord.Interaction, press: Press) -> None:
    """Begins, or goes on with, a puzzle whose best move the presser does not know."""
    await defer_pressed(interaction)
    if press.rest not in TITLES:
        raise Refusal("panel-unreadable")
    services = services_of(interaction)
    chosen = await services.puzzle_stock.practice(press.rest, interaction.user.id)
    if chosen is None:
        raise Refusal("puzzle-last", time=timestamp(daily.ends(services.days.today()), "R"))
    await _open(interaction, chosen)


async def share(interaction: discord.Interaction, press: Press) -> None:
    """Posts how often the presser tried, for everybody in this channel."""
    await defer(interaction)
    services = services_of(interaction)
    match = await services.finder.pressed(interaction, press)
    solving = await services.puzzles.solving(match) if match.kind is PUZZLE else None
    if solving is None or not solving.over:
        raise Refusal("puzzle-nothing-to-share")
    server, _ = place = await sharing_place(interaction, "puzzle")
    await meet(interaction)
    say = await services.languages.public(server)
    line = paste(match, await services.puzzles.of(match), solving, say)
    name = match.sitters[0].name
    await share_here(
        interaction, press, place, Content(say("puzzle-shared", name=shown_name(name, say), line=line))
    )


async def _may_go_on(services: Services, match: Match) -> bool:
    """Whether the newest try, as far as it is over, has been judged and was not the best move.

    Without this, pressing an old button while a try is judged would make it count for nothing.
    """
    try:
        return not await services.puzzles.settled(match)
    except Unjudged:
        # Whoever is shown the try is told so, with a button to have it judged.
        return False


async def _today(interaction: discord.Interaction, game: str) -> None:
    if game not in TITLES:
        raise Refusal("panel-unreadable")
    today = await services_of(interaction).puzzle_stock.of_today(game)
    if today is None:
        raise Refusal("puzzle-none", game=TITLES[game].game.title)
    await _open(interaction, today)


async def _marks(interaction: discord.Interaction, chosen: Puzzle | None) -> str:
    """How the caller's tries went so far."""
    if chosen is None:
        return ""
    return marks(await services_of(interaction).puzzles.progress(chosen, interaction.user.id))


async def _pressed(interaction: discord.Interaction, press: Press) -> Puzzle:
    chosen = await services_of(interaction).puzzle_stock.numbered(number_of(press.rest))
    if chosen is None:
        raise Refusal("panel-unreadable")
    return chosen


async def _open(interaction: discord.Interaction, chosen: Puzzle) -> None:
    """The newest try at a puzzle, which is begun if there is none."""
    match = await services_of(interaction).puzzles.current(chosen, interaction.user.id)
    await _show(interaction, match or await _begun(interaction, chosen))


async def _begun(interaction: discord.Interaction, chosen: Puzzle) -> Match:
    await meet(interaction)
    puzzles = services_of(interaction).puzzles
    match = await puzzles.begin(chosen, sitter(interaction.user), interaction.id)
    counted(interaction, private_say(interaction)("puzzle-kept"))
    return match


async def _show(interaction: discord.Interaction, match: Match) -> None:
    services, say = services_of(interaction), private_say(interaction)
    await tell(interaction, await services.privately.content(match, say, interaction.guild_id))


COMMANDS: Commands = {"command-puzzle": puzzle}
GAME_COMMANDS: Commands = {"command-puzzle": game_puzzle}
HANDLERS: Handlers = {
    "puzzle-today": today_pressed,
    "puzzle": again,
    "puzzle-look": look,
    "puzzle-position": position,
    "puzzle-show": show,
    "puzzle-next": following,
    "puzzle-share": share,
}
