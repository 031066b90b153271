"""A copy that was restored beside the log of the former file is never mixed with it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.faults import StoreUnusable
from storage.sqlite.database import LARGE, Database
from storage.sqlite.files import beside, editions
from storage.sqlite.soundness import check, prepare
from storage.sqlite.upkeep import Upkeep
from tests.storage.test_soundness import met


@pytest.mark.parametrize("looked", [True, False])
async def test_a_copy_from_before_much_was_written_is_never_mixed_with_the_log(
    path: Path, looked: bool
) -> None:
    """The log holds all that was written since the copy, or it is known as the log of another file."""
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await upkeep.start()
    await met(database, range(1, 400))
    backup = path.with_name("backup")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(backup)) as target:
        source.backup(target)
    number, most = 400, 0
    while most <= LARGE and number < 80_000:
        await met(database, range(number, number + 400))
        number, most = number + 400, beside(path, "-wal").stat().st_size
    if looked:
        await upkeep.look()
        await met(database, range(number, number + 1))
    copied = {ending: beside(path, ending).read_bytes() for ending in ("", "-wal", "-lock")}
    await upkeep.stop()
    await database.close()
    for ending, content in copied.items():
        beside(path, ending).write_bytes(content)
    shutil.copy(backup, path)
    if looked:
        with pytest.raises(StoreUnusable, match="restored"):
            prepare(path)
        return
    assert not prepare(path)
    await check(path)
    database = await Database.open(path)
    assert [tuple(row) for row in await database.rows("select count(*) from players")] == [(number - 1,)]
    await database.close()


async def test_what_is_emptied_on_the_way_makes_a_new_edition_too(path: Path) -> None:
    database = await Database.open(path)
    upkeep = Upkeep(database)
    await upkeep.start()
    before = editions(path)
    await upkeep.look()
    assert editions(path) == before
    await database.tidy()
    await upkeep.look()
    assert editions(path) != before
    assert len(editions(path)) == 1
    await upkeep.stop()
    await database.close()
