"""A ranking of players whose names are written in many ways; the scene is the same in every process."""

from collections.abc import Callable

from renderers import points
from renderers.points import Player, Ranking

# Arabic is missing: without Raqm its letters look otherwise.
NAMES = (
    "日本語 太郎",
    "김철수 & 王小明",
    "שלום (Dan) 12",
    "\U0001d4d9\U0001d4f8\U0001d4f1\U0001d4f7 🎲🎉",
    "Z\u0337\u0351a\u0334\u0352lgo \u202egnp.exe",
    "名前がとても長い人のなまえはここまでです",
    "ᚠᚢᚦᚨᚱᚲ",
)


def ranking() -> Ranking:
    rows = [
        Player("ABCD"[seat % 4], name, 71 * seat, 0, left=seat == 2, place=seat + 1)
        for seat, name in enumerate(NAMES)
    ]
    return Ranking("Iota", tuple(rows))


DRAWN: dict[str, Callable[[], bytes]] = {"ranking": lambda: points.draw_ranking(ranking())}
