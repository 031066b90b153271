"""The games, one line each: rules and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.games.axio.rules import Axio
from bot.games.contract import Game
from bot.games.iota.rules import Iota
from bot.games.paper_world.rules import PaperWorld
from bot.games.rota.rules import Rota
from bot.pictures.adapter import Adapter
from bot.pictures.axio import AxioAdapter
from bot.pictures.iota import IotaAdapter
from bot.pictures.paper_world import PaperWorldAdapter
from bot.pictures.rota import RotaAdapter


@dataclass(frozen=True)
class Title:
    """A game and how it is shown."""

    game: Game[Any, Any, Any]
    adapter: Adapter


TITLES: dict[str, Title] = {
    title.game.key: title
    for title in (
        Title(Axio(), AxioAdapter()),
        Title(Rota(), RotaAdapter()),
        Title(PaperWorld(), PaperWorldAdapter()),
        Title(Iota(), IotaAdapter()),
    )
}


def adapter_of(key: str) -> Adapter:
    """How the game with this key is shown."""
    return TITLES[key].adapter
