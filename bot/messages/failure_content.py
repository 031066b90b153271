"""The private answers to failures, other than a refusal's own sentence."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.logs import error_id
from bot.matches.match import Match
from bot.messages.match_line import match_lines
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import what_counts
from bot.wire.components import Controls
from bot.wire.content import Content
from bot.wire.failures import Unsent
from storage.faults import Unwritable

log = structlog.get_logger()


class Which(Refusal):
    """The person plays several matches and did not say which one is meant.

    verb, rest: of the button that does the same in one of them.
    """

    def __init__(self, matches: Sequence[Match], verb: str, rest: str = "") -> None:
        super().__init__("match-which")
        self.matches = matches
        self.verb = verb
        self.rest = rest


def which_content(which: Which, player: int, say: Say) -> Content:
    """The matches that a player may mean, each with a button."""
    lines = [f"{number}. {line}" for number, line in enumerate(match_lines(which.matches, player, say), 1)]
    items = [
        Controls(each.id, each.version).button(which.verb, say("button-which", number=number), which.rest)
        for number, each in enumerate(which.matches[: len(lines)], 1)
    ]
    if len(which.matches) > len(lines):
        lines.append(say("matches-more", count=len(which.matches) - len(lines)))
    return Content("\n".join([say(which.key), *lines]), items=items)


def fault_content(interaction: discord.Interaction, error: BaseException, say: Say) -> Content:
    """Reports a fault of the bot's, with an id that is also in the log."""
    fault = error_id()
    log.error("fault", fault=fault, exc_info=error)
    done = what_counts(interaction)
    if isinstance(error, Unwritable) and not done:
        return Content(say("fault-disk", fault=fault))
    return Content(f"{done} {say('fault-done', fault=fault)}" if done else say("fault", fault=fault))


def unsaid_content(interaction: discord.Interaction, unsent: Unsent, say: Say) -> Content:
    """Replaces an answer that Discord did not accept."""
    log.warning("not shown", why=str(unsent))
    done = what_counts(interaction)
    return Content(f"{done} {say('not-shown-done')}" if done else say("not-shown"))
