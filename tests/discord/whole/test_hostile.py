"""Hostile input: garbage, huge, foreign and forged values, in every command and component.

Each is refused with an answer, changes nothing in the store, and leaves no fault in the log.
`MATCHES=200 pytest tests/discord/whole/test_hostile.py` presses far more.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
import structlog
from discord import AppCommandOptionType

from bot.catalog import TITLES
from bot.commands.shared.finder import ask_of
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.wire.components import Press
from storage.matches import Sitter
from tests.discord.direct import CHANNEL, GUESTS, STRANGER, Direct, press_of, replaced
from tests.discord.seen import Seen
from tests.effort import bounded
from tests.matches.tables import gives_up
from tests.sample import matches, todays, whole
from tests.storage.contents import Contents, contents
from tests.telling import tells

PRESSES = 60 * matches(1)
"""Random forged presses on the matches of each game."""
GAMES = tuple(TITLES)
HUGE = 6000  # Discord's limit for a text option
GARBAGE = (
    *("", " ", "\t\n", "\x00", "x" * HUGE, " " * HUGE, "a1 " * (HUGE // 3), ", " * (HUGE // 2), "-" * HUGE),
    *("9" * HUGE, "rb E5 " * 900, "lay y1 C3 -k2, " * 400, "play rc1 N20 " * 400, "y1 and with " * 500),
    *(
        "\u0663\u0664",
        "²",
        "½",
        "-1",
        "0",
        "1e9",
        "999999999999999999999",
        "A0",
        "Z99",
        "N-1",
        "N\u0666\u0660",
    ),
    *(
        "rr",
        "xx",
        "rb E5",
        "rb E5 E5",
        "rb\u200bE5 F5",
        "place",
        "take",
        "discard",
        "play",
        "swap w",
        "done done",
    ),
    *(
        "@everyone <@1> <@&2> `x` ||y||",
        "[a](https://evil.example)",
        "'; drop table matches; --",
        "\u202eabc",
    ),
    *("/leave", "/undo 1", "/stop", "{0.__class__}", "{$name}", "\U0001f0a1" * 30, "İıſß"),
)
# These components mean the same whatever the rest of their id says, so the press counts.
PLAIN = {"join", "quit", "begin", "ask-leave", "leave", "stop", "undo", "seat", "agree", "decline", "rematch"}

# These start a match of the presser's own, or concern all of the presser's matches.
OWN = {"rematch", "daily-play", "data-delete"}
# The last is how far the boards have counted the results, which goes on whenever somebody looks.
REMEMBERED = {"players", "members", "places", "store", "counted"}


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    with structlog.testing.capture_logs() as log:
        yield made
    await made.database.close()
    assert [event for event in log if event["log_level"] in ("error", "critical")] == []


def mover(match: Match) -> Sitter:
    return match.sitters[match.to_move[0]]


def private(sent: Sequence[Seen], who: Sitter) -> list[Seen]:
    return [each for each in sent if each.viewer == who.player]


async def held(direct: Direct) -> Contents:
    """What is stored, except what is merely remembered: names, languages, and kinds of channels."""
    found = await contents(direct.database)
    return {table: rows for table, rows in found.items() if table not in REMEMBERED}


def texts_of(direct: Direct, command: str) -> list[str]:
    """The parameters of a command that take any text; with choices, Discord lets nothing else through."""
    parameters = direct.commands[command].parameters
    return [each.name for each in parameters if each.type is AppCommandOptionType.string and not each.choices]


@pytest.mark.todays(2)
@pytest.mark.parametrize("game", GAMES)
async def test_garbage_in_every_text_option_is_refused(direct: Direct, game: str) -> None:
    match = await direct.begun(game)
    tried = 0
    for command in (name for name in direct.commands if name.startswith(f"{game} ")):
        names = texts_of(direct, command)
        for number, text in enumerate(todays(GARBAGE, 3) if names else ()):
            if command == "iota pass" and not text.strip(" \t\n,-"):
                continue  # passing without giving a card back
            places: Sequence[dict[str, Any]] = ({}, {"guild_id": None}, {"channel_id": CHANNEL + 1})
            who = (mover(match), GUESTS[1 - match.to_move[0]], STRANGER)[0 if number % 3 else number % 9 // 3]
            before = await held(direct)
            with bounded(30, (command, text[:20])):
                sent = await direct.slash(who, command, dict.fromkeys(names, text), **places[number % 5 % 3])
            assert len(private(sent, who)) == 1, (command, text[:20])
            assert await held(direct) == before, (command, text[:20])
            tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES)
async def test_autocomplete_takes_anything(direct: Direct, game: str) -> None:
    match = await direct.begun(game)
    tried = 0
    for command in (name for name in direct.commands if name.startswith(f"{game} ")):
        asked = [each for each in direct.commands[command].parameters if each.autocomplete]
        for parameter in asked:
            for number, text in enumerate(todays(GARBAGE, 3)):
                who = (mover(match), mover(match), GUESTS[1 - match.to_move[0]], STRANGER)[number % 4]
                place = {"guild_id": None} if number % 5 == 0 else {}
                filled = {each.display_name: text for each in direct.commands[command].parameters}
                for given in ({}, filled):
                    with bounded(30, (command, text[:20])):
                        offers = await direct.complete(who, command, parameter.name, text, given, **place)
                    assert len(offers) <= 25
                    for name, value in offers:
                        assert 1 <= len(name) <= 100
                        assert 1 <= len(value) <= 100
                tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES)
async def test_people_who_make_no_sense_are_refused(direct: Direct, game: str) -> None:
    match = await direct.begun(game)
    robot = SimpleNamespace(id=5, display_name="robot", bot=True)
    stranger = SimpleNamespace(id=STRANGER.player, display_name="Zoe", name="zoe", bot=False)
    seated = SimpleNamespace(id=GUESTS[1].player, display_name="Ben", name="ben", bot=False)
    before = await held(direct)
    usual = {"seats": None, "thread": False, "invite": None, "invite2": None, "invite3": None}
    anna = SimpleNamespace(id=GUESTS[0].player, display_name="Anna", name="anna", bot=False)
    tries: list[tuple[Sitter, str, dict[str, Any], dict[str, Any]]] = [
        (GUESTS[0], "kick", {"player": stranger}, {}),
        (GUESTS[0], "kick", {"player": robot}, {}),
        (GUESTS[0], "kick", {"player": seated}, {}),  # two players cannot vote each other out
        (STRANGER, "kick", {"player": seated}, {}),
        (GUESTS[0], "replace", {"player": robot}, {}),
        (GUESTS[0], "replace", {"player": seated}, {}),
        (GUESTS[0], "replace", {"player": anna}, {}),
        (STRANGER, "replace", {"player": stranger}, {}),
        (STRANGER, "undo", {}, {}),
        (STRANGER, "leave", {}, {}),
        (STRANGER, "stop", {}, {}),
        (GUESTS[0], "start", {**usual, "invite": robot}, {"channel_id": 77}),
        (GUESTS[0], "start", {**usual, "invite": anna}, {"channel_id": 77}),
        (GUESTS[0], "start", {**usual, "seats": 9}, {"channel_id": 77}),
        (GUESTS[0], "start", {**usual, "seats": 0}, {"channel_id": 77}),
        (GUESTS[0], "start", {**usual, "seats": -3}, {"channel_id": 77}),
        (
            GUESTS[0],
            "start",
            {**usual, "seats": 2, "invite": seated, "invite2": stranger},
            {"channel_id": 77},
        ),
        (GUESTS[0], "start", {**usual, "seats": 2}, {"guild_id": None}),
        (GUESTS[0], "start", {**usual, "thread": True}, {"channel_id": 77}),
    ]
    for who, command, options, place in tries:
        sent = await direct.slash(who, f"{game} {command}", options, **place)
        assert len(private(sent, who)) == 1, (command, options)
        assert await held(direct) == before, (command, options)
    assert match.running


async def matches_of(direct: Direct, game: str) -> dict[str, Match]:
    """A match of each status, by status; the running one is in the usual channel."""
    matches = direct.services.matches

    def ask(who: Sitter) -> Ask:
        return ask_of(direct.interaction(who))

    running = await direct.begun(game)
    lobby = await matches.open(game, server=1, channel=CHANNEL + 2, host=GUESTS[0], seats=3)
    finished = await direct.begun(game, channel=CHANNEL + 3)
    finished = await gives_up(matches, finished.id, ask(GUESTS[1]))
    stopped = await direct.begun(game, channel=CHANNEL + 4)
    stopped = await matches.stop(stopped.id, ask(GUESTS[0]), moderator=True)
    found = {each.row.status: each for each in (running, lobby, finished, stopped)}
    assert len(found) == 4
    return found


async def true_presses(direct: Direct, match: Match, chance: Random) -> dict[str, list[Press]]:
    """The presses that the mover can really make in this position, by verb; leaves the store unchanged."""
    before = await contents(direct.database)
    found: dict[str, list[Press]] = {}
    who = mover(match)
    shown = await direct.slash(who, f"{match.game.key} board", {"words": False})
    post = shown
    for _ in range(60):
        components = [part for each in shown for part in each.components if not part.get("disabled")]
        if not components:
            shown = post
            continue
        component = chance.choice(components)
        picks: Sequence[str] = ()
        if "options" in component:
            values = [option["value"] for option in component["options"]]
            picks = chance.sample(values, component["min_values"])
        press = press_of(component, picks)
        found.setdefault(press.verb, []).append(press)
        shown = await direct.press(who, press)
        if (await direct.now(match)).version != match.version:
            await replaced(direct.database, before)
            shown = post
    return found


def forged(press: Press, chance: Random, others: Sequence[Match]) -> Press:
    """The press with one or two of its parts changed."""
    rest, picks, match, version = press.rest, press.picks, press.match, press.version
    for _ in range(chance.randint(1, 2)):
        match chance.randrange(5):
            case 0:
                rest = chance.choice(
                    [
                        rest.translate(str.maketrans("0123456789", "9876543210")),
                        rest.translate(str.maketrans("0123", "\u0660\u0661\u0662\u0663")),
                        rest[: len(rest) // 2],
                        rest + rest,
                        rest.swapcase(),
                        "".join(chance.sample(rest, len(rest))),
                        chance.choice(GARBAGE),
                    ]
                )
            case 1:
                text = chance.choice([*GARBAGE, "24", "99", "4900", "9801", "more", "-"])
                picks = chance.choice([(), (text,), (*picks, text), picks * 30, ("0", "0"), ("0",)])
            case 2:
                match = chance.choice([*(each.id for each in others), 0, 999_999_999_999])
            case 3:
                version = chance.choice([0, version - 1, version + 1, 999_999_999])
            case _:
                rest = chance.choice(
                    ["", "-", "g-.-.-.-", "x0123", "y0.1", "axio.99999", "on", "off", "0_0_0"]
                )
    return Press(press.verb, match, max(version, 0), rest.replace(":", "")[:50], picks)


@pytest.mark.todays(2)
@pytest.mark.parametrize("game", GAMES)
async def test_forged_presses_change_nothing_that_the_presser_may_not(direct: Direct, game: str) -> None:
    chance = Random(f"forged {game}")
    matches = await matches_of(direct, game)
    match = matches["running"]
    others = tuple(each for each in matches.values() if each is not match)
    true = await true_presses(direct, match, chance)
    for verb in direct.verbs:
        true.setdefault(verb, [Press(verb, match.id, match.version, "")])
    before = await contents(direct.database)
    people = (mover(match), GUESTS[1 - match.to_move[0]], STRANGER)
    verbs = todays(list(true), 2)
    for number in range(max(PRESSES, whole(3, 1) * len(verbs))):
        verb = verbs[number % len(verbs)]
        press = forged(chance.choice(true[verb]), chance, others)
        who = people[0] if chance.random() < 0.5 else chance.choice(people)
        with bounded(30, press):
            sent = await direct.press(who, press)
        assert len(private(sent, who)) >= 1, press
        after = await contents(direct.database)
        if after != before:
            judged(before, after, press, who, match)
            await replaced(direct.database, before)


def judged(before: Contents, after: Contents, press: Press, who: Sitter, match: Match) -> None:
    """Checks that a press that changed something was one that its presser may make, however forged."""
    changed = {table for table in after if after[table] != before[table]}
    if changed <= REMEMBERED:
        return
    new = [row for row in after["log"] if row not in before["log"]]
    if not new:
        # A post was sent again, or recorded as sent; or what was asked for changes no match: to look back at
        # a finished one, or to forget somebody who sits at no table.
        asked = {"look-back": {"look_backs"}, "data-delete": {"learners"}}.get(press.verb, set())
        assert changed <= {"matches", "hands"} | asked | REMEMBERED, (press, changed)
        assert states(before) == states(after), press
        return
    assert {row[0] for row in new} == {press.match} or press.verb in OWN, press
    if press.verb in PLAIN or press.verb in OWN:
        return
    # An action was played, so it must be by the mover, on the component's own position.
    assert who == mover(match), press
    assert (press.match, press.version) == (match.id, match.version), press
    assert {row[2] for row in new} == {match.to_move[0]}, press


def states(found: Contents) -> Mapping[int | str | None, Any]:
    """Version, status, state and offer of every match."""
    return {row[0]: (row[5], row[11], row[12], row[13]) for row in found["matches"]}


async def test_unknown_components_are_answered(direct: Direct) -> None:
    match = await direct.begun("axio")
    for press in (
        Press("no-such-verb", match.id, match.version, ""),
        Press("rules-page", 0, 0, "nogame.1"),
        Press("rules-page", 0, 0, "axio.x"),
        Press("rules-page", 0, 0, "axio.\u0663"),
        Press("rules-page", 0, 0, ""),
        Press("call", match.id, 0, "perhaps"),
    ):
        before = await contents(direct.database)
        sent = await direct.press(GUESTS[0], press)
        assert [tells(each.text, "panel-unreadable") for each in sent] == [True], (press, sent)
        assert await contents(direct.database) == before
