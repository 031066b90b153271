"""Slow work is done in a thread: the bot goes on in the meantime, and what came first still counts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.games.axio.rules import Axio
from bot.matches import replay
from bot.matches.match import Match
from tests.matches.tables import ask, legal, mover
from tests.matches.timed import Timed


class Gate:
    """Holds work until the event loop opens it: for ever, if the work runs on the loop itself."""

    def __init__(self) -> None:
        self.reached, self._open = threading.Event(), threading.Event()

    def __call__(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, held at this gate."""

        def held(*given: Any) -> Any:
            self.reached.set()
            # It takes this long only if the loop itself waits here, and so never opens the gate.
            assert self._open.wait(20), "the event loop stood still"
            return work(*given)

        return held

    async def goes_on(self, work: Awaitable[Any], meanwhile: Awaitable[Any] | None = None) -> Any:
        """Lets the loop do something else while this work is held at the gate."""
        task = asyncio.ensure_future(work)
        assert await asyncio.to_thread(self.reached.wait, 20)
        if meanwhile is not None:
            await meanwhile
        self._open.set()
        return await task


@pytest.fixture
def gate() -> Gate:
    return Gate()


async def late(timed: Timed) -> Match:
    """A match whose time is up when its next alarm is."""
    match = await timed.begun()
    for _ in range(2):
        (due,) = await timed.after((match.row.alarm or 0) - timed.time.now + 1)
        assert due.reminder
        match = await timed.table.newest(match)
    timed.time.now = (match.row.alarm or 0) + 1
    return match


async def test_the_least_action_is_sought_in_a_thread(
    timed: Timed, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await late(timed)
    monkeypatch.setattr(Axio, "least", gate(Axio.least))
    (due,) = await gate.goes_on(timed.after(0))
    assert due.match.version == match.version + 2
    await timed.table.is_sound(due.match)


async def test_whoever_moves_while_the_least_action_is_sought_has_moved(
    timed: Timed, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await late(timed)
    monkeypatch.setattr(Axio, "least", gate(Axio.least))
    moved = timed.table.matches.act(match.id, ask(mover(match)), legal(match)[0])
    assert await gate.goes_on(timed.after(0), moved) == []
    found = await timed.table.newest(match)
    assert found.version == match.version + 1
    await timed.table.is_sound(found)


@pytest.mark.parametrize("what", ["before", "undo", "answer"])
async def test_a_match_is_played_again_in_a_thread(
    timed: Timed, gate: Gate, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    matches, match = timed.table.matches, await timed.begun()
    version, moved = match.version, mover(match)
    match = await matches.act(match.id, ask(moved), legal(match)[0])
    if what == "answer":
        match = await matches.undo(match.id, ask(moved))
    monkeypatch.setattr(replay, "step", gate(replay.step))
    if what == "before":
        earlier = await gate.goes_on(matches.before(match, version, match.seat_of(moved.player)))
        assert earlier.version == version
    elif what == "undo":
        asked = await gate.goes_on(matches.undo(match.id, ask(moved)))
        assert asked.offer.kind == "undo"
    else:
        undone = await gate.goes_on(matches.answer(match.id, ask(mover(match)), agree=True))
        assert undone.note.kind == "undone"
