"""A player's data: exporting all of it as a file, and forgetting the player."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import time
import zipfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime

from bot.matches.change import JOIN, KICK, LEAVE, OPEN, REPLACE, START, Ask
from bot.matches.kinds import KINDS
from bot.matches.match import Match
from bot.matches.rating import Skill
from bot.matches.service import Matches
from bot.refusal import Refusal
from storage.faults import Unwritable
from storage.matches import Entry
from storage.players import PlayerRow
from storage.privacy import PrivacyStore, RatingRow, SeatRow
from storage.puzzles import SolverRow

TITLE = "Axio table, everything kept about one player, format 1"
MOST_BYTES = 10_000_000
"""Of a file that Discord takes from a bot, in any server and direct message."""

_MATCHES_AT_ONCE = 200
# Bounds the work for somebody who keeps playing while being forgotten.
_TRIES = 20

Hand = Callable[[Match, int], str]
"""What a seat holds, in words: the match and the seat."""
Shown = Callable[[Sequence[int]], Awaitable[None]]
"""Is told which matches have just been left, before the player is forgotten."""


@dataclass(frozen=True)
class Export:
    """A file with everything stored about a player; name: with its extension, .json or .zip."""

    name: str
    data: bytes


def nobody() -> int:
    """A new number for a forgotten player, never used before."""
    return -secrets.randbits(62) - 1


class Privacy:
    """Exports and forgets players."""

    def __init__(
        self,
        store: PrivacyStore,
        matches: Matches,
        *,
        clock: Callable[[], float] = time.time,
        number: Callable[[], int] = nobody,
    ) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock
        self._number = number

    # -- the file ---------------------------------------------------------------------------------

    async def export(self, player: int, hand: Hand) -> Export:
        """Everything stored about a player, and nothing about anybody else; docs/privacy.md names the keys.

        hand: puts the player's own hand in a running match into words.
        Raises Refusal if the file is larger than Discord accepts.
        """
        owned = await self._store.owned(player)
        held = {
            match.id: hand(match, seat)
            for match in await self._matches.of(player)
            if match.running and not match.kind.open_hand and (seat := match.seat_of(player)) is not None
        }
        matches: list[object] = []
        after = 0
        while seats := await self._store.seats(player, after, _MATCHES_AT_ONCE):
            first, after = seats[0].match, seats[-1].match
            logs = await self._store.logs(first, after, player)
            matches += await asyncio.to_thread(_matches, seats, logs, held)
        whole = {
            "about": TITLE,
            "made": _time(self._clock()),
            "player": str(player),
            "settings": None if owned.settings is None else _settings(owned.settings),
            "servers": [
                {"server": str(row.server), "name": row.name, "left": row.gone} for row in owned.members
            ],
            "matches": matches,
            "invited_to": owned.invited,
            "offered_a_seat_in": owned.offered,
            "calls": [{"own": row.own, "at": _time(row.at)} for row in owned.calls],
            "gave_a_seat_away_in": owned.gave,
            "kept_out_of_the_world_since": _time(owned.kept_out),
            "ratings": [_rating(row) for row in owned.ratings],
            "courses": [{**asdict(row), "server": _server(row.server)} for row in owned.courses],
            "dailies": [
                {
                    "day": row.day,
                    "match": row.match,
                    "finished": _time(row.at),
                    "score": row.score,
                    "points": None if row.points is None else json.loads(row.points),
                    "counts_on": [str(server) for day, server in owned.daily_servers if day == row.day],
                }
                for row in owned.dailies
            ],
            "learned": [
                {"game": game, "match": row.match, "moved": row.moved} for game, row in owned.learned
            ],
            "puzzles": [asdict(row) for row in owned.puzzles],
            "puzzle_rating": None if owned.solver is None else _solver(owned.solver),
            "direct_messages": [
                {"match": match, "channel": str(channel), "message": str(message)}
                for match, channel, message in await self._store.messages(player)
            ],
        }
        return await asyncio.to_thread(_packed, whole)

    # -- forgetting -------------------------------------------------------------------------------

    async def open_matches(self, player: int) -> int:
        """How many matches a player would leave by being forgotten."""
        return len(await self._matches.of(player))

    async def messaged(self, player: int) -> list[int]:
        """The matches with a direct message to the player, newest first."""
        return [match for match, _, _ in await self._store.messages(player)]

    async def forget(self, player: int, show: Shown) -> list[int]:
        """Leaves every open match by its rules, then replaces the player by nobody in all stored data.

        What names the player is replaced in one transaction, the rest in parts.  If anything interrupts this
        before, calling it again finishes the work; afterwards `go_on` does.
        Returns the matches whose post may still name the player; they are marked as behind.
        """
        number = self._number()
        for _ in range(_TRIES):
            await show(await self._leave(player))
            left = await self._left(player)
            shown = await self._store.forget(player, number, left, int(self._clock()))
            if shown is not None:
                # Nothing can be found from now on; what a full disk is in the way of is done later.
                with suppress(Unwritable):
                    while await self.go_on():
                        pass
                return shown
        raise RuntimeError(f"somebody played on {_TRIES} times while being forgotten")

    async def go_on(self) -> bool:
        """Does a part of what is left to do of forgetting anybody; returns False if there was nothing."""
        return await self._store.forget_more()

    async def _leave(self, player: int) -> list[int]:
        """Leaves all open matches and declines all offered seats; returns the matches that changed."""
        changed = []
        for match in await self._matches.of(player):
            try:
                await self._matches.leave(match.id, Ask(player))
            except Refusal:
                now = await self._matches.find(match.id)
                # Somebody else was faster, or it is a try whose day is over, which the clock ends.
                if now is None or now.seat_of(player) is None or not now.open or now.kind.ends_with_day:
                    continue
                raise
            changed.append(match.id)
        for number in await self._store.offered(player):
            try:
                await self._matches.answer(number, Ask(player), agree=False)
            except Refusal:
                if number in await self._store.offered(player):
                    raise
            changed.append(number)
        return changed

    async def _left(self, player: int) -> dict[int, int]:
        """The open matches that the player has left but still has a seat in, with their versions."""
        return {
            match.id: match.version
            for match in await self._matches.seated(player)
            if match.kind.ends_with_day or match.seat_of(player) is None
        }


# -- the parts of the file -------------------------------------------------------------------------


def _settings(row: PlayerRow) -> object:
    return {
        "name": row.name,
        "language": row.language,
        "chosen_language": row.chosen,
        "call": row.messages,
        "pings": row.pings,
        "reminders": row.reminders,
    }


def _matches(
    seats: Sequence[SeatRow], logs: Mapping[int, Sequence[Entry]], held: Mapping[int, str]
) -> list[object]:
    return [_match(row, logs.get(row.match, ()), held.get(row.match)) for row in seats]


def _match(row: SeatRow, log: Sequence[Entry], hand: str | None) -> object:
    posted = KINDS[row.kind].posted
    return {
        "match": row.match,
        "game": row.game,
        "server": _server(row.server),
        "channel": str(row.channel) if posted else None,
        "in_direct_messages": posted and row.server is None,
        "day": row.day,
        "status": row.status,
        "seats": row.seats,
        "seat": row.seat + 1,
        "name": row.name,
        "host": row.host,
        "opened": _time(row.created),
        "ended": _time(row.ended),
        "place": row.place,
        "score": row.score,
        "ranked": row.ranked,
        "voided": row.voided,
        "hand": hand,
        # One line per entry: objects would fill the file with brackets.
        "log": [f"{_time(entry.at)} {_notation(entry)}" for entry in own(log, row.seat)],
    }


def own(log: Sequence[Entry], seat: int) -> list[Entry]:
    """The entries of a log made by the person who now sits on a seat.

    Others may have had the seat before, and seats move up when somebody leaves the lobby.
    """
    table: list[int] = []  # who sits on each seat, one number per person
    persons: list[int | None] = []
    begun = False
    for number, entry in enumerate(log):
        verb, _, rest = entry.notation.partition(" ")
        if verb in (OPEN, JOIN):
            table.append(number)
        if verb == REPLACE and entry.seat is not None:
            table[entry.seat] = number
        begun = begun or verb == START
        by_nobody = entry.seat is None or (verb == KICK and rest == str(entry.seat))
        persons.append(None if by_nobody or entry.seat is None else table[entry.seat])
        if verb == LEAVE and not begun and entry.seat is not None and len(table) > 1:
            del table[entry.seat]
    return [entry for entry, person in zip(log, persons, strict=True) if person == table[seat]]


def _notation(entry: Entry) -> str:
    """A notation with seats counted from 1, as everywhere in the file."""
    verb, _, rest = entry.notation.partition(" ")
    return f"{KICK} {int(rest) + 1}" if verb == KICK else entry.notation


def _rating(row: RatingRow) -> object:
    """A line of a board: a rating for matches with others, the best result for solo matches."""
    solo, server, month, game = row.board
    return {
        "alone": solo,
        "server": _server(server),
        "month": month or None,
        "game": game or None,
        "rating": None if solo else row.rating,
        "matches": row.matches,
        "won": None if solo else row.won,
        "best": row.best,
    }


def _solver(row: SolverRow) -> object:
    return {"rating": Skill(row.mu, row.sigma).rating, "tried": row.tried, "solved": row.solved}


def _server(server: int | None) -> str | None:
    # Discord's ids are text, as many programs would round such large numbers.
    return str(server) if server else None


def _time(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _packed(whole: object) -> Export:
    data = json.dumps(whole, ensure_ascii=False, indent=1).encode()
    export = Export("axio-table-data.json", data)
    if len(data) > MOST_BYTES:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(export.name, data)
        export = replace(export, name="axio-table-data.zip", data=packed.getvalue())
    if len(export.data) > MOST_BYTES:
        raise Refusal("privacy-too-much")
    return export
