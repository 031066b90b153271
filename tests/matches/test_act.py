"""Playing actions: a refused one changes nothing, and a list is played wholly or not at all."""

from __future__ import annotations

from random import Random

import pytest

from bot.matches.change import Ask
from bot.matches.match import Match
from bot.refusal import Illegal, Unreadable
from tests.matches.tables import (
    ANNA,
    STRANGER,
    Table,
    ask,
    legal,
    mover,
    refused,
    some_legal,
    waiting,
)
from tests.storage.contents import contents


async def at_an_exchange(table: Table) -> tuple[Match, str]:
    """A match and a placement after which its mover may exchange."""
    chance = Random("exchange")
    match = await table.begun(2)
    while match.running:
        seat = match.to_move[0]
        for text in legal(match)[:200]:
            after = match.game.apply(match.state, seat, match.judge(seat, text))
            if [match.game.notate(action) for action in match.game.actions(after, seat)][:1] == ["exchange"]:
                return match, text
        match = await table.act(match, some_legal(match, chance))
    raise AssertionError("no exchange in this match; choose another seed")


async def test_an_action_is_logged_and_stored(table: Table) -> None:
    match = await table.begun(2)
    seat, text = match.to_move[0], legal(match)[0]
    who = ask(mover(match))
    after = await table.matches.act(match.id, who, text)
    assert after.version == match.version + 1
    assert after.state is not None
    assert after.state.turn == 1
    assert after.row.page == match.row.page + 1
    logged = await table.store.entry(match.id, after.version)
    assert logged is not None
    assert (logged.seat, logged.notation, logged.interaction) == (seat, text, who.interaction)
    assert logged.at >= after.row.created
    assert await table.newest(after) == after
    await table.is_sound(after)


async def test_the_notation_is_logged_as_the_game_writes_it(table: Table) -> None:
    match = await table.begun(2)
    text = legal(match)[0]
    after = await table.act(match, f"  {text.upper().replace(' ', ' , ')} ")
    assert (await table.notations(after))[-1] == text


async def test_who_may_not_act_changes_nothing(table: Table) -> None:
    lobby = await table.lobby(2)
    with refused("match-not-begun"):
        await table.matches.act(lobby.id, ask(ANNA), "keep")
    match = await table.begun(3, channel=77)
    text = legal(match)[0]
    before = await contents(table.database)
    with refused("match-not-seated"):
        await table.matches.act(match.id, ask(STRANGER), text)
    with refused("match-not-your-turn", name=mover(match).name):
        await table.matches.act(match.id, ask(waiting(match)), text)
    with refused("match-gone"):
        await table.matches.act(999, ask(mover(match)), text)
    assert await contents(table.database) == before


async def test_what_the_game_refuses_changes_nothing(table: Table) -> None:
    match = await table.begun(2)
    text = legal(match)[0]
    tile, cell, _ = text.split()
    before = await contents(table.database)
    for unreadable in ("", "castle", "rg", f"{tile} Z99 {cell}", "/leave", "/start"):
        with pytest.raises(Unreadable):
            await table.act(match, unreadable)
    with refused("text-too-long"):
        await table.act(match, "x" * 5000)
    for illegal in ("exchange", "keep", f"{tile} {cell} {cell}"):
        with pytest.raises(Illegal):
            await table.act(match, illegal)
    assert await contents(table.database) == before
    assert (await table.act(match, text)).version == match.version + 1


async def test_an_older_position_is_refused(table: Table) -> None:
    first = await table.begun(2)
    second = await table.move(first)
    assert mover(second) != mover(first)
    before = await contents(table.database)
    text = legal(second)[0]
    with refused("match-overtaken"):
        await table.matches.act(first.id, ask(mover(second), first), text)
    with refused("match-already-played"):
        await table.matches.act(first.id, ask(mover(first), first), legal(first)[0])
    with refused("match-overtaken"):
        await table.matches.act(first.id, ask(STRANGER, first), text)
    assert await contents(table.database) == before
    after = await table.matches.act(first.id, ask(mover(second), second), text)
    assert after.version == second.version + 1


async def test_no_position_of_the_future_is_accepted(table: Table) -> None:
    match = await table.begun(2)
    with refused("match-stale"):
        await table.matches.act(match.id, Ask(mover(match).player, 5, match.version + 1), legal(match)[0])


@pytest.mark.parametrize("seen", [True, False])
async def test_one_interaction_is_played_once(table: Table, seen: bool) -> None:
    match = await table.begun(2)
    click = ask(mover(match), match if seen else None)
    text = legal(match)[0]
    first = await table.matches.act(match.id, click, text)
    before = await contents(table.database)
    again = await table.matches.act(match.id, click, text)
    assert again == first
    # Also after others have moved: the answer is the match as it stands by then.
    assert await contents(table.database) == before
    later = await table.move(first)
    assert await table.matches.act(match.id, click, text) == later


async def test_one_interaction_is_played_once_even_if_it_would_be_legal_again(table: Table) -> None:
    match = await table.lobby(1)
    click = ask(ANNA)
    first = await table.matches.act(match.id, click, legal(match)[0])
    assert await table.matches.act(match.id, click, legal(first)[0]) == first
    assert first.version == match.version + 1


async def test_the_success_of_one_match_is_not_reported_for_another(table: Table) -> None:
    match, other = await table.begun(2), await table.begun(2, channel=77)
    click = ask(mover(match))
    await table.matches.act(match.id, click, legal(match)[0])
    with pytest.raises(Unreadable):
        await table.matches.act(other.id, Ask(mover(other).player, click.interaction), "castle")


# -- lists ----------------------------------------------------------------------------------------


async def test_a_list_is_the_same_as_one_by_one(table: Table, other_table: Table) -> None:
    match, text = await at_an_exchange(table)
    whole = await table.act(match, text, "exchange")
    assert whole.version == match.version + 2
    assert (await table.notations(whole))[-2:] == [text, "exchange"]
    assert not whole.midturn
    await table.is_sound(whole)
    entries = await table.store.log(match.id)
    assert entries[-2].interaction is not None
    assert entries[-1].interaction is None
    seat = match.to_move[0]
    state = match.game.apply(match.state, seat, match.judge(seat, text))
    state = match.game.apply(state, seat, match.game.parse(state, seat, "exchange"))
    assert whole.state == state


async def test_a_list_with_something_wrong_is_not_played_at_all(table: Table) -> None:
    match, text = await at_an_exchange(table)
    before = await contents(table.database)
    with pytest.raises(Illegal):
        await table.act(match, text, text)
    with pytest.raises(Unreadable):
        await table.act(match, text, "castle")
    with pytest.raises(Unreadable):
        await table.act(match, "castle", text)
    for extra in ("keep", text, "castle"):
        with refused("match-turn-over"):
            await table.act(match, text, "keep", extra)
    assert await contents(table.database) == before


async def test_a_list_delivered_twice_is_played_once(table: Table) -> None:
    match, text = await at_an_exchange(table)
    click = ask(mover(match), match)
    first = await table.matches.act(match.id, click, text, "keep")
    assert await table.matches.act(match.id, click, text, "keep") == first
    assert first.version == match.version + 2


async def test_nothing_is_no_action(table: Table) -> None:
    match = await table.begun(2)
    with pytest.raises(ValueError, match="no action"):
        await table.act(match)


# -- looking --------------------------------------------------------------------------------------


async def test_a_turn_has_a_new_page_when_it_is_over(table: Table) -> None:
    match, text = await at_an_exchange(table)
    midway = await table.act(match, text)
    assert midway.midturn
    assert midway.row.page == match.row.page
    done = await table.act(midway, "keep")
    assert not done.midturn
    assert done.row.page == midway.row.page + 1
    assert (await table.move(done)).row.page == done.row.page + 1


async def test_judging_plays_nothing(table: Table) -> None:
    match = await table.begun(2)
    before = await contents(table.database)
    seat, text = match.to_move[0], legal(match)[0]
    assert match.game.notate(match.judge(seat, text)) == text
    with pytest.raises(Unreadable):
        match.judge(seat, "castle")
    with pytest.raises(Illegal):
        match.judge(seat, "keep")
    assert await contents(table.database) == before
    assert await table.newest(match) == match
