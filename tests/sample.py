"""How much of a long test is done: a sample, or all of it where MATCHES is set, as in `make soak`."""

from __future__ import annotations

import os

_GIVEN = os.environ.get("MATCHES")


def matches(sample: int) -> int:
    """How many matches to play."""
    return int(_GIVEN or sample)


def whole(everything: int, sample: int) -> int:
    """How much of a fixed amount to look at."""
    return everything if _GIVEN else sample
