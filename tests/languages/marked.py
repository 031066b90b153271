"""Two made-up languages, in which every sentence stands between marks, so that it is seen where each is said.

They take the places of two languages of the bot: what is private is between « and », what is public between
¿ and ¡. Whatever stands outside such marks was not said through the catalogue.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from bot.texts import ENGLISH, catalogue
from bot.texts.catalogue import Catalogue
from bot.texts.words import _codes
from tests.rewording import Change, reword

PRIVATE, PUBLIC = "de", "hu"
MARKS = {PRIVATE: "«»", PUBLIC: "¿¡"}
_NAMES = ("command-", "option-", "words-")
_TEXTS: Any = sys.modules[Catalogue.__module__]


def _marking(marks: str) -> Change:
    def change(key: str, pattern: ast.Pattern) -> None:
        if not key.startswith(_NAMES):
            pattern.elements = [ast.TextElement(marks[0]), *pattern.elements, ast.TextElement(marks[1])]

    return change


@contextmanager
def marked(folder: Path) -> Iterator[None]:
    """The bot speaks English and the two made-up languages, which are written into `folder`."""
    real = _TEXTS.FOLDER
    for language, change in {ENGLISH: lambda *_: None, **{k: _marking(m) for k, m in MARKS.items()}}.items():
        reword(real, ENGLISH, folder / language, change)
    with instead(folder):
        yield


@contextmanager
def instead(folder: Path) -> Iterator[None]:
    """The bot speaks the languages of this folder, and no others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_TEXTS, "FOLDER", folder)
        catalogue.cache_clear()
        _codes.cache_clear()
        yield
    catalogue.cache_clear()
    _codes.cache_clear()


_FOREIGN = re.compile(r"<[^<>\s]*>|https?://[^\s«»¿¡]+|`[^`]*`")
"""What Discord shows in the reader's language, addresses, and what is typed."""


def unmarked(told: str, language: str, names: set[str]) -> list[str]:
    """The words of a text that stand outside the marks of a language, or inside those of the other one.

    names: what has the same name in every language, such as people.
    """
    begin, end = MARKS[language][0], MARKS[language][1]
    others = "".join(marks for other, marks in MARKS.items() if other != language)
    inmost = re.compile(f"{begin}[^{begin}{end}{others}]*{end}")
    left = _FOREIGN.sub(" ", told)
    while (fewer := inmost.sub(" ", left)) != left:
        left = fewer
    for name in sorted(names, key=len, reverse=True):
        left = re.sub(rf"\b{re.escape(name)}\b", " ", left)
    return re.findall(r"[^\W\d_]{2,}|[«»¿¡]", left)
