"""All commands and components, collected from the modules and games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.commands.finished import history, load, look_back, replay, void
from bot.commands.leaderboards import daily, leaderboard, puzzle, stats
from bot.commands.matches import (
    board,
    computers,
    ending,
    hint,
    learn,
    lobby,
    more,
    offers,
    removing,
    rules,
)
from bot.commands.matches.start import practice_command, start_command
from bot.commands.people import overview, privacy, settings
from bot.commands.shared import acting
from bot.commands.shared.building import Commands, GameCommands, command, group
from bot.computers.minds import has_mind
from bot.wire.components import Handler

_EVERY_GAME: Commands = {
    **board.COMMANDS,
    **rules.COMMANDS,
    **learn.COMMANDS,
    **puzzle.GAME_COMMANDS,
    **ending.COMMANDS,
    **hint.COMMANDS,
    **offers.COMMANDS,
    **removing.COMMANDS,
    **replay.COMMANDS,
    **look_back.COMMANDS,
    **load.COMMANDS,
    **void.COMMANDS,
}
"""The commands in every game's group, besides start, practice, the hand, the leaderboard and its own."""


def all_commands(
    games: Sequence[GameCommands],
) -> tuple[list[app_commands.Command[Any, ..., Any] | app_commands.Group], dict[str, Handler]]:
    """All commands to register, and every component's handler by verb."""
    groups = [_group(game) for game in games]
    single = [
        command(key, callback)
        for module in (overview, daily, puzzle, history, privacy, leaderboard, stats)
        for key, callback in module.COMMANDS.items()
    ]
    verbs = {
        **acting.HANDLERS,
        **lobby.HANDLERS,
        **computers.HANDLERS,
        **board.HANDLERS,
        **rules.HANDLERS,
        **learn.HANDLERS,
        **more.HANDLERS,
        **hint.hint_handlers(games),
        **ending.HANDLERS,
        **offers.HANDLERS,
        **removing.HANDLERS,
        **daily.HANDLERS,
        **puzzle.HANDLERS,
        **replay.HANDLERS,
        **look_back.HANDLERS,
        **load.HANDLERS,
        **void.HANDLERS,
        **history.HANDLERS,
        **privacy.HANDLERS,
        **settings.HANDLERS,
        **leaderboard.HANDLERS,
        **stats.HANDLERS,
    }
    for game in games:
        verbs.update(game.handlers)
    return [*single, group("command-settings", settings.COMMANDS), *groups], verbs


def _group(game: GameCommands) -> app_commands.Group:
    key = game.title.game.key
    start = {"command-start": start_command(game.title)}
    if has_mind(key):
        start["command-practice"] = practice_command(game.title)
    hand = {f"command-{game.hand}": board.hand}
    ranking = {"command-leaderboard": leaderboard.leaderboard_command(game.title)}
    commands = {**start, **game.commands, **hand, **_EVERY_GAME, **ranking}
    return group(f"command-{key}", commands, name=key)
