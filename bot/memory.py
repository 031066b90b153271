"""Makes the C library return the memory that drawing frees; by default it keeps most of it."""

from __future__ import annotations

import ctypes
import platform

# Numbers of glibc's mallopt.
_ARENA_MAX = -8
_MMAP_THRESHOLD = -3
_TRIM_THRESHOLD = -1
_LARGE = 256 << 10
"""Blocks of at least this many bytes are mapped separately and go back to the system when freed.
Smaller blocks lie among others still in use, and the gaps between those are not returned."""
_SPARE = 8 << 20
"""Free bytes that may stay at the end of a heap; any more go back."""
_ARENAS = 2
"""Heaps for small blocks; by default every thread that draws gets one, up to eight per processor."""


def give_back() -> bool:
    """Makes large blocks go back to the system when freed; False if the C library is not glibc.

    Left alone, glibc raises its threshold at the first large picture, and then keeps all blocks below it.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    settings = ((_MMAP_THRESHOLD, _LARGE), (_TRIM_THRESHOLD, _SPARE), (_ARENA_MAX, _ARENAS))
    return all(mallopt(number, value) for number, value in settings)
