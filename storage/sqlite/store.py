"""A whole store in one SQLite file."""

from __future__ import annotations

from collections.abc import Callable

from storage.sqlite.alarms import SqliteAlarmStore
from storage.sqlite.daily import SqliteDailyStore
from storage.sqlite.database import Database
from storage.sqlite.exclusions import SqliteExclusionStore
from storage.sqlite.finished import SqliteFinishedStore
from storage.sqlite.heartbeat import SqliteHeartbeatStore
from storage.sqlite.learners import SqliteLearnerStore
from storage.sqlite.look_backs import SqliteLookBackStore
from storage.sqlite.matches import SqliteMatchStore
from storage.sqlite.messages import SqliteMessageStore
from storage.sqlite.oddities import SqliteOddityStore
from storage.sqlite.places import SqlitePlaceStore
from storage.sqlite.players import SqlitePlayerStore, SqliteServerStore
from storage.sqlite.privacy import SqlitePrivacyStore
from storage.sqlite.results import SqliteResultStore
from storage.sqlite.standings import SqliteStandingStore
from storage.sqlite.stats import SqliteStatsStore
from storage.store import Store


def sqlite_store(database: Database, clock: Callable[[], float] | None = None) -> Store:
    """The store in an open file.  clock: see `SqliteMatchStore`."""
    return Store(
        alarms=SqliteAlarmStore(database),
        dailies=SqliteDailyStore(database),
        exclusions=SqliteExclusionStore(database),
        heartbeat=SqliteHeartbeatStore(database),
        finished=SqliteFinishedStore(database),
        learners=SqliteLearnerStore(database),
        look_backs=SqliteLookBackStore(database),
        matches=SqliteMatchStore(database, clock),
        messages=SqliteMessageStore(database),
        oddities=SqliteOddityStore(database),
        places=SqlitePlaceStore(database),
        players=SqlitePlayerStore(database),
        privacy=SqlitePrivacyStore(database),
        results=SqliteResultStore(database),
        servers=SqliteServerStore(database),
        standings=SqliteStandingStore(database),
        stats=SqliteStatsStore(database),
    )
