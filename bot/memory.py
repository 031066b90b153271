"""How the C library keeps the memory that drawing frees: without a word to it, most never goes back."""

from __future__ import annotations

import ctypes
import platform

# Numbers of glibc's mallopt.
_ARENA_MAX = -8
_MMAP_THRESHOLD = -3
_TRIM_THRESHOLD = -1
_LARGE = 256 << 10
"""Bytes from which a piece of memory is one of its own, that goes back to the system when it is freed.
Smaller pieces lie between what is kept, and holes between those are lost."""
_SPARE = 8 << 20
"""Bytes at the end of a heap that may be free; more goes back."""
_ARENAS = 2
"""Heaps for small pieces; by default every thread that draws gets one, up to eight for each processor."""


def give_back() -> bool:
    """Lets large pieces of memory go back when they are freed; False where the C library is another one.

    By itself glibc raises its limit for them with the first large picture, and keeps all below it.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    settings = ((_MMAP_THRESHOLD, _LARGE), (_TRIM_THRESHOLD, _SPARE), (_ARENA_MAX, _ARENAS))
    return all(mallopt(number, value) for number, value in settings)
