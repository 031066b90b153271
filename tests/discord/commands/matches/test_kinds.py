"""Where each kind of match is shown, with which buttons, and whom it calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.commands.shared.finder import ask_of
from bot.matches.kinds import DAILY, KINDS, LESSON, PRACTICE, PUZZLE, SOLO, TABLE, MatchKind
from bot.matches.match import Match
from tests.discord.direct import GUESTS, PUBLIC, Direct, press_of
from tests.discord.seen import Seen
from tests.matches.puzzling import stock
from tests.telling import tells

ANNA, BEN = GUESTS[:2]

every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)


async def begun(direct: Direct, kind: MatchKind) -> Match:
    """A match of this kind in which Anna is to move; the recorder has what was sent since."""
    if kind is DAILY:
        await direct.slash(ANNA, "daily", {})
        (match,) = await direct.services.matches.of(ANNA.player)
        return match
    if kind is LESSON:
        await direct.slash(ANNA, "axio learn", {})
        (match,) = await direct.services.matches.of(ANNA.player)
        return match
    if kind is PUZZLE:
        await stock(direct.database, "axio")
        await direct.slash(ANNA, "puzzle", {"game": "axio"})
        (match,) = await direct.services.matches.of(ANNA.player)
        return match
    if kind is PRACTICE:
        await direct.slash(ANNA, "axio practice", {"level": "hard"})
        (match,) = await direct.services.matches.of(ANNA.player)
        assert match.to_move == (0,)
        return match
    match = await direct.begun("axio", 1 if kind is SOLO else 2)
    while match.to_move[0] != 0:
        notation = match.game.notate(next(iter(match.actions(match.to_move[0]))))
        asks = ask_of(direct.interaction(BEN))
        match = await direct.services.matches.act(match.id, asks, notation)
    match = await direct.services.posts.publish(match.id, again=True)
    await direct.services.hands.deliver(match.id)
    return match


def verbs(seen: Seen) -> set[str]:
    return {press_of(component).verb for component in seen.components}


@every_kind
async def test_where_it_is_shown_and_whom_it_calls(tmp_path: Path, kind: MatchKind) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    await begun(direct, kind)
    sent = direct.recorder.sent
    viewers = {
        TABLE: {PUBLIC, ANNA.player, BEN.player},
        SOLO: {PUBLIC},
        PRACTICE: {PUBLIC, ANNA.player},
        DAILY: {ANNA.player},
        LESSON: {ANNA.player},
        PUZZLE: {ANNA.player},
    }[kind]
    assert {each.viewer for each in sent} == viewers
    where = ANNA.player if kind in (DAILY, LESSON, PUZZLE) else PUBLIC
    board = [each for each in sent if each.viewer == where][-1]
    assert len(board.files) == (2 if kind in (PRACTICE, LESSON, PUZZLE) else 1), (
        "the hand is on the board or beside it"
    )
    assert any(each.pings for each in sent) == (kind is TABLE)
    assert ("hand" in verbs(board)) == (kind is TABLE)
    assert ("ask-leave" in verbs(board)) == (kind is DAILY)
    assert ("<@" in board.text) == (kind is TABLE)
    await direct.database.close()


@every_kind
async def test_the_private_answer_to_an_action_brings_the_hand_that_no_board_shows(
    tmp_path: Path, kind: MatchKind
) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    match = await begun(direct, kind)
    direct.recorder.sent.clear()
    notation = match.game.notate(next(iter(match.actions(0))))
    direct.services.display.hurry()
    await direct.services.playing.play(direct.interaction(ANNA), match, notation)
    to_anna = [seen for seen in direct.recorder.sent if seen.viewer == ANNA.player]
    answers = [seen for seen in to_anna if "call" not in verbs(seen)]
    assert answers
    assert any(tells(answer.text, "hand-of-axio") for answer in answers) == (kind is TABLE)
    await direct.database.close()
