"""What the bot knows about its languages besides their sentences.

Unicode knows it, too, and babel reads that, which fluent.runtime brings along: but it reads all of a language
at once, names of countries and time zones above all, and keeps a megabyte for each language and two for all.
So it is only asked about a language that does not stand here.  The tests compare what stands here with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

_OWN_NAMES: Final[Mapping[str, str]] = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "hu": "Magyar",
}
_ONE: Final[Mapping[str, str]] = {"fr": "n = 0,1"}
"""Of which whole numbers a language speaks as of one thing, where it is not of 1 alone."""


@cache
def own_name(language: str) -> str:
    """What a language is called by those who speak it, such as Deutsch or Magyar."""
    if language in _OWN_NAMES:
        return _OWN_NAMES[language]
    name = str(Locale.parse(language, sep="-").get_display_name() or language)
    return name[:1].upper() + name[1:]


class _Counting:
    """All that a bundle asks of a locale, as whole numbers are written the same in all languages here."""

    def __init__(self, language: str) -> None:
        self.plural_form = PluralRule({"one": _ONE.get(language, "n = 1")})


class Number(FluentInt):
    """A number in a sentence; the number of a match is no quantity, so digits are not grouped."""

    def format(self, locale: object) -> str:
        """Its digits, after a hyphen if it is below zero."""
        return str(int(self))


class Bundle(FluentBundle):
    """The library's sentences of one language, in which all numbers are whole ones."""

    def _get_babel_locale(self) -> Any:
        (language,) = self.locales
        return _Counting(language) if language in _OWN_NAMES else super()._get_babel_locale()

    def format_pattern(
        self, pattern: Any, args: Mapping[str, str | int] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """As the library does, whose numbers would be written by Unicode's data."""
        given = {name: Number(each) if isinstance(each, int) else each for name, each in (args or {}).items()}
        told = ResolverEnvironment(self, [], current=CurrentEnvironment(args=given))
        return pattern(told), told.errors
