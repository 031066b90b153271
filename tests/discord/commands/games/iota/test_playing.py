"""Iota as its players see it: a match by commands, help while typing, refusals, secrets."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from bot.games.iota.state import Options, cell_label
from bot.matches.change import Ask
from tests.discord.club import Club, answer, ids, labels
from tests.discord.commands.games.iota.table import chosen_action, play, set_up
from tests.telling import as_said, plain, tells, with_unicode


async def test_a_match_by_commands_to_the_ranking_and_a_rematch(table: Club) -> None:
    await table.alice.slash(table.channel, "iota start", half=True)
    assert tells(table.post.content, "iota-variant-half")
    await table.bob.click(table.post, label="Join")
    assert tells(table.post.content, "iota-variant-half")
    match = await table.match()
    assert match.options == Options(half=True)
    told: list[str] = []
    for _ in range(120):
        match = await table.match()
        if not match.running:
            break
        result = await play(table, chosen_action(await table.legal()))
        assert (await table.match()).version == match.version + 1, answer(result)
        assert len(table.post.content) < 1500
        told.append(table.post.content)
    assert match.row.status == "finished"
    assert any(tells(post, "iota-swapped") for post in told)
    assert any(tells(post, "iota-doubled-lot") for post in told)
    final = table.post
    points = match.view(None).points
    assert tells(
        final.content,
        "points-result",
        points=max(points),
        name=f"**{match.sitters[points.index(max(points))].name}**",
        place=1,
    )
    assert len(final.attachments) == 2
    assert labels(final) == ["Rematch", "Replay", "Look back", "Rules"]
    assert tells(
        answer(await table.alice.slash(table.channel, "iota leaderboard", text=True)),
        "standing-line",
        matches=1,
        won=1,
    )

    await table.bob.click(final, label="Rematch")
    assert tells(table.post.content, "iota-variant-half")
    await table.alice.click(table.post, label="Join")
    again = await table.match()
    assert again.running
    assert again.options == Options(half=True)


def _pairs(action: str) -> frozenset[tuple[str, str]]:
    words = action.split()
    return frozenset(zip(words[::2], words[1::2], strict=False))


async def test_typing_a_play_offers_what_is_legal(table: Club) -> None:
    await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    mover, other = await table.mover(), await table.other()

    offered = partial(table.offered, "play", mover, "cards")
    assert {value.split()[0] for _, value in await offered()} == {"rc2", "rc3", "gs1", "yx4"}
    legal = {_pairs(each) for each in await table.legal()}
    for typed in ("", "r", "rc2", "rc2 ", "cr2 o", "rc2 O20", "rc2 o20 r", "o20 rc2, p"):
        found = await offered(typed)
        assert found, typed
        for _, value in found:
            assert _pairs(value) in legal
    first, *more = await offered("rc2 o20")
    assert first == ("rc2 O20 · 3 points", "rc2 O20")
    # What other plays would score is a hint.
    assert all(name == value for name, value in [*more, *await offered()])
    cells = [value.split()[1] for _, value in await offered("rc2")]
    assert cells == ["N19", "M20", "O20", "N21"], "in the order of the board"
    further = {value for _, value in await offered("rc2 o20 rc3")}
    assert further == {f"rc2 O20 rc3 {cell}" for cell in ("P20", "M20", "O19", "O21")}
    assert await offered("gs4") == []
    assert await offered("rc2 z99 ") == []
    assert await other.autocomplete(table.channel, "iota play", "cards", "") == []
    assert await table.members[3].autocomplete(table.channel, "iota play", "cards", "") == []


async def test_typing_a_pass_or_a_swap_offers_own_cards(table: Club) -> None:
    await set_up(table, grid="rc1 N20, w O20, rc3 P20", hand="rc2 gs4 gs4 yx4")
    mover = await table.mover()
    passes = await mover.autocomplete(table.channel, "iota pass", "cards", "gs4 ")
    assert [each["value"] for each in passes] == ["gs4", "gs4 rc2", "gs4 gs4", "gs4 yx4"]
    assert await mover.autocomplete(table.channel, "iota pass", "cards", "bx") == []
    cards = await mover.autocomplete(table.channel, "iota swap", "card", "")
    assert cards == [{"name": "rc2 · red circle 2", "value": "rc2"}]
    cells = await mover.autocomplete(table.channel, "iota swap", "cell", "", card="rc2")
    assert [each["value"] for each in cells] == ["O20"]
    assert await mover.autocomplete(table.channel, "iota swap", "cell", "", card="gs4") == []


@pytest.mark.parametrize(
    ("action", "key", "params"),
    [
        ("nonsense", "iota-no-such-card", {"text": "nonsense"}),
        ("rc9 N21", "iota-no-such-card", {"text": "rc9"}),
        ("pass", "iota-no-such-card", {"text": "pass"}),
        ("bx3 N21", "iota-not-in-hand", {"card": "bx3"}),
        ("rc2 ZZ500", "iota-no-such-cell", {"cell": "ZZ500"}),
        ("rc2 N20", "iota-cell-taken", {"card": "rc1", "cell": "N20"}),
        ("rc2 N30", "iota-not-touching", {"first": "N30", "count": 1}),
        ("rc2 O20 rc3 N21", "iota-not-one-line", {"first": "O20", "other": "N21"}),
        ("rc2 O20 rc3 Q20", "iota-gap", {"cell": "P20", "first": "O20", "last": "Q20"}),
        ("rc2 O20 rc3 O20", "iota-cell-twice", {"cell": "O20"}),
        ("rc2 O20 rc2 P20", "iota-card-twice", {"card": "rc2"}),
        ("rc2 O20 gs1 P20", "iota-line-broken", {"trait": "colour"}),
        ("rc2 M19", "iota-not-touching", {"first": "M19", "count": 1}),
        ("swap rc2 N20", "iota-swap-no-wild", {"cell": "N20"}),
        ("swap rc2 A1", "iota-swap-empty", {"cell": "A1"}),
        ("pass bx3", "iota-not-in-hand", {"card": "bx3"}),
    ],
)
async def test_bad_input_gets_a_sentence_and_changes_nothing(
    table: Club, action: str, key: str, params: dict[str, str | int]
) -> None:
    match = await set_up(table, grid="rc1 N20", hand="rc2 rc3 gs1 yx4")
    if action == "pass":
        result = await (await table.mover()).slash(table.channel, "iota play", cards=action)
    else:
        result = await play(table, action)
    assert tells(answer(result), key, **params)
    assert (await table.match()).row == match.row


async def test_the_hand_is_one_direct_message_kept_up_to_date(table: Club) -> None:
    await table.begin()
    mover, other = await table.mover(), await table.other()
    first = mover.user.dm_channel.last_message
    assert first is not None
    assert "Play cards" in labels(first)
    await play(table, chosen_action(await table.legal()))
    match = await table.match()
    for member in (mover, other):
        history = member.user.dm_channel.history()
        assert len(history) == 1
        seat = match.seat_of(member.id)
        assert seat is not None
        for card in match.view(seat).hand:
            assert plain(f"iota-face-{card}") in history[0].content


async def test_the_board_in_words_fits_when_all_cards_lie(table: Club) -> None:
    match = await table.begin(4)
    while match.running and len(match.view(None).grid) < 60:
        actions = [match.game.notate(action) for action in match.actions(match.to_move[0])]
        player = match.sitters[match.to_move[0]].player
        match = await table.bot.services.matches.act(match.id, Ask(player), chosen_action(actions))
    words = as_said(answer(await table.alice.slash(table.channel, "iota board", text=True)))
    assert len(words) < 4096
    for card, cell in match.view(None).grid:
        assert f"{cell_label(cell).rstrip('0123456789')} {with_unicode(f'iota-face-{card}')}" in words


async def test_public_messages_name_no_card_that_is_not_on_the_table(table: Club) -> None:
    await table.begin(3)
    for _ in range(12):
        await play(table, chosen_action(await table.legal()))
        match = await table.match()
        on_table = {plain(f"iota-face-{card}") for card, _ in match.view(None).grid}
        post = table.post
        public = "\n".join([post.content, *(str(file.description) for file in post.attachments)])
        for face in (c + s + n for c in "rgby" for s in "cstx" for n in "1234"):
            word = plain(f"iota-face-{face}")
            assert word not in public or word in on_table


async def test_ids_and_file_names_say_nothing_about_a_hand(table: Club) -> None:
    async def seen(channel_number: int, hand: str) -> list[str]:
        table.channel = table.guild.create_text_channel(f"table-{channel_number}")
        match = await set_up(table, grid="rc1 N20, w O20", hand=hand)
        mover = await table.mover()
        lay_panel: Any = (await mover.click(table.post, label="Play cards")).response
        card: Any = (await mover.click(lay_panel.message, custom_id=ids(lay_panel)[1])).response
        passing: Any = (await mover.click(table.post, label="Pass")).response
        if "Swap a wild card" in labels(lay_panel):
            swapping: Any = (await mover.click(lay_panel.message, label="Swap a wild card")).response
        else:
            swapping = lay_panel
        hand_shown: Any = (await mover.click(table.post, label="My cards")).response
        files = [
            file
            for each in (table.post, lay_panel, card, passing, swapping, hand_shown)
            for file in each.attachments
        ]
        found = [
            *ids(table.post),
            *ids(lay_panel),
            *ids(card),
            *ids(passing),
            *ids(swapping),
            *(file.filename for file in files),
        ]
        return [each.replace(f":{match.id}:", ":N:").replace(f"-{match.id}-", "-N-") for each in found]

    for number, hand in enumerate(("rc2 rc3 gs1 yx4", "bs4 ys4 rc4 gt4")):
        found = await seen(number, hand)
        assert not [each for each in found if re.search(r"[rgby][cstx][1-4]", each.casefold())]


async def test_passing_without_cards_asks_which(table: Club) -> None:
    match = await table.begin()
    mover = await table.mover()
    asked: Any = await mover.slash(table.channel, "iota pass")
    assert tells(answer(asked), "iota-panel-pass")
    assert (await table.match()).version == match.version
    await mover.click(asked.response.message, label="Confirm")
    assert tells(table.post.content, "iota-passed", count=0)
