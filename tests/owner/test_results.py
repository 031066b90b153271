"""The command line of whoever runs the bot: a separate process on a store in use."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from bot.matches.change import Ask
from bot.matches.match import Match, Note
from bot.matches.standings import Standings
from bot.matches.voiding import OWNER
from bot.owner import commands as owner
from bot.texts import text
from storage.faults import StoreUnusable
from storage.matches import Sitter
from storage.sql.results import SqlResultStore
from storage.sql.standings import SqlStandingStore
from storage.sqlite.database import Database, migrations
from tests.matches.boards import NOVEMBER, Record
from tests.matches.tables import ANNA, BEN, CLEO, DAN, GAMES, SERVER, Table, ask
from tests.matches.test_counting import until

ROOT = Path(__file__).parents[2]
SAVE = (ROOT / "tests/saves/0.2.0.sql").read_text("utf-8")
DAY = 24 * 3600
say = partial(text, "en")


def no_store(file: str, why: str) -> str:
    return say("owner-store", file=str(Path(file).absolute()), why=why)


async def ran(*arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of the command in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=ROOT, stdout=-1, stderr=-1
    )
    out, error = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), error.decode()


async def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The same in a thread, which is faster."""
    code = await asyncio.to_thread(owner.main, arguments)
    written = capsys.readouterr()
    return code, written.out, written.err


async def won(table: Table, winner: Sitter, loser: Sitter, channel: int) -> Match:
    match = await table.matches.open("axio", server=SERVER, channel=channel, host=winner, seats=2)
    match = await until(table, await table.matches.join(match.id, loser, ask(loser)), 4)
    return await table.matches.leave(match.id, ask(loser))


async def test_a_process_beside_a_running_store_voids_and_keeps_out(
    table: Table, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    standings = Standings(SqlStandingStore(table.database), SqlResultStore(table.database))
    first = await won(table, ANNA, BEN, 20)
    await won(table, CLEO, DAN, 21)
    playing = await table.begun(2, channel=22)
    store = ("--store", str(path))

    async def board(server: int) -> list[int]:
        await standings.catch_up()
        rows = await table.database.rows(
            "select player from standings where server = ? and month = 0 and game = 'axio' order by player",
            server,
        )
        return [row["player"] for row in rows]

    assert len(await board(0)) == 4

    async def play_on(match: Match) -> Match:
        return await until(table, match, 6)

    # People play in the meantime, on the same file.
    (code, out, _), _ = await asyncio.gather(ran(*store, "void", str(first.id)), play_on(playing))
    assert code == 0
    assert out == say("owner-void-done", match=first.id, game="Axio") + "\n"
    assert await board(0) == await board(SERVER) == [CLEO.player, DAN.player]
    stored = await table.is_sound(first)
    assert stored.note == Note("struck", 0)
    assert first.id in await table.messages.behind(), "the bot shows it at its next look"
    code, out, error = await told(capsys, *store, "void", str(first.id))
    assert (code, out, error) == (1, "", say("void-already") + "\n")
    code, out, _ = await told(capsys, *store, "exclude", "player", str(CLEO.player))
    assert (code, say("owner-exclude-unknown", kind="player") in out) == (0, False)
    assert await board(0) == []
    assert await board(SERVER) == [CLEO.player, DAN.player]
    _, out, _ = await told(capsys, *store, "excluded")
    assert f"player  {CLEO.player}" in out
    assert (await told(capsys, *store, "include", "player", str(CLEO.player)))[0] == 0
    assert await board(0) == [CLEO.player, DAN.player]
    await table.is_sound(playing)


async def test_a_void_and_a_move_at_once_are_both_stored(table: Table, path: Path) -> None:
    """The log decides: whoever comes second is judged again."""
    match = await won(table, ANNA, BEN, 20)
    beside = await Database.beside(path)
    other = Table(beside, type(table.store)(beside), type(table.matches)(type(table.store)(beside), GAMES))
    done = await asyncio.gather(
        other.matches.void(match.id, Ask(OWNER)),
        table.matches.void(match.id, ask(DAN)),
        return_exceptions=True,
    )
    assert sorted(isinstance(each, Match) for each in done) == [False, True]
    assert (await table.notations(match)).count("/void") == 1
    await beside.close()


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("void", "999"), 1, say("owner-no-match")),
        (("--store", ".", "odd"), 1, no_store(".", "it is no file")),
        (("--store", "nowhere.db", "odd"), 1, no_store("nowhere.db", "there is no such file")),
        (("odd", "--days", "9223372036854775807"), 2, "36500 at most"),
        (("odd", "--days", "36500", "--most", "9223372036854775807"), 0, say("owner-none")),
        (("void", "-1"), 2, "invalid number value"),
        (("void", "one"), 2, "invalid number value"),
        (("exclude", "channel", "5"), 2, "invalid choice"),
        (("exclude", "player", "99999999999999999999"), 2, "invalid number value"),
        (("exclude", "server", "5"), 0, say("owner-exclude-unknown", kind="server")),
        (("exclude", "player", "5"), 0, say("owner-exclude-unknown", kind="player")),
        (("include", "server", "5"), 0, say("owner-include-already", kind="server", id="5")),
        (("odd",), 0, f"{say('owner-odd-small')}\n  {say('owner-none')}"),
    ],
)
async def test_what_is_wrong_is_said(
    table: Table,
    path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    code: int,
    said: str,
) -> None:
    try:
        given = await asyncio.to_thread(owner.main, ["--store", str(path), *arguments])
    except SystemExit as ended:
        given = int(str(ended.code))
    written = capsys.readouterr()
    assert given == code
    assert said in written.out + written.err


async def test_it_makes_no_store_and_changes_no_schema(path: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="no such file"):
        await Database.beside(path)
    assert not await asyncio.to_thread(path.exists)
    connection = sqlite3.connect(path)
    connection.executescript(SAVE)
    connection.close()
    before = shutil.copy(path, tmp_path / "before.db")
    with pytest.raises(StoreUnusable, match=f"this program knows {migrations()[-1][0]}"):
        await Database.beside(path)
    held = [list(sqlite3.connect(each).iterdump()) for each in (path, before)]
    assert held[0] == held[1]


async def test_what_looks_odd_is_listed_and_what_does_not_is_not(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: NOVEMBER + 10 * DAY)
    for _ in range(12):  # two of one person, on their own server, in a hurry
        await record.finish((666, 1, 9), (667, 2, 3), server=9, game="axio", turns=9, seconds=40)
    for number in range(12):  # a couple that wins in turns, and plays with others too
        first, second = ((50, 51), (51, 50))[number % 2]
        await record.finish((first, 1, 9), (second, 2, 3), game="axio", turns=30, seconds=3000)
        await record.finish((50, 1, 9), (60 + number, 2, 3), game="axio", turns=31, seconds=3000)
    for number in range(6):
        match = await record.finish((80 + number, 1, 9), (90 + number, 2, 3), server=7, game="rota", turns=24)
        await record.void(match)
    # Long ago.
    for _ in range(12):
        await record.finish((70, 1, 9), (71, 2, 3), server=8, game="axio", at=NOVEMBER - 40 * DAY)
    assert await asyncio.to_thread(owner.main, ["--store", str(tmp_path / "store.db"), "odd"]) == 0
    out = capsys.readouterr().out
    closed, one_sided, short, fast, small, voids = (part.split("\n") for part in out.split("\n\n")[1:])
    assert [line.split()[:2] for line in closed[2:]] == [["666", "?"]]
    assert [line.split()[0] for line in one_sided[2:]] == ["666"]
    assert len(short) == 2 + 12
    assert "Axio" in short[2]
    assert len(fast) == 2 + 12
    assert small[2].split() == ["9", "12", "2"]
    assert voids[2].split() == ["7", "6", "6"]
    assert not [line for line in out.split("\n") if " 70 " in line or "  71" in line]
    await asyncio.to_thread(owner.main, ["--store", str(tmp_path / "store.db"), "odd", "--most", "3"])
    assert say("matches-more", count=9) in capsys.readouterr().out
    await asyncio.to_thread(owner.main, ["--store", str(tmp_path / "store.db"), "odd", "--days", "60"])
    assert "70" in capsys.readouterr().out
