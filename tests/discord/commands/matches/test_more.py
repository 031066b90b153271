"""The More button: what each person is offered, and that each of it works; the board brought down."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult, MemberActor

from bot.matches.change import Ask
from tests.discord.club import Club, answer, labels
from tests.discord.commands.leaderboards.crowd import message
from tests.discord.commands.matches.test_counting import stranger
from tests.matches.tables import gives_up
from tests.telling import tells

LOOKING = ["Board", "Board in words", "Scores", "Rules"]


async def more(club: Club, member: MemberActor) -> InteractionResult:
    return await member.click(club.post, label="More")


async def press(club: Club, member: MemberActor, label: str) -> InteractionResult:
    """Presses a button of the member's More."""
    return await member.click(message(await more(club, member)), label=label)


async def test_everybody_is_offered_what_they_can_do_now(club: Club) -> None:
    await club.begin()
    down, leave, stop = "Bring the board down here", "Leave the match", "Stop the match"
    assert labels(message(await more(club, club.alice))) == [down, *LOOKING, leave, stop]
    assert labels(message(await more(club, club.bob))) == [down, *LOOKING, leave]
    assert labels(message(await more(club, club.carol))) == LOOKING
    assert labels(message(await more(club, stranger(club)))) == [*LOOKING, stop]
    mover = await club.mover()
    await club.place()
    undo = "Undo"
    assert undo in labels(message(await more(club, mover)))
    assert undo not in labels(message(await more(club, await club.mover())))


async def test_each_of_it_works(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    await club.place()
    assert tells(answer(await press(club, mover, "Board in words")), "axio-text-area")
    assert message(await press(club, mover, "Board")).attachments
    assert tells(answer(await press(club, mover, "Scores")), "markers-score")
    assert tells(answer(await press(club, mover, "Rules")), "axio-rules-aim")
    asked = await press(club, mover, "Leave the match")
    assert tells(answer(asked), "leave-confirm-two")
    assert (await club.match()).running
    asked = await press(club, club.alice, "Stop the match")
    assert tells(answer(asked), "stop-confirm")
    assert (await club.match()).running
    asked = await press(club, mover, "Undo")
    assert tells(answer(asked), "asked")
    assert tells(club.post.content, "offer-undo")


async def test_goals_that_differ_from_match_to_match_are_there_in_words(club: Club) -> None:
    club.game = "paperworld"
    await club.begin()
    assert tells(answer(await press(club, club.carol, "Goals in words")), "paperworld-text-goals")


async def test_the_board_comes_down_and_calls_nobody(club: Club) -> None:
    await club.begin()
    first = club.post
    club.env.backend.create_message(club.channel.id, club.carol.id, content="What a game!")
    await club.env.settle()
    asked = message(await club.alice.click(first, label="More"))
    told = await club.alice.click(asked, label="Bring the board down here")
    assert tells(answer(told), "brought-down")
    assert club.post.id != first.id
    assert club.post.attachments
    assert club.pings(club.post) == []
    assert (await club.match()).row.post_message == club.post.id
    assert labels(next(each for each in club.channel.history() if each.id == first.id)) == []
    posts = len(club.channel.history())
    await club.place()
    assert len(club.channel.history()) == posts + 1


async def test_whoever_does_not_play_cannot_move_the_board(club: Club) -> None:
    match = await club.begin()
    asked = message(await more(club, club.bob))
    await gives_up(club.bot.services.matches, match.id, Ask(club.bob.id))
    told = await club.bob.click(asked, label="Bring the board down here")
    assert tells(answer(told), "match-over")


async def test_the_board_on_request_has_the_buttons_of_the_turn(club: Club) -> None:
    await club.begin()
    mover, other = await club.mover(), await club.other()
    shown: Any = message(await mover.slash(club.channel, "axio board"))
    assert labels(shown) == ["Place", "My rack", "More"]
    panel = await mover.click(shown, label="Place")
    assert tells(answer(panel), "axio-decide-first") or labels(message(panel))
    assert labels(message(await other.slash(club.channel, "axio board"))) == ["My rack", "More"]
    assert labels(message(await club.carol.slash(club.channel, "axio board"))) == ["More"]
