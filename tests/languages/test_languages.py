"""Every language says what English says, within Discord's limits."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from bot.matches.kinds import KINDS, MatchKind
from bot.texts import ENGLISH, catalogue, in_language
from bot.texts.locales import Bundle
from tests.languages.faults import faults
from tests.languages.sentences import SOMEBODY, sentences, values


@pytest.mark.parametrize("language", catalogue().languages)
def test_a_language_is_whole(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS.values() if not kind.posted], ids=lambda kind: kind.name
)
def test_what_is_not_posted_is_brought_back_by_a_command(kind: MatchKind) -> None:
    assert f"kind-command-{kind.name}" in catalogue().keys(ENGLISH)


@pytest.mark.parametrize("language", catalogue().languages)
def test_what_can_be_done_with_ones_data_is_said_before_the_long_list(language: str) -> None:
    first, _, rest = in_language(language)("privacy-page").partition("\n•")
    assert rest
    assert in_language(language)("button-data-export") in first
    assert in_language(language)("button-data-ask") in first


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


@pytest.mark.parametrize("language", catalogue().languages)
def test_what_is_filled_in_is_what_fluent_would_say(language: str) -> None:
    spoken = catalogue()._read(language)
    strange: list[str | int] = [-1, -12_345, 1_234_567, 0, "100 % {sure} %s %(name)s", ""]
    for key in sentences(language).keys() - spoken._plain.keys():
        given, *more = values(language, key)
        assert spoken.text(key, given)
        if spoken._forms[key] is None:
            continue  # the library itself says it
        gaps = [name for name, value in given.items() if value == SOMEBODY]
        for each in [given, *more, *({**given, **dict.fromkeys(gaps, value)} for value in strange)]:
            assert spoken.text(key, each) == spoken._by_library(key, each), (key, each)


def test_the_library_is_not_asked_where_gaps_are_only_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    say = in_language(ENGLISH)
    say("list-last", first="a", last="b")
    monkeypatch.setattr(Bundle, "format_pattern", lambda *_: pytest.fail("the library is asked"))
    assert say("list-last", first="c", last="d").startswith("c ")
    assert say("axio-placed", name="Ann", tile="rg", first="C", second="D", points="1").startswith("Ann ")
