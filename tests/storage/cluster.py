"""A PostgreSQL server of the tests' own: in a temporary folder, on a Unix socket, one for all of a run.

`python -m tests.storage.cluster FOLDER` keeps it until nobody uses it any more, however its users ended.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from signal import SIGQUIT
from typing import Any

import psycopg
import pytest

from storage.postgres.connection import Connection
from storage.postgres.schema import migrate

ROOT = Path(__file__).parents[2]
_held: list[int] = []  # locks that this process holds as long as it lives
_made = count()
_NOTED = "postgres"  # the file with the folder of the server
# Nobody else on this computer can reach the folder, so it needs no password.  Nothing outlives the run.
_MADE = ("--auth=trust", "--username=axio", "--encoding=UTF8", "--no-locale", "--no-sync")
_SET = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "max_wal_size": "4GB",
    "checkpoint_timeout": "1d",
}


def installed() -> bool:
    """Whether there is a PostgreSQL to start."""
    return _programs() is not None


def _programs() -> Path | None:
    """The folder with PostgreSQL's own programs; None where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    path = found[-1] if found else shutil.which("initdb")
    return None if path is None else Path(path).parent


def needed() -> None:
    """Leaves a test out where PostgreSQL is not installed; on a build machine that is a failure."""
    if _programs() is None:
        missing = "PostgreSQL is not installed (in Debian the package postgresql)"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)


def server(shared: Path) -> str:
    """The address of the server of this run, without a database; starts it if nobody has.

    shared: a folder that all workers of the run have, and no other run.
    """
    needed()
    users = os.open(shared / f"{_NOTED}-users", os.O_RDWR | os.O_CREAT)
    fcntl.flock(users, fcntl.LOCK_SH)
    _held.append(users)
    with (shared / f"{_NOTED}-start").open("a") as start:
        fcntl.flock(start, fcntl.LOCK_EX)
        noted = shared / _NOTED
        if not noted.exists():
            subprocess.run([sys.executable, "-m", "tests.storage.cluster", shared], cwd=ROOT, check=True)
        return _address(Path(noted.read_text()))


def _address(folder: Path) -> str:
    return f"postgresql://axio@/{{}}?host={folder}"


@contextmanager
def own(settings: Mapping[str, str] | None = None) -> Iterator[tuple[Server, str]]:
    """A server for one test, which may stop it, and the address of its only database.

    settings: those that differ from what is best for tests.
    """
    folder = Path(tempfile.mkdtemp(prefix="axio-postgres-"))
    server = None
    try:
        server = Server(folder, {**_SET, **(settings or {})})
        server.start()
        yield server, _address(folder).format("postgres")
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def new(shared: Path) -> str:
    """The address of a new database, with nothing in it."""
    address = server(shared)
    return _created(address, f"axio_{os.getpid()}_{next(_made)}")


def _created(address: str, name: str) -> str:
    with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return address.format(name)


def empty(shared: Path) -> str:
    """The address of a store in which nothing is stored.

    A process has one, and empties it: another one for each test would take ten times as long.
    """
    address = _own(shared)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(_emptied(address))
    return address


@cache
def _own(shared: Path) -> str:
    address = new(shared)
    with closing(Connection(address)) as connection:
        connection.write(migrate)
    return address


@cache
def _emptied(address: str) -> str:
    """The statements that make a store as it was at first."""
    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "select relname from pg_class"
            " where relnamespace = current_schema()::regnamespace and relkind = 'r'"
        ).fetchall()
    tables = {name for (name,) in rows} - {"store", "secret", "counted"}
    emptied = [f"delete from {table}" for table in sorted(tables)]  # noqa: S608 -- names from the schema
    # Without looking at the keys of other tables; truncating would take longer.
    return "; ".join(
        (
            "begin; set local session_replication_role = replica",
            *emptied,
            "update counted set number = 0, changes = 0",
            "alter table matches alter column id restart",
            "commit",
        )
    )


class Server:
    """A running server.  It refuses to run as root, so then it runs as somebody who has no rights."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._settings = settings
        self._as: dict[str, Any] = {"cwd": folder}
        if os.geteuid() == 0:
            names = {each.pw_name for each in pwd.getpwall()}
            user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._as |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._running: subprocess.Popen[bytes] | None = None
        programs = _programs()
        assert programs is not None
        self._programs = programs
        assert self._begun(programs / "initdb", "--pgdata", folder / "data", *_MADE).wait() == 0

    def _begun(self, *command: str | Path) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **self._as)

    def start(self) -> None:
        """Waits until it can be used."""
        settings = (f"--{key}={value}" for key, value in self._settings.items())
        self._running = self._begun(
            self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *settings
        )
        while self._running.poll() is None:
            try:
                psycopg.connect(_address(self.folder).format("postgres")).close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError((self.folder / "log").read_text())

    def new(self, name: str) -> str:
        """The address of a new database, with nothing in it."""
        return _created(_address(self.folder), name)

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._running is not None
        return self._running.pid

    def stop(self) -> None:
        """At once, and with it all connections."""
        if self._running is not None:
            self._running.send_signal(SIGQUIT)
            self._running.wait()
            self._running = None


def _keep(shared: Path, ready: int) -> None:
    with own() as (server, _), (shared / f"{_NOTED}-users").open("a") as users:
        (shared / _NOTED).write_text(str(server.folder))
        os.write(ready, b"!")
        os.close(ready)
        fcntl.flock(users, fcntl.LOCK_EX)
        (shared / _NOTED).unlink()
        server.stop()


def main() -> int:
    """Leaves a keeper behind once its server can be used; returns the exit code."""
    told, ready = os.pipe()
    if os.fork():
        os.close(ready)
        return 0 if os.read(told, 1) else 1
    os.setsid()
    os.close(told)
    _keep(Path(sys.argv[1]), ready)
    return 0


if __name__ == "__main__":
    sys.exit(main())
