"""The daily challenge: the match of each day, everybody's tries, and where servers see the results."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from storage.daily import RANKED, DailyStore, DayPostRow, DayRow, RankRow, Tried
from storage.matches import Entry, MatchRow
from storage.sitters import NO_NAME, UNKNOWN_NAME
from storage.sql import sitters
from storage.sql.database import Database, Row, Transaction
from storage.sql.exclusions import keep_out_again
from storage.sql.matches import insert_match
from storage.sql.phrases import put


class SqlDailyStore(DailyStore):
    """The days of the challenge.  A server of None means the whole world."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def draw(self, day: int, game: str, seed: str) -> DayRow:
        def work(transaction: Transaction) -> DayRow:
            transaction.run("insert into days values (?, ?, ?) on conflict do nothing", day, game, seed)
            transaction.run("delete from tried_days where day < ?", day)
            kept = transaction.run("select game, seed from days where day = ?", day)[0]
            return DayRow(day, kept["game"], kept["seed"])

        return await self._database.write(work, beside=True)

    async def attempt(self, day: int, player: int) -> int | None:
        row = await self._database.row("select match from dailies where day = ? and player = ?", day, player)
        return None if row is None else int(row["match"])

    async def begin(self, row: MatchRow, entries: Sequence[Entry], *, server: int | None) -> int:
        assert row.day is not None

        def work(transaction: Transaction) -> int:
            older = transaction.run(
                "select match from dailies where day = ? and player = ?", row.day, row.host
            )
            if older:
                return int(older[0]["match"])
            if transaction.run(
                "select 1 from tried_days where day = ? and mark = ?", row.day, _digest(row.seed, row.host)
            ):
                raise Tried
            keep_out_again(transaction, row.host, row.created)
            match = insert_match(transaction, row, entries)
            transaction.run(
                "insert into dailies (day, player, match) values (?, ?, ?)", row.day, row.host, match
            )
            if server is not None:
                transaction.run("insert into daily_servers values (?, ?, ?)", row.day, server, row.host)
            return match

        return await self._database.write(work)

    async def count_on(self, day: int, server: int, player: int) -> None:
        await self._database.store(
            "insert into daily_servers select day, ?, player from dailies where day = ? and player = ?"
            " on conflict do nothing",
            server,
            day,
            player,
        )

    async def servers(self, day: int, player: int) -> list[int]:
        rows = await self._database.rows(
            "select server from daily_servers where day = ? and player = ? order by server", day, player
        )
        return [int(row["server"]) for row in rows]

    async def board(self, day: int, server: int | None, *, limit: int) -> list[RankRow]:
        ranked, values = _ranked(day, server)
        rows = await self._database.survey(f"{ranked} order by place, at, player limit ?", *values, limit)
        return [_rank(row) for row in rows]

    async def size(self, day: int, server: int | None) -> int:
        def work(snapshot: Transaction) -> int:
            if server is None:
                every = int(snapshot.run(f"select count(*) as count {_FINISHED}", day)[0]["count"])
                if every > RANKED:
                    return every
            ranked, values = _ranked(day, server)
            found = snapshot.run(f"select count(*) as count from ({ranked}) as ranked", *values)
            return int(found[0]["count"])

        return await self._database.snapshot(work)

    async def rank(self, day: int, server: int | None, player: int) -> RankRow | None:
        def work(snapshot: Transaction) -> RankRow | None:
            ranked, values = _ranked(day, server)
            found = snapshot.run(f"select * from ({ranked}) as ranked where player = ?", *values, player)
            if not found and server is None:
                found = snapshot.run(_BELOW, day, player)
            return _rank(found[0]) if found else None

        return await self._database.snapshot(work)

    async def points(self, day: int, player: int) -> str:
        row = await self._database.row("select points from dailies where day = ? and player = ?", day, player)
        assert row is not None
        return str(row["points"])

    async def finished(self, player: int) -> list[int]:
        rows = await self._database.rows(
            "select day from dailies where player = ? and at is not null order by day", player
        )
        return [int(row["day"]) for row in rows]

    async def down(self, seconds: int) -> list[int]:
        rows = await self._database.rows("select day from downtimes where seconds >= ?", seconds)
        return [int(row["day"]) for row in rows]

    async def post(self, day: int, server: int) -> DayPostRow | None:
        row = await self._database.row(
            "select channel, message, mark from day_posts where day = ? and server = ?", day, server
        )
        return None if row is None else DayPostRow(row["channel"], row["message"], row["mark"])

    async def posted(self, day: int, server: int, post: DayPostRow) -> None:
        await self._database.store(
            put("day_posts", "day, server", "channel, message, mark"),
            day,
            server,
            post.channel,
            post.message,
            post.mark,
        )


def keep_tried(transaction: Transaction, player: int) -> None:
    """Keeps on record that a player about to be forgotten began the newest day's try, if that is so."""
    rows = transaction.run(
        "select day, seed from days join dailies using (day)"
        " where player = ? and day = (select max(day) from days)",
        player,
    )
    for row in rows:
        digest = _digest(row["seed"], player)
        transaction.run("insert into tried_days values (?, ?) on conflict do nothing", row["day"], digest)


def _digest(seed: str, player: int) -> str:
    return sha256(f"{seed} {player}".encode()).hexdigest()


def _name(table: str) -> str:
    """The SQL for the name in a line: ? for a player without one, empty for one whose data was deleted."""
    known = f"coalesce({table}.name, '{UNKNOWN_NAME}')"
    return f"case when {sitters.on_discord('dailies.player')} then {known} else '{NO_NAME}' end as name"


_PLACE = "rank() over (order by merit desc) as place"
_FINISHED = "from dailies where day = ? and merit is not null"
_COUNTS_ON = (
    "from daily_servers left join servers on servers.id = daily_servers.server"
    " where daily_servers.player = dailies.player and daily_servers.day = dailies.day"
)
# The world's board leaves out a try that counts only on servers that keep to themselves or are excluded.
_COUNTS = (
    "not exists (select 1 from excluded where kind = 'player' and id = dailies.player)"
    f" and (not exists (select 1 {_COUNTS_ON}) or exists (select 1 {_COUNTS_ON}"
    "   and coalesce(servers.world, true)"
    "   and not exists (select 1 from excluded where kind = 'server' and id = daily_servers.server)))"
)
_WORLD = (
    f"select dailies.player, {_name('players')}, {_PLACE}, score, points, at"
    f" from (select * {_FINISHED} order by merit desc, at, player limit {RANKED}) as dailies"
    f" left join players on players.id = dailies.player where {_COUNTS}"
)
# A line of the world's board that is not among the best: its place is that among all tries.
_BELOW = (
    f"select dailies.player, {_name('players')}, score, points, at, (select count(*) + 1 from dailies as best"
    "   where best.day = dailies.day and best.merit is not null and best.merit > dailies.merit) as place"
    " from dailies left join players on players.id = dailies.player"
    f" where day = ? and dailies.player = ? and merit is not null and {_COUNTS}"
)
# SQLite reads a cross join from left to right, and there are more tries in the world than on a server.
_SERVER = (
    f"select dailies.player, {_name('members')}, {_PLACE}, score, points, at"
    " from daily_servers cross join dailies using (day, player)"
    " left join members using (server, player) left join servers on servers.id = daily_servers.server"
    " where day = ? and server = ? and merit is not null"
    " and not (coalesce(members.gone, false) and coalesce(servers.leavers, 'dim') = 'hide')"
)


def _ranked(day: int, server: int | None) -> tuple[str, list[int]]:
    """The SQL for the finished tries of a day with names and places, and its values."""
    return (_WORLD, [day]) if server is None else (_SERVER, [day, server])


def _rank(row: Row) -> RankRow:
    return RankRow(row["player"], row["name"], row["place"], row["score"], row["points"])
