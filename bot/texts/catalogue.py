"""Every sentence of the bot, by language, from the Fluent files in the folders beside this module.

A language is a folder (`en/`).  A key is the name of a message in any of its files ("not-your-turn"), or of
one of its attributes ("start.description").  Sentences may use `{ WORD("symbol", $symbol) }`: the message
"symbol-r" of the same language if $symbol is "r".  `{ BEGINS($name) -> … }` chooses by the letter for the
sound with which a text begins, small and without accents: "i" for Irene, Hilda and Yvonne, "h" for Hielo.
"""

from __future__ import annotations

import re
import unicodedata
import warnings
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts.locales import Bundle
from bot.texts.saying import Say

ENGLISH = "en"


class IncompleteText(UserWarning):
    """A sentence was shown with a gap, as a parameter or a word that it names was missing.

    A running bot shows the rest and logs this once per sentence; in tests every warning is an error.
    """


class Catalogue:
    """The sentences of all languages below `folder`.

    A language is read when it is first used, and a sentence when it is first said, so that a start takes no
    longer, and no more memory, the more languages and sentences there are.  A file that is not valid Fluent,
    or a key that appears twice, raises ValueError then; the tests say every sentence of every language.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.languages = tuple(sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl"))))
        """All languages."""
        if ENGLISH not in self.languages:
            raise ValueError(f"{folder} has no English texts")
        self._names = {name.lower(): name for name in self.languages}
        self.language = lru_cache(maxsize=256)(self._language)
        """The language to use for a locale of Discord ("en-GB", "de", "hu"): its own, or else English.

        A locale may be several, separated by commas, of which the first counts that has a language here.
        """
        self._read = cache(self._reading)
        self.saying = cache(self._saying)
        """What says sentences in one of the languages; one object for each.  A turn says a hundred."""

    def _language(self, locales: str) -> str:
        for wanted in locales.lower().split(","):
            if name := self._names.get(wanted) or self._names.get(wanted.partition("-")[0]):
                return name
        return ENGLISH

    def keys(self, language: str) -> frozenset[str]:
        """Every key of a language with a sentence; attributes as "message.attribute"."""
        return self._read(language).keys

    def parameters(self, language: str, key: str) -> frozenset[str]:
        """The names of the parameters that a sentence uses."""
        return self._read(language).parameters(key)

    def text(self, locale: str, key: str, /, **params: str | int) -> str:
        """The sentence in the language of a locale.  Raises KeyError for an unknown key.

        Texts are inserted unchanged, numbers without grouping; neither is read as Fluent.
        """
        return self.saying(self.language(locale))(key, **params)

    def _saying(self, language: str) -> Say:
        read = self._read

        def say(key: str, /, **params: str | int) -> str:
            return read(language).text(key, params)

        return say

    def _reading(self, language: str) -> _Language:
        return _Language(self._folder / language)


_ENTRY = re.compile(
    r"^(?P<name>-?[a-zA-Z][\w-]*) *="  # a message, or a term with its dash
    r".*\n(?:(?:[ }\[*].*)?\n)*",  # what is indented, or closes something, or is empty, belongs to it
    re.MULTILINE,
)
_ATTRIBUTE = re.compile(r"^ +\.(?P<name>[a-zA-Z][\w-]*) *=", re.MULTILINE)
_BETWEEN = re.compile(r"(?:#.*)?\n+")  # what may stand between entries: comments and empty lines
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_AS_WRITTEN = re.compile(r" *([^ \n{}][^\n{}]*?)[ \n]*")


class _Language:
    """The sentences of one language.

    keys: of all sentences.  The library's parser is slow, so an entry is given to it when it is first said,
    and one without anything to fill in never is.  Its formatting is slow as well, so it only formats what
    chooses between forms or refers to other sentences; in all others the gaps are filled here.
    """

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self._written: dict[str, str] = {}
        """The entries as they are written, by name."""
        self._plain: dict[str, str] = {}
        """By key, the sentences that are said as they are written."""
        keys = set[str]()
        for file in sorted(folder.glob("*.ftl")):
            for name, entry in _entries(file):
                if name in self._written:
                    raise ValueError(f"{file}: {name} is already defined")
                self._written[name] = entry
                if name.startswith("-"):
                    continue
                for key, pattern in _patterns_of(name, entry):
                    keys.add(key)
                    if as_written := _AS_WRITTEN.fullmatch(pattern):
                        self._plain[key] = as_written[1]
        self.keys = frozenset(keys)
        self._parsing = Lock()
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._forms: dict[str, _Form | None] = {}
        """By key, the sentences that were said, or None for those that the library formats."""

    @cached_property
    def _bundle(self) -> Bundle:
        # The library's type for functions allows one argument only; its documentation allows any.
        functions: dict[str, Any] = {"WORD": self._word, "BEGINS": _begins}
        return Bundle([self.name], functions=functions, use_isolating=False)

    def parameters(self, key: str) -> frozenset[str]:
        if key not in self.keys:
            raise KeyError(key)
        return frozenset(_parameters(self._pattern(key), self._parsed))

    def text(self, key: str, params: Mapping[str, str | int]) -> str:
        if key in self._plain:
            return self._plain[key]
        if key not in self._forms:
            if key not in self.keys:
                raise KeyError(key)
            self._forms[key] = _form(self._pattern(key))
        form = self._forms[key]
        if form is None or form.words:
            return self._format(key, tuple(params.items()))
        try:
            return form.template % params
        except LookupError:
            return self._by_library(key, params)

    # A turn shows the same sentences to several people; what is only filled in is as quickly said anew.
    @lru_cache(maxsize=2048)  # noqa: B019 -- a few languages, which stay, share it
    def _format(self, key: str, given: tuple[tuple[str, str | int], ...]) -> str:
        params, form = dict(given), self._forms[key]
        if form is None:
            return self._by_library(key, params)
        try:
            words = {gap: self._word(prefix, params[name]) for gap, prefix, name in form.words}
            return form.template % {**params, **words}
        except LookupError:
            return self._by_library(key, params)

    def _pattern(self, key: str) -> ast.Pattern:
        name = key.partition(".")[0]
        self._parse(name)
        (pattern,) = (each for other, each in _patterns(name, self._parsed[name]) if other == key)
        return pattern

    def _by_library(self, key: str, params: Mapping[str, str | int]) -> str:
        """What the library says; it also reports gaps that cannot be filled."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `keys` has only those with a pattern
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            # Without the values of the parameters, as a log must not show secrets.
            gaps = "; ".join(f"{type(error).__name__}: {error}" for error in errors)
            warnings.warn(f"text {key} ({self.name}): {gaps}", IncompleteText, stacklevel=1)
        return str(text)

    def _word(self, prefix: str, code: str | int | FluentNone) -> str:
        if isinstance(code, FluentNone):
            return "?"  # the missing parameter itself has been reported
        key = f"{prefix}-{int(code) if isinstance(code, int) else code}"
        if key not in self.keys:
            raise LookupError(f"{prefix} has no such word")
        return self.text(key, {})

    def _parse(self, name: str) -> None:
        """Makes an entry ready to be said, with all that it refers to; pictures are made in threads."""
        if name in self._parsed:
            return
        with self._parsing:
            waiting, made = [name], dict[str, ast.Message | ast.Term]()
            while waiting:
                each = waiting.pop()
                if each in made or each in self._parsed or each not in self._written:
                    continue  # a reference to nothing is reported when it is said
                resource = FluentParser(with_spans=False).parse(self._written[each])
                (entry,) = resource.body
                if not isinstance(entry, ast.Message | ast.Term):
                    why = entry.annotations[0].message if isinstance(entry, ast.Junk) else "no message"
                    raise ValueError(f"{each} ({self.name}): {why}")
                waiting += _REFERENCE.findall(self._written[each])
                self._bundle.add_resource(resource)
                made[each] = entry
            # All at once: whoever finds one of them here says it without waiting for what it refers to.
            self._parsed.update(made)


class _Form(NamedTuple):
    """A sentence with gaps that are only filled in.

    template: for the % operator, with a name for each gap: that of its parameter, or one of the words.
    words: a gap's name, the prefix of the words that may stand there, and the parameter that names one.
    """

    template: str
    words: Sequence[tuple[str, str, str]]


def _form(pattern: ast.Pattern) -> _Form | None:
    """What a pattern fills in; None if it does anything else, such as choosing between forms."""
    template, words = "", []
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=written):
                template += written.replace("%", "%%")
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                template += literal.parse()["value"].replace("%", "%%")
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                template += f"%({name})s"
            case ast.Placeable(
                expression=ast.FunctionReference(
                    id=ast.Identifier(name="WORD"),
                    arguments=ast.CallArguments(
                        positional=[
                            ast.StringLiteral(value=prefix),
                            ast.VariableReference(id=ast.Identifier(name=name)),
                        ]
                    ),
                )
            ):
                words.append((f"{prefix} {name}", prefix, name))
                template += f"%({prefix} {name})s"
            case _:
                return None
    return _Form(template, words)


def _begins(text: object) -> str:
    """The letter for the first sound of what is shown of a text; "" if no letter comes first.

    A silent h is passed over, unless it begins a glide ("hielo", "hueso"); y before a consonant is an i.
    """
    plain = unicodedata.normalize("NFD", re.sub(r":[a-z_]+:|[\s*`]", "", str(text))[:3].casefold())
    shown = "".join(each for each in plain if not unicodedata.combining(each))
    if not shown[:1].isalpha():
        return ""
    if re.match(r"h(?![iu][aeiou])[aeiou]", shown):
        return shown[1]
    return "i" if re.match(r"y[b-df-hj-np-tv-xz]", shown) else shown[0]


def _entries(file: Path) -> Iterator[tuple[str, str]]:
    """The names and texts of the messages and terms in a file."""
    text, at = file.read_text(encoding="utf-8") + "\n", 0
    while at < len(text):
        if entry := _ENTRY.match(text, at):
            yield entry["name"], entry[0]
            at = entry.end()
        else:
            between = _BETWEEN.match(text, at)
            if between is None:
                raise ValueError(f"{file}: this belongs to no sentence: {text[at:].splitlines()[0]}")
            at = between.end()


def _patterns_of(name: str, entry: str) -> Iterator[tuple[str, str]]:
    """The keys and texts of the sentences in an entry."""
    begins, key = entry.index("=") + 1, name
    for attribute in (*_ATTRIBUTE.finditer(entry), None):
        pattern = entry[begins : None if attribute is None else attribute.start()]
        if pattern.strip():
            yield key, pattern
        if attribute is not None:
            begins, key = attribute.end(), f"{name}.{attribute['name']}"


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


FOLDER = Path(__file__).parent
"""Where the bot's languages are."""


@cache
def catalogue() -> Catalogue:
    """The bot's catalogue."""
    return Catalogue(FOLDER)


def in_language(locale: str) -> Say:
    """What says sentences in the language of a locale, or in English; one object for each language."""
    return catalogue().saying(catalogue().language(locale))


def text(locale: str, key: str, /, **params: str | int) -> str:
    """The sentence in the language of a locale, or in English; see `Catalogue.text`."""
    return catalogue().text(locale, key, **params)
