"""A player is forgotten at odd moments: twice, while others act, with offers, in lobbies, after a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.background.forgetting import Forgetting
from bot.matches.change import DECLINE
from bot.matches.match import Match
from storage.faults import Unwritable
from storage.results import Board
from storage.sql.privacy import SqlPrivacyStore
from tests.matches.boards import up_to_date
from tests.matches.challenge import THURSDAY
from tests.matches.lives import VERA, Life, exported
from tests.matches.tables import ANNA, BEN, CLEO, DAN, SERVER, ask, refused
from tests.storage.contents import contents


async def test_twice_and_twice_at_once(full: Life) -> None:
    await asyncio.gather(full.forget(), full.forget())
    assert await full.of_vera() == set()
    before = await contents(full.table.database)
    assert await full.forget() == []
    assert await contents(full.table.database) == before


async def test_one_who_never_played(life: Life) -> None:
    await life.begun("axio", ANNA, BEN)
    before = await contents(life.table.database)
    assert await life.forget() == []
    assert await contents(life.table.database) == before
    assert (await exported(life.privacy))["matches"] == []


async def test_ended_in_between_a_second_time_finishes_it(full: Life) -> None:
    async def crashes(changed: Sequence[int]) -> None:
        assert changed
        raise OSError("Discord is gone")

    results = await full.table.database.rows("select count(*) from results")
    with pytest.raises(OSError, match="gone"):
        await full.privacy.forget(VERA.player, crashes)
    assert await full.table.matches.of(VERA.player) == []
    assert ("placings", "player") in await full.of_vera()
    left = await full.table.database.rows("select count(*) from results")
    assert left != results
    await full.forget()
    assert await full.of_vera() == set()
    assert await full.table.database.rows("select count(*) from results") == left


LEFT = {
    ("forgetting", "player"),
    ("matches", "host"),
    ("courses", "player"),
    ("pairings", "player"),
    ("pairings", "other"),
}
"""What still holds the player's number after the first transaction, and is shown to nobody."""


async def _interrupted(life: Life, monkeypatch: pytest.MonkeyPatch, *players: int) -> None:
    """Forgets players, each of them only as far as the first transaction."""
    with monkeypatch.context() as patch:
        patch.setattr(SqlPrivacyStore, "forget_more", AsyncMock(return_value=False))
        for player in players:
            await life.forget(player)


async def test_interrupted_nothing_is_told_meanwhile_and_a_restart_finishes_it(
    full: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _interrupted(full, monkeypatch, VERA.player)
    assert await full.of_vera() == LEFT
    told = await exported(full.privacy)
    assert not any(told[key] for key in ("settings", "servers", "matches", "ratings", "courses", "dailies"))
    assert await full.table.matches.of(VERA.player) == []
    forgetting = Forgetting(full.privacy)
    assert forgetting.ready()
    await forgetting.look()
    assert await full.of_vera() == set()
    assert not await full.privacy.go_on()


async def test_a_disk_that_is_full_after_the_first_part_does_not_fail_it(
    full: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(SqlPrivacyStore, "forget_more", AsyncMock(side_effect=Unwritable("full")))
        assert await full.forget(), "the lobbies that have invited the player"
    assert await full.of_vera() == LEFT
    await Forgetting(full.privacy).look()
    assert await full.of_vera() == set()


async def test_the_file_is_to_be_written_anew_when_the_last_part_is_done(
    full: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was to be at the first part, so what the last ones leave could stay in it."""

    async def remains() -> int:
        (row,) = await full.table.database.rows("select remains from store")
        return int(row["remains"])

    before = await remains()
    await _interrupted(full, monkeypatch, VERA.player)
    while await full.privacy.go_on():
        under_way = await full.table.database.rows("select 1 from forgetting")
        assert await remains() == before + (not under_way)
    assert await remains() == before + 1


async def test_who_returns_meanwhile_keeps_what_is_played_then(
    full: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _interrupted(full, monkeypatch, VERA.player)
    match = await full.finished("axio", VERA, ANNA)
    assert not await full.standings.catch_up(), "nobody knows whom the former number has met"
    while await full.privacy.go_on():
        pass
    await up_to_date(full.standings)
    database = full.table.database
    rows = await database.rows("select distinct number from courses where player = ?", VERA.player)
    results = await database.rows("select number from results where match = ?", match.id)
    assert [row["number"] for row in rows] == [row["number"] for row in results]
    assert ("pairings", "player") in await full.of_vera()


async def test_two_who_have_met_are_forgotten_at_once(full: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    await _interrupted(full, monkeypatch, VERA.player, ANNA.player)
    while await full.privacy.go_on():
        pass
    assert await full.of_vera() == set()
    annas = await full.table.database.rows("select * from pairings where ? in (player, other)", ANNA.player)
    assert annas == []


async def test_a_match_begun_meanwhile_is_left_too(life: Life) -> None:
    begun: list[Match] = []

    async def plays_on(changed: Sequence[int]) -> None:
        if len(begun) < 2:
            begun.append(await life.begun("axio", VERA, ANNA))

    await life.begun("rota", VERA, BEN)
    await life.privacy.forget(VERA.player, plays_on)
    assert [(await life.table.newest(match)).row.status for match in begun] == ["finished", "finished"]
    assert await life.of_vera() == set()


async def test_who_never_stops_playing_is_not_forgotten(life: Life) -> None:
    async def plays_on(changed: Sequence[int]) -> None:
        await life.lobby("axio", 2, VERA)

    with pytest.raises(RuntimeError, match="played on"):
        await life.privacy.forget(VERA.player, plays_on)


Change = Callable[[Life, Match], Awaitable[Match]]


async def _ends(life: Life, match: Match) -> Match:
    return await life.table.matches.leave(match.id, ask(BEN))


async def _taken(life: Life, match: Match) -> Match:
    return await life.table.matches.take_over(match.id, DAN, ask(DAN))


async def _acts(life: Life, match: Match) -> Match:
    return await life.table.move(match)


@pytest.mark.parametrize("change", [_ends, _taken, _acts])
async def test_what_others_do_at_the_same_moment_brings_nothing_back(
    life: Life, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They loaded the match with Vera's name and store it after Vera was forgotten."""
    store = life.table.store
    match = await life.begun("axio", VERA, BEN, CLEO)
    match = await life.table.matches.leave((await life.turns(match, 2)).id, ask(VERA))
    match = await life.table.matches.hand_over(match.id, ask(BEN), DAN.player)
    append, late = store.append, []

    async def overtaken(*args: Any, **kwargs: Any) -> Any:
        monkeypatch.setattr(store, "append", append)
        await life.forget()
        late.append(await life.of_vera())
        return await append(*args, **kwargs)

    monkeypatch.setattr(store, "append", overtaken)
    after = await change(life, match)
    assert late == [set()]
    assert after.version > match.version
    assert await life.of_vera() == set()
    await life.table.is_sound(match)
    assert (await life.table.newest(match)).sitters[0].name == ""


async def test_a_void_at_the_same_moment_keeps_the_host_nobody(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = life.table.store
    match = await life.begun("rota", VERA, server=SERVER)
    match = await life.turns(match, 1000)
    append = store.append

    async def overtaken(*args: Any, **kwargs: Any) -> Any:
        monkeypatch.setattr(store, "append", append)
        await life.forget()
        return await append(*args, **kwargs)

    monkeypatch.setattr(store, "append", overtaken)
    await life.table.matches.void(match.id, ask(DAN))
    assert await life.of_vera() == set()


async def test_boards_that_are_being_made_bring_nothing_back(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = life.standings._store
    for name in ("add", "mend"):
        match = await life.finished("axio", VERA, ANNA)
        if name == "mend":
            await life.standings.catch_up()
            await life.table.matches.void(match.id, ask(DAN))
        kept = getattr(store, name)

        async def overtaken(*args: Any, name: str = name, kept: Any = kept) -> bool:
            monkeypatch.setattr(store, name, kept)
            await life.forget()
            stored: bool = await kept(*args)
            assert not stored
            return stored

        monkeypatch.setattr(store, name, overtaken)
        await life.standings.catch_up()
        assert await life.of_vera() == set()
    page = await life.standings.page(Board(False, SERVER, 0, ""), 0, 10, ANNA.player)
    assert [line.standing.matches for line in page.lines] == [1]


# -- offers, lobbies, tries -------------------------------------------------------------------------


async def test_an_offered_seat_is_declined_also_when_the_offer_has_lapsed(life: Life) -> None:
    for hours in (1, 48):
        match = await life.begun("axio", ANNA, BEN)
        match = await life.table.matches.hand_over(match.id, ask(ANNA), VERA.player)
        assert (await exported(life.privacy))["offered_a_seat_in"] == [match.id]
        life.challenge.time.now += hours * 3600
        await life.forget()
        after = await life.table.is_sound(match)
        assert after.running
        assert after.offer is None
        assert (await life.table.notations(match))[-1] == DECLINE
        with refused("offer-none"):
            await life.table.matches.take_over(match.id, VERA, ask(VERA))


async def test_a_try_whose_day_is_over_is_nobodys_and_still_ends(life: Life) -> None:
    match = await life.challenge.begin(VERA)
    life.challenge.on(THURSDAY, 30)
    await life.forget()
    assert await life.of_vera() == set()
    for number in await life.challenge.clock.due():
        await life.challenge.clock.judge(number, 0)
    assert (await life.table.newest(match)).row.status == "stopped"


async def test_a_try_that_is_shared_at_the_same_moment_is_nobodys(life: Life) -> None:
    match = await life.challenge.finished(VERA)
    await life.forget()
    # As by somebody who loaded the match earlier.
    await life.challenge.dailies.count_on(THURSDAY, SERVER + 1, match.sitters[0].player)
    assert await life.of_vera() == set()


async def test_a_rematch_invites_no_former_player(life: Life) -> None:
    old = await life.finished("axio", VERA, ANNA, BEN)
    await life.forget()
    match = await life.table.matches.again(await life.table.newest(old), ANNA, None)
    assert match.invited == (BEN.player,)
    assert match.row.wanted == 3
