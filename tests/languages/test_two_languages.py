"""Nobody reads a sentence in another language than their own, or in public the server's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.catalog import TITLES
from bot.matches.match import Match
from bot.texts.locales import own_name
from storage.matches import Sitter
from storage.players import PlayerRow, ServerRow
from tests.discord.direct import GUESTS, SERVER, Direct, Seen, press_of
from tests.discord.direct import PUBLIC as EVERYBODY
from tests.games.games import GAMES, Subject
from tests.languages.marked import PRIVATE, PUBLIC, marked, unmarked
from tests.sample import whole

LOCALES = {"locale": discord.Locale(PRIVATE), "guild_locale": discord.Locale(PUBLIC)}
NAMES = {
    *(guest.name for guest in GUESTS),
    *(title.game.title for title in TITLES.values()),
    *(own_name(language) for language in ("en", PRIVATE, PUBLIC)),
    *("Zoe", "Club", "AXIO"),
}


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    with marked(tmp_path / "texts"):
        made = await Direct.at(tmp_path / "axio.db")
        await made.store.servers.put(SERVER, ServerRow(language=PUBLIC))
        for guest in GUESTS:
            await made.store.players.put(guest.player, PlayerRow(PRIVATE, messages=True, name=guest.name))
        yield made
        await made.database.close()


def check(sent: Sequence[Seen]) -> None:
    """Checks all that was sent: texts, alternative texts, labels, placeholders and options."""
    for each in sent:
        language = PUBLIC if each.viewer == EVERYBODY else PRIVATE
        told = [each.text, *(alt for _, alt, _ in each.files), *_labels(each.components)]
        for text in told:
            assert unmarked(text, language, NAMES) == [], (each.viewer, text)


def _labels(components: Sequence[dict[str, Any]]) -> list[str]:
    found = []
    for each in components:
        found += [str(each.get(key) or "") for key in ("label", "placeholder", "description")]
        found += _labels(each.get("options", ()))
    return found


async def pressed(direct: Direct, who: Sitter, shown: Sequence[Seen], chance: Random) -> Sequence[Seen]:
    """What pressing one of the components under what was shown brings; the language stays."""
    usable = [each for seen in shown for each in seen.components if not each.get("disabled")]
    usable = [each for each in usable if not each.get("custom_id", "chosen").endswith("chosen")]
    if not usable:
        return ()
    component = chance.choice(usable)
    picks: list[str] = []
    if "options" in component:
        values = [option["value"] for option in component["options"]]
        picks = chance.sample(values, component["min_values"] or 1)
    return await direct.press(who, press_of(component, picks), **LOCALES)


async def looked_around(direct: Direct, match: Match, who: Sitter, chance: Random) -> None:
    """Gives the commands that need no options, types into the others, and presses what is shown."""
    game = match.game.key
    for name, command in direct.commands.items():
        if not name.startswith(f"{game} ") and name.split()[0] in TITLES:
            continue
        for parameter in command.parameters:
            if parameter.autocomplete:
                for offered, value in await direct.complete(who, name, parameter.name, "", {}, **LOCALES):
                    # A notation is the same in all languages.
                    assert offered == value or unmarked(offered, PRIVATE, NAMES) == [], (name, offered)
        if any(each.required for each in command.parameters) or name in (f"{game} start", f"{game} practice"):
            continue
        shown = await direct.slash(who, name, {}, **LOCALES)
        for _ in range(2):
            shown = await pressed(direct, who, [each for each in shown if each.viewer == who.player], chance)


@pytest.mark.todays(2)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_every_sentence_is_in_its_readers_language(direct: Direct, subject: Subject) -> None:
    """The first turns of a match, with a look around at one of them; a whole match is long."""
    number = Random().randrange(1000)
    chance = Random(number)
    print(f"seed {number}")  # noqa: T201 -- shown if the test fails
    match, turns = await direct.begun(subject.game.key), 0
    looks = {chance.randrange(whole(60, 6))}
    while match.running and turns < whole(1000, 6):
        seat = match.to_move[0]
        if turns in looks:
            await looked_around(direct, match, match.sitters[seat], chance)
        match = await direct.now(match)
        if not match.running:
            break
        seat = match.to_move[0]
        notation = match.game.notate(subject.skilled(match.state, seat, chance))
        name, given = subject.command(notation)
        await direct.slash(match.sitters[seat], f"{subject.game.key} {name}", given, **LOCALES)
        check(direct.recorder.sent)
        direct.recorder.sent.clear()
        match = await direct.now(match)
        turns += 1
