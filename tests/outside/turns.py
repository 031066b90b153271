"""Plays matches on the bot from outside; a second connection to its store chooses legal actions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.matches import Sitter
from storage.sql import database as sql
from storage.sql.matches import SqlMatchStore
from storage.sql.messages import SqlMessageStore
from storage.sqlite.database import Database
from tests.discord.veterans import have_played
from tests.games.games import GAMES
from tests.outside.discord_outside import CHANNEL, PLAYERS, SERVER
from tests.patience import PATIENT

_SUBJECTS = {subject.game.key: subject for subject in GAMES}


@dataclass
class Turns:
    """The store, as seen by another process."""

    database: sql.Database
    store: SqlMatchStore
    matches: Matches

    @property
    def messages(self) -> SqlMessageStore:
        """The messages that show the matches."""
        return SqlMessageStore(self.database)

    @classmethod
    async def at(cls, path: Path) -> Turns:
        """Opens the store, which the bot may also have open; nobody there is a newcomer."""
        return await cls.on(await Database.open(path), PLAYERS)

    @classmethod
    async def on(cls, database: sql.Database, players: Sequence[Sitter]) -> Turns:
        """On an open store, of any engine."""
        await have_played(database, [each.player for each in players])
        store = SqlMatchStore(database)
        return cls(database, store, Matches(store, {key: title.game for key, title in TITLES.items()}))

    async def running(self, number: int) -> Match:
        """The match in channel `number` (each has one game), or a new one if there is none or it is over."""
        key, channel = list(TITLES)[number % len(TITLES)], CHANNEL + number
        match = await self.matches.here(channel, key)
        if match is None:
            first, second = PLAYERS
            match = await self.matches.open(key, server=SERVER, channel=channel, host=first, seats=2)
            match = await self.matches.join(match.id, second, Ask(second.player))
        return match


def choose(match: Match, chance: Random) -> str:
    """The notation of a legal action."""
    subject = _SUBJECTS[match.game.key]
    return str(match.game.notate(subject.skilled(match.state, match.to_move[0], chance)))


def command_of(game: str, notation: str) -> tuple[str, dict[str, str]]:
    """The command that plays a notation."""
    name, options = _SUBJECTS[game].command(notation)
    return f"{game} {name}", options


async def delivered(outside: Any, interaction: dict[str, Any]) -> dict[str, Any]:
    """The answer to an interaction, which must come soon."""
    answer: dict[str, Any] = await asyncio.wait_for(outside.deliver(interaction), PATIENT)
    return answer
