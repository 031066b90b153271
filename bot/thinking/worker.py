"""What a worker process does before it thinks."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from multiprocessing.connection import Connection

_NICE = 10  # the bot goes first; at 19 a busy machine would let it starve


def begin(lifeline: Connection) -> None:
    """Makes this process polite, and end when the bot closes the other end of the lifeline, or dies.

    The executor's workers would otherwise outlive a bot that was killed, and wait for ever.
    """
    # Ctrl-C and a supervisor's signal reach all processes of the bot; the bot decides what follows.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_follow, args=(lifeline,), name="lifeline", daemon=True).start()


def _follow(lifeline: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv()
    # At once, in the middle of whatever it works out.
    os._exit(0)
