"""Direct messages and posts that Discord did not accept: what is retried, when, and after whose action."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.background.repairs import _INTERVAL
from bot.matches.change import Ask
from bot.wire.direct_budget import DIRECT_BUDGET
from tests.discord.club import Club, answer, labels
from tests.matches.timed import Time
from tests.telling import tells

CLOSED: dict[str, Any] = {"status": 403, "code": 50007, "message": "Cannot send messages to this user"}


@pytest.fixture
def time() -> Time:
    return Time(1_800_000_000.0)


def hands(who: Any) -> list[discord.Message]:
    return [each for each in who.user.dm_channel.history() if tells(each.content, "hand-of-axio")]


def told(club: Club) -> int:
    return len([each for each in club.channel.history() if tells(each.content, "hand-closed")])


async def everybody_closed(club: Club) -> None:
    """A match whose players' messages were closed at its start; later ones would be accepted."""
    club.env.inject_error("POST", "/users/@me/channels", times=2, **CLOSED)
    await club.begin()
    assert told(club) == 2
    assert [hands(each) for each in (club.alice, club.bob)] == [[], []]


def opened(club: Club) -> int:
    """How often the bot asked Discord for a direct message channel."""
    return len([each for each in club.env.http_requests if each.path == "/users/@me/channels"])


async def test_reopened_messages_come_with_the_players_own_move(club: Club) -> None:
    await everybody_closed(club)
    first = await club.mover()
    asked = opened(club)
    await club.place()
    assert opened(club) == asked + 1, "this player's move retries nobody else"
    second = await club.mover()
    assert (len(hands(first)), len(hands(second))) == (1, 0)
    await club.place()
    assert (len(hands(first)), len(hands(second))) == (1, 1)
    assert told(club) == 2
    assert "Place" in labels(hands(await club.mover())[0])


@pytest.mark.parametrize("how", ["button", "command", "settings"])
async def test_reopened_messages_come_when_the_player_asks(club: Club, how: str) -> None:
    await everybody_closed(club)
    mover = await club.mover()
    if how == "button":
        board = next(each for each in club.channel.history() if "My rack" in labels(each))
        assert tells(answer(await mover.click(board, label="My rack")), "hand-of-axio")
    elif how == "command":
        assert tells(answer(await mover.slash(club.channel, "axio rack")), "hand-of-axio")
    else:
        await mover.slash(club.channel, "settings me", messages=True)
    assert len(hands(mover)) == 1
    assert "Place" in labels(hands(mover)[0])
    assert await club.bot.parts.store.messages.behind() == {}


async def test_messages_that_stay_closed_are_reported_once(club: Club) -> None:
    club.env.inject_error("POST", "/users/@me/channels", times=None, **CLOSED)
    await club.begin()
    for _ in range(4):
        await club.place()
    assert told(club) == 2
    assert await club.bot.parts.store.messages.behind() == {}


@pytest.mark.todays(3)
@pytest.mark.parametrize(
    ("status", "code"), [(403, 50001), (403, 50013), (404, 10003), (404, 10008), (404, 10062)]
)
@pytest.mark.parametrize("stage", ["open", "send", "edit"])
async def test_a_direct_message_that_failed_is_tried_again(
    club: Club, time: Time, stage: str, status: int, code: int
) -> None:
    error: dict[str, Any] = {"status": status, "code": code, "message": "No"}
    if stage == "edit":
        await club.begin()
        waits = await club.other()
        place = waits.user.dm_channel.id
        path = f"/channels/{place}/messages/{hands(waits)[0].id}"
        club.env.inject_error("PATCH", path, times=1, **error)
        await club.place()
        turn = await club.mover()
        assert turn is waits
    else:
        dm = [each.user.dm_channel for each in (club.alice, club.bob)]
        paths = (
            ["/users/@me/channels"] if stage == "open" else [f"/channels/{each.id}/messages" for each in dm]
        )
        for path in paths:
            club.env.inject_error("POST", path, times=3 - len(paths), **error)
        await club.begin()
        turn = await club.mover()
    await club.bot.parts.repairs.due()
    time.now += _INTERVAL
    await club.bot.parts.repairs.due()
    for each in (club.alice, club.bob):
        assert len(hands(each)) == 1, "the hand came by itself, and once"
    assert "Place" in labels(hands(turn)[0])
    assert await club.bot.parts.store.messages.behind() == {}


async def test_each_failure_of_a_board_is_repaired_after_the_first_interval(club: Club, time: Time) -> None:
    await club.begin()
    repairs = club.bot.parts.repairs
    for _ in range(5):
        posts = len(club.channel.history())
        club.env.inject_error(
            "POST", f"/channels/{club.channel.id}/messages", status=403, code=50013, message="No", times=1
        )
        await club.place()
        assert len(club.channel.history()) == posts
        await repairs.due()
        time.now += _INTERVAL - 1
        await repairs.due()
        assert len(club.channel.history()) == posts
        time.now += 1
        await repairs.due()
        assert len(club.channel.history()) == posts + 1


async def test_a_failure_that_a_later_move_made_up_for_is_over(club: Club, time: Time) -> None:
    await club.begin()
    repairs = club.bot.parts.repairs
    path = f"/channels/{club.channel.id}/messages"
    club.env.inject_error("POST", path, status=403, code=50013, message="No", times=4)
    await club.place()
    for _ in range(3):
        await repairs.due()
        time.now += 10 * _INTERVAL
        await repairs.due()
    # Between two looks one move is shown, and the next one is not.
    await club.place()
    posts = len(club.channel.history())
    club.env.inject_error("POST", path, status=403, code=50013, message="No", times=1)
    await club.place()
    await repairs.due()
    time.now += _INTERVAL
    await repairs.due()
    assert len(club.channel.history()) == posts + 1


async def test_players_with_closed_messages_take_nothing_from_the_others(club: Club) -> None:
    """Discord also counts refused requests, so there is a limit per minute."""
    club.env.inject_error("POST", "/users/@me/channels", times=None, **CLOSED)
    await club.begin()
    mover = await club.mover()
    asked = opened(club)
    for _ in range(DIRECT_BUDGET + 5):
        await mover.slash(club.channel, "axio rack")
    assert opened(club) == asked + DIRECT_BUDGET
    budget = club.bot.services.sender._budget
    assert sum(budget.take(kept=0) for _ in range(DIRECT_BUDGET + 5)) == DIRECT_BUDGET


async def test_messages_closed_in_the_middle_of_a_match_come_back_in_their_place(club: Club) -> None:
    await club.begin()
    bob = club.bob
    before = hands(bob)[0].id
    place = bob.user.dm_channel.id
    for method, path in (("PATCH", f"{place}/messages/{before}"), ("POST", f"{place}/messages")):
        club.env.inject_error(method, f"/channels/{path}", times=1, **CLOSED)
    while (await club.mover()) is not bob:
        await club.place()
    if not told(club):
        await club.place()
        await club.place()
    assert told(club) == 1
    assert [each.id for each in hands(bob)] == [before]
    while (await club.mover()) is bob:
        await club.place()
    await club.place()
    assert [each.id for each in hands(bob)] == [before]
    assert "Place" in labels(hands(bob)[0])
    assert told(club) == 1
    # They are closed again and the match ends: the existing message still gets its ending.
    club.env.inject_error("PATCH", f"/channels/{place}/messages/{before}", times=1, **CLOSED)
    club.env.inject_error("POST", f"/channels/{place}/messages", times=1, **CLOSED)
    while (await club.mover()) is bob:
        await club.place()
    assert told(club) == 2
    match = await club.match()
    await club.bot.services.matches.stop(match.id, Ask(club.alice.id), moderator=True)
    await club.bot.services.display.catch_up(match.id)
    assert hands(bob) == []
    assert labels(bob.user.dm_channel.history()[-1]) == []


async def test_a_hand_links_to_the_board_that_came_later(club: Club, time: Time) -> None:
    await club.begin()
    club.env.inject_error(
        "POST", f"/channels/{club.channel.id}/messages", status=403, code=50013, message="No", times=1
    )
    await club.place()
    turn = await club.mover()
    old = club.post.jump_url
    assert old in hands(turn)[0].content
    await club.bot.parts.repairs.due()
    time.now += _INTERVAL
    await club.bot.parts.repairs.due()
    assert club.post.jump_url != old
    assert club.post.jump_url in hands(turn)[0].content
    assert await club.bot.parts.store.messages.behind() == {}
