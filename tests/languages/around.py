"""What there is to see of a match and elsewhere: commands given, and what they show pressed at random."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from bot.catalog import TITLES
from bot.matches.match import Match
from storage.matches import Sitter
from storage.players import PlayerRow, ServerRow
from tests.discord.direct import SERVER, Direct, press_of
from tests.discord.seen import Seen
from tests.games.games import Subject
from tests.sample import whole


@asynccontextmanager
async def spoken_to(path: Path, guests: Sequence[Sitter], private: str, public: str) -> AsyncIterator[Direct]:
    """A bot whose store knows in which language these people and their server are spoken to."""
    made = await Direct.at(path)
    await made.store.servers.put(SERVER, ServerRow(language=public))
    for guest in guests:
        await made.store.players.put(guest.player, PlayerRow(private, messages=True, name=guest.name))
    yield made
    await made.database.close()


async def pressed(
    direct: Direct, who: Sitter, shown: Sequence[Seen], chance: Random, locales: Mapping[str, Any]
) -> Sequence[Seen]:
    """What pressing one of the components under what was shown brings; the language stays."""
    usable = [each for seen in shown for each in seen.components if not each.get("disabled")]
    # Who chooses another language, or has their data deleted, is somebody else from then on.
    usable = [each for each in usable if not each.get("custom_id", "chosen").endswith("chosen")]
    usable = [each for each in usable if not each["custom_id"].startswith("b:data-delete:")]
    if not usable:
        return ()
    component = chance.choice(usable)
    picks: list[str] = []
    if "options" in component:
        values = [option["value"] for option in component["options"]]
        picks = chance.sample(values, component["min_values"] or 1)
    return await direct.press(who, press_of(component, picks), **locales)


async def looked_around(
    direct: Direct, match: Match, who: Sitter, chance: Random, locales: Mapping[str, Any]
) -> list[str]:
    """Gives the commands that need no options, types into the others, and presses what is shown.

    Returns what was offered while typing, but for notations, which are the same in all languages.
    """
    game, offered = match.game.key, list[str]()
    for name, command in direct.commands.items():
        if not name.startswith(f"{game} ") and name.split()[0] in TITLES:
            continue
        for parameter in command.parameters:
            if parameter.autocomplete:
                choices = await direct.complete(who, name, parameter.name, "", {}, **locales)
                offered += [told for told, value in choices if told != value]
        if any(each.required for each in command.parameters) or name in (f"{game} start", f"{game} practice"):
            continue
        shown = await direct.slash(who, name, {}, **locales)
        for _ in range(2):
            own = [each for each in shown if each.viewer == who.player]
            shown = await pressed(direct, who, own, chance, locales)
    return offered


async def turns_with_a_look(
    direct: Direct,
    subject: Subject,
    match: Match,
    chance: Random,
    locales: Mapping[str, Any],
    check: Callable[[Sequence[str]], None],
) -> None:
    """The first turns of a match, with a look around at one of them; a whole match is long.

    check: called after each turn, with what was offered while typing.
    """
    turns, look = 0, chance.randrange(whole(60, 6))
    while match.running and turns < whole(1000, 6):
        offered: list[str] = []
        if turns == look:
            offered = await looked_around(direct, match, match.sitters[match.to_move[0]], chance, locales)
        match = await direct.now(match)
        if not match.running:
            break
        seat = match.to_move[0]
        notation = match.game.notate(subject.skilled(match.state, seat, chance))
        name, given = subject.command(notation)
        await direct.slash(match.sitters[seat], f"{subject.game.key} {name}", given, **locales)
        check(offered)
        match = await direct.now(match)
        turns += 1
