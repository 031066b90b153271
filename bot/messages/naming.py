"""How messages name a match and those who sit at it."""

from __future__ import annotations

from bot.matches.match import Match
from bot.texts import Say, Who
from bot.wire.names import message_link, shown_name


def names_of(match: Match, say: Say) -> Who:
    """The names at a match's seats, for a message."""
    return lambda seat: shown_name(match.sitters[seat].name, say)


def match_link(match: Match) -> str:
    """A link to the newest post of a match; a try at a day's challenge has none, but its command."""
    row = match.row
    if not match.kind.posted:
        return f"`/{match.kind.name}`"
    return message_link(row.server, row.post_channel or row.channel, row.post_message)
