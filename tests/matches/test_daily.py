"""The daily challenge: the same tiles for all, unknown beforehand, one try, a day that ends, streaks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot import codec
from bot.matches import daily
from bot.matches.daily import Streak
from bot.matches.days import Days
from bot.matches.match import Match
from bot.matches.replay import states_of
from storage.heartbeat import Beat
from storage.matches import Sitter
from storage.sql.exclusions import SqlExclusionStore
from storage.sql.heartbeat import SqlHeartbeatStore
from tests.matches.challenge import FRIDAY, HOUR, THURSDAY, WEDNESDAY, Challenge, played
from tests.matches.tables import ANNA, BEN, CHANNEL, CLEO, DAN, PEOPLE, SERVER, STRANGER, ask, refused
from tests.matches.timed import Time

NOBODY = Sitter(998, "Yuri")


@pytest_asyncio.fixture
async def challenge(path: Path) -> AsyncIterator[Challenge]:
    made = await Challenge.at(path, Time())
    made.on(THURSDAY)
    yield made
    await made.table.database.close()


@pytest_asyncio.fixture
async def other(path: Path, challenge: Challenge) -> AsyncIterator[Challenge]:
    """Another process on the same file."""
    made = await Challenge.at(path, challenge.time)
    yield made
    await made.table.database.close()


def tiles(match: Match) -> str:
    """Everything that the day decides: the initial state."""
    return codec.dump(match.state)


# -- what a day is ---------------------------------------------------------------------------------


def test_a_day_goes_from_midnight_to_midnight_in_utc() -> None:
    begins = daily.starts(20240229)
    assert [daily.day_at(begins + step) for step in (-1, 0, 86399.9, 86400)] == [
        20240228,
        20240229,
        20240229,
        20240301,
    ]
    assert daily.ends(20241231) == daily.starts(20250101) == begins + 86400 * 307


def test_wednesdays_and_sundays_bring_axio_rota() -> None:
    first = date(2026, 11, 2)  # a Monday
    week = [first + timedelta(step) for step in range(7)]
    games = [daily.game_of(each.year * 10000 + each.month * 100 + each.day) for each in week]
    assert games == ["axio", "axio", "rota", "axio", "axio", "axio", "rota"]


# -- the same for all, and not to be known ---------------------------------------------------------


@pytest.mark.parametrize("day", [WEDNESDAY, THURSDAY])
async def test_all_get_the_same_set_up_and_the_same_draws(challenge: Challenge, day: int) -> None:
    challenge.on(day)
    one, two = await challenge.begin(ANNA), await challenge.begin(BEN, None)
    assert one.id != two.id
    assert one.game.key == daily.game_of(day)
    assert tiles(one) == tiles(two)
    texts = played(one, "alike")
    one = await challenge.table.matches.act(one.id, ask(ANNA), *texts)
    two = await challenge.table.matches.act(two.id, ask(BEN), *texts)
    assert one.outcome is not None
    assert tiles(one) == tiles(two)


async def test_different_days_differ(challenge: Challenge) -> None:
    dealt = set()
    for day in (20231113, 20231114, 20231116, 20231117):  # all of Axio
        challenge.on(day)
        dealt.add(tiles(await challenge.begin(ANNA)))
    assert len(dealt) == 4


async def test_two_stores_deal_the_same_day_differently(challenge: Challenge, tmp_path: Path) -> None:
    """So the tiles depend only on what was drawn and stored."""
    elsewhere = await Challenge.at(tmp_path / "elsewhere.db", challenge.time)
    assert tiles(await challenge.begin(ANNA)) != tiles(await elsewhere.begin(ANNA))
    await elsewhere.table.database.close()


async def test_a_day_is_drawn_once_whoever_asks_first(challenge: Challenge, other: Challenge) -> None:
    matches = await asyncio.gather(*(each.begin(who) for each in (challenge, other) for who in PEOPLE[:2]))
    assert len({tiles(match) for match in matches}) == 1
    rows = await challenge.table.database.rows("select day from days")
    assert [row["day"] for row in rows] == [THURSDAY]


# -- one try ---------------------------------------------------------------------------------------


async def test_presses_at_once_give_one_try(challenge: Challenge, other: Challenge) -> None:
    matches = await asyncio.gather(*(each.begin(ANNA) for each in (challenge, other) * 5))
    assert len({match.id for match in matches}) == 1
    database = challenge.table.database
    assert len(await database.rows("select 1 from matches")) == 1
    assert len(await database.rows("select 1 from dailies")) == 1
    assert len(await database.rows("select 1 from log")) == 2


async def test_the_same_click_delivered_twice_gives_one_try(challenge: Challenge) -> None:
    begin = challenge.days.begin
    one, two = await asyncio.gather(*(begin(ANNA, server=SERVER, interaction=7) for _ in range(2)))
    assert one.id == two.id


async def test_a_finished_or_ended_try_stays_the_only_one(challenge: Challenge) -> None:
    done = await challenge.finished(ANNA)
    given_up = await challenge.begin(BEN)
    await challenge.table.matches.leave(given_up.id, ask(BEN))
    for who, match in ((ANNA, done), (BEN, given_up)):
        again = await challenge.begin(who)
        assert again.id == match.id
        assert not again.open


async def test_a_try_is_a_usual_match_in_log_and_replay(challenge: Challenge) -> None:
    match = await challenge.finished(ANNA)
    log = await challenge.table.store.log(match.id)
    state = states_of(match, log)[-1]
    assert state is not None
    assert codec.dump(state) == match.row.state
    assert match.version == len(log)


async def test_a_try_takes_no_channel(challenge: Challenge) -> None:
    matches = challenge.table.matches
    await challenge.begin(ANNA)
    await challenge.begin(BEN)
    for channel in (0, CHANNEL):
        assert await matches.here(channel, "axio") is None
        assert await matches.last_here(channel, "axio") is None
    assert await challenge.table.messages.behind() == {}
    opened = await matches.open("axio", server=SERVER, channel=CHANNEL, host=ANNA, seats=1)
    assert [each.id for each in await matches.of(ANNA.player)] == [1, opened.id]


Action = Callable[[Challenge, Match], Awaitable[object]]
BARRED: dict[str, tuple[str, Action]] = {
    "undo": ("daily-undo", lambda c, m: c.table.matches.undo(m.id, ask(ANNA))),
    "replace": ("daily-fixed", lambda c, m: c.table.matches.hand_over(m.id, ask(ANNA), BEN.player)),
    "pause": ("daily-fixed", lambda c, m: c.table.matches.pause(m.id, ask(ANNA), 3)),
    "resume": ("daily-fixed", lambda c, m: c.table.matches.resume(m.id, ask(ANNA))),
    "kick": ("daily-fixed", lambda c, m: c.table.matches.kick(m.id, ask(ANNA), 100, alone=True)),
    "start": ("daily-fixed", lambda c, m: c.table.matches.start(m.id, ask(ANNA))),
    "answer": ("daily-fixed", lambda c, m: c.table.matches.answer(m.id, ask(ANNA), agree=True)),
    "void": ("daily-fixed", lambda c, m: c.table.matches.void(m.id, ask(ANNA))),
    "again": ("daily-fixed", lambda c, m: c.table.matches.again(m, ANNA, None)),
}


@pytest.mark.parametrize("name", BARRED)
async def test_what_a_try_does_not_have(challenge: Challenge, name: str) -> None:
    key, action = BARRED[name]
    match = await challenge.begin(ANNA)
    match = await challenge.table.matches.act(match.id, ask(ANNA), played(match, "")[0])
    with refused(key):
        await action(challenge, match)
    assert await challenge.table.newest(match) == match


STRANGE: dict[str, Action] = {
    "act": lambda c, m: c.table.matches.act(m.id, ask(STRANGER), played(m, "")[0]),
    "act on a version": lambda c, m: c.table.matches.act(m.id, ask(STRANGER, m), played(m, "")[0]),
    "join": lambda c, m: c.table.matches.join(m.id, STRANGER, ask(STRANGER)),
    "leave": lambda c, m: c.table.matches.leave(m.id, ask(STRANGER)),
    "stop": lambda c, m: c.table.matches.stop(m.id, ask(STRANGER), moderator=True),
    "undo": lambda c, m: c.table.matches.undo(m.id, ask(STRANGER)),
    "take over": lambda c, m: c.table.matches.take_over(m.id, STRANGER, ask(STRANGER)),
    "kick": lambda c, m: c.table.matches.kick(m.id, ask(STRANGER), 100, alone=True),
    "void": lambda c, m: c.table.matches.void(m.id, ask(STRANGER)),
}


@pytest.mark.parametrize("name", STRANGE)
async def test_for_others_there_is_no_such_match(challenge: Challenge, name: str) -> None:
    match = await challenge.begin(ANNA)
    with refused("match-gone"):
        await STRANGE[name](challenge, match)
    assert await challenge.table.newest(match) == match


# -- the end of the day ----------------------------------------------------------------------------


async def test_midnight_ends_a_try_without_result(challenge: Challenge) -> None:
    match = await challenge.begin(ANNA)
    texts = played(match, "")
    challenge.on(THURSDAY, 23.999)
    match = await challenge.table.matches.act(match.id, ask(ANNA), *texts[:3])
    challenge.on(THURSDAY, 24)
    with refused("daily-over"):  # the clock has not looked yet
        await challenge.table.matches.act(match.id, ask(ANNA), texts[3])
    assert await challenge.clock.due() == [match.id]
    due = await challenge.clock.judge(match.id, 0)
    assert due is not None
    assert (due.match.row.status, due.match.row.alarm) == ("stopped", None)
    assert await challenge.clock.due() == []
    with refused("daily-over"):
        await challenge.table.matches.act(match.id, ask(ANNA), texts[3])
    assert await challenge.dailies.finished(ANNA.player) == []
    today = await challenge.begin(ANNA)
    assert (today.id, today.row.day) == (match.id + 1, daily.moved_by(THURSDAY, 1))


async def test_nothing_that_is_played_moves_the_end_of_the_day(challenge: Challenge) -> None:
    match = await challenge.begin(ANNA)
    end = daily.ends(THURSDAY)
    for text in played(match, "")[:3]:
        assert match.row.alarm == end
        match = await challenge.table.matches.act(match.id, ask(ANNA), text)
    assert match.row.alarm == end
    assert await challenge.clock.judge(match.id, 0) is None


async def test_a_finished_try_is_due_no_more(challenge: Challenge) -> None:
    match = await challenge.finished(ANNA)
    challenge.on(THURSDAY, 25)
    assert match.row.alarm is None
    assert await challenge.clock.due() == []
    with refused("daily-finished"):
        await challenge.table.matches.act(match.id, ask(ANNA), "rb E5 F5")


# -- results ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("day", [WEDNESDAY, THURSDAY])
async def test_a_finished_try_is_on_the_boards_of_its_day_and_nowhere_else(
    challenge: Challenge, day: int
) -> None:
    challenge.on(day)
    match = await challenge.finished(ANNA)
    state = match.state
    board = await challenge.days.board(day, SERVER, ANNA.player, limit=5)
    assert board.own is not None
    assert (board.own.place, board.own.score, board.size) == (1, match.game.scores(state)[0], 1)
    points = await challenge.days.points(match)
    assert sum(points) == sum(match.game.merit(state, 0))
    assert len(points) == match.version - 2
    assert json.loads(board.own.points) == points
    database = challenge.table.database
    assert await database.rows("select 1 from results") == []
    assert await database.rows("select 1 from placings") == []
    assert (await challenge.days.board(daily.moved_by(day, -1), None, ANNA.player, limit=5)).size == 0


async def test_a_try_of_a_server_that_is_kept_out_is_not_the_worlds(challenge: Challenge) -> None:
    exclusions = SqlExclusionStore(challenge.table.database)
    for who, server in ((ANNA, SERVER), (BEN, SERVER + 1), (CLEO, None)):
        await challenge.finished(who, server)

    async def world() -> set[int]:
        return {line.player for line in (await challenge.days.board(THURSDAY, None, 0, limit=9)).lines}

    await exclusions.exclude("server", SERVER, 1)
    assert await world() == {BEN.player, CLEO.player}
    assert (await challenge.days.board(THURSDAY, SERVER, ANNA.player, limit=9)).own is not None
    await challenge.dailies.count_on(THURSDAY, SERVER + 1, ANNA.player)
    assert await world() == {ANNA.player, BEN.player, CLEO.player}, "shared where it counts"
    await exclusions.exclude("server", SERVER + 1, 1)
    assert await world() == {CLEO.player}
    await exclusions.include("server", SERVER)
    assert await world() == {ANNA.player, CLEO.player}


async def test_the_better_markers_come_first_and_equal_ones_share_a_place(challenge: Challenge) -> None:
    texts = played(await challenge.begin(ANNA), "alike")
    for who in (ANNA, BEN):
        match = await challenge.begin(who, None)
        await challenge.table.matches.act(match.id, ask(who), *texts)
    for who in (CLEO, DAN):
        await challenge.finished(who)
    await challenge.begin(STRANGER)  # unfinished
    given_up = await challenge.begin(NOBODY)
    await challenge.table.matches.leave(given_up.id, ask(NOBODY))
    board = await challenge.days.board(THURSDAY, None, ANNA.player, limit=9)
    matches = [await challenge.days.attempt(THURSDAY, line.player) for line in board.lines]
    merits = [each.game.merit(each.state, 0) for each in matches if each is not None]
    assert merits == sorted(merits, reverse=True)
    assert [line.place for line in board.lines] == [1 + sum(b > a for b in merits) for a in merits]
    assert {line.player: line.place for line in board.lines}[ANNA.player] == board.own.place  # type: ignore[union-attr]  # she finished
    assert len({line.place for line in board.lines if line.player in (ANNA.player, BEN.player)}) == 1
    assert board.size == 4


# -- streaks ---------------------------------------------------------------------------------------

TODAY = 20240302


@pytest.mark.parametrize(
    ("finished", "failed", "streak"),
    [
        ([], False, (0, 0)),
        ([TODAY], False, (1, 1)),
        ([20240228, 20240229, 20240301], False, (3, 3)),
        ([20240228, 20240229, 20240301, TODAY], False, (4, 4)),
        ([20240228, 20240229, 20240301], True, (0, 3)),
        ([20240228, 20240229], False, (0, 2)),
        ([20240201, 20240202, 20240203, 20240229, TODAY], False, (1, 3)),
        ([20231230, 20231231, 20240101, 20240103], False, (0, 3)),
    ],
)
def test_streaks(finished: list[int], failed: bool, streak: tuple[int, int]) -> None:
    assert daily.streak(finished, TODAY, failed=failed) == Streak(*streak)


@pytest.mark.parametrize(
    ("finished", "down", "failed", "streak"),
    [
        ([20240228, 20240301], {20240229}, False, (2, 2)),
        ([20240226, 20240301, TODAY], {20240227, 20240228, 20240229}, False, (3, 3)),
        ([20240226, 20240301, TODAY], {20240227, 20240229}, False, (2, 2)),
        ([20240229], {20240301}, False, (1, 1)),
        ([20240228], {20240301}, False, (0, 1)),
        ([20240229], {20240301}, True, (0, 1)),
        ([20240301], {TODAY}, True, (1, 1)),
        ([20240229, 20240301], {20240229}, False, (2, 2)),
        ([20240301], {20240229, 20240228}, False, (1, 1)),
        ([], {20240301}, False, (0, 0)),
    ],
)
def test_a_day_on_which_the_bot_was_down_harms_nobodys_streak(
    finished: list[int], down: set[int], failed: bool, streak: tuple[int, int]
) -> None:
    assert daily.streak(finished, TODAY, failed=failed, down=down) == Streak(*streak)


def test_the_seconds_of_each_day() -> None:
    noon = daily.starts(TODAY) + 12 * HOUR
    assert daily.seconds_of_days(noon, noon) == daily.seconds_of_days(noon, noon - 1) == {}
    assert daily.seconds_of_days(noon, noon + HOUR) == {TODAY: HOUR}
    assert daily.seconds_of_days(noon - 24 * HOUR, noon) == {20240301: 12 * HOUR, TODAY: 12 * HOUR}
    assert daily.seconds_of_days(daily.starts(20240229), daily.starts(TODAY)) == {
        20240229: 24 * HOUR,
        20240301: 24 * HOUR,
    }


@pytest.mark.parametrize(("seconds", "streak"), [(6 * HOUR - 1, (0, 3)), (6 * HOUR, (3, 3))])
async def test_six_hours_of_downtime_in_all_spare_a_streak(
    challenge: Challenge, seconds: int, streak: tuple[int, int]
) -> None:
    for day in (20231113, 20231114, WEDNESDAY):
        challenge.on(day)
        await challenge.finished(ANNA)
    store, beat = SqlHeartbeatStore(challenge.table.database), Beat(0, 0, None, 0)
    await store.back(beat, {THURSDAY: 2 * HOUR})
    await store.back(beat, {THURSDAY: seconds - 2 * HOUR})
    challenge.on(FRIDAY)
    found = await challenge.days.streak(ANNA.player)
    assert (found.current, found.best) == streak
    await challenge.finished(ANNA)
    found = await challenge.days.streak(ANNA.player)
    assert found.current == streak[0] + 1


async def test_a_streak_follows_from_the_stored_tries(challenge: Challenge) -> None:
    days: Days = challenge.days

    async def streak() -> tuple[int, int]:
        found = await days.streak(ANNA.player)
        return found.current, found.best

    for day in (20231113, 20231114, WEDNESDAY):
        challenge.on(day)
        await challenge.finished(ANNA)
    assert await streak() == (3, 3)
    challenge.on(THURSDAY)
    assert await streak() == (3, 3)
    match = await challenge.begin(ANNA)
    assert await streak() == (3, 3)
    await challenge.table.matches.leave(match.id, ask(ANNA))
    assert await streak() == (0, 3)
    challenge.on(daily.moved_by(THURSDAY, 1))
    await challenge.finished(ANNA)
    assert await streak() == (1, 3)
    challenge.on(daily.moved_by(THURSDAY, 3))
    assert await streak() == (0, 3)
