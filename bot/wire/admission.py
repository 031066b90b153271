"""Limits how much one person may have under way at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

_MOST_ACTS, _MOST_QUICK = 8, 3  # unanswered, per person; nobody clicks this fast by hand
_MOST_SHOWN = 40  # per person, answered ones included, when Discord delays the public messages

_Tasks = dict[asyncio.Task[Any], Callable[[], bool]]
"""A person's tasks, oldest first, each with a function that tells whether the person has an answer."""


class Admission:
    """Keeps track of everybody's tasks, so that no one person can keep the bot busy."""

    def __init__(self) -> None:
        self._acts: dict[int, _Tasks] = {}
        self._quick: dict[int, _Tasks] = {}

    def admits(
        self, person: int, task: asyncio.Task[Any], *, quick: bool, answered: Callable[[], bool]
    ) -> bool:
        """Whether a person may start this task as well; it counts until it is done.

        quick: autocomplete.  Only the latest input is of use, so the oldest task is cancelled instead.
        answered: whether the person already has an answer, and only others have yet to see the outcome.
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
