"""Puzzles: a position in which one move is clearly best, the same for all, tried as often as one likes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot import codec
from bot.computers.puzzling import Worth, worth_of
from bot.games.contract import Game
from bot.matches import opening
from bot.matches.change import SET_UP, logged
from bot.matches.kinds import PUZZLE
from bot.matches.match import Match
from bot.matches.puzzle_stock import Puzzle, PuzzleStock
from bot.matches.rating import Skill, rated
from bot.matches.replay import states_of
from bot.matches.service import Matches
from bot.matches.verdicts import Verdicts
from bot.refusal import Refusal
from bot.thinking.asking import Thinking
from storage.matches import Entry, Sitter
from storage.puzzles import Estimate, PuzzleStore, SolverRow, SolvingRow

_SEED = "puzzle "


@dataclass(frozen=True)
class Try:
    """A try at a puzzle, as it stands.

    before: what its player saw.  best, second: the best move and the next best one.
    worth: what was played was worth; None if nothing was, or as long as that is not worked out.
    played: whether anything was.
    """

    puzzle: Puzzle
    solving: SolvingRow
    before: Any
    best: tuple[Any, ...]
    second: tuple[Any, ...]
    worth: Worth | None
    played: bool


class Puzzles:
    """Judges and counts people's tries at puzzles."""

    def __init__(
        self,
        store: PuzzleStore,
        stock: PuzzleStock,
        matches: Matches,
        games: Mapping[str, Game[Any, Any, Any]],
        thinking: Thinking,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._stock = stock
        self._store = store
        self._matches = matches
        self._games = games
        self._clock = clock
        self._verdicts: Verdicts[Worth] = Verdicts(thinking)

    async def current(self, puzzle: Puzzle, player: int) -> Match | None:
        """A player's newest try; None before the first."""
        solving = await self._store.solving(player, puzzle.row.number)
        return None if solving is None else await self._matches.find(solving.match)

    async def newest(self, player: int, game: str) -> Match | None:
        """A player's newest try at any puzzle of a game; None before the first."""
        number = await self._store.newest_try(player, game)
        return None if number is None else await self._matches.find(number)

    async def begin(self, puzzle: Puzzle, sitter: Sitter, interaction: int | None = None) -> Match:
        """The next try of who does not know the best move; the one before, if that is still played."""
        at, rules, position = int(self._clock()), self._games[puzzle.row.game], puzzle.position
        row, entries = opening.one_turn(
            PUZZLE,
            rules,
            sitter,
            seats=position.seats,
            # Nothing is dealt from it: the position has a seed of its own.
            seed=f"{_SEED}{puzzle.row.number}",
            at=at,
            options=codec.load(rules.options, position.options),
            position=position.state,
        )
        storing = self._store.begin(puzzle.row.number, row, logged(entries, interaction, at))
        return await self._matches.stored_once(storing, interaction)

    async def show(self, puzzle: Puzzle, player: int) -> None:
        """Lets a player who has tried know the best move; raises Refusal within a try and for others."""
        solving, newest = (
            await self._store.solving(player, puzzle.row.number),
            await self.current(puzzle, player),
        )
        if solving is None or not solving.tries or newest is None or newest.open:
            raise Refusal("puzzle-try-first")
        await self._store.show(player, puzzle.row.number)

    async def tried(self, match: Match) -> Try:
        """A try that is over, judged and counted.

        Raises Unjudged; then the next one who looks has it judged.
        """
        puzzle = await self.of(match)
        log = await self._matches.log(match)
        begins = next(at for at, entry in enumerate(log, 1) if entry.notation.startswith(SET_UP))
        states = await asyncio.to_thread(states_of, match, log)
        # Who leaves in the middle of the turn has not tried: the rest of it is not known.
        left = log[-1].notation.startswith("/")
        actions = [] if left else _actions(match, states[begins:], log[begins:])
        best, second = (
            _parsed(match.game, states[begins], notations)
            for notations in (puzzle.position.best, puzzle.position.second)
        )
        worth = await self._worth(match, states[begins], actions, best, second) if actions else None
        solving = await self._count(match, puzzle, worth)
        before = match.game.view(states[begins], 0)
        # What it has made of the puzzle's estimate.
        puzzle = await self._stock.numbered(puzzle.row.number) or puzzle
        return Try(puzzle, solving or SolvingRow(match.id), before, best, second, worth, bool(actions))

    async def settled(self, match: Match) -> bool:
        """Whether the player of a try knows the best move, once it is judged and counted if it is over.

        Raises Unjudged.
        """
        known = await self.solving(match)
        if known is not None and known.judged != match.id and not (known.over or match.open):
            known = (await self.tried(match)).solving
        return known is not None and known.over

    async def of(self, match: Match) -> Puzzle:
        """The puzzle that a match is a try at."""
        puzzle = await self._stock.numbered(int(match.row.seed.removeprefix(_SEED)))
        assert puzzle is not None, "a puzzle that was tried stays"
        return puzzle

    async def progress(self, puzzle: Puzzle, player: int) -> SolvingRow | None:
        """How far a player has come with a puzzle; None before the first try."""
        return await self._store.solving(player, puzzle.row.number)

    async def solving(self, match: Match) -> SolvingRow | None:
        """How far the player of a try has come with its puzzle."""
        puzzle = int(match.row.seed.removeprefix(_SEED))
        return await self._store.solving(match.sitters[0].player, puzzle)

    async def solver(self, player: int) -> SolverRow | None:
        """How well a player solves puzzles; None before the first try."""
        return await self._store.solver(player)

    async def _worth(
        self, match: Match, state: Any, actions: Sequence[Any], best: Sequence[Any], second: Sequence[Any]
    ) -> Worth:
        question = match.game, state, tuple(actions), tuple(best), tuple(second)
        return await self._verdicts.of(match.id, worth_of, *question)

    async def _count(self, match: Match, puzzle: Puzzle, worth: Worth | None) -> SolvingRow | None:
        player, number = match.sitters[0].player, puzzle.row.number
        if worth is None:
            return await self._store.solving(player, number)
        rate = _won if worth.right else _lost
        return await self._store.judged(player, number, match.id, rate, solved=worth.right)


def _won(solver: Estimate | None, puzzle: Estimate) -> tuple[Estimate, Estimate]:
    return _rated(solver, puzzle, (1, 2))


def _lost(solver: Estimate | None, puzzle: Estimate) -> tuple[Estimate, Estimate]:
    return _rated(solver, puzzle, (2, 1))


def _rated(solver: Estimate | None, puzzle: Estimate, places: tuple[int, int]) -> tuple[Estimate, Estimate]:
    """What a first try makes of the estimates: as if the solver and the puzzle had played each other."""
    before = (Skill() if solver is None else Skill(*solver), Skill(*puzzle))
    one, other = rated(before, places)
    return (one.mu, one.sigma), (other.mu, other.sigma)


def _actions(match: Match, states: Sequence[Any], log: Sequence[Entry]) -> list[Any]:
    """What was played, up to the first action that brought something unseen."""
    actions = []
    for before, after, entry in zip(states, states[1:], log, strict=False):
        if entry.notation.startswith("/"):
            break
        actions.append(match.game.parse(before, 0, entry.notation))
        if match.game.drew(before, after):
            break
    return actions


def _parsed(game: Game[Any, Any, Any], state: Any, notations: Sequence[str]) -> tuple[Any, ...]:
    actions = []
    for text in notations:
        actions.append(game.parse(state, 0, text))
        state = game.apply(state, 0, actions[-1])
    return tuple(actions)
