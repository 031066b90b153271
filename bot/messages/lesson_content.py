"""A position of a guided match as a private answer: what to look at, and what the turn brought."""

from __future__ import annotations

from dataclasses import replace

from discord import ButtonStyle

from bot.computers.mind import AHEAD
from bot.lessons.games import TAUGHT
from bot.matches.lessons import Lessons, Verdict, step_of
from bot.matches.match import Match
from bot.matches.verdicts import Unjudged
from bot.messages.drawing import drawn
from bot.messages.one_turn import after_turn, asked, in_words, plan_picture, planned, rules_button
from bot.messages.position import played_lines
from bot.texts import Say
from bot.wire.components import Button, Controls
from bot.wire.content import Content, Picture


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
        if match.running:
            content = await asked(match, say, "", say("lesson-play"))
        else:
            content = await self._over(match, step, say)
        taught = TAUGHT[match.game.key]
        steps = taught.steps
        key = f"{match.game.key}-learn-{steps[step].topic}"
        head = await self.head(match, say)
        told = f"{say(key, **taught.figures)}\n{say(f'{key}.look')}" if match.running else ""
        content = replace(content, text="\n".join(line for line in (head, told, content.text) if line))
        return in_words(content, match, say) if words else content

    async def head(self, match: Match, say: Say) -> str:
        """See `privately.Private`; empty for a position of an earlier release."""
        step, steps = step_of(match), TAUGHT[match.game.key].steps
        if step is None:
            return ""
        topic = say(f"{match.game.key}-learn-{steps[step].topic}.title")
        return say("lesson-head", game=match.game.title, topic=topic, step=step + 1, steps=len(steps))

    async def _over(self, match: Match, step: int, say: Say) -> Content:
        """What the turn brought, and what would have been better."""
        last = step + 1 == len(TAUGHT[match.game.key].steps)
        try:
            verdict = await self._lessons.verdict(match)
            played = verdict is not None
        except Unjudged:
            verdict, played = None, True
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
        items.append(rules_button(match, say))
        return Content("\n".join(lines), pictures, items)

    @staticmethod
    def _told(match: Match, verdict: Verdict | None, say: Say) -> list[str]:
        """What the turn brought and, if that could be found out, what would have been better."""
        lines = [say("lesson-played"), *played_lines(match, match.sitters[0].player, say), ""]
        if verdict is None:
            return [*lines, say("lesson-unjudged", command=match.game.key)]
        reason = verdict.reason.text(say)
        if not verdict.better:
            found = say("lesson-found")
            return [*lines, found if verdict.reason == AHEAD else f"{found} {reason}"]
        action = planned(match, verdict.before, verdict.better, say)
        key = "lesson-good" if verdict.good else "lesson-better"
        return [*lines, say(key, action=action, reason=reason)]

    @staticmethod
    def _pictures(match: Match, verdict: Verdict | None, say: Say) -> list[Picture]:
        """The table after the turn, and with what would have been better."""
        made = after_turn(match, say)
        if verdict is not None and verdict.better:
            better = verdict.before, verdict.better
            made.append(plan_picture(match, *better, "better", "lesson-better-alt", say))
        return made


def with_look(content: Content, match: Match, say: Say) -> Content:
    """A panel in a position of a guided match, with what to look at: it takes the place of what said so."""
    step = step_of(match)
    if step is None:
        return content
    look = say(f"{match.game.key}-learn-{TAUGHT[match.game.key].steps[step].topic}.look")
    return replace(content, text=f"{content.text}\n{look}")


def _button(match: Match, say: Say, what: str, step: int, *, main: bool = True) -> Button:
    """A button to a step; the id names the game, as it begins a match of its own."""
    style = ButtonStyle.primary if main and what == "next" else ButtonStyle.secondary
    return Controls(0).button("learn", say(f"button-lesson-{what}"), f"{match.game.key}.{step}", style=style)
