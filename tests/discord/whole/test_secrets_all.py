"""Two worlds that a viewer must not be able to tell apart: in one, everything hidden is dealt again.

In positions of every game's random matches, each viewer looks at everything there is to see, types, presses
and picks at random, the same in both worlds. All that reaches the viewer must be the same: texts, names and
bytes of pictures, alternative texts, labels, ids and values of components, what autocomplete offers,
refusals, and every line of the log. `MATCHES=200 pytest tests/discord/whole/test_secrets_all.py` plays that
many of each game instead of one with each number of players.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import structlog

from bot import codec
from bot.computers.levels import Level
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.messages.post_content import post_text
from bot.texts import text
from bot.wire.components import Press
from storage.matches import Sitter
from tests.discord.direct import GUESTS, PUBLIC, STRANGER, Direct, press_of, replaced
from tests.discord.seen import Seen
from tests.games.games import GAMES, TABLES, Subject
from tests.sample import matches, todays, whole
from tests.storage.contents import contents

MATCHES = matches(1)
LOOKS = 1
"""The positions of a match in which everything is looked at; the post is compared in every position."""
STEPS = 12
"""A viewer's presses in one position."""
FORGED = whole(20 * MATCHES, 8)
"""A viewer's presses of components of older positions, or that never existed."""
FEWEST_AND_MOST = tuple(
    (subject, seats) for subject, seats in TABLES if seats in (subject.game.seats[0], subject.game.seats[-1])
)
LOOKED_AT = whole(TABLES, todays(FEWEST_AND_MOST, 2))
NAMES = [f"{subject.game.key}-{seats}" for subject, seats in LOOKED_AT]
SHARED = (
    *("hand", "board", "scores", "more", "goals", "bring-down", "undo", "agree", "decline", "seat"),
    *("leave", "stop", "kick", "join", "decline-invite", "lobby-options", "lobby-set", "rematch"),
    *("hint", "hint-play"),
)
RESTS = ("", "0", "-.-.-.-", "0.-.-.-", "out")


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    yield made
    await made.database.close()


def say(key: str, /, **params: str | int) -> str:
    return text("en", key, **params)


async def put(direct: Direct, match: Match, state: Any) -> Match:
    """The match with this position."""
    await direct.database.store("update matches set state = ? where id = ?", codec.dump(state), match.id)
    return await direct.now(match)


def usable(sent: Sequence[Seen]) -> list[dict[str, Any]]:
    return [each for message in sent for each in message.components if not each.get("disabled")]


async def some_press(direct: Direct, who: Sitter, shown: Sequence[Seen], chance: Random) -> Sequence[Seen]:
    """What a random press shows."""
    found = usable(shown)
    component = chance.choice(found)
    picks: list[str] = []
    if "options" in component:
        values = [option["value"] for option in component["options"]]
        count = chance.randint(component["min_values"], min(component["max_values"], len(values)))
        picks = chance.sample(values, count)
    private = chance.random() < 0.8
    message = type("M", (), {"flags": type("F", (), {"ephemeral": private})})
    return await direct.press(who, press_of(component, picks), message=message)


async def offered(
    direct: Direct, match: Match, who: Sitter, typed: Sequence[str], chance: Random
) -> list[list[tuple[str, Any]]]:
    """What autocomplete offers for every option of the game's commands."""
    found = []
    for name, command in direct.commands.items():
        if not name.startswith(f"{match.game.key} "):
            continue
        words = chance.choice(typed).split()
        given = {each.name: words[at] for at, each in enumerate(command.parameters) if at < len(words)}
        for parameter in command.parameters:
            if parameter.autocomplete:
                for start in ("", chance.choice(typed)[: chance.randint(1, 9)]):
                    found.append(await direct.complete(who, name, parameter.name, start, {}))
                    found.append(await direct.complete(who, name, parameter.name, start, given))
    return found


async def looked(
    direct: Direct, match: Match, who: Sitter, typed: Sequence[str], chance: Random
) -> list[Any]:
    """All that a viewer can find out about a position without changing it."""
    game = match.game.key
    found: list[Any] = []
    hand = next(name for name in ("rack", "hand") if f"{game} {name}" in direct.commands)
    for command in (hand, "scores", "leave", "stop"):
        found += await direct.slash(who, f"{game} {command}", {})
    for words in (False, True):
        found += await direct.slash(who, f"{game} board", {"words": words})
    for command in ("help", "matches"):
        found += await direct.slash(who, command, {})
    found += await offered(direct, match, who, typed, chance)
    post = [seen for seen in found if isinstance(seen, Seen) and seen.viewer == PUBLIC][-1:]
    for press in map(press_of, usable(post)):
        if not press.verb.endswith("-do"):  # those play at once
            found += await direct.press(who, press)
    assert (await direct.now(match)).version == match.version
    shown: Sequence[Seen] = post
    for _ in range(STEPS):
        # Includes anything shown to others by mistake.
        sent = await some_press(direct, who, shown or post, chance)
        after = await direct.now(match)
        if after.version != match.version:
            break
        found += sent
        shown = [each for each in sent if usable([each])] if chance.random() < 0.7 else post
        if chance.random() < 0.2:
            guess = Press("axio-do", match.id, match.version, chance.choice(typed))
            sent = await direct.press(who, guess)
            if (await direct.now(match)).version != match.version:
                break
            found += sent
    return found


async def told(direct: Direct, match: Match, seat: int | None, typed: Sequence[str], salt: str) -> list[Any]:
    """What a viewer is told in this world, and what is logged; leaves the store unchanged."""
    before = await contents(direct.database)
    direct.recorder.last_id = 0
    direct.recorder.sent.clear()
    who = STRANGER if seat is None else match.sitters[seat]
    with structlog.testing.capture_logs() as log:
        found = await looked(direct, match, who, typed, Random(salt))
    await replaced(direct.database, before)
    assert all(each.viewer in (PUBLIC, who.player) for each in found if isinstance(each, Seen))
    assert not [event for event in log if event["log_level"] in ("error", "critical")], log
    return [*found, log]


@pytest.mark.timeout(600 + 10 * MATCHES)
@pytest.mark.parametrize(("subject", "seats"), LOOKED_AT, ids=NAMES)
async def test_worlds_that_differ_in_what_is_hidden_look_alike(
    tmp_path: Path, subject: Subject, seats: int
) -> None:
    for number in range(-(-MATCHES // len(subject.game.seats))):
        direct = await Direct.at(tmp_path / f"{number}.db")
        try:
            await compare(direct, subject, seats, number)
        finally:
            await direct.database.close()


@pytest.mark.todays(2)
@pytest.mark.timeout(600)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_such_worlds_look_alike_with_computers_at_the_table(direct: Direct, subject: Subject) -> None:
    await compare(direct, subject, 3, 0, computers=("hard", "easy"))


async def compare(
    direct: Direct, subject: Subject, seats: int, number: int, computers: Sequence[Level] = ()
) -> None:
    """Plays a match, and looks at it as every viewer."""
    game, chance = subject.game, Random(f"{subject.game.key} {seats} {number}")
    states = [game.setup(seats, game.options(), f"secrets {number}")]
    while game.to_move(states[-1]):
        seat = game.to_move(states[-1])[0]
        action = subject.skilled(states[-1], seat, chance)
        states.append(game.apply(states[-1], seat, action))
    match = await direct.begun(game.key, seats, computers=computers)
    differences = 0
    chosen = chance.sample(range(len(states) - 1), LOOKS)
    for at, state in enumerate(states[:-1]):
        here = replace(match, state=state)
        for viewer in (None, *match.persons):
            other = subject.redealt(state, viewer, chance)
            differences += other != state
            there = replace(match, state=other)
            assert post_text(here, say) == post_text(there, say)
            if at not in chosen:
                continue
            # Words that are legal, or nearly so, for somebody in one of the worlds.
            typed = [
                game.notate(subject.any_action(each, chance)) for each in (state, other) for _ in range(4)
            ]
            typed += [
                game.notate(subject.skilled(each, game.to_move(each)[0], chance)) for each in (state, other)
            ]
            salt = f"{number} {at} {viewer}"
            mine = await told(direct, await put(direct, match, state), viewer, typed, salt)
            theirs = await told(direct, await put(direct, match, other), viewer, typed, salt)
            assert mine == theirs
    assert differences or seats == 1


@pytest.mark.todays(2)
@pytest.mark.timeout(600 + 10 * MATCHES)
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_answers_to_outdated_or_forged_presses_show_nobody_elses_hand(
    direct: Direct, subject: Subject
) -> None:
    """Such a press is answered with the newest board and the presser's own hand, if any."""
    game, chance = subject.game, Random(f"outdated {subject.game.key}")
    match, heir = await direct.begun(game.key, 3), Sitter(777, "Eva")
    for _ in range(7):
        seat = match.to_move[0]
        notation = game.notate(subject.skilled(match.state, seat, chance))
        match = await direct.services.matches.act(match.id, Ask(GUESTS[seat].player), notation)
    giver = next(seat for seat in range(3) if seat not in match.to_move)
    match = await direct.services.matches.hand_over(match.id, Ask(GUESTS[giver].player), heir.player)
    match = await direct.services.matches.take_over(match.id, heir, Ask(heir.player))
    await direct.services.display.catch_up(match.id)
    before, state = await contents(direct.database), match.state
    verbs = [verb for verb in direct.verbs if verb.startswith(f"{game.key}-") or verb in SHARED]
    seated = [(heir if seat == giver else GUESTS[seat], seat) for seat in range(3)]
    for who, own in ((STRANGER, None), (GUESTS[giver], None), *seated):
        other = subject.redealt(state, own, chance)
        assert other != state
        for _ in range(FORGED):
            version = chance.choice((0, match.version - 2, match.version - 1, match.version))
            press = Press(chance.choice(verbs), match.id, version, chance.choice(RESTS), ("1",))
            answers = []
            for world in (state, other):
                await put(direct, match, world)
                direct.recorder.last_id = 0
                sent = await direct.press(who, press)
                done = (await direct.now(match)).version != match.version
                answers.append((done, () if done else tuple(sent)))
                if done:
                    await replaced(direct.database, before)
            assert answers[0] == answers[1], press
            assert {each.viewer for each in answers[0][1]} <= {PUBLIC, who.player}, press


@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: subject.game.key)
async def test_the_owner_does_see_the_difference(direct: Direct, subject: Subject) -> None:
    """Shows that the comparison above can fail: one viewer is told what another may not know."""
    game, chance = subject.game, Random("difference")
    state = game.setup(2, game.options(), "difference")
    for _ in range(8):
        state = game.apply(
            state, game.to_move(state)[0], subject.skilled(state, game.to_move(state)[0], chance)
        )
    match = await direct.begun(game.key)
    hand = Press("hand", match.id, 0, "")
    answers = []
    for dealt in (state, subject.redealt(state, 0, chance)):
        await put(direct, match, dealt)
        answers.append([list(await direct.press(sitter, hand)) for sitter in GUESTS[:2]])
    assert answers[0][0] == answers[1][0]
    assert answers[0][1] != answers[1][1]
