"""Labels of squares: a letter for the column and a number for the row."""

from __future__ import annotations

import re

LABEL = r"(?:[A-Za-z]\s*[-,;:]?\s*[0-9]{1,2}|[0-9]{1,2}\s*[-,;:]?\s*[A-Za-z])"
"""The pattern of a label, without groups, for notations that contain one."""

_LABEL = re.compile(r"\s*(?:([A-Za-z])\s*[-,;:]?\s*([0-9]{1,2})|([0-9]{1,2})\s*[-,;:]?\s*([A-Za-z]))\s*")


def label(column: int, row: int) -> str:
    """The label of a square; column and row count from 0, so (0, 0) is A1."""
    return f"{chr(ord('A') + column)}{row + 1}"


def read_label(text: str) -> tuple[int, int] | None:
    """Column and row, from 0, of a label as people type it ("e5", "E 5", "5e"); None for others."""
    match = _LABEL.fullmatch(text)
    if match is None:
        return None
    letter = match[1] or match[4]
    number = int(match[2] or match[3])
    return (ord(letter.upper()) - ord("A"), number - 1) if number >= 1 else None
