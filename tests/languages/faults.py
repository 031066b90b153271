"""What is wrong with the sentences of a language, compared with the English ones."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Iterator

from bot.texts import ENGLISH, IncompleteText, catalogue
from bot.wire.emojis import words
from tests.discord.within_limits import WITHIN_A_LINE
from tests.languages.command_names import GAME, clashes, is_command, named, refused, spans
from tests.languages.sentences import OWNERS, Values, files, sentences, values

_DESCRIPTION, _BUTTON, _MESSAGE = 100, 80, 2000
_NO_MENTIONS = ("button-", "option-", "page-")
"""What the keys of labels and the like begin with."""
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
    yield from _commands(language, key, english, said)
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


def _commands(language: str, key: str, english: str, said: str) -> Iterator[str]:
    """Commands and options are named as in English: what Discord calls them is put in when it is said."""
    wanted, given = (
        Counter(each for each in spans(sentence) if each.startswith("/")) for sentence in (english, said)
    )
    for each in given:
        if not is_command(each):
            yield f"there is no command `{_written(each)}` in English, as sentences name them"
    if wanted != given:
        lacking, over = (", ".join(map(_written, each)) for each in (wanted - given, given - wanted))
        yield f"names other commands than English (lacks [{lacking}], has too [{over}])"
    if given and (key.startswith(_NO_MENTIONS) or "." in key):
        yield "names a command where Discord shows neither a mention nor backticks"
    for each in spans(said):
        option, colon, value = each.partition(":")
        if colon and not value:
            continue  # a line of the text file of a match
        if option in {node.names[-1] for node in named(language) if node.is_option}:
            yield f"an option is named with its command, such as `/axio start#seats`: `{each}`"


def _written(command: str) -> str:
    return command.replace(GAME, "{ $command }")


def _lengths(key: str, said: str) -> Iterator[str]:
    if key.startswith("button-") and len(words(said)) > _BUTTON:
        yield f"has {len(said)} characters; a button takes {_BUTTON}"
    if key.endswith(".description") and len(said) > _DESCRIPTION:
        yield f"has {len(said)} characters; a description takes {_DESCRIPTION}"
    if len(said) > _MESSAGE:
        yield f"has {len(said)} characters; a message takes {_MESSAGE}"
