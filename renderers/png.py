"""Writes palette PNG files; rows that were compressed before are not compressed again.

A turn changes few rows of a board. A picture is cut into bands, each compressed on its own and kept by its
content, so a picture costs what its new bands cost. The file is the same whether a band was kept or not.
"""

import struct
import threading
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image
from zlib_ng import zlib_ng

_LEVEL: Final = 5  # with zlib-ng smaller than zlib's 6, in less than half its time
_KEPT: Final = 2048  # bands of about 4 KB
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DEFLATE: Final = b"\x78\x9c"  # zlib header: 32 KB window, default level
_LAST_BLOCK: Final = b"\x03\x00"
_bands: OrderedDict[tuple[int, int, int], bytes] = OrderedDict()
_lock = threading.Lock()


def write(picture: Image.Image, palette: bytes, cuts: Sequence[int] = ()) -> bytes:
    """PNG bytes of a "P" image; `cuts` are the rows, rising, where a new band starts."""
    width, height = picture.size
    # Each row of a PNG starts with the number of its filter; 0, none, suits flat colours best.
    framed = Image.new("P", (width + 1, height), 0)
    framed.paste(picture, (1, 0))
    rows = memoryview(framed.tobytes())
    edges = [0, *cuts, height]
    packed = [_compressed(rows[top * (width + 1) : bottom * (width + 1)]) for top, bottom in pairwise(edges)]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    data = b"".join([_DEFLATE, *packed, _LAST_BLOCK, struct.pack(">I", zlib_ng.adler32(rows))])
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib_ng.crc32(kind + body))


def _compressed(band: memoryview) -> bytes:
    """The band as deflate blocks that end on a byte and look back at nothing before the band."""
    # Half the time of a digest; among so few bands none meet by chance, and nobody gains by forging one.
    key = zlib_ng.crc32(band), zlib_ng.adler32(band), len(band)
    with _lock:
        known = _bands.get(key)
        if known is not None:
            _bands.move_to_end(key)
            return known
    packer = zlib_ng.compressobj(_LEVEL, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    packed = packer.compress(band) + packer.flush(zlib_ng.Z_FULL_FLUSH)
    with _lock:
        _bands[key] = packed
        if len(_bands) > _KEPT:
            _bands.popitem(last=False)
    return packed


def kept() -> int:
    """How many bands are kept."""
    return len(_bands)


def forget() -> None:
    """Drop all kept bands."""
    with _lock:
        _bands.clear()
