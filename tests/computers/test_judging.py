"""Judgements of turns: fair, the same in every process, and right about what is clearly good or bad."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.computers.judging import Judged, judge
from tests.computers.playing import SUBJECTS, TABLE_NAMES, TABLES, Table
from tests.games.games import Subject

each_table = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
each = pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.key for subject in SUBJECTS])


def part(table: Table, first: Any) -> tuple[int, list[Any], list[Any]]:
    """A seat begins its turn with this action and goes on somehow: what it had seen, and all its actions."""
    seat, views, actions = table.seat, list(table.views[table.seat]), [first]
    before = table.state
    table.act(first)
    while table.seat == seat and not table.game.drew(before, table.state) and table.state.midturn:
        before = table.state
        actions.append(table.chosen("medium", Random(1), 1))
        table.act(actions[-1])
    return seat, views, actions


def advanced(subject: Subject, seats: int, turns: int) -> Table:
    """A match after some turns."""
    table, chance = Table(subject.game, seats, "judged"), Random("judged")
    while table.seat != -1 and table.state.turn < turns:
        table.act(table.chosen("medium", chance, 1))
    return table


def legal_after(table: Table, actions: tuple[Any, ...]) -> bool:
    """Whether these actions can be played now, one after the other."""
    state, seat = table.state, table.seat
    for action in actions:
        assert table.game.to_move(state) == (seat,)
        state = table.game.apply(state, seat, action)
    return True


@each_table
def test_what_is_better_can_be_played_and_is_told_by_the_rules(subject: Subject, seats: int) -> None:
    table, chance, judged = advanced(subject, seats, 3), Random("any"), 0
    while table.seat != -1 and judged < 1:
        now = Table(subject.game, seats, "judged")
        now.state, now.views = table.state, [list(views) for views in table.views]
        actions = list(table.game.actions(table.state, table.seat))
        seat, views, made = part(table, chance.choice(actions))
        found = judge(3600, subject.game.key, views, made, "seed", rounds=1)
        if found is None:
            continue
        judged += 1
        assert legal_after(now, found.better)
        assert found.found == (found.better == ())
        assert found.cost >= 0.0
        mind = now.mind
        before = mind.score(mind.position.of(now.state), seat)
        for action in made:
            now.act(action)
        assert found.played_points == mind.score(mind.position.of(now.state), seat) - before
    assert judged


@each
def test_whoever_does_least_misses_what_whoever_plays_better_finds(subject: Subject) -> None:
    for turns in range(4, 16):
        table = advanced(subject, 2, turns)
        views = list(table.views[table.seat])
        _, _, actions = part(table, subject.game.least(table.state, table.seat))
        missed = judge(3600, subject.game.key, views, actions, "seed", rounds=3)
        if missed is None or missed.found:
            continue
        assert missed.cost > 0 or missed.decides
        assert missed.ahead == 0
        again = judge(3600, subject.game.key, views, missed.better, "seed", rounds=3)
        assert again is not None
        assert again.found
        assert (again.cost, again.decides, again.better) == (0, False, ())
        assert again.ahead >= 0
        return
    pytest.fail("to do least was always good enough")


def test_what_will_be_drawn_is_no_part_of_a_better_way() -> None:
    (rota,) = (subject for subject in SUBJECTS if subject.game.key == "rota")
    for turns in range(2, 16):
        table = advanced(rota, 2, turns)
        # One more point for any colour brings a bonus tile.
        table.state = replace(table.state, markers=((11,) * 5,) * 2)
        table.views = [[rota.game.view(table.state, seat)] for seat in range(2)]
        views, least = list(table.views[table.seat]), rota.game.least(table.state, table.seat)
        missed = judge(3600, "rota", views, [least], "seed", rounds=1)
        if missed is None or missed.found:
            continue
        (better,) = missed.better
        after = rota.game.apply(table.state, table.seat, better)
        assert after.midturn, "there is a bonus tile"
        return
    pytest.fail("to do least was always good enough")


def test_equal_arguments_give_equal_judgements() -> None:
    subject = SUBJECTS[0]
    table = advanced(subject, 2, 4)
    _, views, actions = part(table, next(iter(table.game.actions(table.state, table.seat))))
    once, again = (judge(3600, subject.game.key, views, actions, "seed", rounds=2) for _ in range(2))
    assert once == again is not None


def test_what_could_not_be_otherwise_is_not_judged() -> None:
    subject = next(each for each in SUBJECTS if each.game.key == "paperworld")
    for number in range(400):
        table, chance = Table(subject.game, 2, f"forced {number}"), Random(number)
        while table.seat != -1:
            actions = list(table.game.actions(table.state, table.seat))
            if len(actions) == 1:
                _, views, made = part(table, actions[0])
                if len(made) == 1:
                    assert judge(3600, "paperworld", views, made, "seed", rounds=1) is None
                    return
                continue
            table.act(chance.choice(actions))
    pytest.fail("no turn was forced")


def test_a_judgement_ends_when_its_time_is_up() -> None:
    table = advanced(SUBJECTS[0], 2, 2)
    _, views, actions = part(table, next(iter(table.game.actions(table.state, table.seat))))
    clock = count().__next__

    def judged(seconds: float) -> Judged | None:
        return judge(seconds, SUBJECTS[0].game.key, views, actions, "seed", rounds=10**6, clock=clock)

    # It would take hours otherwise; one round is always made.
    assert judged(3) is not None
    assert judged(0.001) is not None
