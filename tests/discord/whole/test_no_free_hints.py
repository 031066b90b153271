"""What is offered while somebody chooses is in the order of the board, and points are said of a choice only.

Anything else would be a hint, which a match has or has not.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.commands.shared import panels
from bot.games.grid import read_label
from bot.texts import text
from bot.wire.components import Button, Press
from bot.wire.content import Content
from tests.discord.direct import GUESTS, Direct, press_of
from tests.discord.seen import Seen
from tests.discord.whole.test_secrets_all import offered, put, some_press, usable
from tests.games.games import GAMES, Subject
from tests.telling import plain

POSITIONS = 3
WALKS = 4
STEPS = 8
POINTS = ("points", "worth", "total", "stars")
"""The parameters of sentences that hold points."""

Said = set[tuple[str, tuple[tuple[str, str | int], ...]]]


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


def acted(subject: Subject, state: Any, seat: int, chance: Random) -> Any:
    """A random legal action."""
    if subject.some_action is not None:
        return subject.some_action(state, seat, chance)
    return chance.choice(list(subject.game.actions(state, seat)))


def points_in(panel: panels.Panel) -> Said:
    """The sentences with points in the words of a panel and of its components."""
    said: Said = set()

    def say(key: str, /, **params: str | int) -> str:
        if any(name in POINTS for name in params):
            said.add((key, tuple(sorted(params.items()))))
        return text("en", key, **params)

    panel.text(say)
    panel.items(say)
    return said


def only_choosing(message: Seen, game: str) -> Seen:
    """The message with those of the game's own components that play nothing."""
    green = discord.ButtonStyle.success.value
    kept = [
        each
        for each in message.components
        if (verb := press_of(each).verb).startswith(f"{game}-")
        and not verb.endswith("-do")
        and each.get("style") != green
    ]
    return replace(message, components=tuple(kept))


def complete(panel: panels.Panel) -> bool:
    green = discord.ButtonStyle.success
    return any(isinstance(each, Button) and each.style is green for each in panel.items(plain))


def place_in(value: str) -> tuple[int, int]:
    """Row and column of the last cell that a choice names; what names none comes after all cells."""
    found = [read_label(each) for each in re.findall(r"\b[A-Z]{1,2}[0-9]{1,3}\b", value)]
    cells = [(row, column) for column, row in filter(None, found)]
    return cells[-1] if cells else (999, 999)


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=[subject.game.key for subject in GAMES])
async def test_a_choice_is_offered_without_advice(
    subject: Subject, direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game's autocomplete and panels offer to the player to move, in a few positions."""
    shown: list[panels.Panel] = []
    content = panels.panel_content

    async def noted(panel: panels.Panel, say: Any) -> Content:
        shown.append(panel)
        return await content(panel, say)

    monkeypatch.setattr(panels, "panel_content", noted)
    chance, game = Random(f"advice {subject.game.key}"), subject.game
    match = await direct.begun(game.key)
    told, walked, cells = 0, 0, 0
    for _ in range(POSITIONS):
        for _ in range(7):
            state: Any = match.state
            seat = next(iter(game.to_move(state)))
            match = await put(direct, match, game.apply(state, seat, acted(subject, state, seat, chance)))
        who = GUESTS[match.to_move[0]]
        notation = game.notate(acted(subject, match.state, match.to_move[0], chance))
        for choices in await offered(direct, match, who, [notation], chance):
            further = [value for name, value in choices if name == value]
            cells += len({place_in(value) for value in further}) > 1
            assert further == sorted(further, key=place_in)
        for _ in range(WALKS):
            sent = await direct.press(who, Press("board", match.id, match.version, ""))
            allowed: Said = set()
            for _ in range(STEPS):
                choosers = [only_choosing(message, game.key) for message in sent]
                if not usable(choosers):
                    break
                shown.clear()
                sent = await some_press(direct, who, choosers, chance)
                for panel in shown:
                    walked += 1
                    said = points_in(panel)
                    if complete(panel):
                        allowed |= said
                        told += len(said)
                    else:
                        assert said <= allowed, "points of what has not been chosen"
        assert (await direct.now(match)).version == match.version
    assert cells
    assert walked > 10
    assert told
