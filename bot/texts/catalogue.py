"""Every sentence of the bot, by language, from the Fluent files in the folders beside this module.

A language is a folder (`en/`).  A key is the name of a message in any of its files ("not-your-turn"), or of
one of its attributes ("start.description").  Sentences may use `{ WORD("symbol", $symbol) }`: the message
"symbol-r" of the same language if $symbol is "r".
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts.saying import Say

ENGLISH = "en"


class IncompleteText(UserWarning):
    """A sentence was shown with a gap, as a parameter or a word that it names was missing.

    A running bot shows the rest and logs this once per sentence; in tests every warning is an error.
    """


class Catalogue:
    """The sentences of all languages below `folder`, read when it is created.

    Raises ValueError if a file is not valid Fluent or a key appears twice.
    """

    def __init__(self, folder: Path) -> None:
        self._languages = {
            path.name: _Language(path) for path in sorted(folder.iterdir()) if any(path.glob("*.ftl"))
        }
        if ENGLISH not in self._languages:
            raise ValueError(f"{folder} has no English texts")
        self._folders = {name.lower(): name for name in self._languages}
        # A turn shows the same sentences to several people: tiles, scores, buttons.
        self._formatted = lru_cache(maxsize=8192)(self._format)

    @property
    def languages(self) -> tuple[str, ...]:
        """All languages, sorted."""
        return tuple(self._languages)

    def language(self, locale: str) -> str:
        """The language to use for a locale of Discord ("en-GB", "de", "hu"): its own, or else English."""
        wanted = locale.lower()
        return self._folders.get(wanted) or self._folders.get(wanted.partition("-")[0]) or ENGLISH

    def keys(self, language: str) -> frozenset[str]:
        """Every key of a language with a sentence; attributes as "message.attribute"."""
        return self._languages[language].keys

    def parameters(self, language: str, key: str) -> frozenset[str]:
        """The names of the parameters that a sentence uses."""
        return self._languages[language].parameters(key)

    def text(self, locale: str, key: str, /, **params: str | int) -> str:
        """The sentence in the language of a locale.  Raises KeyError for an unknown key.

        Texts are inserted unchanged, numbers without grouping; neither is read as Fluent.
        """
        return self._formatted(self.language(locale), key, tuple(sorted(params.items())))

    def _format(self, language: str, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
        return self._languages[language].text(key, dict(params))


class _Language:
    """The sentences of one language."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        # The library's type for functions allows one argument only; its documentation allows any.
        functions: dict[str, Any] = {"WORD": self._word}
        self._bundle = FluentBundle([folder.name], functions=functions, use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for file in sorted(folder.glob("*.ftl")):
            resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
            for name, entry in _entries(resource, file):
                if name in self._entries:
                    raise ValueError(f"{file}: {name} is already defined")
                self._entries[name] = entry
            self._bundle.add_resource(resource)
        self._sentences = {
            key: pattern
            for name, entry in self._entries.items()
            if not name.startswith("-")
            for key, pattern in _patterns(name, entry)
        }
        self.keys = frozenset(self._sentences)

    def parameters(self, key: str) -> frozenset[str]:
        return frozenset(_parameters(self._sentences[key], self._entries))

    def text(self, key: str, params: Mapping[str, str | int]) -> str:
        if key not in self._sentences:
            raise KeyError(key)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `_sentences` has only keys with a pattern
        arguments = {
            name: FluentInt(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in params.items()
        }
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            # Without the values of the parameters, as a log must not show secrets.
            gaps = "; ".join(f"{type(error).__name__}: {error}" for error in errors)
            warnings.warn(f"text {key} ({self.name}): {gaps}", IncompleteText, stacklevel=1)
        return str(text)

    def _word(self, prefix: str, code: str | FluentInt | FluentNone) -> str:
        if isinstance(code, FluentNone):
            return "?"  # the missing parameter itself has been reported
        key = f"{prefix}-{int(code) if isinstance(code, int) else code}"
        if key not in self._sentences:
            raise LookupError(f"{prefix} has no such word")
        return self.text(key, {})


def _entries(resource: ast.Resource, file: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").splitlines()[0]
            raise ValueError(f"{file}: {entry.annotations[0].message}: {line}")
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


def _patterns(name: str, entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


class _References(Visitor):
    """Collects the variables of a pattern and the other messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- Fluent's name
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def _parameters(pattern: ast.Pattern, entries: Mapping[str, ast.Message | ast.Term]) -> Iterator[str]:
    """The variables of a pattern, including those of messages it refers to.  Terms see no variables."""
    waiting, seen = [pattern], set[str]()
    while waiting:
        found = _References()
        found.visit(waiting.pop())
        yield from found.variables
        for key in found.messages - seen:
            seen.add(key)
            name = key.partition(".")[0]
            if name in entries:
                waiting += [other for other_key, other in _patterns(name, entries[name]) if other_key == key]


@cache
def catalogue() -> Catalogue:
    """The bot's catalogue, read when first used."""
    return Catalogue(Path(__file__).parent)


@cache
def _saying(language: str) -> Say:
    return partial(text, language)


def in_language(locale: str) -> Say:
    """What says sentences in the language of a locale, or in English; one object for each language."""
    return _saying(catalogue().language(locale))


def text(locale: str, key: str, /, **params: str | int) -> str:
    """The sentence in the language of a locale, or in English; see `Catalogue.text`."""
    return catalogue().text(locale, key, **params)
