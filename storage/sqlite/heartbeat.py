"""When the bot was last at work, how long it was away, and the times that shift with its clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from storage.heartbeat import Beat, HeartbeatStore
from storage.sqlite.database import Database, Transaction
from storage.sqlite.places import OPEN

# Everything that is waited for, and what it is computed from.  The times of a match with a day follow from
# the day, so they stay.
_WAITS = f"{OPEN} and day is null"
_MOVES = (
    "update matches set created = created + ?1, deadline = deadline + ?1, alarm = alarm + ?1,"
    " computer_at = computer_at + ?1,"
    " offer = json_set(offer, '$.until', json_extract(offer, '$.until') + ?1)"
    f" where {_WAITS}",
    # Boards and hands that show such a time are updated.
    "update matches set post_version = min(post_version, version - 1),"
    " hands_version = min(hands_version, version - 1)"
    f" where {_WAITS} and pace is not null and status = 'running'",
    # The mover's hand begins with the number of the turn: it is shown again, without another ping.
    "update hands set shown = substr(shown, 1, instr(shown, '.')) where instr(shown, '.') > 1"
    f" and match in (select id from matches where {_WAITS} and pace is not null and status = 'running')",
    f"update log set at = at + ?1 where match in (select id from matches where {_WAITS})",
    "update calls set at = at + ?1",
    "update members set checked = max(checked + ?1, 1) where checked > 0",
    "update players set asked = max(asked + ?1, 1) where asked > 0",
    "update forgotten set until = until + ?1",  # null stays null
)


class SqliteHeartbeatStore(HeartbeatStore):
    """The bot's last heartbeat, and how long it was away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self) -> Beat | None:
        row = await self._database.row("select at, since, boot, elapsed from heartbeat")
        return None if row is None else Beat(row["at"], row["since"], row["boot"], row["elapsed"])

    async def beat(self, beat: Beat) -> None:
        await self._database.note(_BEAT, beat.at, beat.since, beat.boot, beat.elapsed)

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
            transaction.run("delete from downtimes where day > ?", today)
            _note(transaction, beat, missed)

        await self._database.write(work, then)


_BEAT = "insert or replace into heartbeat values (1, ?, ?, ?, ?)"


def _note(transaction: Transaction, beat: Beat, missed: Mapping[int, int]) -> None:
    transaction.run(_BEAT, beat.at, beat.since, beat.boot, beat.elapsed)
    transaction.run_many(
        "insert into downtimes values (?, ?)"
        " on conflict (day) do update set seconds = min(seconds + excluded.seconds, 86400)",
        missed.items(),
    )
