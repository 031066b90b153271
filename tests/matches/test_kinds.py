"""What each kind of match allows and brings, tried with stored matches of that kind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.catalog import TITLES
from bot.matches.joining import Wish
from bot.matches.kinds import ACTS, DAILY, KINDS, LESSON, PRACTICE, PUZZLE, SOLO, TABLE, Act, MatchKind
from bot.matches.lessons import Lessons
from bot.matches.match import Match
from bot.refusal import Refusal
from storage.matches import NOWHERE, Sitter
from storage.places import Sight
from storage.sql.learners import SqlLearnerStore
from tests.matches.challenge import HOUR, THURSDAY, Challenge, played
from tests.matches.puzzling import puzzles_of, stock
from tests.matches.tables import ANNA, BEN, CHANNEL, GAMES, SERVER, STRANGER, ask, some_legal
from tests.matches.timed import Time
from tests.thinking.here import Here

every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)


@pytest_asyncio.fixture
async def challenge(path: Path) -> AsyncIterator[Challenge]:
    made = await Challenge.at(path, Time())
    made.on(THURSDAY)
    yield made
    await made.table.database.close()


async def running(challenge: Challenge, kind: MatchKind) -> Match:
    """A match of this kind, begun and stored, on its first turn."""
    if kind is DAILY:
        return await challenge.begin(ANNA)
    if kind is LESSON:
        table = challenge.table
        learners = SqlLearnerStore(table.database)
        lessons = Lessons(learners, table.matches, GAMES, Here(), clock=challenge.time)
        return await lessons.begin("axio", 0, ANNA)
    if kind is PUZZLE:
        table = challenge.table
        await stock(table.database, "axio")
        puzzles, held = puzzles_of(table, Here(), challenge.time)
        today = await held.of_today("axio")
        assert today is not None
        return await puzzles.begin(today, ANNA)
    match = await challenge.table.matches.open(
        "axio",
        server=SERVER,
        channel=CHANNEL,
        host=ANNA,
        seats=1 if kind is SOLO else 2,
        computers=["easy"] if kind is PRACTICE else (),
        kind=kind,
        pace=HOUR,
    )
    return await challenge.table.matches.join(match.id, BEN, ask(BEN)) if match.in_lobby else match


async def finished(challenge: Challenge, kind: MatchKind) -> Match:
    match, chance = await running(challenge, kind), Random("to the end")
    if len(match.sitters) == 1:
        return await challenge.table.matches.act(match.id, ask(ANNA), *played(match, "to the end"))
    while match.running:
        match = await challenge.table.act(match, some_legal(match, chance))
    return match


@every_kind
async def test_it_is_stored_with_the_match(challenge: Challenge, kind: MatchKind) -> None:
    match = await running(challenge, kind)
    assert match.running
    assert match.kind is kind
    rows = await challenge.table.database.rows("select kind from matches where id = ?", match.id)
    assert [row["kind"] for row in rows] == [kind.name]


@every_kind
async def test_what_is_posted_has_a_channel_and_is_to_be_shown_there(
    challenge: Challenge, kind: MatchKind
) -> None:
    match = await running(challenge, kind)
    posted = kind not in (DAILY, LESSON, PUZZLE)
    assert (match.row.channel != NOWHERE) == posted
    assert (match.id in await challenge.table.messages.behind()) == posted
    here = await challenge.table.matches.here(match.row.channel, match.game.key)
    assert (here == match) == kind.holds


@every_kind
async def test_who_may_look(challenge: Challenge, kind: MatchKind) -> None:
    match = await running(challenge, kind)
    channels = frozenset((CHANNEL, NOWHERE))
    assert match.shown_to(Sight(ANNA.player))
    assert match.shown_to(Sight(STRANGER.player, SERVER, channels)) == (kind not in (DAILY, LESSON, PUZZLE))
    assert not match.shown_to(Sight(STRANGER.player, SERVER))
    assert not match.shown_to(Sight(STRANGER.player, None, channels))


@every_kind
async def test_when_its_time_is_over(challenge: Challenge, kind: MatchKind) -> None:
    match = await running(challenge, kind)
    now = int(challenge.time.now)
    row = match.row
    assert (row.deadline is None, row.alarm) == {
        TABLE.name: (False, now + HOUR // 2),
        SOLO.name: (True, now + 14 * 24 * HOUR),
        PRACTICE.name: (True, now + 14 * 24 * HOUR),
        DAILY.name: (True, now + 12 * HOUR),
        LESSON.name: (True, now + 14 * 24 * HOUR),
        PUZZLE.name: (True, now + 14 * 24 * HOUR),
    }[kind.name]


BARRED: Mapping[str, Mapping[Act, str]] = {
    TABLE.name: {},
    SOLO.name: {},
    PRACTICE.name: {},
    DAILY.name: {
        "join": "daily-fixed",
        "decline": "daily-fixed",
        "set": "daily-fixed",
        "start": "daily-fixed",
        "undo": "daily-undo",
        "kick": "daily-fixed",
        "hand-over": "daily-fixed",
        "take-over": "daily-fixed",
        "pause": "daily-fixed",
        "resume": "daily-fixed",
        "answer": "daily-fixed",
        "void": "daily-fixed",
        "rematch": "daily-fixed",
    },
    LESSON.name: {act: "lesson-fixed" for act in ACTS if act not in ("play", "leave", "stop")},
    PUZZLE.name: {act: "puzzle-fixed" for act in ACTS if act not in ("play", "leave", "stop")},
}


def refusal(kind: MatchKind, act: Act) -> str | None:
    try:
        kind.check(act)
    except Refusal as refused:
        return refused.key
    return None


@every_kind
def test_what_nobody_may_do(kind: MatchKind) -> None:
    found = {act: key for act in ACTS if (key := refusal(kind, act)) is not None}
    assert found == BARRED[kind.name]


async def asked(challenge: Challenge, match: Match, who: Sitter, act: Act) -> str | None:
    """Why somebody may not do this, by the turn service; None if it is done."""
    matches, by = challenge.table.matches, ask(who)
    doing = {
        "join": lambda: matches.join(match.id, who, by),
        "decline": lambda: matches.decline(match.id, by),
        "set": lambda: matches.configure(match.id, by, Wish()),
        "start": lambda: matches.start(match.id, by),
        "play": lambda: matches.act(match.id, by, "unreadable"),
        "leave": lambda: matches.leave(match.id, by),
        "stop": lambda: matches.stop(match.id, by, moderator=False),
        "undo": lambda: matches.undo(match.id, by),
        "kick": lambda: matches.kick(match.id, by, 7, alone=True),
        "hand-over": lambda: matches.hand_over(match.id, by, 7),
        "take-over": lambda: matches.take_over(match.id, who, by),
        "pause": lambda: matches.pause(match.id, by, 3),
        "resume": lambda: matches.resume(match.id, by),
        "answer": lambda: matches.answer(match.id, by, agree=True),
        "void": lambda: matches.void(match.id, by),
        "rematch": lambda: matches.again(match, who, None),
    }
    assert set(doing) == set(ACTS)
    try:
        await doing[act]()
    except Refusal as refused:
        return refused.key
    return None


@pytest.mark.todays(3)
@every_kind
@pytest.mark.parametrize(
    "act",
    ["join", "decline", "set", "start", "undo", "kick", "take-over", "resume", "answer", "void"],
)
async def test_the_turn_service_asks_it_before_anything_else(
    challenge: Challenge, kind: MatchKind, act: Act
) -> None:
    match = await running(challenge, kind)
    why = await asked(challenge, match, ANNA, act)
    assert why is not None, "none of these is possible on the first turn"
    barred = BARRED[kind.name].get(act)
    assert why == barred if barred else not why.startswith("daily")
    assert await challenge.table.newest(match) == match


@every_kind
@pytest.mark.parametrize("act", ["play", "leave", "stop", "undo"])
async def test_somebody_else_learns_no_more_than_may_be_seen(
    challenge: Challenge, kind: MatchKind, act: Act
) -> None:
    match = await running(challenge, kind)
    why = {"stop": "stop-not-host"}.get(act, "match-not-seated") if kind.posted else "match-gone"
    assert await asked(challenge, match, STRANGER, act) == why


@every_kind
async def test_what_its_end_brings(challenge: Challenge, kind: MatchKind) -> None:
    match = await finished(challenge, kind)
    database = challenge.table.database
    results = await database.rows("select solo, ranked from results where match = ?", match.id)
    days = await database.rows("select day from dailies where match = ? and merit is not null", match.id)
    brought = [(row["solo"], row["ranked"]) for row in results], [row["day"] for row in days]
    expected: Mapping[str, tuple[list[tuple[int, int]], list[int]]] = {
        TABLE.name: ([(0, 1)], []),
        SOLO.name: ([(1, 0)], []),
        PRACTICE.name: ([(0, 0)], []),
        DAILY.name: ([], [THURSDAY]),
        LESSON.name: ([], []),
        PUZZLE.name: ([], []),
    }
    assert brought == expected[kind.name]


async def turned_into(
    kind: MatchKind, challenge: Challenge, match: Match, monkeypatch: pytest.MonkeyPatch
) -> Match:
    """The match changed to a kind that the program does not have."""
    monkeypatch.setattr("bot.matches.match.KINDS", {**KINDS, kind.name: kind})
    await challenge.table.database.store("update matches set kind = ? where id = ?", kind.name, match.id)
    match = await challenge.table.newest(match)
    assert match.kind is kind
    return match


async def test_a_new_kind_is_one_more_value(challenge: Challenge, monkeypatch: pytest.MonkeyPatch) -> None:
    barring = replace(TRAINING, barred={"undo": "daily-fixed"})
    match = await turned_into(barring, challenge, await running(challenge, SOLO), monkeypatch)
    database = challenge.table.database
    assert await asked(challenge, match, ANNA, "undo") == "daily-fixed"
    match = await challenge.table.matches.act(match.id, ask(ANNA), *played(match, "to the end"))
    assert match.outcome is not None
    assert not await database.rows("select * from results")
    assert not await database.rows("select * from dailies")


async def test_who_is_alone_at_a_table_stops_without_asking(challenge: Challenge) -> None:
    match, chance = await running(challenge, PRACTICE), Random("practice")
    while match.state is not None and min(match.state.moved) < 2:
        match = await challenge.table.act(match, some_legal(match, chance))
    assert await asked(challenge, match, ANNA, "stop") is None
    match = await challenge.table.newest(match)
    assert (match.open, match.offer) == (False, None)


async def test_in_practice_what_has_brought_something_unseen_is_undone_as_well(challenge: Challenge) -> None:
    match, chance = await running(challenge, PRACTICE), Random("practice")
    while match.to_move != (0,):
        match = await challenge.table.act(match, some_legal(match, chance))
    before = match
    while match.to_move == (0,):
        match = await challenge.table.act(match, some_legal(match, chance))
    while match.to_move != (0,):
        match = await challenge.table.act(match, some_legal(match, chance))
    assert await asked(challenge, match, ANNA, "undo") is None, "it goes back over the computer's turn"
    match = await challenge.table.newest(match)
    assert match.state is not None
    assert before.state is not None
    assert (match.state.turn, match.to_move) == (before.state.turn, (0,))
    assert match.view(0).rack == before.view(0).rack
    await challenge.table.is_sound(match)


TRAINING = MatchKind(
    name="training",
    posted=True,
    alone=True,
    holds=False,
    open_hand=False,
    direct_messages=False,
    rated=False,
    brings=None,
    hints="never",
)


@pytest.mark.parametrize("game", TITLES)
async def test_a_kind_that_brings_nothing_ends_in_every_game(
    challenge: Challenge, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, chance = await challenge.table.begun(2, game=game), Random("practice")
    match = await turned_into(TRAINING, challenge, match, monkeypatch)
    while match.running:
        match = await challenge.table.act(match, some_legal(match, chance))
    assert match.outcome is not None
    assert not await challenge.table.database.rows("select * from results")
