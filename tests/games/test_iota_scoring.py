"""Iota: what plays score, with the worked example card by card."""

from __future__ import annotations

from dataclasses import replace

from bot.games.iota.scoring import score
from bot.games.iota.state import Options, Play, Played, State, play
from tests.games.iota_positions import IOTA, act, at, position, scored


def turn(state: State, hand: str, *cards: tuple[str, int, int]) -> State:
    """The position after the seat on turn, with this hand, laid these cards at (x, y)."""
    hands = list(state.hands)
    hands[state.seat] = tuple(hand.split())
    state = replace(state, hands=tuple(hands))
    return IOTA.apply(state, state.seat, play(*((card, at(x, y)) for card, x, y in cards)))


def test_the_worked_example() -> None:
    state = position("gt2 N20")
    state = turn(state, "rc2 bx2 yx1 yx2", ("bx2", 1, 0), ("rc2", 2, 0))
    assert state.points == (6, 0)
    assert [line.cards for line in scored(state).lines] == [("gt2", "bx2", "rc2")]
    assert scored(state).doublings == ()

    state = turn(state, "bc1 yc3 yx1 yx2", ("bc1", 2, -1), ("yc3", 2, 1))
    assert state.points == (6, 6)
    assert [line.points for line in scored(state).lines] == [6]

    state = turn(state, "rs3 ys2 yx1 yx2", ("ys2", 3, 0), ("rs3", 3, -1))
    assert state.points == (40, 6)
    assert sorted(line.points for line in scored(state).lines) == [4, 5, 8]
    assert scored(state).doublings == ("lot",)
    assert scored(state).total == 34

    hand = (("gx2", 0, -2), ("gt3", 1, -2), ("gc4", 2, -2), ("gs1", 3, -2))
    state = turn(state, "gc4 gs1 gt3 gx2", *hand)
    assert state.points == (40, 214)
    assert sorted(line.points for line in scored(state).lines) == [6, 10, 10]
    assert scored(state).doublings == ("lot", "lot", "four")
    assert scored(state).total == 208


def test_a_line_tells_its_cells_and_cards_in_order() -> None:
    state = act(position("rc2 N20, rc3 O20", "rc1 bx1 bx2 bx3"), "rc1 m20")
    (line,) = scored(state).lines
    assert line.cells == (at(-1, 0), at(0, 0), at(1, 0))
    assert line.cards == ("rc1", "rc2", "rc3")
    assert not line.lot


def test_a_card_in_two_lines_counts_in_both() -> None:
    state = act(position("rc2 N20, bs3 O21", "yt4 bx1 bx2 bx3"), "yt4 o20")
    assert [line.points for line in scored(state).lines] == [6, 7]
    assert state.points == (13, 0)


def test_a_line_that_was_not_touched_scores_nothing() -> None:
    state = act(position("rc1 N20, rc2 O20, rc3 P20", "rc4 gs3 bx2 bx3"), "gs3 p21")
    assert [line.cards for line in scored(state).lines] == [("rc3", "gs3")]
    assert state.points == (6, 0)


def test_a_lot_doubles_the_whole_sum_and_not_its_own_line_only() -> None:
    """A fault of other implementations: (1+2+3+4) * 2 + (4+2) would be 26."""
    state = act(position("rc1 N20, rc2 O20, rc3 P20, gs2 Q21", "rc4 bx1 bx2 bx3"), "rc4 q20")
    assert [line.points for line in scored(state).lines] == [10, 6]
    assert state.points == (32, 0)


def test_an_old_lot_that_is_crossed_does_not_double() -> None:
    state = act(position("rc1 N20, rc2 O20, rc3 P20, rc4 Q20", "gs2 bx1 bx2 bx3"), "gs2 q21")
    assert scored(state).doublings == ()
    assert state.points == (6, 0)


def test_one_card_may_complete_two_lots() -> None:
    grid = "rc1 N20, rc2 O20, rc3 P20, gs1 Q17, bt2 Q18, yx3 Q19"
    state = act(position(grid, "rc4 bx1 bx2 bx3"), "rc4 q20")
    assert scored(state).doublings == ("lot", "lot")
    assert state.points == (20 * 4, 0)


def test_four_cards_double_even_when_no_lot_comes_of_it() -> None:
    """Three old cards and four new ones would be too long a line; four beside a card make a lot."""
    state = act(position("gs4 N21", "rc1 rc2 rc3 rc4"), "rc4 n20 rc3 o20 rc2 p20 rc1 q20")
    assert scored(state).doublings == ("lot", "four")
    assert state.points == ((10 + 8) * 4, 0)


def test_emptying_a_smaller_hand_is_not_playing_four() -> None:
    state = act(position("gs4 N21", "rc1 rc2 rc3|gs1"), "rc3 n20 rc2 o20 rc1 p20")
    assert scored(state).doublings == ()
    assert state.points == (6 + 7, 0)


def test_the_last_card_doubles_once_more() -> None:
    state = act(position("gs4 N21", "rc1 rc2 rc3|gs1", pile=()), "rc3 n20 rc2 o20 rc1 p20")
    assert scored(state).doublings == ("last",)
    assert state.points == (26, 0)


def test_four_last_cards_double_for_lot_four_and_end() -> None:
    state = act(position("gs4 N21", "rc1 rc2 rc3 rc4|gs1", pile=()), "rc4 n20 rc3 o20 rc2 p20 rc1 q20")
    assert scored(state).doublings == ("lot", "four", "last")
    assert state.points == (18 * 8, 0)


def test_wild_cards_count_nothing_and_make_lots() -> None:
    state = act(position("rc1 N20, w O20, rc3 P20", "w bx1 bx2 bx3"), "w q20")
    assert [line.points for line in scored(state).lines] == [4]
    assert state.points == (8, 0)


def test_two_cards_of_a_line_score_although_any_two_cards_make_one() -> None:
    assert act(position("rc1 N20", "gs4 bx1 bx2 bx3"), "gs4 n21").points == (5, 0)


def test_the_kids_game_has_no_score() -> None:
    state = act(position("rc1 N20", options=Options(kids=True)), "gs2 n21")
    assert state.points == (0, 0)
    (event,) = [event for event in state.recent if isinstance(event, Played)]
    assert event.score is None


def test_a_preview_needs_only_what_lies_there() -> None:
    action = Play((("gs4", at(0, 1)),))
    assert score((("rc1", at(0, 0)),), action.cards, last=True).total == 10
