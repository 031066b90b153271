"""A hint tells nothing that its player cannot know, and its buttons play nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.matches.advice import found_hints
from bot.matches.change import Ask
from bot.wire.components import Press
from tests.discord.direct import GUESTS, PUBLIC, STRANGER, Direct
from tests.discord.seen import Seen
from tests.discord.whole.test_no_free_hints import acted
from tests.discord.whole.test_secrets_all import put
from tests.games.games import GAMES, Subject
from tests.telling import tells

PLAYED = 17


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


@pytest.mark.parametrize("subject", GAMES, ids=[subject.game.key for subject in GAMES])
async def test_a_hint_is_the_same_whatever_its_player_cannot_see(subject: Subject, direct: Direct) -> None:
    chance, game = Random(f"hints {subject.game.key}"), subject.game
    match = await direct.begun(game.key, hints=True)
    for _ in range(PLAYED):
        seat = match.to_move[0]
        notation = game.notate(acted(subject, match.state, seat, chance))
        match = await direct.services.matches.act(match.id, Ask(GUESTS[seat].player), notation)
    seat = match.to_move[0]
    who, watcher = GUESTS[seat], GUESTS[1 - seat]
    log = await direct.store.matches.log(match.id)
    true = await _shown(direct, match, who)
    assert {each.viewer for each in true} == {who.player}
    for number in range(3):
        redealt: Any = subject.redealt(match.state, seat, Random(number))
        other = await put(direct, match, redealt)
        assert other.view(seat) == match.view(seat)
        assert found_hints(1e-9, other, log, seat) == found_hints(1e-9, match, log, seat)
        direct.services.advice._kept.clear()
        assert await _shown(direct, match, who) == true
    for one in (watcher, STRANGER):
        for seen in await _shown(direct, match, one):
            assert seen.viewer in (one.player, PUBLIC)
            assert not seen.files
    version = (await direct.now(match)).version
    forged = await direct.press(who, Press("hint-play", match.id, match.version, "0" * 12))
    assert tells(forged[-1].text, "panel-unreadable")
    assert (await direct.now(match)).version == version


async def _shown(direct: Direct, match: Any, who: Any) -> list[Seen]:
    """What asking by a button shows."""
    return list(await direct.press(who, Press("hint", match.id, match.version, "")))


async def test_a_forged_button_finds_no_hints_where_there_are_none(direct: Direct) -> None:
    match = await direct.begun("axio")
    shown = await _shown(direct, match, GUESTS[match.to_move[0]])
    assert tells(shown[-1].text, "hint-off")
