"""The next picture among many matches in play, beside Pillow's own encoding of the same picture."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median

from PIL import Image

from tests.bench.tables import TABLES, Match, in_play, positions
from tests.bench.timing import Figure, Took, paired, spent

_MOST = 0.3
_MEDIAN_BYTES, _MOST_BYTES = 60_000, 80_000
_LATE = 0.75  # of a match; what is later is late


def figures(rounds: int, matches: int = 400, a_table: int = 10, whole: int = 4) -> list[Figure]:
    """For each game and number of players the next picture, its size late in a match, the first picture.

    In each round all matches go on by an action and are drawn; of each game and number of players `a_table`
    pictures are timed.  `whole` matches are drawn from their late part to their end for the sizes.
    """
    crowd = in_play(matches)
    for match in crowd:
        match.draw()
    taken: list[list[tuple[Took, Took]]] = [[] for _ in TABLES]
    chance = Random("bench pictures")
    for _ in range(rounds):
        timed = {match for table in range(len(TABLES)) for match in _some(crowd, table, a_table, chance)}
        for match in crowd:
            match.advance()
            if match in timed:
                taken[match.table].append(_beside_pillow(match.draw))
            else:
                match.draw()
    found: list[Figure] = []
    for table, (subject, seats) in enumerate(TABLES):
        id_, what = f"P-{subject.game.key}-{seats}", f"next picture among {matches} matches in play"
        drawn, encoded = zip(*taken[table], strict=True)
        found.append(paired(id_, f"{what}, {seats} players", drawn, encoded, cpu=_MOST))
    for table, (subject, seats) in enumerate(TABLES):
        id_, who = f"P-{subject.game.key}-{seats}", f"{subject.game.key}, {seats} players"
        sizes = [len(match.draw()) for number in range(whole) for match in _late(table, number)]
        for name, what, size, most in (
            ("size", "median size late in a match", median(sizes), _MEDIAN_BYTES),
            ("most", "largest of them", max(sizes), _MOST_BYTES),
        ):
            found.append(Figure.size(f"{id_}-{name}", f"{what}, {who}", size, most))
    return found


def _some(crowd: Sequence[Match], table: int, wanted: int, chance: Random) -> list[Match]:
    at_table = [match for match in crowd if match.table == table]
    return chance.sample(at_table, min(wanted, len(at_table)))


def _late(table: int, number: int) -> Iterator[Match]:
    """A whole match, paused at each position of its late part."""
    length = sum(1 for _ in positions(*TABLES[table], f"bench {number} 0"))
    match = Match(table, number)
    for position in range(length):
        match.advance()
        if position >= _LATE * length:
            yield match


def _beside_pillow(draw: Callable[[], bytes]) -> tuple[Took, Took]:
    """What a picture takes, and Pillow when it encodes the same one."""
    data, drawing = spent(draw)
    with Image.open(io.BytesIO(data)) as picture:
        picture.load()
        assert picture.mode == "P", "the baseline must encode the same palette picture"
        _, encoding = spent(lambda: picture.save(io.BytesIO(), "PNG", compress_level=6))
    return drawing, encoding
