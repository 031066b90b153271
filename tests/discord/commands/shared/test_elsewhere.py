"""A server's match, pressed on another server or in a direct message, where it has no message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.change import Ask
from bot.matches.match import Match
from bot.wire.components import Press
from tests.discord.direct import GUESTS, SERVER, STRANGER, Direct, without
from tests.matches.tables import gives_up
from tests.sample import whole
from tests.storage.contents import contents
from tests.telling import tells

FIRST, NONE = 555_555, 987_654
"""The number of the match, and that of one that does not exist."""
EVERY = whole(1, 6)
"""Of so many ids of a component, one is pressed."""
ANNA, BEN = GUESTS[:2]


@pytest_asyncio.fixture
async def direct(tmp_path: Path) -> AsyncIterator[Direct]:
    made = await Direct.at(tmp_path / "axio.db")
    # A number that means nothing else in any text.
    await made.database.store("insert into sqlite_sequence values ('matches', ?)", FIRST - 1)
    yield made
    await made.database.close()


async def match_that_is(direct: Direct, state: str) -> Match:
    if state == "lobby":
        return await direct.services.matches.open("rota", server=SERVER, channel=1, host=ANNA, seats=3)
    match = await direct.begun("rota")
    if state == "finished":
        match = await gives_up(direct.services.matches, match.id, Ask(BEN.player))
    return match


@pytest.mark.parametrize("state", ["lobby", "running", "finished"])
@pytest.mark.parametrize("elsewhere", [SERVER + 1, None], ids=["another server", "direct message"])
async def test_for_a_stranger_it_is_not_there(direct: Direct, elsewhere: int | None, state: str) -> None:
    match = await match_that_is(direct, state)
    assert match.row.status == state
    before = await contents(direct.database)
    pressed = list(product(("", "on", "open", "rota.1", "M59 0", "out", "0"), (0, match.version)))
    compared = 0
    for verb in direct.verbs:
        if verb in ("call", "daily-play") or verb.startswith(("data-", "learn", "lesson")):
            continue  # these are about the presser, whatever the number
        for rest, version in pressed[compared % EVERY :: EVERY]:
            theirs, nothing = [
                without(
                    number,
                    await direct.press(
                        STRANGER, Press(verb, number, version, rest, ("1",)), guild_id=elsewhere
                    ),
                )
                for number in (match.id, NONE)
            ]
            assert theirs == nothing, (verb, rest)
            compared += bool(theirs)
    assert compared > 500 / EVERY
    after = await contents(direct.database)
    known = ("players", "members")  # the presser's name is stored
    assert [after[table] for table in after if table not in known] == [
        before[table] for table in before if table not in known
    ]


async def test_players_see_a_match_anywhere_and_others_where_it_is_played(direct: Direct) -> None:
    match = await match_that_is(direct, "running")
    for who, server in ((ANNA, None), (ANNA, SERVER + 1), (STRANGER, SERVER)):
        for verb in ("board", "scores"):
            sent = await direct.press(who, Press(verb, match.id, 0, ""), guild_id=server)
            [text] = [seen.text for seen in sent if seen.viewer == who.player]
            assert not tells(text, "match-gone")
