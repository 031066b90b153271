"""Mutations that Cosmic Ray does not bring: what is left out of a query, a call, a table or a block."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cosmic_ray.operators.operator import Example, Operator
from parso import parse
from parso.python.tree import Leaf, Name
from parso.tree import NodeOrLeaf

Span = tuple[tuple[int, int], tuple[int, int]]


class DropStatement(Operator):
    """A statement that is there for what it does is left out."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        """Calls, awaits, raises and changes in place; a docstring or an import is none of these."""
        kinds = ("atom_expr", "power", "await_expr", "raise_stmt", "del_stmt")
        changes = node.type == "expr_stmt" and "=" in getattr(node.children[1], "value", "")
        in_place = changes and node.children[1].value != "="
        if node.parent is not None and node.parent.type == "simple_stmt" and (node.type in kinds or in_place):
            yield node.start_pos, node.end_pos

    def mutate(self, node: NodeOrLeaf, index: int) -> NodeOrLeaf:
        """`pass` in its place."""
        return Name("pass", node.start_pos, node.get_first_leaf().prefix)

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """For people."""
        return (Example("f()\n", "pass\n"), Example("raise E\n", "pass\n"), Example("a += 1\n", "pass\n"))


class DropLock(Operator):
    """A block is no longer guarded by what `async with` entered."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        """Each `async with` that gives no name, so that the block can do without."""
        if node.type == "async_stmt" and node.children[1].type == "with_stmt":
            entered = node.children[1].children[1]
            if entered.type != "with_item":
                yield node.start_pos, node.end_pos

    def mutate(self, node: NodeOrLeaf, index: int) -> NodeOrLeaf:
        """`if True:` in its place."""
        block = node.children[1].children[-1].get_code()
        return parse(f"{node.get_first_leaf().prefix}if True:{block}")

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """For people."""
        return (Example("async with a:\n    f()\n", "if True:\n    f()\n"),)


class DropEntry(Operator):
    """A keyword argument of a call, or an entry of a dictionary, is left out."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        """One for each argument by keyword and for each entry."""
        # All at once: Cosmic Ray goes on to ask while the node is being changed.
        return iter(
            [
                (node.children[first].start_pos, node.children[last - 1].end_pos)
                for first, last in self._spans(node)
            ]
        )

    def mutate(self, node: NodeOrLeaf, index: int) -> NodeOrLeaf:
        """Without it, and without the comma that follows."""
        first, last = self._spans(node)[index]
        del node.children[first:last]
        return node

    @staticmethod
    def _spans(node: NodeOrLeaf) -> list[tuple[int, int]]:
        spans = []
        for place, child in enumerate(getattr(node, "children", ())):
            if node.type == "arglist" and child.type == "argument" and child.children[1].type == "operator":
                if getattr(child.children[1], "value", "") == "=":
                    spans.append((place, min(place + 2, len(node.children))))
            elif node.type == "dictorsetmaker" and getattr(child, "value", "") == ":":
                spans.append((place - 1, min(place + 3, len(node.children))))
        return spans

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """For people."""
        return (Example("f(a, b=1)", "f(a, )"), Example("{1: 2, 3: 4}", "{ 3: 4}"))


_SQL = (
    (r"\band\b", "or"),
    (r"\bor\b", "and"),
    (r"\bis null\b", "is not null"),
    (r"\bis not null\b", "is null"),
    (r"\bnot (?=exists|in\b)", ""),
    (r" desc\b", ""),
    (r"\border by [^)\"]+?(?= limit|\)|\"|$)", ""),
    (r"(?<=[ \w?])<(?=[ \w?])", "<="),
    (r"(?<=[ \w?])>(?=[ \w?])", ">="),
    (r"<=", "<"),
    (r">=", ">"),
    (r"!=|<>", "="),
)


class ChangeQuery(Operator):
    """A condition or an order in a query says something else."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        """One for each word or sign in a string that is a query."""
        for _ in self._changes(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: NodeOrLeaf, index: int) -> NodeOrLeaf:
        """With the word or sign replaced."""
        assert isinstance(node, Leaf)
        found, by = self._changes(node)[index]
        node.value = node.value[: found.start()] + by + node.value[found.end() :]
        return node

    @staticmethod
    def _changes(node: NodeOrLeaf) -> list[tuple[re.Match[str], str]]:
        if node.type not in ("string", "fstring_string") or '"""' in node.value:
            return []
        return [(found, by) for pattern, by in _SQL for found in re.finditer(pattern, node.value)]

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """For people."""
        return (Example('"where a and b"', '"where a or b"'),)


OPERATORS: dict[str, type[Operator]] = {
    each.__name__: each for each in (DropStatement, DropLock, DropEntry, ChangeQuery)
}
