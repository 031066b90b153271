"""What Unicode knows about languages, by way of babel, which fluent.runtime brings along."""

from __future__ import annotations

from functools import cache

from babel import Locale


def locale_of(language: str) -> Locale:
    """Unicode's data about a language of the catalogue."""
    return Locale.parse(language, sep="-")


@cache
def own_name(language: str) -> str:
    """What a language is called by those who speak it, such as Deutsch or Magyar."""
    name = str(locale_of(language).get_display_name() or language)
    return name[:1].upper() + name[1:]
