"""What players are told about a Paper World position, and that the scene is the position."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.games.paper_world.state import GoalWon, LastRound, Lay, Options, State, TokenTaken
from bot.games.turns import Left, Started
from bot.pictures.paper_world import PaperWorldAdapter
from bot.pictures.paper_world_events import cards_text
from bot.texts import listed
from renderers.paper_panel import TOKEN_POINTS
from tests.games.paper_world_positions import PAPER_WORLD, cell, play, position, skilled
from tests.pictures.said import NAMES, SAY, lines, who
from tests.telling import with_unicode

SHOW = PaperWorldAdapter()
told = partial(lines, PAPER_WORLD, SHOW)


def decided(state: State) -> str:
    return SHOW.decision(PAPER_WORLD.view(state, None), who, SAY)


def buttons(state: State) -> list[str]:
    return [SAY(choice.key) for choice in SHOW.choices(PAPER_WORLD.view(state, None))]


def ranked(state: State) -> list[str]:
    return SHOW.ranking_text(PAPER_WORLD.view(state, None), who, SAY).split("\n")


def test_a_take_is_told_by_colour_or_value() -> None:
    state = position(piles=(("b1",), ("b3s",), ("y2",), ("g1",), ("k1",)))
    blue = SAY("paperworld-took-colour", name="Anna", what="b", cards=cards_text(("b1", "b3s"), SAY))
    twos = SAY("paperworld-took-value", name="Anna", what="2", cards=cards_text(("y2",), SAY))
    assert told(play(state, "take blue"))[0] == blue
    assert told(play(state, "take 2"))[0] == twos


def placed(*cards: str) -> str:
    """What is told of Anna's cards, each told in words already."""
    return SAY("paperworld-laid", name="Anna", cards=listed(cards, SAY))


def test_lays_of_a_turn_are_one_sentence_until_the_token_moves() -> None:
    state = play(position(hands="y2 y3 y1s k5 k4"), "lay y2 C3; lay y3 C3; lay y1s D3 token")
    assert told(state) == [
        placed(
            *(
                SAY("paperworld-laid-card", card=card, cell=where)
                for card, where in (("y2", "C3"), ("y3", "C3"), ("y1s", "D3"))
            )
        ),
        SAY("paperworld-token-taken", name="Anna", cell="D3"),
    ]
    assert told(play(state, "done"))[:2] == told(state)


def test_skips_say_what_they_cost_and_never_which_cards_paid() -> None:
    paid = told(play(position(hands="y3 k5"), "lay y3 C3 -k5"))
    assert paid == [placed(SAY("paperworld-laid-paid", card="y3", cell="C3", count=1))]
    free = told(play(position(lands="y1 C3, b1 D3", hands="y3", token=(0, cell("D3"))), "lay y3 C3"))
    assert free == [placed(SAY("paperworld-laid-free", card="y3", cell="C3"))]


@pytest.mark.parametrize(
    ("origin", "says"),
    [
        (None, "✂ Anna puts the scissors token on C3."),
        (0, "✂ Anna moves the scissors token to C3."),
        (1, "✂ Anna takes the scissors token from Ben and puts it on C3."),
    ],
)
def test_where_the_token_comes_from(origin: int | None, says: str) -> None:
    assert told(position(recent=(TokenTaken(0, cell("C3"), origin),))) == [says]


def test_the_first_post_tells_the_goals() -> None:
    lines = told(position(recent=(Started(1),)))
    goals = "; ".join(SAY(f"paperworld-goal-{goal}") for goal in ("3a", "6b", "4b"))
    assert lines == SAY("paperworld-started", name="Ben", goals=goals).split("\n")


def test_goals_the_last_round_and_leaving_are_told() -> None:
    few = (("b1",), ("b2",), (), (), ())
    state = position(3, piles=few, recent=(GoalWon(0, "4b", 1), LastRound(0)))
    assert told(state) == [
        "🏅 Anna reaches a goal: at least two piles showing a 5 — 1 point.",
        "⏳ Only 2 piles are left in the middle: everybody has one more turn, Anna the last one.",
    ]
    gone = position(3, piles=few, left=(0,), recent=(Left(0), LastRound(0)))
    assert told(gone)[1] == "⏳ Only 2 piles are left in the middle: everybody has one more turn."


def test_a_discard_and_a_pass_are_told() -> None:
    state = play(position(hands="y1 y1 y2 y3 y4 y5 k1 k2"), "take blue", "discard y1 y1 k1 k2")
    assert told(state)[1] == "Anna discards 4 cards, down to 9."
    last = play(position(hands="y5", piles=((),) * 5, last_turns=(0, 1)), "pass")
    assert told(last)[0] == SAY("paperworld-passed", name="Anna")


@pytest.mark.parametrize(
    ("state", "says", "labels"),
    [
        (position(), SAY("paperworld-decide-take", name="Anna"), ["Take"]),
        (position(hands="y2"), "take cards from the middle, or place some", ["Take", "Place"]),
        (position(hands="y2", last_turns=(0, 1)), "your last turn", ["Take", "Place"]),
        (position(hands="", last_turns=(0, 1)), "your last turn", ["Take"]),
        (position(hands="y2", piles=((),) * 5), "the middle is empty", ["Place", "Pass"]),
        (position(piles=((),) * 5), "the middle is empty", ["Pass"]),
        (play(position(hands="y2 k5"), "lay y2 C3"), "🟨 yellow or a 2", ["Place another", "End the turn"]),
        (
            play(position(hands="y2 y3 k5"), "lay y2 C3", "lay y3 C3"),
            SAY("paperworld-decide-further-colour", name="Anna", colour="y"),
            ["Place another", "End the turn"],
        ),
        (
            play(position(hands="b1 y1 k5"), "lay b1 C2", "lay y1 D3"),
            SAY("paperworld-decide-further-value", name="Anna", value="1"),
            ["Place another", "End the turn"],
        ),
        (play(position(hands="y2"), "lay y2 C3"), "no cards left; end", ["End the turn"]),
        (play(position(hands="y1 y1 y2 y3 y4 y5 k1 k2"), "take blue"), "Discard 4.", ["Discard"]),
    ],
)
def test_what_is_to_be_decided_and_its_buttons(state: State, says: str, labels: list[str]) -> None:
    assert decided(state).startswith("▶️ Anna: ")
    assert says in decided(state)
    assert buttons(state) == labels
    main = [SAY(choice.key) for choice in SHOW.choices(PAPER_WORLD.view(state, None)) if choice.main]
    assert main == [label for label in labels if label not in ("End the turn", "Pass") or len(labels) == 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_below_a_landscape_add_up_to_its_total(seats: int, scene: list[Any]) -> None:
    chance = Random(seats)
    state = PAPER_WORLD.setup(seats, Options(), "adding up")
    tokens = 0
    while state.reason is None:
        state = PAPER_WORLD.apply(state, state.seat, skilled(state, state.seat, chance))
        SHOW.board(PAPER_WORLD.view(state, None), NAMES[:seats])
        tokens += adds_up(scene[-1])
        scene.clear()
    assert tokens, "the token is worth something"


def adds_up(board: Any) -> int:
    """Makes sure that the parts of each total make that total; returns what the token is worth."""
    tokens = 0
    for land in board.landscapes:
        token = 0 if land.token is None else TOKEN_POINTS
        assert land.total == land.stars + land.goals + token - land.hand - land.discards
        tokens += token
    return tokens


def test_scores_have_a_true_minus() -> None:
    state = position(lands="y1 y2 y4 C3", hands="y5 y5 y5 y5", discards=(("k1",), ()))
    line = SHOW.scores(PAPER_WORLD.view(state, None), who, SAY).split("\n")[0]
    assert line == "Anna: −2 · stars +3, goals 0, token 0, hand −4, discards −1"


def test_the_ranking_says_what_decided() -> None:
    lands = "y5 C3|k5 C3"
    won = position(lands=lands, hands="|y1", reason="piles")
    parts = {"stars": "+5", "goals": "0", "token": "0", "discards": "0"}
    assert ranked(won) == [
        SAY("game-won", name="Anna"),
        SAY("paperworld-result", place=1, name="Anna", total="5", hand="0", **parts),
        SAY("paperworld-result", place=2, name="Ben", total="4", hand="−1", **parts),
        SAY("paperworld-decided", more="5", less="4"),
    ]
    below = position(lands=lands, hands="|y1 y1 y1 y1 y1 y1 y1", reason="piles")
    assert ranked(below)[3] == SAY("paperworld-decided", more="5", less="−2")
    tie = position(lands=lands, hands="y1", discards=((), ("y1",)), reason="piles")
    assert ranked(tie)[3] == SAY("paperworld-decided-discards", other="Ben", fewer=0, more=1)
    assert ranked(position(lands=lands, reason="piles"))[3] == SAY("paperworld-decided-shared")
    alone = position(left=(1,), reason="alone")
    assert len(ranked(alone)) == 3
    assert "(has left)" in ranked(alone)[2]


def test_the_scene_is_the_position(scene: list[Any]) -> None:
    state = position(
        3,
        lands="y1 C3|k1 y2 C3, b3s D3",
        hands="y2 y3|k2",
        token=(1, cell("D3")),
        discards=((), ("y1", "y2"), ()),
        goals=("1a", "7b", "8b"),
        rewards=((4, 2, 1), (2, 1), ()),
        won=((0, 4, 2), (0, 0, 4), (0, 0, 1)),
        piles=(("b1", "k5"), ("g2",), (), ("y1",), ("b4s",)),
    )
    state = play(state, "lay y2 C3", "done")
    SHOW.board(PAPER_WORLD.view(state, None), NAMES[:3])
    [board] = scene
    assert board.middle == ("k5", "g2", "", "y1", "b4s")
    assert board.heights == (2, 1, 0, 1, 1)
    assert [goal.side for goal in board.goals] == ["1a", "7b", "8b"]
    assert board.goals[0].tokens == ((4, ""), (2, ""), (1, ""))
    assert board.goals[1].tokens == ((4, "A"), (2, ""), (1, ""))
    assert board.goals[2].tokens == ((4, "B"), (2, "A"), (1, "C"))
    anna, ben, cleo = board.landscapes
    assert (anna.tops[cell("C3")], anna.recent, anna.token) == ("y2", (cell("C3"),), None)
    assert (ben.tops[cell("D3")], ben.token, ben.to_move) == ("b3s", cell("D3"), True)
    assert (ben.stars, ben.goals, ben.hand, ben.discards, ben.total) == (3, 4, 1, 2, 6)
    assert (cleo.letter, cleo.name, cleo.recent) == ("C", "Cleo", ())


def test_what_was_taken_or_won_is_marked(scene: list[Any]) -> None:
    state = position(lands="y5 C3, b5 D3", rewards=((2, 1),) * 3)
    SHOW.board(PAPER_WORLD.view(play(state, "take blue"), None), NAMES[:2])
    assert [land.took for land in scene[0].landscapes] == ["recent", None]
    assert [goal.recent for goal in scene[0].goals] == [False, False, True]
    assert scene[0].goals[2].tokens == ((2, "A"), (1, ""))


def test_the_parts_add_up_in_a_preview_too_to_what_playing_it_makes(scene: list[Any]) -> None:
    state = position(lands="y1 C3|k1s C3", hands="y3s y4 k2 k5", token=(1, cell("C3")))
    lays = [Lay("y3s", cell("C3"), ("k5",), token=True)]
    SHOW.preview(PAPER_WORLD.view(state, 0), NAMES[:2], lays)
    SHOW.board(PAPER_WORLD.view(PAPER_WORLD.apply(state, 0, lays[0]), 0), NAMES[:2])
    for board in scene:
        assert adds_up(board) == TOKEN_POINTS
    totals = [[(land.total, land.hand, land.discards) for land in board.landscapes] for board in scene]
    assert totals[0] == totals[1]


def test_a_preview_shows_the_card_and_moves_the_token(scene: list[Any]) -> None:
    state = position(lands="y1 C3|k1s C3", hands="y2s y4", token=(1, cell("C3")))
    view = PAPER_WORLD.view(state, 0)
    SHOW.preview(view, NAMES[:2], [Lay("y2s", cell("C3"), (), token=True)])
    SHOW.preview(view, NAMES[:2], [Lay("y2s", cell("C3"))])
    SHOW.preview(view, NAMES[:2], [], [cell("C3"), cell("C2")])
    with_token, without, targets = scene
    own, theirs = with_token.landscapes
    assert (own.tops[cell("C3")], own.preview, own.token, theirs.token) == ("y2s", (12,), 12, None)
    assert [land.token for land in without.landscapes] == [None, 12]
    assert targets.landscapes[0].targets == (cell("C3"), cell("C2"))
    assert targets.landscapes[0].tops == view.tops[0]


def test_what_a_lay_would_bring() -> None:
    view = PAPER_WORLD.view(position(lands="y4 C3, b5 D3", hands="y5 k1", rewards=((2, 1),) * 3), 0)
    words = SHOW.lay_worth(view, [Lay("y5", cell("C3"))], SAY).split("\n")
    worth = f"{SAY('paperworld-worth-stars', stars=2)} and {SAY('paperworld-worth-cards', count=1)}"
    laid = SAY("paperworld-laid-card", card="y5", cell="C3")
    assert words[0] == SAY("paperworld-lay-worth", laid=laid, worth=worth)
    assert words[1].startswith("🏅 It would meet a goal: at least two piles showing a 5 — 2 points")
    have = replace(view, won=((0, 0, 1), (0, 0, 0)))
    assert len(SHOW.lay_worth(have, [Lay("y5", cell("C3"))], SAY).split("\n")) == 1


def test_what_several_lays_would_bring_is_one_sum() -> None:
    view = PAPER_WORLD.view(position(lands="y1 C3", hands="y2 y3 y5 k1"), 0)
    lays = [Lay("y2", cell("C3")), Lay("y3", cell("C3")), Lay("y5", cell("C3"), ("k1",))]
    words = SHOW.lay_worth(view, lays, SAY)
    for key, params in (("stars", {"stars": 5}), ("cards", {"count": 3})):
        assert with_unicode(f"paperworld-worth-{key}", **params) in words
    assert with_unicode("paperworld-lay-pays", cards=with_unicode("paperworld-card-k1")) in words


def test_the_hand_is_told_with_what_to_type(scene: list[Any]) -> None:
    view = PAPER_WORLD.view(position(hands="k1 y3s"), 0)
    assert SHOW.hand_text(view, SAY) == "`y3s` 🟨 yellow 3 ✂ and `k1` ⬛ black 1"
    SHOW.marked_hand(view, (1,))
    assert (scene[0].cards, scene[0].chosen) == (("y3s", "k1"), (1,))
    assert SHOW.hand(PAPER_WORLD.view(position(), 0)) is None
    assert SHOW.hand_text(PAPER_WORLD.view(position(), 0), SAY) == "no cards"


def test_the_table_in_words_names_all_that_lies_there() -> None:
    state = position(lands="y1 C3, b3s D3|k1 C3", piles=(("b1", "k5"), ("g2",), (), ("y1",), ("b4s",)))
    state = replace(state, token=(0, cell("D3")), rewards=((2, 1), (1,), ()), advanced=True)
    state = replace(state, won=((0, 0, 1), (0, 0, 2)))
    assert SHOW.board_text(PAPER_WORLD.view(state, None), who, SAY).split("\n") == [
        "Anna: 5 · stars +2, goals +1, token +2, hand 0, discards 0",
        "Ben: 2 · stars 0, goals +2, token 0, hand 0, discards 0",
        "Advanced rules: several skips in a turn, and several values left out at once.",
        "**The middle:** ⬛ black 5 (pile of 2), 🟩 green 2 (the last card),"
        f" {SAY('paperworld-text-no-pile')},"
        " 🟨 yellow 1 (the last card), 🟦 blue 4 ✂ (the last card)",
        "**Goals**",
        f"• {SAY('paperworld-goal-3a')} — points still to be had: 2, 1",
        f"• {SAY('paperworld-goal-6b')} — points still to be had: 1",
        f"• {SAY('paperworld-goal-4b')} — {SAY('paperworld-text-tokens-none')}, "
        + ", ".join(
            SAY("paperworld-text-token-won", letter=letter, name=name, points=points)
            for letter, name, points in (("A", "Anna", 1), ("B", "Ben", 2))
        ),
        "**The landscape of** Anna: C3 🟨 yellow 1, D3 🟦 blue 3 ✂ with the scissors token",
        "**The landscape of** Ben: C3 ⬛ black 1",
    ]
    plain = SHOW.board_text(PAPER_WORLD.view(position(lands="y1 C3|"), None), who, SAY).split("\n")
    assert plain[2].startswith("**The middle:**")
    assert plain[-3:] == [
        SAY("paperworld-text-token"),
        "**The landscape of** Anna: C3 🟨 yellow 1",
        SAY("paperworld-text-landscape-none", name="Ben"),
    ]


def test_variants_are_named() -> None:
    assert SHOW.variant(Options(), SAY) == ""
    for name in ("first_game", "advanced"):
        sentence = SAY(f"paperworld-variant-{name.replace('_', '-')}")
        assert SHOW.variant(Options(**{name: True}), SAY) == sentence
