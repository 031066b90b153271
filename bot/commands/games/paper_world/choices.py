"""Typed turns in Paper World: how they are split, and what autocomplete offers next."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from discord import app_commands

from bot.games.paper_world.notation import parse
from bot.games.paper_world.state import CELLS, HAND_LIMIT, Done, Lay, View
from bot.matches.match import Match
from bot.refusal import Refusal, Unreadable
from bot.wire.components import LONGEST_CHOICE, MOST_CHOICES

_SPACES = re.compile(r"[^\S\n]+")
_BETWEEN = re.compile(r"\s*(?:[,;\n]|\bthen\b)\s*", re.IGNORECASE)
# A part that belongs to the card before it: a discard that pays for its skip, or the token.
_GOES_ON = re.compile(r"[-–−]|(?:and|with|take|the|token)\b(?!\s*[1-5ybgk])", re.IGNORECASE)

_WITH_CELL = re.compile(r"[ybgk][1-5]s? [a-e][1-5](?: (?:[-–−] ?[ybgk][1-5]s?|token\b))*|done", re.IGNORECASE)


def split(text: str) -> list[str]:
    """The actions of a turn typed at once: "y1 C2, y3 C2 -k2, token, done" are three.

    A comma between cards may be missing where there is only one way to read them.
    """
    made: list[str] = []
    # Collapses spaces first: on a long run of them the patterns would take minutes.
    for part in filter(None, _BETWEEN.split(_SPACES.sub(" ", text).strip())):
        if made and _GOES_ON.match(part):
            made[-1] += f" {part}"
        else:
            made += _apart(part)
    return made or [text]


def _apart(part: str) -> list[str]:
    """The cards of a part that cannot be read as one, if each has its cell; otherwise the part."""
    try:
        parse(part)
    except Unreadable:
        cards = _WITH_CELL.findall(part)
        return cards if " ".join(cards) == part else [part]
    return [part]


def as_choices(texts: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Choices named by the text itself, because Discord puts the name into the box for further typing."""
    fitting = (text for text in texts if len(text) <= LONGEST_CHOICE)
    return [app_commands.Choice(name=text, value=text) for text in islice(fitting, MOST_CHOICES)]


def next_lays(seat: int, match: Match, typed: str) -> Iterator[str]:
    """What was typed, with the last part completed to a legal lay; earlier lays count as played."""
    if seat not in match.to_move or len(typed) > LONGEST_CHOICE:
        return
    parts = _BETWEEN.split(typed)
    before = split(", ".join(parts[:-1])) if any(parts[:-1]) else []
    try:
        ahead = match.ahead(seat, *before)
    except Refusal:
        return
    wanted = "".join(parts[-1].split()).casefold()
    found = [action for action in ahead.actions(seat) if isinstance(action, Lay | Done)]
    texts = {action: match.game.notate(action).removeprefix("lay ") for action in found}
    meant = [action for action in found if "".join(texts[action].split()).casefold().startswith(wanted)]
    # There is room for few, so those that cost nothing go first; what is listed is in the order of the board.
    for action in sorted(sorted(meant, key=_price)[:MOST_CHOICES], key=_place):
        yield ", ".join([*before, texts[action]])


def _price(action: Lay | Done) -> int:
    return len(action.discards) if isinstance(action, Lay) else 0


def _place(action: Lay | Done) -> int:
    """The cell; the end of the turn comes after all cells."""
    return action.cell if isinstance(action, Lay) else CELLS


def next_discards(seat: int, match: Match, typed: str) -> Iterator[str]:
    """What was typed, with the last card completed to one in the hand."""
    view: View = match.view(seat)
    if view.seat != seat or view.phase != "discard" or view.hand is None:
        return
    wanted = typed.casefold().split()
    hand, given = list(view.hand), []
    for card in wanted[: None if typed.endswith(" ") else -1]:
        if card in hand:
            hand.remove(card)
            given.append(card)
    if len(given) >= len(view.hand) - HAND_LIMIT:
        yield " ".join(given)
        return
    last = "" if typed.endswith(" ") or not wanted else wanted[-1]
    for card in dict.fromkeys(hand):
        if card.startswith(last):
            yield " ".join([*given, card])
