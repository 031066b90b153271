"""Which tests are asked about a file, and in which order."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

# Style and benchmarks say nothing about what the program does.
_LEFT_OUT = ("tests/test_repository.py", "tests/bench/", "tests/mutation/")
# Those that start programs and pages are asked last.
_SLOW = ("tests/outside/", "tests/playground/", "tests/processes/")


@cache
def every(folder: Path) -> list[str]:
    """All tests that say something about what the program does, the quick ones first."""
    found = (each.relative_to(folder).as_posix() for each in sorted((folder / "tests").rglob("test_*.py")))
    asked = (each for each in found if not each.startswith(_LEFT_OUT))
    return sorted(asked, key=lambda each: each.startswith(_SLOW))


@cache
def nearest(folder: Path, path: Path) -> list[str]:
    """First the tests that import the file, then those of the same name, then all of its folder."""
    module = ".".join(path.with_suffix("").parts)
    words = {path.stem, path.parent.name} - {"bot"}
    mirrors = tuple(_mirrors(folder, path))
    near = {
        test: (module not in _imports(folder / test), not any(word in Path(test).name for word in words))
        for test in every(folder)
        if test.startswith(mirrors) or module in _imports(folder / test)
    }
    return sorted(near, key=lambda test: near[test]) or every(folder)


@cache
def _imports(test: Path) -> set[str]:
    """Each module that it imports, and each name as if it were one."""
    found = set[str]()
    for node in ast.walk(ast.parse(test.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{each.name}" for each in node.names)}
    return found


def _mirrors(folder: Path, path: Path) -> list[str]:
    """How the tests of a file begin: as tests mirror the code, `tests/owner/`, or `tests/discord/wire/`.

    Where a folder has none of its own, those of the one around it.
    """
    inner = Path(*path.parts[1:-1]) if path.parts[0] == "bot" else Path(path.parts[0])
    for around in (inner, *inner.parents):
        if around == Path():
            break
        found = [Path("tests", above, around) for above in ("", "discord")]
        if any((folder / each).is_dir() for each in found):
            return [f"{each.as_posix()}/" for each in found]
    return [f"tests/test_{path.stem}"]
