"""Nobody reads a sentence in another language than their own, or in public the server's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.catalog import TITLES
from bot.texts.locales import own_name
from tests.discord.direct import GUESTS, Direct
from tests.discord.direct import PUBLIC as EVERYBODY
from tests.discord.seen import Seen
from tests.games.games import GAMES, Subject
from tests.languages.around import spoken_to, turns_with_a_look
from tests.languages.marked import PRIVATE, PUBLIC, marked, unmarked
from tests.sample import DAY

LOCALES = {"locale": discord.Locale(PRIVATE), "guild_locale": discord.Locale(PUBLIC)}
NAMES = {
    *(guest.name for guest in GUESTS),
    *(title.game.title for title in TITLES.values()),
    *(own_name(language) for language in ("en", PRIVATE, PUBLIC)),
    *("Zoe", "Club", "AXIO"),
}


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    with marked(tmp_path / "texts"):
        async with spoken_to(tmp_path / "axio.db", GUESTS, PRIVATE, PUBLIC) as made:
            yield made


def check(sent: Sequence[Seen]) -> None:
    """Checks all that was sent: texts, alternative texts, labels, placeholders and options."""
    for each in sent:
        language = PUBLIC if each.viewer == EVERYBODY else PRIVATE
        told = [each.text, *(alt for _, alt, _ in each.files), *_labels(each.components)]
        for text in told:
            assert unmarked(text, language, NAMES) == [], (each.viewer, text)


def _labels(components: Sequence[dict[str, Any]]) -> list[str]:
    found = []
    for each in components:
        found += [str(each.get(key) or "") for key in ("label", "placeholder", "description")]
        found += _labels(each.get("options", ()))
    return found


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_every_sentence_is_in_its_readers_language(direct: Direct, subject: Subject) -> None:
    chance = Random(f"{DAY} {subject.game.key}")

    def checked(offered: Sequence[str]) -> None:
        assert [each for each in offered if unmarked(each, PRIVATE, NAMES)] == []
        check(direct.recorder.sent)
        direct.recorder.sent.clear()

    match = await direct.begun(subject.game.key)
    await turns_with_a_look(direct, subject, match, chance, LOCALES, checked)
