"""The kinds of sitters in SQL: conditions on a column with the number of a player."""

from __future__ import annotations

from collections.abc import Callable

from storage.sitters import SITTER_KINDS, SitterKind


def on_discord(column: str) -> str:
    """The condition that the player has an account on Discord."""
    return _of(column, lambda kind: kind.on_discord)


def listed(column: str) -> str:
    """The condition that the player appears on boards and among opponents."""
    return _of(column, lambda kind: kind.listed)


def automatic(column: str) -> str:
    """The condition that the player is a computer."""
    return _of(column, lambda kind: kind.automatic)


def _of(column: str, asked: Callable[[SitterKind], bool]) -> str:
    ranges = [_within(column, kind) for kind in SITTER_KINDS if asked(kind)]
    return f"({' or '.join(ranges)})"


def _within(column: str, kind: SitterKind) -> str:
    bounds = [] if kind.least is None else [f"{column} >= {kind.least}"]
    bounds += [] if kind.most is None else [f"{column} <= {kind.most}"]
    return " and ".join(bounds)
