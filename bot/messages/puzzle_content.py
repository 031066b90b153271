"""A puzzle as a private answer: the position, what a try was worth, and what can be shown to others."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.catalog import TITLES, adapter_of
from bot.matches import daily
from bot.matches.match import Match
from bot.matches.puzzle_stock import Puzzle
from bot.matches.puzzles import Puzzles, Try
from bot.matches.rating import Skill
from bot.matches.verdicts import Unjudged
from bot.messages.drawing import drawn
from bot.messages.naming import names_of, short_names
from bot.messages.one_turn import after_turn, asked, in_words, plan_picture, planned, rules_button
from bot.messages.position import played_lines
from bot.texts import Say
from bot.wire.components import Button, Controls
from bot.wire.content import Content, Picture
from bot.wire.names import date_text, timestamp
from renderers.numbers import number_text
from storage.puzzles import SolvingRow

_WRONG, _RIGHT, _SHOWN = "🟥", "🟩", "⬜"
_MOST_MARKS = 10


class PuzzleContent:
    """Builds the private answers about puzzles."""

    def __init__(self, puzzles: Puzzles) -> None:
        self._puzzles = puzzles

    async def content(self, match: Match, say: Say, server: int | None, *, words: bool = False) -> Content:
        """See `privately.Private`."""
        if match.running:
            content = await self._waiting(match, say)
        else:
            try:
                content = await self._over(await self._puzzles.tried(match), match, say, server)
            except Unjudged:
                content = await self._unjudged(match, say)
        return in_words(content, match, say) if words else content

    async def head(self, match: Match, say: Say) -> str:
        """See `privately.Private`."""
        return _head(await self._puzzles.of(match), await self._puzzles.solving(match), say)

    async def _waiting(self, match: Match, say: Say) -> Content:
        """The position in which the best move is to be found."""
        # Where a game's goals differ from match to match, their signs on the picture are not enough.
        goals = adapter_of(match.game.key).goals_text(match.view(0), names_of(match, say), say)
        question = "\n".join(line for line in (goals, say("puzzle-ask")) if line)
        return await asked(match, say, await self.head(match, say), question)

    async def _unjudged(self, match: Match, say: Say) -> Content:
        puzzle, solving = await self._puzzles.of(match), await self._puzzles.solving(match)
        told = say("puzzle-unjudged")
        look = _button("puzzle-look", say("button-puzzle-look"), puzzle, main=True)
        return Content(f"{_head(puzzle, solving, say)}\n{told}", items=[look])

    async def _over(self, done: Try, match: Match, say: Say, server: int | None) -> Content:
        """What the try was worth, and how it may go on."""
        pictures, failed = await drawn(lambda: _pictures(match, done, say), say)
        # Whether it was the best move comes first, as a phone shows the beginning.
        verdict, *better = _verdict(match, done, say) or [""]
        played = played_lines(match, match.sitters[0].player, say) if done.played else []
        head = _head(done.puzzle, done.solving, say)
        lines = [line for line in (head, verdict, *played, failed, *better) if line]
        if not done.solving.over:
            return Content("\n".join(lines), pictures, self._again(match, done, say))
        action = planned(match, done.before, done.second, say)
        lines.append(say("puzzle-second", action=action))
        lines += await self._ratings(done, match.sitters[0].player, say)
        lines.append(say("puzzle-copy" if server is not None else "puzzle-copy-direct"))
        lines.append(f"```\n{paste(match, done.puzzle, done.solving, say)}\n```")
        following = Controls(0).button("puzzle-next", say("button-puzzle-next"), match.game.key)
        items = [following, _button("puzzle-position", say("button-puzzle-position"), done.puzzle)]
        if server is not None:
            sharing = Controls(match.id, match.version)
            items.insert(0, sharing.button("puzzle-share", say("button-share"), style=ButtonStyle.primary))
        return Content("\n".join(lines), pictures, items)

    @staticmethod
    def _again(match: Match, done: Try, say: Say) -> list[Button]:
        again = _button("puzzle", say("button-puzzle-again"), done.puzzle, main=True)
        rules = rules_button(match, say)
        if not done.solving.tries:
            return [again, rules]
        return [again, _button("puzzle-show", say("button-puzzle-show"), done.puzzle), rules]

    async def _ratings(self, done: Try, player: int, say: Say) -> list[str]:
        solver = await self._puzzles.solver(player)
        if solver is None:
            return []
        own = number_text(Skill(solver.mu, solver.sigma).rating)
        return [say("puzzle-ratings", own=own, puzzle=number_text(done.puzzle.difficulty.rating))]


async def position_content(done: Try, match: Match, say: Say) -> Content:
    """The position of a puzzle that is over, as its player saw it before the turn."""
    adapter, names = adapter_of(match.game.key), short_names(match, say)
    name = f"{match.game.key}-position-{match.id}"

    def draw() -> list[Picture]:
        alt = adapter.board_alt(done.before, names, say)
        made = [Picture(adapter.board(done.before, names), f"{name}.png", alt)]
        hand = adapter.hand(done.before)
        if hand is not None:
            made.append(Picture(hand, f"{name}-hand.png", adapter.hand_text(done.before, say)))
        return made

    pictures, failed = await drawn(draw, say)
    goals = adapter.goals_text(done.before, names_of(match, say), say)
    lines = [_head(done.puzzle, done.solving, say), say("puzzle-position"), goals, failed]
    back = _button("puzzle-look", say("button-back"), done.puzzle, main=True)
    return Content("\n".join(line for line in lines if line), pictures, [back])


def marks(solving: SolvingRow | None) -> str:
    """A square for each try: it tells how often somebody tried, and nothing of the position."""
    if solving is None:
        return ""
    wrong = solving.tries - solving.solved
    end = _RIGHT if solving.solved else _SHOWN if solving.shown else ""
    return (_WRONG * wrong if wrong <= _MOST_MARKS else f"{_WRONG}×{wrong} ") + end


def paste(match: Match, puzzle: Puzzle, solving: SolvingRow, say: Say) -> str:
    """A text to show to others, from which nobody learns the move."""
    return say("puzzle-paste", game=match.game.title, number=puzzle.row.nth, marks=marks(solving))


def today_content(day: int, lines: Sequence[tuple[str, int | None, str]], say: Say) -> Content:
    """Today's puzzles: of each game its key, the number of its puzzle or None, and the marks of the tries."""
    told = [
        say("puzzle-today", date=date_text(daily.date_of(day), say), time=timestamp(daily.ends(day), "R"))
    ]
    items = []
    for key, number, tried in lines:
        title = TITLES[key].game.title
        if number is None:
            told.append(say("puzzle-today-none", game=title))
            continue
        told.append(say("puzzle-today-line", game=title, number=number, marks=tried or say("puzzle-untried")))
        items.append(Controls(0).button("puzzle-today", title, key, style=ButtonStyle.primary))
    return Content("\n".join(told), items=items)


def _head(puzzle: Puzzle, solving: SolvingRow | None, say: Say) -> str:
    day = puzzle.row.day
    words: dict[str, str | int] = {"game": TITLES[puzzle.row.game].game.title, "number": puzzle.row.nth}
    if day is None:
        head = say("puzzle-head-practice", **words)
    else:
        head = say("puzzle-head", **words, date=date_text(daily.date_of(day), say))
    return f"{head} {marks(solving)}".strip()


def _verdict(match: Match, done: Try, say: Say) -> list[str]:
    if done.worth is None:
        return [say("puzzle-left")] if not done.played else []
    reason = done.worth.reason.text(say)
    if done.worth.right:
        same = done.worth.cost == 0
        return [say("puzzle-right" if same else "puzzle-right-too", tries=done.solving.tries, reason=reason)]
    lines = [say("puzzle-wrong", points=max(1, round(done.worth.cost)))]
    if done.solving.over:
        lines.append(say("puzzle-shown", action=planned(match, done.before, done.best, say), reason=reason))
    return lines


def _pictures(match: Match, done: Try, say: Say) -> list[Picture]:
    """The table after the try and, for who is shown it, the best move."""
    made = after_turn(match, say)
    if done.solving.over and done.worth is not None and not done.worth.right:
        made.append(plan_picture(match, done.before, done.best, "best", "puzzle-shown-alt", say))
    return made


def _button(verb: str, label: str, puzzle: Puzzle, *, main: bool = False) -> Button:
    """A button to a puzzle; the id names it, as a try is a match of its own."""
    style = ButtonStyle.primary if main else ButtonStyle.secondary
    return Controls(0).button(verb, label, str(puzzle.row.number), style=style)
