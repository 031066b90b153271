"""Looking back at a finished match: asked for, worked out while one waits, and shown turn by turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from simcord import InteractionResult

from bot.messages.look_back_content import whole_content
from bot.texts import ENGLISH, text
from bot.thinking.asking import Urgency
from tests.discord.club import Club, answer, labels, shown_pictures
from tests.discord.played import finish
from tests.telling import tells
from tests.thinking.here import Answer, Arguments, Here


class Broken(Here):
    """Nothing can be worked out."""

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        raise RuntimeError("the worker is gone")


class Hanging(Here):
    """Never finishes."""

    async def ask(
        self, urgency: Urgency, function: Callable[[float, *Arguments], Answer], *arguments: *Arguments
    ) -> Answer:
        never: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        return await never


def resting(club: Club) -> None:
    """From now on look backs are worked out only when a test says so."""
    club.bot.parts.looking_back.cancel()


def message(result: InteractionResult) -> Any:
    """The private answer, so that its buttons can be pressed."""
    assert result.response is not None
    return result.response


async def work(club: Club) -> None:
    """Works out what is asked for, and shows it to those who wait."""
    look_backs = club.bot.services.look_backs
    await look_backs.work()
    await asyncio.gather(*look_backs._telling)


async def test_it_is_worked_out_while_one_waits_and_shown_turn_by_turn(club: Club) -> None:
    resting(club)
    match = await finish(club)
    waited = await club.carol.slash(club.channel, "rota lookback")
    assert tells(answer(waited), "look-back-begins")
    assert labels(message(waited)) == ["How far now?"]
    await work(club)
    told = answer(waited)
    assert tells(told, "look-back-estimate")
    assert all(name in told for name in ("alice", "bob"))
    (picture,) = shown_pictures(message(waited))
    assert picture[0] == f"rota-{match.id}-course.png"
    assert "alice" in picture[1]
    assert not tells(told, "look-back-long")
    kept = await club.bot.services.look_backs.kept(match.id)
    assert kept is not None
    assert kept.back is not None
    longer = await whole_content(match, replace(kept.back, decided=900), "", partial(text, ENGLISH))
    assert tells(longer.text, "look-back-long", planned=kept.back.planned, decided=900)
    # Whoever asks later gets it at once, after a restart too.
    await club.restart()
    shown = await club.bob.slash(club.channel, "rota lookback", match=match.id)
    assert answer(shown) == told
    assert labels(message(shown)) == ["These turns"]
    step = await club.bob.click(message(shown), label="These turns")
    heads = [answer(step).splitlines()[0]]
    while "Next" in labels(message(step)):
        assert len(shown_pictures(message(step))) == 1
        step = await club.bob.click(message(step), label="Next")
        heads.append(answer(step).splitlines()[0])
    assert len(set(heads)) == len(heads) > 3
    assert labels(message(step)) == ["Back", "Overview", "In the replay"]
    replayed = await club.bob.click(message(step), label="In the replay")
    assert tells(answer(replayed), "replay-turn")
    whole = await club.bob.click(message(step), label="Overview")
    assert answer(whole) == told


async def test_the_hand_of_a_turn_is_shown_to_whoever_held_it_and_to_nobody_else(club: Club) -> None:
    resting(club)
    match = await finish(club, "iota")
    await club.bob.slash(club.channel, "iota lookback")
    await work(club)
    kept = await club.bot.services.look_backs.kept(match.id)
    assert kept is not None
    assert kept.back is not None
    owners = [match.sitters[turn.seat].player for turn in kept.back.told()]
    assert len(set(owners)) == 2, "this match tells turns of both; another seed may not"
    quoted: list[tuple[bool, bool]] = []
    for member in (club.alice, club.bob, club.carol):
        whole = await member.slash(club.channel, "iota lookback")
        shown = await member.click(message(whole), label="These turns")
        for number, owner in enumerate(owners):
            if number:
                shown = await member.click(message(shown), label="Next")
            hands = [name for name, _ in shown_pictures(message(shown)) if "-hand-" in name]
            assert len(hands) == (member.id == owner)
            quoted.append((member.id == owner, tells(answer(shown), "look-back-hint")))
    assert not any(hint for own, hint in quoted if own), "a reason speaks to whoever had the turn"
    assert any(hint for own, hint in quoted if not own)


async def test_a_replay_leads_to_it_and_how_far_it_is_can_be_asked(club: Club) -> None:
    resting(club)
    first, second = await finish(club), await finish(club)
    shown = await club.carol.slash(club.channel, "rota replay", match=second.id)
    assert "Look back" in labels(message(shown))
    await club.alice.slash(club.channel, "rota lookback", match=first.id)
    asked = await club.carol.click(message(shown), label="Look back")
    assert tells(answer(asked), "look-back-waiting", before=1)
    assert tells(answer(shown), "replay-head"), "the replay stays"
    again = await club.carol.click(message(asked), label="How far now?")
    assert tells(answer(again), "look-back-waiting", before=1)
    await work(club)
    assert tells(answer(again), "look-back-estimate")


async def test_a_fault_is_told_with_its_id_and_the_button_goes_on(club: Club) -> None:
    resting(club)
    club.expected_faults = 1
    await finish(club)
    asked = await club.carol.slash(club.channel, "rota lookback")
    look_backs = club.bot.services.look_backs
    thinking, look_backs._thinking = look_backs._thinking, Broken()
    await work(club)
    (fault,) = [event["fault"] for event in club.log if event["event"] == "look back not worked out"]
    assert tells(answer(asked), "look-back-failed", fault=fault)
    look_backs._thinking = thinking
    again = await club.carol.click(message(asked), label="How far now?")
    assert not tells(answer(again), "look-back-failed", fault=fault)
    await work(club)
    assert tells(answer(again), "look-back-estimate")


async def test_who_may_not_see_a_match_may_not_look_back_at_it(club: Club) -> None:
    resting(club)
    match = await finish(club)
    asked = await club.alice.slash(club.channel, "rota lookback")
    await work(club)
    assert tells(answer(asked), "look-back-estimate")
    for number in (match.id, match.id + 1):
        told = answer(await club.members[3].user.slash("rota lookback", match=number))
        assert tells(told, "replay-gone")
    mine = await club.alice.user.slash("rota lookback", match=match.id)
    assert tells(answer(mine), "look-back-estimate")
    told = answer(await club.alice.slash(club.channel, "axio lookback", match=match.id))
    assert tells(told, "replay-other-game", verb="lookback")


async def test_alone_there_is_no_turning_point(club: Club) -> None:
    resting(club)
    await finish(club, "rota", seats=1)
    asked = await club.alice.slash(club.channel, "rota lookback")
    await work(club)
    told = answer(asked)
    assert tells(told, "look-back-player")
    assert not tells(told, "look-back-turning")


async def test_nobody_waits_for_the_look_backs_of_others(club: Club) -> None:
    """Neither the offline Discord, which waits for all work that an interaction caused, nor a stop."""
    await finish(club)
    club.bot.services.look_backs._thinking = Hanging()
    asked = await club.carol.slash(club.channel, "rota lookback")
    assert tells(answer(asked), "look-back-begins")
    await club.bot.parts.looking_back.look()
    shown = await club.bob.slash(club.channel, "history")
    assert tells(answer(shown), "history-title")
    await club.restart()
    resting(club)
    await work(club)
    again = await club.carol.click(message(asked), label="How far now?")
    assert tells(answer(again), "look-back-estimate")


async def test_the_bot_by_itself_shows_whoever_waits_that_it_is_done(club: Club) -> None:
    await finish(club)
    club.bot.services.look_backs._thinking = Here()
    asked = await club.carol.slash(club.channel, "rota lookback")
    assert tells(answer(asked), "look-back-begins")
    await club.bot.parts.looking_back.look()
    await asyncio.gather(*club.bot.parts.looking_back._doing.values())
    await asyncio.gather(*club.bot.services.look_backs._telling)
    assert tells(answer(asked), "look-back-estimate")
