"""One of a person's open matches in a line: what tells it from the others, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.matches.match import Match
from bot.messages.naming import match_link
from bot.texts import Say, listed
from bot.wire.content import LAYOUT_LIMIT
from bot.wire.names import shown_name, timestamp

_MOST = 15  # more would be hard to choose from
_ROOM = LAYOUT_LIMIT - 300  # for them; the rest is for the sentences before and after, and for numbers


def match_lines(matches: Sequence[Match], player: int, say: Say) -> list[str]:
    """The lines of the first of somebody's matches, as many as fit into a message however long the names."""
    lines = [match_line(match, player, say) for match in matches[:_MOST]]
    while sum(map(len, lines)) > _ROOM:
        lines.pop()
    return lines


def match_line(match: Match, player: int, say: Say) -> str:
    """The line of a match in which this player sits."""
    seat = match.seat_of(player)
    others = [shown_name(each.name, say) for each in match.sitters if each.player != player]
    words: Mapping[str, str | int] = {
        "game": match.game.title,
        "names": listed(others, say),
        "others": len(others),
        "kind": match.kind.name,
        "link": match_link(match, say),
        "since": timestamp(match.row.created, "R"),
    }
    if not match.kind.posted:
        return say(f"matches-{match.kind.name}", **words)
    if match.in_lobby:
        return say("matches-lobby", **words)
    if seat in match.to_move:
        return say("matches-yours", **words) + paused(match, say)
    line = say("matches-theirs", **words, name=shown_name(match.sitters[match.to_move[0]].name, say))
    return line + paused(match, say)


def paused(match: Match, say: Say) -> str:
    """Says that a match's clock stands still, and until when; empty if it does not."""
    if not match.resting:
        return ""
    until = match.row.alarm
    return " " + (say("paused-open") if until is None else say("paused-until", at=timestamp(until, "f")))
