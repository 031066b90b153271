"""Actions as text: "take blue", "lay y3 C2", "lay y3s C2 token", "lay y4 C2 -k2", "discard y1 k2"."""

from __future__ import annotations

import re

from bot.games import grid
from bot.games.paper_world.cards import COLOURS, FACES, in_order
from bot.games.paper_world.state import SIZE, Action, Discard, Done, Lay, Pass, Take, cell_at, cell_label
from bot.refusal import Unreadable, quotable

WORDS = {"y": "yellow", "b": "blue", "g": "green", "k": "black"}

# Longer ways to say things, replaced by letters before anything else is read.
_SPELLINGS = tuple(
    (re.compile(pattern), letters)
    for pattern, letters in (
        (r"scissors?[\s-]*token", " token"),
        (r"(?:with\s+)?scissors?|\(s\)|✂\ufe0f?", "s"),
        (r"yellow|desert", "y"),
        (r"blue|sea", "b"),
        (r"green|forest", "g"),
        (r"black|mountain", "k"),
    )
)
_CARD = rf"(?:[{COLOURS}]\s*[1-5]|[1-5]\s*[{COLOURS}])(?:\s*s\b)?"
_VERB = r"\s*(?:(?:lay|place|put|play)\s*:?)?\s*"
_TO = r"[\s,;:=]*(?:(?:on|to|at|in)\b)?[\s,;:=]*"
_CARD_FIRST = re.compile(rf"{_VERB}(?P<card>{_CARD}){_TO}(?P<cell>{grid.LABEL})")
_CELL_FIRST = re.compile(rf"{_VERB}(?P<cell>{grid.LABEL}){_TO}(?P<card>{_CARD})")
_EXTRA = re.compile(
    rf"[\s,;&+]*(?:(?P<token>(?:(?:and|take|the|with|s)\s+)*token\b)"
    rf"|(?:(?:and|minus|discard|drop|pay|for|skip)\b\s*)*[-–−]?\s*(?P<card>{_CARD}))\s*"
)
_TAKE = re.compile(rf"\s*take\s+(?:all\s+)?(?:the\s+)?([{COLOURS}1-5])s?(?:\s*cards?)?\s*")
_LONE_CARD = re.compile(rf"{_VERB}(?P<card>{_CARD})")
# What single words may be, for naming one that is none of them.
_NAME_WORDS = re.compile(rf"[{COLOURS}1-5]s?|all|the|cards?")
_CARD_WORDS = re.compile(rf"[-–−]?(?:{_CARD}|[{COLOURS}]|[1-5]s?|s|and)")
_LAY_WORDS = re.compile(
    rf"{_CARD_WORDS.pattern}|[a-e][1-5]|[1-5][a-e]|[a-e]|lay|place|put|play|on|to|at|in|take|the|with|token|minus|discard|drop"
    r"|pay|for|skip|done|end|[-–−&+=.]"
)
_DISCARD = re.compile(rf"\s*(?:discard|drop)\s*:?((?:[\s,;&+–−-]*(?:and\b)?\s*{_CARD})+)\s*")


def notate(action: Action) -> str:
    """The action in the one form that the log keeps."""
    match action:
        case Take(name):
            return f"take {WORDS.get(name, name)}"
        case Lay(card, cell, discards, token):
            paid = "".join(f" -{discard}" for discard in discards)
            return f"lay {card} {cell_label(cell)}{paid}{' token' if token else ''}"
        case Discard(cards):
            return " ".join(("discard", *cards))
        case Done():
            return "done"
        case Pass():
            return "pass"


def parse(text: str) -> Action:
    """Reads the notations above in any case and spacing, with colours as letters or words.

    Card and cell may come in either order; where both readings make sense ("b2 b3"), the card comes
    first.  Raises Unreadable for any other text and for cells that no landscape has.
    """
    words = _in_letters(text.casefold())
    if words.strip() in {"done", "end", "finish"}:
        return Done()
    if words.strip() == "pass":
        return Pass()
    if match := _TAKE.fullmatch(words):
        return Take(match[1])
    if match := _DISCARD.fullmatch(words):
        return Discard(in_order([_face(card) for card in re.findall(_CARD, match[1])]))
    try:
        return _lay(words)
    except Unreadable as unreadable:
        if unreadable.key == "paperworld-unreadable":
            raise _why_unreadable(text.casefold()) from None
        raise


def _in_letters(text: str) -> str:
    for spelling, letters in _SPELLINGS:
        text = spelling.sub(letters, text)
    return text


def _why_unreadable(text: str) -> Unreadable:
    """Names what is missing, or the first word that is not what stands in its place."""
    verb, *rest = text.split(maxsplit=1) or [""]
    if verb == "take":
        return _not_among(_NAME_WORDS, "paperworld-no-such-name", *rest)
    if verb in ("discard", "drop"):
        return _not_among(_CARD_WORDS, "paperworld-not-a-card", *rest)
    card = _LONE_CARD.match(_in_letters(text))
    if card and _extras(_in_letters(text)[card.end() :]) is not None:
        return Unreadable("paperworld-no-cell", card=_face(card["card"]))
    return _not_among(_LAY_WORDS, "paperworld-no-such-card", text)


def _not_among(known: re.Pattern[str], key: str, text: str = "") -> Unreadable:
    for word in re.split(r"[\s,;:]+", text.strip()):
        if not known.fullmatch(_in_letters(word).strip()) and quotable(word):
            return Unreadable(key, text=word)
    return Unreadable("paperworld-unreadable")


def _lay(words: str) -> Lay:
    elsewhere = ""
    for form in (_CARD_FIRST, _CELL_FIRST):
        match = form.match(words)
        extras = _extras(words[match.end() :]) if match else None
        if match is None or extras is None:
            continue
        square = grid.read_label(match["cell"])
        cell = cell_at(*square) if square else None
        if cell is not None:
            return Lay(_face(match["card"]), cell, *extras)
        elsewhere = elsewhere or "".join(match["cell"].upper().split())
    if elsewhere:
        last = grid.label(SIZE - 1, SIZE - 1)
        raise Unreadable("paperworld-no-such-cell", cell=elsewhere, first=grid.label(0, 0), last=last)
    raise Unreadable("paperworld-unreadable")


def _extras(words: str) -> tuple[tuple[str, ...], bool] | None:
    """The discards, and whether the token is taken; None if the words say anything else."""
    discards, token, at = [], False, 0
    while at < len(words) and words[at:].strip(" ."):
        match = _EXTRA.match(words, at)
        if match is None:
            return None
        if match["card"]:
            discards.append(_face(match["card"]))
        token = token or bool(match["token"])
        at = match.end()
    return in_order(discards), token


def _face(text: str) -> str:
    """The face that a text matched by `_CARD` names."""
    face = "".join(text.split())
    if face[0] not in COLOURS:
        face = face[1] + face[0] + face[2:]
    if face not in FACES:
        raise Unreadable("paperworld-unreadable")
    return face
