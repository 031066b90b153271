"""A store written by an earlier version is read to the byte, and its matches are played on."""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot import codec
from bot.catalog import TITLES
from bot.commands.shared.finder import ask_of
from bot.matches.kinds import DAILY, PRACTICE, PUZZLE, SOLO, TABLE
from bot.matches.match import Match
from bot.matches.service import Matches
from storage.matches import NO_PAST
from storage.results import Board
from tests.discord.direct import GUESTS, Direct
from tests.games.games import GAMES
from tests.matches.challenge import Challenge
from tests.matches.tables import Table, ask, refused
from tests.matches.timed import Time
from tests.sample import whole

# Matches of Axio that count for the ratings.  Those in the oldest save ended before each had two turns.
RANKED = {
    "0.1.0": 0,
    "0.2.0": 1,
    "0.3.0": 1,
    "0.3.1": 1,
    "0.4.0": 1,
    "0.5.0": 1,
    "0.6.0": 1,
    "0.7.0": 1,
    "0.8.0": 1,
    "0.9.0": 1,
    "0.10.0": 1,
    "0.11.0": 1,
}


def _version(save: Path) -> tuple[int, ...]:
    return tuple(map(int, save.stem.split(".")))


SAVES = sorted(Path(__file__).parent.glob("*.sql"), key=_version)
_SUBJECTS = {subject.game.key: subject for subject in GAMES}

every_save = pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)


def loaded(save: Path, folder: Path) -> Path:
    """The store saved in this file."""
    path = folder / "axio.db"
    connection = sqlite3.connect(path)
    connection.executescript(save.read_text("utf-8"))
    connection.close()
    return path


async def decided(matches: Matches, match: Match) -> Match:
    """The match once the others have said that no computer plays on for somebody who has gone."""
    if match.vacant is None:
        return match
    return await matches.answer(match.id, ask(match.sitters[match.asked[0]]), agree=False)


def test_there_is_a_save() -> None:
    assert SAVES


@every_save
async def test_every_match_replays_to_the_byte(save: Path, tmp_path: Path) -> None:
    table = await Table.at(loaded(save, tmp_path))
    found = set()
    for row in await table.database.rows("select id from matches"):
        match = await table.matches.find(row["id"])
        assert match is not None
        await table.is_sound(match, saved=True)
        found.add((match.game.key, match.row.status))
    await table.database.close()
    statuses = ("lobby", "running", "finished", "stopped")
    assert found == {(key, status) for key in TITLES for status in statuses}


@pytest.mark.parametrize(
    "save", [save for save in SAVES if _version(save) < (0, 6)], ids=lambda save: save.stem
)
async def test_who_has_played_before_is_no_newcomer(save: Path, tmp_path: Path) -> None:
    table = await Table.at(loaded(save, tmp_path))
    played = await table.database.rows(
        "select distinct player, game from seats join matches on id = match"
        " where player > 0 and state is not null order by player, game"
    )
    moved = await table.database.rows("select player, game from learners where moved order by player, game")
    await table.database.close()
    assert [tuple(row) for row in moved] == [tuple(row) for row in played]
    assert played


@pytest.mark.todays(3)
@every_save
async def test_it_is_shown_and_played_on(save: Path, tmp_path: Path) -> None:
    path, chance = loaded(save, tmp_path), Random("played on")
    direct = await Direct.at(path, seed="of a later match")
    direct.interactions = count(2_000_000)  # Discord never gives an id twice
    rows = await direct.database.rows("select id from matches where kind not in ('daily', 'puzzle')")
    numbers = [row["id"] for row in rows]
    for number in numbers:
        match = await direct.services.matches.find(number)
        assert match is not None
        key, status, channel = match.game.key, match.row.status, match.row.channel
        assert len(await direct.slash(GUESTS[0], f"{key} board", {"words": True}, channel=channel))
        assert len(await direct.slash(GUESTS[0], f"{key} scores", {}, channel=channel))
        if status == "lobby":
            ask = ask_of(direct.interaction(GUESTS[3]))
            match = await direct.services.matches.join(number, GUESTS[3], ask)
            assert match.running
        match = await decided(direct.services.matches, match)
        for _ in range(whole(20, 8)):
            if not match.running:
                break
            seat = match.to_move[0]
            notation = match.game.notate(_SUBJECTS[key].skilled(match.state, seat, chance))
            ask = ask_of(direct.interaction(match.sitters[seat]))
            match = await direct.services.matches.act(number, ask, notation)
        if status == "running":
            shown = await direct.services.posts.publish(number)
            await direct.services.hands.deliver(number)
            assert shown.row.post_version == shown.version
    for solo in (False, True):
        page = await direct.services.standings.page(Board(solo, 1, 0, "axio"), 0, 10, viewer=0)
        assert sum(line.standing.won for line in page.lines) == RANKED[save.stem] * (1 - solo)
        assert len(page.lines) == (1 if solo else 2 * RANKED[save.stem])
    await direct.database.close()
    table = await Table.at(path)
    for number in numbers:
        match = await table.matches.find(number)
        assert match is not None
        await table.is_sound(match, saved=True)
    await table.database.close()


@pytest.mark.parametrize("save", [each for each in SAVES if "call_page" not in each.read_text("utf-8")])
async def test_a_turn_in_progress_that_was_shown_has_called_the_next_player(
    save: Path, tmp_path: Path
) -> None:
    path = loaded(save, tmp_path)
    connection = sqlite3.connect(path)
    rows = connection.execute("select id, page, post_page from matches").fetchall()
    connection.close()
    table = await Table.at(path)
    for number, page, shown in rows:
        match = await table.matches.find(number)
        assert match is not None
        assert (match.row.past is None, match.row.call_page) == (page == shown, page)
    assert {page == shown for _, page, shown in rows} == {True, False}
    await table.database.close()


@pytest.mark.todays(3)
@every_save
async def test_a_running_match_goes_to_its_end(save: Path, tmp_path: Path) -> None:
    table, chance = await Table.at(loaded(save, tmp_path)), Random("to its end")
    rows = await table.database.rows(
        "select id from matches where status = 'running' and kind not in ('daily', 'puzzle')"
    )
    # Newer saves hold several of each game.
    for row in rows[:: whole(1, 1 + len(rows) // 4)]:
        match = await table.matches.find(row["id"])
        assert match is not None
        match = await decided(table.matches, match)
        for _ in range(2000):
            if not match.running:
                break
            seat = match.to_move[0]
            action = _SUBJECTS[match.game.key].skilled(match.state, seat, chance)
            match = await table.act(match, match.game.notate(action))
        assert match.row.status == "finished"
        await table.is_sound(match, saved=True)
    assert len(rows) >= len(TITLES)
    await table.database.close()


@every_save
async def test_every_match_is_of_the_kind_that_it_was_played_as(save: Path, tmp_path: Path) -> None:
    path = loaded(save, tmp_path)
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    rows = [dict(row) for row in connection.execute("select * from matches")]
    connection.close()
    kinds = {row["id"]: SOLO if row["wanted"] == 1 else TABLE for row in rows}
    kinds |= {row["id"]: DAILY for row in rows if row.get("day") is not None}
    kinds |= {row["id"]: kind for row in rows for kind in (PRACTICE, PUZZLE) if row.get("kind") == kind.name}
    assert set(kinds.values()) >= {TABLE, SOLO}
    table = await Table.at(path)
    found = {number: await table.matches.find(number) for number in kinds}
    await table.database.close()
    assert {number: match and match.kind for number, match in found.items()} == kinds


@pytest.mark.parametrize("save", [save for save in SAVES if save.stem != "0.1.0"], ids=lambda save: save.stem)
async def test_a_try_of_that_day_is_played_to_its_end(save: Path, tmp_path: Path) -> None:
    time = Time()
    challenge = await Challenge.at(loaded(save, tmp_path), time)
    ((number, day, player),) = await challenge.table.database.rows(
        "select id, day, host from matches where kind = 'daily' and status = 'running'"
    )
    challenge.on(day)
    match = await challenge.table.matches.find(number)
    assert match is not None
    assert match.sitters[0].player == player
    with refused("daily-undo"):
        await challenge.table.matches.undo(number, ask(match.sitters[0]))
    await challenge.finish(match)
    assert await challenge.dailies.finished(player) == [day]
    assert not await challenge.table.results(match)
    await challenge.table.database.close()


@pytest.mark.todays(4)
@every_save
@pytest.mark.parametrize("key", ["axio", "rota"])
async def test_a_running_match_of_one_player_goes_to_its_end(save: Path, tmp_path: Path, key: str) -> None:
    path, game, chance = loaded(save, tmp_path), TITLES[key].game, Random("alone")
    # The saves hold finished ones only, so one is taken back to its beginning, in the schema of its time.
    connection = sqlite3.connect(path)
    number, options, seed = connection.execute(
        "select id, options, seed from matches where wanted = 1 and status = 'finished' and game = ?", (key,)
    ).fetchone()
    state = codec.dump(game.setup(1, codec.load(game.options, options), seed))
    connection.execute(
        "update matches set status = 'running', ended = null, version = 2, page = 1, state = ?,"
        " post_version = 2, post_page = 1, hands_version = 2 where id = ?",
        (state, number),
    )
    if connection.execute("select 1 from pragma_table_info('matches') where name = 'call_page'").fetchone():
        connection.execute("update matches set past = ?, call_page = 1 where id = ?", (NO_PAST, number))
    if connection.execute("select 1 from pragma_table_info('seats') where name = 'open'").fetchone():
        connection.execute("update seats set open = 1 where match = ?", (number,))
    connection.execute("delete from log where match = ? and version > 2", (number,))
    if connection.execute("select 1 from sqlite_schema where name = 'placings'").fetchone():
        connection.execute("delete from placings where match = ?", (number,))
    connection.execute("delete from results where match = ?", (number,))
    connection.commit()
    connection.close()
    table = await Table.at(path)
    match = await table.matches.find(number)
    assert match is not None
    await table.is_sound(match, saved=True)
    assert match.kind is SOLO
    assert match in await table.matches.of(match.row.host)
    while match.running:
        action = _SUBJECTS[key].skilled(match.state, 0, chance)
        match = await table.act(match, match.game.notate(action))
    await table.is_sound(match, saved=True)
    (result,) = await table.database.rows("select solo, ranked from results where match = ?", number)
    assert tuple(result) == (1, 0)
    await table.database.close()
