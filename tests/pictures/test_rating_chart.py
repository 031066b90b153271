"""A player's ratings as a scene and in words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.pictures import rating_chart
from bot.pictures.rating_chart import Career, Ratings
from bot.texts import text
from renderers import rating_chart as scenes

say = partial(text, "en")
CAREER = Career(
    name="Anna",
    matches=12,
    won=7,
    longest=3,
    ratings=[Ratings("Axio", 0, (1000, 1090, 1040, 1120)), Ratings("Iota", 3, (1000, 950))],
    provisional=3,
)


def drawn(career: Career, monkeypatch: pytest.MonkeyPatch) -> scenes.Sheet:
    """The scene that is drawn of a career."""
    sheets: list[scenes.Sheet] = []

    def draw(sheet: scenes.Sheet) -> bytes:
        sheets.append(sheet)
        return b""

    with monkeypatch.context() as patched:
        patched.setattr(scenes, "draw_sheet", draw)
        rating_chart.picture(career, say)
    return sheets[0]


def test_the_words_tell_what_the_picture_shows() -> None:
    assert rating_chart.alt(CAREER, say) == (
        "Anna: 12 matches with others, 7 won (58%), 3 in a row at best. How the ratings went:"
        " Axio: from 1000 to 1120 in 3 matches, lowest 1000, highest 1120."
        " Iota: from 1000 to 950 in one match, lowest 950, highest 1000."
    )


def test_the_words_fit_with_all_games_and_the_longest_name() -> None:
    ratings = [Ratings("Paper World", look, (-1000, *range(1000, 3000))) for look in range(5)]
    assert len(rating_chart.alt(replace(CAREER, name="W" * 32, ratings=ratings), say)) <= 1024


def test_the_scene_has_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = drawn(CAREER, monkeypatch)
    assert [(each.value, each.label) for each in sheet.figures] == [
        ("12", "matches"),
        ("58%", "won"),
        ("3", "wins in a row"),
    ]
    assert [(each.label, each.look, each.ratings, each.provisional) for each in sheet.curves] == [
        ("Axio", 0, (1000, 1090, 1040, 1120), 3),
        ("Iota", 3, (1000, 950), 3),
    ]
    assert (sheet.title, sheet.note) == ("Anna", "dotted: fewer than 3 matches")


def test_a_name_without_a_letter_that_can_be_drawn_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn(replace(CAREER, name="ᚠᚢᚦ"), monkeypatch).title == "Ratings"


def test_it_is_drawn_of_one_match_too() -> None:
    one = replace(CAREER, matches=1, won=0, longest=0, ratings=CAREER.ratings[1:])
    assert rating_chart.picture(one, say).startswith(b"\x89PNG")
