"""What the owner does with results: void them, keep somebody off the world's boards, list what looks odd.

Each step is a transaction of its own; the bot shows the outcome when it next looks.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.matches.oddities import Oddities, odd
from bot.matches.service import Matches
from bot.matches.voiding import OWNER
from bot.owner.saying import say
from storage.exclusions import Kind
from storage.oddities import PairRow
from storage.store import Store

_DAY = 24 * 3600


async def void(store: Store, given: argparse.Namespace) -> Sequence[str]:
    """Voids the result of a match.  Raises Refusal."""
    games = {key: title.game for key, title in TITLES.items()}
    match = await Matches(store.matches, games).void(given.match, Ask(OWNER))
    return [say("owner-void-done", match=match.id, game=match.game.title)]


async def exclude(store: Store, given: argparse.Namespace) -> Sequence[str]:
    """Keeps a server or a player off the world's boards."""
    kind: Kind = given.kind
    done = await store.exclusions.exclude(kind, given.id, int(time.time()))
    lines = [say(f"owner-exclude-{'done' if done else 'already'}", kind=kind, id=str(given.id))]
    if not await store.exclusions.is_known(kind, given.id):
        # It may be mistyped, or the id of something else, and would exclude nobody.
        lines.append(say("owner-exclude-unknown", kind=kind))
    return lines


async def include(store: Store, given: argparse.Namespace) -> Sequence[str]:
    """Lets a server or a player in again."""
    done = await store.exclusions.include(given.kind, given.id)
    return [say(f"owner-include-{'done' if done else 'already'}", kind=given.kind, id=str(given.id))]


async def excluded(store: Store, _: argparse.Namespace) -> Sequence[str]:
    """Lists who is kept off the world's boards."""
    rows = [(each.kind, each.id, _date(each.at)) for each in await store.exclusions.all()]
    return list(_table(say("owner-excluded-title"), ("kind", "id", "since"), rows, len(rows)))


async def oddities(store: Store, given: argparse.Namespace) -> Sequence[str]:
    """Lists what looks odd among the results that count."""
    games = {key: title.game for key, title in TITLES.items()}
    found = await odd(store.oddities, games, int(time.time()) - given.days * _DAY)
    return list(_report(found, given.days, given.most))


async def rebuild_boards(store: Store, _: argparse.Namespace) -> Sequence[str]:
    """Drops all boards, which the bot then makes anew from the results."""
    await store.standings.rebuild()
    return [say("owner-rebuild-done")]


def _report(found: Oddities, days: int, most: int) -> Iterator[str]:
    yield say("owner-heading", days=days)
    pair = ("player", "name", "other", "other-name", "together", "ahead", "behind", "of-one", "of-other")
    length = ("match", "game", "server", "turns", "usual", "pace")
    yield from _table(say("owner-odd-closed"), pair, map(_pair, found.closed), most)
    yield from _table(say("owner-odd-one-sided"), pair, map(_pair, found.one_sided), most)
    for key, several in (("short", found.short), ("fast", found.fast)):
        rows = [
            (
                each.row.match,
                TITLES[each.row.game].game.title,
                each.row.server or "-",
                each.row.turns,
                each.usual,
                round(each.pace),
            )
            for each in several
        ]
        yield from _table(say(f"owner-odd-{key}"), length, rows, most)
    servers = [(each.server, each.matches, each.people) for each in found.small]
    yield from _table(say("owner-odd-small"), ("server", "matches", "people"), servers, most)
    voids = [(each.server, each.matches, each.voided) for each in found.voids]
    yield from _table(say("owner-odd-voids"), ("server", "matches", "voided"), voids, most)


def _pair(pair: PairRow) -> Sequence[object]:
    one, other = pair.names
    numbers = (pair.together, pair.ahead, pair.behind, pair.of_one, pair.of_other)
    return (pair.one, one or "-", pair.other, other or "-", *numbers)


def _table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], most: int) -> Iterator[str]:
    """A title, a header and one line per row, in aligned columns."""
    every = [[str(value) for value in row] for row in rows]
    shown = every[:most]
    yield ""
    yield title
    if not every:
        yield f"  {say('owner-none')}"
        return
    lines = [[say(f"owner-column-{column}") for column in columns], *shown]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        yield f"  {'  '.join(cells)}".rstrip()
    if len(every) > most:
        yield f"  {say('matches-more', count=len(every) - most)}"


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
