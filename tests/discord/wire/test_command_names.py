"""How sentences name commands: mentions, or what the reader's Discord calls them."""

from __future__ import annotations

import pytest

from bot.playground.mentions import wrong_mentions
from bot.wire.command_names import CommandNames
from bot.wire.content import Content
from bot.wire.names import bold_name
from tests.discord.registered import command_names, mentionable, registered

MOST = 2000


def id_of(name: str) -> str:
    return next(str(each["id"]) for each in registered() if each["name"] == name)


@pytest.mark.parametrize("locale", [None, "en-US", "en-GB", "ja"])
def test_who_has_the_english_names_can_tap_a_command(locale: str | None) -> None:
    shown = command_names().text("See `/axio rack` or `/settings me`.", MOST, locale)
    assert shown == f"See </axio rack:{id_of('axio')}> or </settings me:{id_of('settings')}>."
    assert [*wrong_mentions({"content": shown}, mentionable())] == []


@pytest.mark.parametrize(
    ("locale", "rack", "me"),
    [
        ("de", "/axio ablage", "/einstellungen ich"),
        ("hu", "/axio tartó", "/beállítások saját"),
        ("es-ES", "/axio atril", "/ajustes personales"),
        ("es-419", "/axio atril", "/ajustes personales"),
    ],
)
def test_whose_discord_has_other_names_reads_those(locale: str, rack: str, me: str) -> None:
    assert command_names().text("`/axio rack` `/settings me`", MOST, locale) == f"`{rack}` `{me}`"


def test_a_name_that_is_the_same_in_a_language_can_be_tapped_there() -> None:
    assert command_names().text("`/axio start`", MOST, "de") == f"</axio start:{id_of('axio')}>"


@pytest.mark.parametrize(
    ("written", "english", "hungarian"),
    [
        ("`/axio start seats:1`", "`/axio start seats:1`", "`/axio indítás helyek:1`"),
        ("`/axio start#seats:1`", "`seats:1`", "`helyek:1`"),
        ("`/axio start#thread`", "`thread`", "`szál`"),
        ("`/iota pass rc2 w`", "`/iota pass rc2 w`", "`/iota passz rc2 w`"),
        ("`/paperworld place cards:y1 C2`", "`/paperworld place cards:y1 C2`", None),
        ("`/axio `", "`/axio `", "`/axio `"),
        ("`/settings`", "`/settings`", "`/beállítások`"),
        ("`/nothing here`", "`/nothing here`", "`/nothing here`"),
        ("`/nothing#at:all`", "`at:all`", "`at:all`"),
        ("`rc2 N20` 1/2", "`rc2 N20` 1/2", "`rc2 N20` 1/2"),
    ],
)
def test_what_cannot_be_mentioned_stays_in_backticks(
    written: str, english: str, hungarian: str | None
) -> None:
    assert command_names().text(written, MOST) == english
    assert command_names().text(written, MOST, "hu") == (hungarian or "`/paperworld lerakás kártyák:y1 C2`")


@pytest.mark.parametrize(
    "name", ["`/help`", "`/help#x`", "`/nothing#at:all`", "`/help x`", "\\`/axio start#seats`"]
)
@pytest.mark.parametrize("locale", [None, "de", "ja"])
def test_the_name_of_a_person_is_no_command(name: str, locale: str | None) -> None:
    assert command_names().text(bold_name(name), MOST, locale) == bold_name(name)


def test_before_discord_knows_the_commands_they_are_in_english() -> None:
    assert CommandNames().text("`/axio rack` `/axio start#seats`", MOST, "hu") == "`/axio rack` `seats`"


def test_a_mention_is_never_cut() -> None:
    sentence = "`/axio rack`"
    mention = command_names().text(sentence, MOST)
    assert command_names().text(sentence, len(mention)) == mention
    assert command_names().text(sentence, len(mention) - 1) == sentence
    for layout, most in ((False, 2000), (True, 4000)):
        content = Content(f"{'x' * (most - len(mention) + 1)}{sentence}", layout=layout)
        assert content.named(command_names()).text == content.text
        content = Content(f"{'x' * (most - len(mention))}{sentence}", layout=layout)
        assert content.named(command_names()).text.endswith(mention)
