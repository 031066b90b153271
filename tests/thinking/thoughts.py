"""What the workers of these tests are asked, and a bot that has workers until it is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time

from bot.thinking.asking import Urgency, Workers


def where(seconds: float) -> tuple[int, int, list[str]]:
    """The process, how polite it is, and what a computer player makes it import that is not for thinking."""
    import bot.computers.minds  # noqa: PLC0415 -- in the process that thinks
    import bot.matches.computers  # noqa: F401, PLC0415 -- in the process that thinks

    needless = {"discord", "PIL", "aiohttp", "sqlite3", "simcord", "fluent"}
    return os.getpid(), os.nice(0), sorted(needless & {name.partition(".")[0] for name in sys.modules})


def die(seconds: float) -> None:
    """The process is killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def stumble(seconds: float, word: str) -> None:
    """Fails."""
    raise LookupError(word)


def ponder(seconds: float) -> None:
    """Takes for ever, without letting go of the processor."""
    while True:
        time.time()


async def _main() -> None:
    workers = Workers()
    first, _, _ = await workers.ask(Urgency.TURN, where)
    asyncio.get_running_loop().create_task(workers.ask(Urgency.TURN, ponder))
    second, _, _ = await workers.ask(Urgency.TURN, where)
    sys.stdout.write(f"{first} {second}\n")
    sys.stdout.flush()
    await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(_main())
