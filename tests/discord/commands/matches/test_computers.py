"""Starting with computers, and the computers of a lobby."""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.app import GAMES
from bot.commands import all_commands
from bot.commands.shared.building import GameCommands
from bot.computers import minds
from bot.computers.sitting import level_of
from bot.matches.change import Ask
from bot.matches.kinds import PRACTICE
from bot.matches.match import Match
from storage.players import ServerRow
from tests.discord.club import Club, answer, id_of, ids, labels, shown_pictures
from tests.discord.commands.leaderboards.crowd import message
from tests.telling import plain, tells

EASY, MEDIUM, HARD = ("Computer (easy)", "Computer (medium)", "Computer (hard)")


def group_of(game: GameCommands) -> Any:
    return all_commands._group(game)


def levels(match: Match) -> list[str | None]:
    return [level_of(sitter.player) for sitter in match.sitters]


async def started(club: Club, **options: Any) -> InteractionResult:
    return await club.alice.slash(club.channel, f"{club.game} start", **options)


async def press(member: MemberActor, shown: InteractionResult, key: str, **params: str) -> InteractionResult:
    found: Any = message(shown).message
    return await member.click(found, custom_id=id_of(found, plain(key, **params)))


@pytest.mark.parametrize("game", ["axio", "rota", "iota", "paperworld"])
async def test_with_no_seat_left_open_it_begins_at_once(club: Club, game: str) -> None:
    club.game = game
    result = await started(club, computers=2, level="hard")
    assert tells(answer(result), "begun")
    match = await club.match()
    assert match.running
    assert levels(match) == [None, "hard", "hard"]
    for name in (HARD, "Computer 2 (hard)"):
        assert name in shown_pictures(club.post)[0][1]


async def test_seats_left_open_wait_for_people_and_count_computers(club: Club) -> None:
    await started(club, seats=4, computers=1)
    match = await club.match()
    assert match.in_lobby
    assert levels(match) == [None, "medium"]
    assert tells(club.post.content, "lobby-open", game="Axio", host="**alice**", free=2, seats=4)
    assert tells(club.post.content, "lobby-in", names=f"**alice** and **{MEDIUM}**")
    assert tells(club.post.content, "post-computer")
    assert MEDIUM in shown_pictures(club.post)[0][1]
    await club.bob.click(club.post, label="Join")
    await club.carol.click(club.post, label="Join")
    assert (await club.match()).running


async def test_an_invited_person_has_a_seat_besides_the_computers(club: Club) -> None:
    await started(club, computers=1, level="easy", invite=club.bob)
    match = await club.match()
    assert (match.in_lobby, match.row.wanted, levels(match)) == (True, 3, [None, "easy"])
    await club.bob.click(club.post, label="Join")
    assert (await club.match()).running


async def test_where_no_number_of_seats_is_said_there_are_as_many_as_sit_there(club: Club) -> None:
    await started(club, computers=2, invite=club.bob)
    assert (await club.match()).row.wanted == 4


async def test_a_thread_for_a_match_that_begins_at_once(club: Club) -> None:
    await started(club, computers=1, thread=True)
    (match,) = await club.bot.services.matches.of(club.alice.id)
    assert match.running
    assert match.row.channel != club.channel.id


async def test_what_cannot_be_is_refused_with_what_can(club: Club) -> None:
    for options, key, words in (
        ({"level": "hard"}, "start-level-alone", {"level": "hard"}),
        ({"seats": 1, "computers": 1}, "start-solo-computers", {"command": "axio"}),
        ({"seats": 3, "computers": 3}, "start-many-computers", {"seats": 3, "most": 2}),
        ({"seats": 2, "computers": 1, "invite": club.bob}, "start-many-computers", {"seats": 2, "most": 0}),
        ({"computers": 3, "invite": club.bob}, "start-many-computers", {"seats": 4, "most": 2}),
    ):
        assert tells(answer(await started(club, **options)), key, **words), options
    assert club.channel.last_message is None


async def test_the_host_adds_computers_changes_them_and_sends_them_away(club: Club) -> None:
    await started(club, seats=4)
    lobby = club.post
    shown = await club.alice.click(lobby, label="Add a computer")
    shown = await press(club.alice, shown, "button-computer-add", level="easy")
    shown = await press(club.alice, shown, "button-computer-add", level="easy")
    assert levels(await club.match()) == [None, "easy", "easy"]
    assert tells(club.post.content, "lobby-in", names=f"**alice**, **{EASY}** and **Computer 2 (easy)**")
    for value, left in (("hard", ["hard", "easy"]), ("away", ["easy"])):
        found: Any = message(shown).message
        first = next(each for each in ids(found) if each.startswith("s:computer-set"))
        shown = await club.alice.select(found, [value], custom_id=first)
        assert levels(await club.match()) == [None, *left]
    assert (club.post.id, len(club.channel.history())) == (lobby.id, 1)
    await press(club.alice, shown, "button-computer-add", level="medium")
    shown = await club.alice.click(club.post, label="Add a computer")
    begun = await press(club.alice, shown, "button-computer-add", level="medium")
    assert (await club.match()).running, "no seat was left open"
    assert tells(answer(begun), "begun")


async def test_only_the_host_has_the_computers_and_those_who_joined_are_told_of_the_first(club: Club) -> None:
    await started(club, seats=4)
    await club.bob.click(club.post, label="Join")
    told = await club.bob.click(club.post, label="Add a computer")
    assert tells(answer(told), "lobby-not-host-set", name="**alice**")
    lobby = club.post
    shown = await club.alice.click(lobby, label="Add a computer")
    shown = await press(club.alice, shown, "button-computer-add", level="hard")
    assert club.post.id != lobby.id
    assert tells(club.post.content, "lobby-changed", names=f"<@{club.bob.id}>")
    assert club.pings(club.post) == [club.bob.id]
    called = club.post
    found: Any = message(shown).message
    select = next(each for each in ids(found) if each.startswith("s:computer-set"))
    await club.alice.select(found, ["easy"], custom_id=select)
    assert club.post.id == called.id
    await club.alice.click(club.post, label="Leave")
    match = await club.match()
    assert (match.in_lobby, match.row.host, levels(match)) == (True, club.bob.id, [None, "easy"])
    await club.bob.click(club.post, label="Leave")
    assert not (await club.match()).open, "no computer waits alone"


async def test_the_host_starts_with_a_computer_before_all_seats_are_taken(club: Club) -> None:
    await started(club, seats=4, computers=1)
    assert "Start" in labels(club.post)
    await club.alice.click(club.post, label="Start")
    match = await club.match()
    assert (match.running, levels(match)) == (True, [None, "medium"])


async def test_a_rematch_has_the_same_computers(club: Club) -> None:
    await started(club, computers=1, level="hard")
    match = await club.match()
    stop = await club.alice.slash(club.channel, "axio stop")
    await club.alice.click(message(stop).message, label="Stop the match")
    await club.alice.click(club.post, label="Rematch")
    again = await club.match()
    assert again.id != match.id
    assert (again.running, levels(again)) == (True, [None, "hard"])


async def test_a_server_without_computers_bars_new_ones_everywhere(club: Club) -> None:
    await started(club, seats=4, computers=1)
    lobby, match = club.post, await club.match()
    shown = await club.alice.click(lobby, label="Add a computer")
    await club.bot.services.servers.put(club.guild.id, ServerRow(computers=False))
    for refused in (
        await press(club.alice, shown, "button-computer-add", level="easy"),
        await club.alice.click(club.post, label="Add a computer"),
        await club.alice.slash(club.channel, "iota start", computers=1),
        await club.alice.slash(club.channel, "iota practice"),
    ):
        assert tells(answer(refused), "computers-off")
    assert "practice" not in answer(await club.alice.slash(club.channel, "help"))
    await club.alice.click(lobby, label="Start")
    begun = await club.match()
    assert (begun.id, begun.running) == (match.id, True), "what has computers goes on"
    stop = await club.alice.slash(club.channel, "axio stop")
    await club.alice.click(message(stop).message, label="Stop the match")
    assert tells(answer(await club.alice.click(club.post, label="Rematch")), "computers-off")
    await club.alice.user.slash("iota practice")
    (alone,) = await club.bot.services.matches.of(club.alice.id)
    assert alone.kind is PRACTICE, "direct messages belong to no server"


def test_a_game_for_which_no_computer_thinks_offers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {"computers", "level", "hints"}
    (axio,) = (game for game in GAMES if game.title.game.key == "axio")
    assert offered <= {each.name for each in group_of(axio).get_command("start").parameters}
    monkeypatch.setattr(minds, "MINDS", {})
    group = group_of(axio)
    assert not offered & {each.name for each in group.get_command("start").parameters}
    assert group.get_command("practice") is None


async def test_own_data_is_of_the_person_even_where_computers_sat_first(club: Club) -> None:
    await started(club, seats=4, computers=1)
    await club.bob.click(club.post, label="Join")
    match, matches = await club.match(), club.bot.services.matches
    await matches.change_computer(match.id, Ask(club.alice.id), match.sitters[1].player, None)
    await matches.start(match.id, Ask(club.alice.id))
    export = await club.bot.services.privacy.export(club.bob.id, lambda _, seat: "")
    (own,) = json.loads(export.data)["matches"]
    assert [line.split(" ")[1] for line in own["log"]] == ["/join"]
    assert (own["seat"], own["seats"]) == (2, 2)
