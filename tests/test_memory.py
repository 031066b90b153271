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


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has to be told")
def test_what_is_freed_goes_back() -> None:
    root = Path(__file__).parents[1]

    def given_back(*how: str) -> tuple[str, int]:
        done = subprocess.run(
            [sys.executable, "-c", _FREES, *how], cwd=root, capture_output=True, text=True, check=True
        )
        told, megabytes = done.stdout.split()
        return told, int(megabytes)

    assert given_back("told") == ("True", 300)
    assert given_back("untold")[1] < 150, "otherwise there would be no need to tell"
