"""Serves the offline Discord as a page on this computer only."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import discord
from aiohttp import web

from bot.playground.routes import application
from bot.playground.world import World

log = logging.getLogger(__name__)

TICK_SECONDS = 0.25
"""How often the simulated clock is moved and the chat is saved."""


async def serve(make_client: Callable[[], discord.Client], *, folder: Path, port: int) -> None:
    """Run the client inside an offline Discord and serve its page until SIGINT or SIGTERM.

    The chat is stored in `folder`, which is created if missing; port 0 means any free one.
    Exits with code 1 and one clear line if the port is taken.
    """
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; Ctrl+C works there
        for wanted in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(wanted, stopped.set)
    listener = _listen(port)
    world = World(make_client(), folder)
    ticker: asyncio.Task[None] | None = None
    runner: web.AppRunner | None = None
    try:
        await world.start()
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        runner = web.AppRunner(application(world, address), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        await web.SockSite(runner, listener).start()
        sys.stdout.write(f"Playground: http://{address}/\n")
        sys.stdout.flush()
        ticker = asyncio.create_task(_keep_time(world))
        await stopped.wait()
    finally:
        if ticker is not None:
            ticker.cancel()
            await asyncio.gather(ticker, return_exceptions=True)
        if runner is not None:
            await runner.cleanup()
        listener.close()
        await world.stop()


def _listen(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
        listener.listen()
    except OSError as error:
        listener.close()
        sys.stderr.write(
            f"Port {port} is taken ({error.strerror}): is another playground running? "
            "AXIO_PLAYGROUND_PORT=8761 in front of the command takes another port.\n"
        )
        raise SystemExit(1) from None
    return listener


async def _keep_time(world: World) -> None:
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            await world.tick()
        except Exception:
            log.exception("The playground's clock stumbled")
