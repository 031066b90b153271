"""How a page of a leaderboard is shown: as a picture, as its alternative text, and line by line in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.texts import Say
from renderers import standings as scenes
from renderers.lettering import legible
from renderers.numbers import number_text
from storage.sitters import NO_NAME, UNKNOWN_NAME
from storage.standings import Line


@dataclass(frozen=True)
class Sheet:
    """Some lines of a board, with what a reader must know about the board.

    title, subtitle: plain text.  own: the viewer's line, whether or not it is among `lines`.
    solo: ordered by best match, not by rating.  provisional: ratings from fewer matches are provisional.
    """

    title: str
    subtitle: str
    lines: tuple[Line, ...]
    own: Line | None
    solo: bool
    provisional: int

    def is_provisional(self, line: Line) -> bool:
        """Whether the rating of this line is provisional."""
        return not self.solo and line.standing.matches < self.provisional

    @property
    def shown(self) -> tuple[Line, ...]:
        """All lines of the picture: those of the page, and the viewer's if it is not among them."""
        apart = self.own is not None and self.own not in self.lines
        return (*self.lines, self.own) if self.own is not None and apart else self.lines


def picture(sheet: Sheet, say: Say) -> bytes:
    """PNG bytes; equal sheets give equal bytes."""
    rows = [_row(line, sheet, say) for line in sheet.shown]
    count = len(sheet.lines)
    names = ("best", "matches") if sheet.solo else ("rating", "matches", "won")
    return scenes.draw_page(
        scenes.Page(
            title=sheet.title,
            subtitle=sheet.subtitle,
            columns=tuple(say(f"standing-column-{name}") for name in names),
            rows=tuple(rows[:count]),
            apart=rows[count] if len(rows) > count else None,
            notes=tuple(_notes(sheet, say)),
        )
    )


def alt(sheet: Sheet, say: Say) -> str:
    """The picture in plain words, in one line."""
    lines = say("list-break").join(
        say("standing-alt-line", rank=line.rank, name=_name(line, say), rating=_rating(line, sheet))
        for line in sheet.shown
    )
    return say("standing-alt", title=sheet.title, subtitle=sheet.subtitle, lines=lines)


def in_words(sheet: Sheet, who: Callable[[str], str], say: Say) -> str:
    """The same as the picture, one line per player; who: turns a name into what a message shows."""
    words = [_words(line, sheet, who, say) for line in sheet.shown]
    if len(words) > len(sheet.lines):
        words.insert(-1, "…")
    return "\n".join(words)


def unnamed(sheet: Sheet) -> list[Line]:
    """The lines without a name in the picture, as its font lacks the letters."""
    return [
        line for line in sheet.shown if line.name not in (NO_NAME, UNKNOWN_NAME) and not legible(line.name)
    ]


def _name(line: Line, say: Say) -> str:
    """The name of a player, or what replaces it if never seen here or if the account is gone."""
    if line.name == NO_NAME:
        return say("former-player")
    return say("standing-nameless") if line.name == UNKNOWN_NAME else line.name


def _row(line: Line, sheet: Sheet, say: Say) -> scenes.Row:
    standing = line.standing
    numbers = [standing.rating, standing.matches, standing.won]
    if sheet.solo:
        numbers = [standing.best, standing.matches]
    return scenes.Row(
        rank=line.rank,
        name=_name(line, say),
        cells=tuple(number_text(number) for number in numbers),
        provisional=sheet.is_provisional(line),
        left=line.gone,
        own=sheet.own is not None and line.player == sheet.own.player,
        stand_in=say("standing-unnamed", number=line.position + 1),
    )


def _notes(sheet: Sheet, say: Say) -> list[str]:
    notes = []
    if any(sheet.is_provisional(line) for line in sheet.shown):
        notes.append(say("standing-note-provisional", matches=sheet.provisional))
    if any(line.gone for line in sheet.shown):
        notes.append(say("standing-note-left"))
    return notes


def _words(line: Line, sheet: Sheet, who: Callable[[str], str], say: Say) -> str:
    standing, name, rating = line.standing, who(_name(line, say)), _rating(line, sheet)
    if sheet.solo:
        words = say("standing-line-solo", rank=line.rank, name=name, best=rating, matches=standing.matches)
    else:
        words = say(
            "standing-line",
            rank=line.rank,
            name=name,
            rating=rating,
            won=standing.won,
            matches=standing.matches,
        )
    return f"{words} {say('standing-left')}" if line.gone else words


def _rating(line: Line, sheet: Sheet) -> str:
    """What a board is ordered by, as written; a provisional rating has a question mark."""
    standing = line.standing
    return number_text(standing.best if sheet.solo else standing.rating) + "?" * sheet.is_provisional(line)
