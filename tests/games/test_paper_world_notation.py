"""Paper World: actions as text, as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.paper_world.cards import FACES, NAMES, in_order
from bot.games.paper_world.state import Action, Discard, Done, Lay, Pass, Take
from bot.refusal import Unreadable
from tests.games.paper_world_positions import PAPER_WORLD, cell, position

SOME_CARDS = st.lists(st.sampled_from(FACES), max_size=5).map(in_order)


def read(text: str) -> Action:
    return PAPER_WORLD.parse(position(), 0, text)


@given(card=st.sampled_from(FACES), at=st.integers(0, 24), discards=SOME_CARDS, token=st.booleans())
def test_every_lay_comes_back_from_its_notation(
    card: str, at: int, discards: tuple[str, ...], token: bool
) -> None:
    action = Lay(card, at, discards, token)
    assert read(PAPER_WORLD.notate(action)) == action


@given(st.lists(st.sampled_from(FACES), min_size=1, max_size=5).map(in_order))
def test_every_discard_comes_back_from_its_notation(cards: tuple[str, ...]) -> None:
    assert read(PAPER_WORLD.notate(Discard(cards))) == Discard(cards)


def test_the_notations() -> None:
    actions: list[Action] = [
        Take("b"), Take("3"), Lay("y1", cell("C2")), Lay("y3", cell("C2"), ("k2",)),
        Lay("y3s", cell("A5"), token=True), Lay("y4s", cell("C2"), ("b1", "k2"), token=True),
        Done(), Discard(("y1", "k2s")), Pass(),
    ]  # fmt: skip
    texts = [
        "take blue", "take 3", "lay y1 C2", "lay y3 C2 -k2", "lay y3s A5 token",
        "lay y4s C2 -b1 -k2 token", "done", "discard y1 k2s", "pass",
    ]  # fmt: skip
    assert [PAPER_WORLD.notate(action) for action in actions] == texts
    assert [read(text) for text in texts] == actions
    assert [read(PAPER_WORLD.notate(Take(name))) for name in NAMES] == list(map(Take, NAMES))


@pytest.mark.parametrize(
    "text",
    [
        "lay y3 C2", "LAY Y3 c2", " lay  y 3   c 2 ", "lay yellow 3 c2", "lay 3y 2c", "lay 3 yellow on c2",
        "lay c2 y3", "y3 c2", "place y3 c2", "put Yellow3 at C2", "play c2: y3", "layy3c2", "lay desert 3 c2",
    ],
)  # fmt: skip
def test_ways_to_type_a_lay(text: str) -> None:
    assert read(text) == Lay("y3", cell("C2"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("lay b2 b3", Lay("b2", cell("B3"))),
        ("lay b3 b2", Lay("b3", cell("B2"))),
        ("lay b2 y3", Lay("y3", cell("B2"))),
        ("lay b2 g3", Lay("g3", cell("B2"))),
        ("lay c3 b2", Lay("b2", cell("C3"))),
        ("lay black 2 b3", Lay("k2", cell("B3"))),
        ("lay sea 5 e5", Lay("b5", cell("E5"))),
    ],
)
def test_cards_and_cells_that_look_alike(text: str, action: Lay) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "lay y3 c2 -k2", "lay y3 c2 - k2", "lay y3 c2 k2", "lay y3 c2 minus black 2", "lay y3 c2, discard k2",
        "lay y3 c2 skip -k2", "lay c2 y3 -2k", "lay y3 c2 for k2", "lay y3 c2–k2", "lay y3 c2 −k2",
    ],
)  # fmt: skip
def test_ways_to_type_a_paid_skip(text: str) -> None:
    assert read(text) == Lay("y3", cell("C2"), ("k2",))


@pytest.mark.parametrize(
    "text",
    [
        "lay y3s c2 token -k2s", "lay y3s c2 -k2s token", "lay y3 s c2 -k2 s token", "lay y3✂️ c2 -k2✂ token",
        "lay yellow 3 with scissors on c2, take the token, -black 2 scissors", "lay c2 y3s -k2s and token",
        "lay y3(s) c2 -k2(s) scissors token", "lay y3s c2 -k2s ✂ token",
    ],
)  # fmt: skip
def test_ways_to_type_scissors_and_token(text: str) -> None:
    assert read(text) == Lay("y3s", cell("C2"), ("k2s",), token=True)


def test_discards_may_come_in_any_order() -> None:
    assert read("lay y4 c2 -k2 -b1") == Lay("y4", cell("C2"), ("b1", "k2"))
    for text in ("discard k2 y1", "Discard y1, k2", "discard -y1 -k2", "drop black 2 and yellow 1"):
        assert read(text) == Discard(("y1", "k2"))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("take blue", "b"), ("TAKE B", "b"), ("take all blue cards", "b"), ("take the blues", "b"),
        ("take sea", "b"), ("take 3", "3"), ("take 3s", "3"), ("take all 3", "3"), ("take black", "k"),
    ],
)  # fmt: skip
def test_ways_to_type_a_take(text: str, name: str) -> None:
    assert read(text) == Take(name)


@pytest.mark.parametrize(
    ("text", "action"), [(" Done ", Done()), ("end", Done()), ("finish", Done()), ("PASS", Pass())]
)
def test_ways_to_type_the_rest(text: str, action: Action) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", "lay", "take", "discard", "done done", "blue", "place blue", "lay y3 c2; done", "take `red`",
        "lay y3 c2 **hello**", "take abcdefghijklmnop",
    ],
)  # fmt: skip
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(text)
    assert (unreadable.value.key, unreadable.value.params) == ("paperworld-unreadable", {})


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("take red", "no-such-name", "red"),
        ("take all purple cards", "no-such-name", "purple"),
        ("take 6", "no-such-name", "6"),
        ("take b3", "no-such-name", "b3"),
        ("lay y6 c2", "no-such-card", "y6"),
        ("lay x3 c2", "no-such-card", "x3"),
        ("lay y3 c2 Hello", "no-such-card", "hello"),
        ("discard c2", "not-a-card", "c2"),
        ("discard y1 k9", "not-a-card", "k9"),
    ],
)
def test_the_word_that_cannot_be_read_is_named(text: str, key: str, named: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(text)
    assert (unreadable.value.key, unreadable.value.params) == (f"paperworld-{key}", {"text": named})


@pytest.mark.parametrize(
    ("text", "card"),
    [("y3", "y3"), ("b1", "b1"), ("lay black 3", "k3"), ("y4s token", "y4s"), ("y3 -k2", "y3")],
)
def test_a_card_without_a_cell_is_told_so(text: str, card: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(text)
    assert (unreadable.value.key, unreadable.value.params) == ("paperworld-no-cell", {"card": card})


@pytest.mark.parametrize(("text", "named"), [("lay y3 f1", "F1"), ("lay y3 c6", "C6"), ("lay a0 y3", "A0")])
def test_cells_that_no_landscape_has(text: str, named: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read(text)
    assert unreadable.value.key == "paperworld-no-such-cell"
    assert unreadable.value.params == {"cell": named, "first": "A1", "last": "E5"}


@given(st.text(alphabet="laytkedisconpYBGKbgsABCDEF0123456789,;:-/+ ✂", max_size=24))
def test_reading_any_text_gives_an_action_or_says_unreadable(text: str) -> None:
    try:
        action = read(text)
    except Unreadable:
        return
    assert read(PAPER_WORLD.notate(action)) == action


def test_reading_does_not_depend_on_what_is_legal() -> None:
    over = position(reason="piles", hands="y1")
    for text in ("take black", "lay k5 E5 -y1 token", "discard g3 k1s", "done", "pass"):
        assert PAPER_WORLD.notate(PAPER_WORLD.parse(over, 1, text)) == text


def test_an_action_has_one_form_only() -> None:
    for wrong in (("y6", 1, ()), ("y3", 25, ()), ("y3", -1, ()), ("y3", 1, ("k2", "b1"))):
        with pytest.raises(ValueError, match="canonical"):
            Lay(*wrong)
    for cards in ((), ("k2", "b1")):
        with pytest.raises(ValueError, match="canonical"):
            Discard(cards)
    for name in ("", "x", "6", "yb", "yellow"):
        with pytest.raises(ValueError, match="colour or value"):
            Take(name)
