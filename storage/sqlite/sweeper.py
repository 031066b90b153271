"""The process that clears what deleted rows left in the file of a store, beside all who read and write it.

It changes only bytes that mean nothing (pages.py), so whoever reads the file meanwhile sees no difference.
Two things have to be prevented: that SQLite writes a page anew between a look at it and the change, and that
a page with remains that some connection has in memory, or that stands in the log, is written after it was
cleared.

The first is done as any reader does it.  SQLite writes to the file only what no reader may still need as it
was; until then new versions of pages are in the log.  So as long as this process is in a transaction of
reading that was begun while the log was empty, the file stays as it is.  If the process is killed, the
transaction ends with it.

For the second the work is done in rounds, and each begins with a *turn*, while nobody writes: the log is
merged into the file, and the pages that stood in it are to be cleared (again).  If only a few are left, this
is done at once, and no page with remains is left anywhere.  Otherwise writers go on, and the pages are
cleared beside them.  What this process writes at the end of a turn tells all other connections that the pages
in their memory are out of date.

It is a process of its own as closing a file ends all locks that a process has on it, those of SQLite as well.
(So the one that plays must never open the file, or the index of its log, but by SQLite.)  It does what is
asked on its standard input, a line each, and ends with the one who asks.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from io import FileIO
from itertools import islice
from pathlib import Path
from struct import Struct

from storage.sqlite.files import LOCKED
from storage.sqlite.pages import HEAD, Layout, StrangeFile

FEW = 256
"""Pages that are cleared while nobody can store anything."""
_SLICE = 512  # pages, after which it rests
_REST = 2  # times as long as it worked
_MANY = 2048  # pages in the log with which a round ends
_PATIENCE = 50  # milliseconds that all writers wait for readers, and for a writer of another process
_LOG = Struct(">16x8s8x")  # the begin of the log: what tells it from the one before
_FRAME = Struct(">I4x8s8x")  # the number of a page, and which log it is of
# Of the index of the log: how many frames are completed for good, and of which log.  It is there twice, as it
# may just be being written.  Numbers are as this computer has them, see https://sqlite.org/walformat.html.
_INDEX = Struct("=16xI12x8s8x")
# SQLite leaves out a change that changes nothing.
_WRITE = ("update store set remains = remains + 1", "update store set remains = remains - 1")


class Sweeper:
    """Clears the file of a store: `turn` and `round` until the answer is "done", then `settle`.

    What it has locked is free when the process ends; it is the only one that the process makes.
    """

    def __init__(self, store: Path) -> None:
        self._store = store
        self._log = store.with_name(store.name + "-wal")
        # Closing these would end the locks of the connections.
        self._file = store.open("r+b", buffering=0)
        self._index: FileIO | None = None
        self._keeper = _connected(store)
        """Keeps the file as it is, and merges the log."""
        self._gatherer = _connected(store)
        """Keeps the log from being begun anew, so that it can be known which pages stand in it."""
        self._asker = os.getppid()
        self._changed = False
        self._layout: Layout | None = None
        """None until all pages are to be looked at."""
        self._next = 1
        """The first of the pages that were not looked at yet; none of the following was."""
        self._again = set[int]()
        """Pages that are to be looked at as well."""
        self._logged = set[int]()
        """Pages that stand in the log, to be looked at when they are in the file."""
        self._known = b""
        self._frames = 0
        """How much of the log is known and stays as it is."""

    def turn(self, few: int = FEW) -> str:
        """Merges the log, and keeps the file as it is from now on.

        Is asked for while the process that plays writes nothing.  few: how many pages are cleared at once.
        Answers "done" if no remains are left, "more" and how many pages, or "busy" if somebody is in the way.
        Raises StrangeFile, OSError or sqlite3.Error, after which it is of no more use.
        """
        self._check_place()
        if self._gatherer.in_transaction:
            self._gather(anew=True)
            _end(self._gatherer)
        # A new one each time: another one would still have the pages that it wrote the last time.
        with closing(_connected(self._store)) as writer:
            if not self._merge("restart"):
                _begin(self._gatherer)
                if not self._gather():
                    self._layout = None
                return "busy"
            try:
                writer.execute("begin immediate")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                self._layout = None  # whoever writes at this moment begins the log anew
                return "busy"
            # Somebody may have written in between.
            if not self._merge("passive") or not self._gather():
                self._layout = None
                return "busy"
            _begin(self._keeper)
            # Each time, as the file may be built in another way since: `VACUUM` can have all written anew.
            layout = Layout.of(self._read(0, HEAD), os.fstat(self._file.fileno()).st_size)
            if self._layout is None:
                self._look_at_all(layout)
            self._again |= self._logged
            self._logged.clear()
            left = self._left()
            if left <= few:
                self._clear(left)
            before = self._log_now()
            for sql in _WRITE:
                writer.execute(sql)
            writer.execute("commit")
        self._known, self._frames = self._log_now(), 0
        if self._known == before:
            # A reader was just in the way; what stood in the log before stands there still.
            _end(self._keeper)
            self._layout = None
            return "busy"
        return "done" if left <= few else f"more {left}"

    def round(self, seconds: float) -> str:
        """Clears pages beside writers, for so long at most, and merges most of what they have written."""
        until = time.monotonic() + seconds
        while self._left():
            begun = time.monotonic()
            self._clear(_SLICE)
            self.settle()
            worked = time.monotonic() - begun
            self._gather()
            if begun + worked > until or self._frames > _MANY:
                break
            time.sleep(_REST * worked)
        self._gather()
        _begin(self._gatherer)
        _end(self._keeper)
        self._merge("passive")
        return "ready"

    def settle(self) -> str:
        """Waits until what was cleared is on the disk."""
        if self._changed:
            os.fsync(self._file.fileno())
        self._changed = False
        return "ready"

    # -- pages ------------------------------------------------------------------------------------

    def _check_place(self) -> None:
        """Raises StrangeFile if another file has the name now; SQLite would merge this one's log into it."""
        if not os.path.samestat(self._store.stat(), os.fstat(self._file.fileno())):
            raise StrangeFile("another file is in its place")

    def _look_at_all(self, layout: Layout) -> None:
        self._layout = layout
        self._next = 1
        self._again.clear()
        self._logged.clear()

    def _left(self) -> int:
        """How many pages are to be looked at, some of them perhaps twice."""
        assert self._layout is not None, "a turn was done"
        return self._layout.pages + 1 - self._next + len(self._again)

    def _clear(self, most: int) -> None:
        """Clears so many of the pages that are to be looked at."""
        layout = self._layout
        assert layout is not None, "a turn was done"
        first, self._next = self._next, min(self._next + most, layout.pages + 1)
        self._clear_these(layout, range(first, self._next))
        some = sorted(islice(self._again, most - (self._next - first)))
        self._clear_these(layout, some)
        self._again.difference_update(some)

    def _clear_these(self, layout: Layout, numbers: Iterable[int]) -> None:
        for number in numbers:
            if os.getppid() != self._asker:
                # Whoever finds that the bot has ended may put another file's bytes into this one.
                raise StrangeFile("the process that plays has ended")
            at = (number - 1) * layout.size
            page = self._read(at, layout.size)
            if len(page) < layout.size:
                continue  # the file has become shorter
            for begin, end in layout.remains(page, number):
                self._changed = True
                self._file.seek(at + begin)
                if self._file.write(bytes(end - begin)) != end - begin:
                    raise OSError("the disk took only a part")

    def _read(self, at: int, length: int) -> bytes:
        self._file.seek(at)
        return self._file.read(length)

    # -- the log ----------------------------------------------------------------------------------

    def _merge(self, way: str) -> bool:
        """Merges the log into the file; False if somebody was in the way of all of it."""
        blocked, logged, merged = self._keeper.execute(f"pragma wal_checkpoint({way})").fetchone()
        return not blocked and logged == merged

    def _log_now(self) -> bytes:
        """What tells the log from others; nothing if it is empty."""
        with self._log.open("rb") as file:
            head = file.read(_LOG.size)
        return bytes(_LOG.unpack(head)[0]) if len(head) == _LOG.size else b""

    def _gather(self, *, anew: bool = False) -> bool:
        """Notes which pages stand in the log; False if it is another one than before, so some may be unknown.

        What a killed or cancelled transaction left is noted as well, and looked at again, as others may come
        in its place.
        anew: none is unknown then, as nothing was merged since the gatherer began to read.  (Where all had
            been merged by then, the log may have been begun anew.)
        """
        layout = self._layout
        if layout is None:
            return True
        now = self._log_now()
        if anew and now != self._known:
            self._known, self._frames = now, 0
        if now != self._known:
            return False
        completed = self._completed()
        with self._log.open("rb") as file:
            for frame in range(self._frames, sys.maxsize):
                file.seek(_LOG.size + frame * (_FRAME.size + layout.size))
                head = file.read(_FRAME.size)
                if len(head) < _FRAME.size:
                    break
                number, log = _FRAME.unpack(head)
                if log != self._known:
                    break
                self._logged.add(number)
        self._frames = max(self._frames, completed)
        # Otherwise it was begun anew meanwhile.
        return self._log_now() == self._known

    def _completed(self) -> int:
        """How many frames of the known log nobody writes anew, as transactions with them were completed."""
        if self._index is None:
            # There by now, as a transaction was begun.
            self._index = self._store.with_name(self._store.name + "-shm").open("rb", buffering=0)
        self._index.seek(0)
        head, again = self._index.read(_INDEX.size), self._index.read(_INDEX.size)
        if len(head) < _INDEX.size or head != again:
            return 0
        frames, log = _INDEX.unpack(head)
        return int(frames) if log == self._known else 0


def _connected(store: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(store, timeout=_PATIENCE / 1000, isolation_level=None)
    connection.execute("pragma wal_autocheckpoint = 0").fetchall()
    connection.execute("pragma synchronous = normal")
    return connection


def _begin(connection: sqlite3.Connection) -> None:
    """Begins a transaction of reading."""
    connection.execute("begin")
    connection.execute("select remains from store").fetchall()


def _end(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("rollback")


def _check_locks(store: Path) -> None:
    """Raises StrangeFile if the lock of the process that asks cannot be seen, as on some disks of a network.

    Both would write to the file at once there.
    """
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 -- Windows has none

    file = os.open(store, os.O_RDWR)  # not closed, as above
    with suppress(BlockingIOError, PermissionError):
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *LOCKED)
        raise StrangeFile("its disk does not tell processes of each other's locks")


def main(store: str) -> None:
    """Does what is asked: `turn`, `round` and `settle`, each with a number where it takes one.

    Answers a line each, as these say, or "fault" and what is the matter.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        # They are for the bot, which ends this process in time.
        signal.signal(each, signal.SIG_IGN)
    try:
        _check_locks(Path(store))
        sweeper = Sweeper(Path(store))
        _say("ready")
        for line in sys.stdin:
            match line.split():
                case ["turn", few]:
                    _say(sweeper.turn(int(few)))
                case ["round", seconds]:
                    _say(sweeper.round(float(seconds)))
                case ["settle"]:
                    _say(sweeper.settle())
    except (StrangeFile, OSError, sqlite3.Error) as error:
        with suppress(OSError):
            _say(f"fault {error}")
    # Closing the last connection would remove the log, as if the bot, which was killed, had ended in order.
    os._exit(0)


def _say(answer: str) -> None:
    sys.stdout.write(" ".join(answer.split()) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
