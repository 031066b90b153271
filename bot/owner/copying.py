"""A store copied into another one, such as from a file to a PostgreSQL server and back."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from contextlib import AsyncExitStack
from time import time

from bot.owner.saying import say
from bot.refusal import Refusal
from storage.engines import engine, named
from storage.lease import Lease
from storage.sql.copying import copy


async def copied(given: argparse.Namespace) -> Sequence[str]:
    """Copies one store into an empty one, while no bot runs on either.

    Raises Refusal while a bot runs, or what the store raises.
    """
    os.umask(0o077)
    source, target = engine(given.source), engine(given.target)
    async with AsyncExitStack() as held:
        for each in (source, target):
            lease: Lease = each.lease()
            if not lease.take():
                raise Refusal("owner-copy-running", file=each.name)
            held.callback(lease.release)
        there = await source.beside()
        held.push_async_callback(there.close)
        here = await target.open(time)
        held.push_async_callback(here.close)
        rows = await copy(there.database, here.database)
    return [say("owner-copy-done", source=named(given.source), target=named(given.target), rows=rows)]
