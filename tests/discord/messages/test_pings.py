"""Whom requests ping: everybody who is asked the first time, then nobody for an hour."""

from __future__ import annotations

from bot.matches.change import Ask
from tests.discord.club import Club, answer
from tests.matches.tables import gives_up
from tests.telling import tells


async def test_an_invitation_withdrawn_and_made_again_rings_once(club: Club) -> None:
    told = await club.alice.slash(club.channel, "axio start", invite=club.bob)
    assert club.pings(club.post) == [club.bob.id]
    assert not tells(answer(told), "called-quietly")
    for _ in range(3):
        await club.alice.slash(club.channel, "axio leave")
        told = await club.alice.slash(club.channel, "axio start", invite=club.bob)
        assert f"<@{club.bob.id}>" in club.post.content, "still named"
        assert club.pings(club.post) == []
        assert tells(answer(told), "called-quietly")
    # Another channel, another game or a restart makes no difference: it is the same person.
    await club.restart()
    other = club.guild.create_text_channel("other")
    await club.alice.slash(other, "rota start", invite=club.bob, invite2=club.carol)
    assert other.last_message is not None
    assert club.pings(other.last_message) == [club.carol.id]
    # People who join are not told.
    assert not tells(answer(await club.carol.click(other.last_message, label="Join")), "called-quietly")


async def test_a_lobby_whose_post_was_deleted_does_not_ring_again(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", invite=club.bob)
    assert club.pings(club.post) == [club.bob.id]
    club.env.backend.delete_message(club.channel.id, club.post.id)
    await club.env.settle()
    await club.alice.slash(club.channel, "axio start")
    assert f"<@{club.bob.id}>" in club.post.content
    assert club.pings(club.post) == []


async def test_a_board_that_was_deleted_comes_again_without_a_ring(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    assert club.pings(club.post) == [mover.id]
    for _ in range(2):
        club.env.backend.delete_message(club.channel.id, club.post.id)
        await club.env.settle()
        await club.carol.slash(club.channel, "axio board")
        assert f"<@{mover.id}>" in club.post.content
        assert club.pings(club.post) == []
    await club.place()
    assert club.pings(club.post) == [(await club.mover()).id]


async def test_rematches_ring_once_and_turns_always(club: Club) -> None:
    match = await club.begin()
    match = await gives_up(club.bot.services.matches, match.id, Ask(club.bob.id))
    await club.bot.services.posts.publish(match.id)
    over = club.post
    await club.alice.click(over, label="Rematch")
    assert club.pings(club.post) == [club.bob.id]
    await club.alice.slash(club.channel, "axio leave")
    await club.alice.click(over, label="Rematch")
    assert club.pings(club.post) == []
    await club.bob.click(club.post, label="Join")
    assert club.pings(club.post) == [(await club.mover()).id], "a turn pings"
    await club.place()
    assert club.pings(club.post) == [(await club.mover()).id]


async def test_asking_again_is_refused_with_the_time_and_later_silent(club: Club) -> None:
    await club.begin()
    await club.place()
    asker = await club.other()
    other = await club.mover()
    told = await asker.slash(club.channel, "axio undo")
    assert tells(answer(told), "asked")
    assert club.pings(club.post) == [other.id]
    await asker.click(club.post, label="Decline")
    told = await asker.slash(club.channel, "axio undo")
    assert tells(answer(told), "withdrawn-lately")
    assert not tells(club.post.content, "offer-undo")
    # Meanwhile the other player asks, which does ping.
    await club.place()
    await other.slash(club.channel, "axio undo")
    assert club.pings(club.post) == [asker.id]
