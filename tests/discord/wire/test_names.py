"""Names in messages: whatever somebody is called is only ever read as a name."""

from __future__ import annotations

import re

import pytest

from bot.wire.names import bold_name

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
