"""Writes palette PNG files; rows compressed before are neither drawn nor compressed again.

A turn changes few rows of a board. So a picture is cut into bands, each compressed on its own and cached by
its content: only new bands cost anything. The file is the same whether or not a band was cached.
"""

import struct
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Final, NamedTuple

from zlib_ng import zlib_ng

from renderers.shelf import Shelf

_LEVEL: Final = 5  # with zlib-ng as small as zlib's level 6, in less than half the time
_MOST_BYTES: Final = 42 << 20  # of kept bands: those of some 500 matches in play
_OVERHEAD: Final = 320  # bytes that a kept band takes besides its own
_DIGEST: Final = 16
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEFLATE: Final = b"\x78\x9c"  # zlib header: 32 KB window, default level
_LAST_BLOCK: Final = b"\x03\x00"
_ADLER: Final = 65521
NO_FILTER: Final = 0
"""The number of a filter stands before each row of a PNG; none suits flat colours best."""


class Band(NamedTuple):
    """Some rows of a picture: how many, and a key that identifies their content."""

    height: int
    key: bytes


Packed = tuple[bytes, int]
"""A band as deflate blocks, byte-aligned and without back references beyond it, and its checksum."""


def weight(packed: Packed) -> int:
    """The bytes that a kept band takes."""
    return _OVERHEAD + len(packed[0])


_kept: Shelf[Packed] = Shelf(_MOST_BYTES, weight)


def write(
    width: int, bands: Sequence[Band], draw: Callable[[int, int], bytes | bytearray], palette: bytes
) -> bytes:
    """PNG bytes of a picture made of these bands, from top to bottom.

    draw: gives the rows of pixels from one row to another (exclusive), each of them NO_FILTER followed by the
        indices of its colours, one byte each.
    """
    digests = [blake2b(band.key, digest_size=_DIGEST).digest() for band in bands]
    packed = {digest: known for digest in digests if (known := _kept.get(digest)) is not None}
    new = _packed(width, bands, digests, packed, draw)
    for digest, made in new.items():
        _kept.put(digest, made)
    packed |= new
    data, checksum, height = [_DEFLATE], 1, 0
    for band, digest in zip(bands, digests, strict=True):
        blocks, own = packed[digest]
        data.append(blocks)
        checksum = _joined(checksum, own, (width + 1) * band.height)
        height += band.height
    data += [_LAST_BLOCK, struct.pack(">I", checksum)]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", b"".join(data)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _packed(
    width: int,
    bands: Sequence[Band],
    digests: Sequence[bytes],
    known: Mapping[bytes, Packed],
    draw: Callable[[int, int], bytes | bytearray],
) -> dict[bytes, Packed]:
    """The bands that are not known, packed; those side by side are drawn at once."""
    new: dict[bytes, Packed] = {}
    row = 0
    missing = groupby(zip(bands, digests, strict=True), key=lambda each: each[1] not in known)
    for is_new, group in missing:
        run = list(group)
        end = row + sum(band.height for band, _ in run)
        if is_new:
            rows, start = memoryview(draw(row, end)), 0
            for band, digest in run:
                stop = start + (width + 1) * band.height
                new[digest] = _pack(rows[start:stop])
                start = stop
        row = end
    return new


def _pack(rows: memoryview) -> Packed:
    packer = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    return packer.compress(rows) + packer.flush(zlib_ng.Z_FULL_FLUSH), zlib_ng.adler32(rows)


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib_ng.crc32(body, zlib_ng.crc32(kind))
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)


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
