"""Writes palette PNG files; rows compressed before are neither drawn nor compressed again.

A turn changes few rows of a board. So a picture is cut into bands, each compressed on its own and cached by
its content: only new bands cost anything. The file is the same whether or not a band was cached.
"""

import struct
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from zlib_ng import zlib_ng

_LEVEL: Final = 5  # with zlib-ng as small as zlib's level 6, in less than half the time
_MOST_BYTES: Final = 16 * 2**20  # of kept bands: those of some 200 matches in play
_OVERHEAD: Final = 200  # bytes that a kept band takes besides its own
_DIGEST: Final = 16
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEFLATE: Final = b"\x78\x9c"  # zlib header: 32 KB window, default level
_LAST_BLOCK: Final = b"\x03\x00"
_ADLER: Final = 65521
NO_FILTER: Final = 0
"""The number of a filter stands before each row of a PNG; none suits flat colours best."""


class Band(NamedTuple):
    """Some rows of a picture: how many, a key that identifies their content, and what draws them.

    A drawn row is NO_FILTER followed by the indices of its colours, one byte each.
    """

    height: int
    key: bytes
    draw: Callable[[], bytes]


class _Kept:
    """Packed bands and their checksums; the least recently used go first."""

    def __init__(self) -> None:
        self._bands: OrderedDict[bytes, tuple[bytes, int]] = OrderedDict()
        self._lock = threading.Lock()
        self.bytes = 0

    def get(self, key: bytes) -> tuple[bytes, int] | None:
        with self._lock:
            found = self._bands.get(key)
            if found is not None:
                self._bands.move_to_end(key)
            return found

    def keep(self, key: bytes, packed: bytes, checksum: int) -> None:
        with self._lock:
            if key in self._bands:
                return
            self._bands[key] = packed, checksum
            self.bytes += len(packed) + _OVERHEAD
            while self.bytes > _MOST_BYTES:
                _, (dropped, _) = self._bands.popitem(last=False)
                self.bytes -= len(dropped) + _OVERHEAD

    def clear(self) -> None:
        with self._lock:
            self._bands.clear()
            self.bytes = 0


_kept = _Kept()


def write(width: int, bands: Sequence[Band], palette: bytes) -> bytes:
    """PNG bytes of a picture made of these bands, from top to bottom."""
    height = sum(band.height for band in bands)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    data = [_DEFLATE]
    checksum = 1
    for band in bands:
        packed, own = _packed(band)
        data.append(packed)
        checksum = _joined(checksum, own, (width + 1) * band.height)
    data += [_LAST_BLOCK, struct.pack(">I", checksum)]
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", b"".join(data)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib_ng.crc32(body, zlib_ng.crc32(kind))
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)


def _packed(band: Band) -> tuple[bytes, int]:
    """The band as deflate blocks, byte-aligned and without back references beyond it, and its checksum."""
    key = blake2b(band.key, digest_size=_DIGEST).digest()
    known = _kept.get(key)
    if known is not None:
        return known
    rows = band.draw()
    packer = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    packed = packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)
    checksum = zlib_ng.adler32(rows)
    _kept.keep(key, packed, checksum)
    return packed, checksum


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two concatenated pieces from those of each; `length` is of the second, in bytes."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _ADLER << 16 | low % _ADLER


def kept_bytes() -> int:
    """How many bytes the kept bands take."""
    return _kept.bytes


def forget() -> None:
    """Drop all kept bands."""
    _kept.clear()
