"""Giving a lease back on a PostgreSQL server, which notices a moment later that somebody is gone."""

from __future__ import annotations

from storage.postgres.lease import SessionLease
from tests.patience import until


async def released(lease: SessionLease) -> None:
    """Gives a lease back and returns when nobody sees it any more."""
    own = lease._own
    lease.release()

    def gone() -> bool:
        seen = SessionLease(lease._address).looked()
        return own not in {*seen.processes, *seen.sharing, *seen.shards.values()}

    await until(gone)
