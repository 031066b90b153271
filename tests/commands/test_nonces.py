"""What Discord takes for a repetition: nothing is missing on it, and nothing stands there twice."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError, unknown_message
from simcord.http.routes import messages

from tests.commands.club import Club


@pytest.fixture(autouse=True)
def enforced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord answers a nonce that it knows with the message that has it, whatever the channel."""
    known: dict[str, tuple[int, int]] = {}
    send = vars(messages)["bot_message"]

    def sent(ctx: Any, channel: int) -> Any:
        nonce = str(ctx.json.get("nonce", ""))
        if len(nonce) > 25:
            raise BackendError(400, 50035, "nonce: Must be 25 or fewer in length")
        if not ctx.json.get("enforce_nonce"):
            return send(ctx, channel)
        if nonce in known:
            place, number = known[nonce]
            earlier = ctx.backend.messages[place].get(number)
            if earlier is None:
                raise unknown_message()
            return earlier
        message = send(ctx, channel)
        known[nonce] = (channel, message.id)
        return message

    monkeypatch.setattr(messages, "bot_message", sent)


def hands(club: Club, who: Any) -> list[discord.Message]:
    """The hands in somebody's direct messages, oldest first."""
    return [each for each in who.user.dm_channel.history() if "Your rack" in each.content]


async def test_a_rematch_at_once_brings_both_a_new_message(club: Club) -> None:
    first = await club.begin()
    stop = await club.alice.slash(club.channel, "axio stop")
    assert stop.response is not None
    await club.alice.click(stop.response.message, label="Stop the match")
    second = await club.begin()
    assert second.id != first.id
    for who in (club.alice, club.bob):
        told = who.user.dm_channel.history()
        assert len(told) == 2, [each.content for each in told]
        assert len(hands(club, who)) == 1, "the first message says that its match is over"
        assert hands(club, who)[0] == told[1]


async def test_two_matches_of_two_people_have_a_message_each(club: Club) -> None:
    await club.begin()
    first, table = await club.match(), club.channel
    club.channel = club.guild.create_text_channel("another-table")
    await club.begin()
    for who in (club.alice, club.bob):
        shown = hands(club, who)
        assert len(shown) == 2
        assert f"<#{table.id}>" in shown[0].content
        assert f"<#{club.channel.id}>" in shown[1].content
    mover = await club.mover()
    before = hands(club, mover)
    await club.place()
    after = hands(club, mover)
    assert after[0].content == before[0].content
    assert after[1].content != before[1].content
    club.channel = table
    assert (await club.match()).version == first.version


async def test_a_message_on_each_turn_is_never_the_one_before(club: Club) -> None:
    for who in (club.alice, club.bob):
        await who.slash(club.channel, "settings me", messages=True)
    await club.begin()
    seen = {who.id: {each.id for each in hands(club, who)} for who in (club.alice, club.bob)}
    for _ in range(8):
        mover = await club.mover()
        while (await club.mover()) is mover:
            await club.place()
        called = await club.mover()
        assert len(hands(club, called)) == 1
        assert hands(club, called)[0].id not in seen[called.id]
        seen[called.id].add(hands(club, called)[0].id)
    assert sum(map(len, seen.values())) == 2 + 8


async def test_each_of_three_with_closed_messages_is_told_once(club: Club) -> None:
    club.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="Cannot send", times=None
    )
    await club.begin(3)
    await club.place()
    told = [each for each in club.channel.history() if "closed to me" in each.content]
    pinged = sorted(player for each in told for player in club.pings(each))
    assert pinged == sorted(each.id for each in club.members[:3])
