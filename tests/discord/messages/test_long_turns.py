"""Turns of several decisions: steps edit the post; when the turn is over, a new one calls the next player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.matches.change import Ask
from bot.matches.match import Match
from tests.discord.club import Club, answer, labels, shown_pictures
from tests.telling import plain, tells


async def _play_until(club: Club, wanted: Callable[[Any], bool], *, seats: int = 2) -> tuple[Match, str]:
    """Plays without Discord until a legal placement leads to the wanted view; returns that placement."""
    match = await club.begin(seats)
    while match.running:
        seat = match.to_move[0]
        views = {}
        for action in match.actions(seat):
            notation = match.game.notate(action)
            views[notation] = match.game.view(match.game.apply(match.state, seat, action), None)
            if wanted(views[notation]):
                await club.bot.services.posts.publish(match.id)
                return match, notation
        # The highest-scoring placement, so that markers rise and racks run out of symbols.
        best = max(views, key=lambda notation: _worth(views[notation], seat, notation))
        player = match.sitters[seat].player
        match = await club.bot.services.matches.act(match.id, Ask(player), best)
    raise AssertionError("this deal never leads there; choose another seed in conftest.py")


def _worth(view: Any, seat: int, notation: str) -> int:
    return 0 if notation in ("exchange", "keep") else sum(view.markers[seat])


async def test_an_exchange_is_asked_in_the_post_and_edits_it(club: Club) -> None:
    _, notation = await _play_until(club, lambda view: view.phase == "exchange")
    mover, other = await club.mover(), await club.other()
    posts = len(club.channel.history())
    result = await club.place(notation)
    assert tells(answer(result), "axio-decide-exchange")
    assert tells(answer(result), "axio-why-exchange")
    assert len(shown_pictures(result.response)) == 2, "the board and the rack"
    assert labels(result.response) == ["Exchange the rack", "Keep it", "Undo"]
    post = club.post
    assert len(club.channel.history()) == posts
    assert labels(post)[:2] == ["Exchange the rack", "Keep it"]
    assert club.pings(post) == [], "an edit calls nobody"
    assert tells(post.content, "axio-decide-exchange", name=f"<@{mover.id}>"), "who is still to act"
    laid = [event for turn in (await club.match()).past for event in turn.events]
    assert laid
    assert all(tells(post.content, "axio-placed", tile=each.tile) for each in laid if each.kind == "placed")

    assert tells(answer(await other.click(post, label="Keep it")), "match-not-your-turn")
    rack = (await club.match()).view((await club.match()).to_move[0]).rack
    done = await mover.click(post, label="Exchange the rack")
    assert tells(answer(done), "hand-of-axio")
    assert len(club.channel.history()) == posts + 1
    assert club.pings(club.post) == [other.id]
    assert tells(club.post.content, "axio-decide-place", name=f"<@{other.id}>")
    assert tells(club.post.content, "axio-placed"), "the whole turn"
    assert tells(club.post.content, "axio-exchanged")
    for tile in rack:
        assert plain(f"axio-tile-{tile}") in club.post.content
    assert len(club.post.attachments) == 1
    assert await club.mover() is other


async def test_keep_by_command(club: Club) -> None:
    _, notation = await _play_until(club, lambda view: view.phase == "exchange")
    mover = await club.mover()
    early = await mover.slash(club.channel, "axio exchange")
    assert tells(answer(early), "axio-no-exchange-now")
    await club.place(notation)
    assert tells(answer(await club.place("rb E5 F5")), "axio-not-placing")
    await mover.slash(club.channel, "axio exchange", keep=True)
    assert tells(club.post.content, "axio-kept")
    assert await club.mover() is not mover


async def test_a_bonus_is_said_placed_and_edited(club: Club) -> None:
    _, notation = await _play_until(club, lambda view: view.owed > 0)
    mover = await club.mover()
    posts = len(club.channel.history())
    result = await club.place(notation)
    assert tells(answer(result), "axio-decide-bonus")
    assert labels(result.response) == ["1", "2", "3", "4", "Undo"], "the tiles that are left"
    assert tells(club.post.content, "markers-bonus")
    assert len(club.channel.history()) == posts
    first = club.post.attachments[0].filename
    assert tells(answer(result), "axio-panel-tile")
    assert tells(answer(await mover.slash(club.channel, "axio exchange")), "axio-bonus-first")
    action = next(notation for notation in await club.legal())
    await club.place(action)
    assert len(club.channel.history()) == posts + 1
    assert club.post.attachments[0].filename != first, "a changed picture has a new name"
    laid = [each for each in (await club.match()).view(None).recent if each.kind == "placed"]
    assert len(laid) == 2
    assert all(tells(club.post.content, "axio-placed", tile=each.tile) for each in laid)
