"""The services that commands and components use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.commands.shared.asked import Asked
from bot.commands.shared.failing import Failing
from bot.commands.shared.finder import Finder
from bot.commands.shared.leavers import Leavers
from bot.commands.shared.playing import Playing
from bot.commands.shared.rights import Rights
from bot.matches.advice import Advice
from bot.matches.days import Days
from bot.matches.finished import FinishedMatches
from bot.matches.lessons import Lessons
from bot.matches.look_backs import LookBacks
from bot.matches.newcomers import Newcomers
from bot.matches.privacy import Privacy
from bot.matches.puzzle_stock import PuzzleStock
from bot.matches.puzzles import Puzzles
from bot.matches.service import Matches
from bot.matches.standings import Standings
from bot.matches.stats import Stats
from bot.messages.attempts import Attempts
from bot.messages.day_boards import DayBoards
from bot.messages.display import Display
from bot.messages.hands import Hands
from bot.messages.posts import Posts
from bot.messages.privately import Privately
from bot.messages.signs import Signs
from bot.wire.languages import Languages
from bot.wire.sender import Sender
from bot.wire.servers import Servers
from bot.wire.workshop import Workshop
from storage.players import PlayerStore, ServerStore


@dataclass(frozen=True)
class Services:
    """Everything that a command may need; built once, in `bot.app`."""

    client: discord.Client
    sender: Sender
    languages: Languages
    rights: Rights
    known: Servers
    workshop: Workshop
    matches: Matches
    advice: Advice
    finished: FinishedMatches
    look_backs: LookBacks
    days: Days
    standings: Standings
    stats: Stats
    privacy: Privacy
    players: PlayerStore
    servers: ServerStore
    posts: Posts
    signs: Signs
    hands: Hands
    attempts: Attempts
    lessons: Lessons
    puzzles: Puzzles
    puzzle_stock: PuzzleStock
    newcomers: Newcomers
    privately: Privately
    day_boards: DayBoards
    display: Display
    leavers: Leavers
    finder: Finder
    asked: Asked
    playing: Playing
    failing: Failing


def services_of(interaction: discord.Interaction) -> Services:
    """The services of the client that received this interaction."""
    client: Any = interaction.client
    services: Services = client.services
    return services
