"""`python -m bot COMMAND`: what the owner does from the command line, in most cases while the bot runs.

It needs no Discord (but for `check`), and no lease (but for `restore` and `copy`): that is for the process
that plays.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from bot.owner import copying, results, upkeep
from bot.owner.checks import Unwell, check
from bot.owner.saying import say
from bot.program import NAME
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
OnAddress = Callable[[Address, argparse.Namespace], Awaitable[Sequence[str]]]
"""The same with the store, wherever it is."""


def main(arguments: Sequence[str]) -> int:
    """Carries out the command line; returns the exit code: 0 done, 1 refused, 2 not understood."""
    given = _parser().parse_args(arguments)
    address = given.store
    try:
        address = address or load().store
        if isinstance(address, Path):
            # By whatever name it is given, its lease and its log are beside the file itself.
            address = Path(os.path.realpath(address))
        lines: Sequence[str] = asyncio.run(given.do(address, given))
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


async def _with_store(do: OnStore, address: Address, given: argparse.Namespace) -> Sequence[str]:
    opened = await engine(address).beside()
    try:
        return await do(opened.store, given)
    finally:
        await opened.close()


async def _with_file(do: OnFile, address: Address, given: argparse.Namespace) -> Sequence[str]:
    """Raises Refusal if the store is no file."""
    if not isinstance(address, Path):
        raise Refusal("owner-only-a-file")
    return await do(address, given)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=_called(), description=say("owner-about"))
    parser.add_argument("--store", type=address_of, help=say("owner-help-store"))
    commands = parser.add_subparsers(dest="command", required=True)

    def on_address(name: str, do: OnAddress) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=say(f"owner-help-{name}"))
        command.set_defaults(do=do)
        return command

    def on_store(name: str, do: OnStore) -> argparse.ArgumentParser:
        return on_address(name, partial(_with_store, do))

    def on_file(name: str, do: OnFile) -> argparse.ArgumentParser:
        return on_address(name, partial(_with_file, do))

    on_address("check", check)
    backup = on_file("backup", upkeep.backup)
    backup.add_argument("to", type=Path, nargs="?", help=say("owner-help-to"))
    restored = on_file("restore", upkeep.restored)
    restored.add_argument("backup", type=Path, help=say("owner-help-from"))
    copies = on_address("copy", copying.copied)
    copies.add_argument("store", metavar="source", type=address_of, help=say("owner-help-source"))
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


def _called() -> str:
    """How the owner has called the program."""
    return NAME if any(Path(word).stem == NAME for word in sys.orig_argv[:2]) else "python -m bot"


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
