"""A second reading of Iota's lines and plays, by trying everything; it uses no part of the engine.

Cards lie on (x, y), y downwards, as in the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations, product

Square = tuple[int, int]
Cards = Mapping[Square, str]

FACES = ["".join(face) for face in product("rgby", "cstx", "1234")]


def runs(cards: Cards) -> list[list[Square]]:
    """Every maximal run of two cards or more, by sweeping over all rows and columns."""
    found = []
    for across in (True, False):
        for square in sorted(cards):
            x, y = square
            if ((x - 1, y) if across else (x, y - 1)) in cards:
                continue
            line = []
            while (x, y) in cards:
                line.append((x, y))
                x, y = (x + 1, y) if across else (x, y + 1)
            if len(line) > 1:
                found.append(line)
    return found


def same_or_different(values: list[str]) -> bool:
    return len(set(values)) in (1, len(values))


def holds(cards: Cards) -> bool:
    """Whether every line holds for some way to give each wild card a colour, a shape and a number."""
    lines = runs(cards)
    if any(len(line) > 4 for line in lines):
        return False
    wilds = [square for square, card in cards.items() if card == "w"]
    return all(_holds_by(cards, lines, wilds, number) for number in range(3))


def _holds_by(cards: Cards, lines: list[list[Square]], wilds: list[Square], number: int) -> bool:
    """Whether some values of this property for the wild cards make all lines hold."""
    values = {square: card[number] for square, card in cards.items() if card != "w"}
    for meant in product(("rgby", "cstx", "1234")[number], repeat=len(wilds)):
        values.update(zip(wilds, meant, strict=True))
        if all(same_or_different([values[at] for at in line]) for line in lines):
            return True
    return False


def holds_by_whole_cards(cards: Cards) -> bool:
    """The same by replacing each wild card with each of the 64 real cards."""
    wilds = [square for square, card in cards.items() if card == "w"]
    return any(
        all(
            len(line) <= 4
            and all(same_or_different([full[at][number] for at in line]) for number in range(3))
            for line in runs(full)
        )
        for meant in product(FACES, repeat=len(wilds))
        for full in ({**cards, **dict(zip(wilds, meant, strict=True))},)
    )


def plays(cards: Cards, hand: tuple[str, ...]) -> set[frozenset[tuple[str, Square]]]:
    """Every legal play, from all ways to lay cards on four squares in a row around the grid."""
    xs, ys = [x for x, _ in cards], [y for _, y in cards]
    found = set()
    for x in range(min(xs) - 5, max(xs) + 6):
        for y in range(min(ys) - 5, max(ys) + 6):
            for window in ([(x + step, y) for step in range(4)], [(x, y + step) for step in range(4)]):
                empty = [square for square in window if square not in cards]
                for count in range(1, 5):
                    for squares in combinations(empty, count):
                        if _laid_well(cards, squares, window):
                            for chosen in set(permutations(hand, count)):
                                play = dict(zip(squares, chosen, strict=True))
                                key = frozenset((card, square) for square, card in play.items())
                                if key not in found and holds({**cards, **play}):
                                    found.add(key)
    return found


def _laid_well(cards: Cards, squares: tuple[Square, ...], window: list[Square]) -> bool:
    first, last = window.index(squares[0]), window.index(squares[-1])
    unbroken = all(square in cards or square in squares for square in window[first:last])
    touching = any(
        beside in cards for x, y in squares for beside in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    )
    return unbroken and touching


def score(cards: Cards, play: Mapping[Square, str], last: bool) -> int:
    """What a play scores, from all lines of the whole grid before and after it."""
    after = {**cards, **play}
    old = [set(line) for line in runs(cards)]
    lines = [line for line in runs(after) if set(line) not in old]
    total = sum(0 if after[at] == "w" else int(after[at][2]) for line in lines for at in line)
    for line in lines:
        if len(line) == 4:
            total *= 2
    if len(play) == 4:
        total *= 2
    return total * 2 if last else total
