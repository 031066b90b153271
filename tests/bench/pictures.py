"""The picture of a turn, from a view to PNG bytes, beside Pillow's own encoding of the same picture."""

from __future__ import annotations

import io
from functools import partial
from statistics import median

from PIL import Image

from bot.games.axio.state import State
from bot.pictures.axio import AxioAdapter
from renderers import axio, png
from tests.bench.positions import AXIO, NAMES, steps
from tests.bench.timing import Figure, Job, medians

_MOST_BYTES = 80_000
_TABLES = (("4 players, 60-70 tiles", 4, 60, 70), ("2 players, 24-31 tiles", 2, 24, 31))
"""The fullest boards that random play keeps reaching: two players' board holds 38 tiles at most."""


def figures(rounds: int, matches: int = 4) -> list[Figure]:
    """The next move with warm sprites and kept bands, the same without kept bands, the same again."""
    axio.warm_up()
    found: list[Figure] = []
    for what, seats, least, most in _TABLES:
        found += _table(f"P{seats}", what, seats, rounds, steps(seats, least, most, matches))
    return found


def _table(
    id_: str, what: str, seats: int, rounds: int, pairs: tuple[tuple[State, State], ...]
) -> list[Figure]:
    show, names = AxioAdapter(), NAMES[:seats]
    views = [(AXIO.view(before, None), AXIO.view(after, None)) for before, after in pairs]
    sizes: list[int] = []

    def draw(number: int) -> bytes:
        return show.board(views[number % len(views)][1], names)

    def next_move(number: int) -> Job:
        png.forget()
        show.board(views[number % len(views)][0], names)
        return partial(draw, number)

    def pillow(number: int) -> Job:
        data = draw(number)
        sizes.append(len(data))
        picture = Image.open(io.BytesIO(data))
        picture.load()
        assert picture.mode == "P", "the baseline must encode the same palette picture"
        return lambda: picture.save(io.BytesIO(), "PNG", compress_level=6)

    def cold(number: int) -> Job:
        png.forget()
        return partial(draw, number)

    def again(number: int) -> Job:
        draw(number)
        return partial(draw, number)

    warm, base, from_nothing, reshown = medians(rounds, next_move, pillow, cold, again)
    return [
        Figure(
            id=f"{id_}-next", what=f"picture of the next move, {what}", value=warm, baseline=base, target=0.7
        ),
        Figure(id=f"{id_}-bytes", what="its size", value=median(sizes), unit="B", target=_MOST_BYTES),
        Figure(
            id=f"{id_}-cold",
            what="the same, nothing kept from earlier pictures",
            value=from_nothing,
            baseline=base,
        ),
        Figure(id=f"{id_}-again", what="the same board shown again", value=reshown, baseline=base),
    ]
