"""Numbers in the ids of components: what the bot has written is read, and nothing longer."""

from __future__ import annotations

import pytest

from bot.wire.components import ID_DIGITS, number_of
from tests.matches.tables import refused

LONGEST = 2**64 - 1  # Discord's ids have 64 bits


def test_the_longest_of_discords_ids_is_read() -> None:
    assert number_of(str(LONGEST), ID_DIGITS) == LONGEST


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "1" * 3])
def test_what_the_bot_cannot_have_written_is_refused(text: str) -> None:
    with refused("panel-unreadable"):
        number_of(text)
