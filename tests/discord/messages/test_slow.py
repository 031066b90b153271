"""Slow pictures, slow acknowledgements and many tables at once: nobody waits for somebody else's.

`SLOW=6 MANY=200 pytest tests/discord/messages/test_slow.py` runs with the cases' own times and numbers.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
import structlog

from bot.background.reminders import Reminders
from bot.background.timekeeper import Timekeeper
from bot.matches.clock import Clock
from bot.matches.heartbeat import Heartbeat
from bot.matches.match import Match
from bot.matches.trusted import TrustedTime
from bot.messages.drawing import drawn
from bot.messages.match_pictures import pictures_of
from bot.texts import ENGLISH, Say, in_language, text
from bot.wire import outgoing
from bot.wire.content import Content, Picture
from bot.wire.servers import Servers
from renderers import axio
from storage.sql.alarms import SqlAlarmStore
from storage.sql.heartbeat import SqlHeartbeatStore
from tests.discord.club import Club, answer
from tests.discord.direct import CHANNEL, Direct
from tests.patience import PATIENT, until
from tests.telling import tells

SLOW = float(os.environ.get("SLOW", "0.5"))
"""Seconds that something slow takes."""
MANY = int(os.environ.get("MANY", "24"))
"""How many pictures are drawn at once, and how many tables play meanwhile."""

_order = count()


def slow(monkeypatch: pytest.MonkeyPatch, name: str) -> list[int]:
    """Slows down a function of the renderer; records when it finishes relative to everything else."""
    times: list[int] = []
    draw: Callable[..., Any] = getattr(axio, name)

    def drawn_slowly(*given: Any) -> Any:
        time.sleep(SLOW)
        times.append(next(_order))
        return draw(*given)

    monkeypatch.setattr(axio, name, drawn_slowly)
    return times


def acknowledged(club: Club, monkeypatch: pytest.MonkeyPatch, wait: float = 0.0) -> list[int]:
    """Records when interactions are acknowledged relative to everything else; wait: seconds Discord takes."""
    times: list[int] = []
    responded = outgoing.responded

    async def noted(*given: Any) -> None:
        # Really waits, because the offline Discord has its own clock.
        await asyncio.to_thread(time.sleep, wait)
        await responded(*given)
        times.append(next(_order))

    monkeypatch.setattr("bot.wire.answers.responded", noted)
    return times


async def test_a_slow_picture_follows_an_acknowledgement_in_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C1."""
    match = await club.begin()
    drawn_last = slow(monkeypatch, "draw_board")
    times = acknowledged(club, monkeypatch)
    told = answer(await club.place())
    assert len(times) == 1
    assert times[0] < drawn_last[0], "before the picture was there"
    assert tells(told, "hand-of-axio")
    assert not tells(told, "picture-failed")
    assert not tells(told, "not-shown")
    shown = await club.match()
    assert (shown.version, shown.row.post_version) == (match.version + 1, match.version + 1)
    assert [file.filename for file in club.post.attachments] == [f"axio-{match.id}-{shown.version}.png"]


async def test_a_slow_hand_is_private_and_whole(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A7."""
    await club.begin()
    posts = len(club.channel.history(viewer=club.members[3]))
    slow(monkeypatch, "draw_rack")
    times = acknowledged(club, monkeypatch, wait=SLOW)
    shown = (await club.alice.click(club.post, label="My rack")).response
    assert len(times) == 1
    assert shown is not None
    assert shown.ephemeral
    assert [file.filename.split("-")[1] for file in shown.attachments] == ["hand"]
    assert shown.attachments[0].size > 0
    for member in club.members[1:]:
        seen = club.channel.history(viewer=member)
        assert shown.message.id not in [message.id for message in seen]
    assert len(club.channel.history(viewer=club.members[3])) == posts, "nothing is public"


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    with structlog.testing.capture_logs() as log:
        yield made
    await made.database.close()
    assert [event for event in log if event["log_level"] in ("error", "critical")] == []


async def play(direct: Direct, match: Match) -> Match:
    """The mover of a match plays by command, and the move is shown."""
    found = await direct.now(match)
    seat = found.to_move[0]
    tile, cell, to = found.game.notate(next(iter(found.actions(seat)))).split()
    place = {"channel": found.row.channel}
    await direct.slash(
        found.sitters[seat], "axio place", {"tile": tile, "cell": cell, "to": to, "preview": False}, **place
    )
    return await direct.now(match)


async def stored(direct: Direct, match: Match, version: int) -> None:
    """Returns when this version of a match is stored."""
    async with asyncio.timeout(PATIENT):
        while (await direct.now(match)).version < version:  # noqa: ASYNC110 -- the store calls nobody
            await asyncio.sleep(0.01)


async def test_a_table_with_a_slow_picture_keeps_no_other_waiting(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D10: a second action at the slow table is stored at once, and shown once, after the first."""
    held = await direct.begun("axio", channel=1_000)
    others = [await direct.begun("axio", channel=1_001 + number) for number in range(MANY)]
    free, inside, most = threading.Event(), 0, 0
    send = direct.recorder.send

    async def counted(channel: int, content: Content, nonce: str, **given: Any) -> int:
        nonlocal inside, most
        if channel == 1_000:
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.01)
            inside -= 1
        return await send(channel, content, nonce, **given)

    monkeypatch.setattr(direct.recorder, "send", counted)

    def waits(match: Match, say: Say) -> list[Picture]:
        if match.id == held.id:
            assert free.wait(PATIENT)
        return pictures_of(match, say)

    monkeypatch.setattr("bot.messages.post_content.pictures_of", waits)
    one = asyncio.create_task(play(direct, held))
    await stored(direct, held, held.version + 1)
    two = asyncio.create_task(play(direct, held))
    await stored(direct, held, held.version + 2)
    played = await asyncio.gather(*(play(direct, other) for other in others))
    assert all(each.row.post_version == each.version == held.version + 1 for each in played)
    now = await direct.now(held)
    assert (now.version, now.row.post_version) == (held.version + 2, held.version)
    assert not one.done()
    assert not two.done()
    free.set()
    await asyncio.gather(one, two)
    now = await direct.now(held)
    assert now.row.post_version == now.version == held.version + 2
    assert most == 1, "one post of a table at a time"


async def test_an_answer_waits_for_the_post_only_so_long(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may delay a post for minutes; the player who moved gets an answer before that."""
    match = await direct.begun("axio")
    free = asyncio.Event()
    send = direct.recorder.send

    async def waits(channel: int, content: Content, nonce: str, **given: Any) -> int:
        await free.wait()
        return await send(channel, content, nonce, **given)

    monkeypatch.setattr(direct.recorder, "send", waits)
    monkeypatch.setattr("bot.messages.display._PATIENCE", 0.05)
    who = match.sitters[match.to_move[0]].player
    before = len(direct.recorder.sent)
    playing = asyncio.create_task(play(direct, match))
    async with asyncio.timeout(PATIENT):
        while len(direct.recorder.sent) == before:  # noqa: ASYNC110 -- what was sent is only written down
            await asyncio.sleep(0.01)
    (told,) = direct.recorder.sent[before:]
    assert told.viewer == who
    assert told.text.startswith(text("en", "move-counts"))
    assert tells(told.text, "post-late")
    assert tells(told.text, "hand-of-axio")
    free.set()
    played = await playing
    assert played.row.post_version == played.version == match.version + 1


async def test_a_channel_that_discord_keeps_waiting_stops_no_other_clock(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, other, later = [
        await direct.begun("axio", channel=CHANNEL + number, pace=pace)
        for number, pace in enumerate((600, 600, 3600))
    ]
    free = asyncio.Event()
    send = direct.recorder.send
    reminded: list[int] = []
    tries: list[int] = []

    async def waits(channel: int, content: Content, nonce: str, **given: Any) -> int:
        if channel == held.row.channel:
            tries.append(0)
            await free.wait()
        reminded.append(channel - CHANNEL)
        return await send(channel, content, nonce, **given)

    monkeypatch.setattr(direct.recorder, "send", waits)
    monkeypatch.setattr("bot.background.timekeeper._PATIENCE", 0.1)
    now = [1_700_000_000]
    clock = Clock(direct.services.matches, SqlAlarmStore(direct.database), clock=lambda: now[0])
    guild = SimpleNamespace(unavailable=False)
    here: Any = SimpleNamespace(get_guild=lambda _: guild)
    heartbeat = Heartbeat(TrustedTime(lambda: now[0], lambda: now[0]), SqlHeartbeatStore(direct.database))
    services = direct.services
    reminders = Reminders(services.sender, services.matches, services.players)
    keeper = Timekeeper(
        Servers(here), services.matches, services.posts, services.display, reminders, clock, heartbeat
    )
    now[0] += 400
    await keeper.tick()
    await until(lambda: reminded)  # a slow machine may need longer than the keeper's patience
    assert reminded == [other.row.channel - CHANNEL]
    now[0] += 1600
    await keeper.tick()
    await until(lambda: later.row.channel - CHANNEL in reminded)
    assert tries == [0], "the delayed one is not started again"
    free.set()
    await keeper.stop()
    assert reminded.count(0) == 1


async def watched(done: asyncio.Event) -> int:
    """The most bytes of memory used until this is set."""
    memory = 0
    while not done.is_set():
        await asyncio.sleep(0.005)
        memory = max(memory, resident())
    return memory


def resident() -> int:
    """The memory of this process in bytes; 0 if the system does not say."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if told.exists() else 0


async def test_many_pictures_at_once_leave_the_event_loop_free(direct: Direct) -> None:
    """I10."""
    match = await direct.begun("axio")
    for _ in range(6):
        match = await play(direct, match)
    say = in_language(ENGLISH)
    threads: list[threading.Thread] = []

    def noted() -> list[Picture]:
        threads.append(threading.current_thread())
        return pictures_of(match, say)

    await drawn(noted, say)
    before, done = resident(), asyncio.Event()
    watching = asyncio.create_task(watched(done))
    together = await asyncio.gather(*(drawn(noted, say) for _ in range(MANY)))
    done.set()
    assert all(failed == "" and len(pictures) == 1 for pictures, failed in together)
    assert len({pictures[0].data for pictures, _ in together}) == 1
    # At two megabytes per picture, 200 of them would take 400.
    assert await watching - before < 100_000_000
    assert len(threads) == 1 + MANY
    assert threading.current_thread() not in threads


async def test_a_command_among_many_pictures_is_acknowledged_in_time(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """I10: somebody who plays while everything is being drawn is answered as usual."""
    match = await club.begin()
    say = in_language(ENGLISH)

    free = threading.Event()

    def once_acknowledged() -> list[Picture]:
        assert free.wait(PATIENT), "it is acknowledged before the first of them is drawn"
        return pictures_of(match, say)

    responded = outgoing.responded

    async def freed(*given: Any) -> None:
        await responded(*given)
        free.set()

    monkeypatch.setattr("bot.wire.answers.responded", freed)
    drawing = asyncio.gather(*(drawn(once_acknowledged, say) for _ in range(MANY)))
    await asyncio.sleep(0)
    assert tells(answer(await club.place()), "hand-of-axio")
    await drawing
