"""What somebody wants to see of the leaderboards, and the components that lead from there to all else."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from bot.catalog import TITLES
from bot.commands.shared.panels import number_of
from bot.matches.standings import ALL, EVERY, Page
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Button, Select, button, select

PAGE = 10
"""The lines of a page."""

_MOST_DIGITS = 7  # of a page's number
_MINE = "me"
_ANY = "-"


@dataclass(frozen=True)
class Look:
    """What somebody wants to see; all of it stands in the id of a component.

    game: EVERY for all games together.  month: yyyymm, or ALL.  page: from 0; None for the viewer's own.
    words: as text instead of a picture.
    """

    game: str = EVERY
    world: bool = False
    month: int = ALL
    solo: bool = False
    page: int | None = 0
    words: bool = False

    def rest(self) -> str:
        """The end of a component's id."""
        page = _MINE if self.page is None else str(self.page)
        kinds = "sw"[self.world] + "ma"[self.solo] + "pt"[self.words]
        return f"{self.game or _ANY}.{kinds}.{self.month}.{page}"


def read_look(rest: str, this_month: int) -> Look:
    """The reverse of `Look.rest`; raises Refusal for what no component says."""
    game, kinds, month, page = parts if len(parts := rest.split(".")) == 4 else ("", "", "", "")
    known = game == _ANY or game in TITLES
    if not known or len(kinds) != 3 or kinds[0] not in "sw" or kinds[1] not in "ma" or kinds[2] not in "pt":
        raise Refusal("panel-unreadable")
    look = Look(
        game=EVERY if game == _ANY else game,
        world=kinds[0] == "w",
        month=number_of(month, 6),
        solo=kinds[1] == "a",
        page=None if page == _MINE else number_of(page, _MOST_DIGITS),
        words=kinds[2] == "t",
    )
    year, number = divmod(look.month, 100)
    if look.month != ALL and not (year >= 2000 and 1 <= number <= 12 and look.month <= this_month):
        raise Refusal("panel-unreadable")
    if look.solo and look.game not in solo_games():
        raise Refusal("panel-unreadable")
    return look


def solo_games() -> list[str]:
    """The games that have a solo board."""
    return [key for key, title in TITLES.items() if 1 in title.game.seats]


def components(look: Look, page: Page, this_month: int, say: Say, *, here: bool) -> list[Button | Select]:
    """What turns to other pages and boards; here: the viewer is on a server."""
    number, last = page.first // PAGE, max(0, page.size - 1) // PAGE
    own_elsewhere = page.own is not None and page.own not in page.lines

    def to(label: str, after: Look, row: int, *, possible: bool = True) -> Button:
        return board_button("leaderboard", label, after, row=row, possible=possible)

    items: list[Button | Select] = [
        to(say("button-board-before"), replace(look, page=max(0, number - 1)), 0, possible=number > 0),
        to(say("button-board-after"), replace(look, page=number + 1), 0, possible=number < last),
        to(say("button-board-mine"), replace(look, page=None), 0, possible=own_elsewhere),
        to(
            say("button-board-picture" if look.words else "button-board-words"),
            replace(look, words=not look.words),
            0,
        ),
    ]
    if here and page.lines:
        items.append(
            board_button(
                "leaderboard-share", say("button-share"), look, row=0, style=discord.ButtonStyle.primary
            )
        )
    first = replace(look, page=0)
    if here:
        label = say("button-board-server" if look.world else "button-board-world")
        items.append(to(label, replace(first, world=not look.world), 1))
    if look.month == ALL:
        items.append(to(say("button-board-month"), replace(first, month=this_month), 1))
    else:
        items.append(to(say("button-board-ever"), replace(first, month=ALL), 1))
    alone = solo_games()
    if look.solo:
        items.append(to(say("button-board-others"), replace(first, solo=False), 1))
    elif look.game == EVERY or look.game in alone:
        game = look.game or alone[0]
        items.append(to(say("button-board-solo"), replace(first, solo=True, game=game), 1))
    offered = {key: TITLES[key].game.title for key in (alone if look.solo else TITLES)}
    if not look.solo:
        offered = {_ANY: say("standing-all"), **offered}
    games = [
        discord.SelectOption(label=label, value=key, default=key == (look.game or _ANY))
        for key, label in offered.items()
    ]
    items.append(select("leaderboard-game", 0, 0, say("leaderboard-pick"), games, rest=look.rest(), row=2))
    return items


def board_button(
    verb: str,
    label: str,
    look: Look,
    *,
    row: int | None = None,
    possible: bool = True,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    """A button that leads to a look.  possible: it can be pressed."""
    return button(verb, 0, 0, label, rest=look.rest(), style=style, disabled=not possible, row=row)
