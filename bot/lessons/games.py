"""The games that are taught."""

from __future__ import annotations

from collections.abc import Mapping

from bot.lessons import axio, iota, paper_world, rota
from bot.lessons.taught import Taught

TAUGHT: Mapping[str, Taught] = {
    "axio": axio.TAUGHT,
    "rota": rota.TAUGHT,
    "paperworld": paper_world.TAUGHT,
    "iota": iota.TAUGHT,
}
"""What is taught, by the key of the game."""
