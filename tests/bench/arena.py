"""Computer players against each other: `make arena`, or for instance

    python -m tests.bench.arena --games axio iota --matches 400 --rounds 40 --pairs hard:medium medium:random
    python -m tests.bench.arena --solo --matches 400

The seats are swapped from match to match.  With --seconds a search is limited by time as it is in play.  With
--minutes no match begins after them; the table says how many were played.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from statistics import fmean, stdev
from typing import Literal

from bot.catalog import TITLES
from bot.computers.levels import LEVELS
from bot.computers.minds import MINDS
from tests.computers.playing import Sitting, outcome

_PAIRS: tuple[tuple[Sitting, Sitting], ...] = (
    ("easy", "random"),
    ("medium", "random"),
    ("medium", "easy"),
    ("hard", "easy"),
    ("hard", "medium"),
)
_RANDOM: Literal["random"] = "random"
_SURE = 1.96  # standard deviations: 95 of 100 times the true share lies within


@dataclass(frozen=True)
class Bout:
    """One match: one seat for the first of the pair, all others for the second."""

    game: str
    seats: int
    pair: tuple[Sitting, Sitting]
    number: int
    rounds: int | None
    seconds: float
    end: float

    def won(self) -> float | None:
        """The share of the win that goes to the first of the pair; None if it is too late to begin."""
        if time.time() > self.end:
            return None
        seat = self.number % self.seats
        sitting = [self.pair[other != seat] for other in range(self.seats)]
        # The same deal for each seat in turn.
        seed = f"arena {self.number // self.seats}"
        places, _ = outcome(TITLES[self.game].game, sitting, seed, self.rounds, self.seconds)
        return (places[seat] == 1) / places.count(1)

    def scored(self) -> float | None:
        """What the first of the pair scores alone."""
        if time.time() > self.end:
            return None
        seed = f"arena {self.number}"
        _, (score,) = outcome(TITLES[self.game].game, self.pair[:1], seed, self.rounds, self.seconds)
        return float(score)


def interval(share: float, matches: int) -> tuple[float, float]:
    """Where the true share lies, with a confidence of 95 % (Wilson)."""
    spread = _SURE**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    half = _SURE / (1 + spread) * math.sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return middle - half, middle + half


def elo(share: float, seats: int) -> float:
    """How many points of Elo the first of the pair is above the second, by its share of the wins.

    With more than two seats: above one of several that are equally strong, who win what is left.
    """
    share = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


def _bouts(options: argparse.Namespace) -> Iterator[list[Bout]]:
    end = time.time() + 60 * options.minutes
    pairs = [(sitting, sitting) for sitting in (_RANDOM, *LEVELS)] if options.solo else options.pairs
    for pair in pairs:
        for seats in [1] if options.solo else options.seats:
            for game in options.games:
                if seats in TITLES[game].game.seats:
                    yield [
                        Bout(game, seats, pair, number, options.rounds, options.seconds, end)
                        for number in range(options.first, options.first + options.matches)
                    ]


def _pair(text: str) -> tuple[Sitting, Sitting]:
    for first, second in product((*LEVELS, _RANDOM), repeat=2):
        if text == f"{first}:{second}":
            return first, second
    raise argparse.ArgumentTypeError(
        f"{text} is no pair of {', '.join(LEVELS)} or random, such as hard:medium"
    )


def main(arguments: Sequence[str]) -> None:
    """Plays and prints a line for each pair."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.arena", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(MINDS), default=list(MINDS))
    parser.add_argument("--seats", nargs="+", type=int, default=[2])
    parser.add_argument("--pairs", nargs="+", type=_pair, default=list(_PAIRS))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match: to play on")
    parser.add_argument("--rounds", type=int, help="guesses at what is hidden; else as many as in play")
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--solo", action="store_true", help="the scores of each level alone")
    options = parser.parse_args(arguments)
    what = "score" if options.solo else "won"
    print(f"{'game':12}{'seats':>6}  {'pair':20}{'matches':>8}{what:>8}   95 % of the time     Elo")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for bouts in _bouts(options):
            played = pool.map(Bout.scored if options.solo else Bout.won, bouts, chunksize=2)
            found = [each for each in played if each is not None]
            if len(found) > 1:
                print(_line(bouts[0], found, solo=options.solo), flush=True)


def _line(bout: Bout, found: Sequence[float], *, solo: bool) -> str:
    mean, (first, second) = fmean(found), bout.pair
    if solo:
        half = _SURE * stdev(found) / math.sqrt(len(found))
        return (
            f"{bout.game:12}{bout.seats:>6}  {first:20}{len(found):>8}{mean:8.1f}"
            f"   {mean - half:6.1f} – {mean + half:6.1f}"
        )
    low, high = interval(mean, len(found))
    return (
        f"{bout.game:12}{bout.seats:>6}  {f'{first} – {second}':20}{len(found):>8}{mean:8.1%}"
        f"   {low:6.1%} – {high:6.1%}   {elo(mean, bout.seats):+7.0f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
