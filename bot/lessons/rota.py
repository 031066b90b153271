"""Axio Rota as it is taught."""

from __future__ import annotations

from dataclasses import replace

from bot.games.rota.scoring import circle, preview, squares
from bot.games.rota.state import EMPTY, OWN_TILES, SYMBOLS, TILES, TOP, Place, Placed, State
from bot.lessons.prepared import Prepared
from bot.lessons.taught import Figures, Page, Step, Taught

_WHOLE = Prepared(
    "example 3",
    "L60 3 g, M62 0, L62 3, N62 3 r, L61 0, L63 3 g, N59 0, N58 3, O60 1, O62 2, M59 1 o, K60 "
    "3, O59 1, L59 1 b, N63 0, P59 1, K61 1, K59 2, L58 1, M58 2, P62 3, Q62 1 o, O63 2 g, "
    "J60 0",
)
"""A whole match."""


def _otherwise(state: State) -> Figures:
    """What the empty corner would have scored in the second best colour, and which one that is."""
    placed = next(event for event in state.recent if isinstance(event, Placed))
    before = squares(laid for laid in state.table if (laid.x, laid.y) != (placed.x, placed.y))
    place, corner = Place(placed.x, placed.y, 0), placed.corners.index(EMPTY)
    worth = {
        colour: preview(before, placed.corners, replace(place, colour=colour)).worth[corner]
        for colour in SYMBOLS
        if colour != placed.named
    }
    other = max(worth, key=worth.__getitem__)
    return {"named": placed.named or "", "worth": placed.worth[corner], "other": other, "less": worth[other]}


def _meeting(state: State) -> Figures:
    """How many corners of the tile meet others, and how many meet none."""
    placed = next(event for event in state.recent if isinstance(event, Placed))
    before = squares(laid for laid in state.table if (laid.x, laid.y) != (placed.x, placed.y))
    meets = sum(bool(circle(before, (placed.x, placed.y), corner)) for corner in range(4))
    return {"meets": meets, "alone": 4 - meets}


TAUGHT = Taught(
    figures={
        "symbols": len(SYMBOLS),
        "top": TOP,
        "own": OWN_TILES,
        "tiles": len(TILES),
        "empties": sum(EMPTY in tile for tile in TILES),
    },
    pages=(
        Page("aim", _WHOLE, ("ranking",)),
        Page("place", Prepared("example 12", "", "L59 0")),
        Page("score", Prepared("example 12", "M59 1")),
        Page("nothing", Prepared("example 1", "O61 3"), figures=_meeting),
        Page("empty", Prepared("example 17", "N59 3, M59 3 b"), figures=_otherwise),
        Page(
            "bonus",
            Prepared(
                "example 12",
                "M59 1, L60 3, N59 2, L59 1, M62 2, N62 0 g, K59 0, K60 3, J59 1, J60 2, K61 0, K62 3 o",
            ),
        ),
        Page("end", _WHOLE),
        Page("here", Prepared("example 12"), ("hand",), lambda _: {"cell": "M59"}),
    ),
    steps=(
        Step("circle", Prepared("lesson 2")),
        Step("empty", Prepared("lesson 0", "N62 3 r, M62 2 p, N59 0, O61 3")),
        Step(
            "lowest",
            Prepared(
                "lesson 24",
                "M59 3, N59 0 g, O60 2, O59 0, L59 2, L60 1, M58 0 o, N62 1, M62 2, L61 3, O61 3, O62 0, "
                "P59 1, N58 2",
            ),
        ),
    ),
)
