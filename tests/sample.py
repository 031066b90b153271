"""How much of a long test is done: a sample, or all of it where MATCHES is set, as in `make soak`."""

from __future__ import annotations

import os
from typing import TypeVar

Much = TypeVar("Much")

_GIVEN = os.environ.get("MATCHES")


def matches(sample: int) -> int:
    """How many matches to play."""
    return int(_GIVEN or sample)


def whole(everything: Much, sample: Much) -> Much:
    """How much, or which, of a fixed amount to look at."""
    return everything if _GIVEN else sample
