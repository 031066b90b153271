"""A moderator makes the result of a finished match count for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot import codec
from bot.games.contract import Refusal
from bot.matches.change import VOID, Ask, Change
from bot.matches.match import Match, Note
from storage.matches import Entry


def is_voided(log: Sequence[Entry]) -> bool:
    """Whether a moderator made the result of a match count for nothing."""
    return any(entry.notation == VOID for entry in log)


def voided(found: Match, ask: Ask, at: int, log: Sequence[Entry]) -> Change:
    """The result of a finished match counts for nothing from now on; its last post says so."""
    if found.outcome is None:
        raise Refusal("void-unfinished")
    if is_voided(log):
        raise Refusal("void-already")
    # The page stays, so that the post is edited.
    row = replace(found.row, note=codec.dump(Note("voided", 0)))
    return Change(row, ((found.seat_of(ask.player), VOID),), voided=at)
