"""The clock as players see it: reminders, timeouts, pauses, closing lobbies, settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from simcord import MemberActor

from bot.app import build
from bot.matches.match import Match
from bot.texts import text
from storage.players import PlayerRow
from tests.discord.club import Club, answer, labels
from tests.matches.timed import Time
from tests.telling import tells

DAY = 24 * 3600


@pytest.fixture
def time() -> Time:
    return Time(1_800_000_000.5)


@dataclass(frozen=True)
class Timed:
    """The club and its clock."""

    club: Club
    time: Time

    async def begin(self, seats: int = 2, **options: Any) -> Match:
        club = self.club
        await club.alice.slash(club.channel, f"{club.game} start", seats=seats, pace=DAY, **options)
        for member in club.members[1:seats]:
            await member.click(club.post, label="Join")
        match = await club.match()
        assert match.running
        return match

    async def after(self, seconds: float) -> None:
        """Lets time pass, and makes the bot look at its clock."""
        self.time.now += seconds
        await self.club.bot.parts.timekeeper.tick()
        await self.club.env.settle()

    async def up(self) -> None:
        """Lets the current turn's time run out, with its reminders on the way."""
        for share in (0.5, 0.4, 0.1):
            await self.after(DAY * share + 1)


@pytest_asyncio.fixture
async def timed(club: Club, time: Time) -> AsyncIterator[Timed]:
    yield Timed(club, time)


def direct(member: MemberActor) -> str:
    message = member.user.dm_channel.last_message
    return "" if message is None else message.content


async def test_lobby_and_post_say_what_the_clock_does(timed: Timed) -> None:
    club = timed.club
    await club.alice.slash(club.channel, "axio start", seats=2, pace=DAY, late="forfeit")
    assert tells(club.post.content, "clock-forfeit", time=text("en", f"pace-{DAY}"))
    await club.bob.click(club.post, label="Join")
    deadline = int(timed.time.now) + DAY
    until = {"at": f"<t:{deadline}:f>", "time": f"<t:{deadline}:R>"}
    assert tells(club.post.content, "time-until", **until)
    mover = await club.mover()
    assert f"<t:{deadline}:R>" in direct(mover)
    await timed.after(3600)
    await club.place()
    assert f"<t:{deadline + 3600}:R>" in club.post.content


async def test_without_a_clock_none_is_mentioned(timed: Timed) -> None:
    club = timed.club
    await club.begin()
    assert "<t:" not in club.post.content
    await timed.after(1000 * DAY)
    assert len([m for m in club.channel.history() if tells(m.content, "post-begins")]) == 1


async def test_two_reminders_ping_the_mover_then_the_turn_is_skipped(timed: Timed) -> None:
    club = timed.club
    await timed.begin()
    late, next_ = await club.mover(), await club.other()
    posts = len(club.channel.history())
    for share in (0.5, 0.4):
        await timed.after(DAY * share + 1)
        assert tells(club.post.content, "reminder-skip", game="Axio")
        assert club.pings(club.post) == [late.id]
        posts += 1
        assert len(club.channel.history()) == posts
        await timed.after(60)
        assert len(club.channel.history()) == posts
    await timed.after(DAY / 10)
    assert tells(club.post.content, "note-skipped", name=f"**{late.name}**")
    assert club.pings(club.post) == [next_.id]
    assert await club.mover() is next_
    assert len(club.channel.history()) == posts + 1
    assert tells(direct(late), "hand-wait")
    await club.place()
    assert not tells(club.post.content, "note-skipped")


async def test_a_time_out_before_the_first_post_exists(timed: Timed) -> None:
    club = timed.club
    match = await timed.begin()
    shown = (await club.match()).row.post_message
    await club.bot.parts.store.messages.posted(
        match.id, club.channel.id, None, 0, -1, hands=False, before=shown
    )
    await timed.up()
    assert tells(club.post.content, "note-skipped")


async def test_the_others_vote_by_button(timed: Timed) -> None:
    club = timed.club
    await timed.begin(late="vote")
    late, other = await club.mover(), await club.other()
    await timed.up()
    assert tells(club.post.content, "offer-late", name=f"**{late.name}**")
    assert club.pings(club.post) == [other.id]
    assert labels(club.post)[:3] == ["Skip the turn", "Go on without them", "Wait"]
    await other.click(club.post, label="Wait")
    assert "Skip the turn" not in labels(club.post)
    await timed.up()
    await other.click(club.post, label="Skip the turn")
    assert await club.mover() is other
    assert tells(club.post.content, "note-skipped")


async def test_the_others_go_on_without(timed: Timed) -> None:
    club = timed.club
    await timed.begin(3, late="vote")
    late, other = await club.mover(), await club.other()
    await timed.up()
    asked = await other.click(club.post, label="Go on without them")
    assert tells(answer(asked), "vote-confirm-late", name=f"**{late.name}**")
    assert (await club.match()).seat_of(late.id) is not None
    assert asked.response is not None
    await other.click(asked.response.message, label="Go on without them")
    match = await club.match()
    assert match.seat_of(late.id) is None
    assert match.running


async def test_a_player_who_forfeits_is_ranked_last(timed: Timed) -> None:
    club = timed.club
    await timed.begin(late="forfeit")
    late = await club.mover()
    await timed.up()
    assert tells(club.post.content, "note-forfeit", name=f"**{late.name}**")
    await club.without()
    assert "Rematch" in labels(club.post)
    match = await club.match()
    assert match.outcome is not None
    assert [match.sitters[seat].player == late.id for seat in match.outcome.winners] == [False]


async def test_reminders_as_each_player_wants_them(timed: Timed) -> None:
    club = timed.club
    await timed.begin(4)
    posts = len(club.channel.history())
    late = await club.mover()
    said = answer(await late.slash(club.channel, "settings me", pings=False, reminders=1))
    assert tells(said, "settings-pings-off")
    assert tells(said, "reminders-1")
    await timed.after(DAY / 2 + 1)
    assert len(club.channel.history()) == posts
    await timed.after(DAY * 0.4)
    assert tells(club.post.content, "reminder-skip", name=f"<@{late.id}>")
    assert club.pings(club.post) == []
    await timed.after(DAY / 10)
    late = await club.mover()
    await late.slash(club.channel, "settings me", reminders=0)
    posts = len(club.channel.history())
    for share in (0.5, 0.4):
        await timed.after(DAY * share + 1)
    assert len(club.channel.history()) == posts
    await timed.after(DAY / 10)
    late = await club.mover()
    await late.slash(club.channel, "settings me", messages=True)
    posts = len(club.channel.history())
    await timed.after(DAY / 2 + 1)
    assert len(club.channel.history()) == posts
    assert tells(direct(late), "reminder-skip", game="Axio")


async def test_a_player_who_wants_no_pings_is_named_in_posts(timed: Timed) -> None:
    club = timed.club
    await timed.begin()
    other = await club.other()
    await other.slash(club.channel, "settings me", pings=False)
    await club.place()
    while (await club.mover()) is not other:
        await club.place()
    assert f"<@{other.id}>" in club.post.content
    assert club.pings(club.post) == []


async def test_settings_are_shown_and_keep_what_is_not_named(timed: Timed) -> None:
    club = timed.club
    shown = answer(await club.alice.slash(club.channel, "settings me"))
    assert tells(shown, "settings-pings-on")
    await club.alice.slash(club.channel, "settings me", reminders=1)
    await club.alice.slash(club.channel, "settings me", pings=False)
    known = await club.bot.services.players.get(club.alice.id)
    assert known == PlayerRow("en-US", messages=False, pings=False, reminders=1)
    await timed.begin()
    rack = club.alice.user.dm_channel.last_message
    assert rack is not None
    await club.alice.user.click(rack, label="Message me on my turn")
    known = await club.bot.services.players.get(club.alice.id)
    assert known == PlayerRow("en-US", messages=True, pings=False, reminders=1, name="alice")


async def test_a_servers_defaults_for_new_matches(timed: Timed) -> None:
    club = timed.club
    refused = await club.alice.slash(club.channel, "settings server", pace=3600)
    assert tells(answer(refused), "settings-not-allowed")
    assert tells(answer(await club.alice.slash(club.channel, "settings server")), "settings-pace-none")
    boss = club.guild.add_member(club.guild.owner)
    said = answer(await boss.slash(club.channel, "settings server", pace=3600, late="vote", thread=True))
    assert text("en", "pace-3600") in said
    assert tells(said, "settings-thread-on")
    await club.alice.slash(club.channel, "axio start", seats=2)
    match = await club.match()
    assert (match.row.pace, match.row.late, match.row.thread) == (3600, "vote", 1)
    await club.alice.slash(club.channel, "rota start", seats=2, pace=0, late="skip", thread=False)
    club.game = "rota"
    match = await club.match()
    assert (match.row.pace, match.row.late, match.row.thread) == (None, "skip", 0)


async def test_a_pause_by_agreement_and_its_end(timed: Timed) -> None:
    club = timed.club
    await timed.begin()
    await club.alice.slash(club.channel, "axio pause", days=3)
    assert tells(club.post.content, "offer-pause", days=3)
    assert club.pings(club.post) == [club.bob.id]
    await club.bob.click(club.post, label="Agree to the pause")
    until = int(timed.time.now) + 3 * DAY
    assert tells(club.post.content, "time-paused", at=f"<t:{until}:f>")
    posts = len(club.channel.history())
    await timed.after(3 * DAY - 60)
    assert len(club.channel.history()) == posts
    said = answer(await club.bob.slash(club.channel, "axio resume"))
    assert tells(said, "asked")
    assert tells(club.post.content, "time-paused", at=f"<t:{until}:f>")
    assert club.pings(club.post) == [club.alice.id]
    await club.alice.click(club.post, label="Agree to go on")
    assert tells(club.post.content, "note-resumed-all", name=f"<@{club.bob.id}>")
    assert club.pings(club.post) == sorted({club.bob.id, (await club.mover()).id})
    assert tells(answer(await club.bob.slash(club.channel, "axio resume")), "resume-runs")


async def test_a_lobby_that_nobody_joins_closes_with_one_message(timed: Timed) -> None:
    club = timed.club
    await club.alice.slash(club.channel, "axio start", seats=2)
    await timed.after(DAY + 1)
    assert tells(club.post.content, "lobby-expired")
    assert len(club.channel.history()) == 2
    assert labels(club.channel.history()[0]) == []
    await timed.after(DAY)
    assert len(club.channel.history()) == 2
    await club.alice.slash(club.channel, "axio start", seats=2)
    assert "Join" in labels(club.post)


async def test_after_a_long_absence_one_reminder_and_then_time_to_answer(timed: Timed) -> None:
    club = timed.club
    await timed.begin()
    late = await club.mover()
    timed.time.now += 5 * DAY
    await club.bot.close()
    club.bot = build(club.path, clock=timed.time)
    await club.env.restart_bot(club.bot)
    posts = len(club.channel.history())
    await timed.after(5)
    assert len(club.channel.history()) == posts + 1
    assert club.pings(club.post) == [late.id]
    await timed.after(300)
    assert len(club.channel.history()) == posts + 1
    await club.place()
    assert await club.mover() is not late


async def test_a_deleted_channel_stops_the_clock_quietly(timed: Timed) -> None:
    club = timed.club
    match = await timed.begin()
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    stored = await club.bot.services.matches.find(match.id)
    assert stored is not None
    assert (stored.row.alarm, stored.row.deadline) == (None, None)
    await timed.after(100 * DAY)
    assert not [event for event in club.log if event["log_level"] in ("warning", "error")]


async def test_a_server_that_removed_the_bot_stops_the_clock_quietly(timed: Timed) -> None:
    club = timed.club
    match = await timed.begin()
    club.env.backend.remove_guild(club.guild.id)
    await club.env.settle()
    stored = await club.bot.services.matches.find(match.id)
    assert stored is not None
    assert (stored.row.alarm, stored.row.status) == (None, "running")
    await timed.after(100 * DAY)
    assert not [event for event in club.log if event["log_level"] in ("warning", "error")]


async def test_a_clock_stopped_in_this_way_starts_again_with_the_next_move(timed: Timed) -> None:
    club = timed.club
    match = await timed.begin()
    await club.bot.parts.timekeeper.gone(server=club.guild.id)
    stored = await club.bot.services.matches.find(match.id)
    assert stored is not None
    assert stored.row.alarm is None
    await timed.after(100 * DAY)
    await club.place()
    assert tells(club.post.content, "time-until"), "a move starts the clock again"


async def test_the_bot_looks_by_itself(timed: Timed) -> None:
    club = timed.club
    await timed.begin()
    posts = len(club.channel.history())
    timed.time.now += DAY / 2 + 1
    await club.env.advance_time(6)
    assert len(club.channel.history()) == posts + 1


async def test_while_the_connection_is_gone_no_time_runs_out(timed: Timed) -> None:
    club = timed.club
    match = await timed.begin()
    await club.bot.on_shard_disconnect(0)
    timed.time.now += 3 * DAY
    await club.env.advance_time(6)
    assert (await club.match()).version == match.version
    await club.bot.on_shard_resumed(0)
    await club.env.advance_time(6)
    assert (await club.match()).version == match.version
    assert tells(club.post.content, "reminder-skip")


async def test_a_fault_is_said_once_and_holds_nobody_up(
    timed: Timed, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = timed.club
    match = await timed.begin()

    async def broken(number: int, alarm: int) -> Match:
        raise RuntimeError(f"match {number}, alarm {alarm}")

    monkeypatch.setattr(club.bot.services.matches, "expire", broken)
    club.expected_faults = 1
    await timed.up()
    await timed.after(60)
    monkeypatch.undo()
    await timed.after(3600)
    assert (await club.match()).version > match.version


async def test_a_pause_is_shown_in_the_list_and_in_the_help(timed: Timed) -> None:
    club = timed.club
    await timed.begin()
    for command in ("matches", "help"):
        assert not tells(answer(await club.alice.slash(club.channel, command)), "paused-until")
    await club.alice.slash(club.channel, "axio pause", days=3)
    await club.bob.click(club.post, label="Agree to the pause")
    until = (await club.match()).row.alarm
    for member in (club.alice, club.bob):
        for command in ("matches", "help"):
            told = answer(await member.slash(club.channel, command))
            assert told.count(f"(paused until <t:{until}:f>)") == 1
    await club.bot.parts.timekeeper.gone(channel=club.channel.id)
    for command in ("matches", "help"):
        assert tells(answer(await club.alice.slash(club.channel, command)), "paused-open")


async def test_a_lobby_on_a_server_that_removed_the_bot_closes(timed: Timed) -> None:
    club = timed.club
    await club.alice.slash(club.channel, "axio start", seats=2)
    club.env.backend.remove_guild(club.guild.id)
    await club.env.settle()
    await timed.after(DAY + 1)
    match = await club.match()
    assert (match.row.status, match.row.alarm) == ("stopped", None)
    assert await club.bot.parts.store.messages.behind() == {}
    assert not [event for event in club.log if event["log_level"] in ("warning", "error")]


async def test_an_abandoned_match_does_not_block_its_channel(timed: Timed) -> None:
    club = timed.club
    await club.begin()
    stranger = club.carol
    assert tells(answer(await stranger.slash(club.channel, "axio start")), "start-match-here")
    assert tells(answer(await stranger.slash(club.channel, "axio stop")), "stop-not-host")
    await timed.after(14 * DAY)
    assert tells(
        answer(await stranger.slash(club.channel, "axio start")), "start-abandoned-here", command="axio"
    )
    question = await stranger.slash(club.channel, "axio stop")
    assert question.response is not None
    await stranger.click(question.response, label="Stop the match")
    assert (await club.match()).row.status == "stopped"
    await stranger.slash(club.channel, "axio start")
    assert (await club.match()).in_lobby
