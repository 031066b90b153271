"""The sentences of one language as they are written, and values with which each of them can be formatted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.texts

TEXTS = Path(bot.texts.__file__).parent
OWNERS = "owner.ftl"
"""What the command line says, which is English: see docs/decisions/0065."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
_NUMBERS = (0, 1, 2, 3, 5, 11, 22, 1000)
"""Among them are all categories of plurals of most languages."""
SOMEBODY = "Anna"
"""The value of what is neither a number nor a code."""
Values = dict[str, str | int]


@dataclass
class _Uses(Visitor):
    """What a pattern uses.

    variables: all its variables.  chosen: the keys of the variants that each variable chooses from.
    coded: the prefix of the words that a variable is the code of.  messages: other messages built in.
    """

    variables: set[str] = field(default_factory=set)
    chosen: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    coded: dict[str, str] = field(default_factory=dict)
    messages: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- Fluent's name
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 -- Fluent's name
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                written = key.name if isinstance(key, ast.Identifier) else str(key.value)
                self.chosen[node.selector.id.name].add(written)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 -- Fluent's name
        match node.arguments.positional:
            case [ast.StringLiteral(value=prefix), ast.VariableReference(id=ast.Identifier(name=name))]:
                self.coded[name] = prefix
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, list[ast.Message]]:
    """The messages in each file of a language."""
    return {
        file.name: [
            entry
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        ]
        for file in sorted((TEXTS / language).glob("*.ftl"))
    }


@cache
def sentences(language: str) -> dict[str, ast.Pattern]:
    """The patterns of a language by key; those of attributes as "message.attribute"."""
    found = {}
    for messages in files(language).values():
        for message in messages:
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def _uses(language: str, key: str) -> _Uses:
    """What a sentence uses, together with those that it has built in."""
    uses, patterns, seen = _Uses(), sentences(language), set[str]()
    waiting = {key}
    while waiting:
        each = waiting.pop()
        seen.add(each)
        if each in patterns:
            uses.visit(patterns[each])
        waiting |= uses.messages - seen
    return uses


def values(language: str, key: str) -> Iterator[Values]:
    """Values for a sentence that together reach every variant that its language or English has.

    Only one of them differs from those of the first values at a time.
    """
    uses, english = _uses(language, key), _uses("en", key)
    possible: dict[str, list[str | int]] = {}
    for name in sorted(uses.variables | english.variables):
        keys = uses.chosen.get(name, set()) | english.chosen.get(name, set())
        numbers = {int(each) for each in keys if each.lstrip("-").isdecimal()}
        prefix = english.coded.get(name) or uses.coded.get(name)
        if prefix is not None:
            possible[name] = _codes(prefix)
        elif keys & PLURALS - {"other"} or numbers or keys == {"other"}:
            possible[name] = sorted({*_NUMBERS, *numbers})
        elif keys:
            possible[name] = [*sorted(keys - {"other"}), "?"]
        else:
            possible[name] = [SOMEBODY]
    first: Values = {name: each[0] for name, each in possible.items()}
    yield first
    for name, each in possible.items():
        for value in each[1:]:
            yield first | {name: value}


@cache
def _codes(prefix: str) -> list[str | int]:
    codes = [key.removeprefix(f"{prefix}-") for key in sentences("en") if key.startswith(f"{prefix}-")]
    return [int(code) if code.isdecimal() else code for code in codes if "." not in code]
