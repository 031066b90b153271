"""Backups by hand: made while the bot plays, put back while it does not."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path

from bot.owner.saying import say
from bot.refusal import Refusal
from storage.faults import StoreUnusable
from storage.sqlite.backups import SqliteDatedBackups, back_up, restore
from storage.sqlite.lease import FileLease


async def backup(store: Path, given: argparse.Namespace) -> Sequence[str]:
    """Makes a backup, at the named place or beside the bot's own ones.

    Raises Refusal if there is such a file already, or what the store raises.
    """
    os.umask(0o077)
    to: Path | None = given.to
    try:
        if to is None:
            to = await SqliteDatedBackups(store).take(time.time())
        else:
            await back_up(store, to)
    except FileExistsError as error:
        raise Refusal("owner-backup-there", file=str(error)) from None
    return [say("owner-backup-done", file=str(to))]


async def restored(store: Path, given: argparse.Namespace) -> Sequence[str]:
    """Puts a backup in the place of the store.

    Raises Refusal while the bot runs, or if the backup cannot be used; Unwritable as the store does.
    """
    os.umask(0o077)
    lease = FileLease(store)
    if not lease.take():
        raise Refusal("owner-restore-running")
    try:
        former = await restore(given.backup, store, time.time())
    except StoreUnusable as error:
        raise Refusal("owner-restore-unusable", file=str(given.backup), why=str(error)) from None
    finally:
        lease.release()
    done = say("owner-restore-done", file=str(store), backup=str(given.backup))
    return [done] if former is None else [done, say("owner-restore-former", file=str(former))]
