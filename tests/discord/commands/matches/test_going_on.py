"""After a typed move in practice the private answer is where the match goes on, as after a pressed one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from simcord import InteractionResult

from bot.games.axio.rules import Axio
from bot.games.paper_world.rules import PaperWorld
from bot.games.rota.rules import Rota
from bot.messages.position import seats_position
from tests.discord.club import Club, answer, ids, labels, shown_pictures
from tests.games import axio_positions, paper_world_positions, rota_positions
from tests.pictures.said import SAY
from tests.telling import tells

LAST_CARD = "y2 C3"
"""What empties the hand in `a_last_card`."""


def dealt(monkeypatch: pytest.MonkeyPatch, rules: type[Any], state: Any) -> None:
    """Makes every new match begin with this position."""
    monkeypatch.setattr(rules, "setup", lambda *_: state)


def a_last_card(**changes: Any) -> Any:
    """Whoever is to move holds one card, which fits."""
    return paper_world_positions.position(lands="y1 C3", hands="y2", **changes)


async def typed(club: Club, command: str, **given: Any) -> InteractionResult:
    """Alice begins to practise in the position that is dealt, and types her first move."""
    await club.alice.slash(club.channel, f"{club.game} practice", level="easy")
    return await club.alice.slash(club.channel, f"{club.game} {command}", **given)


async def test_an_exchange_is_asked_where_the_move_was_answered(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    markers = ((0, 1, 1, 1, 1),) * 2
    dealt(monkeypatch, Axio, axio_positions.position(racks="bo bg bp go gp", markers=markers))
    told = await typed(club, "place", tile="bo", cell="E5", to="F5")
    assert tells(answer(told), "axio-decide-exchange")
    assert tells(answer(told), "axio-why-exchange")
    assert len(shown_pictures(told.response)) == 2, "board and rack"
    assert labels(told.response)[:2] == ["Exchange the rack", "Keep it"]


@pytest.mark.parametrize("kind", ["practice", "lesson"])
async def test_only_a_match_with_a_post_has_what_is_under_posts(
    club: Club, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    markers = ((0, 1, 1, 1, 1),) * 2
    dealt(monkeypatch, Axio, axio_positions.position(racks="bo bg bp go gp", markers=markers))
    await typed(club, "place", tile="bo", cell="E5", to="F5")
    (match,) = await club.bot.services.matches.of(club.alice.id)
    match = replace(match, row=replace(match.row, kind=kind))
    verbs = [item.press.verb for item in (await seats_position(match, 0, SAY)).items]
    assert verbs[:2] == ["axio-do", "axio-do"]
    assert ("more" in verbs) == match.kind.posted


async def test_a_bonus_is_asked_where_the_move_was_answered(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.game = "rota"
    dealt(monkeypatch, Rota, rota_positions.near_top(supply=("bgop", "gorp")))
    told = await typed(club, "place", cell="N61", rotation="0")
    assert tells(answer(told), "rota-decide-bonus")
    assert shown_pictures(told.response)
    assert any(":rota-panel:" in each for each in ids(told.response))
    assert "Undo" in labels(told.response)


async def test_an_empty_hand_goes_on_with_what_can_be_taken(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.game = "paperworld"
    dealt(monkeypatch, PaperWorld, a_last_card())
    told = await typed(club, "place", cards=LAST_CARD, end=True)
    assert not tells(answer(told), "paperworld-nothing-fits")
    assert tells(answer(told), "paperworld-decide-take")
    assert shown_pictures(told.response)
    assert any(":paperworld-name:" in each for each in ids(told.response))


async def test_so_it_does_if_the_turn_is_ended_by_a_button(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.game = "paperworld"
    dealt(monkeypatch, PaperWorld, a_last_card())
    placed = await typed(club, "place", cards=LAST_CARD)
    assert placed.response is not None
    told = await club.alice.click(placed.response.message, label="End the turn")
    assert not tells(answer(told), "paperworld-nothing-fits")
    assert tells(answer(told), "paperworld-decide-take")


async def test_whoever_can_only_pass_is_shown_the_board_and_one_undo(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer had Undo twice, which Discord refuses."""
    club.game = "paperworld"
    dealt(monkeypatch, PaperWorld, a_last_card(piles=((),) * 5))
    told = await typed(club, "place", cards=LAST_CARD, end=True)
    assert shown_pictures(told.response)
    assert labels(told.response) == ["Pass", "💡 Hint", "Undo", "More"]


async def test_the_last_message_of_a_match_played_alone_has_the_final_board(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.game = "paperworld"
    dealt(monkeypatch, PaperWorld, a_last_card(piles=((),) * 5, last_turns=(0,)))
    told = await typed(club, "place", cards=LAST_CARD, end=True)
    assert tells(answer(told), "paperworld-result")
    assert len(shown_pictures(told.response)) == 2, "the board and the ranking"
