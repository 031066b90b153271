"""The daily challenge as players see it: private to the end, the same after a restart, told without tiles."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.app import build
from bot.commands.client import Client
from bot.commands.day_boards import bars, shortened
from bot.matches import daily
from bot.matches.change import Ask
from bot.matches.match import Match
from tests.commands.club import Club, answer, labels
from tests.matches.challenge import THURSDAY, WEDNESDAY, played
from tests.matches.timed import Time

HOUR = 3600
FRIDAY = daily.moved_by(THURSDAY, 1)
BLOCK = re.compile(r"```\n(.*)\n```", re.DOTALL)


@pytest.fixture
def time() -> Time:
    return Time(daily.starts(THURSDAY) + 12 * HOUR)


@pytest.fixture
def simcord_bot(tmp_path: Path, time: Time) -> Client:
    return build(tmp_path / "axio.db", clock=time)


@dataclass(frozen=True)
class World:
    """The club and its clock."""

    club: Club
    time: Time

    async def attempt(self, who: MemberActor) -> Match:
        """The try of a member today, as stored."""
        days = self.club.bot.desk.days
        found = await days.attempt(days.today(), who.id)
        assert found is not None
        return found

    async def played(self, who: MemberActor, left: int = 1) -> list[str]:
        """Plays a member's try but for the last so many placements, which are returned."""
        match = await self.attempt(who)
        texts = played(match, who.name)
        texts, rest = texts[: len(texts) - left], texts[len(texts) - left :]
        await self.club.bot.desk.matches.act(match.id, Ask(who.id), *texts)
        return rest

    async def finished(self, who: MemberActor) -> InteractionResult:
        """A member begins and finishes the try of today in the channel, and looks at the result."""
        await who.slash(self.club.channel, "daily")
        await self.played(who, 0)
        return await who.slash(self.club.channel, "daily")

    async def placed(self, who: MemberActor, notation: str) -> InteractionResult:
        """A placement of Axio, typed in the direct message with the bot."""
        tile, cell, to = notation.split()
        done: InteractionResult = await who.user.slash("axio place", tile=tile, cell=cell, to=to)
        return done

    def quiet(self) -> bool:
        """Whether the channel is empty."""
        return self.club.channel.history() == []

    async def restart(self) -> None:
        """The process ends and a new one starts on the same store, at the same time."""
        await self.club.bot.close()
        self.club.bot = build(self.club.path, clock=self.time)
        await self.club.env.restart_bot(self.club.bot)


@pytest_asyncio.fixture
async def world(club: Club, time: Time) -> AsyncIterator[World]:
    yield World(club, time)


def shown(result: InteractionResult) -> ResponseMessage:
    """The private answer."""
    assert result.response is not None
    return result.response


def names(result: InteractionResult) -> list[str]:
    return labels(shown(result))


# -- playing ---------------------------------------------------------------------------------------


async def test_a_try_is_begun_and_gone_on_with_in_private(world: World) -> None:
    club = world.club
    first = await club.alice.slash(club.channel, "daily")
    assert "**Daily challenge 2023-11-16: Axio**" in answer(first)
    assert f"<t:{daily.ends(THURSDAY)}:R>" in answer(first)
    assert names(first) == ["Place", "Rules", "End the try"]
    (picture,) = shown(first).attachments
    assert picture.filename == "axio-1-2.png"
    again = await club.alice.slash(club.channel, "daily")
    assert answer(again) == answer(first)
    assert world.quiet()
    assert club.alice.user.dm_channel.last_message is None


async def test_the_panel_of_usual_play_confirms_a_placement(world: World) -> None:
    club = world.club
    first = await club.alice.slash(club.channel, "daily")
    panel: Any = await club.alice.click(shown(first), label="Place")
    assert "choose column and row" in panel.response.content
    old = await club.alice.slash(club.channel, "daily")
    text = played(await world.attempt(club.alice), "alice")[0]
    tile, cell, to = text.split()
    preview = await club.alice.user.slash("axio place", tile=tile, cell=cell, to=to, preview=True)
    done = await club.alice.user.click(shown(preview), label="Confirm")
    assert "lays" in answer(done)
    assert names(done) == ["Place", "Rules", "End the try"]
    match = await world.attempt(club.alice)
    assert match.version == 3
    assert world.quiet()
    stale = await club.alice.click(shown(old), label="Place")
    assert "`/daily`" in answer(stale)
    assert "discord.com" not in answer(stale)


async def test_axio_rota_is_played_in_the_same_way(world: World) -> None:
    club = world.club
    world.time.now = daily.starts(WEDNESDAY) + HOUR
    first = await club.alice.slash(club.channel, "daily")
    assert "Axio Rota**" in answer(first)
    panel = await club.alice.click(shown(first), label="Place")
    assert "Choose a square" in answer(panel)
    (last,) = await world.played(club.alice)
    cell, rotation, *colour = last.split()
    named = {"colour": colour[0]} if colour else {}
    done = await club.alice.user.slash("rota place", cell=cell, rotation=rotation, **named)
    assert "· finished" in answer(done)
    assert world.quiet()


async def test_a_restart_in_the_middle_changes_nothing(world: World) -> None:
    club = world.club
    await club.alice.slash(club.channel, "daily")
    match = await world.attempt(club.alice)
    before = await world.placed(club.alice, played(match, "")[0])
    await world.restart()
    after = await club.alice.slash(club.channel, "daily")
    assert answer(after) == answer(before)
    panel = await club.alice.user.click(shown(before), label="Place")
    assert "choose column and row" in answer(panel)
    assert world.quiet()


async def test_closed_direct_messages_do_not_matter(world: World) -> None:
    club = world.club
    club.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="Cannot send", times=None
    )
    result = await world.finished(club.alice)
    assert "· finished" in answer(result)
    assert world.quiet()


async def test_elsewhere_a_try_is_named_by_its_command(world: World) -> None:
    club = world.club
    await club.alice.slash(club.channel, "daily")
    for command in ("matches", "axio board", "axio leave"):
        said = answer(await club.alice.slash(club.channel, command))
        assert "`/daily`" in said
        assert "discord.com" not in said
    for command in ("axio board", "axio rack"):
        assert "Daily challenge" in answer(await club.alice.user.slash(command))
    assert "Row 3" in answer(await club.alice.user.slash("axio board", text=True))
    assert "lowest 0" in answer(await club.alice.user.slash("axio scores"))
    assert world.quiet()


async def test_nothing_is_taken_back_or_handed_on(world: World) -> None:
    club = world.club
    await club.alice.slash(club.channel, "daily")
    await world.placed(club.alice, played(await world.attempt(club.alice), "")[0])
    user = club.alice.user
    assert "nothing is taken back" in answer(await user.slash("axio undo"))
    for command in ("axio pause", "axio resume"):
        assert "not possible in the daily challenge" in answer(await user.slash(command))
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
    assert "only one a day" in answer(asked)
    assert (await world.attempt(club.alice)).running
    actor: Any = club.alice.user if command == "stop" else club.alice
    ended = await actor.click(shown(asked), label="End the try")
    assert "over without a result" in answer(ended)
    again = await club.alice.slash(club.channel, "daily")
    assert "over without a result" in answer(again)
    assert names(again) == ["Board of the day"]
    assert "is over" in answer(await club.alice.click(shown(begun), label="Place"))


async def test_midnight_in_the_middle_of_a_try(world: World) -> None:
    club = world.club
    begun = await club.alice.slash(club.channel, "daily")
    texts = played(await world.attempt(club.alice), "")
    await world.placed(club.alice, texts[0])
    old = await world.attempt(club.alice)
    world.time.now = daily.ends(THURSDAY)
    assert "its day is over" in answer(await world.placed(club.alice, texts[1]))
    await club.bot.alarms.tick()
    await club.env.settle()
    assert "Nobody plays" in answer(await world.placed(club.alice, texts[1]))
    stored = await club.bot.desk.matches.find(old.id)
    assert stored is not None
    assert stored.row.status == "stopped"
    assert world.quiet()
    assert "match is over" in answer(await club.alice.click(shown(begun), label="Place"))
    today = await club.alice.slash(club.channel, "daily")
    assert "2023-11-17" in answer(today)
    board = await club.alice.slash(club.channel, "daily", date="2023-11-16")
    assert "Nobody has finished" in answer(board)


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
    assert f"Result: **{score}**" in said
    assert re.search(r"In the world: place [12] of 2 so far\.", said)
    assert "Your first day in a row" in said
    assert [each.filename for each in shown(done).attachments] == [
        f"axio-{match.id}-{match.version}.png",
        f"axio-{match.id}-{match.version}-ranking.png",
    ]
    assert world.quiet()
    found = BLOCK.search(said)
    assert found is not None
    head, *rows, foot = found[1].split("\n")
    assert (head, foot) == ("Axio 2023-11-16", f"★ {score} 🔥 1")
    assert all(re.fullmatch("[▁▂▃▄▅▆▇█]{1,10}", row) for row in rows)
    assert sum(map(len, rows)) == match.version - 2
    assert found[0] in answer(await club.alice.slash(club.channel, "daily"))
    assert "On this server: place" not in answer(await club.alice.user.slash("daily"))


def test_a_bar_is_as_high_as_its_points_and_a_long_course_is_shortened() -> None:
    assert bars(range(10)) == "▁▂▃▄▅▆▇███"
    assert shortened([1, 2, 3]) == [1, 2, 3]
    assert shortened([0, 2] * 15, 10) == [1] * 10
    assert [len(shortened([1] * count)) for count in (9, 10, 11, 37)] == [9, 10, 10, 10]


async def test_streaks_are_told(world: World) -> None:
    club = world.club
    for day in (THURSDAY, FRIDAY):
        world.time.now = daily.starts(day) + HOUR
        result = await world.finished(club.alice)
    assert "🔥 2 days in a row; your best is 2." in answer(result)
    assert "🔥 2\n```" in answer(result)
    world.time.now = daily.starts(FRIDAY) + 2 * 24 * HOUR
    assert "🔥 Your first day in a row; your best is 2." in answer(await world.finished(club.alice))


# -- sharing ---------------------------------------------------------------------------------------


async def test_two_who_share_at_once_make_one_message(world: World) -> None:
    club = world.club
    for who in (club.alice, club.bob):
        await world.finished(who)
    boards = club.bot.desk.day_boards
    tries = [await world.attempt(who) for who in (club.alice, club.bob)]
    shared = await asyncio.gather(*(boards.share(each, club.guild.id, club.channel.id) for each in tries * 2))
    (post,) = club.channel.history()
    assert set(shared) == {post.jump_url}
    lines = post.content.split("\n")
    assert lines[0] == "**Daily challenge 2023-11-16: Axio**"
    assert {"alice", "bob"} == {re.search(r"\*\*(\w+)\*\* — \*\*\d+\*\*", line)[1] for line in lines[1:3]}  # type: ignore[index]  # it does
    assert labels(post) == ["Play today’s challenge"]
    assert club.pings(post) == []


async def test_later_ones_edit_the_message_and_a_lost_one_is_sent_anew(world: World) -> None:
    club = world.club
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.alice.click(shown(await world.finished(club.alice)), label="Share here")
    post = club.post
    await club.bob.user.slash("daily")
    await world.played(club.bob, 0)
    assert "bob" not in club.post.content  # begun where no server is
    result = await club.bob.slash(elsewhere, "daily")
    shared = await club.bob.click(shown(result), label="Share here")
    assert post.jump_url in answer(shared)
    assert elsewhere.history() == []
    assert "bob" in club.post.content
    club.env.backend.messages[club.channel.id].pop(post.id)
    again = await club.bob.click(shown(result), label="Share here")
    (new,) = elsewhere.history()
    assert new.jump_url in answer(again)
    assert {"alice", "bob"} <= set(re.findall(r"\w+", new.content))


async def test_the_button_of_the_board_begins_ones_own_try(world: World) -> None:
    club = world.club
    await club.alice.click(shown(await world.finished(club.alice)), label="Share here")
    begun = await club.bob.click(club.post, label="Play today’s challenge")
    assert "one try" in answer(begun)
    assert names(begun) == ["Place", "Rules", "End the try"]
    assert len(club.channel.history()) == 1


async def test_sharing_needs_a_channel_and_the_rights_in_it(world: World) -> None:
    club = world.club
    await world.finished(club.alice)
    assert names(await club.alice.user.slash("daily")) == ["Board of the day"]
    deny = discord.PermissionOverwrite(send_messages=False)
    assert club.guild.me is not None
    quiet = club.guild.create_text_channel("quiet", overwrites={club.guild.me: deny})
    result = await club.alice.slash(quiet, "daily")
    refused = await club.alice.click(shown(result), label="Share here")
    assert "Send Messages" in answer(refused)
    assert quiet.history() == []
    boss = club.guild.add_member(club.guild.owner)
    assert "Send Messages" in answer(await boss.slash(club.channel, "settings server", daily=quiet))
    assert (await club.bot.desk.servers.get(club.guild.id)).daily is None


async def test_a_server_may_choose_a_channel_for_its_board(world: World) -> None:
    club = world.club
    elsewhere = club.guild.create_text_channel("daily")
    refused = await club.alice.slash(club.channel, "settings server", daily=elsewhere)
    assert "Manage Server" in answer(refused)
    boss = club.guild.add_member(club.guild.owner)
    said = answer(await boss.slash(club.channel, "settings server", daily=elsewhere))
    assert f"posted in <#{elsewhere.id}>" in said
    await club.alice.slash(club.channel, "daily")
    (last,) = await world.played(club.alice)
    assert elsewhere.history() == []
    await world.placed(club.alice, last)
    (post,) = elsewhere.history()
    assert "**alice**" in post.content
    await club.bob.slash(club.channel, "daily")
    (last,) = await world.played(club.bob)
    await world.placed(club.bob, last)
    (post,) = elsewhere.history()
    assert "**bob**" in post.content
    said = answer(await boss.slash(club.channel, "settings server", daily=elsewhere))
    assert "only where somebody shares" in said


async def test_a_board_that_cannot_be_posted_costs_nobody_a_result(world: World) -> None:
    club = world.club
    boss = club.guild.add_member(club.guild.owner)
    await boss.slash(club.channel, "settings server", daily=club.channel)
    club.env.inject_error(
        "POST", f"/channels/{club.channel.id}/messages", status=403, code=50013, message="Missing", times=1
    )
    await club.alice.slash(club.channel, "daily")
    (last,) = await world.played(club.alice)
    assert "· finished" in answer(await world.placed(club.alice, last))
    assert world.quiet()
    await club.bob.slash(club.channel, "daily")
    (last,) = await world.played(club.bob)
    await world.placed(club.bob, last)
    assert {"alice", "bob"} <= set(re.findall(r"\w+", club.post.content))


# -- boards ----------------------------------------------------------------------------------------


async def test_boards_by_server_world_and_day(world: World) -> None:
    club = world.club
    await world.finished(club.alice)
    await club.bob.user.slash("daily")
    await world.played(club.bob, 0)
    here = await club.carol.slash(club.channel, "daily", board="server")
    assert "this server" in answer(here)
    assert "**alice**" in answer(here)
    assert "**bob**" not in answer(here)
    everywhere = await club.carol.click(shown(here), label="The world")
    assert "**bob**" in answer(everywhere)
    assert names(everywhere) == ["Day before", "This server"]
    before = await club.carol.click(shown(everywhere), label="Day before")
    assert "2023-11-15: Axio Rota" in answer(before)
    assert "Nobody has finished" in answer(before)
    back = await club.carol.click(shown(before), label="Day after")
    assert answer(back) == answer(everywhere)
    direct = await club.carol.user.slash("daily", board="server")
    assert "the world" in answer(direct)
    assert names(direct) == ["Day before"]
    for date in ("tomorrow", "2023-11-17", "2023-02-30", "1999-01-01", "20231116 ", "²0231116", ""):
        said = answer(await club.carol.slash(club.channel, "daily", date=date))
        assert ("**alice**" in said) == (date == "20231116 ")
        assert ("date" in said or "There is a challenge" in said) == (date != "20231116 ")
