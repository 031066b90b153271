"""Matches played to their end on the offline Discord, without a post for each turn."""

from __future__ import annotations

from random import Random

from bot.matches.change import Ask
from bot.matches.match import Match
from tests.discord.club import Club
from tests.games.games import GAMES

_SKILLED = {subject.game.key: subject.skilled for subject in GAMES}


async def finish(club: Club, game: str = "rota", seats: int = 2) -> Match:
    """A match of the channel that was begun by command and is over, its last post shown."""
    club.game = game
    match = await club.begin(seats)
    matches, chance = club.bot.services.matches, Random(f"{game} {match.id}")
    while match.running:
        seat = match.to_move[0]
        notation = match.game.notate(_SKILLED[game](match.state, seat, chance))
        match = await matches.act(match.id, Ask(match.sitters[seat].player), notation)
    return await club.bot.services.posts.publish(match.id)
