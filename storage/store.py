"""A whole store: all that may be asked of it, by what asks."""

from __future__ import annotations

from dataclasses import dataclass

from storage.alarms import AlarmStore
from storage.daily import DailyStore
from storage.exclusions import ExclusionStore
from storage.finished import FinishedStore
from storage.heartbeat import HeartbeatStore
from storage.matches import MatchStore
from storage.messages import MessageStore
from storage.oddities import OddityStore
from storage.places import PlaceStore
from storage.players import PlayerStore, ServerStore
from storage.privacy import PrivacyStore
from storage.results import ResultStore
from storage.standings import StandingStore
from storage.stats import StatsStore


@dataclass(frozen=True, kw_only=True)
class Store:
    """The parts of one store.

    Each method of a part is one piece of work: it is done wholly or not at all, and what it returns was so at
    one moment.  When the disk takes nothing more, it raises Unwritable.  What is only noted does not: a power
    cut may undo it, and it is done again when it is missing.
    """

    alarms: AlarmStore
    dailies: DailyStore
    exclusions: ExclusionStore
    heartbeat: HeartbeatStore
    finished: FinishedStore
    matches: MatchStore
    messages: MessageStore
    oddities: OddityStore
    places: PlaceStore
    players: PlayerStore
    privacy: PrivacyStore
    results: ResultStore
    servers: ServerStore
    standings: StandingStore
    stats: StatsStore
