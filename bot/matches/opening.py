"""Creates all new matches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot import codec
from bot.computers.sitting import computer_sitter
from bot.games.contract import BaseState, Game
from bot.matches import daily
from bot.matches.change import JOIN, OPEN, SET_UP, START, Entries, begun
from bot.matches.deadlines import ABANDONED, LOBBY_OPEN, armed
from bot.matches.decoding import decode
from bot.matches.kinds import MatchKind
from bot.matches.past import Past, dump_past, grown
from storage.matches import NOWHERE, MatchRow, Sitter


def lobby(
    kind: MatchKind,
    game: Game[Any, Any, Any],
    *,
    sitters: Sequence[Sitter],
    seats: int,
    seed: str,
    at: int,
    options: object | None = None,
    server: int | None = None,
    channel: int = NOWHERE,
    thread: bool = False,
    invited: Sequence[int] = (),
    pace: int | None = None,
    late: str = "skip",
    hints: bool = False,
    day: int | None = None,
) -> MatchRow:
    """A match that has not begun; its first sitter is the host.

    at: when it is opened, in Unix seconds.  options: the game's own, None for the usual ones.
    pace, late: see MatchRow; ignored for a match played alone, as nobody waits for the player.
    hints: whether there are any, if that may be chosen.
    day: given exactly if the kind ends with its day.
    """
    assert kind.ends_with_day == (day is not None), "a match has a day if its kind ends with one"
    closes = at + (ABANDONED if kind.alone else LOBBY_OPEN)
    return MatchRow(
        kind=kind.name,
        holds=kind.holds,
        game=game.key,
        server=server,
        channel=channel,
        host=sitters[0].player,
        status="lobby",
        wanted=seats,
        thread=thread,
        invited=json.dumps(list(invited)),
        options=codec.dump(options if options is not None else game.options()),
        seed=seed,
        version=1,
        created=at,
        pace=None if kind.alone else pace,
        late=late,
        hints=hints if kind.hints == "chosen" else kind.hints == "always",
        alarm=closes if day is None else daily.ends(day),
        day=day,
        sitters=tuple(sitters),
    )


def opened(
    row: MatchRow, kind: MatchKind, game: Game[Any, Any, Any], position: str | None = None
) -> tuple[MatchRow, Entries]:
    """The match with the first entries of its log; already begun if nobody else is to join.

    position: the stored state in which it begins, if that is not the game's first one.
    """
    entries: Entries = ((0, OPEN), *((seat, JOIN) for seat in range(1, len(row.sitters))))
    if kind.alone or len(row.sitters) == row.wanted:
        entries = (*entries, (0, START))
        first = begun(row, game)
        if position is not None:
            # No seat's, so that no export of a player's own entries has it.
            entries = (*entries, (None, f"{SET_UP} {position}"))
            first = replace(first, state=position)
        lobby, now = decode(row, game), decode(first, game)
        row = armed(lobby, now, entries, row.created)
    return replace(row, version=len(entries)), entries


def one_turn(
    kind: MatchKind,
    game: Game[Any, Any, Any],
    sitter: Sitter,
    *,
    seats: int,
    seed: str,
    at: int,
    options: object,
    position: str | None = None,
) -> tuple[MatchRow, Entries]:
    """A match in which one person has a turn; the other seats belong to computers that never move.

    position: see `opened`.
    """
    sitters = [sitter]
    while len(sitters) < seats:
        sitters.append(computer_sitter("easy", sitters))
    row = lobby(kind, game, sitters=sitters, seats=seats, seed=seed, at=at, options=options)
    return opened(row, kind, game, position)


def advanced(
    row: MatchRow, entries: Entries, game: Game[Any, Any, Any], notations: Sequence[str]
) -> tuple[MatchRow, Entries]:
    """A match that has begun, with what the seats on turn did before anybody looked."""
    state: BaseState | None = decode(row, game).state
    assert state is not None, "a lobby has no actions"
    turns: Past = ()
    for text in notations:
        (seat,) = game.to_move(state)
        action = game.parse(state, seat, text)
        entries = (*entries, (seat, game.notate(action)))
        before, state = state, game.apply(state, seat, action)
        turns = grown(game, turns, before, state)
    past = dump_past(game, turns) if notations else row.past
    return replace(row, state=codec.dump(state), past=past, version=len(entries)), entries
