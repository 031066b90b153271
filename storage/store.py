"""A whole store: everything that may be asked of it, by subject."""

from __future__ import annotations

from dataclasses import dataclass

from storage.alarms import AlarmStore
from storage.daily import DailyStore
from storage.exclusions import ExclusionStore
from storage.finished import FinishedStore
from storage.heartbeat import HeartbeatStore
from storage.learners import LearnerStore
from storage.look_backs import LookBackStore
from storage.matches import MatchStore
from storage.messages import MessageStore
from storage.oddities import OddityStore
from storage.places import PlaceStore
from storage.players import PlayerStore, ServerStore
from storage.privacy import PrivacyStore
from storage.puzzles import PuzzleStore
from storage.results import ResultStore
from storage.shards import ShardStore
from storage.standings import StandingStore
from storage.stats import StatsStore


@dataclass(frozen=True, kw_only=True)
class Store:
    """The parts of one store.

    Each method of a part is one piece of work: it is done wholly or not at all, and what it returns was true
    at one moment.  It raises Unwritable if the disk does not accept writes, unless it only makes a note: that
    may be lost in a power cut too, and is made again when it is missing.
    """

    alarms: AlarmStore
    dailies: DailyStore
    exclusions: ExclusionStore
    heartbeat: HeartbeatStore
    finished: FinishedStore
    learners: LearnerStore
    look_backs: LookBackStore
    matches: MatchStore
    messages: MessageStore
    oddities: OddityStore
    places: PlaceStore
    players: PlayerStore
    privacy: PrivacyStore
    puzzles: PuzzleStore
    results: ResultStore
    servers: ServerStore
    shards: ShardStore
    standings: StandingStore
    stats: StatsStore
