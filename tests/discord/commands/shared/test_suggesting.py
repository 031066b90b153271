"""Autocomplete is the first to go under load: it then offers nothing, at once."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot.commands.games.iota import choices
from bot.commands.games.iota.choices import play_choices
from bot.commands.shared import autocomplete
from bot.commands.shared.autocomplete import Suggesting
from bot.games.iota.plays import plays
from bot.texts import text
from tests.games.iota_positions import IOTA, position
from tests.patience import PATIENT, until


def by(person: int) -> Any:
    """The part of an interaction that is used."""
    return SimpleNamespace(user=SimpleNamespace(id=person))


class Slow:
    """A search that does not end until it is released."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def find(self, _: Any, typed: str) -> list[app_commands.Choice[str]]:
        self.asked.append(typed)
        await self.go.wait()
        return [app_commands.Choice(name=typed, value=typed)]


def names(found: list[Any]) -> list[str]:
    return [choice.name for choice in found]


async def test_more_than_a_few_at_once_are_offered_nothing_at_once() -> None:
    slow = Slow()
    found = Suggesting()(slow.find)
    waiting = [asyncio.create_task(found(by(person), f"{person}")) for person in range(autocomplete._AT_ONCE)]
    await until(lambda: len(slow.asked) == len(waiting))
    async with asyncio.timeout(PATIENT):
        assert await found(by(100), "x") == []
    slow.go.set()
    assert [names(each) for each in await asyncio.gather(*waiting)] == [[f"{n}"] for n in range(4)]
    assert names(await found(by(100), "y")) == ["y"]
    assert "x" not in slow.asked


async def test_only_the_newest_letters_of_a_person_are_waited_for() -> None:
    slow = Slow()
    found = Suggesting()(slow.find)
    first = asyncio.create_task(found(by(1), "a"))
    await until(lambda: slow.asked)
    second = asyncio.create_task(found(by(1), "ab"))
    async with asyncio.timeout(PATIENT):
        assert await first == []
    slow.go.set()
    assert names(await second) == ["ab"]


async def test_nothing_is_looked_for_while_the_loop_is_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autocomplete, "_BEHIND", 0.25)
    slow = Slow()
    slow.go.set()
    found = Suggesting()(slow.find)
    asked = asyncio.create_task(found(by(1), "a"))
    asyncio.get_running_loop().call_soon(time.sleep, 0.3)  # in the same round
    assert await asked == []
    assert slow.asked == []
    monkeypatch.setattr(autocomplete, "_BEHIND", 60.0)
    assert names(await found(by(1), "a")) == ["a"]


async def test_a_search_that_fails_or_takes_too_long_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autocomplete, "_PATIENCE", 0.05)

    async def failing(_: Any, typed: str) -> list[app_commands.Choice[str]]:
        raise ValueError(typed)

    suggesting = Suggesting()
    assert await suggesting(Slow().find)(by(1), "a") == []
    assert await suggesting(failing)(by(1), "a") == []
    assert not suggesting._searches
    assert not suggesting._newest


def test_all_plays_of_a_hand_are_searched_once_while_letters_are_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searched = []

    def noted(*given: Any) -> Any:
        searched.append(given)
        return plays(*given)

    monkeypatch.setattr(choices, "plays", noted)
    view = IOTA.view(position("rc2 N20, gs2 O20"), 0)
    assert view.hand is not None
    say = partial(text, "en")
    every = play_choices(view, "", say)
    assert every
    for typed in ("", every[0][1][:1], every[0][1][:2]):
        assert play_choices(view, typed, say)
    assert len(searched) == 1
    kept = choices._plays.cache_info().maxsize
    assert kept is not None
    assert kept <= 32
