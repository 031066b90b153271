"""Numbers as people read them."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=4096)
def number_text(number: int) -> str:
    """A number with a true minus sign, as in all pictures and messages."""
    return str(number).replace("-", "−")


def signed_text(number: int) -> str:
    """A number with its sign; 0 has neither."""
    return f"+{number}" if number > 0 else number_text(number)
