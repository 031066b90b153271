"""What a step makes of a match: log entries and the match as it is after them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import codec
from bot.games.contract import Game, Outcome
from bot.matches.match import Match, Note
from storage.matches import Entry, MatchRow, Sitter
from storage.results import Placing, Result

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
VOID = "/void"

_FAIR_PART = 4
_FAIR_LEAST = 2
# Five parts of a merit below this fit into the 63 bits that the store gives to a number.
_MERIT_BASE = 1000
_MERIT_PARTS = 5

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
    """What a step makes of a match: log notations by seat, the new row, and the result of its end.

    voided: when the result that is stored already was voided.
    """

    row: MatchRow
    entries: Entries
    result: Result | None = None
    voided: int | None = None


Step = Callable[[Match], Awaitable[Change]]
"""Judges a match as stored; raises Refusal when it may not be changed so."""


def begun(row: MatchRow, game: Game[Any, Any, Any]) -> MatchRow:
    """The match set up for those who sit down, in its first position."""
    options = codec.load(game.options, row.options)
    state = game.setup(len(row.sitters), options, row.seed)
    return replace(row, status="running", state=codec.dump(state), page=row.page + 1)


def logged(entries: Entries, interaction: int | None, at: int) -> list[Entry]:
    """The notations as entries of the log."""
    # The interaction stands on the first of its entries: once is enough to recognise it.
    return [
        Entry(seat, notation, interaction if number == 0 else None, at)
        for number, (seat, notation) in enumerate(entries)
    ]


def noted(row: MatchRow, kind: str, seat: int) -> MatchRow:
    """The match with this to be told in its next post, which is a new one."""
    return replace(row, note=codec.dump(Note(kind, seat)), page=row.page + 1)


def ended(row: MatchRow, status: str, at: int) -> MatchRow:
    """The match over, for nobody's result."""
    page = row.page + 1 if row.status == "running" else row.page
    return replace(row, status=status, offer=None, ended=at, page=page)


def after(now: Match, before: Match, entries: Entries, at: int, *, again: bool = False) -> Change:
    """The change to a new state; an offer lapses, and a finished match brings its results.

    again: the turn's beginning was taken back and is made anew, so it has had its post.
    """
    assert now.state is not None
    assert before.state is not None
    row = replace(now.row, state=codec.dump(now.state), offer=None, note=None)
    if now.active and row.host not in (row.sitters[seat].player for seat in now.active):
        # Hosting passes to the first seat that is still in.
        row = replace(row, host=row.sitters[now.active[0]].player)
    if now.state.turn != before.state.turn and not again:
        row = replace(row, page=row.page + 1)
    outcome = now.game.outcome(now.state)
    if outcome is None:
        return Change(row, entries)
    row = replace(row, status="finished", ended=at)
    return Change(row, entries, _result(now, outcome))


def fair_turns(match: Match) -> int:
    """The turns after which a seat is taken as played: a quarter of those that a seat usually has.

    In a lobby: if all its seats are taken.
    """
    seats = len(match.sitters) if match.begun else match.row.wanted
    return max(_FAIR_LEAST, -(-match.game.usual_turns(seats, match.options) // _FAIR_PART))


def is_ranked(match: Match) -> bool:
    """Whether the result of a match that ends like this counts for the ratings, unless it is voided.

    Not if somebody was taken out of it, nor if it is over too soon for those who were in it to the last: of
    those who left before, the last one only when there is nobody else to play with.
    """
    state = match.state
    assert state is not None
    if not match.kind.rated or match.row.removed or not all(each.kind.rated for each in match.sitters):
        return False
    last = match.active if len(match.active) > 1 else (*match.active, *match.left[-1:])
    return all(state.moved[seat] >= fair_turns(match) for seat in last)


def is_ranked_without(match: Match, seat: int) -> bool:
    """Whether the result would count if this seat left now."""
    return is_ranked(replace(match, state=match.game.leave(match.state, seat)))


def answerable(match: Match, seat: int) -> Sitter:
    """For whom the result of a seat counts that may have been given away.

    The newest of its players with a fair part of the turns on it, or else the first one: so a seat that
    goes badly cannot be given to somebody who just leaves with it, nor one that goes well to a friend.
    """
    state = match.state
    assert state is not None
    sitter = match.sitters[seat]
    givers = [giver for giver in match.givers if giver.seat == seat]
    if not givers:
        return sitter
    turns: dict[int, int] = {}
    begun = 0
    stays = [(giver.player, giver.moved) for giver in givers]
    for player, moved in (*stays, (sitter.player, state.moved[seat])):
        turns[player] = turns.get(player, 0) + moved - begun
        begun = moved
    players = (*(Sitter(giver.player, giver.name) for giver in givers), sitter)
    fair = fair_turns(match)
    return next((each for each in reversed(players) if turns[each.player] >= fair), players[0])


def _result(match: Match, outcome: Outcome) -> Result:
    assert match.state is not None
    scores = match.game.scores(match.state)
    solo = len(match.sitters) == 1
    placings = tuple(
        Placing(
            seat,
            player.player,
            player.name,
            outcome.places[seat],
            scores[seat],
            as_number(match.game.merit(match.state, seat)) if solo else 0,
        )
        for seat, player in enumerate(answerable(match, seat) for seat in range(len(match.sitters)))
    )
    return Result(is_ranked(match), match.state.turn, placings)


def as_number(merit: Sequence[int]) -> int:
    """The merit of a solo match as a number that orders like it: at most five numbers from 0 to 999."""
    number = 0
    for part in (*merit, *(0,) * (_MERIT_PARTS - len(merit))):
        if not 0 <= part < _MERIT_BASE:
            raise ValueError(f"{part} is outside what a merit holds")
        number = number * _MERIT_BASE + part
    return number
