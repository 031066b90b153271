"""Writes what a version's components do: `python -m tests.saves.presses VERSION` makes VERSION.presses.json.

Once for each released version, with the program of that version, when its save has been written.  Commands
are given on the save; every component that the answers hold is pressed, and then those of the answers to
that.  Each press is made on the store as it was saved.  The files of older versions stay as they are.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from storage.matches import Sitter
from tests.discord.direct import GUESTS, STRANGER, Direct, press_of, replaced
from tests.discord.seen import Seen
from tests.saves.test_saves import loaded
from tests.storage.contents import Contents, contents

FOLDER = Path(__file__).parent
PEOPLE = {sitter.player: sitter for sitter in (*GUESTS, STRANGER)}

_ALIKE = 2
"""So many presses of one kind that do the same are enough."""
_TRIED = 6
"""So many presses of one kind are tried, some of which may be of no use to those who press."""
_BUTTON = 2  # Discord's number of this kind of component
_ASKED = ("board", "hand", "hint", "lookback", "replay", "rules", "undo")
"""The commands of a match whose answers are pressed, in every channel in which one is played."""
_ALONE = ("leaderboard", "history", "stats", "privacy", "settings me", "matches", "puzzle")
"""The commands of no match."""

Found = tuple[int, int, bool, str, tuple[str, ...]]
"""Who presses, in which channel, whether everybody sees the message, the component, and what is picked."""


async def statuses(direct: Direct) -> dict[str, list[Any]]:
    """Version and status of every match, by its number."""
    rows = await direct.database.rows("select id, version, status from matches")
    return {str(row["id"]): [row["version"], row["status"]] for row in rows}


async def pressed(direct: Direct, found: Found) -> Sequence[Seen]:
    """What is sent for a press."""
    who, channel, public, custom_id, picks = found
    message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=not public), attachments=[])
    given = press_of({"custom_id": custom_id}, picks)
    return await direct.press(PEOPLE[who], given, channel=channel, message=message)


async def _begun(direct: Direct, before: Contents) -> list[Found]:
    """What the answers to commands hold, and the posts of all matches."""
    found, telling = list[Found](), Counter[str]()
    channels = await direct.database.rows("select distinct channel, game from matches order by channel")
    asked = [(channels[0]["channel"], name) for name in _ALONE]
    asked += [(row["channel"], f"{row['game']} {name}") for row in channels for name in _ASKED]
    for channel, command in asked:
        for who in GUESTS[:3]:
            if command in direct.commands and telling[command] < _ALIKE:
                held = list(_held(await direct.slash(who, command, {}, channel=channel), who, channel))
                telling[command] += bool(held)
                found += held
                await replaced(direct.database, before)
    for row in await direct.database.rows("select id, channel from matches"):
        await direct.database.store("update matches set post_version = 0 where id = ?", row["id"])
        sent = len(direct.recorder.sent)
        await direct.services.posts.publish(row["id"])
        for who in GUESTS[:3]:
            found += _held(direct.recorder.sent[sent:], who, row["channel"])
    await replaced(direct.database, before)
    return found


def _held(sent: Sequence[Seen], who: Sitter, channel: int) -> Iterator[Found]:
    """Every way to press the components of these messages."""
    for message in sent:
        if message.viewer not in (0, who.player):
            continue
        for component in message.components:
            custom_id = component.get("custom_id")
            if custom_id is None or component.get("disabled"):
                continue
            picks = [()] if component["type"] == _BUTTON else [(component["options"][0]["value"],)]
            for picked in picks:
                yield who.player, channel, not message.viewer, custom_id, picked


async def record(version: str) -> list[dict[str, Any]]:
    """The presses, each with the version and status of every match that it changed."""
    with tempfile.TemporaryDirectory() as folder:
        direct = await Direct.at(loaded(FOLDER / f"{version}.sql", Path(folder)), seed="later")
        before, matches = await contents(direct.database), await statuses(direct)
        waiting = deque(await _begun(direct, before))
        seen, kept = set[Found](), list[dict[str, Any]]()
        tried, kinds = Counter[str](), Counter[tuple[str, bool]]()
        while waiting:
            found = waiting.popleft()
            who, channel, public, custom_id, picks = found
            _, kind, _, _, rest = custom_id.split(":", 4)
            # The first letter says how far a panel is.
            stage = kind + rest[:1]
            if found in seen or tried[stage] >= _TRIED:
                continue
            seen.add(found)
            tried[stage] += 1
            sent = await pressed(direct, found)
            after = await statuses(direct)
            changed = {number: now for number, now in after.items() if now != matches.get(number)}
            await replaced(direct.database, before)
            waiting.extend(_held(sent, PEOPLE[who], channel))
            alike = stage, bool(changed)
            if kinds[alike] < _ALIKE:
                kinds[alike] += 1
                kept.append(
                    {
                        "changed": changed,
                        "channel": channel,
                        "id": custom_id,
                        "picks": list(picks),
                        "public": public,
                        "who": who,
                    }
                )
        await direct.database.close()
        return kept


if __name__ == "__main__":
    presses = asyncio.run(record(sys.argv[1]))
    lines = ",\n".join(json.dumps(press, sort_keys=True) for press in presses)
    (FOLDER / f"{sys.argv[1]}.presses.json").write_text(f"[\n{lines}\n]\n", "utf-8")
