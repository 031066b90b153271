"""What is named together is said as each language says it."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.lists import format_list

import bot
from bot.games.paper_world.goals import GOALS
from bot.texts import catalogue, in_language, listed, text

ROOT = Path(bot.__file__).parent
UNICODES = {"en": "en_GB"}
"""English is written without a comma before "and"."""


@pytest.mark.parametrize("language", catalogue().languages)
@pytest.mark.parametrize("names", ["", "A", "AB", "ABC", "ABCD"])
def test_a_list_is_as_unicode_has_it(language: str, names: str) -> None:
    said = listed(iter(names), in_language(language))
    assert said == format_list([*names], locale=UNICODES.get(language, language))


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Luis", "y"),
        ("Irene", "e"),
        ("**Íñigo**", "e"),
        (":red_card: rojo", "y"),
        ("<@123>", "y"),
        ("🟦", "y"),
        ("", "y"),
    ],
)
def test_in_spanish_and_is_another_word_before_its_own_sound(last: str, joined: str) -> None:
    assert listed(("Ana", last), in_language("es")) == f"Ana {joined} {last}"


@pytest.mark.parametrize("language", catalogue().languages)
def test_no_goal_of_paper_world_holds_what_parts_the_goals(language: str) -> None:
    parted = text(language, "list-break").strip()
    assert not [goal for goal in GOALS if parted in text(language, f"paperworld-goal-{goal}")]


ENUMERATED = {
    # Lines of a board in words: a cell and what is there, a pile and what is on it.
    *("pictures/axio.py", "pictures/iota.py", "pictures/rota.py", "pictures/paper_world.py"),
    # Players in the order of their places, among whom some are listed as tied.
    *("commands/finished/listing.py", "messages/post_content.py"),
    # Notations, which are the same in all languages.
    *("messages/look_back_content.py", "commands/games/paper_world/choices.py"),
}
"""Where something is separated by commas alone."""


def test_whatever_stands_in_a_sentence_is_listed() -> None:
    folders = ("commands", "messages", "pictures", "background")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.py")]
    commas = {str(file.relative_to(ROOT)) for file in files if '", ".join' in file.read_text("utf-8")}
    assert commas == ENUMERATED
