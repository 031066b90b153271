"""The guided match of each game: positions in which somebody who learns it has one turn each."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from bot.computers.judging import judge
from bot.computers.mind import AHEAD, Reason, rather
from bot.computers.minds import MINDS
from bot.computers.puzzling import MARGINS
from bot.games.contract import Game
from bot.lessons.games import TAUGHT
from bot.lessons.prepared import Prepared
from bot.matches import opening
from bot.matches.change import logged
from bot.matches.computers import seen
from bot.matches.kinds import LESSON
from bot.matches.match import Match
from bot.matches.replay import states_of
from bot.matches.service import Matches
from bot.matches.verdicts import Verdicts
from bot.thinking.asking import Thinking
from storage.learners import LearnerStore
from storage.matches import Sitter

_SEED = "lesson"
ROUNDS = 80
"""How many guesses a judgement tries: after as few as for a look back, chance decides between good turns."""


@dataclass(frozen=True)
class Verdict:
    """What a computer player thinks of the turn that was played.

    before: what the seat saw when the turn began.
    better: what it would have played, as far as that can be planned; empty if what was played is as good.
    good: what was played gains something, and is nearly as good or gains as much for now.
    reason: for the better, or else for what was played.
    """

    before: Any
    better: tuple[Any, ...]
    good: bool
    reason: Reason


class Lessons:
    """Prepares the positions of the guided matches and judges what is played there."""

    def __init__(
        self,
        store: LearnerStore,
        matches: Matches,
        games: Mapping[str, Game[Any, Any, Any]],
        thinking: Thinking,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._matches = matches
        self._games = games
        self._clock = clock
        self._verdicts: Verdicts[Verdict] = Verdicts(thinking)

    async def current(self, player: int, game: str) -> Match | None:
        """The newest position of a player's guided match; None before the first."""
        number = (await self._store.learner(player, game)).match
        return None if number is None else await self._matches.find(number)

    async def begin(self, game: str, step: int, sitter: Sitter, interaction: int | None = None) -> Match:
        """A step of the guided match, counted from 0; the one before it, if that is still played."""
        at, rules, position = int(self._clock()), self._games[game], TAUGHT[game].steps[step].position
        row, entries = opening.one_turn(
            LESSON,
            rules,
            sitter,
            seats=2,
            seed=position.seed,
            at=at,
            options=rules.options(**dict.fromkeys(position.options, True)),
        )
        row, entries = await asyncio.to_thread(opening.advanced, row, entries, rules, position.notations)
        storing = self._store.begin(row, logged(entries, interaction, at))
        return await self._matches.stored_once(storing, interaction)

    async def verdict(self, match: Match) -> Verdict | None:
        """What a computer player thinks of the turn that was played in a step; None if none was.

        Raises Unjudged.
        """
        step = step_of(match)
        if step is None or match.open:
            return None
        log = await self._matches.log(match)
        prepared = _prepared(match, TAUGHT[match.game.key].steps[step].position)
        played = [entry.notation for entry in log[prepared:] if not entry.notation.startswith("/")]
        if not played:
            return None
        states = await asyncio.to_thread(states_of, match, log)
        views = seen(match.game, states[: prepared + 1], 0)
        actions = []
        for state, notation in zip(states[prepared:], played, strict=False):
            actions.append(match.game.parse(state, 0, notation))
        return await self._verdicts.of(match.id, judged, match.game.key, views, actions)


def step_of(match: Match) -> int | None:
    """Which step of the guided match this is, from 0; None if it belongs to an earlier release."""
    steps = enumerate(TAUGHT[match.game.key].steps)
    return next((number for number, step in steps if step.position.seed == match.row.seed), None)


def _prepared(match: Match, position: Prepared) -> int:
    """How many entries of the log came before anybody looked: seats, the start and what was played."""
    return len(match.sitters) + 1 + len(position.notations)


def judged(seconds: float, game: str, views: Sequence[Any], actions: Sequence[Any]) -> Verdict:
    """What the best computer player thinks of a turn of the seat whose views these are.

    views: up to the beginning of the turn.  seconds: not heeded, so that everybody's turn is judged alike.
    """
    mind = MINDS[game]
    # What is drawn within a turn may change the rest of it.
    part = actions[:1] if mind.draws_between else actions
    found = judge(math.inf, game, views, part, _SEED, ROUNDS)
    position = mind.guess(views, Random(_SEED))  # noqa: S311 -- it keeps no secret

    def reasons(actions: Sequence[Any]) -> Iterator[Reason]:
        return mind.reasons(views[-1], position, tuple(map(position.move, actions)))

    def merit(actions: Sequence[Any]) -> tuple[int, ...]:
        after = position.copy()
        for action in actions:
            after.play(after.move(action), Random(_SEED))  # noqa: S311 -- it keeps no secret
        return cast(tuple[int, ...], after.merit(position.seat))

    if found is None or not found.better:
        return Verdict(views[-1], (), good=True, reason=next(reasons(part), AHEAD))
    gained = merit(part)
    close = found.cost < MARGINS[game] or gained >= merit(found.better)
    good = close and gained > merit(()) and not found.decides
    return Verdict(views[-1], found.better, good=good, reason=rather(reasons(found.better), reasons(part)))
