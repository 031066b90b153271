"""What PostgreSQL reads instead of the few words that it writes in another way than SQLite."""

from __future__ import annotations

import re
from functools import cache

# The values of a list that is given as JSON; the first migration makes the function.
_LISTED = re.compile(r"\bjson_each\(")
# SQLite reads such tables from left to right; PostgreSQL chooses an order by itself.
_ORDERED = re.compile(r"\bcross join\b")
# In SQLite nobody else writes during a transaction that writes.
_LOCKED = "/* for update */"
_FOUND = re.compile(r"\binstr\(")
_TEXT_OR_VALUE = re.compile(r"('[^']*')|\?(\d*)")


@cache
def postgres(sql: str) -> str:
    """A statement of the common text as PostgreSQL reads it: see docs/decisions/0049."""
    sql = _LISTED.sub("listed(", sql)
    sql = _ORDERED.sub("join", sql)
    sql = _FOUND.sub("strpos(", sql)
    sql = sql.replace(_LOCKED, "for update")
    highest = 0

    def numbered(found: re.Match[str]) -> str:
        nonlocal highest
        if found[1]:
            return found[1]
        number = int(found[2] or highest + 1)
        highest = max(highest, number)
        return f"${number}"

    return _TEXT_OR_VALUE.sub(numbered, sql)
