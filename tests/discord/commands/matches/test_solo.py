"""Matches played alone, in a channel where others play as well."""

from __future__ import annotations

import pytest

from bot.games.axio.rules import Axio
from bot.matches.match import Match
from bot.messages.naming import match_link
from bot.texts import ENGLISH, in_language, text
from tests.discord.club import Club, answer, labels, text_of
from tests.discord.commands.leaderboards.crowd import message
from tests.telling import tells


async def solo(club: Club) -> Match:
    """Alice's newest match of her own."""
    return max(await club.bot.services.matches.of(club.alice.id), key=lambda match: match.id)


async def test_m29_others_play_where_one_plays_alone(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=1)
    await club.bob.slash(club.channel, "axio start", seats=2)
    await club.carol.click(club.post, label="Join")
    mover = await club.mover()
    assert tells(answer(await mover.slash(club.channel, "axio rack")), "hand-of-axio")
    alone = await solo(club)
    assert alone.running
    assert alone.kind.alone
    tile, cell, to = alone.game.notate(next(alone.actions(0))).split()
    await club.alice.slash(club.channel, "axio place", tile=tile, cell=cell, to=to)
    assert (await solo(club)).version == alone.version + 1, "she plays in no other"
    assert (await club.match()).running


async def test_m29_a_command_that_could_mean_two_of_ones_matches_asks(club: Club) -> None:
    await club.begin()
    await club.alice.slash(club.channel, "axio start", seats=1)
    asked = await club.alice.slash(club.channel, "axio leave")
    assert tells(answer(asked), "match-which")
    assert labels(message(asked)) == ["Match 1", "Match 2"]
    confirm = await club.alice.click(message(asked), label="Match 2")
    assert tells(answer(confirm), "leave-confirm-solo")
    assert tells(answer(await club.bob.slash(club.channel, "axio rack")), "hand-of-axio")


async def test_a_lobby_is_not_meant_by_what_is_done_in_a_turn(club: Club) -> None:
    await club.alice.slash(club.channel, "paperworld start")
    await club.alice.slash(club.channel, "paperworld practice")
    assert tells(answer(await club.alice.slash(club.channel, "paperworld hand")), "hand-of-paperworld")
    assert tells(answer(await club.alice.slash(club.channel, "paperworld leave")), "match-which")


async def test_it_is_one_message_that_comes_down_on_request(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=1)
    post = club.post.id
    for _ in range(3):
        alone = await solo(club)
        tile, cell, to = alone.game.notate(next(alone.actions(0))).split()
        await club.alice.slash(club.channel, "axio place", tile=tile, cell=cell, to=to)
    assert [each.id for each in club.channel.history()] == [post]
    assert club.post.attachments[0].filename == f"axio-{alone.id}-{alone.version + 1}.png"
    asked = message(await club.alice.click(club.post, label="More"))
    await club.alice.click(asked, label="Bring the board down here")
    assert club.post.id != post
    below = club.post.id
    asked = message(await club.alice.slash(club.channel, "axio leave"))
    await club.alice.click(asked, label="Leave the match")
    assert club.post.id == below
    assert tells(text_of(club.post), "post-stopped")


async def test_undo_is_offered_if_no_tile_was_drawn_since(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.alice.slash(club.channel, "axio start", seats=1)
    await club.place()
    undo = text("en", "button-undo")
    assert undo not in labels(message(await club.alice.click(club.post, label="More")))
    monkeypatch.setattr(Axio, "unseen", ())
    alone = await solo(club)
    asked = message(await club.alice.click(club.post, label="More"))
    assert undo in labels(asked)
    await club.alice.click(asked, label=undo)
    assert (await solo(club)).state != alone.state
    assert (await solo(club)).untouched


async def test_it_is_replaced_once_discord_lets_it_be_edited_no_more(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=1)
    post = club.post.id
    club.env.inject_error("PATCH", f"*/messages/{post}", status=400, code=30046, message="Old", times=1)
    alone = await solo(club)
    tile, cell, to = alone.game.notate(next(alone.actions(0))).split()
    await club.alice.slash(club.channel, "axio place", tile=tile, cell=cell, to=to)
    assert club.post.id != post
    assert "Place" in labels(club.post)
    assert [each.id for each in club.channel.history()] == [club.post.id]


async def test_too_many_are_refused_with_what_and_where_they_are_as_matches_lists_them(club: Club) -> None:
    for game in ("axio", "rota", "axio"):
        await club.alice.slash(club.channel, f"{game} start", seats=1)
    mine = await club.bot.services.matches.of(club.alice.id)
    told = answer(await club.alice.slash(club.channel, "rota start", seats=1))
    assert tells(told, "start-crowded-alone", count=3, seen=3)
    listed = answer(await club.alice.slash(club.channel, "matches"))
    assert len(mine) == 3
    for match in mine:
        link = match_link(match, in_language(ENGLISH))
        words = {"game": match.game.title, "since": f"<t:{match.row.created}:R>", "link": link}
        assert tells(told, "crowded-alone", **words)
        assert tells(listed, "matches-yours", kind="solo", **words)
        assert words["since"] in listed
    assert tells(answer(await club.bob.slash(club.channel, "axio start", seats=1)), "started-solo")
