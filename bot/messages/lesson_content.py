"""A position of a guided match as a private answer: what to look at, and what the turn brought."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor
from dataclasses import replace

import structlog
from discord import ButtonStyle

from bot.catalog import adapter_of
from bot.lessons.games import TAUGHT
from bot.matches.lessons import Lessons, Verdict, step_of
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.naming import names_of, short_names
from bot.messages.position import played_lines
from bot.messages.post_content import decision_buttons, pictures_of
from bot.texts import Say
from bot.thinking.asking import Closed
from bot.wire.components import Button, Controls
from bot.wire.content import Content, Picture

log = structlog.get_logger()

_PATIENCE = 20  # seconds that whoever played waits to be told what would have been better


class LessonContent:
    """Builds the private answers about guided matches."""

    def __init__(self, lessons: Lessons) -> None:
        self._lessons = lessons

    async def content(self, match: Match, say: Say, server: int | None, *, words: bool = False) -> Content:
        """See `privately.Private`."""
        step = step_of(match)
        if step is None:
            leave = Controls(match.id, match.version).button("ask-leave", say("button-lesson-end"))
            items = [leave if match.running else _button(match, say, "again", 0)]
            return Content(say("lesson-old"), items=items)
        content = await (self._waiting if match.running else self._over)(match, step, say)
        steps = TAUGHT[match.game.key].steps
        key = f"{match.game.key}-learn-{steps[step].topic}"
        head = say(
            "lesson-head",
            game=match.game.title,
            topic=say(f"{key}.title"),
            step=step + 1,
            steps=len(steps),
        )
        told = f"{say(key)}\n{say(f'{key}.look')}" if match.running else ""
        if words:
            table = adapter_of(match.game.key).board_text(match.view(0), names_of(match, say), say)
            content = replace(content, text=f"{content.text}\n{table}", pictures=())
        return replace(content, text="\n".join(line for line in (head, told, content.text) if line))

    async def _waiting(self, match: Match, step: int, say: Say) -> Content:
        """The position in which the turn is to be played."""
        pictures, failed = await drawn(lambda: pictures_of(match, say), say)
        lines = [failed, say("lesson-play")]
        items: list[Button] = [*decision_buttons(match, say)]
        items.append(Controls(match.id).button("rules", say("button-rules")))
        return Content("\n".join(line for line in lines if line), pictures, items)

    async def _over(self, match: Match, step: int, say: Say) -> Content:
        """What the turn brought, and what would have been better."""
        last = step + 1 == len(TAUGHT[match.game.key].steps)
        verdict, played = None, True
        try:
            async with asyncio.timeout(_PATIENCE):
                verdict = await self._lessons.verdict(match)
            played = verdict is not None
        except (Closed, BrokenExecutor, TimeoutError) as error:
            log.warning("a turn of a guided match is not judged", match=match.id, why=repr(error))
        lines = self._told(match, verdict, say) if played else [say("lesson-left")]
        pictures, failed = await drawn(lambda: self._pictures(match, verdict, say), say)
        lines += [failed] if failed else []
        lines += [say("lesson-done")] if last and played else []
        items = [] if last else [_button(match, say, "next", step + 1, main=played)]
        if last:
            practice = Controls(0).button(
                "lesson-practice", say("button-lesson-practice"), match.game.key, style=ButtonStyle.success
            )
            items.append(practice)
        items.append(_button(match, say, "again", step))
        items.append(Controls(match.id).button("rules", say("button-rules")))
        return Content("\n".join(lines), pictures, items)

    @staticmethod
    def _told(match: Match, verdict: Verdict | None, say: Say) -> list[str]:
        """What the turn brought and, if that could be found out, what would have been better."""
        lines = [say("lesson-played"), *played_lines(match, match.sitters[0].player, say), ""]
        if verdict is None:
            return [*lines, say("lesson-unjudged", command=match.game.key)]
        reason = say(verdict.reason.key, **dict(verdict.reason.values))
        if not verdict.better:
            return [*lines, say("lesson-found", reason=reason)]
        return [*lines, say("lesson-better", action=_better(match, verdict, say), reason=reason)]

    @staticmethod
    def _pictures(match: Match, verdict: Verdict | None, say: Say) -> list[Picture]:
        """The table after the turn, and with what would have been better."""
        made = pictures_of(match, say)[:1]
        if verdict is not None and verdict.better:
            data = adapter_of(match.game.key).ghost(verdict.before, short_names(match, say), verdict.better)
            alt = say("lesson-better-alt", action=_better(match, verdict, say))
            made.append(Picture(data, f"{match.game.key}-better-{match.id}.png", alt))
        return made


def with_look(content: Content, match: Match, say: Say) -> Content:
    """A panel in a position of a guided match, with what to look at: it takes the place of what said so."""
    step = step_of(match)
    if step is None:
        return content
    look = say(f"{match.game.key}-learn-{TAUGHT[match.game.key].steps[step].topic}.look")
    return replace(content, text=f"{content.text}\n{look}")


def _better(match: Match, verdict: Verdict, say: Say) -> str:
    adapter = adapter_of(match.game.key)
    return say("list-break").join(
        adapter.action_text(verdict.before, action, say) for action in verdict.better
    )


def _button(match: Match, say: Say, what: str, step: int, *, main: bool = True) -> Button:
    """A button to a step; the id names the game, as it begins a match of its own."""
    style = ButtonStyle.primary if main and what == "next" else ButtonStyle.secondary
    return Controls(0).button("learn", say(f"button-lesson-{what}"), f"{match.game.key}.{step}", style=style)
