"""The guided match: learned position by position in private, left and taken up again, then a real match."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from simcord import InteractionResult

from bot.computers.sitting import level_of
from bot.lessons.games import TAUGHT
from bot.matches import verdicts
from bot.matches.kinds import LESSON, PRACTICE
from bot.matches.match import Match
from tests.discord.club import Club, answer, labels, shown_pictures
from tests.discord.commands.leaderboards.crowd import message
from tests.discord.direct import CHANNEL, GUESTS, STRANGER, Direct
from tests.games.games import GAMES, Subject
from tests.patience import PATIENT
from tests.telling import plain, tells
from tests.thinking.here import Held, Stumbling

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
AXIO = next(subject for subject in GAMES if subject.game.key == "axio")


async def lesson(club: Club, key: str) -> Match:
    """The newest position of Carol's guided match."""
    found = await club.bot.services.lessons.current(club.carol.id, key)
    assert found is not None
    return found


async def play(club: Club, subject: Subject) -> InteractionResult:
    """Carol plays her turn by commands; the answer to the last one."""
    match, chance = await lesson(club, subject.game.key), Random("learn")
    told = None
    while match.running:
        name, options = subject.command(subject.game.notate(subject.skilled(match.state, 0, chance)))
        told = await club.carol.slash(club.channel, f"{subject.game.key} {name}", **options)
        match = await lesson(club, subject.game.key)
    assert told is not None
    return told


@pytest.mark.todays(2)
@every_game
async def test_it_is_learned_step_by_step_and_ends_in_a_match(club: Club, subject: Subject) -> None:
    key, steps = subject.game.key, TAUGHT[subject.game.key].steps
    told = await club.carol.slash(club.channel, f"{key} learn")
    for number, step in enumerate(steps, 1):
        assert tells(answer(told), "lesson-head", step=number, steps=len(steps))
        assert tells(answer(told), f"{key}-learn-{step.topic}")
        assert tells(answer(told), f"{key}-learn-{step.topic}.look")
        assert shown_pictures(message(told))
        told = await play(club, subject)
        assert tells(answer(told), "lesson-played")
        found, good, better = (
            tells(answer(told), f"lesson-{which}") for which in ("found", "good", "better")
        )
        assert [found, good, better].count(True) == 1
        assert len(shown_pictures(message(told))) == 1 + (not found)
        assert tells(answer(told), "lesson-done") == (number == len(steps))
        assert labels(message(told))[-2:] == [plain("button-lesson-again"), plain("button-rules")]
        if number < len(steps):
            told = await club.carol.click(message(told), label=plain("button-lesson-next"))
    assert not club.channel.history(), "nobody else has seen any of it"
    await club.carol.click(message(told), label=plain("button-lesson-practice"))
    (match,) = await club.bot.services.matches.of(club.carol.id)
    assert (match.kind, level_of(match.sitters[1].player)) == (PRACTICE, "easy")
    options = dict.fromkeys(steps[0].position.options, True)
    assert match.options == subject.game.options(**options)


async def test_it_is_left_and_taken_up_again_after_a_restart(club: Club) -> None:
    told = await club.carol.slash(club.channel, "axio learn")
    first = await lesson(club, "axio")
    await club.restart()
    told = await club.carol.slash(club.channel, "axio learn")
    assert tells(answer(told), "lesson-head", step=1)
    assert (await lesson(club, "axio")).id == first.id
    await play(club, AXIO)
    await club.restart()
    told = await club.carol.slash(club.channel, "axio learn")
    assert tells(answer(told), "lesson-played")
    told = await club.carol.click(message(told), label=plain("button-lesson-next"))
    assert tells(answer(told), "lesson-head", step=2)


async def test_a_position_can_be_played_again(club: Club) -> None:
    await club.carol.slash(club.channel, "axio learn")
    told = await play(club, AXIO)
    first = await lesson(club, "axio")
    told = await club.carol.click(message(told), label=plain("button-lesson-again"))
    assert tells(answer(told), "lesson-head", step=1)
    assert (await lesson(club, "axio")).id != first.id


async def test_it_works_in_a_direct_message(tmp_path: Path) -> None:
    direct, anna = await Direct.at(tmp_path / "axio.db"), GUESTS[0]
    (told,) = await direct.slash(anna, "axio learn", {}, guild_id=None)
    assert tells(told.text, "lesson-head", step=1)
    (match,) = await direct.services.matches.of(anna.player)
    tile, cell, to = match.game.notate(next(iter(match.actions(0)))).split()
    (told,) = await direct.slash(anna, "axio place", {"tile": tile, "cell": cell, "to": to}, guild_id=None)
    assert tells(told.text, "lesson-played")
    await direct.database.close()


async def test_it_is_played_by_panel_too(club: Club) -> None:
    told = await club.carol.slash(club.channel, "axio learn")
    told = await club.carol.click(message(told), label=plain("button-axio-place"))
    assert tells(answer(told), "axio-panel-tile")
    assert tells(answer(told), "axio-learn-first.look"), "what to look at is still to be read"
    await club.carol.click(message(told), label="1")


async def test_a_match_here_comes_before_the_guided_one(club: Club) -> None:
    await club.alice.slash(club.channel, "axio learn")
    await club.begin()
    told = await club.alice.slash(club.channel, "axio rack")
    assert tells(answer(told), "hand-of-axio")
    told = await club.carol.slash(club.channel, "axio learn")
    told = await club.carol.slash(club.channel, "axio board")
    assert tells(answer(told), "board-link"), "whoever watches is shown the match of the channel"


async def test_it_is_among_the_own_matches_and_can_be_left(club: Club) -> None:
    await club.carol.slash(club.channel, "iota learn")
    told = await club.carol.slash(club.channel, "matches")
    assert tells(answer(told), "matches-lesson")
    assert "</iota learn:" in answer(told)
    told = await club.carol.slash(club.channel, "iota leave")
    assert tells(answer(told), "lesson-end-confirm")
    told = await club.carol.click(message(told), label=plain("button-lesson-end"))
    assert tells(answer(told), "lesson-ended")
    assert not await club.bot.services.matches.of(club.carol.id)
    told = await club.carol.slash(club.channel, "iota learn")
    assert tells(answer(told), "lesson-left")
    assert (await lesson(club, "iota")).kind is LESSON


async def test_a_turn_that_cannot_be_judged_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct, anna = await Direct.at(tmp_path / "axio.db"), GUESTS[0]
    await direct.slash(anna, "axio learn", {})
    (match,) = await direct.services.matches.of(anna.player)
    with monkeypatch.context() as broken:
        broken.setattr(direct.services.lessons._verdicts, "_thinking", Stumbling())
        tile, cell, to = match.game.notate(next(iter(match.actions(0)))).split()
        (told,) = await direct.slash(anna, "axio place", {"tile": tile, "cell": cell, "to": to})
    assert tells(told.text, "axio-placed")
    assert tells(told.text, "lesson-unjudged")
    (told,) = await direct.slash(anna, "axio learn", {})
    assert [tells(told.text, f"lesson-{which}") for which in ("found", "good", "better")].count(True) == 1
    assert not tells(told.text, "lesson-unjudged")
    await direct.database.close()


async def test_whoever_played_does_not_wait_long_for_a_busy_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct, anna = await Direct.at(tmp_path / "axio.db"), GUESTS[0]
    await direct.slash(anna, "axio learn", {})
    (match,) = await direct.services.matches.of(anna.player)
    monkeypatch.setattr(direct.services.lessons._verdicts, "_thinking", Held())
    monkeypatch.setattr(verdicts, "_PATIENCE", 0.1)
    tile, cell, to = match.game.notate(next(iter(match.actions(0)))).split()
    async with asyncio.timeout(PATIENT):
        (told,) = await direct.slash(anna, "axio place", {"tile": tile, "cell": cell, "to": to})
    assert tells(told.text, "axio-placed")
    assert tells(told.text, "lesson-unjudged")
    await direct.database.close()


async def test_a_position_of_an_earlier_release_is_left_for_a_new_one(club: Club) -> None:
    await club.carol.slash(club.channel, "axio learn")
    old = await lesson(club, "axio")
    await club.database.write(
        lambda transaction: transaction.run("update matches set seed = 'of old' where id = ?", old.id)
    )
    told = await club.carol.slash(club.channel, "axio learn")
    assert tells(answer(told), "lesson-old")
    told = await club.carol.click(message(told), label=plain("button-lesson-end"))
    told = await club.carol.click(message(told), label=plain("button-lesson-end"))
    assert tells(answer(told), "lesson-old")
    told = await club.carol.click(message(told), label=plain("button-lesson-again"))
    assert tells(answer(told), "lesson-head", step=1)


async def test_a_position_that_cannot_be_shown_is_prepared_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("on purpose")

    direct, anna = await Direct.at(tmp_path / "axio.db"), GUESTS[0]
    with monkeypatch.context() as patch:
        patch.setattr(direct.services.privately, "content", fails)
        (told,) = await direct.slash(anna, "axio learn", {})
    assert tells(told.text, "lesson-kept", command="axio")
    (match,) = await direct.services.matches.of(anna.player)
    assert match.kind is LESSON
    await direct.database.close()


async def test_whoever_plays_on_after_the_turn_is_told_where_it_goes_on(tmp_path: Path) -> None:
    direct, anna = await Direct.at(tmp_path / "axio.db"), GUESTS[0]
    await direct.slash(anna, "axio learn", {})
    (match,) = await direct.services.matches.of(anna.player)
    tile, cell, to = match.game.notate(next(iter(match.actions(0)))).split()
    typed = {"tile": tile, "cell": cell, "to": to}
    await direct.slash(anna, "axio place", typed)
    (told,) = await direct.slash(anna, "axio place", typed)
    assert tells(told.text, "match-none-lesson", command="axio")
    (told,) = await direct.slash(GUESTS[1], "axio place", typed)
    assert tells(told.text, "match-none")
    (told,) = await direct.slash(anna, "iota pass", {"cards": ""})
    assert tells(told.text, "match-none"), "it is the other games' business no more"
    await direct.database.close()


async def test_so_it_is_for_who_plays_that_game_elsewhere_too(tmp_path: Path) -> None:
    direct, anna = await Direct.at(tmp_path / "axio.db"), GUESTS[0]
    await direct.begun("axio")
    await direct.slash(anna, "axio learn", {}, channel=CHANNEL + 1)
    (match,) = [each for each in await direct.services.matches.of(anna.player) if each.kind is LESSON]
    tile, cell, to = match.game.notate(next(iter(match.actions(0)))).split()
    typed = {"tile": tile, "cell": cell, "to": to}
    await direct.slash(anna, "axio place", typed, channel=CHANNEL + 1)
    (told,) = await direct.slash(anna, "axio place", typed, channel=CHANNEL + 1)
    assert tells(told.text, "match-none-lesson", command="axio", shown=1)
    await direct.database.close()


async def test_so_it_is_where_others_play_that_game(tmp_path: Path) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    others = await direct.begun("axio")
    await direct.slash(STRANGER, "axio learn", {})
    (match,) = await direct.services.matches.of(STRANGER.player)
    tile, cell, to = match.game.notate(next(iter(match.actions(0)))).split()
    typed = {"tile": tile, "cell": cell, "to": to}
    await direct.slash(STRANGER, "axio place", typed)
    for command, options in (("axio place", typed), ("axio undo", {})):
        (told,) = await direct.slash(STRANGER, command, options)
        assert tells(told.text, "match-none-lesson", command="axio")
    assert (await direct.now(others)).version == others.version
    await direct.database.close()
