"""What drawing frees goes back to the system."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest

_FREES = """
import resource, sys
from pathlib import Path
from bot.memory import give_back

def resident():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()

told = give_back() if sys.argv[1] == "told" else None
big = bytearray(30 << 20)  # by itself the C library now keeps all pieces below this
del big
kept, pieces = [], []
for _ in range(100):
    pieces.append(b"x" * (3 << 20))
    kept.append(b"y" * 5000)
before = resident()
pieces.clear()
print(told, (before - resident()) >> 20)
"""


_GAPS = """
import resource, sys, time
from pathlib import Path
from bot import memory

def resident():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()

memory._SECONDS = 0.01
told = memory.give_back() if sys.argv[1] == "told" else None
pieces = [b"x" * (20 << 10) for _ in range(4000)]
before = resident()
del pieces[::2]
until = time.monotonic() + (60 if told else 0)
while before - resident() < 30 << 20 and time.monotonic() < until:
    time.sleep(0.01)
print(told, (before - resident()) >> 20)
"""

_glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has to be told")


def _given_back(program: str, how: str) -> tuple[str, int]:
    done = subprocess.run(
        [sys.executable, "-c", program, how],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    told, megabytes = done.stdout.split()
    return told, int(megabytes)


@_glibc
def test_what_is_freed_goes_back() -> None:
    assert _given_back(_FREES, "told") == ("True", 300)
    assert _given_back(_FREES, "untold")[1] < 150, "otherwise there would be no need to tell"


@_glibc
def test_gaps_among_what_is_in_use_go_back() -> None:
    told, megabytes = _given_back(_GAPS, "told")
    assert told == "True"
    assert megabytes >= 30
    assert _given_back(_GAPS, "untold")[1] < 10, "otherwise there would be no need for a thread"
