"""/stats: the caller's own, somebody else's, in direct messages, and sharing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord import GuildHandle, InteractionResult, MemberActor

from bot.matches.change import Ask
from bot.matches.kinds import kind_for
from bot.texts import ENGLISH, text
from bot.wire.components import Press
from storage.matches import Entry, MatchRow, Sitter
from storage.results import Placing, Result
from storage.sitters import computer, computer_name
from storage.sql.database import Transaction
from storage.sql.matches import SqlMatchStore
from storage.sql.messages import SqlMessageStore
from tests.discord.club import Club, answer, labels
from tests.discord.commands.finished.test_history import finished
from tests.discord.commands.leaderboards.crowd import message
from tests.discord.direct import GUESTS, STRANGER, Direct
from tests.discord.played import finish
from tests.telling import as_said, tells

NOVEMBER = 1_700_000_000  # Unix seconds
ANNA = GUESTS[0]
_channels = count(900)

Line = tuple[MemberActor, int, int]
"""Member, place, score."""


async def ended(
    club: Club, *lines: Line, game: str = "rota", guild: GuildHandle | None = None, ranked: bool = True
) -> int:
    """Stores a match with this result, on this server or another; only the result matters."""
    server = (guild or club.guild).id
    # No clock is running, because the match was played long ago.
    store = SqlMatchStore(club.database)
    sitters = tuple(Sitter(who.id, who.name) for who, _, _ in lines)
    row = MatchRow(
        kind=kind_for(len(lines)).name,
        game=game,
        server=server,
        channel=next(_channels),
        host=sitters[0].player,
        status="running",
        wanted=len(lines),
        options="{}",
        seed="",
        version=1,
        created=1,
        sitters=sitters,
    )
    row = replace(row, id=await store.create(row, [Entry(0, "/open", None, 1)]))
    placings = tuple(
        Placing(seat, who.id, who.name, place, score, score) for seat, (who, place, score) in enumerate(lines)
    )
    over = replace(row, status="finished", version=2, ended=NOVEMBER)
    result = Result(ranked and len(lines) > 1, 9, placings)
    await store.append(row, over, [Entry(0, "end", None, NOVEMBER)], result)
    await SqlMessageStore(club.database).posted(row.id, row.channel, None, 2, 0, hands=True)
    return row.id


def say(key: str, /, **params: str | int) -> str:
    return text(ENGLISH, key, **params)


async def told(club: Club, who: MemberActor, **options: object) -> str:
    return answer(await who.slash(club.channel, "stats", **options))


def picture(result: InteractionResult) -> str:
    """The alternative text of the only picture."""
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == "ratings.png"
    return str(file.description)


async def test_stats_of_the_caller(club: Club) -> None:
    await ended(club, (club.alice, 1, 18), (club.bob, 2, 9))
    await ended(club, (club.alice, 2, 6), (club.bob, 1, 7), (club.carol, 3, 1), game="iota")
    await ended(club, (club.alice, 1, 11), (club.bob, 2, 7))
    await ended(club, (club.alice, 1, 15))
    hard: Any = SimpleNamespace(id=computer(2, 1), name=computer_name(computer(2, 1)))
    await ended(club, (club.alice, 1, 15), (hard, 2, 9), ranked=False)
    result = await club.alice.slash(club.channel, "stats")
    lines = answer(result).split("\n")
    rota, iota = (say("stats-rank", rank=rank) for rank in (1, 2))
    expected: list[tuple[str, dict[str, str | int]]] = [
        ("stats-head", {"name": "**alice**", "date": f"<t:{NOVEMBER}:D>"}),
        ("stats-total", {"matches": 3, "won": 2, "share": 67, "streak": 1, "longest": 1}),
        (
            "stats-game",
            {"game": "Axio Rota", "place": rota, "matches": 2, "won": 2, "share": 100, "best": "18"},
        ),
        ("stats-game", {"game": "Iota", "place": iota, "matches": 1, "won": 0, "share": 0, "best": "6"}),
        ("stats-solo", {"game": "Axio Rota", "matches": 1, "best": "15"}),
        ("stats-computers", {"game": "Axio Rota", "matches": 1, "won": 1}),
        ("stats-met", {}),
        ("stats-opponent", {"name": "**bob**", "matches": 3, "ahead": 2, "behind": 1}),
        ("stats-opponent", {"name": "**carol**", "matches": 1, "ahead": 1, "behind": 0}),
        ("stats-provisional", {"matches": 5}),
    ]
    for line, (key, params) in zip(lines, expected, strict=True):
        assert tells(line, key, **params), line
    for line, rating in zip(lines[2:4], (r"\*\*1\d\d\d \?\*\*", r"\*\*\d+ \?\*\*"), strict=True):
        assert re.search(rating, line)
    alt = picture(result)
    assert alt.startswith(say("stats-alt", name="alice", matches=3, won=2, share=67, longest=1))
    assert tells(alt, "stats-alt-game", first=1000, game="Axio Rota")
    assert tells(alt, "stats-alt-game", first=1000, game="Iota")
    assert labels(message(result)) == ["Share here"]
    assert len(club.channel.history()) == 0


async def test_stats_of_somebody_else_cannot_be_shared(club: Club) -> None:
    await ended(club, (club.alice, 1, 18), (club.bob, 2, 9))
    result = await club.alice.slash(club.channel, "stats", player=club.bob)
    assert tells(answer(result), "stats-head", name="**bob**")
    assert tells(answer(result), "stats-total", won=0, share=0)
    assert tells(answer(result), "stats-opponent", behind=1, ahead=0, matches=1, name="**alice**")
    assert picture(result).startswith("bob: ")
    assert labels(message(result)) == []


async def test_stats_before_a_match_is_finished(club: Club) -> None:
    assert as_said(await told(club, club.alice)) == say("stats-none")
    assert (await told(club, club.alice, player=club.bob)) == say("stats-none-other", name="**bob**")
    await ended(club, (club.alice, 1, 18), (club.bob, 2, 9), ranked=False)
    assert as_said(await told(club, club.alice)) == say("stats-none")
    assert as_said(answer(await club.alice.user.slash("stats"))) == say("stats-none-direct")


async def test_bots_are_refused(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert (await told(club, club.alice, player=robot)) == say("stats-bot", name="**robot**")


async def test_only_solo_matches_make_no_picture(club: Club) -> None:
    await ended(club, (club.alice, 1, 15))
    result = await club.alice.slash(club.channel, "stats")
    assert answer(result).split("\n") == [
        say("stats-head", name="**alice**", date=f"<t:{NOVEMBER}:D>"),
        say("stats-solo", game="Axio Rota", matches=1, best="15"),
    ]
    assert result.response is not None
    assert result.response.attachments == []
    await club.alice.click(message(result), label="Share here")
    assert tells(club.post.content, "stats-solo", best="15")


async def test_in_direct_messages_the_callers_figures_cover_all_servers(club: Club) -> None:
    other = club.env.create_guild("Other")
    await ended(club, (club.alice, 1, 18), (club.bob, 2, 9))
    await ended(club, (club.alice, 1, 30), (club.carol, 2, 9), guild=other)
    here = await told(club, club.alice)
    assert tells(here, "stats-total")
    assert tells(here, "stats-game", best="18")
    assert "carol" not in here
    assert tells(await told(club, club.carol), "stats-none")
    direct = await club.alice.user.slash("stats")
    assert tells(answer(direct), "stats-head-direct", name="**alice**")
    assert tells(answer(direct), "stats-total", matches=2)
    assert tells(answer(direct), "stats-game", best="30")
    assert labels(message(direct)) == []
    refused = await club.alice.user.slash("stats", player=club.bob)
    assert answer(refused) == say("stats-direct-other")
    assert answer(await club.alice.user.slash("stats", player=club.alice)) == answer(direct)


async def test_a_shared_first_place_counts_as_won(club: Club) -> None:
    await ended(club, (club.alice, 1, 9), (club.bob, 1, 9))
    await ended(club, (club.alice, 1, 9), (club.bob, 2, 4), game="axio")
    await ended(club, (club.bob, 1, 9), (club.carol, 2, 4))
    assert tells(
        await told(club, club.alice), "stats-total", longest=2, streak=2, share=100, won=2, matches=2
    )
    bob = await told(club, club.bob)
    assert tells(bob, "stats-total", longest=1, streak=1, share=67, won=2, matches=3)
    assert tells(bob, "stats-opponent", behind=1, ahead=0, matches=2, name="**alice**")


async def test_a_voided_match_no_longer_counts(club: Club) -> None:
    match = await finish(club)
    assert tells(await told(club, club.alice), "stats-total")
    await club.bot.services.matches.void(match.id, Ask(club.members[3].id))
    assert tells(await told(club, club.alice), "stats-none")


async def test_shared_after_a_restart_once(club: Club) -> None:
    await ended(club, (club.alice, 1, 18), (club.bob, 2, 9))
    result = await club.alice.slash(club.channel, "stats")
    await club.restart()
    shared = await club.alice.click(message(result), label="Share here")
    assert answer(shared) == say("shared", link=club.post.jump_url)
    assert club.post.content == answer(result)
    assert [file.description for file in club.post.attachments] == [picture(result)]
    assert club.pings(club.post) == []
    assert labels(club.post) == []
    # A click that arrives twice shows it once; if it was deleted, it is posted again.
    for _ in range(3):
        before = club.channel.history()
        again = await club.alice.click(message(result), label="Share here")
        assert club.channel.history() == before
        assert before[-1].jump_url in answer(again)
        await club.bot.get_partial_messageable(club.channel.id).get_partial_message(before[-1].id).delete()
        assert club.channel.history() == before[:-1]
        again = await club.alice.click(message(result), label="Share here")
        assert len(club.channel.history()) == len(before)
        assert club.post.jump_url in answer(again)


async def test_missing_rights_are_named_before_anything_is_shared(club: Club) -> None:
    await ended(club, (club.alice, 1, 18), (club.bob, 2, 9))
    assert club.guild.me is not None
    deny = discord.PermissionOverwrite(attach_files=False)
    quiet = club.guild.create_text_channel("quiet", overwrites={club.guild.me: deny})
    result = await club.alice.slash(quiet, "stats")
    assert tells(answer(await club.alice.click(message(result), label="Share here")), "right-attach-files")
    assert quiet.history() == []


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


@pytest.mark.parametrize("forged", [(0, 0, "101"), (101, 0, ""), (0, 7, "")])
async def test_a_forged_press_shares_nobody_elses(direct: Direct, forged: tuple[int, int, str]) -> None:
    await finished(direct, 2, 50)
    (shown,) = await direct.slash(ANNA, "stats", {"player": None})
    assert [each["custom_id"] for each in shown.components] == ["b:stats-share:0:0:"]
    (refused,) = await direct.press(ANNA, Press("stats-share", *forged))
    assert (refused.viewer, refused.files) == (ANNA.player, ())
    assert as_said(refused.text) == say("stats-share-other")


async def test_somebody_with_nothing_to_share_is_told_so(direct: Direct) -> None:
    await finished(direct, 2, 50)
    (refused,) = await direct.press(STRANGER, Press("stats-share", 0, 0, ""))
    assert refused.viewer == STRANGER.player
    assert as_said(refused.text) == say("stats-none")
    (refused,) = await direct.press(ANNA, Press("stats-share", 0, 0, ""), guild_id=None)
    assert refused.viewer == ANNA.player
    assert as_said(refused.text) == say("share-direct", what="stats", command="")


async def test_stats_show_the_callers_daily_streak_and_nobody_elses(direct: Direct) -> None:
    await finished(direct, 2, 50)
    await finished(direct, 2, 51)

    def work(transaction: Transaction) -> None:
        for match, day in enumerate((20231113, 20231114), 1):
            transaction.run("insert into days values (?, 'axio', '')", day)
            transaction.run(
                "insert into dailies (day, player, match, at, score, merit, points)"
                " values (?, ?, ?, 1, 1, 1, '[]')",
                day,
                ANNA.player,
                match,
            )

    await direct.database.write(work)
    (own,) = await direct.slash(ANNA, "stats", {"player": None})
    assert tells(own.text, "stats-daily", best=2, count=2)
    anna = SimpleNamespace(id=ANNA.player, display_name="Anna", name="anna", global_name="Anna", bot=False)
    (seen,) = await direct.slash(GUESTS[1], "stats", {"player": anna})
    assert tells(seen.text, "stats-head", name="**Anna**")
    assert not tells(seen.text, "stats-daily")


async def test_ratings_that_rest_on_less_than_was_played(direct: Direct) -> None:
    first = await finished(direct, 2, 50)
    await direct.database.store("update results set world = 0 where match = ?", first.id)
    (own,) = await direct.slash(ANNA, "stats", {"player": None}, guild_id=None)
    assert tells(own.text, "stats-game-unrated", game="Axio Rota")
    assert not tells(own.text, "stats-provisional"), "there is no rating that could be"
    assert own.files == ()
    await finished(direct, 2, 51)
    (own,) = await direct.slash(ANNA, "stats", {"player": None}, guild_id=None)
    assert tells(own.text, "stats-rated", matches=1)
    assert tells(own.text, "stats-game", matches=2)
    assert tells(own.text, "stats-provisional")
    assert len(own.files) == 1
