"""The result of a finished match is made to count for nothing: by a moderator, or whoever runs the bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot import codec
from bot.matches.change import VOID, Ask, Change
from bot.matches.match import Match, Note
from bot.refusal import Refusal
from storage.matches import Entry

OWNER = 0
"""Who asks for it when whoever runs the bot does: no id of Discord's."""


def is_voided(log: Sequence[Entry]) -> bool:
    """Whether the result of a match was made to count for nothing."""
    return any(entry.notation == VOID for entry in log)


def check_own(found: Match, player: int) -> None:
    """Raises Refusal when it is the player's own result: one who lost would void it.

    A match that is played alone takes nothing from others.
    """
    if found.has_had(player) and not found.kind.alone:
        raise Refusal("void-own")


def voided(found: Match, ask: Ask, at: int, log: Sequence[Entry]) -> Change:
    """The result of a finished match counts for nothing from now on; its last post says so."""
    if found.outcome is None:
        raise Refusal("void-unfinished")
    if is_voided(log):
        raise Refusal("void-already")
    check_own(found, ask.player)
    note = Note("struck", 0) if ask.player == OWNER else Note("voided", 0, by=ask.player)
    # The page stays, so that the post is edited.
    row = replace(found.row, note=codec.dump(note))
    return Change(row, ((found.seat_of(ask.player), VOID),), voided=at)
