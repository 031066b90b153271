"""All commands and components: one list, from what each module and each game brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.catalog import TITLES
from bot.commands.boards import daily, leaderboard, stats
from bot.commands.finished import history, load, replay, void
from bot.commands.matches.buttons import SharedButtons
from bot.commands.matches.opening import GameCommands
from bot.commands.matches.seats import add_seat_commands
from bot.commands.people.overview import general_commands
from bot.commands.people.privacy import privacy_buttons, privacy_command
from bot.commands.people.settings import settings_commands
from bot.commands.shared.building import command
from bot.commands.shared.services import Services
from bot.wire.components import Handler


def all_commands(
    services: Services, games: Sequence[GameCommands]
) -> tuple[list[app_commands.Command[Any, ..., Any] | app_commands.Group], dict[str, Handler]]:
    """All commands that Discord is told, and what every component does by its verb."""
    groups = [game.group(services) for game in games]
    for group in groups:
        add_seat_commands(group, services, TITLES[group.name])
        for module in (replay, load, void):
            for key, callback in module.GAME_COMMANDS.items():
                group.add_command(command(key, callback))
        board = leaderboard.leaderboard_command(TITLES[group.name])
        group.add_command(command("command-leaderboard", board))
    single = [
        *general_commands(services),
        privacy_command(),
    ]
    for module in (daily, history, leaderboard, stats):
        single += [command(key, callback) for key, callback in module.COMMANDS.items()]
    verbs = {
        **SharedButtons(services).verbs(),
        **daily.HANDLERS,
        **replay.HANDLERS,
        **load.HANDLERS,
        **void.HANDLERS,
        **history.HANDLERS,
        **privacy_buttons(services),
        **leaderboard.HANDLERS,
        **stats.HANDLERS,
    }
    for game in games:
        verbs.update(game.buttons(services))
    return [*single, settings_commands(services), *groups], verbs
