"""A player's own data: all of it is in the file, and none of it is left after a deletion."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.matches import daily, record
from bot.matches.change import LEAVE
from bot.matches.privacy import nobody
from storage.players import PlayerRow
from storage.results import Board
from storage.sitters import FORGOTTEN
from storage.sql.exclusions import SqlExclusionStore
from storage.sqlite.upkeep import Upkeep
from tests.matches.boards import make_again
from tests.matches.challenge import FRIDAY, THURSDAY
from tests.matches.lives import NICK, OTHERS, VERA, Life, exported
from tests.matches.tables import ANNA, BEN, GAMES, SERVER, refused
from tests.matches.timed import DAY
from tests.storage.contents import contents
from tests.storage.elsewhere import read

# Which columns may hold whose a row is.  Whoever adds a column adds it here; if it may hold a player's id
# or name, storage/sql/privacy.py has to know it, and Vera in lives.py to stand in it.
PLAYERS = {
    "matches": "host invited offer silent givers note",
    "seats": "player name",
    "hands": "player",
    "placings": "player name",
    "standings": "player",
    "courses": "player",
    "pairings": "player other",
    "excluded": "id",
    "members": "player name",
    "players": "id name",
    "dailies": "player",
    "daily_servers": "player",
    "calls": "asker called",
    "named": "player",
    "forgetting": "player",
    "earlier": "player",
    "learners": "player",
    "solvings": "player",
    "solvers": "player",
}
OTHER = {
    "matches": "id kind game server channel status wanted thread options seed version state page created"
    " ended post_channel post_message post_version post_page hands_version pace late deadline alarm day"
    " removed world mark past call_page holds sign_channel sign_message hints computer_at",
    "seats": "match seat open",
    "log": "match version seat notation interaction at",
    "hands": "match channel message shown closed mark",
    "results": "number match server game month turns solo ranked world at voided",
    "placings": "match seat place score merit result",
    "standings": "solo server month game rating mu sigma matches won best opponents listed",
    "courses": "server game number rating",
    "stale_boards": "solo server month game since",
    "counted": "number changes",
    "unmarked": "solo server month game first",
    "pairings": "number",
    "excluded": "kind at",
    "forgotten": "digest until",
    "secret": "value",
    "members": "server gone checked",
    "players": "language call pings reminders deleted asked chosen",
    "servers": "id pace late thread world leavers daily computers language chosen",
    "days": "day game seed",
    "dailies": "day match at score merit points",
    "daily_servers": "day server",
    "day_posts": "day server channel message mark",
    "tried_days": "day mark",
    "places": "channel server kind parent",
    "calls": "at",
    "learners": "game match moved",
    "look_backs": "match judge number body done",
    "named": "match",
    "forgetting": "number match result",
    "earlier": "month solo server game mark rating mu sigma matches won best opponents listed",
    "tallies": "solo server month game shift bucket lines gone",
    "store": "edition remains",
    "heartbeat": "one at since boot elapsed",
    "downtimes": "day seconds",
    "shards": "number seen since identify",
    # What a body holds is tested in test_puzzle_stock.py.
    "puzzles": "number game body people nth day mu sigma",
    "solvings": "puzzle match judged tries solved shown",
    "solvers": "mu sigma tried solved",
    "puzzle_searches": "game result",
}


# -- what is left -----------------------------------------------------------------------------------


async def test_every_column_is_known_to_hold_players_or_not(full: Life) -> None:
    database = full.table.database
    schema = {
        str(row["name"]): {
            str(each["name"]) for each in await database.rows(f"pragma table_info({row['name']})")
        }
        for row in await database.rows(
            "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
        )
    }
    known = {
        table: set(f"{PLAYERS.get(table, '')} {OTHER.get(table, '')}".split()) for table in {*PLAYERS, *OTHER}
    }
    assert schema == known
    expected = {(table, column) for table, columns in PLAYERS.items() for column in columns.split()}
    # Nobody is just being forgotten; see test_privacy_races.py.
    assert await full.of_vera() == expected - {("forgetting", "player")}


async def test_no_row_has_the_number_of_a_player(full: Life) -> None:
    """SQLite keeps numbers of deleted rows on inner pages, from which nothing removes them; see 0087."""
    database = full.table.database
    for (table,) in await database.rows(
        "select name from pragma_table_list where schema = 'main' and not wr"
    ):
        columns = await database.rows(f"pragma table_info({table})")
        key = [str(each["name"]) for each in columns if each["pk"]]
        assert len(key) != 1 or key[0] not in PLAYERS.get(table, "").split(), table


async def test_nothing_is_left_of_the_player_and_everything_of_the_others(full: Life) -> None:
    before = await contents(full.table.database)
    mine = [row[0] for row in before["seats"] if row[2] == VERA.player]
    lobbies = [row[0] for row in before["matches"] if str(VERA.player) in str(row[8])]
    shown = await full.forget()
    assert await full.of_vera() == set()
    after = await contents(full.table.database)
    # All her matches have just been played; where the name is shown, what shows it is behind.
    posted = {int(str(row[0])) for row in after["matches"] if row[2] is not None and row[3]}
    sat = {row[0] for row in after["seats"] if FORGOTTEN.has(int(str(row[2])))}
    given = {row[1] for row in before["named"] if row[0] == VERA.player}
    assert shown == sorted(posted & (sat | given))
    assert len(lobbies) == 1
    assert {*lobbies} <= {*shown}
    # No row of others is lost or changed; leaving has brought new ones.
    tables = ("placings", "standings", "courses", "dailies", "daily_servers", "members", "players", "results")
    for table in (*tables, "days", "day_posts", "servers"):
        theirs = {row for row in before[table] if VERA.player not in row}
        assert theirs <= set(after[table]), table
    # What was Vera's now belongs to nobody, under the same number everywhere.
    numbers = {row[2] for row in after["seats"] if row[0] in mine and FORGOTTEN.has(int(str(row[2])))}
    (number,) = numbers
    assert {row[4] for row in after["standings"] if int(str(row[4])) < 0} == numbers
    assert {row[3] for row in after["seats"] if row[2] == number} == {""}
    # It is not known either whose clicks they were.
    seats = {(row[0], row[1]) for row in after["seats"] if row[2] == number}
    assert [row for row in after["log"] if (row[0], row[2]) in seats and row[4] is not None] == []
    assert any(row[4] is not None for row in after["log"])
    # A channel of direct messages identifies a person as well.
    assert {row[3] for row in after["matches"] if row[2] is None} == {0}
    assert 0 not in {row[3] for row in after["matches"] if row[2] is not None}


async def test_no_byte_of_the_files_nor_of_a_later_backup_tells_who_it_was(
    full: Life, tmp_path: Path
) -> None:
    database = full.table.database
    told = [text.encode() for text in (VERA.name, NICK, str(VERA.player))]
    told.append(VERA.player.to_bytes(8, "big"))

    def copies() -> int:
        files = [database.path.with_name(database.path.name + ending) for ending in ("", "-wal")]
        data = read(*files, *tmp_path.glob("backup"))
        return sum(data.count(text) for text in told)

    assert copies() > 100
    await full.forget()
    upkeep = Upkeep(database)
    await upkeep.start()
    await upkeep.look()
    await upkeep.stop()
    with (
        closing(sqlite3.connect(database.path)) as source,
        closing(sqlite3.connect(tmp_path / "backup")) as target,
    ):
        source.backup(target)
    assert copies() == 0


async def test_every_match_is_sound_and_left_as_leaving_is(full: Life) -> None:
    seated = await full.table.matches.of(VERA.player)
    assert {match.row.status for match in seated} == {"lobby", "running"}
    await full.forget()
    assert await full.table.matches.of(VERA.player) == []
    for match in seated:
        after = await full.table.newest(match)
        assert (await full.table.notations(match))[-1] == LEAVE
        others = [sitter.player for sitter in match.sitters if sitter != VERA]
        if match.in_lobby and others:
            assert after.in_lobby
            assert after.row.host == others[0]
            assert VERA not in after.sitters
        elif match.running and len(others) > 1:
            assert after.running
            assert after.to_move
            assert after.row.host in others
        else:
            assert after.row.status == ("finished" if match.running and others else "stopped")
        if after.running:
            await full.table.move(after)
        if after.row.day is None:
            await full.table.is_sound(match)


async def test_others_ratings_stay_what_they_were_also_when_made_again(full: Life) -> None:
    await full.standings.catch_up()
    # Leaving ends matches, which then count: that comes first, as it is not part of forgetting.
    await full.privacy._leave(VERA.player)
    await full.standings.catch_up()
    before = await contents(full.table.database)
    assert VERA.player in {row[4] for row in before["standings"]}
    await full.forget()
    for make in (full.standings.catch_up(), make_again(full.standings, full.table.database)):
        await make
        after = await contents(full.table.database)
        theirs = [row for row in before["standings"] if row[4] != VERA.player]
        assert [row for row in after["standings"] if int(str(row[4])) > 0] == theirs
        assert len(after["standings"]) == len(before["standings"])
        assert len(after["courses"]) == len(before["courses"])
    page = await full.standings.page(Board(False, SERVER, 0, ""), 0, 10, VERA.player)
    assert page.own is None
    assert {line.name for line in page.lines} <= {who.name for who in OTHERS}


async def test_whoever_plays_again_is_new_and_not_linked_to_the_old_number(full: Life) -> None:
    await full.forget()
    match = await full.finished("axio", VERA, ANNA)
    await full.standings.catch_up()
    line = (await full.standings.page(Board(False, SERVER, 0, ""), 0, 10, VERA.player)).own
    assert line is not None
    assert line.standing.matches == 1
    assert [each["match"] for each in (await exported(full.privacy))["matches"]] == [match.id]
    full.challenge.on(THURSDAY, 20)
    assert (await full.challenge.days.streak(VERA.player)).best == 0
    first, second = nobody(), nobody()
    assert first < 0
    assert second < 0
    assert first != second


async def test_the_record_of_a_match_with_a_former_player_can_be_read(life: Life) -> None:
    match = await life.finished("rota", VERA, ANNA)
    await life.forget()
    text = record.write(await life.table.newest(match), await life.table.store.log(match.id))
    assert "seat 1: ?\nseat 2: Anna\n" in text
    assert record.read(text.encode(), GAMES).names == ("?", "Anna")


@pytest.mark.parametrize("ended", [True, False])
async def test_a_deletion_brings_no_second_try_at_the_day(life: Life, ended: bool) -> None:
    match = await life.challenge.begin(VERA)
    if ended:
        await life.challenge.finish(match)
    await life.forget()
    with refused("daily-tried"):
        await life.challenge.begin(VERA)
    assert await life.of_vera() == set()
    assert (await life.challenge.begin(BEN)).running
    life.challenge.on(FRIDAY)
    await life.challenge.begin(BEN)
    assert await life.table.database.rows("select * from tried_days") == []
    assert (await life.challenge.begin(VERA)).running


# -- who returns ------------------------------------------------------------------------------------


async def in_the_world(life: Life, player: int) -> int:
    """How many of a player's matches count on the world's board."""
    await life.standings.catch_up()
    rows = await life.table.database.rows(
        "select matches from standings where server = 0 and month = 0 and game = '' and player = ?", player
    )
    return sum(row["matches"] for row in rows)


async def test_who_deletes_and_returns_counts_in_the_world_after_thirty_days(life: Life) -> None:
    """Deleting everything is no way to lose a bad rating, or to be a new opponent each time."""
    await life.finished("axio", VERA, ANNA)
    assert await in_the_world(life, VERA.player) == 1
    await life.forget()
    assert await in_the_world(life, ANNA.player) == 1, "the others' results stay"
    await life.finished("axio", VERA, ANNA)
    await life.finished("axio", BEN, ANNA)
    assert await in_the_world(life, VERA.player) == 0
    assert await in_the_world(life, ANNA.player) == 2
    here = await life.standings.page(Board(False, SERVER, 0, "axio"), 0, 10, VERA.player)
    assert here.own is not None, "on the server it counts"
    assert str(VERA.player) not in str(await contents_of(life, "forgotten"))
    life.challenge.time.now += 30 * DAY
    await life.finished("axio", VERA, ANNA)
    assert await in_the_world(life, VERA.player) == 1


async def test_who_is_kept_out_and_deletes_all_stays_out_and_can_be_let_in(life: Life) -> None:
    exclusions = SqlExclusionStore(life.table.database)
    await life.finished("axio", VERA, ANNA)
    await exclusions.exclude("player", VERA.player, 1)
    for _ in range(2):
        await life.forget()
    assert await life.of_vera() == set()
    assert await in_the_world(life, ANNA.player) == 0, "what was played before stays out"
    life.challenge.time.now += 100 * DAY
    await life.finished("axio", VERA, ANNA)
    assert await in_the_world(life, VERA.player) == 0
    assert await exclusions.include("player", VERA.player)
    await life.finished("axio", VERA, ANNA)
    assert await in_the_world(life, VERA.player) == 1


async def test_who_is_kept_out_deletes_all_and_returns_is_on_no_board_of_the_day_in_the_world(
    life: Life,
) -> None:
    challenge, exclusions = life.challenge, SqlExclusionStore(life.table.database)

    async def seen(day: int) -> tuple[bool, bool]:
        """Whether Vera is on the board of the day in the world, and on that of the server."""
        boards = [await challenge.days.board(day, each, VERA.player, limit=5) for each in (None, SERVER)]
        return boards[0].own is not None, boards[1].own is not None

    challenge.on(THURSDAY)
    await life.finished("axio", VERA, ANNA)
    await challenge.finished(VERA)
    assert await seen(THURSDAY) == (True, True)
    await exclusions.exclude("player", VERA.player, 1)
    assert await seen(THURSDAY) == (False, True)
    for day in (FRIDAY, daily.moved_by(FRIDAY, 2)):
        await life.forget()
        challenge.on(day)
        await challenge.finished(VERA)
        assert await seen(day) == (False, True)
    assert await exclusions.include("player", VERA.player)
    assert await seen(day) == (True, True)
    # A player who was not kept out starts over at once, as tries at the challenge are not rated.
    await challenge.finished(ANNA)
    assert (await challenge.days.board(day, None, ANNA.player, limit=5)).own is not None


async def test_who_deletes_without_having_played_is_not_remembered(life: Life) -> None:
    await life.players.put(VERA.player, PlayerRow(name=VERA.name))
    await life.forget()
    assert await contents_of(life, "forgotten") == []


async def contents_of(life: Life, table: str) -> list[tuple[int | str | None, ...]]:
    return (await contents(life.table.database))[table]
