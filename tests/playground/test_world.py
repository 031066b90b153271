"""What the offline Discord keeps, drops and restores, without a browser."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot.app import build
from bot.playground import typed
from bot.playground.saved import MESSAGES_KEPT
from bot.playground.world import GENERAL, MESSAGES_SHOWN, World
from bot.texts import text
from tests.discord.club import text_of
from tests.patience import PATIENT
from tests.playground.small_bot import SmallBot


async def opened(folder: Path) -> World:
    world = World(SmallBot(folder), folder)
    await world.start()
    return world


async def test_ids_of_people_and_places_stay_and_those_of_messages_grow(tmp_path: Path) -> None:
    first = await opened(tmp_path)
    static = ([member.id for member in first.members.values()], first.guild.id, first.general.id)
    await first.say(first.place("alice", GENERAL), "one")
    (one,) = first.messages("alice", first.place("alice", GENERAL))
    await first.stop()
    second = await opened(tmp_path)
    assert ([member.id for member in second.members.values()], second.guild.id, second.general.id) == static
    await second.say(second.place("alice", GENERAL), "two")
    old, new = second.messages("alice", second.place("alice", GENERAL))
    await second.stop()
    assert (old.id, old.content, old.created_at) == (one.id, "one", one.created_at)
    assert new.id > old.id


async def test_the_clock_shows_the_real_time_and_goes_with_it(tmp_path: Path) -> None:
    world = await opened(tmp_path)
    before = world.env.now()
    await asyncio.sleep(0.2)
    await world.tick()
    after = world.env.now()
    await world.stop()
    assert abs((datetime.now(UTC) - after).total_seconds()) < PATIENT
    assert (after - before).total_seconds() >= 0.15


async def test_old_messages_and_logs_are_let_go(tmp_path: Path) -> None:
    world = await opened(tmp_path)
    place = world.place("alice", GENERAL)
    for number in range(MESSAGES_KEPT + 5):
        await world.say(place, str(number))
    await world.slash(place, "basket bell", {})
    assert world.env.backend.interactions
    await world.env.advance_time(16 * 60)  # nobody can answer that interaction any more
    await world.tick()
    await world.say(place, "last")
    await world.tick()
    kept = place.channel.history()
    shown = world.messages("alice", place)
    leftover = (world.env.transcript(), list(world.env.http_requests), world.env.backend.interactions)
    await world.stop()
    assert len(kept) == MESSAGES_KEPT
    assert len(shown) == MESSAGES_SHOWN
    assert shown[-1].content == "last"
    assert leftover == ("", [], {})


async def test_commands_that_were_registered_by_an_earlier_run_are_still_there(tmp_path: Path) -> None:
    class Once(SmallBot):
        async def setup_hook(self) -> None:
            await super().setup_hook()
            self.ring.cancel()

    class Never(discord.Client):
        """Has the same commands, but assumes that they are already registered."""

        def __init__(self) -> None:
            super().__init__(intents=discord.Intents.default())
            self.tree = discord.app_commands.CommandTree(self)

    first = World(Once(tmp_path), tmp_path)
    await first.start()
    names = set(await first.commands(first.place("alice", GENERAL)))
    await first.stop()
    second = World(Never(), tmp_path)
    await second.start()
    again = set(await second.commands(second.place("alice", GENERAL)))
    await second.stop()
    assert names == again != set()


async def test_an_option_for_a_channel_is_filled_in_by_its_name(tmp_path: Path) -> None:
    world = World(build(tmp_path / "axio.db"), tmp_path)
    await world.start()
    place = world.place("alice", GENERAL)
    for given in ("general", "#general", f"<#{world.general.id}>"):  # the second one turns it off again
        await world.slash(place, "settings server", {"daily": given})
    told = text("en", "settings-daily-on", channel=f"<#{world.general.id}>")
    assert told in text_of(world.messages("alice", place)[-1])
    with pytest.raises(typed.Unreadable, match="no channel here"):
        await world.slash(place, "settings server", {"daily": "nowhere"})
    await world.stop()


class Thinker(SmallBot):
    """Is at work from the start, as when a computer player is to move."""

    thinking: asyncio.Task[bool]

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.thought = asyncio.Event()
        self.thinking = asyncio.create_task(self.thought.wait())


async def test_a_bot_that_is_at_work_for_long_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.playground.world.WORK_SECONDS", 0.2)
    bot = Thinker(tmp_path)
    world = World(bot, tmp_path)
    await world.start()
    at_work = not bot.thinking.done()
    bot.thought.set()
    place = world.place("alice", GENERAL)
    await world.say(place, "hello")
    said = [message.content for message in world.messages("alice", place)]
    await world.stop()
    assert at_work
    assert said == ["hello"]
