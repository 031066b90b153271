"""Matches, their seats, logs and posts.  Knows ints and text only: no game, no Discord."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, replace
from itertools import groupby
from operator import attrgetter, itemgetter

from storage.calls import Calls
from storage.matches import (
    AttemptRow,
    Conflict,
    Crowded,
    Entry,
    MatchRow,
    MatchStore,
    Repeated,
    Sitter,
)
from storage.results import Result
from storage.sqlite import results
from storage.sqlite.calls import silenced
from storage.sqlite.database import Database, Row, Transaction
from storage.sqlite.places import HOLDING, IN_CHANNEL, OPEN, check_free, played_in

_COLUMNS = (
    "id, kind, game, server, channel, host, status, wanted, thread, invited, options, seed, version, state,"
    " offer, page, created, ended, post_channel, post_message, post_version, post_page, hands_version, note,"
    " pace, late, deadline, alarm, day, silent, mark, givers, removed, past, call_page, holds,"
    " sign_channel, sign_message, hints, computer_at"
)
_OPENING = (
    *("kind", "game", "server", "channel", "host", "status", "wanted", "thread", "invited", "options"),
    *("seed", "version", "state", "page", "created", "pace", "late", "deadline", "alarm", "day", "mark"),
    *("past", "call_page", "holds", "hints", "computer_at"),
)
"""The columns of a match that are there from its opening."""
_OF_A_LOBBY = ("wanted", "thread", "invited", "options", "pace", "late", "hints")
"""The columns that only change before a match begins."""
_BOOLEANS = ("thread", "removed", "holds", "hints")
_WAIT = 30  # seconds: nothing waits so long to be stored, and the clock never shifts by less


class SqliteMatchStore(MatchStore):
    """All matches of the file and their logs."""

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
    ) -> int:
        async with self._database.transaction() as transaction:
            if by := self._shifted_since(entries[-1].at):
                row = replace(
                    row,
                    created=row.created + by,
                    deadline=row.deadline and row.deadline + by,
                    alarm=row.alarm and row.alarm + by,
                    computer_at=row.computer_at and row.computer_at + by,
                )
                entries = [replace(entry, at=entry.at + by) for entry in entries]
                calls = calls and replace(calls, at=calls.at + by)
            # Checked first, as a repeated interaction's own match occupies the channel.
            for entry in entries:
                if await transaction.run("select 1 from log where interaction = ?", entry.interaction):
                    raise Repeated
            if row.holds:
                await check_free(transaction, row.channel, row.game)
            elif loose is not None:
                await _check_loose(transaction, row.host, row.kind, loose)
            if row.status == "lobby" and most is not None:
                await _check_lobbies(transaction, row.host, row.server, most)
            match = await insert_match(transaction, row, entries)
            if calls is not None:
                await _silence(transaction, match, json.dumps(await silenced(transaction, calls)))
            return match

    async def check_lobbies(self, host: int, server: int | None, most: tuple[int, int]) -> None:
        async with self._database.transaction() as transaction:
            await _check_lobbies(transaction, host, server, most)

    async def append(
        self,
        before: MatchRow,
        after: MatchRow,
        entries: Sequence[Entry],
        result: Result | None = None,
        attempt: AttemptRow | None = None,
        voided: int | None = None,
        calls: Calls | None = None,
    ) -> MatchRow:
        async with self._database.transaction() as transaction:
            if entries and self._shifted_since(entries[-1].at):
                raise Conflict
            await _log(transaction, after.id, after.version, entries)
            if result is not None or (after.sitters, after.givers) != (before.sitters, before.givers):
                # Forgetting a player leaves no log entry; what is written now must not undo it.
                await _check_seats(transaction, before)
            await transaction.run(
                "update matches set host = coalesce(?, host), status = ?, version = ?, state = ?, offer = ?,"
                " note = ?, page = ?, ended = ?, mark = ?, removed = ?, past = ?, call_page = ?,"
                " computer_at = ? where id = ?",
                after.host if after.host != before.host else None,
                after.status,
                after.version,
                after.state,
                after.offer,
                after.note,
                after.page,
                after.ended,
                after.mark,
                after.removed,
                after.past,
                after.call_page,
                after.computer_at,
                after.id,
            )
            if after.givers != before.givers:
                await transaction.run("update matches set givers = ? where id = ?", after.givers, after.id)
            if (after.deadline, after.alarm) != (before.deadline, before.alarm):
                await transaction.run(
                    "update matches set deadline = ?, alarm = ? where id = ?",
                    after.deadline,
                    after.alarm,
                    after.id,
                )
            if after.sitters != before.sitters:
                await transaction.run("delete from seats where match = ?", after.id)
                await _seat(transaction, after.id, after)
            elif before.open and not after.open:
                await transaction.run("update seats set open = 0 where match = ?", after.id)
            await _set(transaction, before, after)
            if attempt is not None:
                await transaction.run(
                    "update dailies set at = ?, score = ?, merit = ?, points = ? where match = ?",
                    after.ended,
                    attempt.score,
                    attempt.merit,
                    attempt.points,
                    after.id,
                )
            if result is not None:
                assert after.ended is not None
                await results.keep(transaction, after.id, after.server, after.game, after.ended, result)
            if voided is not None:
                await results.void(transaction, after.id, voided)
            if calls is not None:
                after = replace(after, silent=json.dumps(await silenced(transaction, calls)))
            if after.silent != before.silent:
                await _silence(transaction, after.id, after.silent)
            return after

    def _shifted_since(self, at: int) -> int:
        """The seconds by which the clock has shifted since an entry got this time; usually 0."""
        by = 0 if self._clock is None else int(self._clock()) - at
        return by if abs(by) > _WAIT else 0

    async def load(self, match: int) -> MatchRow | None:
        return _first(await self._database.rows(_select("where id = ?"), match))

    async def open_in(self, channel: int, game: str) -> MatchRow | None:
        here = f"where channel = ? and game = ? and {OPEN} and {HOLDING}"
        return _first(await self._database.rows(_select(here), channel, game))

    async def last_in(self, channel: int, game: str) -> MatchRow | None:
        newest = f"where id = (select max(id) from matches where channel = ? and game = ? and {IN_CHANNEL})"
        return _first(await self._database.rows(_select(newest), channel, game))

    async def open_of(self, player: int) -> list[MatchRow]:
        seated = "where id in (select match from seats where player = ? and open)"
        return _match_rows(await self._database.rows(_select(seated), player))

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
        f"select {_COLUMNS}, player, name from matches left join seats on seats.match = matches.id"
        f" {where} order by id, seat"
    )


def _match_rows(rows: Iterable[Row]) -> list[MatchRow]:
    """The matches in rows of `_select`."""
    found = []
    for _, group in groupby(rows, key=itemgetter("id")):
        rows_of_match = [dict(row) for row in group]
        seated = [(row.pop("player"), row.pop("name")) for row in rows_of_match]
        sitters = tuple(Sitter(player, name) for player, name in seated if player is not None)
        row = rows_of_match[0]
        for column in _BOOLEANS:
            row[column] = bool(row[column])
        found.append(MatchRow(**row, sitters=sitters))
    return found


def _first(rows: Iterable[Row]) -> MatchRow | None:
    return next(iter(_match_rows(rows)), None)


async def insert_match(transaction: Transaction, row: MatchRow, entries: Sequence[Entry]) -> int:
    """Inserts a new match with its seats and first log entries; returns its id.  Raises Repeated."""
    match = await transaction.insert(
        f"insert into matches ({', '.join(_OPENING)}, world)"
        f" values ({', '.join('?' * len(_OPENING))}, coalesce((select world from servers where id = ?), 1))",
        *attrgetter(*_OPENING)(row),
        row.server,
    )
    await _log(transaction, match, row.version, entries)
    await _seat(transaction, match, row)
    await played_in(transaction, row.channel, row.server)
    return match


async def _silence(transaction: Transaction, match: int, silent: str) -> None:
    await transaction.run("update matches set silent = ? where id = ?", silent, match)


async def _check_lobbies(
    transaction: Transaction, host: int, server: int | None, most: tuple[int, int]
) -> None:
    """Raises Crowded if the host or the server has as many open lobbies as allowed."""
    for column, value, limit in (("host", host, most[0]), ("server", server, most[1])):
        rows = await transaction.run(
            f"select id from matches where {column} = ? and status = 'lobby' order by id", value
        )
        if len(rows) >= limit:
            raise Crowded([int(row["id"]) for row in rows], own=column == "host")


async def _check_loose(transaction: Transaction, host: int, kind: str, limit: int) -> None:
    """Raises Crowded if the host has as many open matches of this kind, which hold no channel, as allowed."""
    rows = await transaction.run(
        f"select id from matches where host = ? and kind = ? and {OPEN} and {IN_CHANNEL} and not holds"
        " order by id",
        host,
        kind,
    )
    if len(rows) >= limit:
        raise Crowded([int(row["id"]) for row in rows], own=True)


async def _set(transaction: Transaction, before: MatchRow, after: MatchRow) -> None:
    """Stores how a lobby will be played and who is invited, as far as it was changed.  Raises Conflict."""
    changed = [column for column in _OF_A_LOBBY if getattr(after, column) != getattr(before, column)]
    if not changed:
        return
    columns = ", ".join(f"{column} = ?" for column in changed)
    # Forgetting a player leaves no log entry.
    stored = await transaction.run(
        f"update matches set {columns} where id = ? and invited = ? returning id",
        *(getattr(after, column) for column in changed),
        after.id,
        before.invited,
    )
    if not stored:
        raise Conflict


async def _check_seats(transaction: Transaction, row: MatchRow) -> None:
    """Raises Conflict if a match's present or past sitters differ from its row."""
    stored = await transaction.run("select player from seats where match = ? order by seat", row.id)
    if [each["player"] for each in stored] != [each.player for each in row.sitters]:
        raise Conflict
    if not await transaction.run("select 1 from matches where id = ? and givers = ?", row.id, row.givers):
        raise Conflict


async def _log(transaction: Transaction, match: int, version: int, entries: Sequence[Entry]) -> None:
    """Appends entries, the last of which has this version."""
    first = version - len(entries) + 1
    for number, entry in enumerate(entries, first):
        values = match, number, *astuple(entry)
        if await transaction.run(
            "insert into log values (?, ?, ?, ?, ?, ?) on conflict do nothing returning version", *values
        ):
            continue
        if await transaction.run("select 1 from log where interaction = ?", entry.interaction):
            raise Repeated
        raise Conflict


async def _seat(transaction: Transaction, match: int, row: MatchRow) -> None:
    for seat, sitter in enumerate(row.sitters):
        await transaction.run(
            "insert into seats (match, seat, player, name, open) values (?, ?, ?, ?, ?)",
            match,
            seat,
            sitter.player,
            sitter.name,
            row.open,
        )
