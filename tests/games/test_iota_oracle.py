"""Iota: what the engine lists and scores, against trying everything; whole matches with options."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from pydantic import TypeAdapter

from bot.games.iota.plays import has_play, plays, swaps
from bot.games.iota.scoring import score
from bot.games.iota.state import CARDS, Grid, Laid, Options, Pass, Play, State, Swap, play
from tests.games import iota_oracle
from tests.games.iota_positions import IOTA, at, check, laid, position, some_action, some_play, squares
from tests.sample import matches

MATCHES = matches(40)
VARIANTS = [Options(half=half, kids=kids) for half in (False, True) for kids in (False, True)]


def cells_for(
    grid: Grid, hand: tuple[str, ...], card: str, partial: tuple[Laid, ...] = ()
) -> tuple[int, ...]:
    """The cells on which this card, after the `partial` ones, is a legal play or part of one."""
    taken = {cell for _, cell in partial}
    listed = (pair for action in plays(grid, hand, partial) for pair in action.cards)
    return tuple(sorted({cell for laid, cell in listed if laid == card and cell not in taken}))


def scene(number: int, wilds: int) -> tuple[Grid, tuple[str, ...]]:
    """A small grid that grew by play from few kinds of cards, so that many fit, and a hand for it.

    wilds: how many wild cards there are, on the grid and in the hand.
    """
    chance = Random(f"scene {number} {wilds}")
    few = [card for card in CARDS if card[0] in "rgb" and card[1] in "cst" and card[2] in "12"]
    deck = chance.sample(few, 8) + ["w"] * wilds
    chance.shuffle(deck)
    state = position("rc1 N20")
    for _ in range(4):
        state = replace(state, hands=((deck.pop(), deck.pop()), ()))
        found = some_play(state, 0, chance)
        if found:
            state = replace(state, grid=state.grid + found.cards)
            played = [card for card, _ in found.cards]
            deck += [card for card in state.hands[0] if card not in played]
        else:
            deck = [*state.hands[0], *deck]
    hand = tuple(card for card in deck if card == "w") + tuple(card for card in deck if card != "w")
    return state.grid, hand[: 2 + number % 2]


def as_oracle(action: Play) -> frozenset[tuple[str, tuple[int, int]]]:
    return frozenset((card, place) for place, card in squares(action.cards).items())


def is_part(grid: Grid, hand: tuple[str, ...], partial: tuple[Laid, ...]) -> bool:
    """Whether these cards on these cells are a legal play or part of one."""
    return next(plays(grid, hand, partial), None) is not None


@pytest.mark.parametrize("wilds", [0, 1, 2])
@pytest.mark.parametrize("number", range(6))
def test_the_plays_of_small_positions_are_those_of_trying_everything(number: int, wilds: int) -> None:
    grid, hand = scene(number, wilds)
    listed = [as_oracle(action) for action in plays(grid, hand)]
    assert len(listed) == len(set(listed))
    assert set(listed) == iota_oracle.plays(squares(grid), hand)
    for count in range(1, len(hand) + 1):
        for held in combinations(hand, count):
            if not list(swaps(grid, held)):
                assert has_play(grid, held) == bool(list(plays(grid, held)))


def test_the_scenes_hold_what_they_are_for() -> None:
    scenes = [scene(number, wilds) for wilds in (0, 1, 2) for number in range(6)]
    assert any(card == "w" for grid, _ in scenes for card, _ in grid)
    assert any(hand.count("w") == 2 for _, hand in scenes)
    assert max(len(action.cards) for grid, hand in scenes for action in plays(grid, hand)) >= 3


@pytest.mark.parametrize("number", range(4))
def test_four_cards_of_a_hand(number: int) -> None:
    grid = laid("rc1 N20, gs2 O20")
    hand = tuple(Random(number).sample(("bt3", "yx4", "bt1", "rc2", "gs3", "w", "w", "yx1"), 4))
    assert {as_oracle(action) for action in plays(grid, hand)} == iota_oracle.plays(squares(grid), hand)


@pytest.mark.parametrize("number", range(3))
def test_what_can_be_extended_is_a_part_of_a_legal_play(number: int) -> None:
    grid, hand = scene(number, 1)
    legal = [set(action.cards) for action in plays(grid, hand)]
    window = [at(x, y) for x in range(-4, 6) for y in range(-4, 6)]
    for card in set(hand):
        fits = {cell for cell in window if any((card, cell) in cards for cards in legal)}
        assert {cell for cell in cells_for(grid, hand, card) if cell in window} == fits
        for cell in window:
            assert is_part(grid, hand, ((card, cell),)) == (cell in fits)
    chance = Random(number)
    for cards in chance.sample(legal, min(20, len(legal))):
        partial = tuple(chance.sample(sorted(cards), chance.randint(1, len(cards))))
        assert set(plays(grid, hand, partial)) == {
            play(*whole) for whole in legal if whole.issuperset(partial)
        }
        rest = list(hand)
        for card, _ in partial:
            rest.remove(card)
        for card in set(rest):
            further = {
                cell
                for whole in legal
                if whole.issuperset(partial)
                for there, cell in whole - set(partial)
                if there == card
            }
            assert set(cells_for(grid, hand, card, partial)) == further


def test_a_part_may_leave_a_gap_that_the_rest_fills() -> None:
    grid, hand = laid("rc1 N20"), ("gs2", "bt3")
    assert is_part(grid, hand, (("bt3", at(2, 0)),))
    assert not is_part(grid, hand, (("bt3", at(3, 0)),))
    assert at(2, 0) in cells_for(grid, hand, "bt3")
    assert cells_for(grid, hand, "gs2", (("bt3", at(2, 0)),)) == (at(1, 0),)


def test_a_part_may_begin_at_the_far_end_of_a_lot() -> None:
    grid, hand = laid("gs4 N21"), ("rc1", "rc2", "rc3", "rc4")
    assert is_part(grid, hand, (("rc1", at(3, 0)),))
    assert is_part(grid, hand, (("rc1", at(3, 0)), ("rc2", at(0, 0))))
    assert not is_part(grid, hand, (("rc1", at(4, 0)),))
    assert not is_part(grid, hand, (("rc1", at(3, 0)), ("rc2", at(-1, 0))))


@pytest.mark.parametrize(
    "partial",
    [
        (("yx4", at(1, 0)),),
        (("gs2", at(0, 0)),),
        (("gs2", at(1, 0)), ("gs2", at(2, 0))),
        (("gs2", at(1, 0)), ("bt3", at(1, 0))),
        (("gs2", at(1, 0)), ("bt3", at(0, 1))),
    ],
)
def test_what_cannot_become_a_play(partial: tuple[tuple[str, int], ...]) -> None:
    assert not is_part(laid("rc1 N20"), ("gs2", "bt3"), partial)


def test_a_position_without_a_play_is_recognised() -> None:
    one_lot = laid("rc1 N20, rc2 O20, rc3 P20, rc4 Q20")
    assert has_play(one_lot, ("rs1",))
    assert not has_play(one_lot, ())
    grid, hand = stuck()
    assert not list(plays(grid, hand))
    assert not iota_oracle.plays(squares(grid), hand)
    assert not has_play(grid, hand)


def stuck() -> tuple[Grid, tuple[str, ...]]:
    """A block of four by four, in which every row and column is full: all round it are lots."""
    rows = ["rc1 gs2 bt3 yx4", "gt4 rx3 yc2 bs1", "bx2 yt1 rs4 gc3", "ys3 bc4 gx1 rt2"]
    grid = tuple((card, at(x, y)) for y, row in enumerate(rows) for x, card in enumerate(row.split()))
    assert iota_oracle.holds(squares(grid))
    return grid, ("rc2", "w", "w", "gs1")


def test_a_swap_may_open_a_play() -> None:
    """No cell takes the card, but it may take the place of the wild, which fits the last corner."""
    block, _ = stuck()
    grid = tuple(("w" if cell == at(0, 0) else card, cell) for card, cell in block if cell != at(3, 3))
    assert not list(plays(grid, ("rc1",)))
    assert list(swaps(grid, ("rc1",))) == [Swap("rc1", at(0, 0))]
    assert has_play(grid, ("rc1",))
    full = tuple(("w" if cell == at(0, 0) else card, cell) for card, cell in block)
    assert list(swaps(full, ("rc1",)))
    assert not has_play(full, ("rc1",))


@pytest.mark.parametrize("number", range(3))
def test_the_swaps_of_small_positions(number: int) -> None:
    grid = laid("rc1 N20, w O20, rc3 P20, gs4 O21, w P21")
    hand = tuple(Random(number).sample(CARDS, 12))
    table = squares(grid)
    wanted = {
        (card, place)
        for card in hand
        for place, there in table.items()
        if there == "w" and iota_oracle.holds({**table, place: card})
    }
    assert {
        (swap.card, next(iter(squares(((swap.card, swap.cell),))))) for swap in swaps(grid, hand)
    } == wanted


def test_random_matches_with_options() -> None:
    """Every variant at every number of seats: sound at each step, scored alike, stored and replayed."""
    stored = TypeAdapter(State)
    kinds = dict.fromkeys(("swaps", "wild plays", "last-card", "passes"), 0)
    for number in range(MATCHES):
        options, seats = VARIANTS[number % 4], 2 + number // 4 % 3
        chance = Random(f"options {number}")
        first = state = IOTA.setup(seats, options, f"options {number}")
        entries = []
        while IOTA.to_move(state):
            seat = state.seat
            action = some_action(state, seat, chance)
            before = state
            entries.append(IOTA.notate(action))
            state = IOTA.apply(state, seat, action)
            kinds["swaps"] += isinstance(action, Swap)
            if isinstance(action, Play):
                kinds["wild plays"] += any(card == "w" for card, _ in action.cards)
                check_score(before, state, action)
            check(state)
            assert len(entries) < 2000
        assert state.reason is not None
        kinds[state.reason] += 1
        assert stored.validate_json(stored.dump_json(state)) == state
        if number % 20 == 0:
            for text in entries:
                first = IOTA.apply(first, first.seat, IOTA.parse(first, first.seat, text))
            assert first == state
    assert min(kinds.values()) > min(10, MATCHES // 60), kinds


def check_score(before: State, after: State, action: Play) -> None:
    seat = before.seat
    gained = after.points[seat] - before.points[seat]
    last = after.reason == "last-card"
    if before.options.kids:
        assert gained == 0
        return
    assert gained == score(before.grid, action.cards, last).total
    assert gained == iota_oracle.score(squares(before.grid), squares(action.cards), last)


def test_passes_are_listed_in_every_order() -> None:
    state = position("rc1 N20", "w w gs1 gs2")
    listed = [action.cards for action in IOTA.actions(state, 0) if isinstance(action, Pass)]
    assert listed[0] == ()
    assert len(listed) == len(set(listed)) == 1 + 3 + 7 + 12 + 12
    four = position("rc1 N20", "bs1 bs2 gs1 gs2")
    assert sum(isinstance(action, Pass) for action in IOTA.actions(four, 0)) == 65
