"""Private answers are layouts: what they consist of, what replaces them, and what leaves them alone."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.commands.games.axio.panel import AxioPanel
from bot.commands.shared.failing import Failing
from bot.refusal import Refusal
from bot.texts import text
from bot.wire.components import Button, Controls, Select
from bot.wire.content import Content, Picture
from bot.wire.emojis import Emojis
from tests.discord.club import Club, answer, id_of, ids, shown_pictures, text_of
from tests.telling import tells

CONTROLS = Controls(1, 2)
PICTURE, FILE = Picture(b"x", "board.png", "The board"), Picture(b"x", "record.txt", "")


def sent(content: Content) -> Any:
    return content.described(Emojis())["components"]


def test_pictures_come_first_then_the_text_then_the_buttons() -> None:
    items: list[Button | Select] = [
        CONTROLS.select("pick", "Pick", [discord.SelectOption(label="one")], row=7),
        *(CONTROLS.button("press", f"{number}", f"{number}", row=3) for number in range(6)),
        CONTROLS.button("last", "last", row=9),
    ]
    content = Content("What is asked", [PICTURE, FILE], items, layout=True)
    assert content.described(Emojis())["content"] is None
    gallery, file, words, *rows = sent(content)
    assert gallery["items"][0]["media"]["url"] == "attachment://board.png"
    assert gallery["items"][0]["description"] == "The board"
    assert file["file"]["url"] == "attachment://record.txt"
    assert words["content"] == "What is asked"
    assert [[each.get("label", "Pick") for each in row["components"]] for row in rows] == [
        ["0", "1", "2", "3", "4"],
        ["5"],
        ["Pick"],
        ["last"],
    ]


def test_an_ordinary_message_has_the_same_rows() -> None:
    items = [CONTROLS.button("press", f"{number}", f"{number}") for number in range(6)]
    content = Content("What is asked", items=[*items, CONTROLS.button("last", "last", row=9)])
    assert content.described(Emojis())["content"] == "What is asked"
    assert [[each["label"] for each in row["components"]] for row in sent(content)] == [
        ["0", "1", "2", "3", "4"],
        ["5"],
        ["last"],
    ]


def test_texts_are_cut_to_what_discord_takes() -> None:
    (words,) = sent(Content("x" * 4001, layout=True))
    assert words["content"] == "x" * 3999 + "…"
    assert Content("x" * 2001).described(Emojis())["content"] == "x" * 1999 + "…"


async def test_a_panel_from_before_becomes_a_layout_when_it_is_pressed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    mover = await club.mover()
    with monkeypatch.context() as earlier:
        earlier.setattr("bot.wire.answers.replace", lambda content, **_: content)
        old: Any = (await mover.click(club.post, label="Place")).response
    assert not old.flags.components_v2
    assert old.content
    panel: Any = (await mover.click(old.message, custom_id=ids(old)[0])).response
    assert panel.id == old.id
    assert panel.flags.components_v2
    assert [name for name, _ in shown_pictures(panel)] == [each.filename for each in panel.attachments]
    await club.restart()
    again: Any = (await mover.click(panel.message, custom_id=ids(panel)[0])).response
    assert text_of(again)


async def test_the_post_of_a_solo_match_from_before_becomes_a_layout(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ordinary(*given: Any, layout: bool, **more: Any) -> Content:
        return Content(*given, **more)

    with monkeypatch.context() as earlier:
        earlier.setattr("bot.messages.post_content.Content", ordinary)
        await club.alice.slash(club.channel, "axio start", seats=1)
    old = club.post
    assert not old.flags.components_v2
    await club.place()
    assert club.post.id == old.id
    assert club.post.flags.components_v2
    assert club.post.content == ""
    assert tells(text_of(club.post), "axio-placed")
    assert [name for name, _ in shown_pictures(club.post)] == [
        each.filename for each in club.post.attachments
    ]


@pytest.mark.parametrize("error", [Refusal("match-not-begun"), RuntimeError("the panel")])
async def test_a_refusal_or_fault_leaves_the_panel_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    before = panel.components
    club.expected_faults = int(isinstance(error, RuntimeError))

    def items(self: AxioPanel, say: object) -> Any:
        raise error

    monkeypatch.setattr(AxioPanel, "items", items)
    told = await mover.click(panel.message, custom_id=ids(panel)[0])
    assert told.response is not None
    assert told.response.id == panel.id
    assert told.response.components == before
    (aside,) = told.followups
    assert aside.ephemeral
    if isinstance(error, Refusal):
        assert answer(told) == text("en", "match-not-begun")


async def test_a_fault_in_answering_leaves_the_panel_alone_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a store that fails while the newest board is looked up."""
    await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    before, club.expected_faults = panel.components, 1

    async def refused(*_: object) -> None:
        raise RuntimeError("the store")

    def items(self: AxioPanel, say: object) -> Any:
        raise Refusal("match-not-begun")

    monkeypatch.setattr(AxioPanel, "items", items)
    monkeypatch.setattr(Failing, "_refused", refused)
    told = await mover.click(panel.message, custom_id=ids(panel)[0])
    assert told.response is not None
    assert told.response.components == before
    assert tells(answer(told), "fault")


async def test_an_outdated_panel_gives_way_to_the_match_as_it_stands(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    held: Any = (await mover.click(club.post, label=text("en", "button-hand-axio"))).response
    assert id_of(held, text("en", "button-axio-place"))
    await club.place()
    told = await mover.click(panel.message, custom_id=ids(panel)[0])
    assert told.followups == []
    match = await club.match()
    board, hand = shown_pictures(told.response)
    assert board[0] == f"axio-{match.id}-{match.version}.png"
    assert hand[0].startswith("axio-hand")
