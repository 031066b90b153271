"""The lease on a PostgreSQL server: one process has it, and knows when another one has it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from storage.engines import engine, named
from storage.faults import StoreAway, StoreRefused, StoreTooNew
from storage.lease import Joined, Lease
from storage.postgres.lease import SessionLease
from storage.postgres.schema import migrations
from storage.sqlite.lease import FileLease
from tests.patience import PATIENT, until
from tests.storage import cluster
from tests.storage.leases import released
from tests.storage.test_postgres import end_all


async def test_one_has_it_until_it_is_given_back(postgres: Callable[[], str]) -> None:
    address = postgres()
    one, other = SessionLease(address), SessionLease(address)
    assert one.take()
    assert not other.take()
    assert one.holds()
    await released(one)
    assert other.take()
    other.release()


def test_when_the_server_was_away_the_first_to_ask_has_it(postgres: Callable[[], str]) -> None:
    address = postgres()
    one, other = SessionLease(address), SessionLease(address)
    assert one.take()
    end_all(address)
    assert one.holds(), "it was taken again"
    assert not other.take()
    end_all(address)
    assert other.take()
    assert not one.holds(), "so it has to stop"
    other.release()


def test_stores_in_one_database_have_a_lease_each(postgres: Callable[[], str]) -> None:
    address = postgres()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("create schema if not exists beside")
    one, other = SessionLease(address), SessionLease(f"{address}&options=-csearch_path%3Dbeside")
    assert one.take()
    assert other.take()
    one.release()
    other.release()


def test_a_server_that_is_not_there_is_said_and_may_be_asked_again() -> None:
    lease = SessionLease("postgresql://axio@/axio?host=/nowhere")
    for ask in (lease.take, lease.join, lease.join):
        with pytest.raises(StoreAway, match="/nowhere"):
            ask()


def test_a_server_that_lets_others_in_refuses(postgres: Callable[[], str]) -> None:
    parts = conninfo_to_dict(postgres())
    for wrong in ({"dbname": "nothing"}, {"user": "nobody"}):
        with pytest.raises(StoreRefused, match=next(iter(wrong.values()))):
            SessionLease(make_conninfo("", **{**parts, **wrong})).join()


_SERVER = """
import pathlib, socket, sys
listener = socket.socket(socket.AF_UNIX)
listener.bind(sys.argv[1])
listener.listen()
pathlib.Path(sys.argv[1]).with_name("ready").touch()
while True:
    with listener.accept()[0] as connection:
        connection.recv(1024)
        connection.sendall(bytes.fromhex(sys.argv[2]))
"""


@pytest.mark.parametrize(
    ("code", "says", "refused"),
    [
        ("28P01", "Passwort-Authentifizierung für Benutzer »axio« fehlgeschlagen", True),
        ("57P03", "das Datenbanksystem startet", False),
    ],
)
def test_whether_a_server_refuses_is_not_found_out_by_its_words(
    tmp_path: Path, code: str, says: str, refused: bool
) -> None:
    said = zip("SCM", ("FATAL", code, says), strict=True)
    fields = b"".join(f"{kind}{value}\0".encode() for kind, value in said) + b"\0"
    answer = b"E" + (len(fields) + 4).to_bytes(4, "big") + fields
    # In a process of its own, as libpq's look at a server stops this one.
    serving = subprocess.Popen([sys.executable, "-c", _SERVER, tmp_path / ".s.PGSQL.5432", answer.hex()])
    try:
        give_up = time.monotonic() + PATIENT
        while not (tmp_path / "ready").exists():
            assert time.monotonic() < give_up
            time.sleep(0.01)
        with pytest.raises(StoreAway, match=says) as told:
            SessionLease(f"postgresql://axio@/axio?host={tmp_path}").join()
    finally:
        serving.kill()
        serving.wait()
    assert isinstance(told.value, StoreRefused) is refused


def test_the_name_of_a_store_shows_no_password() -> None:
    told = engine("postgresql://axio:hidden@db.example:5433/games?sslmode=require").name
    assert "hidden" not in told
    assert all(each in told for each in ("axio", "db.example", "5433", "games", "require"))
    assert "hidden" not in named("postgresql://axio:hid%den@[db/games")
    assert "hidden" not in named("postgresql://db.example/games?sslkey=key&sslpassword=hidden")


def test_a_file_of_another_name_has_the_same_lease(tmp_path: Path) -> None:
    """Else two bots could play on one store, one by each name."""
    store, link = tmp_path / "data" / "axio.db", tmp_path / "axio.db"
    store.parent.mkdir()
    link.symlink_to(store)
    one, other = engine(store).lease(), engine(link).lease()
    assert one.take()
    assert not other.take()
    one.release()


# -- several processes ----------------------------------------------------------------------------


def mustered(lease: SessionLease) -> tuple[int, int, dict[int, bool], bool]:
    """How many are at work, how many share, which shards are its own, and whether it is at work itself."""
    found = lease.muster()
    assert found is not None
    own = {shard: process == found.own for shard, process in sorted(found.shards.items())}
    return len(found.processes), len(found.sharing), own, found.own in found.processes


async def test_those_who_play_share_it_and_an_owner_has_it_alone(postgres: Callable[[], str]) -> None:
    address = postgres()
    one, other, owner = SessionLease(address), SessionLease(address), SessionLease(address)
    assert one.join() is Joined.YES
    assert other.join(sharing=False) is Joined.YES
    assert not owner.take(), "it is in use"
    assert mustered(one) == (2, 1, {}, True)
    await released(one)
    assert not owner.take()
    assert other.holds()
    assert mustered(other) == (1, 0, {}, True)
    await released(other)
    assert owner.take()
    assert one.join() is Joined.TAKEN
    owner.release()


async def test_a_shard_and_the_work_for_all_are_one_process_s(postgres: Callable[[], str]) -> None:
    address = postgres()
    one, other = SessionLease(address), SessionLease(address)
    assert one.join() is other.join() is Joined.YES
    assert one.take_shard(0)
    assert one.take_shard(0)
    assert one.take_shard(4095)
    assert not other.take_shard(0)
    assert other.take_shard(1)
    assert mustered(one) == (2, 2, {0: True, 1: False, 4095: True}, True)
    assert one.lead(wanted=True)
    assert one.lead(wanted=True)
    assert not other.lead(wanted=True)
    assert not one.lead(wanted=False)
    assert other.lead(wanted=True)
    one.give_shard(0)
    one.give_shard(0)
    assert other.take_shard(0)
    other.release()
    # A server notices a moment later that somebody is gone.
    await until(lambda: one.lead(wanted=True))
    assert one.take_shard(0)
    one.release()


def test_when_the_server_was_away_each_has_again_what_it_had_unless_another_was_faster(
    postgres: Callable[[], str],
) -> None:
    address = postgres()
    one, other = SessionLease(address), SessionLease(address)
    assert one.join() is other.join() is Joined.YES
    assert all(map(one.take_shard, (0, 1)))
    assert one.lead(wanted=True)
    end_all(address)
    assert one.muster() is None
    assert other.muster() is None
    assert not one.take_shard(2), "nobody knows"
    assert not one.lead(wanted=True)
    assert other.holds()
    assert other.take_shard(1)
    assert one.holds()
    assert mustered(one) == (2, 2, {0: True, 1: False}, True)
    assert one.lead(wanted=True)
    assert not other.lead(wanted=True)
    one.release()
    other.release()


def test_an_owner_s_command_that_was_faster_ends_those_who_play(postgres: Callable[[], str]) -> None:
    address = postgres()
    one, owner = SessionLease(address), SessionLease(address)
    assert one.join() is Joined.YES
    end_all(address)
    assert owner.take()
    assert not one.holds()
    owner.release()


async def test_the_schema_changes_when_no_earlier_process_is_left(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = tmp_path_factory.getbasetemp()
    address = cluster.new(base if worker_id == "master" else base.parent)
    earlier, later, latest = SessionLease(address), SessionLease(address), SessionLease(address)
    assert earlier.join() is Joined.YES, "a new store"
    steps = migrations()
    step = (steps[-1][0] + 1, "alter table players add column tune text;")
    monkeypatch.setattr("storage.postgres.schema.migrations", lambda: [*steps, step])
    assert later.join() is Joined.EARLIER
    assert later.join() is Joined.EARLIER, "and it can be asked again"
    await released(earlier)
    assert later.join() is Joined.YES
    assert latest.join() is Joined.YES
    monkeypatch.undo()
    with pytest.raises(StoreTooNew):
        earlier.join()
    later.release()
    latest.release()


async def test_a_process_of_an_earlier_version_that_knows_no_others_is_waited_for(
    postgres: Callable[[], str],
) -> None:
    """Up to 0.6.0 each took the store alone, by the same lock."""
    address = postgres()
    old, new = SessionLease(address), SessionLease(address)
    assert old.take()
    assert new.join() is Joined.TAKEN
    await released(old)
    assert new.join() is Joined.YES
    assert not old.take()
    new.release()


def test_on_a_file_one_process_has_everything(tmp_path: Path) -> None:
    one: Lease = FileLease(tmp_path / "axio.db")
    other = FileLease(tmp_path / "axio.db")
    assert one.join() is Joined.YES
    assert other.join() is Joined.TAKEN
    assert one.take_shard(0)
    assert one.take_shard(1)
    one.give_shard(0)
    found = one.muster()
    assert found is not None
    assert found.processes == found.sharing == {found.own}
    assert found.shards == {1: found.own}
    assert one.lead(wanted=True)
    assert not one.lead(wanted=False)
    one.release()
