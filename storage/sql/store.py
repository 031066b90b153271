"""A whole store, asked in SQL."""

from __future__ import annotations

from collections.abc import Callable

from storage.sql.alarms import SqlAlarmStore
from storage.sql.daily import SqlDailyStore
from storage.sql.database import Database
from storage.sql.exclusions import SqlExclusionStore
from storage.sql.finished import SqlFinishedStore
from storage.sql.heartbeat import SqlHeartbeatStore
from storage.sql.learners import SqlLearnerStore
from storage.sql.look_backs import SqlLookBackStore
from storage.sql.matches import SqlMatchStore
from storage.sql.messages import SqlMessageStore
from storage.sql.oddities import SqlOddityStore
from storage.sql.places import SqlPlaceStore
from storage.sql.players import SqlPlayerStore, SqlServerStore
from storage.sql.privacy import SqlPrivacyStore
from storage.sql.puzzles import SqlPuzzleStore
from storage.sql.results import SqlResultStore
from storage.sql.shards import SqlShardStore
from storage.sql.standings import SqlStandingStore
from storage.sql.stats import SqlStatsStore
from storage.store import Store


def sql_store(database: Database, clock: Callable[[], float] | None = None) -> Store:
    """The store in an open database.  clock: see `SqlMatchStore`."""
    return Store(
        alarms=SqlAlarmStore(database),
        dailies=SqlDailyStore(database),
        exclusions=SqlExclusionStore(database),
        heartbeat=SqlHeartbeatStore(database),
        finished=SqlFinishedStore(database),
        learners=SqlLearnerStore(database),
        look_backs=SqlLookBackStore(database),
        matches=SqlMatchStore(database, clock),
        messages=SqlMessageStore(database),
        oddities=SqlOddityStore(database),
        places=SqlPlaceStore(database),
        players=SqlPlayerStore(database),
        privacy=SqlPrivacyStore(database),
        puzzles=SqlPuzzleStore(database),
        results=SqlResultStore(database),
        servers=SqlServerStore(database),
        shards=SqlShardStore(database),
        standings=SqlStandingStore(database),
        stats=SqlStatsStore(database),
    )
