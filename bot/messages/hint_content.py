"""What a private answer with hints says and shows."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from discord import ButtonStyle

from bot.catalog import adapter_of
from bot.computers.hints import Hint
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.naming import short_names
from bot.messages.post_content import decision_buttons
from bot.texts import Say
from bot.wire.components import Controls
from bot.wire.content import Content, Picture


async def hint_content(match: Match, seat: int, found: Sequence[Hint], say: Say) -> Content:
    """Good actions for a seat: what each scores and why, as ghosts on the table, with buttons to play them.

    Below them are the buttons of the decision, for those who know better.
    """
    adapter, view = adapter_of(match.game.key), match.view(seat)
    lines = [
        say(
            "hint-line",
            number=number,
            action=adapter.action_text(view, hint.action, say),
            reason=hint.reason.text(say),
        )
        for number, hint in enumerate(found, 1)
    ]
    text = "\n".join(lines)

    def draw() -> list[Picture]:
        names = short_names(match, say)
        data = adapter.hinted(view, names, [hint.action for hint in found])
        alt = adapter.board_alt(view, names, say)
        return [Picture(data, f"{match.game.key}-hint-{match.id}-{match.version}.png", alt)]

    pictures, failed = await drawn(draw, say)
    controls = Controls(match.id, match.version)
    items = [
        controls.button(
            "hint-play",
            say("button-hint-play", number=number),
            sign_of(match, hint.action),
            style=ButtonStyle.success,
        )
        for number, hint in enumerate(found, 1)
    ]
    others = decision_buttons(match, say, hints=False, row=1)
    return Content("\n".join(line for line in (text, failed) if line), pictures, [*items, *others])


def sign_of(match: Match, action: Any) -> str:
    """What stands for an action in the id of its button: it tells the action from all other legal ones."""
    return sha256(match.game.notate(action).encode()).hexdigest()[:12]
