"""The lease on a PostgreSQL server: one process has it, and knows when another one has it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from storage.engines import engine, named
from storage.faults import StoreUnusable
from storage.postgres.lease import SessionLease
from tests.storage.test_postgres import end_all


def test_one_has_it_until_it_is_given_back(postgres: Callable[[], str]) -> None:
    address = postgres()
    one, other = SessionLease(address), SessionLease(address)
    assert one.take()
    assert not other.take()
    assert one.holds()
    one.release()
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


def test_a_server_that_is_not_there_is_said() -> None:
    with pytest.raises(StoreUnusable):
        SessionLease("postgresql://axio@/axio?host=/nowhere").take()


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
