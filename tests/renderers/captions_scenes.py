"""Captions under the pictures of an animation."""

from collections.abc import Callable

from renderers.captions import draw_caption

SHORT = ("Anna lays red–dot on K8 and L8.", "2 left, 1 down: 3 blue.")
LONG = (
    "Maximilian Alexander has drawn all that is left and lays four cards from B2 to the right, one by one.",
    "A lot of four, and the hand is empty: everything counts double, and then it counts double once again.",
)

DRAWN: dict[str, Callable[[], bytes]] = {
    "short": lambda: draw_caption("Turn 7 of 31", SHORT),
    "long": lambda: draw_caption("Turn 12 of 12", LONG),
    "start": lambda: draw_caption("Before the first of 31 turns", ()),
}
