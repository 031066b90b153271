"""Which sentence was said, by its key in the catalogue: its wording may change, and no test with it.

With ALTERED=1 in the environment every sentence has another wording, so that a test that knows it fails.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from bot.texts import ENGLISH, catalogue, text
from bot.texts.catalogue import Catalogue, _Language
from bot.wire.command_names import CommandNames
from bot.wire.emojis import EMOJIS, Emojis, words
from tests.discord.registered import command_names
from tests.rewording import reword
from tests.sample import whole

_SPACES, _MARKS = 3, ".:;?!"
"""What a sentence has at least so many, and one, of; labels and words are what people press and choose."""
_AS_THEY_ARE = re.compile(r"(`|:[a-z_]+:)")
"""What another wording leaves: the marks of emojis, and what is between backticks."""
_FORMATTED = whole(1000, 2)
"""So many values of each sentence are said in all languages as well."""
_Said = tuple[str, tuple[tuple[str, str | int], ...]]
"""The language, and what was put in."""
_heard: dict[str, dict[_Said, str]] = defaultdict(dict)
"""By key: all that was said in this process."""
_tried = Counter[str]()
"""By key: how many values were said in all languages."""


def as_said(shown: str) -> str:
    """A text that Discord shows, with what the bot says for drawn emojis and mentions where it has none."""
    shown = re.sub(r"</([^:>]+):\d+>", r"`/\1`", shown)
    return re.sub(r"<:(\w+)_[0-9a-f]{6}:\d+>", lambda emoji: EMOJIS[emoji[1]].unicode, shown)


def plain(key: str, /, **params: str | int) -> str:
    """A sentence without its marks: what a label or a choice says."""
    return words(text(ENGLISH, key, **params))


def with_unicode(key: str, /, **params: str | int) -> str:
    """A sentence with the Unicode emojis of its marks, and its commands in English."""
    return _unicode(CommandNames().text(text(ENGLISH, key, **params), sys.maxsize))


def _unicode(sentence: str) -> str:
    return Emojis().text(sentence, sys.maxsize)


def _shown(sentence: str) -> Iterator[str]:
    """What a sentence may look like where it is shown, by what the reader's Discord calls the commands."""
    yield sentence
    if "`/" in sentence:
        for locale in catalogue().languages:
            yield command_names().unmentioned(sentence, "es-ES" if locale == "es" else locale)


def tells(told: str, key: str, /, **params: str | int) -> bool:
    """Whether a sentence is among what was told, with these values of its parameters and any others."""
    assert isinstance(told, str)
    assert key in catalogue().keys(ENGLISH), key
    shown = as_said(told)
    return any(
        params.items() <= dict(given).items()
        and (each in told or words(each) in shown or _unicode(each) in shown)
        for (_, given), sentence in _heard[key].items()
        for each in _shown(sentence)
    )


def wording(key: str, /, **params: str | int) -> re.Pattern[str]:
    """What the sentence looks like where it cannot be heard: said by another process, or on a page.

    What has no value here may be anything, and Discord's marks may be missing.
    """
    gap = "\0"
    given = dict.fromkeys(catalogue().parameters(ENGLISH, key), gap) | params
    pattern = re.escape(text(ENGLISH, key, **given)).replace(re.escape(gap), "(.+)")
    pattern = pattern.replace(re.escape("**"), r"(?:\*\*)?").replace("`", "`?")
    pattern = re.sub(r"`\?/[^`]*?\\#([^`]*`\?)", r"`?\1", pattern)  # an option alone
    # Playwright wants the slash escaped.
    return re.compile(re.sub(r"`\?(/[^`]*)`\?", r"(?:`?\\\1`?|<\\\1:\\d+>)", pattern))


def went_wrong(told: str) -> bool:
    """Whether the bot said that it failed."""
    return any(wording(key).search(told) for key in ("fault", "fault-done"))


def listen() -> None:
    """From now on what this process says is heard."""
    say = _Language.text
    if say.__name__ == "heard":
        return

    def heard(self: _Language, key: str, params: Mapping[str, str | int]) -> str:
        sentence = say(self, key, params)
        said = self.name, tuple(sorted(params.items()))
        if said not in _heard[key] and _tried[key] < _FORMATTED and self is catalogue()._read(ENGLISH):
            _tried[key] += 1
            # Every other language can say it too; what is missing there is an error, as in English. Only the
            # command line speaks no other.
            speaking = () if key.startswith("owner-") else set(catalogue().languages) - {ENGLISH}
            for language in speaking:
                catalogue().text(language, key, **params)
        _heard[key][said] = sentence
        return sentence

    changed: Any = _Language
    changed.text = heard
    if "ALTERED" in os.environ:
        _alter()
        catalogue.cache_clear()


def _alter() -> None:
    folder = Path(tempfile.mkdtemp(prefix="altered-texts-"))
    atexit.register(shutil.rmtree, folder)
    module: Any = sys.modules[Catalogue.__module__]
    reword(module.FOLDER, ENGLISH, folder / ENGLISH, _altered)
    module.FOLDER = folder


def _altered(key: str, pattern: ast.Pattern) -> None:
    written = _Texts()
    written.visit(pattern)
    told = words("".join(each.value for each in written.found))
    if "." in key or told.count(" ") < _SPACES or not any(mark in told for mark in _MARKS):
        return
    quoted = False  # between backticks stands what people type
    for each in written.found:
        pieces = _AS_THEY_ARE.split(each.value)
        for number, piece in enumerate(pieces):
            quoted ^= piece == "`"
            if not quoted and not _AS_THEY_ARE.fullmatch(piece):
                pieces[number] = piece.replace("e", "é").replace("a", "á")
        each.value = "".join(pieces)


class _Texts(Transformer):
    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 -- as the library calls it
        self.found.append(node)
        return node
