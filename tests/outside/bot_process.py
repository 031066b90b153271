"""`python -m bot` with a Discord at another address: `python bot_process.py PORT`, usual settings."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import __main__ as program


def lead_to(port: int) -> None:
    """Makes discord.py talk to this port instead of Discord."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway/")


def quickly_ready(client: Any) -> Any:
    """Skips discord.py's two seconds of waiting for more servers than the one."""
    client._connection.guild_ready_timeout = 0.1
    return client


if __name__ == "__main__":
    lead_to(int(sys.argv[1]))
    names: dict[str, Any] = vars(program)
    build = names["build"]
    if pace := os.environ.get("REQUESTS_A_SECOND"):
        names["Turnstile"] = partial(names["Turnstile"], float(pace))
    names["build"] = lambda *args, **more: quickly_ready(build(*args, **more))
    sys.exit(program.main())
