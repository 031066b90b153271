"""Commands are named so that the reader's Discord has them, whatever language is spoken."""

from __future__ import annotations

from bot.playground.strict import set_locale
from bot.texts import text
from tests.discord.club import Club, answer
from tests.discord.commands.shared.test_rights import member


async def test_a_chosen_language_changes_no_name_of_a_command(club: Club) -> None:
    set_locale(club.env.backend, club.alice.id, "hu")
    hungarian = answer(await club.alice.slash(club.channel, "axio board"))
    assert hungarian == _known_as(text("hu", "match-none", game="Axio", command="axio"))
    await club.alice.slash(club.channel, "settings me", language="en")
    english = answer(await club.alice.slash(club.channel, "axio board"))
    assert english == _known_as(text("en", "match-none", game="Axio", command="axio"))


def _known_as(sentence: str) -> str:
    """A sentence with the commands as Hungarian Discord calls them."""
    return sentence.replace("/axio start", "/axio indítás").replace("/axio practice", "/axio gyakorlás")


async def test_what_everybody_reads_names_no_command_in_one_language(club: Club) -> None:
    boss = member(club, "boss", manage_guild=True)
    await boss.slash(club.channel, "settings server", language="hu")
    await club.alice.slash(club.channel, "axio start", seats=2, hints=True)
    said = text("hu", "hints-on", command="axio")
    (command,) = (each for each in club.env.backend.commands[None].values() if each["name"] == "axio")
    assert said.replace("`/axio hint`", f"</axio hint:{command['id']}>") in club.post.content
