"""Words are read with the endings of their language, and what only begins like one of them is none."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.texts import ENGLISH, catalogue
from bot.texts.words import _codes, bare, in_notation
from tests.languages.sentences import sentences

LANGUAGES = catalogue().languages
GROUPS = ("symbol", "iota", "paperworld")
READ = {
    "en": {"symbol": "reds=r Stars=b", "iota": "crosses=x", "paperworld": "tokens=token finished=done"},
    "de": {
        "symbol": "rotes=r roten=r blauer=b grünem=g Sterne=b Ringe=p Punkten=g leere=empty orangen=o",
        "iota": "gelbe=y Kreise=c Dreiecken=t Kreuze=x Jokers=w",
        "paperworld": "schwarzen=k Wälder=g Berges=k Scheren=s Scherenplättchens=token Wüsten=y",
    },
    "es": {
        "symbol": "rojas=r azules=b soles=r anillos=p cuadrados=o vacíos=empty moradas=p verdes=g",
        "iota": "amarillas=y círculos=c cruces=x triángulos=t comodines=w",
        "paperworld": "negras=k mares=b bosques=g desiertos=y tijeras=s fichas=token terminado=done",
    },
    "fr": {
        "symbol": "rouges=r vertes=g bleue=b étoiles=b violettes=p anneaux=p carrés=o vides=empty",
        "iota": "jaunes=y ronds=c croix=x cercles=c jokers=w",
        "paperworld": "noires=k forêts=g déserts=y montagnes=k jetons=token ciseaux=s",
    },
    "hu": {
        "symbol": "pirosat=r pirossal=r zöldre=g kékkel=b csillagot=b gyűrűt=p pöttyöt=g üresbe=empty",
        "iota": "sárgával=y köröket=c kereszttel=x négyzetes=s háromszögre=t dzsókert=w dzsókerként=w",
        "paperworld": "feketét=k feketével=k tengeren=b hegyet=k ollóval=s zsetonnal=token erdőt=g",
    },
}
"""What words of each language stand for, with endings that people write."""
NO_WORDS = """start startet redblue rotblau ringed solo mère idén ideje megy végre redes rotation blauäugig
    bluest greenery reddit redo suntan dotted napi napló piroska kékség zöldség pointe blade squarely marco
    martes marzo azulejo Grünkohl Sternchen Leerung"""
"""What only begins like a word: neither "st-art" is blue, nor "redblue" red."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_read_with_their_endings(language: str) -> None:
    for group, forms in READ[language].items():
        for form in forms.split():
            word, code = form.split("=")
            assert in_notation(f"1 {word} 2", group, language) == f"1 {code} 2", word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS)
def test_what_only_begins_like_a_word_is_none(language: str, group: str) -> None:
    for word in NO_WORDS.split():
        assert in_notation(f"1 {word} 2", group, language) == f"1 {word} 2", word


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 -- as the library calls it
        self.found |= {bare(word) for word in re.findall(r"[^\W\d_]{2,}", node.value)}


@cache
def spoken(language: str) -> set[str]:
    """The words of all sentences of a language, and of the names of its commands and options."""
    words = _Words()
    for key, pattern in sentences(language).items():
        if not key.startswith("words-"):
            words.visit(pattern)
    return words.found


@cache
def listed(language: str) -> set[str]:
    """The words that are read in a language, as they stand in its list and the English one."""
    words = set[str]()
    for each in (ENGLISH, language):
        for key in catalogue().keys(each):
            if key.startswith("words-") and key != "words-endings":
                words |= {bare(word.strip()) for word in catalogue().text(each, key).split(",")}
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS)
def test_no_ending_makes_a_word_of_another_language(language: str, group: str) -> None:
    """Of some thousand words, those of all the bot's sentences and commands."""
    own = spoken(language) | spoken(ENGLISH) | listed(language)
    for other in LANGUAGES:
        strange = {word for word in spoken(other) - own if word in _codes(group, language)}
        assert strange <= {"oranges", "mars", "jokern"}, (other, strange)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_commands_and_options_are_called_is_no_card(language: str) -> None:
    names = {
        bare(word)
        for key in catalogue().keys(language)
        if key.startswith(("command-", "option-")) and not key.endswith(".description")
        for word in re.findall(r"[^\W\d_]{2,}", catalogue().text(language, key))
    }
    assert len(names) > 80
    for group in GROUPS:
        codes = _codes(group, language)
        # Points are dots in Spanish and German, and days suns in Hungarian; what ends a turn is called so.
        meant = {"puntos", "punkte", "napok", *listed(language)}
        assert {name: codes[name] for name in names - meant if name in codes} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS)
def test_a_form_stands_for_one_thing(language: str, group: str) -> None:
    """However many words and endings make it."""
    texts, meant = catalogue(), defaultdict[str, set[str]](set)
    endings = texts.text(language, "words-endings").split(",")
    for key in texts.keys(language):
        if key.startswith(f"words-{group}-"):
            for word in texts.text(language, key).split(","):
                for ending in ("", *endings):
                    meant[bare(word.strip() + ending.strip())].add(key)
    assert {form: keys for form, keys in meant.items() if len(keys) > 1} == {}
