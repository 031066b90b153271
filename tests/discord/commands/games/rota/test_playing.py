"""Axio Rota as its players see it: whole matches by command and by panel, help while typing, refusals."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import Any

import discord
import pytest

from bot.games.rota.scoring import preview, spaces, squares
from bot.games.rota.state import SYMBOLS, Place, label, read_label
from bot.texts import text
from tests.discord.club import Club, answer, chosen, id_of, labels, shown_pictures, text_of
from tests.discord.commands.games.rota.table import (
    SNAKE,
    by_panel,
    choose,
    listed,
    place,
    set_up,
    two_are_laid,
)
from tests.games.rota_positions import near_top, position
from tests.sample import whole
from tests.telling import plain, tells

LEFT = whole(1000, 8)
"""Actions at the end of a match that are made by command or panel; those before are played at once."""


async def test_a_match_by_commands_to_the_ranking_and_a_rematch(table: Club) -> None:
    await table.begin()
    await table.ahead(LEFT, itemgetter(0))
    for number in range(60):
        match = await table.match()
        if not match.running:
            break
        mover, legal = await table.mover(), await table.legal()
        posts = len(table.channel.history())
        result = await place(table, legal[number * 7 % len(legal)])
        after = await table.match()
        assert len(table.channel.history()) == posts + (after.row.page > match.row.page)
        placed = "rota-placed-named" if len(legal[number * 7 % len(legal)].split()) == 3 else "rota-placed"
        assert tells(table.post.content, placed, name=f"**{mover.name}**")
        seat = match.to_move[0]
        if after.running and after.view(seat).hand:
            held = mover.user.dm_channel.last_message
            assert held is not None
            [tile] = [line for line in held.content.split("\n") if tells(line, "hand-of-rota")]
            assert tile in answer(result)
    assert match.row.status == "finished"
    final = table.post
    assert tells(final.content, "rota-ended-placed")
    assert "1. **" in final.content
    assert len(final.attachments) == 2
    assert labels(final) == ["Rematch", "Replay", "Look back", "Rules"]
    assert tells(
        answer(await table.alice.slash(table.channel, "rota leaderboard", text=True)),
        "standing-line",
        matches=1,
        won=1,
    )
    words = await table.alice.slash(table.channel, "rota board", text=True)
    assert tells(answer(words), "rota-text-row", row="60")
    assert len(answer(words)) < 4096

    await table.bob.click(final, label="Rematch")
    await table.alice.click(table.post, label="Join")
    again = await table.match()
    assert again.running
    assert again.id != match.id


async def test_a_match_by_panels_to_the_ranking(table: Club) -> None:
    match = await table.begin()
    await table.ahead(LEFT, itemgetter(0))
    panel: Any = None
    for number in range(60):
        match = await table.match()
        if not match.running:
            break
        if panel is None:
            panel = (await (await table.mover()).click(table.post, label="Place")).response
            assert panel.ephemeral
        panel, taps = await by_panel(table, panel, number)
        assert taps + 1 <= 6
        after = await table.match()
        assert after.version == match.version + 1
        if not after.midturn:
            panel = None
    assert match.row.status == "finished"
    assert "1. **" in table.post.content


async def test_a_preview_by_command_asks_first(table: Club) -> None:
    match = await table.begin()
    notation = (await table.legal())[1]
    result = await place(table, notation, preview=True)
    assert tells(answer(result), "rota-panel-worth")
    assert (await table.match()).version == match.version
    assert result.response is not None
    assert [file.filename for file in result.response.attachments] == ["rota-panel-1-3.png"]
    await (await table.mover()).click(result.response.message, label="Confirm")
    placed = (await table.match()).view(None).recent[0]
    assert label((placed.x, placed.y)) == notation.split()[0]


async def test_an_empty_corner_asks_for_its_colour(table: Club) -> None:
    match = await set_up(table, position(2, hands="rg_p"))
    refused = await place(table, "M59 0")
    assert tells(answer(refused), "rota-name-needed", rotation=0)
    assert (await table.match()).version == match.version

    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Place")).response
    panel = await choose(mover, panel, "M59")
    panel = (await mover.click(panel.message, label="0")).response
    assert tells(text_of(panel), "rota-panel-colour")
    panel = (await mover.click(panel.message, label="red")).response
    assert tells(text_of(panel), "rota-panel-worth-named", square="M59", colour="r")
    # Turned so that the empty corner touches nothing, the panel no longer asks for a colour.
    panel = (await mover.click(panel.message, label="2")).response
    assert "red" not in labels(panel)
    panel = (await mover.click(panel.message, label="0")).response
    assert "Confirm" not in labels(panel)
    panel = (await mover.click(panel.message, label="green")).response
    await mover.click(panel.message, label="Confirm")
    laid = {
        "tile": ":red_sun::green_dot::empty_corner::purple_ring: red–green–empty–purple",
        "square": "M59",
        "colour": "g",
    }
    assert tells(table.post.content, "rota-placed-named", **laid)


async def test_the_only_colour_that_brings_points_is_chosen(table: Club) -> None:
    await set_up(table, position(2, hands="rg_p"))
    mover = await table.mover()
    several = []
    for square in ("L60", "M59", "N59", "O60"):
        for turns in range(4):
            panel: Any = (await mover.click(table.post, label="Place")).response
            panel = await choose(mover, panel, square)
            panel = (await mover.click(panel.message, label=f"{turns}")).response
            if "blue" not in labels(panel):
                continue
            match = await table.match()
            view = match.view(match.to_move[0])
            at, taken = read_label(square), squares(view.table)
            assert at is not None
            bring = [
                symbol
                for number, symbol in enumerate(SYMBOLS)
                if preview(taken, view.hand, Place(*at, turns, symbol)).points[number]
                > preview(taken, view.hand, Place(*at, turns, None)).points[number]
            ]
            several.append(len(bring))
            if len(bring) == 1:
                assert tells(text_of(panel), "rota-panel-worth-named", square=square, colour=bring[0])
                assert chosen(panel) == [f"{turns}", plain(f"rota-word-{bring[0]}")]
                assert "Confirm" in labels(panel)
                assert "blue" in labels(panel), "another colour can still be chosen"
            else:
                assert tells(text_of(panel), "rota-panel-colour")
                assert chosen(panel) == [f"{turns}"]
                assert "Confirm" not in labels(panel)
    assert 1 in several
    assert max(several) > 1


async def test_more_open_squares_than_a_list_holds_come_on_pages(table: Club) -> None:
    state = position(2, SNAKE)
    free = [label(square) for square in spaces(squares(state.table))]
    assert len(free) > 32
    await set_up(table, state)
    mover = await table.mover()
    panel: Any = (await mover.click(table.post, label="Place")).response
    opened = listed(panel)
    pages = [text("en", "rota-panel-page", first=opened[0], last=opened[-1])]
    assert pages[0] not in labels(panel), "it would do nothing"
    pages += [each for each in labels(panel) if each not in opened]
    found: list[str] = []
    for page in pages:
        if found:
            panel = (await mover.click(panel.message, label=page)).response
        offered = listed(panel)
        assert 1 <= len(offered) <= 16
        rows = [row.children for row in panel.message.components if isinstance(row, discord.ActionRow)]
        assert all(len(row) <= 4 for row in rows), "five labels may be wider than a phone"
        assert page == text("en", "rota-panel-page", first=offered[0], last=offered[-1])
        assert tells(text_of(panel), "rota-panel-listed", first=offered[0], last=offered[-1], count=len(free))
        found += offered
    assert found == free
    panel = await choose(mover, panel, free[-1])
    panel = (await mover.click(panel.message, label="1")).response
    assert tells(text_of(panel), "rota-panel-worth", square=free[-1])
    # Another square is chosen from the same page, or from another one.
    panel = (await mover.click(panel.message, label=text("en", "rota-panel-other"))).response
    assert listed(panel)[-1] == free[-1]
    assert "Confirm" not in labels(panel)
    panel = (await mover.click(panel.message, label=pages[0])).response
    assert listed(panel)[0] == free[0]
    panel = await choose(mover, panel, free[0])
    await mover.click(panel.message, label="Confirm")
    assert tells(table.post.content, "rota-placed", square=free[0])


async def test_a_preview_shows_the_page_of_its_square(table: Club) -> None:
    state = position(2, SNAKE)
    last = label(spaces(squares(state.table))[-1])
    await set_up(table, state)
    panel: Any = (await place(table, f"{last} 3", preview=True)).response
    panel = (await (await table.mover()).click(panel.message, label=text("en", "rota-panel-other"))).response
    assert last in listed(panel)


async def test_a_bonus_tile_is_private_and_edits_the_post(table: Club) -> None:
    await set_up(table, near_top(supply=("bgop", "gorp")))
    mover, other = await table.mover(), await table.other()
    posts = len(table.channel.history())
    result = await place(table, "N61 0")
    assert "blue–green–orange–purple" in shown_pictures(result.response)[0][1]
    assert tells(answer(result), "rota-panel-listed"), "it goes on in the answer, as after pressing"
    assert tells(answer(result), "rota-decide-bonus")
    post = table.post
    assert len(table.channel.history()) == posts
    assert tells(post.content, "markers-bonus", top=12)
    assert tells(post.content, "rota-decide-bonus", name=f"<@{mover.id}>")
    assert "blue–green–orange–purple" not in post.content + str(post.attachments[0].description)
    assert "blue–green–orange–purple" not in answer(await other.click(post, label="My tile"))

    panel: Any = (await mover.click(post, label="Place")).response
    await by_panel(table, panel, 0)
    assert len(table.channel.history()) == posts + 1
    assert table.pings(table.post) == [other.id]
    await two_are_laid(table)
    assert table.post.attachments[0].filename != post.attachments[0].filename
    assert await table.mover() is other


async def test_the_panel_goes_on_with_a_bonus_tile(table: Club) -> None:
    await set_up(table, near_top(supply=("bgop", "gorp")))
    mover = await table.mover()
    panel: Any = (await place(table, "N61 0", preview=True)).response
    panel = (await mover.click(panel.message, label="Confirm")).response
    assert tells(text_of(panel), "rota-decide-bonus")
    assert tells(text_of(panel), "rota-panel-listed")
    assert tells(text_of(panel), "rota-placed", square="N61")
    panel, _ = await by_panel(table, panel, 1)
    assert tells(text_of(panel), "rota-placed") or tells(text_of(panel), "rota-placed-named")
    assert not tells(text_of(panel), "rota-placed", square="N61"), "the post tells of the whole turn"
    await two_are_laid(table)


async def test_autocomplete_offers_open_squares_and_the_callers_tile(table: Club) -> None:
    match = await set_up(table, position(2, SNAKE, hands="rg_p|bgop"))
    mover, other = await table.mover(), await table.other()
    free = [label(square) for square in spaces(squares(match.view(None).table))]
    offered = partial(table.offered, "place")

    assert [value for _, value in await offered(mover, "cell")] == free[:25]
    assert [value for _, value in await offered(mover, "cell", "m 5")] == [
        square for square in free if square.startswith("M5")
    ]
    assert await offered(mover, "rotation") == [
        ("0 · red top left", "0"),
        ("1 · purple top left", "1"),
        ("2 · empty top left", "2"),
        ("3 · green top left", "3"),
    ]
    assert await offered(mover, "rotation", "green") == [("3 · green top left", "3")]
    # L54 is above the table's top row: the empty corner looks down first, then up.
    assert len(await offered(mover, "colour", cell="L54", rotation="0")) == 5
    assert await offered(mover, "colour", cell="L54", rotation="2") == []
    assert await offered(mover, "colour", "pur", cell="L54", rotation="0") == [("purple ring", "p")]
    # The other player's tile has no empty corner, and only that tile is offered.
    assert [name[4:] for name, _ in await offered(other, "rotation")] == [
        "blue top left",
        "purple top left",
        "orange top left",
        "green top left",
    ]
    assert await offered(other, "colour") == []
    for option in ("cell", "rotation", "colour"):
        assert await offered(table.members[3], option) == []


@pytest.mark.parametrize(
    ("cell", "turns", "key", "params"),
    [
        ("here", "0", "rota-not-a-cell", {"text": "here"}),
        ("M59", "9", "rota-not-a-rotation", {"text": "9"}),
        ("M59", "black", "rota-not-a-rotation", {"text": "black"}),
        ("M999", "0", "rota-no-such-square", {"square": "M999"}),
        ("M60", "1", "rota-square-taken", {"square": "M60"}),
        ("L59", "1", "rota-not-beside", {"square": "L59"}),
        ("M59", "orange", "rota-no-such-corner", {"corner": "o"}),
        ("M59", "empty", "rota-no-such-corner", {"corner": "_"}),
    ],
)
async def test_bad_input_gets_a_sentence_and_changes_nothing(
    table: Club, cell: str, turns: str, key: str, params: dict[str, str | int]
) -> None:
    match = await set_up(table, position(2, hands="rgbp"))
    posts = len(table.channel.history())
    assert tells(answer(await place(table, f"{cell} {turns}")), key, **params)
    assert (await table.match()).row == match.row
    assert len(table.channel.history()) == posts


async def test_a_rotation_may_be_given_by_the_corner_at_the_top_left(table: Club) -> None:
    await set_up(table, position(2, hands="rgbp"))
    await place(table, "m59 green")
    assert tells(
        table.post.content,
        "rota-placed",
        tile=":green_dot::blue_star::purple_ring::red_sun: green–blue–purple–red",
        square="M59",
    )


async def test_panels_of_an_earlier_position_and_of_others_play_nothing(table: Club) -> None:
    await table.begin()
    mover, other = await table.mover(), await table.other()
    panel: Any = (await place(table, (await table.legal())[0], preview=True)).response
    confirm = id_of(panel, "Confirm")
    assert tells(
        answer(await other.click(table.post, label="Place")), "match-not-your-turn", name=f"**{mover.name}**"
    )
    await place(table, (await table.legal())[-1])
    match = await table.match()
    assert str(table.post.id) in answer(await mover.click(panel.message, custom_id=confirm))
    assert (await table.match()).version == match.version


async def test_solo_shows_its_tile_to_all_and_ends_with_a_result(table: Club) -> None:
    result = await table.alice.slash(table.channel, "rota start", seats=1)
    assert tells(answer(result), "started-solo")
    assert tells(text_of(table.post), "rota-decide-solo", supply=44, own=11)
    assert labels(table.post) == ["Place", "More"]
    await table.ahead(LEFT, itemgetter(0))
    match = await table.match()
    for number in range(30):
        match = await table.match()
        if not match.running:
            break
        legal = await table.legal()
        await place(table, legal[number * 5 % len(legal)])
    assert match.row.status == "finished"
    assert tells(text_of(table.post), "markers-result-solo")
    assert "alice" in answer(await table.bob.slash(table.channel, "rota leaderboard", solo=True, text=True))


async def test_solo_goes_on_in_the_same_panel_until_it_says_the_result(table: Club) -> None:
    await table.alice.slash(table.channel, "rota start", seats=1)
    await table.ahead(LEFT, itemgetter(0))
    opened: Any = (await table.alice.click(table.post, label="Place")).response
    panel, opening = opened, 1
    for number in range(30):
        panel, taps = await by_panel(table, panel, number)
        assert opening + taps <= 5
        opening = 0
        assert panel.message.id == opened.message.id, "no private answers pile up"
        assert tells(text_of(panel), "rota-placed") or tells(text_of(panel), "rota-placed-named")
        if not (await table.match()).running:
            break
        assert tells(text_of(panel), "rota-panel-listed")
    assert (await table.match()).row.status == "finished"
    assert tells(text_of(panel), "markers-result-solo")
    said = text_of(panel).splitlines()
    assert len(set(said)) == len(said), "the result is told once"
    assert labels(panel) == ["Rematch", "Look back"]


async def test_solo_in_a_direct_message(table: Club) -> None:
    user = table.alice.user
    await user.slash("rota start", seats=1)
    first = user.dm_channel.last_message
    assert first is not None
    panel: Any = (await user.click(first, label="Place")).response
    assert tells(text_of(panel), "rota-panel-listed", count=8)
    result = await user.slash("rota place", cell=listed(panel)[0], rotation="1", colour="red")
    told = answer(result)
    assert tells(told, "rota-placed") or tells(told, "rota-placed-named")
    assert tells(told, "markers-score", name=text("en", "you"))
    last = user.dm_channel.last_message
    assert last is not None
    assert tells(text_of(last), "rota-placed") or tells(text_of(last), "rota-placed-named")
    assert tells(text_of(last), "rota-decide-solo", own=10)


@pytest.mark.parametrize("cell", ["ZZ", "M", "59", "", "@everyone", "9" * 300])
async def test_a_wrong_cell_eats_nothing_of_the_rotation(table: Club, cell: str) -> None:
    match = await table.begin()
    mover = await table.mover()
    result = await mover.slash(table.channel, "rota place", cell=cell, rotation="1")
    told = answer(result)
    assert tells(told, "rota-unreadable") or tells(told, "rota-not-a-cell", text=cell)
    assert (await table.match()).version == match.version
