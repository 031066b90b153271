"""/leaderboard and that of each game: who is how good, page by page, as a picture or in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.commands.boards.accounts import ask_accounts
from bot.commands.boards.query import PAGE, Look, board_button, components, read_look, solo_games
from bot.commands.shared.option_types import When, Where
from bot.commands.shared.panels import defer_pressed
from bot.commands.shared.services import Services
from bot.commands.shared.sharing import share, sharing_place
from bot.logs import error_id
from bot.matches.rating import DIFFERENT, PROVISIONAL
from bot.matches.standings import ALL, EVERY, Page
from bot.messages.drawing import drawn
from bot.pictures import standings as pictures
from bot.pictures.standings import Sheet
from bot.refusal import Refusal
from bot.texts import Say
from bot.texts.marks import clean
from bot.wire.answers import defer, tell
from bot.wire.components import Handler, Press
from bot.wire.content import Content, Picture
from bot.wire.failures import Unsent
from bot.wire.names import bold_name, clean_name, private_say, public_say
from bot.wire.tree import named, options
from renderers.numbers import number_text
from storage.results import Board

log = structlog.get_logger()

_WEEK = 7 * 24 * 60 * 60


class Boards:
    """The commands and components of leaderboards."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asking: set[int] = set()

    # -- commands ---------------------------------------------------------------------------------

    def command(self) -> app_commands.Command[Any, ..., Any]:
        """/leaderboard."""

        @app_commands.command(
            name=named("command-leaderboard"), description=named("command-leaderboard.description")
        )
        @app_commands.choices(
            game=[app_commands.Choice(name=title.game.title, value=key) for key, title in TITLES.items()]
        )
        @options(game="option-board-game", **_OPTIONS)
        async def leaderboard(
            interaction: discord.Interaction,
            game: str = EVERY,
            where: Where | None = None,
            when: When | None = None,
            solo: bool = False,
            words: bool = False,
        ) -> None:
            await self._open(interaction, game, where, when, solo=solo, words=words)

        return leaderboard

    def add_commands(self, group: app_commands.Group, title: Title) -> None:
        """Adds leaderboard to the group of a game; `solo` is an option of those that have such a game."""
        key = title.game.key

        @options(**_OPTIONS)
        async def with_solo(
            interaction: discord.Interaction,
            where: Where | None = None,
            when: When | None = None,
            solo: bool = False,
            words: bool = False,
        ) -> None:
            await self._open(interaction, key, where, when, solo=solo, words=words)

        @options(**{name: option for name, option in _OPTIONS.items() if name != "solo"})
        async def without(
            interaction: discord.Interaction,
            where: Where | None = None,
            when: When | None = None,
            words: bool = False,
        ) -> None:
            await self._open(interaction, key, where, when, solo=False, words=words)

        dress = group.command(
            name=named("command-leaderboard"), description=named("command-leaderboard.description")
        )
        dress(with_solo if key in solo_games() else without)

    def verbs(self) -> Mapping[str, Handler]:
        """The handlers by verb."""
        return {"leaderboard": self.turn, "leaderboard-game": self.pick, "leaderboard-share": self.share}

    async def _open(
        self,
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
        month = self._services.standings.month() if when == "month" else ALL
        await self._show(interaction, Look(game, direct or where == "world", month, solo, 0, words))

    # -- components -------------------------------------------------------------------------------

    async def turn(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows another page or board, to the presser only."""
        await defer_pressed(interaction)
        await self._show(interaction, self._read(press))

    async def pick(self, interaction: discord.Interaction, press: Press) -> None:
        """Shows the first page of the game that was chosen."""
        await defer_pressed(interaction)
        look = replace(self._read(press), page=0)
        look = replace(look, game=press.chosen)
        # What was chosen is as little to be trusted as an id.
        await self._show(interaction, read_look(look.rest(), self._services.standings.month()))

    async def share(self, interaction: discord.Interaction, press: Press) -> None:
        """Posts the page in this channel, for everybody."""
        await defer(interaction)
        look = self._read(press)
        server, _ = place = await sharing_place(interaction, "leaderboard")
        say = public_say(self._services.client, server)
        page = await self._page(look, server, interaction.user.id)
        by = say("leaderboard-shared-by", name=bold_name(clean_name(interaction.user)))
        content = await self._letter(look, page, server, say)
        items = [board_button("leaderboard", say("button-board-mine"), replace(look, page=None))]
        text = "\n".join(part for part in (by, content.text, content.long_text) if part)
        await share(interaction, press, place, Content(text, content.pictures, items))

    def _read(self, press: Press) -> Look:
        return read_look(press.rest, self._services.standings.month())

    # -- answers ----------------------------------------------------------------------------------

    async def _show(self, interaction: discord.Interaction, look: Look) -> None:
        """The page as a private answer; who has left is asked afterwards."""
        say, server, viewer = private_say(interaction), interaction.guild_id, interaction.user.id
        if server is None:
            look = replace(look, world=True)
        else:
            await self._welcome(server, viewer)
        page = await self._page(look, server, viewer)
        look = replace(look, page=page.first // PAGE)
        content = await self._letter(look, page, server, say)
        lines = [content.text, self._own(look, page, say)]
        if look.world and server is not None and not (await self._services.servers.get(server)).world:
            lines.append(say("leaderboard-world-off"))
        lines.append(
            say("leaderboard-rule-solo") if look.solo else say("leaderboard-rule", matches=PROVISIONAL)
        )
        if look.world and not look.solo:
            lines.append(say("leaderboard-rule-world", needed=DIFFERENT))
        items = components(look, page, self._services.standings.month(), say, here=server is not None)
        await tell(
            interaction, Content("\n".join(lines), content.pictures, items, long_text=content.long_text)
        )
        if server is not None and not look.world:
            # The answer is given: nobody waits for this.
            await self._ask(server, [line.player for line in page.lines])
        else:
            await ask_accounts(self._services, [line.player for line in page.lines])

    async def _page(self, look: Look, server: int | None, viewer: int) -> Page:
        """The lines that a look shows; a page beyond the last one is the last one."""
        where = ALL if look.world or server is None else server
        hide = where != ALL and (await self._services.servers.get(where)).leavers == "hide"
        board = Board(look.solo, where, look.month, look.game)
        page = await self._services.standings.page(board, (look.page or 0) * PAGE, PAGE, viewer, hide=hide)
        if look.page is None and page.own is not None:
            first = page.own.position // PAGE * PAGE
            page = await self._services.standings.page(board, first, PAGE, viewer, hide=hide)
        return page

    async def _letter(self, look: Look, page: Page, server: int | None, say: Say) -> Content:
        """Head and lines of a page, the same for a private answer and a public post."""
        sheet = self._sheet(look, page, server, say)
        head = say(
            "leaderboard-head",
            title=sheet.title,
            where=bold_name(self._where(look, server, say)),
            when=_when(look, say),
            page=page.first // PAGE + 1,
            pages=max(1, -(-page.size // PAGE)),
        )
        if not page.lines:
            return Content(f"{head}\n{say('leaderboard-empty')}")
        failed = ""
        if not look.words:
            name = f"leaderboard-{look.game or 'all'}-{page.first // PAGE + 1}.png"

            def draw() -> list[Picture]:
                return [Picture(pictures.picture(sheet, say), name, pictures.alt(sheet, say))]

            made, failed = await drawn(draw, say)
            if made:
                return Content("\n".join([head, *_unnamed(sheet, say)]), made)
        text = "\n".join(part for part in (head, failed) if part)
        return Content(text, long_text=pictures.in_words(sheet, bold_name, say))

    def _sheet(self, look: Look, page: Page, server: int | None, say: Say) -> Sheet:
        title = say("standing-all") if look.game == EVERY else TITLES[look.game].game.title
        return Sheet(
            title=say("standing-solo", game=title) if look.solo else title,
            subtitle=f"{self._where(look, server, say)} · {_when(look, say)}",
            lines=page.lines,
            own=page.own,
            solo=look.solo,
            provisional=PROVISIONAL,
        )

    def _where(self, look: Look, server: int | None, say: Say) -> str:
        """The name of the server whose board it is, as it is."""
        if look.world or server is None:
            return say("standing-world")
        guild = self._services.client.get_guild(server)
        return say("standing-here") if guild is None else clean(guild.name)

    def _own(self, look: Look, page: Page, say: Say) -> str:
        """The viewer's place, or what it takes to have one."""
        own = page.own
        if own is None:
            if page.barred:
                return say("leaderboard-barred")
            if page.unlisted is not None:
                return say(
                    "leaderboard-unlisted",
                    met=page.unlisted.opponents,
                    needed=DIFFERENT,
                    rating=number_text(page.unlisted.rating),
                )
            if look.month not in (ALL, self._services.standings.month()):
                return say("leaderboard-none-past")
            if look.game == EVERY:
                return say("leaderboard-none-all")
            key = "leaderboard-none-solo" if look.solo else "leaderboard-none"
            return say(key, game=TITLES[look.game].game.title, command=look.game)
        standing = own.standing
        if look.solo:
            return say(
                "leaderboard-own-solo", rank=own.rank, count=page.size, best=number_text(standing.best)
            )
        if standing.matches < PROVISIONAL:
            return say(
                "leaderboard-own-provisional",
                rank=own.rank,
                count=page.size,
                rating=number_text(standing.rating),
                missing=PROVISIONAL - standing.matches,
            )
        return say("leaderboard-own", rank=own.rank, count=page.size, rating=number_text(standing.rating))

    # -- who has left -----------------------------------------------------------------------------

    async def _welcome(self, server: int, viewer: int) -> None:
        """Whoever asks on a server is a member of it, whatever was heard before."""
        players = self._services.players
        if await players.member(server, viewer) is None:
            await players.checked(server, viewer, self._services.standings.now(), gone=False)

    async def _ask(self, server: int, players: Sequence[int]) -> None:
        """Asks Discord who of these is still a member, at most once a week for each."""
        if server in self._asking:
            return
        self._asking.add(server)
        kept, now = self._services.players, self._services.standings.now()
        try:
            for player in await kept.unchecked(server, players, now - _WEEK):
                there = await self._services.sender.is_member(server, player)
                await kept.checked(server, player, now, gone=not there)
                if not there:
                    await ask_accounts(self._services, [player])
        except Unsent as unsent:
            # Whoever looks next asks again.
            log.info("members not looked up", server=server, why=str(unsent))
        except Exception:
            # The answer is given, and is not to be replaced by this.
            log.exception("members not looked up", server=server, fault=error_id())
        finally:
            self._asking.discard(server)


_OPTIONS = {
    "where": "option-board-where",
    "when": "option-board-when",
    "solo": "option-board-solo",
    "words": "option-board-text",
}


def _when(look: Look, say: Say) -> str:
    if look.month == ALL:
        return say("standing-ever")
    year, month = divmod(look.month, 100)
    return say("standing-month", month=month, year=year)


def _unnamed(sheet: Sheet, say: Say) -> list[str]:
    """A line with the names that the picture lacks, if there are any."""
    names = [
        say("leaderboard-unnamed-one", number=line.position + 1, name=bold_name(line.name))
        for line in pictures.unnamed(sheet)
    ]
    return [say("leaderboard-unnamed", names=", ".join(names))] if names else []
