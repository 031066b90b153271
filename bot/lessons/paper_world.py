"""Paper World as it is taught."""

from __future__ import annotations

from bot.games.paper_world.cards import COLOURS, VALUES, stars
from bot.games.paper_world.goals import GOALS
from bot.games.paper_world.rules import PaperWorld
from bot.games.paper_world.state import ACROSS, HAND_LIMIT, PILES, TOKEN_POINTS, Options
from bot.games.paper_world.turn import LAST_PILES
from bot.lessons.prepared import Prepared
from bot.lessons.taught import Figures, Page, Step, Taught


def _prepared(seed: str, played: str, tried: str = "") -> Prepared:
    return Prepared(seed, played, tried, options=("first_game",))


_WHOLE = _prepared(
    "example 3",
    "take 2, take 1, lay b2s C2 -k2 token, done, take 2, take black, take yellow, lay k1 C1, lay k3 C1, "
    "lay k4 C1, done, lay y1 C2, lay y1 C1, lay y1 B1, lay y2 B1, done, take blue, take green, lay b1 B1, "
    "lay b3s B1, lay b4 B1, done, lay g1 A1, lay g2 A1, lay g4 A1 -b1, done, take 1, take 3, take blue, "
    "lay y3 B1, lay y5 B1 -k1, done, lay b1 A1, lay b1s A2, lay b5 B1, done, take black, take 2, lay k1 A2, "
    "lay k2 A2, lay k3 A2, lay k4s A2 token, done, lay y2 B2 -g1s, lay b2 A1, done, take yellow, take green, "
    "lay y3 C1, lay y4 C1, done, take yellow, take black, lay y1s A3, lay y4s B2 -g1 token, done, "
    "take green, lay g1 B3, lay g3 B3, done, lay g5 A1, lay k5 A2, done, take blue, lay y3 C2 -g3, done, "
    "lay b2 A2, lay b3 A1, lay b3 A2, done",
)
"""A whole match."""


def _rewards(seats: int) -> str:
    (points, *_) = PaperWorld().setup(seats, Options(), "").rewards
    return ", ".join(map(str, points))


def _figures() -> Figures:
    worth = [stars(f"{COLOURS[0]}{value}") for value in VALUES]
    return {
        "across": ACROSS,
        "piles": PILES,
        "limit": HAND_LIMIT,
        "token": TOKEN_POINTS,
        "last": LAST_PILES,
        "first": VALUES[0],
        "second": VALUES[1],
        "worth": ", ".join(f"{value} → {points}" for value, points in zip(VALUES, worth, strict=True)),
        "goals": len(GOALS),
        "chosen": len(PaperWorld().setup(2, Options(), "").goals),
        "two": _rewards(2),
        "many": _rewards(3),
        "take": "3",
        "place": "y1 C2, y2 C2",
        "dear": "y4s C2 -k2",
    }


TAUGHT = Taught(
    figures=_figures(),
    pages=(
        Page("aim", _WHOLE),
        Page("take", _prepared("example 0", "take green")),
        Page(
            "place",
            _prepared(
                "example 10", "take yellow, take black, take 1, take yellow, lay y1 C2, lay y2 C2, done"
            ),
        ),
        Page("skip", _prepared("example 0", "take green, take 4, lay g1 C2, lay g3 C2 -g3s, done")),
        Page(
            "token",
            _prepared("example 12", "take 1, take black, lay g1 C2, lay k1 C1, lay b1s B1 token, done"),
        ),
        Page(
            "free",
            _prepared(
                "example 3",
                "take 2, take 1, lay b2s C2 -k2 token, done, take 2, take black, take yellow, lay k3 C3",
            ),
        ),
        Page("blocked", _prepared("example 5", "take black, take green, lay k3s C3 -k1 token", "lay k4s C3")),
        Page("goals", _prepared("example 11", "take black, take 1, lay k1 C2, lay k1 C1, lay k1 B1, done")),
        Page("end", _WHOLE, ("ranking",)),
        Page("here", _prepared("example 10", "take yellow, take black"), ("hand",)),
    ),
    steps=(
        Step("take", _prepared("lesson 33", "")),
        Step(
            "place",
            _prepared("lesson 755", "take 2, take 4, lay k2 C3, done, take green, take 2"),
        ),
        Step(
            "token",
            _prepared("lesson 21", "take 2, take yellow, lay k2s C2 -y2 token, done, take blue, take black"),
        ),
        Step(
            "goal",
            _prepared(
                "lesson 51",
                "take green, take 4, lay g1 C2, lay g1s C1 token, done, take blue, take 1, "
                "lay b2 C3, lay b2s C2 -y4 token, done",
            ),
        ),
    ),
)
