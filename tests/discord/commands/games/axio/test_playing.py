"""Whole turns as players see them."""

from __future__ import annotations

import re
from dataclasses import replace
from operator import itemgetter
from typing import Any

import pytest

from bot import codec
from bot.games.axio.scoring import preview, spaces
from bot.games.axio.state import Place, State, cell_label
from bot.matches.change import Ask
from bot.refusal import Refusal
from bot.texts import text
from bot.wire.components import Press
from tests.discord.club import Club, answer, chosen, id_of, ids, labels, shown_pictures, text_of
from tests.sample import whole
from tests.telling import tells

LEFT = whole(1000, 8)
"""Actions at the end of a match that are made by command or panel; those before are played at once."""


async def test_a_lobby_opens_fills_and_begins(club: Club) -> None:
    result = await club.alice.slash(club.channel, "axio start")
    assert tells(answer(result), "started-lobby")
    lobby = club.post
    assert "alice" in lobby.content
    assert labels(lobby) == ["Join", "Leave", "Options", "Add a computer", "Rules"]

    joined = await club.bob.click(lobby, label="Join")
    assert tells(answer(joined), "joined-begun")
    match = await club.match()
    assert match.running
    assert f"<@{match.sitters[match.to_move[0]].player}>" in club.post.content
    assert labels(club.post) == ["Place", "My rack", "More"]
    assert club.pings(club.post) == [match.sitters[match.to_move[0]].player]
    first = club.channel.history()[0]
    assert labels(first) == [], "the lobby's buttons are gone once it has begun"
    assert str(club.post.id) in first.content


async def test_a_turn_is_one_post_with_the_board_and_a_ping_for_the_next(club: Club) -> None:
    await club.begin()
    before, earlier = len(club.channel.history()), club.post
    mover, other = await club.mover(), await club.other()
    result = await club.place()
    history = club.channel.history()
    assert len(history) == before + 1
    post = history[-1]
    assert club.pings(post) == [other.id]
    assert mover.name in post.content
    played = (await club.match()).view(None).recent[0]
    assert [file.filename for file in post.attachments] == ["axio-1-4.png"]
    assert tells(post.content, "axio-placed", name=f"**{mover.name}**", tile=played.tile)
    alt = post.attachments[0].description
    assert alt is not None
    assert tells(alt, "game-to-move", name=other.name)
    assert labels(next(message for message in history if message.id == earlier.id)) == []
    assert tells(answer(result), "hand-of-axio")
    assert result.response is not None
    assert result.response.attachments[0].filename == "axio-hand-1-4.png"


async def test_the_rack_is_one_direct_message_kept_up_to_date(club: Club) -> None:
    await club.begin()
    mover, other = await club.mover(), await club.other()
    first = mover.user.dm_channel.last_message
    assert first is not None
    for part in ("Axio", "Club", f"<#{club.channel.id}>", str(club.post.id)):
        assert part in first.content
    assert tells(first.content, "hand-of-axio")
    assert labels(first) == ["Place", "Message me on my turn"]
    waiting = other.user.dm_channel.last_message
    assert waiting is not None
    assert "Place" not in labels(waiting)

    await club.place()
    again = mover.user.dm_channel.history()
    assert len(again) == 1
    assert again[0].id == first.id
    assert again[0].content != first.content
    now = other.user.dm_channel.history()
    assert len(now) == 1
    assert "Place" in labels(now[0])
    assert str(club.post.id) in now[0].content


WAYS = ("Up", "Left", "Right", "Down")


async def by_panel(mover: Any, panel: Any, number: int = 0) -> tuple[Any, int]:
    """Chooses a tile, column, cell and direction in an open panel; returns it and the number of taps."""
    taps = 0
    if text("en", "button-confirm") not in labels(panel) and tells(text_of(panel), "axio-panel-tile"):
        panel, taps = (await mover.click(panel.message, custom_id=ids(panel)[number % 5])).response, taps + 1
    for offered in (r"[A-M]", r"[A-M]\d+", "|".join(WAYS)):
        choices = [each for each in labels(panel) if re.fullmatch(offered, each)]
        if choices and text("en", "button-confirm") not in labels(panel):
            chosen = choices[number % len(choices)]
            panel, taps = (await mover.click(panel.message, label=chosen)).response, taps + 1
    return panel, taps


async def test_place_by_panel_takes_six_taps_at_most(club: Club) -> None:
    for number in range(6):
        match = await club.match() if number else await club.begin()
        mover = await club.mover()
        panel: Any = (await mover.click(club.post, label="Place")).response
        assert panel.ephemeral
        view = match.view(match.to_move[0])
        assert [name for name, _ in shown_pictures(panel)] == [
            f"axio-panel-{match.id}-{match.version}.png",
            f"axio-hand-{match.id}-{match.version}.png",
        ]
        panel, taps = await by_panel(mover, panel, number)
        assert 1 + taps + 1 <= 6, "opened, chosen and confirmed"
        assert tells(text_of(panel), "axio-panel-worth")
        done = await mover.click(panel.message, label="Confirm")
        assert tells(answer(done), "hand-of-axio")
        after = await club.match()
        assert after.version == match.version + 1
        assert after.view(None).recent[0].tile in view.rack


async def test_directions_are_in_the_order_of_the_board_and_say_nothing_of_points(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    panel = (await mover.click(panel.message, custom_id=ids(panel)[0])).response
    view = match.view(match.to_move[0])
    pairs = {pair for cell, to in spaces(view.board, view.area, False) for pair in ((cell, to), (to, cell))}
    cell = next(cell for cell, _ in sorted(pairs) if sum(start == cell for start, _ in pairs) > 1)
    for label in (cell_label(cell)[0], cell_label(cell)):
        if label in labels(panel):
            panel = (await mover.click(panel.message, label=label)).response
    ways = [each for each in labels(panel) if each in WAYS]
    assert ways == [each for each in WAYS if each in ways]
    assert len(ways) > 1
    assert "\n" not in text_of(panel), "what each would bring is a hint"
    whole: Any = (await mover.click(panel.message, label=ways[-1])).response
    assert tells(text_of(whole), "axio-panel-worth", first=cell_label(cell))
    assert set(ways) <= set(labels(whole)), "another one is one tap away"
    assert chosen(whole)[1:] == ways[-1:], "after the tile"
    assert {"Confirm", text("en", "axio-panel-other-cell")} == {
        each.label for each in whole.message.components[-1].children
    }, "a row of its own would be one to scroll"
    lone = next(cell for cell, _ in sorted(pairs) if sum(start == cell for start, _ in pairs) == 1)
    panel = (await mover.click(club.post, label="Place")).response
    panel = (await mover.click(panel.message, custom_id=ids(panel)[0])).response
    for label in (cell_label(lone)[0], cell_label(lone)):
        if label in labels(panel):
            panel = (await mover.click(panel.message, label=label)).response
    assert "Confirm" in labels(panel)
    assert not set(WAYS) & set(labels(panel)), "what is the only possibility needs no button"

    again: Any = (await mover.click(whole.message, label=text("en", "axio-panel-other-cell"))).response
    assert cell_label(cell) in labels(again)
    assert "Confirm" not in labels(again)


async def test_the_panel_goes_on_with_a_bonus_tile_and_solo_has_its_tile_chosen(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    seat, state = match.to_move[0], match.state
    assert isinstance(state, State)
    near = replace(state, markers=((17,) * 5, (17,) * 5), begun=(True, True))
    await club.bot.parts.store.matches.append(match.row, replace(match.row, state=codec.dump(near)), ())
    legal, view = (await club.match()).actions(seat), (await club.match()).view(seat)
    scoring = next(
        each for each in legal if isinstance(each, Place) and any(preview(view.board, view.area, each).total)
    )
    tile, cell, to = match.game.notate(scoring).split()
    asked = await mover.slash(club.channel, "axio place", tile=tile, cell=cell, to=to, preview=True)
    assert asked.response is not None
    panel: Any = (await mover.click(asked.response.message, label="Confirm")).response
    assert tells(text_of(panel), "axio-decide-bonus")
    panel, taps = await by_panel(mover, panel)
    assert taps + 1 <= 5
    assert tells(text_of(panel), "axio-panel-worth")
    for number in range(4):
        panel = (await mover.click(club.post, label="Place")).response
        panel, taps = await by_panel(mover, panel, number)
        assert 1 + taps + 1 <= 6, "opened, chosen and confirmed"
    bonus = await club.match()
    assert bonus.midturn
    await mover.click(panel.message, label="Confirm")
    assert (await club.match()).version == bonus.version + 1


async def test_solo_takes_five_taps_at_most_and_goes_on_in_the_same_panel(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=1)
    opened: Any = await club.alice.click(club.post, label="Place")
    panel, doubles = opened.response, 0
    for number in range(30):
        (tile,) = (await club.match()).view(0).rack
        double = tile[0] == tile[1]
        assert any("1" in label for label in labels(panel)) != double, (
            "only what turning changes can be turned"
        )
        doubles += double
        panel, taps = await by_panel(club.alice, panel, number)
        assert taps + 1 <= 4, "and one more to open the first panel"
        done: Any = await club.alice.click(panel.message, label="Confirm")
        panel = done.response
        assert panel.message.id == opened.response.message.id, "no private answers pile up"
        assert done.followups == []
        assert tells(text_of(panel), "axio-placed", tile=(await club.match()).view(None).recent[0].tile)
        assert tells(text_of(panel), "axio-decide-solo")
        assert tells(text_of(panel), "markers-score", name=text("en", "you"))
        if doubles and number > 2:
            break
    assert doubles


async def test_preview_by_command_asks_first(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    tile, cell, to = (await club.legal())[0].split()
    result = await mover.slash(club.channel, "axio place", tile=tile, cell=cell, to=to, preview=True)
    assert tells(answer(result), "axio-panel-worth")
    assert (await club.match()).version == match.version
    assert result.response is not None
    assert [file.filename for file in result.response.attachments] == [
        "axio-panel-1-3.png",
        "axio-hand-1-3.png",
    ]
    await mover.click(result.response.message, label="Confirm")
    assert (await club.match()).version == match.version + 1


async def test_autocomplete_offers_own_tiles_and_legal_cells(club: Club) -> None:
    match = await club.begin()
    mover, other = await club.mover(), await club.other()
    rack = match.view(match.to_move[0]).rack
    tiles = await mover.autocomplete(club.channel, "axio place", "tile", "")
    assert {choice["value"] for choice in tiles} == {way for tile in rack for way in (tile, tile[::-1])}
    assert all("–" in choice["name"] for choice in tiles)
    legal = await club.legal()
    tile = rack[0]
    cells = await mover.autocomplete(club.channel, "axio place", "cell", "", tile=tile)
    fitting = {
        part for action in legal if action.split()[0] in (tile, tile[::-1]) for part in action.split()[1:]
    }
    assert {choice["value"] for choice in cells} <= fitting
    assert len(cells) == min(25, len(fitting))
    cell = cells[0]["value"]
    near = await mover.autocomplete(club.channel, "axio place", "to", "", tile=tile, cell=cell)
    assert near
    for choice in near:
        result = await mover.slash(
            club.channel, "axio place", tile=tile, cell=cell, to=choice["value"], preview=True
        )
        assert tells(answer(result), "axio-panel-worth")
    theirs = await other.autocomplete(club.channel, "axio place", "tile", "")
    own = match.view(1 - match.to_move[0]).rack
    assert {choice["value"] for choice in theirs} == {way for tile in own for way in (tile, tile[::-1])}
    outsider = club.members[3]
    assert await outsider.autocomplete(club.channel, "axio place", "tile", "") == []


async def test_cells_match_what_was_typed(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    cells = await mover.autocomplete(club.channel, "axio place", "cell", "g 1")
    assert cells
    assert all(choice["value"].startswith("G1") for choice in cells)


@pytest.mark.parametrize(
    ("tile", "cell", "to", "keys"),
    [
        ("xx", "e5", "f5", ["axio-no-such-tile"]),
        ("rb", "z99", "f5", ["axio-no-such-cell"]),
        ("rb", "a1", "a2", ["axio-outside", "axio-not-in-rack"]),
    ],
)
async def test_bad_input_gets_a_sentence_and_changes_nothing(
    club: Club, tile: str, cell: str, to: str, keys: list[str]
) -> None:
    match = await club.begin()
    mover = await club.mover()
    posts = len(club.channel.history())
    result = await mover.slash(club.channel, "axio place", tile=tile, cell=cell, to=to)
    assert any(tells(answer(result), key) for key in keys)
    assert (await club.match()).row == match.row
    assert len(club.channel.history()) == posts


async def test_the_wrong_player_is_told_who_is_next(club: Club) -> None:
    match = await club.begin()
    mover, other = await club.mover(), await club.other()
    pressed = await other.click(club.post, label="Place")
    assert tells(answer(pressed), "match-not-your-turn", name=f"**{mover.name}**")
    outsider = await club.members[2].click(club.post, label="My rack")
    assert tells(answer(outsider), "match-not-seated")
    assert (await club.match()).row.version == match.row.version


async def test_old_buttons_say_where_the_board_is(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    opened: Any = (await mover.click(club.post, label="Place")).response
    old = club.post
    await club.place()
    await club.place()
    assert await club.mover() is mover
    late = await mover.click(opened.message, custom_id=ids(opened)[0])
    assert str(club.post.id) in answer(late)
    assert old.id != club.post.id


async def test_a_double_confirm_plays_once(club: Club) -> None:
    match = await club.begin()
    mover = await club.mover()
    tile, cell, to = (await club.legal())[0].split()
    panel = await mover.slash(club.channel, "axio place", tile=tile, cell=cell, to=to, preview=True)
    assert panel.response is not None
    message = panel.response.message
    confirm = id_of(message, "Confirm")
    first = await mover.click(message, custom_id=confirm)
    assert "Your rack" in answer(first)
    # The same id again, like a second tap that Discord had already accepted.
    press = Press("axio-lay", match.id, match.version, confirm.rpartition(":")[2])
    with pytest.raises(Refusal) as refused:
        await club.bot.services.matches.act(
            match.id, Ask(mover.id, interaction=1, seen=press.version), f"{tile} {cell} {to}"
        )
    assert refused.value.key == "match-already-played"
    assert (await club.match()).version == match.version + 1


async def test_the_panel_of_solo_ends_with_the_result(club: Club) -> None:
    await club.alice.slash(club.channel, "axio start", seats=1)
    await club.ahead(LEFT, itemgetter(0))
    panel: Any = (await club.alice.click(club.post, label="Place")).response
    for number in range(60):
        panel, _ = await by_panel(club.alice, panel, number)
        panel = (await club.alice.click(panel.message, label="Confirm")).response
        if not (await club.match()).running:
            break
    assert (await club.match()).row.status == "finished"
    assert tells(text_of(panel), "axio-placed")
    assert tells(text_of(panel), "markers-result-solo")
    said = text_of(panel).splitlines()
    assert len(set(said)) == len(said), "the result is told once"
    assert labels(panel) == ["Rematch", "Look back"]
    again = await club.alice.click(club.post, label="Rematch")
    assert tells(answer(again), "started-solo")


async def test_solo_is_played_to_its_result(club: Club) -> None:
    result = await club.alice.slash(club.channel, "axio start", seats=1)
    assert tells(answer(result), "started-solo")
    assert club.pings(club.post) == []
    assert tells(text_of(club.post), "axio-decide-solo-first")
    assert club.alice.user.dm_channel.last_message is None
    await club.ahead(LEFT, itemgetter(0))
    for _ in range(60):
        match = await club.match()
        if not match.running:
            break
        posts = len(club.channel.history())
        placed = await club.place()
        assert len(club.channel.history()) == posts
    assert match.row.status == "finished"
    assert tells(text_of(club.post), "markers-result-solo")
    assert len(club.post.attachments) == 2
    assert labels(club.post) == ["Rematch", "Replay", "Look back", "Rules"]
    assert placed.response is not None
    assert labels(placed.response.message) == ["Rematch", "Look back"]
    board = await club.bob.slash(club.channel, "axio leaderboard", solo=True, text=True)
    assert "alice" in answer(board)


async def test_a_two_player_match_to_the_ranking_and_a_rematch(club: Club) -> None:
    await club.begin()
    await club.ahead(LEFT, itemgetter(0))
    for _ in range(200):
        match = await club.match()
        if not match.running:
            break
        mover = await club.mover()
        action = (await club.legal())[0]
        if action == "exchange":
            await mover.slash(club.channel, "axio exchange")
        else:
            await club.place(action)
    assert match.row.status == "finished"
    final = club.post
    assert "1." in final.content
    assert "2." in final.content
    assert len(final.attachments) == 2
    assert club.pings(final) == []
    table = answer(await club.alice.slash(club.channel, "axio leaderboard", text=True))
    assert tells(table, "standing-line", matches=1, won=1)
    over = club.alice.user.dm_channel.last_message
    assert over is not None
    assert tells(over.content, "hand-finished")
    assert labels(over) == []

    again = await club.bob.click(final, label="Rematch")
    assert tells(answer(again), "started-lobby")
    assert club.pings(club.post) == [club.alice.id]
    both = await club.alice.click(final, label="Rematch")
    assert tells(answer(both), "joined-begun")
    assert (await club.match()).running
    late = await club.bob.click(final, label="Rematch")
    assert str(club.post.id) in answer(late)
