"""A command that could mean several matches asks which, and then does what was asked for in that one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.commands.shared.asked import _MOST, Asked
from bot.commands.shared.finder import ask_of
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import Press
from storage.matches import Sitter
from tests.discord.direct import CHANNEL, DIRECT, GUESTS, Direct, press_of
from tests.discord.seen import Seen
from tests.games.games import GAMES, Subject
from tests.patience import until
from tests.telling import plain, tells

ANNA, BEN = GUESTS[0], GUESTS[1]


def _key(subject: Subject) -> str:
    return subject.game.key


every_game = pytest.mark.parametrize("subject", GAMES, ids=_key)
AXIO = next(subject for subject in GAMES if subject.game.key == "axio")


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


async def two(direct: Direct, game: str) -> tuple[Match, Match]:
    """Two matches of the same people in two channels, dealt alike."""
    first = await direct.begun(game, channel=CHANNEL)
    second = await direct.begun(game, channel=CHANNEL + 1)
    assert first.to_move == second.to_move
    return first, second


def mover(match: Match) -> Sitter:
    return match.sitters[match.to_move[0]]


def direct_message(who: Sitter) -> dict[str, int | None]:
    """Where all of somebody's matches are meant."""
    return {"guild_id": None, "channel_id": DIRECT + who.player}


def typed(subject: Subject, match: Match) -> tuple[str, dict[str, str]]:
    """A command that plays a legal action in a match, and no pass."""
    seat, chance = match.to_move[0], Random(1)
    while True:
        choose = subject.some_action
        action = choose(match.state, seat, chance) if choose else next(iter(match.actions(seat)))
        name, options = subject.command(subject.game.notate(action))
        if name != "pass":
            return f"{subject.game.key} {name}", options


async def ask(direct: Direct, who: Sitter, command: str, options: Mapping[str, Any]) -> Seen:
    """The answer to a command in a direct message, which is the question."""
    (asked,) = await direct.slash(who, command, options, **direct_message(who))
    assert tells(asked.text, "match-which")
    return asked


async def chosen(direct: Direct, who: Sitter, asked: Seen, number: int) -> Seen:
    """The private answer once the match with this number in the question was chosen."""
    sent = await direct.press(who, press_of(asked.components[number - 1]), **direct_message(who))
    return [each for each in sent if each.viewer == who.player][-1]


@every_game
async def test_what_was_typed_is_played_in_the_match_that_is_chosen(direct: Direct, subject: Subject) -> None:
    first, second = await two(direct, subject.game.key)
    who = mover(second)
    asked = await ask(direct, who, *typed(subject, second))
    assert (await direct.now(second)).version == second.version
    await chosen(direct, who, asked, 2)
    assert (await direct.now(second)).version > second.version
    assert (await direct.now(first)).version == first.version
    # The same button again is one of an earlier position, however the move was typed.
    assert tells((await chosen(direct, who, asked, 2)).text, "match-already-played")
    assert (await direct.now(second)).version == second.version + 1
    await chosen(direct, who, asked, 1)
    assert (await direct.now(first)).version > first.version, "what was typed is still known"


@pytest.mark.parametrize("subject", [each for each in GAMES if each.game.key != "paperworld"], ids=_key)
async def test_a_preview_is_shown_in_the_match_that_is_chosen(direct: Direct, subject: Subject) -> None:
    _, second = await two(direct, subject.game.key)
    command, options = typed(subject, second)
    asked = await ask(direct, mover(second), command, {**options, "preview": True})
    told = await chosen(direct, mover(second), asked, 2)
    assert plain("button-confirm") in [each.get("label") for each in told.components]
    assert (await direct.now(second)).version == second.version


async def test_undoing_is_for_the_match_that_is_chosen(direct: Direct) -> None:
    _, second = await two(direct, "axio")
    who = mover(second)
    command, options = typed(AXIO, second)
    await direct.slash(who, command, options, channel_id=second.row.channel)
    asked = await ask(direct, who, "axio undo", {})
    assert tells((await chosen(direct, who, asked, 1)).text, "undo-nothing")
    await chosen(direct, who, asked, 2)
    assert (await direct.now(second)).offer is not None, "the other one is asked"


@pytest.mark.parametrize(
    ("command", "options", "told"),
    [
        ("pause", {"days": 3}, "pause-no-clock"),
        ("resume", {}, "pause-no-clock"),
        ("replace", {"player": BEN}, "replace-seated"),
        ("kick", {"player": BEN}, "kick-two"),
    ],
)
async def test_so_is_whatever_else_was_asked_for(
    direct: Direct, command: str, options: dict[str, Any], told: str
) -> None:
    await two(direct, "axio")
    whom = {name: direct.interaction(value).user for name, value in options.items() if value is BEN}
    asked = await ask(direct, ANNA, f"axio {command}", {**options, **whom})
    assert tells((await chosen(direct, ANNA, asked, 2)).text, told)


async def test_after_a_restart_it_is_no_longer_known_what_was_typed(direct: Direct) -> None:
    _, second = await two(direct, "axio")
    asked = await ask(direct, mover(second), *typed(AXIO, second))
    direct.services.asked._requests.clear()
    assert tells((await chosen(direct, mover(second), asked, 2)).text, "which-forgotten")
    assert (await direct.now(second)).version == second.version


async def test_only_so_much_is_remembered(direct: Direct) -> None:
    async def nothing(*_: object) -> None:
        """Does nothing."""

    asked = Asked()
    rests = [asked.keep(direct.interaction(ANNA), nothing) for _ in range(_MOST + 1)]
    assert asked.of(Press("which", 1, 1, rests[-1])) is nothing
    with pytest.raises(Refusal):
        asked.of(Press("which", 1, 1, rests[0]))


async def test_what_was_typed_is_forgotten_once_it_is_done_or_nobody_chooses(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two(direct, "axio")
    requests = direct.services.asked
    asked = await ask(direct, mover(second), *typed(AXIO, second))
    monkeypatch.setattr("bot.commands.shared.asked._DONE", 0)
    await chosen(direct, mover(second), asked, 2)
    assert (await direct.now(second)).version > second.version
    await until(lambda: not requests._requests)
    monkeypatch.setattr("bot.commands.shared.asked._FOR", 0)
    await ask(direct, mover(first), *typed(AXIO, first))
    await until(lambda: not requests._requests)


async def test_what_was_typed_goes_with_all_that_somebody_deletes(direct: Direct) -> None:
    async def nothing(*_: object) -> None:
        """Does nothing."""

    asked = direct.services.asked
    rests = [asked.keep(direct.interaction(who), nothing) for who in (ANNA, BEN)]
    await direct.press(ANNA, press_of({"custom_id": "b:data-delete:0:0:"}))
    with pytest.raises(Refusal):
        asked.of(Press("which", 1, 1, rests[0]))
    assert asked.of(Press("which", 1, 1, rests[1])) is nothing


@pytest.mark.parametrize("name", ["N" * 32, "*_" * 16])
async def test_each_match_that_can_be_chosen_is_described_however_long_the_names(
    direct: Direct, name: str
) -> None:
    matches, guests = direct.services.matches, [Sitter(each.player, name) for each in GUESTS]
    for number in range(20):
        # As long as a link on Discord is.
        channel = 10**18 + number
        match = await matches.open("axio", server=10**18, channel=channel, host=guests[0], seats=4)
        for guest in guests[1:]:
            match = await matches.join(match.id, guest, ask_of(direct.interaction(guest)))
    asked = await ask(direct, ANNA, "axio undo", {})
    (listed,) = await direct.slash(ANNA, "matches", {}, **direct_message(ANNA))
    shown = len(asked.components)
    assert 7 <= shown <= 15
    for told, first in ((asked, "1. "), (listed, "• ")):
        _, *lines, more = told.text.splitlines()
        assert len(lines) == shown
        assert lines[0].startswith(first)
        assert all("https://discord.com/channels/" in each for each in lines)
        assert more == plain("matches-more", count=20 - shown)


async def test_the_matches_to_choose_from_are_told_apart(direct: Direct) -> None:
    for level in ("easy", "hard"):
        await direct.slash(ANNA, "axio practice", {"level": level}, **direct_message(ANNA))
    match = await direct.begun("axio", channel=CHANNEL + 1)
    await direct.services.matches.open("axio", server=1, channel=CHANNEL + 2, host=ANNA, seats=3)
    asked = await ask(direct, ANNA, "axio leave", {})
    _, *lines = asked.text.splitlines()
    easy, hard, table, lobby = lines
    assert plain("level-easy") in easy
    assert plain("level-hard") in hard
    assert all(plain("alone-kind", kind="practice") in each for each in (easy, hard))
    assert BEN.name in table
    assert f"/{match.row.channel}/" in table
    assert tells(table, "matches-yours") or tells(table, "matches-theirs")
    assert tells(lobby, "matches-lobby")


async def test_where_one_plays_elsewhere_and_how_many_more_there_are(direct: Direct) -> None:
    for channel in range(1, 13):
        await direct.begun("axio", channel=CHANNEL + channel)
    (told,) = await direct.slash(ANNA, "axio undo", {})
    assert tells(told.text, "match-elsewhere", shown=10, more=2)
    (told,) = await direct.slash(BEN, "axio undo", {}, channel=CHANNEL + 20)
    assert tells(told.text, "match-elsewhere", more=2)
