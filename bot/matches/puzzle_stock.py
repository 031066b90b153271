"""The stock of puzzles: which one people are shown, and where more come from as long as there are few."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot import codec
from bot.computers.minds import MINDS
from bot.computers.puzzling import Best, best_of, imagined, worth_a_thought
from bot.games.chance import pick
from bot.games.contract import Game
from bot.lessons.puzzles import prepared_puzzles
from bot.logs import error_id
from bot.matches import daily
from bot.matches.lookup import Lookup
from bot.matches.match import Match
from bot.matches.rating import Skill
from bot.matches.replay import states_of
from bot.thinking.asking import Closed, Thinking, Urgency
from storage.claims import ALONE, Claimed, Claims
from storage.matches import Entry
from storage.puzzles import PuzzleRow, PuzzleStore

log = structlog.get_logger()

STOCK = 21
"""So many puzzles of each game that nobody has been shown are enough."""
LEAST = 10
"""As long as there are fewer, and no match of people is left, computers play for more."""
RESERVE = 7
"""So many of them are left for the next days; others are there to practise."""
LOOKS = 100
"""So often is looked for puzzles of each game before there is a rest, should there be none to be found."""
OLD = 14 * 24 * 3600
"""Seconds since the end of a match before anything of it is a puzzle."""
_SEATS = (2, 3, 2, 4)
"""How many computers play in the matches for puzzles, in turns; a game alone has no second best player."""
_TRIES = 8  # positions of a match that are judged at most


@dataclass(frozen=True)
class Position:
    """The body of a stored puzzle.  Nothing in it leads to the match that it comes from, or to people.

    options, state: as stored with a match; what the seat on turn, the first, does not see was dealt anew.
    best, second: notations of the best move and the next best one.  margin: the points between them.
    """

    seats: int
    options: str
    state: str
    best: tuple[str, ...]
    second: tuple[str, ...]
    margin: float


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as people are shown it."""

    row: PuzzleRow
    position: Position

    @property
    def difficulty(self) -> Skill:
        """How hard it has proved to be."""
        return Skill(self.row.mu, self.row.sigma)


class PuzzleStock:
    """Gives people puzzles, and finds more of them, one match at a time.

    A game without any begins with those that were prepared.

    What is found is stored with how far the matches were looked through, so each is looked at once; one that
    was under way when the process ended is begun anew.
    clock: Unix seconds.  seed: gives a position the seed from which what is hidden is dealt.
    """

    def __init__(
        self,
        store: PuzzleStore,
        matches: Lookup,
        games: Mapping[str, Game[Any, Any, Any]],
        thinking: Thinking,
        *,
        clock: Callable[[], float] = time.time,
        seed: Callable[[], str] = secrets.token_hex,
        claims: Claims = ALONE,
    ) -> None:
        self._store = store
        self._matches = matches
        self._games = {key: game for key, game in games.items() if key in MINDS}
        self._thinking = thinking
        self._clock = clock
        self._seed = seed
        self._claims = claims

    async def of_today(self, game: str) -> Puzzle | None:
        """Today's puzzle of a game; None if there is none in stock."""
        day = daily.day_at(self._clock())
        row = await self._store.of_day(game, day)
        if row is None:
            await self._prepare(game)
            row = await self._store.of_day(game, day)
        return None if row is None else _puzzle(row)

    async def practice(self, game: str, player: int) -> Puzzle | None:
        """A puzzle whose best move a player does not know; None if there is none today."""
        row = await self._store.practice(game, player, RESERVE)
        return None if row is None else _puzzle(row)

    async def numbered(self, number: int) -> Puzzle | None:
        """A puzzle that somebody has been shown, by its number in the store."""
        row = await self._store.puzzle(number)
        return None if row is None else _puzzle(row)

    async def fill(self) -> None:
        """Looks for puzzles until there are enough of each game; each gets one before any gets a second.

        Does nothing while another process does so.  Raises Closed if the bot stops.
        """
        if not await self._claims.take(Claimed.PUZZLES):
            return
        try:
            short = list(self._games)
            for _ in range(LOOKS):
                short = [key for key in short if await self._look(key)]
        finally:
            self._claims.drop(Claimed.PUZZLES)

    async def _look(self, key: str) -> bool:
        """Looks for a puzzle of a game; returns whether another look may be needed."""
        unused = await self._store.unused(key)
        if unused == 0:
            await self._prepare(key)
            unused = await self._store.unused(key)
        if unused >= STOCK:
            return False
        found = await self._store.search(key, int(self._clock()) - OLD)
        if found is not None:
            body = None if found.match is None else await self._of_match(found.match)
            new = Skill()
            await self._store.searched(key, found.upto, body, new.mu, new.sigma)
            return True
        if unused < LEAST:
            await self._of_computers(key)
            return True
        return False

    async def _of_match(self, number: int) -> str | None:
        """The best position of a match as the body of a puzzle; None if it has none.  Raises Closed."""
        try:
            match = await self._matches.find(number)
            if match is None or not MINDS[match.game.key].has_points(match.options):
                return None
            entries = await self._matches.log(match)
            states = await asyncio.to_thread(_positions, match, entries)
            return await self._best(match.game, match.options, states)
        except Closed:
            raise
        except Exception:
            # It is passed over, or nothing would be found behind it.
            log.exception("no puzzle taken from a match", match=number, fault=error_id())
            return None

    async def _of_computers(self, key: str) -> None:
        """Adds a position from a match of computers, if it has one."""
        game, seed = self._games[key], self._seed()
        seats = [each for each in _SEATS if each in game.seats]
        options = game.options()
        number = seats[pick(len(seats), seed, "seats")]
        states = await self._thinking.ask(Urgency.PUZZLE, imagined, game, number, options, seed)
        body = await self._best(game, options, list(states))
        if body is not None:
            new = Skill()
            await self._store.add(key, body, new.mu, new.sigma)

    async def _best(self, game: Game[Any, Any, Any], options: Any, states: list[Any]) -> str | None:
        """The position that makes the best puzzle, of some from the beginning to the end."""
        found: list[tuple[bool, float, Any, Best]] = []
        for state in _spread(states):
            position = _anonymous(game, state, self._seed())
            best = await self._thinking.ask(Urgency.PUZZLE, best_of, game, position)
            if best is not None:
                # What nobody sees at a glance is more of a puzzle.
                found.append((not best.plain, best.margin, position, best))
        if not found:
            return None
        *_, position, best = max(found, key=lambda each: each[:2])
        best_notations, second = (tuple(map(game.notate, each)) for each in (best.actions, best.second))
        return _body(options, position, best_notations, second, best.margin)

    async def _prepare(self, key: str) -> None:
        """Puts the prepared puzzles into stock, if the game has never had any."""
        if key in self._games and not await self._store.has_had(key):
            bodies, new = await asyncio.to_thread(_prepared, self._games[key]), Skill()
            await self._store.begin_with(key, bodies, new.mu, new.sigma)


def _prepared(game: Game[Any, Any, Any]) -> list[str]:
    """The prepared puzzles of a game as bodies.  Slow: keep it off the event loop."""
    return [
        _body(game.options(), _bare(each.position.reached(game)), each.best, each.second, each.margin)
        for each in prepared_puzzles(game.key)
    ]


def _body(
    options: Any,
    state: Any,
    best: tuple[str, ...],
    second: tuple[str, ...],
    margin: float,
) -> str:
    """A puzzle as it is stored."""
    dumped = codec.dump(options), codec.dump(state)
    return codec.dump(Position(len(state.moved), *dumped, best, second, margin))


def _puzzle(row: PuzzleRow) -> Puzzle:
    return Puzzle(row, codec.load(Position, row.body))


def _bare(state: Any) -> Any:
    """The position with nothing of what happened before."""
    return replace(state, recent=())


def _positions(match: Match, entries: Sequence[Entry]) -> list[Any]:
    """The positions of a match that are worth a thought.  Slow: keep it off the event loop."""
    states = states_of(match, entries, whole=False)
    different: Iterator[Any] = (
        after for before, after in zip([None, *states], states, strict=False) if after not in (None, before)
    )
    return list(worth_a_thought(different))


def _anonymous(game: Game[Any, Any, Any], state: Any, seed: str) -> Any:
    """The position with all that its mover does not see dealt anew, and nothing of what happened before."""
    return _bare(game.redealt(state, state.seat, seed))


def _spread(states: list[Any]) -> list[Any]:
    if len(states) <= _TRIES:
        return states
    return [states[number * len(states) // _TRIES] for number in range(_TRIES)]
