"""A game is complete: each of its parts is there, and each list has its line.

It goes by the folders in bot/games, so it says from the first step on what is missing.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.app import GAMES
from bot.catalog import TITLES, TitleOf
from bot.commands.all_commands import all_commands
from bot.games.axio.rules import Axio
from bot.pictures.rota import RotaAdapter
from bot.texts import catalogue, text
from tests.games.games import GAMES as PLAYED
from tests.games.games import Subject, folder_of
from tests.renderers.test_golden import DRAWN

if TYPE_CHECKING:
    # An ignore without use is an error, so this fails where the adapter of another game's views is accepted.
    TitleOf(Axio(), RotaAdapter())  # type: ignore[misc]  # the type checker must refuse it

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(
    path.name for path in (ROOT / "bot" / "games").iterdir() if path.name[0].isalpha() and path.is_dir()
)
"""Every game that somebody has begun to write."""

WANTED = {
    "bot/games/{}/__init__.py": "empty: it makes the folder a package",
    "bot/games/{}/state.py": "what a match consists of",
    "bot/games/{}/rules.py": "the rules, a class on Game",
    "bot/texts/en/{}.ftl": "all sentences",
    "tests/games/{}_positions.py": "what the tests of the rules need; see Subject in games.py",
    "tests/games/test_{}*.py": "a test for each rule",
    "renderers/{}.py": "the pictures",
    "tests/renderers/{}_scenes.py": "DRAWN, a picture of each kind",
    "tests/renderers/test_{}_pictures.py": "what only its pictures show",
    "bot/pictures/{}.py": "from a view to scenes and sentences, a class on Adapter",
    "tests/pictures/test_{}.py": "that the scene is the position",
    "bot/commands/games/{}/__init__.py": "empty: it makes the folder a package",
    "bot/commands/games/{}/commands.py": "the commands",
    "bot/commands/games/{}/panel.py": "what the buttons do",
    "tests/discord/commands/games/{}/test_playing.py": "what it refuses and offers",
    "tests/playground/{}_player.py": "who plays it in the browser, by commands and by panels",
}
"""What a game consists of, by the name of its folder, and what for; a `test_` file has at least one test."""

PLACES = ("bot", "renderers", "tests")

SHARED = {"start", "board", "scores", "rules", "leave", "stop"}


OFFERS, HANDLERS = all_commands(GAMES)
GROUPS = {each.name: each for each in OFFERS if isinstance(each, app_commands.Group)}


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_has_all_its_modules_and_tests(name: str) -> None:
    wanted = {path.format(name): why for path, why in WANTED.items()}
    assert {path: why for path, why in wanted.items() if not any(map(_filled, ROOT.glob(path)))} == {}


def _filled(path: Path) -> bool:
    return not path.name.startswith("test_") or "def test_" in path.read_text("utf-8")


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_is_in_the_catalog_and_in_the_app(name: str) -> None:
    keys = [key for key, title in TITLES.items() if folder_of(title.game) == name]
    assert keys, "add its line to bot/catalog.py, together with that in bot/app.py"
    assert keys[0] in GROUPS, "add its line to bot/app.py"
    assert TITLES[keys[0]].adapter.game is type(TITLES[keys[0]].game)


@pytest.mark.parametrize("name", FOLDERS)
def test_a_game_is_drawn_by_the_tests(name: str) -> None:
    """The sizes, bytes, threads and golden pictures of all of them are looked at by shared tests."""
    drawn = {path.split("/")[1] for path in DRAWN if path.split("/")[0] == name}
    hands = drawn & {"hand", "rack"}
    assert hands, "a picture called hand, or rack"
    assert drawn > hands | {"ranking", "lobby"}, "a picture called ranking, and at least one of the board"
    golden = {path.stem for path in (ROOT / "tests/renderers/golden" / name).glob("*.png")}
    assert golden == drawn, f"GOLDEN=write .venv/bin/pytest tests/renderers/test_golden.py -k {name}"


def test_every_game_is_played_by_the_tests() -> None:
    assert {subject.game.key for subject in PLAYED} == set(TITLES)


def test_every_game_has_its_commands_with_all_that_games_share() -> None:
    groups = {
        key: {command.name for command in group.commands} for key, group in GROUPS.items() if key in TITLES
    }
    assert set(groups) == set(TITLES)
    for key, names in groups.items():
        assert names >= SHARED, key
        assert len(names & {"hand", "rack"}) == 1, f"/{key} hand, or rack, shows what only its owner sees"


def test_a_text_that_a_command_needs_is_offered_while_it_is_typed() -> None:
    silent = [
        f"/{game.title.game.key} {each.name} {option.name}"
        for game in GAMES
        for each in GROUPS[game.title.game.key].walk_commands()
        if isinstance(each, app_commands.Command) and each.callback in game.commands.values()
        for option in each.parameters
        if option.required and option.type is AppCommandOptionType.string and not option.autocomplete
    ]
    assert silent == []


def test_every_component_of_a_game_bears_its_key() -> None:
    for game in GAMES:
        assert game.handlers
        assert [verb for verb in game.handlers if not verb.startswith(f"{game.title.game.key}-")] == []
    verbs = [verb for game in GAMES for verb in game.handlers]
    assert len(verbs) == len(set(verbs))


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
            at_once = f"a button that plays at once is {key}-do with a notation, all others open a panel"
            assert bool(choice.rest) == (choice.verb == f"{key}-do"), at_once
            assert choice.verb in handlers
            assert text("en", choice.key)
        (seat,) = game.to_move(state)
        state = game.apply(state, seat, subject.skilled(state, seat, chance))
    assert seen
    assert adapter.choices(game.view(state, None)) == ()


@pytest.mark.parametrize("key", TITLES)
def test_the_documents_name_a_game(key: str) -> None:
    readme, title = (ROOT / "README.md").read_text("utf-8"), TITLES[key].game.title
    assert f"**{title}**" in readme, "the sentence that names the games"
    assert f"`/{key}`" in readme, "the sentence that says what `/axio` stands for"
    assert f"`/{key} start`" in readme
    assert title in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("subject", PLAYED, ids=lambda subject: subject.game.key)
def test_a_command_plays_each_notation(subject: Subject) -> None:
    """Matches from outside and on the offline Discord are played with `command` of the game's positions."""
    commands: dict[str, Any] = {command.name: command for command in GROUPS[subject.game.key].commands}
    game, chance = subject.game, Random("commands")
    state = game.setup(2, game.options(), "commands")
    while game.to_move(state):
        action = subject.skilled(state, game.to_move(state)[0], chance)
        name, options = subject.command(game.notate(action))
        assert set(options) <= {parameter.name for parameter in commands[name].parameters}
        state = game.apply(state, game.to_move(state)[0], action)


def test_the_guide_to_adding_a_game_names_what_exists() -> None:
    """A name that changed in the code would otherwise stay in the guide."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    code = " ".join(path.read_text("utf-8") for place in PLACES for path in (ROOT / place).rglob("*.py"))
    known = set(re.findall(r"\w+", code))
    assert [name for name in re.findall(r"`@?(?:\w+[.(])*(\w+)\)*`", guide) if name not in known] == []
