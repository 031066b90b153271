"""What the offline Discord knows of mentions of commands."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.mentions import runnable, wrong_mentions

AXIO, HELP = "10000000000000000001", "10000000000000000002"
KNOWN = runnable(
    [
        {"id": AXIO, "name": "axio", "options": [{"type": 1, "name": "start"}, {"type": 1, "name": "place"}]},
        {"id": HELP, "name": "help", "options": [{"type": 3, "name": "game"}]},
    ]
)


def text(content: str) -> dict[str, Any]:
    return {"components": [{"type": 17, "components": [{"type": 10, "content": content}]}]}


def test_what_may_be_mentioned() -> None:
    assert {AXIO: {"axio start", "axio place"}, HELP: {"help"}} == KNOWN
    for told in (f"</axio start:{AXIO}>, **</help:{HELP}>**", "a < b", ""):
        assert [*wrong_mentions({"content": told}, KNOWN)] == []
        assert [*wrong_mentions({"data": text(told)}, KNOWN)] == []


@pytest.mark.parametrize(
    "told",
    [
        f"</axio start:{HELP}>",
        "</axio start:10000000000000000009>",
        f"</axio stop:{AXIO}>",
        f"</axio:{AXIO}>",
        f"</Axio start:{AXIO}>",
        f"</axio  start:{AXIO}>",
        f"</axio start seats 1:{AXIO}>",
        f"</axio indítás:{AXIO}>",
        "</axio start:0>",
        "</axio start:1000000000…",
        f"`</axio start:{AXIO}>`",
    ],
)
def test_a_mention_that_nobody_can_tap_is_found(told: str) -> None:
    assert len([*wrong_mentions({"content": told}, KNOWN)]) >= 1
    assert len([*wrong_mentions({"data": text(told)}, KNOWN)]) >= 1


@pytest.mark.parametrize(
    "message",
    [
        {"components": [{"type": 1, "components": [{"type": 2, "label": "</%s>"}]}]},
        {"components": [{"type": 1, "components": [{"type": 3, "placeholder": "</%s>"}]}]},
        {"components": [{"type": 1, "components": [{"type": 3, "options": [{"description": "</%s>"}]}]}]},
        {"attachments": [{"id": "0", "description": "</%s>"}]},
        {"data": {"title": "</%s>"}},
        {"data": {"choices": [{"name": "</%s>"}]}},
    ],
)
def test_where_discord_shows_no_mention_there_must_be_none(message: Any) -> None:
    def filled(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: filled(value) for key, value in part.items()}
        if isinstance(part, list):
            return [filled(each) for each in part]
        return part.replace("%s", f"axio start:{AXIO}") if isinstance(part, str) else part

    assert len([*wrong_mentions(filled(message), KNOWN)]) == 1
