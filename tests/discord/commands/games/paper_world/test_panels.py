"""Paper World's private panels: how many taps a take and a turn of several cards need."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import text
from tests.discord.club import Club, answer, chosen, labels, text_of
from tests.discord.commands.games.paper_world.table import BACK, LAY, dealt, good_take, lays, press, view_of
from tests.games.paper_world_positions import position
from tests.telling import plain, tells


async def test_a_take_takes_three_taps_at_most(club: Club) -> None:
    for _ in range(4):
        match = await club.match() if club.channel.history() else await club.begin()
        mover = await club.mover()
        panel: Any = (await mover.click(club.post, label="Take")).response  # 1
        wanted = plain(f"paperworld-name-{good_take(match)}")
        if "Confirm" not in labels(panel):
            panel = (await press(mover, panel, wanted)).response  # 2
            assert chosen(panel) == [wanted]
        assert tells(text_of(panel), "paperworld-take-worth")
        await press(mover, panel, "Confirm")  # 3
        assert (await club.match()).version == match.version + 1
        assert tells(club.post.content, "paperworld-took-colour") or tells(
            club.post.content, "paperworld-took-value"
        )
        assert await club.mover() is not mover


async def test_a_skip_is_paid_and_the_token_taken_by_panel_in_five_taps(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(lands="y1 C3, b1 D3", hands="y3s b3 k4 g5"))
    await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    assert panel.ephemeral
    panel = (await press(mover, panel, "yellow 3 ✂")).response
    assert tells(text_of(panel), "paperworld-lay-pay"), "the only cell is chosen already"
    assert text("en", "button-paperworld-token-off") not in labels(panel), "one question at a time"
    panel = (await press(mover, panel, "− black 4")).response
    assert tells(text_of(panel), "paperworld-worth-stars", stars=2)
    assert tells(text_of(panel), "paperworld-lay-pays", cards=":black_mountain: black 4")
    panel = (await press(mover, panel, text("en", "button-paperworld-token-off"))).response
    assert tells(text_of(panel), "paperworld-worth-token", points=2)
    # Taps: Place, the card, the discard, the token, and the last one.
    await press(mover, panel, LAY)
    view = view_of(await club.match())
    assert view.token == (0, 12)
    assert view.discards == (1, 0)
    assert tells(club.post.content, "paperworld-laid-paid")
    assert tells(club.post.content, "paperworld-token-taken", cell="C3")
    assert await club.mover() is not mover


async def test_each_further_card_takes_two_taps(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, position(lands="y1 C3, y1 D3, b1 C2", hands="y2 y3 b2 y5"))
    match = await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response  # 1
    boards = [await panel.attachments[0].read()]
    for card, cell in (("yellow 2", "C3"), ("yellow 3", "C3")):  # 2-3, and 4 with the only cell
        panel = (await press(mover, panel, card)).response
        boards.append(await panel.attachments[0].read())
        if cell in labels(panel):
            panel = (await press(mover, panel, cell)).response
            boards.append(await panel.attachments[0].read())
    assert len(set(boards)) == len(boards) == 5, "each tap shows: where a card can go, then the card there"
    assert tells(text_of(panel), "paperworld-lay-worth", laid=lays(("y2", "C3"), ("y3", "C3")))
    assert tells(text_of(panel), "paperworld-worth-stars", stars=2)
    assert tells(text_of(panel), "paperworld-worth-cards", count=2)
    assert "blue 2" not in labels(panel), "it has neither the colour nor the value"
    back = (await press(mover, panel, BACK)).response
    assert tells(text_of(back), "paperworld-worth-cards", count=1)
    assert (await club.match()).version == match.version
    done = await press(mover, panel, LAY)
    assert tells(club.post.content, "paperworld-laid", cards=lays(("y2", "C3")))
    assert (await club.match()).version == match.version + 2
    assert await club.mover() is not mover
    assert "`y3`" in answer(done)


async def test_a_panel_with_chosen_cards_goes_on_after_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(lands="y1 C3, y1 D3", hands="y2 y3 y5"))
    await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    for label in ("yellow 2", "D3"):
        panel = (await press(mover, panel, label)).response
    await club.restart()
    for label in ("yellow 3", "D3"):
        panel = (await press(mover, panel, label)).response
    await press(mover, panel, LAY)
    assert tells(club.post.content, "paperworld-laid", cards=lays(("y2", "D3"), ("y3", "D3")))
    assert await club.mover() is not mover
