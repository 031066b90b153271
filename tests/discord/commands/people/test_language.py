"""A change of language shows in what stands already: posts, hands, and the board of the day."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.matches.match import Match
from bot.messages import hands, posts
from bot.messages.hand_content import hand_content
from bot.messages.post_content import post_content
from bot.playground.strict import set_locale
from bot.wire.content import Content
from storage.players import PlayerRow, ServerRow
from tests.discord.club import Club, answer, ids, text_of
from tests.languages.marked import MARKS, PRIVATE, PUBLIC, marked


@pytest_asyncio.fixture
async def speaking(tmp_path: Path, club: Club) -> AsyncIterator[Club]:
    """The club, with two made-up languages that nobody there speaks so far."""
    with marked(tmp_path / "texts"):
        yield club


def language(message: discord.Message) -> str:
    """The language of a message: one of the two made-up ones, or else English."""
    found = [language for language, marks in MARKS.items() if marks[0] in text_of(message)]
    return found[0] if found else "en"


async def test_a_servers_language_is_chosen_and_its_boards_follow(speaking: Club) -> None:
    club = speaking
    await club.begin()
    role = club.guild.create_role("owner", permissions=discord.Permissions(manage_guild=True))
    club.env.backend.add_member_role(club.guild.id, club.alice.id, role.id)
    post, number = club.post, len(list(club.channel.history()))
    assert language(post) == "en"
    told = await club.alice.slash(club.channel, "settings server", language=PUBLIC)
    assert MARKS[PUBLIC][0] not in answer(told), "the answer is private"
    await club.bot.parts.repairs.everything()
    assert (language(club.post), club.post.id) == (PUBLIC, post.id), "the post was edited"
    assert len([each for each in club.channel.history() if not each.flags.ephemeral]) == number
    await club.alice.slash(club.channel, "settings server", language="discord")
    await club.bot.parts.repairs.everything()
    assert language(club.post) == "en"


async def test_a_persons_language_is_chosen_and_the_hand_follows(speaking: Club) -> None:
    club = speaking
    await club.begin()
    hand = club.bob.user.dm_channel.last_message
    assert hand is not None
    assert language(hand) == "en"
    told = await club.bob.slash(club.channel, "settings me", language=PRIVATE)
    assert answer(told).startswith(MARKS[PRIVATE][0])
    after = club.bob.user.dm_channel.last_message
    assert after is not None
    assert (language(after), after.id) == (PRIVATE, hand.id), "the hand was edited, so nobody was called"
    assert language(club.post) == "en"
    assert answer(await club.bob.slash(club.channel, "axio scores")).startswith(MARKS[PRIVATE][0])


async def test_a_change_while_a_post_and_a_hand_are_on_their_way_shows_later(
    speaking: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, changed = speaking, list[str]()

    async def posted(*given: Any) -> Content:
        content = await post_content(*given)
        if not changed:
            changed.append(PUBLIC)
            await club.bot.services.servers.put(club.guild.id, ServerRow(chosen=PUBLIC))
        return content

    async def held(match: Match, seat: int, *given: Any, **more: Any) -> Content:
        content = await hand_content(match, seat, *given, **more)
        if PRIVATE not in changed and match.sitters[seat].player == club.bob.id:
            changed.append(PRIVATE)
            known = await club.bot.services.players.get(club.bob.id)
            await club.bot.services.players.put(club.bob.id, replace(known, chosen=PRIVATE), known)
        return content

    await club.alice.slash(club.channel, "axio start", seats=2)
    monkeypatch.setattr(posts, "post_content", posted)
    monkeypatch.setattr(hands, "hand_content", held)
    await club.bob.click(club.post, custom_id=next(each for each in ids(club.post) if ":join:" in each))
    hand = club.bob.user.dm_channel.last_message
    assert hand is not None
    assert [language(each) for each in (club.post, hand)] == ["en", "en"]
    await club.bot.parts.repairs.everything()
    after = club.bob.user.dm_channel.last_message
    assert after is not None
    assert (language(club.post), language(after), after.id) == (PUBLIC, PRIVATE, hand.id)


async def test_without_a_choice_it_is_discords(speaking: Club) -> None:
    club = speaking
    set_locale(club.env.backend, club.bob.id, PRIVATE)
    club.env.backend.guilds[club.guild.id].preferred_locale = PUBLIC
    await club.alice.slash(club.channel, "axio start", seats=2)
    await club.bob.click(club.post, custom_id=next(each for each in ids(club.post) if ":join:" in each))
    match = await club.match()
    assert match.row.language == PUBLIC
    assert language(club.post) == PUBLIC
    hands = [member.user.dm_channel.last_message for member in (club.alice, club.bob)]
    assert [None if hand is None else language(hand) for hand in hands] == ["en", PRIVATE]


async def test_where_the_chosen_language_is_no_more_it_is_discords(speaking: Club) -> None:
    club = speaking
    set_locale(club.env.backend, club.bob.id, PRIVATE)
    club.env.backend.guilds[club.guild.id].preferred_locale = PUBLIC
    await club.bot.services.players.put(club.bob.id, PlayerRow(chosen="pt"))
    await club.bot.services.servers.put(club.guild.id, ServerRow(chosen="pt"))
    assert answer(await club.bob.slash(club.channel, "settings me")).startswith(MARKS[PRIVATE][0])
    await club.alice.slash(club.channel, "axio start", seats=2)
    await club.bob.click(club.post, custom_id=next(each for each in ids(club.post) if ":join:" in each))
    hand = club.bob.user.dm_channel.last_message
    assert hand is not None
    assert [language(each) for each in (club.post, hand)] == [PUBLIC, PRIVATE]


async def test_a_match_in_direct_messages_is_in_its_players_language(speaking: Club) -> None:
    club = speaking
    await club.carol.user.slash("axio practice")
    posts = [each for each in club.carol.user.dm_channel.history() if each.attachments]
    assert {language(each) for each in posts} == {"en"}
    await club.carol.user.slash("settings me", language=PRIVATE)
    posts = [each for each in club.carol.user.dm_channel.history() if each.attachments]
    assert language(posts[-1]) == PRIVATE
