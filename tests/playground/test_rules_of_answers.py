"""Answers to interactions, and commands: the offline Discord refuses what Discord refuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.raw import Table, button, row

# -- interactions -----------------------------------------------------------------------------------


def modal(**more: Any) -> dict[str, Any]:
    field = {"type": 4, "custom_id": "f", "style": 1, "label": "Field", **more}
    return {"custom_id": "m", "title": "Title", "components": [{"type": 1, "components": [field]}]}


def offered(*choices: Any) -> dict[str, Any]:
    return {"choices": list(choices)}


ANSWERS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "choices to a command": (2, 8, offered()),
    "a message to autocomplete": (4, 4, {"content": "x"}),
    "an update without a message": (2, 7, {"content": "x"}),
    "an acknowledged update without a message": (2, 6, {}),
    "a modal to a modal": (5, 9, modal()),
    "a kind that does not exist": (2, 99, {}),
    "26 choices": (4, 8, offered(*({"name": f"{n}", "value": n} for n in range(26)))),
    "a choice without a name": (4, 8, offered({"name": "", "value": "x"})),
    "a long name of a choice": (4, 8, offered({"name": "x" * 101, "value": "x"})),
    "a long value of a choice": (4, 8, offered({"name": "x", "value": "x" * 101})),
    "a choice without a value": (4, 8, offered({"name": "x", "value": None})),
    "a long title": (2, 9, modal() | {"title": "x" * 46}),
    "six fields": (2, 9, modal() | {"components": modal()["components"] * 6}),
    "a long label of a field": (2, 9, modal(label="x" * 46)),
    "a field without a label": (2, 9, modal(label=None)),
    "a long placeholder of a field": (2, 9, modal(placeholder="x" * 101)),
    "a field with too much in it": (2, 9, modal(value="x" * 4001)),
    "a field with more in it than it takes": (2, 9, modal(value="x" * 11, max_length=10)),
    "a flag of Discord's own": (2, 5, {"flags": 1 << 4}),
}


@pytest.mark.parametrize(("kind", "answer", "data"), ANSWERS.values(), ids=ANSWERS.keys())
async def test_answers_that_discord_refuses(
    table: Table, kind: int, answer: int, data: dict[str, Any]
) -> None:
    asked = table.interaction(kind)
    place = f"/interactions/{asked.id}/{asked.token}/callback"
    await table.refused(50035, "POST", place, {"type": answer, "data": data})
    assert not asked.responded


async def test_answers_that_discord_accepts(table: Table) -> None:
    message = await table.send(content="x", **row(button()))
    many = offered(*({"name": "x" * 100, "value": f"{n}".rjust(100, "x")} for n in range(25)))
    for kind, answer, data in (
        (4, 8, many),
        (2, 9, modal(value="x" * 4000, label="x" * 45, placeholder="x" * 100)),
        (2, 5, {"flags": 1 << 6}),
        (3, 6, {}),
        (3, 7, {"content": "y"}),
        (5, 7, {"content": "z"}),
        (2, 4, {"content": "x", "flags": 1 << 6}),
    ):
        asked = table.interaction(kind, int(message["id"]) if kind in (3, 5) else None)
        place = f"/interactions/{asked.id}/{asked.token}/callback"
        await table.ask("POST", place, {"type": answer, "data": data})
        assert asked.responded


async def test_an_interaction_is_answered_once_and_in_time(table: Table) -> None:
    asked = table.interaction(2)
    place = f"/interactions/{asked.id}/{asked.token}/callback"
    await table.ask("POST", place, {"type": 5, "data": {"flags": 64}})
    await table.refused(40060, "POST", place, {"type": 4, "data": {"content": "x"}})
    original = f"/webhooks/{table.env.backend.application_id}/{asked.token}/messages/@original"
    await table.env.advance_time(14 * 60)
    await table.ask("PATCH", original, {"content": "in time"})
    await table.refused(50035, "PATCH", original, {"content": "x" * 2001})
    await table.env.advance_time(61)
    await table.refused(50027, "PATCH", original, {"content": "late"})
    more = f"/webhooks/{table.env.backend.application_id}/{asked.token}"
    await table.refused(50027, "POST", more, {"content": "late"})
    slow = table.interaction(2)
    await table.env.advance_time(3.1)
    place = f"/interactions/{slow.id}/{slow.token}/callback"
    await table.refused(10062, "POST", place, {"type": 4, "data": {"content": "x"}})


# -- commands ---------------------------------------------------------------------------------------


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Plays.", "type": 1, **more}


def parameter(**more: Any) -> dict[str, Any]:
    return {"name": "cell", "description": "Where.", "type": 3, **more}


COMMANDS: dict[str, Any] = {
    "a capital": [command(name="Play")],
    "a space": [command(name="play it")],
    "a long name": [command(name="x" * 33)],
    "no description": [command(description="")],
    "a long description": [command(description="x" * 101)],
    "a long description in one language": [command(description_localizations={"de": "x" * 101})],
    "two of one name": [command(), command()],
    "26 options": [command(options=[parameter(name=f"o{n}") for n in range(26)])],
    "two options of one name": [command(options=[parameter(), parameter()])],
    "a required option after another": [command(options=[parameter(), parameter(name="to", required=True)])],
    "26 choices": [command(options=[parameter(choices=[{"name": f"{n}", "value": "x"} for n in range(26)])])],
    "a long name of a choice": [command(options=[parameter(choices=[{"name": "x" * 101, "value": "x"}])])],
    "a long value of a choice": [command(options=[parameter(choices=[{"name": "x", "value": "x" * 101}])])],
    "choices and autocomplete": [
        command(options=[parameter(choices=[{"name": "x", "value": "x"}], autocomplete=True)])
    ],
    "more than 8000 characters": [
        command(
            options=[
                parameter(name=f"o{n}", choices=[{"name": "x" * 100, "value": "x" * 100}] * 25)
                for n in range(2)
            ]
        )
    ],
}


@pytest.mark.parametrize("commands", COMMANDS.values(), ids=COMMANDS.keys())
async def test_commands_that_discord_does_not_accept(table: Table, commands: Any) -> None:
    place = f"/applications/{table.env.backend.application_id}/commands"
    await table.refused(50035, "PUT", place, commands)
    assert not table.env.backend.commands.get(None)


async def test_at_most_a_hundred_commands(table: Table) -> None:
    place = f"/applications/{table.env.backend.application_id}/commands"
    await table.ask("PUT", place, [command(name=f"c{n}") for n in range(100)])
    await table.refused(30032, "PUT", place, [command(name=f"c{n}") for n in range(101)])
