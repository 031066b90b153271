"""Sitters without a Discord account are named where others are mentioned, and are sent nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.background.reminders import Reminders
from bot.commands.shared.finder import ask_of
from bot.matches.clock import Due
from bot.matches.match import Match
from bot.wire.names import mention
from storage.sitters import SITTER_KINDS, SitterKind
from storage.sql.database import Transaction
from tests.discord.direct import GUESTS, PUBLIC, Direct

NUMBER, MACHINE = -5, -(2**62) - 1
"""The ids of a forgotten player, and of a kind of sitter that does not exist yet."""
KIND = SitterKind(name="machine", least=None, most=MACHINE, on_discord=False, listed=False, rated=False)


def say(key: str, /, **params: str | int) -> str:
    return f"({key})"


def test_a_mention() -> None:
    assert mention(7, say) == "<@7>"
    assert mention(7, say, "Anna") == "<@7>"
    assert mention(NUMBER, say) == "(former-player)"


@pytest.fixture(
    params=[(GUESTS[1].player, "Ben"), (NUMBER, ""), (MACHINE, "Robot")], ids=lambda each: str(each[0])
)
def sitter(request: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    monkeypatch.setattr("storage.sitters.SITTER_KINDS", (*SITTER_KINDS, KIND))
    found: tuple[int, str] = request.param
    return found


async def on_turn(direct: Direct, player: int, name: str) -> Match:
    """A running match with a clock in which this sitter has Ben's seat and is to move."""
    match = await direct.begun("axio", 2, pace=3600)
    while GUESTS[1] not in [match.sitters[seat] for seat in match.to_move]:
        notation = match.game.notate(next(iter(match.actions(match.to_move[0]))))
        ask = ask_of(direct.interaction(GUESTS[0]))
        match = await direct.services.matches.act(match.id, ask, notation)

    def work(transaction: Transaction) -> None:
        transaction.run(
            "update seats set player = ?, name = ? where match = ? and player = ?",
            player,
            name,
            match.id,
            GUESTS[1].player,
        )
        transaction.run("delete from hands where player = ?", GUESTS[1].player)

    await direct.database.write(work)
    return await direct.now(match)


async def test_post_pings_and_direct_messages(tmp_path: Path, sitter: tuple[int, str]) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    player, name = sitter
    match = await on_turn(direct, player, name)
    direct.recorder.sent.clear()
    await direct.services.posts.publish(match.id, again=True)
    await direct.services.hands.deliver(match.id)
    post, *hands = direct.recorder.sent
    assert post.viewer == PUBLIC
    if player > 0:
        assert f"<@{player}>" in post.text
        assert post.pings == (player,)
        assert {each.viewer for each in hands} == {GUESTS[0].player, player}
    else:
        assert str(player) not in post.text
        assert (f"**{name}**" if name else "Former player") in post.text
        assert post.pings == ()
        assert {each.viewer for each in hands} == {GUESTS[0].player}
    await direct.database.close()


async def test_reminders(tmp_path: Path, sitter: tuple[int, str]) -> None:
    direct = await Direct.at(tmp_path / "axio.db")
    player, name = sitter
    match = await on_turn(direct, player, name)
    await direct.services.posts.publish(match.id, again=True)
    services = direct.services
    reminders = Reminders(direct.recorder, services.matches, services.players)
    direct.recorder.sent.clear()
    await reminders.send(Due(match, reminder=True, last=False))
    assert [each.pings for each in direct.recorder.sent] == ([(player,)] if player > 0 else [])
    await direct.database.close()
