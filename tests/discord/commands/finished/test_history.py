"""/history page by page, and the replay that it opens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.commands.finished.listing import finished_label, finished_line
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.texts import ENGLISH, text
from bot.wire.components import Press
from storage.finished import FinishedRow
from storage.matches import Sitter
from storage.results import Placing
from tests.discord.direct import GUESTS, SERVER, STRANGER, Direct, press_of
from tests.discord.seen import Seen
from tests.matches.tables import gives_up
from tests.telling import tells

ANNA, BEN = GUESTS[:2]
SAY = partial(text, ENGLISH)


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


async def finished(direct: Direct, seats: int, channel: int) -> Match:
    match = await direct.begun("rota", seats, channel)
    while match.running:
        seat = match.to_move[0]
        text = match.game.notate(match.game.least(match.state, seat))
        match = await direct.services.matches.act(match.id, Ask(match.sitters[seat].player), text)
    return match


async def page(direct: Direct, who: Sitter, server: int | None = SERVER) -> Seen:
    (seen,) = await direct.slash(who, "history", {}, guild_id=server)
    return seen


async def pressed(direct: Direct, who: Sitter, seen: Seen, label: str, server: int | None = SERVER) -> Seen:
    (button,) = (each for each in seen.components if each.get("label") == label and not each.get("disabled"))
    (after,) = await direct.press(who, press_of(button), guild_id=server)
    return after


def numbers(seen: Seen) -> list[int]:
    """The matches that a page lists, which are the same in its lines and its choices."""
    lines = [int(line.split("`")[1]) for line in seen.text.split("\n") if line.startswith("`")]
    offered = [option["value"] for each in seen.components for option in each.get("options", [])]
    assert [str(number) for number in lines] == offered
    return lines


@pytest.mark.parametrize(
    ("places", "scores", "told"),
    [
        ((2, 1, 2), (7, 9, 7), [("Ben", 1, 9, 1), ("Anna and Cleo", 2, 7, 2)]),
        ((1, 2), (7, 7), [("Anna", 1, 7, 1), ("Ben", 2, 7, 1)]),
        ((2, 1), (0, 0), [("Ben", 1, None, 1), ("Anna", 2, None, 1)]),
    ],
    ids=["a tie", "decided by the next marker", "nobody has scored"],
)
def test_ties_are_named_and_points_that_nobody_has_are_not(
    places: tuple[int, ...], scores: tuple[int, ...], told: list[tuple[str, int, int | None, int]]
) -> None:
    placings = tuple(
        Placing(seat, guest.player, guest.name, place, score)
        for seat, (guest, place, score) in enumerate(zip(GUESTS, places, scores, strict=False))
    )
    row = FinishedRow(match=7, game="rota", at=0, solo=False, ranked=True, voided=False, placings=placings)
    label = finished_label(row, SAY)
    for names, _, score, count in told:
        shown = {"scored": "no" if score is None else "yes", "score": str(score or 0)}
        assert SAY("finished-label-place", names=names, count=count, **shown) in label
    line = finished_line(row, SAY)
    found = [line.index(f"{place}. **{names.split()[0]}**") for names, place, _, _ in told]
    assert found == sorted(found)
    assert tells(label, "finished-label-place", count=2) == (len(told) < len(places))


async def test_a_server_with_no_finished_match_says_so(direct: Direct) -> None:
    assert tells((await page(direct, ANNA)).text, "history-none")
    assert tells((await page(direct, ANNA, None)).text, "history-none-own")
    await direct.begun("rota")
    assert tells((await page(direct, ANNA)).text, "history-none")


async def test_pages_of_ten_newest_first_and_a_replay_of_one(direct: Direct) -> None:
    two = await finished(direct, 2, 50)
    alone = [await finished(direct, 1, 51) for _ in range(10)]
    newest = [match.id for match in reversed(alone)]
    first = await page(direct, STRANGER)
    assert numbers(first) == newest
    second = await pressed(direct, STRANGER, first, "Older")
    assert numbers(second) == [two.id]
    assert "**Anna**" in second.text
    assert "**Ben**" in second.text
    assert "<t:" in second.text
    assert [each["label"] for each in second.components if "label" in each and not each["disabled"]] == [
        "Newer"
    ]
    assert numbers(await pressed(direct, STRANGER, second, "Newer")) == newest
    # A list gives no access: what it names is looked up for the person who picks it.
    choice = next(each for each in second.components if "options" in each)
    (shown,) = await direct.press(STRANGER, press_of(choice, [str(two.id)]))
    assert [name for name, _, _ in shown.files] == [f"rota-{two.id}.gif"]
    assert f"match {two.id}" in shown.text


async def test_a_page_beyond_the_last_is_empty_and_one_that_no_button_had_is_refused(direct: Direct) -> None:
    for rest, key in (("999999", "history-end"), ("1000000", "panel-unreadable"), ("-1", "panel-unreadable")):
        (seen,) = await direct.press(STRANGER, Press("history", 0, 0, rest))
        assert tells(seen.text, key), rest


async def test_in_a_direct_message_only_the_callers_matches_are_listed(direct: Direct) -> None:
    both, mine = await finished(direct, 2, 50), await finished(direct, 1, 51)
    assert numbers(await page(direct, ANNA, None)) == [mine.id, both.id]
    assert numbers(await page(direct, BEN, None)) == [both.id]
    assert tells((await page(direct, STRANGER, None)).text, "history-none-own")
    assert tells((await page(direct, ANNA, SERVER + 1)).text, "history-none")


async def test_matches_that_do_not_count_are_marked(direct: Direct) -> None:
    match = await finished(direct, 2, 50)
    line = (await page(direct, ANNA)).text
    assert SAY("finished-voided") not in line
    assert SAY("finished-unranked") not in line
    await direct.services.matches.void(match.id, Ask(7))
    assert (await page(direct, ANNA)).text.endswith(SAY("finished-voided"))
    # Ended before everybody had two turns.
    short = await direct.begun("rota", 2, 52)
    short = await gives_up(direct.services.matches, short.id, Ask(short.sitters[0].player))
    assert short.row.status == "finished"
    assert SAY("finished-unranked") in (await page(direct, ANNA)).text


async def test_shared_places_and_a_score_below_zero(direct: Direct) -> None:
    match = await finished(direct, 2, 50)
    await direct.database.store("update placings set place = 1, score = -6 where match = ?", match.id)
    tied = SAY("finished-place", place=1, names="**Anna** and **Ben**", count=2, scored="yes", score="−6")
    assert tied in (await page(direct, ANNA)).text
