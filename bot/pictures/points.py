"""What games with points and hands of cards have in common: players, scores and the ranking.

Its sentences are in points.ftl.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.pictures.adapter import Adapter, Shown, in_order
from bot.texts import Say, Who
from renderers import points as scenes
from renderers.seats import LETTERS


class PointsView(Shown, Protocol):
    """A view of a match in which every player has points and a hand of cards."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""

    @property
    def left(self) -> tuple[int, ...]:
        """Seats whose players left."""


View = TypeVar("View", bound=PointsView)


class PointsAdapter(Adapter[View]):
    """Pictures and texts of a game with points and hands of cards."""

    def bare(self, view: View) -> bool:
        """Whether this match is played without points."""
        return False

    def players(self, view: View, names: Sequence[str]) -> tuple[scenes.Player, ...]:
        """The players with their points and cards, for the board."""
        bare = self.bare(view)
        return tuple(
            scenes.Player(
                letter=LETTERS[seat],
                name=names[seat],
                score=None if bare else points,
                cards=view.hand_sizes[seat],
                to_move=seat == view.seat,
                left=seat in view.left,
                place=None if view.outcome is None else view.outcome.places[seat],
            )
            for seat, points in enumerate(view.points)
        )

    def score(self, view: View, seat: int, who: Who, say: Say) -> str:
        """See Adapter."""
        key, points, cards = self._key("standing", view, seat), view.points[seat], view.hand_sizes[seat]
        return say(key, name=who(seat), points=points, cards=cards)

    def ranking(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter."""
        assert view.outcome is not None
        rows = self.players(view, names)
        scene = scenes.Ranking(self.game.title, tuple(rows[seat] for seat in in_order(view.outcome)))
        return scenes.draw_ranking(scene)

    def ranking_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        assert view.outcome is not None
        lines = self.won(view, who, say)
        lines += [
            say(
                self._key("result", view, seat),
                place=view.outcome.places[seat],
                name=who(seat),
                points=view.points[seat],
            )
            for seat in in_order(view.outcome)
        ]
        if len(view.outcome.winners) > 1:
            lines.append(say("points-shared-bare" if self.bare(view) else "points-shared"))
        return "\n".join(lines)

    def _key(self, what: str, view: View, seat: int) -> str:
        bare, left = "-bare" if self.bare(view) else "", "-left" if seat in view.left else ""
        return f"points-{what}{bare}{left}"
