"""The right to work on a store, which one process has at a time."""

from __future__ import annotations

from typing import Protocol


class Lease(Protocol):
    """A lease.  Its methods may wait for a disk or a server, so they run on a thread."""

    def take(self) -> bool:
        """Takes the lease if nobody holds it, and does not wait for who does.  Raises StoreUnusable."""
        ...

    def holds(self) -> bool:
        """Whether it is still held; False once another process may have it, so that this one has to stop."""
        ...

    def release(self) -> None:
        """Gives the lease back."""
        ...
