"""A store in which one player, Vera, is wherever a player can be, and so are others."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from itertools import count
from typing import Any

from bot.matches.change import fair_turns
from bot.matches.match import Match
from bot.matches.privacy import Privacy
from bot.matches.standings import Standings
from storage.daily import DayPostRow
from storage.matches import Sitter
from storage.messages import HandRow
from storage.players import PlayerRow, ServerRow
from storage.sql.exclusions import SqlExclusionStore
from storage.sql.learners import SqlLearnerStore
from storage.sql.players import SqlPlayerStore, SqlServerStore
from storage.sql.privacy import SqlPrivacyStore
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from tests.matches.challenge import THURSDAY, WEDNESDAY, Challenge
from tests.matches.puzzling import puzzles_of, stock, turn
from tests.matches.tables import ANNA, BEN, CLEO, DAN, GAMES, SERVER, Table, ask
from tests.thinking.here import Here

VERA = Sitter(7_318_529_640_117_003, "Vera Verloren")
NICK = "Vee Elsewhere"
OTHERS = (ANNA, BEN, CLEO, DAN)


@dataclass(frozen=True)
class Life:
    """The store and the services that work on it."""

    challenge: Challenge
    standings: Standings
    players: SqlPlayerStore
    privacy: Privacy
    channels: count[int]

    @property
    def table(self) -> Table:
        return self.challenge.table

    @classmethod
    def on(cls, challenge: Challenge) -> Life:
        """Nobody has played yet."""
        database = challenge.table.database
        challenge.on(THURSDAY)
        return cls(
            challenge,
            Standings(SqlStandingStore(database), SqlResultStore(database)),
            SqlPlayerStore(database),
            Privacy(SqlPrivacyStore(database), challenge.table.matches, clock=challenge.time),
            count(1000),
        )

    async def begun(self, game: str, *sitters: Sitter, server: int | None = SERVER) -> Match:
        """A match of these players, the first of whom hosts it."""
        match = await self.lobby(game, len(sitters), *sitters, server=server)
        assert match.running
        return match

    async def lobby(
        self,
        game: str,
        seats: int,
        *sitters: Sitter,
        invited: tuple[int, ...] = (),
        server: int | None = SERVER,
    ) -> Match:
        matches, host = self.table.matches, sitters[0]
        match = await matches.open(
            game,
            server=server,
            channel=next(self.channels),
            host=host,
            seats=seats,
            invited=invited,
            interaction=ask(host).interaction,
        )
        for sitter in sitters[1:]:
            match = await matches.join(match.id, sitter, ask(sitter))
        return match

    async def turns(self, match: Match, least: int) -> Match:
        """Plays on until each has had this many turns."""
        while match.running and match.state is not None and min(match.state.moved) < least:
            seat = match.to_move[0]
            # A round of least actions would end Iota, as everybody passes.
            iota = match.game.key == "iota"
            action = next(match.actions(seat)) if iota else match.game.least(match.state, seat)
            text = match.game.notate(action)
            match = await self.table.matches.act(match.id, ask(match.sitters[seat]), text)
        return match

    async def finished(self, game: str, *sitters: Sitter, server: int | None = SERVER) -> Match:
        """A match that counts: each had a fair share of the turns, then all but the last player left."""
        match = await self.begun(game, *sitters, server=server)
        match = await self.turns(match, fair_turns(match) if len(sitters) > 1 else 1_000)
        for sitter in sitters[:-1]:
            if match.running:
                match = await self.table.matches.leave(match.id, ask(sitter))
        assert match.row.status == "finished"
        return match

    async def forget(self, player: int = VERA.player) -> list[int]:
        """Forgets a player as the command does, without showing anything."""
        return await self.privacy.forget(player, nothing_shown)

    async def found(self, *texts: str) -> set[tuple[str, str]]:
        """The tables and columns with one of these texts anywhere in a value."""
        database = self.table.database
        places = set()
        for row in await database.rows("select name from sqlite_schema where type = 'table'"):
            table = str(row["name"])
            for each in await database.rows(f"select * from {table}"):  # noqa: S608 -- a name from the schema
                places |= {
                    (table, column)
                    for column, value in dict(each).items()
                    for text in texts
                    if text in str(value)
                }
        return places

    async def of_vera(self) -> set[tuple[str, str]]:
        return await self.found(str(VERA.player), VERA.name, NICK)


async def nothing_shown(changed: object) -> None:
    await asyncio.sleep(0)


async def whole(challenge: Challenge) -> Life:
    """Vera everywhere."""
    life = Life.on(challenge)
    await life.players.put(VERA.player, PlayerRow(name=VERA.name, pings=False))
    await life.players.seen(SERVER + 1, VERA.player, NICK)
    for who in OTHERS:
        await life.players.put(who.player, PlayerRow(name=who.name))
    await SqlServerStore(life.table.database).put(SERVER, ServerRow(thread=True))
    await SqlLearnerStore(life.table.database).has_moved(VERA.player, "axio")
    await _solved(life)
    matches = life.table.matches
    for game in GAMES:
        await life.finished(game, BEN, ANNA)
        await life.finished(game, VERA, ANNA)
        match = await life.finished(game, ANNA, VERA, BEN)
        hands = {each.player: HandRow(55, each.player % 97, "shown", closed=False) for each in match.sitters}
        await life.table.messages.delivered(match.id, match.version, hands)
    await matches.void(match.id, ask(DAN))
    await matches.void((await life.finished("axio", BEN, ANNA)).id, ask(VERA))
    await life.finished("rota", VERA, server=None)
    await life.finished("rota", VERA)
    await life.finished("rota", ANNA)
    # The second of these makes boards be mended.
    await life.standings.catch_up()
    await life.table.database.note(
        "insert into earlier (solo, server, month, game, player, mark)"
        " select solo, server, month, game, player, 500 from standings where player = ?",
        VERA.player,
    )
    await matches.void((await life.finished("axio", VERA, CLEO)).id, ask(DAN))
    # What is under way.
    await life.lobby("axio", 2, VERA)
    await life.lobby("iota", 3, VERA, BEN)
    await life.lobby("iota", 3, BEN, invited=(CLEO.player, VERA.player, DAN.player))
    await life.begun("rota", VERA, server=None)
    await life.begun("axio", VERA, ANNA)
    match = await life.begun("paperworld", BEN, VERA, CLEO)
    await life.table.messages.delivered(
        match.id, match.version, {VERA.player: HandRow(56, 3, "4.a", closed=False)}
    )
    match = await life.begun("iota", VERA, BEN, CLEO)
    await matches.leave(match.id, ask(VERA))
    match = await life.begun("axio", ANNA, BEN)
    await matches.hand_over(match.id, ask(BEN), VERA.player)
    match = await life.begun("axio", VERA, BEN, CLEO)
    await matches.stop((await life.turns(match, 2)).id, ask(VERA), moderator=False)
    match = await life.begun("rota", VERA, BEN)
    await matches.hand_over(match.id, ask(VERA), DAN.player)
    await matches.take_over(match.id, DAN, ask(DAN))
    await life.table.messages.delivered(match.id, 1, {VERA.player: HandRow(56, 4, "over", closed=False)})
    challenge.on(WEDNESDAY)
    await challenge.finished(VERA)
    await challenge.finished(ANNA)
    challenge.on(THURSDAY)
    await challenge.begin(VERA)
    await challenge.dailies.posted(WEDNESDAY, SERVER, DayPostRow(9, 9))
    await SqlExclusionStore(life.table.database).exclude("player", VERA.player, 1)
    await life.standings.catch_up()
    return life


async def _solved(life: Life) -> None:
    """A puzzle that Vera has tried, as others have."""
    table = life.table
    await stock(table.database, "axio")
    puzzles, held = puzzles_of(table, Here(), life.challenge.time)
    today = await held.of_today("axio")
    assert today is not None
    for who in (ANNA, VERA):
        match = await puzzles.begin(today, who, ask(who).interaction)
        await puzzles.tried(await table.matches.act(match.id, ask(who), *turn(match, right=True)))


async def exported(privacy: Privacy, player: int = VERA.player) -> Any:
    """What is in a player's file."""
    made = await privacy.export(player, lambda match, seat: f"hand of {match.id}, seat {seat}")
    assert made.name == "axio-table-data.json"
    return json.loads(made.data)
