"""Rules of Discord's that the offline Discord does not hold by itself, in one place and without any state
but what is said here. strict.py puts them into simcord; the tests' Discord that speaks HTTP uses them too.

A rule gets what was sent and raises Refused, as Discord answers: status, code and a text for the log.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NONCE_LIMIT = 25
NONCE_SECONDS = 300.0
"""How long a nonce is remembered. Discord's documents say "the past few minutes" and no number."""

INVALID_FORM = 50035
UNKNOWN_MESSAGE = 10008


class Refused(Exception):
    """What Discord answers instead of doing it."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.message = message


def invalid(what: str) -> Refused:
    """A form that Discord does not take; what: the field and what is wrong with it."""
    return Refused(400, INVALID_FORM, f"Invalid Form Body: {what}")


class Nonces:
    """Which nonces a bot has used of late, for which message; the channel does not matter."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, int, int]] = {}

    def earlier(self, payload: Mapping[str, Any], now: float) -> tuple[int, int] | None:
        """The channel and id of the message that was sent with this nonce before; it is to be the answer.

        None: a new message is to be made. now: seconds.
        """
        nonce = _nonce(payload)
        if nonce is None or not payload.get("enforce_nonce"):
            return None
        when, channel, message = self._used.get(nonce, (now - NONCE_SECONDS, 0, 0))
        return (channel, message) if when > now - NONCE_SECONDS else None

    def note(self, payload: Mapping[str, Any], now: float, channel: int, message: int) -> None:
        """A message was made from this."""
        nonce = _nonce(payload)
        if nonce is not None:
            self._used = {each: use for each, use in self._used.items() if use[0] > now - NONCE_SECONDS}
            self._used[nonce] = (now, channel, message)


def _nonce(payload: Mapping[str, Any]) -> str | None:
    nonce = payload.get("nonce")
    if nonce is None:
        return None
    if isinstance(nonce, bool) or not isinstance(nonce, int | str):
        raise invalid("nonce: must be an integer or a string")
    if len(str(nonce)) > NONCE_LIMIT:
        raise invalid(f"nonce: must be {NONCE_LIMIT} or fewer characters")
    return str(nonce) or None
