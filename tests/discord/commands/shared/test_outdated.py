"""Outdated components: the answer says what happened, and shows at once how the match stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.catalog import TITLES
from bot.commands.shared.failing import Failing
from bot.commands.shared.finder import ask_of
from bot.games.paper_world.laying import names_to_take
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.texts import text
from bot.wire.components import Press
from bot.wire.content import Content
from storage.matches import Sitter
from tests.discord.direct import GUESTS, PUBLIC, STRANGER, Direct, press_of
from tests.discord.seen import Answers, Seen
from tests.matches.tables import gives_up
from tests.outside.turns import command_of
from tests.telling import tells, with_unicode

LAYS = {"axio": "place", "rota": "place", "iota": "play", "paperworld": "place"}
"""Each game's command with a preview."""

CONFIRMS = ("axio-lay", "rota-lay", "iota-play", "paperworld-lay")


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


def mover(match: Match) -> Sitter:
    return match.sitters[match.to_move[0]]


def legal(match: Match) -> list[str]:
    """What the seat to move can lay."""
    notations = [match.game.notate(action) for action in match.actions(match.to_move[0])]
    wanted = f"{match.game.key} {LAYS[match.game.key]}"
    return [each for each in notations if command_of(match.game.key, each)[0] == wanted]


async def begun(direct: Direct, game: str) -> Match:
    """A match whose mover has a choice of what to lay."""
    match = await direct.begun(game)
    while len(legal(match)) < 2:
        action = match.game.notate(next(match.actions(match.to_move[0])))
        match = await direct.services.matches.act(match.id, ask_of(direct.interaction(mover(match))), action)
        await direct.services.posts.publish(match.id)
    return match


def confirm_of(sent: Sequence[Seen]) -> Press:
    """A preview's Confirm button."""
    (found,) = [press for press in map(press_of, sent[-1].components) if press.verb in CONFIRMS]
    return found


async def previewed(direct: Direct, match: Match, notation: str) -> Press:
    """The mover looks at a preview; returns its Confirm button."""
    command, options = command_of(match.game.key, notation)
    return confirm_of(await direct.slash(mover(match), command, {**options, "preview": True}))


async def played(direct: Direct, match: Match, notation: str) -> Match:
    command, options = command_of(match.game.key, notation)
    await direct.slash(mover(match), command, options)
    after = await direct.now(match)
    assert after.version > match.version
    return after


async def is_shown(direct: Direct, match: Match, who: Sitter, sent: Any) -> None:
    """The answer shows the newest board, the asker's own hand, and buttons that work."""
    (told,) = sent
    assert told.viewer == who.player
    assert told.files[0][0].startswith(f"{match.game.key}-{match.id}-{match.version}"), told.files
    adapter, seat = TITLES[match.game.key].adapter, match.seat_of(who.player)
    assert seat is not None
    if adapter.hand_text(match.view(seat), words) != adapter.hand_text(match.view(None), words):
        assert adapter.hand_text(match.view(seat), with_unicode) in told.text
    if seat not in match.to_move:
        return
    verbs = [press_of(each) for each in told.components if not each.get("disabled")]
    assert verbs
    for press in verbs:
        assert press.version in (0, match.version)
    (opened,) = await direct.press(who, verbs[0])
    assert not tells(opened.text, "match-stale")


def words(key: str, /, **params: Any) -> str:
    return text("en", key, **params)


@pytest.mark.parametrize("game", list(LAYS))
async def test_a_preview_that_another_move_overtook_says_that_it_was_not_played(
    direct: Direct, game: str
) -> None:
    match = await begun(direct, game)
    who, texts = mover(match), legal(match)
    confirm = await previewed(direct, match, texts[-1])
    after = await played(direct, match, texts[0])
    sent = await direct.press(who, confirm)
    assert sent[0].text.startswith(words("match-moved-otherwise"))
    assert not tells(sent[0].text, "match-already-played")
    assert await direct.now(match) == after
    await is_shown(direct, after, who, sent)


@pytest.mark.parametrize("game", list(LAYS))
async def test_a_preview_that_was_played_is_called_so(direct: Direct, game: str) -> None:
    match = await begun(direct, game)
    who = mover(match)
    confirm = await previewed(direct, match, legal(match)[-1])
    await direct.press(who, confirm)
    after = await direct.now(match)
    # In Paper World it ends the turn as well.
    assert after.version == match.version + (2 if game == "paperworld" else 1)
    sent = await direct.press(who, confirm)
    assert sent[0].text.startswith(words("match-already-played"))
    assert await direct.now(match) == after
    await is_shown(direct, after, who, sent)


@pytest.mark.parametrize("game", list(LAYS))
async def test_the_same_lay_typed_before_counts_as_played(direct: Direct, game: str) -> None:
    match = await begun(direct, game)
    who, notation = mover(match), legal(match)[-1]
    confirm = await previewed(direct, match, notation)
    await played(direct, match, notation)
    if game == "paperworld":
        await direct.slash(who, "paperworld done", {})
    sent = await direct.press(who, confirm)
    assert sent[0].text.startswith(words("match-already-played"))


async def test_undo_pressed_twice_at_the_same_moment_undoes_one_move(direct: Direct) -> None:
    await direct.slash(GUESTS[0], "axio practice", {"level": "easy"})
    (match,) = await direct.services.matches.of(GUESTS[0].player)
    for _ in range(4):
        notation = match.game.notate(next(iter(match.actions(match.to_move[0]))))
        match = await direct.services.matches.act(
            match.id, ask_of(direct.interaction(mover(match))), notation
        )
    assert mover(match) == GUESTS[0]
    undo = Press("undo", match.id, match.version, "")
    both = await asyncio.gather(*(direct.press(GUESTS[0], undo) for _ in range(2)))
    assert any(tells(each.text, "match-stale") for sent in both for each in sent)
    log = await direct.store.matches.log(match.id)
    assert len([entry for entry in log if entry.notation.startswith("/undo")]) == 1


async def test_the_end_of_a_turn_that_arrives_twice_reports_its_success(direct: Direct) -> None:
    match = await begun(direct, "paperworld")
    who = mover(match)
    await played(direct, match, legal(match)[-1])
    await direct.slash(who, "paperworld done", {}, id=7)
    after = await direct.now(match)
    again = await direct.slash(who, "paperworld done", {}, id=7)
    assert not tells(again[0].text, "match-not-your-turn")
    assert await direct.now(match) == after
    another = await direct.slash(who, "paperworld done", {})
    assert tells(another[0].text, "match-not-your-turn")


async def test_a_move_that_was_played_and_taken_back_is_described_so(direct: Direct) -> None:
    match = await begun(direct, "paperworld")
    who = mover(match)
    confirm = await previewed(direct, match, legal(match)[-1])
    await direct.press(who, confirm)
    other = next(each for each in match.sitters if each.player != who.player)
    await direct.slash(who, "paperworld undo", {})
    asked = await direct.now(match)
    await direct.press(other, Press("agree", match.id, asked.version, ""))
    after = await direct.now(match)
    assert after.to_move == match.to_move
    sent = await direct.press(who, confirm)
    assert tells(sent[0].text, "match-taken-back")
    assert await direct.now(match) == after
    await is_shown(direct, after, who, sent)


@pytest.mark.parametrize("game", list(LAYS))
async def test_a_preview_that_something_else_overtook_was_not_played(direct: Direct, game: str) -> None:
    """An offer does not change the board, but the panel still belongs to the version before it."""
    match = await begun(direct, game)
    who = mover(match)
    other = next(each for each in match.sitters if each.player != who.player)
    confirm = await previewed(direct, match, legal(match)[-1])
    await direct.slash(other, f"{game} replace", {"player": person(STRANGER)})
    after = await direct.now(match)
    assert after.version == match.version + 1
    sent = await direct.press(who, confirm)
    assert sent[0].text.startswith(words("match-overtaken"))
    assert await direct.now(match) == after
    await is_shown(direct, after, who, sent)


@pytest.mark.parametrize("game", list(LAYS))
async def test_every_button_of_an_older_post_shows_how_the_match_stands(direct: Direct, game: str) -> None:
    match = await begun(direct, game)
    old = next(each for each in reversed(direct.recorder.sent) if each.viewer == PUBLIC and each.components)
    after = await played(direct, match, legal(match)[0])
    presses = [press_of(each) for each in old.components if not each.get("disabled")]
    tried: Mapping[str, Press] = {each.verb: each for each in presses if each.verb not in ("hand", "more")}
    assert tried
    for press in tried.values():
        for who in GUESTS[:2]:
            sent = await direct.press(who, press)
            assert any(name.startswith(f"{game}-{match.id}-") for name, _, _ in sent[0].files), press
            await is_shown(direct, after, who, sent)
        assert await direct.now(match) == after


async def test_agreeing_to_an_offer_that_is_over_shows_how_the_match_stands(direct: Direct) -> None:
    match = await direct.begun("axio", seats=3)
    who = mover(match)
    other = next(each for each in match.sitters if each.player != who.player)
    await direct.press(who, Press("kick", match.id, 0, f"vote.{other.player}"))
    offered = await direct.now(match)
    assert offered.offer is not None
    third = next(each for each in match.sitters if each not in (who, other))
    after = await played(direct, offered, legal(offered)[0])
    sent = await direct.press(third, Press("agree", match.id, offered.version, ""))
    assert sent[0].text.startswith(words("offer-none"))
    await is_shown(direct, after, third, sent)


def person(who: Sitter) -> Any:
    """A person as the value of a command's option."""
    return SimpleNamespace(id=who.player, bot=False, display_name=who.name, name=who.name)


async def test_a_stranger_sees_the_board_and_no_hand(direct: Direct) -> None:
    match = await direct.begun("axio")
    confirm = await previewed(direct, match, legal(match)[-1])
    after = await played(direct, match, legal(match)[0])
    (told,) = await direct.press(STRANGER, confirm)
    assert [name for name, _, _ in told.files] == [f"axio-{match.id}-{after.version}.png"]
    assert told.components == ()
    assert not tells(told.text, "hand-of-axio")


async def test_somebody_from_another_server_sees_nothing_of_it(direct: Direct) -> None:
    match = await direct.begun("axio")
    confirm = await previewed(direct, match, legal(match)[-1])
    await played(direct, match, legal(match)[0])
    (told,) = await direct.press(STRANGER, confirm, guild_id=77)
    assert told.files == ()
    assert told.components == ()
    assert tells(told.text, "match-gone")


async def test_after_the_end_the_result_is_shown(direct: Direct) -> None:
    match = await direct.begun("axio")
    who = mover(match)
    confirm = await previewed(direct, match, legal(match)[-1])
    other = next(each for each in match.sitters if each.player != who.player)
    await gives_up(direct.services.matches, match.id, ask_of(direct.interaction(other)))
    after = await direct.now(match)
    assert after.outcome is not None
    (told,) = await direct.press(who, confirm)
    assert [name for name, _, _ in told.files] == [
        f"axio-{match.id}-{after.version}.png",
        f"axio-{match.id}-{after.version}-ranking.png",
    ]
    assert told.text.startswith(words("match-overtaken"))


@pytest.mark.parametrize("game", list(LAYS))
async def test_the_hand_of_a_match_that_is_over_says_so_without_a_gap(direct: Direct, game: str) -> None:
    match = await direct.begun(game)
    first, second = match.sitters
    await gives_up(direct.services.matches, match.id, ask_of(direct.interaction(second)))
    press = Press("hand", match.id, match.version, "")
    (here,) = await direct.press(first, press)
    assert tells(here.text.split("\n")[0], "hand-finished-here", game=match.game.title)
    (elsewhere,) = await direct.press(first, press, channel=99)
    place = f"<#{match.row.channel}>"
    assert tells(elsewhere.text.split("\n")[0], "hand-finished", game=match.game.title, place=place)


async def test_a_refusal_is_acknowledged_before_its_content_is_made(
    direct: Direct, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing the board may take longer than Discord is willing to wait."""
    order: list[str] = []

    def acknowledged(_: Answers) -> None:
        order.append("acknowledged")

    async def found(*_: object) -> Content:
        await asyncio.sleep(0.01)
        order.append("found")
        return Content("refused")

    monkeypatch.setattr(Answers, "acknowledge", acknowledged)
    monkeypatch.setattr(Failing, "_failed", found)
    interaction = direct.interaction(STRANGER)
    await direct.services.failing.answer(interaction, Refusal("match-stale"))
    assert order == ["acknowledged", "found"]


OLD = {
    "iota": [("iota-swap", "", ()), ("iota-card", "g0.0.", ()), ("iota-cell", "c0.0.", ("0761",))],
    "paperworld": [
        ("paperworld-name", "", ("NAME",)),
        ("paperworld-card", "c-.-.-.-", ("0",)),
        ("paperworld-cell", "e0.-.-.-", ("12",)),
        ("paperworld-panel", "t0.12.-.t", ()),
        ("paperworld-lay", "y0.12.-.-", ()),
    ],
}
"""What the components of panels of 0.3.1 had in their ids, and their values."""


@pytest.mark.parametrize(("game", "old"), [(game, old) for game, some in OLD.items() for old in some])
async def test_a_panel_of_an_earlier_release_is_understood_or_answered_with_the_position(
    direct: Direct, game: str, old: tuple[str, str, tuple[str, ...]]
) -> None:
    match = await direct.begun(game)
    verb, rest, picks = old
    if picks == ("NAME",):
        picks = (names_to_take(match.view(None).middle)[0],)
    (told,) = await direct.press(mover(match), Press(verb, match.id, match.version, rest, picks))
    assert told.viewer == mover(match).player
    assert told.components or verb == "iota-swap"
    assert (await direct.now(match)).version == match.version
