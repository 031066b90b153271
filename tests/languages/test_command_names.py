"""Which commands and options sentences may name."""

from __future__ import annotations

import pytest

from tests.languages.command_names import is_command


@pytest.mark.parametrize(
    "written",
    ["/axio start", "/settings me", "/axio", "/axio start seats:1", "/axio start#seats:1", "/iota pass rc2"],
)
def test_what_sentences_may_name(written: str) -> None:
    assert is_command(written)


@pytest.mark.parametrize(
    "written",
    [
        "/nothing",
        "/axio nothing",
        "/axio indítás",
        "/axio#start",
        "/axio start#place",
        "/axio start cell:1",
        "/ax io",
    ],
)
def test_what_sentences_may_not_name(written: str) -> None:
    assert not is_command(written)
