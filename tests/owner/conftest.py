"""The store and the boards on which the commands of the owner work."""

from __future__ import annotations

from tests.matches.conftest import path, record, table

__all__ = ["path", "record", "table"]
