"""`python -m tests.outside.full_bot PORT`: the bot, with all that it may keep kept before it starts.

So whoever watches its memory needs not wait, for days or thousands of turns, until everything has reached its
bound.  What a turn keeps anyway, such as the last pictures, is left to the turns.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any

from PIL import Image

from bot import __main__ as program
from bot import app
from bot.catalog import adapter_of
from bot.matches.decoding import dump_state
from bot.matches.past import Past, dump_past, grown
from bot.memory import give_back
from bot.messages.naming import seat_name
from bot.texts import catalogue, in_language
from bot.wire.workshop import MOST_KEPT, Workshop
from renderers import cache, canvas, lettering, png, theme
from renderers.canvas import Sprite
from tests.bench.tables import TABLES, Match, in_play, positions
from tests.games.games import GAMES
from tests.outside.bot_process import run

_MATCHES = 200
_NAMES = 5000
"""More than there are texts whose sizes are kept."""
_POSITIONS = 600
"""More than stay decoded."""


def fill() -> None:
    """Keeps all that a bot may keep that has played for a long time, in all languages."""
    chance = Random("full")
    crowd = in_play(_MATCHES)
    for match in crowd:
        match.draw()
    _names(chance)
    for language in catalogue().languages:
        for match in crowd:
            match.advance()
            _tell(match, language)
    _decoded(chance)
    for number in count():
        if cache.sprites.held() > cache.SPRITES - (64 << 10):
            break
        cache.sprites.put(("made up", number), Sprite(Image.new("L", (80, 80), number % 256)))
    kept = -1
    while png.kept_bytes() > kept:
        kept = png.kept_bytes()
        for number in range(100):
            png._kept.put(b"made up %d %d" % (kept, number), (chance.randbytes(3000), 1))
    for subject, seats in TABLES:
        _animate(subject, seats)


def _names(chance: Random) -> None:
    for number in range(_NAMES):
        name = lettering.legible(f"{chance.randbytes(chance.randint(3, 7)).hex()} {number}")
        short = lettering.fitted(name, theme.SMALL, 150)
        drawn, _ = canvas.written((0, 0), short, theme.SMALL, theme.IVORY, theme.NIGHT)
        assert drawn.image.width


def _tell(match: Match, language: str) -> None:
    say, adapter = in_language(language), adapter_of(match.subject.game.key)
    who = partial(seat_name, [f"Player {seat}" for seat in range(match.seats)], say)
    for tell in (adapter.events_text, adapter.board_text, adapter.scores):
        tell(match.view, who, say)


def _decoded(chance: Random) -> None:
    for subject in GAMES:
        game, left = subject.game, _POSITIONS // len(GAMES) + 1
        while left > 0:
            state, turns = game.setup(4, game.options(), f"full {left}"), _NONE
            while left > 0 and (to_move := game.to_move(state)):
                before, state = (
                    state,
                    game.apply(state, to_move[0], _action(subject, state, to_move[0], chance)),
                )
                turns = grown(game, turns, before, state)
                dump_state(state)
                dump_past(game, turns)
                left -= 1


_NONE: Past = ()


def _action(subject: Any, state: Any, seat: int, chance: Random) -> Any:
    return subject.skilled(state, seat, chance)


def _animate(subject: Any, seats: int) -> None:
    """Makes a replay of a whole match, as it takes memory for a while."""
    views = list(positions(subject, seats, "full"))
    names: Sequence[str] = [f"Player {seat}" for seat in range(seats)]
    adapter_of(subject.game.key).moving(views, [names] * len(views), in_language("en"))


class _Full(Workshop):
    """Keeps as much finished work as it may from the start."""

    def __init__(self) -> None:
        super().__init__()
        for number in range(16):
            self.keep(("made up", number), os.urandom(MOST_KEPT // 16))


def main(port: int) -> int:
    give_back()
    fill()
    names: dict[str, Any] = vars(program)
    names["give_back"] = lambda: True  # it is done already
    vars(app)["Workshop"] = _Full
    return run(port)


if __name__ == "__main__":
    number = int(sys.argv[1])
    del sys.argv[1:]  # else it would be a command of the owner's
    sys.exit(main(number))
