"""Puzzles: stored like any match, one turn each, judged and counted once, with ratings of both sides."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot import codec
from bot.computers import puzzling
from bot.matches import verdicts
from bot.matches.kinds import PUZZLE
from bot.matches.match import Match
from bot.matches.privacy import Privacy
from bot.matches.puzzle_stock import RESERVE, Puzzle, PuzzleStock
from bot.matches.puzzles import Puzzles, Try
from bot.matches.rating import NEWCOMER, Skill
from bot.matches.verdicts import Unjudged
from bot.refusal import Refusal
from bot.thinking.asking import Urgency
from storage.matches import NOWHERE, Sitter
from storage.places import Sight
from storage.sql.privacy import SqlPrivacyStore
from tests.matches.puzzling import body, moves, puzzles_of, stock, turn
from tests.matches.tables import ANNA, BEN, GAMES, SERVER, Table, ask
from tests.matches.timed import DAY, Time
from tests.patience import PATIENT
from tests.thinking.here import Held, Here

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "ROUNDS", 8)


@dataclass(frozen=True)
class Desk:
    """Where puzzles are solved."""

    table: Table
    puzzles: Puzzles
    stock: PuzzleStock
    thinking: Here
    time: Time

    async def today(self, game: str = "axio") -> Puzzle:
        found = await self.stock.of_today(game)
        assert found is not None
        return found

    async def play(self, puzzle: Puzzle, who: Sitter, *, right: bool) -> Match:
        """A try that is played and not yet looked at."""
        match = await self.puzzles.begin(puzzle, who)
        return await self.table.matches.act(match.id, ask(who), *turn(match, right=right))

    async def tried(self, puzzle: Puzzle, who: Sitter, *, right: bool) -> Try:
        return await self.puzzles.tried(await self.play(puzzle, who, right=right))


@pytest_asyncio.fixture
async def desk(path: Path) -> AsyncIterator[Desk]:
    table, thinking, time = await Table.at(path), Here(), Time()
    await stock(table.database, *GAMES)
    yield Desk(table, *puzzles_of(table, thinking, time), thinking, time)
    await table.database.close()


@every_game
async def test_a_try_is_a_match_of_one_turn_in_a_position_that_was_not_dealt(desk: Desk, game: str) -> None:
    match = await desk.puzzles.begin(await desk.today(game), ANNA)
    await desk.table.is_sound(match)
    assert codec.dump(match.state) == codec.dump(moves(game)[0])
    assert (match.kind, match.to_move, match.row.channel) == (PUZZLE, (0,), NOWHERE)
    assert match.row.computer_at is None
    assert match.shown_to(Sight(ANNA.player))
    assert not match.shown_to(Sight(BEN.player, SERVER, frozenset((NOWHERE,))))
    over = await desk.table.matches.act(match.id, ask(ANNA), *turn(match, right=True))
    await desk.table.is_sound(over)
    assert (over.row.status, over.row.computer_at, over.row.alarm) == ("stopped", None, None)
    assert not await desk.table.results(over)


@every_game
async def test_the_best_move_is_right_and_a_bad_one_is_not(desk: Desk, game: str) -> None:
    puzzle = await desk.today(game)
    wrong = await desk.tried(puzzle, ANNA, right=False)
    assert wrong.worth is not None
    assert (wrong.worth.right, wrong.solving.tries, wrong.solving.over) == (False, 1, False)
    assert wrong.worth.cost > 0
    right = await desk.tried(puzzle, ANNA, right=True)
    assert right.worth is not None
    assert (right.worth.right, right.solving.tries, right.solving.solved) == (True, 2, True)
    assert right.best[0] == moves(game)[1][0]
    assert right.before == wrong.before
    assert desk.thinking.asked == [Urgency.HINT] * 2


async def test_whoever_played_does_not_wait_for_ever_and_the_try_is_judged_later(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, held = await desk.play(await desk.today(), ANNA, right=True), Held()
    busy, _ = puzzles_of(desk.table, held, desk.time)
    monkeypatch.setattr(verdicts, "_PATIENCE", 0.05)
    async with asyncio.timeout(PATIENT):
        with pytest.raises(Unjudged):
            await busy.tried(match)
        with pytest.raises(Unjudged):
            await busy.tried(match)
    assert held.waits == 1, "it is worked out once, and goes on"
    monkeypatch.setattr(verdicts, "_PATIENCE", PATIENT)
    held.let_go()
    tries = await asyncio.gather(busy.tried(match), busy.tried(match))
    assert [each.solving.tries for each in tries] == [1, 1]
    assert held.asked == [Urgency.HINT]


async def test_only_the_first_try_of_each_is_rated_and_both_sides_are(desk: Desk) -> None:
    puzzle = await desk.today()
    assert await desk.puzzles.solver(ANNA.player) is None
    first = await desk.tried(puzzle, ANNA, right=False)
    solver = await desk.puzzles.solver(ANNA.player)
    assert solver is not None
    assert (solver.tried, solver.solved) == (1, 0)
    assert solver.mu < 25.0 < first.puzzle.row.mu
    again = await desk.tried(puzzle, ANNA, right=True)
    after = await desk.puzzles.solver(ANNA.player)
    assert after is not None
    assert (after.mu, after.sigma, after.tried, after.solved) == (solver.mu, solver.sigma, 1, 1)
    assert again.puzzle.row.mu == first.puzzle.row.mu
    other = await desk.tried(puzzle, BEN, right=True)
    ben = await desk.puzzles.solver(BEN.player)
    assert ben is not None
    assert Skill(ben.mu, ben.sigma).rating > NEWCOMER
    assert other.puzzle.row.mu < first.puzzle.row.mu


async def test_a_try_is_judged_and_counted_once(desk: Desk) -> None:
    match = await desk.play(await desk.today(), ANNA, right=False)
    tries = await asyncio.gather(*(desk.puzzles.tried(match) for _ in range(3)))
    assert [each.solving.tries for each in tries] == [1, 1, 1]
    solver = await desk.puzzles.solver(ANNA.player)
    assert solver is not None
    assert solver.tried == 1


async def test_a_try_is_counted_though_the_bot_ended_before_it_was_judged(desk: Desk) -> None:
    puzzle = await desk.today()
    match = await desk.play(puzzle, ANNA, right=True)
    desk.thinking.close()
    with pytest.raises(Unjudged):
        await desk.puzzles.tried(match)
    assert await desk.puzzles.solver(ANNA.player) is None
    after, _ = puzzles_of(desk.table, Here(), desk.time)
    found = await after.current(puzzle, ANNA.player)
    assert found == match
    done = await after.tried(match)
    assert (done.solving.tries, done.solving.solved) == (1, True)


async def test_a_try_stays_until_its_turn_is_played_and_a_request_begins_one(desk: Desk) -> None:
    puzzle = await desk.today()
    match = await desk.puzzles.begin(puzzle, ANNA, 7)
    assert await desk.puzzles.begin(puzzle, ANNA, 8) == match
    over = await desk.table.matches.act(match.id, ask(ANNA), *turn(match, right=False))
    assert await desk.puzzles.begin(puzzle, ANNA, 7) == over
    assert (await desk.puzzles.begin(puzzle, ANNA, 9)).id != match.id


async def test_a_position_that_was_left_is_no_try(desk: Desk) -> None:
    puzzle = await desk.today()
    match = await desk.puzzles.begin(puzzle, ANNA)
    left = await desk.table.matches.leave(match.id, ask(ANNA))
    done = await desk.puzzles.tried(left)
    assert (done.played, done.worth, done.solving.tries) == (False, None, 0)
    assert not desk.thinking.asked


async def test_a_position_that_was_left_in_the_middle_of_the_turn_is_no_try(desk: Desk) -> None:
    puzzle = await desk.today("paperworld")
    match = await desk.puzzles.begin(puzzle, ANNA)
    state = match.state
    begun = next(action for action in match.actions(0) if match.game.apply(state, 0, action).midturn)
    match = await desk.table.matches.act(match.id, ask(ANNA), match.game.notate(begun))
    assert match.running
    done = await desk.puzzles.tried(await desk.table.matches.leave(match.id, ask(ANNA)))
    assert (done.played, done.worth, done.solving.tries) == (False, None, 0)


async def test_the_best_move_is_shown_to_who_has_tried_and_not_within_a_try(desk: Desk) -> None:
    puzzle = await desk.today()
    for _ in range(2):
        with pytest.raises(Refusal, match="puzzle-try-first"):
            await desk.puzzles.show(puzzle, ANNA.player)
        await desk.puzzles.begin(puzzle, ANNA)
    await desk.tried(puzzle, ANNA, right=False)
    await desk.puzzles.begin(puzzle, ANNA)
    with pytest.raises(Refusal, match="puzzle-try-first"):
        await desk.puzzles.show(puzzle, ANNA.player)
    await desk.tried(puzzle, ANNA, right=False)
    await desk.puzzles.show(puzzle, ANNA.player)
    solving = await desk.puzzles.progress(puzzle, ANNA.player)
    assert solving is not None
    assert (solving.tries, solving.shown, solving.over) == (2, True, True)


async def test_a_new_day_brings_another_at_the_hour_of_the_daily_challenge(desk: Desk) -> None:
    await stock(desk.table.database, "axio", count=2)
    today = await desk.today()
    match = await desk.puzzles.begin(today, ANNA)
    desk.time.now += DAY - desk.time.now % DAY - 1
    assert await desk.today() == today
    desk.time.now += 1
    tomorrow = await desk.today()
    assert tomorrow.row.number != today.row.number
    assert tomorrow.row.nth == today.row.nth + 1
    over = await desk.table.matches.act(match.id, ask(ANNA), *turn(match, right=True))
    assert (await desk.puzzles.tried(over)).solving.solved, "yesterday's can still be solved"
    desk.time.now += DAY
    assert await desk.today() is not None
    desk.time.now += DAY
    assert await desk.stock.of_today("axio") is None


async def test_practice_leaves_enough_for_the_next_days(desk: Desk) -> None:
    await stock(desk.table.database, "rota", count=RESERVE + 1)
    today = await desk.today("rota")
    await desk.tried(today, ANNA, right=True)
    more = await desk.stock.practice("rota", ANNA.player)
    assert more is not None
    assert more.row.day is None
    await desk.tried(more, ANNA, right=False)
    assert (await desk.stock.practice("rota", ANNA.player)) is not None, "it is not solved"
    await desk.puzzles.show(more, ANNA.player)
    assert await desk.stock.practice("rota", ANNA.player) is None


async def test_everything_about_a_solver_is_exported_and_forgotten(desk: Desk) -> None:
    puzzle = await desk.today("iota")
    await desk.tried(puzzle, ANNA, right=False)
    last = await desk.tried(puzzle, ANNA, right=True)
    await desk.tried(puzzle, BEN, right=True)
    privacy = Privacy(SqlPrivacyStore(desk.table.database), desk.table.matches)
    exported = await privacy.export(ANNA.player, lambda match, seat: "")
    data = json.loads(exported.data)
    assert data["puzzles"] == [
        {
            "game": "iota",
            "nth": 1,
            "day": puzzle.row.day,
            "match": last.solving.match,
            "tries": 2,
            "solved": True,
            "shown": False,
        }
    ]
    assert (data["puzzle_rating"]["tried"], data["puzzle_rating"]["solved"]) == (1, 1)
    hidden = json.loads(json.loads(body("iota"))["state"])
    assert hidden["seed"] not in exported.data.decode(), "the position is no entry of anybody's"

    async def shown(changed: object) -> None:
        await asyncio.sleep(0)

    await privacy.forget(ANNA.player, shown)
    assert await desk.puzzles.progress(puzzle, ANNA.player) is None
    assert await desk.puzzles.solver(ANNA.player) is None
    assert (await desk.puzzles.progress(puzzle, BEN.player)) is not None
    assert await desk.today("iota") == (await desk.stock.numbered(puzzle.row.number)), "the puzzle stays"
