"""The course of a player's ratings, as a scene and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.texts import Say
from renderers import rating_chart as scenes
from renderers.lettering import legible


@dataclass(frozen=True)
class Ratings:
    """The ratings in one game, before the first match and after each.

    look: the game's number, so that it has the same colour and mark in every picture.
    """

    game: str
    look: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class Career:
    """What a picture shows of one player.

    longest: most matches won in a row.  provisional: a rating from fewer matches is.
    """

    name: str
    matches: int
    won: int
    longest: int
    ratings: Sequence[Ratings]
    provisional: int


def share_of(won: int, matches: int) -> int:
    """Matches won, in percent."""
    return round(100 * won / matches)


def picture(career: Career, say: Say) -> bytes:
    """The figures and a curve for each game, as an encoded picture; there must be at least one curve."""
    figures = (
        scenes.Figure(str(career.matches), say("stats-figure-matches", matches=career.matches)),
        scenes.Figure(
            say("stats-figure-share", share=share_of(career.won, career.matches)), say("stats-figure-won")
        ),
        scenes.Figure(str(career.longest), say("stats-figure-longest", longest=career.longest)),
    )
    curves = tuple(
        scenes.Curve(each.game, each.look, each.values, career.provisional) for each in career.ratings
    )
    # A name whose letters the font lacks is left out; the message says whose figures they are.
    title = career.name if legible(career.name) else say("stats-untitled")
    note = say("stats-dotted", matches=career.provisional)
    return scenes.draw_sheet(scenes.Sheet(title, figures, curves, say("stats-axis"), note))


def alt(career: Career, say: Say) -> str:
    """The same in words."""
    head = say(
        "stats-alt",
        name=career.name,
        matches=career.matches,
        won=career.won,
        share=share_of(career.won, career.matches),
        longest=career.longest,
    )
    lines = [
        say(
            "stats-alt-game",
            game=each.game,
            first=each.values[0],
            rating=each.values[-1],
            matches=len(each.values) - 1,
            low=min(each.values),
            high=max(each.values),
        )
        for each in career.ratings
    ]
    return " ".join([head, *lines])
