"""While somebody plays the daily challenge, nobody else learns of it, whatever they type or press."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import structlog

from bot.matches.change import Ask
from bot.matches.match import Match
from bot.wire.components import Press
from storage.matches import Sitter
from tests.discord.commands.leaderboards.days import written
from tests.discord.direct import DIRECT, GUESTS, PUBLIC, STRANGER, Direct, press_of, without
from tests.matches.challenge import played
from tests.sample import whole
from tests.storage.contents import contents
from tests.telling import tells

ANNA, BEN = GUESTS[:2]
FIRST, NONE = 555_555, 987_654
"""The number of the first try, and that of a match that does not exist."""
EVERY = whole(1, 6)
"""Of so many ids of a component, one is pressed."""


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db", "a seed that nobody sees")
    # A number that means nothing else in any text.
    await made.database.store("insert into sqlite_sequence values ('matches', ?)", FIRST - 1)
    yield made
    await made.database.close()


async def attempt(direct: Direct, who: Sitter) -> Match:
    found = await direct.services.days.attempt(direct.services.days.today(), who.player)
    assert found is not None
    return found


async def begun(direct: Direct, who: Sitter = ANNA) -> Match:
    """A try that is half played."""
    await direct.slash(who, "daily", {})
    match = await attempt(direct, who)
    return await direct.services.matches.act(match.id, Ask(who.player), *played(match, who.name)[:4])


async def test_pressed_by_others_a_try_is_a_match_that_is_not_there(direct: Direct) -> None:
    """Presses every component of the bot, with the number of the try and with one that does not exist."""
    match = await begun(direct)
    rests = ("", "on", "axio.1", "rb E5 F5", "-.-.-.-", "g-.-.-.-", "20231114.s", "out", "s", "0")
    pressed = list(product(rests, (0, match.version), ((), ("1",))))
    before = await contents(direct.database)
    compared = 0
    for verb in direct.verbs:
        if verb in ("call", "daily-play") or verb.startswith(("data-", "learn", "lesson")):
            continue  # these are about the presser, whatever the number
        for rest, version, picks in pressed[compared % EVERY :: EVERY]:
            theirs = await direct.press(STRANGER, Press(verb, match.id, version, rest, picks))
            nothing = await direct.press(STRANGER, Press(verb, NONE, version, rest, picks))
            assert without(match.id, theirs) == without(NONE, nothing), (verb, rest)
            compared += bool(theirs)
    after = await contents(direct.database)
    known = ("players", "members")  # the presser's name is stored
    assert {key: rows for key, rows in after.items() if key not in known} == {
        key: rows for key, rows in before.items() if key not in known
    }
    assert compared > 1000 / EVERY
    own = await direct.press(ANNA, Press("board", match.id, 0, ""))
    assert tells(own[0].text, "axio-decide-solo")


@pytest.mark.parametrize("finished", [False, True], ids=["running", "finished"])
async def test_commands_of_others_do_not_find_a_try(direct: Direct, finished: bool) -> None:
    match = await begun(direct)
    if finished:
        await direct.services.matches.act(match.id, Ask(ANNA.player), *played(match, ""))
    looks: dict[str, dict[str, Any]] = {
        **{f"axio {name}": {} for name in ("board", "scores", "rack", "leave", "stop", "undo", "pause")},
        "axio place": {"tile": "rb", "cell": "E5", "to": "F5"},
        **{name: {} for name in ("matches", "help")},
    }
    looks |= {
        name: {"match": match.id}
        for name, command in direct.commands.items()
        if name.startswith("axio ") and any(each.name == "match" for each in command.parameters)
    }
    drawn = set(await faces(match))
    for who, more in ((STRANGER, {}), (STRANGER, {"guild_id": None, "channel_id": DIRECT + STRANGER.player})):
        for name, options in looks.items():
            for seen in await direct.slash(who, name, options, **more):
                assert seen.viewer == STRANGER.player
                assert seen.files == ()
                assert not [face for face in drawn if face in seen.text], (name, seen.text)
                assert "Anna" not in seen.text


async def faces(match: Match) -> list[str]:
    """The notation of all tiles that the player has seen."""
    words = {"r": "red", "g": "green", "b": "blue", "o": "orange", "p": "purple"}
    seen = match.state.racks[0]  # type: ignore[union-attr]  # a state of Axio
    return [f"{words[face[0]]}–{words[face[1]]}" for face in seen] or ["nothing left"]


@pytest.mark.parametrize("shared", [False, True])
async def test_a_whole_try_shows_others_nothing_but_its_result(direct: Direct, shared: bool) -> None:
    """Checks all that is sent to others and logged while Anna plays and others look."""
    chance = Random(1)
    with structlog.testing.capture_logs() as log:
        await direct.slash(ANNA, "daily", {})
        match = await attempt(direct, ANNA)
        for text in played(match, "Anna"):
            tile, cell, to = text.split()
            options = {"tile": tile, "cell": cell, "to": to}
            typed_in = {"guild_id": None, "channel_id": DIRECT + ANNA.player}
            await direct.slash(ANNA, "axio place", options, **typed_in)
            if chance.random() < 0.2:
                await direct.slash(BEN, "daily", {"where": chance.choice(("server", "world"))})
                await direct.slash(STRANGER, "matches", {})
        done = await direct.slash(ANNA, "daily", {})
        assert tells(done[-1].text, "daily-place")
        if shared:
            (share,) = (each for each in done[-1].components if each["label"] == "Share here")
            await direct.press(ANNA, press_of(share))
        await direct.slash(BEN, "daily", {"where": "server"})
    others = [seen for seen in direct.recorder.sent if seen.viewer != ANNA.player]
    assert len([seen for seen in others if seen.viewer == PUBLIC]) == int(shared)
    for seen in others:
        assert seen.files == ()
        told = re.sub(r"\*\*.*?\*\*", "", seen.text)
        assert not re.search(r"\b[A-M](1[0-3]|[1-9])\b", told), told
        assert not re.search(r"red|green|blue|orange|purple", told), told
        assert all(str(each["custom_id"]).split(":")[2] == "0" for each in seen.components)
    everything = repr(direct.recorder.sent) + repr(log)
    assert "a seed that nobody sees" not in everything
    assert "a seed that nobody sees" in (match.row.seed, direct.services.days._seed())


async def test_shared_results_depend_on_points_only(direct: Direct) -> None:
    """Two players get the same tiles and place them differently: only bars and numbers differ."""
    texts = []
    for who in (ANNA, BEN):
        await direct.slash(who, "daily", {})
        match = await attempt(direct, who)
        assert match.row.seed == "a seed that nobody sees"
        await direct.services.matches.act(match.id, Ask(who.player), *played(match, who.name))
        said = (await direct.slash(who, "daily", {}))[-1].text
        texts.append(said.partition("```\n")[2].partition("\n```")[0])
    assert texts[0] != texts[1]
    for each in texts:
        head, *rows, foot = each.split("\n")
        assert head == f"Axio {written(match.day)}"
        assert re.fullmatch("[▁▂▃▄▅▆▇█\n]+", "\n".join(rows))
        assert re.fullmatch("★ [0-9]+ 🔥 1", foot)
