"""Computer players against each other: `make arena`, or for instance

    python -m tests.bench.arena --games axio iota --matches 400 --rounds 40 --pairs hard:medium medium:random

The seats are swapped from match to match.  With --seconds a search is limited by time as it is in play.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Literal

from bot.catalog import TITLES
from bot.computers.levels import LEVELS, ROUNDS
from bot.computers.minds import MINDS
from tests.computers.playing import Sitting, places

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
    rounds: int
    seconds: float

    def won(self) -> float:
        """The share of the win that goes to the first of the pair."""
        seat = self.number % self.seats
        sitting = [self.pair[other != seat] for other in range(self.seats)]
        # The same deal for each seat in turn.
        seed = f"arena {self.number // self.seats}"
        reached = places(TITLES[self.game].game, sitting, seed, self.rounds, self.seconds)
        return (reached[seat] == 1) / reached.count(1)


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
    for game in options.games:
        for seats in options.seats:
            if seats in TITLES[game].game.seats:
                for pair in options.pairs:
                    yield [
                        Bout(game, seats, pair, number, options.rounds, options.seconds)
                        for number in range(options.matches)
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
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=3600.0)
    options = parser.parse_args(arguments)
    print(f"{'game':12}{'seats':>6}  {'pair':20}{'won':>8}   95 % of the time     Elo")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for bouts in _bouts(options):
            shares = list(pool.map(Bout.won, bouts, chunksize=4))
            share = sum(shares) / len(shares)
            low, high = interval(share, len(shares))
            game, seats, (first, second) = bouts[0].game, bouts[0].seats, bouts[0].pair
            print(
                f"{game:12}{seats:>6}  {f'{first} – {second}':20}{share:8.1%}   {low:6.1%} – {high:6.1%}"
                f"   {elo(share, seats):+7.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
