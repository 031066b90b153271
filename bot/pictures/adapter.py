"""How a game is shown: from a view to pictures and to the sentences that go with them.

An adapter sees views only, so it cannot show what its viewer may not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.contract import Outcome
from bot.texts import Say, Who
from renderers.animation import animate


@dataclass(frozen=True)
class Choice:
    """A button for a decision: the verb and rest of its id, and the key of its label."""

    verb: str
    key: str
    rest: str = ""
    main: bool = False


class Adapter(ABC):
    """Pictures and texts of one game.

    names: the players' names by seat, as they are, for pictures and plain text (alt texts).
    Pictures are encoded bytes; equal arguments give equal bytes; any thread may call.
    """

    @abstractmethod
    def board(self, view: Any, names: Sequence[str]) -> bytes:
        """The table as this viewer sees it, hands left out."""

    def extent(self, views: Sequence[Any]) -> Any:
        """What `still` must have room for when it shows any of these positions of one match."""
        return None

    def still(self, view: Any, names: Sequence[str], extent: Any) -> bytes:
        """The table of a match that is looked at again, as `board` shows it, or without what may be
        missing in another position: with the same extent pictures are of one size, and nothing in them
        moves that did not move on the table.
        """
        return self.board(view, names)

    def moving(self, views: Sequence[Any], names: Sequence[str]) -> bytes:
        """A whole match turn by turn, as an animation; raises renderers.animation.TooLarge."""
        extent = self.extent(views)
        return animate(lambda number: self.still(views[number], names, extent), len(views))

    @abstractmethod
    def board_alt(self, view: Any, names: Sequence[str], say: Say) -> str:
        """The alt text of `board`: whose turn, what happened, the scores."""

    @abstractmethod
    def board_text(self, view: Any, who: Who, say: Say) -> str:
        """The scores and the table in words, for those who do not see the picture."""

    @abstractmethod
    def told(self, view: Any, who: Who, say: Say) -> str:
        """What happened since the turn began, a sentence a line; empty when nothing did."""

    @abstractmethod
    def scores(self, view: Any, who: Who, say: Say) -> str:
        """Everybody's score, a line a player."""

    @abstractmethod
    def decision(self, view: Any, who: Who, say: Say) -> str:
        """What the seat to move must decide now."""

    @abstractmethod
    def choices(self, view: Any) -> Sequence[Choice]:
        """The buttons with which the seat to move begins or makes its decision; the same for all viewers."""

    @abstractmethod
    def hand(self, view: Any) -> bytes | None:
        """The viewer's own hand; None when it is empty."""

    @abstractmethod
    def hand_text(self, view: Any, say: Say) -> str:
        """The viewer's own hand in words; also the alt text of `hand`."""

    @abstractmethod
    def ranking(self, view: Any, names: Sequence[str], say: Say) -> bytes:
        """The final ranking of a match that is over."""

    @abstractmethod
    def ranking_text(self, view: Any, who: Who, say: Say) -> str:
        """The final ranking in words and what decided it."""

    @abstractmethod
    def lobby(self, seats: int, names: Sequence[str]) -> bytes:
        """Who is in before the match begins."""

    def variant(self, options: Any, say: Say) -> str:
        """How these options change the usual game, in sentences; empty for the usual game."""
        return ""


def in_order(outcome: Outcome) -> list[int]:
    """The seats from the first place to the last."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
