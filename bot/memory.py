"""Makes the C library return the memory that drawing frees; by default it keeps most of it."""

from __future__ import annotations

import ctypes
import platform
import time
from threading import Thread

# Numbers of glibc's mallopt.
_ARENA_MAX = -8
_MMAP_THRESHOLD = -3
_TRIM_THRESHOLD = -1
_LARGE = 1 << 20
"""Blocks of at least this many bytes are mapped separately and go back to the system when freed.
Mapping takes longer than packing a row of a picture, for which zlib-ng wants a block a third as large."""
_SPARE = 8 << 20
"""Free bytes that may stay at the end of a heap; any more go back."""
_ARENAS = 2
"""Heaps for small blocks; by default every thread that draws gets one, up to eight per processor."""
_SECONDS = 5
"""Between two times that the gaps among blocks in use go back."""


def give_back() -> bool:
    """Makes what is freed go back to the system from now on; False if the C library is not glibc.

    Large blocks go back at once: left alone, glibc raises its threshold at the first large picture, and then
    keeps all blocks below it. What is kept of pictures lies among what drawing frees, so a thread gives the
    gaps back now and then; it takes milliseconds, in which others go on.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    settings = ((_MMAP_THRESHOLD, _LARGE), (_TRIM_THRESHOLD, _SPARE), (_ARENA_MAX, _ARENAS))
    Thread(target=_trim_now_and_then, name="memory", daemon=True).start()
    return all(mallopt(number, value) for number, value in settings)


def _trim_now_and_then() -> None:
    trim = ctypes.CDLL(None).malloc_trim
    while True:
        time.sleep(_SECONDS)
        trim(0)
