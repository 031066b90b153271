"""The bot's commands and components without Discord: what they answer and send is only recorded.

It is a hundred times faster than the offline Discord, so whole matches can be checked press by press.
What is left out here (requests, permissions, Discord's failures) is covered by the tests with `club.py`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
from discord import app_commands

from bot.app import services_on
from bot.commands.shared.finder import ask_of
from bot.commands.shared.services import Services
from bot.computers.levels import Level
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import _GRAMMAR, Handler, Press
from bot.wire.content import Content
from bot.wire.emojis import Emojis
from bot.wire.failures import Reason, Unsent
from bot.wire.nonces import Anew
from bot.wire.sender import Sender
from bot.wire.turnstile import Outdated, Rank
from storage.matches import Sitter
from storage.sql.database import Transaction
from storage.sql.store import sql_store
from storage.sqlite.database import Database
from storage.store import Store
from tests.discord.registered import built, command_names
from tests.discord.seen import Answers, Seen, seen
from tests.discord.veterans import have_played
from tests.discord.within_limits import check_offered
from tests.storage.contents import Contents
from tests.storage.fresh import opened
from tests.thinking.here import Here

PUBLIC = 0
"""The viewer of what is in the channel, for everybody to see; other viewers are players' ids."""
SERVER, CHANNEL = 1, 2
PLAYER = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, create_public_threads=True
)
"""Members' permissions in every channel but the hidden ones."""
DIRECT = 1_000_000
"""Added to a player's id, it gives their direct message channel: player 7 has 1000007."""
GUESTS = tuple(Sitter(100 + number, name) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dan")))
STRANGER = Sitter(999, "Zoe")


async def _no_discord(number: int, **_: Any) -> Any:
    raise OSError("there is no Discord to ask")


class Recorder(Sender):
    """Records instead of sending; `new` are the messages that were sent, not edited: only they can notify."""

    def __init__(self) -> None:
        self.sent: list[Seen] = []
        self.new: list[Seen] = []
        self.last_id = 0

    def _next(self) -> int:
        self.last_id += 1
        return self.last_id

    def _note(self, channel: int, content: Content, *, new: bool = False) -> None:
        self.sent.append(seen(channel - DIRECT if channel > DIRECT else PUBLIC, content))
        self.new += self.sent[-1:] if new else []

    async def send(
        self,
        channel: int,
        content: Content,
        nonce: str,
        *,
        anew: Anew | None = None,
        outdated: Outdated | None = None,
        rank: Rank = Rank.BOARD,
    ) -> int:
        self._note(channel, content, new=True)
        return self._next()

    async def edit(
        self,
        channel: int,
        message: int,
        content: Content,
        *,
        outdated: Outdated | None = None,
        rank: Rank = Rank.BOARD,
    ) -> None:
        self._note(channel, content)

    async def disarm(self, channel: int, message: int) -> None:
        pass

    async def delete(self, channel: int, message: int) -> None:
        pass

    async def present(self, server: int) -> bool:
        return True

    async def is_member(self, server: int, player: int) -> bool:
        raise Unsent(Reason.FAILED, OSError("there is no Discord to ask"))

    async def direct(
        self,
        player: int,
        content: Content,
        nonce: str,
        *,
        anew: Anew | None = None,
        urgent: bool = True,
        outdated: Outdated | None = None,
    ) -> tuple[int, int]:
        self._note(DIRECT + player, content, new=True)
        return DIRECT + player, self._next()


class OneServer:
    """What permissions need of the server: a few channels, which everybody may view but the hidden ones."""

    id, name, unavailable = SERVER, "Club", False

    me = SimpleNamespace(id=1)

    def __init__(self, hidden: set[int]) -> None:
        self._hidden = hidden

    @property
    def channels(self) -> list[Any]:
        """The first of the server's channels."""
        return [self.get_channel(channel) for channel in range(CHANNEL, 100)]

    def get_channel(self, channel: int) -> Any:
        """Any channel: there is one for every number."""
        viewed = discord.Permissions.none() if channel in self._hidden else PLAYER
        bots = discord.Permissions.all()
        return SimpleNamespace(id=channel, permissions_for=lambda who: bots if who is self.me else viewed)

    get_channel_or_thread = get_channel


@dataclass
class Direct:
    """The bot's services on a store, with every game's commands and components.

    hidden: channels that only players at a table there can view.
    """

    database: Database
    store: Store
    services: Services
    recorder: Recorder
    verbs: dict[str, Handler]
    commands: dict[str, app_commands.Command[Any, ..., Any]]
    hidden: set[int]
    interactions: Any = field(default_factory=lambda: count(1_000_000))

    @classmethod
    async def at(cls, path: Path, seed: str = "seed", *, newcomers: bool = False) -> Direct:
        """Opens the store; every match is dealt from this seed.  newcomers: nobody has played before."""
        database = await opened(path)
        if not newcomers:
            await have_played(database, [each.player for each in (*GUESTS, STRANGER)])
        recorder = Recorder()
        seconds = count(1_700_000_000)
        hidden: set[int] = set()
        guild = OneServer(hidden)
        client: Any = SimpleNamespace(
            get_guild=lambda server: guild if server == SERVER else None,
            get_channel=lambda channel: None,
            http=SimpleNamespace(get_channel=AsyncMock(return_value={})),
            application_id=1,
            fetch_user=_no_discord,
            fetch_guild=_no_discord,
            user=SimpleNamespace(id=1),
            own_emojis=Emojis(),
            command_names=command_names(),
        )
        store = sql_store(database)
        services = services_on(
            store, client, recorder, clock=lambda: next(seconds), seed=lambda: seed, thinking=Here()
        )
        client.services = services
        offers, verbs = built()
        commands = {
            command.qualified_name: command
            for top in offers
            for command in (top.walk_commands() if isinstance(top, app_commands.Group) else [top])
            if isinstance(command, app_commands.Command)
        }
        return cls(database, store, services, recorder, verbs, commands, hidden)

    async def begun(
        self,
        game: str,
        seats: int = 2,
        channel: int = CHANNEL,
        computers: Sequence[Level] = (),
        **options: Any,
    ) -> Match:
        """A running match whose first post has been sent; computers sit beside the host."""
        matches = self.services.matches
        match = await matches.open(
            game,
            server=SERVER,
            channel=channel,
            host=GUESTS[0],
            seats=seats,
            computers=computers,
            **options,
        )
        for sitter in GUESTS[1 : seats - len(computers)]:
            match = await matches.join(match.id, sitter, ask_of(self.interaction(sitter)))
        match = await self.services.posts.publish(match.id)
        await self.services.hands.deliver(match.id)
        return match

    async def now(self, match: Match) -> Match:
        """The match as stored."""
        found = await self.services.matches.find(match.id)
        assert found is not None
        return found

    def interaction(self, who: Sitter, channel: int = CHANNEL, **changes: Any) -> Any:
        """What discord.py would pass; `changes` are attributes of it."""
        answers = Answers(who.player, self.recorder.sent)
        user = SimpleNamespace(
            id=who.player,
            display_name=who.name,
            name=who.name,
            global_name=None,
            bot=False,
            guild_permissions=discord.Permissions.none(),
        )
        usual = {
            "id": next(self.interactions),
            "client": self.services.client,
            "command": None,
            "type": discord.InteractionType.application_command,
            "user": user,
            "guild_id": SERVER,
            "channel_id": channel,
            "channel": None,
            "locale": discord.Locale.american_english,
            "guild_locale": discord.Locale.american_english,
            "extras": {},
            **answers.of_interaction(),
            "permissions": PLAYER,
            "app_permissions": discord.Permissions.all(),
            "message": SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=True), attachments=[]),
            "namespace": SimpleNamespace(),
        }
        return SimpleNamespace(**{**usual, **changes})

    async def press(self, who: Sitter, press: Press, **changes: Any) -> Sequence[Seen]:
        """What is sent for a pressed component, passed on as the client does."""
        interaction = self.interaction(who, **changes)
        before = len(self.recorder.sent)
        try:
            handler = self.verbs.get(press.verb)
            if handler is None:
                raise Refusal("panel-unreadable")
            await self.services.languages.hear(interaction)
            await handler(interaction, press)
        except Exception as error:
            await self.services.failing.answer(interaction, error, press)
        return await self._all(interaction, before)

    async def slash(
        self, who: Sitter, command: str, options: Mapping[str, Any], **changes: Any
    ) -> Sequence[Seen]:
        """What is sent for a command; options by the names of their parameters."""
        interaction = self.interaction(who, command=self.commands[command], **changes)
        before = len(self.recorder.sent)
        try:
            await self.services.languages.hear(interaction)
            await self.commands[command].callback(interaction, **options)  # type: ignore[call-arg]  # whichever command it is
        except Exception as error:
            await self.services.failing.answer(interaction, error)
        return await self._all(interaction, before)

    async def complete(
        self, who: Sitter, command: str, parameter: str, typed: str, filled: Mapping[str, Any], **changes: Any
    ) -> list[tuple[str, Any]]:
        """What autocomplete offers, as (name, value); raises what it raises."""
        given = SimpleNamespace(**filled)
        interaction = self.interaction(who, command=self.commands[command], namespace=given, **changes)
        autocomplete: Any = self.commands[command]._params[parameter].autocomplete
        offered = [(choice.name, choice.value) for choice in await autocomplete(interaction, typed)]
        check_offered(offered)
        return offered

    async def _all(self, interaction: Any, before: int) -> Sequence[Seen]:
        begun = [each for each in interaction.extras.values() if isinstance(each, asyncio.Task)]
        await asyncio.gather(*begun)
        sent = self.recorder.sent[before:]
        assert [each.wrong for each in sent if each.wrong] == []
        return sent


def press_of(component: Mapping[str, Any], picks: Sequence[str] = ()) -> Press:
    """What a component means when it is pressed, or when these values are picked."""
    custom_id = str(component["custom_id"])
    found = re.fullmatch("[bs]" + _GRAMMAR, custom_id)
    assert found is not None, custom_id
    return Press(found["verb"], int(found["match"]), int(found["version"]), found["rest"], tuple(picks))


def without(number: int, sent: Sequence[Seen]) -> list[tuple[Any, ...]]:
    """What was sent, without the number of the match."""
    return [
        (
            each.viewer,
            each.text.replace(str(number), "N"),
            each.files,
            str(each.components).replace(f":{number}:", ":N:"),
        )
        for each in sent
    ]


async def replaced(database: Database, before: Contents) -> None:
    """Restores the store to what `contents` read from it."""

    def work(transaction: Transaction) -> None:
        transaction.run("pragma defer_foreign_keys = on")
        # What was made since takes no numbers away.
        transaction.run("delete from sqlite_sequence")
        for table, rows in before.items():
            transaction.run(f"delete from {table}")  # noqa: S608 -- a name from the schema
            for row in rows:
                marks = ", ".join("?" * len(row))
                transaction.run(f"insert into {table} values ({marks})", *row)  # noqa: S608 -- a name from the schema

    await database.write(work)
