"""A store copied from the command line, while no bot runs on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.owner.commands import main
from bot.texts import text
from storage.engines import engine, named
from tests.owner.test_upkeep import played, told


async def test_a_store_goes_to_a_server_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Callable[[], str]
) -> None:
    source, back, address = tmp_path / "axio.db", tmp_path / "back.db", postgres()
    version = await played(source)
    lease = engine(source).lease()
    assert lease.take()
    running = await asyncio.to_thread(told, capsys, "copy", str(source), address)
    assert running == (1, "", text("en", "owner-copy-running", file=str(source)) + "\n")
    lease.release()
    for one, other in ((str(source), address), (address, str(back))):
        code, out, _ = await asyncio.to_thread(told, capsys, "copy", one, other)
        assert code == 0
        assert named(address) in out
    opened = await engine(back).beside()
    match = await opened.store.matches.load(1)
    assert match is not None
    assert match.version == version
    await opened.close()
    code, _, error = await asyncio.to_thread(told, capsys, "copy", str(source), address)
    assert code == 1
    assert "not empty" in error


def test_what_is_about_a_file_is_refused_on_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["backup"], ["restore", "axio.db"]):
        assert main(["--store", "postgresql://axio@/axio?host=/nowhere", *words]) == 1
        assert capsys.readouterr().err == text("en", "owner-only-a-file") + "\n"


async def test_the_store_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It was always the first."""
    source, target, nowhere = (tmp_path / f"{name}.db" for name in ("source", "target", "nowhere"))
    await played(source)
    await played(target)
    not_empty = "it is not empty: name a store in which nothing was stored yet"
    for one, other, file, why in (
        (source, target, target, not_empty),
        (nowhere, tmp_path / "other.db", nowhere, "there is no such file"),
    ):
        done = await asyncio.to_thread(told, capsys, "copy", str(one), str(other))
        assert done == (1, "", text("en", "owner-store", file=str(file), why=why) + "\n")
    left = await asyncio.to_thread(lambda: list(tmp_path.glob("nowhere*")))
    assert left == [], "nothing is left of a store that was never there"
