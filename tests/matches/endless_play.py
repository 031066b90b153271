"""Plays random matches on a file until it is killed; writes each stored change once it is acknowledged."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path
from random import Random

from bot.games.axio.rules import Axio
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.matches import Sitter
from storage.sql.matches import SqlMatchStore
from tests.storage.fresh import opened

CHANNELS = (1, 2, 3)
PEOPLE = tuple(Sitter(100 + number, f"Guest {number}") for number in range(4))


async def play(matches: Matches, channel: int, chance: Random, first: int) -> None:
    """One match after another in one channel."""
    interactions = count(first)

    def said(match: Match) -> Match:
        sys.stdout.write(f"{match.id} {match.version}\n")
        sys.stdout.flush()
        return match

    while True:
        match = await matches.here(channel, "axio")
        if match is None:
            # A solo match that an earlier process left holds no channel, and only a few may be open at once.
            left = await matches.of(PEOPLE[0].player)
            match = next((each for each in left if each.row.channel == channel and each.running), None)
        if match is None:
            match = said(
                await matches.open(
                    "axio",
                    server=1,
                    channel=channel,
                    host=PEOPLE[0],
                    seats=chance.randint(1, 4),
                    interaction=next(interactions),
                )
            )
        while match.in_lobby:
            who = PEOPLE[len(match.sitters)]
            match = said(await matches.join(match.id, who, Ask(who.player, next(interactions))))
        while match.running:
            seat = match.to_move[0]
            who = match.sitters[seat]
            ask = Ask(who.player, next(interactions), match.version)
            if chance.random() < 0.02:
                match = said(await matches.leave(match.id, ask))
                continue
            text = match.game.notate(chance.choice(list(match.actions(seat))))
            match = said(await matches.act(match.id, ask, text))


async def play_on(path: Path, seed: int) -> None:
    """Plays in all channels at once."""
    database = await opened(path)
    matches = Matches(SqlMatchStore(database), {"axio": Axio()})
    await asyncio.gather(
        *(
            play(matches, channel, Random(seed * 10 + channel), (seed * 10 + channel) * 1_000_000)
            for channel in CHANNELS
        )
    )


def run(path: Path, seed: int) -> int:
    """Plays on, and writes lines "match version"; the seed keeps interaction ids apart from other runs'."""
    asyncio.run(play_on(path, seed))
    return 0
