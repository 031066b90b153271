"""Backups by hand and their way back, beside and without a running bot."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.owner.commands import main
from bot.texts import text
from storage.sqlite.lease import FileLease
from tests.matches.boards import Record, up_to_date
from tests.matches.tables import Table


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    written = capsys.readouterr()
    return code, written.out, written.err


def versions(store: Path) -> list[int]:
    with closing(sqlite3.connect(store)) as connection:
        return [version for (version,) in connection.execute("select version from matches order by id")]


async def played(path: Path) -> int:
    """A store with a running match, closed; its version."""
    table = await Table.at(path)
    match = await table.begun(2)
    await table.database.close()
    return match.version


async def test_a_backup_is_made_beside_the_bot_and_put_back_without_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, backup = tmp_path / "axio.db", tmp_path / "elsewhere" / "copy.db"
    version = await played(store)
    lease = FileLease(store)
    assert lease.take()
    in_thread = asyncio.to_thread
    done = await in_thread(told, capsys, "--store", str(store), "backup", str(backup))
    assert done == (0, text("en", "owner-backup-done", file=str(backup)) + "\n", "")
    again = await in_thread(told, capsys, "--store", str(store), "backup", str(backup))
    assert again == (1, "", text("en", "owner-backup-there", file=str(backup)) + "\n")
    refused = await in_thread(told, capsys, "--store", str(store), "restore", str(backup))
    assert refused == (1, "", text("en", "owner-restore-running") + "\n")
    lease.release()
    assert versions(store) == [version]
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("delete from log")
        connection.commit()
    code, out, _ = await in_thread(told, capsys, "--store", str(store), "restore", str(backup))
    assert code == 0
    assert text("en", "owner-restore-done", file=str(store), backup=str(backup)) in out
    assert "axio-replaced-" in out
    table = await Table.at(store)
    (row,) = await table.database.rows("select id from matches")
    found = await table.matches.find(row["id"])
    assert found is not None
    await table.is_sound(found)
    await table.database.close()


async def test_a_store_is_the_same_by_whatever_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, link, backup = tmp_path / "axio.db", tmp_path / "elsewhere" / "table.db", tmp_path / "copy.db"
    await played(store)
    link.parent.mkdir()
    link.symlink_to(store)
    await asyncio.to_thread(told, capsys, "--store", str(link), "backup", str(backup))
    lease = FileLease(store)
    assert lease.take()
    refused = await asyncio.to_thread(told, capsys, "--store", str(link), "restore", str(backup))
    assert refused == (1, "", text("en", "owner-restore-running") + "\n")
    lease.release()
    code, _, _ = await asyncio.to_thread(told, capsys, "--store", str(link), "restore", str(backup))
    assert (code, link.is_symlink()) == (0, True)


async def test_a_backup_that_cannot_be_used_is_named_and_not_the_store(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, backup = tmp_path / "axio.db", tmp_path / "nothing.db"
    version = await played(store)
    code, out, error = await asyncio.to_thread(told, capsys, "--store", str(store), "restore", str(backup))
    assert (code, out) == (1, "")
    assert error.startswith(text("en", "owner-restore-unusable", file=str(backup), why="").rstrip())
    assert versions(store) == [version]


async def test_boards_are_made_anew_beside_the_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = await Record.at(tmp_path / "axio.db")
    for _ in range(3):
        await record.finish((11, 1, 9), (12, 2, 4))
    await up_to_date(record.standings)
    right = [
        tuple(row) for row in await record.database.rows("select * from standings order by 1, 2, 3, 4, 5")
    ]
    assert right
    await record.database.note("update standings set rating = 1")
    code, out, _ = await asyncio.to_thread(
        told, capsys, "--store", str(tmp_path / "axio.db"), "rebuild-boards"
    )
    assert (code, out) == (0, text("en", "owner-rebuild-done") + "\n")
    await up_to_date(record.standings)
    made = [
        tuple(row) for row in await record.database.rows("select * from standings order by 1, 2, 3, 4, 5")
    ]
    assert made == right
    await record.database.close()
