"""/leaderboard and each game's own: pages, the viewer's place, which board is shown, forged ids."""

from __future__ import annotations

import io
import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from bot.commands.leaderboards.query import BoardQuery, read_query
from bot.matches.change import as_number
from bot.matches.standings import Standings
from bot.refusal import Refusal
from bot.texts import ENGLISH, text
from bot.wire.components import Press
from renderers import theme
from tests.discord.club import Club, answer, id_of, labels
from tests.discord.commands.leaderboards.crowd import (
    NOVEMBER,
    OCTOBER,
    choose,
    crowd,
    files,
    known,
    message,
    of,
    result,
)
from tests.discord.seen import Answers, Seen
from tests.matches.timed import Time
from tests.telling import plain, tells

HOSTILE = "*_|`~[a](b)<@1>@everyone#>\\*_|`~"
BOARDS = ("leaderboard", "axio leaderboard")


@pytest.fixture
def time() -> Time:
    return Time(NOVEMBER)


# -- pages -----------------------------------------------------------------------------------------


async def test_an_empty_board_says_how_to_get_onto_it(club: Club) -> None:
    everything = answer(await club.alice.slash(club.channel, "leaderboard"))
    assert tells(everything, "leaderboard-empty")
    assert tells(everything, "leaderboard-none-all")
    one = await club.alice.slash(club.channel, "iota leaderboard")
    assert tells(answer(one), "leaderboard-none", game="Iota", command="iota")
    assert files(one) == []
    assert labels(message(one)) == ["As text", "The world", "This month", "Another game"]
    solo = answer(await club.alice.slash(club.channel, "axio leaderboard", solo=True))
    assert tells(solo, "leaderboard-none-solo", command="axio", game="Axio")


async def test_a_board_says_that_results_are_still_being_counted(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await result(club, of(club.alice), of(club.bob))
    with monkeypatch.context() as patch:
        patch.setattr(Standings.catch_up, "__defaults__", (0,))
        assert tells(answer(await club.alice.slash(club.channel, "leaderboard")), "leaderboard-counting")
    assert not tells(answer(await club.alice.slash(club.channel, "leaderboard")), "leaderboard-counting")


@pytest.mark.parametrize("command", BOARDS)
async def test_a_page_is_a_picture_with_alternative_text(club: Club, command: str) -> None:
    await result(club, of(club.alice), of(club.bob))
    shown = await club.bob.slash(club.channel, command)
    assert "**Club** · all time · page 1 of 1" in answer(shown)
    assert tells(answer(shown), "leaderboard-own-provisional", rank=2, count=2, missing=4)
    (picture,) = files(shown)
    title = "All games" if command == "leaderboard" else "Axio"
    assert tells(picture.description, "standing-alt", title=title, subtitle="Club · all time")
    assert re.search(r" 1 alice \d+\?; 2 bob \d+\?", picture.description)
    with Image.open(io.BytesIO(await picture.read())) as opened:
        assert opened.width == theme.WIDTH


async def test_pages_turn_and_lead_to_the_viewers_place(club: Club) -> None:
    await crowd(club, 24)
    first = await club.alice.slash(club.channel, "axio leaderboard", text=True)
    assert tells(answer(first), "leaderboard-head", pages=3, page=1)
    assert answer(first).count(" won of ") == 11, "ten lines, and the viewer's own below"
    own = next(line for line in answer(first).split("\n") if "**alice**" in line)
    assert answer(first).split("\n").index("…") == answer(first).split("\n").index(own) - 1
    assert labels(message(first))[:4] == ["Next", "My place", "As a picture", "Share here"]
    said = [answer(first)]
    second = await club.alice.click(message(first), label="Next")
    assert tells(answer(second), "leaderboard-head", pages=3, page=2)
    said.append(answer(second))
    third = await club.alice.click(message(second), label="Next")
    assert tells(answer(third), "leaderboard-head", pages=3, page=3)
    assert labels(message(third))[0] == "Previous"
    assert "My place" not in labels(message(third)), "it is on this page"
    assert "Next" not in labels(message(third))
    assert id_of(message(third), "Previous").endswith(".1")
    for other in ("world", "month", "solo"):
        leads = id_of(message(third), plain(f"button-board-{other}"))
        assert leads.endswith(".0"), "another board is shown from its beginning"
    again = await club.alice.slash(club.channel, "axio leaderboard", text=True)
    assert tells(answer(again), "leaderboard-head", pages=3, page=1)
    again = await club.alice.click(message(again), label="My place")
    assert tells(answer(again), "leaderboard-head", pages=3, page=3)
    assert own in answer(again).split("\n")
    seen = "\n".join([*said, answer(third)])
    assert {f"**player {number}**" in seen for number in range(23)} == {True}


async def test_buttons_work_after_a_restart(club: Club) -> None:
    await crowd(club, 24)
    shown = await club.alice.slash(club.channel, "axio leaderboard", text=True)
    await club.restart()
    shown = await club.alice.click(message(shown), label="Next")
    assert tells(answer(shown), "leaderboard-head", pages=3, page=2)
    await club.restart()
    shown = await club.alice.click(message(shown), label="As a picture")
    assert tells(answer(shown), "leaderboard-head", pages=3, page=2)
    assert len(files(shown)) == 1


async def test_names_are_names_and_a_page_of_them_fits(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """K8: the longest possible page, as text by choice, and as text because the picture failed."""
    assert len(HOSTILE) == 32
    names = [(10_000 + number, HOSTILE) for number in range(99)]
    for pair in zip(names[::2], [*names[1::2], of(club.alice)], strict=True):
        await result(club, *pair)
    for number in range(10):
        shown = await club.alice.slash(club.channel, "leaderboard", text=True)
        for _ in range(number):
            shown = await club.alice.click(message(shown), label="Next")
        said = answer(shown)
        assert tells(said, "leaderboard-head", pages=10, page=number + 1)
        assert len(said) <= 4000
        assert "@everyone" not in said
        assert "<@" not in said

    def fail(*_: object) -> bytes:
        raise RuntimeError("no colours")

    monkeypatch.setattr("renderers.standings.draw_page", fail)
    club.expected_faults = 2
    shown = await club.alice.slash(club.channel, "leaderboard")
    assert tells(answer(shown), "picture-failed")
    assert answer(shown).count(" won of ") == 11
    await club.alice.click(message(shown), label="Share here")
    assert club.post.content.count(" won of ") == 11
    assert len(club.post.content) < 2000
    assert not club.post.content.endswith("…"), "nothing is cut off"
    assert club.pings(club.post) == []


async def test_names_that_the_picture_cannot_show_are_above_it(club: Club) -> None:
    await result(club, (10_001, "ᚠᚢᚦ"), of(club.bob))
    shown = await club.alice.slash(club.channel, "leaderboard")
    assert tells(answer(shown), "leaderboard-unnamed", names="1 **ᚠᚢᚦ**")


# -- which board -----------------------------------------------------------------------------------


async def test_server_and_world_month_and_all_time_each_game_and_solo(club: Club, time: Time) -> None:
    """L5: each is a board of its own, and looking at one changes none of them."""
    await result(club, of(club.alice), of(club.bob), at=OCTOBER)
    await result(club, of(club.bob), of(club.carol))
    await result(club, (77, "zoe"), (78, "yan"), server=4711)
    await known(club, (77, "zoe"))
    await result(club, of(club.alice), of(club.members[3]), game="iota")
    await result(club, of(club.carol), scores=[41])

    async def who(**options: Any) -> set[str]:
        shown = answer(await club.alice.slash(club.channel, "leaderboard", text=True, **options))
        return {name for name in ("alice", "bob", "carol", "dave") if f"**{name}** —" in shown} | {
            "other"
            for line in shown.split("\n")
            # After the first look Discord has been asked, and knows no such account.
            if any(f"**{text(ENGLISH, key)}** —" in line for key in ("standing-nameless", "former-player"))
        }

    for _ in range(2):
        assert await who() == {"alice", "bob", "carol", "dave"}
        assert await who(game="axio") == {"alice", "bob", "carol"}
        assert await who(game="axio", when="month") == {"bob", "carol"}
        assert await who(game="iota", when="month") == {"alice", "dave"}
        assert await who(game="axio", where="world", when="month") == {"other"}, "none is listed there"
        assert await who(game="axio", solo=True) == {"carol"}
        assert await who(solo=True) == {"carol"}, "the first game with a solo board"
    time.now = NOVEMBER + 40 * 24 * 3600
    assert await who(when="month") == set()


async def test_components_switch_the_board(club: Club) -> None:
    await result(club, of(club.alice), of(club.bob), at=OCTOBER)
    await result(club, of(club.carol), scores=[41])
    shown = await club.alice.slash(club.channel, "axio leaderboard")
    shown = await club.alice.click(message(shown), label="This month")
    assert "**Axio** · **Club** · November 2026" in answer(shown)
    assert tells(answer(shown), "leaderboard-empty")
    shown = await club.alice.click(message(shown), label="The world")
    assert "**Axio** · **The world** · November 2026" in answer(shown)
    shown = await club.alice.click(message(shown), label="All time")
    assert "**Axio** · **The world** · all time" in answer(shown)
    shown = await club.alice.click(message(shown), label="This server")
    assert tells(answer(shown), "leaderboard-own-provisional", rank=1, count=2)
    shown = await club.alice.click(message(shown), label="Solo")
    assert "**Axio · solo** · **Club** · all time" in answer(shown)
    assert tells(answer(shown), "leaderboard-none-solo")
    assert "carol 41" in files(shown)[0].description
    shown = await choose(club, shown, "rota")
    assert "**Axio Rota · solo**" in answer(shown)
    shown = await club.alice.click(message(shown), label="With others")
    assert "**Axio Rota** · **Club**" in answer(shown)
    shown = await choose(club, shown, "iota")
    assert "**Iota** · **Club**" in answer(shown)
    assert "Solo" not in labels(message(shown)), "Iota is not played alone"
    shown = await choose(club, shown, "-")
    assert "**All games** · **Club**" in answer(shown)


async def test_solo_of_a_game_for_several_is_refused(club: Club) -> None:
    shown = await club.alice.slash(club.channel, "leaderboard", game="iota", solo=True)
    assert tells(answer(shown), "leaderboard-no-solo", game="Iota")
    iota: Any = club.bot.tree.get_command("iota")
    assert "solo" not in iota.get_command("leaderboard")._params


async def test_equal_solo_results_are_told_apart_by_the_other_markers(club: Club) -> None:
    """L4: in the game's own ranking; if all markers are equal, the place is shared."""
    for member, markers in (
        (club.alice, (7, 9, 9, 12, 12)),
        (club.bob, (7, 9, 10, 12, 12)),
        (club.carol, (7, 9, 9, 12, 12)),
        (club.members[3], (6, 12, 12, 12, 12)),
    ):
        await result(club, of(member), game="rota", scores=markers, merit=as_number(markers))
    shown = answer(await club.alice.slash(club.channel, "rota leaderboard", solo=True, text=True))
    places = re.findall(r"\*\*(\d+)\.\*\* \*\*(\w+)\*\* — \*\*(\d+)\*\*", shown)
    assert places == [("1", "bob", "7"), ("2", "alice", "7"), ("2", "carol", "7"), ("4", "dave", "6")]
    assert tells(shown, "leaderboard-rule-solo")


async def test_in_a_direct_message_it_is_the_world(club: Club) -> None:
    await result(club, of(club.alice), of(club.bob))
    for command in BOARDS:
        shown = await club.alice.user.slash(command)
        assert "**The world** · all time" in answer(shown)
        assert tells(answer(shown), "leaderboard-empty")
        assert tells(answer(shown), "leaderboard-unlisted", needed=4, met=1)
    await known(club, of(club.alice), of(club.bob))
    for command in BOARDS:
        shown = await club.alice.user.slash(command)
        assert tells(answer(shown), "leaderboard-own", rank=1, count=2)
        assert "Share here" not in labels(message(shown))
        assert "The world" not in labels(message(shown))
        assert "This server" not in labels(message(shown))
    refused = answer(await club.alice.user.slash("leaderboard", where="server"))
    assert tells(refused, "leaderboard-direct")


async def test_a_past_month_stays_that_month(club: Club, time: Time) -> None:
    await crowd(club, 14, at=OCTOBER)
    time.now = OCTOBER
    shown = await club.bob.slash(club.channel, "leaderboard", when="month")
    time.now = NOVEMBER
    shown = await club.bob.click(message(shown), label="Next")
    assert "October 2026 · page 2 of 2" in answer(shown)
    assert tells(answer(shown), "leaderboard-none-past")


# -- forged ids ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rest",
    [
        *("", "axio", "...", "axio.smp.0.-1", "axio.smp.0.1e3", "axio.smp.0.1000000000", "axio.smp.0.\u0663"),
        *("chess.smp.0.0", "axio.xmp.0.0", "axio.sxp.0.0", "axio.smx.0.0", "axio.smpp.0.0", "axio.sm.0.0"),
        *("axio.smp.202613.0", "axio.smp.202600.0", "axio.smp.999912.0", "axio.smp.1.0", "axio.smp.-1.0"),
        *("axio.smp.99999999999.0", "iota.sap.0.0", "-.sap.0.0", "AXIO.smp.0.0", "axio.smp.0.me.x"),
    ],
)
def test_forged_ids_are_refused(rest: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_query(rest, 202611)
    assert refused.value.key == "panel-unreadable"


@pytest.mark.parametrize(
    "query",
    [
        BoardQuery(),
        BoardQuery("axio", world=True, month=202611, solo=True, page=None, words=True),
        BoardQuery("paperworld", world=True, month=202611, page=9_999_999),
    ],
)
def test_an_id_says_the_whole_query(query: BoardQuery) -> None:
    assert read_query(query.rest(), 202611) == query
    assert len(query.rest()) <= 50


async def test_a_page_beyond_the_last_is_the_last(club: Club) -> None:
    await crowd(club, 14)
    said: list[Seen] = []
    interaction: Any = SimpleNamespace(
        client=club.bot,
        user=SimpleNamespace(id=club.bob.id),
        guild_id=club.guild.id,
        locale=discord.Locale.american_english,
        extras={},
        message=None,
        id=1,
        **Answers(club.bob.id, said).of_interaction(),
    )
    handler = club.bot._verbs["leaderboard"]
    await handler(interaction, Press("leaderboard", 0, 0, "axio.smt.0.9999999"))
    assert tells(said[0].text, "leaderboard-head", pages=2, page=2)
