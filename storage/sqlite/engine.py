"""A store in one SQLite file as a whole."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from storage.engine import OpenStore
from storage.sql.store import sql_store
from storage.sqlite.backups import SqliteDatedBackups
from storage.sqlite.database import Database
from storage.sqlite.lease import FileLease
from storage.sqlite.soundness import check, prepare
from storage.sqlite.upkeep import Upkeep


class SqliteEngine:
    """The store in the file at this path."""

    def __init__(self, path: Path) -> None:
        # By whatever name it is opened, its lease and its log are beside the file itself.
        self.path = Path(os.path.realpath(path))

    @property
    def name(self) -> str:
        """The path."""
        return str(self.path)

    def lease(self) -> FileLease:
        """The lock on a file beside it."""
        return FileLease(self.path)

    def prepare(self) -> bool:
        """Makes its files private; see soundness.py."""
        return prepare(self.path)

    async def check(self) -> None:
        """Reads the whole file."""
        await check(self.path)

    async def open(self, clock: Callable[[], float]) -> OpenStore:
        """Opens it and looks after it as long as it is open."""
        database = await Database.open(self.path)
        upkeep = Upkeep(database)

        async def close() -> None:
            await upkeep.stop()
            await database.close()

        try:
            await upkeep.start()
        except BaseException:
            # With the file left open, the process would never end.
            await close()
            raise
        return OpenStore(sql_store(database, clock), database, close)

    def dated_backups(self) -> SqliteDatedBackups:
        """Copies in a folder beside the file."""
        return SqliteDatedBackups(self.path)

    async def beside(self) -> OpenStore:
        """Opens it as it is; whoever plays looks after it."""
        database = await Database.beside(self.path)
        return OpenStore(sql_store(database), database, database.close)
