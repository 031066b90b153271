"""Recorded matches: every action, and what each viewer sees after it.

A leak, or a changed rule, shows as a difference in these files.  After an intended change, rewrite them
and read the difference: python -m tests.games.playthroughs
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

from tests.games.games import TABLES, Subject

FOLDER = Path(__file__).parent / "playthroughs"
SALT = 3
"""Chosen so that the matches show much: bonuses, exchanges, pyramids that move."""


def path(subject: Subject, seats: int) -> Path:
    return FOLDER / f"{subject.game.key}_{seats}.txt"


def playthrough(subject: Subject, seats: int) -> str:
    """A match in which, with three or more players, one leaves on the way.

    What a spectator sees is written where it changed; for each seat, what differs from that.
    """
    game, chance = subject.game, Random(f"playthrough {SALT} {subject.game.key} {seats}")
    state = game.setup(seats, game.options(), f"playthrough {seats}")
    lines = [f"{game.title}, players: {seats}"]
    seen: dict[int | None, dict[str, str]] = {}
    number = 0
    while True:
        lines += _looks(subject, state, seats, seen)
        if not game.to_move(state):
            return "\n".join(lines) + "\n"
        number += 1
        if seats >= 3 and number == 9:
            lines += ["", f"{number}. seat 1 leaves"]
            state = game.leave(state, 1)
            continue
        seat = game.to_move(state)[0]
        action = subject.skilled(state, seat, chance)
        lines += ["", f"{number}. seat {seat}: {game.notate(action)}"]
        state = game.apply(state, seat, action)


def _looks(subject: Subject, state: Any, seats: int, seen: dict[int | None, dict[str, str]]) -> list[str]:
    lines = []
    public = _shown(subject.game.view(state, None))
    for viewer in (None, *range(seats)):
        shown = _shown(subject.game.view(state, viewer))
        if viewer is not None:
            shown = {name: value for name, value in shown.items() if value != public[name]}
        before = seen.get(viewer, {})
        who = "all" if viewer is None else f"seat {viewer}"
        lines += [f"  {who}: {name} {value}" for name, value in shown.items() if before.get(name) != value]
        seen[viewer] = shown
    return lines


def _shown(view: Any) -> dict[str, str]:
    return {field.name: repr(getattr(view, field.name)) for field in fields(view)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        path(*table).write_text(playthrough(*table), encoding="utf-8")
