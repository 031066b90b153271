"""The offline Discord refuses what Discord refuses: with the same code, and without any effect."""

from __future__ import annotations

import base64
import io
from typing import Any

import discord
import pytest
from discord.http import Route
from simcord.backend.models import GuildEmoji

from bot.playground.rules import EMOJI_BYTES, EMOJIS, NONCE_SECONDS
from bot.playground.strict import emoji_url
from tests.playground.raw import Table, button, row


async def test_a_nonce_makes_one_message_whatever_the_channel(table: Table) -> None:
    elsewhere = table.guild.create_text_channel("elsewhere")
    first = await table.send(content="one", nonce="a", enforce_nonce=True)
    again = await table.send(content="two", nonce="a", enforce_nonce=True)
    there = await table.send(elsewhere, content="three", nonce="a", enforce_nonce=True)
    assert first["id"] == again["id"] == there["id"]
    assert there["content"] == "one"
    assert table.texts() == ["one"]
    assert table.texts(elsewhere) == []


async def test_another_nonce_or_none_makes_a_new_message(table: Table) -> None:
    for sent in ({"nonce": "a"}, {"nonce": "b"}, {"nonce": 7}, {}, {}):
        await table.send(content="hello", enforce_nonce=True, **sent)
    await table.send(content="hello", nonce="a")
    assert len(table.texts()) == 6


async def test_a_nonce_is_forgotten_after_minutes(table: Table) -> None:
    await table.send(content="one", nonce="a", enforce_nonce=True)
    await table.env.advance_time(NONCE_SECONDS - 1)
    await table.send(content="two", nonce="a", enforce_nonce=True)
    await table.env.advance_time(2)
    await table.send(content="three", nonce="a", enforce_nonce=True)
    assert table.texts() == ["one", "three"]


async def test_the_earlier_message_of_a_nonce_is_gone(table: Table) -> None:
    first = await table.send(content="one", nonce="a", enforce_nonce=True)
    await table.ask("DELETE", f"/channels/{table.channel.id}/messages/{first['id']}")
    sent = {"content": "two", "nonce": "a", "enforce_nonce": True}
    await table.refused(10008, "POST", f"/channels/{table.channel.id}/messages", sent)


@pytest.mark.parametrize("nonce", ["x" * 26, 10**25, True, 1.5, ["a"], {"a": 1}])
async def test_invalid_nonces_are_refused(table: Table, nonce: object) -> None:
    sent = {"content": "one", "nonce": nonce, "enforce_nonce": True}
    await table.refused(50035, "POST", f"/channels/{table.channel.id}/messages", sent)


# -- emojis -----------------------------------------------------------------------------------------

PNG = "data:image/png;base64,iVBORw0KGgo="
LARGEST = "data:image/png;base64," + base64.b64encode(bytes(EMOJI_BYTES)).decode()
TOO_LARGE = "data:image/png;base64," + base64.b64encode(bytes(EMOJI_BYTES + 1)).decode()


async def test_an_emoji_that_fits_is_there_with_its_picture(table: Table) -> None:
    path = f"/applications/{table.client.application_id}/emojis"
    made = await table.ask("POST", path, {"name": "ab", "image": PNG})
    await table.ask("POST", path, {"name": "x" * 32, "image": LARGEST})
    assert [each["name"] for each in (await table.ask("GET", path))["items"]] == ["ab", "x" * 32]
    assert table.env.backend.cdn.get(emoji_url(made["id"])) == b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(
    "sent",
    [
        {"name": "a", "image": PNG},
        {"name": "x" * 33, "image": PNG},
        {"name": "red-sun", "image": PNG},
        {"name": "ähm", "image": PNG},
        {"name": "taken", "image": PNG},
        {"name": "ab"},
        {"name": "ab", "image": "iVBORw0KGgo="},
        {"name": "ab", "image": TOO_LARGE},
    ],
)
async def test_an_emoji_that_does_not_fit_is_refused(table: Table, sent: dict[str, str]) -> None:
    path = f"/applications/{table.client.application_id}/emojis"
    await table.ask("POST", path, {"name": "taken", "image": PNG})
    await table.refused(50035, "POST", path, sent)
    assert len(table.env.backend.application_emojis) == 1


async def test_an_application_has_room_for_so_many_emojis(table: Table) -> None:
    full = table.env.backend.application_emojis
    full.update((number, GuildEmoji(number, f"e{number}", user_id=1)) for number in range(EMOJIS))
    path = f"/applications/{table.client.application_id}/emojis"
    await table.refused(30008, "POST", path, {"name": "ab", "image": PNG})


# -- messages ---------------------------------------------------------------------------------------


def select(options: int = 3, **more: Any) -> dict[str, Any]:
    given = [{"label": f"{number}", "value": f"{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "s", "options": given, **more}


def option(**more: Any) -> dict[str, Any]:
    return select() | {"options": [{"label": "A", "value": "a", **more}]}


def uploads(count: int = 1, size: int = 1, alt: str | None = None) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(b"x" * size), f"{number}.png", description=alt) for number in range(count)
    ]


FORMS: dict[str, dict[str, Any]] = {
    "a text of 2001 characters": {"content": "x" * 2001},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "a long description": {"embeds": [{"description": "x" * 4097}]},
    "embeds of 6001 characters in all": {
        "embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]
    },
    "26 fields": {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
    "a field without a value": {"embeds": [{"fields": [{"name": "a", "value": " "}]}]},
    "a long name of a field": {"embeds": [{"fields": [{"name": "x" * 257, "value": "b"}]}]},
    "a long value of a field": {"embeds": [{"fields": [{"name": "a", "value": "x" * 1025}]}]},
    "an embed that shows nothing": {"content": "x", "embeds": [{"color": 1}]},
    "a picture without an address": {"embeds": [{"image": {"url": "board.png"}}]},
    "a flag of interactions": {"content": "x", "flags": 1 << 6},
    "a flag of Discord's own": {"content": "x", "flags": 1 << 1},
    "101 mentions": {"content": "x", "allowed_mentions": {"users": [str(1000 + n) for n in range(101)]}},
    "everybody and somebody": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["5"]}},
    "a file that is not there": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    "six rows": {"components": [row(button(custom_id=f"{n}"))["components"][0] for n in range(6)]},
    "six buttons in a row": row(*(button(custom_id=f"{n}") for n in range(6))),
    "a select beside a button": row(select(), button()),
    "the same id twice": row(button(), button()),
    "a long id": row(button(custom_id="x" * 101)),
    "a long label": row(button(label="x" * 81)),
    "a button that shows nothing": row(button(label="")),
    "a button with a blank label": row(button(label="  ")),
    "an emoji that is not there": row(button(emoji={"id": "5", "name": "own"})),
    "an emoji that is not there, of an option": row(option(emoji={"id": "5", "name": "own"})),
    "a word as an emoji": row(button(emoji={"name": "smile"})),
    "an emoji without a name": row(button(emoji={"id": None, "name": None})),
    "an emoji that is no object": row(button(emoji="😀")),
    "a select without options": row(select(0)),
    "26 options": row(select(26)),
    "a long label of an option": row(option(label="x" * 101)),
    "a long value of an option": row(option(value="x" * 101)),
    "a long description of an option": row(option(description="x" * 101)),
    "a word as an option's emoji": row(option(emoji={"name": "smile"})),
    "a long placeholder": row(select(placeholder="x" * 151)),
    "more to choose than there is": row(select(3, max_values=4)),
    "more that must be chosen than may": row(select(3, min_values=2, max_values=1)),
    "more chosen beforehand than may be": row(
        select(2) | {"options": [{"label": f"{n}", "value": f"{n}", "default": True} for n in range(2)]}
    ),
    "text beside the newer components": {
        "content": "x",
        "flags": 1 << 15,
        "components": [{"type": 10, "content": "y"}],
    },
    "newer components without their flag": {"components": [{"type": 10, "content": "y"}]},
    "41 of the newer components": {"flags": 1 << 15, "components": [{"type": 10, "content": "y"}] * 41},
    "newer components of 4001 characters": {
        "flags": 1 << 15,
        "components": [{"type": 10, "content": "x" * 2001}, {"type": 10, "content": "x" * 2000}],
    },
}


@pytest.mark.parametrize("sent", FORMS.values(), ids=FORMS.keys())
async def test_forms_that_discord_refuses(table: Table, sent: dict[str, Any]) -> None:
    await table.refused(50035, "POST", table.messages, sent)
    message = await table.send(content="before")
    await table.refused(50035, "PATCH", f"{table.messages}/{message['id']}", sent)
    if sent.get("flags") != 1 << 6:
        asked = table.interaction(2)
        place = f"/interactions/{asked.id}/{asked.token}/callback"
        await table.refused(50035, "POST", place, {"type": 4, "data": sent})
        assert not asked.responded


FULL: dict[str, Any] = {
    "content": "x" * 2000,
    "embeds": [
        {"title": "x" * 256, "description": "x" * 4096, "image": {"url": "attachment://0.png"}},
        {"fields": [{"name": "x" * 20, "value": "x" * 20}] * 25},
    ],
    "flags": 1 << 12,
    "allowed_mentions": {"users": [str(1000 + number) for number in range(100)]},
    "components": [
        *row(*(button(custom_id=f"{number}", label="x" * 80) for number in range(5)))["components"],
        *row(button(custom_id="x" * 100, label="", emoji={"name": "▶️"}))["components"],
        *row(button(custom_id="e", emoji={"id": "5", "name": "own"}))["components"],
        *row(select(25, min_values=0, max_values=25, placeholder="x" * 150))["components"],
        *row(button(custom_id="k", emoji={"name": "1️⃣"}), button(custom_id="i", emoji={"name": "🇫🇷"}))[
            "components"
        ],
    ],
}


async def test_a_message_with_everything_that_fits_is_taken(table: Table) -> None:
    table.env.backend.application_emojis[5] = GuildEmoji(5, "own", user_id=table.env.backend.bot_user.id)
    files = uploads(10, alt="x" * 1024)
    made = await table.ask("POST", table.messages, FULL, files)
    assert len(made["attachments"]) == 10
    changes: list[dict[str, Any]] = [
        {"content": "y"},
        {"attachments": []},
        {"embeds": [], "components": []},
        {"flags": 1 << 2},
    ]
    for changed in changes:
        await table.ask("PATCH", f"{table.messages}/{made['id']}", changed)


async def test_files(table: Table) -> None:
    await table.refused(30015, "POST", table.messages, {"content": "x"}, uploads(11))
    await table.refused(40005, "POST", table.messages, {"content": "x"}, uploads(1, (10 << 20) + 1))
    await table.refused(50035, "POST", table.messages, {"content": "x"}, uploads(1, alt="x" * 1025))
    made = await table.ask("POST", table.messages, {"content": "x"}, uploads(6))
    place = f"{table.messages}/{made['id']}"
    await table.refused(30015, "PATCH", place, {"content": "y"}, uploads(5))
    await table.refused(50035, "PATCH", place, {"attachments": [{"id": "12345"}]})
    await table.ask("PATCH", place, {"attachments": [{"id": 0}]}, uploads(10)[:1])


async def test_a_message_is_never_empty(table: Table) -> None:
    nothing: list[dict[str, Any]] = [{}, {"content": " \n"}, {"embeds": [], "components": []}]
    for sent in nothing:
        await table.refused(50006, "POST", table.messages, sent)
    made = await table.ask("POST", table.messages, {"content": "x"}, uploads())
    place = f"{table.messages}/{made['id']}"
    await table.refused(50006, "PATCH", place, {"content": "", "attachments": []})
    await table.ask("PATCH", place, {"content": ""})
    await table.refused(50006, "PATCH", place, {"attachments": []})
    asked = table.interaction(2)
    answered = f"/interactions/{asked.id}/{asked.token}/callback"
    await table.refused(50006, "POST", answered, {"type": 4, "data": {"content": ""}})


# -- rights -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "sent", "files", "code"),
    [
        ("view_channel", {"content": "x"}, 0, 50001),
        ("send_messages", {"content": "x"}, 0, 50013),
        ("attach_files", {"content": "x"}, 1, 50013),
        ("embed_links", {"embeds": [{"title": "x"}]}, 0, 50013),
        ("read_message_history", {"content": "x", "message_reference": {"message_id": "7"}}, 0, 160002),
    ],
)
async def test_rights_of_a_channel(
    table: Table, right: str, sent: dict[str, Any], files: int, code: int
) -> None:
    await table.ask("POST", table.messages, {"content": "x"}, uploads(files))
    table.forbid(right)
    await table.refused(code, "POST", table.messages, sent, uploads(files))


async def test_threads(table: Table) -> None:
    threads = f"/channels/{table.channel.id}/threads"
    for name in ("", "  ", "x" * 101, None):
        await table.refused(50035, "POST", threads, {"name": name, "type": 11})
    await table.refused(50035, "POST", threads, {"name": "x", "type": 11, "auto_archive_duration": 5})
    message = await table.send(content="x")
    under = f"{table.messages}/{message['id']}/threads"
    made = await table.ask("POST", under, {"name": "x" * 100})
    await table.refused(160004, "POST", under, {"name": "x"})
    await table.refused(50024, "POST", f"/channels/{made['id']}/threads", {"name": "x", "type": 11})
    table.forbid("send_messages_in_threads")
    await table.refused(50013, "POST", f"/channels/{made['id']}/messages", {"content": "x"})
    table.forbid("create_public_threads")
    await table.refused(50013, "POST", threads, {"name": "x", "type": 11})


async def test_archived_and_locked_threads(table: Table) -> None:
    made = await table.ask("POST", f"/channels/{table.channel.id}/threads", {"name": "x", "type": 11})
    messages = f"/channels/{made['id']}/messages"
    message = await table.ask("POST", messages, {"content": "x"})
    backend, thread = table.env.backend, int(made["id"])
    backend.edit_channel(thread, {}, thread_metadata={"archived": True})
    await table.refused(50083, "PATCH", f"{messages}/{message['id']}", {"content": "y"})
    await table.ask("POST", messages, {"content": "wakes it"})
    await table.ask("PATCH", f"{messages}/{message['id']}", {"content": "y"})
    backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": True})
    await table.ask("POST", messages, {"content": "of a moderator"})
    table.forbid("manage_threads")
    await table.refused(160005, "POST", messages, {"content": "x"})


async def test_somebody_without_a_shared_server_gets_no_message(table: Table) -> None:
    stranger = table.env.create_user("stranger")
    for who, code in ((table.someone.id, None), (stranger.id, 50278)):
        place = await table.ask("POST", "/users/@me/channels", {"recipient_id": who})
        messages = f"/channels/{place['id']}/messages"
        if code is None:
            await table.ask("POST", messages, {"content": "x"})
        else:
            await table.refused(code, "POST", messages, {"content": "x"})


async def test_nothing_can_be_sent_to_a_category(table: Table) -> None:
    category = table.env.backend.create_channel(table.guild.id, "group", type=4)
    await table.refused(50008, "POST", f"/channels/{category.id}/messages", {"content": "x"})


async def test_at_most_a_hundred_messages_are_read_at_once(table: Table) -> None:
    for limit in (0, 101):
        with pytest.raises(discord.HTTPException) as caught:
            await table.client.http.request(Route("GET", table.messages), params={"limit": limit})
        assert caught.value.code == 50035
