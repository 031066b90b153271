"""What players are told about an Iota position, and that the scene is the position."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from bot.games.iota.state import CARDS, Options, State, cell_label
from bot.games.turns import Left
from bot.pictures.iota import IotaAdapter
from bot.texts import listed
from tests.games.iota_positions import IOTA, act, cell, laid, position
from tests.pictures.said import NAMES, SAY, lines, who

SHOW = IotaAdapter()
told = partial(lines, IOTA, SHOW)


def example() -> State:
    """The worked example of the rules after its fourth turn."""
    state = position(
        "gt2 N20, bx2 O20, rc2 P20, bc1 P19, yc3 P21, ys2 Q20, rs3 Q19", "gx2 gt3 gc4 gs1", recent=()
    )
    return act(state, "gx2 N18 gt3 O18 gc4 P18 gs1 Q18")


def test_a_play_is_told_with_every_line_lots_and_doublings() -> None:
    doubled = "".join(SAY(f"iota-doubled-{why}") for why in ("lot", "lot", "four"))
    assert told(example()) == [
        played("gx2 N18, gt3 O18, gc4 P18, gs1 Q18"),
        SAY("iota-line-lot", first="N18", last="Q18", sum="2 + 3 + 4 + 1", points=10),
        SAY("iota-line-lot", first="P18", last="P21", sum="4 + 1 + 2 + 3", points=10),
        SAY("iota-line", first="Q18", last="Q20", sum="1 + 3 + 2", points=6),
        SAY("iota-total-doubled", points=26, doubled=doubled, total=208),
    ]


def played(cards: str) -> str:
    """What Anna's play of these cards is called, as in "gx2 N18, gt3 O18"."""
    pairs = (each.split() for each in cards.split(", "))
    laid = (SAY("iota-laid", card=SAY(f"iota-face-{card}"), cell=cell) for card, cell in pairs)
    return SAY("iota-played", name="Anna", cards=listed(laid, SAY))


def test_a_wild_card_counts_nothing_and_is_named() -> None:
    state = act(position("rc1 N20", "w rc3 gs1 gs2"), "w O20")
    assert told(state) == [
        played("w O20"),
        SAY("iota-line", first="N20", last="O20", sum="1 + 0", points=1),
        SAY("iota-total", total=1),
    ]


def test_the_last_card_doubles_and_ends() -> None:
    state = act(position("rc1 N20", "rc2|gs1 gs2", pile=()), "rc2 O20")
    assert told(state)[2:] == [
        SAY("iota-total-doubled", points=3, doubled=SAY("iota-doubled-last"), total=6),
        SAY("iota-ended-last-card"),
    ]


def test_the_kids_game_tells_no_points() -> None:
    state = act(position("rc1 N20", "rc2|gs1 gs2", pile=(), options=Options(kids=True)), "rc2 O20")
    view = IOTA.view(state, None)
    everything = "\n".join([*told(state), SHOW.scores(view, who, SAY), SHOW.ranking_text(view, who, SAY)])
    assert "point" not in everything
    assert SHOW.ranking_text(view, who, SAY).split("\n") == [
        SAY("game-won", name="Anna"),
        "1. Anna",
        "2. Ben",
    ]


def test_a_pass_tells_the_number_of_cards_only() -> None:
    start = position("rc1 N20", "rc2 gs1 bt3 yx4")
    assert told(act(start, "pass")) == ["Anna passes."]
    assert told(act(start, "pass rc2")) == ["Anna passes and puts 1 card under the pile."]
    assert told(act(start, "pass rc2 gs1 bt3")) == ["Anna passes and puts 3 cards under the pile."]


def test_a_swap_and_what_follows_are_one_turn() -> None:
    state = act(position("rc1 N20, w O20", "rc2 gs1 bt3 yx4"), "swap rc2 O20")
    swapped = SAY("iota-swapped", name="Anna", card=SAY("iota-face-rc2"), cell="O20")
    assert told(state) == [swapped]
    view = IOTA.view(state, None)
    assert SHOW.decision(view, who, SAY) == SAY("iota-decide-swapped", name="Anna", pile=view.pile)
    assert told(act(state, "w P20"))[0] == swapped


def test_leaving_and_ending_are_told() -> None:
    state = IOTA.leave(position("rc1 N20", seats=3), 1)
    assert isinstance(state.recent[0], Left)
    assert told(state) == [SAY("iota-left", name="Ben")]
    assert "Ben (has left): 0 points" in SHOW.scores(IOTA.view(state, None), who, SAY)
    over = IOTA.leave(state, 2)
    assert SAY("game-ended-alone") in told(over)
    ranking = SHOW.ranking_text(IOTA.view(over, None), who, SAY)
    assert ranking.split("\n") == [
        SAY("game-won", name="Anna"),
        SAY("points-result", place=1, name="Anna", points=0),
        SAY("points-result-left", place=2, name="Cleo", points=0),
        SAY("points-result-left", place=3, name="Ben", points=0),
    ]


def test_equal_points_share() -> None:
    state = act(position("rc1 N20", "bs2|bs3", pile=()), "pass", "pass")
    ranking = SHOW.ranking_text(IOTA.view(state, None), who, SAY)
    assert ranking.splitlines() == [
        SAY("game-won-shared", names="Anna and Ben"),
        *(SAY("points-result", place=1, name=name, points=0) for name in ("Anna", "Ben")),
        SAY("points-shared"),
    ]


def test_the_scene_is_the_position(scene: list[Any]) -> None:
    state = example()
    SHOW.board(IOTA.view(state, None), NAMES[:2])
    (board,) = scene
    for card, number in state.grid:
        row, column = divmod(number, len(board.columns))
        assert board.columns[column] + board.rows[row] == cell_label(number)
        assert (card, number) in board.cards
    assert set(board.recent) == {cell(label) for label in ("N18", "O18", "P18", "Q18")}
    assert [(player.name, player.score, player.cards) for player in board.players] == [
        ("Anna", 208, 4),
        ("Ben", 0, 4),
    ]
    assert [player.to_move for player in board.players] == [False, True]
    assert board.pile == len(state.pile)


def test_every_cell_has_the_label_of_the_rules(scene: list[Any]) -> None:
    SHOW.board(IOTA.view(position("rc1 N20"), None), NAMES[:2])
    (board,) = scene
    wide = len(board.columns)
    assert all(
        board.columns[number % wide] + board.rows[number // wide] == cell_label(number)
        for number in range(wide * len(board.rows))
    )


def test_a_preview_shows_chosen_cards_and_targets(scene: list[Any]) -> None:
    view = IOTA.view(example(), 1)
    cards = laid("rc2 N21")
    SHOW.preview(view, NAMES[:2], cards, [cell("N22")])
    SHOW.marked_hand(view, [2])
    board, hand = scene
    assert (board.preview, board.targets, board.recent) == (cards, (cell("N22"),), ())
    SHOW.preview(view, NAMES[:2], (), [cell("N22")], [cell("N18")], zoomed=True)
    assert (scene[-1].targets, scene[-1].unfinished, scene[-1].zoomed) == (
        (cell("N22"),),
        (cell("N18"),),
        True,
    )
    assert (hand.cards, hand.chosen) == (view.hand, (2,))


def test_what_everybody_sees_does_not_depend_on_hands_or_pile() -> None:
    """Two positions that differ only in hidden things: one hand is stuck, the other is not."""
    block = """rc1 N20, gs2 O20, bt3 P20, yx4 Q20, gt4 N21, rx3 O21, yc2 P21, bs1 Q21,
        bx2 N22, yt1 O22, rs4 P22, gc3 Q22, ys3 N23, bc4 O23, gx1 P23"""
    one = position(block.replace("\n", ""), "rc2 gs1 gs4 yx1|bs2 bs3 gt1 gt2")
    other = replace(one, hands=(("rt2", "w", "w", "gc1"), one.hands[1]), pile=CARDS[: len(one.pile)])

    def public(state: State) -> list[Any]:
        found: list[Any] = []
        for seat in (None, 1):
            view = IOTA.view(state, seat)
            found += [
                SHOW.board(view, NAMES[:2]),
                SHOW.board_alt(view, NAMES[:2], SAY),
                SHOW.board_text(view, who, SAY),
                SHOW.decision(view, who, SAY),
                SHOW.scores(view, who, SAY),
                SHOW.choices(view),
            ]
        return found

    assert public(one) == public(other)
    decisions = [SHOW.decision(IOTA.view(state, 0), who, SAY) for state in (one, other)]
    assert [SAY("iota-stuck") in decision for decision in decisions] == [True, False]


def test_a_hand_is_named_with_what_to_type() -> None:
    view = IOTA.view(position("rc1 N20", "rc2 w"), 0)
    assert SHOW.hand_text(view, SAY) == "🟥 red circle 2 (rc2) and 🃏 wild card (w)"
    assert SHOW.hand(IOTA.view(position("rc1 N20", "rc2 w"), None)) is None


def test_that_a_wild_card_can_be_swapped_is_not_said_to_all() -> None:
    with_wild, without = (position(grid) for grid in ("rc1 N20, w O20", "rc1 N20"))
    verbs = [
        [choice.verb for choice in SHOW.choices(IOTA.view(state, None))] for state in (with_wild, without)
    ]
    assert verbs == [["iota-lay", "iota-pass"]] * 2


def test_variants_are_named() -> None:
    assert SHOW.variant(Options(), SAY) == ""
    half, kids = (SAY(f"iota-variant-{name}") for name in ("half", "kids"))
    assert SHOW.variant(Options(half=True), SAY) == half
    assert SHOW.variant(Options(half=True, kids=True), SAY) == f"{half} {kids}"


def test_the_table_in_words_names_every_card() -> None:
    # In the order in which they were laid, which is not that of reading.
    state = position("gt4 N21, w O20, rc1 N20", "rc2 w|gt1")
    assert SHOW.board_text(IOTA.view(state, None), who, SAY).split("\n") == [
        "Anna: 0 points · 2 cards",
        "Ben: 0 points · 1 card",
        f"Cards in the pile: {len(state.pile)}.",
        "Row 20: N 🟥 red circle 1, O 🃏 wild card",
        "Row 21: N 🟩 green triangle 4",
    ]


def test_words_for_all_cards_on_the_table_fit() -> None:
    # A row each would be longest, but a table has lines both ways; two a row is more than any match shows.
    cells = [cell(f"{column}{row}") for row in range(4, 37) for column in "NP"]
    grid = tuple(zip((*CARDS, "w", "w"), cells, strict=True))
    state = replace(position("rc1 N20", seats=4), grid=grid)
    names = ["W" * 32] * 4
    assert len(SHOW.board_text(IOTA.view(state, None), lambda seat: f"**{names[seat]}**", SAY)) < 4096
