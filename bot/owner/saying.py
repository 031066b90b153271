"""The sentences of the command line; its reader is the owner, in English."""

from __future__ import annotations

from functools import partial

from bot.texts import text

say = partial(text, "en")
