"""What takes many times the work it may is found, and the machine's speed does not matter."""

from __future__ import annotations

import pytest

from tests import effort


def test_too_much_work_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "_SURELY", 0)
    with pytest.raises(AssertionError, match="endless"), effort.bounded(1, "endless"):
        for _ in range(20_000_000):
            pass
    with effort.bounded(20, "little"):
        pass
