"""The games' own emojis: drawn once, found again, and replaced where Discord does not have or show them."""

from __future__ import annotations

import asyncio
import re
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

import bot.texts
from bot.playground.rules import EMOJI_BYTES
from bot.texts import text
from bot.wire.components import Controls
from bot.wire.content import Content, Picture
from bot.wire.emojis import EMOJIS, Emojis, drawings, emojis_of, words
from bot.wire.failures import Reason, Unsent
from tests.discord.club import Club, children

_ALL = "".join(f":{name}:" for name in EMOJIS)


def _marks() -> set[str]:
    """Whatever looks like a mark in any sentence."""
    files = Path(bot.texts.__file__).parent.glob("*/*.ftl")
    return {mark for file in files for mark in re.findall(r":([a-z_]{2,}):", file.read_text("utf-8"))}


def _created(club: Club) -> int:
    return sum(each.method == "POST" and each.path.endswith("/emojis") for each in club.env.http_requests)


def test_every_mark_of_a_sentence_is_drawn_and_every_drawing_has_one() -> None:
    assert _marks() == EMOJIS.keys()


def test_drawings_are_what_discord_takes_and_differ() -> None:
    named = drawings()
    assert len({data for _, data in named.values()}) == len(EMOJIS)
    for name, (full, data) in named.items():
        assert re.fullmatch(rf"{name}_[0-9a-f]{{6}}", full)
        assert len(full) <= 32
        assert len(data) <= EMOJI_BYTES
        with Image.open(BytesIO(data)) as image:
            assert image.size == (128, 128)
            # The corners show what is behind it, on dark and light themes alike.
            alpha = image.getchannel("A")
            assert (alpha.getpixel((0, 0)), alpha.getpixel((64, 8))) == (0, 255)


def test_a_word_stays_where_no_custom_emoji_is_shown() -> None:
    assert words(":red_sun::green_dot: red–green") == "red–green"
    assert words("0 · :red_sun: red top left") == "0 · red top left"
    assert words(":not_ours: 12:30:45") == ":not_ours: 12:30:45"
    assert Picture(b"", "a.png", text("en", "symbol-r")).attachment(0)["description"] == "red sun"


def test_unicode_emojis_are_shown_until_the_drawn_ones_are_there() -> None:
    emojis = Emojis()
    assert emojis.text(":red_sun: red sun", 2000) == "🔴 red sun"
    button = Controls(1).button("verb", ":red_sun::green_dot: red–green")
    shown = button.described(emojis)
    assert (shown["label"], shown["emoji"]) == ("red–green", {"name": "🔴"})


async def test_messages_buttons_and_options_show_the_drawn_ones(club: Club) -> None:
    emojis = emojis_of(club.bot)
    there = {each.name: each.id for each in club.env.backend.application_emojis.values()}
    assert there.keys() == {full for full, _ in drawings().values()}
    full = drawings()["red_sun"][0]
    assert emojis.text(":red_sun: red sun", 2000) == f"<:{full}:{there[full]}> red sun"
    option = discord.SelectOption(label="2 · :red_sun: red sun", value="r")
    controls = Controls(1)
    button, select = controls.button("verb", ":red_sun: red sun"), controls.select("pick", "Which", [option])
    drawn = {"name": full, "id": str(there[full])}
    shown, (option_shown,) = button.described(emojis), select.described(emojis)["options"]
    assert (shown["label"], shown["emoji"]) == ("red sun", drawn)
    assert (option_shown["label"], option_shown["emoji"]) == ("2 · red sun", drawn)


async def test_a_text_that_is_too_long_with_drawn_ones_has_unicode_ones(club: Club) -> None:
    shown = Content(_ALL * 10).described(emojis_of(club.bot))["content"]
    assert shown == "".join(emoji.unicode for emoji in EMOJIS.values()) * 10


async def test_a_restart_uploads_only_what_is_missing(club: Club) -> None:
    assert _created(club) == len(EMOJIS)
    backend = club.env.backend
    earlier = backend.create_application_emoji("red_sun_000000").id
    gone = next(
        each for each in backend.application_emojis.values() if each.name == drawings()["blue_sea"][0]
    )
    backend.delete_application_emoji(gone.id)
    await Emojis().fetch(club.bot)
    assert _created(club) == len(EMOJIS) + 1
    assert earlier in backend.application_emojis, "older messages show earlier drawings"
    await Emojis().fetch(club.bot)
    assert _created(club) == len(EMOJIS) + 1


async def test_an_upload_that_fails_is_logged_and_tried_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.env.backend.application_emojis.clear()
    emojis, tried = Emojis(), 0
    create = club.bot.create_application_emoji

    async def failing(**sent: Any) -> discord.Emoji:
        nonlocal tried
        tried += 1
        if tried == 2:
            raise OSError("cut")
        return await create(**sent)

    monkeypatch.setattr(club.bot, "create_application_emoji", failing)
    await emojis.fetch(club.bot)
    assert [each["log_level"] for each in club.log if "emojis" in each["event"]] == ["warning"]
    assert "🟣" in emojis.text(_ALL, 2000)
    await emojis.fetch(club.bot)
    assert "🟣" not in emojis.text(_ALL, 2000)


async def test_two_processes_that_start_together_both_show_the_drawn_ones() -> None:
    there: dict[str, Any] = {}
    looked, ready = 0, asyncio.Event()

    async def listed() -> list[Any]:
        nonlocal looked
        looked += 1
        if looked == 2:
            ready.set()
        return list(there.values())

    async def create(*, name: str, **_: Any) -> Any:
        await ready.wait()
        if name in there:
            taken = {"code": 50035, "message": "Invalid Form Body: the application has an emoji of that name"}
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, taken)
        there[name] = SimpleNamespace(name=name, id=len(there) + 1)
        return there[name]

    client: Any = SimpleNamespace(fetch_application_emojis=listed, create_application_emoji=create)
    both = Emojis(), Emojis()
    await asyncio.gather(*(each.fetch(client) for each in both))
    assert there.keys() == {full for full, _ in drawings().values()}
    for each in both:
        for name, (full, _) in drawings().items():
            assert each.text(f":{name}:", 2000) == f"<:{full}:{there[full].id}>"


async def test_a_message_is_sent_although_somebody_deleted_the_emojis(club: Club) -> None:
    """Discord refuses a button whose emoji is gone."""
    club.game = "iota"
    await club.begin()
    club.env.backend.application_emojis.clear()
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label=text("en", "button-iota-lay"))).response
    shown = {each.emoji.name for each in children(panel) if getattr(each, "emoji", None)}
    assert shown
    assert shown <= {emoji.unicode for emoji in EMOJIS.values()}
    assert [each["log_level"] for each in club.log if "emojis" in each["event"]] == ["warning"]


async def test_another_refusal_is_no_reason_to_repeat(club: Club) -> None:
    calls = []

    async def refused() -> None:
        calls.append(1)
        raise Unsent(Reason.GONE)

    with pytest.raises(Unsent):
        await emojis_of(club.bot).sent(refused)
    assert len(calls) == 1
