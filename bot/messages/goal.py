"""What a newcomer is told on the first turn: what the game is about, and where its rules are."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.match import Match
from bot.texts import Say
from bot.wire.components import LAST_ROW, Controls
from bot.wire.content import Content


def with_goal(content: Content, match: Match, say: Say) -> Content:
    """A private message about a turn with one line about the goal of the game, and a button to its rules."""
    line = say(f"newcomer-{match.game.key}", game=match.game.title)
    button = Controls(match.id).button("rules", say("button-rules"), row=LAST_ROW)
    return replace(content, text=f"{content.text}\n{line}", items=[*content.items, button])
