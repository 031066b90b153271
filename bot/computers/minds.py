"""How computer players think, by game.  A game without a mind is played by people only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.computers.axio.mind import AxioMind
from bot.computers.iota.mind import IotaMind
from bot.computers.mind import Mind
from bot.computers.paper_world.mind import PaperWorldMind
from bot.computers.rota.mind import RotaMind

MINDS: Mapping[str, Mind[Any, Any, Any]] = {
    "axio": AxioMind(),
    "rota": RotaMind(),
    "iota": IotaMind(),
    "paperworld": PaperWorldMind(),
}
"""The minds, by the key of the game."""


def has_mind(game: str) -> bool:
    """Whether computers play the game with this key; if so, there are hints and look backs too."""
    return game in MINDS
