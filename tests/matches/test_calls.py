"""How often one person can ping another for anything but a turn, from the stored matches, in any order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.matches.calls import WITHDRAWN
from bot.matches.match import Match
from bot.matches.service import Matches
from bot.refusal import Refusal
from storage.calls import CALL_AGAIN
from storage.matches import Sitter
from storage.sql.matches import SqlMatchStore
from storage.sql.privacy import SqlPrivacyStore
from tests.matches.tables import ANNA, BEN, CLEO, DAN, GAMES, PEOPLE, SERVER, Table, ask
from tests.storage.fresh import opened

START = 1_700_000_000


class Clock:
    """Time that passes only when a test says so."""

    now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def table(tmp_path: Path, clock: Clock) -> AsyncIterator[Table]:
    database = await opened(tmp_path / "axio.db")
    store = SqlMatchStore(database)
    yield Table(database, store, Matches(store, GAMES, clock=clock, seed=lambda: "seed"))
    await database.close()


async def lobby(table: Table, channel: int, host: Sitter, *guests: Sitter) -> Match:
    invited = [each.player for each in guests]
    return await table.matches.open(
        "axio", server=SERVER, channel=channel, host=host, seats=4, invited=invited
    )


async def closed(table: Table, match: Match) -> None:
    await table.matches.leave(match.id, ask(match.sitters[0]))


async def withdrawn(table: Table, match: Match, who: Sitter) -> Match:
    return await table.matches.answer(match.id, ask(who), agree=False)


Asking = Callable[[Table, Match, Sitter], Awaitable[Match]]
ASKINGS: dict[str, Asking] = {
    "stop": lambda table, match, who: table.matches.stop(match.id, ask(who), moderator=False),
    "undo": lambda table, match, who: table.matches.undo(match.id, ask(who)),
    "kick": lambda table, match, who: table.matches.kick(match.id, ask(who), CLEO.player, alone=False),
    "pause": lambda table, match, who: table.matches.pause(match.id, ask(who), 3),
    "replace": lambda table, match, who: table.matches.hand_over(match.id, ask(who), DAN.player),
}


async def begun(table: Table, channel: int) -> Match:
    """A match of Anna, Ben and Cleo with a clock, in which each has moved twice."""
    match = await table.matches.open(
        "axio", server=SERVER, channel=channel, host=ANNA, seats=3, pace=3600, late="skip"
    )
    for sitter in (BEN, CLEO):
        match = await table.matches.join(match.id, sitter, ask(sitter))
    return await table.move(match, 6)


async def test_who_is_invited_again_within_an_hour_is_named_silently(table: Table, clock: Clock) -> None:
    first = await lobby(table, 5, ANNA, BEN, CLEO)
    assert first.silent == ()
    await closed(table, first)
    clock.now += CALL_AGAIN - 1
    again = await lobby(table, 6, ANNA, BEN, DAN)
    assert again.invited == (BEN.player, DAN.player)
    assert again.silent == (BEN.player,), "in whatever channel; Dan is rung"
    assert (await lobby(table, 7, CLEO, BEN)).silent == (), "somebody else's calls are counted apart"
    clock.now += 1
    assert (await lobby(table, 8, ANNA, BEN)).silent == (), "an hour after the first one"
    assert (await lobby(table, 9, ANNA, BEN)).silent == (BEN.player,)


@pytest.mark.parametrize("kind", ASKINGS)
async def test_whatever_is_asked_rings_the_same_person_once_an_hour(
    table: Table, clock: Clock, kind: str
) -> None:
    one, two = await begun(table, 5), await begun(table, 6)
    match = await ASKINGS[kind](table, one, ANNA)
    assert match.offer is not None
    assert match.offer.kind == kind
    asked = {DAN.player} if kind == "replace" else {match.sitters[seat].player for seat in match.asked}
    assert match.silent == ()
    # Asking for something else in another match, after a restart, does not get around it.
    other = Matches(SqlMatchStore(table.database), GAMES, clock=clock)
    again = replace(table, matches=other)
    for name in ("pause", "replace") if kind != "replace" else ("replace", "pause"):
        match = await ASKINGS[name](again, two, ANNA)
        called = {DAN.player} if name == "replace" else {BEN.player, CLEO.player}
        assert set(match.silent) == called & asked, name
        asked |= called
        two = await withdrawn(again, match, ANNA)
        assert two.silent == ()
        clock.now += WITHDRAWN
    clock.now += CALL_AGAIN
    match = await ASKINGS[kind](again, two, ANNA)
    assert match.silent == ()


async def test_who_withdrew_waits_ten_minutes_and_is_told_until_when(table: Table, clock: Clock) -> None:
    match = await begun(table, 5)
    match = await ASKINGS["pause"](table, match, ANNA)
    clock.now += 5
    match = await withdrawn(table, match, ANNA)
    until = clock.now + WITHDRAWN
    for asking in ASKINGS.values():
        with pytest.raises(Refusal) as refused:
            await asking(table, match, ANNA)
        assert (refused.value.key, refused.value.params) == ("withdrawn-lately", {"at": str(until)})
    # Others may ask in the meantime, and an offer declined by somebody else keeps nobody from asking.
    match = await ASKINGS["pause"](table, match, BEN)
    match = await withdrawn(table, match, CLEO)
    match = await ASKINGS["pause"](table, match, BEN)
    match = await withdrawn(table, match, CLEO)
    clock.now = until - 1
    with pytest.raises(Refusal, match="withdrawn-lately"):
        await ASKINGS["undo"](table, match, ANNA)
    clock.now = until
    match = await ASKINGS["undo"](table, match, ANNA)
    assert match.offer is not None
    # Elsewhere it keeps nobody from asking.
    match = await withdrawn(table, match, ANNA)
    assert (await ASKINGS["pause"](table, await begun(table, 6), ANNA)).offer is not None


async def test_a_seat_that_goes_to_and_fro_rings_the_mover_once(table: Table, clock: Clock) -> None:
    """The turn is shown again each time, though nothing about it has changed."""
    match = await begun(table, 5)
    friends = [ANNA, DAN] if match.sitters[match.to_move[0]] != ANNA else [BEN, DAN]
    victim = match.sitters[match.to_move[0]].player
    rung = []
    for _ in range(4):
        match = await table.matches.hand_over(match.id, ask(friends[0]), friends[1].player)
        await table.messages.posted(match.id, 5, 1, match.version, match.row.page, hands=True)
        match = await table.matches.take_over(match.id, friends[1], ask(friends[1]))
        assert match.note is not None
        assert match.note.kind == "replaced"
        rung.append(victim not in match.silent)
        friends.reverse()
    # Each of the two may ping once.
    assert rung == [True, True, False, False]
    # A new turn always pings its player.
    match = await table.move(match)
    assert match.silent == ()


async def test_at_the_same_moment_one_call_rings(table: Table) -> None:
    opened = await asyncio.gather(*(lobby(table, 5 + number, ANNA, BEN) for number in range(3)))
    assert sorted(match.silent for match in opened) == [(), (BEN.player,), (BEN.player,)]


async def test_calls_are_kept_for_an_hour_and_are_few(table: Table, clock: Clock) -> None:
    for number in range(30):
        match = await lobby(table, 5, Sitter(1000 + number, "Eve"), BEN)
        await closed(table, match)
        clock.now += CALL_AGAIN // 10
    rows = await table.database.rows("select at from calls")
    assert len(rows) == 10
    # After a clock that was far ahead is right again, calls ping, and those from the future are forgotten.
    clock.now -= 10 * CALL_AGAIN
    assert (await lobby(table, 5, ANNA, BEN)).silent == ()
    assert len(await table.database.rows("select at from calls")) == 1


async def test_who_deletes_everything_rings_nobody_sooner(table: Table) -> None:
    match = await lobby(table, 5, ANNA, BEN)
    await closed(table, match)
    for number in (-5, -6):
        assert await SqlPrivacyStore(table.database).forget(ANNA.player, number, {}, 1) == [match.id]
        match = await lobby(table, 6, ANNA, BEN)
        assert match.silent == (BEN.player,)
        await closed(table, match)
    assert not [row for row in await table.database.rows("select * from calls") if ANNA.player in tuple(row)]
    # Nothing is left about the person who was called.
    assert await SqlPrivacyStore(table.database).forget(BEN.player, -7, {}, 1) == [1, 2, 3]
    assert await table.database.rows("select * from calls") == []
    assert len(PEOPLE) == 4
