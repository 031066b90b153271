"""For every game in the catalog: a match by command, one by panel, and ids without faces."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot import codec
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.texts import ENGLISH, in_language, listed, text
from storage.matches import Sitter
from storage.sql.database import Transaction
from tests.discord.club import Club, answer, labels
from tests.discord.direct import Direct, press_of, replaced
from tests.discord.seen import Seen
from tests.games.games import GAMES, Subject
from tests.sample import whole
from tests.storage.contents import contents

EVERY = whole(1, 8)
"""One decision in this many is made by command, or by pressing buttons, the others directly."""
COMPARED = whole(1, 4)
"""Two hands are compared at one decision in this many."""
PRESSES = 400
"""More random presses than any decision takes."""

every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


def played_out(subject: Subject, state: Any, chance: Random) -> Iterator[tuple[int, str]]:
    """The decisions that lead from here to the end, each with the seat whose it is."""
    while subject.game.to_move(state):
        seat = subject.game.to_move(state)[0]
        action = subject.skilled(state, seat, chance)
        yield seat, subject.game.notate(action)
        state = subject.game.apply(state, seat, action)


@pytest.mark.todays(2)
@every_game
@pytest.mark.timeout(180)
async def test_a_match_by_commands_to_the_ranking_and_a_rematch(club: Club, subject: Subject) -> None:
    club.game, chance = subject.game.key, Random("commands")
    await club.begin()
    match = await club.match()
    decisions = list(played_out(subject, match.state, chance))
    for number, (seat, notation) in enumerate(decisions, 1):
        if number % EVERY and number < len(decisions):
            ask = Ask(match.sitters[seat].player)
            match = await club.bot.services.matches.act(match.id, ask, notation)
            continue
        name, options = subject.command(notation)
        given = {option: typed == "true" if typed == "true" else typed for option, typed in options.items()}
        result = await (await club.mover()).slash(club.channel, f"{club.game} {name}", **given)
        before, match = match, await club.match()
        assert match.version == before.version + 1, answer(result)
        assert len(club.post.content) < 2000
    assert match.row.status == "finished"
    assert match.outcome is not None
    say = in_language(ENGLISH)
    names = listed((f"**{match.sitters[seat].name}**" for seat in match.outcome.winners), say)
    shared = len(match.outcome.winners) > 1
    won = text(ENGLISH, "game-won-shared" if shared else "game-won", name=names, names=names)
    for told in (answer(result), club.post.content):
        assert told.count(won) == 1
    assert re.search(r"^1\. ", club.post.content, re.MULTILINE)
    assert labels(club.post)[0] == "Rematch"
    await club.bob.click(club.post, label="Rematch")
    await club.alice.click(club.post, label="Join")
    assert (await club.match()).running


@pytest.mark.todays(2)
@every_game
@pytest.mark.timeout(180)
async def test_a_match_by_panels_to_the_ranking(direct: Direct, subject: Subject) -> None:
    """Somebody who presses and picks at random gets to the end."""
    chance, match = Random("panels"), await direct.begun(subject.game.key)
    number = 0
    while match.running:
        number += 1
        if number % EVERY == 0:
            match = await by_panel(direct, match, chance)
        else:
            match = await at_once(direct, match, subject, chance)
    assert match.row.status == "finished"
    assert number > EVERY


async def by_panel(direct: Direct, match: Match, chance: Random) -> Match:
    """Makes a decision by pressing buttons; returns the match after it."""
    opened = shown = await posted(direct, match)
    for _ in range(PRESSES):
        own = components(match, shown)
        if not own or chance.random() < 0.03:
            shown = opened
            continue
        component = chance.choice(own)
        sent = await direct.press(mover(match), press_of(component, picked(component, chance)))
        now = await direct.now(match)
        if now.version != match.version:
            return now
        shown = [message for message in sent if message.components] or opened
    raise AssertionError("pressing never made a decision")


@pytest.mark.todays(2)
@every_game
@pytest.mark.timeout(180)
async def test_ids_name_slots_and_cells_and_never_a_face(direct: Direct, subject: Subject) -> None:
    """With two different hands, the same presses lead to the same ids, and to values of the same words."""
    chance, number, compared = Random("hands"), 0, 0
    match = await direct.begun(subject.game.key)
    while match.running:
        match = await at_once(direct, match, subject, chance)
        number += 1
        if number % COMPARED or not match.running:
            continue
        other = replace(match, state=subject.redealt(match.state, None, chance))
        before = await contents(direct.database)
        compared += await look_alike(direct, match, other, chance)
        await replaced(direct.database, before)
    assert compared > 5


async def look_alike(direct: Direct, match: Match, other: Match, chance: Random) -> int:
    """Makes the same presses in both positions while the panels are alike; returns how many it compared."""
    if match.view(match.to_move[0]) == other.view(match.to_move[0]):
        return 0
    shown: Sequence[Seen] = await posted(direct, match)
    for number in range(5):
        # Buttons that play at once are for the other tests.
        usable = [each for each in components(match, shown) if not press_of(each).verb.endswith("-do")]
        if not usable:
            return number
        component = chance.choice(usable)
        press, opened, ids = press_of(component, picked(component, chance)), [], []
        for world in (match, other):
            await put(direct, world)
            shown = await direct.press(mover(match), press)
            if (await direct.now(match)).version != match.version:
                return number  # the action was confirmed
            opened.append(components(match, shown))
            ids.append([each["custom_id"] for message in shown for each in message.components])
        sizes = [[len(each.get("options", ())) for each in panel] for panel in opened]
        if sizes[0] != sizes[1]:
            return number
        assert forms(ids[0]) == forms(ids[1])
        assert words_in(opened[0]) == words_in(opened[1])
        # The next press must be possible with either hand.
        shown = [message for message in shown if message.components]
    return 5


async def at_once(direct: Direct, match: Match, subject: Subject, chance: Random) -> Match:
    """Plays an action of the mover without Discord; returns the match after it."""
    action = subject.skilled(match.state, match.to_move[0], chance)
    return await direct.services.matches.act(match.id, Ask(mover(match).player), match.game.notate(action))


def mover(match: Match) -> Sitter:
    """Who is to move."""
    return match.sitters[match.to_move[0]]


async def posted(direct: Direct, match: Match) -> Sequence[Seen]:
    """The board with its buttons, as the mover sees it."""
    sent = await direct.slash(mover(match), f"{match.game.key} board", {"words": False})
    return [message for message in sent if message.components][-1:]


async def put(direct: Direct, match: Match) -> None:
    """Stores this position."""

    def work(transaction: Transaction) -> None:
        state = codec.dump(match.state)
        transaction.run("update matches set state = ? where id = ?", state, match.id)

    await direct.database.write(work)


def components(match: Match, shown: Sequence[Seen]) -> list[dict[str, Any]]:
    """The game's own usable components."""
    found = [each for message in shown for each in message.components if not each.get("disabled")]
    return [each for each in found if press_of(each).verb.startswith(f"{match.game.key}-")]


def picked(component: dict[str, Any], chance: Random) -> list[str]:
    """A random pick in a component."""
    if "options" not in component:
        return []
    values = [option["value"] for option in component["options"]]
    return chance.sample(values, chance.randint(component["min_values"], component["max_values"]))


def forms(ids: Sequence[str]) -> set[str]:
    """Ids without the slots and cells that they name (as numbers or capitals): each hand allows others."""
    return {re.sub(r"[0-9]+", "0", re.sub(r"[A-Z]+", "", each)) for each in ids}


def words_in(panel: Sequence[dict[str, Any]]) -> set[str]:
    """The words in the values of a panel's options, without their numbers: each hand allows other cells."""
    named = [option["value"] for each in panel for option in each.get("options", ())]
    words = {word for each in named for word in re.split(r"[^a-z0-9_]+", re.sub(r"[0-9]+", "0", each))}
    return {word for word in words if re.search("[a-z]", word)}
