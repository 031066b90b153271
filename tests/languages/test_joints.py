"""Words whose form depends on what is put in after them."""

from __future__ import annotations

import re

import pytest

from bot.texts import in_language, listed, text
from bot.texts.catalogue import FOLDER

_ARTICLE = re.compile(r"\b[Aa]z? (?:\*\*)?\{ (?:\$(?:game|name|tries|number|points|count|turn)|list)")


@pytest.mark.parametrize(
    ("last", "joint"),
    [
        ("Luis", "y"),
        ("Irene", "e"),
        ("**Íñigo**", "e"),
        ("Hilda", "e"),
        (":red_sun: Hipólito", "e"),
        ("Hielo", "y"),
        ("Hugo", "y"),
        ("Yolanda", "y"),
        ("Yvonne", "e"),
        ("I5", "e"),
        ("E5", "y"),
        ("5", "y"),
        ("", "y"),
    ],
)
def test_spanish_says_e_before_the_sound_i(last: str, joint: str) -> None:
    assert listed(["Ana", last], in_language("es-ES")) == f"Ana {joint} {last}"


def test_spanish_says_it_wherever_a_value_follows() -> None:
    assert text("es-ES", "axio-not-neighbours", cell="E5", to="I5").startswith("E5 e I5 ")
    assert text("es-ES", "iota-not-one-line", first="E5", other="I5").startswith("E5 e I5 ")


def test_hungarian_puts_no_article_before_what_may_begin_with_any_sound() -> None:
    folder = FOLDER / "hu"
    found = [line for file in folder.glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert [line for line in found if _ARTICLE.search(line)] == []


@pytest.mark.parametrize("locale", ["en-US", "de", "fr", "es-ES", "hu"])
def test_points_of_a_goal_do_not_look_taken_away(locale: str) -> None:
    """Goals end with numbers: “9 – 2 points” would read like a sum."""
    for name in ("paperworld-won-goal", "paperworld-lay-goal"):
        for points in (1, 2):
            told = text(locale, name, name="Anna", goal="1b", points=points)
            assert f"{points} p" in told.lower()
            assert not re.search(r"[–−-] \d", told), told
