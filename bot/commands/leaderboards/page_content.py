"""A leaderboard page as a message: the heading, the lines as a picture or in words, the viewer's place."""

from __future__ import annotations

import discord

from bot.catalog import TITLES
from bot.commands.leaderboards.query import PAGE, BoardQuery
from bot.matches.counting import ALL, EVERY
from bot.matches.rating import DIFFERENT, PROVISIONAL
from bot.matches.standings import Page
from bot.messages.drawing import drawn
from bot.pictures import standings as pictures
from bot.pictures.standings import Sheet
from bot.texts import Say, listed
from bot.texts.marks import clean
from bot.wire.content import Content, Picture
from bot.wire.names import bold_name
from renderers.numbers import number_text


async def page_content(
    client: discord.Client, query: BoardQuery, page: Page, server: int | None, say: Say
) -> Content:
    """The heading and lines of a page, the same for a private answer and a public post."""
    where = _where(client, query, server, say)
    sheet = _sheet(query, page, where, say)
    head = say(
        "leaderboard-head",
        title=sheet.title,
        where=bold_name(where),
        when=_when(query, say),
        page=page.first // PAGE + 1,
        pages=max(1, -(-page.size // PAGE)),
    )
    if not page.lines:
        return Content(f"{head}\n{say('leaderboard-empty')}")
    failed = ""
    if not query.words:
        name = f"leaderboard-{query.game or 'all'}-{page.first // PAGE + 1}.png"

        def draw() -> list[Picture]:
            return [Picture(pictures.picture(sheet, say), name, pictures.alt(sheet, say))]

        made, failed = await drawn(draw, say)
        if made:
            return Content("\n".join([head, *_unnamed(sheet, say)]), made)
    words = pictures.in_words(sheet, bold_name, say)
    return Content("\n".join(part for part in (head, failed, words) if part))


def own_line(query: BoardQuery, page: Page, this_month: int, say: Say) -> str:
    """The viewer's rank, or what it takes to have one."""
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
        if query.month not in (ALL, this_month):
            return say("leaderboard-none-past")
        if query.game == EVERY:
            return say("leaderboard-none-all")
        key = "leaderboard-none-solo" if query.solo else "leaderboard-none"
        return say(key, game=TITLES[query.game].game.title, command=query.game)
    standing = own.standing
    if query.solo:
        return say("leaderboard-own-solo", rank=own.rank, count=page.size, best=number_text(standing.best))
    if standing.matches < PROVISIONAL:
        return say(
            "leaderboard-own-provisional",
            rank=own.rank,
            count=page.size,
            rating=number_text(standing.rating),
            missing=PROVISIONAL - standing.matches,
        )
    return say("leaderboard-own", rank=own.rank, count=page.size, rating=number_text(standing.rating))


def _sheet(query: BoardQuery, page: Page, where: str, say: Say) -> Sheet:
    title = say("standing-all") if query.game == EVERY else TITLES[query.game].game.title
    return Sheet(
        title=say("standing-solo", game=title) if query.solo else title,
        subtitle=f"{where} · {_when(query, say)}",
        lines=page.lines,
        own=page.own,
        solo=query.solo,
        provisional=PROVISIONAL,
    )


def _where(client: discord.Client, query: BoardQuery, server: int | None, say: Say) -> str:
    """The unescaped name of the board's server, or the word for the world."""
    if query.world or server is None:
        return say("standing-world")
    guild = client.get_guild(server)
    return say("standing-here") if guild is None else clean(guild.name)


def _when(query: BoardQuery, say: Say) -> str:
    if query.month == ALL:
        return say("standing-ever")
    year, month = divmod(query.month, 100)
    return say("standing-month", month=month, year=year)


def _unnamed(sheet: Sheet, say: Say) -> list[str]:
    """A line with the names that the picture cannot show, if there are any."""
    names = [
        say("leaderboard-unnamed-one", number=line.position + 1, name=bold_name(line.name))
        for line in pictures.unnamed(sheet)
    ]
    return [say("leaderboard-unnamed", names=listed(names, say))] if names else []
