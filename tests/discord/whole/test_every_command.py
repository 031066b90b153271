"""Every command, by anybody, anywhere, with any options, is answered and changes no match."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
import structlog
from discord import AppCommandOptionType, app_commands

from tests.discord.direct import CHANNEL, GUESTS, STRANGER, Direct, replaced
from tests.discord.whole.test_hostile import GARBAGE, mover, private, states
from tests.effort import bounded
from tests.sample import todays
from tests.storage.contents import contents


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    with structlog.testing.capture_logs() as log:
        yield made
    await made.database.close()
    assert [event for event in log if event["log_level"] in ("error", "critical")] == []


ANNA, ROBOT, ZOE = (
    SimpleNamespace(id=player, display_name=name, global_name=name, name=name, bot=robot)
    for player, name, robot in (
        (GUESTS[0].player, "Anna", False),
        (5, "R2", True),
        (STRANGER.player, "Zoe", False),
    )
)


def values_of(parameter: app_commands.Parameter) -> list[Any]:
    """Unexpected values to try for an option; if it has choices, only those, as Discord takes no others."""
    if parameter.choices:
        return [choice.value for choice in parameter.choices]
    match parameter.type:
        case AppCommandOptionType.string:
            return [GARBAGE[0], GARBAGE[3], GARBAGE[-3]]
        case AppCommandOptionType.integer:
            least, most = parameter.min_value, parameter.max_value
            return [int(least) if least is not None else -(2**53), int(most) if most is not None else 2**53]
        case AppCommandOptionType.boolean:
            return [True, False]
        case AppCommandOptionType.user:
            return [ANNA, ROBOT, ZOE]
        case AppCommandOptionType.channel:
            return [
                SimpleNamespace(id=77, permissions_for=lambda _: discord.Permissions.none(), guild=guild())
            ]
        case AppCommandOptionType.attachment:
            return [attachment(data) for data in (b"", b"\x00\xff" * 50, b"axio\n1. rb E5 F5\n" * 20)]
    pytest.fail(
        f"values_of does not know options like {parameter.command.qualified_name} {parameter.name},"
        f" of the kind {parameter.type.name}: add what a player could send that the command does not wait for"
    )


def guild() -> Any:
    """A server on which the bot may do nothing."""
    return SimpleNamespace(id=1, me=SimpleNamespace(id=1))


def attachment(data: bytes) -> Any:
    """A file attached to a command."""

    async def read() -> bytes:
        return data

    return SimpleNamespace(
        filename="x.txt",
        size=len(data),
        content_type="text/plain",
        read=read,
        url="https://cdn.example/x.txt",
    )


async def test_every_command_answers_everybody_everywhere(direct: Direct) -> None:
    """Takes the commands from the tree, so that new ones are included, with all that their options accept."""
    running = await direct.begun("axio")
    callers = (mover(running), GUESTS[1 - running.to_move[0]], STRANGER)
    places: Sequence[dict[str, Any]] = (
        {},
        {"guild_id": None},
        {"channel_id": CHANNEL + 50},
        {"channel_id": 7, "guild_id": 8},
    )
    for command, found in direct.commands.items():
        needed = {each.name: values_of(each)[0] for each in found.parameters if each.required}
        given = [(each.name, value) for each in found.parameters for value in values_of(each)]
        tries = [needed, *({**needed, name: value} for name, value in todays(given, 4))]
        before = await contents(direct.database)
        for number, options in enumerate(tries):
            who, place = callers[number % 3], places[number % 4]
            with bounded(30, (command, options)):
                sent = await direct.slash(who, command, options, **place)
            assert len(private(sent, who)) >= 1, (command, options)
            after = await contents(direct.database)
            if after == before:
                continue
            # Only the running match in this channel may change, and only by its own game's commands.
            kept = {match: row for match, row in states(before).items() if command[:5] != "axio "}
            assert kept.items() <= states(after).items(), (command, options)
            assert after["servers"] == before["servers"], (command, options)
            await replaced(direct.database, before)
