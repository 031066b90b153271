"""How long tests wait for what must happen: one generous limit, so that no slow machine fails them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from simcord import Env, _settlement
from simcord import env as simcord_env

PATIENT = 120.0
"""Seconds after which a test gives up on what has not happened."""
_NEAR = 5.0  # seconds: simcord's own limit, and how far ahead of it a sleep of the bot is waited for
_IDLE = 0.005  # seconds between two looks at whether the bot has settled


async def until(happened: Callable[[], object]) -> None:
    """Returns when this is true: for what happens in another process or thread, or tells nobody."""
    async with asyncio.timeout(PATIENT):
        while not happened():  # noqa: ASYNC110 -- nobody else would set an event
            await asyncio.sleep(0.01)


def be_patient() -> None:
    """From now on every simcord of this process waits for a busy bot as long as a test waits for anything.

    simcord's limit means two things: it fails when a bot is busy for longer, and it waits in earnest for a
    sleep that ends before. Only the first is to be generous.

    It also recognizes a task that waits on purpose (for a press, for the next round of a loop) only once,
    until that is done or the clock moves on: simcord works it out anew at each look.
    """
    # PRIVATE: all of this is simcord's own.
    named: Any = simcord_env
    settle = Env._settle_internal
    if settle.__name__ == "settle_patiently":
        return
    is_parked, callback_is_parked = named._is_parked, named._callback_is_parked
    virtualize = named._virtualize_recognized_waits
    recognized = WeakKeyDictionary[asyncio.Task[Any], tuple[Any, float]]()

    def waits_still(state: Any, task: asyncio.Task[Any]) -> bool:
        waiter = getattr(task, "_fut_waiter", None)
        if waiter is None or waiter.done():
            return False
        return recognized.get(task) == (waiter, state.virtual_time)

    def virtualize_new(state: Any, pending: list[asyncio.Task[Any]]) -> None:
        virtualize(state, [task for task in pending if not waits_still(state, task)])

    def is_parked_patiently(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
        if waits_still(state, task):
            return True
        if not is_parked(state, task, deadline - PATIENT + _NEAR):
            return False
        waiter = getattr(task, "_fut_waiter", None)
        if _settlement._recognized_wait(state, task, waiter):
            recognized[task] = waiter, state.virtual_time
        return True

    def callback_is_parked_patiently(state: Any, record: Any, deadline: float) -> bool:
        return bool(callback_is_parked(state, record, deadline - PATIENT + _NEAR))

    async def settle_patiently(self: Env, *, dispatch: str | None = None, **given: Any) -> None:
        await settle(self, idle=_IDLE, dispatch=dispatch, _deadline=given.get("_deadline"))

    changed: Any = Env
    changed.__init__.__kwdefaults__["settle_timeout"] = PATIENT
    changed._settle_internal = settle_patiently
    named._virtualize_recognized_waits = virtualize_new
    named._is_parked = is_parked_patiently
    named._callback_is_parked = callback_is_parked_patiently
