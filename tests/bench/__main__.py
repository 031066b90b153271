"""`make bench`: measures speed and prints the figures, within five minutes.  The exit code judges nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.memory import give_back
from tests.bench import among_computers, computers, pictures, place, processes, rules, served, start, store
from tests.bench.report import Part, report
from tests.bench.scratch import scratch

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Everything but what needs a large store."""
    give_back()  # as the bot does
    with scratch(ROOT) as folder:
        report(folder, _parts(folder))


def _parts(folder: Path) -> Iterator[Part]:
    yield "pictures", lambda: pictures.figures(rounds=6)
    yield "start", lambda: start.figures(rounds=7, folder=folder)
    yield "store", lambda: store.figures(rounds=600, folder=folder)
    yield "store on PostgreSQL", lambda: served.figures(rounds=300)
    yield "a command of each game", lambda: place.figures(rounds=30, folder=folder)
    yield "/axio place among computers", lambda: among_computers.figures(rounds=16, folder=folder)
    yield "one process and two on PostgreSQL", lambda: processes.figures(rounds=3)
    yield "rules and codec", lambda: rules.figures(rounds=40)
    yield "positions of computer players", lambda: computers.figures(rounds=10)


if __name__ == "__main__":
    main()
