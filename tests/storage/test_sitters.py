"""Which numbers are whose, in Python and in SQL."""

from __future__ import annotations

import pytest

from bot.matches import privacy
from bot.texts.marks import clean
from storage.sitters import (
    COMPUTER,
    FORGOTTEN,
    PERSON,
    SITTER_KINDS,
    SitterKind,
    computer,
    computer_name,
    kind_of,
    level_and_ordinal,
    named_computer,
)
from storage.sql import calls, sitters
from storage.sqlite.database import Database

NUMBERS = {
    -(2**63): COMPUTER,
    -(2**62) - 1: COMPUTER,
    -(2**62): FORGOTTEN,
    -(2**62) + 1: FORGOTTEN,
    -1: FORGOTTEN,
    0: FORGOTTEN,
    1: PERSON,
    2: PERSON,
    620_000_000_000_000_000: PERSON,
    2**63 - 1: PERSON,
}


@pytest.mark.parametrize(("player", "kind"), NUMBERS.items())
def test_a_number_is_of_one_kind(player: int, kind: SitterKind) -> None:
    assert kind_of(player) is kind
    assert [each for each in SITTER_KINDS if each.has(player)] == [kind]


def test_a_number_of_no_kind_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sitters.SITTER_KINDS", (PERSON,))
    with pytest.raises(ValueError, match="of no player"):
        kind_of(0)


@pytest.mark.parametrize("level", range(3))
@pytest.mark.parametrize("ordinal", [1, 2, 6])
def test_the_number_of_a_computer_tells_its_level_and_which_it_is(level: int, ordinal: int) -> None:
    number = computer(level, ordinal)
    assert kind_of(number) is COMPUTER
    assert level_and_ordinal(number) == (level, ordinal)
    assert named_computer(computer_name(number)) == number


@pytest.mark.parametrize("typed", ["", "?", "Anna", " -4611686018427387921", "-4611686018427387921"])
def test_nobody_can_be_called_like_a_computer(typed: str) -> None:
    assert named_computer(clean(typed)) is None


@pytest.mark.parametrize("bits", [0, 1, 2**62 - 1])
def test_numbers_that_stand_for_the_forgotten_are_theirs(bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda count: bits)
    assert kind_of(privacy.nobody()) is FORGOTTEN


def test_so_are_those_of_their_calls() -> None:
    assert {kind_of(calls._stand_in(player)) for player in range(1, 1000)} == {FORGOTTEN}


@pytest.mark.parametrize("player", NUMBERS)
async def test_sql_answers_the_same(database: Database, player: int) -> None:
    rated = sitters._of("id", lambda kind: kind.rated)
    conditions = (sitters.on_discord("id"), sitters.listed("id"), sitters.automatic("id"), rated)
    row = await database.row(" ".join(("select", ", ".join(conditions), "from (select ? as id)")), player)
    assert row is not None
    kind = kind_of(player)
    assert tuple(map(bool, row)) == (kind.on_discord, kind.listed, kind.automatic, kind.rated)
