"""Names in messages: whatever somebody is called is only ever read as a name."""

from __future__ import annotations

import re
from functools import partial

import pytest

from bot.computers.sitting import computer_sitter
from bot.texts import ENGLISH, text
from bot.wire.names import bold_name, plain_name, short_name
from storage.matches import Sitter

HOSTILE = (
    "a*b_c~d|e`f",
    "**",
    "ends with \\",
    "\\*",
    "http://x**y",
    "http://x||y||",
    "http://x`y",
    "https://x\\",
    "<steam://a_b>",
    "[a](http://b)",
    "# big",
    "-# small",
    "> quoted",
    "@everyone",
    "<@1>",
    "<#1>",
    "</help:1>",
    "<t:0:R>",
    "<:a:1>",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_only_a_name(name: str) -> None:
    shown = bold_name(name)
    assert shown.startswith("**")
    assert shown.endswith("**")
    inside = shown[2:-2]
    # The reader sees the name itself.
    assert re.sub(r"\\([\W_])", r"\1", inside).replace("\u200b", "") == name
    bare = re.sub(r"\\[\W_]", "", inside)
    assert not re.search(r"[*_~|`\\]", bare), shown
    assert not re.search(r"://|<[@#/t:a]|@everyone", bare), shown


def test_computers_of_one_table_are_told_apart_with_and_without_their_levels() -> None:
    say, sitters = partial(text, ENGLISH), list[Sitter]()
    for level in ("hard", "easy", "hard"):
        sitters.append(computer_sitter(level, sitters))
    names = [sitter.name for sitter in sitters]
    full = ["Computer (hard)", "Computer 2 (easy)", "Computer 3 (hard)"]
    assert [plain_name(name, say) for name in names] == full
    assert [short_name(name, say) for name in names] == ["Computer", "Computer 2", "Computer 3"]
    assert short_name("alice", say) == "alice"
    assert short_name("", say) == say("former-player")
