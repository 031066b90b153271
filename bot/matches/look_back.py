"""A look back at a finished match: what was judged of it, and what that says.

Only what somebody decided and let stand is judged: neither what was undone, nor what was played for somebody
who was late or by a computer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any

from bot.computers.judging import Judged
from bot.computers.mind import Reason, rather
from bot.computers.minds import MINDS
from bot.matches.change import REPLACE, TIMEOUT
from bot.matches.match import Match
from bot.matches.replay import names_by_version, standing_of, states_of, undos_of
from storage.matches import Entry
from storage.sitters import kind_of

MOST_TURNS = 150
"""So many turns of a match are judged at most: evenly many of all its parts."""
COSTLIEST = 3
"""So many turns of each player are told."""
_REMARKABLE = 0.5  # points by which the best move of the match is better than others, at least


@dataclass(frozen=True)
class Part:
    """Actions of one seat in a row, in one turn, between which it learned nothing.

    turn: its number in the replay.  holder: who sat there, of those who ever did, from 0.
    begins: the version of the position.  at: how many positions of the match that stood came before.
    """

    turn: int
    seat: int
    holder: int
    begins: int
    at: int
    actions: tuple[Any, ...]


@dataclass(frozen=True)
class JudgedTurn:
    """What a turn was worth; see `Judged`.

    begins: the version of the position before the part of it that cost most.
    played, better: notations of that part.
    """

    turn: int
    seat: int
    holder: int
    begins: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    played_points: int
    better_points: int
    cost: float
    decides: bool
    found: bool
    ahead: float


@dataclass(frozen=True)
class LookBack:
    """What is worked out of a look back.

    planned: how many turns are to be judged.  looked: how many of these have been looked at.
    decided: how many turns somebody decided; more than planned in a very long match.
    judged: those of them in which there was a choice.
    course: for each turn of the replay, the estimated points of each seat; None once its player left.
    """

    planned: int
    decided: int
    course: tuple[tuple[float | None, ...], ...]
    looked: int = 0
    judged: tuple[JudgedTurn, ...] = ()

    @property
    def done(self) -> bool:
        """Whether nothing is left to judge."""
        return self.looked == self.planned

    def of(self, seat: int, holder: int) -> list[JudgedTurn]:
        """The turns of somebody."""
        return [turn for turn in self.judged if (turn.seat, turn.holder) == (seat, holder)]

    def best(self) -> JudgedTurn | None:
        """The move that beats the second best one by most, if by enough to speak of."""
        found = [turn for turn in self.judged if turn.found and turn.ahead >= _REMARKABLE]
        return max(found, key=lambda turn: turn.ahead, default=None)

    def told(self) -> list[JudgedTurn]:
        """The turns worth a look, in order: everybody's costliest ones and the best move."""
        people = dict.fromkeys((turn.seat, turn.holder) for turn in self.judged)
        wanted = [turn for each in people for turn in costliest(self.of(*each))]
        best = self.best()
        wanted += [] if best is None else [best]
        return sorted(wanted, key=lambda turn: turn.turn)


def costliest(turns: Sequence[JudgedTurn]) -> list[JudgedTurn]:
    """The turns in which most would have been won by another move, the costliest first."""
    missed = [turn for turn in turns if not turn.found]
    return sorted(missed, key=lambda turn: (not turn.decides, -turn.cost))[:COSTLIEST]


def turning_point(course: Sequence[Sequence[float | None]], winner: int) -> int | None:
    """The turn in which the winner's lead grew most, from when the winner went ahead for good.

    None for a match that was played alone, or in which nothing changed.
    """
    leads = [lead(points, winner) for points in course]
    behind = [turn for turn, ahead in enumerate(leads) if ahead is not None and ahead <= 0]
    since = behind[-1] if behind and behind[-1] < len(leads) - 1 else 0
    steps = [
        (after - before, -turn)
        for turn, (before, after) in enumerate(pairwise(leads), 1)
        if turn > since and before is not None and after is not None and after > before
    ]
    return -max(steps)[1] if steps else None


def lead(points: Sequence[float | None], seat: int) -> float | None:
    """By how many points a seat is ahead of the next best; None if it, or everybody else, has left."""
    own = points[seat]
    others = [each for other, each in enumerate(points) if other != seat and each is not None]
    return own - max(others) if own is not None and others else None


class Study:
    """A finished match as it is judged, played again from its log.  Slow: keep it off the event loop."""

    def __init__(self, match: Match, log: Sequence[Entry]) -> None:
        self._match = match
        self.key = match.game.key
        states = states_of(match, log, whole=False)
        undos = undos_of(enumerate(log, 1))
        self._standing = standing_of(states, undos)
        parts = list(self._parts(log, undos))
        self._turns = [list(turn) for _, turn in groupby(parts, key=lambda part: part.turn)]
        self.planned = _spread(self._turns, MOST_TURNS)

    def begun(self) -> LookBack:
        """The look back before anything is judged."""
        return LookBack(len(self.planned), len(self._turns), self._course())

    def views(self, part: Part) -> list[Any]:
        """What the seat had seen before this part."""
        game = self._match.game
        return [game.view(state, part.seat) for _, state in self._standing[: part.at + 1]]

    def judged(self, parts: Sequence[tuple[Part, Judged]]) -> JudgedTurn | None:
        """What a turn was worth, from its parts in which there was a choice."""
        if not parts:
            return None
        part, worst = max(parts, key=lambda each: (not each[1].found, each[1].decides, each[1].cost))
        notate = self._match.game.notate
        all_found = all(judged.found for _, judged in parts)
        return JudgedTurn(
            turn=part.turn,
            seat=part.seat,
            holder=part.holder,
            begins=part.begins,
            played=tuple(map(notate, part.actions)),
            better=tuple(map(notate, worst.better)),
            played_points=worst.played_points,
            better_points=worst.better_points,
            cost=round(sum(judged.cost for _, judged in parts), 2),
            decides=any(judged.decides for _, judged in parts),
            found=all_found,
            ahead=round(sum(judged.ahead for _, judged in parts), 2) if all_found else 0.0,
        )

    def _parts(self, log: Sequence[Entry], undos: Mapping[int, int]) -> Iterator[Part]:
        game, late = self._match.game, _late(log)
        made, seats = _made(len(log), undos), holders(self._match)
        open_: Part | None = None
        for at, ((begins, before), (version, now)) in enumerate(pairwise(self._standing)):
            if now is before:
                continue
            by = made[version]
            entry = log[by - 1]
            if open_ is not None and (entry.seat, now.turn) != (open_.seat, open_.turn):
                yield open_
                open_ = None
            if entry.notation.startswith("/") or entry.seat is None:
                continue
            holder = _holder(log, by, entry.seat, len(seats[entry.seat]))
            if by in late or kind_of(seats[entry.seat][holder]).automatic:
                continue
            action = game.parse(before, entry.seat, entry.notation)
            if open_ is None:
                open_ = Part(now.turn, entry.seat, holder, begins, at, (action,))
            else:
                open_ = replace(open_, actions=(*open_.actions, action))
            if game.drew(before, now):
                yield open_
                open_ = None
        if open_ is not None:
            yield open_

    def _course(self) -> tuple[tuple[float | None, ...], ...]:
        mind = MINDS[self.key]
        turns = [list(turn)[-1][1] for _, turn in groupby(self._standing, key=lambda each: each[1].turn)]
        found = []
        for state in turns:
            position = mind.position.of(state)
            found.append(
                tuple(
                    None if seat in state.left else round(mind.in_points(mind.standing(position, seat)), 2)
                    for seat in range(position.seats)
                )
            )
        return tuple(found)


@dataclass(frozen=True)
class Moment:
    """A turn that is looked back at.

    before: what its seat saw.  actions: what is drawn: the better way, or what was done if there is none.
    played, better: what everybody sees after either, and how many of its events came before.
    reason: why the better way is better; None if there is none.
    names: of all seats then.
    """

    before: Any
    actions: tuple[Any, ...]
    played: Any
    better: Any | None
    reason: Reason | None
    earlier: int
    names: tuple[str, ...]


def moment(match: Match, log: Sequence[Entry], turn: JudgedTurn) -> Moment:
    """A turn as it was and as it might have been.  Slow: keep it off the event loop."""
    game, seat = match.game, turn.seat
    state = states_of(match, log[: turn.begins], whole=False)[-1]
    assert state is not None

    def after(notations: Sequence[str]) -> tuple[Any, list[Any]]:
        then, actions = state, []
        for notation in notations:
            actions.append(game.parse(then, seat, notation))
            then = game.apply(then, seat, actions[-1])
        return then, actions

    view = game.view(state, seat)
    then, actions = after(turn.played)
    better, reason = None, None
    if turn.better:
        played = actions
        other, actions = after(turn.better)
        better = game.view(other, None)
        mind = MINDS[game.key]
        position = mind.position.of(state)
        reason = rather(
            *(mind.reasons(view, position, tuple(map(position.move, way))) for way in (actions, played))
        )
    return Moment(
        before=view,
        actions=tuple(actions),
        played=game.view(then, None),
        better=better,
        reason=reason,
        earlier=len(game.view(state, None).recent) if state.midturn else 0,
        names=names_by_version(match, len(log) + 1, list(enumerate(log, 1)))[turn.begins],
    )


def holder_names(match: Match, seat: int) -> list[str]:
    """The names of the players who ever had a seat, in order."""
    return [*(giver.name for giver in match.givers if giver.seat == seat), match.sitters[seat].name]


def holders(match: Match) -> list[list[int]]:
    """The players who ever had each seat, in order, by their numbers."""
    return [
        [*(giver.player for giver in match.givers if giver.seat == seat), sitter.player]
        for seat, sitter in enumerate(match.sitters)
    ]


def _holder(log: Sequence[Entry], version: int, seat: int, count: int) -> int:
    """Which of the holders of a seat made the entry of a version.  Old matches do not name all of them."""
    later = sum(entry.seat == seat and entry.notation.partition(" ")[0] == REPLACE for entry in log[version:])
    return max(0, count - 1 - later)


def _made(versions: int, undos: Mapping[int, int]) -> list[int]:
    """For each version, which one's entry led to its position: an undo leads to an earlier one's."""
    made = list(range(versions + 1))
    for version, back in sorted(undos.items()):
        made[version] = made[back]
    return made


def _late(log: Sequence[Entry]) -> set[int]:
    """The versions of what was played for somebody whose time was up: at once, and in the same moment."""
    late: set[int] = set()
    skipped: Entry | None = None
    for version, entry in enumerate(log, 1):
        if entry.notation == TIMEOUT:
            skipped = entry
        elif skipped is not None and (entry.seat, entry.at) == (skipped.seat, skipped.at):
            late.add(version)
        else:
            skipped = None
    return late


def _spread(turns: Sequence[list[Part]], most: int) -> list[list[Part]]:
    """All of them, or as many as allowed from the beginning to the end."""
    if len(turns) <= most:
        return list(turns)
    return [turns[number * len(turns) // most] for number in range(most)]
