"""Axio as it is taught."""

from __future__ import annotations

from bot.games.axio.rules import Axio
from bot.games.axio.state import (
    EMPTY,
    PYRAMIDS,
    RACK_SIZE,
    SIZE,
    SYMBOLS,
    TILES,
    TOP,
    Placed,
    State,
    area,
    cell_label,
)
from bot.lessons.prepared import Prepared
from bot.lessons.taught import Figures, Page, Step, Taught

_WHOLE = Prepared(
    "example 0",
    "op G5 G6, go F4 G4, gb E4 E3, gb D4 D3, op C4 C5, rb D6 E6, ro E5 F5, rg F7 F8, rp H8 "
    "G8, rb D7 E7, gb D8 E8, bp D9 C9, bo H4 H5, bp I4 I3, rp H9 G9, exchange, gb F9 E9, gg "
    "F10 G10, go E10 E11, bo D10 D11, op C11 C10, rp H7 H6, rr H10 I10, gb J11 I11, bp I5 I6, "
    "op K10 K9, exchange, ro J8 J9, exchange, rb I7 I8, rp J5 J6, go K4 K5, ro K3 J3",
)
"""A whole match."""


def _across(seats: int) -> int:
    first, last = area(seats)
    return last - first + 1


def _typed(state: State) -> Figures:
    """A placement as it is typed, one that is possible."""
    action = next(Axio().legal(state))
    tile, cell, to = Axio().notate(action).split()
    return {"tile": tile, "cell": cell, "to": to}


def _missed(state: State) -> Figures:
    """The cells at which the look from a half ends just before its own symbol: at a symbol, and at none."""
    placed = next(event for event in state.recent if isinstance(event, Placed))
    found: dict[str, str | int] = {}
    for symbol, cell in zip(placed.tile, placed.cells, strict=True):
        for step in (-SIZE, -1, 1, SIZE):
            near, far = cell + step, cell + 2 * step
            if near not in placed.cells and state.board[far] == symbol != state.board[near]:
                kind = "gap" if state.board[near] == EMPTY else "wall"
                found |= {kind: cell_label(near), f"{kind}_far": cell_label(far), f"{kind}_symbol": symbol}
    return found


TAUGHT = Taught(
    figures={
        "symbols": len(SYMBOLS),
        "top": TOP,
        "tops": 2 * TOP,
        "rack": RACK_SIZE,
        "tiles": len(TILES),
        "mixed": TILES.count(SYMBOLS[:2]),
        "double": TILES.count(2 * SYMBOLS[0]),
        "pyramids": PYRAMIDS,
        "small": _across(2),
        "medium": _across(3),
        "large": _across(4),
    },
    pages=(
        Page("aim", _WHOLE, ("ranking",)),
        Page("place", Prepared("example 12", "rg F3 F4", "pp D5 D6")),
        Page("score", Prepared("example 29", "go C5 C6, rr E3 F3, rg D3 D4, gb D5 E5, rg C3 C4")),
        Page("nothing", Prepared("example 10", "ro F3 F4, go C5 C6, rp F5 G5"), figures=_missed),
        Page("pyramid", Prepared("example 12", "rg F3 F4, pp G5 G6, rp I4 H4")),
        Page(
            "bonus",
            Prepared(
                "example 23",
                "oo C5 C6, go G10 G9, op C4 C3, bo D8 C8, ro D9 C9, ro D10 C10, ro D11 C11, bo D7 D6, bo "
                "E7 E6",
            ),
        ),
        Page("exchange", Prepared("example 5", "ro D8 C8, gb J8 J7, rg K9 K10"), ("board", "hand")),
        Page("end", _WHOLE),
        Page("here", Prepared("example 29"), ("hand",), _typed),
    ),
    steps=(
        Step("first", Prepared("lesson 0")),
        Step(
            "row",
            Prepared("lesson 15", "rb F3 F4, rp G5 G6, go H3 H4, rr D3 E3, go I3 I4, ro J3 J4, gp F8 G8"),
        ),
        Step(
            "pyramid",
            Prepared(
                "lesson 1",
                "rg F3 F4, gp G5 G6, rp H3 H4, rp I3 I4, gb K5 K6, gb J5 J6, bo C5 C6, ro D8 C8, bp I6 I5",
            ),
        ),
        Step(
            "lowest",
            Prepared(
                "lesson 7",
                "go C5 C6, go G10 H10, op I10 I11, op J10 J11, rg K10 K9, rg J8 J9, gb K5 K6, rb J7 J6, "
                "rg I8 I9, rp I7 H7, bo I6 I5, rp J3 J4, gp H9 H8, exchange, bo H6 H5, rp I3 I4",
            ),
        ),
    ),
)
