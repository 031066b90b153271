"""Puzzles: today's and others, tried by command and by panel in private, shared without the move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from simcord import InteractionResult

from bot.catalog import TITLES
from bot.computers import puzzling
from bot.lessons.puzzles import prepared_puzzles
from bot.matches import puzzle_stock
from bot.matches.kinds import PUZZLE
from bot.matches.match import Match
from bot.texts import text
from bot.wire.components import Press
from storage.matches import Sitter
from tests.discord.club import Club, answer, ids, labels, shown_pictures
from tests.discord.commands.leaderboards.crowd import message
from tests.discord.direct import GUESTS, Direct, press_of
from tests.discord.seen import Seen
from tests.games.games import GAMES, Subject
from tests.matches.puzzling import stock, turn
from tests.telling import plain, tells
from tests.thinking.here import Stumbling

ANNA, BEN = GUESTS[0], GUESTS[1]
every_game = pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
AXIO = next(subject for subject in GAMES if subject.game.key == "axio")


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "ROUNDS", 8)


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


async def newest(direct: Direct, who: Sitter = ANNA) -> Match:
    """The try that somebody is playing."""
    return (await direct.services.matches.of(who.player))[-1]


async def play(
    direct: Direct, subject: Subject, *, right: bool, who: Sitter = ANNA, server: int | None = 1
) -> Seen:
    """A turn by commands; the answer to the last one."""
    told: Seen | None = None
    for notation in turn(await newest(direct, who), right=right):
        name, options = subject.command(notation)
        (told,) = await direct.slash(who, f"{subject.game.key} {name}", options, guild_id=server)
    assert told is not None
    return told


async def press(direct: Direct, told: Seen, key: str, who: Sitter = ANNA) -> Seen:
    """What a button of an answer brings."""
    wanted = next(each for each in told.components if each.get("label") == plain(key))
    return (await direct.press(who, press_of(wanted)))[-1]


@pytest.mark.todays(2)
@every_game
@pytest.mark.parametrize("server", [1, None], ids=["server", "direct"])
async def test_it_is_tried_until_the_best_move_is_found(
    direct: Direct, subject: Subject, server: int | None
) -> None:
    key = subject.game.key
    await stock(direct.database, key)
    (told,) = await direct.slash(ANNA, "puzzle", {"game": key}, guild_id=server)
    assert tells(told.text, "puzzle-head", game=subject.game.title, number=1)
    assert tells(told.text, "puzzle-ask")
    assert tells(told.text, "paperworld-text-goals") == (key == "paperworld"), "the signs in words"
    assert told.files
    told = await play(direct, subject, right=False, server=server)
    assert tells(told.text, "puzzle-wrong")
    assert "🟥" in told.text
    assert not tells(told.text, "puzzle-shown")
    told = await press(direct, told, "button-puzzle-again")
    assert tells(told.text, "puzzle-ask")
    told = await play(direct, subject, right=True, server=server)
    assert tells(told.text, "puzzle-right", tries=2)
    assert "🟥🟩" in told.text
    assert tells(told.text, "puzzle-ratings")
    assert tells(told.text, "puzzle-copy" if server else "puzzle-copy-direct")
    (again,) = await direct.slash(ANNA, "puzzle", {"game": key}, guild_id=server)
    assert tells(again.text, "puzzle-right", tries=2), "it stays as it is"
    assert not [seen for seen in direct.recorder.sent if seen.viewer != ANNA.player], (
        "nobody else sees any of it"
    )


@every_game
async def test_the_best_move_is_shown_as_a_ghost_and_never_in_what_is_shared(
    direct: Direct, subject: Subject
) -> None:
    await stock(direct.database, subject.game.key)
    await direct.slash(ANNA, "puzzle", {"game": subject.game.key})
    told = await play(direct, subject, right=False)
    assert len(told.files) == 1
    told = await press(direct, told, "button-puzzle-show")
    assert tells(told.text, "puzzle-shown")
    assert len(told.files) == 2
    assert "🟥⬜" in told.text
    await press(direct, told, "button-share")
    (public,) = [seen for seen in direct.recorder.new if seen.viewer not in (ANNA.player, BEN.player)]
    assert tells(public.text, "puzzle-shared", name=f"**{ANNA.name}**")
    assert "🟥⬜" in public.text
    assert (public.files, public.components) == ((), ())


async def test_all_of_today_are_listed_with_how_it_went(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_stock, "prepared_puzzles", lambda game: [])
    await stock(direct.database, "axio", "rota")
    (told,) = await direct.slash(ANNA, "puzzle", {})
    assert tells(told.text, "puzzle-today-line", game="Axio", number=1, marks=text("en", "puzzle-untried"))
    assert tells(told.text, "puzzle-today-none", game="Iota")
    assert [each["label"] for each in told.components] == ["Axio", "Axio Rota"]
    (told,) = await direct.press(ANNA, press_of(told.components[0]))
    assert tells(told.text, "puzzle-ask")
    await play(direct, AXIO, right=True)
    (told,) = await direct.slash(ANNA, "puzzle", {})
    assert "🟩" in told.text
    (told,) = await direct.slash(BEN, "puzzle", {})
    assert "🟩" not in told.text


@every_game
async def test_a_game_has_a_command_of_its_own(direct: Direct, subject: Subject) -> None:
    key = subject.game.key
    await stock(direct.database, key)
    assert len([name for name in direct.commands if name.startswith(f"{key} ")]) <= 25, "Discord's limit"
    (told,) = await direct.slash(ANNA, f"{key} puzzle", {})
    assert tells(told.text, "puzzle-head", game=subject.game.title, number=1)


async def test_where_there_is_none_it_says_so(direct: Direct, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_stock, "prepared_puzzles", lambda game: [])
    (told,) = await direct.slash(ANNA, "puzzle", {"game": "iota"})
    assert tells(told.text, "puzzle-none", game="Iota")


@every_game
async def test_a_new_bot_has_one_at_once(direct: Direct, subject: Subject) -> None:
    (told,) = await direct.slash(ANNA, "puzzle", {"game": subject.game.key})
    assert tells(told.text, "puzzle-head", game=subject.game.title, number=1)
    match = await newest(direct)
    (first, *_) = prepared_puzzles(subject.game.key)
    for notation in first.best:
        name, options = subject.command(notation)
        (told,) = await direct.slash(ANNA, f"{subject.game.key} {name}", options)
    assert tells(told.text, "puzzle-right", tries=1), (match, told.text)


@every_game
async def test_the_position_can_be_seen_again_when_it_is_over(direct: Direct, subject: Subject) -> None:
    key = subject.game.key
    (asked,) = await direct.slash(ANNA, "puzzle", {"game": key})
    (first, *_) = prepared_puzzles(key)
    for notation in first.best:
        name, options = subject.command(notation)
        (told,) = await direct.slash(ANNA, f"{key} {name}", options)
    position = await press(direct, told, "button-puzzle-position")
    assert tells(position.text, "puzzle-position")
    assert position.files[0][2] == asked.files[0][2], "the board as it was"
    assert len(position.files) == len(asked.files)
    assert await direct.services.matches.of(ANNA.player) == [], "nothing is begun"
    back = await press(direct, position, "button-back")
    first_lines = "\n".join(back.text.splitlines()[:2])
    assert tells(first_lines, "puzzle-right", tries=1), "what matters comes first"


async def test_another_one_follows_until_there_are_no_more(direct: Direct) -> None:
    await stock(direct.database, "axio", count=9)
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    told = await play(direct, AXIO, right=True)
    told = await press(direct, told, "button-puzzle-next")
    assert tells(told.text, "puzzle-head-practice", number=2)
    told = await press(direct, await play(direct, AXIO, right=True), "button-puzzle-next")
    assert tells(told.text, "puzzle-last")


async def test_a_try_that_cannot_be_judged_counts_later(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stock(direct.database, "axio")
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    with monkeypatch.context() as broken:
        broken.setattr(direct.services.puzzles._verdicts, "_thinking", Stumbling())
        told = await play(direct, AXIO, right=True)
    assert tells(told.text, "puzzle-unjudged")
    told = await press(direct, told, "button-puzzle-look")
    assert tells(told.text, "puzzle-right", tries=1)


@pytest.mark.parametrize("verb", ["puzzle", "puzzle-show"])
async def test_an_old_button_spares_nobody_a_try_that_is_not_judged_yet(
    direct: Direct, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    await stock(direct.database, "axio")
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    await play(direct, AXIO, right=False)
    await direct.press(ANNA, again := Press("puzzle", 0, 0, "1"))
    old = Press(verb, 0, 0, "1")
    with monkeypatch.context() as broken:
        broken.setattr(direct.services.puzzles._verdicts, "_thinking", Stumbling())
        await play(direct, AXIO, right=True)
        (told,) = await direct.press(ANNA, old)
        assert tells(told.text, "puzzle-unjudged")
    (told,) = await direct.press(ANNA, old)
    assert tells(told.text, "puzzle-right", tries=2)
    (told,) = await direct.press(ANNA, again)
    assert "🟥🟩" in told.text


async def test_a_typed_move_waits_for_the_one_of_several_that_is_meant(direct: Direct) -> None:
    await stock(direct.database, "axio")
    await direct.slash(ANNA, "axio learn", {})
    lesson = await newest(direct)
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    match = await newest(direct)
    told = await play(direct, AXIO, right=True)
    assert tells(told.text, "match-which")
    assert (await direct.now(match)).version == match.version
    assert (await direct.now(lesson)).version == lesson.version
    (told,) = await direct.press(ANNA, press_of(told.components[1]))
    assert tells(told.text, "puzzle-right")
    assert (await direct.now(lesson)).version == lesson.version


@every_game
async def test_a_panel_says_of_which_puzzle_it_is(direct: Direct, subject: Subject) -> None:
    await stock(direct.database, subject.game.key)
    (shown,) = await direct.slash(ANNA, "puzzle", {"game": subject.game.key})
    (panel,) = await direct.press(ANNA, press_of(shown.components[0]))
    assert tells(panel.text, "puzzle-head", number=1)


async def test_whoever_plays_on_after_the_turn_is_told_where_it_goes_on(direct: Direct) -> None:
    await stock(direct.database, "axio")
    typed = {"tile": "rb", "cell": "E5", "to": "F5"}
    (told,) = await direct.slash(ANNA, "axio place", typed)
    assert tells(told.text, "match-none")
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    await play(direct, AXIO, right=False)
    (told,) = await direct.slash(ANNA, "axio place", typed)
    assert tells(told.text, "match-none-puzzle", command="axio")


async def test_stats_tell_it_to_oneself_only(direct: Direct) -> None:
    await stock(direct.database, "axio")
    (told,) = await direct.slash(ANNA, "stats", {"player": None})
    assert not tells(told.text, "stats-puzzles")
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    await play(direct, AXIO, right=True)
    (told,) = await direct.slash(ANNA, "stats", {"player": None})
    assert tells(told.text, "stats-puzzles", solved=1, tried=1)
    assert tells(told.text, "stats-begun", name="**Anna**")
    assert tells(told.text, "stats-puzzles-later"), "what the rating is about"
    assert tells(told.text, "stats-later"), "and what will be there"


@pytest.mark.parametrize("rest", ["", "0", "99", "x", "1"])
async def test_ids_that_name_no_puzzle_that_was_shown(direct: Direct, rest: str) -> None:
    await stock(direct.database, "axio")
    for verb in ("puzzle", "puzzle-look", "puzzle-show", "puzzle-next", "puzzle-today", "puzzle-position"):
        (told,) = await direct.press(ANNA, Press(verb, 0, 0, rest))
        assert tells(told.text, "panel-unreadable")
    assert not await direct.services.matches.of(ANNA.player)


async def test_only_what_is_over_can_be_shared_and_only_on_a_server(direct: Direct) -> None:
    await stock(direct.database, "axio")
    await direct.slash(ANNA, "puzzle", {"game": "axio"})
    match = await newest(direct)
    share = Press("puzzle-share", match.id, match.version, "")
    (told,) = await direct.press(ANNA, share)
    assert tells(told.text, "puzzle-nothing-to-share")
    (told,) = await direct.press(BEN, share)
    assert tells(told.text, "match-gone")
    await play(direct, AXIO, right=True)
    (told,) = await direct.press(ANNA, share, guild_id=None)
    assert tells(told.text, "share-direct", what="puzzle")


async def solved(club: Club, told: InteractionResult) -> None:
    assert tells(answer(told), "puzzle-right")
    told = await club.carol.click(message(told), label=plain("button-share"))
    assert tells(answer(told), "shared")
    assert tells(club.post.content, "puzzle-shared", name=f"**{club.carol.name}**")


async def test_on_discord_by_command_over_a_restart_and_left(club: Club) -> None:
    await stock(club.database, *TITLES)
    await club.carol.slash(club.channel, "puzzle", game="axio")
    told = await club.carol.slash(club.channel, "matches")
    assert tells(answer(told), "matches-puzzle")
    told = await club.carol.slash(club.channel, "axio leave")
    assert tells(answer(told), "puzzle-end-confirm")
    await club.carol.click(message(told), label=plain("button-puzzle-end"))
    told = await club.carol.slash(club.channel, "puzzle", game="axio")
    assert tells(answer(told), "puzzle-left")
    told = await club.carol.click(message(told), label=plain("button-puzzle-again"))
    await club.restart()
    told = await club.carol.slash(club.channel, "puzzle", game="axio")
    assert tells(answer(told), "puzzle-ask")
    assert len(shown_pictures(message(told))) == 2
    (match,) = await club.bot.services.matches.of(club.carol.id)
    assert match.kind is PUZZLE
    (notation,) = turn(match, right=True)
    tile, cell, to = notation.split()
    told = await club.carol.slash(club.channel, "axio place", tile=tile, cell=cell, to=to)
    await solved(club, told)


async def test_on_discord_by_panel(club: Club) -> None:
    """Somebody who presses at random comes to a verdict, and nobody else sees anything."""
    await stock(club.database, *TITLES)
    told = await club.carol.slash(club.channel, "puzzle")
    told = opened = await club.carol.click(message(told), label="Axio Rota")
    assert tells(answer(told), "puzzle-ask")
    chance = Random("panel")
    while await club.bot.services.matches.of(club.carol.id):
        own = [each for each in ids(message(told)) if each.startswith("b:rota-")]
        told = await club.carol.click(message(told), custom_id=chance.choice(own)) if own else opened
    assert tells(answer(told), "puzzle-wrong") != tells(answer(told), "puzzle-right", tries=1)
    assert labels(message(told))
    assert not club.channel.history()
