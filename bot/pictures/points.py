"""What games with points and hands of cards have in common: players, scores and the ranking.

`view` is a view of such a game; its sentences are in points.ftl.  bare: the game is played without points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.games.contract import Outcome
from bot.pictures.adapter import in_order
from bot.texts import Say, Who
from renderers.points import Player, Ranking


class PointsView(Protocol):
    """A view of a match in which every player has points and a hand of cards."""

    @property
    def seat(self) -> int | None:
        """The seat to move."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""

    @property
    def left(self) -> tuple[int, ...]:
        """Seats whose players left."""

    @property
    def outcome(self) -> Outcome | None:
        """The ranking at the end."""


def players(view: PointsView, names: Sequence[str], *, bare: bool = False) -> tuple[Player, ...]:
    """The players with their points and cards."""
    return tuple(
        Player(
            letter="ABCD"[seat],
            name=names[seat],
            score=None if bare else points,
            cards=view.hand_sizes[seat],
            to_move=seat == view.seat,
            left=seat in view.left,
            place=None if view.outcome is None else view.outcome.places[seat],
        )
        for seat, points in enumerate(view.points)
    )


def ranking(view: PointsView, names: Sequence[str], title: str, *, bare: bool = False) -> Ranking:
    """The final ranking as a scene."""
    assert view.outcome is not None
    rows = players(view, names, bare=bare)
    return Ranking(title=title, rows=tuple(rows[seat] for seat in in_order(view.outcome)))


def scores(view: PointsView, who: Who, say: Say, *, bare: bool = False) -> str:
    """Everybody's points and cards, one line per player."""
    return "\n".join(
        say(_key("standing", view, seat, bare), name=who(seat), points=points, cards=view.hand_sizes[seat])
        for seat, points in enumerate(view.points)
    )


def ranking_text(view: PointsView, who: Who, say: Say, shared: str, *, bare: bool = False) -> str:
    """The final ranking; shared: the key of the sentence for several winners."""
    assert view.outcome is not None
    lines = [
        say(
            _key("result", view, seat, bare),
            place=view.outcome.places[seat],
            name=who(seat),
            points=view.points[seat],
        )
        for seat in in_order(view.outcome)
    ]
    if len(view.outcome.winners) > 1:
        lines.append(say(shared))
    return "\n".join(lines)


def _key(what: str, view: PointsView, seat: int, bare: bool) -> str:
    return f"points-{what}" + ("-bare" if bare else "") + ("-left" if seat in view.left else "")
