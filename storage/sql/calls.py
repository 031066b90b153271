"""Who called whom by inviting, asking for something or offering a seat; calls to a turn are not counted."""

from __future__ import annotations

from hashlib import sha256

from storage.calls import CALL_AGAIN, Calls
from storage.sql.database import Transaction


def silenced(transaction: Transaction, calls: Calls) -> list[int]:
    """The called players not to ping, as this asker pinged them not long ago; remembers the others."""
    # A time in the future was stored while the clock was wrong.
    transaction.run("delete from calls where at <= ? or at > ?", calls.at - CALL_AGAIN, calls.at)
    return [player for player in calls.called if not _first(transaction, calls, player)]


def _first(transaction: Transaction, calls: Calls, player: int) -> bool:
    """Whether the asker has not called this player for a while; now that is remembered."""
    known = "select 1 from calls where called = ? and asker in (?, ?)"
    if transaction.run(known, player, calls.asker, _stand_in(calls.asker)):
        return False
    # At the same moment the asker may call the same player in another match.
    called = "insert into calls values (?, ?, ?) on conflict do nothing"
    return bool(transaction.change(called, calls.asker, player, calls.at))


def forget_calls(transaction: Transaction, player: int) -> None:
    """Makes a player's calls nobody's; deleting everything does not let one ping the same person sooner."""
    transaction.run("delete from calls where called = ?", player)
    stand_in = _stand_in(player)
    transaction.run(
        "delete from calls where asker = ? and called in (select called from calls where asker = ?)",
        stand_in,
        player,
    )
    transaction.run("update calls set asker = ? where asker = ?", stand_in, player)


def _stand_in(player: int) -> int:
    """The number in place of a forgotten player by which the calls of the last hour are still recognised."""
    digest = sha256(f"calls of {player}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8], "big") >> 2)
