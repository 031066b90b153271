"""Every language says what English says, within Discord's limits."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from bot.matches.kinds import KINDS, MatchKind
from bot.texts import ENGLISH, catalogue
from tests.languages.faults import faults
from tests.languages.sentences import sentences


@pytest.mark.parametrize("language", catalogue().languages)
def test_a_language_is_whole(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS.values() if not kind.posted], ids=lambda kind: kind.name
)
def test_what_is_not_posted_is_brought_back_by_a_command(kind: MatchKind) -> None:
    assert f"kind-command-{kind.name}" in catalogue().keys(ENGLISH)


@pytest.mark.parametrize("language", catalogue().languages)
def test_what_is_said_as_it_is_written_is_what_fluent_would_say(language: str) -> None:
    texts, patterns = catalogue(), sentences(language)
    assert texts.keys(language) == set(patterns)
    plain = {
        key: "".join(str(each.value) for each in pattern.elements if isinstance(each, ast.TextElement))
        for key, pattern in patterns.items()
        if not any(isinstance(each, ast.Placeable) for each in pattern.elements)
    }
    assert {key: texts.text(language, key) for key in plain} == plain
