"""Guided matches: prepared positions, stored like any match, one turn each, and what is said of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot import codec
from bot.lessons.games import TAUGHT
from bot.matches import lessons
from bot.matches.deadlines import ABANDONED
from bot.matches.kinds import LESSON
from bot.matches.lessons import Lessons, judged, step_of
from bot.matches.match import Match
from bot.matches.privacy import Privacy
from bot.matches.verdicts import Unjudged
from bot.refusal import Refusal
from bot.thinking.asking import Urgency
from storage.matches import NOWHERE
from storage.places import Sight
from storage.sql.learners import SqlLearnerStore
from storage.sql.privacy import SqlPrivacyStore
from tests.games.games import GAMES as SUBJECTS
from tests.matches.tables import ANNA, BEN, GAMES, SERVER, Table, ask
from tests.thinking.here import AT_ONCE, Here

STEPS = [(key, step) for key, taught in TAUGHT.items() for step in range(len(taught.steps))]
each_step = pytest.mark.parametrize(("key", "step"), STEPS)
SKILLED = {subject.game.key: subject.skilled for subject in SUBJECTS}


@dataclass(frozen=True)
class School:
    """A table at which people learn."""

    table: Table
    lessons: Lessons
    thinking: Here

    async def turn(self, match: Match) -> Match:
        """Anna has her turn, as somebody would who knows the game."""
        chance = Random("lesson")
        while match.running:
            action = SKILLED[match.game.key](match.state, 0, chance)
            match = await self.table.matches.act(match.id, ask(ANNA), match.game.notate(action))
        return match


@pytest_asyncio.fixture
async def school(path: Path) -> AsyncIterator[School]:
    table, thinking = await Table.at(path), Here()
    learners = SqlLearnerStore(table.database)
    lessons = Lessons(learners, table.matches, GAMES, thinking, clock=lambda: 1_700_000_000)
    yield School(table, lessons, thinking)
    await table.database.close()


@each_step
async def test_a_step_is_a_match_in_which_one_turn_is_played(school: School, key: str, step: int) -> None:
    position = TAUGHT[key].steps[step].position
    match = await school.lessons.begin(key, step, ANNA)
    await school.table.is_sound(match)
    assert match.state is not None
    assert codec.dump(match.state) == codec.dump(position.reached(match.game))
    assert (match.kind, match.to_move, match.row.channel) == (LESSON, (0,), NOWHERE)
    assert step_of(match) == step
    over = await school.turn(match)
    await school.table.is_sound(over)
    assert (over.row.status, over.row.computer_at, over.row.alarm) == ("stopped", None, None)
    assert over.state is not None
    assert over.state.moved[0] == match.state.moved[0] + 1
    assert over.state.moved[1] == match.state.moved[1], "the computer has no turn"
    assert not await school.table.results(over)


@each_step
async def test_a_turn_is_judged_from_what_the_seat_saw(school: School, key: str, step: int) -> None:
    match = await school.lessons.begin(key, step, ANNA)
    assert await school.lessons.verdict(match) is None, "there is nothing to judge yet"
    over = await school.turn(match)
    verdict = await school.lessons.verdict(over)
    assert verdict is not None
    assert verdict.before == match.game.view(match.state, 0)
    assert verdict.reason.key.startswith("hint-")
    for action in verdict.better[:1]:
        match.game.apply(match.state, 0, action)
    assert school.thinking.asked == [Urgency.HINT]
    assert await school.lessons.verdict(over) == verdict
    assert len(school.thinking.asked) == 1, "it is worked out once"


async def test_a_bad_turn_is_told_what_would_have_been_better(school: School) -> None:
    match = await school.lessons.begin("axio", 2, ANNA)
    worst = match.game.notate(match.game.least(match.state, 0))
    over = await school.table.matches.act(match.id, ask(ANNA), worst)
    verdict = await school.lessons.verdict(over)
    assert verdict is not None
    assert [match.game.notate(action) for action in verdict.better] not in ([], [worst])


def test_a_busy_machine_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two seconds of one, chance told somebody who did what the step asks for to do the same elsewhere."""
    game = GAMES["axio"]
    state = TAUGHT["axio"].steps[0].position.reached(game)
    action = game.parse(state, 0, "rg F3 F4")
    monkeypatch.setattr(lessons, "ROUNDS", 80)
    assert judged(AT_ONCE, "axio", [game.view(state, 0)], [action]).better == ()


async def test_a_position_is_taken_up_again_until_its_turn_is_played(school: School, path: Path) -> None:
    match = await school.lessons.begin("rota", 0, ANNA)
    assert await school.lessons.begin("rota", 1, ANNA) == match
    other = await Table.at(path)
    learners = SqlLearnerStore(other.database)
    again = Lessons(learners, other.matches, GAMES, Here())
    assert await again.current(ANNA.player, "rota") == match
    assert await again.current(ANNA.player, "axio") is None
    assert await again.current(BEN.player, "rota") is None
    await other.database.close()
    over = await school.turn(match)
    assert await school.lessons.current(ANNA.player, "rota") == over
    following = await school.lessons.begin("rota", 1, ANNA)
    assert following.id != match.id
    assert await school.lessons.current(ANNA.player, "rota") == following


async def test_a_request_that_comes_twice_begins_one_position(school: School) -> None:
    over = await school.turn(await school.lessons.begin("iota", 0, ANNA, 7))
    assert (await school.lessons.begin("iota", 1, ANNA, 7)).id == over.id


async def test_nobody_else_sees_it_and_nothing_but_the_turn_can_be_done(school: School) -> None:
    match = await school.lessons.begin("axio", 0, ANNA)
    assert match.shown_to(Sight(ANNA.player))
    assert not match.shown_to(Sight(BEN.player, SERVER, frozenset((NOWHERE,))))
    with pytest.raises(Refusal, match="lesson-fixed"):
        await school.table.matches.undo(match.id, ask(ANNA))
    assert match.row.alarm == 1_700_000_000 + ABANDONED


async def test_a_position_that_was_left_is_not_judged(school: School) -> None:
    match = await school.lessons.begin("axio", 0, ANNA)
    left = await school.table.matches.leave(match.id, ask(ANNA))
    assert (left.row.status, await school.lessons.verdict(left)) == ("stopped", None)


async def test_nothing_is_judged_while_the_bot_stops(school: School) -> None:
    over = await school.turn(await school.lessons.begin("axio", 0, ANNA))
    school.thinking.close()
    with pytest.raises(Unjudged):
        await school.lessons.verdict(over)


async def test_what_was_learned_is_forgotten_with_the_player(school: School) -> None:
    match = await school.lessons.begin("axio", 1, ANNA)
    privacy = Privacy(SqlPrivacyStore(school.table.database), school.table.matches)

    async def shown(_: object) -> None:
        pass

    export = await privacy.export(ANNA.player, lambda *_: "")
    assert f'"match": {match.id}'.encode() in export.data
    assert b'"learned"' in export.data
    await privacy.forget(ANNA.player, shown)
    assert await school.lessons.current(ANNA.player, "axio") is None
    rows = await school.table.database.rows("select * from learners")
    assert not rows
