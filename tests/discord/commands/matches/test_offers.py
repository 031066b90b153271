"""Undoing, voting out and handing over, as players see them."""

from __future__ import annotations

from bot.matches.change import Ask
from bot.matches.match import Match
from tests.discord.club import Club, answer, labels
from tests.telling import tells


def legal(match: Match) -> list[str]:
    return [match.game.notate(action) for action in match.actions(match.to_move[0])]


async def test_a_turn_is_taken_back_with_consent_and_the_right_player_called(club: Club) -> None:
    await club.begin()
    first = await club.mover()
    before = (await club.match()).view(0).board
    await club.place()
    second = await club.mover()
    asked = await first.slash(club.channel, "axio undo")
    assert tells(answer(asked), "asked")
    assert club.pings(club.post) == [second.id]
    assert tells(club.post.content, "offer-undo")
    await second.click(club.post, label="Let it be taken back")
    assert tells(club.post.content, "note-undone", name=f"**{first.name}**")
    assert club.pings(club.post) == [first.id]
    assert (await club.match()).view(0).board == before
    rack = first.user.dm_channel.last_message
    assert rack is not None
    assert "Place" in labels(rack)
    await club.place()
    assert not tells(club.post.content, "note-retracted")
    assert not tells(club.post.content, "note-undone")


async def test_within_the_turn_it_is_taken_back_at_once(club: Club) -> None:
    await club.alice.slash(club.channel, "paperworld start")
    await club.bob.click(club.post, label="Join")
    services = club.bot.services
    match = await services.matches.here(club.channel.id, "paperworld")
    assert match is not None
    while not (
        lays := [a for a in map(match.game.notate, match.actions(match.to_move[0])) if a[:3] == "lay"]
    ):
        least = match.game.notate(match.game.least(match.state, match.to_move[0]))
        match = await services.matches.act(match.id, Ask(match.sitters[match.to_move[0]].player), least)
    version = match.version
    await services.posts.publish(match.id)
    mover = next(m for m in club.members if m.id == match.sitters[match.to_move[0]].player)
    result = await mover.slash(club.channel, "paperworld place", cards=lays[0].removeprefix("lay "))
    assert "End the turn" in labels(result.response)
    posts = len(club.channel.history())
    post = club.post.id
    undone = await mover.slash(club.channel, "paperworld undo")
    assert tells(answer(undone), "undone")
    assert tells(club.post.content, "note-undone")
    match = await services.matches.here(club.channel.id, "paperworld")
    assert match is not None
    assert match.version == version + 2
    assert (len(club.channel.history()), club.post.id) == (posts, post), "the post of the turn is edited"


async def test_a_seat_is_handed_over_privately_with_its_hand(club: Club) -> None:
    match = await club.begin()
    alice = match.seat_of(club.alice.id)
    assert alice is not None
    result = await club.alice.slash(club.channel, "axio replace", player=club.carol)
    assert tells(answer(result), "asked")
    assert club.pings(club.post) == [club.carol.id]
    assert tells(answer(await club.bob.click(club.post, label="Take the seat")), "replace-not-asked")
    taken = await club.carol.click(club.post, label="Take the seat")
    assert tells(answer(taken), "hand-of-axio")
    now = await club.match()
    assert now.view(alice).rack == match.view(alice).rack
    assert tells(club.post.content, "note-replaced", name="**carol**")
    ended = club.alice.user.dm_channel.last_message
    assert ended is not None
    assert tells(ended.content, "hand-over")
    assert labels(ended) == []
    assert ended.attachments == []
    hers = club.carol.user.dm_channel.last_message
    assert hers is not None
    assert tells(hers.content, "hand-of-axio")
    assert tells(answer(await club.alice.click(club.post, label="My rack")), "match-not-seated")


async def test_three_players_vote_one_out(club: Club) -> None:
    await club.begin(3)
    await club.alice.slash(club.channel, "axio kick", player=club.bob)
    assert club.pings(club.post) == [club.carol.id]
    assert tells(answer(await club.bob.click(club.post, label="Play on")), "offer-not-asked")
    await club.carol.click(club.post, label="Agree")
    match = await club.match()
    assert match.seat_of(club.bob.id) is None
    assert tells(club.post.content, "game-left", name="**bob**")
