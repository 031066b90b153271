"""What a newcomer is told on the first turn: what the game is about, and where its rules are."""

from __future__ import annotations

from dataclasses import replace

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.messages.naming import names_of
from bot.texts import Say
from bot.wire.components import LAST_ROW, Controls
from bot.wire.content import Content


def with_goal(content: Content, match: Match, say: Say) -> Content:
    """A private message about a turn with what the game and this match are about, and a button to rules."""
    lines = [content.text, say(f"newcomer-{match.game.key}", game=match.game.title)]
    # The signs on the picture mean nothing yet.
    lines.append(adapter_of(match.game.key).goals_text(match.view(None), names_of(match, say), say))
    button = Controls(match.id).button("rules", say("button-rules"), row=LAST_ROW)
    return replace(content, text="\n".join(line for line in lines if line), items=[*content.items, button])
