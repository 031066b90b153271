"""Words of a language in what people type, turned into the letters and English words that the rules read."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from bot.texts.catalogue import ENGLISH, catalogue

# A single letter is one of the notation, or a word between others: "azul 1 y 2" is no yellow 2.
_LETTERS = re.compile(r"[^\W\d_]{2,}|(?<=\s)[^\W\d_](?=\s+\S)")
# An ending hung on a number or a cell: "3-as", "C2-re".
_HUNG = re.compile(r"(?<=\d)-([^\W\d_]{2,})(?!\w)")
_JOINING = frozenset(("then", "on", "and", "done"))
"""The codes of words that never have an ending: "idén" is this year, and not a form of "ide" (here)."""


def in_notation(typed: str, group: str, language: str) -> str:
    """What was typed, with the words of a group ("iota") in English and in this language as its codes.

    The words are in `words.ftl`; whatever is none of them stays as it is.
    """
    known = _codes(group, language)
    endings = _hung(group, language)
    typed = _HUNG.sub(lambda hung: "" if bare(hung[1]) in endings else hung[0], typed)
    made, start, at = "", 0, 0
    before: str | None = None
    for word in _LETTERS.finditer(typed):
        between = typed[at : word.start()]
        code = known.get(bare(word[0]))
        if code is not None and (code, between.strip()) == (before, "") and word[0] != typed[start:at]:
            before = None  # "red sun" names one symbol by two words, "red red" two symbols
        else:
            made += between + (word[0] if code is None else code)
            before = code
        start, at = word.span()
    return made + typed[at:]


def bare(word: str) -> str:
    """A word without capitals and accents."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


@cache
def _codes(group: str, language: str) -> dict[str, str]:
    """The codes by word, with whatever ending its own language has.

    A word that means something else in English means what it does in the language.
    """
    texts, prefix = catalogue(), f"words-{group}-"
    listed, bent = dict[str, str](), dict[str, str]()
    for each in dict.fromkeys((ENGLISH, language)):
        for key in sorted(texts.keys(each)):
            if not key.startswith(prefix):
                continue
            code = key.removeprefix(prefix)
            for word in _listed(texts.text(each, key)):
                listed[word] = code
                if code not in _JOINING:
                    bent |= {f"{word}{ending}": code for ending in _endings(each)}
    return bent | listed


@cache
def _hung(group: str, language: str) -> frozenset[str]:
    """The endings that mean nothing after a number or a cell.

    In "C2-kék 2" a blue 2 is paid; but nobody writes "és" (and) as in "1-es".
    """
    known = _codes(group, language)
    return frozenset(each for each in _endings(language) if known.get(each, "and") == "and")


def _endings(language: str) -> tuple[str, ...]:
    """The endings that words of a language may have."""
    return tuple(_listed(catalogue().text(language, "words-endings")))


def _listed(words: str) -> Iterator[str]:
    return (bare(word.strip()) for word in words.split(","))
