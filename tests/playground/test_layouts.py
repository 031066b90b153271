"""What Discord refuses and accepts of its newer message components."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.rules import NEW_COMPONENTS
from tests.playground.raw import Table, button, row
from tests.playground.test_rules import select, uploads

Sent = dict[str, Any]


def words(content: str = "y") -> Sent:
    return {"type": 10, "content": content}


def gallery(*names: str, **more: Any) -> Sent:
    return {
        "type": 12,
        "items": [
            {"media": {"url": name if ":" in name else f"attachment://{name}"}, **more} for name in names
        ],
    }


def layout(*components: Sent, **more: Any) -> Sent:
    return {"flags": NEW_COMPONENTS, "components": list(components), **more}


def buttons(*ids: str) -> Sent:
    made: Sent = row(*(button(custom_id=each) for each in ids))["components"][0]
    return made


NESTED = {"type": 17, "components": [buttons(*"abcd"), words()]}
FORMS = {
    "text beside it": layout(words(), content="x"),
    "an embed beside it": layout(words(), embeds=[{"title": "x"}]),
    "a poll beside it": layout(words(), poll={"question": {"text": "x"}, "answers": []}),
    "41 components": layout(*[words() for _ in range(41)]),
    "41 components within others": layout(NESTED, *(words() for _ in range(34))),
    "4001 characters": layout(words("x" * 2001), words("x" * 2000)),
    "4001 characters, some within others": layout(
        words("x" * 3999), {"type": 17, "components": [words("xx")]}
    ),
    "an empty text": layout(words(" \n")),
    "a button outside a row": layout(button()),
    "an empty row": layout({"type": 1, "components": []}),
    "six buttons in a row": layout(buttons(*"abcdef")),
    "a select beside a button": layout({"type": 1, "components": [select(2), button()]}),
    "the same id twice": layout(buttons("a"), {"type": 17, "components": [buttons("a")]}),
    "an empty gallery": layout(gallery()),
    "eleven pictures": layout(gallery(*["https://example.org/a.png"] * 11)),
    "a long description": layout(gallery("https://example.org/a.png", description="x" * 1025)),
    "a picture that is not there": layout(gallery("0.png")),
    "a picture without an address": layout(gallery("file:0.png")),
    "a file of the web": layout({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
    "a section without an accessory": layout({"type": 9, "components": [words()]}),
    "no flag": {"components": [words()]},
}


@pytest.mark.parametrize("sent", FORMS.values(), ids=FORMS.keys())
async def test_layouts_that_discord_refuses(table: Table, sent: Sent) -> None:
    await table.refused(50035, "POST", table.messages, sent)
    message = await table.send(content="before")
    nulled = {"content": None, **sent}
    await table.refused(50035, "PATCH", f"{table.messages}/{message['id']}", nulled)
    asked = table.interaction(2)
    place = f"/interactions/{asked.id}/{asked.token}/callback"
    await table.refused(50035, "POST", place, {"type": 4, "data": sent})
    await table.ask("POST", place, {"type": 5, "data": {"flags": 64}})
    answers = f"/webhooks/{table.env.backend.application_id}/{asked.token}"
    await table.refused(50035, "POST", answers, sent)
    await table.refused(50035, "PATCH", f"{answers}/messages/@original", nulled)


FULL = layout(
    gallery("0.png", "1.png", description="x" * 1024),
    {"type": 9, "components": [words("x" * 2000)], "accessory": button(custom_id="s")},
    {"type": 17, "components": [words("x" * 2000), {"type": 14}, buttons(*"abcde")]},
    {"type": 13, "file": {"url": "attachment://2.png"}},
    {"type": 1, "components": [select(25, custom_id="l")]},
    *({"type": 14} for _ in range(24)),
)
"""Forty components and 4000 characters."""


async def test_a_layout_with_everything_that_fits_is_taken_and_stays_one(table: Table) -> None:
    made = await table.ask("POST", table.messages, FULL, uploads(3))
    place = f"{table.messages}/{made['id']}"
    kept = [{"id": each["id"]} for each in made["attachments"]]
    await table.ask("PATCH", place, layout(gallery("1.png"), attachments=kept[1:2]))
    await table.ask("PATCH", place, {"components": [words("without the flag in the request")]})
    refused: list[Sent] = [
        {"flags": 0, "components": [buttons("a")]},
        {"content": "plain", "components": []},
        {"components": []},
        {"content": "beside"},
        {"embeds": [{"title": "x"}]},
        {"components": [gallery("0.png")]},
    ]
    for sent in refused:
        await table.refused(50035, "PATCH", place, sent)


async def test_an_ordinary_message_becomes_a_layout_once_it_says_nothing_else(table: Table) -> None:
    made = await table.send(content="x", embeds=[{"title": "y"}])
    place = f"{table.messages}/{made['id']}"
    await table.refused(50035, "PATCH", place, layout(words()))
    await table.refused(50035, "PATCH", place, layout(words(), content=None))
    await table.ask("PATCH", place, layout(words(), content=None, embeds=[]))


async def test_an_answer_becomes_a_layout_only_when_it_is_filled_in(table: Table) -> None:
    asked = table.interaction(2)
    place = f"/interactions/{asked.id}/{asked.token}/callback"
    await table.refused(50035, "POST", place, {"type": 5, "data": {"flags": 64 | NEW_COMPONENTS}})
    await table.ask("POST", place, {"type": 5, "data": {"flags": 64}})
    original = f"/webhooks/{table.env.backend.application_id}/{asked.token}/messages/@original"
    await table.ask("PATCH", original, layout(words(), content=None, embeds=[]))
