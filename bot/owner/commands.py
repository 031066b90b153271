"""`python -m bot COMMAND`: what the owner does from the command line, in most cases while the bot runs.

It needs no Discord (but for `check`) and no lease (but for `restore`), which is for the process that plays.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from bot.owner import copying, results, upkeep
from bot.owner.checks import Unwell, check
from bot.owner.saying import say
from bot.refusal import Refusal
from bot.settings import SettingsError, address_of, load
from storage.engines import Address, engine, named
from storage.faults import StoreUnusable, Unwritable
from storage.store import Store

_MOST_DAYS = 36_500
_MOST_ID = 2**63 - 1  # the store's limit; Discord's ids are below it

OnStore = Callable[[Store, argparse.Namespace], Awaitable[Sequence[str]]]
"""Does something with the open store; returns what to say."""
OnFile = Callable[[Path, argparse.Namespace], Awaitable[Sequence[str]]]
"""The same with the file of the store."""


def main(arguments: Sequence[str]) -> int:
    """Carries out the command line; returns the exit code: 0 done, 1 refused, 2 not understood."""
    given = _parser().parse_args(arguments)
    address = given.store
    try:
        address = given.source if given.on_address else address or load().store
        if isinstance(address, Path):
            # By whatever name it is given, its lease and its log are beside the file itself.
            address = Path(os.path.realpath(address))
        lines = asyncio.run(_done(given, address))
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except (StoreUnusable, Unwritable) as error:
        sys.stderr.write(f"{say('owner-store', file=_named(address), why=str(error))}\n")
        return 1
    except Refusal as refusal:
        # The usual sentence is about a pressed button, but here somebody typed a number.
        key = "owner-no-match" if refusal.key == "match-gone" else refusal.key
        sys.stderr.write(f"{say(key, **refusal.params)}\n")
        return 1
    except Unwell as unwell:
        sys.stdout.write(_text(unwell.lines))
        return 1
    sys.stdout.write(_text(lines))
    return 0


def _text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _named(address: Address) -> str:
    return str(address.absolute()) if isinstance(address, Path) else named(address)


async def _done(given: argparse.Namespace, address: Address) -> Sequence[str]:
    """What to say when the command is carried out.  Raises Refusal."""
    lines: Sequence[str]
    if given.on_address is not None:
        lines = await given.on_address(given)
        return lines
    if given.on_file is not None:
        if not isinstance(address, Path):
            raise Refusal("owner-only-a-file")
        lines = await given.on_file(address, given)
        return lines
    opened = await engine(address).beside()
    try:
        lines = await given.on_store(opened.store, given)
        return lines
    finally:
        await opened.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=say("owner-about"))
    parser.add_argument("--store", type=address_of, help=say("owner-help-store"))
    parser.set_defaults(on_store=None, on_file=None, on_address=None)
    commands = parser.add_subparsers(dest="command", required=True)

    def on_store(name: str, do: OnStore) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=say(f"owner-help-{name}"))
        command.set_defaults(on_store=do)
        return command

    def on_file(name: str, do: OnFile) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=say(f"owner-help-{name}"))
        command.set_defaults(on_file=do)
        return command

    on_file("check", check)
    backup = on_file("backup", upkeep.backup)
    backup.add_argument("to", type=Path, nargs="?", help=say("owner-help-to"))
    restored = on_file("restore", upkeep.restored)
    restored.add_argument("backup", type=Path, help=say("owner-help-from"))
    copies = commands.add_parser("copy", help=say("owner-help-copy"))
    copies.set_defaults(on_address=copying.copied)
    copies.add_argument("source", type=address_of, help=say("owner-help-source"))
    copies.add_argument("target", type=address_of, help=say("owner-help-target"))
    on_store("rebuild-boards", results.rebuild_boards)
    on_store("void", results.void).add_argument("match", type=_number)
    for name, do in (("exclude", results.exclude), ("include", results.include)):
        command = on_store(name, do)
        command.add_argument("kind", choices=("server", "player"))
        command.add_argument("id", type=_number)
    on_store("excluded", results.excluded)
    listed = on_store("odd", results.oddities)
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
