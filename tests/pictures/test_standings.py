"""What a page of a leaderboard says, and that its picture is the page."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.pictures import standings
from bot.pictures.standings import Sheet
from bot.texts import text
from renderers import standings as scenes
from storage.standings import Line, Standing

SAY = partial(text, "en")


def line(position: int, name: str, rating: int = 1200, matches: int = 9, **changes: Any) -> Line:
    standing = Standing(
        rating=rating, mu=0.0, sigma=0.0, matches=matches, won=matches // 2, best=40 - position
    )
    return replace(Line(position, position + 1, 100 + position, name, False, standing), **changes)


LINES = (line(0, "Anna"), line(1, "ᚠᚢᚦ", matches=3), line(2, "Cleo", rating=-12, gone=True))
SHEET = Sheet("Axio", "Club · all time", LINES, LINES[0], solo=False, provisional=5)
APART = replace(SHEET, own=line(41, "Dan"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[scenes.Page]:
    """Every scene that is drawn, instead of its picture."""
    kept: list[scenes.Page] = []

    def keep(page: scenes.Page) -> bytes:
        kept.append(page)
        return b"png"

    monkeypatch.setattr(scenes, "draw_page", keep)
    return kept


def bold(name: str) -> str:
    return f"**{name}**"


def test_the_scene_is_the_page(drawn: list[scenes.Page]) -> None:
    standings.picture(SHEET, SAY)
    assert drawn == [
        scenes.Page(
            title="Axio",
            subtitle="Club · all time",
            columns=("rating", "matches", "won"),
            rows=(
                scenes.Row(1, "Anna", ("1200", "9", "4"), own=True, stand_in="name above: 1"),
                scenes.Row(2, "ᚠᚢᚦ", ("1200", "3", "1"), provisional=True, stand_in="name above: 2"),
                scenes.Row(3, "Cleo", ("−12", "9", "4"), left=True, stand_in="name above: 3"),
            ),
            notes=("? fewer than 5 matches: still provisional", "Struck out: has left the server"),
        )
    ]


def test_ones_own_line_is_set_apart_where_it_is_not_on_the_page(drawn: list[scenes.Page]) -> None:
    standings.picture(APART, SAY)
    (page,) = drawn
    assert len(page.rows) == 3
    assert page.apart is not None
    assert (page.apart.rank, page.apart.name, page.apart.own) == (42, "Dan", True)
    assert not any(row.own for row in page.rows)


def test_a_solo_board_has_no_ratings_and_nothing_provisional(drawn: list[scenes.Page]) -> None:
    solo = replace(SHEET, solo=True)
    standings.picture(solo, SAY)
    (page,) = drawn
    assert page.columns == ("best", "matches")
    assert [row.cells for row in page.rows] == [("40", "9"), ("39", "3"), ("38", "9")]
    assert not any(row.provisional for row in page.rows)
    assert page.notes == ("Struck out: has left the server",)
    assert standings.in_words(solo, bold, SAY).startswith(
        "**1.** **Anna** — **40** · the best of 9 matches\n"
    )


def test_notes_explain_only_what_is_there(drawn: list[scenes.Page]) -> None:
    standings.picture(replace(SHEET, lines=LINES[:1]), SAY)
    assert drawn[0].notes == ()


def test_the_words_say_what_the_picture_shows() -> None:
    assert standings.in_words(SHEET, bold, SAY).split("\n") == [
        "**1.** **Anna** — **1200** · 4 matches won of 9",
        "**2.** **ᚠᚢᚦ** — **1200?** · 1 match won of 3",
        "**3.** **Cleo** — **−12** · 4 matches won of 9 *(has left)*",
    ]
    assert standings.in_words(APART, bold, SAY).split("\n")[3:] == [
        "…",
        "**42.** **Dan** — **1200** · 4 matches won of 9",
    ]


def test_the_alternative_text_is_plain_and_short_enough() -> None:
    assert standings.alt(APART, SAY) == (
        "Leaderboard: Axio, Club · all time. 1 Anna 1200; 2 ᚠᚢᚦ 1200?; 3 Cleo −12; 42 Dan 1200."
    )
    longest = [line(99_990 + number, "W" * 32, 12_345, 1) for number in range(10)]
    sheet = replace(SHEET, subtitle="C" * 100, lines=tuple(longest), own=line(99_999, "W" * 32))
    assert len(standings.alt(sheet, SAY)) <= 1024


def test_who_has_no_name_is_said_to_have_none(drawn: list[scenes.Page]) -> None:
    sheet = replace(SHEET, lines=(line(0, "?"),), own=None)
    standings.picture(sheet, SAY)
    assert drawn[0].rows[0].name == SAY("standing-nameless")
    assert f"**{SAY('standing-nameless')}**" in standings.in_words(sheet, bold, SAY)
    assert f"1 {SAY('standing-nameless')} 1200" in standings.alt(sheet, SAY)
    assert standings.unnamed(sheet) == []


def test_names_that_cannot_be_drawn_are_known() -> None:
    assert standings.unnamed(SHEET) == [LINES[1]]
    assert standings.unnamed(APART) == [LINES[1]]
