"""What is shown late because of rate limits, the direct message budget or passing faults is never lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import structlog
from aiohttp import web
from discord.http import Route

from bot.app import build
from bot.client import Client
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.messages.display import Display
from bot.messages.hands import _digest
from bot.wire.direct_budget import DIRECT_BUDGET, DIRECT_KEPT, Budget
from bot.wire.failures import Reason
from bot.wire.turnstile import Turnstile
from storage.matches import Sitter
from storage.players import PlayerRow
from tests.bench.fake_discord import TOKEN, Server
from tests.matches.tables import gives_up
from tests.matches.timed import Time
from tests.patience import PATIENT

PEOPLE = tuple(Sitter(620_000_000_000_000_000 + number, f"Guest {number}") for number in range(300))
SERVER, CHANNEL = 600_000_000_000_000_001, 610_000_000_000_000_000


@pytest.fixture
def time() -> Time:
    return Time(1_800_000_000.0)


@dataclass
class Limited:
    """A Discord over HTTP that counts what it accepts, and makes the bot wait if a test says so.

    wait: the seconds that the next post in a channel has to wait, once.
    direct: how many new direct messages it accepted.  broken: how many edits of direct messages still fail.
    """

    server: Server = field(default_factory=Server)
    wait: float = 0.0
    refused: asyncio.Event = field(default_factory=asyncio.Event)
    taken: list[dict[str, Any]] = field(default_factory=list)
    direct: int = 0
    broken: int = 0

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Any request of the bot."""
        parts = request.path.removeprefix("/api/v10").strip("/").split("/")
        if request.method == "POST" and parts[0] == "channels" and parts[-1] == "messages":
            if parts[1].startswith("7"):
                self.direct += 1
            elif self.wait:
                wait, self.wait = self.wait, 0.0
                await request.read()
                self.refused.set()
                body = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
                return web.Response(
                    body=json.dumps(body).encode(),
                    content_type="application/json",
                    status=429,
                    headers={"Via": "1.1 google", "Retry-After": str(wait)},
                )
        if request.method == "PATCH" and parts[0] == "channels" and parts[1].startswith("7") and self.broken:
            self.broken -= 1
            await request.read()
            return web.Response(status=503)
        answered = await self.server.answer(request)
        if request.method == "POST" and parts[-1] == "messages" and isinstance(answered.body, bytes):
            self.taken.append(json.loads(answered.body))
        return answered

    def posts(self) -> list[dict[str, Any]]:
        """The messages that it accepted in the channel."""
        return [each for each in self.taken if each["channel_id"] == str(CHANNEL)]


@pytest_asyncio.fixture
async def limited(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Limited]:
    made = Limited()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    yield made
    await runner.cleanup()


@pytest_asyncio.fixture
async def bot(
    limited: Limited, tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Client]:
    """The real bot over real HTTP, logged in but without a gateway."""
    client = build(tmp_path / "axio.db", clock=time)
    async with client:
        await client.login(TOKEN)
        monkeypatch.setattr(client.services.sender, "_budget", Budget(time))
        yield client


async def begun(bot: Client, channel: int = CHANNEL, people: tuple[Sitter, ...] = PEOPLE[:2]) -> Match:
    services = bot.services
    match = await services.matches.open(
        "axio", server=SERVER, channel=channel, host=people[0], seats=len(people), options=None
    )
    for sitter in people[1:]:
        match = await services.matches.join(match.id, sitter, Ask(sitter.player))
    return match


async def move(bot: Client, match: Match) -> Match:
    match_now = await bot.services.matches.find(match.id)
    assert match_now is not None
    seat = match_now.to_move[0]
    notation = match_now.game.notate(next(iter(match_now.actions(seat))))
    return await bot.services.matches.act(match.id, Ask(match_now.sitters[seat].player), notation)


@pytest.mark.parametrize("wait", [0.3])
async def test_after_a_rate_limit_only_the_newest_board_is_posted(
    bot: Client, limited: Limited, wait: float
) -> None:
    """J4."""
    match = await begun(bot)
    await bot.services.posts.publish(match.id)
    before = len(limited.posts())
    limited.wait = wait
    showing = []
    for number in range(5):
        match = await move(bot, match)
        showing.append(asyncio.create_task(bot.services.posts.publish(match.id)))
        if number == 0:
            await limited.refused.wait()
    assert not any(each.done() for each in showing), "all five are stored while the board waits"
    shown = await asyncio.gather(*showing)
    assert [each.row.post_version for each in shown] == [match.version] * 5
    (post,) = limited.posts()[before:]
    assert post["attachments"][0]["filename"] == f"axio-{match.id}-{match.version}.png"


async def test_a_delayed_post_that_is_still_current_is_sent(bot: Client, limited: Limited) -> None:
    match = await begun(bot)
    limited.wait = 0.2
    shown = await bot.services.posts.publish(match.id)
    assert shown.row.post_version == match.version
    assert len(limited.posts()) == 1


async def owed(bot: Client) -> list[int]:
    return list(await bot.parts.store.messages.behind())


async def test_thirty_starts_in_a_minute_keep_nobodys_turn_waiting(
    bot: Client, limited: Limited, time: Time
) -> None:
    """A8."""
    services = bot.services
    matches = []
    for number in range(30):
        match = await begun(bot, CHANNEL + number, PEOPLE[2 * number : 2 * number + 2])
        matches.append(match)
        await services.posts.publish(match.id)
        await services.hands.deliver(match.id)
        time.now += 1
    starts = DIRECT_BUDGET - DIRECT_KEPT
    assert (limited.direct, len(await owed(bot))) == (starts, 30 - starts // 2)
    for match in matches[:DIRECT_KEPT]:
        # A player who wants to be called still gets the call for the next turn.
        following = match.sitters[1 - match.to_move[0]].player
        await services.players.put(following, PlayerRow(messages=True))
        await move(bot, match)
        await services.posts.publish(match.id)
        await services.hands.deliver(match.id)
    assert limited.direct == DIRECT_BUDGET, "the minute's whole budget, all of it for turns"
    assert len(await owed(bot)) == 30 - starts // 2
    minutes = 0
    while await owed(bot):
        minutes += 1
        assert minutes < 5, "late but not lost"
        before = limited.direct
        for _ in range(4):
            time.now += 15
            await bot.parts.repairs.due()
        assert limited.direct - before <= DIRECT_BUDGET
    assert limited.direct == 60 + DIRECT_KEPT
    for match in matches:
        assert all(hand.message for hand in (await bot.parts.store.messages.hands(match.id)).values())


async def test_a_hand_that_came_too_late_for_its_match_does_not_come_at_all(
    bot: Client, limited: Limited, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = bot.services
    match = await begun(bot)
    await services.posts.publish(match.id)
    with monkeypatch.context() as patch:
        patch.setattr("bot.wire.direct_budget.DIRECT_BUDGET", 0)
        await services.hands.deliver(match.id)
    assert await owed(bot) == [match.id]
    await gives_up(services.matches, match.id, Ask(PEOPLE[0].player))
    await bot.parts.repairs.everything()
    assert (limited.direct, await owed(bot)) == (0, [])


async def test_the_hands_of_a_finished_match_are_brought_up_to_date_by_themselves(
    bot: Client, limited: Limited, time: Time
) -> None:
    """Nobody acts on a finished match again, so no later action repairs it."""
    services = bot.services
    match = await begun(bot)
    await services.posts.publish(match.id)
    await services.hands.deliver(match.id)
    await gives_up(services.matches, match.id, Ask(PEOPLE[0].player))
    await services.posts.publish(match.id)
    limited.broken = 2
    await services.hands.deliver(match.id)
    assert await owed(bot) == [match.id]
    await bot.parts.repairs.due()
    assert await owed(bot) == [match.id], "what has just failed is left alone at first"
    time.now += 16
    await bot.parts.repairs.due()
    assert await owed(bot) == []
    assert {hand.shown for hand in (await bot.parts.store.messages.hands(match.id)).values()} == {"over"}


async def test_the_hand_of_a_player_who_gave_away_a_seat_is_ended_eventually(
    bot: Client, limited: Limited, time: Time
) -> None:
    services = bot.services
    match = await begun(bot)
    await services.posts.publish(match.id)
    await services.hands.deliver(match.id)
    gone, heir = PEOPLE[0], PEOPLE[9]
    await services.matches.hand_over(match.id, Ask(gone.player), heir.player)
    await services.matches.take_over(match.id, heir, Ask(heir.player))
    await services.posts.publish(match.id)
    limited.broken = 5
    await services.hands.deliver(match.id)
    limited.broken = 0
    assert (await bot.parts.store.messages.hands(match.id))[gone.player].shown != "over"
    await bot.parts.repairs.due()
    time.now += 16
    await bot.parts.repairs.due()
    assert (await bot.parts.store.messages.hands(match.id))[gone.player].shown == "over"
    assert await owed(bot) == []


async def test_a_post_that_keeps_failing_is_tried_less_and_less_often(
    bot: Client, limited: Limited, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def fails(**_: object) -> tuple[Reason | None, Reason | None]:
        tries.append(time.now)
        return Reason.FORBIDDEN, None

    match = await begun(bot)
    monkeypatch.setattr("bot.messages.display.Display.catch_up", lambda _, __, **given: fails(**given))
    for _ in range(24 * 60 * 4):
        time.now += 15
        await bot.parts.repairs.due()
    assert 20 <= len(tries) <= 40
    assert tries[1] - tries[0] == 30
    assert tries[-1] - tries[-2] == 3600
    assert await owed(bot) == [match.id]


async def test_a_changed_setting_that_could_not_be_shown_is_shown_later(
    bot: Client, limited: Limited, time: Time
) -> None:
    services = bot.services
    match = await begun(bot)
    await services.posts.publish(match.id)
    await services.hands.deliver(match.id)
    # The waiting player, because the player to move would get a new message.
    player = match.sitters[1 - match.to_move[0]].player
    await services.players.put(player, PlayerRow(messages=True))
    limited.broken = 1
    await services.hands.refresh(match.id, player)
    assert await owed(bot) == [match.id]
    await bot.parts.repairs.due()
    time.now += 16
    await bot.parts.repairs.due()
    assert await owed(bot) == []
    assert "owed" not in {hand.shown for hand in (await bot.parts.store.messages.hands(match.id)).values()}


async def test_without_the_server_at_hand_a_match_goes_on_without_its_thread(
    bot: Client, limited: Limited
) -> None:
    services = bot.services
    match = await services.matches.open(
        "axio", server=SERVER, channel=CHANNEL, host=PEOPLE[0], seats=2, thread=True
    )
    await services.posts.publish(match.id)
    match = await services.matches.join(match.id, PEOPLE[1], Ask(PEOPLE[1].player))
    match = await services.posts.publish(match.id)
    assert (match.row.channel, match.row.post_version) == (CHANNEL, match.version)


async def test_a_repair_that_waits_for_discord_keeps_no_other_waiting(
    bot: Client, limited: Limited, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await begun(bot)
    await begun(bot, CHANNEL + 1, PEOPLE[2:4])
    free, tries = asyncio.Event(), []
    catch_up = Display.catch_up

    async def waits(display: Display, number: int, *, again: bool = False) -> Any:
        if number == first.id:
            tries.append(number)
            await free.wait()
        return await catch_up(display, number, again=again)

    monkeypatch.setattr(Display, "catch_up", waits)
    monkeypatch.setattr("bot.background.repairs._PATIENCE", 0.1)
    for _ in range(2):
        await bot.parts.repairs.everything()
    async with asyncio.timeout(PATIENT):
        while await owed(bot) != [first.id]:  # noqa: ASYNC110 -- the store calls nobody
            await asyncio.sleep(0.05)
    assert tries == [first.id], "it is not started a second time"
    free.set()
    await bot.parts.repairs.stop()
    assert await owed(bot) == []
    assert len(limited.posts()) == 1


async def test_a_hand_that_went_out_of_date_while_it_waited_is_not_sent(
    limited: Limited, tmp_path: Path, time: Time
) -> None:
    turnstile = Turnstile()
    bot = build(tmp_path / "axio.db", clock=time, turnstile=turnstile)
    async with bot:
        await bot.login(TOKEN)
        match = await begun(bot)
        hands = bot.services.hands
        await hands.deliver(match.id)
        assert limited.direct == 2
        turnstile.pause(0.6)
        match = await move(bot, match)
        with structlog.testing.capture_logs() as log:
            first = asyncio.create_task(hands.deliver(match.id))
            await asyncio.sleep(0.2)
            match = await move(bot, match)
            await asyncio.gather(first, hands.deliver(match.id))
        dropped = [each for each in log if each["event"] == "hand superseded"]
        assert dropped
        assert all(each["version"] == match.version - 1 for each in dropped)
        found = await bot.services.matches.find(match.id)
        assert found is not None
        kept = await bot.parts.store.messages.hands(match.id)
        shown = [kept[sitter.player].shown for sitter in match.sitters]
        assert shown == [_digest(found, seat) for seat in range(2)], "the newest one is shown"
        # The hands link to the board, so nothing counts as shown without it.
        await bot.services.posts.publish(match.id)
        await hands.deliver(match.id)
        assert await owed(bot) == []
