"""Changes shipped code at random, one line at a time, and prints which changes no test noticed.

MUTANTS: how many.  SEED: which ones; it is printed, so that a run can be repeated.  ONLY: a regular
expression for the files.  NEAR: if set, only the nearest tests are asked, so more survive, many times
faster.  WORKERS: how many mutants are tried at a time.  All happens in copies: the tree stays as it is.
"""

from __future__ import annotations

import asyncio
import compileall
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from py_compile import PycInvalidationMode

from tests.mutation.nearest import every, nearest
from tests.mutation.sample import Mutant, sample
from tests.sample import DAY

ROOT = Path(__file__).parents[2]
GOAL = 0.9
_ONE_TEST = 120  # seconds, on a busy machine more than any takes: a mutant that loops ends here
_ALL_TESTS = 1800  # seconds, for one that cannot be stopped so: five times what they take
# A test that fails may leave a thread behind for which Python would wait at its end.
_PYTEST = "import os, sys, pytest; code = pytest.main(); sys.stdout.flush(); os._exit(code)"
_MEMORY = 6 << 30  # bytes that one process may take, for those that loop and collect


def main() -> int:
    """Judges a sample; the exit code is 1 when less of it was noticed than is the goal."""
    count = int(os.environ.get("MUTANTS", "40"))
    seed = int(os.environ.get("SEED", random.randrange(10**6)))
    workers = int(os.environ.get("WORKERS", "2"))
    print(f"MUTANTS={count} SEED={seed} DAY={DAY}", flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends the tests under way, too
    resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        copies = [_copied(Path(name, str(number))) for number in range(workers)]
        mutants = sample(copies[0], count, random.Random(seed), os.environ.get("ONLY", ""))
        return asyncio.run(_judge(mutants, copies, near=bool(os.environ.get("NEAR"))))


def _copied(copy: Path) -> Path:
    unwanted = shutil.ignore_patterns(".git", "__pycache__", "*.db*", ".*_cache", "*-data", ".bench-*")
    shutil.copytree(ROOT, copy, symlinks=True, ignore=lambda at, names: {*unwanted(at, names), ".venv"})
    # By its content, as a change and its end may have the same length and second.
    by_content = PycInvalidationMode.CHECKED_HASH
    for folder in ("bot", "renderers", "storage", "tests"):
        compileall.compile_dir(copy / folder, quiet=2, invalidation_mode=by_content)
    return copy


async def _judge(mutants: list[Mutant], copies: list[Path], *, near: bool) -> int:
    waiting = list(enumerate(mutants, 1))[::-1]
    survived = 0
    broken: list[str] = []

    async def work(copy: Path) -> None:
        nonlocal survived
        while waiting:
            number, mutant = waiting.pop()
            begun = time.monotonic()
            tests = dict.fromkeys((*nearest(copy, mutant.path), *([] if near else every(copy))))
            by = await _noticed(mutant, copy, tests, broken)
            survived += not by
            what = f"noticed  {mutant.where}  {by}" if by else f"SURVIVED {mutant.where}\n{mutant.diff}"
            print(f"{number:3} {time.monotonic() - begun:4.0f} s {what}", flush=True)

    async with asyncio.TaskGroup() as group:
        for copy in copies:
            group.create_task(work(copy))
    noticed = 1 - survived / len(mutants)
    print(f"{len(mutants) - survived} of {len(mutants)} noticed: {noticed:.0%}")
    return int(noticed < GOAL or bool(broken))


async def _noticed(mutant: Mutant, copy: Path, tests: Iterable[str], broken: list[str]) -> str:
    """What fails with the change only: a test, a file of tests, or the whole run; empty if nothing does."""
    file = copy / mutant.path
    while True:
        asked = [test for test in tests if test not in broken]
        file.write_text(mutant.now, "utf-8")
        try:
            by = await _failing(copy, asked, broken)
        finally:
            file.write_text(mutant.was, "utf-8")
        named = by.startswith("tests/")
        without = by and await _failing(copy, [by] if named else asked, broken)
        if not without or (named and not without.startswith("tests/")):  # without it, its name is another
            return by
        if not named:
            raise SystemExit(f"{by} without any change")
        print(f"{by} fails without any change and is left out", flush=True)
        broken.append(by)


async def _failing(copy: Path, tests: Iterable[str], left_out: Iterable[str]) -> str:
    """The first test that fails, or what else goes wrong; empty if all pass."""
    options = ("-q", "-x", "--timeout", str(_ONE_TEST), "-p", "no:cacheprovider")
    deselected = (f"--deselect={each}" for each in left_out)
    with tempfile.TemporaryFile("w+") as out:  # no pipe: what a test has left running might keep it open
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _PYTEST, *options, *deselected, *tests),
            cwd=copy,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
        try:
            code = await asyncio.wait_for(process.wait(), _ALL_TESTS)
        except TimeoutError:
            return "(time is up)"
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # and whatever it has begun
        if code == 0:
            return ""
        out.seek(0)
        said = out.read()
        named = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", said, re.MULTILINE)
        return named[1] if named else f"(exit code {code}) {said[-500:]}"


if __name__ == "__main__":
    sys.exit(main())
