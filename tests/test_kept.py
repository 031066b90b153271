"""What is kept of the values that were asked for last."""

from __future__ import annotations

from bot.kept import Kept


def test_what_nobody_asked_for_the_longest_is_forgotten() -> None:
    kept: Kept[str] = Kept(2)
    assert kept.put(1, "one") == "one"
    kept.put(2, "two")
    assert kept.find(1) == "one"
    kept.put(3, "three")
    assert [kept.find(each) for each in (1, 2, 3)] == ["one", None, "three"]


def test_what_is_put_again_is_replaced() -> None:
    kept: Kept[str] = Kept(2)
    kept.put(1, "one")
    kept.put(2, "two")
    kept.put(1, "uno")
    kept.put(3, "three")
    assert [kept.find(each) for each in (1, 2, 3)] == ["uno", None, "three"]
