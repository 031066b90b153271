"""Which characters a name or a line of text may hold that came from outside."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 32
"""Characters of a name at a table."""

# Marks that turn the direction of the text around them; in a name they would turn a whole line.
_DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def is_foreign(character: str) -> bool:
    """Whether a line of text must not hold this: a control, a line break of any kind, a turn of direction."""
    return character in _DIRECTION or unicodedata.category(character) in ("Cc", "Zl", "Zp")


def clean(name: str) -> str:
    """A name on one line, at most LONGEST_NAME characters long, without foreign ones."""
    spaced = (" " if character.isspace() else character for character in name)
    kept = "".join(character for character in spaced if not is_foreign(character))
    return " ".join(kept.split())[:LONGEST_NAME].strip() or "?"
