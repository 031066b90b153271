"""Labels of squares: one or two letters for the column and a number for the row."""

from __future__ import annotations

import re

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

LABEL = r"(?:[A-Za-z]{1,2}\s*[-,;:]?\s*[0-9]{1,3}|[0-9]{1,3}\s*[-,;:]?\s*[A-Za-z]{1,2})"
"""The pattern of a label, without groups, for notations that contain one."""

_LABEL = re.compile(
    r"\s*(?:([A-Za-z]{1,2})\s*[-,;:]?\s*([0-9]{1,3})|([0-9]{1,3})\s*[-,;:]?\s*([A-Za-z]{1,2}))\s*"
)


def label(column: int, row: int) -> str:
    """The label of a square; column and row count from 0, so (0, 0) is A1 and (26, 0) is AA1."""
    first, second = divmod(column, 26)
    letters = _LETTERS[second] if first == 0 else _LETTERS[first - 1] + _LETTERS[second]
    return f"{letters}{row + 1}"


def read_label(text: str) -> tuple[int, int] | None:
    """Column and row, from 0, of a label as people type it ("e5", "E 5", "5e"); None for any other text."""
    match = _LABEL.fullmatch(text)
    if match is None:
        return None
    column = 0
    for letter in (match[1] or match[4]).upper():
        column = column * 26 + _LETTERS.index(letter) + 1
    number = int(match[2] or match[3])
    return (column - 1, number - 1) if number >= 1 else None
