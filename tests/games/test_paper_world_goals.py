"""Paper World: the twenty goal sides, each met and missed, and all against a second reading."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from bot.games.paper_world.goals import FIRST_GAME, GOALS, _lying, met
from tests.sample import whole

MET = {
    "1a": ["y1 y2/y5 k1", "k1 y2/y2 y3", "y1 k1/y1 y1", "b1 g1 g2/k1 k1 g4", "y1 y1/y1 y1"],
    "1b": ["y3 k1 b3/g1 b2 k1/k3 y1 g3", "k1 .. b1/y2 y3 b2/b1 .. y1"],
    "2a": ["y2 k2/g2 k1", "y1 g2 y2/b3 b4 y2s"],
    "2b": ["y1 b1/g5 k3", "y1 y2 ../y1 b2 g2/.. k1 y1"],
    "3a": ["y1 y2 y3/b1 b2 b3/g1 g2 g3"],
    "3b": ["k1 y1 ../b1 k3 b2/.. y2 k5", ".. y1 g3/b1 g3 b2/g1 y2 k5"],
    "4a": ["y3 k3 b3", "y1 y1/y3 k3 g3s/b1"],
    "4b": ["y5/k5", "y5 y1 k5/b1 .. g5"],
    "5a": ["y1 y2 y3/k4 k5", "y1 y2 k5/b3 b4 b1/g1 g1 g1"],
    "5b": ["y2/k5/g2", "y1 g2 y1/y1 k5/y3 k2s"],
    "6a": [
        "y2 .. ../y1 k3 b1/.. b1 g4",
        "g4 .. ../y1 k3 b1/.. b1 g2",
        "y1 y1 k2/.. y3 ../y4 y1",
        "k2 k1 y4/k1 b3/k2",
    ],
    "6b": ["y4 k4/b4", "y4 k4 y4/b1 b4"],
    "7a": ["y1 y1 y1/k1 k1", "y1 y1 y1/k1 k1 k1/b2"],
    "7b": ["y1 k3 b5", "y3 y3 y3/k1", "y1/g4 y4 b1"],
    "8a": ["y4/k4/b4", "y1 b2/y1 b5/y1 b5"],
    "8b": ["y1s k2s/k3s", "y1s k2s y1s/b4s"],
    "9a": ["y3 k3/g3 b3s", "y1 y1 ../b1 y3 g3/.. k3 k3"],
    "9b": ["y3 y1/y3 y5", "b1 k1 k2/.. k1s k1"],
    "10a": [".. y1 ../k2 b3 g4/.. b5 ..", "y1 y1 y1/k2 b3 g4/y1 b5 y1"],
    "10b": [".. y1 ../k2 b3 g4/.. b5 ..", ".. y1 k1/k2 .. g4/k1 b5 .."],
}
MISSED = {
    "1a": ["y1 y2 y3", "y1/y2/y3", "y1 k1/k1 y2", "y1 y2/k1 ../.. y3", "y1 y1"],
    # Three corners; corners of other values; four cards of one value that are no corners of the 3 x 3.
    "1b": ["y3 k1 b3/g1 b2 k1/k3 y1", "y3 k1 b3/g1 b2 k1/k3 y1 g2", "y3 k3/g3 b3", "y3 k1 b3/g3 b2 k3"],
    "2a": ["y2 k2 g2", "y2 k2/g1 k1", "y2 k1/g1 k2"],
    "2b": ["y1 b1/g5 g3", "y1 b1 g1/.. k1", "y1 b1/g1"],
    "3a": ["y1 y2 y3/b1 b2 b3/g1 g2"],
    # Two cards in a diagonal; two of one colour; a small landscape has no diagonal.
    "3b": ["k1 y1 ../b1 k3 b2/.. y2 ..", "k1 y1 ../b1 y3 b2/.. y2 k5", "k1 y1/b1 k1"],
    "4a": ["y3/k3/b3", "y3 k3/b3", "y3 k3 ../.. b3", "y3 k3 b2"],
    "4b": ["y5 y1/y4"],
    "5a": ["y1 y2 y3/k4 k4", "y2 y3/k4 k5"],
    "5b": ["y2 k5 g2", "y2/k5/g3", "y5/k2/g5", "y2/k5", "y2 k5/g2"],
    "6a": ["y2 k3 g4", "y2 .. ../y1 k4 b1/.. b1 g3", "y2 y1/y1 k3", "y3 .. ../y1 k3 b1/.. b1 g4"],
    "6b": ["y4 k4/b5 b3"],
    "7a": ["y1 y1 y1/k1 k2"],
    "7b": ["y4/y4/y1", "y4 y5", "y4 y5/g1", "y4 y4 y2"],
    "8a": ["y4 y4 y4", "y5/y5/y1", "y4/y4", "y4/y4/y3"],
    "8b": ["y1s k2s/k3"],
    "9a": ["y3 k3/g3", "y3 k3/g3 b2", "y3 k3 y3/y3"],
    "9b": ["y3 y1/y3", "y3 y1/y3 k5", "y3 y1 y1/y3"],
    # The centre counts here, but not below.
    "10a": [".. y1 ../k2 .. g4/.. b5 ..", ".. y1 ../k2 b3 g4/.. b4 ..", "y1 k2 b3/g4 g5"],
    "10b": [".. y1 ../k2 b3 g4/.. k5 ..", ".. y1 ../k2 b3 g4", "y1 b1/g1 k1"],
}


def shown(picture: str, column: int = 0, row: int = 0) -> tuple[str, ...]:
    """Top cards by cell, from rows as in "y1 .. b2/k1", the first card in this column and row."""
    tops = [""] * 25
    for down, line in enumerate(picture.split("/")):
        for right, card in enumerate(line.split()):
            tops[(row + down) * 5 + column + right] = card.strip(".")
    return tuple(tops)


def test_every_side_is_tried() -> None:
    sides = {f"{number}{side}" for number in range(1, 11) for side in "ab"}
    assert set(GOALS) == set(MET) == set(MISSED) == sides
    assert FIRST_GAME == ("1a", "7b", "8b")


@pytest.mark.parametrize(("goal", "picture"), [(goal, text) for goal in MET for text in MET[goal]])
def test_met(goal: str, picture: str) -> None:
    width = max(len(line.split()) for line in picture.split("/"))
    height = picture.count("/") + 1
    for column in range(6 - width):
        for row in range(6 - height):
            assert met(goal, shown(picture, column, row))


@pytest.mark.parametrize(("goal", "picture"), [(goal, text) for goal in MISSED for text in MISSED[goal]])
def test_missed(goal: str, picture: str) -> None:
    assert not met(goal, shown(picture))
    assert not met(goal, shown(picture, 1, 1))


# --- a second reading of the goals, on the 3 x 3 with its borders


Square = Callable[[int, int], str]


def borders(tops: tuple[str, ...]) -> tuple[Square, int, int]:
    """Top card by column and row from the upper left border, width and height."""
    cells = [(at % 5, at // 5) for at in range(25) if tops[at]]
    left, up = min(x for x, _ in cells), min(y for _, y in cells)
    cards = {(x - left, y - up): tops[y * 5 + x] for x, y in cells}
    width, height = max(x for x, _ in cards) + 1, max(y for _, y in cards) + 1
    return (lambda x, y: cards.get((x, y), "")), width, height


def second_reading(goal: str, tops: tuple[str, ...]) -> bool:
    at, width, height = borders(tops)
    whole = width == height == 3
    cards = [card for card in tops if card]
    values = [int(card[1]) for card in cards]
    rows = [[at(x, y) for x in range(3)] for y in range(3)] if width == 3 else []
    columns = [[at(x, y) for y in range(3)] for x in range(3)] if height == 3 else []
    falling, rising = [at(n, n) for n in range(3)], [at(n, 2 - n) for n in range(3)]
    diagonals = [falling, rising] if whole else []
    corners = [at(0, 0), at(2, 0), at(0, 2), at(2, 2)] if whole else [""]
    squares = [[at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)] for x in (0, 1) for y in (0, 1)]
    threes = [[c for n, c in enumerate(square) if n != away] for square in squares for away in range(4)]
    arms = [at(1, 0), at(0, 1), at(2, 1), at(1, 2)] if whole else [""]
    plus = [*arms, at(1, 1)]

    def colours(some: list[str]) -> int:
        return len({card[0] for card in some}) if all(some) else 0

    def numbers(some: list[str]) -> list[int]:
        return [int(card[1]) for card in some] if all(some) else []

    return {
        "1a": any(colours(three) == 1 for three in threes),
        "1b": len(set(numbers(corners))) == 1,
        "2a": any(numbers(three) == [2, 2, 2] for three in threes),
        "2b": any(colours(square) == 4 for square in squares),
        "3a": len(cards) == 9,
        "3b": any(colours(line) == 1 for line in diagonals),
        "4a": any(numbers(line) == [3, 3, 3] for line in rows),
        "4b": values.count(5) > 1,
        "5a": set(values) == {1, 2, 3, 4, 5},
        "5b": any(numbers(line) == [2, 5, 2] for line in columns),
        "6a": any(numbers(line) in ([2, 3, 4], [4, 3, 2]) for line in diagonals),
        "6b": values.count(4) > 2,
        "7a": values.count(1) > 4,
        "7b": any(sum(numbers(line)) == 9 for line in rows),
        "8a": any(sum(numbers(line)) == 12 for line in columns),
        "8b": sum("s" in card for card in cards) > 2,
        "9a": any(numbers(square) == [3, 3, 3, 3] for square in squares),
        "9b": any(colours(square) == 1 for square in squares),
        "10a": len(set(numbers(plus))) == 5,
        "10b": colours(arms) == 4,
    }[goal]


@pytest.mark.todays(4)
@pytest.mark.parametrize("goal", GOALS)
def test_against_a_second_reading(goal: str) -> None:
    chance = Random(goal)
    found = {True: 0, False: 0}
    for number in range(whole(4000, 2000)):
        colours, values = (
            chance.choice(("ybgk", "yb", "y")),
            chance.choice(("12345", "234", "23", "24", "345", "1")),
        )
        column, row = chance.randrange(3), chance.randrange(3)
        width, height = chance.choice(((3, 3), (3, 3), (2, 3), (3, 2), (2, 2)))
        gaps = chance.choice((0.0, 0.1, 0.4))
        tops = [""] * 25
        for x in range(column, column + width):
            for y in range(row, row + height):
                if chance.random() >= gaps or (x, y) == (column, row):
                    scissors = chance.choice(("", "", "s"))
                    tops[y * 5 + x] = chance.choice(colours) + chance.choice(values) + scissors
        expected = second_reading(goal, tuple(tops))
        assert met(goal, tuple(tops)) == expected, (number, tops)
        found[expected] += 1
    assert min(found.values()) > whole(4, 0)


def test_a_plus_may_show_its_five_values_in_any_order() -> None:
    for values in permutations("12345"):
        top, left, middle, right, bottom = (f"y{number}" for number in values)
        assert met("10a", shown(f".. {top} ../{left} {middle} {right}/.. {bottom} .."))


def test_not_every_landscape_that_was_ever_judged_is_kept() -> None:
    chance, landscapes = Random("kept"), set[tuple[str, ...]]()
    while len(landscapes) < 600:
        column, row = chance.randrange(3), chance.randrange(3)
        tops = [""] * 25
        for cell in range(9):
            if chance.random() < 0.6:
                tops[(row + cell // 3) * 5 + column + cell % 3] = "y1"
        landscapes.add(tuple(tops))
    for landscape in landscapes:
        for goal in GOALS.values():
            goal(landscape)
    info = _lying.cache_info()
    assert info.maxsize is not None, "there are twelve thousand, half a kilobyte each"
    assert info.currsize == info.maxsize == 1024
