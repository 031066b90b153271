"""Every language says what English says, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.matches.kinds import KINDS, MatchKind
from bot.texts import ENGLISH, catalogue
from tests.languages.faults import faults


@pytest.mark.parametrize("language", catalogue().languages)
def test_a_language_is_whole(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS.values() if not kind.posted], ids=lambda kind: kind.name
)
def test_what_is_not_posted_is_brought_back_by_a_command(kind: MatchKind) -> None:
    assert f"kind-command-{kind.name}" in catalogue().keys(ENGLISH)
