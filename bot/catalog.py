"""The games, one line each: rules and pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from bot.games.axio.rules import Axio
from bot.games.contract import Action, Game, State
from bot.games.iota.rules import Iota
from bot.games.paper_world.rules import PaperWorld
from bot.games.rota.rules import Rota
from bot.pictures.adapter import Adapter, View
from bot.pictures.axio import AxioAdapter
from bot.pictures.iota import IotaAdapter
from bot.pictures.paper_world import PaperWorldAdapter
from bot.pictures.rota import RotaAdapter


@dataclass(frozen=True)
class TitleOf(Generic[State, Action, View]):
    """A game and the adapter that shows it; the types ensure that the adapter takes the game's views."""

    game: Game[State, Action, View]
    adapter: Adapter[View]


Title: TypeAlias = TitleOf[Any, Any, Any]
"""Any game of the catalog."""

TITLES: dict[str, Title] = {
    title.game.key: title
    for title in (
        TitleOf(Axio(), AxioAdapter()),
        TitleOf(Rota(), RotaAdapter()),
        TitleOf(PaperWorld(), PaperWorldAdapter()),
        TitleOf(Iota(), IotaAdapter()),
    )
}


def adapter_of(key: str) -> Adapter[Any]:
    """How the game with this key is shown."""
    return TITLES[key].adapter
