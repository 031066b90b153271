"""A run of the bench leaves nothing behind, and says when its figures are not to be trusted."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGTERM, Signals

import pytest

from tests.bench.machine import BUSY, _used, described, file_system
from tests.bench.report import disturbed, report, summary
from tests.bench.scratch import scratch
from tests.bench.timing import Figure, Took, paired

_RUN = """
import asyncio, sys
from pathlib import Path
from tests.bench.scratch import scratch

async def measure(folder):
    (folder / "store.db").touch()
    print("measuring", flush=True)
    await asyncio.sleep(600)

with scratch(Path(sys.argv[1])) as folder:
    asyncio.run(measure(folder))
"""


def _ended(folder: Path, number: Signals) -> None:
    """A run that has been ended in the middle by a signal."""
    process = subprocess.Popen(
        [sys.executable, "-c", _RUN, folder],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    with process, process.stdout:
        assert process.stdout.readline() == b"measuring\n"
        process.send_signal(number)
        assert process.wait() != 0


@pytest.mark.parametrize("number", [SIGTERM, SIGINT])
def test_a_run_that_is_told_to_end_leaves_nothing(tmp_path: Path, number: Signals) -> None:
    _ended(tmp_path, number)
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_run_left_is_removed_by_the_next(tmp_path: Path) -> None:
    _ended(tmp_path, SIGKILL)
    assert len(list(tmp_path.glob("*/store.db"))) == 1
    with scratch(tmp_path) as folder:
        assert list(tmp_path.iterdir()) == [folder]
        with pytest.raises(SystemExit, match="another bench"), scratch(tmp_path):
            pass
    assert list(tmp_path.iterdir()) == []


def test_what_this_process_uses_is_its_own() -> None:
    everything, own = _used()
    began = time.process_time()
    while time.process_time() < began + 0.1:
        pass
    later, mine = _used()
    assert mine - own >= 0.08
    assert later - everything >= 0.08


def test_a_busy_machine_is_told() -> None:
    assert "idle" in disturbed([("before", 0.01), ("store", BUSY)])
    said = disturbed([("before", 0.01), ("store", 1.5), ("start", None)])
    assert "BUSY" in said
    assert "store (1.5)" in said
    assert "before" not in said
    assert "cannot be told" in disturbed([("before", None)])


def test_what_is_reached_is_counted() -> None:
    figure = paired("x", "y", [Took(1, 3)], [Took(1, 1)], cpu=1.5, wall=2)
    assert summary([figure, Figure.size("s", "y", 1, 2)]) == "2 of 3 goals reached; missed: x (wall)."
    assert summary([Figure.size("s", "y", 1, 2)]) == "1 of 1 goals reached."


def test_a_report_has_table_goals_and_machine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bench.report._IDLE", 0)
    report(tmp_path, [("sizes", lambda: [Figure.size("s", "a size", 1000, 2000)])])
    printed, said = capsys.readouterr()
    assert said.startswith("sizes …")
    for part in ("1.0 KB", "1 of 1 goals reached.", described(tmp_path), file_system(tmp_path)):
        assert part in printed
