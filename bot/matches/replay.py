"""A match played again from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from bot import codec
from bot.games.contract import BaseState, Game
from bot.matches.change import AGREE, KICK, LEAVE, REPLACE, SET_UP, START, UNDO
from bot.matches.match import Match
from bot.matches.past import Past, grown
from storage.matches import Entry


@dataclass(frozen=True)
class Replay:
    """What everybody may see of a finished match, at its start and after each turn that stood.

    names: of the players at the end, by seat.  played: for each view, of those who had the seats when the
        turn began.
    """

    game: Game[Any, Any, Any]
    names: tuple[str, ...]
    views: tuple[Any, ...]
    played: tuple[tuple[str, ...], ...]

    @classmethod
    def of(cls, match: Match, states: Sequence[BaseState | None], log: Sequence[tuple[int, Entry]]) -> Replay:
        """The replay of a match from the states that `states_of` returns.

        log: its entries with their versions; those that changed nothing may be left out.
        """
        begun = standing_of(states, undos_of(log))
        turns = [list(turn) for _, turn in groupby(begun, key=lambda at: at[1].turn)]
        views = tuple(match.game.view(turn[-1][1], None) for turn in turns)
        names = names_by_version(match, len(states), log)
        played = tuple(names[turn[0][0]] for turn in turns)
        return cls(match.game, tuple(sitter.name for sitter in match.sitters), views, played)


def names_by_version(match: Match, versions: int, log: Sequence[tuple[int, Entry]]) -> list[tuple[str, ...]]:
    """The names of those who had the seats at each of so many versions, from 0."""
    later = [
        [*(giver.name for giver in match.givers if giver.seat == seat), sitter.name]
        for seat, sitter in enumerate(match.sitters)
    ]
    given = {version: entry.seat for version, entry in log if entry.notation.partition(" ")[0] == REPLACE}
    names = []
    for version in range(versions):
        seat = given.get(version)
        if seat is not None:
            # A record of an older version does not tell who had the seat before.
            later[seat] = later[seat][1:] or later[seat]
        names.append(tuple(each[0] for each in later))
    return names


def states_of(match: Match, log: Sequence[Entry], *, whole: bool = True) -> list[BaseState | None]:
    """The state at each version, from 0; None until the match begins.

    The last one equals the stored state, to the byte.
    whole: otherwise what was taken back without asking is not played again, so that the work is that of the
        match alone; a version of it then has the state before it.
    """
    states: list[BaseState | None] = [None]
    passed = frozenset() if whole else _passed(log)
    for version, entry in enumerate(log, 1):
        states.append(states[-1] if version in passed else step(match, states, entry))
    return states


def _passed(log: Sequence[Entry]) -> frozenset[int]:
    """The versions that somebody took back without asking: nothing unseen was drawn by them."""
    passed: set[int] = set()
    version = len(log)
    while version > 0:
        verb, _, rest = log[version - 1].notation.partition(" ")
        free = verb == UNDO and log[version - 2].notation != AGREE
        before = int(rest) if free else version - 1
        passed.update(range(before + 1, version))
        version = before
    return frozenset(passed)


def standing_of(states: Sequence[BaseState | None], undos: Mapping[int, int]) -> list[tuple[int, BaseState]]:
    """The states of a match that has begun, with their versions, without those that were taken back."""
    standing: list[tuple[int, BaseState]] = []
    for version, state in enumerate(states):
        back = undos.get(version, version)
        while standing and standing[-1][0] >= back:
            standing.pop()
        if state is not None:
            standing.append((version, state))
    return standing


def undos_of(log: Iterable[tuple[int, Entry]]) -> dict[int, int]:
    """The versions that took something back, each with the version it went back to."""
    verbs = ((version, *entry.notation.partition(" ")) for version, entry in log)
    return {version: int(rest) for version, verb, _, rest in verbs if verb == UNDO}


def past_of(match: Match, log: Sequence[Entry], states: Sequence[BaseState | None], version: int) -> Past:
    """The last turns at this version; states: those of all versions, from 0."""
    turns: Past = ()
    standing = standing_of(states[: version + 1], undos_of(enumerate(log[:version], 1)))
    for (_, before), (at, now) in pairwise(standing):
        if now is not before and not log[at - 1].notation.startswith(SET_UP):
            turns = grown(match.game, turns, before, now)
    return turns


def step(match: Match, states: Sequence[BaseState | None], entry: Entry) -> BaseState | None:
    """The state after one more entry; `states` holds those of all earlier versions."""
    game, state = match.game, states[-1]
    verb, _, rest = entry.notation.partition(" ")
    if verb == START:
        options = codec.load(game.options, match.row.options)
        state = game.setup(len(match.sitters), options, match.row.seed)
    elif verb == SET_UP:
        state = codec.load(game.state_type, rest)
    elif state is not None and entry.seat is not None:
        if verb == LEAVE:
            state = game.leave(state, entry.seat)
        elif verb == KICK:
            state = game.leave(state, int(rest))
        elif verb == UNDO:
            state = undone(match, states, int(rest))
        elif not verb.startswith("/"):
            state = game.apply(state, entry.seat, game.parse(state, entry.seat, entry.notation))
    return state


def undone(match: Match, states: Sequence[BaseState | None], back: int) -> BaseState:
    """The state of version `back` again; `states` holds those of all versions so far.

    If anything unseen was drawn since, everything unseen is shuffled again, so that nobody knows where
    the things they have seen are now.
    """
    state = states[back]
    assert state is not None
    later = [each for each in states[back:] if each is not None]
    if any(match.game.drew(one, other) for one, other in pairwise(later)):
        state = match.game.mixed(state, f"undo {len(states)}")
    assert state is not None
    return state
