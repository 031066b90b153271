"""The stock of puzzles: positions of finished matches without anything that leads back to them."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from bot import codec
from bot.computers.puzzling import Best, best_of, imagined
from bot.lessons.puzzles import prepared_puzzles
from bot.matches import puzzle_stock
from bot.matches.match import Match
from bot.matches.puzzle_stock import LEAST, OLD, STOCK, Position, PuzzleStock
from bot.thinking.asking import Closed, Thinking, Urgency
from storage.claims import Alone, Claimed
from storage.sql.puzzles import SqlPuzzleStore
from tests.games.games import GAMES as SUBJECTS
from tests.matches.puzzling import stock
from tests.matches.tables import GAMES, PEOPLE, Table, ask
from tests.thinking.here import Answer, Arguments

NOW = 1_700_000_000 + 2 * OLD
ROTA = {"rota": GAMES["rota"]}


class Bench(Thinking):
    """Finds the first move best in every position, or in none; knows what it was asked."""

    def __init__(self, *, finds: bool = True) -> None:
        self.finds = finds
        self.asked: list[Any] = []
        self.fails_at: int | None = None
        self.error: BaseException = RuntimeError("a fault")

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        assert urgency is Urgency.PUZZLE
        assert pickle.dumps((function, arguments)), "it may go to another process"
        question = cast(Callable[..., Any], function)
        if question is imagined:
            return function(1.0, *arguments)
        assert question is best_of
        if len(self.asked) == self.fails_at:
            self.fails_at = None
            raise self.error
        game, state = cast(tuple[Any, Any], arguments)
        self.asked.append(state)
        first, second = (action for action, _ in zip(game.actions(state, 0), range(2), strict=False))
        # The later, the clearer.
        best = Best((first,), (second,), margin=float(state.turn), plain=len(self.asked) % 2 == 0)
        return cast(Answer, best if self.finds else None)

    def close(self) -> None:
        pass


def stock_of(table: Table, bench: Thinking, now: int = NOW, seed: str = "fresh") -> PuzzleStock:
    """As after a start of the process."""
    store = SqlPuzzleStore(table.database)
    return PuzzleStock(store, table.matches, ROTA, bench, clock=lambda: now, seed=lambda: f"0{seed}")


async def finished(table: Table, channel: int = 2, seats: int = 2) -> Match:
    """A match of people, to its end."""
    match, chance = await table.begun(seats, game="rota", channel=channel), Random(channel)
    skilled = next(subject.skilled for subject in SUBJECTS if subject.game.key == "rota")
    while match.running:
        match = await table.act(match, match.game.notate(skilled(match.state, match.to_move[0], chance)))
    return match


async def found(table: Table) -> list[Position]:
    rows = await table.database.rows("select body from puzzles order by number")
    return [codec.load(Position, row["body"]) for row in rows]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers are not to play for more, and none were prepared."""
    monkeypatch.setattr(puzzle_stock, "LEAST", 0)
    monkeypatch.setattr(puzzle_stock, "prepared_puzzles", lambda game: [])


async def test_a_match_of_people_gives_one_position_of_the_first_seat(table: Table) -> None:
    match, bench = await finished(table), Bench()
    await stock_of(table, bench).fill()
    (position,) = await found(table)
    state: Any = codec.load(match.game.state_type, position.state)
    assert state in bench.asked
    assert 1 < len(bench.asked) <= 8
    assert (state.seat, state.midturn, position.seats) == (0, False, 2)
    hard = [each for number, each in enumerate(bench.asked, 1) if number % 2]
    assert state == hard[-1], "the clearest of those that are not plain"
    assert (position.best, position.margin) == (
        (match.game.notate(next(match.game.actions(state, 0))),),
        state.turn,
    )
    await stock_of(table, bench).fill()
    assert len(await found(table)) == 1, "each match is looked at once"


async def test_nothing_in_it_leads_back_to_the_match(table: Table) -> None:
    match = await finished(table)
    await stock_of(table, Bench()).fill()
    (row,) = await table.database.rows("select body from puzzles")
    assert match.row.seed not in row["body"]
    assert not [who for who in PEOPLE if who.name in row["body"] or str(who.player) in row["body"]]
    (position,) = await found(table)
    state: Any = codec.load(match.game.state_type, position.state)
    assert (state.seed, state.recent) == ("0fresh", ())
    assert "match" not in row["body"]
    columns = [each["name"] for each in await table.database.rows("pragma table_info(puzzles)")]
    assert columns == ["number", "game", "body", "people", "nth", "day", "mu", "sigma"]


async def test_what_its_mover_did_not_see_makes_no_difference(table: Table) -> None:
    match = await finished(table)
    subject = next(each for each in SUBJECTS if each.game.key == "rota")
    entries = await table.store.log(match.id)
    bench = Bench()
    made = stock_of(table, bench)
    states = puzzle_stock._positions(match, entries)
    others = [subject.redealt(state, 0, Random("other")) for state in states]
    assert others != states
    one = await made._best(match.game, match.options, states)
    bench.asked.clear()
    assert await made._best(match.game, match.options, others) == one


async def test_a_match_is_old_enough_before_anything_of_it_is_shown(table: Table) -> None:
    match = await finished(table)
    assert match.row.ended is not None
    await stock_of(table, Bench(), match.row.ended + OLD - 1).fill()
    assert not await found(table)
    await stock_of(table, Bench(), match.row.ended + OLD).fill()
    assert len(await found(table)) == 1


@pytest.mark.parametrize("stop", [asyncio.CancelledError(), Closed()], ids=["cancelled", "closed"])
async def test_a_stop_in_the_middle_loses_no_match_and_takes_none_twice(
    table: Table, stop: BaseException
) -> None:
    for channel in (2, 3):
        await finished(table, channel)
    bench = Bench()
    bench.fails_at, bench.error = 11, stop
    with suppress(asyncio.CancelledError, Closed):
        await stock_of(table, bench).fill()
    assert len(await found(table)) == 1, "the first match was done"
    again = Bench()
    await stock_of(table, again).fill()
    assert len(await found(table)) == 2
    assert len(again.asked) == 8, "only the second one is begun anew"


async def test_a_match_that_cannot_be_judged_is_passed_over(table: Table) -> None:
    for channel in (2, 3):
        await finished(table, channel)
    bench = Bench()
    bench.fails_at = 2
    with capture_logs() as logged:
        await stock_of(table, bench).fill()
    assert [each["event"] for each in logged] == ["no puzzle taken from a match"]
    assert len(await found(table)) == 1


async def test_a_match_that_cannot_be_read_is_passed_over(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await finished(table, 2)
    await finished(table, 3)
    find = table.matches.find

    async def found_or_not(number: int) -> Match | None:
        if number == broken.id:
            raise ValueError("no such state")
        return await find(number)

    monkeypatch.setattr(table.matches, "find", found_or_not)
    with capture_logs() as logged:
        await stock_of(table, Bench()).fill()
    assert [each["event"] for each in logged] == ["no puzzle taken from a match"]
    assert len(await found(table)) == 1


async def test_a_match_without_a_clear_move_gives_none_and_is_not_looked_at_again(table: Table) -> None:
    await finished(table)
    bench = Bench(finds=False)
    for _ in range(2):
        await stock_of(table, bench).fill()
    assert not await found(table)
    assert len(bench.asked) == 8


async def test_a_left_match_gives_only_what_came_before(table: Table) -> None:
    match, chance = await table.begun(3, game="rota"), Random("left")
    skilled = next(subject.skilled for subject in SUBJECTS if subject.game.key == "rota")
    while match.state is not None and (min(match.state.moved) < 4 or match.to_move != (1,)):
        match = await table.act(match, match.game.notate(skilled(match.state, match.to_move[0], chance)))
    match = await table.matches.leave(match.id, ask(PEOPLE[1]))
    while match.running:
        match = await table.act(match, match.game.notate(skilled(match.state, match.to_move[0], chance)))
    bench = Bench()
    await stock_of(table, bench).fill()
    assert bench.asked
    assert all(not state.left for state in bench.asked)


async def test_computers_play_for_it_while_there_are_too_few(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_stock, "LEAST", 2)
    await stock_of(table, Bench()).fill()
    positions = await found(table)
    assert len(positions) == 2
    rows = await table.database.rows("select people from puzzles")
    assert [row["people"] for row in rows] == [0, 0]
    game = GAMES["rota"]
    for position in positions:
        state: Any = codec.load(game.state_type, position.state)
        assert (position.seats, state.seat, state.recent) == (len(state.hands), 0, ())


async def test_enough_is_enough(table: Table) -> None:
    await stock(table.database, "rota", count=STOCK)
    await finished(table)
    bench = Bench()
    await stock_of(table, bench).fill()
    assert not bench.asked
    assert len(await found(table)) == STOCK


async def test_it_rests_though_nothing_is_found(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_stock, "LEAST", 1)
    monkeypatch.setattr(puzzle_stock, "LOOKS", 2)
    bench = Bench(finds=False)
    await stock_of(table, bench).fill()
    assert not await found(table)
    assert len(bench.asked) == 16, "two matches of computers"


async def test_what_another_process_looks_for_is_left_to_it(table: Table) -> None:
    class Taken(Alone):
        async def take(self, what: Claimed, *numbers: int) -> bool:
            assert what is Claimed.PUZZLES
            return False

    await finished(table)
    bench = Bench()
    made = stock_of(table, bench)
    made._claims = Taken()
    await made.fill()
    assert not bench.asked


async def test_a_game_begins_with_those_that_were_prepared(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_stock, "LEAST", 10)
    monkeypatch.setattr(puzzle_stock, "prepared_puzzles", prepared_puzzles)
    bench = Bench()
    made = stock_of(table, bench)
    await asyncio.gather(made.of_today("rota"), made.fill(), stock_of(table, bench).of_today("rota"))
    assert not bench.asked, "computers need not play for any"
    positions = await found(table)
    assert len(positions) == len(prepared_puzzles("rota")) > LEAST
    prepared = prepared_puzzles("rota")[0]
    state: Any = codec.load(GAMES["rota"].state_type, positions[0].state)
    assert (state.recent, positions[0].best) == ((), prepared.best)
    today = await made.of_today("rota")
    assert today is not None
    assert (today.row.nth, today.position) == (1, positions[0])
    assert await made.of_today("no such game") is None


async def test_a_game_that_has_had_puzzles_gets_no_prepared_ones(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_stock, "prepared_puzzles", prepared_puzzles)
    await stock(table.database, "rota")
    first = stock_of(table, Bench())
    assert await first.of_today("rota") is not None
    assert await stock_of(table, Bench(), NOW + 24 * 3600).of_today("rota") is None
    assert len(await found(table)) == 1
