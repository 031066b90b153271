"""Every screen is within Discord's limits in the wordiest language, with the longest names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import discord
import pytest
import pytest_asyncio

from bot.texts import catalogue
from bot.texts.marks import LONGEST_NAME
from tests.discord import direct as without_discord
from tests.discord.direct import Direct
from tests.games.games import GAMES, Subject
from tests.languages.around import spoken_to, turns_with_a_look
from tests.languages.longest import LONGEST, longest_spoken
from tests.languages.sentences import sentences
from tests.sample import DAY

LONG_NAMED = tuple(
    replace(guest, name=letter * LONGEST_NAME)
    for guest, letter in zip(without_discord.GUESTS, "WMQO", strict=True)
)
LOCALES = {
    # They chose the language: who has Discord in English sees mentions, which are longer than any name.
    "locale": discord.Locale.american_english,
    "guild_locale": discord.Locale(LONGEST),
    "permissions": discord.Permissions.all(),
}


@pytest_asyncio.fixture
async def direct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Direct]:
    """Whatever is sent here is checked by `within_limits.py`."""
    with longest_spoken():
        monkeypatch.setattr(without_discord, "GUESTS", LONG_NAMED)
        async with spoken_to(tmp_path / "axio.db", LONG_NAMED, LONGEST, LONGEST) as made:
            for guest in LONG_NAMED:
                known = await made.store.players.get(guest.player)
                await made.store.players.put(guest.player, replace(known, chosen=LONGEST), known)
            yield made


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_every_screen_fits(direct: Direct, subject: Subject) -> None:
    chance = Random(f"{DAY} {subject.game.key}")
    match = await direct.begun(subject.game.key, seats=subject.game.seats[1], hints=True)
    await turns_with_a_look(direct, subject, match, chance, LOCALES, lambda offered: None)


def test_the_longest_sentences_are_spoken() -> None:
    languages = catalogue().languages
    plain = [
        key
        for key in sentences("en")
        if all(key in sentences(each) and not catalogue().parameters(each, key) for each in languages)
    ]
    longest = {key: max(len(catalogue().text(each, key)) for each in languages) for key in plain}
    with longest_spoken():
        assert {key: len(catalogue().text(LONGEST, key)) for key in plain} == longest
