"""Computer players are fair: what is hidden from a seat changes nothing that is decided for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NoReturn

import pytest

from bot.computers.hints import hints
from bot.computers.levels import LEVELS
from tests.computers.playing import TABLE_NAMES, TABLES, Table
from tests.games.games import Subject

HELD = ("hands", "racks")
PILED = ("bag", "discards", "pile", "piles", "stacks", "supply")
LATEST = 14
"""How many actions before the last position that is looked at."""

each_table = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)


class Sealed(tuple[str, ...]):
    """Cards of which only the number may be asked, and the last one if it is open."""

    open: bool

    def _hidden(self, *_: object, **__: object) -> NoReturn:
        raise AssertionError("somebody looked at what is hidden")

    def __getitem__(self, place: Any) -> Any:
        if not (self.open and place in (-1, slice(-1, None))):
            self._hidden()
        return super().__getitem__(place)

    __iter__ = __contains__ = __eq__ = __ne__ = __hash__ = __add__ = __mul__ = __lt__ = __gt__ = _hidden
    __repr__ = __str__ = __reversed__ = index = count = _hidden


def sealed(cards: tuple[str, ...], *, top: bool = False) -> Sealed:
    made = Sealed(cards)
    made.open = top
    return made


class Tile(str):  # noqa: PLW1641 -- it has none
    """A tile in a hand of Axio Rota of which only may be asked whether it is there."""

    def _hidden(self, *_: object, **__: object) -> NoReturn:
        raise AssertionError("somebody looked at what is hidden")

    def __eq__(self, other: object) -> bool:
        return False if other == "" else self._hidden()

    def __ne__(self, other: object) -> bool:
        return not self == other

    __iter__ = __contains__ = __hash__ = __add__ = __getitem__ = _hidden
    __repr__ = __str__ = index = count = translate = _hidden


def positions(subject: Subject, seats: int) -> Iterator[Table]:
    """A match that computers play, a few times on its way."""
    table, chance = Table(subject.game, seats, "fair"), Random("fair")
    for number in range(LATEST):
        if table.seat == -1:
            return
        if number in (seats, LATEST - 1):
            yield table
        table.act(table.chosen("random" if number % 3 == 2 else "easy", chance, 1))


def hidden(state: Any, seat: int) -> Iterator[tuple[str, int, tuple[str, ...], tuple[str, ...]]]:
    """What a seat may not see, part by part.

    Of each the field of the state, the place in it (-1: all of it), the cards, and the open ones on top.
    """
    for name in HELD:
        for place, cards in enumerate(getattr(state, name, ())):
            if place != seat:
                yield name, place, (cards,) if isinstance(cards, str) and cards else tuple(cards), ()
    for name in PILED:
        store = getattr(state, name, None)
        if store and isinstance(store[0], str):
            yield name, -1, tuple(store), ()
        else:
            for place, cards in enumerate(store or ()):
                height = len(cards) - (name == "piles" and bool(cards))
                yield name, place, tuple(cards[:height]), tuple(cards[height:])


def with_part(state: Any, name: str, place: int, cards: Any) -> Any:
    if place < 0:
        return replace(state, **{name: cards})
    store = getattr(state, name)
    if isinstance(store[place], str):
        (cards,) = cards or ("",)
    return replace(state, **{name: (*store[:place], cards, *store[place + 1 :])})


def dealt_again(state: Any, seat: int, chance: Random) -> Any:
    """The state with all that the seat may not see dealt in another way."""
    parts = list(hidden(state, seat))
    pool = [card for _, _, cards, _ in parts for card in cards]
    chance.shuffle(pool)
    for name, place, cards, top in parts:
        state = with_part(state, name, place, (*(pool.pop() for _ in cards), *top))
    return state


def decided(table: Table, seen: list[Any]) -> list[Any]:
    """What each level decides, and the hints."""
    actions = [table.thought(level, seen, Random("same"), 2) for level in LEVELS]
    return [*actions, *hints(table.mind, seen, Random("same"), rounds=1, seconds=1e6)]


@pytest.mark.todays(2)
@each_table
def test_nobody_looks_at_what_is_hidden(subject: Subject, seats: int) -> None:
    for table in positions(subject, seats):
        seat, state = table.seat, table.state
        for name, place, cards, top in list(hidden(state, seat)):
            if place >= 0 and isinstance(getattr(state, name)[place], str):
                state = with_part(state, name, place, (Tile(*cards),))
            else:
                state = with_part(state, name, place, sealed((*cards, *top), top=bool(top)))
        view = table.game.view(state, seat)
        assert view == table.views[seat][-1]
        decided(table, [*table.views[seat][:-1], view])


@pytest.mark.todays(3)
@each_table
def test_what_is_hidden_changes_no_decision(subject: Subject, seats: int) -> None:
    for table in positions(subject, seats):
        seat, game = table.seat, table.game
        decisions = decided(table, table.views[seat])
        # The others think in between: what is kept from one thought to the next must not tell either.
        for other in range(seats):
            if other != seat:
                table.mind.guess(table.views[other], Random(1))
        state = dealt_again(table.state, seat, Random("another"))
        assert state != table.state or seats == 1
        view = game.view(state, seat)
        assert view == table.views[seat][-1]
        assert decided(table, [*table.views[seat][:-1], view]) == decisions


def test_a_look_at_what_is_hidden_is_noticed() -> None:
    """The spies work."""
    for look in (list, hash, lambda cards: cards[0], lambda cards: "a" in cards, lambda cards: cards[-1]):
        with pytest.raises(AssertionError, match="hidden"):
            look(sealed(("a", "b")))
    assert sealed(("a", "b"), top=True)[-1] == "b"
    assert (len(sealed(("a", "b"))), bool(sealed(()))) == (2, False)
    with pytest.raises(AssertionError, match="hidden"):
        Tile("rgby").index("r")
