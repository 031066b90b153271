"""People who play by what they see: the buttons under boards and hands, and the panels that these open."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

_ID = re.compile(r"[bs]:(?P<verb>[a-z-]+):(?P<match>\d+):(?P<version>\d+):.*")
_SURE = 3
"""The style of the buttons that play what was chosen."""
_ON = 0.8
"""How often somebody who can play the choice does so; the others choose something else first."""


def usable(message: Mapping[str, Any], game: str, match: int, version: int) -> list[dict[str, Any]]:
    """The components of a message with which the turn of this match is played, as it stands."""
    found = []
    for part in _parts(message.get("components", ())):
        meant = None if part.get("disabled") else _ID.fullmatch(part.get("custom_id", ""))
        if meant is not None and (int(meant["match"]), int(meant["version"])) == (match, version):
            found += [part] if meant["verb"].startswith(f"{game}-") else []
    return found


def chosen(parts: Sequence[dict[str, Any]], chance: Random) -> tuple[dict[str, Any], list[str] | None]:
    """The component that somebody uses next, and what is picked in it; None for a button."""
    sure = [each for each in parts if plays(each)]
    part = chance.choice(sure if sure and chance.random() < _ON else parts)
    if "options" not in part:
        return part, None
    values = [option["value"] for option in part["options"]]
    return part, chance.sample(values, chance.randint(part["min_values"], part["max_values"]))


def plays(part: Mapping[str, Any]) -> bool:
    """Whether this plays what was chosen, so that something is stored."""
    return part.get("style") == _SURE


def _parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in components:
        yield each
        yield from _parts(each.get("components", ()))
