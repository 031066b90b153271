"""Commands typed on the page, in the language of the member's Discord and in English."""

from __future__ import annotations

from typing import Any

import pytest
from discord import AppCommandOptionType, AppCommandType, Locale
from discord.app_commands import AppCommand
from discord.state import ConnectionState

from bot.playground import page_data, typed

GERMAN = str(Locale.german)


def named(name: str, german: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "name_localizations": {GERMAN: german}, "description": name.title(), **more}


def group(*found: dict[str, Any]) -> dict[str, typed.Leaf]:
    """These commands below /axio."""
    data = {
        "id": "1", "application_id": "2", "type": AppCommandType.chat_input.value, "version": "1",
        "name": "axio", "description": "Axio", "options": list(found),
    }  # fmt: skip
    state: Any = ConnectionState.__new__(ConnectionState)
    return typed.leaves([AppCommand(data=data, state=state)])  # type: ignore[arg-type]  # only what is read


@pytest.fixture
def commands() -> dict[str, typed.Leaf]:
    choice = {"name": "easy", "value": "1", "name_localizations": {GERMAN: "leicht"}}
    kind = AppCommandOptionType
    level = named("level", "stufe", type=kind.string.value, choices=[choice])
    seats = named("seats", "plätze", type=kind.integer.value, description_localizations={GERMAN: "Wie viele"})
    return group(
        named("learn", "lernen", type=kind.subcommand.value, options=[]),
        named("start", "beginnen", type=kind.subcommand.value, options=[level, seats]),
    )


@pytest.mark.parametrize("line", ["/axio beginnen stufe:leicht plätze:2", "/axio start level:easy seats:2"])
def test_a_command_is_read_in_the_members_language_and_in_english(
    commands: dict[str, typed.Leaf], line: str
) -> None:
    name, texts = typed.read_line(line, commands, GERMAN)
    assert name == "axio start"
    filled = typed.values(name, commands[name], texts, lambda _: None, lambda _: None)
    assert filled == {"level": "1", "seats": 2}


def test_what_can_be_typed_is_named_in_the_members_language(commands: dict[str, typed.Leaf]) -> None:
    with pytest.raises(typed.Unreadable, match="/axio beginnen, /axio lernen"):
        typed.read_line("/axio", commands, GERMAN)
    kind = AppCommandOptionType.subcommand.value
    names = ("énigme", "jouer", "céder", "conseil")
    accented = group(*(named(name, name, type=kind, options=[]) for name in names))
    with pytest.raises(typed.Unreadable, match="/axio céder, /axio conseil, /axio énigme, /axio jouer"):
        typed.read_line("/axio", accented, "en-US")
    with pytest.raises(typed.Unreadable, match="stufe:… plätze:…"):
        typed.read_line("/axio beginnen 2", commands, GERMAN)
    with pytest.raises(typed.Unreadable, match="Go on after /axio"):
        typed.read_line("/axio beginnen", commands, "en-US")
    with pytest.raises(typed.Unreadable, match=r"There are: /axio$"):
        typed.read_line("/chess", commands, "en-US")


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ("/axio place rb E5", {"tile": "rb", "cell": "E5"}),
        ("/axio place rb E5 sicht:ja", {"tile": "rb", "cell": "E5", "preview": "ja"}),
        ("/axio play rc2 N20 gs4 O20", {"cards": "rc2 N20 gs4 O20"}),
    ],
)
def test_required_options_can_be_typed_in_their_order(line: str, options: dict[str, str]) -> None:
    kind = AppCommandOptionType
    text = {"type": kind.string.value, "required": True}
    switch = named("preview", "sicht", type=kind.boolean.value)
    place = [named("tile", "stein", **text), named("cell", "feld", **text), switch]
    commands = group(
        named("place", "legen", type=kind.subcommand.value, options=place),
        named("play", "spielen", type=kind.subcommand.value, options=[named("cards", "karten", **text)]),
    )
    _, found = typed.read_line(line, commands, GERMAN)
    assert found == options
    with pytest.raises(typed.Unreadable) as refused:
        typed.read_line("/axio place rb E5 F5", commands, GERMAN)
    assert refused.value.params["options"] == "stein:… feld:… (wenn du willst: sicht:…)"
    with pytest.raises(typed.Unreadable) as refused:
        typed.read_line("/axio place rb feld2:E5", commands, GERMAN)
    assert (refused.value.key, refused.value.params["option"]) == ("typed-no-option", "feld2")


@pytest.mark.parametrize(
    ("line", "missing"),
    [("/axio place", "stein, feld"), ("/axio place rb", "feld"), ("/axio place E5 stein:rb", None)],
)
def test_what_lacks_is_named(line: str, missing: str | None) -> None:
    kind = AppCommandOptionType
    text = {"type": kind.string.value, "required": True}
    place = [named("tile", "stein", **text), named("cell", "feld", **text)]
    commands = group(named("place", "legen", type=kind.subcommand.value, options=place))
    name, found = typed.read_line(line, commands, GERMAN)
    if missing is None:
        assert found == {"tile": "rb", "cell": "E5"}
        return
    with pytest.raises(typed.Unreadable) as refused:
        typed.values(name, commands[name], found, lambda _: 0, lambda _: 0, locale=GERMAN)
    assert (refused.value.key, refused.value.params["options"]) == ("typed-missing", missing)


@pytest.mark.parametrize(
    ("filled", "said"),
    [
        ({"seats": "5"}, ("typed-range", "plätze", "most", "4")),
        ({"seats": "-1"}, ("typed-range", "plätze", "least", "0")),
        ({"note": "abcd"}, ("typed-length", "notiz", "most", "3")),
        ({"note": "abc", "seats": "0"}, None),
    ],
)
def test_what_is_out_of_range_is_said_with_the_members_names(
    filled: dict[str, str], said: tuple[str, ...] | None
) -> None:
    kind = AppCommandOptionType
    seats = named("seats", "plätze", type=kind.integer.value, min_value=0, max_value=4)
    note = named("note", "notiz", type=kind.string.value, max_length=3)
    (leaf,) = group(named("start", "beginnen", type=kind.subcommand.value, options=[seats, note])).values()
    if said is None:
        found = typed.values("axio start", leaf, filled, lambda _: 0, lambda _: 0, locale=GERMAN)
        assert found == {"note": "abc", "seats": 0}
        return
    with pytest.raises(typed.Unreadable) as refused:
        typed.values("axio start", leaf, filled, lambda _: 0, lambda _: 0, locale=GERMAN)
    assert (refused.value.key, *(refused.value.params[each] for each in ("option", "side", "limit"))) == said


def test_yes_is_typed_in_the_members_language() -> None:
    kind = AppCommandOptionType
    switch = named("preview", "sicht", type=kind.boolean.value)
    (leaf,) = group(named("place", "legen", type=kind.subcommand.value, options=[switch])).values()

    def filled(yes: str) -> dict[str, Any]:
        return typed.values("axio place", leaf, {"preview": yes}, lambda _: 0, lambda _: 0, locale=GERMAN)

    assert filled("Ja") == filled("true") == {"preview": True}
    with pytest.raises(typed.Unreadable) as refused:
        filled("oui")
    assert (refused.value.key, refused.value.params["option"]) == ("typed-unfit", "sicht")


def test_the_picker_shows_the_members_language_and_sends_the_names(commands: dict[str, typed.Leaf]) -> None:
    learn, start = page_data.commands(commands, GERMAN)
    assert (learn["name"], learn["called"]) == ("axio learn", "axio lernen")
    level, seats = start["options"]
    assert (level["name"], level["called"], level["choices"]) == (
        "level", "stufe", [{"name": "leicht", "value": "1"}]
    )  # fmt: skip
    assert (seats["called"], seats["description"], level["description"]) == ("plätze", "Wie viele", "Level")
