"""/privacy: what is stored, its export and its deletion."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from simcord import InteractionResult, MemberActor

from bot.commands.people import privacy
from bot.matches.change import Ask
from bot.texts import text
from bot.wire.content import Content
from storage.matches import Sitter
from storage.messages import HandRow
from tests.discord.club import Club, answer, ids, labels
from tests.discord.commands.finished.test_history import finished as ended
from tests.discord.direct import DIRECT, GUESTS, SERVER, Direct, press_of
from tests.discord.played import finish
from tests.matches.tables import gives_up
from tests.storage.contents import contents
from tests.telling import tells

ANNA, BEN, CLEO = GUESTS[:3]


async def held(club: Club, text: str) -> list[str]:
    """The tables that contain a text anywhere."""
    database = club.database
    return [table for table, rows in (await contents(database)).items() if text in str(rows)]


def shown(result: InteractionResult) -> Any:
    """A private answer, so that its buttons can be pressed."""
    assert result.response is not None
    return result.response


async def exported(result: InteractionResult) -> Any:
    """The content of a private answer's file."""
    answer(result)
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == "axio-table-data.json"
    assert file.description == text("en", "privacy-file")
    return json.loads(await file.read())


async def delete(club: Club, who: MemberActor) -> str:
    """Goes through the command to the end; returns the last answer."""
    page = await who.slash(club.channel, "privacy")
    asked = await who.click(shown(page), label="Delete my data")
    return answer(await who.click(shown(asked), label="Yes, delete my data"))


async def test_the_page_says_what_is_kept_and_changes_nothing(club: Club) -> None:
    await club.begin()
    before = await contents(club.database)
    here = (club.alice, await club.alice.slash(club.channel, "privacy"))
    direct = (club.alice.user, await club.alice.user.slash("privacy"))
    for actor, page in (here, direct):
        assert tells(answer(page), "privacy-page")
        assert labels(page.response) == ["Export my data", "Delete my data"]
        # A button acts for whoever presses it, and names nobody.
        assert ids(page.response) == ["b:data-export:0:0:", "b:data-ask:0:0:"]
        asked = await actor.click(shown(page), label="Delete my data")
        assert tells(answer(asked), "privacy-confirm")
        assert labels(asked.response) == ["Yes, delete my data"]
    assert await contents(club.database) == before


def without_emojis(shown: str) -> str:
    return re.sub(r"(?:<:\w+:\d+>)+ ?", "", shown)


async def test_l8_the_file_has_only_the_callers_data_and_is_private(club: Club) -> None:
    over = await finish(club)
    club.game = "axio"
    match = await club.begin(3)
    posts = club.channel.history()
    here = (club.bob, await club.bob.slash(club.channel, "privacy"))
    direct = (club.bob.user, await club.bob.user.slash("privacy"))
    for actor, page in (here, direct):
        data = await exported(await actor.click(shown(page), label="Export my data"))
        assert data["player"] == str(club.bob.id)
        assert [each["match"] for each in data["matches"]] == [over.id, match.id]
        text = json.dumps(data)
        others = [each for each in club.members if each is not club.bob]
        assert not [each.name for each in others if each.name in text or str(each.id) in text]
        assert match.row.seed not in text
        # Bob's own hand, as in his direct message, and nobody else's.
        message = club.bob.user.dm_channel.history()[-1]
        assert data["matches"][1]["hand"] in without_emojis(message.content)
        assert text.count('"hand": "') == 1
    assert club.channel.history() == posts


async def test_l7_deleted_is_gone_and_the_others_keep_their_results(club: Club) -> None:
    over = await finish(club)
    club.game = "axio"
    match = await club.begin(3)
    hand = club.alice.user.dm_channel.last_message
    assert hand is not None
    placings = "select player, place, score from placings where match = ? and player = ?"
    database = club.database
    before = await database.rows(placings, over.id, club.bob.id)
    assert tells(await delete(club, club.alice), "privacy-deleted")
    assert await held(club, str(club.alice.id)) == []
    assert await held(club, "alice") == []
    assert await database.rows(placings, over.id, club.bob.id) == before
    # The others see that Alice left, and play on.
    now = await club.match()
    assert now.id == match.id
    assert now.running
    assert now.vacant == 0
    assert ("alice" in club.post.content, "Former player" in club.post.content) == (False, True)
    assert "alice" not in (club.post.attachments[0].description or "")
    await club.without()
    assert (await club.match()).left == (0,)
    await club.place()
    assert "alice" not in club.post.content
    assert "Former player" in (club.post.attachments[0].description or "")
    # No direct message with Alice's hand is left.
    assert club.alice.user.dm_channel.history() == []
    assert club.bob.user.dm_channel.last_message is not None
    listed = answer(await club.bob.slash(club.channel, "history"))
    assert "Former player" in listed
    assert "bob" in listed
    # Alice can come back as a new player.
    page = await club.alice.slash(club.channel, "privacy")
    assert (await exported(await club.alice.click(shown(page), label="Export my data")))["matches"] == []
    await club.alice.slash(club.channel, "rota start", seats=2)
    assert "alice" in club.post.content
    events = [event for event in club.log if event["event"] == "data of a player deleted"]
    assert [sorted(event) for event in events] == [["event", "log_level"]]
    assert "alice" not in str(club.log)
    assert str(club.alice.id) not in str(club.log)


async def test_what_stands_of_a_match_bears_the_name_no_more(club: Club) -> None:
    lobby = await club.alice.slash(club.channel, "axio start", seats=3, thread=True)
    assert tells(answer(lobby), "started-lobby")
    for member in (club.bob, club.carol):
        await member.click(club.post, label="Join")
    (thread,) = club.channel.threads
    assert thread.name == "Axio: alice · bob · carol"
    await delete(club, club.alice)
    (thread,) = club.channel.threads
    assert thread.name == "Axio: Former player · bob · carol"
    board = thread.last_message
    assert board is not None
    assert "Former player" in board.content
    assert "alice" not in str([board.content, [each.description for each in board.attachments]])
    for member in (club.bob, club.carol):
        for message in member.user.dm_channel.history():
            assert "alice" not in str([message.content, [each.description for each in message.attachments]])


async def test_what_nobody_repairs_is_shown_anew_first(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2, thread=True)
    await club.bob.click(club.post, label="Join")
    # As if Discord took very long to rename the thread.
    monkeypatch.setattr(privacy, "time", SimpleNamespace(monotonic=iter((0.0, 1.0, 99.0)).__next__))
    await delete(club, club.alice)
    (thread,) = club.channel.threads
    assert thread.name == "Axio: Former player · bob"
    assert "alice" in thread.history()[-1].content
    await club.bot.parts.repairs.everything()
    assert "alice" not in thread.history()[-1].content


async def test_who_has_deleted_all_is_told_so_even_if_showing_it_fails(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    club.expected_faults = 1
    monkeypatch.setattr(privacy, "_unname", AsyncMock(side_effect=KeyError("a fault")))
    told = await delete(club, club.alice)
    assert tells(told, "privacy-deleted")
    assert tells(told, "fault-done")


async def test_a_lobby_that_was_left_bears_the_name_no_more(club: Club) -> None:
    await club.bob.slash(club.channel, "axio start", seats=3)
    await club.alice.click(club.post, label="Join")
    assert "alice" in club.post.content
    await delete(club, club.alice)
    assert "alice" not in club.post.content


async def test_the_end_of_a_match_by_deleting_bears_no_name_and_repairs_finish_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    # As if the process ended when everything is stored.
    monkeypatch.setattr(privacy, "_unname", AsyncMock())
    await delete(club, club.alice)
    assert "alice" in club.post.content
    pings = [each for each in club.channel.history() if each.mentions]
    await club.bot.parts.repairs.everything()
    assert "alice" not in club.post.content
    assert "Former player" in club.post.content
    assert [each for each in club.channel.history() if each.mentions] == pings


async def test_a_deleted_player_is_no_longer_named_as_invited(club: Club) -> None:
    await club.bob.slash(club.channel, "axio start", seats=2, invite=club.alice)
    assert f"<@{club.alice.id}>" in club.post.content
    await delete(club, club.alice)
    assert str(club.alice.id) not in club.post.content
    assert await held(club, str(club.alice.id)) == []
    assert len(club.channel.history()) == 1


async def test_deleting_data_closes_the_players_own_lobby(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=2)
    await delete(club, club.alice)
    assert tells(club.post.content, "lobby-closed")
    assert labels(club.post) == []
    await club.bob.slash(club.channel, "axio start", seats=2)
    assert "bob" in club.post.content


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (500, 0)])
async def test_messages_that_cannot_be_deleted_stop_nothing(club: Club, status: int, code: int) -> None:
    await club.begin()
    club.env.inject_error("DELETE", "/channels/*/messages/*", status=status, code=code, message="No", times=9)
    assert tells(await delete(club, club.alice), "privacy-deleted")
    assert await held(club, str(club.alice.id)) == []


async def test_a_channel_that_is_gone_stops_nothing(club: Club) -> None:
    await club.begin(3)
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.env.inject_error("POST", "/channels/*/messages", status=404, code=10003, message="Gone", times=9)
    page = await club.alice.slash(elsewhere, "privacy")
    asked = await club.alice.click(shown(page), label="Delete my data")
    assert tells(answer(await club.alice.click(shown(asked), label="Yes, delete my data")), "privacy-deleted")
    assert await held(club, str(club.alice.id)) == []


# -- without Discord ------------------------------------------------------------------------------


async def forgotten(direct: Direct, who: Sitter) -> None:
    async def nothing_shown(changed: object) -> None:
        pass

    await direct.services.privacy.forget(who.player, nothing_shown)


async def test_a_forgotten_player_is_a_former_player_wherever_a_name_is_shown(tmp_path: Path) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    match = await ended(direct, 2, 50)
    running = await direct.begun("rota", 3, 51)
    await forgotten(direct, ANNA)
    for command, options in (
        ("history", {}),
        ("rota replay", {"match": match.id}),
        ("rota board", {"words": True}),
        ("rota board", {"words": False}),
        ("rota scores", {}),
        ("matches", {}),
    ):
        channel = 50 if "replay" in command else 51
        (*_, seen) = await direct.slash(BEN, command, options, channel=channel)
        texts = "\n".join([seen.text, *(alt for _, alt, _ in seen.files)])
        assert "Former player" in texts, command
        assert "****" not in texts, command
        assert "Anna" not in texts, command
    assert [choice for choice, _ in await direct.complete(BEN, "rota replay", "match", "former", {})]
    text = direct.services.matches
    found = await text.find(running.id)
    assert found is not None
    assert found.vacant == 0
    await direct.database.close()


async def test_the_newest_messages_are_deleted_and_the_rest_is_forgotten(tmp_path: Path) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    deleted: list[int] = []

    async def delete(channel: int, message: int) -> None:
        deleted.append(message)

    direct.recorder.delete = delete  # type: ignore[method-assign]  # records what the recorder ignores
    for number in range(60):
        match = await direct.services.matches.open(
            "axio", server=SERVER, channel=number + 9, host=ANNA, seats=1
        )
        await direct.store.messages.delivered(
            match.id, 2, {ANNA.player: HandRow(5, match.id, "over", closed=False)}
        )
        await direct.services.matches.stop(match.id, Ask(ANNA.player), moderator=False)
    (page,) = await direct.slash(ANNA, "privacy", {})
    confirm = {"custom_id": "b:data-delete:0:0:"}
    assert len(page.components) == 2
    assert confirm["custom_id"] not in str(page.components), "it asks first"
    (*_, told) = await direct.press(ANNA, press_of(confirm))
    assert tells(told.text, "privacy-deleted")
    assert deleted == list(range(60, 10, -1))
    assert await direct.database.rows("select * from hands") == []
    await direct.database.close()


async def test_a_message_on_its_way_meanwhile_is_deleted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    match = await direct.services.matches.open("axio", server=SERVER, channel=9, host=ANNA, seats=2)
    match = await direct.services.matches.join(match.id, BEN, Ask(BEN.player))
    send, forget = direct.recorder.direct, direct.services.privacy._store.forget
    asked, forgotten = asyncio.Event(), asyncio.Event()
    deleted: list[int] = []

    async def slow(player: int, content: Content, nonce: str, **given: Any) -> tuple[int, int]:
        if player == ANNA.player:
            asked.set()
            await forgotten.wait()
        return await send(player, content, nonce, **given)

    async def forgets(*args: Any) -> list[int] | None:
        lobbies = await forget(*args)
        forgotten.set()
        return lobbies

    async def delete(channel: int, message: int) -> None:
        deleted.append(channel)

    monkeypatch.setattr(direct.recorder, "direct", slow)
    monkeypatch.setattr(direct.recorder, "delete", delete)
    monkeypatch.setattr(direct.services.privacy._store, "forget", forgets)
    delivering = asyncio.create_task(direct.services.hands.deliver(match.id))
    await asked.wait()
    # Ben ends the match, so that Anna has nothing left to leave.
    await gives_up(direct.services.matches, match.id, Ask(BEN.player))
    await direct.press(ANNA, press_of({"custom_id": "b:data-delete:0:0:"}))
    await delivering
    players = [row["player"] for row in await direct.database.rows("select player from hands")]
    assert players == [BEN.player]
    assert deleted == [DIRECT + ANNA.player]
    await direct.database.close()
