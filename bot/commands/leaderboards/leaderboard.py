"""/leaderboard and each game's own: how good everybody is, page by page."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.commands.leaderboards.page_content import own_line, page_content
from bot.commands.leaderboards.query import PAGE, BoardQuery, board_button, components, read_query, solo_games
from bot.commands.shared.building import Callback, Commands, Handlers, title_of
from bot.commands.shared.option_types import When, Where
from bot.commands.shared.services import Services, services_of
from bot.commands.shared.sharing import share as share_here
from bot.commands.shared.sharing import sharing_place
from bot.matches.counting import ALL, EVERY
from bot.matches.rating import DIFFERENT, PROVISIONAL
from bot.matches.standings import Page
from bot.refusal import Refusal
from bot.wire.answers import defer, defer_pressed, tell
from bot.wire.components import Press
from bot.wire.content import Content
from bot.wire.names import bold_name, clean_name, private_say
from bot.wire.tree import options
from storage.results import Board

_OPTIONS = {"where": "option-board-where", "when": "option-board-when", "words": "option-board-text"}
_SOLO = {"solo": "option-board-solo"}

# -- commands --------------------------------------------------------------------------------------


@app_commands.choices(
    game=[app_commands.Choice(name=title.game.title, value=key) for key, title in TITLES.items()]
)
@options(game="option-board-game", **_OPTIONS, **_SOLO)
async def leaderboard(
    interaction: discord.Interaction,
    game: str = EVERY,
    where: Where | None = None,
    when: When | None = None,
    solo: bool = False,
    words: bool = False,
) -> None:
    """Shows the board of any game, or of all games."""
    await _open(interaction, game, where, when, solo=solo, words=words)


@options(**_OPTIONS)
async def game_leaderboard(
    interaction: discord.Interaction,
    where: Where | None = None,
    when: When | None = None,
    words: bool = False,
) -> None:
    """Shows the board of the command's game."""
    await _open(interaction, title_of(interaction).game.key, where, when, solo=False, words=words)


@options(**_OPTIONS, **_SOLO)
async def game_leaderboard_with_solo(
    interaction: discord.Interaction,
    where: Where | None = None,
    when: When | None = None,
    solo: bool = False,
    words: bool = False,
) -> None:
    """Shows the board, or solo board, of the command's game."""
    await _open(interaction, title_of(interaction).game.key, where, when, solo=solo, words=words)


def leaderboard_command(title: Title) -> Callback:
    """A game's own leaderboard command; it has the option `solo` if there is a solo board."""
    return game_leaderboard_with_solo if title.game.key in solo_games() else game_leaderboard


async def _open(
    interaction: discord.Interaction,
    game: str,
    where: str | None,
    when: str | None,
    *,
    solo: bool,
    words: bool,
) -> None:
    await defer(interaction)
    if game != EVERY and game not in TITLES:
        raise Refusal("panel-unreadable")
    if solo and game == EVERY:
        game = solo_games()[0]
    elif solo and game not in solo_games():
        raise Refusal("leaderboard-no-solo", game=TITLES[game].game.title)
    direct = interaction.guild_id is None
    if direct and where == "server":
        raise Refusal("leaderboard-direct")
    month = services_of(interaction).standings.month() if when == "month" else ALL
    await _show(interaction, BoardQuery(game, direct or where == "world", month, solo, 0, words))


# -- components ------------------------------------------------------------------------------------


async def show(interaction: discord.Interaction, press: Press) -> None:
    """Shows another page or board, privately."""
    await defer_pressed(interaction)
    await _show(interaction, _read(interaction, press))


async def pick_game(interaction: discord.Interaction, press: Press) -> None:
    """Shows the first page of the chosen game."""
    await defer_pressed(interaction)
    query = replace(_read(interaction, press), page=0)
    query = replace(query, game=press.chosen)
    # A choice can be forged like an id, so it is checked in the same way.
    await _show(interaction, read_query(query.rest(), services_of(interaction).standings.month()))


async def share(interaction: discord.Interaction, press: Press) -> None:
    """Posts the page in this channel, for everybody."""
    await defer(interaction)
    services, query = services_of(interaction), _read(interaction, press)
    server, _ = place = await sharing_place(interaction, "leaderboard")
    say = await services.languages.public(server)
    page = await _page(services, query, server, interaction.user.id)
    by = say("leaderboard-shared-by", name=bold_name(clean_name(interaction.user)))
    content = await page_content(services.client, query, page, server, say)
    items = [board_button(say("button-board-mine"), replace(query, page=None))]
    text = f"{by}\n{content.text}"
    await share_here(interaction, press, place, Content(text, content.pictures, items))


def _read(interaction: discord.Interaction, press: Press) -> BoardQuery:
    return read_query(press.rest, services_of(interaction).standings.month())


# -- answers ---------------------------------------------------------------------------------------


async def _show(interaction: discord.Interaction, query: BoardQuery) -> None:
    """Shows the page as a private answer, and afterwards asks who has left."""
    services, say = services_of(interaction), private_say(interaction)
    server, viewer, month = interaction.guild_id, interaction.user.id, services.standings.month()
    if server is None:
        query = replace(query, world=True)
    else:
        await services.leavers.welcome(server, viewer)
    page = await _page(services, query, server, viewer)
    query = replace(query, page=page.first // PAGE)
    content = await page_content(services.client, query, page, server, say)
    lines = [content.text, own_line(query, page, month, say)]
    if not page.complete:
        lines.append(say("leaderboard-counting"))
    if query.world and server is not None and not (await services.servers.get(server)).world:
        lines.append(say("leaderboard-world-off"))
    lines.append(say("leaderboard-rule-solo") if query.solo else say("leaderboard-rule", matches=PROVISIONAL))
    if query.world and not query.solo:
        lines.append(say("leaderboard-rule-world", needed=DIFFERENT))
    items = components(query, page, month, say, here=server is not None)
    await tell(interaction, Content("\n".join(lines), content.pictures, items))
    # The answer has been given, so nobody waits for this.
    shown = [line.player for line in page.lines]
    if server is not None and not query.world:
        await services.leavers.ask_members(server, shown)
    else:
        await services.leavers.ask_accounts(shown)


async def _page(services: Services, query: BoardQuery, server: int | None, viewer: int) -> Page:
    """The requested page; a number beyond the last page gives the last one."""
    where = ALL if query.world or server is None else server
    hide = where != ALL and (await services.servers.get(where)).leavers == "hide"
    board = Board(query.solo, where, query.month, query.game)
    page = await services.standings.page(board, (query.page or 0) * PAGE, PAGE, viewer, hide=hide)
    if query.page is None and page.own is not None:
        first = page.own.position // PAGE * PAGE
        page = await services.standings.page(board, first, PAGE, viewer, hide=hide)
    return page


COMMANDS: Commands = {"command-leaderboard": leaderboard}
HANDLERS: Handlers = {"leaderboard": show, "leaderboard-game": pick_game, "leaderboard-share": share}
