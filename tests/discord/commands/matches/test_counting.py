"""Moderators at their own table, seats given away, and how it is shown; names of deleted accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import pytest

from bot.commands.shared.finder import ask_of
from bot.matches.change import fair_turns
from bot.matches.match import Match
from bot.owner import commands as owner
from tests.discord.club import Club, answer, labels
from tests.discord.commands.leaderboards.crowd import known, message, of, result
from tests.matches.tables import gives_up
from tests.telling import tells


def moderating(club: Club, member: Any) -> None:
    """Makes a member of the club a moderator."""
    role = club.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    club.env.backend.add_member_role(club.guild.id, member.id, role.id)


def stranger(club: Club, name: str = "mo") -> Any:
    """A moderator who does not play."""
    role = club.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    return club.guild.add_member(club.env.create_user(name), roles=[role])


async def fair(club: Club, match: Match) -> Match:
    """Plays Axio until everybody has had a fair share of the turns."""
    for _ in range(len(match.sitters) * fair_turns(match)):
        await club.place()
    return await club.match()


async def listed(club: Club) -> int:
    """The number of lines on the server's board."""
    shown = await club.alice.slash(club.channel, "leaderboard", text=True)
    return answer(shown).count(" won of ")


async def test_m26_of_two_a_moderator_at_the_table_can_only_stop(club: Club) -> None:
    moderating(club, club.alice)
    await fair(club, await club.begin())
    refused = answer(await club.alice.slash(club.channel, "axio kick", player=club.bob))
    assert tells(refused, "kick-two")
    assert (await club.match()).running
    asked = await club.alice.slash(club.channel, "axio stop")
    await club.alice.click(message(asked), label="Stop the match")
    assert (await club.match()).row.status == "stopped"
    assert tells(club.post.content, "note-stopped", by=f"<@{club.alice.id}>")
    assert tells(club.post.content, "post-stopped")
    assert club.pings(club.post) == []
    assert await listed(club) == 0


async def test_m26_of_three_the_others_are_asked_and_nobody_wins_by_it(club: Club) -> None:
    moderating(club, club.alice)
    await fair(club, await club.begin(3))
    asked = await club.alice.slash(club.channel, "axio kick", player=club.bob)
    await club.alice.click(message(asked), label="Ask the others")
    assert tells(club.post.content, "offer-kick")
    assert club.pings(club.post) == [club.carol.id]
    assert (await club.match()).seat_of(club.bob.id) is not None
    asked = await club.carol.click(club.post, label="Agree")
    await club.carol.click(message(asked), label="Agree")
    names = f"<@{club.alice.id}> and **carol**"
    assert tells(club.post.content, "note-voted-out", names=names, name="**bob**")
    await club.without()
    match = await club.match()
    assert match.running
    await gives_up(club.bot.services.matches, match.id, ask_of(_as(club.carol)))
    await club.bot.services.posts.publish(match.id)
    assert tells(club.post.content, "post-removed")
    assert await listed(club) == 0


async def test_m26_a_moderator_who_does_not_play_kicks_and_everybody_reads_who_did_it(club: Club) -> None:
    mo = stranger(club)
    await fair(club, await club.begin())
    asked = await mo.slash(club.channel, "axio kick", player=club.bob)
    assert tells(answer(asked), "kick-confirm-moderator", name="**bob**")
    assert (await club.match()).running
    await mo.click(message(asked), label="Remove the player")
    assert tells(club.post.content, "note-removed", by=f"<@{mo.id}>", name="**bob**")
    await club.without()
    assert tells(club.post.content, "post-removed")
    assert await listed(club) == 0


async def test_moderators_cannot_void_their_own_results_and_those_who_void_are_named(club: Club) -> None:
    moderating(club, club.alice)
    match = await fair(club, await club.begin())
    await gives_up(club.bot.services.matches, match.id, ask_of(_as(club.alice)))
    refused = await club.alice.slash(club.channel, "axio void", match=match.id)
    assert tells(answer(refused), "void-own")
    assert await listed(club) == 2
    mo = stranger(club)
    asked = await mo.slash(club.channel, "axio void", match=match.id)
    await mo.click(message(asked), label="Void the result")
    assert tells(club.post.content, "note-voided", by=f"<@{mo.id}>")
    assert await listed(club) == 0


async def test_a_seat_given_to_somebody_who_leaves_counts_for_the_giver_and_the_post_says_so(
    club: Club,
) -> None:
    match = await fair(club, await club.begin())
    await club.alice.slash(club.channel, "axio replace", player=club.carol)
    assert tells(club.post.content, "offer-replace", name="**alice**", turns=4)
    await club.carol.click(club.post, label="Take the seat")
    await gives_up(club.bot.services.matches, match.id, ask_of(_as(club.carol)))
    await club.bot.services.posts.publish(match.id)
    assert tells(club.post.content, "post-given", giver="**alice**", name="**carol**")
    shown = answer(await club.bob.slash(club.channel, "leaderboard", text=True))
    assert "**2.** **alice**" in shown
    assert "carol" not in shown
    assert "**alice**" in answer(await club.bob.slash(club.channel, "stats"))


def _as(member: Any) -> Any:
    """The part of an interaction that services use, for somebody who acts without Discord."""

    class Acting:
        user = member
        id = None

    return Acting()


async def test_the_running_bot_shows_what_the_owner_voids(club: Club) -> None:
    match = await fair(club, await club.begin())
    await gives_up(club.bot.services.matches, match.id, ask_of(_as(club.alice)))
    await club.bot.services.posts.publish(match.id)
    posts = len(club.channel.history())
    done = await asyncio.to_thread(owner.main, ["--store", str(club.path), "void", str(match.id)])
    assert done == 0
    await club.bot.parts.repairs.everything()
    assert tells(club.post.content, "note-struck")
    assert len(club.channel.history()) == posts
    assert await listed(club) == 0


async def test_an_excluded_player_is_told_so_and_gets_no_useless_advice(club: Club) -> None:
    services = club.bot.services
    await result(club, of(club.alice), of(club.bob))

    async def told(**options: str) -> str:
        return answer(await club.bob.slash(club.channel, "leaderboard", **options))

    assert tells(await told(where="world"), "leaderboard-unlisted")
    owned = ("--store", str(club.path))
    assert await asyncio.to_thread(owner.main, [*owned, "exclude", "player", str(club.bob.id)]) == 0
    for game in ("", "axio"):
        shown = await told(where="world", **({"game": game} if game else {}))
        assert tells(shown, "leaderboard-barred")
        assert not tells(shown, "leaderboard-none")
        assert not tells(shown, "leaderboard-none-all")
    assert tells(await told(), "leaderboard-own-provisional", rank=2, count=2), "on the server it counts"
    assert await asyncio.to_thread(owner.main, [*owned, "include", "player", str(club.bob.id)]) == 0
    assert tells(await told(where="world"), "leaderboard-unlisted")

    async def left(numbers: Sequence[int]) -> None:
        assert not numbers

    # For thirty days after a deletion they are told the same.
    await services.privacy.forget(club.bob.id, left)
    assert tells(await told(where="world"), "leaderboard-barred")
    assert tells(await told(), "leaderboard-none-all")


async def test_a_moderator_who_left_the_table_is_told_why_they_cannot_kick(club: Club) -> None:
    moderating(club, club.alice)
    match = await fair(club, await club.begin(3))
    await gives_up(club.bot.services.matches, match.id, ask_of(_as(club.alice)))
    for command, options in (("axio kick", {"player": club.bob}), ("axio stop", {})):
        shown = await club.alice.slash(club.channel, command, **options)
        if command == "axio stop":
            shown = await club.alice.click(message(shown), label="Stop the match")
        assert tells(answer(shown), "moderator-played"), command
    assert (await club.match()).active == (1, 2)


# -- deleted accounts ------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["world", "server"])
async def test_the_name_of_a_deleted_account_is_gone_everywhere_once_it_was_looked_at(
    club: Club, where: str
) -> None:
    gone = (4_242_424_242, "Gone Greta")
    await result(club, gone, of(club.alice))
    await result(club, of(club.alice), of(club.bob))
    await known(club, gone, of(club.alice))
    before = answer(await club.alice.slash(club.channel, "leaderboard", text=True))
    assert "Gone Greta" in before, "until Discord has been asked"
    await club.alice.slash(club.channel, "leaderboard", where=where, text=True)
    for command in ("leaderboard", "stats", "history"):
        options = {"text": True} if command == "leaderboard" else {}
        shown = await club.alice.slash(club.channel, command, **options)
        assert "Gone Greta" not in answer(shown), command
        assert "Former player" in answer(shown), command
        assert "****" not in answer(shown)
    world = await club.alice.slash(club.channel, "leaderboard", where="world", text=True)
    assert "**Former player** — " in answer(world)
    picture = message(await club.alice.slash(club.channel, "leaderboard")).attachments[0]
    assert "Former player" in picture.description
    rows = await club.database.rows(
        "select name from placings where player = ? union select name from seats where player = ?",
        gone[0],
        gone[0],
    )
    assert {row["name"] for row in rows} == {""}
    assert labels(message(world))


async def test_an_account_is_asked_for_once_a_week_and_a_name_stays_while_discord_fails(club: Club) -> None:
    await result(club, of(club.bob), of(club.alice))
    await known(club, of(club.alice), of(club.bob))
    club.env.inject_error("GET", "/users/*", status=500, code=0, message="No", times=1)
    for _ in range(3):
        shown = answer(await club.alice.slash(club.channel, "leaderboard", where="world", text=True))
        assert "Former player" not in shown
    asked = [each.path for each in club.env.http_requests if each.method == "GET" and "/users/" in each.path]
    assert asked.count(f"/users/{club.bob.id}") <= 2
    assert asked.count(f"/users/{club.alice.id}") <= 2
    assert 2 <= len(asked) <= 3


async def test_a_made_up_name_of_a_deleted_account_is_never_shown(club: Club) -> None:
    user = club.env.create_user("deleted_user_0a1b2c3d4e5f")
    ghost = (user.id, "Ghost of Gill")
    await result(club, ghost, of(club.alice))
    await club.alice.slash(club.channel, "stats")
    shown = answer(await club.alice.slash(club.channel, "stats"))
    assert "Ghost" not in shown
    assert tells(shown, "stats-opponent", name="Former player", matches=1)
