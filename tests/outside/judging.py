"""Compares everything that players see, boards and hands, with what is stored."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.messages.hand_content import hand_content
from bot.texts import text
from bot.wire.emojis import Emojis
from storage.matches import Sitter
from storage.sql.players import SqlPlayerStore
from tests.outside.discord_outside import PLAYERS, Outside, text_of
from tests.outside.turns import Turns
from tests.telling import as_said

_PICTURE = re.compile(r"([a-z]+)-(\d+)-(\d+)\.png")


async def boards_judged(outside: Outside, turns: Turns) -> None:
    """Checks that each match is shown as it stands, and no position twice."""
    for row in await turns.database.rows("select id from matches"):
        match = await turns.matches.find(row["id"])
        assert match is not None
        shown = [
            tuple(map(int, found.groups()[1:]))
            for post in outside.posts(match.row.channel)
            for file in post["attachments"][:1]
            if (found := _PICTURE.fullmatch(file["filename"]))
        ]
        assert len(shown) == len(set(shown)), "a board was shown twice"
        versions = [version for number, version in shown if number == match.id]
        assert max(versions, default=0) == match.version, f"match {match.id} is not shown as it stands"
        assert match.row.post_version == match.version


async def hands_judged(
    outside: Outside, turns: Turns, players: Sequence[Sitter] = PLAYERS, *, times: bool = True
) -> None:
    """Checks that each player has one direct message about each match, with the current hand.

    times: False where clocks were set from outside, of which no message tells.
    """
    delivered: dict[str, set[str]] = {}
    for row in await turns.database.rows("select id from matches"):
        match = await turns.matches.find(row["id"])
        assert match is not None
        hands = await turns.messages.hands(match.id)
        sent = match.kind.direct_messages
        people = [(seat, each) for seat, each in enumerate(match.sitters) if sent and each.kind.on_discord]
        assert hands.keys() == {sitter.player for _, sitter in people}
        for seat, sitter in people:
            hand = hands[sitter.player]
            if hand.message is None:
                # The budget of that minute was used up, and the match ended before it could be sent.
                assert (hand.shown, match.running) == ("busy", False)
                continue
            channel, number = str(hand.channel), str(hand.message)
            delivered.setdefault(channel, set()).add(number)
            message = outside.messages[channel][number]
            choice = await SqlPlayerStore(turns.database).get(sitter.player)
            place = f"Tables · <#{match.row.channel}>"
            content = await hand_content(match, seat, partial(text, choice.language), choice, place=place)
            lines = slice(0, None) if seat in match.to_move else slice(1, None)
            said = content.described(Emojis())
            # The message of a waiting player is not updated, so its link may be to an earlier board.
            found, expected = (
                [line for line in told.split("\n")[lines] if times or "<t:" not in line]
                for told in (as_said(message["content"]), said["content"])
            )
            assert found == expected, f"{found}, not {expected}"
            assert _ids(message["components"]) == _ids(said["components"])
            if seat in match.to_move:
                names = [each["filename"] for each in message["attachments"]]
                assert names == [picture.name for picture in content.pictures]
    for sitter in players:
        there = outside.messages.get(f"7{sitter.player}", {})
        more = there.keys() ^ delivered.get(f"7{sitter.player}", set())
        told = [(number, text_of(there[number]) if number in there else "gone") for number in sorted(more)]
        assert not told, f"a hand was sent twice, stayed, or is gone: {told}"


def _ids(components: list[Any]) -> list[str]:
    return [child["custom_id"] for row in components for child in row["components"]]
