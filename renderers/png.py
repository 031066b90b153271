"""Writes palette PNG files; rows compressed before are neither drawn nor compressed again.

A turn changes few rows of a board. So a picture is cut into bands, each compressed on its own and cached by
its content: only new bands cost anything. The file is the same whether or not a band was cached.
"""

import struct
from collections import defaultdict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from zlib_ng import zlib_ng

from renderers.ring import Packed, Ring

_SMALL: Final = 5  # a level of zlib-ng: as small as zlib's level 6, in less than half the time
_QUICK: Final = 2  # a fifth larger, in less than half the time of that
_MOST_BYTES: Final = 24 << 20  # of kept bands: those of some 400 matches in play
_DIGEST: Final = 16
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEFLATE: Final = b"\x78\x9c"  # zlib header: 32 KB window, default level
_LAST_BLOCK: Final = b"\x03\x00"
_ADLER: Final = 65521
NO_FILTER: Final = 0
"""The number of a filter stands before each row of a PNG; none suits flat colours best."""


class Band(NamedTuple):
    """Some rows of a picture: how many, and a key that identifies their content.

    fleeting: they will soon look different, so they are packed quickly rather than small.
    """

    height: int
    key: bytes
    fleeting: bool = False

    @property
    def digest(self) -> bytes:
        """What it is kept under."""
        return blake2b(self.key + (b"q" if self.fleeting else b"s"), digest_size=_DIGEST).digest()


_kept = Ring(_MOST_BYTES)


_idle: defaultdict[int, list[Any]] = defaultdict(list)
"""Packers by level, each as good as new: a new one costs a tenth of what packing a band does."""


def write(
    width: int, bands: Sequence[Band], draw: Callable[[int], bytes | bytearray], palette: bytes
) -> bytes:
    """PNG bytes of a picture made of these bands, from top to bottom.

    draw: gives the rows of pixels of a band by its number, each of them NO_FILTER followed by the indices of
        its colours, one byte each.
    """
    digests = [band.digest for band in bands]
    known = _kept.get(digests)
    data, checksum, height = [_DEFLATE], 1, 0
    for number, (band, digest) in enumerate(zip(bands, digests, strict=True)):
        packed = known.get(digest)
        if packed is None:
            packed = known[digest] = _pack(draw(number), _QUICK if band.fleeting else _SMALL)
            _kept.put(digest, packed)
        blocks, own = packed
        data.append(blocks)
        checksum = _joined(checksum, own, (width + 1) * band.height)
        height += band.height
    data += (_LAST_BLOCK, struct.pack(">I", checksum))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            *_chunk(b"IHDR", [header]),
            *_chunk(b"PLTE", [palette]),
            *_chunk(b"IDAT", data),
            *_chunk(b"IEND", []),
        )
    )


def _pack(rows: bytes | bytearray, level: int) -> Packed:
    idle = _idle[level]
    try:
        packer = idle.pop()
    except IndexError:
        packer = zlib_ng.compressobj(level, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    # A full flush makes it forget all: the next band gets the bytes that it would get from a new one.
    blocks = packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH)
    idle.append(packer)
    return blocks, zlib_ng.adler32(rows)


def _chunk(kind: bytes, pieces: Sequence[bytes]) -> Sequence[bytes]:
    """A chunk in pieces: those of its body are not put together before the whole file is."""
    checksum = zlib_ng.crc32(kind)
    for piece in pieces:
        checksum = zlib_ng.crc32(piece, checksum)
    return struct.pack(">I", sum(map(len, pieces))), kind, *pieces, struct.pack(">I", checksum)


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two concatenated pieces from those of each; `length` is of the second, in bytes."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _ADLER << 16 | low % _ADLER


def kept_bytes() -> int:
    """How many bytes the kept bands take."""
    return _kept.held()


def forget() -> None:
    """Drop all kept bands."""
    _kept.clear()
