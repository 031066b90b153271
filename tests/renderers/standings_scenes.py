"""Scenes of leaderboards that the tests draw; each is the same in every process."""

from collections.abc import Callable
from dataclasses import replace

from renderers import standings
from renderers.standings import Page, Row

COLUMNS = ("rating", "matches", "won")
NAMES = (
    *("Anna", "Maximilian Großschädl der Zweite", "Жофия Őry", "日本語", "bob", "Cleo 🎉"),
    *("W" * 32, "ᚠᚢᚦ", "i" * 32, "Zoë"),
)
PROVISIONAL = "? fewer than 5 matches: still provisional"


def row(rank: int, number: int, *, own: bool = False) -> Row:
    matches = (412, 77, 9, 31, 5, 3, 12, 4, 1, 2)[number % 10]
    return Row(
        rank=rank,
        name=NAMES[number % len(NAMES)],
        cells=(str(2105 - 97 * number), str(matches), str(matches // 2)),
        provisional=matches < 5,
        left=number % 10 == 4,
        own=own,
        stand_in=f"name above: {rank}",
    )


FIRST = Page(
    title="Axio",
    subtitle="The Tuesday club · November 2026",
    columns=COLUMNS,
    rows=tuple(row(rank, number) for number, rank in enumerate((1, 1, 3, 4, 5, 6, 7, 8, 8, 10))),
    apart=replace(row(10_234, 7, own=True), cells=("1004", "4", "2")),
    notes=(PROVISIONAL,),
)
OWN = replace(FIRST, rows=(row(1, 0), row(2, 1, own=True), *FIRST.rows[2:]), apart=None)
SOLO = Page(
    title="Axio Rota · solo",
    subtitle="The world · all time",
    columns=("best", "matches"),
    rows=tuple(Row(rank, name, (str(300 - rank), str(rank))) for rank, name in enumerate(NAMES[:3], 1)),
)

DRAWN: dict[str, Callable[[], bytes]] = {
    "page": lambda: standings.draw_page(FIRST),
    "own": lambda: standings.draw_page(OWN),
    "solo": lambda: standings.draw_page(SOLO),
}
