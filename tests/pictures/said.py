"""What the adapters say, to tests that read it: in English, to four people."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.games.contract import Game
from bot.pictures.adapter import Adapter
from bot.texts import text

SAY = partial(text, "en")
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def who(seat: int) -> str:
    """The name of a seat."""
    return NAMES[seat]


def lines(game: Game[Any, Any, Any], adapter: Adapter[Any], state: Any) -> list[str]:
    """What happened, to everybody."""
    return adapter.events_text(game.view(state, None), who, SAY).split("\n")
