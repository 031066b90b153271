"""What is stored about one player: reading all of it, and making all of it nobody's."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from storage.learners import LearnerRow
from storage.matches import NOWHERE, Entry
from storage.privacy import (
    CallRow,
    CourseRow,
    MemberRow,
    Owned,
    OwnPuzzleRow,
    PrivacyStore,
    RatingRow,
    SeatRow,
    TryRow,
)
from storage.puzzles import SolverRow
from storage.results import Board
from storage.sitters import FORGOTTEN, NO_NAME, kind_of
from storage.sql.calls import forget_calls
from storage.sql.daily import keep_tried
from storage.sql.database import Database, Row, Transaction
from storage.sql.exclusions import keep_barred
from storage.sql.naming import NAMING, naming, unname
from storage.sql.phrases import HANDS_BEHIND, POST_BEHIND, numbers
from storage.sql.places import IN_CHANNEL, OPEN
from storage.sql.players import PLAYER, player_row
from storage.sql.tallies import lines_of, tallied

# Where courses of a player are: only those of the results that the player has a part in.
_OWN_COURSES = (
    "select server, game, player, number from placings join results using (match)"
    " where player = ?1 and server is not null"
    " union all select 0, game, player, number from placings join results using (match) where player = ?1"
)
# Tables whose rows about a player are removed, with the column of the player.
_REMOVED = (
    *(("hands", "player"), ("members", "player"), ("players", "id"), ("learners", "player")),
    *(("solvings", "player"), ("solvers", "player")),
)
# Tables in which a player's rows stay, with a number that is nobody's instead of the player's.
_STAYING = ("seats", "placings", "standings", "dailies", "daily_servers")
_NAMED = ("seats", "placings")
_JUST_OVER = 3600  # seconds after its end in which the last post of a match is still edited
_PART = 50  # matches at a time whose rows are made nobody's


class SqlPrivacyStore(PrivacyStore):
    """Reads and forgets single players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- reading ----------------------------------------------------------------------------------

    async def owned(self, player: int) -> Owned:
        # At one moment, so that the player cannot be forgotten between two queries.
        def work(snapshot: Transaction) -> Owned:
            def found(sql: str) -> Sequence[Row]:
                return snapshot.run(sql, player)

            settings = found(f"{PLAYER} where id = ?")
            members = found("select server, name, gone from members where player = ? order by server")
            kept_out = found("select at from excluded where kind = 'player' and id = ?")
            ratings = found(
                "select solo, server, month, game, rating, matches, won, best from standings"
                " where player = ? order by solo, server, month, game"
            )
            courses = found(
                f"select courses.server, courses.game, match, rating from ({_OWN_COURSES}) as own"
                " join courses on courses.server = own.server and courses.game = own.game"
                "   and courses.player = own.player and courses.number = own.number"
                " join results on results.number = own.number"
                " order by courses.server, courses.game, own.number"
            )
            dailies = found("select day, match, at, score, points from dailies where player = ? order by day")
            servers = found("select day, server from daily_servers where player = ? order by day, server")
            learned = found("select game, match, moved from learners where player = ? order by game")
            solved = found(
                "select puzzles.game, nth, day, match, tries, solved, shown from solvings"
                " join puzzles on puzzles.number = solvings.puzzle where player = ? order by game, nth"
            )
            solver = found("select mu, sigma, tried, solved from solvers where player = ?")
            calls = found(
                "select asker = ?1 as own, at from calls where asker = ?1 or called = ?1 order by at"
            )
            named = list(map(naming, found(NAMING)))
            return Owned(
                settings=next(map(player_row, settings), None),
                members=[MemberRow(server, name, bool(gone)) for server, name, gone in members],
                invited=[each.match for each in named if each.is_invited(player)],
                offered=[each.match for each in named if each.is_heir(player)],
                gave=[each.match for each in named if each.gave(player)],
                kept_out=next((at for (at,) in kept_out), None),
                ratings=[
                    RatingRow(Board(bool(solo), server, month, game), *rest)
                    for solo, server, month, game, *rest in ratings
                ],
                courses=[CourseRow(*row) for row in courses],
                dailies=[TryRow(*row) for row in dailies],
                daily_servers=[(day, server) for day, server in servers],
                calls=[CallRow(bool(own), at) for own, at in calls],
                learned=[(game, LearnerRow(match, bool(moved))) for game, match, moved in learned],
                puzzles=[
                    OwnPuzzleRow(game, nth, day, match, tries, bool(done), bool(shown))
                    for game, nth, day, match, tries, done, shown in solved
                ],
                solver=next((SolverRow(*row) for row in solver), None),
            )

        return await self._database.snapshot(work)

    async def seats(self, player: int, after: int, limit: int) -> list[SeatRow]:
        rows = await self._database.survey(
            "select mine.match, mine.seat, mine.name, matches.game, matches.server, channel, matches.kind,"
            " matches.day, status, (select count(*) from seats where seats.match = mine.match) as seats,"
            " host = ?1 as host,"
            " created, ended, place, coalesce(placings.score, dailies.score) as score, ranked,"
            " voided is not null as voided"
            " from (select * from seats where player = ?1 and match > ?2 order by match limit ?3) as mine"
            " join matches on matches.id = mine.match"
            " left join results on results.match = mine.match"
            " left join placings on placings.match = mine.match and placings.seat = mine.seat"
            " left join dailies on dailies.match = mine.match order by mine.match",
            player,
            after,
            limit,
        )
        return [_seat(row) for row in rows]

    async def logs(self, first: int, last: int, player: int) -> dict[int, list[Entry]]:
        rows = await self._database.survey(
            "select match, seat, notation, at from log where match in"
            " (select match from seats where player = ? and match between ? and ?) order by match, version",
            player,
            first,
            last,
        )
        logs: dict[int, list[Entry]] = {}
        for match, seat, notation, at in rows:
            logs.setdefault(match, []).append(Entry(seat, notation, None, at))
        return logs

    async def offered(self, player: int) -> list[int]:
        named = map(naming, await self._database.survey(NAMING, player))
        return [each.match for each in named if each.is_heir(player)]

    async def messages(self, player: int) -> list[tuple[int, int, int]]:
        rows = await self._database.survey(
            "select match, channel, message from hands where player = ? and message is not null"
            " order by match desc",
            player,
        )
        return [(row["match"], row["channel"], row["message"]) for row in rows]

    # -- forgetting -------------------------------------------------------------------------------

    async def forget(self, player: int, number: int, left: Mapping[int, int], at: int) -> list[int] | None:
        assert kind_of(number) is FORGOTTEN

        def work(transaction: Transaction) -> list[int] | None:
            rows = transaction.run(
                "select id, version from matches"
                " where id in (select match from seats where player = ? and open)",
                player,
            )
            if any(left.get(row["id"]) != row["version"] for row in rows):
                return None
            if any(each.is_heir(player) for each in map(naming, transaction.run(NAMING, player))):
                return None
            return _forget(transaction, player, number, at)

        return await self._database.write(work)

    async def forget_more(self) -> bool:
        def work(transaction: Transaction) -> bool | None:
            under_way = transaction.run("select number, player, match, result from forgetting limit 1")
            if not under_way:
                return None
            more = _go_on(transaction, under_way[0])
            if not more:
                # Only now, or what the last parts leave would stay.
                self._database.left_remains(transaction)
            return more

        more = await self._database.write(work)
        if more is False:
            await self._database.tidy()
        return more is not None


def _seat(row: Row) -> SeatRow:
    ranked = None if row["ranked"] is None else bool(row["ranked"])
    given = {**dict(row), "host": bool(row["host"]), "ranked": ranked, "voided": bool(row["voided"])}
    return SeatRow(**given)


def _forget(transaction: Transaction, player: int, number: int, at: int) -> list[int]:
    """Changes what names a player; all else is left to `_go_on`."""
    transaction.run("insert into forgetting (number, player) values (?, ?)", number, player)
    transaction.run(
        "update counted set changes = changes + 1 where exists (select 1 from placings where player = ?)",
        player,
    )
    shown = _shown_anew(transaction, player, at)
    unname(transaction, player, number)
    forget_calls(transaction, player)
    keep_tried(transaction, player)
    keep_barred(transaction, player, number, at)
    transaction.run(
        "update earlier set player = ?1 where player = ?2"
        " and month in (select 0 union select month from standings where player = ?2)",
        number,
        player,
    )
    # Who has left a server is counted as such there, and known from what is removed here.
    with tallied(transaction, lines_of(transaction, player)):
        for table, column in _REMOVED:
            transaction.run(f"delete from {table} where {column} = ?", player)
        for table in _STAYING:
            name = f", name = '{NO_NAME}'" if table in _NAMED else ""
            transaction.run(f"update {table} set player = ?{name} where player = ?", number, player)
    return shown


def _shown_anew(transaction: Transaction, player: int, at: int) -> list[int]:
    """Marks what is shown of matches that name the player as behind; returns their numbers."""
    shown = [int(row["id"]) for row in transaction.run(_NAMED_IN, player, at - _JUST_OVER)]
    for statement in _TO_SHOW_ANEW:
        transaction.run(statement, json.dumps(shown))
    return shown


def _go_on(transaction: Transaction, under_way: Row) -> bool:
    """Makes rows of some further matches nobody's; False when nothing of the player was left."""
    number, player, match, result = under_way
    rows = transaction.run(
        "select match from seats where player = ? and match > ? order by match limit ?", number, match, _PART
    )
    if rows:
        some = json.dumps([row["match"] for row in rows])
        transaction.run(_HOST, number, player, some)
        transaction.run(_CHANNEL, some)
        transaction.run(_CLICKS, number, some)
        transaction.run("update forgetting set match = ? where number = ?", rows[-1]["match"], number)
        return True
    rows = transaction.run(
        "select result from placings where player = ? and result > ? order by result limit ?",
        number,
        result,
        _PART,
    )
    if rows:
        some = json.dumps([row["result"] for row in rows])
        transaction.run(_COURSES, number, player, some)
        # Of somebody else who is being forgotten the pair may still have the former number.
        pairs = [
            (number, player, other, each["number"])
            for each in transaction.run(_MET, some)
            for other in {each["met"], each["formerly"]} - {number}
        ]
        for sql in _PAIRS:
            transaction.run_many(sql, pairs)
        transaction.run("update forgetting set result = ? where number = ?", rows[-1]["result"], number)
        return True
    transaction.run("delete from forgetting where number = ?", number)
    transaction.run("update counted set changes = changes + 1 where ?", result > 0)
    return False


# What is shown in direct messages of the player goes with them.
_NAMED_IN = (
    "select id from matches where id in (select match from seats where player = ?1"
    " union select match from named where player = ?1)"
    f" and server is not null and {IN_CHANNEL} and ({OPEN} or ended > ?2) order by id"
)
_TO_SHOW_ANEW = (
    f"update matches set {POST_BEHIND}, {HANDS_BEHIND} where id in {numbers('?1')}",
    # Only the mover's hand names others.  It begins with the number of the turn: nobody is called again.
    "update hands set shown = substr(shown, 1, instr(shown, '.')) where instr(shown, '.') > 1"
    f" and match in {numbers('?1')}",
)
# A host sits, or sat, in the match.
_HOST = f"update matches set host = ?1 where host = ?2 and id in {numbers('?3')}"
# The channel of direct messages is the player's own.
_CHANNEL = (
    f"update matches set channel = {NOWHERE}, post_channel = null, post_message = null"
    f" where server is null and id in {numbers('?1')}"
)
# Discord's ids of the player's clicks.
_CLICKS = (
    f"update log set interaction = null where match in {numbers('?2')}"
    " and seat = (select seat from seats where seats.match = log.match and player = ?1)"
)
_COURSES = (
    f"update courses set player = ?1 from (select * from results where number in {numbers('?3')}) as own"
    " where courses.player = ?2 and courses.server in (0, own.server) and courses.game = own.game"
    " and courses.number = own.number"
)
_MET = (
    "select results.number as number, met.player as met, coalesce(forgetting.player, met.player) as formerly"
    " from results join placings as met using (match) left join forgetting on forgetting.number = met.player"
    f" where results.number in {numbers('?1')}"
)
# Each pair is stored both ways round.
_PAIRS = (
    "update pairings set player = ?1 where player = ?2 and other = ?3 and number = ?4",
    "update pairings set other = ?1 where other = ?2 and player = ?3 and number = ?4",
)
