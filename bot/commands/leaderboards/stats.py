"""/stats: a player's figures, in words and as a picture, and sharing them."""

from __future__ import annotations

import discord

from bot.catalog import TITLES
from bot.commands.shared.building import Commands, Handlers
from bot.commands.shared.services import Services, services_of
from bot.commands.shared.sharing import share as share_here
from bot.commands.shared.sharing import sharing_place
from bot.matches.rating import DIFFERENT, PROVISIONAL, Skill
from bot.matches.stats import GameStats, PlayerStats
from bot.messages.drawing import drawn
from bot.pictures import rating_chart
from bot.pictures.rating_chart import Career, Ratings, share_of
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import defer, tell
from bot.wire.components import Controls, Press
from bot.wire.content import Content, Picture
from bot.wire.names import (
    clean_name,
    is_deleted,
    plain_name,
    private_say,
    shown_name,
    timestamp,
)
from bot.wire.tree import options
from renderers.numbers import number_text
from storage.places import Sight
from storage.puzzles import SolverRow
from storage.sitters import NO_NAME

_FILE = "ratings.png"


@options(player="option-stats-player")
async def stats(
    interaction: discord.Interaction, player: discord.User | discord.Member | None = None
) -> None:
    """Shows the caller's figures, or those of somebody else on this server."""
    await defer(interaction)
    services = services_of(interaction)
    user, server, say = player or interaction.user, interaction.guild_id, private_say(interaction)
    own = user.id == interaction.user.id
    if user.bot:
        raise Refusal("stats-bot", name=clean_name(user))
    if not own and server is None:
        raise Refusal("stats-direct-other")
    # Players may see everything that their own figures are based on.
    sight = Sight(user.id, server) if own else await services.rights.whole_sight(interaction)
    content, met = await _content(services, user, sight, say)
    if own and server is not None:
        sharing = Controls(0).button("stats-share", say("button-share"), style=discord.ButtonStyle.primary)
        content = Content(content.text, content.pictures, [sharing])
    await tell(interaction, content)
    # The answer has been given, so nobody waits for this.
    await services.leavers.ask_accounts(met if own else [user.id, *met])


async def share(interaction: discord.Interaction, press: Press) -> None:
    """Posts the presser's own figures; the button's id names nobody."""
    await defer(interaction)
    if press.match or press.version or press.rest:
        raise Refusal("stats-share-other")
    services = services_of(interaction)
    server, _ = place = await sharing_place(interaction, "stats")
    sight = Sight(interaction.user.id, server)
    say = await services.languages.public(server)
    content, _ = await _content(services, interaction.user, sight, say)
    await share_here(interaction, press, place, content)


async def _content(
    services: Services, user: discord.User | discord.Member, sight: Sight, say: Say
) -> tuple[Content, list[int]]:
    """Somebody's figures, and the opponents they name; raises Refusal if there are none."""
    server, own = sight.server, user.id == sight.player
    known = NO_NAME if not own and is_deleted(user) else clean_name(user)
    stats = await services.stats.of(user.id, sight)
    solver = await services.puzzles.solver(user.id) if own else None
    alone = await _alone(services, user.id, solver, say) if own else []
    if stats is None:
        if not own:
            raise Refusal("stats-none-other", name=known)
        if not alone:
            raise Refusal("stats-none" if server is not None else "stats-none-direct")
        head = say("stats-begun", name=shown_name(known, say))
        later = [say("stats-puzzles-later")] if solver is not None else []
        return Content("\n".join([head, *alone, *later, say("stats-later")])), []
    games = [each for key in TITLES for each in stats.games if each.game == key]
    name = plain_name(known, say)
    date = timestamp(stats.since, "D")
    head = "stats-head" if server is not None else "stats-head-direct"
    lines = [say(head, name=shown_name(known, say), date=date)]
    if games:
        lines.append(_total(stats, say))
    lines += alone
    lines += [_game(each, say) for each in games]
    lines += [
        say("stats-solo", game=TITLES[key].game.title, matches=each.matches, best=number_text(each.best))
        for key in TITLES
        for each in stats.solo
        if each.game == key
    ]
    lines += [
        say("stats-computers", game=TITLES[key].game.title, matches=each.matches, won=each.won)
        for key in TITLES
        for each in stats.computers
        if each.game == key
    ]
    if stats.opponents:
        lines.append(say("stats-met"))
    lines += [
        say(
            "stats-opponent",
            name=shown_name(each.name, say),
            matches=each.matches,
            ahead=each.ahead,
            behind=each.behind,
        )
        for each in stats.opponents
    ]
    if any(each.provisional and each.rated for each in games):
        lines.append(say("stats-provisional", matches=PROVISIONAL))
    career = Career(name, stats.matches, stats.won, stats.longest, _ratings(games), PROVISIONAL)
    pictures: list[Picture] = []
    failed = ""
    if career.ratings:
        pictures, failed = await drawn(
            lambda: [Picture(rating_chart.picture(career, say), _FILE, rating_chart.alt(career, say))], say
        )
    content = Content("\n".join([*lines, failed]).strip(), pictures)
    return content, [each.player for each in stats.opponents]


async def _alone(services: Services, player: int, solver: SolverRow | None, say: Say) -> list[str]:
    """The days and puzzles of somebody, which nobody else is shown here.

    Puzzles are solved in private, and players choose where their tries at a day count.
    """
    daily = await services.days.streak(player)
    days = [say("stats-daily", count=daily.current, best=daily.best)] if daily.best else []
    if solver is None:
        return days
    rating = number_text(Skill(solver.mu, solver.sigma).rating)
    return [*days, say("stats-puzzles", solved=solver.solved, tried=solver.tried, rating=rating)]


def _ratings(games: list[GameStats]) -> list[Ratings]:
    """The ratings to draw, each in the style of its game."""
    looks = list(TITLES)
    return [
        Ratings(TITLES[each.game].game.title, looks.index(each.game), each.ratings)
        for each in games
        if each.rated
    ]


def _total(stats: PlayerStats, say: Say) -> str:
    return say(
        "stats-total",
        matches=stats.matches,
        won=stats.won,
        share=share_of(stats.won, stats.matches),
        streak=stats.streak,
        longest=stats.longest,
    )


def _game(stats: GameStats, say: Say) -> str:
    words: dict[str, str | int] = {
        "game": TITLES[stats.game].game.title,
        "matches": stats.matches,
        "won": stats.won,
        "share": share_of(stats.won, stats.matches),
        "best": number_text(stats.best),
    }
    if not stats.rated:
        return say("stats-game-unrated", **words)
    place = say("stats-no-rank") if stats.rank is None else say("stats-rank", rank=stats.rank)
    if stats.met is not None:
        place = say("stats-unlisted", met=stats.met, needed=DIFFERENT)
    if stats.rated != stats.matches:
        place = f"{place} {say('stats-rated', matches=stats.rated)}"
    rating = number_text(stats.rating) + (" ?" if stats.provisional else "")
    return say("stats-game", **words, rating=rating, place=place)


COMMANDS: Commands = {"command-stats": stats}
HANDLERS: Handlers = {"stats-share": share}
