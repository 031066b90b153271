"""Puzzles that are known, and what their solvers play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot import codec
from bot.computers.minds import MINDS
from bot.lessons.games import TAUGHT
from bot.matches.match import Match
from bot.matches.puzzle_stock import Position, PuzzleStock
from bot.matches.puzzles import Puzzles
from bot.thinking.asking import Thinking
from storage.sql.database import Database
from storage.sql.puzzles import SqlPuzzleStore
from tests.matches.tables import GAMES, Table


def puzzles_of(table: Table, thinking: Thinking, clock: Callable[[], float]) -> tuple[Puzzles, PuzzleStock]:
    """Puzzles as after a start of the process, and the stock that they are from."""
    store = SqlPuzzleStore(table.database)
    held = PuzzleStock(store, table.matches, GAMES, thinking, clock=clock)
    return Puzzles(store, held, table.matches, GAMES, thinking, clock=clock), held


def moves(game: str, step: int = 1) -> tuple[Any, list[Any]]:
    """A prepared position, and the moves of its mover, those that seem best first."""
    rules, mind = GAMES[game], MINDS[game]
    state = rules.redealt(TAUGHT[game].steps[step].position.reached(rules), 0, f"puzzle of {game} {step}")
    position = mind.position.of(state)
    return state, [position.action(move) for move in mind.best(position, 10_000)]


def body(game: str, step: int = 1) -> str:
    """A puzzle, whose best move is what seems best at a glance."""
    state, actions = moves(game, step)
    prepared = TAUGHT[game].steps[step].position
    options = GAMES[game].options(**dict.fromkeys(prepared.options, True))
    best, second = (GAMES[game].notate(action) for action in (actions[0], actions[1]))
    return codec.dump(Position(2, codec.dump(options), codec.dump(state), (best,), (second,), 3.0))


async def stock(database: Database, *games: str, count: int = 1) -> None:
    """Puts so many puzzles of each of these games into the stock; different ones, as far as there are."""
    for game in games:
        for number in range(count):
            await SqlPuzzleStore(database).add(
                game, body(game, (number + 1) % len(TAUGHT[game].steps)), 25.0, 25 / 3
            )


def turn(match: Match, *, right: bool) -> list[str]:
    """The notations of a turn that is the best one, or as bad as any."""
    state, mind, notations = match.state, MINDS[match.game.key], list[str]()
    while not notations or (match.game.to_move(state) == (0,) and getattr(state, "midturn", False)):
        position = mind.position.of(state)
        order = mind.best(position, 10_000)
        action = position.action(order[0 if right or notations else -1])
        notations.append(match.game.notate(action))
        state = match.game.apply(state, 0, action)
    return notations
