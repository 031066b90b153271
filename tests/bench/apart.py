"""Measures something in a process of its own, whose memory holds nothing else."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, TypeVar

from bot.memory import give_back

Found = TypeVar("Found")


def apart(work: Callable[..., Found], *given: Any) -> Found:
    """What a function of a module returns in a new process, which ends with this one."""
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_send, args=(sender, work, given))
    process.start()
    sender.close()
    try:
        found: Found = receiver.recv()
    finally:
        process.terminate()
        process.join()
    return found


def _send(sender: Connection, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    give_back()  # as the bot does
    sender.send(work(*given))


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
