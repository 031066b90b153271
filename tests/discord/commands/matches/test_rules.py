"""The rules, read page by page: a picture, what it shows, and buttons to the next page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.catalog import TITLES
from bot.lessons.games import TAUGHT
from bot.messages.rules_content import rules_content
from bot.texts import in_language
from bot.wire.components import Press
from tests.discord.club import Club, answer, labels, shown_pictures
from tests.discord.commands.leaderboards.crowd import message
from tests.discord.direct import GUESTS, Direct
from tests.telling import plain, tells

every_game = pytest.mark.parametrize("key", TITLES)


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


@pytest.mark.todays(2)
@every_game
async def test_the_rules_are_turned_to_the_last_page_and_back(club: Club, key: str) -> None:
    pages, told = TAUGHT[key].pages, await club.carol.slash(club.channel, f"{key} rules")
    for number, page in enumerate(pages, 1):
        assert tells(answer(told), "rules-foot", page=number, pages=len(pages))
        assert tells(answer(told), f"{key}-rules-{page.topic}")
        assert tells(answer(told), f"{key}-rules-{page.topic}.title")
        pictures = shown_pictures(message(told))
        assert len(pictures) == len(page.shows)
        assert all(alt for _, alt in pictures)
        assert tells(answer(told), "rules-refused") == bool(page.position.tried)
        back, following, learn = (plain(f"button-{name}") for name in ("back", "next", "learn"))
        last = number == len(pages)
        assert labels(message(told)) == [back] * (number > 1) + [learn if last else following]
        if number < len(pages):
            told = await club.carol.click(message(told), label=following)
    learning = await club.carol.click(message(told), label=plain("button-learn"))
    assert tells(answer(learning), "lesson-head", step=1)
    told = await club.carol.slash(club.channel, f"{key} rules")
    told = await club.carol.click(message(told), label=plain("button-next"))
    told = await club.carol.click(message(told), label=plain("button-back"))
    assert tells(answer(told), f"{key}-rules-{pages[0].topic}")
    assert not club.channel.history(), "only the reader sees the rules"


async def test_what_a_picture_shows_is_told_by_the_game(direct: Direct) -> None:
    (told,) = await direct.slash(GUESTS[0], "axio rules", {})
    assert tells(told.text, "markers-decided")
    (told,) = await direct.press(GUESTS[0], Press("rules-page", 0, 0, "axio.3"))
    assert tells(told.text, "axio-placed", first="C3", second="C4")
    assert tells(told.text, "axio-why")
    (told,) = await direct.press(GUESTS[0], Press("rules-page", 0, 0, "axio.7"))
    assert len(told.files) == 2, "the board and the rack"
    assert tells(told.text, "axio-decide-exchange")


@every_game
async def test_a_page_that_there_is_not_leads_to_the_nearest(direct: Direct, key: str) -> None:
    last = len(TAUGHT[key].pages)
    for page, shown in ((0, 1), (99, last)):
        (told,) = await direct.press(GUESTS[0], Press("rules-page", 0, 0, f"{key}.{page}"))
        assert tells(told.text, "rules-foot", page=shown)


async def picture_of_refused(key: str, topic: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    """What the table of a page is drawn from, and what it shows with what is tried there."""
    scenes: list[Any] = []

    def draw(scene: Any) -> bytes:
        scenes.append(scene)
        return b""

    monkeypatch.setattr(f"renderers.{'paper_world' if key == 'paperworld' else key}.draw_board", draw)
    title, pages = TITLES[key], TAUGHT[key].pages
    number, page = next((number, page) for number, page in enumerate(pages, 1) if page.topic == topic)
    state = page.position.reached(title.game)
    title.adapter.board(title.game.view(state, state.seat), ["Anna", "Ben"])
    await rules_content(title, number, in_language("en"))
    table, shown = scenes
    return table, shown


async def test_a_placement_that_is_refused_counts_no_corners(monkeypatch: pytest.MonkeyPatch) -> None:
    _, shown = await picture_of_refused("rota", "place", monkeypatch)
    assert shown.preview
    assert not shown.counted
    assert not shown.numbered


async def test_a_card_that_is_refused_changes_no_score(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shown = await picture_of_refused("paperworld", "blocked", monkeypatch)
    assert [land.preview for land in shown.landscapes] != [land.preview for land in table.landscapes]
    for land, before in zip(shown.landscapes, table.landscapes, strict=True):
        assert (land.stars, land.token, land.hand, land.discards) == (
            before.stars,
            before.token,
            before.hand,
            before.discards,
        )
        assert not land.numbers
