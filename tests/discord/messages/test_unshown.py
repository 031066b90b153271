"""If an action cannot be shown, the answer says that it counts; it says so about nothing else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.matches.change import Ask
from bot.texts import text
from tests.discord.club import Club, answer
from tests.telling import tells


def unshown(club: Club) -> None:
    """Makes Discord reject the next private answer."""
    club.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, message="Bad", times=1)


async def start(club: Club) -> Any:
    unshown(club)
    return await club.alice.slash(club.channel, "axio start", seats=2)


async def join(club: Club) -> Any:
    await club.alice.slash(club.channel, "axio start", seats=3)
    unshown(club)
    return await club.bob.click(club.post, label="Join")


async def leave_lobby(club: Club) -> Any:
    await club.alice.slash(club.channel, "axio start", seats=3)
    await club.bob.click(club.post, label="Join")
    unshown(club)
    return await club.bob.click(club.post, label="Leave")


async def begin(club: Club) -> Any:
    await club.alice.slash(club.channel, "axio start", seats=3)
    await club.bob.click(club.post, label="Join")
    unshown(club)
    return await club.alice.click(club.post, label="Start")


async def solo(club: Club) -> Any:
    unshown(club)
    return await club.alice.slash(club.channel, "axio start", seats=1)


async def place(club: Club) -> Any:
    await club.begin()
    unshown(club)
    return await club.place()


async def confirm(club: Club) -> Any:
    await club.begin()
    tile, cell, to = (await club.legal())[0].split()
    mover = await club.mover()
    panel: Any = await mover.slash(club.channel, "axio place", tile=tile, cell=cell, to=to, preview=True)
    unshown(club)
    return await mover.click(panel.response.message, label="Confirm")


async def undo(club: Club) -> Any:
    await club.begin()
    mover = await club.mover()
    await club.place()
    unshown(club)
    return await mover.slash(club.channel, "axio undo")


async def pause(club: Club) -> Any:
    await club.alice.slash(club.channel, "axio start", seats=2, pace=3600)
    await club.bob.click(club.post, label="Join")
    unshown(club)
    return await club.alice.slash(club.channel, "axio pause")


async def replace(club: Club) -> Any:
    await club.begin()
    unshown(club)
    return await club.alice.slash(club.channel, "axio replace", player=club.carol)


async def take_seat(club: Club) -> Any:
    await club.begin()
    await club.alice.slash(club.channel, "axio replace", player=club.carol)
    unshown(club)
    return await club.carol.click(club.post, label="Take the seat")


async def withdraw(club: Club) -> Any:
    await club.begin()
    await club.alice.slash(club.channel, "axio replace", player=club.carol)
    unshown(club)
    return await club.alice.click(club.post, label="Withdraw the offer")


async def kick(club: Club) -> Any:
    await club.begin(3)
    asked: Any = await club.alice.slash(club.channel, "axio kick", player=club.bob)
    unshown(club)
    return await club.alice.click(asked.response.message, label="Ask the others")


async def leave(club: Club) -> Any:
    await club.begin()
    asked: Any = await club.alice.slash(club.channel, "axio leave")
    unshown(club)
    return await club.alice.click(asked.response.message, label="Leave the match")


async def stop(club: Club) -> Any:
    await club.begin()
    asked: Any = await club.alice.slash(club.channel, "axio stop")
    unshown(club)
    return await club.alice.click(asked.response.message, label="Stop the match")


async def my_settings(club: Club) -> Any:
    unshown(club)
    return await club.alice.slash(club.channel, "settings me", pings=False)


async def server_settings(club: Club) -> Any:
    role = club.guild.create_role("owner", permissions=discord.Permissions(manage_guild=True))
    owner = club.guild.add_member(club.env.create_user("owner"), roles=[role])
    unshown(club)
    return await owner.slash(club.channel, "settings server", thread=True)


async def daily(club: Club) -> Any:
    unshown(club)
    return await club.alice.slash(club.channel, "daily")


async def forget(club: Club) -> Any:
    page: Any = await club.alice.slash(club.channel, "privacy")
    asked: Any = await club.alice.click(page.response.message, label="Delete my data")
    unshown(club)
    return await club.alice.click(asked.response.message, label="Yes, delete my data")


async def share(club: Club) -> Any:
    asked: Any = await leave(club)
    assert tells(answer(asked), "not-shown-done")
    number = (await club.match()).id
    await club.bot.services.matches.answer(number, Ask(club.bob.id), agree=False)
    shown: Any = await club.alice.slash(club.channel, "axio replay", match=number)
    unshown(club)
    return await club.alice.click(shown.response.message, label="Share here")


DONE: dict[Callable[[Club], Awaitable[Any]], str] = {
    start: "started-lobby",
    join: "joined",
    leave_lobby: "left-lobby",
    begin: "begun",
    solo: "started-solo",
    place: "move-counts",
    confirm: "move-counts",
    undo: "asked",
    pause: "asked",
    replace: "asked-seat",
    take_seat: "seat-taken",
    withdraw: "answered",
    kick: "asked",
    leave: "left-match",
    stop: "stopped",
    my_settings: "settings-kept",
    server_settings: "settings-kept",
    daily: "daily-kept",
    forget: "privacy-deleted",
    share: "shared",
}


@pytest.mark.todays(3)
@pytest.mark.parametrize("act", DONE, ids=lambda act: act.__name__)
async def test_an_answer_that_cannot_be_shown_says_that_the_action_counts(
    club: Club, act: Callable[[Club], Awaitable[Any]]
) -> None:
    told = answer(await act(club))
    assert tells(told, DONE[act])
    assert tells(told, "not-shown-done")
    assert not tells(told, "not-shown")
    assert tells(told, "move-counts") is (act in (place, confirm))


@pytest.mark.parametrize("command", ["axio rack", "axio board", "matches", "help", "stats", "privacy"])
async def test_looking_changes_nothing_even_if_the_answer_fails(club: Club, command: str) -> None:
    await club.begin()
    before = await club.match()
    unshown(club)
    told = answer(await club.alice.slash(club.channel, command))
    assert tells(told, "not-shown")
    assert not tells(told, "not-shown-done")
    assert (await club.match()).version == before.version


async def test_a_lobby_that_may_not_be_posted_is_open_and_no_move(club: Club) -> None:
    path = f"/channels/{club.channel.id}/messages"
    club.env.inject_error("POST", path, status=403, code=50013, message="Missing", times=1)
    told = answer(await club.alice.slash(club.channel, "axio start", seats=2))
    assert told.startswith(text("en", "started-lobby", game="Axio"))
    assert tells(told, "unsent-forbidden")
    assert not tells(told, "move-counts")


async def test_a_fault_after_the_move_was_stored_says_that_it_counts(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.begin()

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError("no content")

    monkeypatch.setattr("bot.messages.display.hand_content", fails)
    club.expected_faults = 1
    told = answer(await club.place())
    fault = next(event["fault"] for event in club.log if event["log_level"] == "error")
    assert told.startswith(text("en", "move-counts"))
    assert tells(told, "fault-done", fault=fault)
    assert (await club.match()).version == match.version + 1
