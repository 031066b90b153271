"""How long tests wait for what must happen: one generous limit, so that no slow machine fails them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from simcord import Env
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
    """
    # PRIVATE: all of this is simcord's own.
    named: Any = simcord_env
    settle = Env._settle_internal
    if settle.__name__ == "settle_patiently":
        return

    async def settle_patiently(self: Env, *, dispatch: str | None = None, **given: Any) -> None:
        await settle(self, idle=_IDLE, dispatch=dispatch, _deadline=given.get("_deadline"))

    def nearby(is_parked: Callable[..., bool]) -> Callable[..., bool]:
        return lambda state, record, deadline: is_parked(state, record, deadline - PATIENT + _NEAR)

    changed: Any = Env
    changed.__init__.__kwdefaults__["settle_timeout"] = PATIENT
    changed._settle_internal = settle_patiently
    for name in ("_is_parked", "_callback_is_parked"):
        setattr(named, name, nearby(getattr(named, name)))
