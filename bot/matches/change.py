"""What a step does to a match: the log entries it adds and the match that results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import codec
from bot.altered import altered
from bot.games.contract import Game
from bot.matches.decoding import dump_state
from bot.matches.match import Match, Note
from bot.matches.past import dump_past, grown
from storage.matches import NO_PAST, Entry, MatchRow, Sitter
from storage.results import Placing, Result

# Anything that is not an action of the game is logged with one of these.  The slash keeps it from
# being read as a notation.
OPEN = "/open"
JOIN = "/join"
SET = "/set"
LEAVE = "/leave"
START = "/start"
SET_UP = "/set-up"
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
VACATE = "/vacate"

_FAIR_PART = 4
_FAIR_LEAST = 2
# Five parts of a merit, each below this, fit into the 63 bits that the store gives a number.
_MERIT_BASE = 1000
_MERIT_PARTS = 5

Entries = tuple[tuple[int | None, str], ...]
"""Notations for the log, each with its seat; the seat is None for somebody not at the table."""


@dataclass(frozen=True)
class Ask:
    """Who asks for a change: the player, Discord's interaction, and the version the player saw.

    seen is None for a typed command, which applies to the match as it stands.
    """

    player: int
    interaction: int | None = None
    seen: int | None = None


@dataclass(frozen=True)
class Change:
    """What a step does to a match: the new row, the log entries, and the result if the match ended.

    voided: when the stored result was voided, in Unix seconds.
    seated: the person who sits down.
    """

    row: MatchRow
    entries: Entries
    result: Result | None = None
    voided: int | None = None
    seated: int | None = None


Step = Callable[[Match], Awaitable[Change]]
"""Judges a stored match and returns the change; raises Refusal if the change is not allowed."""


def begun(row: MatchRow, game: Game[Any, Any, Any]) -> MatchRow:
    """The match set up for its sitters, in its first position."""
    options = codec.load(game.options, row.options)
    state = dump_state(game.setup(len(row.sitters), options, row.seed))
    return replace(row, status="running", state=state, page=1, call_page=1, note=None, past=NO_PAST)


def calling(row: MatchRow) -> MatchRow:
    """The match with a new page, which calls the player to move."""
    return replace(row, page=row.page + 1, call_page=row.page + 1)


def logged(entries: Entries, interaction: int | None, at: int) -> list[Entry]:
    """The notations as entries of the log."""
    # Only the first entry carries the interaction: once is enough to recognise it.
    return [
        Entry(seat, notation, interaction if number == 0 else None, at)
        for number, (seat, notation) in enumerate(entries)
    ]


def noted(row: MatchRow, note: Note, *, calls: bool = True) -> MatchRow:
    """The match with this note in a new post; calls: whoever is to move has to be called anew."""
    row = replace(row, note=codec.dump(note))
    return calling(row) if calls else replace(row, page=row.page + 1)


def lobby_page(row: MatchRow) -> int:
    """The next page of a lobby.

    They count down from 0, so that the page of a post says whether it shows a lobby; -1 means no post.
    """
    return min(row.page, -1) - 1


def ended(row: MatchRow, status: str, at: int) -> MatchRow:
    """The match ended without a result."""
    page = row.page + 1 if row.status == "running" else row.page
    return replace(row, status=status, offer=None, ended=at, page=page)


def after(now: Match, before: Match, entries: Entries, at: int) -> Change:
    """The change to a new state.  A finished match brings its result.

    Offers lapse, but for the question whether a computer plays on: that stays open until it is answered.

    Nothing goes on without a person: when the last one leaves, the match is stopped.  So it is after the turn
    of a person who has only one.

    A turn that is over gets a post, which calls the next player; its earlier steps edit the post before.
    """
    assert now.state is not None
    assert before.state is not None
    new: dict[str, Any] = {
        "state": dump_state(now.state),
        "offer": None if now.vacant is None else now.row.offer,
        "note": None,
    }
    sitters, persons, page = now.row.sitters, now.persons, now.row.page + 1
    if persons and now.row.host not in [sitters[seat].player for seat in persons]:
        # The host left: the first person still in takes over.
        new["host"] = sitters[persons[0]].player
    early = _called_early(before) and len(now.state.left) == len(before.state.left)
    if not (early and now.state.midturn):
        new["past"] = dump_past(now.game, grown(now.game, before.turns, before.state, now.state))
    if _is_over(before, now) and not early and not (before.computer_to_move and now.computer_to_move):
        # Several computers in a row make one post, after the last of them.
        new |= {"page": page, "call_page": page}
    elif now.state.left != before.state.left:
        new["page"] = page
    row = altered(now.row, **new)
    if not persons or (now.kind.one_turn and _is_over(before, now)):
        return Change(ended(row, "stopped", at), entries)
    if now.game.outcome(now.state) is None:
        return Change(row, entries)
    row = altered(row, status="finished", ended=at, offer=None)
    return Change(row, entries, _result(now))


def _is_over(before: Match, now: Match) -> bool:
    """Whether a turn, or the match, is over with this change of the state."""
    assert before.state is not None
    assert now.state is not None
    if before.game.to_move(before.state) != now.game.to_move(now.state):
        return True
    acted = before.state.midturn or before.state.moved != now.state.moved
    return acted and not now.state.midturn


def _called_early(match: Match) -> bool:
    """Whether the first step of the turn in progress called the next player, as in earlier versions."""
    assert match.state is not None
    retracted = match.note is not None and match.note.kind == "retracted"
    return match.row.past is None and (match.state.midturn or retracted)


def fair_turns(match: Match) -> int:
    """How many turns a seat must take to count as played: a quarter of the usual number.

    For a lobby, the number if all its seats are taken.
    """
    seats = len(match.sitters) if match.begun else match.row.wanted
    return max(_FAIR_LEAST, -(-match.game.usual_turns(seats, match.options) // _FAIR_PART))


def never_counts(match: Match) -> str:
    """Why the match counts for no ratings, however it ends, as the key of a sentence; empty if it may."""
    if match.row.removed:
        return "post-removed"
    if not all(each.kind.rated for each in match.players):
        return "post-computer"
    return "post-hints" if match.row.hints else ""


def is_ranked(match: Match) -> bool:
    """Whether a match that ends like this counts for the ratings, unless it is voided.

    It does not if it had hints, if it began with a computer, if anybody was removed from it, or if somebody
    who stayed to the end has played too few turns.  When only one player is left, the last one to leave must
    have played enough as well.  Computers that play on for somebody are as if they were not there.
    """
    seats = range(len(match.sitters))
    if not match.kind.rated or never_counts(match):
        return False
    gone = departed(match)
    stayed = [seat for seat in seats if seat not in gone]
    last = stayed if len(stayed) > 1 else [*stayed, *gone[-1:]]
    return all(_moved(match, seat) >= fair_turns(match) for seat in last)


def is_ranked_without(match: Match, seat: int) -> bool:
    """Whether the result would count for the ratings if this seat left now."""
    return is_ranked(replace(match, state=match.game.leave(match.state, seat)))


def departed(match: Match) -> tuple[int, ...]:
    """The seats whose players have gone for good, the first to go first, though computers may play on."""
    order: list[int] = []
    for number in range(len(match.left) + 1):
        order += [giver.seat for giver in match.gone if giver.gone == number]
        order += match.left[number : number + 1]
    return tuple(dict.fromkeys(order))


def _moved(match: Match, seat: int) -> int:
    """The turns that people have begun on a seat."""
    assert match.state is not None
    went = {giver.seat: giver.moved for giver in match.gone}
    return went.get(seat, match.state.moved[seat])


def answerable(match: Match, seat: int) -> Sitter:
    """The person for whom a seat's result counts, given that the seat may have been handed over.

    It is the latest of its players who took a fair share of its turns, or else the first.  So nobody can
    hand a losing seat to somebody who then just leaves, or a winning one to a friend.
    """
    state = match.state
    assert state is not None
    givers = [giver for giver in match.givers if giver.seat == seat]
    players = [Sitter(giver.player, giver.name) for giver in givers]
    stays = [giver.moved for giver in givers]
    if not givers or givers[-1].gone is None:
        players.append(match.sitters[seat])
        stays.append(state.moved[seat])
    turns: dict[int, int] = {}
    begun = 0
    for each, moved in zip(players, stays, strict=True):
        turns[each.player] = turns.get(each.player, 0) + moved - begun
        begun = moved
    fair = fair_turns(match)
    return next((each for each in reversed(players) if turns[each.player] >= fair), players[0])


def places_of(match: Match) -> tuple[int, ...]:
    """The places of those for whom the seats count: who has gone comes last, whatever a computer reached."""
    assert match.state is not None
    return match.game.places(replace(match.state, left=departed(match)))


def _result(match: Match) -> Result:
    assert match.state is not None
    scores = [*match.game.scores(match.state)]
    for giver in match.gone:
        scores[giver.seat] = giver.score
    solo = len(match.sitters) == 1
    places = places_of(match)
    placings = tuple(
        Placing(
            seat,
            player.player,
            player.name,
            places[seat],
            scores[seat],
            as_number(match.game.merit(match.state, seat)) if solo else 0,
        )
        for seat, player in enumerate(answerable(match, seat) for seat in range(len(match.sitters)))
    )
    return Result(is_ranked(match), match.state.turn, placings)


def as_number(merit: Sequence[int]) -> int:
    """A merit, at most five numbers from 0 to 999, as one number with the same order."""
    number = 0
    for part in (*merit, *(0,) * (_MERIT_PARTS - len(merit))):
        if not 0 <= part < _MERIT_BASE:
            raise ValueError(f"{part} is outside what a merit holds")
        number = number * _MERIT_BASE + part
    return number
