"""A store in which a whole crowd has played: `python -m tests.bench.crowd FOLDER` fills a playground's.

The matches are real: each is a copy of one that was played by the rules, with other people at the table, so
every one of them can be replayed.  Who wins follows hidden skills, so the boards look as they do in life.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import accumulate, count, permutations
from pathlib import Path
from random import Random
from typing import Any

from bot.app import build
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.matches.standings import Standings, month_of
from bot.playground.world import World
from storage.matches import Sitter
from storage.sql.matches import SqlMatchStore
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database
from tests.games.games import GAMES, Subject

PLAYERS, MATCHES = 10_000, 100_000
_A_SERVER = 33  # players for each server there is; four of them at the least on every one
_LENGTH = 540 * 86_400  # seconds over which the matches are spread
_FULL, _SHORT = (
    1,
    6,
)  # played models of each game and number of players: to the end, or until all but one left
_SHORT_TURNS = (3, 9)  # of each player, before the others leave
_MOST_ACTIVE = 30  # times as often at a table as who plays least
_FIRST_ID = 10**17
_SYLLABLES = (
    "an",
    "ba",
    "ce",
    "di",
    "el",
    "fo",
    "gu",
    "ha",
    "iz",
    "jo",
    "ka",
    "li",
    "mo",
    "nu",
    "or",
    "pe",
    "ta",
)
_ODD = (
    "Łukasz",
    "Ζωή",
    "Дмитрий",
    "佐藤",
    "עומר",
    "🦊 fox",
    "x" * 32,
    "**bold**",
    "@everyone",
    "O'Neil-Smith",
)


@dataclass(frozen=True)
class _Model:
    """A finished match to be copied: its row, its log, and (place, score, merit) by seat."""

    row: dict[str, Any]
    log: list[tuple[Any, ...]]
    placings: list[tuple[int, int, int]]
    turns: int
    ranked: bool


async def fill(
    path: Path,
    *,
    players: int,
    matches: int,
    home: int,
    at_home: Sequence[Sitter],
    now: int,
    subjects: Sequence[Subject] = GAMES,
    counted: int | None = None,
) -> None:
    """Fills a new store; home: the server where the players `at_home` and the most others are.

    now: Unix seconds; the matches were played in the year and a half before.
    counted: at least so many results are on the boards, and the newest are not; None: all are.
    """
    chance = Random(f"crowd {players} {matches}")
    models = await _models(subjects, chance)
    opened = await Database.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma synchronous = off")
        connection.execute("begin")
        _copy(connection, models, _Crowd(chance, players, home, at_home), matches, now, chance)
        connection.execute("commit")
    stored = SqlStandingStore(opened)
    boards = Standings(stored, SqlResultStore(opened))
    while counted is None or await stored.counted() < counted:
        if await boards.catch_up(1):
            break
    await opened.close()


# -- people ----------------------------------------------------------------------------------------


class _Crowd:
    """Players with a name, a skill, and a server or two; some play much more than others."""

    def __init__(self, chance: Random, players: int, home: int, at_home: Sequence[Sitter]) -> None:
        self._chance = chance
        self.ids = [
            *(each.player for each in at_home),
            *(_FIRST_ID + number for number in range(players - len(at_home))),
        ]
        self.names = {player: _name(chance, number) for number, player in enumerate(self.ids)}
        self.names |= {each.player: each.name for each in at_home}
        self.skills = {player: chance.gauss(0, 1) for player in self.ids}
        count = max(1, players // _A_SERVER)
        self.servers = [home, *(2 * _FIRST_ID + number for number in range(count - 1))]
        weights = [1 / (rank + 1) for rank in range(count)]
        self.members: dict[int, list[int]] = {server: [] for server in self.servers}
        for number, player in enumerate(self.ids):
            # Four of every server, so that four can play there; the others where most are.
            own = (
                self.servers[number // 4] if number < 4 * count else chance.choices(self.servers, weights)[0]
            )
            self.members[own].append(player)
            other = chance.choices(self.servers, weights)[0]
            if chance.random() < 0.2 and other != own:
                self.members[other].append(player)
        self._weights = list(accumulate(weights))
        self._activity = {
            server: list(accumulate(min(chance.paretovariate(1.2), _MOST_ACTIVE) for _ in members))
            for server, members in self.members.items()
        }

    def server(self) -> int:
        """Where the next match is played."""
        return self._chance.choices(self.servers, cum_weights=self._weights)[0]

    def table(self, server: int, seats: int) -> list[int]:
        """Who plays it, the best of the day first."""
        members, weights = self.members[server], self._activity[server]
        sitting: dict[int, None] = {}
        while len(sitting) < seats:
            sitting[self._chance.choices(members, cum_weights=weights)[0]] = None
        return sorted(
            sitting, key=lambda player: self.skills[player] + self._chance.gauss(0, 1), reverse=True
        )


def _name(chance: Random, number: int) -> str:
    if number % 50 == 7:
        return _ODD[number // 50 % len(_ODD)]
    return "".join(chance.choices(_SYLLABLES, k=chance.choice((2, 2, 3, 3, 4)))).capitalize()


# -- matches ---------------------------------------------------------------------------------------


async def _models(subjects: Sequence[Subject], chance: Random) -> list[_Model]:
    """A few finished matches of each game and number of players."""
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "models.db")
        store, channels = SqlMatchStore(database), count(1)
        games = {subject.game.key: subject.game for subject in subjects}
        matches = Matches(store, games, clock=lambda: 1_700_000_000, seed=lambda: f"{chance.random()}")
        found = []
        for subject in subjects:
            for seats in subject.game.seats:
                for number in range(_FULL + (_SHORT if seats > 1 else 2)):
                    turns = None if number < _FULL or seats == 1 else chance.randint(*_SHORT_TURNS)
                    match = await _played(matches, subject, seats, next(channels), turns, chance)
                    found.append(await _model(database, store, match))
        await database.close()
    return found


async def _played(
    matches: Matches, subject: Subject, seats: int, channel: int, turns: int | None, chance: Random
) -> Match:
    """A finished match; turns: each player had so many before all but one left."""
    sitters = [Sitter(seat + 1, f"Seat {seat + 1}") for seat in range(seats)]
    match = await matches.open(subject.game.key, server=1, channel=channel, host=sitters[0], seats=seats)
    for sitter in sitters[1:]:
        match = await matches.join(match.id, sitter, Ask(sitter.player))
    while match.running:
        assert match.state is not None
        if turns is not None and min(match.state.moved) >= turns:
            match = await matches.leave(match.id, Ask(match.sitters[match.active[-1]].player))
            continue
        seat = match.to_move[0]
        # Where all actions are many, listing them takes long.
        choose = subject.some_action or subject.skilled
        action = match.game.notate(choose(match.state, seat, chance))
        match = await matches.act(match.id, Ask(match.sitters[seat].player), action)
    return match


async def _model(database: Database, store: SqlMatchStore, match: Match) -> _Model:
    row = await database.row("select * from matches where id = ?", match.id)
    result = await database.row("select turns, ranked from results where match = ?", match.id)
    assert row is not None
    assert result is not None
    placings = await database.rows(
        "select place, score, merit from placings where match = ? order by seat", match.id
    )
    log = [(entry.seat, entry.notation) for entry in await store.log(match.id)]
    shown = {"post_version": match.version, "hands_version": match.version}
    return _Model(
        dict(row) | shown, log, [tuple(each) for each in placings], result["turns"], bool(result["ranked"])
    )


def _copy(
    connection: sqlite3.Connection,
    models: Sequence[_Model],
    crowd: _Crowd,
    matches: int,
    now: int,
    chance: Random,
) -> None:
    # Long matches are rare, or the store would be much larger than its matches make it interesting.
    weights = [len(model.log) ** -1.5 for model in models]
    ends = sorted(now - int(chance.random() ** 1.5 * _LENGTH) for _ in range(matches))
    columns = list(models[0].row)
    row = f"insert into matches ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"  # noqa: S608 -- names of columns
    for number, at in enumerate(ends, 1):
        model = chance.choices(models, weights)[0]
        server = crowd.server()
        by_skill = crowd.table(server, len(model.placings))
        # The best player of the day gets the seat that is placed best.
        places = [place for place, _, _ in model.placings]
        sitting = dict(zip(sorted(range(len(places)), key=places.__getitem__), by_skill, strict=True))
        length = 60 * len(model.log)
        known = {
            "id": number,
            "server": server,
            "channel": server + 1,
            "host": sitting[0],
            "created": at - length,
            "ended": at,
        }
        connection.execute(row, [known.get(column, model.row[column]) for column in columns])
        connection.executemany(
            "insert into log values (?, ?, ?, ?, null, ?)",
            (
                (number, version, *entry, at - length + 60 * version)
                for version, entry in enumerate(model.log, 1)
            ),
        )
        connection.executemany(
            "insert into seats values (?, ?, ?, ?, 0)",
            ((number, seat, player, crowd.names[player]) for seat, player in sorted(sitting.items())),
        )
        solo = len(sitting) == 1
        connection.execute(
            "insert into results values (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, null)",
            (number, number, server, model.row["game"], month_of(at), model.turns, solo, model.ranked, at),
        )
        connection.executemany(
            "insert into placings (match, seat, player, name, place, score, merit, result)"
            " values (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (number, seat, player, crowd.names[player], *model.placings[seat], number)
                for seat, player in sorted(sitting.items())
            ),
        )
        if model.ranked:
            connection.executemany(
                "insert into pairings values (?, ?, ?)",
                ((one, other, number) for one, other in permutations(sitting.values(), 2)),
            )
    connection.executemany(
        "insert into players (id, name) values (?, ?)",
        ((player, crowd.names[player]) for player in crowd.ids),
    )
    connection.executemany(
        "insert into members (server, player, name, gone) values (?, ?, ?, ?)", _members(crowd, chance)
    )


def _members(crowd: _Crowd, chance: Random) -> Iterator[tuple[int, int, str, bool]]:
    for server, members in crowd.members.items():
        for player in sorted(set(members)):
            yield server, player, crowd.names[player], chance.random() < 0.05


# -- the playground --------------------------------------------------------------------------------


def main(folder: Path) -> None:
    """Fills the store of the playground in this folder, which must have none yet."""
    path = folder / "axio.db"
    if path.exists():
        sys.exit(f"{path} exists already; choose a folder without one")
    folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as aside:
        world = World(build(path), Path(aside))
        home = world.guild.id
        at_home = [Sitter(member.id, name.title()) for name, member in world.members.items()]
    asyncio.run(
        fill(path, players=PLAYERS, matches=MATCHES, home=home, at_home=at_home, now=int(time.time()))
    )
    took = time.monotonic() - begun
    print(f"{PLAYERS:,} players, {MATCHES:,} matches, {path.stat().st_size >> 20} MB in {took:.0f} s: {path}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
