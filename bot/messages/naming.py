"""How messages name a match and its players."""

from __future__ import annotations

from bot.matches.match import Match
from bot.texts import Say, Who
from bot.wire.names import message_link, shown_name


def names_of(match: Match, say: Say) -> Who:
    """The players' names by seat, for a message."""
    return lambda seat: shown_name(match.sitters[seat].name, say)


def match_link(match: Match) -> str:
    """A link to a match's newest post; a try at the daily challenge has no post, so its command instead."""
    row = match.row
    if not match.kind.posted:
        return f"`/{match.kind.name}`"
    return message_link(row.server, row.post_channel or row.channel, row.post_message)
