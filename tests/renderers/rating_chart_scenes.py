"""Sheets of ratings that the tests draw; each is the same in every process."""

import random
from collections.abc import Callable
from functools import partial

from renderers import rating_chart
from renderers.rating_chart import Curve, Figure, Sheet

GAMES = ("Axio", "Axio Rota", "Paper World", "Iota")
FIGURES = (Figure("1023", "matches"), Figure("58 %", "won"), Figure("12", "wins in a row"))


def walk(matches: int, seed: int, drift: float = 3) -> tuple[int, ...]:
    """Ratings that wander, in large steps at first, as real ones do."""
    chance = random.Random(seed)
    ratings = [1000]
    for number in range(matches):
        ratings.append(
            ratings[-1] + round(chance.gauss(drift, 12) + 120 / (number + 2) * chance.choice((1, 1, -1)))
        )
    return tuple(ratings)


def one(ratings: tuple[int, ...], game: int = 0) -> Curve:
    """The rating_chart of a game."""
    return Curve(GAMES[game], game, ratings, 5)


def sheet(*curves: Curve, title: str = "Maximilian Großschädl") -> Sheet:
    """A sheet with these curves."""
    return Sheet(title, FIGURES, curves, "matches", "dotted: fewer than 5 matches")


def four(*matches: int) -> Sheet:
    """A sheet of all games, with this many matches of each."""
    return sheet(*(one(walk(each, game + 3), game) for game, each in enumerate(matches)))


SCENES = {
    "one_match": sheet(one((1000, 1106))),
    "two_matches": sheet(one((1000, 1106, 1052)), one((1000, 914, 878), 3), title="Anna"),
    "flat": sheet(one((1000,) * 30, 2)),
    "four_games": four(41, 17, 9, 3),
    "together": sheet(*(one((1000, 1090, 1100, 1120, 1110, 1130 + game), game) for game in range(4))),
    "equal": sheet(*(one((1000, 1106, 1052, 1090, 1070, 1085, 1110, 1120), game) for game in (0, 3))),
    "many_matches": four(500, 220, 61, 130),
}
DRAWN: dict[str, Callable[[], bytes]] = {
    name: partial(rating_chart.draw_sheet, scene) for name, scene in SCENES.items()
}
