"""`python -m bot.owner`: how the owner inspects and corrects results, even while the bot runs.

It works on the bot's store, each step in its own transaction; the bot shows the outcome when it next looks.
It needs no token, no Discord and no lease, which is for the process that plays.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.matches.oddities import Oddities, odd
from bot.matches.service import Matches
from bot.matches.voiding import OWNER
from bot.refusal import Refusal
from bot.settings import SettingsError, load
from bot.texts import text
from storage.exclusions import Kind
from storage.faults import StoreUnusable, Unwritable
from storage.oddities import PairRow
from storage.sqlite.database import Database
from storage.sqlite.store import sqlite_store

_DAY = 24 * 3600
_MOST_DAYS = 36_500
_MOST_ID = 2**63 - 1  # SQLite's limit; Discord's ids are below it

say = partial(text, "en")


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out the command line; returns the exit code: 0 done, 1 refused, 2 not understood."""
    given = _parser().parse_args(arguments)
    path = given.store
    try:
        path = path or load().store
        lines = asyncio.run(_work(given, path))
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except (StoreUnusable, Unwritable) as error:
        sys.stderr.write(f"{say('owner-store', file=str(path.absolute()), why=str(error))}\n")
        return 1
    except Refusal as refusal:
        # The usual sentence is about a pressed button, but here somebody typed a number.
        key = "owner-no-match" if refusal.key == "match-gone" else refusal.key
        sys.stderr.write(f"{say(key, **refusal.params)}\n")
        return 1
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.owner", description=say("owner-about"))
    parser.add_argument("--store", type=Path, help=say("owner-help-store"))
    commands = parser.add_subparsers(dest="command", required=True)
    void = commands.add_parser("void", help=say("owner-help-void"))
    void.add_argument("match", type=_number)
    for name in ("exclude", "include"):
        command = commands.add_parser(name, help=say(f"owner-help-{name}"))
        command.add_argument("kind", choices=("server", "player"))
        command.add_argument("id", type=_number)
    commands.add_parser("excluded", help=say("owner-help-excluded"))
    listed = commands.add_parser("odd", help=say("owner-help-odd"))
    listed.add_argument("--days", type=_days, default=30, help=say("owner-help-days"))
    listed.add_argument("--most", type=_number, default=20, help=say("owner-help-most"))
    return parser


def _number(written: str) -> int:
    number = int(written)
    if not 0 < number <= _MOST_ID:
        raise ValueError
    return number


def _days(written: str) -> int:
    days = _number(written)
    if days > _MOST_DAYS:
        raise ValueError
    return days


# argparse uses these names in its error messages.
_number.__name__ = "number"
_days.__name__ = f"number of days, {_MOST_DAYS} at most,"


async def _work(given: argparse.Namespace, path: Path) -> list[str]:
    database = await Database.beside(path)
    store, now = sqlite_store(database), int(time.time())
    games = {key: title.game for key, title in TITLES.items()}
    try:
        if given.command == "void":
            match = await Matches(store.matches, games).void(given.match, Ask(OWNER))
            return [say("owner-void-done", match=match.id, game=match.game.title)]
        if given.command == "odd":
            found = await odd(store.oddities, games, now - given.days * _DAY)
            return list(_report(found, given.days, given.most))
        if given.command == "excluded":
            rows = [(each.kind, each.id, _date(each.at)) for each in await store.exclusions.all()]
            return list(_table(say("owner-excluded-title"), ("kind", "id", "since"), rows, len(rows)))
        kind: Kind = given.kind
        if given.command == "exclude":
            done = await store.exclusions.exclude(kind, given.id, now)
        else:
            done = await store.exclusions.include(kind, given.id)
        key = f"owner-{given.command}-done" if done else f"owner-{given.command}-already"
        lines = [say(key, kind=kind, id=str(given.id))]
        if given.command == "exclude" and not await store.exclusions.is_known(kind, given.id):
            # It may be mistyped, or the id of something else, and would exclude nobody.
            lines.append(say("owner-exclude-unknown", kind=kind))
        return lines
    finally:
        await database.close()


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


if __name__ == "__main__":
    # As the bot does: other users must not read the files that are written next to the store.
    os.umask(0o077)
    sys.exit(main())
