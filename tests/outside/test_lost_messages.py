"""Discord acts but the bot never learns of it: no board and no hand is there twice, or outdated.

The real client with the real discord.py, in this process.  With TURNS=300 in the environment, more turns than
usual are played.
"""

from __future__ import annotations

import asyncio
import os
from random import Random

import pytest

from bot.catalog import TITLES
from storage.players import PlayerRow
from storage.sql.players import SqlPlayerStore
from tests.outside.discord_outside import PLAYERS, text_of
from tests.outside.judging import boards_judged, hands_judged
from tests.outside.losing import Way
from tests.outside.test_lost_answers import Lossy, lossy
from tests.outside.turns import choose, command_of, delivered
from tests.patience import PATIENT
from tests.telling import went_wrong

TURNS = int(os.environ.get("TURNS", "12"))
_MESSAGES = r"(POST|PATCH|DELETE) /channels/\d+/messages(/\d+)?"

pytestmark = pytest.mark.filterwarnings("ignore:unread_data")  # aiohttp's own, when a body comes in pieces
__all__ = ["lossy"]


@pytest.mark.timeout(600 + 3 * TURNS)
async def test_each_board_and_hand_is_there_once_whatever_is_lost(
    lossy: Lossy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.wire.failures._WAITS", (0.0, 0.01))
    outside, turns, chance = lossy.outside, lossy.turns, Random("lost messages")
    outside.kept = 10_000
    await SqlPlayerStore(turns.database).put(PLAYERS[0].player, PlayerRow(messages=True))
    ways: tuple[Way, ...] = ("cut", "unheard")
    for number in range(TURNS):
        match = await turns.running(number % len(TITLES))
        who = match.sitters[match.to_move[0]]
        command, options = command_of(match.game.key, choose(match, chance))
        for _ in range(chance.randrange(3)):
            outside.lose(_MESSAGES, chance.choice(ways), times=chance.choice((1, 1, 1, 4)))
        answer = await delivered(outside, outside.slash(who, match.row.channel, command, options))
        assert not went_wrong(text_of(answer)), text_of(answer)
    outside.losses.clear()
    await lossy.quiet()
    async with asyncio.timeout(PATIENT):
        while await turns.messages.behind():
            await lossy.client.parts.repairs.everything()
    await boards_judged(outside, turns)
    await hands_judged(outside, turns)
