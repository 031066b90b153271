"""Positions that were prepared to be looked at or played from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.games.contract import Game


@dataclass(frozen=True)
class Prepared:
    """A position of a match between two: a deal, and what was done since.

    It is reached through the game's contract like that of any match, so it is one that the rules allow, and
    all that happened on the way was judged by them.

    seed: of the deal.  played: the actions of the seats on turn, in order, as notations between commas.
    tried: what the seat to move tries then, legal or not, as a notation; empty if nothing.
    options: the names of the game's options that are chosen.
    """

    seed: str
    played: str = ""
    tried: str = ""
    options: tuple[str, ...] = field(default=(), kw_only=True)

    @property
    def notations(self) -> tuple[str, ...]:
        """The actions that were played."""
        return tuple(self.played.split(", ")) if self.played else ()

    def reached(self, game: Game[Any, Any, Any]) -> Any:
        """The position after all that was played; raises Refusal if the rules do not allow it."""
        state: Any = game.setup(2, game.options(**dict.fromkeys(self.options, True)), self.seed)
        for text in self.notations:
            state = game.apply(state, state.seat, game.parse(state, state.seat, text))
        return state

    def action(self, game: Game[Any, Any, Any], state: Any) -> Any:
        """What is tried in the position that was reached."""
        return game.parse(state, state.seat, self.tried)
