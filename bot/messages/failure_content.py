"""The private answers to failures, other than a refusal's own sentence."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.logs import error_id
from bot.matches.match import Match
from bot.messages.naming import match_link
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.answers import what_counts
from bot.wire.components import Controls
from bot.wire.content import Content
from bot.wire.failures import Unsent
from bot.wire.names import timestamp
from storage.faults import Unwritable

log = structlog.get_logger()

_MOST_BUTTONS = 20  # Discord allows 25, but no more links fit into a message


class Which(Refusal):
    """The person plays several matches and did not say which one is meant.

    verb: the button that does the same for one of them.
    """

    def __init__(self, matches: Sequence[Match], verb: str) -> None:
        super().__init__("match-which")
        self.matches = matches
        self.verb = verb


def which_content(which: Which, say: Say) -> Content:
    """The matches that may be meant, each with a button."""
    numbered = list(enumerate(which.matches[:_MOST_BUTTONS], 1))
    items = [
        Controls(each.id, each.version).button(which.verb, say("button-which", number=number))
        for number, each in numbered
    ]
    links = [f"{number}. {match_link(each, say)} {_alone(each, say)}".strip() for number, each in numbered]
    return Content("\n".join([say(which.key), *links]), items=items)


def _alone(match: Match, say: Say) -> str:
    """What tells the matches of one person in one channel apart; empty for a match with others."""
    if not match.kind.alone:
        return ""
    return say("which-alone-since", kind=match.kind.name, since=timestamp(match.row.created, "R"))


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
