"""What people do when somebody has gone."""

from __future__ import annotations

from bot.computers.levels import Level
from bot.matches.match import Match
from storage.matches import Sitter
from tests.matches.tables import Table, ask


async def agree(table: Table, match: Match, *, level: Level = "medium") -> Match:
    """All who are asked want a computer of this level."""
    for seat in match.asked:
        match = await table.matches.answer(match.id, ask(match.sitters[seat]), agree=True, level=level)
    return match


async def least(table: Table, match: Match, turns: int) -> Match:
    """Everybody, computers too, plays this many turns of least actions."""
    until = match.state.turn + turns if match.state else 0
    while match.running and match.state is not None and (match.state.turn < until or match.midturn):
        action = match.game.least(match.state, match.to_move[0])
        match = await table.act(match, match.game.notate(action))
    return match


def points(match: Match, seat: int, action: object) -> int:
    """What the seat has after this action."""
    return match.game.scores(match.ahead(seat, match.game.notate(action)).state)[seat]


def waiting(match: Match) -> list[Sitter]:
    """The people who are in and not on turn."""
    return [match.sitters[seat] for seat in match.persons if seat not in match.to_move]
