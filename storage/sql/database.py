"""A database that is asked in SQL: reading, and one transaction at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from storage.faults import Unwritable

Value = int | str | float | None
Done = TypeVar("Done")

log = logging.getLogger(__name__)


class Row(Protocol):
    """A row; its values are found by number or by the name of a column."""

    def __getitem__(self, key: int | str, /) -> Any:
        """One value."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """The values, in order."""
        ...

    def keys(self) -> list[str]:
        """The names of the columns, in order."""
        ...


class Transaction(Protocol):
    """A connection while a transaction is open.

    A statement is written as SQLite reads it, as far as every engine reads it alike; `phrases.py` has what is
    written otherwise.  Values stand in it as `?`, or `?1` and so on where one is needed twice.
    """

    def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Runs one statement and returns its rows."""
        ...

    def change(self, sql: str, *values: Value) -> int:
        """Runs one statement that changes something; returns how many rows it changed."""
        ...

    def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Runs one statement with each of these rows of values."""
        ...


Work = Callable[[Transaction], Done]
"""What is done in a transaction.  It runs as a whole on a thread, so it uses nothing of the event loop.

It may run again if nothing of it was stored, so it changes nothing but the store.
"""


class Connection(Protocol):
    """A connection that is used on one thread; raises Unwritable if the store does not take writes."""

    def rows(self, sql: str, values: Sequence[Value] = ()) -> Sequence[Row]:
        """The rows of one statement, which is a transaction of its own."""
        ...

    def together(self, work: Work[Done]) -> Done:
        """What the work reads, each statement as the store is at its own moment."""
        ...

    def look(self, work: Work[Done]) -> Done:
        """What the work reads, all of it as it is at one moment."""
        ...

    def write(self, work: Work[Done], *, beside: bool = False) -> Done:
        """Stores what the work writes, or nothing of it on any exception; returns what it returns.

        beside: see `Database.write`.
        """
        ...

    def close(self) -> None:
        """Closes it."""
        ...


class Lane(Protocol):
    """A thread on which work is done in the order in which it was asked for, so nothing interleaves there."""

    async def do(self, work: Callable[[], Done]) -> Done:
        """What the work returns or raises.

        If the asker is cancelled, work that has not begun is left out; any other is done to its end.
        """
        ...

    async def end(self) -> None:
        """Ends it after the work asked for so far."""
        ...


class Database:
    """A store with a connection that writes, one that reads, one for surveys and one for notes.

    All that writes shares a lane, so one transaction follows the other; readers see the last committed state
    and never wait for a writer.  What a turn needs is read with `rows`; whatever reads many matches is a
    survey, for which no turn waits.
    """

    def __init__(
        self,
        connections: tuple[Connection, Connection, Connection, Connection],
        lanes: tuple[Lane, Lane, Lane],
    ) -> None:
        """connections: to write, to read, for surveys, for notes.  lanes: for what writes, reads, surveys."""
        writer, reader, surveyor, notes = connections
        self._writer = writer
        self._reader = reader
        self._surveyor = surveyor
        self._notes = notes
        self._writing, self._reading, self._surveying = lanes
        self._closed = self._full_told = False

    async def close(self) -> None:
        """Waits for the transactions under way, then closes all connections; does nothing a second time."""
        if self._closed:
            return
        self._closed = True
        # The writer last: the last one to close a file of SQLite's removes the log beside it.
        for lane, *connections in (
            (self._surveying, self._surveyor),
            (self._reading, self._reader),
            (self._writing, self._notes, self._writer),
        ):
            for connection in connections:
                await lane.do(connection.close)
            await lane.end()

    async def rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """The rows of a query that reads little, as every turn waits for it."""
        return await self._reading.do(partial(self._reader.rows, sql, values))

    async def row(self, sql: str, *values: Value) -> Row | None:
        """The first row of a query, or None."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    async def together(self, work: Work[Done]) -> Done:
        """What several such queries read one after the other, in one trip to the lane and back."""
        return await self._reading.do(partial(self._reader.together, work))

    async def survey(self, sql: str, *values: Value) -> Sequence[Row]:
        """The rows of a query that may take long; it waits for other surveys."""
        return await self._surveying.do(partial(self._surveyor.rows, sql, values))

    async def snapshot(self, work: Work[Done]) -> Done:
        """A survey of several queries, which all see the store as it is at one moment."""
        return await self._surveying.do(partial(self._surveyor.look, work))

    async def write(
        self, work: Work[Done], then: Callable[[], None] | None = None, *, beside: bool = False
    ) -> Done:
        """Stores everything that the work writes, or nothing of it on any exception; returns what it returns.

        Once it is under way, a cancellation of whoever waits comes too late: everything is stored.
        beside: other processes may write at the same time, since a key decides or a row is locked where two
            would be in each other's way; otherwise nobody else writes, so what is checked stays so.
        then: is called on the lane once it is stored, before anything else is written.
        Raises Unwritable.
        """

        def written() -> Done:
            done = self._writer.write(work, beside=beside)
            if then is not None:
                then()
            return done

        return await self._writing.do(written)

    async def store(self, sql: str, *values: Value) -> Sequence[Row]:
        """Writes with one statement, beside others; returns its rows.  Raises Unwritable."""
        return await self.write(lambda transaction: transaction.run(sql, *values), beside=True)

    async def note(
        self, sql: str, *values: Value, durable: bool = False, raising: bool = False
    ) -> Sequence[Row]:
        """Writes with one statement; returns its rows, none if it was not written.  See `notes`.

        durable: it waits for the disk all the same, as what is done next depends on it.
        raising: raises Unwritable if it was not written.
        """
        connection = self._writer if durable else self._notes
        return await self._noted(partial(connection.rows, sql, values), raising=raising) or ()

    async def notes(self, work: Work[None]) -> None:
        """A transaction that does not wait for the disk.

        It is for what is done again when it is missing: a power cut may undo it, a crash of the program does
        not.  So a full disk is only logged.
        """
        await self._noted(partial(self._notes.write, work, beside=True))

    async def _noted(self, work: Callable[[], Done], *, raising: bool = False) -> Done | None:
        try:
            done = await self._writing.do(work)
            self._full_told = False
            return done
        except Unwritable as error:
            if raising:
                raise
            if not self._full_told:
                log.warning("what is shown cannot be noted: %s", error)
            self._full_told = True
            return None

    def write_alone(self, work: Work[Done]) -> Done:
        """Like `write`, but on this thread: for whoever has the store alone."""
        return self._writer.write(work)

    def booleans(self, transaction: Transaction) -> set[tuple[str, str]]:
        """The tables and columns that hold what is true or false as such, not as a number."""
        return set()

    def was_copied(self, transaction: Transaction) -> None:
        """All rows were stored with their numbers: new ones are to have further numbers."""

    def left_remains(self, transaction: Transaction) -> None:
        """Somebody is forgotten: what the rows leave where they stood is removed as soon as may be."""

    async def tidy(self) -> bool:
        """Removes copies of what was deleted; False if something is in the way."""
        return True
