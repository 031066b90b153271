"""The pages of the rules: each position was judged by the rules, and no sentence has a number of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.catalog import TITLES
from bot.games.iota.scoring import score
from bot.games.iota.state import Played, Swapped
from bot.games.paper_world.state import GoalWon, Laid, TokenTaken, Took
from bot.games.rota.state import Placed as RotaPlaced
from bot.lessons.games import TAUGHT
from bot.lessons.taught import Page
from bot.refusal import Illegal, Refusal
from bot.texts import catalogue

PAGES = [(key, page) for key, taught in TAUGHT.items() for page in taught.pages]
each_page = pytest.mark.parametrize(
    ("key", "page"), PAGES, ids=[f"{key}-{page.topic}" for key, page in PAGES]
)
TEXTS = Path(__file__).parents[2] / "bot" / "texts"


def reached(key: str, topic: str) -> Any:
    """The position of a page."""
    page = next(page for page in TAUGHT[key].pages if page.topic == topic)
    return page.position.reached(TITLES[key].game)


def last(state: Any, kind: type) -> Any:
    """The newest event of this kind."""
    return [event for event in state.recent if isinstance(event, kind)][-1]


def test_every_game_is_taught() -> None:
    assert list(TAUGHT) == list(TITLES)


@each_page
def test_what_a_page_shows_as_tried_is_refused(key: str, page: Page) -> None:
    game = TITLES[key].game
    state = page.position.reached(game)
    if page.position.tried:
        with pytest.raises(Illegal):
            game.apply(state, state.seat, page.position.action(game, state))
    assert ("ranking" in page.shows) <= (state.reason is not None), "only a match that is over has a ranking"
    assert ("hand" in page.shows) <= (state.reason is None)


@each_page
def test_a_page_gives_its_sentence_what_it_needs(key: str, page: Page) -> None:
    state = page.position.reached(TITLES[key].game)
    given = {**TAUGHT[key].figures, **page.figures(state)}
    for language in catalogue().languages:
        assert catalogue().parameters(language, f"{key}-rules-{page.topic}") <= set(given)


@pytest.mark.parametrize("key", TAUGHT)
def test_no_figure_is_for_nothing(key: str) -> None:
    used = [catalogue().parameters("en", f"{key}-rules-{page.topic}") for page in TAUGHT[key].pages]
    assert set(TAUGHT[key].figures) - set().union(*used) == set()


@pytest.mark.parametrize("language", catalogue().languages)
def test_no_sentence_of_the_rules_has_a_number_of_its_own(language: str) -> None:
    words = []
    for file in sorted((TEXTS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value and "-rules-" in entry.id.name:
                parts = [part for part in entry.value.elements if isinstance(part, fluent.TextElement)]
                words += [(entry.id.name, part.value) for part in parts]
    assert len(words) > len(PAGES)
    assert [(name, text) for name, text in words if re.search(r"\d", text)] == []


def test_no_sentence_of_the_rules_writes_a_larger_number_as_a_word() -> None:
    numbers = "five|six|seven|eight|nine|ten|eleven|twelve|sixteen|eighteen|twenty|sixty|hundred"
    file = (TEXTS / "en" / "rules.ftl").read_text("utf-8")
    assert re.findall(rf"\b({numbers})\b", file) == []


SHOWN: dict[tuple[str, str], Callable[[Any], Any]] = {
    ("axio", "score"): lambda state: sum(state.recent[0].points) and not state.recent[0].pyramids,
    ("axio", "nothing"): lambda state: sum(state.recent[0].gained) == 0,
    ("axio", "pyramid"): lambda state: max(state.recent[0].pyramids[0].points) == 2,
    ("axio", "bonus"): lambda state: state.recent[0].bonuses and state.owed,
    ("axio", "exchange"): lambda state: state.phase == "exchange",
    ("axio", "end"): lambda state: state.reason == "full",
    ("rota", "score"): lambda state: sorted(last(state, RotaPlaced).worth)[-2:] == [1, 2],
    ("rota", "nothing"): lambda state: sum(last(state, RotaPlaced).points) == 0,
    ("rota", "empty"): lambda state: last(state, RotaPlaced).named,
    ("rota", "bonus"): lambda state: last(state, RotaPlaced).arrived and state.owed,
    ("rota", "end"): lambda state: state.reason == "placed",
    ("iota", "lines"): lambda state: len(last(state, Played).score.lines) == 1,
    ("iota", "points"): lambda state: len(last(state, Played).score.lines) == 2,
    ("iota", "lot"): lambda state: last(state, Played).score.doublings == ("lot",),
    ("iota", "four"): lambda state: "four" in last(state, Played).score.doublings,
    ("iota", "wild"): lambda state: (
        len(last(state, Played).score.lines) == 2
        and any(card == "w" for card, _ in last(state, Played).cards)
    ),
    ("iota", "swap"): lambda state: last(state, Swapped) and state.midturn,
    ("iota", "end"): lambda state: state.reason == "last-card",
    ("paperworld", "take"): lambda state: len(last(state, Took).cards) > 1,
    ("paperworld", "place"): lambda state: not last(state, Laid).skipped,
    ("paperworld", "skip"): lambda state: last(state, Laid).discarded == 1,
    ("paperworld", "token"): lambda state: last(state, TokenTaken),
    ("paperworld", "free"): lambda state: last(state, Laid).skipped and not last(state, Laid).discarded,
    ("paperworld", "goals"): lambda state: last(state, GoalWon).points == max(state.rewards[1]),
    ("paperworld", "end"): lambda state: state.reason == "piles",
}


@pytest.mark.parametrize(("key", "topic"), SHOWN)
def test_a_position_shows_what_its_page_is_about(key: str, topic: str) -> None:
    assert SHOWN[key, topic](reached(key, topic))


@pytest.mark.parametrize(
    ("key", "topic", "why"),
    [
        ("axio", "place", "axio-first-tile"),
        ("rota", "place", "rota-not-beside"),
        ("iota", "broken", "iota-line-broken"),
        ("paperworld", "blocked", "paperworld-token-on-pile"),
    ],
)
def test_what_is_not_allowed_is_refused_for_the_reason_of_its_page(key: str, topic: str, why: str) -> None:
    game, page = TITLES[key].game, next(page for page in TAUGHT[key].pages if page.topic == topic)
    state = page.position.reached(game)
    with pytest.raises(Refusal) as refused:
        game.apply(state, state.seat, page.position.action(game, state))
    assert refused.value.key == why


def test_figures_are_those_that_matches_come_to() -> None:
    """Found again in positions, not where the figures were taken from."""
    axio, rota, iota, paper = (TAUGHT[key].figures for key in ("axio", "rota", "iota", "paperworld"))
    assert max(max(markers) for markers in reached("axio", "bonus").markers) == axio["top"]
    first = reached("axio", "here")
    assert {len(rack) for rack in first.racks} == {axio["rack"]}
    assert len(first.bag) + sum(map(len, first.racks)) == axio["tiles"]
    assert sum(cell != "." for cell in first.board) == axio["symbols"]
    assert max(max(markers) for markers in reached("rota", "bonus").markers) == rota["top"]
    assert {len(stack) + 1 for stack in reached("rota", "place").stacks} == {rota["own"]}
    first = reached("iota", "aim")
    assert {len(hand) for hand in first.hands} == {iota["hand"]}
    dealt = len(first.pile) + sum(map(len, first.hands)) + len(first.grid)
    assert (dealt, first.pile.count("w")) == (int(iota["cards"]) + int(iota["wilds"]), iota["wilds"])
    lot = last(reached("iota", "lot"), Played)
    assert score(reached("iota", "lot").grid[: -len(lot.cards)], lot.cards, False) == lot.score
    assert max(len(line.cards) for line in lot.score.lines) == iota["lot"]
    over = reached("paperworld", "end")
    assert sum(map(bool, over.piles)) <= int(paper["last"])
    token = next(part.token for part in TITLES["paperworld"].game.view(over, None).scores if part.token)
    assert token == paper["token"]


def test_another_colour_brings_the_empty_corner_less() -> None:
    page = next(page for page in TAUGHT["rota"].pages if page.topic == "empty")
    figures = page.figures(reached("rota", "empty"))
    assert 0 < int(figures["less"]) < int(figures["worth"])
    assert figures["named"] != figures["other"]


def test_where_a_look_ends_without_points_is_a_wall_and_a_gap() -> None:
    page = next(page for page in TAUGHT["axio"].pages if page.topic == "nothing")
    figures = page.figures(reached("axio", "nothing"))
    assert (figures["wall"], figures["wall_far"]) == ("F4", "F3")
    assert (figures["gap"], figures["gap_far"]) == ("G6", "G7")
