"""How much of a long test is done: a sample, or all of it where MATCHES is set, as in `make soak`.

Some samples are others on each day. DAY is the day's number; it is printed, and with it in the environment
the sample of that day is taken again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypeVar

Much = TypeVar("Much")

_GIVEN = os.environ.get("MATCHES")
# Set for the workers too, which must not disagree when a day ends.
DAY = int(os.environ.setdefault("DAY", str(datetime.now(UTC).toordinal())))


def matches(sample: int) -> int:
    """How many matches to play."""
    return int(_GIVEN or sample)


def whole(everything: Much, sample: Much) -> Much:
    """How much, or which, of a fixed amount to look at."""
    return everything if _GIVEN else sample


def todays(cases: Sequence[Much], days: int) -> Sequence[Much]:
    """Those cases whose turn it is today, so that within so many days each has had its turn."""
    return cases if _GIVEN else cases[DAY % days :: days]
