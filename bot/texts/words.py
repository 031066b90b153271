"""Words of a language in what people type, turned into the letters and English words that the rules read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from bot.texts.catalogue import ENGLISH, catalogue

# A single letter is one of the notation, or a word between others: "azul 1 y 2" is no yellow 2.
_LETTERS = re.compile(r"[^\W\d_]{2,}|(?<=\s)[^\W\d_](?=\s+\S)")
_STEM, _ENDING = 3, 4  # letters that a word has at least, and that an ending has at most
# An ending hung on a number or a cell: "3-as", "C2-re".
_HUNG = re.compile(rf"(?<=\d)-([^\W\d_]{{2,{_ENDING}}})(?!\w)")


def in_notation(typed: str, group: str, language: str) -> str:
    """What was typed, with the words of a group ("iota") in English and in this language as its codes.

    The words are in `words.ftl`; whatever is none of them stays as it is.
    """
    known = _codes(group, language)
    # In "C2-kék 2" a blue 2 is paid, so a known word is no ending; but nobody writes "és" (and) as in "1-es".
    typed = _HUNG.sub(lambda hung: "" if known.get(bare(hung[1]), "and") == "and" else hung[0], typed)
    made, start, at = "", 0, 0
    before: str | None = None
    for word in _LETTERS.finditer(typed):
        between = typed[at : word.start()]
        code = _code(bare(word[0]), known)
        if code is not None and (code, between.strip()) == (before, "") and word[0] != typed[start:at]:
            before = None  # "red sun" names one symbol by two words, "red red" two symbols
        else:
            made += between + (word[0] if code is None else code)
            before = code
        start, at = word.span()
    return made + typed[at:]


def _code(word: str, known: Mapping[str, str]) -> str | None:
    """What a word stands for, perhaps with an ending; None if it is not known."""
    if word in known:
        return known[word]
    stems = [stem for stem in known if len(stem) >= _STEM and word.startswith(stem)]
    stem = max(stems, key=len, default=word)
    return known.get(stem) if len(word) <= len(stem) + _ENDING else None


def bare(word: str) -> str:
    """A word without capitals and accents."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


@cache
def _codes(group: str, language: str) -> dict[str, str]:
    """The codes by word; a word that means something else in English means what it does in the language."""
    texts, prefix = catalogue(), f"words-{group}-"
    return {
        bare(word.strip()): key.removeprefix(prefix)
        for each in dict.fromkeys((ENGLISH, language))
        for key in sorted(texts.keys(each))
        if key.startswith(prefix)
        for word in texts.text(each, key).split(",")
    }
