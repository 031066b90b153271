"""Migrations that a version was released with stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256

import pytest

from storage.postgres.schema import migrations as postgres_migrations
from storage.sqlite.database import migrations as sqlite_migrations

# The beginning of the SHA-256 of each migration that a version was released with (last: 0.11.0).
RELEASED = {
    1: "ef2a380b2fbcaabc",
    2: "a6cdb2e25bd8901a",
    3: "ab894e0e70bf0670",
    4: "9dd0605bb546ddf3",
    5: "c134fca3a35db60a",
    6: "1986554df7dc41f5",
    7: "03b6b11ce697cb36",
    8: "c349d0460b2eab66",
    9: "49e3b6405a12bb75",
    10: "573f5d4540daedda",
    11: "452e8c4bcbf1a361",
    12: "3c5436b1df3eeb97",
    13: "3ba4b6552da4d6a5",
    14: "826f430dad8eaa5e",
    15: "b3c6d526f353a226",
    16: "8a02f6a5c0ccc34a",
    17: "278a4dd6639e4073",
    18: "02783a41392206b0",
    19: "417dc025f6aaede7",
    20: "c70b55e1ac17430a",
    21: "85f0a151dac1ec64",
    22: "4a9754c90241e4e5",
    23: "722a516a00dd5280",
    24: "c553d97161286efb",
    25: "2c8c2d8e15b54228",
    26: "27e648ec5008018d",
    27: "75f9144ff322e8a9",
    28: "8927654df076c67b",
    29: "d03521ca7958d8fc",
    30: "273e1c976ecdb3dd",
    31: "0c1be1c8ee22c7ac",
    32: "3734b23bb0fe8cf3",
    33: "b87708463d39fc24",
}
RELEASED_ON_POSTGRES = {
    26: "e9577944d0aa9fa1",
    27: "75f9144ff322e8a9",
    28: "8927654df076c67b",
    29: "7f21f56d8c0fd0af",
    30: "c65971765def7ca5",
    31: "0c1be1c8ee22c7ac",
    32: "3734b23bb0fe8cf3",
    33: "96ab9a813904cc18",
}


@pytest.mark.parametrize(
    ("steps", "released"),
    [(sqlite_migrations, RELEASED), (postgres_migrations, RELEASED_ON_POSTGRES)],
    ids=["sqlite", "postgres"],
)
def test_a_released_migration_never_changes(
    steps: Callable[[], list[tuple[int, str]]], released: Mapping[int, str]
) -> None:
    """Stores have already run it: a later version needs a migration of its own."""
    marks = {number: sha256(script.encode()).hexdigest()[:16] for number, script in steps()}
    assert {number: marks.get(number) for number in released} == released
