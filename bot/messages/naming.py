"""How messages name a match and its players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any

from bot.catalog import adapter_of
from bot.games.turns import Left
from bot.matches.match import GONE, Match
from bot.matches.past import Past
from bot.pictures.adapter import lettered
from bot.texts import ENGLISH, Say, Who, in_language
from bot.wire.names import message_link, plain_name, short_name, shown_name


def names_of(match: Match, say: Say) -> Who:
    """The players' names by seat, for a message."""
    return partial(seat_name, [sitter.name for sitter in match.sitters], say)


def short_names(match: Match, say: Say) -> list[str]:
    """The players' names by seat, for pictures."""
    return [short_name(sitter.name, say) for sitter in match.sitters]


def happened(match: Match, say: Say, past: Past = ()) -> str:
    """What happened in these turns and the newest one, each event in the name of whoever sat there then.

    Why a seat was left is said by the note, if there is one.
    """
    assert match.state is not None
    events = match.view(None).recent
    if match.note is not None and match.note.kind in GONE:
        events = tuple(each for each in events if not isinstance(each, Left))
    turns = [*((each.turn, each.events) for each in past), (match.state.turn, events)]
    return "\n".join(line for turn, events in turns for line in _told(match, turn, events, say) if line)


def _told(match: Match, turn: int, events: Sequence[Any], say: Say) -> Iterator[str]:
    """What happened in one turn, in parts between which a seat was handed over."""
    given = [(giver, (giver.turn, giver.events)) for giver in match.givers if giver.turn is not None]
    ends = sorted({at for _, (number, at) in given if number == turn and at < len(events)})
    for begin, end in pairwise((0, *ends, len(events))):
        names = [sitter.name for sitter in match.sitters]
        # The first of several who gave the seat away later had it then.
        for giver, until in reversed(given):
            if (turn, begin) < until:
                names[giver.seat] = giver.name
        yield _events_text(match.game.key, match.view(None), tuple(events[begin:end]), tuple(names), say)


@lru_cache(maxsize=64)  # the answer, the post and the message that calls its player tell of the same turn
def _events_text(game: str, view: Any, events: Sequence[Any], names: Sequence[str], say: Say) -> str:
    return adapter_of(game).events_text(view, partial(seat_name, names, say), say, events)


def seat_name(names: Sequence[str], say: Say, seat: int) -> str:
    """The name of the player on a seat, for a message; names: by seat."""
    return name_at(names[seat], say, seat)


def name_at(name: str, say: Say, seat: int) -> str:
    """A player's name for a message, with the letter of the seat where the picture shows only that."""
    return lettered(shown_name(name, say), plain_name(name, say), seat)


def public_say(match: Match) -> Say:
    """Sentences in the language of a match's server, or of its player if it is in direct messages."""
    return in_language(match.row.language or ENGLISH)


def match_link(match: Match, say: Say) -> str:
    """A link to a match's newest post; for one that is not posted, the command that brings it back."""
    row = match.row
    if not match.kind.posted:
        return say(f"kind-command-{match.kind.name}", command=match.game.key)
    return message_link(row.server, row.post_channel or row.channel, row.post_message)
