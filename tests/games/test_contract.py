"""What holds for every game: whole random matches, and every promise of the contract.

A run plays 8 matches of each game and number of players; `MATCHES=2000 pytest tests/games` plays more.
"""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.refusal import Illegal
from tests.games.games import GAMES, TABLE_NAMES, TABLES, Subject
from tests.sample import matches, whole

MATCHES = matches(6)
EVERY = whole(1, 5)
"""Of so many turns, the positions of one are looked at promise by promise."""
PARTS = 4

at_every_table = pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)


def begin(subject: Subject, seats: int, seed: str) -> Any:
    return subject.game.setup(seats, subject.game.options(), seed)


def after(subject: Subject, state: Any, entry: str) -> Any:
    """The position after an entry "2 notation", or "2 leave"."""
    seat, text = int(entry.split(" ", maxsplit=1)[0]), entry.split(" ", 1)[1]
    if text == "leave":
        return subject.game.leave(state, seat)
    return subject.game.apply(state, seat, subject.game.parse(state, seat, text))


def choose(subject: Subject, state: Any, chance: Random, leaving: float, skill: float) -> str:
    """A legal entry for this position."""
    game = subject.game
    if chance.random() < leaving:
        staying = [seat for seat in range(len(state.moved)) if seat not in state.left]
        return f"{chance.choice(staying)} leave"
    seat = chance.choice(game.to_move(state))
    if chance.random() < skill:
        action = subject.skilled(state, seat, chance)
    elif subject.some_action:
        action = subject.some_action(state, seat, chance)
    else:
        action = chance.choice(list(game.actions(state, seat)))
    return f"{seat} {game.notate(action)}"


def adapter(subject: Subject) -> TypeAdapter[Any]:
    return TypeAdapter(subject.game.state_type)


@pytest.mark.todays(2)
@at_every_table
@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches_end_and_stay_sound(subject: Subject, seats: int, part: int) -> None:
    stored = adapter(subject)
    for number in range(part, MATCHES, PARTS):
        chance = Random(f"{subject.game.key} {seats} {number}")
        leaving, skill = (0.01 if number % 5 == 0 else 0.0), (0.8 if number % 2 == 0 else 0.0)
        first = state = begin(subject, seats, f"match {number}")
        subject.check(state)
        entries = []
        while subject.game.to_move(state):
            assert subject.game.outcome(state) is None
            before = state
            entries.append(choose(subject, state, chance, leaving, skill))
            state = after(subject, state, entries[-1])
            subject.check(state)
            check_counters(before, state, entries[-1])
            assert len(entries) < 2000
        outcome = subject.game.outcome(state)
        assert outcome is not None
        assert outcome.reason
        check_places(outcome.places, state.left)
        assert len(subject.game.scores(state)) == len(outcome.places) == seats
        assert stored.validate_json(stored.dump_json(state)) == state
        if number % 10 == 0:
            for entry in entries:
                first = after(subject, first, entry)
            assert first == state, "a replay gives the same match"


def check_counters(before: Any, after: Any, entry: str) -> None:
    seat, text = int(entry.split(" ", maxsplit=1)[0]), entry.split(" ", 1)[1]
    if text == "leave":
        assert (after.turn, after.moved, after.left) == (before.turn + 1, before.moved, (*before.left, seat))
        return
    rise = 0 if before.midturn else 1
    assert after.turn == before.turn + rise
    assert after.moved == tuple(count + rise * (who == seat) for who, count in enumerate(before.moved))
    assert after.left == before.left


def check_places(places: tuple[int, ...], left: tuple[int, ...]) -> None:
    for seat, place in enumerate(places):
        assert place == 1 + sum(other < place for other in places)
        assert seat not in left or place > max(
            (places[s] for s in range(len(places)) if s not in left), default=0
        )
    assert [places[seat] for seat in left] == sorted((places[seat] for seat in left), reverse=True)


@pytest.mark.todays(3)
@at_every_table
def test_every_promise_in_every_position_of_some_matches(subject: Subject, seats: int) -> None:
    stored = adapter(subject)
    tried = {"accepted": 0, "refused": 0}
    for number in range(2):
        chance = Random(f"promise {subject.game.key} {seats} {number}")
        state = begin(subject, seats, f"promise {number}")
        while subject.game.to_move(state):
            if state.turn % EVERY == 0:
                text = stored.dump_json(state)
                assert stored.validate_json(text) == state
                check_actions(subject, state, chance, tried)
                check_secrets(subject, state, chance)
                assert stored.dump_json(state) == text, "a state never changes"
            entry = choose(subject, state, chance, 0.02 if number % 2 else 0.0, 0.5)
            state = after(subject, state, entry)
        check_secrets(subject, state, chance)
        for seat in range(seats):
            assert list(subject.game.actions(state, seat)) == []
            with pytest.raises(Illegal, match="match-over"):
                subject.game.apply(state, seat, subject.any_action(state, chance))
            with pytest.raises(Illegal, match="match-over"):
                subject.game.leave(state, seat)
    assert min(tried.values()) > 50 // EVERY


def check_actions(subject: Subject, state: Any, chance: Random, tried: dict[str, int]) -> None:
    """Listed actions are accepted, all others refused, and all of them can be written and read."""
    game = subject.game
    for seat in range(len(state.moved)):
        listed = list(game.actions(state, seat))
        assert listed == list(game.actions(state, seat))
        assert len(set(listed)) == len(listed)
        assert bool(listed) == (seat in game.to_move(state))
        for action in chance.sample(listed, min(50, len(listed))):
            assert game.parse(state, seat, game.notate(action)) == action
        for action in chance.sample(listed, min(8, len(listed))):
            game.apply(state, seat, action)
            tried["accepted"] += 1
        for _ in range(8):
            action = subject.any_action(state, chance)
            assert game.parse(state, seat, game.notate(action)) == action
            if action in listed:
                game.apply(state, seat, action)
                continue
            with pytest.raises(Illegal) as refused:
                game.apply(state, seat, action)
            tried["refused"] += 1
            own = refused.value.key.startswith(f"{game.key}-")
            assert own if seat in game.to_move(state) else refused.value.key == "game-not-your-turn"
            assert all(type(value) in (str, int) for value in refused.value.params.values())


def check_secrets(subject: Subject, state: Any, chance: Random) -> None:
    """Whatever a viewer cannot know may change, and the viewer gets the same."""
    game = subject.game
    for viewer in (None, *range(len(state.moved))):
        other = subject.redealt(state, viewer, chance)
        assert game.view(other, viewer) == game.view(state, viewer)
        assert repr(game.view(other, viewer)) == repr(game.view(state, viewer))
        assert game.told(state) == game.view(state, viewer).recent
        if viewer is None:
            continue
        assert list(game.actions(other, viewer)) == list(game.actions(state, viewer))
        action = subject.any_action(state, chance)
        assert why(subject, state, viewer, action) == why(subject, other, viewer, action)


def why(subject: Subject, state: Any, seat: int, action: Any) -> tuple[str, dict[str, str | int]] | None:
    try:
        subject.game.apply(state, seat, action)
    except Illegal as refused:
        return refused.key, refused.params
    return None


@at_every_table
def test_a_view_names_neither_the_seed_nor_the_state(subject: Subject, seats: int) -> None:
    state = begin(subject, seats, "a seed that nobody may see")
    for viewer in (None, *range(seats)):
        view = subject.game.view(state, viewer)
        assert "nobody may see" not in repr(view)
        assert not any(getattr(view, name) is state for name in view.__dataclass_fields__)


@every_game
def test_other_numbers_of_seats_are_no_match(subject: Subject) -> None:
    for seats in (0, min(subject.game.seats) - 1, max(subject.game.seats) + 1):
        with pytest.raises(ValueError, match=f"not for {seats} players"):
            begin(subject, seats, "any")


@at_every_table
def test_a_seat_is_left_once(subject: Subject, seats: int) -> None:
    game = subject.game
    state = game.leave(begin(subject, seats, "left"), 0)
    with pytest.raises(Illegal, match="game-left-before" if seats > 2 else "match-over"):
        game.leave(state, 0)
    outcome = game.outcome(state)
    assert (outcome is None) == (seats > 2)
    if outcome is not None:
        assert outcome.reason == ("alone" if seats == 2 else "left")


@every_game
def test_a_game_has_no_data_of_its_own(subject: Subject) -> None:
    assert vars(subject.game) == {}
    assert subject.game.key.isidentifier()
    assert subject.game.title


@pytest.mark.todays(2)
@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_the_least_action_is_legal_and_leads_to_the_end_of_every_turn(subject: Subject, seats: int) -> None:
    game, chance = subject.game, Random(f"least {seats}")
    state = game.setup(seats, game.options(), f"least {seats}")
    while game.to_move(state) and state.turn < 40:
        if chance.random() < 0.5:
            (seat,) = game.to_move(state)
            state = game.apply(state, seat, subject.skilled(state, seat, chance))
            continue
        turn, (seat,) = state.turn + (not state.midturn), game.to_move(state)
        for _ in range(30):
            state = game.apply(state, seat, game.least(state, seat))
            if game.to_move(state) != (seat,) or not state.midturn:
                break
        assert not state.midturn
        assert state.turn == turn


@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_mixing_what_is_unseen_changes_nothing_that_anybody_sees(subject: Subject, seats: int) -> None:
    game, chance = subject.game, Random(f"mixed {seats}")
    state = game.setup(seats, game.options(), f"mixed {seats}")
    changed = 0
    while game.to_move(state) and state.turn < 20:
        mixed = game.mixed(state, "test")
        assert game.mixed(state, "test") == mixed
        for viewer in (None, *range(seats)):
            assert game.view(mixed, viewer) == game.view(state, viewer)
        subject.check(mixed)
        changed += mixed != state
        (seat,) = game.to_move(state)
        state = game.apply(state, seat, subject.skilled(state, seat, chance))
    assert changed


@pytest.mark.todays(2)
@every_game
def test_unseen_names_all_that_is_drawn_and_that_nobody_has_seen(subject: Subject) -> None:
    """An undo shuffles exactly what is hidden from everybody and comes up later."""
    game, seats = subject.game, max(subject.game.seats)
    viewers = (None, *range(seats))
    seen, drawn = set(), set()
    for number in range(3):
        chance = Random(f"unseen {number}")
        state = begin(subject, seats, f"unseen {number}")
        while game.to_move(state):
            (seat,) = game.to_move(state)
            action = subject.skilled(state, seat, chance)
            after, other = game.apply(state, seat, action), subject.redealt(state, None, chance)
            for field in fields(state):
                if field.name == "seed" or getattr(other, field.name) == getattr(state, field.name):
                    continue
                dealt = replace(state, **{field.name: getattr(other, field.name)})
                if any(game.view(dealt, viewer) != game.view(state, viewer) for viewer in viewers):
                    seen.add(field.name)
                    continue
                then = game.apply(dealt, seat, action)
                if any(game.view(then, viewer) != game.view(after, viewer) for viewer in viewers):
                    drawn.add(field.name)
            state = after
    assert seen, "hands are seen by their owners"
    assert drawn - seen == set(game.unseen)


@pytest.mark.parametrize(("subject", "seats"), TABLES, ids=TABLE_NAMES)
def test_every_seat_starts_now_and_then(subject: Subject, seats: int) -> None:
    game = subject.game
    starters = [game.to_move(game.setup(seats, game.options(), f"start {number}")) for number in range(80)]
    assert {starter for (starter,) in starters} == set(range(seats))
