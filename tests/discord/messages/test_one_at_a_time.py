"""One task at a time updates a match's messages; a command only concerns its own game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.commands.shared.finder import ask_of
from bot.matches.match import Match
from bot.messages.hands import Hands
from bot.messages.posts import Posts
from bot.wire.failures import Reason, Unsent
from bot.wire.turnstile import Outdated, Superseded
from storage.matches import Sitter
from tests.discord.direct import CHANNEL, GUESTS, SERVER, Direct, Recorder
from tests.patience import until


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every send take a while."""
    for name in ("send", "edit", "direct"):
        quick = getattr(Recorder, name)

        async def slowly(*given: Any, _quick: Any = quick, **more: Any) -> Any:
            await asyncio.sleep(0.05)
            return await _quick(*given, **more)

        monkeypatch.setattr(Recorder, name, slowly)


async def dealt(direct: Direct, channel: int = CHANNEL, game: str = "axio") -> Match:
    """A match that has just begun and is not shown yet."""
    matches = direct.services.matches
    match = await matches.open(game, server=SERVER, channel=channel, host=GUESTS[0], seats=2)
    return await matches.join(match.id, GUESTS[1], ask(direct, GUESTS[1]))


def ask(direct: Direct, who: Sitter) -> Any:
    return ask_of(direct.interaction(who))


@pytest.mark.usefixtures("slow")
async def test_two_who_update_a_post_at_once_post_once(direct: Direct) -> None:
    match = await dealt(direct)
    await asyncio.gather(*(direct.services.posts.publish(match.id) for _ in range(3)))
    assert len(direct.recorder.sent) == 1


@pytest.mark.usefixtures("slow")
async def test_two_deliveries_at_once_write_to_each_player_once(direct: Direct) -> None:
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    direct.recorder.sent.clear()
    await asyncio.gather(*(direct.services.hands.deliver(match.id) for _ in range(3)))
    assert Counter(each.viewer for each in direct.recorder.sent) == {
        sitter.player: 1 for sitter in match.sitters
    }


def of_another_process(direct: Direct) -> Hands:
    """The hands of a process that shares the store, and lost its claims with its connection."""
    one = direct.services.hands
    return Hands(one._servers, one._sender, one._matches, one._store, one._players, one._newcomers)


async def test_a_process_that_lost_its_claim_sends_no_hand_besides(direct: Direct) -> None:
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    match = await direct.now(match)
    direct.recorder.new.clear()
    shown: asyncio.Future[Match] = asyncio.get_running_loop().create_future()
    first = asyncio.create_task(direct.services.hands.deliver(match.id, shown))
    await asyncio.sleep(0.05)
    assert await of_another_process(direct).deliver(match.id) is None
    sent = await direct.store.messages.hands(match.id)
    shown.set_result(match)
    await first
    assert Counter(each.viewer for each in direct.recorder.new) == {
        sitter.player: 1 for sitter in match.sitters
    }
    assert await direct.store.messages.hands(match.id) == sent
    assert match.id in await direct.store.messages.behind(), "what it found is not as it thought"
    assert await direct.services.hands.deliver(match.id) is None
    assert await direct.store.messages.behind() == {}


async def test_two_processes_that_find_a_post_deleted_post_it_with_one_nonce(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await dealt(direct)
    one, nonces = direct.services.posts, list[str]()
    others = (one._client, one._sender, one._matches, one._store, one._players, one._standings, one._signs)
    first = (await one.publish(match.id)).row.post_message
    edit = Recorder.edit

    async def gone(recorder: Recorder, channel: int, message: int, *given: Any, **more: Any) -> None:
        await asyncio.sleep(0.05)
        if message == first:
            raise Unsent(Reason.GONE)
        await edit(recorder, channel, message, *given, **more)

    async def send(_: Recorder, channel: int, content: Any, nonce: str, **more: Any) -> int:
        nonces.append(nonce)
        await asyncio.sleep(0.05)
        # As Discord does.
        return 1000 + nonces.index(nonce)

    monkeypatch.setattr(Recorder, "edit", gone)
    monkeypatch.setattr(Recorder, "send", send)
    shown = await asyncio.gather(*(each.publish(match.id, again=True) for each in (one, Posts(*others))))
    assert {each.row.post_message for each in shown} == {1000}
    assert len(nonces) == 2
    assert len(set(nonces)) == 1
    assert (await direct.now(match)).row.post_message == 1000


async def test_a_hand_that_discord_does_not_delete_now_is_deleted_later(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.hands._LATER", (0.0, 0.0, 0.0))
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    await direct.services.hands.deliver(match.id)
    player = GUESTS[0].player
    hand = (await direct.store.messages.hands(match.id))[player]
    reasons = [Reason.BUSY, Reason.FAILED, None, Reason.FAILED]
    asked = list[tuple[int, int]]()

    async def delete(_: Recorder, channel: int, message: int) -> None:
        asked.append((channel, message))
        if (reason := reasons[len(asked) - 1]) is not None:
            raise Unsent(reason)

    monkeypatch.setattr(Recorder, "delete", delete)
    await direct.services.hands.withdraw(match.id, player)
    await until(lambda: not direct.services.hands._forgetting)
    assert asked == [(hand.channel, hand.message)] * 3
    # What Discord will never do is not asked again.
    reasons[3:] = [Reason.GONE]
    await direct.services.hands.withdraw(match.id, GUESTS[1].player)
    assert not direct.services.hands._forgetting
    assert len(asked) == 4
    # Nothing is deleted after the end.
    reasons += [Reason.FAILED] * 9
    monkeypatch.setattr("bot.messages.hands._LATER", (600.0,))
    await direct.store.messages.delivered(match.id, 0, {player: hand})
    await direct.services.hands.withdraw(match.id, player)
    assert direct.services.hands._forgetting
    direct.services.hands.cancel()
    await until(lambda: not direct.services.hands._forgetting)
    assert len(asked) == 5


async def test_what_a_process_sent_that_lost_its_claim_is_taken_over_not_forgotten(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    send, other, nonces = Recorder.direct, of_another_process(direct), list[str]()
    last = dict[int, Any]()

    async def late(recorder: Recorder, player: int, content: Any, nonce: str, **more: Any) -> tuple[int, int]:
        nonces.append(nonce)
        if len(nonces) == 1:
            # While the first one is on its way, another process delivers, and then everything once more.
            await other.deliver(match.id)
            await direct.store.messages.delivered(match.id, 0, {})
            await other.deliver(match.id)
            last.update(await direct.store.messages.hands(match.id))
        return await send(recorder, player, content, nonce, **more)

    monkeypatch.setattr(Recorder, "direct", late)
    await direct.services.hands.deliver(match.id)
    assert len(set(nonces)) == 2, "Discord knows both messages again, so each is sent once"
    assert await direct.store.messages.hands(match.id) == last


async def test_a_post_that_went_out_of_date_on_its_way_is_made_again(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, tries = await dealt(direct), 0
    send = Recorder.send

    async def late(*given: Any, **more: Any) -> int:
        nonlocal tries
        tries += 1
        if tries == 1:
            mover = match.sitters[match.to_move[0]]
            action = match.game.notate(next(match.actions(match.to_move[0])))
            await direct.services.matches.act(match.id, ask(direct, mover), action)
            raise Superseded
        return await send(*given, **more)

    monkeypatch.setattr(Recorder, "send", late)
    shown = await direct.services.posts.publish(match.id)
    assert (tries, shown.version) == (2, match.version + 1)
    assert (await direct.now(match)).row.post_version == match.version + 1


async def test_hands_outdated_on_their_way_are_left_to_the_next_delivery(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    direct.recorder.sent.clear()
    send, tries = Recorder.direct, 0

    async def late(*given: Any, outdated: Outdated, **more: Any) -> tuple[int, int]:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0.05)
        if outdated():
            raise Superseded
        return await send(*given, outdated=outdated, **more)

    monkeypatch.setattr(Recorder, "direct", late)
    assert await asyncio.gather(*(direct.services.hands.deliver(match.id) for _ in range(2))) == [None, None]
    assert tries == 4, "both players twice"
    assert {each.viewer for each in direct.recorder.sent} == {sitter.player for sitter in match.sitters}
    assert (await direct.now(match)).row.hands_version == match.version


async def test_a_hand_that_arrived_stays_when_another_of_the_match_went_out_of_date(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    direct.recorder.new.clear()
    send, newer = Recorder.direct, list[asyncio.Task[Any]]()

    async def late(recorder: Recorder, player: int, *given: Any, **more: Any) -> tuple[int, int]:
        if player == GUESTS[1].player and not newer:
            newer.append(asyncio.create_task(direct.services.hands.deliver(match.id)))
            await asyncio.sleep(0)
            assert more["outdated"]()
            raise Superseded
        return await send(recorder, player, *given, **more)

    monkeypatch.setattr(Recorder, "direct", late)
    await direct.services.hands.deliver(match.id)
    await newer[0]
    assert Counter(each.viewer for each in direct.recorder.new) == {
        sitter.player: 1 for sitter in match.sitters
    }


@pytest.mark.usefixtures("slow")
async def test_two_who_share_the_board_of_a_day_at_once_send_it_once(direct: Direct) -> None:
    day = direct.services.days.today()
    boards = direct.services.day_boards
    links = await asyncio.gather(*(boards._publish(day, SERVER, CHANNEL) for _ in range(3)))
    assert direct.recorder.last_id == 1, "the others edit it"
    assert len(set(links)) == 1


async def test_one_thread_at_a_time_is_opened_by_a_person_and_on_a_server(direct: Direct) -> None:
    inside, free = list[str](), asyncio.Event()

    async def opens(name: str, who: Sitter, server: int) -> None:
        async with direct.services.rights.opening(direct.interaction(who, guild_id=server)):
            inside.append(name)
            await free.wait()

    first, second, third = GUESTS[:3]
    each = (
        opens("first", first, SERVER),
        opens("elsewhere", first, SERVER + 1),
        opens("beside", second, SERVER),
        opens("apart", third, SERVER + 2),
    )
    tasks = [asyncio.create_task(one) for one in each]
    for _ in range(20):
        await asyncio.sleep(0)
    assert inside == ["first", "apart"]
    free.set()
    await asyncio.gather(*tasks)


async def test_in_a_direct_message_the_name_of_a_server_is_only_a_name(
    direct: Direct,
) -> None:
    guild: Any = direct.services.client.get_guild(SERVER)
    guild.name = "**Club** <@1>"
    match = await dealt(direct)
    await direct.services.posts.publish(match.id)
    direct.recorder.sent.clear()
    await direct.services.hands.deliver(match.id)
    texts = [each.text for each in direct.recorder.sent]
    assert len(texts) == 2
    for text in texts:
        assert r"\*\*Club\*\*" in text
        assert "<@1>" not in text


async def test_in_a_direct_message_a_command_concerns_its_own_game(direct: Direct) -> None:
    for channel, game in enumerate(("axio", "rota"), CHANNEL):
        match = await dealt(direct, channel, game)
        await direct.services.posts.publish(match.id)
        await direct.services.hands.deliver(match.id)
    for game in ("axio", "rota"):
        shown = await direct.slash(GUESTS[0], f"{game} board", {}, guild_id=None)
        assert {name.partition("-")[0] for each in shown for name, _, _ in each.files} == {game}


async def test_a_message_whose_update_was_cut_short_is_known_to_be_behind(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await direct.begun("axio")
    assert (await direct.now(match)).row.hands_version == match.version

    async def ends(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    monkeypatch.setattr(Recorder, "edit", ends)
    with pytest.raises(OSError, match="ends here"):
        await direct.services.hands.refresh(match.id, GUESTS[0].player)
    assert (await direct.now(match)).row.hands_version < match.version
