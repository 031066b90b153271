"""Paper World with its options: whole random matches, secrets, and the size of a stored match."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import TypeAdapter

from bot.games.paper_world.laying import placing
from bot.games.paper_world.state import Discarded, Laid, Lay, Options, State, Took
from tests.games.paper_world_positions import PAPER_WORLD, check, play, position, redealt, skilled
from tests.sample import matches

MATCHES = min(matches(4), 100)
STORED: TypeAdapter[State] = TypeAdapter(State)


@pytest.mark.todays(3)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(advanced=True), Options(True, True)], ids=["advanced", "both"])
def test_random_matches_with_options(options: Options, seats: int) -> None:
    several = 0
    for number in range(MATCHES):
        chance = Random(f"{seats} {number}")
        state = PAPER_WORLD.setup(seats, options, f"{number}")
        while PAPER_WORLD.to_move(state):
            seat = state.seat
            if number % 2:
                action = skilled(state, seat, chance)
            else:
                action = chance.choice(list(PAPER_WORLD.actions(state, seat)))
            assert PAPER_WORLD.parse(state, seat, PAPER_WORLD.notate(action)) == action
            chooser = placing(PAPER_WORLD.view(state, seat))
            listed = [lay for lay in PAPER_WORLD.actions(state, seat) if isinstance(lay, Lay)]
            assert list(chooser.lays() if chooser else ()) == listed
            state = PAPER_WORLD.apply(state, seat, action)
            several += state.skips > 1
            check(state)
            if chance.random() < 0.05:
                check_secrets(state, chance)
        assert STORED.validate_json(STORED.dump_json(state)) == state
        assert len(STORED.dump_json(state)) < 4500
    assert several > min(3, MATCHES // 3), "turns with two skips must come up"


def check_secrets(state: State, chance: Random) -> None:
    for viewer in (None, *range(len(state.hands))):
        other = redealt(state, viewer, chance)
        assert repr(PAPER_WORLD.view(other, viewer)) == repr(PAPER_WORLD.view(state, viewer))


def test_a_discarded_card_is_shown_to_nobody() -> None:
    state = play(position(hands="y3 g4"), "lay y3 C3 -g4")
    for viewer in (None, 0, 1):
        view = PAPER_WORLD.view(state, viewer)
        assert "g4" not in repr(view)
        assert view.discards == (1, 0)
    assert state.recent == (Laid(0, "y3", 12, (2,), 1),)
    state = play(position(hands="g5 g5 g4 g4 g4 g4 g4"), "take blue", "discard g5 b1 b1")
    assert state.recent == (Took(0, "b", ("b1",) * 5), Discarded(0, 3))


def test_what_a_viewer_sees_of_the_table() -> None:
    state = position(lands="y1 y2s C3, k1 B3 | b1 b3 C3", hands="g4 k2 | g5", token=(0, 12))
    own, opponent, spectator = (PAPER_WORLD.view(state, viewer) for viewer in (0, 1, None))
    assert (own.hand, opponent.hand, spectator.hand) == (("g4", "k2"), ("g5",), None)
    for view in (own, opponent, spectator):
        assert view.hand_sizes == (2, 1)
        assert (view.middle, view.middle_heights) == (("b1",) * 5, (4,) * 5)
        assert (view.tops[0][12], view.heights[0][12], view.tops[0][11]) == ("y2s", 2, "k1")
        assert (view.tops[1][12], view.heights[1][12], sum(view.heights[1])) == ("b3", 2, 2)
        assert (view.token, view.seat, view.outcome) == ((0, 12), 0, None)
