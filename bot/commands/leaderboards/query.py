"""A request for a page of a leaderboard, and the components that lead to other pages and boards."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from bot.catalog import TITLES
from bot.matches.counting import ALL, EVERY
from bot.matches.standings import Page
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Button, Controls, Select, number_of

PAGE = 10
"""Lines per page."""

_MOST_DIGITS = 7  # of a page's number
_OWN_PAGE = "me"
_EVERY_GAME = "-"
_CONTROLS = Controls(0)


@dataclass(frozen=True)
class BoardQuery:
    """Which page of which board to show, and how; all of it fits into a component's id.

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
        page = _OWN_PAGE if self.page is None else str(self.page)
        kinds = "sw"[self.world] + "ma"[self.solo] + "pt"[self.words]
        return f"{self.game or _EVERY_GAME}.{kinds}.{self.month}.{page}"


def read_query(rest: str, this_month: int) -> BoardQuery:
    """The reverse of `BoardQuery.rest`; raises Refusal for anything else."""
    game, kinds, month, page = parts if len(parts := rest.split(".")) == 4 else ("", "", "", "")
    known = game == _EVERY_GAME or game in TITLES
    if not known or len(kinds) != 3 or kinds[0] not in "sw" or kinds[1] not in "ma" or kinds[2] not in "pt":
        raise Refusal("panel-unreadable")
    query = BoardQuery(
        game=EVERY if game == _EVERY_GAME else game,
        world=kinds[0] == "w",
        month=number_of(month, 6),
        solo=kinds[1] == "a",
        page=None if page == _OWN_PAGE else number_of(page, _MOST_DIGITS),
        words=kinds[2] == "t",
    )
    year, number = divmod(query.month, 100)
    if query.month != ALL and not (year >= 2000 and 1 <= number <= 12 and query.month <= this_month):
        raise Refusal("panel-unreadable")
    if query.solo and query.game not in solo_games():
        raise Refusal("panel-unreadable")
    return query


def solo_games() -> list[str]:
    """The games that have a solo board."""
    return [key for key, title in TITLES.items() if 1 in title.game.seats]


def components(
    query: BoardQuery, page: Page, this_month: int, say: Say, *, here: bool
) -> list[Button | Select]:
    """The components that lead to other pages and boards; here: the viewer is on a server."""
    number, last = page.first // PAGE, max(0, page.size - 1) // PAGE
    own_elsewhere = page.own is not None and page.own not in page.lines

    def to(label: str, after: BoardQuery, row: int, *, possible: bool = True) -> Button:
        return board_button(say(label), after, row=row, possible=possible)

    items: list[Button | Select] = [
        to("button-board-before", replace(query, page=max(0, number - 1)), 0, possible=number > 0),
        to("button-board-after", replace(query, page=number + 1), 0, possible=number < last),
        to("button-board-mine", replace(query, page=None), 0, possible=own_elsewhere),
        to(
            "button-board-picture" if query.words else "button-board-words",
            replace(query, words=not query.words),
            0,
        ),
    ]
    if here and page.lines:
        label, main = say("button-share"), discord.ButtonStyle.primary
        items.append(_CONTROLS.button("leaderboard-share", label, query.rest(), style=main, row=0))
    first = replace(query, page=0)
    if here:
        key = "button-board-server" if query.world else "button-board-world"
        items.append(to(key, replace(first, world=not query.world), 1))
    if query.month == ALL:
        items.append(to("button-board-month", replace(first, month=this_month), 1))
    else:
        items.append(to("button-board-ever", replace(first, month=ALL), 1))
    alone = solo_games()
    if query.solo:
        items.append(to("button-board-others", replace(first, solo=False), 1))
    elif query.game == EVERY or query.game in alone:
        game = query.game or alone[0]
        items.append(to("button-board-solo", replace(first, solo=True, game=game), 1))
    offered = {key: TITLES[key].game.title for key in (alone if query.solo else TITLES)}
    if not query.solo:
        offered = {_EVERY_GAME: say("standing-all"), **offered}
    games = [
        discord.SelectOption(label=label, value=key, default=key == (query.game or _EVERY_GAME))
        for key, label in offered.items()
    ]
    items.append(_CONTROLS.select("leaderboard-game", say("leaderboard-pick"), games, query.rest(), row=2))
    return items


def board_button(label: str, query: BoardQuery, *, row: int = 0, possible: bool = True) -> Button:
    """A button that shows a page.  possible: it can be pressed."""
    return _CONTROLS.button("leaderboard", label, query.rest(), disabled=not possible, row=row)
