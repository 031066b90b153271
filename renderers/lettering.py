"""Text in pictures: which font draws which letters, in what order, and how wide they are.

Inter draws Latin, Greek and Cyrillic, the other fonts the scripts that it lacks. They are opened when a name
first needs them. Where Pillow has no Raqm or no FriBiDi, Arabic letters stay unjoined; all else is the same.
"""

import threading
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from renderers import theme
from renderers.shelf import Shelf

_ASCENT: Final = 0.97
_LINE: Final = 1.33  # what reaches below it, as some Arabic letters do, is cut off
_CAP_HEIGHT: Final = 0.727  # of Inter, as a fraction of the text size
_ELLIPSIS: Final = "…"
_MISSING: Final = "\U0010fffe"  # never assigned, so every font draws its "no such glyph" for it
KEPT_TEXTS: Final = 4096
"""How many texts are known by their sizes and the like: names of 500 tables, and all numbers."""
_MASKS: Final = 8 << 20  # bytes of drawn texts, which pictures keep in their colours
_OVERHEAD: Final = 1 << 10  # bytes that a drawn text takes besides its pixels
_OPEN: Final = 6  # fonts of one size, half a megabyte each; what they drew is kept, so few are opened again
_LONGEST: Final = 80  # characters that a short name may become: a single one can stand for many
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
_BRACKETS: Final = {"(": ")", "[": "]", "{": "}"}
_LEVELS: Final = {"L": {"L": 0, "R": 1, "N": 2}, "R": {"R": 1, "L": 2, "N": 2}}
_MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")

_lock = threading.Lock()


@dataclass(frozen=True)
class _Face:
    """A font file, and the first and the last character of each block that is looked for in it.

    joined: whether its letters change with their neighbours.
    """

    file: str
    blocks: tuple[tuple[int, int], ...] = ()
    joined: bool = False


_INTER: Final = _Face("Inter.ttf")
_OTHERS: Final = (
    _Face("NotoSansHebrew-Bold.ttf", ((0x0590, 0x05FF),), joined=True),
    _Face("NotoSansArabic-Bold.ttf", ((0x0600, 0x06FF), (0x0750, 0x077F)), joined=True),
    _Face("NotoSansCJK-Bold.otf", ((0x2E80, 0x9FFF), (0xAC00, 0xD7A3))),
    _Face("NotoEmoji-Bold.ttf", ((0x2000, 0x2BFF), (0x1F000, 0x1FAFF))),
)
_EMOJI: Final = _OTHERS[-1]


@dataclass(frozen=True)
class _Run:
    """Characters that one font draws in one direction."""

    face: _Face
    text: str
    leftwards: bool


def cap_height(size: int) -> float:
    """Height of a capital or digit in pixels at a text size."""
    return size * _CAP_HEIGHT


@cache
def _shapes() -> bool:
    """Whether Pillow can join letters and run them from right to left; it loads FriBiDi for that."""
    return bool(features.check("raqm") and features.check("fribidi"))


@lru_cache(maxsize=_OPEN)
def _font(face: _Face, size: int, weight: int) -> ImageFont.FreeTypeFont:
    # The basic layout is built into Pillow, and the same everywhere.
    layout = ImageFont.Layout.RAQM if face.joined and _shapes() else ImageFont.Layout.BASIC
    font = ImageFont.truetype(theme.FONT.with_name(face.file), size, layout_engine=layout)
    if face is _INTER:
        font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=8192)
def _face(character: str) -> _Face | None:
    """The font that draws a character; None if no font has it."""
    # Controls, surrogates, private characters, marks without a letter and odd spaces have no glyphs.
    if character != " " and unicodedata.category(character)[0] in "CMZ":
        return None
    faces = [_INTER]
    faces += [face for face in _OTHERS if any(low <= ord(character) <= high for low, high in face.blocks)]
    with _lock:
        for face in faces:
            font = _font(face, theme.SMALL, theme.BOLD)
            if bytes(font.getmask(character)) != bytes(font.getmask(_MISSING)):
                return face
    return None


@lru_cache(maxsize=KEPT_TEXTS)
def legible(name: str) -> str:
    """The name as drawn: one line of plain letters; empty if all fonts lack one of its letters.

    Letters in disguise (bold, wide, ligatures) become plain ones. Marks over letters and controls of the
    direction of writing, with which a name could leave its place, are left out. Without its pictographs a
    name still says who it is; with a letter missing it would not.
    """
    kept, known = [], False
    for character in unicodedata.normalize("NFKC", " ".join(name.split())):
        face = _face(character)
        if face is not None and ord(character) not in _SKIN_TONES:
            kept.append(character)
            known = known or character.isalnum() or face is _EMOJI
        elif unicodedata.category(character) not in ("So", "Sk", "Cf", "Mn", "Cn", "Me"):
            return ""
    most = max(len(name), _LONGEST)
    return " ".join("".join(kept[:most]).split()) if known else ""


def _directions(text: str) -> list[int]:
    """The level of every character: even ones run to the right, odd ones to the left.

    As the Unicode algorithm has it for a line without controls, and with every separator a neutral one.
    """
    kinds = [unicodedata.bidirectional(character) for character in text]
    strong = {"L": "L", "R": "R", "AL": "R"}
    base = next((strong[kind] for kind in kinds if kind in strong), "L")
    found: list[str] = []
    last = base
    for kind in kinds:
        last = strong.get(kind, last)
        number = "N" if last == "R" else "L"
        found.append(strong.get(kind) or (number if kind in ("EN", "AN") else ""))
    _pair_brackets(text, found, base)
    return [_LEVELS[base][way] for way in _filled(found, base)]


def _pair_brackets(text: str, ways: list[str], base: str) -> None:
    """Gives the two brackets of a pair one direction: that of what is in them, if it suits what is before."""
    opened: list[tuple[str, int]] = []
    for place, character in enumerate(text):
        if character in _BRACKETS:
            opened.append((_BRACKETS[character], place))
        elif opened and character == opened[-1][0]:
            start = opened.pop()[1]
            inside = {_side(way) for way in ways[start + 1 : place] if way}
            before = next((_side(way) for way in reversed(ways[:start]) if way), base)
            if inside:
                ways[start] = ways[place] = base if base in inside else before


def _side(way: str) -> str:
    return "L" if way == "L" else "R"


def _filled(ways: Sequence[str], base: str) -> list[str]:
    """What is neutral goes the way of both neighbours where these agree, else that of the line."""
    filled: list[str] = []
    for neutral, group in groupby(enumerate(ways), key=lambda each: not each[1]):
        places = [place for place, _ in group]
        if not neutral:
            filled += [ways[place] for place in places]
            continue
        before = ways[places[0] - 1] if places[0] else base
        after = ways[places[-1] + 1] if places[-1] + 1 < len(ways) else base
        sides = {_side(before), _side(after)}
        filled += [sides.pop() if len(sides) == 1 else base] * len(places)
    return filled


def _runs(text: str) -> list[_Run]:
    """The text as it is drawn from left to right."""
    if text.isascii():
        return [_Run(_INTER, text, False)]
    levels = _directions(text)
    drawn = [
        (face, level, "".join(character for character, _, _ in group))
        for (face, level), group in groupby(
            zip(text, (_face(character) or _INTER for character in text), levels, strict=True),
            key=lambda each: each[1:],
        )
    ]
    for lowest in range(max(levels, default=0), 0, -1):
        ordered: list[tuple[_Face, int, str]] = []
        for turned, group in groupby(drawn, key=lambda each: each[1] >= lowest):
            runs = list(group)
            ordered += runs[::-1] if turned else runs
        drawn = ordered
    return [_Run(face, part, level % 2 == 1) for face, level, part in drawn]


def _laid_out(run: _Run) -> tuple[str, str | None]:
    """What to tell Pillow: the text of a run and its direction, None for as it stands."""
    if not run.leftwards:
        return run.text, None
    if run.face.joined and _shapes():
        return run.text, "rtl"
    return run.text[::-1].translate(_MIRRORED), None


def _length(run: _Run, size: int, weight: int) -> float:
    text, direction = _laid_out(run)
    return _font(run.face, size, weight).getlength(text, direction=direction)


@lru_cache(maxsize=KEPT_TEXTS)
def text_width(text: str, size: int, weight: int = theme.BOLD) -> float:
    """Width of the text in pixels."""
    runs = _runs(text)
    with _lock:
        return sum(_length(run, size, weight) for run in runs)


@lru_cache(maxsize=KEPT_TEXTS)
def fitted(text: str, size: int, width: int, weight: int = theme.BOLD) -> str:
    """The text, cut off with an ellipsis if it is wider than `width` pixels."""
    if text_width(text, size, weight) <= width:
        return text
    for length in range(len(text) - 1, 0, -1):
        short = text[:length].rstrip() + _ELLIPSIS
        if text_width(short, size, weight) <= width:
            return short
    return ""


Mask = tuple[Image.Image, tuple[int, int]]


def _weight(mask: Mask) -> int:
    return _OVERHEAD + mask[0].width * mask[0].height


_masks: Shelf[Mask] = Shelf(_MASKS, _weight)


def text_mask(text: str, size: int, weight: int) -> Mask:
    """The text cut to its ink, which is white, and where that starts, from its origin on the baseline."""
    key = text, size, weight
    found = _masks.get(key)
    if found is None:
        found = _drawn_mask(*key)
        _masks.put(key, found)
    return found


def _drawn_mask(text: str, size: int, weight: int) -> Mask:
    baseline = round(size * _ASCENT)
    runs = _runs(text)
    mask = Image.new("L", (max(1, round(text_width(text, size, weight)) + 4), round(size * _LINE)), 0)
    draw = ImageDraw.Draw(mask)
    left = 2.0
    with _lock:
        for run in runs:
            part, direction = _laid_out(run)
            font = _font(run.face, size, weight)
            draw.text((round(left), baseline), part, 255, font, anchor="ls", direction=direction)
            left += _length(run, size, weight)
    box = mask.getbbox() or (0, 0, 1, 1)
    return mask.crop(box), (box[0] - 2, box[1] - baseline)
