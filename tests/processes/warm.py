"""The bot in a process of its own, without the second that importing takes: more than most tests do.

The process is forked from one that has imported everything, by the standard library's fork server; each
process of the tests has one, from its first use on. What `python -m bot` does is for tests that run it so.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Mapping
from multiprocessing import resource_tracker
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import Any

from tests.patience import PATIENT, until

_server = multiprocessing.get_context("forkserver")
_server.set_forkserver_preload(["bot.__main__", "bot.playground.server"])


class Warm:
    """`program(*arguments)` as a process of its own; its exit code is what that returns.

    cwd, env: its folder and its whole environment.
    """

    def __init__(
        self, program: Callable[..., int], *arguments: Any, cwd: Path, env: Mapping[str, str]
    ) -> None:
        self._out, name = tempfile.mkstemp()
        Path(name).unlink()
        weakref.finalize(self, os.close, self._out)
        more = (str(cwd), dict(env), DupFd(self._out))
        self._process = _server.Process(target=_become, args=(program, arguments, *more))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def written(self) -> str:
        """What it has written to its standard output and errors so far."""
        return os.pread(self._out, os.fstat(self._out).st_size, 0).decode()

    @property
    def returncode(self) -> int | None:
        """How it has ended, negative after a signal; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Sends it a signal, if it still runs."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Tells it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Waits until it has ended; the same as `returncode` then."""
        await until(lambda: self.returncode is not None)
        return self.ended()

    def ended(self) -> int:
        """The same for those who may block."""
        self._process.join(PATIENT)
        assert self._process.exitcode is not None, "it does not end"
        return self._process.exitcode

    def until_written(self, words: str) -> None:
        """Blocks until it has written this; fails if it ends without."""
        give_up = time.monotonic() + PATIENT
        while words not in self.written:
            running = self.returncode is None and time.monotonic() < give_up
            assert running or words in self.written, self.written[-2000:]
            time.sleep(0.01)


def _become(
    program: Callable[..., int], arguments: tuple[Any, ...], cwd: str, env: dict[str, str], out: Any
) -> None:
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    del sys.argv[1:]  # which are those of the tests
    # PRIVATE: what it leaves behind when it is killed is tidied by a process of its own, as of any program.
    # Else that of the tests would keep it to the end.
    tracker: Any = vars(resource_tracker)["_resource_tracker"]
    tracker._fd = tracker._pid = None
    written = out.detach()
    for each in (sys.stdout, sys.stderr):
        os.dup2(written, each.fileno())
    os.close(written)
    sys.exit(program(*arguments))
