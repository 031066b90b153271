"""With a really full disk, looking still works, and anybody who plays is told that nothing changed."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from storage.sql.matches import SqlMatchStore
from tests.discord.club import Club, answer
from tests.discord.played import finish
from tests.telling import tells

pytestmark = pytest.mark.skipif(os.environ.get("STORE") == "postgres", reason="it is about a file")


@contextmanager
def full_disk(store: Path) -> Iterator[None]:
    """No file may grow beyond the store's log, and an open reader keeps the log from being reused."""
    with sqlite3.connect(store, isolation_level=None) as writer:
        # Large enough that no other file of the tests reaches the limit.
        writer.execute("create table ballast (content blob)")
        writer.execute("insert into ballast values (zeroblob(1000000))")
    writer.close()
    reader = sqlite3.connect(store, isolation_level=None)
    reader.execute("begin")
    reader.execute("select * from matches").fetchall()
    size = store.with_name(f"{store.name}-wal").stat().st_size
    assert size > 1_000_000
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
        reader.close()


LOOKS: dict[str, dict[str, Any]] = {
    "axio board": {},
    "axio scores": {},
    "axio rules": {},
    "axio leaderboard": {},
    "leaderboard": {"where": "world"},
    "stats": {},
    "history": {},
    "matches": {},
    "privacy": {},
    "settings me": {},
    "help": {},
}


async def test_looking_is_answered(club: Club) -> None:
    """A result is not rated yet and Carol is new; looking would normally store both."""
    await finish(club, "axio")
    await club.begin()
    posts = len(club.channel.history())
    mover = await club.mover()
    with full_disk(club.path):
        for name, options in LOOKS.items():
            for who in (club.alice, club.carol):
                told = answer(await who.slash(club.channel, name, **options))
                assert not tells(told, "fault-disk"), name
                assert not tells(told, "fault"), name
        assert not tells(answer(await mover.slash(club.channel, "axio rack")), "fault-disk")
        assert len(club.channel.history()) == posts
        # The match's post is gone, and the id of a new one could not be stored.
        await club.post.delete()
        shown = await club.alice.slash(club.channel, "axio board")
        assert shown.response is not None
        assert len(shown.response.attachments) == 1
        assert len(club.channel.history()) == posts - 1
    await club.alice.slash(club.channel, "axio board")
    assert len(club.channel.history()) == posts


async def test_playing_is_refused_saying_that_nothing_was_changed(club: Club) -> None:
    match = await club.begin()
    posts = len(club.channel.history())
    club.expected_faults = 2
    with full_disk(club.path):
        told = answer(await club.place())
        assert tells(told, "fault-disk")
        opened = answer(await club.alice.slash(club.channel, "rota start", seats=2))
        assert tells(opened, "fault-disk")
        assert (await club.match()).row == match.row
    assert len(club.channel.history()) == posts
    assert "Done" in answer(await club.place()) or (await club.match()).version == match.version + 1
    assert (await club.match()).version == match.version + 1


async def test_a_move_that_was_the_last_to_fit_is_shown_and_counts(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The action is the last thing that is stored."""
    match = await club.begin()
    append = SqlMatchStore.append
    with ExitStack() as disk:

        async def last(*given: Any, **more: Any) -> Any:
            stored = await append(*given, **more)
            disk.enter_context(full_disk(club.path))
            return stored

        monkeypatch.setattr(SqlMatchStore, "append", last)
        told = answer(await club.place())
        monkeypatch.undo()
    assert not tells(told, "fault")
    assert not tells(told, "fault-done")
    assert not tells(told, "fault-disk")
    after = await club.match()
    assert after.version == match.version + 1
    shown = len(club.channel.history())
    await club.bot.parts.repairs.everything()
    after = await club.match()
    assert after.row.post_version == after.version
    assert len(club.channel.history()) == shown, "its id is known"
