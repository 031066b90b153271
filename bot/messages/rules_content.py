"""A page of the rules as a private answer: the rule, and a position in which it can be seen."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle

from bot.catalog import Title
from bot.lessons.games import TAUGHT
from bot.lessons.taught import Page, Shown
from bot.messages.drawing import drawn
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Controls
from bot.wire.content import Content, Picture


async def rules_content(title: Title, number: int, say: Say) -> Content:
    """A page of a game's rules, counted from 1, with buttons to the pages before and after it.

    From the last one a button leads to the guided match.
    """
    key, pages = title.game.key, TAUGHT[title.game.key].pages
    number = min(max(number, 1), len(pages))
    page = pages[number - 1]
    # Some positions are whole matches.
    state = await asyncio.to_thread(page.position.reached, title.game)
    example = _Example(title, page, state, say)
    pictures, failed = await drawn(lambda: example.pictures(f"{key}-rules-{number}"), say)
    last = len(pages)
    items = [
        Controls(0).button("rules-page", say("button-back"), f"{key}.{number - 1}", disabled=number == 1),
        Controls(0).button("rules-page", say("button-next"), f"{key}.{number + 1}", disabled=number == last),
    ]
    if number == last:
        items.append(Controls(0).button("learn", say("button-learn"), f"{key}.0", style=ButtonStyle.primary))
    foot = say("rules-foot", page=number, pages=last)
    text = "\n".join(line for line in (example.text(), foot, failed) if line)
    return Content(text, pictures, items)


@dataclass(frozen=True)
class _Example:
    """A page with its position, which was played for it; the players' names are made up."""

    title: Title
    page: Page
    state: Any
    say: Say

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [self.say("rules-name-0"), self.say("rules-name-1")]

    def who(self, seat: int) -> str:
        """How a text names a seat."""
        return self.names[seat]

    def text(self) -> str:
        """What the page says."""
        key, topic, say = self.title.game.key, self.page.topic, self.say
        figures = {**TAUGHT[key].figures, **self.page.figures(self.state)}
        head = say("rules-head", game=self.title.game.title, topic=say(f"{key}-rules-{topic}.title"))
        lines = [head, say(f"{key}-rules-{topic}", **figures)]
        if told := self._told():
            lines += ["", say("rules-shown"), told]
        return "\n".join(lines)

    def _told(self) -> str:
        """What can be seen in the picture, as the game itself judged it."""
        adapter, game, say = self.title.adapter, self.title.game, self.say
        view = game.view(self.state, None)
        if self.page.position.tried:
            try:
                game.apply(self.state, self.state.seat, self.page.position.action(game, self.state))
            except Refusal as refused:
                why = say(refused.key, **refused.params)
                return say("rules-refused", name=self.who(self.state.seat), why=why)
        lines = []
        if "board" in self.page.shows:
            lines.append(adapter.events_text(view, self.who, say))
        if "hand" in self.page.shows:
            lines.append(adapter.decision(view, self.who, say))
        if "ranking" in self.page.shows:
            lines.append(adapter.ranking_text(view, self.who, say))
        return "\n".join(line for line in lines if line)

    def pictures(self, name: str) -> list[Picture]:
        """What the page shows, drawn as in any match."""
        return [self._picture(shown, f"{name}-{shown}.png") for shown in self.page.shows]

    def _picture(self, shown: Shown, name: str) -> Picture:
        adapter, say = self.title.adapter, self.say
        view = self.title.game.view(self.state, self.state.seat)
        if shown == "hand":
            data = adapter.hand(view)
            assert data is not None, "somebody who is to move holds something"
            return Picture(data, name, adapter.hand_text(view, say))
        if shown == "ranking":
            return Picture(adapter.ranking(view, self.names), name, adapter.ranking_text(view, self.who, say))
        alt = adapter.board_alt(view, self.names, say)
        if not self.page.position.tried:
            return Picture(adapter.board(view, self.names), name, alt)
        action = self.page.position.action(self.title.game, self.state)
        data = adapter.hinted(view, self.names, [action], numbered=False)
        return Picture(data, name, alt)
