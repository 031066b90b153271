"""A server with a channel and four members, on an offline Discord, with the real bot and store."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from time import time as real_time
from typing import Any

import discord
import pytest
import pytest_asyncio
import structlog
from discord import app_commands
from simcord import Env

from bot.app import build
from bot.client import Client
from bot.commands.shared import autocomplete
from bot.matches import lessons, verdicts
from bot.playground import mentions, rules
from bot.playground.strict import be_strict
from bot.refusal import Refusal
from bot.wire.failures import Unsent
from bot.wire.tree import Translator, Tree
from tests.discord.club import Club
from tests.discord.registered import built
from tests.discord.veterans import have_played
from tests.patience import PATIENT
from tests.storage.fresh import lay
from tests.telling import listen
from tests.thinking.here import Here

be_strict()
listen()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps a busy test machine from counting as load on the bot."""
    monkeypatch.setattr(autocomplete, "_BEHIND", 60.0)
    monkeypatch.setattr(autocomplete, "_PATIENCE", PATIENT)
    monkeypatch.setattr(verdicts, "_PATIENCE", PATIENT)
    monkeypatch.setattr(lessons, "ROUNDS", 1)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers answer as soon as they have decided."""
    monkeypatch.setattr("bot.matches.deadlines.ANSWER", 0)
    # A private answer that waits for them looks as long, on a slow machine too.
    monkeypatch.setattr("bot.messages.display._BETWEEN", 0.01)
    monkeypatch.setattr("bot.messages.display._LOOKS", int(100 * PATIENT))


@pytest.fixture
def time() -> Callable[[], float]:
    """The bot's clock: the real one, unless a file of tests has its own."""
    return real_time


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeats cut requests at once, because the offline Discord does not wait for a bot that waits."""
    monkeypatch.setattr("bot.wire.failures._WAITS", (0.0, 0.0))


@pytest.fixture(scope="session", autouse=True)
def known() -> Iterator[None]:
    """Builds the commands once, and works out and checks once what Discord is told of them.

    They are the same for every bot, and take longer than most tests.
    """
    told: list[str] = []
    checked: list[Any] = []
    check = rules.check_commands

    async def sync(tree: Tree) -> list[app_commands.AppCommand]:
        translator, application = Translator(), tree.client.application_id
        assert application is not None
        if not told:
            payload = [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
            told.append(json.dumps(payload))
        registered = await tree._http.bulk_upsert_global_commands(application, json.loads(told[0]))
        return [app_commands.AppCommand(data=each, state=tree._state) for each in registered]

    def check_once(payload: Any) -> None:
        if payload not in checked:
            check(payload)
            checked.append(payload)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.client.all_commands", lambda _: built())
        patch.setattr(Tree, "sync", sync)
        patch.setattr(rules, "check_commands", check_once)
        yield


@pytest.fixture
def address(tmp_path: Path, postgres: Callable[[], str]) -> Path | str:
    """Where the fresh store is: in a file; with STORE=postgres on a server, as in test_on_postgres.py."""
    return postgres() if os.environ.get("STORE") == "postgres" else lay(tmp_path / "axio.db")


@pytest.fixture
def simcord_bot(address: Path | str, time: Callable[[], float]) -> Client:
    """The bot on a fresh store; simcord's plugin requires this name."""
    return build(
        address,
        seed=lambda: "one table, always dealt alike",
        clock=time,
        thinking=Here(),
    )


@pytest_asyncio.fixture
async def club(simcord_env: Env, simcord_bot: Client, address: Path | str) -> AsyncIterator[Club]:
    guild = simcord_env.create_guild("Club")
    channel = guild.create_text_channel("table")
    members = [guild.add_member(simcord_env.create_user(name)) for name in ("alice", "bob", "carol", "dave")]
    with structlog.testing.capture_logs() as log:
        made = Club(simcord_env, address, simcord_bot, guild, channel, members, log)
        await have_played(made.database, [member.id for member in members])
        yield made
        await made.bot.close()
    faults = [event for event in log if event["log_level"] in ("error", "critical")]
    assert len(faults) == made.expected_faults, faults
    left = [each for each in simcord_env.http_requests if each.path.startswith("/users/@me/guilds/")]
    assert left == [], "the bot never leaves a server by itself"
    bodies = [(each.json, json.dumps(each.json, default=str)) for each in simcord_env.http_requests]
    word = json.dumps(str(discord.utils.MISSING))
    assert [text for _, text in bodies if word in text] == [], "discord.py's MISSING is never sent as a value"
    known = mentions.runnable(
        each for all_ in simcord_env.backend.commands.values() for each in all_.values()
    )
    # Looking through every part of all that a test sends would take longer than many tests.
    mentioning = [body for body, text in bodies if "</" in text]
    broken = [why for body in mentioning for why in mentions.wrong_mentions(body, known)]
    assert broken == [], "whatever is mentioned is a command, where mentions are shown"
    # Refusals and failed requests reach the command tree as exceptions; anything else is a fault.
    errors = [getattr(error, "original", error) for error in simcord_env.errors]
    unexpected = [error for error in errors if not isinstance(error, Refusal | Unsent)]
    assert len(unexpected) <= made.expected_faults, unexpected
