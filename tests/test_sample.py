"""What is left out today comes on another day."""

from __future__ import annotations

import pytest

from tests import sample


@pytest.mark.skipif(sample.whole(True, False), reason="all is done, whatever the day")
@pytest.mark.parametrize("days", [1, 2, 3, 7])
def test_every_case_has_its_turn_within_the_days(days: int, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = list[int]()
    for day in range(738_000, 738_000 + days):
        monkeypatch.setattr(sample, "DAY", day)
        share = sample.todays(range(7), days)
        assert share, "something is done each day"
        taken += share
    assert sorted(taken) == list(range(7))
