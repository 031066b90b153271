"""A newcomer's first turn says in one line what the game is about, with a button to the rules; once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from bot.catalog import TITLES
from bot.lessons.games import TAUGHT
from bot.matches.match import Match
from bot.wire.components import Press
from tests.discord.direct import GUESTS, Direct, press_of
from tests.discord.seen import Seen
from tests.telling import tells

every_game = pytest.mark.parametrize("key", TITLES)


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db", newcomers=True)
    yield made
    await made.database.close()


async def opened(direct: Direct, match: Match) -> Seen:
    """What the player to move is shown who presses the first button under the board."""
    choice = TITLES[match.game.key].adapter.choices(match.view(None))[0]
    sitter = match.sitters[match.to_move[0]]
    sent = await direct.press(sitter, Press(choice.verb, match.id, match.version, choice.rest))
    return [each for each in sent if each.viewer == sitter.player][-1]


async def moved(direct: Direct, match: Match) -> Match:
    """The player to move has a turn."""
    seat = match.to_move[0]
    sitter = match.sitters[seat]
    while seat in match.to_move:
        notation = match.game.notate(match.game.least(match.state, seat))
        direct.services.display.hurry()
        await direct.services.playing.play(direct.interaction(sitter), match, notation)
        match = await direct.now(match)
    return match


def goal(seen: Sequence[Seen], key: str) -> bool:
    """Whether the goal is told, and the rules are one press away."""
    told = [tells(each.text, f"newcomer-{key}") for each in seen]
    rules = [any(press_of(part).verb == "rules" for part in each.components) for each in seen]
    assert told == rules
    return any(told)


@every_game
async def test_the_panel_of_the_first_turn_tells_it_once(direct: Direct, key: str) -> None:
    match = await direct.begun(key)
    assert goal([await opened(direct, match)], key)
    match = await moved(direct, match)
    assert goal([await opened(direct, match)], key), "the other player is new as well"
    match = await moved(direct, match)
    assert not goal([await opened(direct, match)], key)
    other = await direct.begun(key, channel=7)
    assert not goal([await opened(direct, other)], key), "nor in another match"


@every_game
async def test_the_direct_message_of_the_first_turn_tells_it_too(direct: Direct, key: str) -> None:
    match = await direct.begun(key)
    mover, waits = (match.sitters[seat].player for seat in (match.to_move[0], 1 - match.to_move[0]))
    hands = {each.viewer: each for each in direct.recorder.sent if each.viewer in (mover, waits)}
    assert goal([hands[mover]], key)
    assert not goal([hands[waits]], key), "it is not that player's turn yet"
    direct.recorder.sent.clear()
    await moved(direct, match)
    later = [each for each in direct.recorder.sent if each.viewer == waits]
    assert goal(later, key)
    assert not any(tells(each.text, f"newcomer-{key}") for each in direct.recorder.sent if each.viewer == 0)


async def test_goals_of_this_match_are_told_in_words(direct: Direct) -> None:
    match = await direct.begun("paperworld")
    assert tells((await opened(direct, match)).text, "paperworld-text-goals")
    match = await moved(direct, await moved(direct, match))
    assert not tells((await opened(direct, match)).text, "paperworld-text-goals")


async def test_each_game_is_new_by_itself(direct: Direct) -> None:
    await moved(direct, await moved(direct, await direct.begun("axio")))
    assert goal([await opened(direct, await direct.begun("rota", channel=7))], "rota")


async def test_the_hand_tells_it_and_its_button_shows_the_rules(direct: Direct) -> None:
    match = await direct.begun("axio")
    sitter = match.sitters[match.to_move[0]]
    (hand,) = await direct.press(sitter, Press("hand", match.id, match.version, ""))
    assert goal([hand], "axio")
    rules = next(part for part in hand.components if press_of(part).verb == "rules")
    (told,) = await direct.press(sitter, press_of(rules))
    assert tells(told.text, f"axio-rules-{TAUGHT['axio'].pages[0].topic}")


async def test_practice_tells_it_and_a_guided_match_does_not(direct: Direct) -> None:
    anna = GUESTS[0]
    await direct.slash(anna, "axio learn", {})
    (lesson,) = await direct.services.matches.of(anna.player)
    assert not goal([await opened(direct, lesson)], "axio")
    await moved(direct, lesson)
    await direct.slash(anna, "axio practice", {"level": "easy"})
    (match,) = await direct.services.matches.of(anna.player)
    assert goal([await opened(direct, match)], "axio")
