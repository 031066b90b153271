"""Courses of matches that the tests draw; each is the same in every process."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from renderers import course
from renderers.course import Course, Line

NAMES = ("Anna", "Maximilian Großschädl", "Ben", "Cleo")
ENDINGS = ("1st place", "2nd place", "3rd place", "out")


def rise(turns: int, seed: int, pace: float = 2.0, until: int | None = None) -> tuple[float | None, ...]:
    """Points that grow in steps, as they do in a match; None after a turn in which the player left."""
    chance = random.Random(seed)
    points: list[float | None] = [0.0]
    total = 0.0
    for turn in range(1, turns + 1):
        total += chance.gauss(pace, 3 * pace) if turn % 2 else 0.0
        points.append(round(total, 1) if until is None or turn < until else None)
    return tuple(points)


def of(*points: tuple[float | None, ...], turning: int | None = None) -> Course:
    """The course of a match in which the players stood like this."""
    lines = [Line(NAMES[seat], each, ENDINGS[seat]) for seat, each in enumerate(points)]
    return Course(
        "Axio Rota", tuple(lines), turning, "turning point", "turns", "points after each turn, estimated"
    )


SCENES = {
    "two": of(rise(38, 1), rise(38, 2), turning=21),
    "four_one_left": of(rise(60, 1), rise(60, 2), rise(60, 3), rise(60, 4, until=33), turning=60),
    "alone": of(rise(31, 5, 3)),
    "equal": of((0.0, 0.0), (0.0, 0.0), turning=1),
    "long": of(rise(299, 1, 1), rise(299, 2, 0.4), rise(299, 3, -0.2), turning=1),
    "wide_label": replace(of(rise(38, 1), rise(38, 2), turning=1), turning_label="WENDEPUNKT DES SPIELS"),
    "left_at_once": of((0.0, 2.0), (0.0, None)),
}
DRAWN: dict[str, Callable[[], bytes]] = {
    name: partial(course.draw_course, scene) for name, scene in SCENES.items()
}
