"""Computers at the table: their turns come by themselves, and are told like anybody's."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.catalog import TITLES
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.texts import ENGLISH, text
from bot.wire.names import bold_name, computer_text
from tests.discord.club import Club, text_of
from tests.patience import PATIENT
from tests.telling import tells

every_game = pytest.mark.parametrize("game", TITLES)


async def begun(club: Club, game: str = "axio", *, persons: int = 1, computers: int = 1) -> Match:
    """A match with easy computers in which Alice, who opened it, is to move."""
    club.game = game
    seats = persons + computers
    await club.alice.slash(club.channel, f"{game} start", seats=seats, computers=computers, level="easy")
    for member in club.members[1:persons]:
        await member.click(club.post, label="Join")
    return await played_until(club, 0)


async def played_until(club: Club, seat: int) -> Match:
    """The match once it is this seat's turn; other persons play anything."""
    match = await club.match()
    while seat not in match.to_move:
        match = await move(club)
    return match


async def move(club: Club) -> Match:
    """The person to move takes a whole turn, which is shown; computers answer."""
    match = await club.match()
    mover = match.to_move
    player = match.sitters[mover[0]].player
    matches = club.bot.services.matches
    while match.to_move == mover:
        match = await matches.act(match.id, Ask(player), match.game.notate(next(match.actions(mover[0]))))
    await club.bot.services.display.catch_up(match.id)
    return await answered(club)


async def answered(club: Club) -> Match:
    """The match once no computer is to move, and everything is shown."""
    async with asyncio.timeout(PATIENT):
        while True:
            match = await club.match()
            if not match.computer_to_move and match.row.post_version == match.version:
                return match
            await asyncio.sleep(0.01)


@every_game
async def test_computers_in_a_row_answer_in_one_post_which_calls_the_person(club: Club, game: str) -> None:
    seats = TITLES[game].game.seats
    match = await begun(club, game, computers=min(2, max(seats) - 1))
    posts = len(club.channel.history())
    match = await move(club)
    assert match.to_move == (0,)
    assert len(club.channel.history()) == posts + 2, "the person's turn, and those of the computers"
    assert club.pings(club.post) == [club.alice.id]
    names = [called(sitter.player) for sitter in match.sitters if sitter.kind.automatic]
    told, before = text_of(club.post), text_of(club.channel.history()[-2])
    assert all(name in told for name in names)
    assert bold_name("alice") in before
    assert bold_name("alice") not in told
    assert any(tells(before, "called-computer", name=name) for name in names)


def called(player: int) -> str:
    """How messages call a computer."""
    return bold_name(computer_text(player, partial(text, ENGLISH)))
