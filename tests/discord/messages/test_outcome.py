"""What a move brought, told to its player, and what the end of a match says."""

from __future__ import annotations

from functools import partial

import pytest

from bot.catalog import adapter_of
from bot.matches.counting import ALL
from bot.matches.rating import NEWCOMER
from bot.messages.match_pictures import pictures_of
from bot.messages.naming import names_of, seat_name
from bot.messages.post_content import post_text
from bot.texts import ENGLISH, in_language, listed, text
from bot.wire.names import bold_name
from renderers.numbers import signed_text
from tests.discord.club import Club, answer
from tests.discord.played import finish
from tests.games.games import GAMES
from tests.telling import tells

SAY = partial(text, ENGLISH)
KEYS = [subject.game.key for subject in GAMES]


async def test_the_answer_to_a_placement_says_what_it_brought_and_the_new_standing(club: Club) -> None:
    await club.begin()
    mover = await club.mover()
    told = answer(await club.place())
    match = await club.match()
    seat = match.seat_of(mover.id)
    assert seat is not None
    markers = dict(zip("rgbop", match.view(None).markers[seat], strict=True))
    assert tells(told, "axio-placed", name=f"**{mover.name}**")
    assert tells(told, "markers-score", name=SAY("you"), lowest=min(markers.values()), **markers)


@pytest.mark.todays(2)
@pytest.mark.parametrize("game", KEYS)
async def test_the_end_says_who_won_and_how_each_rating_changed(club: Club, game: str) -> None:
    match = await finish(club, game)
    assert match.outcome is not None
    names = [f"**{match.sitters[seat].name}**" for seat in match.outcome.winners]
    told = club.post.content
    shared = listed(names, in_language(ENGLISH))
    assert tells(told, "game-won", name=names[0]) or tells(told, "game-won-shared", names=shared)
    boards = club.bot.parts.store.standings
    for sitter in match.sitters:
        (after,) = await boards.ratings(club.guild.id, game, sitter.player, 99)
        change = signed_text(after.rating - NEWCOMER)
        assert tells(told, "post-rating", name=f"**{sitter.name}**", rating=after.rating, change=change)
        assert await boards.ratings(ALL, game, sitter.player, 99)


async def test_a_fault_in_the_boards_does_not_hold_up_the_end(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(match: int) -> None:
        raise ValueError(f"the boards of match {match}")

    monkeypatch.setattr(club.bot.services.posts._standings, "changes", broken)
    club.expected_faults += 1
    match = await finish(club, "rota")
    assert match.outcome is not None
    assert tells(club.post.content, "game-won") or tells(club.post.content, "game-won-shared")
    assert not tells(club.post.content, "post-ratings")


async def test_a_match_that_does_not_count_says_nothing_of_ratings(club: Club) -> None:
    await club.begin()
    leaving = await club.bob.slash(club.channel, "axio leave")
    assert leaving.response is not None
    await club.bob.click(leaving.response, label="Leave the match")
    await club.without()
    assert (await club.match()).outcome is not None
    assert tells(club.post.content, "game-won", name="**alice**")
    assert not tells(club.post.content, "post-ratings")


@pytest.mark.parametrize("game", KEYS)
async def test_scores_stand_in_the_picture_and_its_alt_text_not_above_it(club: Club, game: str) -> None:
    club.game = game
    match = await club.begin()
    adapter, view = adapter_of(game), match.view(None)
    for line in adapter.scores(view, lambda seat: match.sitters[seat].name, SAY).split("\n"):
        assert line in pictures_of(match, SAY)[0].alt
    for line in adapter.scores(view, names_of(match, SAY), SAY).split("\n"):
        assert line not in post_text(match, SAY)


def test_a_name_that_pictures_lack_stands_in_messages_with_the_letter_of_its_seat() -> None:
    who = partial(seat_name, ("Anna", "", "\u16a0\u16a2"), SAY)
    assert [who(0), who(1)] == [bold_name("Anna"), SAY("former-player")]
    assert who(2) == bold_name("\u16a0\u16a2") + " (C)"
