"""Which changes there are to choose from, and a random choice of them."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import OPERATOR_PROVIDERS, get_operator, operator_names

from tests.mutation.operators import OPERATORS

OPERATOR_PROVIDERS["own"] = OPERATORS
LEFT_OUT = {
    "core/ExceptionReplacer",  # fails where an exception is named with its module
    "core/ReplaceComparisonOperator_Eq_Is",  # whether equal numbers are one object is for Python to say
    "core/ReplaceComparisonOperator_NotEq_IsNot",
}
SHIPPED = ("bot", "renderers", "storage")
EQUIVALENT: list[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("equivalent.toml").read_text("utf-8")
)["mutant"]


@dataclass(frozen=True)
class Mutant:
    """A file with one change."""

    path: Path
    line: int
    was: str
    now: str

    @property
    def where(self) -> str:
        """The file and the line."""
        return f"{self.path.as_posix()}:{self.line}"

    @property
    def diff(self) -> str:
        """What is changed, with the lines around."""
        lines = unified_diff(self.was.split("\n"), self.now.split("\n"), lineterm="")
        return "\n".join(list(lines)[2:])

    def counts(self) -> bool:
        """Whether a test could notice the change at all."""
        try:
            if _behaviour(self.now) == _behaviour(self.was):
                return False
        except SyntaxError:
            return False
        before, after = ({line.strip() for line in code.splitlines()} for code in (self.was, self.now))
        return not any(
            each["file"] == self.path.as_posix()
            and {each["was"]} == before - after
            and {each["now"]} == after - before
            for each in EQUIVALENT
        )


def sample(folder: Path, count: int, chance: random.Random, only: str) -> list[Mutant]:
    """So many changes to the files whose path holds the pattern `only`.

    First a line is chosen and then a change to it: a `+` can be replaced in eleven ways, and would else
    be chosen eleven times as often.
    """
    files = [each for name in SHIPPED for each in sorted((folder / name).rglob("*.py"))]
    paths = [each.relative_to(folder) for each in files]
    codes = {each: (folder / each).read_text("utf-8") for each in paths if re.search(only, each.as_posix())}
    lines = [(path, line) for path, code in codes.items() for line in range(1, code.count("\n") + 1)]
    chance.shuffle(lines)
    changes: dict[Path, dict[int, list[tuple[str, int]]]] = {}
    chosen: list[Mutant] = []
    for path, line in lines:
        if path not in changes:
            changes[path] = _changes(codes[path])
        found = changes[path].get(line, [])
        chance.shuffle(found)
        for name, occurrence in found:
            if name == "own/ChangeQuery" and path.parts[0] != "storage":
                continue  # a sentence
            now = mutate_code(codes[path], get_operator(name)(), occurrence)
            mutant = Mutant(path, line, codes[path], now or codes[path])
            if mutant.counts():
                chosen.append(mutant)
                break
        if len(chosen) == count:
            break
    return chosen


def _changes(code: str) -> dict[int, list[tuple[str, int]]]:
    """All changes to a file by line: the operator, and which of its places in the file."""
    found: dict[int, list[tuple[str, int]]] = defaultdict(list)
    nodes = list(ast_nodes(get_ast(code)))
    for name in operator_names():
        operator = get_operator(name)
        if operator.arguments() or name in LEFT_OUT:
            continue  # an argument would be the name of a variable
        spots = [spot for node in nodes for spot in operator().mutation_positions(node)]
        for occurrence, ((line, _), _) in enumerate(spots):
            found[line].append((name, occurrence))
    return found


class _Bare(ast.NodeTransformer):
    """Takes out what does nothing: types, what `assert`, `strict`, `frozen` or `abstractmethod` says of what
    cannot be otherwise, what is logged for people, and that drawings are `cached`, which only saves time.
    """

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        node.args = [*node.posonlyargs, *node.args, *node.kwonlyargs]
        node.defaults += [each for each in node.kw_defaults if each is not None]
        node.posonlyargs, node.kwonlyargs, node.kw_defaults = [], [], []
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        nothing = ("abstractmethod", "cached")
        node.decorator_list = [each for each in node.decorator_list if ast.unparse(each) not in nothing]
        return self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return ast.Pass()

    def visit_keyword(self, node: ast.keyword) -> ast.AST | None:
        return None if node.arg in ("strict", "frozen") else self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return ast.Pass() if ast.unparse(node).startswith("log.") else self.generic_visit(node)


def _behaviour(code: str) -> str:
    return ast.dump(_Bare().visit(ast.parse(code)))
