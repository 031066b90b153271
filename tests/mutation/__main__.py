"""Changes shipped code at random, one line at a time, and prints which changes no test noticed.

MUTANTS: how many.  SEED: which ones; it is printed, so that a run can be repeated.  ONLY: a regular
expression for the files.  NEAR: if set, only the nearest tests are asked, so more survive, many times
faster.  All happens in a copy: the tree stays as it is.
"""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.testing import run_tests
from cosmic_ray.work_item import MutationSpec, TestOutcome

from tests.mutation.sample import sample

ROOT = Path(__file__).parents[2]
GOAL = 0.9
# Asked after the tests of the same folder; whatever these let pass is asked of all, unless NEAR is set.
_NEAREST = {
    "bot/games": "tests/games",
    "bot/pictures": "tests/pictures",
    "bot/matches": "tests/matches tests/storage",
    "bot/playground": "tests/playground",
    "bot/commands": "tests/discord/commands",
    "bot/messages": "tests/discord/messages",
    "bot/background": "tests/discord/background",
    "bot": "tests/discord tests/test_texts.py tests/test_logs.py tests/test_settings.py",
    "renderers": "tests/renderers tests/pictures",
    "storage": "tests/storage tests/matches",
}
# Style and benchmarks say nothing about what the program does.
ALL = "tests --ignore tests/test_repository.py --ignore tests/bench --ignore tests/mutation"


def main() -> int:
    """Judges a sample; the exit code is 1 when less of it was noticed than is the goal."""
    count = int(os.environ.get("MUTANTS", "40"))
    seed = int(os.environ.get("SEED", random.randrange(10**6)))
    print(f"MUTANTS={count} SEED={seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        copy = Path(name) / "copy"
        unwanted = shutil.ignore_patterns(".git", "__pycache__", "*.db*", ".*_cache", "*-data", ".bench-*")
        shutil.copytree(ROOT, copy, symlinks=True, ignore=lambda at, names: {*unwanted(at, names), ".venv"})
        os.chdir(copy)
        return _judge(sample(copy, count, random.Random(seed), os.environ.get("ONLY", "")))


def _judge(mutants: list[MutationSpec]) -> int:
    begun = time.monotonic()
    wider = () if os.environ.get("NEAR") else (ALL,)
    asked = wider or sorted({_nearest(mutant)[-1] for mutant in mutants})
    # Where tests fail of themselves, every change would seem to be noticed.
    outcome, output = run_tests(_pytest(" ".join(asked)), None)
    if outcome is not TestOutcome.SURVIVED:
        print(output, "Tests fail without any change.", sep="\n")
        return 2
    limit = 60 + 2 * (time.monotonic() - begun)
    survived = sum(
        _survives(number, mutant, (*_nearest(mutant), *wider), limit)
        for number, mutant in enumerate(mutants, 1)
    )
    noticed = 1 - survived / len(mutants)
    print(f"{len(mutants) - survived} of {len(mutants)} noticed: {noticed:.0%}")
    return int(noticed < GOAL)


def _nearest(mutant: MutationSpec) -> list[str]:
    """The tests of the same folder, as tests mirror the code, and then those of the room."""
    path = mutant.module_path.as_posix()
    mirrored = Path("tests/discord", *mutant.module_path.parts[1:-1])
    room = next((tests for start, tests in _NEAREST.items() if path.startswith(start)), ALL)
    own = [mirrored.as_posix()] if len(mirrored.parts) > 2 and mirrored.is_dir() else []
    return list(dict.fromkeys([*own, room]))


def _survives(number: int, mutant: MutationSpec, several: Sequence[str], limit: float) -> bool:
    path = mutant.module_path.as_posix()
    for tests in several:
        result = mutate_and_test([mutant], _pytest(tests), limit)
        if result.test_outcome is not TestOutcome.SURVIVED:
            failed = re.search(r"^(?:FAILED|ERROR) (.*)", result.output or "", re.MULTILINE)
            by = failed[1] if failed else result.output
            print(f"{number:3} noticed  {path}:{mutant.start_pos[0]} {by}", flush=True)
            return False
    print(f"{number:3} SURVIVED {path}:{mutant.start_pos[0]}", result.diff, sep="\n", flush=True)
    return True


def _pytest(tests: str) -> str:
    return f"{shlex.quote(sys.executable)} -m pytest -q -x -n 2 -p no:cacheprovider {tests}"


if __name__ == "__main__":
    sys.exit(main())
