"""The one place that makes nonces: what Discord recognises a message by that is sent once more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256

_LONGEST = 25  # characters that Discord takes

Anew = Callable[[], Awaitable[str]]
"""Gives the next nonce, once the message that had the one before is known to be deleted; what makes it
another one is stored before, so that it stays the same after a crash."""


def nonce_of(mark: str, kind: str, recipient: int, *parts: int | str) -> str:
    """The nonce of a message: the same for the same message, and for nothing else.

    Discord answers a nonce that the bot used in the last few minutes, in whatever channel, with the message
    that has it, and makes none: this is how what was sent before a crash is not sent twice.
    mark: the random text that is stored with what caused the message.  kind: what the message is.
    recipient: the channel or user.  parts: what else tells it from others of the same cause.
    """
    named = "\n".join(map(str, (mark, kind, recipient, *parts)))
    return sha256(named.encode()).hexdigest()[:_LONGEST]
