"""Iota's actions as text: "rc2 H8 gs2 H9" lays two cards, "pass rc2 w", "swap rc2 H8"."""

from __future__ import annotations

import re

from bot.games import grid
from bot.games.iota.state import (
    COLOURS,
    HAND_SIZE,
    SHAPES,
    WILD,
    Action,
    Pass,
    Swap,
    cell_at,
    cell_label,
    play,
)
from bot.refusal import Unreadable, quotable

_CARD = (
    rf"(?:(?:[{COLOURS}][\s./-]*[{SHAPES}]|[{SHAPES}][\s./-]*[{COLOURS}])[\s./-]*[1-4]"
    r"|(?:wild\b|w)(?:\s+card\b)?|\*)"
)
_GAP = r"[\s:,;+=-]*"
_PAIRS = tuple(
    re.compile(_GAP + rf"(?:({first}){_GAP}({second}){_GAP})" + rf"(?:({first}){_GAP}({second}){_GAP})?" * 3)
    for first, second in ((_CARD, grid.LABEL), (grid.LABEL, _CARD))
)
"""Up to four cards, each with its cell, or four cells, each with its card."""

_HAND = re.compile(_GAP + (rf"({_CARD})?" + _GAP) * HAND_SIZE)
_SINGLE_CARD = re.compile(_CARD)
_VERB = re.compile(r"\s*(?:(pass|swap|play)(?![a-z])[\s:,;]*)?(.*)", re.DOTALL)


def parse(text: str) -> Action:
    """The action that a text names, legal or not; raises Unreadable if it names none."""
    match = _VERB.fullmatch(text.casefold())
    verb, rest = (match[1], match[2]) if match else (None, "")
    if verb == "pass":
        hand = _HAND.fullmatch(rest)
        if hand is None:
            raise _why_unreadable(rest)
        return Pass(tuple(map(_card, filter(None, hand.groups()))))
    pairs = next((found for found in (pattern.fullmatch(rest) for pattern in _PAIRS) if found), None)
    if pairs is None:
        raise _why_unreadable(rest)
    words = [word for word in pairs.groups() if word]
    cards_first = pairs.re is _PAIRS[0]
    cards = [_card(word) for word in words[0 if cards_first else 1 :: 2]]
    cells = [_cell(word) for word in words[1 if cards_first else 0 :: 2]]
    if verb != "swap":
        return play(*zip(cards, cells, strict=True))
    if len(cards) > 1:
        raise Unreadable("iota-one-swap")
    return Swap(cards[0], cells[0])


def notate(action: Action) -> str:
    """The action as a text from which `parse` returns it."""
    if isinstance(action, Pass):
        return " ".join(("pass", *action.cards))
    if isinstance(action, Swap):
        return f"swap {action.card} {cell_label(action.cell)}"
    return " ".join(f"{card} {cell_label(cell)}" for card, cell in action.cards)


def _card(text: str) -> str:
    if text[0] in "w*":
        return WILD
    marks = re.sub(r"[\s./-]", "", text)
    return marks if marks[0] in COLOURS else marks[1] + marks[0] + marks[2]


def _cell(text: str) -> int:
    cell = cell_at(text)
    if cell is None:
        raise Unreadable("iota-no-such-cell", cell="".join(text.upper().split()))
    return cell


def _why_unreadable(text: str) -> Unreadable:
    """Names the first word that is neither a card nor a cell, if it is short and plain."""
    for word in re.split(r"[\s,;:]+", text.strip()):
        known = _SINGLE_CARD.fullmatch(word) or cell_at(word) is not None
        if not known and quotable(word):
            return Unreadable("iota-no-such-card", text=word)
    return Unreadable("iota-unreadable")
