"""Actions that arrive at the same moment, in one process and in two.

`one` sends both to the same service; `two` to two services that have each opened the file, so that nothing
but the file keeps them apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence

import pytest

from bot.matches.change import Ask
from bot.matches.joining import Wish
from bot.matches.match import Match
from bot.matches.service import OWN_LOBBIES, SERVER_LOBBIES
from bot.refusal import Refusal
from storage.matches import Crowded, Occupied, Sitter
from tests.matches.tables import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    PEOPLE,
    SERVER,
    Table,
    answer,
    ask,
    legal,
    mover,
    waiting,
)
from tests.sample import whole

TIMES = whole(100, 15)
Answer = Match | Refusal


@pytest.fixture(params=["one", "two"])
def pair(request: pytest.FixtureRequest, table: Table, other_table: Table) -> tuple[Table, Table]:
    return table, table if request.param == "one" else other_table


async def at_once(*actions: Awaitable[Match]) -> list[Answer]:
    return await asyncio.gather(*(answer(action) for action in actions))


def played(answers: Sequence[Answer]) -> list[Match]:
    return [each for each in answers if isinstance(each, Match)]


def reasons(answers: Sequence[Answer]) -> list[str]:
    return [each.key for each in answers if isinstance(each, Refusal)]


async def another(table: Table, match: Match | None, seats: int) -> Match:
    """The match, or a new one when there is none or it is over."""
    return match if match is not None and match.running else await table.begun(seats)


async def test_of_two_actions_on_one_position_one_is_played(pair: tuple[Table, Table]) -> None:
    one, two = pair
    match: Match | None = None
    for number in range(TIMES):
        match = await another(one, match, 2)
        texts, who = legal(match), mover(match)
        first, last = texts[0], texts[-1]
        if number % 2:
            first, last = last, first
        answers = await at_once(
            one.matches.act(match.id, ask(who, match), first),
            two.matches.act(match.id, ask(who, match), last),
        )
        refusal = "match-moved-otherwise" if first != last else "match-already-played"
        assert reasons(answers) == [refusal]
        (after,) = played(answers)
        assert after.version == match.version + 1
        assert await one.newest(match) == after
        match = after
        if number % 20 == 0:
            await one.is_sound(match)


async def test_typed_commands_of_one_player_are_judged_one_after_the_other(pair: tuple[Table, Table]) -> None:
    one, two = pair
    match: Match | None = None
    for _ in range(TIMES):
        match = await another(one, match, 2)
        texts, who = legal(match), mover(match)
        answers = await at_once(
            one.matches.act(match.id, ask(who), texts[0]), two.matches.act(match.id, ask(who), texts[-1])
        )
        after = await one.newest(match)
        done = played(answers)
        assert done
        # The second counts only if it still was legal after the first.
        assert sorted(each.version for each in done) == list(range(match.version + 1, after.version + 1))
        assert set(reasons(answers)) <= {
            *("match-not-your-turn", "match-over"),
            *("axio-not-in-rack", "axio-cell-taken", "axio-closed-cell", "axio-not-placing"),
        }
        match = after
    assert match is not None
    await one.is_sound(match)


async def test_a_typed_command_waits_for_no_other_match(pair: tuple[Table, Table]) -> None:
    one, two = pair
    matches = [await one.begun(2, channel=channel) for channel in range(50, 60)]
    for _ in range(5):
        answers = await at_once(
            *(
                (one, two)[number % 2].matches.act(match.id, ask(mover(match)), legal(match)[0])
                for number, match in enumerate(matches)
            )
        )
        assert len(played(answers)) == len(matches)
        matches = played(answers)
    for match in matches:
        await one.is_sound(match)


async def test_the_mover_and_the_next_player_at_once(pair: tuple[Table, Table]) -> None:
    one, two = pair
    match: Match | None = None
    for _ in range(TIMES // 2):
        match = await another(one, match, 2)
        text, seat = legal(match)[0], match.to_move[0]
        state = match.game.apply(match.state, seat, match.judge(seat, text))
        following = match.game.to_move(state)
        if following in ((), (seat,)):
            match = await one.act(match, text)
            continue
        theirs = match.game.notate(next(match.game.actions(state, following[0])))
        answers = await at_once(
            one.matches.act(match.id, ask(mover(match)), text),
            two.matches.act(match.id, ask(waiting(match)), theirs),
        )
        # The next player's was legal if it came second, and too early if it came first.
        assert isinstance(answers[0], Match)
        assert reasons(answers) in ([], ["match-not-your-turn"])
        after = await one.newest(match)
        assert after.version == match.version + len(played(answers))
        match = after
    assert match is not None
    await one.is_sound(match)


async def test_one_interaction_delivered_twice_at_once(pair: tuple[Table, Table]) -> None:
    one, two = pair
    match: Match | None = None
    for number in range(TIMES):
        match = await another(one, match, 2)
        click = ask(mover(match), match if number % 2 else None)
        text = legal(match)[0]
        answers = await at_once(
            one.matches.act(match.id, click, text), two.matches.act(match.id, click, text)
        )
        assert reasons(answers) == []
        after = await one.newest(match)
        assert after.version == match.version + 1
        assert played(answers) == [after, after]
        match = after


async def test_two_joins_for_the_last_seat(pair: tuple[Table, Table]) -> None:
    one, two = pair
    for channel in range(TIMES):
        match = await one.lobby(2, channel=channel)
        answers = await at_once(
            one.matches.join(match.id, BEN, ask(BEN)), two.matches.join(match.id, CLEO, ask(CLEO))
        )
        assert reasons(answers) == ["lobby-begun"]
        (after,) = played(answers)
        assert after.running
        assert after.sitters in ((ANNA, BEN), (ANNA, CLEO))
        assert await one.notations(after) == ["/open", "/join", "/start"]
        assert await two.newest(match) == after


async def test_a_full_table_joins_at_once(pair: tuple[Table, Table]) -> None:
    one, two = pair
    for channel in range(20):
        match = await one.lobby(4, channel=channel)
        answers = await at_once(
            *(
                (one, two)[number % 2].matches.join(match.id, who, ask(who))
                for number, who in enumerate((BEN, CLEO, DAN, BEN))
            )
        )
        assert reasons(answers) in (["lobby-already-in"], ["lobby-begun"])
        after = await one.is_sound(match)
        assert after.running
        assert set(after.sitters) == set(PEOPLE)
        assert (await one.notations(after)).count("/start") == 1


async def test_the_last_join_and_the_host_leaving(pair: tuple[Table, Table]) -> None:
    one, two = pair
    for channel in range(30):
        match = await one.lobby(2, channel=channel)
        answers = await at_once(
            one.matches.join(match.id, BEN, ask(BEN)), two.matches.leave(match.id, ask(ANNA))
        )
        after = await one.is_sound(match)
        assert isinstance(answers[1], Match)
        if isinstance(answers[0], Match):
            # Joined first: the match began and Anna left it, so Ben won.
            assert after.outcome is not None
            assert after.outcome.winners == (1,)
        else:
            assert reasons(answers) == ["match-over"]
            assert after.row.status == "stopped"


async def test_two_matches_opened_in_one_channel(pair: tuple[Table, Table]) -> None:
    one, two = pair

    async def opened(table: Table, channel: int) -> Match | Occupied:
        try:
            return await table.matches.open("axio", server=SERVER, channel=channel, host=ANNA, seats=2)
        except Occupied as occupied:
            return occupied

    for channel in range(1, 26):
        answers = await asyncio.gather(opened(one, channel), opened(two, channel))
        (match,) = (each for each in answers if isinstance(each, Match))
        (occupied,) = (each for each in answers if isinstance(each, Occupied))
        assert occupied.match == match.id
        assert await one.matches.here(channel, "axio") == match
        await one.matches.leave(match.id, Ask(ANNA.player))


async def test_many_lobbies_opened_at_once_are_no_more_than_may_be(pair: tuple[Table, Table]) -> None:
    async def opened(number: int, host: Sitter) -> Match | Crowded:
        matches = pair[number % 2].matches
        try:
            return await matches.open("axio", server=SERVER, channel=number, host=host, seats=2)
        except Crowded as crowded:
            return crowded

    answers = await asyncio.gather(*(opened(number, ANNA) for number in range(30)))
    mine = [each.id for each in answers if isinstance(each, Match)]
    assert len(mine) == OWN_LOBBIES
    refused = [each for each in answers if isinstance(each, Crowded)]
    assert {(each.own, each.matches) for each in refused} == {(True, tuple(sorted(mine)))}
    hosts = (Sitter(1000 + number, "Eve") for number in range(30))
    answers = await asyncio.gather(*(opened(100 + number, host) for number, host in enumerate(hosts)))
    assert len([each for each in answers if isinstance(each, Match)]) == SERVER_LOBBIES - OWN_LOBBIES
    assert {each.own for each in answers if isinstance(each, Crowded)} == {False}


async def test_one_interaction_that_opens_twice_at_once(pair: tuple[Table, Table]) -> None:
    one, two = pair
    for channel in range(30):
        answers = await asyncio.gather(
            *(
                each.matches.open(
                    "axio", server=SERVER, channel=channel, host=ANNA, seats=1, interaction=channel + 1
                )
                for each in (one, two)
            )
        )
        assert answers[0] == answers[1]
        await one.matches.stop(answers[0].id, ask(ANNA), moderator=False)
    assert len(await one.database.rows("select id from matches")) == 30


@pytest.mark.todays(3)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("first", ["leave", "act"])
@pytest.mark.parametrize("leaver", ["mover", "other"])
async def test_leaving_against_acting(pair: tuple[Table, Table], seats: int, first: str, leaver: str) -> None:
    one, two = pair
    for channel in range(6):
        match = await one.begun(seats, channel=channel)
        acting = mover(match)
        leaving = acting if leaver == "mover" else waiting(match)
        act = one.matches.act(match.id, ask(acting), legal(match)[0])
        leave = two.matches.leave(match.id, ask(leaving))
        answers = await at_once(*((leave, act) if first == "leave" else (act, leave)))
        acted = answers[1 if first == "leave" else 0]
        left = answers[0 if first == "leave" else 1]
        assert isinstance(left, Match)
        after = await one.is_sound(match)
        assert after.version == match.version + len(played(answers))
        assert after.left == (match.seat_of(leaving.player),)
        assert after.running is (seats == 3)
        if isinstance(acted, Refusal):
            assert acted.key == ("match-over" if seats == 2 else "match-not-seated")
            assert seats == 2 or leaver == "mover"


async def test_all_who_are_asked_agree_at_once(pair: tuple[Table, Table]) -> None:
    one, two = pair
    for channel in range(10):
        match = await one.move(await one.begun(3, channel=channel), 6)
        match = await one.matches.stop(match.id, ask(ANNA), moderator=False)
        answers = await at_once(
            one.matches.answer(match.id, ask(BEN), agree=True),
            two.matches.answer(match.id, ask(CLEO), agree=True),
        )
        assert reasons(answers) == []
        after = await one.is_sound(match)
        assert after.row.status == "stopped"
        assert after.version == match.version + 2


async def test_a_crowd_of_commands_is_played_in_some_order(pair: tuple[Table, Table]) -> None:
    """Twelve typed commands on one match at once: no conflict ever reaches a player."""
    one, two = pair
    match = await one.begun(4)
    for _ in range(8):
        if not match.running:
            break
        text = legal(match)[0]
        crowd = [Ask(sitter.player, None) for sitter in match.sitters] * 3
        answers = await at_once(
            *((one, two)[number % 2].matches.act(match.id, who, text) for number, who in enumerate(crowd))
        )
        assert played(answers)
        match = await one.is_sound(match)


async def test_two_who_ask_for_a_rematch_at_once_play_it(pair: tuple[Table, Table]) -> None:
    one, two = pair
    match = await one.begun(2)
    for number in range(TIMES):
        old = await one.matches.leave(match.id, ask(BEN))
        answers = await at_once(
            one.matches.again(old, ANNA, 2 * number + 1), two.matches.again(old, BEN, 2 * number + 2)
        )
        assert len({each.id for each in played(answers)}) == 1
        assert len(played(answers)) == 2
        match = await one.newest(played(answers)[0])
        assert match.running
        assert {sitter.player for sitter in match.sitters} == {ANNA.player, BEN.player}


async def test_a_host_who_takes_seats_away_while_somebody_joins(pair: tuple[Table, Table]) -> None:
    """Either the seats are fewer and the match begins, or somebody sat there first and they stay."""
    one, two = pair
    seen = set()
    for number in range(TIMES):
        match = await one.lobby(3, 1, channel=1000 + number)
        answers = await at_once(
            one.matches.configure(match.id, ask(ANNA), Wish(seats=2)),
            two.matches.join(match.id, BEN, ask(BEN)),
        )
        now = await one.newest(match)
        assert now.sitters == (ANNA, BEN)
        assert reasons(answers) == (["lobby-seats-taken"] if now.in_lobby else [])
        assert now.row.wanted == (3 if now.in_lobby else 2)
        seen.add(now.row.status)
        await (
            one.matches.stop(match.id, ask(ANNA), moderator=False)
            if now.in_lobby
            else one.matches.leave(match.id, ask(BEN))
        )
    assert seen <= {"lobby", "running"}


async def test_a_change_and_a_join_at_once_are_both_kept(pair: tuple[Table, Table]) -> None:
    one, two = pair
    for number in range(TIMES):
        match = await one.lobby(4, 1, channel=1000 + number)
        answers = await at_once(
            one.matches.configure(match.id, ask(ANNA), Wish(pace=3600)),
            two.matches.join(match.id, BEN, ask(BEN)),
            one.matches.join(match.id, CLEO, ask(CLEO)),
        )
        assert len(played(answers)) == 3
        now = await one.newest(match)
        assert now.row.pace == 3600
        assert set(now.sitters) == {ANNA, BEN, CLEO}
        await one.matches.stop(match.id, ask(ANNA), moderator=False)
