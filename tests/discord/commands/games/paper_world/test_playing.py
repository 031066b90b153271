"""Whole turns and matches of Paper World as players see them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.commands.games.paper_world.choices import split
from bot.games.paper_world.state import Options
from bot.texts import in_language, listed, text
from tests.discord.club import Club, answer, labels, text_of
from tests.discord.commands.games.paper_world.table import (
    LAY,
    choose,
    dealt,
    good_action,
    good_take,
    lay_all_by_panel,
    lays,
    menus,
    press,
    take_by_panel,
    view_of,
)
from tests.games.paper_world_positions import position, short_match
from tests.telling import plain, tells


async def test_the_lobby_and_the_first_post_say_what_is_played(club: Club) -> None:
    await club.alice.slash(club.channel, "paperworld start", seats=2, first_game=True, advanced=True)
    variants = ("paperworld-variant-first-game", "paperworld-variant-advanced")
    for key in variants:
        assert tells(club.post.content, key)
    await club.bob.click(club.post, label="Join")
    match = await club.match()
    assert match.options == Options(first_game=True, advanced=True)
    for key in (*variants, "paperworld-goal-7b", "paperworld-started"):
        assert tells(club.post.content, key)
    assert labels(club.post) == ["Take", "My hand", "More"]


async def test_a_take_is_one_post_one_ping_and_a_hand_for_the_taker_only(club: Club) -> None:
    match = await club.begin()
    mover, other = await club.mover(), await club.other()
    name = good_take(match)
    posts = len(club.channel.history())
    result = await mover.slash(club.channel, "paperworld take", what=plain(f"paperworld-name-{name}"))
    assert len(club.channel.history()) == posts + 1
    assert club.pings(club.post) == [other.id]
    after = await club.match()
    hand = after.view(match.to_move[0]).hand
    assert len(hand) >= 2
    for card in hand:
        assert plain(f"paperworld-card-{card}") in answer(result)
        assert plain(f"paperworld-card-{card}") in club.post.content, "taken cards were face up"
    direct = mover.user.dm_channel.history()
    assert len(direct) == 1
    assert f"`{hand[0]}`" in direct[0].content
    alt = club.post.attachments[0].description
    assert alt is not None
    assert tells(alt, "game-to-move", name=other.name)


async def test_lays_typed_at_once_are_one_post_and_all_or_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(hands="y1 y2 b1 k2s"))
    before = await club.begin()
    mover, other = await club.mover(), await club.other()
    posts = len(club.channel.history())
    refused = await mover.slash(club.channel, "paperworld place", cards="y2 C3, y1 D3, b3 D4")
    assert tells(answer(refused), "paperworld-not-in-hand", card="b3")
    assert (await club.match()).row == before.row
    await mover.slash(club.channel, "paperworld place", cards="y2 C3; y1 D3", end=True)
    assert len(club.channel.history()) == posts + 1
    assert club.pings(club.post) == [other.id]
    assert tells(club.post.content, "paperworld-laid", cards=lays(("y2", "C3"), ("y1", "D3")))
    assert f"▶️ <@{other.id}>" in club.post.content
    assert (await club.match()).view(None).hand_sizes == (2, 0)


async def test_lays_one_by_one_edit_the_post_until_the_turn_is_ended(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(hands="y2 y3 k4"))
    await club.begin()
    mover, other = await club.mover(), await club.other()
    posts, called = len(club.channel.history()), club.post
    early = await mover.slash(club.channel, "paperworld done")
    assert tells(answer(early), "paperworld-nothing-laid")
    first = await mover.slash(club.channel, "paperworld place", cards="y2 C3")
    post = club.post
    assert post.id == called.id
    assert club.pings(post) == []
    assert labels(post) == ["Place another", "End the turn", "My hand", "More"]
    assert tells(answer(first), "paperworld-lay-card"), "the panel goes on"
    assert labels(first.response) == ["yellow 3", "End the turn", "Undo"]
    late = await mover.slash(club.channel, "paperworld take", what="blue")
    assert tells(answer(late), "paperworld-take-after-laying")
    second = await mover.slash(club.channel, "paperworld place", cards="y3 c3")
    assert tells(answer(second), "paperworld-lay-none")
    await mover.click(club.post, label="End the turn")
    assert len(club.channel.history()) == posts + 1
    assert club.pings(club.post) == [other.id]
    assert tells(club.post.content, "paperworld-laid", cards=lays(("y2", "C3"), ("y3", "C3")))
    assert await club.mover() is other


async def test_a_hand_over_nine_is_discarded_by_panel_or_command(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(hands="y1 y1 y2 y3 y4 y5 k1 k2|g1 g1 g2 g3 g4 g5 k3 k4 k5"))
    await club.begin()
    mover, other = await club.mover(), await club.other()
    panel: Any = (await take_by_panel(club, "b")).response
    assert tells(text_of(panel), "paperworld-took-colour", what="b")
    assert tells(text_of(panel), "paperworld-discard-choose", count=4)
    asked = text("en", "paperworld-decide-discard", name=text("en", "hand-you"), count=4)
    assert asked not in text_of(panel), "it asks once"
    assert labels(club.post) == ["Discard", "My hand", "More"]
    menu = menus(panel)[0]
    assert (menu.min_values, menu.max_values, len(menu.options)) == (4, 4, 13)
    panel = await choose(mover, panel, "Discard 4 cards", "0", "2", "11", "12")
    say = in_language("en")
    given = listed((say(f"paperworld-card-{card}") for card in ("y1", "y2", "k1", "k2")), say)
    assert tells(text_of(panel), "paperworld-discard-chosen", cards=given)
    done = await press(mover, panel, "Confirm")
    assert tells(answer(done), "paperworld-discarded", count=4)
    assert not tells(answer(done), "paperworld-took-colour"), "that was told before"
    assert "`y1`" in answer(done)
    assert "`y2`" not in answer(done)
    assert tells(club.post.content, "paperworld-discarded", count=4)
    assert "black" not in club.post.content, "nobody else learns what was discarded"

    assert await club.mover() is other
    await other.slash(club.channel, "paperworld take", what="1")
    first = await other.slash(club.channel, "paperworld place", cards="k3 C3")
    assert tells(answer(first), "paperworld-discard-first", count=5)
    some = await other.autocomplete(club.channel, "paperworld discard", "cards", "")
    assert [choice["value"] for choice in some] == ["g1", "g2", "g3", "g4", "g5", "k3", "k4", "k5"]
    more = await other.autocomplete(club.channel, "paperworld discard", "cards", "g1 g")
    assert [choice["value"] for choice in more] == ["g1 g1", "g1 g2", "g1 g3", "g1 g4", "g1 g5"]
    few = await other.slash(club.channel, "paperworld discard", cards="g1 g1")
    assert tells(answer(few), "paperworld-discard-count", count=5)
    await other.slash(club.channel, "paperworld discard", cards="g1 g1 k3 k4 k5")
    assert (await club.match()).view(None).hand_sizes == (9, 9)


async def test_a_take_may_be_typed_with_its_discards(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, position(hands="y1 y1 y2 y3 y4 y5 k1 k2"))
    await club.begin()
    mover = await club.mover()
    posts = len(club.channel.history())
    await mover.slash(club.channel, "paperworld take", what="blue", discard="y1 y1 k1 b1")
    assert len(club.channel.history()) == posts + 1
    assert (await club.match()).view(None).hand_sizes == (9, 0)


async def test_preview_by_command_asks_first(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, position(hands="y2 y3 k4"))
    match = await club.begin()
    mover = await club.mover()
    result = await mover.slash(club.channel, "paperworld place", cards="y3 C3 -k4", preview=True)
    assert tells(answer(result), "paperworld-lay-worth", laid=lays(("y3", "C3")))
    assert tells(answer(result), "paperworld-worth-stars", stars=2)
    assert tells(answer(result), "paperworld-lay-pays", cards=":black_mountain: black 4")
    assert (await club.match()).version == match.version
    several = await mover.slash(club.channel, "paperworld place", cards="y2 C3, y3 C3", preview=True)
    assert tells(answer(several), "paperworld-lay-worth", laid=lays(("y2", "C3"), ("y3", "C3")))
    panel: Any = result.response
    await press(mover, panel, LAY)
    assert (await club.match()).view(None).tops[0][12] == "y3"


async def test_autocomplete_goes_on_with_legal_lays_and_takes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(hands="y2 y3s b1 k5|k2"))
    await club.begin()
    mover, other = await club.mover(), await club.other()

    async def offered(typed: str) -> list[str]:
        found = await mover.autocomplete(club.channel, "paperworld place", "cards", typed)
        assert len(found) <= 25
        assert all(choice["name"] == choice["value"] for choice in found)
        return [choice["value"] for choice in found]

    cells = [each.split()[1] for each in await offered("")]
    assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0])), "in the order of the board"
    assert await offered("Y3") == [
        f"y3s C3 -{paid}{token}" for paid in ("y2", "b1", "k5") for token in ("", " token")
    ]
    assert await offered("y2 c3, ") == ["y2 c3, y3s C3", "y2 c3, y3s C3 token", "y2 c3, done"]
    assert await offered("k5 A1, ") == [], "nothing continues an illegal lay"
    for typed in await offered("y2 C3, y"):
        result = await mover.slash(
            club.channel, "paperworld place", cards=typed.rpartition(", ")[2], preview=True
        )
        assert result.response is not None
    takes = await mover.autocomplete(club.channel, "paperworld take", "what", "")
    assert [choice["value"] for choice in takes] == ["blue", "1"]
    five = listed([plain("paperworld-card-b1")] * 5, in_language("en"))
    assert takes[0]["name"] == plain("paperworld-take-offer", what="b", count=5, cards=five)
    assert await other.autocomplete(club.channel, "paperworld place", "cards", "") == []
    assert await club.members[3].autocomplete(club.channel, "paperworld take", "what", "") == []


@pytest.mark.parametrize(
    ("command", "given", "key", "params"),
    [
        ("take", {"what": "purple"}, "paperworld-no-such-name", {"text": "purple"}),
        ("take", {"what": "4"}, "paperworld-nothing-to-take", {"what": "4"}),
        ("place", {"cards": "hello"}, "paperworld-no-such-card", {"text": "hello"}),
        ("place", {"cards": "y2"}, "paperworld-no-cell", {"card": "y2"}),
        ("place", {"cards": ","}, "paperworld-unreadable", {}),
        ("place", {"cards": "y2 Z9"}, "paperworld-no-such-cell", {"cell": "Z9"}),
        ("place", {"cards": "y3 C3"}, "paperworld-skip-price", {"card": "y3", "cell": "C3"}),
        ("place", {"cards": "y5 C3"}, "paperworld-too-high", {"card": "y5", "cell": "C3"}),
        ("place", {"cards": "g2 C3"}, "paperworld-not-in-hand", {"card": "g2"}),
        ("place", {"cards": "take blue"}, "paperworld-place-only", {}),
        ("discard", {"cards": "y2"}, "paperworld-no-discard-now", {}),
        ("done", {}, "paperworld-nothing-laid", {}),
    ],
)
async def test_bad_input_gets_a_sentence_and_changes_nothing(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    given: dict[str, str],
    key: str,
    params: dict[str, str | int],
) -> None:
    dealt(monkeypatch, position(hands="y2 y3 y5"))
    match = await club.begin()
    posts = len(club.channel.history())
    result = await (await club.mover()).slash(club.channel, f"paperworld {command}", **given)
    assert tells(answer(result), key, **params)
    assert (await club.match()).row == match.row
    assert len(club.channel.history()) == posts


async def test_buttons_refuse_what_cannot_be_done(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, position(hands="y5"))
    await club.begin()
    mover, other = await club.mover(), await club.other()
    stuck = await mover.click(club.post, label="Place")
    assert tells(answer(stuck), "paperworld-decide-stuck")
    assert tells(answer(await mover.click(club.post, label="My hand")), "paperworld-decide-stuck")
    assert tells(
        answer(await other.click(club.post, label="Take")), "match-not-your-turn", name=f"**{mover.name}**"
    )
    assert tells(answer(await club.members[3].click(club.post, label="My hand")), "match-not-seated")
    panel: Any = (await mover.click(club.post, label="Take")).response
    await mover.slash(club.channel, "paperworld take", what="blue")
    await other.slash(club.channel, "paperworld take", what="green")
    stale = await press(mover, panel, "blue")
    assert str(club.post.id) in answer(stale)


async def test_whoever_can_only_take_is_told_what_that_costs_in_the_last_turn(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, position(hands="y5", last_turns=(0, 1)))
    await club.begin()
    mover = await club.mover()
    hand = await mover.click(club.post, label="My hand")
    assert tells(answer(hand), "paperworld-decide-last-stuck")
    assert [each for each in labels(hand.response) if each in ("Take", "Place")] == ["Take"]
    assert "Place" in labels(club.post), "the others do not learn it"
    stuck = await mover.click(club.post, label="Place")
    assert tells(answer(stuck), "paperworld-decide-last-stuck")
    chosen = await press(mover, stuck.response, plain("paperworld-name-b"))
    await press(mover, chosen.response, "Confirm")
    assert (await club.mover()) is not mover
    assert not tells(club.post.content, "paperworld-decide-last-stuck"), "the hand is a secret"


@pytest.mark.parametrize("way", ["button", "command"])
async def test_an_empty_middle_leaves_placing_and_passing(
    club: Club, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    dealt(monkeypatch, position(hands="y5|k2", piles=((),) * 5, last_turns=(0, 1)))
    await club.begin()
    mover, other = await club.mover(), await club.other()
    assert labels(club.post) == ["Place", "Pass", "My hand", "More"]
    if way == "button":
        await mover.click(club.post, label="Pass")
    else:
        await mover.slash(club.channel, "paperworld done")
    assert tells(club.post.content, "paperworld-passed")
    refused = await other.slash(club.channel, "paperworld done")
    assert tells(answer(refused), "paperworld-nothing-laid")
    await other.slash(club.channel, "paperworld place", cards="k2 C3, done")
    assert (await club.match()).row.status == "finished"


async def test_a_match_by_commands_to_the_ranking_and_a_rematch(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt(monkeypatch, short_match(2))
    await club.begin()
    chance = Random(5)
    for _ in range(300):
        match = await club.match()
        if not match.running:
            break
        mover = await club.mover()
        kind, _, rest = good_action(match, chance).partition(" ")
        given = {"take": {"what": rest}, "lay": {"cards": rest}, "discard": {"cards": rest}}.get(kind, {})
        await mover.slash(club.channel, f"paperworld {kind.replace('lay', 'place')}", **given)
        assert len(club.post.content) < 1500
    assert match.row.status == "finished"
    final = club.post
    assert "1." in final.content
    assert tells(final.content, "paperworld-ended-piles")
    assert len(final.attachments) == 2
    assert club.pings(final) == []
    assert labels(final) == ["Rematch", "Replay", "Look back", "Rules"]
    words = answer(await club.alice.slash(club.channel, "paperworld board", text=True))
    assert len(words) < 4096
    assert tells(words, "paperworld-text-middle")
    assert "1." in answer(await club.alice.slash(club.channel, "paperworld scores"))
    table = await club.alice.slash(club.channel, "paperworld leaderboard", text=True)
    assert tells(answer(table), "standing-line", matches=1, won=1)
    over = club.alice.user.dm_channel.last_message
    assert over is not None
    assert tells(over.content, "hand-finished")
    await club.bob.click(final, label="Rematch")
    await club.alice.click(club.post, label="Join")
    assert (await club.match()).running


async def test_a_match_by_panels_to_the_ranking(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt(monkeypatch, short_match(3))
    await club.begin(3)
    for _ in range(200):
        match = await club.match()
        if not match.running:
            break
        mover = await club.mover()
        view = view_of(match)
        if len(view.hand or ()) >= 5 and _fits(match):
            assert await lay_all_by_panel(club) > 1
        elif "Pass" in labels(club.post):
            await mover.click(club.post, label="Pass")
        else:
            panel: Any = (await take_by_panel(club, good_take(match))).response
            if "Discard" in labels(club.post):
                menu = menus(panel)[0]
                wanted = [option.value for option in menu.options[: menu.min_values]]
                panel = await choose(mover, panel, menu.placeholder, *wanted)
                await press(mover, panel, "Confirm")
    assert match.row.status == "finished"
    assert "3." in club.post.content
    # The pages of the rules deal matches of their own.
    monkeypatch.undo()
    rules = await club.carol.click(club.post, label="Rules")
    assert tells(answer(rules), "paperworld-rules-aim")


def _fits(match: Any) -> bool:
    return any(match.game.notate(action).startswith("lay") for action in match.actions(match.to_move[0]))


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("y1 C2 y2 C2", ["y1 C2", "y2 C2"]),
        ("y1 C2  b2 B3 -k2 k4s D2 token done", ["y1 C2", "b2 B3 -k2", "k4s D2 token", "done"]),
        ("y4 C2 k2", ["y4 C2 k2"]),  # a card without a cell pays for the skip
        ("y1 C2 y2", ["y1 C2 y2"]),
        ("y1 C2 hello", ["y1 C2 hello"]),
    ],
)
def test_a_comma_that_is_missing_is_read_all_the_same(typed: str, parts: list[str]) -> None:
    assert split(typed) == parts
