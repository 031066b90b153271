"""Look backs: what is judged of a match and what is not, what they say, and that none is lost."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from bot import codec
from bot.computers.judging import Judged
from bot.games.iota.state import Options as IotaOptions
from bot.matches.look_back import (
    MOST_TURNS,
    JudgedTurn,
    LookBack,
    Part,
    Study,
    _spread,
    costliest,
    moment,
    turning_point,
)
from bot.matches.look_backs import MOST_EACH, LookBacks
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.thinking.asking import Closed, Thinking, Urgency
from storage.sql.look_backs import SqlLookBackStore
from tests.games.games import GAMES as SUBJECTS
from tests.matches.tables import ANNA, BEN, CLEO, GAMES, Table, ask, legal, mover, refused, waiting
from tests.matches.timed import Timed
from tests.thinking.here import Answer, Arguments

SKILLED = {subject.game.key: subject.skilled for subject in SUBJECTS}
GOOD = Judged((), 1, 1, 0.0, decides=False, found=True, ahead=2.0)


async def played(table: Table, match: Match, most: int = 10_000) -> Match:
    """The match some actions later, or at its end."""

    chance = Random(match.id)
    while match.running and most:
        seat, most = match.to_move[0], most - 1
        match = await table.act(match, match.game.notate(SKILLED[match.game.key](match.state, seat, chance)))
    return match


async def study(table: Table, match: Match) -> Study:
    return Study(match, await table.store.log(match.id))


def parts(of: Study) -> list[Part]:
    return [part for turn in of.planned for part in turn]


def notations(match: Match, of: Study) -> list[str]:
    return [match.game.notate(action) for part in parts(of) for action in part.actions]


# -- what is judged --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_every_action_of_a_match_is_judged_once_from_what_its_seat_had_seen(
    table: Table, game: str
) -> None:
    match = await played(table, await table.begun(2, game=game))
    found = await study(table, match)
    actions = [entry for entry in await table.notations(match) if not entry.startswith("/")]
    assert notations(match, found) == actions
    back = found.begun()
    assert match.state is not None
    assert len(back.course) == match.state.turn + 1
    assert (back.planned, back.decided) == (len(found.planned), len(found.planned))
    for part in parts(found):
        views = found.views(part)
        assert {view.viewer for view in views} == {part.seat}
        assert views[-1].seat == part.seat, "it is the seat's turn"
        assert part.turn in (views[-1].turn, views[-1].turn + 1)
    turns = [turn[0].turn for turn in found.planned]
    assert turns == sorted(set(turns))


async def test_what_was_undone_is_not_judged(table: Table) -> None:
    match = await played(table, await table.begun(2, game="rota"), 6)
    who, other = mover(match), waiting(match)
    undone = legal(match)[-1]
    match = await table.act(match, undone)
    match = await table.matches.undo(match.id, ask(who))
    match = await table.matches.answer(match.id, ask(other), agree=True)
    assert mover(match) == who
    stood = legal(match)[0]
    assert stood != undone
    match = await table.act(match, stood)
    judged = notations(match, await study(table, match))
    assert judged[-1] == stood
    assert len(judged) == 7


async def test_what_was_played_for_somebody_late_is_not_judged(timed: Timed) -> None:
    match = await played(timed.table, await timed.begun(game="iota"), 3)
    late = match.to_move[0]
    match = await timed.up(match)
    match = await played(timed.table, match, 2)
    found = parts(await study(timed.table, match))
    assert len(found) == 5
    assert [part.seat for part in found].count(late) == 2


async def test_a_seat_that_was_handed_over_is_judged_by_holder(table: Table) -> None:
    match = await played(table, await table.begun(2, game="rota"), 4)
    seat = match.to_move[0]
    giver = match.sitters[seat]
    match = await table.matches.hand_over(match.id, ask(giver), CLEO.player)
    match = await table.matches.take_over(match.id, CLEO, ask(CLEO))
    match = await played(table, match, 4)
    found = [(part.seat, part.holder) for part in parts(await study(table, match))]
    assert found[:4].count((seat, 0)) == 2
    assert found[4:].count((seat, 1)) == 2
    assert {holder for other, holder in found if other != seat} == {0}


async def test_computers_are_not_judged(table: Table) -> None:
    match = await table.matches.open("rota", server=1, channel=9, host=ANNA, seats=2, computers=["easy"])
    seat = match.seat_of(ANNA.player)
    for _ in range(6):
        if match.to_move == (seat,):
            match = await table.act(match, legal(match)[0])
        else:
            match = await table.matches.act_for_computer(match.id, match.version, (legal(match)[0],))
    found = parts(await study(table, match))
    assert [part.seat for part in found] == [seat] * 3


async def test_a_very_long_match_is_judged_in_samples_of_all_of_it() -> None:
    turns = [[Part(number, 0, 0, number, number, ())] for number in range(1000)]
    spread = [turn[0].turn for turn in _spread(turns, MOST_TURNS)]
    assert len(spread) == MOST_TURNS
    assert spread[0] == 0
    assert spread[-1] > 990
    assert {after - before for before, after in pairwise(spread)} <= {6, 7}
    assert _spread(turns[:MOST_TURNS], MOST_TURNS) == turns[:MOST_TURNS]


@pytest.mark.parametrize("game", GAMES)
async def test_a_turn_is_shown_as_it_was_and_as_it_might_have_been(table: Table, game: str) -> None:
    match = await played(table, await table.begun(2, game=game), 5)
    log = await table.store.log(match.id)
    found = await study(table, match)
    part = found.planned[-1][-1]
    other = legal(match)[0]
    judged = Judged(part.actions, 3, 5, 2.0, decides=False, found=False, ahead=0.0)
    told = found.judged([(part, judged)])
    assert told is not None
    assert told.better == told.played == tuple(map(match.game.notate, part.actions))
    then = moment(match, log, told)
    assert then.before == found.views(part)[-1]
    assert then.played == then.better
    assert then.played.viewer is None
    assert then.actions == part.actions
    assert then.earlier == 0, "all of what happened in it is told"
    assert then.names == ("Anna", "Ben")
    assert other


# -- what it says ----------------------------------------------------------------------------------


def turn(
    number: int, cost: float = 0.0, *, seat: int = 0, decides: bool = False, ahead: float = 0.0
) -> JudgedTurn:
    found = cost == 0 and not decides
    return JudgedTurn(
        number, seat, 0, number, ("a",), () if found else ("b",), 1, 2, cost, decides, found, ahead
    )


def test_the_costliest_turns_and_the_best_move_are_told_in_order() -> None:
    judged = (turn(1, 2.0), turn(3, 1.0), turn(5, 9.0), turn(7, 0.6, decides=True), turn(9, ahead=3.0))
    back = LookBack(5, 5, (), 5, (*judged, turn(2, 4.0, seat=1), turn(4, ahead=0.4, seat=1)))
    assert [each.turn for each in costliest(back.of(0, 0))] == [7, 5, 1]
    assert back.best() == judged[-1]
    assert [each.turn for each in back.told()] == [1, 2, 5, 7, 9]
    assert LookBack(1, 1, (), 1, (turn(1, ahead=0.1),)).best() is None


def test_the_turning_point_is_where_the_lead_grew_most_once_the_winner_went_ahead_for_good() -> None:
    early, late = (9.0, 0.0), (9.0, 12.0)
    assert turning_point([(0.0, 0.0), early, late, (14.0, 12.0), (17.0, 13.0), (17.0, 14.0)], 0) == 3
    assert turning_point([(0.0, 0.0), early, late, (14.0, 12.0), (25.0, 12.0)], 0) == 4
    assert turning_point([(0.0, 0.0), (3.0, 0.0), (3.0, 1.0), (9.0, 1.0)], 0) == 3, "always ahead"
    assert turning_point([(0.0, 0.0), (1.0, 5.0), (4.0, 5.0)], 0) == 2, "ahead by the rules only"
    assert turning_point([(0.0, 0.0), (3.0, 1.0), (4.0, None)], 0) == 1
    assert turning_point([(0.0,), (3.0,)], 0) is None
    assert turning_point([(0.0, 0.0), (0.0, 1.0)], 0) is None


async def test_the_parts_of_a_turn_are_told_as_one(table: Table) -> None:
    match = await played(table, await table.begun(2, game="rota"), 2)
    found = await study(table, match)
    one, other = parts(found)
    small = Judged(other.actions, 0, 1, 1.0, decides=False, found=False, ahead=0.0)
    large = Judged(one.actions, 0, 2, 2.5, decides=True, found=False, ahead=0.0)
    told = found.judged([(one, GOOD), (other, small)])
    assert told is not None
    assert (told.cost, told.found, told.ahead, told.begins) == (1.0, False, 0.0, other.begins)
    told = found.judged([(one, large), (other, small)])
    assert told is not None
    assert (told.cost, told.decides, told.begins) == (3.5, True, one.begins)
    assert found.judged([]) is None


# -- asked for, worked out, kept -------------------------------------------------------------------


class Bench(Thinking):
    """Finds everything good, and knows what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.fails_at: int | None = None
        self.error: BaseException = RuntimeError("a fault")

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        if len(self.asked) == self.fails_at:
            self.fails_at = None
            raise self.error
        assert urgency is Urgency.LOOK_BACK
        assert pickle.dumps((function, arguments)), "it may go to another process"
        self.asked.append(arguments)
        answer: Any = GOOD
        return cast(Answer, answer)

    def close(self) -> None:
        pass


def look_backs(table: Table, bench: Bench) -> LookBacks:
    """As after a start of the process."""
    return LookBacks(SqlLookBackStore(table.database), table.matches, table.store, bench)


async def test_it_is_worked_out_once_and_then_comes_from_the_store(table: Table) -> None:
    match = await played(table, await table.begun(2, game="rota"))
    bench = Bench()
    service = look_backs(table, bench)
    assert await service.kept(match.id) is None
    asked = await service.ask(match, ANNA.player)
    assert (asked.back, asked.done) == (None, False)
    await service.work()
    count = len(bench.asked)
    assert count == len(parts(await study(table, match)))
    for each in (service, look_backs(table, bench)):
        asked = await each.ask(match, BEN.player)
        assert asked.done
        assert asked.back is not None
        assert (asked.back.looked, len(asked.back.judged)) == (asked.back.planned, asked.back.planned)
        await each.work()
    assert len(bench.asked) == count
    assert codec.load(LookBack, codec.dump(asked.back)) == asked.back


@pytest.mark.parametrize("stop", [asyncio.CancelledError(), Closed()], ids=["cancelled", "closed"])
async def test_a_stop_in_the_middle_loses_nothing(table: Table, stop: BaseException) -> None:
    match = await played(table, await table.begun(2, game="rota"))
    bench = Bench()
    bench.fails_at, bench.error = 5, stop
    service = look_backs(table, bench)
    await service.ask(match, ANNA.player)
    with suppress(asyncio.CancelledError):
        await service.work()
    after = look_backs(table, bench)
    assert after.pending, "a start looks for what was under way"
    kept = await after.kept(match.id)
    assert kept is not None
    assert kept.back is not None
    assert 0 < kept.back.looked < kept.back.planned
    await after.work()
    assert len(bench.asked) - len(parts(await study(table, match))) in (0, 1), (
        "at most one turn is judged again"
    )
    asked = await after.ask(match, ANNA.player)
    assert asked.done


async def test_after_a_fault_it_goes_on_when_somebody_asks_again(table: Table) -> None:
    first = await played(table, await table.begun(2, game="rota"))
    second = await played(table, await table.begun(2, game="rota"))
    bench = Bench()
    bench.fails_at = 3
    service, told = look_backs(table, bench), asyncio.Event()

    async def tell() -> None:
        told.set()

    for match in (first, second):
        await service.ask(match, ANNA.player)
    service.watch(first.id, 1, tell)
    await service.work()
    await told.wait()
    kept, other = await service.kept(first.id), await service.kept(second.id)
    assert kept is not None
    assert kept.fault
    assert not kept.done
    assert other is not None
    assert other.done, "the others are not kept waiting"
    assert not (await service.ask(first, BEN.player)).fault
    await service.work()
    kept = await service.kept(first.id)
    assert kept is not None
    assert kept.done


async def test_a_store_that_fails_is_asked_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await played(table, await table.begun(2, game="rota"))
    service = look_backs(table, Bench())
    await service.ask(match, ANNA.player)
    with monkeypatch.context() as failing:
        failing.setattr(service, "_store", None)
        with pytest.raises(AttributeError):
            await service.work()
    assert service.pending
    await service.work()
    assert (await service.ask(match, ANNA.player)).done


async def test_a_match_that_was_not_about_points_has_none(table: Table) -> None:
    match = await table.matches.open(
        "iota", server=1, channel=7, host=ANNA, seats=2, computers=["easy"], options=IotaOptions(kids=True)
    )
    with refused("look-back-points", command="iota"):
        await look_backs(table, Bench()).ask(match, ANNA.player)


async def test_nobody_asks_for_too_many_at_once(table: Table) -> None:
    matches = [await table.begun(2, game="rota", channel=number) for number in range(MOST_EACH + 2)]
    service = look_backs(table, Bench())
    asked = await asyncio.gather(
        *(service.ask(match, ANNA.player) for match in matches), return_exceptions=True
    )
    assert [isinstance(each, Refusal) for each in asked] == [False] * MOST_EACH + [True] * 2


async def test_nobody_asks_for_too_many(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [await played(table, await table.begun(2, game="rota")) for _ in range(MOST_EACH + 1)]
    service = look_backs(table, Bench())
    for number, match in enumerate(matches[:-1]):
        assert (await service.ask(match, ANNA.player)).before == number
    with refused("look-back-own", most=MOST_EACH):
        await service.ask(matches[-1], ANNA.player)
    assert not (await service.ask(matches[0], ANNA.player)).done, (
        "what is wanted already may be asked for again"
    )
    monkeypatch.setattr("bot.matches.look_backs.MOST_WAITING", MOST_EACH)
    with refused("look-back-full"):
        await service.ask(matches[-1], BEN.player)
    await service.work()
    assert not (await service.ask(matches[-1], ANNA.player)).done
