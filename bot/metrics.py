"""What is counted while the bot runs, for whoever watches it from outside: Prometheus's own client.

Whoever does something counts it here; bot/monitoring.py shows the figures, and what can be looked up at that
moment besides.  No figure names a player, a server or a match.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY = CollectorRegistry()
"""All figures of this process."""

_ANSWERED = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0, 15.0, 60.0)
"""Seconds; Discord waits three for the first sign."""
_WORKED = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

ACTIONS = Counter("axio_actions", "Actions and other changes stored.", ("game",), registry=REGISTRY)
ANSWERS = Histogram(
    "axio_answer_seconds",
    "From the arrival of a command or press until all that came of it was done.",
    ("kind",),
    buckets=_ANSWERED,
    registry=REGISTRY,
)
REFUSALS = Counter("axio_refusals", "Requests that were refused.", ("reason",), registry=REGISTRY)
FAULTS = Counter("axio_faults", "Unexpected faults; each has an id in the log.", registry=REGISTRY)
PICTURES = Histogram(
    "axio_picture_seconds", "Drawing the pictures of one message.", buckets=_WORKED, registry=REGISTRY
)
STORED = Histogram("axio_store_seconds", "Storing one change of a match.", buckets=_WORKED, registry=REGISTRY)
REQUESTS = Counter("axio_requests", "Requests that Discord answered.", ("status",), registry=REGISTRY)
RATE_LIMITS = Counter(
    "axio_rate_limits", "Requests that Discord put off: too many at once.", ("scope",), registry=REGISTRY
)
