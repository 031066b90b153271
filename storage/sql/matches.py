"""Matches, their seats, logs and posts.  Knows ints and text only: no game, no Discord."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from storage.calls import Calls
from storage.made import made
from storage.matches import (
    NOWHERE,
    AttemptRow,
    Conflict,
    Crowded,
    Entry,
    Full,
    MatchRow,
    MatchStore,
    Repeated,
    Room,
    Sitter,
)
from storage.messages import HandRow
from storage.players import PlayerRow
from storage.results import Result
from storage.sql import results
from storage.sql.calls import silenced
from storage.sql.database import Database, Row, Transaction
from storage.sql.messages import hands_of
from storage.sql.places import HOLDING, IN_CHANNEL, OPEN, check_free, played_in
from storage.sql.players import sitters_of

_COLUMNS = (
    "id, kind, game, server, channel, host, status, wanted, thread, invited, options, seed, version, state,"
    " offer, page, created, ended, post_channel, post_message, post_version, post_page, hands_version, note,"
    " pace, late, deadline, alarm, day, silent, mark, givers, removed, past, call_page, holds,"
    " sign_channel, sign_message, hints, computer_at"
)
_SPOKEN = "case when chosen = '' then language else chosen || ',' || language end"  # as `spoken` says
_LANGUAGE = (
    f"coalesce(case when server is null then (select {_SPOKEN} from players where players.id = host)"
    f" else (select {_SPOKEN} from servers where servers.id = server) end, '') as language"
)
_READ = (*_COLUMNS.split(", "), "language")
"""The columns of a match as they are read, the number first."""
_OPENING = (
    *("kind", "game", "server", "channel", "host", "status", "wanted", "thread", "invited", "options"),
    *("seed", "version", "state", "page", "created", "pace", "late", "deadline", "alarm", "day", "mark"),
    *("past", "call_page", "holds", "hints", "computer_at"),
)
"""The columns of a match that are there from its opening."""
_OF_A_LOBBY = frozenset({"wanted", "thread", "invited", "options", "pace", "late", "hints"})
"""The columns that only change before a match begins."""
_CHANGING = (
    *("host", "status", "version", "state", "offer", "note", "page", "ended", "mark", "removed", "past"),
    *("call_page", "computer_at", "givers", "deadline", "alarm", "silent", *sorted(_OF_A_LOBBY)),
)
"""The columns that actions change; what shows a match has those of its messages to itself."""
_changing = attrgetter(*_CHANGING)
_BOOLEANS = ("thread", "removed", "holds", "hints")
_WAIT = 30  # seconds: nothing waits so long to be stored, and the clock never shifts by less


class SqlMatchStore(MatchStore):
    """All matches and their logs."""

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        """clock: Unix seconds, from which entries take their time; it may shift while they wait."""
        self._database = database
        self._clock = clock

    async def create(
        self,
        row: MatchRow,
        entries: Sequence[Entry],
        most: tuple[int, int] | None = None,
        calls: Calls | None = None,
        loose: int | None = None,
        room: Room | None = None,
    ) -> int:
        def work(transaction: Transaction) -> int:
            # Checked first, as a repeated interaction's own match occupies the channel.
            for entry in entries:
                if transaction.run("select 1 from log where interaction = ?", entry.interaction):
                    raise Repeated
            _check_room(transaction, room)
            if row.holds:
                check_free(transaction, row.channel, row.game)
            elif loose is not None:
                _check_loose(transaction, row.host, row.kind, loose)
            if row.status == "lobby" and most is not None:
                _check_lobbies(transaction, row.host, row.server, most)
            by = self._shifted_since(entries[-1].at)
            match = insert_match(transaction, *_shifted(row, entries, by))
            if calls is not None:
                called = replace(calls, at=calls.at + by)
                _silence(transaction, match, json.dumps(silenced(transaction, called)))
            return match

        return await self._database.write(work)

    async def check_lobbies(
        self, host: int, server: int | None, most: tuple[int, int], room: Room | None = None
    ) -> None:
        def work(transaction: Transaction) -> None:
            _check_room(transaction, room)
            _check_lobbies(transaction, host, server, most)

        await self._database.write(work)

    async def append(
        self,
        before: MatchRow,
        after: MatchRow,
        entries: Sequence[Entry],
        result: Result | None = None,
        attempt: AttemptRow | None = None,
        voided: int | None = None,
        calls: Calls | None = None,
        room: Room | None = None,
    ) -> MatchRow:
        def work(transaction: Transaction) -> MatchRow:
            if entries and self._shifted_since(entries[-1].at):
                raise Conflict
            _log(transaction, after.id, after.version, entries)
            _check_room(transaction, room)
            if result is not None or (after.sitters, after.givers) != (before.sitters, before.givers):
                # Forgetting a player leaves no log entry; what is written now must not undo it.
                _check_seats(transaction, before)
            silent = after.silent if calls is None else json.dumps(silenced(transaction, calls))
            stored = after if silent == after.silent else replace(after, silent=silent)
            _update(transaction, before, stored)
            if after.sitters != before.sitters:
                transaction.run("delete from seats where match = ?", after.id)
                _seat(transaction, after.id, after)
            elif before.open and not after.open:
                transaction.run("update seats set open = false where match = ?", after.id)
            if attempt is not None:
                transaction.run(
                    "update dailies set at = ?, score = ?, merit = ?, points = ? where match = ?",
                    after.ended,
                    attempt.score,
                    attempt.merit,
                    attempt.points,
                    after.id,
                )
            if result is not None:
                assert after.ended is not None
                results.keep(transaction, after.id, after.server, after.game, after.ended, result)
            if voided is not None:
                results.void(transaction, after.id, voided)
            return stored

        # The key of the log lets one of two changes through, whichever process makes them.  Of two by which
        # somebody sits down in two matches, each has to see the other.
        return await self._database.write(work, beside=room is None)

    def _shifted_since(self, at: int) -> int:
        """The seconds by which the clock has shifted since an entry got this time; usually 0."""
        by = 0 if self._clock is None else int(self._clock()) - at
        return by if abs(by) > _WAIT else 0

    async def load(self, match: int) -> MatchRow | None:
        return _first(await self._database.rows(_ONE, match))

    async def load_to_show(
        self, match: int
    ) -> tuple[MatchRow, dict[int, PlayerRow], dict[int, HandRow]] | None:
        def work(
            transaction: Transaction,
        ) -> tuple[Sequence[Row], dict[int, PlayerRow], dict[int, HandRow]]:
            # The row first: whoever changes the others later lowers a version that is shown.
            return transaction.run(_ONE, match), sitters_of(transaction, match), hands_of(transaction, match)

        rows, players, hands = await self._database.together(work)
        row = _first(rows)
        return None if row is None else (row, players, hands)

    async def open_in(self, channel: int, game: str) -> MatchRow | None:
        here = f"where channel = ? and game = ? and {OPEN} and {HOLDING}"
        return _first(await self._database.rows(_select(here), channel, game))

    async def last_in(self, channel: int, game: str) -> MatchRow | None:
        newest = f"where id = (select max(id) from matches where channel = ? and game = ? and {IN_CHANNEL})"
        return _first(await self._database.rows(_select(newest), channel, game))

    async def open_of(self, player: int, game: str | None = None) -> list[MatchRow]:
        seated = "where id in (select match from seats where player = ?1 and open)"
        if game is None:
            return _match_rows(await self._database.rows(_select(seated), player))
        return _match_rows(await self._database.rows(_select(f"{seated} and game = ?2"), player, game))

    async def open_near(self, player: int, game: str, channel: int) -> list[MatchRow]:
        seated = (
            "where id in (select match from seats where player = ? and open)"
            f" and game = ? and channel in (?, {NOWHERE})"
        )
        return _match_rows(await self._database.rows(_select(seated), player, game, channel))

    async def log(self, match: int) -> list[Entry]:
        rows = await self._database.rows(
            "select seat, notation, interaction, at from log where match = ? order by version", match
        )
        return [Entry(*row) for row in rows]

    async def entry(self, match: int, version: int) -> Entry | None:
        row = await self._database.row(
            "select seat, notation, interaction, at from log where match = ? and version = ?", match, version
        )
        return None if row is None else Entry(*row)

    async def played(self, interaction: int) -> int | None:
        row = await self._database.row("select match from log where interaction = ?", interaction)
        return None if row is None else int(row["match"])


def _select(where: str) -> str:
    """The SQL for matches with their sitters, one row per seat.

    It is one query, as another task's commit could fall between two.
    """
    return (
        f"select {_COLUMNS}, {_LANGUAGE}, player, name from matches"
        f" left join seats on seats.match = matches.id {where} order by id, seat"
    )


_ONE = _select("where id = ?")


def _match_rows(rows: Iterable[Row]) -> list[MatchRow]:
    """The matches in rows of `_select`."""
    found: list[dict[str, Any]] = []
    for row in rows:
        *values, player, name = row
        if not found or found[-1]["id"] != values[0]:
            match: dict[str, Any] = dict(zip(_READ, values, strict=True), sitters=())
            for column in _BOOLEANS:
                match[column] = bool(match[column])
            found.append(match)
        if player is not None:
            found[-1]["sitters"] += (Sitter(player, name),)
    return [made(MatchRow, match) for match in found]


def _first(rows: Iterable[Row]) -> MatchRow | None:
    return next(iter(_match_rows(rows)), None)


def _shifted(row: MatchRow, entries: Sequence[Entry], by: int) -> tuple[MatchRow, Sequence[Entry]]:
    """A new match and its first entries as if the clock had shifted by so many seconds before."""
    if not by:
        return row, entries
    row = replace(
        row,
        created=row.created + by,
        deadline=row.deadline and row.deadline + by,
        alarm=row.alarm and row.alarm + by,
        computer_at=row.computer_at and row.computer_at + by,
    )
    return row, [replace(entry, at=entry.at + by) for entry in entries]


def insert_match(transaction: Transaction, row: MatchRow, entries: Sequence[Entry]) -> int:
    """Inserts a new match with its seats and first log entries; returns its id.  Raises Repeated."""
    rows = transaction.run(
        f"insert into matches ({', '.join(_OPENING)}, world)"
        f" values ({', '.join('?' * len(_OPENING))}, coalesce("
        " (select world from servers where id = ?), true)) returning id",
        *attrgetter(*_OPENING)(row),
        row.server,
    )
    match = int(rows[0]["id"])
    _log(transaction, match, row.version, entries)
    _seat(transaction, match, row)
    played_in(transaction, row.channel, row.server)
    return match


def _silence(transaction: Transaction, match: int, silent: str) -> None:
    transaction.run("update matches set silent = ? where id = ?", silent, match)


def _check_room(transaction: Transaction, room: Room | None) -> None:
    """Raises Full if the person sits in as many open matches of the kind as allowed."""
    if room is None:
        return
    (row,) = transaction.run(
        "select count(*) as seats from seats join matches on matches.id = seats.match"
        " where player = ? and open and kind = ?",
        room.player,
        room.kind,
    )
    if int(row["seats"]) >= room.most:
        raise Full(room.most)


def _check_lobbies(transaction: Transaction, host: int, server: int | None, most: tuple[int, int]) -> None:
    """Raises Crowded if the host or the server has as many open lobbies as allowed."""
    for column, value, limit in (("host", host, most[0]), ("server", server, most[1])):
        rows = transaction.run(
            f"select id from matches where {column} = ? and status = 'lobby' order by id", value
        )
        if len(rows) >= limit:
            raise Crowded([int(row["id"]) for row in rows], own=column == "host")


def _check_loose(transaction: Transaction, host: int, kind: str, limit: int) -> None:
    """Raises Crowded if the host has as many open matches of this kind, which hold no channel, as allowed."""
    rows = transaction.run(
        f"select id from matches where host = ? and kind = ? and {OPEN} and {IN_CHANNEL} and not holds"
        " order by id",
        host,
        kind,
    )
    if len(rows) >= limit:
        raise Crowded([int(row["id"]) for row in rows], own=True)


def _update(transaction: Transaction, before: MatchRow, after: MatchRow) -> None:
    """Stores what has changed in the row of a match.  Raises Conflict."""
    pairs = zip(_CHANGING, _changing(before), _changing(after), strict=True)
    changed = {column: now for column, then, now in pairs if now != then}
    # Forgetting a player takes the player off the list of the invited, and leaves no log entry.
    guard = "" if _OF_A_LOBBY.isdisjoint(changed) else " and invited = ?"
    if not transaction.change(
        f"update matches set {' = ?, '.join(changed)} = ? where id = ?{guard}",
        *changed.values(),
        before.id,
        *([before.invited] if guard else []),
    ):
        raise Conflict


def _check_seats(transaction: Transaction, row: MatchRow) -> None:
    """Raises Conflict if a match's present or past sitters differ from its row."""
    stored = transaction.run("select player from seats where match = ? order by seat", row.id)
    if [each["player"] for each in stored] != [each.player for each in row.sitters]:
        raise Conflict
    if not transaction.run("select 1 from matches where id = ? and givers = ?", row.id, row.givers):
        raise Conflict


def _log(transaction: Transaction, match: int, version: int, entries: Sequence[Entry]) -> None:
    """Appends entries, the last of which has this version."""
    first = version - len(entries) + 1
    for number, entry in enumerate(entries, first):
        if transaction.change(
            "insert into log values (?, ?, ?, ?, ?, ?) on conflict do nothing",
            match,
            number,
            entry.seat,
            entry.notation,
            entry.interaction,
            entry.at,
        ):
            continue
        if transaction.run("select 1 from log where interaction = ?", entry.interaction):
            raise Repeated
        raise Conflict


def _seat(transaction: Transaction, match: int, row: MatchRow) -> None:
    for seat, sitter in enumerate(row.sitters):
        transaction.run(
            "insert into seats (match, seat, player, name, open) values (?, ?, ?, ?, ?)",
            match,
            seat,
            sitter.player,
            sitter.name,
            row.open,
        )
