"""Replays of finished matches, as an animation, step by step and as a file; and voided results."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image
from simcord import InteractionResult

from bot.matches.change import Ask
from bot.matches.finished import check_shown
from bot.matches.record import read
from bot.refusal import Refusal
from bot.texts import ENGLISH, text
from bot.wire.components import Press
from storage.places import Sight
from storage.results import Board
from tests.discord.club import Club, answer, labels
from tests.discord.direct import GUESTS, SERVER, STRANGER, Direct
from tests.discord.played import finish
from tests.matches.tables import GAMES, gives_up
from tests.telling import as_said, tells


def files(result: InteractionResult) -> dict[str, Any]:
    """The attachments of a private answer, by name."""
    assert result.response is not None
    return {each.filename: each for each in result.response.attachments}


async def record(club: Club, number: int) -> bytes:
    """The text file of a match that the button sends."""
    shown = await club.alice.slash(club.channel, f"{club.game} replay", match=number)
    given = await club.alice.click(message(shown), label="Text file")
    data: bytes = await files(given)[f"{club.game}-{number}.txt"].read()
    return data


def message(result: InteractionResult) -> Any:
    """A private answer, so that its buttons can be pressed."""
    assert result.response is not None
    return result.response


def moderator(club: Club) -> Any:
    """A member who may manage messages and does not play."""
    role = club.guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    return club.guild.add_member(club.env.create_user("mo"), roles=[role])


@pytest.mark.parametrize("game", ["axio", "iota"])
async def test_the_newest_match_of_the_channel_is_shown_turn_by_turn(club: Club, game: str) -> None:
    match = await finish(club, game)
    shown = await club.carol.slash(club.channel, f"{game} replay")
    assert tells(answer(shown), "replay-head", match=match.id)
    assert all(name in answer(shown) for name in ("alice", "bob"))
    assert labels(shown.response) == ["Share here", "Step by step", "Text file", "Look back"]
    (moving,) = files(shown).values()
    assert moving.filename == f"{game}-{match.id}.gif"
    assert moving.description is not None
    assert "alice" in moving.description
    with Image.open(io.BytesIO(await moving.read())) as opened:
        assert match.state is not None
        # A picture for the beginning and one for each turn.
        assert getattr(opened, "n_frames", 1) == match.state.turn + 1


async def test_the_last_post_of_a_match_leads_to_its_replay(club: Club) -> None:
    match = await finish(club)
    assert labels(club.post) == ["Rematch", "Replay", "Look back", "Rules"]
    shown = await club.carol.click(club.post, label="Replay")
    assert list(files(shown)) == [f"rota-{match.id}.gif"]


async def test_step_by_step_with_a_restart_in_between(club: Club) -> None:
    match = await finish(club)
    assert match.state is not None
    turns = match.state.turn
    shown = await club.carol.slash(club.channel, "rota replay")
    step = await club.carol.click(message(shown), label="Step by step")
    assert tells(answer(step), "replay-start", turns=turns)
    assert labels(step.response) == ["Next", "Last"]
    step = await club.carol.click(message(step), label="Next")
    assert tells(answer(step), "replay-turn", turns=turns, turn=1)
    assert tells(answer(step), "rota-placed")
    assert list(files(step)) == [f"rota-{match.id}-1.png"]
    await club.restart()
    step = await club.carol.click(message(step), label="Next")
    assert tells(answer(step), "replay-turn", turns=turns, turn=2)
    assert labels(step.response) == ["First", "Back", "Next", "Last"]
    step = await club.carol.click(message(step), label="Last")
    assert tells(answer(step), "replay-turn", turns=turns, turn=turns)
    assert labels(step.response) == ["First", "Back"]
    step = await club.carol.click(message(step), label="First")
    assert tells(answer(step), "replay-start")


async def test_sharing_posts_it_for_everybody_without_a_ping(club: Club) -> None:
    match = await finish(club)
    shown = await club.carol.slash(club.channel, "rota replay")
    before = len(club.channel.history())
    shared = await club.carol.click(message(shown), label="Share here")
    assert answer(shared) == text(ENGLISH, "shared", link=club.post.jump_url)
    assert len(club.channel.history()) == before + 1
    assert [each.filename for each in club.post.attachments] == [f"rota-{match.id}.gif"]
    assert "carol" in club.post.content
    assert club.pings(club.post) == []
    # Anybody can step through it, privately.
    step = await club.members[3].click(club.post, label="Step by step")
    assert tells(answer(step), "replay-start")


async def test_who_sees_a_match_again(club: Club) -> None:
    match = await finish(club)
    # Its players, in direct messages too, where there is nobody to share it with.
    shown = await club.alice.user.slash("rota replay")
    assert tells(answer(shown), "replay-head", match=match.id)
    assert labels(shown.response) == ["Step by step", "Text file", "Look back"]
    # Where no match can be started, the bot does not suggest it.
    told = answer(await club.alice.user.slash("iota replay"))
    assert told == text(ENGLISH, "replay-none-direct", game="Iota")
    # Nobody else elsewhere, neither by number nor with somebody else's button.
    for number in (match.id, match.id + 1, 0, -5, 2**53 - 1):
        assert tells(answer(await club.members[3].user.slash("rota replay", match=number)), "replay-gone")
    assert await club.members[3].user.autocomplete("rota replay", "match", "") == []
    elsewhere = club.env.create_guild("Other")
    channel = elsewhere.create_text_channel("there")
    stranger = elsewhere.add_member(club.env.create_user("zoe"))
    assert tells(answer(await stranger.slash(channel, "rota replay")), "replay-none")
    assert tells(answer(await stranger.slash(channel, "rota replay", match=match.id)), "replay-gone")
    # A player may look at it there, but not show it to people who have nothing to do with it.
    mine = elsewhere.add_member(club.alice.user)
    shown = await mine.slash(channel, "rota replay", match=match.id)
    assert labels(shown.response) == ["Step by step", "Text file", "Look back"]
    # Another game's command points to the right one, for people who may see the match.
    told = answer(await club.alice.slash(club.channel, "axio replay", match=match.id))
    named: dict[str, str | int] = {"match": match.id, "game": "Axio Rota", "command": "rota"}
    assert as_said(told) == text(ENGLISH, "replay-other-game", **named, verb="replay")
    told = answer(await club.alice.slash(club.channel, "axio void", match=match.id))
    assert as_said(told) == text(ENGLISH, "replay-other-game", **named, verb="void")
    told = answer(await stranger.slash(channel, "axio replay", match=match.id))
    assert tells(told, "replay-gone")


async def test_only_finished_matches_are_shown(club: Club) -> None:
    club.game = "rota"
    match = await club.begin()
    assert tells(answer(await club.alice.slash(club.channel, "rota replay", match=match.id)), "replay-gone")
    assert tells(answer(await club.alice.slash(club.channel, "rota replay")), "replay-none")


async def test_a_try_at_a_day_is_shown_to_nobody_before_the_day_is_over(club: Club) -> None:
    match = await finish(club, seats=1)
    player, day_end = club.alice.id, 1_767_312_000  # 2 January 2026, 0:00 UTC
    attempt = replace(match, row=replace(match.row, kind="daily", day=20260101, server=None))
    check_shown(attempt, Sight(player), day_end)
    with pytest.raises(Refusal, match="replay-day"):
        check_shown(attempt, Sight(player), day_end - 1)
    # Somebody else's try is never shown on a server.
    for server in (None, club.guild.id):
        with pytest.raises(Refusal, match="replay-gone"):
            check_shown(attempt, Sight(club.bob.id, server, frozenset({match.row.channel})), day_end)


async def test_autocomplete_offers_the_finished_matches(club: Club) -> None:
    first, second = await finish(club), await finish(club)
    offered = await club.members[3].autocomplete(club.channel, "rota replay", "match", "")
    assert [choice["value"] for choice in offered] == [second.id, first.id]
    assert all("alice" in choice["name"] and "bob" in choice["name"] for choice in offered)
    found = await club.members[3].autocomplete(club.channel, "rota replay", "match", str(first.id))
    assert [choice["value"] for choice in found] == [first.id]
    assert await club.members[3].autocomplete(club.channel, "rota replay", "match", "nobody like this") == []
    assert await club.members[3].autocomplete(club.channel, "axio replay", "match", "") == []


# -- files -----------------------------------------------------------------------------------------


async def test_a_file_is_looked_at_step_by_step_and_nothing_is_stored(club: Club) -> None:
    match = await finish(club)
    data = await record(club, match.id)
    assert read(data, GAMES).views[-1] == match.game.view(match.state, None)
    assert not any(str(member.id).encode() in data for member in club.members)
    elsewhere = club.env.create_guild("Other")
    channel = elsewhere.create_text_channel("there")
    stranger = elsewhere.add_member(club.env.create_user("zoe"))
    shown = await stranger.slash(channel, "rota load", file=("some name.txt", data))
    assert tells(answer(shown), "load-head")
    assert "alice" in answer(shown)
    assert labels(shown.response) == ["First", "Back"]
    names = list(files(shown))
    assert len(names) == 2
    assert names[1] == "rota-record.txt"
    await club.restart()
    step = await stranger.click(message(shown), label="Back")
    last = int(names[0].removeprefix("rota-").removesuffix(".png"))
    assert tells(answer(step), "replay-turn", turn=last - 1)
    step = await stranger.click(message(step), label="First")
    assert tells(answer(step), "replay-start")
    assert list(files(step)) == ["rota-0.png", "rota-record.txt"]
    assert await files(step)["rota-record.txt"].read() == data
    assert channel.history() == []


async def test_hostile_files_are_refused_with_the_line(club: Club) -> None:
    match = await finish(club)
    lines = (await record(club, match.id)).decode().splitlines()
    entry = next(number for number, line in enumerate(lines) if line == "log:") + 2

    async def load(data: bytes, command: str = "rota load") -> str:
        return answer(await club.bob.slash(club.channel, command, file=("a.txt", data)))

    def changed(number: int, line: str) -> bytes:
        return "\n".join([*lines[:number], line, *lines[number + 1 :]]).encode()

    assert tells(await load(b"x" * 300_000), "record-large")
    assert tells(await load(b"\x89PNG\xff\x00"), "record-binary")
    assert tells(await load(b"hello"), "record-expected", line=1)
    assert tells(await load(b""), "record-expected", line=1)
    assert tells(await load(changed(entry, lines[entry] + " 9 9")), "record-unplayable", line=entry + 1)
    assert tells(await load(changed(entry, "4 1 /void")), "record-verb", line=entry + 1)
    assert tells(await load(changed(len(lines) - 1, "scores: 0 0")), "record-other-end")
    assert tells(await load("\n".join(lines).encode(), "axio load"), "load-other-game", command="rota")


# -- voiding ---------------------------------------------------------------------------------------


async def wins(club: Club) -> dict[str, tuple[int, int]]:
    """Matches and wins by name on the server's board of the game."""
    page = await club.bot.services.standings.page(
        Board(False, club.guild.id, 0, club.game), 0, 10, club.alice.id
    )
    return {line.name: (line.standing.matches, line.standing.won) for line in page.lines}


async def test_a_voided_result_is_reversed_for_all_seats_once(club: Club) -> None:
    """H10."""
    first = await finish(club, seats=2)
    before = await wins(club)
    match = await finish(club, seats=2)
    assert {name: played for name, (played, _) in (await wins(club)).items()} == dict.fromkeys(before, 2)
    post, count = club.post, len(club.channel.history())
    mo = moderator(club)
    asked = await mo.slash(club.channel, "rota void", match=match.id)
    assert tells(answer(asked), "void-confirm")
    assert (await club.match()).version == match.version, "nothing happens until it is confirmed"
    done = await mo.click(message(asked), label="Void the result")
    assert tells(answer(done), "void-done")
    assert await wins(club) == before
    assert len(club.channel.history()) == count
    assert club.post.id == post.id
    assert tells(club.post.content, "note-voided", by=f"<@{mo.id}>")
    log = await club.bot.parts.store.matches.log(match.id)
    assert [entry.notation for entry in log].count("/void") == 1
    assert labels(message(done)) == []
    assert tells(answer(await mo.slash(club.channel, "rota void", match=match.id)), "void-already")
    assert await wins(club) == before
    assert [event["match"] for event in club.log if event["event"] == "result voided"] == [match.id]
    shown = await club.alice.slash(club.channel, "rota replay", match=match.id)
    assert tells(answer(shown), "replay-voided")
    other = await club.alice.slash(club.channel, "rota replay", match=first.id)
    assert not tells(answer(other), "replay-voided")


async def test_two_moderators_void_at_once_and_it_counts_once(club: Club) -> None:
    match = await finish(club)
    matches, told = club.bot.services.matches, []
    for interaction in (1, 2, 1):
        try:
            await matches.void(match.id, Ask(7, interaction))
            told.append("voided")
        except Refusal as why:
            told.append(why.key)
    assert told == ["voided", "void-already", "voided"], "a click that arrives twice reports its success"
    log = await club.bot.parts.store.matches.log(match.id)
    assert [entry.notation for entry in log].count("/void") == 1


async def test_only_moderators_of_that_server_void_and_only_finished_matches(club: Club) -> None:
    match = await finish(club)
    assert tells(
        answer(await club.alice.slash(club.channel, "rota void", match=match.id)), "void-not-allowed"
    )
    mo = moderator(club)
    elsewhere = club.env.create_guild("Other")
    channel = elsewhere.create_text_channel("there")
    role = elsewhere.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    theirs = elsewhere.add_member(club.alice.user, roles=[role])
    assert tells(answer(await theirs.slash(channel, "rota void", match=match.id)), "void-not-allowed")
    running = await club.begin()
    assert tells(answer(await mo.slash(club.channel, "rota void", match=running.id)), "replay-gone")
    with pytest.raises(Refusal, match="void-unfinished"):
        await club.bot.services.matches.void(running.id, Ask(mo.id))


# -- forged presses --------------------------------------------------------------------------------


async def test_buttons_that_others_were_given_open_nothing(tmp_path: Path) -> None:
    """Ids can be guessed, so every press checks again who may see the match."""
    direct = await Direct.at(tmp_path / "axio.db")
    try:
        match = await direct.begun("rota")
        while match.running:
            seat = match.to_move[0]
            least = match.game.notate(match.game.least(match.state, seat))
            match = await direct.services.matches.act(match.id, Ask(match.sitters[seat].player), least)
        running = await direct.begun("rota")
        for verb in ("replay", "replay-share", "replay-step", "replay-file", "void"):
            for number, elsewhere in ((match.id, {"guild_id": 99}), (running.id, {}), (10**11, {})):
                sent = await direct.press(STRANGER, Press(verb, number, 0, ""), **elsewhere)
                assert [seen.viewer for seen in sent] == [STRANGER.player]
                assert tells(sent[0].text, "replay-gone")
                assert not sent[0].files
        sent = await direct.press(STRANGER, Press("void", match.id, 0, ""))
        assert tells(sent[0].text, "void-not-allowed")
        nothing = SimpleNamespace(flags=SimpleNamespace(ephemeral=True), attachments=[])
        sent = await direct.press(STRANGER, Press("load-step", 0, 3, "next"), message=nothing)
        assert tells(sent[0].text, "load-gone")
        for picks in (("x",), ("9" * 30,), ("-1",), ("\uff11",)):
            sent = await direct.press(STRANGER, Press("replay", 0, 0, "", picks))
            assert tells(sent[0].text, "panel-unreadable")
        # A turn beyond the end shows the end.
        sent = await direct.press(STRANGER, Press("replay-step", match.id, 999_999_999, "next"))
        assert match.state is not None
        assert tells(sent[0].text, "replay-turn", turn=match.state.turn)
    finally:
        await direct.database.close()


async def test_a_match_of_several_is_shared_on_its_own_server_only(tmp_path: Path) -> None:
    """One who played it may look at it anywhere, and its button may come from an answer given elsewhere."""
    direct = await Direct.at(tmp_path / "axio.db")
    try:
        match = await direct.begun("rota")
        match = await gives_up(direct.services.matches, match.id, Ask(GUESTS[0].player))
        assert not match.running
        share = Press("replay-share", match.id, match.version, "")
        (refused,) = await direct.press(GUESTS[1], share, guild_id=SERVER + 1)
        assert refused.viewer == GUESTS[1].player
        assert tells(refused.text, "replay-share-elsewhere")
    finally:
        await direct.database.close()
