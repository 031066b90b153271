"""A stopped match calls nobody, and its post says who stopped it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.matches.match import Match
from bot.messages.match_pictures import pictures_of
from bot.messages.post_content import post_content
from bot.texts import ENGLISH, text
from bot.wire.components import Button
from tests.matches.tables import GAMES, STRANGER, Table, ask
from tests.telling import tells

SAY = partial(text, ENGLISH)


def _calls(match: Match) -> list[str]:
    """The alt texts in which somebody is to move."""
    return [
        picture.alt
        for picture in pictures_of(match, SAY)
        if any(tells(picture.alt, "game-to-move", name=sitter.name) for sitter in match.sitters)
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_a_stopped_match_calls_nobody(tmp_path: Path, game: str) -> None:
    table = await Table.at(tmp_path / "store.sqlite")
    match = await table.move(await table.begun(2, game=game), 3)
    assert _calls(match)
    board = pictures_of(match, SAY)[0].data

    stopped = await table.matches.stop(match.id, ask(STRANGER), moderator=True)

    assert not _calls(stopped)
    assert pictures_of(stopped, SAY)[0].data != board, "nobody's name is marked"
    content = await post_content(stopped, SAY)
    assert not content.pings
    assert [each.label for each in content.items if isinstance(each, Button)] == [SAY("button-rematch")]
    assert tells(content.text, "post-stopped", game=stopped.game.title)
    assert tells(content.text, "note-stopped", by=f"<@{STRANGER.player}>")
    await table.database.close()
