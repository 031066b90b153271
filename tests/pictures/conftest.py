"""What tests of the adapters see of the pictures."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from renderers import points, tracks


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> list[Any]:
    """Every scene that is drawn, instead of its picture, in the tests `test_<game>.py`."""
    drawn: list[Any] = []

    def keep(each: Any) -> bytes:
        drawn.append(each)
        return b"png"

    game = import_module(f"renderers.{request.path.stem.removeprefix('test_')}")
    kinds = ("draw_board", "draw_hand", "draw_rack", "draw_ranking")
    for module, name in ((module, name) for module in (game, points, tracks) for name in kinds):
        if hasattr(module, name):
            monkeypatch.setattr(module, name, keep)
    return drawn
