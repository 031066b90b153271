"""Lobbies, seats, stopping, and where a match is played."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.refusal import Refusal
from tests.discord.club import Club, answer, labels, text_of
from tests.telling import as_said, tells


async def test_a_second_start_answers_with_a_link(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start")
    lobby = club.post
    result = await club.bob.slash(club.channel, "axio start")
    assert str(lobby.id) in answer(result)
    assert len(club.channel.history()) == 1


async def test_joining_twice_and_joining_a_full_table_are_refused(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2)
    lobby = club.post
    assert tells(answer(await club.alice.click(lobby, label="Join")), "lobby-already-in")
    await club.bob.click(lobby, label="Join")
    match = await club.match()
    assert len(match.sitters) == 2


async def test_only_the_host_starts_early(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=4)
    await club.bob.click(club.post, label="Join")
    refused = await club.bob.click(club.post, label="Start")
    assert tells(answer(refused), "lobby-not-host", name="**alice**")
    # Somebody who only reads has nothing to do here, and no board to watch yet.
    told = answer(await club.carol.slash(club.channel, "axio leave"))
    assert tells(told, "match-not-seated")
    assert not tells(told, "board-link")
    await club.alice.click(club.post, label="Start")
    match = await club.match()
    assert match.running
    assert match.view(None).seats == 2


async def test_the_host_passes_on_and_an_empty_lobby_closes(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=3)
    await club.bob.click(club.post, label="Join")
    await club.alice.click(club.post, label="Leave")
    assert tells(club.post.content, "lobby-open", host="**bob**")
    await club.bob.slash(club.channel, "axio leave")
    assert tells(club.post.content, "lobby-closed")
    assert labels(club.post) == []
    result = await club.carol.slash(club.channel, "axio start")
    assert tells(answer(result), "started-lobby")


async def test_invited_people_are_pinged_once_and_must_join_themselves(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", invite=club.bob, invite2=club.carol)
    lobby = club.post
    assert sorted(club.pings(lobby)) == sorted([club.bob.id, club.carol.id])
    match = await club.match()
    assert match.row.wanted == 3
    assert len(match.sitters) == 1
    await club.bob.click(lobby, label="Join")
    assert f"<@{club.carol.id}>" in club.post.content
    assert f"<@{club.bob.id}>" not in club.post.content


async def test_hosts_cannot_invite_themselves_or_bots(club: Club) -> None:
    assert tells(answer(await club.alice.slash(club.channel, "axio start", invite=club.alice)), "invite-self")
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert tells(answer(await club.alice.slash(club.channel, "axio start", invite=robot)), "invite-bot")
    assert club.channel.last_message is None


async def test_leaving_a_two_player_match_asks_once_and_gives_the_win(club: Club) -> None:
    await club.begin()
    result = await club.alice.slash(club.channel, "axio leave")
    assert tells(answer(result), "leave-confirm-two", name="**bob**")
    assert (await club.match()).running
    assert result.response is not None
    await club.alice.click(result.response.message, label="Leave the match")
    await club.without()
    match = await club.match()
    assert match.row.status == "finished"
    assert match.outcome is not None
    assert match.outcome.places == (2, 1)
    assert tells(club.post.content, "markers-result-left")


async def test_leaving_on_turn_calls_the_next_player(club: Club) -> None:
    await club.begin(3)
    mover = await club.mover()
    result = await mover.slash(club.channel, "axio leave")
    assert result.response is not None
    await mover.click(result.response.message, label="Leave the match")
    await club.without()
    match = await club.match()
    assert match.running
    now = await club.mover()
    assert now is not mover
    assert club.pings(club.post) == [now.id]
    refused = await mover.click(club.post, label="My rack")
    assert tells(answer(refused), "match-not-seated")


async def _stop(club: Club, member: MemberActor) -> str:
    result = await member.slash(club.channel, "axio stop")
    assert result.response is not None
    return answer(await member.click(result.response.message, label="Stop the match"))


async def test_the_host_stops_a_young_match_alone(club: Club) -> None:
    await club.begin()
    refused = await club.bob.slash(club.channel, "axio stop")
    assert tells(answer(refused), "stop-not-host", name="**alice**")
    assert labels(refused.response) == []
    assert tells(await _stop(club, club.alice), "stopped")
    assert (await club.match()).row.status == "stopped"
    assert tells(club.post.content, "note-called-off", name="**alice**")
    assert tells(club.post.content, "post-stopped", game="Axio")
    table = answer(await club.alice.slash(club.channel, "axio leaderboard"))
    assert tells(table, "leaderboard-empty")
    assert labels(club.post) == ["Rematch"]
    await club.bob.click(club.post, label="Rematch")
    await club.alice.click(club.post, label="Join")
    assert (await club.match()).running


async def test_later_the_others_are_asked(club: Club) -> None:
    await club.begin()
    for _ in range(4):
        await club.place()
    assert tells(await _stop(club, club.alice), "stop-asked")
    assert (await club.match()).running
    assert club.pings(club.post) == [club.bob.id]
    assert "Agree to stop" in labels(club.post)
    await club.bob.click(club.post, label="Decline")
    assert (await club.match()).running
    assert "Agree to stop" not in labels(club.post)
    await _stop(club, club.alice)
    assert tells(answer(await club.alice.click(club.post, label="Agree to stop")), "offer-agreed")
    await club.bob.click(club.post, label="Agree to stop")
    assert (await club.match()).row.status == "stopped"
    assert tells(club.post.content, "note-agreed-off", name="**alice**")


async def test_an_offer_lapses_with_the_next_placement(club: Club) -> None:
    await club.begin()
    for _ in range(4):
        await club.place()
    await _stop(club, club.alice)
    await club.place()
    match = await club.match()
    assert match.offer is None
    assert "Agree to stop" not in labels(club.post)
    with pytest.raises(Refusal) as refused:
        await club.bot.services.matches.answer(match.id, Ask(club.bob.id), agree=True)
    assert refused.value.key == "offer-none"


async def test_a_moderator_stops_at_once(club: Club) -> None:
    await club.begin()
    for _ in range(4):
        await club.place()
    rights = discord.Permissions(manage_messages=True)
    role = club.guild.create_role("moderator", permissions=rights)
    judge = club.guild.add_member(club.env.create_user("judge"), roles=[role])
    assert tells(await _stop(club, judge), "stopped")
    assert (await club.match()).row.status == "stopped"


async def test_a_thread_of_its_own_frees_the_channel(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", thread=True)
    lobby = club.post
    await club.bob.click(lobby, label="Join")
    (thread,) = club.channel.threads
    begun = thread.last_message
    assert begun is not None
    assert tells(begun.content, "post-begins")
    moved = next(message for message in club.channel.history() if message.id == lobby.id)
    assert str(begun.id) in text_of(moved)
    assert labels(moved) == []
    result = await club.alice.slash(club.channel, "axio start")
    assert tells(answer(result), "started-lobby")


async def test_missing_rights_are_named_and_nothing_is_stored(club: Club) -> None:
    assert club.guild.me is not None
    deny = discord.PermissionOverwrite(attach_files=False)
    quiet = club.guild.create_text_channel("quiet", overwrites={club.guild.me: deny})
    result = await club.alice.slash(quiet, "axio start")
    assert tells(answer(result), "right-attach-files")
    assert f"<#{quiet.id}>" in answer(result)
    assert await club.bot.services.matches.last_here(quiet.id, "axio") is None


async def test_commands_in_a_direct_message_act_on_the_only_match(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    rack = await mover.user.slash("axio rack")
    assert tells(answer(rack), "hand-of-axio")
    tile, cell, to = (await club.legal())[0].split()
    result = await mover.user.slash("axio place", tile=tile, cell=cell, to=to)
    assert result.response is not None
    names = [file.filename for file in result.response.attachments]
    assert names == ["axio-1-4.png", "axio-hand-1-4.png"]
    assert mover.name in club.post.content


async def test_without_a_match_a_direct_message_advises_no_start_that_it_refuses(club: Club) -> None:
    for command in ("iota board", "iota hand", "iota leave"):
        told = answer(await club.alice.user.slash(command))
        assert tells(told, "match-none-direct", game="Iota")
    assert tells(answer(await club.alice.slash(club.channel, "iota board")), "match-none")


async def test_start_in_a_direct_message_is_for_solo(club: Club) -> None:
    refused = await club.alice.user.slash("axio start")
    assert tells(answer(refused), "start-direct-solo")
    result = await club.alice.user.slash("axio start", seats=1)
    assert tells(answer(result), "started-solo")
    board = club.alice.user.dm_channel.last_message
    assert board is not None
    assert tells(text_of(board), "axio-decide-solo-first")
    assert "Place" in labels(board)


async def test_two_matches_in_a_direct_message_ask_which(club: Club) -> None:
    await club.begin()
    second = club.guild.create_text_channel("second")
    await club.alice.slash(second, "axio start")
    assert second.last_message is not None
    await club.bob.click(second.last_message, label="Join")
    asked = await club.alice.user.slash("axio rack")
    assert tells(answer(asked), "match-which")
    assert labels(asked.response) == ["Match 1", "Match 2"]
    assert asked.response is not None
    shown = await club.alice.user.click(asked.response.message, label="Match 2")
    assert f"<#{second.id}>" in answer(shown)
    leaving = await club.alice.user.slash("axio leave")
    assert leaving.response is not None
    asked = await club.alice.user.click(leaving.response.message, label="Match 2")
    assert asked.response is not None
    await club.alice.user.click(asked.response.message, label="Leave the match")
    await club.bob.click(second.last_message, label="End the match")
    other = await club.bot.services.matches.last_here(second.id, "axio")
    assert other is not None
    assert other.row.status == "finished"
    assert (await club.match()).running


async def test_matches_and_help_say_what_is_going_on(club: Club) -> None:
    assert tells(answer(await club.alice.slash(club.channel, "matches")), "matches-none")
    told = answer(await club.alice.slash(club.channel, "help"))
    for key, title in TITLES.items():
        assert tells(told, "help-game", game=title.game.title, command=key, practice="yes", others="yes"), key
        assert (f"/{key} start seats:1" in told) == (1 in title.game.seats)
    assert tells(told, "help-begin", practice="yes")
    assert max(map(len, as_said(told).splitlines()[:-2])) < 120, "a wall of text on a phone"
    general = {each.name for each in club.bot.tree.get_commands()} - set(TITLES) - {"help"}
    assert not [name for name in sorted(general) if f"</{name}" not in told]
    assert not [name for name in ("learn", "rules", "replay", "lookback") if f"</axio {name}" not in told]
    await club.alice.slash(club.channel, "axio start")
    assert tells(answer(await club.alice.slash(club.channel, "help")), "help-lobby-in")
    assert tells(answer(await club.bob.slash(club.channel, "help")), "help-lobby")
    await club.bob.click(club.post, label="Join")
    mover, other = await club.mover(), await club.other()
    yours = answer(await mover.slash(club.channel, "matches"))
    assert tells(yours, "matches-yours", names=f"**{other.name}**", others=1)
    assert f"**{mover.name}**" not in yours, "nobody plays with themselves"
    theirs = answer(await other.slash(club.channel, "matches"))
    assert tells(theirs, "matches-theirs", name=f"**{mover.name}**")
    helped = answer(await mover.slash(club.channel, "help"))
    assert tells(helped, "help-turn")
    assert not tells(helped, "help-game", command="axio")
    assert tells(answer(await other.slash(club.channel, "help")), "help-wait", name=f"**{mover.name}**")
    assert tells(answer(await club.members[3].slash(club.channel, "help")), "help-watch")


async def test_board_scores_and_text(club: Club) -> None:
    await club.begin()
    await club.place()
    board = await club.members[3].slash(club.channel, "axio board")
    assert str(club.post.id) in answer(board)
    assert board.response is not None
    assert len(board.response.attachments) == 1
    shown = await club.alice.slash(club.channel, "axio board")
    told = await club.alice.slash(club.channel, "axio board", text=True)
    assert "G purple" in answer(told)
    assert labels(told.response) == labels(shown.response) != []
    assert tells(answer(await club.alice.slash(club.channel, "axio scores")), "markers-score", lowest=0)


async def test_a_thread_lobby_that_closes_opens_no_thread(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", thread=True)
    await club.alice.click(club.post, label="Leave")
    assert club.channel.threads == []
    assert tells(club.post.content, "lobby-closed")


async def test_calls_are_switched_to_what_the_button_says(club: Club) -> None:
    await club.begin()
    mover, other = await club.mover(), await club.other()
    message = other.user.dm_channel.last_message
    assert message is not None
    asked = await other.user.click(message, label="Message me on my turn")
    assert tells(answer(asked), "call-on")
    message = other.user.dm_channel.last_message
    assert message is not None
    assert "Stop messaging me" in labels(message)
    await club.place()
    assert await club.mover() is other
    called = other.user.dm_channel.history()
    assert len(called) == 1
    assert called[0].id != message.id
    assert mover.user.dm_channel.last_message is not None


async def test_a_solo_in_a_direct_message_hides_no_other_match(club: Club) -> None:
    await club.begin()
    await club.alice.user.slash("axio start", seats=1)
    asked = answer(await club.alice.user.slash("axio leave"))
    assert tells(asked, "match-which")
    assert tells(asked, "matches-yours", kind="solo"), "else two of them would look the same"


async def test_a_thread_may_be_asked_for_in_a_taken_channel(club: Club) -> None:
    await club.begin()
    result = await club.carol.slash(club.channel, "axio start", thread=True)
    (thread,) = club.channel.threads
    assert f"<#{thread.id}>" in answer(result)
    assert thread.last_message is not None
    await club.bob.click(thread.last_message, label="Join")
    match = await club.bot.services.matches.here(thread.id, "axio")
    assert match is not None
    assert match.running
    assert (await club.match()).running


async def test_a_thread_in_which_another_match_is_played_keeps_nobody_from_playing(club: Club) -> None:
    """Somebody opened the thread below the lobby by hand and started a match in it."""
    await club.alice.slash(club.channel, "axio start", seats=2, thread=True)
    lobby = club.post
    thread = club.env.backend.create_thread(
        club.channel.id, "By hand", club.carol.id, message_id=lobby.id, broadcast=False
    )
    club.env.backend.announce_thread_create(thread)
    await club.env.settle()
    await club.carol.slash(ChannelHandle(club.env, club.guild, thread), "axio start", seats=2)
    club.env.inject_error("POST", "*/threads", status=400, code=160004, message="Has one", times=1)
    await club.bob.click(lobby, label="Join")
    match = await club.match()
    assert (match.running, match.row.channel) == (True, club.channel.id)
    assert match.row.post_version == match.version
    await club.place()
    assert "Place" in labels(club.post)
