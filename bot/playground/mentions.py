"""Discord's rules for mentions of commands, such as </axio place:1234>.

Discord refuses none of them.  One that means no command is shown like any other, but a tap does nothing; and
where no mentions are shown, it is shown as it is written.  So these rules only say what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

_MENTION = re.compile(r"</([^:>]+):(\d{17,20})>")
_CODE = re.compile(r"`[^`\n]+`")
SUBCOMMANDS = (1, 2)
"""The types of options that are commands or groups of them."""
Mentionable = Mapping[str, Collection[str]]
"""By the id of a registered command, all names that a mention of it may have, in English: "axio place"."""


def runnable(commands: Iterable[Mapping[str, Any]]) -> dict[str, frozenset[str]]:
    """What may be mentioned: the commands that can be given; of a group, those that it has."""

    def below(node: Mapping[str, Any], name: str) -> Iterator[str]:
        groups = [each for each in node.get("options") or [] if each["type"] in SUBCOMMANDS]
        if not groups:
            yield name
        for each in groups:
            yield from below(each, f"{name} {each['name']}")

    return {str(each["id"]): frozenset(below(each, each["name"])) for each in commands}


def wrong_mentions(message: Any, known: Mentionable, field: str = "content") -> Iterator[str]:
    """The mentions of a message that nobody can tap.  message: as it was sent, or a part of it."""
    if isinstance(message, Mapping):
        for name, part in message.items():
            yield from wrong_mentions(part, known, str(name))
    elif isinstance(message, list | tuple):
        for part in message:
            yield from wrong_mentions(part, known, field)
    elif isinstance(message, str) and "</" in message:
        if field != "content":
            yield f"no mention is shown in a {field}: {message}"
            return
        for code in _CODE.findall(message):
            if "</" in code:
                yield f"no mention is shown in code: {code}"
        left = _MENTION.sub(lambda each: "" if each[1] in known.get(each[2], ()) else each[0], message)
        if "</" in left:
            yield f"this mentions no command: {left[left.index('</') :][:80]}"
