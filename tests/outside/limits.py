"""Discord's rate limits: 50 requests a second in all, and a few of each kind per channel."""

from __future__ import annotations

import time
from bisect import bisect
from collections import Counter
from dataclasses import dataclass, field

SENDER = "Test-Sender"
"""The header in which a bot under test says which process it is."""
GLOBAL = 50.0
"""Requests a second that use the bot's token, of whatever kind."""
ROUTES = {
    "POST messages": (5, 5.0),
    "PATCH message": (5, 5.0),
    "DELETE message": (5, 1.0),
    "POST threads": (5, 10.0),
}
"""Requests and seconds, by route and channel. Discord documents no numbers; these have been observed."""
_FREE = ("interactions", "webhooks")


@dataclass
class Limits:
    """Judges each request. refused: how many got 429, those of the global limit first.

    rate: requests a second in all.  senders: how many each process has sent.

    The global limit is a bucket that fills evenly: it tolerates requests that a busy computer bunches up, as
    far as `burst` goes, but not more than 50 a second for longer than that.
    """

    burst: float = GLOBAL
    rate: float = GLOBAL
    refused: list[int] = field(default_factory=lambda: [0, 0])
    senders: Counter[str] = field(default_factory=Counter)
    unknown: list[str] = field(default_factory=list)
    """The requests that do not say who sent them."""
    times: list[float] = field(default_factory=list)
    """When each request left that counts, in seconds."""

    def __post_init__(self) -> None:
        self._left, self._at = self.burst, 0.0
        self._buckets: dict[tuple[str, str], tuple[float, int]] = {}

    def busiest(self, seconds: float) -> float:
        """The most requests a second that left within so many seconds."""
        return (
            max(
                (bisect(self.times, each + seconds) - number for number, each in enumerate(self.times)),
                default=0,
            )
            / seconds
        )

    def judge(
        self, method: str, path: str, now: float, sender: str = ""
    ) -> tuple[dict[str, str], dict[str, object] | None]:
        """The headers of the answer to a request that left at this time, and the content of a refusal."""
        if not sender:
            self.unknown.append(f"{method} {path}")
        parts = path.strip("/").split("/")
        if parts[0] in _FREE:
            return {}, None
        self.senders[sender] += 1
        now = max(now, self._at)  # one may overtake another on its way
        self.times.append(now)
        self._left, self._at = min(self.burst, self._left + (now - self._at) * self.rate), now
        if self._left < 1:
            self.refused[0] += 1
            return self._refusal((1 - self._left) / self.rate + 0.2, {"X-RateLimit-Global": "true"}, "global")
        self._left -= 1
        kind = _kind(method, parts)
        if kind is None:
            return {}, None
        most, seconds = ROUTES[kind]
        ends, used = self._buckets.get((kind, parts[1]), (0.0, 0))
        if ends <= now:
            ends, used = now + seconds, 0
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(max(most - used - 1, 0)),
            "X-RateLimit-Reset": f"{time.time() + ends - now:.3f}",
            "X-RateLimit-Reset-After": f"{ends - now:.3f}",
            "X-RateLimit-Bucket": kind.encode().hex(),
        }
        if used >= most:
            self.refused[1] += 1
            return self._refusal(ends - now, headers, "user")
        self._buckets[kind, parts[1]] = (ends, used + 1)
        return headers, None

    @staticmethod
    def _refusal(
        seconds: float, headers: dict[str, str], scope: str
    ) -> tuple[dict[str, str], dict[str, object]]:
        # Without Via, discord.py takes it for a ban of the address.
        headers = {**headers, "Retry-After": f"{seconds:.3f}", "X-RateLimit-Scope": scope, "Via": "1.1 here"}
        told = {
            "message": "You are being rate limited.",
            "retry_after": round(seconds, 3),
            "global": scope == "global",
        }
        return headers, told


def _kind(method: str, parts: list[str]) -> str | None:
    match (method, *parts):
        case ("POST", "channels", _, "messages"):
            return "POST messages"
        case ("PATCH", "channels", _, "messages", _):
            return "PATCH message"
        case ("DELETE", "channels", _, "messages", _):
            return "DELETE message"
        case ("POST", "channels", _, *_, "threads"):
            return "POST threads"
    return None
