"""The right to work on a store, and who works on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol


class Joined(Enum):
    """What came of trying to join those who work on a store."""

    YES = auto()
    TAKEN = auto()
    """Somebody works on it who must be alone."""
    EARLIER = auto()
    """Processes of an earlier version work on it, and the schema has to change first."""


@dataclass(frozen=True)
class Muster:
    """Who works on a store at a moment.  Processes are known by numbers that mean nothing else.

    own: this process.  sharing: the processes that divide the shards among themselves; others have fixed
        ones.  shards: who has which shard of the connection to Discord.  alone: nobody else can join.
    """

    own: int
    processes: frozenset[int]
    sharing: frozenset[int]
    shards: Mapping[int, int]
    alone: bool = False


class Lease(Protocol):
    """A lease.  Its methods may wait for a disk or a server, so they run on a thread, one at a time."""

    def take(self) -> bool:
        """Takes the store for this process alone, if nobody works on it.  Raises StoreUnusable."""
        ...

    def join(self, *, sharing: bool = True) -> Joined:
        """Joins those who play on the store, if it can be shared; else takes it.  Does not wait.

        sharing: this process takes shards over from others, and gives some to others.
        Raises StoreUnusable.
        """
        ...

    def holds(self) -> bool:
        """Whether it is still held; False once another process may have it, so that this one has to stop."""
        ...

    def muster(self) -> Muster | None:
        """Who works on the store; None while nobody can be asked.  After `join`."""
        ...

    def take_shard(self, shard: int) -> bool:
        """Takes a shard of the connection to Discord unless another process has it; False also in doubt."""
        ...

    def give_shard(self, shard: int) -> None:
        """Gives a shard up."""
        ...

    def lead(self, *, wanted: bool) -> bool:
        """Whether this process does what one process does for all, which it takes on if nobody does.

        wanted: False gives it up.
        """
        ...

    def release(self) -> None:
        """Gives the lease back, and all that came with it."""
        ...
