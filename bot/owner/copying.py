"""A store copied into another one, such as from a file to a PostgreSQL server and back."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from time import time

from bot.owner.saying import say
from bot.refusal import Refusal
from storage.engine import Engine
from storage.engines import Address, engine, named
from storage.faults import StoreUnusable, Unwritable
from storage.sql.copying import copy


async def copied(source: Address, given: argparse.Namespace) -> Sequence[str]:
    """Copies one store into an empty one, the target, while no bot runs on either.

    Raises Refusal while a bot runs, or if one of the stores cannot be used.
    """
    os.umask(0o077)
    target: Address = given.target
    async with AsyncExitStack() as held:
        with _told_of(source):
            if isinstance(source, Path) and not source.is_file():
                # Taking its lease would leave a file beside it.
                raise StoreUnusable("it is no file" if source.exists() else "there is no such file")
            there = await _taken(source, held).beside()
            held.push_async_callback(there.close)
        with _told_of(target):
            here = await _taken(target, held).open(time)
            held.push_async_callback(here.close)
            rows = await copy(there.database, here.database)
    return [say("owner-copy-done", source=named(source), target=named(target), rows=rows)]


def _taken(address: Address, held: AsyncExitStack) -> Engine:
    """A store whose lease is held until the end.  Raises Refusal."""
    store = engine(address)
    lease = store.lease()
    if not lease.take():
        raise Refusal("owner-copy-running", file=store.name)
    held.callback(lease.release)
    return store


@contextmanager
def _told_of(address: Address) -> Iterator[None]:
    """Says which of the two stores it is that cannot be used."""
    try:
        yield
    except (StoreUnusable, Unwritable) as error:
        raise Refusal("owner-store", file=named(address), why=str(error)) from error
