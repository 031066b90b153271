"""A finished match as a text file, and a replay from such a file; docs/record.md describes the format.

Files are not trusted: each line is checked, and the match is played again by the rules.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot import codec
from bot.games.contract import BaseState, Game
from bot.matches.change import KICK, LEAVE, REPLACE, START, TIMEOUT, UNDO
from bot.matches.kinds import kind_for
from bot.matches.match import LONGEST_TEXT, Giver, Match
from bot.matches.opening import lobby
from bot.matches.replay import Replay, names_by_version, step
from bot.refusal import Refusal
from bot.texts.marks import LONGEST_NAME, clean, is_foreign
from storage.matches import Entry, Sitter

TITLE = "Axio table record, format 1"
MOST_BYTES = 256 * 1024
"""Of a file that is read."""
MOST_ENTRIES = 4000
"""The highest version in a file that is read; matches take a few hundred."""
LONGEST_LINE = 300
"""Characters of a line that is read."""
FURTHEST_UNDO = 400
"""So many entries one undo in a file that is read goes back at most."""
_LONGEST_SEED = 100

_ENTRY = re.compile(r"([0-9]{1,6}) (-|[0-9]) (\S.*)")
_NUMBER = re.compile(r"[0-9]{1,6}")
Named = Callable[[str], str]
"""Turns a stored name into one for readers."""

_KEPT = (START, LEAVE, KICK, UNDO, REPLACE, TIMEOUT)


class Unplayable(Refusal):
    """The rules refuse a line of the file."""

    def __init__(self, line: int, why: Refusal) -> None:
        super().__init__("record-unplayable", line=line)
        self.line = line
        self.why = why


def write(match: Match, log: Sequence[Entry], named: Named = str) -> str:
    """The record of a finished match; named: what is written for a stored name."""
    outcome = match.outcome
    assert outcome is not None, "only finished matches have records"
    scores = match.game.scores(match.state)
    return "\n".join(
        [
            TITLE,
            f"game: {match.game.key}",
            f"options: {codec.dump(match.options)}",
            f"seats: {len(match.sitters)}",
            *(f"seat {number}: {clean(named(each.name))}" for number, each in enumerate(match.sitters, 1)),
            f"seed: {match.row.seed}",
            "log:",
            *_entries(match, log, named),
            "end:",
            f"places: {' '.join(map(str, outcome.places))}",
            f"scores: {' '.join(map(str, scores))}",
            "",
        ]
    )


def _entries(match: Match, log: Sequence[Entry], named: Named) -> Iterator[str]:
    """The entries that led to the end, without those about the lobby, offers or clocks."""
    begun, names = False, names_by_version(match, len(log) + 1, list(enumerate(log, 1)))
    for version, entry in enumerate(log, 1):
        verb, _, rest = entry.notation.partition(" ")
        begun = begun or verb == START
        if not begun or (verb.startswith("/") and verb not in _KEPT):
            continue
        seat = "-" if entry.seat is None else entry.seat + 1
        notation = f"{KICK} {int(rest) + 1}" if verb == KICK else entry.notation
        if verb == REPLACE and entry.seat is not None:
            notation = f"{REPLACE} {clean(named(names[version - 1][entry.seat]))}"
        yield f"{version} {seat} {notation}"


def read(data: bytes, games: Mapping[str, Game[Any, Any, Any]]) -> Replay:
    """The replay of the match that a file records; raises Refusal, naming the line, if it records none.

    This can take seconds: keep it off the event loop.
    """
    lines = _Lines(data)
    match = _head(lines, games)
    states, log = _played(lines, match)
    places, scores = lines.field("places"), lines.field("scores")
    while lines.left:
        if lines.take():
            raise Refusal("record-more", line=lines.number)
    final = states[-1]
    outcome = None if final is None else match.game.outcome(final)
    if final is None or outcome is None:
        raise Refusal("record-unfinished")
    reached = [" ".join(map(str, each)) for each in (outcome.places, match.game.scores(final))]
    if reached != [places, scores]:
        raise Refusal("record-other-end", places=reached[0], scores=reached[1])
    givers = [(entry.seat, entry.notation.partition(" ")[2]) for _, entry in log if _is_given(entry)]
    # Nobody's id is in a file, and nothing else about them matters here.
    given = tuple(Giver(seat, 0, name, 0) for seat, name in givers if seat is not None and name)
    return Replay.of(replace(match, givers=given), states, log)


def _is_given(entry: Entry) -> bool:
    return entry.notation.partition(" ")[0] == REPLACE


class _Lines:
    """The lines of a file, one after another; `number` is that of the last line taken, from 1."""

    def __init__(self, data: bytes) -> None:
        if len(data) > MOST_BYTES:
            raise Refusal("record-large", most=MOST_BYTES // 1024)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refusal("record-binary") from None
        self._lines = text.replace("\r\n", "\n").split("\n")
        self.number = 0

    @property
    def left(self) -> bool:
        """Whether lines are left to take."""
        return self.number < len(self._lines)

    def take(self) -> str:
        """The next line; empty at the end of the file."""
        line = self._lines[self.number] if self.left else ""
        self.number += 1
        if len(line) > LONGEST_LINE:
            raise Refusal("record-long", line=self.number, most=LONGEST_LINE)
        if any(map(is_foreign, line)):
            raise Refusal("record-marks", line=self.number)
        return line.strip()

    def literally(self, wanted: str) -> None:
        """Takes a line that must be exactly this."""
        if self.take() != wanted:
            raise Refusal("record-expected", line=self.number, wanted=wanted)

    def field(self, name: str) -> str:
        """Takes a line "name: value" and returns the value."""
        found, colon, value = self.take().partition(":")
        if found != name or not colon:
            raise Refusal("record-expected", line=self.number, wanted=f"{name}: …")
        return value.strip()


def _head(lines: _Lines, games: Mapping[str, Game[Any, Any, Any]]) -> Match:
    """The match before it began."""
    lines.literally(TITLE)
    game = games.get(lines.field("game"))
    if game is None:
        raise Refusal("record-game", line=lines.number, games=", ".join(games))
    options = _options(lines, game)
    seats = lines.field("seats")
    if seats not in map(str, game.seats):
        raise Refusal("record-seats", line=lines.number, least=game.seats[0], most=game.seats[-1])
    names = []
    for number in range(1, int(seats) + 1):
        names.append(lines.field(f"seat {number}"))
        if clean(names[-1]) != names[-1]:
            raise Refusal("record-name", line=lines.number, most=LONGEST_NAME)
    seed = lines.field("seed")
    if not seed or len(seed) > _LONGEST_SEED:
        raise Refusal("record-seed", line=lines.number, most=_LONGEST_SEED)
    lines.literally("log:")
    sitters = [Sitter(0, name) for name in names]
    row = lobby(
        kind_for(len(names)),
        game,
        sitters=sitters,
        seats=len(names),
        seed=seed,
        at=0,
        options=codec.load(game.options, options),
    )
    return Match(replace(row, status="finished", version=0), game, None, None)


def _options(lines: _Lines, game: Game[Any, Any, Any]) -> str:
    """The options in a line, which must name all of the game's and no others."""
    text = lines.field("options")
    try:
        options = codec.dump(codec.load(game.options, text))
        if json.loads(options) == json.loads(text):
            return options
    except (codec.Undecodable, ValueError, RecursionError):
        pass
    raise Refusal("record-options", line=lines.number, usual=codec.dump(game.options()))


def _played(lines: _Lines, match: Match) -> tuple[list[BaseState | None], list[tuple[int, Entry]]]:
    """The states that the file's log leads to, by version, up to the line that ends it; and the log."""
    states: list[BaseState | None] = [None]
    log: list[tuple[int, Entry]] = []
    while (line := lines.take()) != "end:":
        if not line and not lines.left:
            raise Refusal("record-expected", line=lines.number, wanted="end:")
        form = _ENTRY.fullmatch(line)
        if form is None:
            raise Refusal("record-entry", line=lines.number)
        version = int(form[1])
        if not len(states) <= version <= MOST_ENTRIES:
            raise Refusal("record-version", line=lines.number, most=MOST_ENTRIES)
        # What stood between changed nothing.
        states += [states[-1]] * (version - len(states))
        seat = None if form[2] == "-" else int(form[2]) - 1
        if seat is not None and not 0 <= seat < len(match.sitters):
            raise Refusal("record-seat", line=lines.number, most=len(match.sitters))
        entry = _judged(match, states, Entry(seat, " ".join(form[3].split()), None, 0), lines.number)
        try:
            states.append(step(match, states, entry))
        except Refusal as why:
            raise Unplayable(lines.number, why) from why
        log.append((version, entry))
    return states, log


def _judged(match: Match, states: Sequence[BaseState | None], entry: Entry, line: int) -> Entry:
    """An entry of a file as a match's log would hold it; raises Refusal if it is not possible there."""
    verb, _, rest = entry.notation.partition(" ")
    state = states[-1]
    if (state is None) != (entry.notation == START):
        raise Refusal("record-start", line=line, start=START)
    if state is None:
        return entry
    if not match.game.to_move(state):
        raise Refusal("record-over", line=line)
    if entry.seat is None:
        raise Refusal("record-seat", line=line, most=len(match.sitters))
    if not verb.startswith("/"):
        if len(entry.notation) > LONGEST_TEXT:
            raise Refusal("record-long", line=line, most=LONGEST_TEXT)
        return entry
    if verb == REPLACE and rest and clean(rest) != rest:
        raise Refusal("record-name", line=line, most=LONGEST_NAME)
    if verb == REPLACE or entry.notation in (LEAVE, TIMEOUT):
        return entry
    number = int(rest) if _NUMBER.fullmatch(rest) else 0
    if verb == KICK and 1 <= number <= len(match.sitters):
        return replace(entry, notation=f"{KICK} {number - 1}")
    if verb == UNDO and 1 <= number < len(states) and states[number] is not None:
        if len(states) - number > FURTHEST_UNDO:
            raise Refusal("record-undo", line=line, most=FURTHEST_UNDO)
        return entry
    raise Refusal("record-verb", line=line)
