"""What the adapters say, to tests that read it: in English, to four people."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Game
from bot.pictures.adapter import Adapter
from tests.telling import with_unicode

SAY = with_unicode
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def who(seat: int) -> str:
    """The name of a seat."""
    return NAMES[seat]


def lines(game: Game[Any, Any, Any], adapter: Adapter[Any], state: Any) -> list[str]:
    """What happened, to everybody."""
    return adapter.events_text(game.view(state, None), who, SAY).split("\n")
