"""When the bot was last at work, how long it was away, and the times that shift with its clock."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from storage.heartbeat import Beat, HeartbeatStore
from storage.sql.database import Database, Transaction
from storage.sql.phrases import HANDS_BEHIND, POST_BEHIND, put
from storage.sql.places import OPEN

# Everything that is waited for, and what it is computed from.  The times of a match with a day follow from
# the day, so they stay.
_WAITS = f"{OPEN} and day is null"
_MOVES = (
    "update matches set created = created + ?1, deadline = deadline + ?1, alarm = alarm + ?1,"
    f" computer_at = computer_at + ?1 where {_WAITS}",
    # Boards and hands that show such a time are updated.
    f"update matches set {POST_BEHIND}, {HANDS_BEHIND}"
    f" where {_WAITS} and pace is not null and status = 'running'",
    # The mover's hand begins with the number of the turn: it is shown again, without another ping.
    "update hands set shown = substr(shown, 1, instr(shown, '.')) where instr(shown, '.') > 1"
    f" and match in (select id from matches where {_WAITS} and pace is not null and status = 'running')",
    f"update log set at = at + ?1 where match in (select id from matches where {_WAITS})",
    "update calls set at = at + ?1",
    "update members set checked = case when checked + ?1 < 1 then 1 else checked + ?1 end where checked > 0",
    "update players set asked = case when asked + ?1 < 1 then 1 else asked + ?1 end where asked > 0",
    "update forgotten set until = until + ?1",  # null stays null
    "update shards set seen = seen + ?1, since = since + ?1",
)


class SqlHeartbeatStore(HeartbeatStore):
    """The bot's last heartbeat, and how long it was away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self) -> Beat | None:
        row = await self._database.row("select at, since, boot, elapsed from heartbeat")
        return None if row is None else Beat(row["at"], row["since"], row["boot"], row["elapsed"])

    async def beat(self, beat: Beat) -> None:
        await self._database.note(_BEAT, 1, beat.at, beat.since, beat.boot, beat.elapsed)

    async def back(self, beat: Beat, missed: Mapping[int, int]) -> None:
        def work(transaction: Transaction) -> None:
            _note(transaction, beat, missed)

        await self._database.write(work)

    async def shift(
        self, by: int, beat: Beat, missed: Mapping[int, int], today: int, then: Callable[[], None]
    ) -> None:
        def work(transaction: Transaction) -> None:
            for statement in _MOVES:
                transaction.run(statement, *[by] * ("?1" in statement))
            offers = transaction.run(f"select id, offer from matches where {_WAITS} and offer is not null")
            transaction.run_many(
                "update matches set offer = ? where id = ?",
                [(_later(row["offer"], by), row["id"]) for row in offers],
            )
            transaction.run("delete from downtimes where day > ?", today)
            _note(transaction, beat, missed)

        await self._database.write(work, then)


def _later(offer: str, by: int) -> str:
    """An offer that stands until so many seconds later."""
    told = json.loads(offer)
    if told.get("until") is not None:
        told["until"] += by
    return json.dumps(told)


_BEAT = put("heartbeat", "one", "at, since, boot, elapsed")


def _note(transaction: Transaction, beat: Beat, missed: Mapping[int, int]) -> None:
    transaction.run(_BEAT, 1, beat.at, beat.since, beat.boot, beat.elapsed)
    transaction.run_many(
        "insert into downtimes values (?, ?)"
        " on conflict (day) do update set seconds ="
        " case when downtimes.seconds + excluded.seconds < 86400"
        " then downtimes.seconds + excluded.seconds else 86400 end",
        missed.items(),
    )
