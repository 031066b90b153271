"""What the bot keeps for a while is forgotten between tests, so that none depends on what ran before it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, lru_cache

from bot.kept import Kept


def forget() -> None:
    """Forgets the results that modules of the bot keep, at most so many of each.

    What is kept without a limit is the same for all tests, such as tables of the rules and the sentences.
    What renderers keep are parts of pictures, which are made again just as they were.
    """
    for each in _forgetting(len(sys.modules)):
        each()


@lru_cache(maxsize=1)
def _forgetting(modules: int) -> tuple[Callable[[], object], ...]:
    """What forgets; modules: how many are loaded, as more of them may keep more."""
    return tuple(_found())


def _found() -> Iterator[Callable[[], object]]:
    for name, module in [*sys.modules.items()]:
        if name.startswith("bot."):
            for value in vars(module).values():
                if isinstance(value, Kept):
                    yield value._values.clear
                elif (
                    isinstance(value, _lru_cache_wrapper) and value.cache_parameters()["maxsize"] is not None
                ):
                    yield value.cache_clear
