"""Paper World: the cards and how a match begins."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.paper_world.cards import deck, has_scissors, stars, value
from bot.games.paper_world.state import Options, State
from bot.games.turns import Started
from tests.games.paper_world_positions import PAPER_WORLD, cell, tops

# Counts of the values 1 to 5 plain / with scissors, written as the rules list them.
BASE = {
    "y": ((3, 2, 3, 1, 1), (1, 1, 0, 1, 0)),
    "b": ((3, 2, 2, 2, 1), (1, 1, 1, 0, 0)),
    "g": ((3, 3, 2, 1, 1), (1, 0, 1, 1, 0)),
    "k": ((4, 2, 2, 1, 1), (0, 1, 1, 1, 0)),
}
YELLOW_BORDER = {
    "y": ((1, 0, 1, 1, 1), (0, 1, 0, 0, 0)),
    "b": ((0, 1, 1, 1, 1), (1, 0, 0, 0, 0)),
    "g": ((1, 1, 0, 1, 1), (0, 0, 1, 0, 0)),
    "k": ((1, 1, 1, 0, 1), (0, 0, 0, 1, 0)),
}
RED_BORDER = {
    "y": ((1, 1, 0, 1, 1), (0, 0, 1, 0, 0)),
    "b": ((1, 1, 1, 0, 1), (0, 0, 0, 1, 0)),
    "g": ((1, 0, 1, 1, 1), (0, 1, 0, 0, 0)),
    "k": ((0, 1, 1, 1, 1), (1, 0, 0, 0, 0)),
}


def setup(seats: int, seed: str = "seed", first_game: bool = False, advanced: bool = False) -> State:
    return PAPER_WORLD.setup(seats, Options(first_game=first_game, advanced=advanced), seed)


@pytest.mark.parametrize(
    ("seats", "sets", "size"),
    [(2, [BASE], 52), (3, [BASE, YELLOW_BORDER], 72), (4, [BASE, YELLOW_BORDER, RED_BORDER], 92)],
)
def test_the_cards_in_play(seats: int, sets: list[dict[str, tuple[tuple[int, ...], ...]]], size: int) -> None:
    expected: Counter[str] = Counter()
    for counts in sets:
        for colour, (plain, scissors) in counts.items():
            for number in range(5):
                expected[f"{colour}{number + 1}"] += plain[number]
                expected[f"{colour}{number + 1}s"] += scissors[number]
    assert Counter(deck(seats)) == +expected
    assert len(deck(seats)) == size


def test_the_sums_of_all_cards() -> None:
    cards = deck(4)
    assert [sum(value(card) == number for card in cards) for number in range(1, 6)] == [24, 20, 20, 16, 12]
    assert Counter(card[0] for card in cards) == {"y": 23, "b": 23, "g": 23, "k": 23}
    assert sum(map(has_scissors, cards)) == 20
    assert sum(map(has_scissors, deck(2))) == 12


def test_the_stars() -> None:
    assert [stars(f"y{number}") for number in range(1, 6)] == [0, 1, 2, 3, 5]
    assert stars("k4s") == 3
    assert stars("") == 0


@pytest.mark.parametrize(
    ("seats", "heights"),
    [(2, (11, 11, 10, 10, 10)), (3, (15, 15, 14, 14, 14)), (4, (19, 19, 18, 18, 18))],
)
def test_five_piles_the_larger_first(seats: int, heights: tuple[int, ...]) -> None:
    state = setup(seats)
    assert tuple(map(len, state.piles)) == heights
    assert Counter(card for pile in state.piles for card in pile) == Counter(deck(seats))
    assert state.piles != setup(seats, "other").piles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_landscape_starts_with_another_colour(seats: int) -> None:
    starters = set()
    for number in range(60):
        state = setup(seats, f"starters {number}")
        laid = [tops(state, seat) for seat in range(seats)]
        assert all(set(land) == {"C3"} for land in laid)
        cards = [land["C3"] for land in laid]
        assert len(set(cards)) == seats
        starters.update(cards)
    assert starters == {"y1", "b1", "g1", "k1"}


def test_hands_discards_and_token_at_the_start() -> None:
    state = setup(3)
    assert state.hands == state.discards == ((), (), ())
    assert state.token is None
    assert state.recent == (Started(state.seat),)
    assert PAPER_WORLD.scores(state) == (0, 0, 0)
    assert cell("C3") == 12


@pytest.mark.parametrize(("seats", "tokens"), [(2, (2, 1)), (3, (4, 2, 1)), (4, (4, 2, 1))])
def test_point_tokens(seats: int, tokens: tuple[int, ...]) -> None:
    assert setup(seats).rewards == (tokens,) * 3


def test_three_goals_of_different_cards_and_every_side_may_come() -> None:
    seen: Counter[str] = Counter()
    for number in range(300):
        goals = setup(2, f"goals {number}").goals
        assert len({goal[:-1] for goal in goals}) == len(goals) == 3
        seen.update(goals)
    assert set(seen) == {f"{number}{side}" for number in range(1, 11) for side in "ab"}
    assert max(seen.values()) < 3 * min(seen.values())


def test_the_goals_of_the_first_game() -> None:
    assert {setup(2, f"{number}", first_game=True).goals for number in range(5)} == {("1a", "7b", "8b")}


@pytest.mark.parametrize("advanced", [False, True])
def test_the_option_advanced_is_kept(advanced: bool) -> None:
    assert setup(2, advanced=advanced).advanced is advanced
    assert PAPER_WORLD.view(setup(2, advanced=advanced), 0).advanced is advanced
