"""A store as a whole, before it is open: where it is, and what is done with it there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from storage.backups import DatedBackups
from storage.claims import ALONE, Claims
from storage.lease import Lease
from storage.sql.database import Database
from storage.store import Store


@dataclass(frozen=True)
class OpenStore:
    """A store that is open, with what maintains it.

    database: what a whole copy is made from, or into.  close: ends all of it.
    claims: what one of all processes at work on the store does at a time.
    """

    store: Store
    database: Database
    close: Callable[[], Awaitable[None]]
    claims: Claims = ALONE


class Engine(Protocol):
    """A place where a store is or can be.  All but `lease` and `name` raise StoreUnusable or a subclass."""

    @property
    def name(self) -> str:
        """What it is called in the log: without a password."""
        ...

    def lease(self) -> Lease:
        """The lease of the store."""
        ...

    def prepare(self) -> bool:
        """Makes ready what belongs to the store; whether the last process to use it ended in order."""
        ...

    async def check(self) -> None:
        """Reads all of the store, if there is one, as far as only damage of its files shows in that."""
        ...

    async def open(self, clock: Callable[[], float]) -> OpenStore:
        """Opens the store, makes it if it is missing, and brings its schema up to date.

        clock: Unix seconds, from which entries take their time.
        """
        ...

    def dated_backups(self) -> DatedBackups | None:
        """The backups that the bot itself makes; None where the server's owner makes them."""
        ...

    async def beside(self) -> OpenStore:
        """Opens a store that another process may be using: creates nothing and changes no schema."""
        ...
