"""Writes the store of a bot in use as SQL: `python -m tests.saves.write > tests/saves/VERSION.sql`.

Once for each released version, with the program of that version; the files of older ones stay as they are.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.commands.shared.finder import ask_of
from bot.matches.kinds import PRACTICE
from bot.matches.match import Match
from storage.matches import Sitter
from tests.discord.direct import CHANNEL, GUESTS, STRANGER, Direct
from tests.games.games import GAMES, Subject
from tests.matches.puzzling import stock, turn
from tests.matches.tables import gives_up

_ACTIONS = 14
_QUIET = CHANNEL + 90  # nobody plays there


async def _played(direct: Direct, subject: Subject, match: Match, actions: int, chance: Random) -> Match:
    """The match after this many actions, or at its end, each action shown."""
    for _ in range(actions):
        if not match.running:
            break
        seat = match.to_move[0]
        notation = match.game.notate(subject.skilled(match.state, seat, chance))
        ask = ask_of(direct.interaction(match.sitters[seat]))
        await direct.services.matches.act(match.id, ask, notation)
        match = await direct.services.posts.publish(match.id)
        await direct.services.hands.deliver(match.id)
    return match


async def fill(path: Path) -> None:
    """For each game a running match, two that were left and won, a stopped one, a lobby; some finished solo.

    Also one of practice, one with hints in which a computer plays on for somebody, and one in which that is
    still to be decided.  A look back is wanted, one result is voided, a try at the daily challenge is under
    way, puzzles are tried, and some have chosen settings.
    """
    direct = await Direct.at(path, seed="kept for later versions")
    matches, chance = direct.services.matches, Random("saves")
    for number, subject in enumerate(GAMES):
        key, channel = subject.game.key, CHANNEL + 10 * number

        async def do(who: Sitter, command: str, channel: int, key: str = key) -> None:
            await direct.slash(who, f"{key} {command}", {}, channel=channel)

        running = await direct.begun(key, subject.game.seats[-1], channel=channel)
        running = await _played(direct, subject, running, _ACTIONS, chance)
        await do(running.sitters[running.view(None).seat - 1], "undo", channel)
        left = await direct.begun(key, channel=channel + 1)
        await _played(direct, subject, left, 3, chance)
        await gives_up(matches, left.id, ask_of(direct.interaction(GUESTS[1])))
        stopped = await direct.begun(key, channel=channel + 2)
        await matches.stop(stopped.id, ask_of(direct.interaction(GUESTS[0])), moderator=True)
        # Nobody may have more than three lobbies.
        host = GUESTS[2 - number % 2]
        await matches.open(key, server=1, channel=channel + 3, host=host, seats=2, invited=[GUESTS[3].player])
        if 1 in subject.game.seats:
            solo = await direct.begun(key, 1, channel=channel + 4)
            await _played(direct, subject, solo, 1000, chance)
        ranked = await direct.begun(key, channel=channel + 5)
        await _played(direct, subject, ranked, 8, chance)
        await gives_up(matches, ranked.id, ask_of(direct.interaction(ranked.sitters[1])))
        practice = await matches.open(
            key, server=1, channel=channel + 6, host=host, seats=2, computers=["easy"], kind=PRACTICE
        )
        await _played(direct, subject, practice, 5, chance)
        stood_in = await direct.begun(key, 3, channel=channel + 7, hints=True)
        await _played(direct, subject, stood_in, 4, chance)
        await matches.leave(stood_in.id, ask_of(direct.interaction(GUESTS[0])))
        for who in GUESTS[1:3]:
            await matches.answer(stood_in.id, ask_of(direct.interaction(who)), agree=True, level="easy")
        vacant = await direct.begun(key, 3, channel=channel + 8)
        await _played(direct, subject, vacant, 4, chance)
        await matches.leave(vacant.id, ask_of(direct.interaction(GUESTS[0])))
    await direct.services.look_backs.ask(await direct.now(ranked), GUESTS[0].player)
    await matches.void(ranked.id, ask_of(direct.interaction(STRANGER)))
    await direct.slash(GUESTS[0], "daily", {}, channel=CHANNEL)
    await direct.slash(GUESTS[0], "settings me", {"reminders": 1}, channel=CHANNEL)
    await direct.slash(GUESTS[0], "settings server", {"thread": True}, channel=CHANNEL)
    await direct.slash(GUESTS[3], "settings me", {"language": "de"}, channel=CHANNEL)
    await stock(direct.database, *(subject.game.key for subject in GAMES))
    await _tries_puzzles(direct)
    await direct.services.standings.catch_up()
    await direct.database.close()


async def _tries_puzzles(direct: Direct) -> None:
    """One is tried in vain, and one is begun."""
    for subject, tried in zip(GAMES, (True, False), strict=False):
        await direct.slash(GUESTS[0], "puzzle", {"game": subject.game.key}, channel=_QUIET)
        if tried:
            match = (await direct.services.matches.of(GUESTS[0].player))[-1]
            for notation in turn(match, right=False):
                name, options = subject.command(notation)
                await direct.slash(GUESTS[0], f"{subject.game.key} {name}", options, channel=_QUIET)


def dumped(path: Path) -> Iterator[str]:
    """The store as SQL, the number of its schema with it."""
    connection = sqlite3.connect(path)
    yield from connection.iterdump()
    (schema,) = connection.execute("pragma user_version").fetchone()
    connection.close()
    yield f"PRAGMA user_version = {schema};"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder) / "axio.db"))
        for line in dumped(Path(folder) / "axio.db"):
            sys.stdout.write(f"{line}\n")
