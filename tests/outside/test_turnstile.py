"""Over HTTP with a Discord that counts: never more than 50 requests a second, and what matters goes first.

`MOVES=2000 pytest tests/outside/test_turnstile.py` plays longer than usual.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import structlog
from discord.http import Route

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.wire import turnstile as turnstiles
from bot.wire.command_names import CommandNames
from bot.wire.content import Content, Picture
from bot.wire.direct_budget import DIRECT_BUDGET, DIRECT_KEPT, Budget
from bot.wire.emojis import Emojis
from bot.wire.failures import Reason, Unsent
from bot.wire.outgoing import Answering, send_whole
from bot.wire.sender import Sender
from bot.wire.turnstile import PER_SECOND, Invalid, Outdated, Rank, Superseded, Turnstile
from storage.matches import Sitter
from tests.outside import limits
from tests.outside.discord_outside import CHANNEL, SERVER, Outside, blank, text_of
from tests.outside.limits import GLOBAL, Limits
from tests.outside.losing import Losing
from tests.outside.test_killed_bot import Run
from tests.outside.turns import Turns, choose, command_of, delivered
from tests.outside.virtual_time import VirtualTime
from tests.telling import went_wrong
from tests.test_monitoring import figure

MOVES = int(os.environ.get("MOVES", "16"))
TABLES = min(MOVES // 2, 16)
"""Few enough that none of their opening direct messages is postponed."""
EACH = 40
"""How many boards, hands and edits each there are in a storm."""


def old(number: str, channel: str) -> dict[str, Any]:
    """An existing message of the bot's."""
    return {**blank(number, channel), "content": "old"}


class Plain(discord.Client):
    """A connection that knows no emojis of its own, and no commands."""

    own_emojis = Emojis()
    command_names = CommandNames()


class Wire:
    """discord.py, logged in to a Discord that counts.  Time stands still while a request is on its way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, hurried: bool = False) -> None:
        self.outside = Losing(limits=Limits(burst=5))
        self.time = VirtualTime(monkeypatch, lambda: self._on_their_way)
        self._on_their_way = 0
        turnstile = self.turnstile = None if hurried else Turnstile(now=self.time.now)
        self.doors = (*(() if turnstile is None else (turnstile.through,)), self._counted)
        self.client = Plain(intents=discord.Intents.none())
        send_whole(self.client.http, self.doors)
        self.replies = Sender(self.client, turnstile=turnstile)

    async def _counted(
        self, request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        self._on_their_way += 1
        try:
            return await send(request)
        finally:
            self._on_their_way -= 1

    @property
    def refused(self) -> int:
        assert self.outside.limits is not None
        return self.outside.limits.refused[0]

    async def open(self, monkeypatch: pytest.MonkeyPatch) -> None:
        await self.outside.start()
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{self.outside.port}/api/v10")
        await self.client.login("not-a-token")
        self.outside.requests.clear()

    async def send(self, channel: int, says: str = "board", outdated: Outdated | None = None) -> int:
        return await self.replies.send(channel, Content(says), f"{channel} {says}", outdated=outdated)

    async def storm(self) -> tuple[list[str], list[BaseException]]:
        """Sends edits, hands and boards at once, in that order; returns the order of arrival, and errors."""
        for each in range(EACH):
            self.outside.messages[str(each)] = {"1": old("1", str(each))}
        ends = await asyncio.gather(
            *(self.replies.disarm(each, 1) for each in range(EACH)),
            *(self.replies.direct(1000 + each, Content("hand"), f"hand {each}") for each in range(EACH)),
            *(self.send(2000 + each) for each in range(EACH)),
            return_exceptions=True,
        )
        kinds = {"PATCH /channels/": "edit", "POST /users/": "hand", "POST /channels/2": "board"}
        came = [
            kind
            for asked in self.outside.requests
            for begin, kind in kinds.items()
            if asked.startswith(begin)
        ]
        return came, [end for end in ends if isinstance(end, BaseException)]


@pytest_asyncio.fixture
async def wire(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    """A connection with a turnstile, unless a test asks for none."""
    made = Wire(monkeypatch, hurried=getattr(request, "param", "") == "hurried")
    await made.open(monkeypatch)
    yield made
    await made.client.close()
    await made.outside.stop()


async def test_a_storm_meets_no_429_and_boards_go_before_hands_before_edits(wire: Wire) -> None:
    came, failed = await wire.storm()
    assert wire.refused == 0
    assert not failed
    assert came == ["board"] * EACH + ["hand"] * EACH + ["edit"] * EACH


async def test_a_storm_on_a_busy_computer_meets_no_429(wire: Wire) -> None:
    chance = Random("busy")
    wire.time.late = lambda: chance.choice((0.0, 0.01, 0.1, 1.0))
    _, failed = await wire.storm()
    assert wire.refused == 0
    assert not failed


@pytest.mark.parametrize("wire", ["hurried"], indirect=True)
async def test_the_same_storm_without_a_turnstile_meets_many(wire: Wire) -> None:
    await wire.storm()
    assert wire.refused > 20


async def test_what_is_outdated_before_its_turn_is_not_sent(wire: Wire) -> None:
    newer = asyncio.Event()
    boards = [wire.send(2000 + each) for each in range(20)]
    late = wire.replies.edit(1, 1, Content("old"), rank=Rank.EDIT, outdated=newer.is_set)
    waiting = asyncio.gather(late, *boards, return_exceptions=True)
    await asyncio.sleep(5 / PER_SECOND)
    newer.set()
    first, *others = await waiting
    assert isinstance(first, Superseded)
    assert all(isinstance(each, int) for each in others)
    assert not any("PATCH" in each for each in wire.outside.requests)


async def test_what_is_outdated_in_the_queue_of_its_channel_is_not_sent(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.ROUTES, "POST messages", (1, 1.0))
    newer = asyncio.Event()
    first = asyncio.create_task(wire.send(2000, "first"))
    await asyncio.sleep(0.1)
    late = asyncio.create_task(wire.send(2000, "old", outdated=newer.is_set))
    await asyncio.sleep(0.3)
    newer.set()
    await first  # discord.py only frees a channel's last slot when its time is over
    with pytest.raises(Superseded):
        await late
    assert [each["content"] for each in wire.outside.posts(2000)] == ["first"]


async def test_an_edit_that_waits_holds_no_place_in_the_queue_of_its_channel(wire: Wire) -> None:
    wire.outside.messages["1"] = {"1": old("1", "1"), "2": old("2", "1")}
    edits = [asyncio.create_task(wire.replies.disarm(1, 1)) for _ in range(3)]
    boards = [asyncio.create_task(wire.send(2000 + each)) for each in range(30)]
    await asyncio.sleep(5 / PER_SECOND)
    await wire.replies.edit(1, 2, Content("board"))
    assert not any(each.done() for each in edits), "the board overtook them, even in the same channel"
    await asyncio.gather(*edits, *boards)


async def test_unneeded_requests_are_skipped_in_a_crowd(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turnstiles, "_CROWD", 20)
    wire.outside.messages["1"] = {"1": old("1", "1")}
    boards = [asyncio.create_task(wire.send(2000 + each)) for each in range(25)]
    await asyncio.sleep(0)
    for undone in (wire.replies.disarm(1, 1), wire.replies.delete(1, 1)):
        with pytest.raises(Unsent) as left:
            await undone
        assert left.value.reason is Reason.BUSY
    await asyncio.gather(*boards)
    await wire.replies.disarm(1, 1)


async def test_a_global_429_stops_all_once(wire: Wire) -> None:
    assert wire.outside.limits is not None
    wire.outside.limits._left = -0.5 * GLOBAL
    counted = [figure("axio_requests_total", status=status) for status in ("200", "429")]
    put_off = figure("axio_rate_limits_total", scope="global")
    sent = await asyncio.gather(*(wire.send(2000 + each) for each in range(30)))
    assert len(set(sent)) == 30
    # Only those already on their way when the first was refused; the rest waited.
    assert 1 <= wire.refused <= 5
    assert figure("axio_requests_total", status="200") == counted[0] + 30
    assert figure("axio_requests_total", status="429") == counted[1] + wire.refused
    assert figure("axio_rate_limits_total", scope="global") == put_off + wire.refused


async def test_a_request_that_hangs_is_given_up(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: aiohttp.ClientRequest) -> aiohttp.ClientResponse:
        await asyncio.Future()
        raise AssertionError

    assert wire.turnstile is not None
    monkeypatch.setattr(turnstiles, "_SENDING_SECONDS", 0.01)
    request: Any = SimpleNamespace(url=Route.BASE + "/users/@me")
    with pytest.raises(TimeoutError):
        await wire.turnstile.through(request, never)


async def test_a_long_wait_for_a_slot_makes_no_request_fail(wire: Wire) -> None:
    """Those that came without a turn wait when aiohttp has begun."""
    assert wire.turnstile is not None
    wire.turnstile.pause(1_000)
    assert (await wire.client.application_info()).id


async def test_a_message_that_discord_failed_at_is_retried_though_outdated(wire: Wire) -> None:
    """Otherwise a message that nobody knows of would keep its buttons."""
    wire.outside.lose("POST /channels/2000/messages", "500")
    content = Content("board", [Picture(b"picture", "board.png", "")])
    sent = await wire.replies.send(
        2000, content, "board", outdated=lambda: "POST /channels/2000/messages" in wire.outside.requests
    )
    assert [each["id"] for each in wire.outside.posts(2000)] == [str(sent)]


async def test_turns_that_are_given_back_make_a_pause_no_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    time = VirtualTime(monkeypatch, lambda: False)
    turnstile = Turnstile(now=time.now)
    async with AsyncExitStack() as unused:
        for _ in range(20):
            await unused.enter_async_context(turnstile.turn(Rank.BOARD))
        begun = time.now()
        turnstile.pause(0.5)
    async with turnstile.turn(Rank.BOARD):
        assert time.now() - begun == pytest.approx(0.5)


@pytest.mark.parametrize("processes", [2, 4])
async def test_processes_together_stay_within_the_limit(
    monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    time = VirtualTime(monkeypatch, lambda: False)
    counted, begun = Limits(burst=3 * processes), time.now()

    async def send(turnstile: Turnstile) -> None:
        await turnstile._wait(Rank.BOARD, None)
        counted.judge("POST", "/channels/1/typing", time.now())

    turnstiles_ = [Turnstile(now=time.now) for _ in range(processes)]
    for each in turnstiles_:
        each.share(processes)
    await asyncio.gather(*(send(each) for each in turnstiles_ * 100))
    assert counted.refused == [0, 0]
    assert time.now() - begun < 1.1 * 100 * processes / PER_SECOND, "together they use what there is"


def test_the_budget_of_new_direct_messages_is_divided_but_never_nothing() -> None:
    for processes, most in ((1, 40), (2, 20), (3, 13), (100, 1)):
        budget = Budget(lambda: 0.0)
        budget.share(processes)
        taken = [budget.take(kept=DIRECT_KEPT) for _ in range(DIRECT_BUDGET)]
        assert sum(taken) == most


def test_closed_messages_are_tried_by_all_together_as_often_as_by_one(wire: Wire) -> None:
    # Each try may be refused, and after so many of those Discord bans the address.
    sender = Sender(wire.client)
    sender.share(4)
    assert sum(sender.may_knock() for _ in range(DIRECT_BUDGET)) == DIRECT_BUDGET / 4


async def answer(wire: Wire, token: str) -> None:
    """Edits an answer to an interaction."""
    Answering(wire.doors).begin()
    original: Any = "@original"
    await discord.Webhook.partial(5, token, client=wire.client).edit_message(original, content="done")


async def test_answers_to_interactions_are_counted(wire: Wire) -> None:
    token = "token" * 12
    wire.outside.acknowledged.add(token)
    counted = figure("axio_requests_total", status="200")
    await answer(wire, token)
    assert figure("axio_requests_total", status="200") == counted + 1


async def test_answers_to_interactions_do_not_wait(wire: Wire) -> None:
    token = "token" * 12
    wire.outside.acknowledged.add(token)
    boards = [asyncio.create_task(wire.send(2000 + each)) for each in range(40)]
    await asyncio.sleep(2 / PER_SECOND)
    await answer(wire, token)
    left = sum(not each.done() for each in boards)
    assert left, "it overtook those that wait"
    await asyncio.gather(*boards)


async def test_a_request_that_gives_up_waiting_takes_no_slot(wire: Wire) -> None:
    boards = [asyncio.create_task(wire.send(2000 + each)) for each in range(20)]
    await asyncio.sleep(0)
    for each in boards[1::2]:
        each.cancel()
    ended = await asyncio.gather(*boards, return_exceptions=True)
    assert [type(each) for each in ended] == [int, asyncio.CancelledError] * 10
    assert len(wire.outside.requests) == 10


async def test_refused_requests_are_said_once_before_discord_bans(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turnstiles, "_INVALID_LIMIT", 2)
    with structlog.testing.capture_logs() as log:
        for _ in range(4):
            with pytest.raises(Unsent):
                await wire.send(13)
    assert [each["refused"] for each in log if "ban this address" in each["event"]] == [2]


def test_refused_requests_of_several_processes_count_for_one_address() -> None:
    counted = Invalid(lambda: 0.0)
    counted.share(4)
    with structlog.testing.capture_logs() as log:
        for _ in range(2_000):
            counted.note()
    assert [each["refused"] for each in log] == [8_000]


def test_refused_requests_are_forgotten_after_ten_minutes() -> None:
    now = 0.0
    counted = Invalid(lambda: now)
    with structlog.testing.capture_logs() as log:
        for _ in range(3):
            for _ in range(7_999):
                counted.note()
            now += 601
        assert not log
        for _ in range(8_100):
            counted.note()
        assert len(log) == 1
        now += 601
        for _ in range(8_100):
            counted.note()
        assert len(log) == 2
    assert len(counted._slots) <= 60


@pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
@pytest.mark.timeout(600 + MOVES)
async def test_a_crowd_of_moves_meets_no_429(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Limits()
    if MOVES < 100:
        # A slow computer never reaches 50 requests a second, so a small crowd gets a lower limit.
        counted = Limits(burst=5, rate=20)
        monkeypatch.setenv("REQUESTS_A_SECOND", "19")
    run, chance = Run(tmp_path), Random("a crowd's evening")
    run.outside = Outside(channels=TABLES, limits=counted)
    await run.outside.start()
    turns = await Turns.at(run.path)
    tables = []
    for number in range(TABLES):
        host, guest = (Sitter(700_000_000_000_000_000 + 2 * number + each, f"P{each}") for each in (0, 1))
        key = list(TITLES)[number % len(TITLES)]
        lobby = await turns.matches.open(key, server=SERVER, channel=CHANNEL + number, host=host, seats=2)
        tables.append((await turns.matches.join(lobby.id, guest, Ask(guest.player))).id)
    process = None
    try:
        process = await run.start(turns)
        moves = 0
        while moves < MOVES:
            going = [match for each in tables if (match := await turns.matches.find(each)) and match.running]
            asked = []
            for match in going:
                who = match.sitters[match.to_move[0]]
                command, options = command_of(match.game.key, choose(match, chance))
                asked.append(run.outside.slash(who, match.row.channel, command, options))
            answers = await asyncio.gather(*(delivered(run.outside, each) for each in asked))
            assert not any(went_wrong(text_of(each)) for each in answers)
            assert answers, "somebody still plays"
            moves += len(answers)
        process.terminate()
        assert await process.wait() == 0
    finally:
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        await turns.database.close()
        await run.outside.stop()
    assert counted.refused == [0, 0]
    assert not counted.unknown, "each went through the turnstile"
