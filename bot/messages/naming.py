"""How messages name a match and its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from bot.catalog import adapter_of
from bot.games.turns import Left
from bot.matches.match import GONE, Match
from bot.texts import Say, Who
from bot.wire.names import message_link, shown_name


def names_of(match: Match, say: Say) -> Who:
    """The players' names by seat, for a message."""
    return lambda seat: shown_name(match.sitters[seat].name, say)


def happened(match: Match, say: Say) -> str:
    """What happened in the newest turn, each event in the name of whoever sat there then.

    Why a seat was left is said by the note, if there is one.
    """
    adapter, state, view = adapter_of(match.game.key), match.state, match.view(None)
    assert state is not None
    if match.note is not None and match.note.kind in GONE:
        view = replace(view, recent=tuple(each for each in view.recent if not isinstance(each, Left)))
    given = [giver for giver in match.givers if giver.turn == state.turn]
    ends = sorted({giver.events for giver in given if giver.events < len(view.recent)})
    lines = []
    for begin, end in pairwise((0, *ends, len(view.recent))):
        names = [sitter.name for sitter in match.sitters]
        # The first of several who gave the seat away later had it then.
        for giver in reversed([each for each in given if begin < each.events]):
            names[giver.seat] = giver.name
        lines.append(adapter.events_text(view, partial(_shown, names, say), say, view.recent[begin:end]))
    return "\n".join(line for line in lines if line)


def _shown(names: Sequence[str], say: Say, seat: int) -> str:
    return shown_name(names[seat], say)


def match_link(match: Match) -> str:
    """A link to a match's newest post; a try at the daily challenge has no post, so its command instead."""
    row = match.row
    if not match.kind.posted:
        return f"`/{match.kind.name}`"
    return message_link(row.server, row.post_channel or row.channel, row.post_message)
