"""The one place that makes nonces, by which Discord recognises a message that is sent twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256

_LONGEST = 25  # characters; Discord's limit

Anew = Callable[[], Awaitable[str]]
"""Gives a new nonce when the message with the old one turns out to be deleted.

It stores the new mark first, so that the nonce is the same after a crash.
"""


def nonce_of(mark: str, kind: str, recipient: int, *parts: int | str) -> str:
    """The nonce of a message: always the same for one message, and different for every other.

    If the bot used a nonce within the last few minutes, in any channel, Discord sends nothing and returns
    the earlier message.  So a message sent just before a crash is not sent twice.
    mark: the random text stored with what caused the message.  kind: what kind of message it is.
    recipient: the channel or user.  parts: whatever else distinguishes messages with the same cause.
    """
    named = "\n".join(map(str, (mark, kind, recipient, *parts)))
    return sha256(named.encode()).hexdigest()[:_LONGEST]
