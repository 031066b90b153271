"""A made-up language that says each sentence as the wordiest language of the bot does.

What fits into a message, a button or a picture's text in this language fits in all of them.
"""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from bot.texts import ENGLISH, catalogue
from tests.languages.marked import instead
from tests.languages.sentences import TEXTS, sentences
from tests.rewording import reword

LONGEST = "hu"
"""The language whose place it takes."""


def _length(part: object, language: str) -> int:
    """How long a pattern of a language, or a part of one, gets at most, without what is put into it."""
    patterns = sentences(language)
    match part:
        case ast.Pattern(elements=elements):
            return sum(_length(each, language) for each in elements)
        case ast.TextElement(value=str() as words) | ast.StringLiteral(value=str() as words):
            return len(words)
        case ast.Placeable(expression=expression):
            return _length(expression, language)
        case ast.SelectExpression(variants=variants):
            return max(_length(each.value, language) for each in variants)
        case ast.MessageReference(id=ast.Identifier(name=key)):
            return _length(patterns[key], language)
        case ast.FunctionReference(
            arguments=ast.CallArguments(positional=[ast.StringLiteral(value=prefix), _])
        ):
            codes = [key for key in patterns if re.fullmatch(rf"{prefix}-[^.-]+", key)]
            return max(_length(patterns[key], language) for key in codes)
    return 0


def longest(key: str, pattern: ast.Pattern) -> None:
    """Makes a sentence what it is in the wordiest language."""
    having = [each for each in catalogue().languages if key in sentences(each)]
    wordy = max(having, key=lambda each: _length(sentences(each)[key], each))
    pattern.elements = sentences(wordy)[key].elements


@contextmanager
def longest_spoken() -> Iterator[None]:
    """The bot speaks English and the made-up language."""
    with instead(_written()):
        yield


@cache
def _written() -> Path:
    """The folder of their sentences, which stays as long as the process."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for language, change in ((ENGLISH, lambda *_: None), (LONGEST, longest)):
        reword(TEXTS, ENGLISH, folder / language, change)
    return folder
