"""`python -m bot`: on Discord with a token, on the local playground without one.

With words after it, it is a command of the owner's and ends when that is done.
"""

from __future__ import annotations

import gc

# Hardly anything that importing makes is thrown away again, so looking for it takes a tenth of the start.
gc.disable()

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog

from bot.app import build
from bot.client import Client
from bot.crew import Crew
from bot.logs import error_id, set_up
from bot.matches.trusted import TrustedTime, boot
from bot.memory import give_back
from bot.monitoring import Watched, monitoring
from bot.settings import ENV_FILE, Settings, SettingsError, load, open_to_others
from bot.wire.turnstile import Turnstile
from storage.engine import Engine
from storage.engines import engine, named
from storage.faults import StoreAway, StoreRefused, StoreUnusable, Unwritable
from storage.lease import Joined
from storage.sqlite.files import tighten

# What is there now stays to the end: later looks pass it over.
gc.freeze()
gc.enable()

log = structlog.get_logger()

# In seconds; the first two and the interpreter's exit stay below the ten that most supervisors allow.
_DRAIN = 7
_CLOSE = 1
_RETRY = 1
_WRONG_TOKEN, _LIMITED = 401, 429
_LOOK = 3
"""Seconds that a start waits for the store's check after a clean exit; a longer check goes on meanwhile."""
_WHY = {
    Joined.TAKEN: "another process works on this store; waiting until it is gone",
    Joined.EARLIER: "processes of an earlier version work on this store; waiting until all of them are gone,"
    " as its schema has to change",
}
_REFUSED = 10
"""Seconds for which a start waits that the store's server refuses: supervisors give up after quick ends."""
_AWAY = "the store cannot be reached at the moment; waiting for it"
_WAITS = (1, 2, 4, 8, 15, 30, 60)
"""Seconds between tries to start; the last one repeats."""


def main() -> int:
    """Runs the bot until it is told to stop, or the command of the owner; returns the exit code."""
    if sys.argv[1:]:
        from bot.owner.commands import main as owner  # noqa: PLC0415 -- the bot itself starts without it

        return owner(sys.argv[1:])
    # Other users of this computer cannot read the files it writes.
    os.umask(0o077)
    try:
        settings = load()
    except SettingsError as error:
        print(error, file=sys.stderr)  # noqa: T201 -- one line for the owner, before there is a log
        return 1
    token = settings.token.get_secret_value() if settings.token is not None else None
    set_up(settings.log_format, settings.log_level, token)
    _warn_of_readers(ENV_FILE)
    give_back()
    try:
        asyncio.run(_play(settings) if token is None else _connect(settings, token))
    except StoreUnusable as error:
        log.error("the store cannot be used", file=named(settings.store), why=str(error))
        return 1
    except SettingsError as error:
        log.error("a setting cannot be used", why=str(error))
        return 1
    except discord.LoginFailure:
        log.error("Discord does not accept DISCORD_TOKEN")
        return 1
    except Exception:
        log.exception("the bot has stopped")
        return 1
    return 0


def _warn_of_readers(file: Path) -> None:
    if open_to_others(file):
        log.warning("others on this computer can read the token", file=str(file), right=f"chmod 600 {file}")


async def _connect(settings: Settings, token: str) -> None:
    """Runs on Discord until SIGTERM or SIGINT, once no other process uses the same store."""
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(_unhandled)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with monitoring(settings.metrics_host, settings.metrics_port) as watched:
        crew = Crew(engine(settings.store).lease(), settings.shards)
        if not await _joined(crew, stopped):
            return
        try:
            async with _watched_over(crew, stopped):
                await _stay_connected(settings, token, watched, crew, stopped)
        finally:
            await crew.release()


async def _stay_connected(
    settings: Settings, token: str, watched: Watched, crew: Crew, stopped: asyncio.Event
) -> None:
    turnstile = Turnstile()
    # Only now: until then the store, including its schema, belongs to the other process.
    clock = TrustedTime(boot=boot())
    async with _checked(engine(settings.store), stopped):
        for wait in chain(_WAITS, repeat(_WAITS[-1])):
            if stopped.is_set():
                return
            client = watched.client = build(
                settings.store, clock=clock, turnstile=turnstile, backups=settings.backups, crew=crew
            )
            try:
                await _run(client, token, stopped)
                return
            except Exception as error:
                if not _passes(error):
                    raise
                why = " ".join(str(error).split()) or repr(error)
                log.warning(_in_the_way(error), why=why, next_try=wait)
            finally:
                # What closing had no time for.
                await crew.disconnect()
            if await _stopped_within(stopped, wait):
                return


@contextlib.asynccontextmanager
async def _checked(store: Engine, stopped: asyncio.Event) -> AsyncIterator[None]:
    """Checks the whole store: beforehand if the last process did not exit cleanly, otherwise meanwhile.

    If it finds damage, it sets `stopped` and finally raises StoreDamaged.
    """
    clean = store.prepare()
    looking = asyncio.create_task(store.check())

    def looked(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            stopped.set()

    looking.add_done_callback(looked)
    stopping = asyncio.create_task(stopped.wait())
    try:
        if not clean:
            log.info("the last process did not end in order; the store is checked first", file=store.name)
        patience = _LOOK if clean else None
        await asyncio.wait((looking, stopping), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        yield
    finally:
        stopping.cancel()
        if looking.done():
            looking.result()
        looking.cancel()
        await asyncio.gather(looking, stopping, return_exceptions=True)


async def _run(client: Client, token: str, stopped: asyncio.Event) -> None:
    """Runs one client until told to stop; closes it whatever happened."""
    running = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        else:
            await client.drain(_DRAIN)
    finally:
        waiting.cancel()
        try:
            async with asyncio.timeout(_CLOSE):
                await client.close()
        except TimeoutError:
            log.warning("Discord did not say goodbye in time")
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def _in_the_way(error: Exception) -> str:
    """What is in the way of a start, by the error that ended it."""
    if isinstance(error, StoreAway):
        return _AWAY
    if isinstance(error, Unwritable):
        return "the store takes no writes at the moment"
    # Discord answers with a refusal after a change to the account or application, for instance.
    refused = isinstance(error, discord.HTTPException) and error.status < 500 and error.status != _LIMITED
    return "Discord refuses the start" if refused else "Discord cannot be reached"


def _unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs a failed task that nobody waits for, such as discord.py's on data that it cannot read."""
    log.error("task failed", why=context["message"], fault=error_id(), exc_info=context.get("exception"))


def _passes(error: Exception) -> bool:
    """Whether a start failed because of Discord, the store's server or the network; later it may succeed."""
    if isinstance(error, discord.HTTPException):
        return error.status != _WRONG_TOKEN
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError | StoreAway | Unwritable)


async def _stopped_within(stopped: asyncio.Event, seconds: float) -> bool:
    """Waits this long; returns True at once if told to stop meanwhile."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stopped.wait()
            return True
    return False


async def _joined(crew: Crew, stopped: asyncio.Event) -> bool:
    """Waits until this process may use the store; False if told to stop before that.

    Raises StoreUnusable if waiting does not help.
    """
    told = ""
    refused_since: float | None = None
    while True:
        try:
            joined = await crew.join()
        except StoreAway as error:
            why = str(error)
            if why != told:
                log.warning(_AWAY, why=why, next_try=_RETRY)
            refused_since = (refused_since or time.monotonic()) if isinstance(error, StoreRefused) else None
            if refused_since is not None and time.monotonic() - refused_since >= _REFUSED:
                raise
        else:
            if joined is Joined.YES:
                break
            refused_since = None
            why = _WHY[joined]
            if why != told:
                log.info(why)
        told = why
        if await _stopped_within(stopped, _RETRY):
            return False
    if told:
        log.info("the store can be used now")
    return True


@contextlib.asynccontextmanager
async def _watched_over(crew: Crew, stopped: asyncio.Event) -> AsyncIterator[None]:
    """Sets `stopped` if another process gets the lease, as it may when a server was away.

    Then it raises StoreUnusable at the end, as this bot did not end because somebody told it to.
    """
    await crew.look()
    watching = asyncio.create_task(crew.watch())
    watching.add_done_callback(lambda _: stopped.set())
    try:
        yield
    finally:
        watching.cancel()
        (ended,) = await asyncio.gather(watching, return_exceptions=True)
    if isinstance(ended, Exception):
        raise ended


async def _play(settings: Settings) -> None:
    """Runs the offline playground."""
    try:
        from bot.playground.server import serve  # noqa: PLC0415 -- a bot on Discord runs without it
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise SettingsError(
            "DISCORD_TOKEN is not set, and the offline playground that starts without one is not installed;"
            " axio-table[playground] has it"
        ) from None
    tighten(settings.playground_folder)
    store = engine(settings.store)
    store.prepare()
    await store.check()
    await serve(
        lambda: build(settings.store), folder=settings.playground_folder, port=settings.playground_port
    )


if __name__ == "__main__":
    sys.exit(main())
