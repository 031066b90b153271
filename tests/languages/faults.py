"""What is wrong with the sentences of a language, compared with the English ones."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Iterator

from bot.texts import ENGLISH, IncompleteText, catalogue
from bot.wire.emojis import words
from tests.discord.within_limits import WITHIN_A_LINE
from tests.languages.command_names import GAME, clashes, english_of, named, refused, spans
from tests.languages.sentences import OWNERS, Values, files, sentences, values

_DESCRIPTION, _BUTTON, _MESSAGE = 100, 80, 2000
_EMOJI = re.compile(r":[a-z_]+:")
_LINE_MARK = re.compile(r"^(?:-# |#{1,3} )", re.MULTILINE)


def faults(language: str) -> list[str]:
    """All of them, one a line, each beginning with the key of its sentence."""
    return [
        *_keys(language),
        *_parameters(language),
        *_formatted(language),
        *(clash for clash in clashes(language)),
        *(f"a name or description of a command: {why}" for why in refused()),
    ]


def _keys(language: str) -> Iterator[str]:
    wanted, given = catalogue().keys(ENGLISH), catalogue().keys(language)
    where = {each.id.name: file for file, messages in files(ENGLISH).items() for each in messages}
    if language != ENGLISH:
        wanted -= {each.id.name for each in files(ENGLISH)[OWNERS]}
    for key in sorted(wanted - given, key=lambda key: (where[key.partition(".")[0]], key)):
        yield f"{key}: is missing (in {where[key.partition('.')[0]]})"
    for key in sorted(given - wanted):
        yield f"{key}: English has no such sentence"
    for file, messages in files(language).items():
        for name in (each.id.name for each in messages):
            if name in where and where[name] != file:
                yield f"{name}: is in {file}, in English in {where[name]}"


def _both(language: str) -> list[str]:
    return [key for key in sentences(ENGLISH) if key in catalogue().keys(language)]


def _parameters(language: str) -> Iterator[str]:
    for key in _both(language):
        wanted, given = (catalogue().parameters(each, key) for each in (ENGLISH, language))
        for name in sorted(wanted - given):
            yield f"{key}: lacks ${name}"
        for name in sorted(given - wanted):
            yield f"{key}: English has no ${name} here"


def _formatted(language: str) -> Iterator[str]:
    for key in _both(language):
        found = dict.fromkeys(
            complaint for each in values(language, key) for complaint in _said(language, key, each)
        )
        yield from (f"{key}: {complaint}" for complaint in found)


def _said(language: str, key: str, given: Values) -> Iterator[str]:
    if "command" in given:
        given = given | {"command": GAME}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", IncompleteText)
            english = catalogue().text(ENGLISH, key, **given)
            said = catalogue().text(language, key, **given)
    except IncompleteText as gap:
        yield str(gap)
        return
    yield from _marks(english, said)
    yield from _commands(language, english, said)
    yield from _lengths(key, said)
    if said != said.strip() and english == english.strip():
        yield "begins or ends with a space"
    if not said.strip() and english.strip():
        yield "says nothing"


def _marks(english: str, said: str) -> Iterator[str]:
    for what, counted in (
        ("emojis", lambda text: Counter(_EMOJI.findall(text))),
        ("** marks", lambda text: text.count("**")),
        ("backticks", lambda text: text.count("`")),
        ("marks at the beginning of lines", _LINE_MARK.findall),
    ):
        if counted(english) != counted(said):
            yield f"has other {what} than English: {said!r}"
    for line in said.split("\n"):
        if WITHIN_A_LINE.search(line):
            yield f"has a mark within a line, where it means nothing: {line!r}"


def _commands(language: str, english: str, said: str) -> Iterator[str]:
    """Commands and options in backticks are those of English, as the language calls them."""
    wanted = Counter(english_of(each, ENGLISH) or each for each in spans(english) if each.startswith("/"))
    given: Counter[str] = Counter()
    for each in spans(said):
        if each.startswith("/"):
            path = english_of(each, language)
            if path is None:
                yield f"there is no command `{each.replace(GAME, '{ $command }')}` in this language"
            else:
                given[path] += 1
    if wanted != given:
        lacking = ", ".join(each.replace(GAME, "{ $command }") for each in (wanted - given))
        over = ", ".join(each.replace(GAME, "{ $command }") for each in (given - wanted))
        yield f"names other commands than English (in English names: lacks [{lacking}], has too [{over}])"
    for each in spans(english):
        option, colon, value = each.partition(":")
        if colon and not value:
            continue  # a line of the text file of a match
        called = {node.names[-1] for node in named(language) if node.path[-1] == option}
        if called and not any(
            other.partition(colon)[0] in called if colon else other in called for other in spans(said)
        ):
            yield f"`{option}` is called `{'` or `'.join(sorted(called))}` here"


def _lengths(key: str, said: str) -> Iterator[str]:
    if key.startswith("button-") and len(words(said)) > _BUTTON:
        yield f"has {len(said)} characters; a button takes {_BUTTON}"
    if key.endswith(".description") and len(said) > _DESCRIPTION:
        yield f"has {len(said)} characters; a description takes {_DESCRIPTION}"
    if len(said) > _MESSAGE:
        yield f"has {len(said)} characters; a message takes {_MESSAGE}"
