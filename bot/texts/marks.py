"""Which characters are allowed in a name or a line of text from outside, and text without Markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

LONGEST_NAME = 32
"""Characters of a name at a table."""

# Marks that change the direction of the text around them; one in a name would affect the whole line.
_DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def is_foreign(character: str) -> bool:
    """Whether this must not be in a line of text: a control, any line break, a direction mark."""
    return character in _DIRECTION or unicodedata.category(character) in ("Cc", "Zl", "Zp")


@lru_cache(maxsize=1024)  # who acts, and the server, are the same time and again
def clean(name: str) -> str:
    """A name on one line, at most LONGEST_NAME characters long, without foreign ones."""
    spaced = (" " if character.isspace() else character for character in name)
    kept = "".join(character for character in spaced if not is_foreign(character))
    return " ".join(kept.split())[:LONGEST_NAME].strip() or "?"


def without_emojis(text: str, names: Iterable[str]) -> str:
    """A text without the marks of these emojis (":red_sun:"), for where none can be shown."""
    return _emojis(tuple(names)).sub("", text)


@cache
def _emojis(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?::(?:{'|'.join(names) or '(?!)'}):)+ ?")


_MARKDOWN = re.compile(r"\*\*|`|^(?:-# |#{1,3} )", re.MULTILINE)


def plain(text: str) -> str:
    """A text as it is read where Markdown is not shown, such as in an alt text."""
    return _MARKDOWN.sub("", text)
