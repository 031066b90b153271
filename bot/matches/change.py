"""What a step makes of a match: log entries and the match as it is after them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot import codec
from bot.matches.match import Match, Note
from storage.matches import MatchRow, ResultRow

# What is no action of a game is written to the log with one of these, so that it is never
# taken for a notation.
OPEN = "/open"
JOIN = "/join"
LEAVE = "/leave"
START = "/start"
STOP = "/stop"
OFFER = "/offer"
AGREE = "/agree"
DECLINE = "/decline"
UNDO = "/undo"
REPLACE = "/replace"
KICK = "/kick"
TIMEOUT = "/timeout"
PAUSE = "/pause"
RESUME = "/resume"
CLOSE = "/close"

Entries = tuple[tuple[int | None, str], ...]
"""Notations for the log, each with its seat; None for nobody at the table."""


@dataclass(frozen=True)
class Ask:
    """Who asks for a change: the player, Discord's interaction, and the version that was seen.

    seen is None for a typed command: it means the position as it stands.
    """

    player: int
    interaction: int | None = None
    seen: int | None = None


@dataclass(frozen=True)
class Change:
    """What a step makes of a match: log notations by seat, and the new row."""

    row: MatchRow
    entries: Entries
    results: tuple[ResultRow, ...] = ()


Step = Callable[[Match], Awaitable[Change]]
"""Judges a match as stored; raises Refusal when it may not be changed so."""


def noted(row: MatchRow, kind: str, seat: int) -> MatchRow:
    """The match with this to be told in its next post, which is a new one."""
    return replace(row, note=codec.dump(Note(kind, seat)), page=row.page + 1)


def ended(row: MatchRow, status: str, at: int) -> MatchRow:
    """The match over, for nobody's result."""
    page = row.page + 1 if row.status == "running" else row.page
    return replace(row, status=status, offer=None, ended=at, page=page)


def after(now: Match, before: Match, entries: Entries, at: int) -> Change:
    """The change to a new state; an offer lapses, and a finished match brings its results."""
    assert now.state is not None
    assert before.state is not None
    row = replace(now.row, state=codec.dump(now.state), offer=None, note=None)
    if now.active and row.host not in (row.sitters[seat].player for seat in now.active):
        # Hosting passes to the first seat that is still in.
        row = replace(row, host=row.sitters[now.active[0]].player)
    if now.state.turn != before.state.turn:
        row = replace(row, page=row.page + 1)
    outcome = now.game.outcome(now.state)
    if outcome is None:
        return Change(row, entries)
    row = replace(row, status="finished", ended=at)
    scores = now.game.scores(now.state)
    results = tuple(
        ResultRow(seat, sitter.player, sitter.name, outcome.places[seat], scores[seat])
        for seat, sitter in enumerate(row.sitters)
    )
    return Change(row, entries, results)
