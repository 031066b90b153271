"""The pictures of a match that has begun, each as its viewer may see it, with alt texts; hands in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.texts import Say
from bot.wire.content import Picture
from bot.wire.names import plain_name, short_name

_Pictures = Sequence[Picture]


def pictures_of(match: Match, say: Say) -> list[Picture]:
    """The public pictures of a match that has begun: the board, an open hand, the ranking if it is over."""
    game, view, name = match.game.key, match.view(None), f"{match.game.key}-{match.id}-{match.version}"
    names = tuple(sitter.name for sitter in match.sitters)
    made = [*_kept(_board, game, view, names, f"{name}.png", say)]
    if match.shown_hand is not None:
        made += _kept(_hand, game, match.view(match.shown_hand), (), f"{name}-hand.png", say)
    if match.outcome is not None:
        made += _kept(_ranking, game, view, names, f"{name}-ranking.png", say)
    return made


def hand_pictures(match: Match, seat: int, say: Say) -> list[Picture]:
    """A seat's own hand, for its player only; nothing if it is empty."""
    name = f"{match.game.key}-hand-{match.id}-{match.version}.png"
    return [*_kept(_hand, match.game.key, match.view(seat), (), name, say)]


def hand_words(match: Match, seat: int, say: Say) -> str:
    """A seat's own hand in words, for its player only."""
    return _words(match.game.key, match.view(seat), say)


@lru_cache(maxsize=64)  # of a message, its alt text, and what tells whether it is up to date
def _words(game: str, view: Any, say: Say) -> str:
    return adapter_of(game).hand_text(view, say)


@lru_cache(maxsize=64)
def _kept(
    draw: Callable[[str, Any, Sequence[str], str, Say], _Pictures],
    game: str,
    view: Any,
    names: Sequence[str],
    file: str,
    say: Say,
) -> _Pictures:
    """What `draw` makes of a view.

    The post of a turn and the message that calls its player show the same board, and an answer and a direct
    message the same hand, so the last ones are kept.
    """
    return draw(game, view, names, file, say)


def _board(game: str, view: Any, names: Sequence[str], file: str, say: Say) -> _Pictures:
    adapter = adapter_of(game)
    alt = adapter.board_alt(view, [plain_name(name, say) for name in names], say)
    return (Picture(adapter.board(view, [short_name(name, say) for name in names]), file, alt),)


def _hand(game: str, view: Any, names: Sequence[str], file: str, say: Say) -> _Pictures:
    data = adapter_of(game).hand(view)
    return () if data is None else (Picture(data, file, _words(game, view, say)),)


def _ranking(game: str, view: Any, names: Sequence[str], file: str, say: Say) -> _Pictures:
    adapter = adapter_of(game)
    words = adapter.ranking_text(view, lambda seat: plain_name(names[seat], say), say)
    return (Picture(adapter.ranking(view, [short_name(name, say) for name in names]), file, words),)
