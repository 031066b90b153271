"""The commands that a bot has registered with a Discord outside, and mentions of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from bot.playground.mentions import runnable, wrong_mentions

FIRST_COMMAND = 10**19
"""The id of the first command: as long as any of Discord's."""


class Commands:
    """All commands; one that is registered again keeps its id, whichever process does so."""

    def __init__(self) -> None:
        self._registered: list[dict[str, Any]] = []
        self._ids = count(FIRST_COMMAND)

    def register(self, told: Sequence[Mapping[str, Any]], application: int) -> list[dict[str, Any]]:
        """Replaces all; returns what Discord answers."""
        ids = {each["name"]: each["id"] for each in self._registered}
        more = {"application_id": str(application), "default_member_permissions": None}
        self._registered = [
            {**each, **more, "id": ids.get(each["name"]) or str(next(self._ids))} for each in told
        ]
        return self._registered

    def id_of(self, name: str) -> str:
        """The id of the command or group with this English name."""
        return next(str(each["id"]) for each in self._registered if each["name"] == name)

    def check_mentions(self, message: Mapping[str, Any]) -> None:
        """Fails if a message mentions what is no command, or where no mention is shown."""
        wrong = [*wrong_mentions(message, runnable(self._registered))]
        assert not wrong, wrong
