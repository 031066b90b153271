"""Computer players: legal at every level, fair, the same in every process, and better than chance."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.catalog import TITLES
from bot.computers.axio.position import AxioPosition
from bot.computers.iota.faces import FACES, WILD_FACE
from bot.computers.levels import LEVELS, choose
from bot.computers.position import Position
from bot.games.axio.state import TILES, Exchange
from bot.games.iota.state import START, Pass, Swap
from bot.games.paper_world.state import START as CENTRE
from bot.games.paper_world.state import Done, Lay, Take
from bot.games.turns import with_item
from tests.bench.arena import elo, interval, main
from tests.computers.playing import SUBJECTS, TABLE_NAMES, TABLES, Sitting, Table, outcome
from tests.computers.test_positions import facts, kind_of
from tests.games.games import Subject

ROOT = Path(__file__).parents[2]
HELD = ("hands", "racks")
UNSEEN = ("bag", "pile", "piles", "stacks", "supply")

each = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.key for subject in SUBJECTS])


def decisions(subject: Subject, seats: int, seed: str, most: int) -> Iterator[str]:
    """What all levels decide in some positions of a match that computers play."""
    table, chance = Table(subject.game, seats, seed), Random(seed)
    for number in range(most):
        if table.seat == -1:
            return
        for level in LEVELS:
            if level != "hard" or number == 3:
                action = table.chosen(level, Random(f"{seed} {number}"), 2)
                yield table.game.notate(action)
                assert table.game.apply(table.state, table.seat, action)
        table.act(table.chosen("easy", chance, 1))


@pytest.mark.todays(3)
@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_every_level_plays_legal_actions(subject: Subject, seats: int) -> None:
    assert len(list(decisions(subject, seats, "legal", 16))) > 20


def test_equal_views_and_chance_give_equal_decisions_in_every_process() -> None:
    script = """
from tests.computers.test_levels import SUBJECTS, decisions
for subject in SUBJECTS:
    print(*decisions(subject, 2, "same", 12), sep="\\n")
"""
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert told.pop().count("\n") > 60


@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_a_guess_agrees_with_all_that_the_seat_knows(subject: Subject, seats: int) -> None:
    table, chance = Table(subject.game, seats, "guess"), Random("guess")
    deck = Counter(_cards(kind_of(subject).of(table.state)))
    while table.seat != -1:
        if chance.random() < 0.3:
            _agrees(table, subject, table.mind.guess(table.views[table.seat], chance), deck)
        sittings: tuple[Sitting, ...] = ("easy", "medium", "random")
        table.act(table.chosen(chance.choice(sittings), chance, 1))


def test_a_wild_card_that_somebody_took_may_go_under_the_pile() -> None:
    """Seat 1 takes one and puts it under the pile, from where seat 0 draws it."""
    (iota,) = (subject.game for subject in SUBJECTS if subject.game.key == "iota")
    table = Table(iota, 2, "wild")
    table.state = replace(
        table.state,
        options=iota.options(half=True),
        seat=1,
        grid=(("w", START - 1), ("rc1", START), ("w", START + 1)),
        hands=(("rc2", "rc3", "rc4", "gs1"), ("gs2", "gs3", "gs4", "bt1")),
        pile=("bt2",),
    )
    table.views = [[iota.view(table.state, seat)] for seat in range(2)]
    for action in (Swap("gs2", START + 1), Pass(("w",)), Pass(("gs1",))):
        table.act(action)
    for seat in range(2):
        guess = table.mind.guess(table.views[seat], Random(1))
        assert [len(hand) for hand in guess.hands] == [4, 4]
        assert len(guess.pile) == 1
        assert list(_cards(guess)).count(WILD_FACE) <= 2


def test_cards_that_somebody_put_under_the_pile_are_remembered() -> None:
    """Also after a pass that puts nothing there, and when more are put there later."""
    (iota,) = (subject.game for subject in SUBJECTS if subject.game.key == "iota")
    table = Table(iota, 2, "under")
    table.state = replace(table.state, seat=0)
    (first, second, third, _), above = table.state.hands[0], len(table.state.pile)
    table.views = [[iota.view(table.state, seat)] for seat in range(2)]
    others = table.state.hands[1][:1]
    for cards in ((first,), others, (), (), (second, third)):
        table.act(Pass(cards))
    orders = set[tuple[int, ...]]()
    for number in range(20):
        pile = table.mind.guess(table.views[0], Random(number)).pile
        # Four cards have been drawn since from above the first, which somebody else's card lies below.
        assert pile[above - 4] == FACES[first]
        lowest = tuple(pile)[above - 2 :]
        assert sorted(lowest) == sorted((FACES[second], FACES[third]))
        orders.add(lowest)
    assert len(orders) == 2
    assert table.state.pile[above - 4] == first


def test_cards_under_the_pile_may_be_anywhere_once_it_was_mixed() -> None:
    """An undo mixes it if something was drawn since; what is put there later is known again."""
    (iota,) = (subject.game for subject in SUBJECTS if subject.game.key == "iota")
    table = Table(iota, 2, "mixed")
    table.state = replace(table.state, seat=0)
    first, second, *_ = table.state.hands[0]
    table.views = [[iota.view(table.state, seat)] for seat in range(2)]
    table.act(Pass((first,)))
    back = table.state
    table.act(Pass())
    below = len(back.pile) - 1

    def lowest() -> set[int]:
        return {table.mind.guess(table.views[0], Random(number)).pile[below] for number in range(20)}

    assert lowest() == {FACES[first]}
    table.state = iota.mixed(back, "undo")
    for seat, seen in enumerate(table.views):
        seen.append(iota.view(table.state, seat))
    table.act(Pass())
    assert len(lowest()) > 5
    table.act(Pass((second,)))
    table.act(Pass())
    assert lowest() == {FACES[second]}


def test_tiles_that_were_shown_are_in_the_bag_until_somebody_draws() -> None:
    """Seat 1 exchanges all tiles of a kind; then both place a tile and draw one."""
    (axio,) = (subject.game for subject in SUBJECTS if subject.game.key == "axio")
    table = Table(axio, 2, "shown")
    racks = ("gb", "go", "gp", "bo", "bp"), ("rr", "rr", "rr", "rr", "gg")
    bag = tuple((Counter(TILES) - Counter(racks[0]) - Counter(racks[1])).elements())
    table.state = replace(table.state, seat=1, phase="exchange", midturn=True, racks=racks, bag=bag[::-1])
    table.views = [[axio.view(table.state, seat)] for seat in range(2)]
    double = AxioPosition.of(table.state).racks[1][0]
    table.act(Exchange())

    def held() -> set[int]:
        """How many of them seat 1 holds, as seat 0 guesses."""
        guesses = [table.mind.guess(table.views[0], Random(number)) for number in range(300)]
        return {guess.racks[1].count(double) for guess in guesses}

    assert held() == {0}
    for seat in range(2):
        while table.seat == seat:
            table.act(table.chosen("easy", Random(1), 1))
    assert held() == {0, 1}


def test_what_somebody_has_laid_was_not_discarded_before() -> None:
    """Seat 1 pays with one of two cards, lays the other, and takes one that looks the same."""
    (game,) = (subject.game for subject in SUBJECTS if subject.game.key == "paperworld")
    table = Table(game, 2, "laid")
    spare = ("k2",) * 5
    table.state = replace(
        table.state,
        seat=1,
        piles=(("g2", "b1", "b1"), ("g2", "b5"), ("g2", "y3"), spare, spare),
        landscapes=(table.state.landscapes[0], with_item(((),) * 25, CENTRE, ("y1",))),
    )
    table.views = [[game.view(table.state, seat)] for seat in range(2)]
    turns = (
        (Take("b"),),
        (Take("y"),),
        (Lay("y3", CENTRE, ("b5",)), Done()),
        (Lay("b1", CENTRE + 1), Done()),
        (Take("b"),),
    )
    for turn in turns:
        for action in turn:
            table.act(action)
        table.act(Take("k"))
    for number in range(20):
        guess = table.mind.guess(table.views[0], Random(number))
        assert guess.hands[1] == ["b1"]


def _agrees(table: Table, subject: Subject, guess: Position[Any], deck: Counter[Any]) -> None:
    true: dict[str, Any] = facts(kind_of(subject).of(table.state))
    guessed: dict[str, Any] = facts(guess)
    for name, value in true.items():
        other = guessed[name]
        if name in HELD:
            assert [len(hand) for hand in other] == [len(hand) for hand in value]
            assert list(other[table.seat]) == list(value[table.seat])
        elif name in UNSEEN:
            assert len(other) == len(value)
            if name in ("piles", "stacks"):
                assert [len(pile) for pile in other] == [len(pile) for pile in value]
            if name == "piles":
                assert [pile[-1:] for pile in other] == [pile[-1:] for pile in value], "the top is open"
        else:
            assert other == value, name
    there = Counter(_cards(guess))
    if subject.game.key == "paperworld":
        assert there <= deck, "what was discarded is nowhere"
    else:
        assert there == Counter(_cards(kind_of(subject).of(table.state)))


def _cards(position: Position[Any]) -> Iterator[Any]:
    """What is in hands and undrawn; a tile of Axio Rota in any rotation."""
    for name in (*HELD, *UNSEEN):
        for part in getattr(position, name, ()):
            for card in part if isinstance(part, list) else [part]:
                turned = isinstance(card, str) and len(card) == 4
                yield min(card[turn:] + card[:turn] for turn in range(4)) if turned else card


@pytest.mark.parametrize(("key", "seats"), [("axio", 1), ("axio", 2), ("rota", 1), ("rota", 2)])
def test_markers_rise_at_a_glance_as_the_rules_move_them(key: str, seats: int) -> None:
    """Also where they arrive at the end of a track, the first board of a solo match included."""
    (subject,) = (each for each in SUBJECTS if each.game.key == key)
    table, chance, rises = Table(subject.game, seats, "glance"), Random("glance"), set[float]()
    for _ in range(6 * seats):
        table.act(table.chosen("medium", chance, 1))
    top = 18 if key == "axio" else 12
    for markers in ((top - 1,) * 5, (top,) * 4 + (0,)):
        position = kind_of(subject).of(replace(table.state, markers=(markers,) * seats))
        seat, moves = position.seat, position.moves()
        best = table.mind.greedy(position)
        merits = {}
        for move, gain in zip(moves, table.mind.gains(position, moves), strict=True):
            after = position.copy()
            after.play(move, chance)
            rise = table.mind.standing(after, seat) - table.mind.standing(position, seat)
            assert gain == pytest.approx(rise)
            rises.add(round(rise, 9))
            merits[move] = after.merit(seat)
        assert merits[best] == max(merits.values())
    assert len(rises) > 2


@pytest.mark.todays(2)
@each
def test_a_better_level_wins(subject: Subject) -> None:
    """A few matches only, always the same ones; `make arena` plays hundreds."""
    bouts: tuple[tuple[Sitting, int], ...] = (("medium", 4), ("hard", 1))
    for level, matches in bouts:
        won = 0
        for number in range(matches):
            sitting: list[Sitting] = ["random", "random"]
            sitting[number % 2] = level
            places, _ = outcome(subject.game, sitting, f"win {number}", 1)
            won += places[number % 2] == 1
        assert won >= matches - 1


def test_a_search_that_had_no_time_for_a_guess_takes_what_seems_best() -> None:
    """As on a machine that stands still between two looks at the clock."""
    table = Table(SUBJECTS[0].game, 2, "clock")
    seen = table.views[table.seat]
    guess = table.mind.guess(seen, Random(1))
    (best,) = table.mind.best(guess, 1)
    for passed in (0.1, 0.4, 0.7, 2):
        clock = iter((0, *(passed,) * 50)).__next__
        action = choose(table.mind, "hard", seen, Random(1), rounds=3, seconds=1, clock=clock)
        assert table.game.apply(table.state, table.seat, action)
    assert action == guess.action(best)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_take_and_a_lay_are_compared_after_as_many_turns(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """A take ends the turn, a lay does not: neither is to be looked at with more turns of its seat."""
    table, chance = Table(TITLES["paperworld"].game, seats, "turns"), Random(1)
    mind, begun = table.mind, list[int]()
    quick = mind.quick

    def noted(position: Any) -> Any:
        if position.phase == "choose":
            begun.append(position.seat)
        return quick(position)

    def turns(move: Any) -> Counter[int]:
        begun.clear()
        position = guess.copy()
        position.play(move, chance)
        mind.play_on(position, guess.seat, chance)
        return Counter(begun)

    monkeypatch.setattr(mind, "quick", noted)
    compared = 0
    while compared < 3:
        guess = mind.guess(table.views[table.seat], chance)
        lays = [move for move in mind.moves(guess) if move.cell >= 0]
        if lays:
            take = next(move for move in mind.moves(guess) if move.cell < 0)
            assert turns(lays[0]) == turns(take) == dict.fromkeys(range(seats), 3)
            compared += 1
        table.act(table.chosen("medium", chance, 1))


def test_a_search_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(SUBJECTS[0].game, 2, "clock")
    guesses, tries = list[Any](), list[Any]()
    guess, value = table.mind.guess, table.mind.value

    def guessed(views: Any, chance: Random) -> Any:
        guesses.append(views)
        return guess(views, chance)

    def valued(position: Any, seat: int) -> float:
        tries.append(seat)
        return value(position, seat)

    monkeypatch.setattr(table.mind, "guess", guessed)
    monkeypatch.setattr(table.mind, "value", valued)

    def chosen(seconds: float) -> Any:
        clock = count().__next__
        seen = table.views[table.seat]
        return choose(table.mind, "hard", seen, Random(1), rounds=1000, seconds=seconds, clock=clock)

    chosen(40)
    # Eight moves are tried at first, each at another time.
    assert 4 < len(guesses) < 12
    guesses.clear()
    tries.clear()
    assert chosen(5) == table.chosen("hard", Random(1), 0), "a guess that is cut short counts for nothing"
    assert len(tries) < 5


def test_the_arena_swaps_seats_and_says_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "rota", "--matches", "8", "--pairs", "medium:random", "--rounds", "1"])
    line = capsys.readouterr().out.splitlines()[-1]
    assert "rota" in line
    assert "medium – random" in line
    main(["--games", "rota", "--solo", "--matches", "2", "--rounds", "0"])
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [line.split()[:3] for line in lines] == [
        ["rota", "1", sitting] for sitting in ("random", "easy", "medium", "hard")
    ]
    main(["--games", "rota", "--matches", "8", "--minutes", "0"])
    assert len(capsys.readouterr().out.splitlines()) == 1, "no match begins when the time is up"
    low, high = interval(0.5, 100)
    assert 0.40 < low < 0.41
    assert 0.59 < high < 0.60
    assert elo(0.5, 2) == 0
    assert round(elo(0.75, 2)) == 191
    assert elo(0.25, 4) == 0
