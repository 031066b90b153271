"""Whom the row of a match names, other than on its seats."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from storage.sitters import NO_NAME
from storage.sql.database import Row, Transaction

NAMING = (
    "select id, status, invited, silent, note, offer, givers from matches"
    " where id in (select match from named where player = ?) order by id"
)
"""The SQL for what `Naming` reads: the matches whose own row may name a player; no others do."""


@dataclass(frozen=True)
class Naming:
    """What the row of a match says about a player."""

    match: int
    status: str
    invited: list[int]
    silent: list[int]
    note: Any
    offer: Any
    givers: list[dict[str, Any]]

    def is_invited(self, player: int) -> bool:
        """The player is asked to join."""
        return player in self.invited

    def is_heir(self, player: int) -> bool:
        """A seat is offered to the player."""
        return self.status == "running" and self.offer is not None and self.offer.get("heir") == player

    def gave(self, player: int) -> list[int]:
        """The seats that the player gave to somebody else."""
        return [each["seat"] for each in self.givers if each["player"] == player]


def naming(row: Row) -> Naming:
    """What a row of NAMING says."""
    told = {
        key: row[key] and json.loads(row[key]) for key in ("invited", "silent", "note", "offer", "givers")
    }
    return Naming(match=row["id"], status=row["status"], **told)


def unname(transaction: Transaction, player: int, number: int) -> None:
    """Takes a player out of the rows of matches, or puts a number there."""
    for named in map(naming, transaction.run(NAMING, player)):
        # Discord's ids of the player's clicks; without a seat, none of them can be repeated.
        transaction.run_many(
            "update log set interaction = null where match = ? and seat = ?",
            [(named.match, seat) for seat in named.gave(player)],
        )
        changed = _without(named, player, number)
        if changed:
            columns = ", ".join(f"{column} = ?" for column in changed)
            values = map(json.dumps, changed.values())
            transaction.run(f"update matches set {columns} where id = ?", *values, named.match)
    transaction.run("delete from named where player = ?", player)


def _without(named: Naming, player: int, number: int) -> dict[str, Any]:
    """The columns of a match that change when a player becomes this number."""
    givers = [
        {**each, "player": number, "name": NO_NAME} if each["player"] == player else each
        for each in named.givers
    ]
    note = named.note and {
        key: number if key in ("by", "told") and value == player else value
        for key, value in named.note.items()
    }
    found = {
        "invited": [each for each in named.invited if each != player],
        "silent": [each for each in named.silent if each != player],
        "note": note,
        "givers": givers,
    }
    return {column: value for column, value in found.items() if value != getattr(named, column)}
