"""What the bot asks of a store's backups."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class DatedBackups(Protocol):
    """The backups that the bot itself has made, in one folder, named by the time."""

    def kept(self) -> list[Path]:
        """Those that are there, oldest first."""

    def taken(self, backup: Path) -> float:
        """When one was made, in Unix seconds."""

    async def take(self, now: float) -> Path:
        """Makes one at this moment (Unix seconds) and checks it.

        Raises StoreUnusable, Unwritable or FileExistsError; then nothing is left behind.
        """
