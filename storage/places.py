"""The channels and threads in which matches are or were played, and who may see what was played there."""

from __future__ import annotations

import json
from dataclasses import dataclass

from storage.database import Database, Transaction, Value


@dataclass(frozen=True)
class PlaceRow:
    """What is known of a channel or thread: see the columns of places."""

    channel: int
    kind: str = "unknown"
    parent: int | None = None


@dataclass(frozen=True)
class Sight:
    """Who looks, from where, and what that person may see there besides matches of one's own.

    server: None in a direct message.  channels: those of the server that the person can view, threads among
    them; of archived threads only private ones, since whoever views a channel views its public threads.
    existing: all channels that the server has.  gone: what was played in deleted channels too.
    For a single match it is enough that `channels` holds the match's channel, or not.
    """

    player: int
    server: int | None = None
    channels: frozenset[int] = frozenset()
    existing: frozenset[int] = frozenset()
    gone: bool = False

    @property
    def values(self) -> tuple[Value, Value, Value, Value]:
        """What stands for ?1 to ?4 in SEEN."""
        return (
            self.player,
            json.dumps(sorted(self.channels)),
            json.dumps(sorted(self.existing)),
            int(self.gone),
        )


_VIEWED = "in (select value from json_each(?2))"
_EXISTING = "in (select value from json_each(?3))"
SEEN = (
    f"(matches.channel {_VIEWED}"
    " or exists (select 1 from seats where seats.match = matches.id and seats.player = ?1)"
    # Whoever gave the seat away may be the one for whom the result counts.
    " or exists (select 1 from placings where placings.match = matches.id and placings.player = ?1)"
    " or exists (select 1 from places where places.channel = matches.channel"
    f"   and (kind = 'thread' and parent {_VIEWED} or ?4 and (kind = 'gone'"
    f"     or kind in ('thread', 'private') and parent not {_EXISTING}"
    f"     or kind = 'channel' and places.channel not {_EXISTING}))))"
)
"""The SQL condition under which somebody may see a match of the server where that person looks."""


class PlaceStore:
    """What was learned of places.  What they are follows from Discord, so it can always be learned anew."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, channel: int) -> PlaceRow:
        """What is known of a place; unknown where nothing is."""
        row = await self._database.row("select channel, kind, parent from places where channel = ?", channel)
        return PlaceRow(channel) if row is None else PlaceRow(row["channel"], row["kind"], row["parent"])

    async def newest(self, server: int, kind: str, limit: int) -> list[PlaceRow]:
        """At most so many places of this kind on a server, the newest first."""
        rows = await self._database.rows(
            "select channel, kind, parent from places where server = ? and kind = ?"
            " order by channel desc limit ?",
            server,
            kind,
            limit,
        )
        return [PlaceRow(row["channel"], row["kind"], row["parent"]) for row in rows]

    async def learned(self, place: PlaceRow) -> None:
        """Remembers what a place is, if a match was played there."""
        await self._database.note(
            "update places set kind = ?, parent = ? where channel = ?",
            place.kind,
            place.parent,
            place.channel,
        )


async def played_in(transaction: Transaction, channel: int, server: int | None) -> None:
    """Remembers that a match is played in this place of a server; None: in direct messages."""
    if server is not None:
        await transaction.run("insert or ignore into places (channel, server) values (?, ?)", channel, server)
