"""Several bots in processes of their own on one PostgreSQL server and one Discord, and the lines between."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from shutil import rmtree
from typing import Any

from tests.outside.bot_process import run
from tests.outside.sharded import Sharded
from tests.patience import PATIENT
from tests.processes.warm import Warm

_SOCKET = ".s.PGSQL.5432"
_PIECE = 1 << 16

PAUSES: dict[str, Any] = {
    "bot.background.repairs._INTERVAL": 1,
    "bot.background.computers._INTERVAL": 1,
    "bot.matches.deadlines.ANSWER": 0,
    "bot.__main__._WAITS": (0.1, 0.2, 0.4),
    "bot.crew.LOOK": 0.2,
    "bot.crew.GRACE": 0.6,
    "bot.crew.QUIET": 5,
    "bot.crew.LEFT": 3.0,
    "bot.crew.SETTLED": 2.0,
    "bot.crew.BETWEEN": 1.2,
    "bot.crew.DOUBT": 4.0,
}
"""Pauses of the bot, which are shortened; those of several processes all by as much."""
LOGS = Path(os.environ["LOGS"]) if "LOGS" in os.environ else None
"""The folder in which the logs of all processes are kept; None for none."""


class Cable:
    """The line of one process to the server of the store, which can be cut."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._folder = Path(tempfile.mkdtemp(prefix="axio-cable-"))
        self._writers: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None
        self.whole = True
        """Whether new connections pass."""

    @property
    def folder(self) -> Path:
        """Where a server would have its socket."""
        return self._folder

    async def start(self) -> None:
        """From now on connections pass."""
        self._listening = await asyncio.start_unix_server(self._joined, self._folder / _SOCKET)

    async def stop(self) -> None:
        """Ends it."""
        self.cut()
        if self._listening is not None:
            self._listening.close()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        rmtree(self._folder, ignore_errors=True)

    def cut(self) -> None:
        """Ends all connections, in the middle of whatever they carry."""
        for writer in self._writers:
            writer.transport.abort()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_unix_connection(self._server / _SOCKET)
        except OSError:
            # The server is away, which looks the same from here.
            writer.transport.abort()
            return
        ends = {writer, back}
        self._writers |= ends
        for begin, end in ((reader, back), (there, writer)):
            pump = asyncio.create_task(_pumped(begin, end, ends))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)
            pump.add_done_callback(lambda _: self._writers.difference_update(ends))


async def _pumped(
    begin: asyncio.StreamReader, end: asyncio.StreamWriter, ends: set[asyncio.StreamWriter]
) -> None:
    with suppress(ConnectionError):
        while piece := await begin.read(_PIECE):
            end.write(piece)
            await end.drain()
    # Either end of a connection ends all of it.
    for each in ends:
        each.transport.abort()


@dataclass
class Bot:
    """One of the processes."""

    process: Warm
    cable: Cable

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        return self.process.returncode is None


@dataclass
class Fleet:
    """The processes that run.

    server: the folder of the store's server; database: the name of the database there.
    """

    outside: Sharded
    server: Path
    database: str
    settings: Mapping[str, str] = field(default_factory=dict)
    bots: list[Bot] = field(default_factory=list)
    ended: list[Bot] = field(default_factory=list)

    async def start(self, **settings: str) -> Bot:
        """Starts one more; does not wait for it."""
        cable = Cable(self.server)
        await cable.start()
        env = {
            **{name: value for name, value in os.environ.items() if not name.startswith("AXIO_")},
            "DISCORD_TOKEN": "not-a-token",
            "AXIO_DATABASE": f"postgresql://axio@/{self.database}?host={cable.folder}",
            "AXIO_LOG_LEVEL": "INFO",
            "AXIO_LOG_FORMAT": "json",
            "APART": str(1.1 * self.outside.again),
            **self.settings,
            **settings,
        }
        bot = Bot(Warm(run, self.outside.port, PAUSES, cwd=cable.folder, env=env), cable)
        self.bots.append(bot)
        self.outside.note("a process begins")
        return bot

    async def connected(self) -> None:
        """Waits until every server, and direct messages, are heard by somebody."""
        async with asyncio.timeout(PATIENT):
            while not self.outside.whole:
                self.check()
                await asyncio.sleep(0.05)

    def check(self) -> None:
        """Fails if one has ended by itself, whatever happened to it."""
        for bot in self.bots:
            assert bot.runs, f"ended by itself: {bot.process.written[-3000:]}"

    def said(self, words: str) -> int:
        """How many lines of all logs have these words."""
        logs = (bot.process.written for bot in (*self.bots, *self.ended))
        return sum(log.count(words) for log in logs)

    async def kill(self, bot: Bot) -> None:
        """Kills it, whatever it is doing."""
        bot.process.send_signal(signal.SIGKILL)
        await self._gone(bot)

    async def end(self, bot: Bot) -> None:
        """Tells it to end, and waits until it has."""
        bot.process.send_signal(signal.SIGTERM)
        code = await self._gone(bot)
        assert code == 0, bot.process.written[-3000:]

    async def _gone(self, bot: Bot) -> int:
        code = await asyncio.wait_for(bot.process.wait(), PATIENT)
        self.outside.note(f"process {len(self.ended)} has ended")
        await bot.cable.stop()
        self.bots.remove(bot)
        self.ended.append(bot)
        return code

    async def stop(self) -> None:
        """Kills all that are left."""
        for bot in tuple(self.bots):
            await self.kill(bot)
        if LOGS is not None:
            # One for each fleet.
            folder = LOGS / self.server.name
            folder.mkdir(parents=True)
            for number, bot in enumerate(self.ended):
                (folder / f"{number}.log").write_text(bot.process.written)
            (folder / "discord.log").write_text("\n".join(self.outside.happened))
