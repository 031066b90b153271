"""Heavy work, in the order in which people asked, one piece per person; results are kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
from discord import InteractionType, Locale

from bot.catalog import TITLES
from bot.matches import record
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.texts import text
from bot.wire.components import Press
from bot.wire.failures import Reason, Unsent
from bot.wire.workshop import MOST_WAITING, Workshop, waiting
from storage.matches import Sitter
from tests.discord.club import Club
from tests.discord.direct import GUESTS, STRANGER, Direct
from tests.discord.seen import Answers, Seen
from tests.patience import until
from tests.telling import tells


class Job:
    """Work that finishes when a test says so."""

    def __init__(self, log: list[str], name: str) -> None:
        self.log, self.name, self.done = log, name, asyncio.Event()

    async def __call__(self) -> str:
        self.log.append(f"{self.name} begins")
        await self.done.wait()
        return self.name


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_work_is_done_in_order_and_everybody_is_told_how_long_it_takes() -> None:
    seconds = [0.0]
    workshop = Workshop(lambda: seconds[0])
    log: list[str] = []
    told: dict[int, tuple[int, int]] = {}
    jobs = [Job(log, name) for name in ("a", "b", "c")]

    def waiting(person: int) -> Callable[[int, int], Any]:
        async def tell(before: int, about: int) -> None:
            told[person] = (before, about)

        return tell

    tasks = []
    for person, job in enumerate(jobs):
        tasks.append(asyncio.create_task(workshop.do(person, job, waiting(person))))
        await settled()
    assert log == ["a begins"]
    assert told == {1: (1, 2), 2: (2, 3)}, "a second and a half each, before any was measured"
    seconds[0] = 11.5
    jobs[0].done.set()
    await settled()
    assert log == ["a begins", "b begins"]
    # The estimate adapts: 1.5 seconds plus a fifth of the difference, for each of the two in the queue.
    tasks.append(asyncio.create_task(workshop.do(9, Job(log, "d"), waiting(9))))
    await settled()
    assert told[9] == (2, 7)
    for job in jobs:
        job.done.set()
    assert [await task for task in tasks[:3]] == ["a", "b", "c"]
    tasks[3].cancel()


async def test_a_second_piece_of_work_is_refused_or_waits_behind_the_others() -> None:
    workshop, log = Workshop(), list[str]()
    mine, again, other = Job(log, "mine"), Job(log, "again"), Job(log, "other")
    first = asyncio.create_task(workshop.do(1, mine))
    await settled()
    with pytest.raises(Refusal, match="workshop-own"):
        await workshop.do(1, Job(log, "refused"))
    patient = asyncio.create_task(workshop.do(1, again, patient=True))
    await settled()
    theirs = asyncio.create_task(workshop.do(2, other))
    await settled()
    mine.done.set()
    await first
    await settled()
    assert log == ["mine begins", "other begins"]
    other.done.set()
    again.done.set()
    assert [await patient, await theirs] == ["again", "other"]
    # Work that fails or is abandoned holds nobody up.
    with pytest.raises(ZeroDivisionError):
        await workshop.do(1, _fails)
    assert await workshop.do(1, _works) == "done"


async def test_quick_work_waits_for_the_same_persons_and_nobody_elses() -> None:
    workshop, log, free = Workshop(), list[str](), asyncio.Event()

    async def quick(person: int, name: str) -> None:
        async with workshop.alone(person):
            log.append(name)
            await free.wait()

    tasks = [asyncio.create_task(quick(person, name)) for person, name in ((1, "a"), (1, "b"), (2, "c"))]
    await settled()
    assert log == ["a", "c"]
    free.set()
    await asyncio.gather(*tasks)
    assert log == ["a", "c", "b"]


async def _fails() -> str:
    raise ZeroDivisionError


async def _works() -> str:
    return "done"


async def test_no_more_wait_than_can_be_served() -> None:
    workshop, job = Workshop(), Job([], "first")
    tasks = [asyncio.create_task(workshop.do(person, job)) for person in range(MOST_WAITING)]
    await settled()
    with pytest.raises(Refusal, match="workshop-full"):
        await workshop.do(1000, _works)
    job.done.set()
    await asyncio.gather(*tasks)
    assert await workshop.do(1000, _works) == "done"


async def test_work_is_done_even_if_its_waiting_time_cannot_be_told() -> None:
    async def unsent(before: int, seconds: int) -> None:
        raise Unsent(Reason.FAILED)

    workshop, job = Workshop(), Job([], "first")
    first = asyncio.create_task(workshop.do(1, job))
    await settled()
    second = asyncio.create_task(workshop.do(2, _works, unsent))
    await settled()
    job.done.set()
    assert [await first, await second] == ["first", "done"]


def test_kept_results_are_bounded_in_bytes_and_the_least_recently_used_goes() -> None:
    workshop = Workshop(most_kept=10)
    for name in "abc":
        workshop.keep(name, b"123")
    assert workshop.kept("a") == b"123"
    workshop.keep("d", b"1234")
    assert [name for name in "abcd" if workshop.kept(name)] == ["a", "c", "d"]
    workshop.keep("a", b"1")
    workshop.keep("e", b"12345678901")
    assert [name for name in "abcde" if workshop.kept(name)] == []
    workshop.keep("f", b"12")
    workshop.forget()
    assert workshop.kept("f") is None


# -- the bot ---------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


async def over(direct: Direct) -> Match:
    match = await direct.begun("rota")
    while match.running:
        text = match.game.notate(match.game.least(match.state, match.to_move[0]))
        match = await direct.services.matches.act(match.id, Ask(match.sitters[match.to_move[0]].player), text)
    return match


async def comes(what: Callable[[], Sequence[object]]) -> None:
    """Waits until there is something."""
    for _ in range(3000):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come")


def file(data: bytes) -> Any:
    async def read() -> bytes:
        return data

    return SimpleNamespace(size=len(data), filename="a.txt", read=read)


async def test_forty_files_of_one_person_keep_another_waiting_for_one(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await over(direct)
    log = await direct.store.matches.log(match.id)
    data = record.write(match, tuple(log)).encode()
    reads, gate, real = list[int](), Event(), record.read

    def slow(data: bytes, games: Any) -> Any:
        reads.append(1)
        gate.wait(30)
        return real(data, games)

    monkeypatch.setattr(record, "read", slow)
    load = [
        asyncio.create_task(direct.slash(GUESTS[2], "rota load", {"file": file(data)})) for _ in range(40)
    ]
    await comes(lambda: reads)
    press = Press("replay", match.id, 0, "")
    theirs = asyncio.create_task(direct.press(STRANGER, press))
    await comes(lambda: [each for each in direct.recorder.sent if each.viewer == STRANGER.player])
    (told,) = (each for each in direct.recorder.sent if each.viewer == STRANGER.player)
    assert tells(told.text, "workshop-waiting", before=1)
    assert not theirs.done()
    gate.set()
    await theirs
    assert len(reads) == 1, "only one of the forty went before"
    mine = [each for each in direct.recorder.sent if each.viewer == STRANGER.player]
    assert [name for name, _, _ in mine[-1].files] == [f"rota-{match.id}.gif"]
    await asyncio.gather(*load)
    assert len(reads) == 1
    refused = [each for each in direct.recorder.sent if each.viewer == GUESTS[2].player]
    assert len([each for each in refused if tells(each.text, "workshop-own")]) == 39
    assert len([each for each in refused if each.files]) == 1


async def test_an_animation_is_drawn_once_for_all_who_ask(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await over(direct)
    adapter = TITLES["rota"].adapter
    drawn, moving = list[int](), adapter.moving

    def counted(*args: Any) -> bytes:
        drawn.append(1)
        return moving(*args)

    monkeypatch.setattr(type(adapter), "moving", lambda self, *args: counted(*args))
    press = Press("replay", match.id, 0, "")

    async def gifs(*people: Sitter) -> list[tuple[str, str, str]]:
        sent: list[Seen] = []
        for each in await asyncio.gather(*(direct.press(who, press) for who in people)):
            sent += each
        return [found for each in sent for found in each.files]

    found = await gifs(*GUESTS, STRANGER)
    found += await gifs(STRANGER, GUESTS[0])
    assert len(drawn) == 1
    assert len({digest for _, _, digest in found}) == 1
    # A voided result makes another version, and a deleted name another picture.
    await direct.services.matches.void(match.id, Ask(7))
    await gifs(STRANGER)
    assert len(drawn) == 2
    await direct.press(GUESTS[0], Press("data-delete", 0, 0, ""))
    await gifs(STRANGER)
    assert len(drawn) == 3


async def test_a_board_that_many_look_at_at_once_is_drawn_for_the_channel_twice_at_most(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await direct.begun("axio")
    edits, edit = list[int](), direct.recorder.edit

    async def counted(channel: int, message: int, *args: Any, **more: Any) -> None:
        edits.append(message)
        await asyncio.sleep(0.01)
        await edit(channel, message, *args, **more)

    monkeypatch.setattr(direct.recorder, "edit", counted)
    shown = await asyncio.gather(
        *(direct.slash(STRANGER, "axio board", {"words": False}) for _ in range(20)),
    )
    assert len(shown) == 20
    assert 1 <= len(edits) <= 2
    answers = [each for each in direct.recorder.sent if each.viewer == STRANGER.player]
    assert len(answers) == 20
    # One after another, each checks whether the post is there.
    for _ in range(2):
        await direct.slash(STRANGER, "axio board", {"words": False})
    assert len(edits) in (3, 4)
    assert match.running


async def test_a_viewer_of_a_file_is_not_lost_by_a_double_click(direct: Direct) -> None:
    match = await over(direct)
    data = record.write(match, tuple(await direct.store.matches.log(match.id))).encode()
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=True), attachments=[file(data)])
    press = Press("load-step", 0, 2, "next")
    shown = await asyncio.gather(*(direct.press(STRANGER, press, message=message) for _ in range(3)))
    answers = [each for each in direct.recorder.sent if each.viewer == STRANGER.player]
    assert len(shown) == len(answers) == 3
    assert all(len(each.files) == 2 for each in answers)


async def test_one_person_cannot_keep_the_whole_bot_busy(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever that person asks for, others are served meanwhile."""
    match = await club.begin()
    gate, seen, sent = asyncio.Event(), list[int](), list[Seen]()
    matches = club.bot.services.matches
    find = matches.find

    async def slow(number: int) -> Match | None:
        seen.append(number)
        await gate.wait()
        return await find(number)

    async def act(person: int, kind: InteractionType = InteractionType.component) -> None:
        answers = Answers(person, sent)
        interaction: Any = SimpleNamespace(
            type=kind,
            client=club.bot,
            user=SimpleNamespace(id=person),
            guild_id=club.guild.id,
            channel_id=club.channel.id,
            locale=Locale.american_english,
            extras={},
            message=None,
            id=1,
            **answers.of_interaction(),
        )
        await club.bot.pressed(interaction, Press("rules", match.id, 0, ""))

    monkeypatch.setattr(matches, "find", slow)
    acts = [asyncio.create_task(act(7)) for _ in range(40)]
    offers = [asyncio.create_task(act(9, InteractionType.autocomplete)) for _ in range(10)]
    theirs = asyncio.create_task(act(8))
    await settled()
    assert [each.cancelled() for each in offers] == [True] * 7 + [False] * 3, "the latest input stays"
    assert len([each for each in sent if each.viewer == 7 and tells(each.text, "admission-much")]) == 32
    assert not [each for each in sent if each.viewer == 9]
    gate.set()
    await asyncio.gather(*acts, *offers[7:], theirs)
    assert len([each for each in sent if each.viewer == 7]) == 40
    # Afterwards everything is as before, and nobody is remembered.
    await asyncio.create_task(act(7))
    assert len([each for each in sent if each.viewer == 7]) == 41
    await settled()
    assert not club.bot._admission._acts
    assert not club.bot._admission._quick


async def test_messages_that_only_others_wait_for_keep_nobody_from_playing_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord delays boards and hands for minutes, but every action gets an answer."""
    await club.begin()
    services, gate = club.bot.services, asyncio.Event()
    told, refused = list[object](), list[object]()

    async def act(person: int) -> None:
        interaction: Any = SimpleNamespace(
            type=InteractionType.component,
            user=SimpleNamespace(id=person),
            locale=Locale.american_english,
            extras={},
        )
        await club.bot.pressed(interaction, Press("told", 0, 0, ""))

    async def answered(interaction: Any, _: Press) -> None:
        interaction.extras["answered"] = True
        told.append(interaction)
        await gate.wait()

    async def fail(interaction: Any, error: BaseException, *_: Any) -> None:
        refused.append(error)
        await gate.wait()

    monkeypatch.setitem(club.bot._verbs, "told", answered)
    monkeypatch.setattr(services.failing, "answer", fail)
    acts = [asyncio.create_task(act(7))]
    await until(lambda: told)  # from now on it is known in which language to answer
    for _ in range(44):
        acts.append(asyncio.create_task(act(7)))
        await asyncio.sleep(0)
    assert (len(told), len(refused)) == (40, 5), "there is still a limit"
    gate.set()
    await asyncio.gather(*acts)


async def test_somebody_waiting_in_the_queue_is_told_when_the_bot_stops(direct: Direct) -> None:
    answers = Answers(STRANGER.player, direct.recorder.sent)
    interaction: Any = SimpleNamespace(
        client=direct.services.client,
        user=SimpleNamespace(id=STRANGER.player),
        guild_id=1,
        locale=Locale.american_english,
        extras={},
        id=1,
        **answers.of_interaction(),
    )
    await waiting(interaction, 3, 20)
    await direct.services.failing.take_leave(interaction)
    said = [each.text for each in direct.recorder.sent if each.viewer == STRANGER.player]
    assert len(said) == 2
    assert "3" in said[0]
    assert said[1] == text("en", "ending")
