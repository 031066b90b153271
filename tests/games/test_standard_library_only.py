"""The rules load nothing but the standard library, and no source of chance but the seed's."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.games.games import GAMES


@pytest.mark.parametrize("module", sorted({type(subject.game).__module__ for subject in GAMES}))
def test_a_fresh_process_that_imports_the_rules_loads_no_other_package(module: str) -> None:
    code = (
        "import sys\n"
        "before = set(sys.modules)\n"
        f"import {module}\n"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "bot" in loaded
    assert loaded - {"bot"} <= set(sys.stdlib_module_names)
    assert loaded.isdisjoint({"discord", "PIL", "sqlite3", "pydantic", "renderers", "storage"})
