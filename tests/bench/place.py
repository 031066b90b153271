"""A command of each game from its payload to its last request, over HTTP, beside one that only sends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import discord

from bot.app import build
from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.texts import ENGLISH, text
from bot.wire.turnstile import Turnstile
from storage.matches import Sitter
from storage.sql.matches import SqlMatchStore
from storage.sqlite.database import Database
from tests.bench.fake_discord import APPLICATION, TOKEN, FakeDiscord, Request, fake_discord, user
from tests.bench.plain_bot import PlainBot
from tests.bench.timing import Figure, Took, Watch, paired

GUILD = 600_000_000_000_000_001
CHANNEL = 610_000_000_000_000_000
PLAYERS = (Sitter(620_000_000_000_000_001, "Adelaide"), Sitter(620_000_000_000_000_002, "Bartholomew"))
_SPOKEN = {
    "axio": ("command-place", ("option-tile", "option-cell", "option-to")),
    "rota": ("command-rota-place", ("option-rota-cell", "option-rota-rotation", "option-rota-colour")),
    "iota": ("command-iota-play", ("option-iota-cards",)),
    "paperworld": ("command-paperworld-take", ("option-paperworld-what",)),
}
"""The command with which each game is played here, and its options, which take the words of a notation."""
_NOTED = {"iota": "", "paperworld": "take "}
"""How the notations begin that these commands play; what comes then goes into the options."""
_NOT_PLACED = ("pass", "exchange", "keep")
_LAID = {"axio": 18, "rota": 14, "iota": 8, "paperworld": 24}
"""Actions before the first command, so that it meets the middle of a match."""
_LOOKED = 300
"""Possible actions of which one is chosen, at most: in Iota there may be thousands."""
_WARMING = 2
"""Commands before the first of a match that is timed: they make the first post and the direct messages."""
_A_MATCH = 8
"""Commands timed in each match."""
_PLAYED = 4 * _A_MATCH
"""Commands before the first that is timed at all: the bot has drawn most of its sprites by then."""
_CHANNELS = 100
"""Channels of the server; each match takes one."""
_RIGHTS = str(discord.Permissions.all().value)
_MOST = 2
_ALIKE = 0.01
"""By how much the plain command's requests may differ in size."""


def figures(rounds: int, folder: Path, games: Sequence[str] = tuple(TITLES)) -> list[Figure]:
    """The command with store, rules, pictures and texts, beside the same requests alone."""
    return [asyncio.run(_figure(key, rounds, folder / f"{key}.db")) for key in games]


def _built(path: Path) -> discord.Client:
    """The bot, which pays for its turnstile but is hardly held up there."""
    return build(path, turnstile=Turnstile(per_second=200))


async def _figure(key: str, rounds: int, path: Path) -> Figure:
    real_times: list[Took] = []
    plain_times: list[Took] = []
    sent: list[Request] = []
    seeds = count()
    async with fake_discord() as fake, logged_in(_built(path)) as real, logged_in(PlainBot()) as plain:
        database = await Database.open(path)
        try:
            games = {key: TITLES[key].game}
            store = SqlMatchStore(database)
            table = Table(real, fake, Matches(store, games, seed=lambda: f"bench {next(seeds)}"), key)
            # One after the other: each always runs after the other one.
            for number in range(-_PLAYED, rounds):
                if number % _A_MATCH == 0:
                    await table.begin()
                taken, sent = await table.place()
                if number < 0:
                    continue
                real_times.append(taken)
                plain.follow(sent)
                taken, same = await _timed(plain, fake, table.plain())
                plain_times.append(taken)
                _check_alike(sent, same)
        finally:
            await database.close()
    size = sum(request.size for request in sent) / 1000
    files = sum(len(request.files) for request in sent)
    command = f"/{key} {text(ENGLISH, _SPOKEN[key][0])}"
    what = f"{command}: {len(sent)} requests, {files} files, {size:.0f} KB, beside the same requests alone"
    return paired(f"D-{key}", what, real_times, plain_times, cpu=_MOST)


@asynccontextmanager
async def logged_in(client: Any) -> AsyncIterator[Any]:
    """A bot that has logged in and knows the server, without a gateway."""
    async with client:
        await client.login(TOKEN)
        # What the gateway would have told: the server and its channels.
        client._connection._add_guild_from_data(server())
        yield client


def server() -> dict[str, Any]:
    """The server as the gateway tells of it."""
    everyone = {"id": str(GUILD), "name": "@everyone", "color": 0, "position": 0, "permissions": _RIGHTS}
    return {
        "id": str(GUILD),
        "name": "Tables",
        "owner_id": str(PLAYERS[0].player),
        "preferred_locale": "en-US",
        "roles": [everyone],
        "channels": [_channel(CHANNEL + each) for each in range(_CHANNELS)],
    }


def _channel(number: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "type": 0,
        "name": "table",
        "guild_id": str(GUILD),
        "position": 0,
        "permission_overwrites": [],
    }


class Table:
    """A running match of two on the real bot; commands are chosen from a second view on its store."""

    def __init__(
        self, client: discord.Client, fake: FakeDiscord, matches: Matches, key: str = "axio"
    ) -> None:
        self._key = key
        self._client = client
        self._fake = fake
        self._matches = matches
        self._channels = count(CHANNEL)
        self._numbers = count(630_000_000_000_000_000)
        self._chance = Random("bench place")
        self._channel = self._match = 0

    async def begin(self) -> None:
        """A new match in a channel of its own, played to the middle, its posts made."""
        self._channel = next(self._channels)
        first, second = PLAYERS
        match = await self._matches.open(self._key, server=GUILD, channel=self._channel, host=first, seats=2)
        match = await self._matches.join(match.id, second, Ask(second.player))
        for _ in range(_LAID[self._key]):
            match = await self._go_on(match)
        self._match = match.id
        for _ in range(_WARMING):
            await self.place()

    async def place(self, *, alone: bool = True) -> tuple[Took, list[Request]]:
        """Plays by command; returns what it took and what was sent meanwhile.

        alone: nothing else happens in the bot.
        """
        before, seat, notation = await self._turn()
        payload = self._payload(self._key, seat, *self._spoken(notation))
        timed = _timed if alone else _timed_among_others
        taken, sent = await timed(self._client, self._fake, payload)
        after = await self._found()
        assert after.row.post_version == after.version == before.version + 1, "it was not played and shown"
        return taken, sent

    async def _found(self) -> Match:
        match = await self._matches.find(self._match)
        assert match is not None
        return match

    async def _turn(self) -> tuple[Match, int, str]:
        """The match in a turn that the command can play, whose turn it is, and how."""
        while True:
            match = await self._found()
            if not match.running:
                await self.begin()
                continue
            (seat,) = match.to_move
            if (notation := self._chosen(match)) is not None:
                return match, seat, notation
            await self._go_on(match)

    async def _go_on(self, match: Match) -> Match:
        """Plays any action without a command; nothing of it is shown."""
        (seat,) = match.to_move
        action = self._chance.choice(list(islice(match.actions(seat), _LOOKED)))
        return await self._matches.act(match.id, Ask(match.sitters[seat].player), match.game.notate(action))

    def _chosen(self, match: Match) -> str | None:
        """What the command can play so that the other seat simply moves on: no bonus, no exchange, no end."""
        (seat,) = match.to_move
        actions = list(islice(match.actions(seat), _LOOKED))
        self._chance.shuffle(actions)
        for action in actions:
            after, notation = match.game.apply(match.state, seat, action), match.game.notate(action)
            placed = notation.startswith(_NOTED.get(self._key, "")) and not notation.startswith(_NOT_PLACED)
            if placed and match.game.to_move(after) == (1 - seat,):
                return notation
        return None

    def _spoken(self, notation: str) -> tuple[str, dict[str, str]]:
        """The command that plays a notation, and its options."""
        command, options = _SPOKEN[self._key]
        words = notation.removeprefix(_NOTED.get(self._key, ""))
        given = [words] if len(options) == 1 else words.split()
        return text(ENGLISH, command), {
            text(ENGLISH, name): each for name, each in zip(options, given, strict=False)
        }

    def plain(self) -> dict[str, Any]:
        """The command of the bot that only sends."""
        return self._payload("plain", 0, "place", {"tile": "rg", "cell": "E5", "to": "F5"})

    def _payload(self, group: str, seat: int, command: str, options: Mapping[str, str]) -> dict[str, Any]:
        return spoken(next(self._numbers), self._channel, PLAYERS[seat], group, command, options)


def spoken(
    number: int, channel: int, player: Sitter, group: str, command: str, options: Mapping[str, str]
) -> dict[str, Any]:
    """A command as the gateway delivers it; number: of the interaction."""
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": 2,
        "token": f"{number}-".ljust(200, "t"),
        "version": 1,
        "context": 0,
        "locale": "en-US",
        "guild_locale": "en-US",
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
        "channel_id": str(channel),
        "channel": _channel(channel),
        "member": {
            "user": user(player.player, player.name),
            "nick": None,
            "roles": [],
            "joined_at": "2025-01-01T12:00:00.000000+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": _RIGHTS,
        },
        "app_permissions": _RIGHTS,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 10_485_760,
        "data": {
            "id": "640000000000000001",
            "type": 1,
            "name": group,
            "options": [
                {
                    "type": 1,
                    "name": command,
                    "options": [{"type": 3, "name": name, "value": value} for name, value in options.items()],
                }
            ],
        },
    }


async def _timed(client: Any, fake: FakeDiscord, payload: dict[str, Any]) -> tuple[Took, list[Request]]:
    """Delivers a payload; returns what it took until all that came of it had ended, and what was sent."""
    await fake.seen()
    others = asyncio.all_tasks()
    watch = Watch()
    client._connection.parse_interaction_create(payload)
    # The command may leave work to tasks of its own; its last request counts.
    while working := asyncio.all_tasks() - others:
        await asyncio.wait(working)
    taken = watch.read()
    return taken, await fake.seen()


async def _timed_among_others(
    client: Any, fake: FakeDiscord, payload: dict[str, Any]
) -> tuple[Took, list[Request]]:
    """The same while others play: only what the command itself begins is waited for."""
    begun: set[asyncio.Task[Any]] = set()
    loop, marked = asyncio.get_running_loop(), ContextVar("marked", default=False)

    def factory(loop: Any, coroutine: Any, **given: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **given)
        if marked.get():
            begun.add(task)
        return task

    loop.set_task_factory(factory)
    watch = Watch()
    marked.set(True)
    client._connection.parse_interaction_create(payload)
    marked.set(False)
    try:
        while working := {task for task in begun if not task.done()}:
            await asyncio.wait(working)
    finally:
        loop.set_task_factory(None)
    return watch.read(), await fake.seen()


def _check_alike(sent: Sequence[Request], same: Sequence[Request]) -> None:
    """Both commands must have made the same requests, or their ratio says nothing."""
    kinds = [request.kind for request in sent]
    assert kinds == [request.kind for request in same], (kinds, [request.kind for request in same])
    sizes = [sum(request.size for request in requests) for requests in (sent, same)]
    assert abs(sizes[0] - sizes[1]) <= _ALIKE * sizes[0], sizes
