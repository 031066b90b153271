"""What the tests without Discord check of all that is sent: what Discord would refuse, or show otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.playground.layouts import LETTERS, TEXT, check_layout, parts
from bot.playground.mentions import wrong_mentions
from bot.playground.rules import (
    ALT_LETTERS,
    CHOICE_LETTERS,
    NEW_COMPONENTS,
    Refused,
    Upload,
    check_choices,
    check_message,
)
from bot.wire.content import MESSAGE_LIMIT
from tests.discord.registered import mentionable, registered

_CUT = "…"
WITHIN_A_LINE = re.compile(r"(?<=.)(?:-#|(?<= )#{1,3}) ")
"""A mark of a small line or a heading, which means nothing but at the beginning of a line."""
_SHOWN_BY_DISCORD = re.compile(r"<(?:[@#]|t:)")
"""A mention or a time, which only a message's text has."""
_COMMAND = re.compile(rf"(?<!\w)/(?:{'|'.join(each['name'] for each in registered())})\b")
"""A command, of which the sentence says the English name only."""
_SHORT = 20
"""A message of so few letters may well be in an alt text."""
_MADE_UP = "«¿"  # what sentences of the made-up languages begin with


def faults(
    text: str | None, alts: Mapping[str, str], components: Sequence[Mapping[str, Any]], *, layout: bool
) -> Iterator[str]:
    """What Discord would refuse of a message, and where a sentence was cut off or has a mark within a line.

    alts: the alternative texts of the files, by their names.
    """
    message = {"content": text, "components": [*components]}
    try:
        check_message(message, [Upload(name, 1, alt) for name, alt in alts.items()])
        check_layout(message, NEW_COMPONENTS if layout else 0, alts.keys())
    except Refused as why:
        yield str(why)
    every = [*parts(message["components"])]
    shown = [text or "", *(each["content"] for each in every if each["type"] == TEXT)]
    for told, most in (
        *((each, LETTERS if layout else MESSAGE_LIMIT) for each in shown),
        *((alt, ALT_LETTERS) for alt in alts.values()),
        *((label, CHOICE_LETTERS) for each in every for label in _labels(each)),
    ):
        if len(told) > most or is_cut(told, most):
            yield f"more than {most} characters: {told}"
    yield from wrong_mentions([message, {"alt": [*alts.values()]}], mentionable())
    for label in (*alts.values(), *(label for each in every for label in _labels(each))):
        if _SHOWN_BY_DISCORD.search(label) or _COMMAND.search(label):
            yield f"shown as it is written: {label}"
    yield from (
        f"an alt text that repeats the message: {alt}" for alt in alts.values() if _repeats(alt, shown)
    )
    for line in "\n".join(shown).split("\n"):
        if WITHIN_A_LINE.search(line.lstrip(_MADE_UP)):
            yield f"a mark within a line: {line}"


def _repeats(alt: str, shown: Sequence[str]) -> bool:
    """Whether a picture's alt text says again all that the message says."""
    told = [_letters(each) for each in shown]
    return any(len(each) > _SHORT and each in _letters(alt) for each in told)


def _letters(told: str) -> str:
    """What is read of a text, by letters and figures alone, as an alt text has no Markdown and no emojis."""
    return re.sub(r"[\W_]", "", re.sub(r"<a?:\w+:\d+>", "", told))


def _labels(component: Mapping[str, Any]) -> Iterator[str]:
    """What is on a button, or in and on a select."""
    for each in (component, *(component.get("options") or ())):
        yield from (each.get(name) or "" for name in ("label", "placeholder", "description"))


def check_offered(choices: Sequence[tuple[str, Any]]) -> None:
    """Raises what Discord would refuse of what autocomplete offers, names and values, or show otherwise."""
    assert [name for name, _ in choices if _COMMAND.search(name)] == []
    check_choices({"choices": [{"name": name, "value": value} for name, value in choices]})


def is_cut(told: str, most: int) -> bool:
    """Whether this is the beginning of something longer."""
    return len(told) == most and told.endswith(_CUT)
