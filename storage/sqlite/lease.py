"""The lease of a store: only the process that holds it works on the store.

The lease is an exclusive lock on a small private file beside the store, held as long as the process lives.
However the process ends, the operating system releases the lock, so there is no expiry to agree on and
nothing to renew.
"""

from __future__ import annotations

import os
from pathlib import Path

from storage.faults import StoreUnusable
from storage.lease import Joined, Muster
from storage.sqlite.files import LOCKED, beside


class FileLease:
    """The right to work on the store at this path."""

    def __init__(self, database: Path) -> None:
        self._path = beside(database, "-lock")
        self._earlier = beside(database, "-lease")
        self._held: list[int] = []
        self._shards: set[int] = set()

    def take(self) -> bool:
        """Takes the lease if nobody holds it; never waits.  Raises StoreUnusable."""
        assert not self._held, "the lease is held already"
        try:
            if self._lock() and self._lock_earlier():
                return True
        except OSError as error:
            self.release()
            raise StoreUnusable(f"{self._path.name}: {error.strerror}") from error
        self.release()
        return False

    def join(self, *, sharing: bool = True) -> Joined:
        """Takes the lease: one process at a time plays on a file."""
        return Joined.YES if self.take() else Joined.TAKEN

    def muster(self) -> Muster:
        """This process alone."""
        return Muster(0, frozenset({0}), frozenset({0}), dict.fromkeys(self._shards, 0), alone=True)

    def take_shard(self, shard: int) -> bool:
        """Nobody else has it."""
        self._shards.add(shard)
        return True

    def give_shard(self, shard: int) -> None:
        """Gives it up."""
        self._shards.discard(shard)

    def lead(self, *, wanted: bool) -> bool:
        """Nobody else does it."""
        return wanted

    def holds(self) -> bool:
        """Nobody can take away a lock from the process that has it."""
        return bool(self._held)

    def release(self) -> None:
        """Gives the lease back."""
        while self._held:
            os.close(self._held.pop())

    def _lock(self) -> bool:
        import fcntl  # noqa: PLC0415 -- Windows has none, where only the playground runs, without a lease

        # Whoever can open a file can lock it, so nobody else may open it.
        self._held.append(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        os.fchmod(self._held[-1], 0o600)
        try:
            fcntl.flock(self._held[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock_earlier(self) -> bool:
        """Whether no process of an earlier version is at work; from now on none can start.

        Such a process (up to 0.2.0) needs SQLite's exclusive lock, so a shared one keeps it out; readers may
        hold others.
        """
        import fcntl  # noqa: PLC0415 -- Windows has none, where only the playground runs, without a lease

        try:
            self._held.append(os.open(self._earlier, os.O_RDWR))
        except FileNotFoundError:
            return True
        try:
            fcntl.lockf(self._held[-1], fcntl.LOCK_SH | fcntl.LOCK_NB, *LOCKED)
        except (BlockingIOError, PermissionError):
            return False
        return True
