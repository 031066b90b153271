"""How often a turn goes to the store, decodes and draws: each costs more than what is done there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot import codec
from bot.catalog import adapter_of
from bot.texts import Say, Who
from storage.players import PlayerRow
from storage.sqlite.lane import ConnectionLane
from tests.discord.direct import Direct
from tests.games.games import GAMES, Subject

READ, WRITTEN, NOTED = 2, 1, 2
"""Ways to the store that only read: which match it is; the match, its players and the hands, to show them.
The action is written, and then notes say that its post and the hands show it."""
MARKED = 1
"""A new direct message is marked before it is sent."""

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)


@pytest_asyncio.fixture
async def direct(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Direct]:
    # A seed of its own for each test: what another one has decoded is still known.
    made = await Direct.at(tmp_path / "axio.db", seed=request.node.name)
    yield made
    await made.database.close()


async def turn(direct: Direct, number: int, subject: Subject, chance: Random) -> bool:
    """Plays and shows one action as a command does; whether the turn passed on with it."""
    match = await direct.services.matches.find(number)
    assert match is not None
    seat = match.to_move[0]
    notation = subject.game.notate(subject.skilled(match.state, seat, chance))
    name, options = subject.command(notation)
    await direct.slash(match.sitters[seat], f"{subject.game.key} {name}", options)
    after = await direct.services.matches.find(number)
    assert after is not None
    return after.running and after.to_move != match.to_move


@every_game
@pytest.mark.parametrize("calls", [False, True])
async def test_a_turn_asks_the_store_this_often_and_decodes_nothing(
    direct: Direct, subject: Subject, calls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, chance = await direct.begun(subject.game.key), Random("work")
    for sitter in match.sitters:
        await direct.store.players.put(sitter.player, PlayerRow(messages=calls))
    for _ in range(4):
        await turn(direct, match.id, subject, chance)
    done: list[str] = []
    decoded: list[object] = []
    do, read = ConnectionLane.do, codec._read

    async def counted(self: ConnectionLane, work: Callable[[], Any]) -> Any:
        done.append(self.name)
        return await do(self, work)

    def noticed(kind: Any, text: str) -> Any:
        decoded.append(kind)
        return read(kind, text)

    passed = False
    while not passed:
        done.clear()
        decoded.clear()
        with monkeypatch.context() as counting:
            counting.setattr(ConnectionLane, "do", counted)
            counting.setattr(codec, "_read", noticed)
            passed = await turn(direct, match.id, subject, chance)
    # The test itself finds the match before and after.
    assert done.count("reading") == READ + 2
    assert done.count("writing") == WRITTEN + NOTED + (MARKED if calls else 0)
    assert done.count("surveying") == 0
    assert not decoded, "what is stored is known, and not read back"


@every_game
async def test_a_turn_draws_the_board_and_each_hand_once(
    direct: Direct, subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer and a direct message show the same hand, the post and the calling message the same board."""
    match, chance = await direct.begun(subject.game.key), Random("drawn")
    for _ in range(4):
        await turn(direct, match.id, subject, chance)
    drawn: list[tuple[str, int | None]] = []

    def counting(name: str, draw: Callable[..., Any]) -> Callable[..., Any]:
        def counted(self: Any, view: Any, *given: Any) -> Any:
            drawn.append((name, view.viewer))
            return draw(self, view, *given)

        return counted

    for name in ("board", "hand"):
        adapter = type(adapter_of(subject.game.key))
        monkeypatch.setattr(adapter, name, counting(name, getattr(adapter, name)))
    passed = False
    while not passed:
        drawn.clear()
        passed = await turn(direct, match.id, subject, chance)
    assert sorted(drawn, key=str) == [("board", None), ("hand", 0), ("hand", 1)]


@every_game
async def test_a_turn_is_told_once_in_a_language(
    direct: Direct, subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer, the post and the message that calls use the same words for it, alt texts others."""
    match, chance = await direct.begun(subject.game.key), Random("told")
    for _ in range(4):
        await turn(direct, match.id, subject, chance)
    told: list[tuple[Any, str]] = []
    adapter = type(adapter_of(subject.game.key))
    tell = adapter.events_text

    def noted(self: Any, view: Any, who: Who, say: Say, events: Any = None) -> str:
        told.append((view.recent if events is None else tuple(events), who(0)))
        return tell(self, view, who, say, events)

    monkeypatch.setattr(adapter, "events_text", noted)
    passed = False
    while not passed:
        told.clear()
        passed = await turn(direct, match.id, subject, chance)
    assert told
    assert len(told) == len(set(told))
