"""What the bot knows about languages is what Unicode knows, and Unicode's data is not read for it."""

from __future__ import annotations

import pytest
from babel import Locale, localedata
from fluent.runtime.types import FluentInt

from bot.texts.catalogue import FOLDER, Catalogue, catalogue
from bot.texts.locales import _OWN_NAMES, Bundle, Number, own_name

LANGUAGES = catalogue().languages


@pytest.mark.parametrize("language", _OWN_NAMES)
def test_a_language_is_called_what_its_speakers_call_it(language: str) -> None:
    name = Locale(language).get_display_name()
    assert name is not None
    assert own_name(language) == name[0].upper() + name[1:]


@pytest.mark.parametrize("language", _OWN_NAMES)
def test_the_forms_of_numbers_are_those_of_unicode(language: str) -> None:
    own, unicodes = Bundle([language])._plural_form, Locale(language).plural_form
    numbers = range(-200, 5000)
    assert [own(number) for number in numbers] == [unicodes(number) for number in numbers]
    assert {own(number) for number in numbers} == {"one", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [-12_345, -1, 0, 7, 1_234_567])
def test_numbers_are_written_as_unicode_has_them_without_groups(language: str, number: int) -> None:
    locale = Locale(language)
    assert Number(number).format(locale) == FluentInt(number, useGrouping=False).format(locale)


def test_another_language_is_a_folder_and_no_code() -> None:
    """Unicode's data is asked about what does not stand in the code."""
    own, unicodes = Bundle(["pl"])._plural_form, Locale("pl").plural_form
    assert [own(Number(number)) for number in range(200)] == [unicodes(number) for number in range(200)]
    assert [own_name(each) for each in ("pl", "pt-BR")] == ["Polski", "Português (Brasil)"]


def test_nothing_of_unicodes_data_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    localedata.clear_caches()
    monkeypatch.setattr(localedata, "load", lambda *_, **__: pytest.fail("a language's data is read"))
    texts = Catalogue(FOLDER)
    for language in _OWN_NAMES:
        said = [texts.text(language, "replay-start", turns=turns) for turns in (1, 2, 3)]
        assert said[1].replace("2", "3") == said[2]
        assert own_name(language)
