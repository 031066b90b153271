"""What the private answers about a match of one turn have in common, be it a lesson or a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.match_pictures import pictures_of
from bot.messages.naming import names_of, short_names
from bot.messages.post_content import decision_buttons
from bot.texts import Say
from bot.wire.components import Button, Controls
from bot.wire.content import Content, Picture


async def asked(match: Match, say: Say, head: str, question: str) -> Content:
    """The position in which the turn is to be played.  head: above what may be said of the picture."""
    pictures, failed = await drawn(lambda: pictures_of(match, say), say)
    items: list[Button] = [*decision_buttons(match, say), rules_button(match, say)]
    return Content("\n".join(line for line in (head, failed, question) if line), pictures, items)


def rules_button(match: Match, say: Say) -> Button:
    """Opens the rules."""
    return Controls(match.id).button("rules", say("button-rules"))


def planned(match: Match, before: Any, plan: Sequence[Any], say: Say) -> str:
    """The actions of a turn in words.  before: what its player saw when it began."""
    adapter = adapter_of(match.game.key)
    return say("list-break").join(adapter.action_text(before, action, say) for action in plan)


def after_turn(match: Match, say: Say) -> list[Picture]:
    """The table after the turn."""
    return pictures_of(match, say)[:1]


def plan_picture(match: Match, before: Any, plan: Sequence[Any], name: str, alt: str, say: Say) -> Picture:
    """The position before the turn with the actions of another one.  alt: a sentence with its `action`."""
    data = adapter_of(match.game.key).ghost(before, short_names(match, say), plan)
    text = say(alt, action=planned(match, before, plan, say))
    return Picture(data, f"{match.game.key}-{name}-{match.id}.png", text)


def in_words(content: Content, match: Match, say: Say) -> Content:
    """The same, with the board in words instead of a picture."""
    table = adapter_of(match.game.key).board_text(match.view(0), names_of(match, say), say)
    return replace(content, text=f"{content.text}\n{table}", pictures=())
