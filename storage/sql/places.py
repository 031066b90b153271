"""The channels and threads in which matches are or were played, and who may see what was played there."""

from __future__ import annotations

import json

from storage.matches import NOWHERE, OPEN_STATUSES, Occupied
from storage.places import PlaceRow, PlaceStore, Sight
from storage.sql.database import Database, Transaction
from storage.sql.phrases import numbers

OPEN = f"status in {OPEN_STATUSES}"
IN_CHANNEL = f"channel <> {NOWHERE}"
HOLDING = f"{IN_CHANNEL} and holds"
_VIEWED = f"in {numbers('?2')}"
_EXISTING = f"in {numbers('?3')}"


def seen(sight: Sight) -> tuple[int, str, str, bool]:
    """The values of ?1 to ?4 in SEEN."""
    return (
        sight.player,
        json.dumps(sorted(sight.channels)),
        json.dumps(sorted(sight.existing)),
        sight.gone,
    )


SEEN = (
    f"(matches.channel {_VIEWED}"
    " or exists (select 1 from seats where seats.match = matches.id and seats.player = ?1)"
    # The result may count for somebody who gave the seat away.
    " or exists (select 1 from placings where placings.match = matches.id and placings.player = ?1)"
    " or exists (select 1 from places where places.channel = matches.channel"
    f"   and (places.kind = 'thread' and parent {_VIEWED} or ?4 and (places.kind = 'gone'"
    f"     or places.kind in ('thread', 'private') and parent not {_EXISTING}"
    f"     or places.kind = 'channel' and places.channel not {_EXISTING}))))"
)
"""The SQL condition under which somebody may see a match of the server where that person looks."""


class SqlPlaceStore(PlaceStore):
    """What was learned about places from Discord; it can always be learned again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, channel: int) -> PlaceRow:
        row = await self._database.row("select channel, kind, parent from places where channel = ?", channel)
        return PlaceRow(channel) if row is None else PlaceRow(row["channel"], row["kind"], row["parent"])

    async def newest(self, server: int, kind: str, limit: int) -> list[PlaceRow]:
        rows = await self._database.rows(
            "select channel, kind, parent from places where server = ? and kind = ?"
            " order by channel desc limit ?",
            server,
            kind,
            limit,
        )
        return [PlaceRow(row["channel"], row["kind"], row["parent"]) for row in rows]

    async def learned(self, place: PlaceRow) -> None:
        await self._database.note(
            "update places set kind = ?, parent = ? where channel = ?",
            place.kind,
            place.parent,
            place.channel,
        )


def played_in(transaction: Transaction, channel: int, server: int | None) -> None:
    """Remembers that a match is played in this place of a server; None: in direct messages."""
    if server is not None:
        transaction.run(
            "insert into places (channel, server) values (?, ?) on conflict do nothing", channel, server
        )


def check_free(transaction: Transaction, channel: int, game: str, but: int = 0) -> None:
    """Raises Occupied if the channel holds an open match of the game other than `but`."""
    taken = transaction.run(
        f"select id from matches where channel = ? and game = ? and {OPEN} and {HOLDING} and id != ?",
        channel,
        game,
        but,
    )
    if taken:
        raise Occupied(int(taken[0]["id"]))
