"""Voiding the result of a finished match, by a moderator or whoever runs the bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot import codec
from bot.matches.change import VOID, Ask, Change
from bot.matches.match import Match, Note
from bot.refusal import Refusal
from storage.matches import Entry

OWNER = 0
"""Stands for whoever runs the bot as the asker; not an id of Discord's."""


def is_voided(log: Sequence[Entry]) -> bool:
    """Whether the result of a match was voided."""
    return any(entry.notation == VOID for entry in log)


def check_own(found: Match, player: int) -> None:
    """Raises Refusal for the player's own match, as a loser would void it.

    A match played alone is allowed: voiding it takes nothing from others.
    """
    if found.has_had(player) and not found.kind.alone:
        raise Refusal("void-own")


def voided(found: Match, ask: Ask, at: int, log: Sequence[Entry]) -> Change:
    """Makes the result of a finished match count for nothing; its last post says so."""
    if found.outcome is None:
        raise Refusal("void-unfinished")
    if is_voided(log):
        raise Refusal("void-already")
    check_own(found, ask.player)
    note = Note("struck", 0) if ask.player == OWNER else Note("voided", 0, by=ask.player)
    # The page stays, so that the post is edited.
    row = replace(found.row, note=codec.dump(note))
    return Change(row, ((found.seat_of(ask.player), VOID),), voided=at)
