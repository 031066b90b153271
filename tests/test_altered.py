"""What is made and copied without its constructor must be as if that had made it."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields, replace
from functools import cached_property
from typing import Any

import pytest

from bot.altered import altered
from bot.catalog import TITLES
from bot.matches.change import Change
from bot.matches.match import Match
from storage.made import made
from storage.matches import MatchRow, Sitter

ROW = MatchRow(
    kind="table",
    game="axio",
    server=1,
    channel=2,
    host=3,
    status="running",
    wanted=2,
    options="{}",
    seed="seed",
    version=4,
    created=5,
    mark="mark",
    sitters=(Sitter(3, "Anna"),),
)


@dataclass(frozen=True)
class _Known:
    one: int
    two: str = "two"

    @cached_property
    def both(self) -> str:
        return f"{self.one} {self.two}"


def test_a_copy_is_what_replace_makes_and_leaves_the_other_as_it_was() -> None:
    before = replace(ROW)
    copy = altered(ROW, version=5, post_message=7, sitters=())
    assert copy == replace(before, version=5, post_message=7, sitters=())
    assert hash(copy) == hash(replace(before, version=5, post_message=7, sitters=()))
    assert before == ROW
    with pytest.raises(FrozenInstanceError):
        copy.version = 6  # type: ignore[misc]  # that is what it refuses


def test_what_was_worked_out_from_the_fields_is_not_copied() -> None:
    known = _Known(1)
    assert known.both == "1 two"
    copy = altered(known, one=2)
    assert copy.both == "2 two"
    assert copy == _Known(2)


def test_a_change_of_what_is_no_field_is_refused() -> None:
    wrong: dict[str, Any] = {"verison": 5}
    with pytest.raises(TypeError, match="MatchRow has no verison"):
        altered(ROW, **wrong)


@pytest.mark.parametrize("key", TITLES)
def test_nothing_that_is_copied_so_has_more_to_do_when_it_is_made(key: str) -> None:
    """It would not be done for a copy."""
    game = TITLES[key].game
    state = game.setup(min(game.seats), game.options(), "seed")
    for kind in (type(state), type(game.view(state, None)), Change, Match, MatchRow):
        assert not hasattr(kind, "__post_init__"), kind
        assert "__slots__" not in vars(kind), kind


def test_a_row_is_made_from_all_its_fields() -> None:
    assert made(MatchRow, {each.name: getattr(ROW, each.name) for each in fields(MatchRow)}) == ROW
