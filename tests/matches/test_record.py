"""A match as a text file: written, read back, played again to the same end; and files that are not records.

`MATCHES=20 pytest tests/matches/test_record.py` plays that many at each table, instead of one at the smallest
and largest table of each game.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from bot.matches.match import Match
from bot.matches.record import (
    FURTHEST_UNDO,
    LONGEST_LINE,
    MOST_BYTES,
    MOST_ENTRIES,
    TITLE,
    Unplayable,
    read,
    write,
)
from bot.matches.replay import Replay, states_of
from bot.refusal import Refusal
from storage.matches import Entry, MatchRow
from tests.games.games import GAMES as SUBJECTS
from tests.matches.tables import ANNA, GAMES, PEOPLE, STRANGER, Table, ask, mover, refused

SKILLED = {subject.game.key: subject.skilled for subject in SUBJECTS}
MATCHES = int(os.environ.get("MATCHES", "0"))
TABLES = [
    (key, seats)
    for key, game in GAMES.items()
    for seats in (game.seats if MATCHES else (game.seats[0], game.seats[-1]))
]


async def adventurous(table: Table, match: Match, chance: Random) -> Match:
    """Plays at random to the end; turns are taken back by consent, a seat is handed over or taken away."""
    changed = False
    while match.running:
        odds = chance.random()
        moved = match.state is not None and min(match.state.moved) >= 1
        try:
            if odds < 0.06 and moved:
                match = await table.matches.undo(match.id, ask(match.sitters[chance.choice(match.active)]))
                match = await agreed(table, match)
                continue
            if not changed and moved and len(match.active) > 2:
                changed = True
                who = match.sitters[chance.choice(match.active)]
                if odds < 0.4:
                    match = await table.matches.leave(match.id, ask(who))
                elif odds < 0.6:
                    match = await table.matches.kick(match.id, ask(STRANGER), who.player, alone=True)
                else:
                    match = await table.matches.hand_over(match.id, ask(who), STRANGER.player)
                    match = await table.matches.take_over(match.id, STRANGER, ask(STRANGER))
                continue
        except Refusal:
            match = await table.newest(match)
        seat = match.to_move[0]
        match = await table.act(match, match.game.notate(SKILLED[match.game.key](match.state, seat, chance)))
    return match


async def agreed(table: Table, match: Match) -> Match:
    """All who are asked agree."""
    for seat in match.asked:
        match = await table.matches.answer(match.id, ask(match.sitters[seat]), agree=True)
    return match


@pytest.mark.todays(3)
@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_a_record_is_read_back_and_leads_to_the_same_end(table: Table, game: str, seats: int) -> None:
    for number in range(max(1, MATCHES)):
        match = await table.begun(seats, game=game)
        match = await adventurous(table, match, Random(f"record {game} {seats} {number}"))
        assert match.row.status == "finished"
        await check(table, match, number)


async def check(table: Table, match: Match, number: int) -> None:
    """The record of a match leads to its end; the first match of a table has all that can happen."""
    log = await table.store.log(match.id)
    kept = " ".join(entry.notation for entry in log)
    seats = len(match.sitters)
    assert seats > 1 or "/undo" not in kept, "alone each placement shows the next tile"
    if number == 0 and seats > 1:
        assert "/undo" in kept
    if number == 0 and seats > 2:
        assert any(verb in kept for verb in ("/leave", "/kick", "/replace"))
    text = write(match, log)
    for verb in ("/leave", "/kick", "/replace", "/undo", "/timeout"):
        assert text.count(f" {verb}") == kept.count(verb)
    replay = read(text.encode(), GAMES)
    assert replay == Replay.of(match, states_of(match, log), list(enumerate(log, 1)))
    assert replay.views[-1] == match.game.view(match.state, None), "one turn at a time"
    assert match.state is not None
    assert len(replay.views) - 1 == match.state.turn, "each turn once, and none that was taken back"
    # As a Windows editor would save it.
    assert read(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode() + b"\r\n\r\n", GAMES) == replay


@pytest.mark.parametrize("options", ["half", "kids"])
async def test_options_are_part_of_the_record(table: Table, options: str) -> None:
    game = GAMES["iota"]
    match = await table.matches.open(
        "iota", server=1, channel=2, host=ANNA, seats=2, options=game.options(**{options: True})
    )
    match = await table.matches.join(match.id, PEOPLE[1], ask(PEOPLE[1]))
    match = await adventurous(table, match, Random(options))
    log = await table.store.log(match.id)
    assert read(write(match, log).encode(), GAMES).views[-1] == match.game.view(match.state, None)


async def test_m32_what_was_taken_back_is_left_out(table: Table) -> None:
    match = await table.move(await table.begun(2), 2)
    before = match.view(None)
    match = await table.move(match)
    taken = match.view(None)
    asker = match.sitters[(match.to_move[0] - 1) % 2]
    match = await agreed(table, await table.matches.undo(match.id, ask(asker)))
    replay = await replayed(table, match)
    assert replay.views[-2:] == (replay.views[1], before)
    assert taken not in replay.views
    # And what was taken back after that.
    match = await agreed(table, await table.matches.undo(match.id, ask(mover(match))))
    assert len((await replayed(table, match)).views) == 1
    match = await table.move(match, 3)
    assert len((await replayed(table, match)).views) == 4


async def test_turns_are_told_in_the_name_of_who_had_the_seat_then(table: Table) -> None:
    match = await table.move(await table.begun(2), 4)
    match = await table.matches.hand_over(match.id, ask(ANNA), STRANGER.player)
    match = await table.matches.take_over(match.id, STRANGER, ask(STRANGER))
    match = await table.move(match, 2)
    before, after = (ANNA.name, PEOPLE[1].name), (STRANGER.name, PEOPLE[1].name)
    assert (await replayed(table, match)).played == (*(before,) * 5, *(after,) * 2)
    match = await table.matches.leave(match.id, ask(STRANGER))
    text = write(match, await table.store.log(match.id))
    assert f" 1 /replace {ANNA.name}\n" in text
    assert read(text.encode(), GAMES).played == (*(before,) * 5, *(after,) * 3)
    assert read(text.replace(f"/replace {ANNA.name}", "/replace").encode(), GAMES).played == (after,) * 8
    with refused("record-name"):
        read(text.replace(f"/replace {ANNA.name}", "/replace " + "x" * 33).encode(), GAMES)


async def replayed(table: Table, match: Match) -> Replay:
    log = await table.store.log(match.id)
    return Replay.of(match, states_of(match, log), list(enumerate(log, 1)))


# -- files that are no records ---------------------------------------------------------------------


@cache
def sound() -> tuple[str, ...]:
    """The lines of a sound record: Axio Rota for two, played with least actions."""
    game = GAMES["rota"]
    state = game.setup(2, game.options(), "seed 1")
    log = [Entry(0, "/open", None, 0), Entry(1, "/join", None, 0), Entry(None, "/start", None, 0)]
    while game.to_move(state):
        seat = game.to_move(state)[0]
        action = game.least(state, seat)
        log.append(Entry(seat, game.notate(action), None, 0))
        state = game.apply(state, seat, action)
    row = MatchRow(
        kind="table",
        game="rota",
        server=None,
        channel=1,
        host=1,
        status="finished",
        wanted=2,
        options="{}",
        seed="seed 1",
        version=len(log),
        created=0,
        sitters=PEOPLE[:2],
    )
    return tuple(write(Match(row, game, state, None), log).splitlines())


@pytest.fixture
def lines() -> list[str]:
    return list(sound())


def test_the_lines_are_as_the_document_says(lines: list[str]) -> None:
    assert lines[:7] == [
        TITLE,
        "game: rota",
        "options: {}",
        "seats: 2",
        "seat 1: Anna",
        "seat 2: Ben",
        "seed: seed 1",
    ]
    assert lines[7:9] == ["log:", "3 - /start"]
    assert lines[-3] == "end:"


@pytest.mark.parametrize(
    ("number", "line", "key"),
    [
        (1, "Axio table record, format 2", "record-expected"),
        (1, "", "record-expected"),
        (2, "game: chess", "record-game"),
        (2, "game rota", "record-expected"),
        (3, 'options: {"half":true}', "record-options"),
        (3, "options: " + "[" * 250, "record-options"),
        (3, "options: nothing", "record-options"),
        (4, "seats: 5", "record-seats"),
        (4, "seats: " + "9" * 280, "record-seats"),
        (4, "seats: 1", "record-expected"),
        (5, "seat 1:", "record-name"),
        (5, "seat 1: " + "A" * 33, "record-name"),
        (5, "seat 1: \u202eannA", "record-marks"),
        (6, "seat 2: a\x00b", "record-marks"),
        (6, "seat 2: a\u2028b", "record-marks"),
        (7, "seed:", "record-seed"),
        (7, "seed: " + "x" * 101, "record-seed"),
        (7, "seed: " + "x" * LONGEST_LINE, "record-long"),
        (7, "seed: another", "record-unplayable"),
        (9, "3 1 M59 0", "record-start"),
        (9, f"{MOST_ENTRIES + 1} - /start", "record-version"),
        (9, "999999999999 - /start", "record-entry"),
        (9, "0 - /start", "record-version"),
        (10, "4 - /start", "record-start"),
        (10, "3 1 M59 0", "record-version"),
        (10, "4 3 M59 0", "record-seat"),
        (10, "4 0 M59 0", "record-seat"),
        (10, "4 - M59 0", "record-seat"),
        (10, "four 1 M59 0", "record-entry"),
        (10, "4 1", "record-entry"),
        (10, "\uff14 1 M59 0", "record-entry"),
        (10, "4 1 M59 9", "record-unplayable"),
        (10, "4 1 " + "9" * 250, "record-long"),
        (10, "4 1 A1 0", "record-unplayable"),
        (10, "4 1 /open", "record-verb"),
        (10, "4 1 /void", "record-verb"),
        (10, "4 1 /start now", "record-verb"),
        (10, "4 1 /undo 1", "record-verb"),
        (10, "4 1 /undo 4", "record-verb"),
        (10, "4 1 /undo -1", "record-verb"),
        (10, "4 1 /undo", "record-verb"),
        (10, "4 1 /kick 3", "record-verb"),
        (10, "4 1 /kick 0", "record-verb"),
        (10, "4 1 /leave now", "record-verb"),
        (10, "end:", "record-expected"),
        (-1, "scores: 1 2 3", "record-other-end"),
        (-1, "scores:", "record-other-end"),
        (-2, "places: 3 1", "record-other-end"),
    ],
)
def test_a_line_that_cannot_be_is_refused_by_its_number(
    lines: list[str], number: int, line: str, key: str
) -> None:
    at = number - 1 if number > 0 else number
    lines[at] = line
    with pytest.raises(Refusal) as refusal:
        read("\n".join(lines).encode(), GAMES)
    named = refusal.value.params.get("line")
    if key == "record-unplayable" and number == 7:
        assert isinstance(refusal.value, Unplayable)  # other tiles: a later line cannot be played
    elif key == "record-expected" and line in ("seats: 1", "end:"):
        assert named == at + 3 - (line == "end:")  # the line after is not what has to follow
    elif key != "record-other-end":
        assert named == number
    assert refusal.value.key == key


def test_a_file_that_goes_on_or_stops_short_is_refused(lines: list[str]) -> None:
    with refused("record-more", line=len(lines) + 2):
        read("\n".join([*lines, "", "and more"]).encode(), GAMES)
    with refused("record-unfinished"):
        read("\n".join([*lines[:-4], *lines[-3:]]).encode(), GAMES)
    with refused("record-over", line=len(lines) - 2):
        read("\n".join([*lines[:-3], "900 1 M59 0", *lines[-3:]]).encode(), GAMES)
    for cut in range(len(lines) - 1):
        with pytest.raises(Refusal):
            read("\n".join(lines[:cut]).encode(), GAMES)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n", bytes(range(256))])
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with refused("record-binary"):
        read(data, GAMES)


def test_a_large_file_is_refused_unread() -> None:
    with refused("record-large", most=MOST_BYTES // 1024):
        read(b"a" * (MOST_BYTES + 1), GAMES)


def test_the_costliest_file_is_read_to_its_end() -> None:
    """Each undo is compared with everything since the turn it goes back to; a sixth of the largest file."""
    head = [TITLE, "game: iota", 'options: {"half":false,"kids":false}', "seats: 2", "seat 1: A", "seat 2: B"]
    log = [f"{version} 1 /undo {max(1, version - FURTHEST_UNDO)}" for version in range(2, MOST_ENTRIES // 6)]
    with refused("record-unfinished"):
        read(
            "\n".join([*head, "seed: x", "log:", "1 - /start", *log, "end:", "places:", "scores:"]).encode(),
            GAMES,
        )
    with refused("record-undo"):
        log.append(f"{MOST_ENTRIES} 1 /undo 1")
        read("\n".join([*head, "seed: x", "log:", "1 - /start", *log]).encode(), GAMES)
