"""How much of one person is under way at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

_MOST_ACTS, _MOST_QUICK = 8, 3  # of one person without an answer; nobody presses so fast by hand
_MOST_SHOWN = 40  # of one person in all, when Discord keeps what others are to see waiting

_Tasks = dict[asyncio.Task[Any], Callable[[], bool]]
"""What a person has under way, oldest first, and whether that is answered."""


class Admission:
    """What each person has under way, whatever it is: nobody fills all hands of the bot."""

    def __init__(self) -> None:
        self._acts: dict[int, _Tasks] = {}
        self._quick: dict[int, _Tasks] = {}

    def admits(
        self, person: int, task: asyncio.Task[Any], *, quick: bool, answered: Callable[[], bool]
    ) -> bool:
        """Whether a person may have this task done too; it is counted until it is done.

        quick: autocomplete.  Only what was typed last is of use, so the oldest one goes before the newest.
        answered: whether the person has an answer to it, and only others are still to see what came of it.
        """
        under_way = self._quick if quick else self._acts
        mine = under_way.setdefault(person, {})
        mine[task] = answered
        task.add_done_callback(partial(_done, under_way, person))
        if quick:
            for old in list(mine)[:-_MOST_QUICK]:
                old.cancel()
            return True
        return sum(not each() for each in mine.values()) <= _MOST_ACTS and len(mine) <= _MOST_SHOWN


def _done(under_way: dict[int, _Tasks], person: int, task: asyncio.Task[Any]) -> None:
    del under_way[person][task]
    if not under_way[person]:
        del under_way[person]
