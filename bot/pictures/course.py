"""The course of a match, as a scene and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.texts import Say
from renderers import course as scenes
from renderers.numbers import number_text

Points = Sequence[Sequence[float | None]]
"""For the start and each turn, the points of each seat; None from when its player left."""


@dataclass(frozen=True)
class Told:
    """A match whose course is shown.

    names: by seat, as pictures show them.  places: by seat; none in a match that was played alone.
    """

    game: str
    match: int
    names: Sequence[str]
    places: Sequence[int]
    points: Points
    turning: int | None


def picture(told: Told, say: Say) -> bytes:
    """A line for each player, as an encoded picture."""
    lines = []
    for seat, name in enumerate(told.names):
        points = tuple(turn[seat] for turn in told.points)
        out = points[-1] is None
        ending = say("look-back-chart-out") if out else ""
        if told.places and not out:
            ending = say("look-back-chart-place", place=told.places[seat])
        lines.append(scenes.Line(name, points, ending))
    title = say("look-back-chart-title", game=told.game, match=told.match)
    return scenes.draw_course(
        scenes.Course(
            title=title,
            lines=tuple(lines),
            turning=told.turning,
            turning_label=say("look-back-chart-turning"),
            unit=say("look-back-chart-turns"),
            note=say("look-back-chart-note"),
        )
    )


def alt(told: Told, say: Say) -> str:
    """The same in words."""
    players = []
    for seat, name in enumerate(told.names):
        points = [turn[seat] for turn in told.points if turn[seat] is not None]
        first, last = (number_text(round(each or 0)) for each in (points[0], points[-1]))
        players.append(say("look-back-alt-player", name=name, first=first, last=last))
    return say("look-back-alt", players=" ".join(players))
