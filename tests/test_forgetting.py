"""Nothing that an earlier test has made the bot keep is there in the next one."""

from __future__ import annotations

from bot.matches import decoding, past
from bot.messages import match_pictures, naming
from tests.forgetting import forget

CACHES = (match_pictures._kept, match_pictures._words, naming._events_text)
KEPT = (decoding._states, past._turns)


def test_what_is_kept_is_found_wherever_it_is() -> None:
    assert [each.cache_info().currsize for each in CACHES] == [0] * len(CACHES)
    match_pictures._kept(lambda *_: (), "axio", None, (), "a.png", lambda key: key)
    for each in KEPT:
        each.put("key", ())  # type: ignore[arg-type]  # any value is kept
    assert match_pictures._kept.cache_info().currsize == 1
    forget()
    assert match_pictures._kept.cache_info().currsize == 0
    assert [each.find("key") for each in KEPT] == [None] * len(KEPT)
