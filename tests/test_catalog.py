"""A game is complete: each of its parts is there, and each list has its line."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest
from discord import app_commands

from bot.app import GAMES
from bot.catalog import TITLES
from bot.commands.all_commands import all_commands
from bot.texts import catalogue, text
from tests.games.games import GAMES as PLAYED
from tests.renderers.test_golden import GAMES as DRAWN

ROOT = Path(__file__).parents[1]
SHARED = {"start", "board", "scores", "rules", "leave", "stop"}


def folder(key: str) -> str:
    """The name of a game's modules: that of the package its rules are in."""
    return type(TITLES[key].game).__module__.split(".")[2]


OFFERS, HANDLERS = all_commands(GAMES)
GROUPS = {each.name: each for each in OFFERS if isinstance(each, app_commands.Group)}


@pytest.mark.parametrize("key", TITLES)
def test_a_game_has_all_its_modules_and_tests(key: str) -> None:
    name = folder(key)
    wanted = [
        f"bot/games/{name}/rules.py",
        f"bot/games/{name}/state.py",
        f"bot/pictures/{name}.py",
        f"bot/commands/{name}/commands.py",
        f"bot/commands/{name}/panel.py",
        f"bot/texts/en/{name}.ftl",
        f"renderers/{name}.py",
        f"tests/games/{name}_positions.py",
        f"tests/renderers/{name}_scenes.py",
        f"tests/renderers/golden/{name}",
        f"tests/pictures/test_{name}.py",
        f"tests/commands/{name}/test_playing.py",
    ]
    assert [path for path in wanted if not (ROOT / path).exists()] == []


def test_every_game_is_played_and_drawn_by_the_tests() -> None:
    assert {subject.game.key for subject in PLAYED} == set(TITLES)
    assert set(DRAWN) == {folder(key) for key in TITLES}


def test_every_game_has_its_commands_with_all_that_games_share() -> None:
    groups = {
        key: {command.name for command in group.commands} for key, group in GROUPS.items() if key in TITLES
    }
    assert set(groups) == set(TITLES)
    for key, names in groups.items():
        assert names >= SHARED, key


def test_every_component_of_a_game_bears_its_key() -> None:
    for key in TITLES:
        assert [verb for verb in HANDLERS if verb.startswith(f"{key}-")], key


@pytest.mark.parametrize("key", TITLES)
def test_the_rules_can_be_read_to_the_last_page(key: str) -> None:
    for language in catalogue().languages:
        say = partial(text, language)
        for page in range(1, int(say(f"{key}-rules-pages")) + 1):
            assert 100 < len(say(f"{key}-rules-{page}")) < 1900


@pytest.mark.parametrize("key", TITLES)
def test_the_readme_names_the_commands_of_a_game(key: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    group = GROUPS[key]
    named: list[set[object]] = [{command.name for command in GROUPS[each].commands} for each in TITLES]
    own = {command.name for command in group.commands} - set.intersection(*named)
    assert [name for name in own if f"`/{key} {name}`" not in readme] == []


@pytest.mark.parametrize("key", TITLES)
def test_a_game_has_the_sentences_that_shared_code_asks_for(key: str) -> None:
    wanted = {f"command-{key}", f"command-{key}.description", f"hand-of-{key}", f"button-hand-{key}"}
    for language in catalogue().languages:
        assert wanted <= catalogue().keys(language)


@pytest.mark.parametrize("key", TITLES)
def test_every_button_of_a_decision_has_a_label_and_a_handler(key: str) -> None:
    """In every position of some matches, for all that the posts offer."""
    handlers = set(HANDLERS)
    subject = next(subject for subject in PLAYED if subject.game.key == key)
    game, adapter, chance = subject.game, TITLES[key].adapter, Random(key)
    state = game.setup(max(game.seats), game.options(), key)
    seen = set()
    while game.to_move(state):
        for choice in adapter.choices(game.view(state, None)):
            seen.add(choice.verb)
            assert choice.verb in handlers
            assert text("en", choice.key)
        (seat,) = game.to_move(state)
        state = game.apply(state, seat, subject.skilled(state, seat, chance))
    assert seen
    assert adapter.choices(game.view(state, None)) == ()


@pytest.mark.parametrize("key", TITLES)
def test_the_documents_name_a_game(key: str) -> None:
    assert f"`/{key} start`" in (ROOT / "README.md").read_text("utf-8")
    assert TITLES[key].game.title in (ROOT / "CHANGELOG.md").read_text("utf-8")
