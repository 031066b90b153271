"""Discord acts but its answer is lost on the way: nothing is done twice, and nobody is misled.

The real client with the real discord.py, in this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import build
from bot.client import Client
from bot.matches.match import Match
from tests.outside.bot_process import lead_to, quickly_ready
from tests.outside.discord_outside import CHANNEL, PLAYERS, text_of
from tests.outside.losing import Losing, Way
from tests.outside.turns import Turns, command_of, delivered
from tests.patience import PATIENT
from tests.telling import listen, tells

listen()

ADELE, BART = PLAYERS
CALLBACK = r"POST /interactions/.*/callback"
ORIGINAL = r"PATCH /webhooks/.*/@original"
POST = rf"POST /channels/{CHANNEL}/messages"

pytestmark = pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces


@dataclass
class Lossy:
    """A bot, its Discord, and a second connection to its store."""

    outside: Losing
    client: Client
    turns: Turns

    async def slash(self, who: Any, command: str, **options: Any) -> dict[str, Any]:
        """The answer to a command in the first channel."""
        interaction = self.outside.slash(who, CHANNEL, command, {})
        kinds = {bool: 5, int: 4, str: 3}
        given = [
            {"type": kinds[type(value)], "name": name, "value": value} for name, value in options.items()
        ]
        interaction["data"]["options"][0]["options"] = given
        return await delivered(self.outside, interaction)

    async def press(self, who: Any, message: dict[str, Any], verb: str) -> dict[str, Any]:
        """The answer to a button under a message."""
        ids = [each["custom_id"] for row in message["components"] for each in row.get("components", ())]
        (custom_id,) = [each for each in ids if each.split(":")[1] == verb]
        return await delivered(self.outside, self.outside.press(who, message, custom_id))

    async def quiet(self) -> None:
        """Waits until nothing is under way in the bot."""
        while self.client._under_way:
            await asyncio.wait(tuple(self.client._under_way))

    async def match(self) -> Match:
        """The match of the first channel."""
        return await self.match_in(CHANNEL)

    async def match_in(self, channel: int) -> Match:
        """The match of a channel or thread."""
        found = await self.turns.matches.last_here(channel, "axio")
        assert found is not None
        return found

    def lobbies(self) -> list[dict[str, Any]]:
        """The messages in the first channel that have a button to join."""
        return [each for each in self.outside.posts(CHANNEL) if ":join:" in str(each["components"])]


@pytest_asyncio.fixture
async def lossy(tmp_path: Path) -> AsyncIterator[Lossy]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    outside = Losing()
    await outside.start()
    lead_to(outside.port)
    client = quickly_ready(build(tmp_path / "axio.db"))
    running = asyncio.create_task(client.start("not-a-token"))
    await asyncio.wait_for(outside.ready.wait(), PATIENT)
    await client.wait_until_ready()
    turns = await Turns.at(tmp_path / "axio.db")
    yield Lossy(outside, client, turns)
    await client.close()
    await asyncio.gather(running, return_exceptions=True)
    await turns.database.close()
    await outside.stop()
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.mark.todays(3)
@pytest.mark.parametrize("way", ["500", "cut", "unheard"])
async def test_a_lost_acknowledgement_leaves_nobody_looking_at_thinking(lossy: Lossy, way: Way) -> None:
    match = await lossy.turns.running(0)
    for number in range(2):
        who = match.sitters[match.to_move[0]]
        command, options = command_of("axio", sorted(legal(match))[0])
        lossy.outside.lose(CALLBACK, way)
        answer = await lossy.slash(who, command, **options)
        assert tells(text_of(answer), "axio-placed")
        after = await lossy.match()
        assert after.version == match.version + 1, "it was played once"
        match = after
        assert lossy.outside.losses == [], number


def legal(match: Match) -> list[str]:
    return [match.game.notate(action) for action in match.actions(match.to_move[0])]


@pytest.mark.parametrize("way", ["500", "cut", "unheard"])
async def test_a_lost_acknowledgement_of_a_button_changes_its_message(lossy: Lossy, way: Way) -> None:
    match = await lossy.turns.running(0)
    who = match.sitters[match.to_move[0]]
    tile, cell, to = sorted(legal(match))[0].split()
    panel = await lossy.slash(who, "axio place", tile=tile, cell=cell, to=to, preview=True)
    lossy.outside.lose(CALLBACK, way)
    answer = await lossy.press(who, {**panel, "channel_id": str(CHANNEL)}, "axio-lay")
    assert tells(text_of(answer), "axio-placed")
    assert (await lossy.match()).version == match.version + 1


@pytest.mark.todays(3)
@pytest.mark.parametrize("way", ["500", "cut", "unheard"])
async def test_a_lost_private_answer_is_given_again(lossy: Lossy, way: Way) -> None:
    match = await lossy.turns.running(0)
    who = match.sitters[match.to_move[0]]
    lossy.outside.lose(ORIGINAL, way, 2)
    command, options = command_of("axio", sorted(legal(match))[0])
    await lossy.slash(who, command, **options)
    await lossy.quiet()
    assert tells(lossy.outside.said[-1], "axio-placed")
    assert not any(tells(each, key) for each in lossy.outside.said for key in ("not-shown", "not-shown-done"))
    assert (await lossy.match()).version == match.version + 1


@pytest.mark.parametrize("way", ["500", "cut"])
async def test_a_lobby_whose_post_was_lost_is_there_once_and_loses_its_buttons_later(
    lossy: Lossy, way: Way
) -> None:
    lossy.outside.lose(POST, way)
    answer = await lossy.slash(ADELE, "axio start", seats=3)
    assert tells(text_of(answer), "started-lobby", game="Axio")
    assert not tells(text_of(answer), "move-counts")
    (lobby,) = lossy.lobbies()
    # Before the bot has checked again, somebody presses a button below the lobby that it does not know of.
    assert tells(text_of(await lossy.press(BART, lobby, "join")), "joined")
    (lobby,) = lossy.lobbies()
    assert not tells(lobby["content"], "joined")
    assert "Bart" in lobby["content"], "it is updated"
    await lossy.press(ADELE, lobby, "begin")
    await lossy.quiet()
    assert lossy.lobbies() == []
    assert (await lossy.match()).running
    boards = [each for each in lossy.outside.posts(CHANNEL) if each["attachments"]]
    assert len(boards) == 1


@pytest.mark.parametrize("way", ["500", "cut"])
async def test_asking_again_finds_a_lobby_whose_post_was_lost(lossy: Lossy, way: Way) -> None:
    lossy.outside.lose(POST, way)
    await lossy.slash(ADELE, "axio start", seats=2)
    (lobby,) = lossy.lobbies()
    again = await lossy.slash(BART, "axio start", seats=2)
    assert tells(text_of(again), "start-lobby-here", game="Axio")
    assert str(lobby["id"]) in text_of(again)
    assert [each["id"] for each in lossy.lobbies()] == [lobby["id"]]


@pytest.mark.parametrize("way", ["500", "cut"])
async def test_a_thread_whose_answer_was_lost_is_played_in(lossy: Lossy, way: Way) -> None:
    await lossy.slash(ADELE, "axio start", seats=2, thread=True)
    (lobby,) = lossy.lobbies()
    lossy.outside.lose(rf"POST /channels/{CHANNEL}/messages/.*/threads", way)
    answer = await lossy.press(BART, lobby, "join")
    await lossy.quiet()
    await lossy.client.parts.repairs.everything()
    match = await lossy.match_in(int(lobby["id"]))
    assert [each["id"] for each in lossy.outside.threads] == [lobby["id"]]
    assert match.row.post_version == match.version
    assert len(lossy.outside.posts(match.row.channel)) == 1
    assert not any(each["attachments"] for each in lossy.outside.posts(CHANNEL) if each is not lobby)
    assert tells(text_of(answer), "joined-begun")


@pytest.mark.parametrize("way", ["500", "cut"])
async def test_a_lobby_in_a_thread_is_in_the_one_that_was_opened(lossy: Lossy, way: Way) -> None:
    """The channel is taken, so the lobby starts in a thread, and the answer about that thread is lost."""
    await lossy.turns.running(0)
    lossy.outside.lose(rf"POST /channels/{CHANNEL}/threads", way)
    answer = await lossy.slash(ADELE, "axio start", seats=2, thread=True)
    await lossy.quiet()
    used = [each for each in lossy.outside.threads if not each["thread_metadata"]["archived"]]
    (thread,) = used
    assert f"<#{thread['id']}>" in text_of(answer)
    assert len(lossy.outside.posts(int(thread["id"]))) == 1
