"""Hints as people ask for them: who gets them, what they show, what their buttons do."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

import pytest

from bot.catalog import TITLES
from bot.matches.advice import Advice, found_hints
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.thinking.asking import Closed, Thinking, Urgency
from tests.discord.club import Club, answer, ids, labels, shown_pictures, text_of
from tests.discord.commands.leaderboards.crowd import message
from tests.telling import tells
from tests.thinking.here import AT_ONCE, Here

Answer = TypeVar("Answer")
Arguments = TypeVarTuple("Arguments")


async def begun(club: Club, game: str) -> Match:
    """A match of two with hints."""
    club.game = game
    await club.alice.slash(club.channel, f"{game} start", hints=True)
    await club.bob.click(club.post, label="Join")
    return await club.match()


@pytest.mark.parametrize("game", TITLES)
async def test_the_player_on_turn_gets_hints_and_can_play_one(club: Club, game: str) -> None:
    match = await begun(club, game)
    assert "💡 Hint" in labels(club.post)
    mover, other = await club.mover(), await club.other()
    told = await mover.slash(club.channel, f"{game} hint")
    found = await club.bot.services.advice.hints(match, mover.id)
    for number, hint in enumerate(found, 1):
        assert f"**{number}** · " in answer(told)
        assert tells(answer(told), hint.reason.key)
        assert f"Play {number}" in labels(message(told))
    assert [name for name, _ in shown_pictures(message(told))] == [
        f"{game}-hint-{match.id}-{match.version}.png"
    ]
    assert tells(answer(await other.slash(club.channel, f"{game} hint")), "match-not-your-turn")

    pressed = await mover.click(club.post, label="💡 Hint")
    assert answer(pressed) == answer(told), "under the board and by command alike"
    shown: Any = message(pressed).message
    await mover.click(shown, label=f"Play {len(found)}")
    after = await club.match()
    assert after.version == match.version + 1
    state = match.game.apply(match.state, match.to_move[0], found[-1].action)
    assert after.state == state, "what the picture showed has been played"
    again = await mover.click(message(told).message, label="Play 1")
    assert (await club.match()).version == after.version
    assert tells(answer(again), "match-moved-otherwise") or tells(answer(again), "match-already-played")


async def test_the_panel_offers_a_hint_too(club: Club) -> None:
    await begun(club, "axio")
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    assert labels(panel)[-1] == "💡 Hint"
    hint: Any = (await mover.click(panel.message, label="💡 Hint")).response
    assert "Play 1" in labels(hint)
    assert "Place" in labels(hint), "whoever knows better goes on from here"
    assert "💡 Hint" not in labels(hint)
    panel = (await mover.click(hint.message, label="Place")).response
    assert tells(text_of(panel), "axio-panel-tile")


async def test_whoever_plays_several_matches_says_which_one_is_meant(club: Club) -> None:
    for _ in range(2):
        await club.alice.slash(club.channel, "axio practice")
    asked = await club.alice.slash(club.channel, "axio hint")
    assert tells(answer(asked), "match-which")
    assert all(":hint:" in each for each in ids(message(asked)))


async def test_a_match_without_hints_says_where_there_are_some(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    assert "💡 Hint" not in labels(club.post)
    panel: Any = (await mover.click(club.post, label="Place")).response
    assert "💡 Hint" not in labels(panel)
    assert tells(answer(await mover.slash(club.channel, "axio hint")), "hint-off")


async def test_buttons_of_hints_survive_a_restart(club: Club) -> None:
    match = await begun(club, "iota")
    mover = await club.mover()
    shown: Any = message(await mover.slash(club.channel, "iota hint")).message
    button = next(each for each in ids(shown) if ":hint-play:" in each)
    held = match.view(match.to_move[0]).hand
    assert not any(card in each for each in ids(shown) for card in held), "ids name no faces"
    await club.restart()
    await mover.click(shown, custom_id=button)
    assert (await club.match()).version == match.version + 1


class Slow(Thinking):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        self.asked: list[Urgency] = []
        self.go = asyncio.Event()
        self.closed = False

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        self.asked.append(urgency)
        await self.go.wait()
        if self.closed:
            raise Closed
        return await Here().ask(urgency, function, *arguments)

    def close(self) -> None:
        self.closed = True
        self.go.set()


async def test_one_hint_at_a_time_and_once_for_a_position(club: Club) -> None:
    match, slow = await begun(club, "rota"), Slow()
    advice = Advice(club.bot.parts.store.matches, slow)
    player = match.sitters[match.to_move[0]].player
    first = asyncio.create_task(advice.hints(match, player))
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="hint-waiting"):
        await advice.hints(match, player)
    slow.go.set()
    found = await first
    assert await advice.hints(match, player) == found
    assert slow.asked == [Urgency.HINT]


async def test_a_hint_that_the_end_of_the_bot_cuts_off_says_so(club: Club) -> None:
    match, slow = await begun(club, "rota"), Slow()
    advice = Advice(club.bot.parts.store.matches, slow)
    player = match.sitters[match.to_move[0]].player
    slow.close()
    with pytest.raises(Refusal, match="stopping"):
        await advice.hints(match, player)
    slow.closed = False
    assert await advice.hints(match, player), "nobody is thought to be waiting still"


@pytest.mark.parametrize("game", TITLES)
async def test_what_a_worker_is_given_can_be_sent_to_it_and_back(club: Club, game: str) -> None:
    match = await begun(club, game)
    log, seat = await club.bot.parts.store.matches.log(match.id), match.to_move[0]
    function, *arguments = _sent((found_hints, match, log, seat))
    assert _sent(function(AT_ONCE, *arguments)) == found_hints(AT_ONCE, match, log, seat)


def _sent(something: Any) -> Any:
    """What arrives in another process."""
    return pickle.loads(pickle.dumps(something))  # noqa: S301 -- it is our own
