"""`make bench-long`: what is asked of a store of a million matches.  The exit code judges nothing."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.app import build
from bot.catalog import TITLES, adapter_of
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.texts import text
from bot.wire.names import short_name
from storage.matches import Sitter
from storage.places import Sight
from storage.sqlite.sweep import Sweep
from tests.bench import boards, crowd, multitude, served, start
from tests.bench.__main__ import ROOT
from tests.bench.apart import apart
from tests.bench.fake_discord import fake_discord
from tests.bench.lag import Lag
from tests.bench.place import CHANNEL, GUILD, logged_in
from tests.bench.report import Part, report
from tests.bench.scratch import scratch
from tests.bench.timing import AsyncJob, Figure, Took, Watch, alone, async_in_turn
from tests.games.games import GAMES, Subject

HOME, VIEWER = 5, 11
_HERE = [Sitter(VIEWER + number, name) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dan"))]
_NOW = 1_790_000_000  # Unix seconds
_COUNTED = 0.98
"""The part of the results that is on the boards already."""
_MOST_ASKED, _MOST_EXPORT, _MOST_LAG, _MOST_WAIT = 0.1, 2.0, 0.05, 0.1  # seconds
_MOST_MEMORY = 250e6  # bytes
_AT_ONCE, _TURNS, _PONDERS = 20, 10, 0.5
"""Matches that are played at once, actions of each, and seconds between them."""
_SAY = partial(text, "en")
_SOME_ACTION = {subject.game.key: subject.some_action for subject in GAMES}


def main() -> None:
    """Makes the store and asks it."""
    with scratch(ROOT) as folder:
        report(folder, parts(folder / "large.db"))


def parts(
    path: Path,
    *,
    players: int = 1_000,
    matches: int = 10_000,
    crowds: int = 100,
    rounds: int = 20,
    played: int = 200,
    subjects: Sequence[Subject] = GAMES,
    on_server: int = 1_000_000,
) -> Iterator[Part]:
    """All parts, in order; the store in a file has `crowds` times so many players and matches.

    on_server: matches of one on PostgreSQL.
    """
    yield (
        f"a store of {crowds * matches:,} matches of {crowds * players:,} players",
        lambda: _made(path, players, matches, crowds, subjects),
    )
    yield f"{on_server:,} matches on PostgreSQL", lambda: served.grown(rounds * 10, many=on_server)
    yield "start", lambda: start.figures(rounds=min(3, rounds), folder=path.parent, large=path)
    yield "boards", lambda: asyncio.run(boards.figures(rounds, path, HOME, VIEWER))
    yield "questions", lambda: apart(_asked, path, rounds, played, [subject.game.key for subject in subjects])


def _made(path: Path, players: int, matches: int, crowds: int, subjects: Sequence[Subject]) -> list[Figure]:
    small, watch = path.with_name("small.db"), Watch()
    filled = crowd.fill(
        small,
        players=players,
        matches=matches,
        home=HOME,
        at_home=_HERE,
        now=_NOW,
        subjects=subjects,
        counted=int(matches * _COUNTED),
    )
    asyncio.run(filled)
    asyncio.run(multitude.multiply(small, path, crowds, HOME))
    size = path.stat().st_size * 1000 / crowds / matches
    return [
        alone("M-made", "the store made, for this bench only", [watch.read()]),
        Figure.size("M-size", "the store, for each 1,000 matches", size),
    ]


# -- questions -------------------------------------------------------------------------------------


def _asked(path: Path, rounds: int, played: int, games: Sequence[str]) -> list[Figure]:
    return asyncio.run(_answered(path, rounds, played, games))


async def _answered(path: Path, rounds: int, played: int, games: Sequence[str]) -> list[Figure]:
    async with fake_discord(), logged_in(build(path)) as client:
        services = client.services
        # What it does in the background has been measured.
        client.parts.board_keeping.cancel()
        database = client.parts.store.results._database
        rows = await database.rows(
            "select player from placings group by player order by count(*) desc limit 2"
        )
        busy, leaver = (int(row["player"]) for row in rows)
        own = Sight(busy)
        server = Sight(VIEWER, HOME, frozenset({HOME + 1}), frozenset({HOME + 1}))
        questions: list[tuple[str, str, Callable[[], Awaitable[object]], float]] = [
            ("A-matches", "/matches of who has played most", lambda: services.matches.of(busy), _MOST_ASKED),
            ("A-stats", "/stats of who has played most", lambda: services.stats.of(busy, own), _MOST_ASKED),
            (
                "A-history",
                "/history of who has played most",
                lambda: services.finished.rows(own, None, limit=11),
                _MOST_ASKED,
            ),
            (
                "A-server",
                "/history of the largest server",
                lambda: services.finished.rows(server, None, limit=11),
                _MOST_ASKED,
            ),
            (
                "A-export",
                "/privacy: the file of who has played most",
                lambda: services.privacy.export(busy, lambda *_: ""),
                _MOST_EXPORT,
            ),
        ]
        taken = await async_in_turn(rounds, *(_prepared(ask) for _, _, ask, _ in questions))
        found = [
            alone(id_, what, times, wall=most)
            for (id_, what, _, most), times in zip(questions, taken, strict=True)
        ]
        found += await _animations(services, server, games)
        found += await _forgetting(services, leaver, database)
        return [*found, *await _playing(services, played)]


def _prepared(ask: Callable[[], Awaitable[object]]) -> Callable[[int], Awaitable[AsyncJob]]:
    async def prepare(number: int) -> AsyncJob:
        return ask

    return prepare


async def _animations(services: Any, sight: Sight, games: Sequence[str]) -> list[Figure]:
    """A replay as an animation, of the longest match among some of each game."""
    found = []
    for key in games:
        rows = await services.finished.rows(sight, key, limit=30)
        matches = [await services.finished.find(row.match, _always(sight)) for row in rows]
        longest = max(matches, key=lambda each: len(each.log))

        def draw(longest: Any = longest, key: str = key) -> bytes:
            played = longest.replay()
            names = [[short_name(name, _SAY) for name in turn] for turn in played.played]
            return adapter_of(key).moving(played.views, names, _SAY)

        watch = Watch()
        data = await asyncio.to_thread(draw)
        what = f"a replay of {key}, {len(longest.log)} entries, {len(data) / 1e6:.1f} MB"
        found.append(alone(f"G-{key}", what, [watch.read()]))
    return found


def _always(sight: Sight) -> Callable[[Match], Awaitable[Sight]]:
    async def sight_of(match: Match) -> Sight:
        return sight

    return sight_of


async def _forgetting(services: Any, player: int, database: Any) -> list[Figure]:
    """Somebody who has played much is forgotten while another writes."""

    async def shown(changed: Sequence[int]) -> None:
        assert not changed, "nobody of the crowd is in a match"

    async with _writing(services) as waited:
        watch = Watch()
        await services.privacy.forget(player, shown)
        taken = watch.read()
    # Upkeep has this done some time later; here nothing else is to do it as well.
    await database.write(lambda transaction: transaction.run("update store set remains = 0"))
    async with _writing(services) as waited_more:
        watch = Watch()
        await _swept(database)
        swept = watch.read()
    return [
        alone("F-whole", "the second of those who have played most is forgotten", [taken]),
        alone(
            "F-wait",
            "the longest that another waits to store something meanwhile",
            [max(waited, key=lambda each: each.wall)],
            wall=_MOST_WAIT,
        ),
        alone("F-sweep", "what was forgotten is cleared from the whole file, beside others", [swept]),
        alone(
            "F-rewrite",
            "the longest that another waits to store something meanwhile",
            [max(waited_more, key=lambda each: each.wall)],
            wall=_MOST_WAIT,
        ),
    ]


@asynccontextmanager
async def _writing(services: Any) -> AsyncIterator[list[Took]]:
    """How long somebody waited each time who stores something all the time."""
    waited: list[Took] = []

    async def writes() -> None:
        for number in count():
            watch = Watch()
            await services.players.seen(HOME, VIEWER, f"Anna {number}")
            waited.append(watch.read())
            await asyncio.sleep(0.01)

    writer = asyncio.create_task(writes())
    try:
        yield waited
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _swept(database: Any) -> None:
    async with Sweep(database) as sweep:
        while not sweep.done:
            if await sweep.turn():
                await (sweep.settle() if sweep.done else sweep.round())
            else:
                await asyncio.sleep(1)


# -- play ------------------------------------------------------------------------------------------


async def _playing(services: Any, played: int) -> list[Figure]:
    """Twenty matches are played and shown; then many are begun, for the memory that they take."""
    chance, channels = Random("bench long"), count()
    begun = [await _begin(services, next(channels)) for _ in range(_AT_ONCE)]
    async with Lag() as lag:
        watch = Watch()
        await asyncio.gather(*(_plays(services, match, chance, _TURNS, _PONDERS) for match in begun))
        taken = watch.read().each(_AT_ONCE * _TURNS)
    before = _resident()
    for _ in range(played):
        await _plays(services, await _begin(services, next(channels)), chance, 2, 0)
    more = max(_resident() - before, 1)
    return [
        alone("L-action", f"one action of {_AT_ONCE} matches that are played and shown at once", [taken]),
        lag.figure("L", "this", _MOST_LAG),
        Figure.size("M-match", "memory for each 1,000 further matches", more * 1000 / played),
        Figure.size("M-process", "memory of the whole process", _resident(), _MOST_MEMORY),
    ]


async def _begin(services: Any, number: int) -> Match:
    key, channel = list(TITLES)[number % len(TITLES)], CHANNEL + number // len(TITLES)
    one, other = (Sitter(660_000_000_000_000_000 + 2 * number + seat, f"Person {seat}") for seat in range(2))
    match: Match = await services.matches.open(key, server=GUILD, channel=channel, host=one, seats=2)
    match = await services.matches.join(match.id, other, Ask(other.player))
    await services.display.catch_up(match.id)
    return match


async def _plays(services: Any, match: Match, chance: Random, turns: int, ponders: float) -> None:
    """So many actions, each shown, with about so many seconds between them."""
    for _ in range(turns):
        if not match.to_move:
            return
        await asyncio.sleep(ponders * 2 * chance.random())
        seat = match.to_move[0]
        some_action = _SOME_ACTION[match.game.key]
        action = (
            chance.choice(list(match.actions(seat)))
            if some_action is None
            else some_action(match.state, seat, chance)
        )
        notation = match.game.notate(action)
        match = await services.matches.act(match.id, Ask(match.sitters[seat].player), notation)
        await services.display.catch_up(match.id)


def _resident() -> int:
    """The memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize()


if __name__ == "__main__":
    main()
