"""Axio Rota: material and set-up, the order of a turn, bonuses and drawing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.games.rota.state import TILES, BonusDrawn, BonusLost, State
from bot.games.turns import Started
from bot.refusal import Illegal
from tests.games.rota_positions import (
    ROTA,
    check,
    face,
    kinds,
    near_top,
    placed,
    play,
    points,
    position,
    setup,
)


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, dict[str, str | int]]:
    """Why this seat (or the one on turn) may not do this."""
    seat = state.seat if seat is None else seat
    action = ROTA.parse(state, seat, text)
    assert action not in list(ROTA.actions(state, seat))
    with pytest.raises(Illegal) as refused:
        ROTA.apply(state, seat, action)
    return refused.value.key, refused.value.params


# --- material and set-up


def test_sixty_tiles_each_symbol_44_times_and_20_empty_corners() -> None:
    assert len(TILES) == 60
    assert Counter("".join(TILES)) == {"r": 44, "g": 44, "b": 44, "o": 44, "p": 44, "_": 20}
    assert sum("_" in tile for tile in TILES) == 20
    for tile in TILES:
        assert len(tile) == len(set(tile)) == 4, "no symbol twice on a tile, one empty corner at most"


def test_every_pair_of_symbols_is_20_times_side_by_side_and_10_times_opposite() -> None:
    beside = Counter(frozenset((tile[i], tile[i - 1])) for tile in TILES for i in range(4))
    opposite = Counter(frozenset((tile[i], tile[i + 2])) for tile in TILES for i in range(2))
    for pair in map(frozenset, combinations("rgbop", 2)):
        assert (beside[pair], opposite[pair]) == (20, 10)


def test_the_tiles_are_those_of_the_rules() -> None:
    rules = """BGOP BGOR BGPO BGPR×2 BGRO×2 BGRP BOGP×2 BOGR BOPG BOPR BORG×2 BORP BPGO×2 BPGR BPOG BPOR×2
        BPRG BPRO BRGO BRGP BROG BROP×2 BRPG×2 BRPO GOPR×2 GORP GPOR GPRO GROP GRPO×2 BGO_ BG_P BOP_ BO_R
        BPR_ BP_G BRG_ BR_O B_GR B_OG B_PO B_RP GOR_ GPO_ GP_R GR_P G_OP G_RO ORP_ O_PR"""
    wanted: Counter[str] = Counter()
    for text in rules.lower().split():
        tile, _, copies = text.partition("×")
        wanted[tile] += int(copies or 1)
    assert Counter(TILES) == wanted
    assert len({face(tile) for tile in TILES}) == 50, "no two kinds are one tile, turned"


@pytest.mark.parametrize(("seats", "supply"), [(1, 44), (2, 32), (3, 20), (4, 8)])
def test_each_player_gets_twelve_tiles_and_holds_one(seats: int, supply: int) -> None:
    state = setup(seats)
    assert [len(stack) for stack in state.stacks] == [11] * seats
    assert all(len(hand) == 4 for hand in state.hands)
    assert len(state.supply) == supply
    assert state.markers == (points(),) * seats
    assert state.recent == (Started(state.seat),)
    check(state)


def test_four_tiles_lie_as_a_square_with_empty_corners_in_the_middle() -> None:
    middle, empty, blue = {(0, 0): 2, (1, 0): 3, (1, 1): 0, (0, 1): 1}, 0, set()
    for number in range(100):
        table = setup(4, f"{number}").table
        assert {(laid.x, laid.y) for laid in table} == set(middle)
        for laid in table:
            if "_" in laid.corners:
                assert laid.corners.index("_") == middle[laid.x, laid.y]
                empty += 1
            else:
                blue.add(laid.corners.find("b"))
    assert empty > 50
    assert blue == {-1, 0, 1, 2, 3}, "other tiles lie any way round"


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    assert setup(3) == setup(3)
    assert len({setup(3, f"{number}").table for number in range(50)}) > 45


# --- the turn


def test_a_turn_places_the_hand_tile_then_draws_the_top_of_the_own_stack() -> None:
    before = position(3)
    state = play(before, "M59 0")
    assert placed(state).corners == "rgbp"
    assert state.hands[0] == before.stacks[0][0]
    assert state.stacks[0] == before.stacks[0][1:]
    assert (state.supply, state.stacks[1:]) == (before.supply, before.stacks[1:])
    assert (state.seat, state.turn, state.moved, state.midturn) == (1, 1, (1, 0, 0), False)
    assert kinds(state) == ["placed"]
    assert not placed(state).bonus


def test_the_seats_take_turns() -> None:
    state = position(3)
    for expected in (0, 1, 2, 0, 1):
        assert ROTA.to_move(state) == (expected,)
        for seat in range(3):
            assert any(ROTA.actions(state, seat)) == (seat == expected)
        state = ROTA.apply(state, state.seat, next(ROTA.actions(state, state.seat)))


def test_nobody_places_out_of_turn() -> None:
    assert refusal(position(), "M59 0", seat=1) == ("game-not-your-turn", {})


def test_what_is_wrong_with_the_square_comes_before_a_missing_name() -> None:
    state = position(hands="_gbp")
    assert refusal(state, "M60 0") == ("rota-square-taken", {"square": "M60"})
    assert refusal(state, "M57 0") == ("rota-not-beside", {"square": "M57"})
    assert refusal(state, "M59 2") == ("rota-name-needed", {"square": "M59", "rotation": 2})


# --- bonuses


def test_a_marker_that_arrives_at_twelve_earns_a_bonus_tile_of_the_supply() -> None:
    before = near_top()
    state = play(before, "N61 0")
    assert state.markers[0] == points(r=12, b=1)
    assert placed(state).arrived == 1
    assert kinds(state) == ["placed", "bonus-drawn"]
    assert (state.seat, state.owed, state.midturn) == (0, 1, True)
    assert state.hands[0] == "bgo_"
    assert state.supply == ("bopg", "gorp")
    assert state.stacks == before.stacks, "the own stack waits"


def test_a_bonus_is_the_same_turn_and_then_the_own_tile_is_drawn() -> None:
    before = near_top()
    state = play(before, "N61 0", "O61 1 g")
    assert kinds(state) == ["placed", "bonus-drawn", "placed"]
    assert (placed(state).corners, placed(state).bonus) == ("_bgo", True)
    assert (state.turn, state.moved) == (1, (1, 0))
    assert (state.seat, state.owed, state.midturn) == (1, 0, False)
    assert state.hands[0] == before.stacks[0][0]


def test_a_bonus_is_scored_in_the_same_way() -> None:
    state = play(near_top(), "N61 0")
    # Where its blue corner lies, N61 and N60 show blue as well.
    state = play(state, "O61 0 g")
    assert placed(state).corners == "bgo_"
    assert placed(state).points == points(b=2)
    assert state.markers[0] == points(r=12, b=3)


def test_a_bonus_needs_a_name_for_its_empty_corner_as_well() -> None:
    state = play(near_top(), "N61 0")
    assert refusal(state, "O61 1") == ("rota-name-needed", {"square": "O61", "rotation": 1})
    assert placed(play(state, "O61 1 b")).named == "b"


def test_two_markers_that_arrive_earn_two_the_second_drawn_after_the_first_is_scored() -> None:
    state = play(near_top(markers=(points(r=10, b=11), points())), "N61 0")
    assert (placed(state).arrived, state.owed) == (2, 2)
    assert (state.hands[0], state.supply) == ("bgo_", ("bopg", "gorp"))
    state = play(state, "N62 1 p")
    assert (state.hands[0], state.supply, state.owed, state.seat) == ("bopg", ("gorp",), 1, 0)
    state = play(state, "L60 0")
    assert (state.seat, state.owed) == (1, 0)
    assert kinds(state) == ["placed", "bonus-drawn", "placed", "bonus-drawn", "placed"]
    assert [event for event in state.recent if isinstance(event, BonusDrawn)] == [BonusDrawn(0)] * 2


def test_bonuses_can_earn_further_ones() -> None:
    state = play(near_top(markers=(points(r=11, b=9), points())), "N61 0")
    assert (state.markers[0], state.owed) == (points(r=12, b=10), 1)
    state = play(state, "O61 0 g")
    assert state.markers[0] == points(r=12, b=12)
    assert (state.seat, state.owed, state.hands[0]) == (0, 1, "bopg")
    assert (state.turn, state.moved) == (1, (1, 0))


def test_a_marker_that_stood_at_twelve_earns_nothing() -> None:
    state = play(near_top(markers=(points(r=12), points())), "N61 0")
    assert (placed(state).arrived, state.seat) == (0, 1)


def test_there_is_no_bonus_when_the_supply_is_empty() -> None:
    before = near_top(supply=())
    state = play(before, "N61 0")
    assert kinds(state) == ["placed", "bonus-lost"]
    assert state.recent[-1] == BonusLost(0, 1)
    assert (state.seat, state.owed, state.midturn) == (1, 0, False)
    assert state.hands[0] == before.stacks[0][0]


def test_bonuses_owed_lapse_when_the_supply_runs_out() -> None:
    before = near_top(markers=(points(r=10, b=11), points()), supply=("bgo_",))
    state = play(before, "N61 0", "N62 1 p")
    assert kinds(state) == ["placed", "bonus-drawn", "placed", "bonus-lost"]
    assert state.recent[-1] == BonusLost(0, 1)
    assert (state.seat, state.owed, state.hands[0]) == (1, 0, before.stacks[0][0])


def test_bonuses_of_the_very_last_turn_are_played() -> None:
    before = near_top(hands="rbog|", stacks=((), ()))
    state = play(before, "N61 0")
    assert (state.seat, state.owed, state.reason) == (0, 1, None)
    state = play(state, "N62 1 p")
    assert state.reason == "placed"
    assert kinds(state) == ["placed", "bonus-drawn", "placed", "ended"]
    assert state.hands == ("", "")
