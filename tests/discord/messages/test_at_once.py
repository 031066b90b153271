"""Two tasks at once, and one that fails: what is stored about messages stays true."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.matches.match import Match
from bot.messages import hands as hand_module
from bot.messages.hand_content import hand_content
from bot.wire.content import Content
from storage.sql.messages import SqlMessageStore
from tests.discord.club import Club, labels


async def test_a_lobby_is_not_found_while_its_post_is_on_its_way(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Adopting a lobby's lost message and sending it wait for one another."""
    await club.alice.slash(club.channel, "axio start", seats=3)
    match, posts = await club.match(), club.bot.services.posts
    first = match.row.post_message
    await club.bot.parts.store.messages.unposted(match.id, first, match.row.mark)
    noting, go = asyncio.Event(), asyncio.Event()
    posted = SqlMessageStore.posted

    async def slowly(self: SqlMessageStore, *what: Any, **more: Any) -> bool:
        if not noting.is_set():
            noting.set()
            await go.wait()
        return await posted(self, *what, **more)

    monkeypatch.setattr(SqlMessageStore, "posted", slowly)
    found = asyncio.create_task(posts.adopt(match.id, first or 0))
    await noting.wait()
    sent = asyncio.create_task(posts.publish(match.id, again=True))
    await asyncio.sleep(0.2)
    go.set()
    await asyncio.gather(found, sent)
    assert (await club.match()).row.post_message == first
    assert len(club.channel.history()) == 1


@pytest.mark.parametrize("seats", [1, 2])
async def test_what_another_process_has_posted_meanwhile_stays_and_is_brought_up_to_date(
    club: Club, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """As where the claim was lost with a connection: both believe they have the post."""
    if seats == 1:
        await club.alice.slash(club.channel, "axio start", seats=1)
    else:
        await club.begin(seats)
    match, messages = await club.match(), club.bot.parts.store.messages
    posted, others, own = SqlMessageStore.posted, list[int](), list[int]()

    async def overtaken(
        self: SqlMessageStore, number: int, channel: int, message: int, *what: Any, **more: Any
    ) -> bool:
        if not others:
            sender, before = club.bot.services.sender, more["before"]
            own.append(message)
            others.append(await sender.send(channel, Content("the other process's board"), "other"))
            shows = match.version, match.row.page
            assert await posted(self, number, channel, others[0], *shows, hands=True, before=before)
        return await posted(self, number, channel, message, *what, **more)

    monkeypatch.setattr(SqlMessageStore, "posted", overtaken)
    shown = await club.bot.services.posts.publish(match.id, again=True, below=True)
    await club.env.settle()
    assert shown.row.post_message == others[0]
    assert (await club.match()).row.post_message == others[0]
    assert match.id not in await messages.behind()
    left = {each.id: each for each in club.channel.history()}
    assert labels(left[others[0]]), "it has the board and its buttons by now"
    if seats == 1:
        assert own[0] not in left
    else:
        assert not labels(left[own[0]])
    assert max(left) == others[0], "no further one was posted"


async def test_a_fault_of_one_hand_leaves_the_others_noted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise each try to repair that one would send them again."""
    made = hand_content

    async def faulty(match: Match, seat: int, *what: Any, **more: Any) -> Any:
        if seat == 0:
            raise RuntimeError("no words for this hand")
        return await made(match, seat, *what, **more)

    await club.alice.slash(club.channel, "axio start", seats=2)
    monkeypatch.setattr(hand_module, "hand_content", faulty)
    club.expected_faults = 1
    await club.bob.click(club.post, label="Join")
    await club.env.settle()
    match = await club.match()
    known = await club.bot.parts.store.messages.hands(match.id)
    guest = match.sitters[1].player
    assert known[guest].message is not None
    assert not known[guest].mark
    assert match.row.hands_version < match.version, "the other one still has to come"
