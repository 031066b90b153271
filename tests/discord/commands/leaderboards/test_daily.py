"""The daily challenge as players see it: private to the end, unchanged by restarts, shared without tiles."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.matches import daily
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.messages.day_boards import bars, shortened
from tests.discord.club import Club, answer, text_of
from tests.discord.commands.leaderboards.days import World, names, shown, written
from tests.matches.challenge import THURSDAY, WEDNESDAY, played
from tests.matches.timed import Time
from tests.telling import tells

HOUR = 3600
FRIDAY = daily.moved_by(THURSDAY, 1)
BLOCK = re.compile(r"```\n(.*)\n```", re.DOTALL)


@pytest.fixture
def time() -> Time:
    return Time(daily.starts(THURSDAY) + 12 * HOUR)


@pytest_asyncio.fixture
async def world(club: Club, time: Time) -> AsyncIterator[World]:
    yield World(club, time)


# -- playing ---------------------------------------------------------------------------------------


async def test_a_try_starts_and_continues_in_private(world: World) -> None:
    club = world.club
    first = await club.alice.slash(club.channel, "daily")
    ends = f"<t:{daily.ends(THURSDAY)}:R>"
    assert tells(answer(first), "daily-begins", date=written(THURSDAY), game="Axio", time=ends)
    assert names(first) == ["Place", "Rules", "End the try"]
    (picture,) = shown(first).attachments
    assert picture.filename == "axio-1-2.png"
    again = await club.alice.slash(club.channel, "daily")
    assert answer(again) == answer(first)
    assert world.quiet()
    assert club.alice.user.dm_channel.last_message is None


async def test_a_try_that_cannot_be_drawn_says_so_and_is_shown_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise RuntimeError("no colours")

    monkeypatch.setattr("bot.messages.attempts.pictures_of", fail)
    world.club.expected_faults = 1
    told = await world.club.alice.slash(world.club.channel, "daily")
    assert shown(told).attachments == []
    assert tells(answer(told), "daily-begins")
    assert tells(answer(told), "picture-failed")
    assert tells(answer(told), "axio-text-area")


async def test_the_panel_of_usual_play_confirms_a_placement(world: World) -> None:
    club = world.club
    first = await club.alice.slash(club.channel, "daily")
    panel: Any = await club.alice.click(shown(first), label="Place")
    assert tells(text_of(panel.response), "axio-panel-column")
    old = await club.alice.slash(club.channel, "daily")
    text = played(await world.attempt(club.alice), "alice")[0]
    tile, cell, to = text.split()
    preview = await club.alice.user.slash("axio place", tile=tile, cell=cell, to=to, preview=True)
    done = await club.alice.user.click(shown(preview), label="Confirm")
    assert tells(answer(done), "axio-placed", name="**alice**")
    assert tells(answer(done), "axio-panel-column"), "it goes on with the next tile"
    assert "Confirm" not in names(done)
    match = await world.attempt(club.alice)
    assert match.version == 3
    assert world.quiet()
    stale = await club.alice.click(shown(old), label="Place")
    assert tells(answer(stale), "match-stale")
    assert names(stale) == ["Place", "Rules", "End the try"]
    assert "discord.com" not in answer(stale)


async def test_axio_rota_is_played_in_the_same_way(world: World) -> None:
    club = world.club
    world.time.now = daily.starts(WEDNESDAY) + HOUR
    first = await club.alice.slash(club.channel, "daily")
    assert "Axio Rota**" in answer(first)
    panel = await club.alice.click(shown(first), label="Place")
    assert tells(answer(panel), "rota-panel-listed")
    (last,) = await world.played(club.alice)
    cell, rotation, *colour = last.split()
    named = {"colour": colour[0]} if colour else {}
    done = await club.alice.user.slash("rota place", cell=cell, rotation=rotation, **named)
    assert tells(answer(done), "daily-done")
    assert world.quiet()


async def test_a_bonus_of_axio_rota_goes_on_in_its_panel(world: World) -> None:
    club = world.club
    world.time.now = daily.starts(WEDNESDAY) + HOUR
    await club.alice.slash(club.channel, "daily")
    match = await world.attempt(club.alice)
    before = next(found for style in range(200) if (found := _before_bonus(match, str(style))))
    if before[:-1]:
        await club.bot.services.matches.act(match.id, Ask(club.alice.id), *before[:-1])
    cell, rotation, *colour = before[-1].split()
    named = {"colour": colour[0]} if colour else {}
    preview = await club.alice.user.slash("rota place", cell=cell, rotation=rotation, preview=True, **named)
    done = await club.alice.user.click(shown(preview), label="Confirm")
    assert (await world.attempt(club.alice)).midturn
    assert tells(answer(done), "rota-panel-listed")
    again = await club.alice.slash(club.channel, "daily")
    assert names(again) == ["Place", "Rules", "End the try"]


def _before_bonus(match: Match, style: str) -> list[str]:
    """The placements before the first bonus tile; none for a style that never gets one."""
    state, texts = match.state, played(match, style)
    for count, text in enumerate(texts, 1):
        state = match.game.apply(state, 0, match.game.parse(state, 0, text))
        if state.midturn:
            return texts[:count]
    return []


async def test_a_restart_in_the_middle_changes_nothing(world: World) -> None:
    club = world.club
    await club.alice.slash(club.channel, "daily")
    match = await world.attempt(club.alice)
    placed = await world.placed(club.alice, played(match, "")[0])
    assert tells(answer(placed), "daily-head"), "it goes on under its headline"
    before = await club.alice.user.slash("daily")
    await world.restart()
    after = await club.alice.user.slash("daily")
    assert answer(after) == answer(before)
    panel = await club.alice.user.click(shown(before), label="Place")
    assert tells(answer(panel), "axio-panel-column")
    assert world.quiet()


async def test_closed_direct_messages_do_not_matter(world: World) -> None:
    club = world.club
    club.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="Cannot send", times=None
    )
    result = await world.finished(club.alice)
    assert tells(answer(result), "daily-done")
    assert world.quiet()


async def test_elsewhere_a_try_is_named_by_its_command(world: World) -> None:
    club = world.club
    await club.alice.slash(club.channel, "daily")
    for command in ("matches", "axio board", "axio leave"):
        said = answer(await club.alice.slash(club.channel, command))
        assert "</daily:" in said
        assert "discord.com" not in said
    for command in ("axio board", "axio rack"):
        assert tells(answer(await club.alice.user.slash(command)), "daily-begins")
    assert "Row 3" in answer(await club.alice.user.slash("axio board", text=True))
    assert tells(answer(await club.alice.user.slash("axio scores")), "markers-score", lowest=0)
    assert world.quiet()


async def test_nothing_is_taken_back_or_handed_on(world: World) -> None:
    club = world.club
    await club.alice.slash(club.channel, "daily")
    await world.placed(club.alice, played(await world.attempt(club.alice), "")[0])
    user = club.alice.user
    assert tells(answer(await user.slash("axio undo")), "daily-undo")
    for command in ("axio pause", "axio resume"):
        assert tells(answer(await user.slash(command)), "daily-fixed")
    assert (await world.attempt(club.alice)).version == 3


@pytest.mark.parametrize("command", ["leave", "stop"])
async def test_ending_a_try_is_asked_first(world: World, command: str) -> None:
    club = world.club
    begun = await club.alice.slash(club.channel, "daily")
    asked = (
        await club.alice.user.slash(f"axio {command}")
        if command == "stop"
        else await club.alice.click(shown(begun), label="End the try")
    )
    assert tells(answer(asked), "daily-end-confirm")
    assert (await world.attempt(club.alice)).running
    actor: Any = club.alice.user if command == "stop" else club.alice
    ended = await actor.click(shown(asked), label="End the try")
    assert tells(answer(ended), "daily-without")
    again = await club.alice.slash(club.channel, "daily")
    assert tells(answer(again), "daily-without")
    assert names(again) == ["Board of the day"]
    assert tells(answer(await club.alice.click(shown(begun), label="Place")), "daily-without")


async def test_midnight_in_the_middle_of_a_try(world: World) -> None:
    club = world.club
    begun = await club.alice.slash(club.channel, "daily")
    texts = played(await world.attempt(club.alice), "")
    await world.placed(club.alice, texts[0])
    old = await world.attempt(club.alice)
    world.time.now = daily.ends(THURSDAY)
    assert tells(answer(await world.placed(club.alice, texts[1])), "daily-over")
    await club.bot.parts.timekeeper.tick()
    await club.env.settle()
    assert tells(answer(await world.placed(club.alice, texts[1])), "match-none-direct")
    stored = await club.bot.services.matches.find(old.id)
    assert stored is not None
    assert stored.row.status == "stopped"
    assert world.quiet()
    assert tells(answer(await club.alice.click(shown(begun), label="Place")), "match-over")
    today = await club.alice.slash(club.channel, "daily")
    assert written(FRIDAY) in answer(today)
    board = await club.alice.slash(club.channel, "daily", date="2023-11-16")
    assert tells(answer(board), "daily-board-empty")


# -- the end ---------------------------------------------------------------------------------------


async def test_the_result_tells_place_and_streak_and_gives_nothing_away(world: World) -> None:
    club = world.club
    await world.finished(club.bob)
    await club.alice.slash(club.channel, "daily")
    (last,) = await world.played(club.alice)
    done = await world.placed(club.alice, last)
    said = answer(done)
    match = await world.attempt(club.alice)
    score = match.game.scores(match.state)[0]
    assert tells(said, "markers-result-solo", score=score)
    assert any(tells(said, "daily-place-world", place=place, count=2) for place in (1, 2))
    assert tells(said, "daily-streak")
    assert [each.filename for each in shown(done).attachments] == [
        f"axio-{match.id}-{match.version}.png",
        f"axio-{match.id}-{match.version}-ranking.png",
    ]
    assert world.quiet()
    found = BLOCK.search(said)
    assert found is not None
    head, *rows, foot = found[1].split("\n")
    assert (head, foot) == (f"Axio {written(THURSDAY)}", f"★ {score} 🔥 1")
    assert all(re.fullmatch("[▁▂▃▄▅▆▇█]{1,10}", row) for row in rows)
    assert sum(map(len, rows)) == match.version - 2
    assert found[0] in answer(await club.alice.slash(club.channel, "daily"))
    assert not tells(answer(await club.alice.user.slash("daily")), "daily-place")


def test_a_bar_is_as_high_as_its_points_and_a_long_course_is_shortened() -> None:
    assert bars(range(10)) == "▁▂▃▄▅▆▇███"
    assert shortened([1, 2, 3]) == [1, 2, 3]
    assert shortened([0, 2] * 15, 10) == [1] * 10
    assert [len(shortened([1] * count)) for count in (9, 10, 11, 37)] == [9, 10, 10, 10]


async def test_streaks_are_shown(world: World) -> None:
    club = world.club
    for day in (THURSDAY, FRIDAY):
        world.time.now = daily.starts(day) + HOUR
        result = await world.finished(club.alice)
    assert tells(answer(result), "daily-streak", best=2, count=2)
    assert "🔥 2\n```" in answer(result)
    world.time.now = daily.starts(FRIDAY) + 2 * 24 * HOUR
    assert tells(answer(await world.finished(club.alice)), "daily-streak", best=2)
