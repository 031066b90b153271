"""The pages of a SQLite file: which of their bytes mean nothing, though what was deleted may still stand
there.

Described in https://sqlite.org/fileformat2.html.  A page of a table or an index begins with a header and a
list of two bytes for each cell; the cells fill the page from its end.  What lies between the list and the
first cell is unallocated: SQLite never reads it, and leaves what stood there when it moves cells.  The places
of deleted cells are in a chain of free blocks; the first four bytes of each say where the next one is and how
long this one is, and the rest means nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from struct import Struct

HEAD = 100
"""Bytes at the begin of the file, before what its first page has as every other page."""
_MAGIC = b"SQLite format 3\0"
# Size of a page, how many bytes of it are left out, and whether pages move by themselves.
_FILE = Struct(">16xHxxB31xI")
_PAGE = Struct(">BHHH")  # kind, first free block, number of cells, where the first one begins
_LIST = {2: 12, 5: 12, 10: 8, 13: 8}  # where the list of cells begins, by kind of page
_BLOCK = Struct(">HH")  # where the next one is, length
_WHOLE = 65536  # bytes, for which two bytes are too short
_MOST = 1 << 25
"""Pages from which on a page that begins with the number of another one could look like one of a table."""

Ranges = list[tuple[int, int]]
"""Where bytes begin and end in a page."""


class StrangeFile(Exception):
    """The file is not built as expected, so nothing of the page is changed; says what was found."""


@dataclass(frozen=True)
class Layout:
    """size: bytes of a page.  usable: how many of them SQLite uses.  pages: how many there are."""

    size: int
    usable: int
    pages: int

    @staticmethod
    def of(head: bytes, length: int) -> Layout:
        """head: the first bytes of the file.  length: of all of it.  Raises StrangeFile."""
        if len(head) < HEAD or not head.startswith(_MAGIC):
            raise StrangeFile("it does not begin as a file of SQLite's")
        size, left_out, moving = _FILE.unpack_from(head)
        size = _WHOLE if size == 1 else size
        if moving:
            raise StrangeFile("its pages move by themselves (auto_vacuum)")
        pages, rest = divmod(length, size)
        if rest or pages >= _MOST:
            raise StrangeFile(f"{length} bytes are not a number of pages that is known here")
        return Layout(size, size - left_out, pages)

    def remains(self, page: bytes, number: int) -> Ranges:
        """Where in a page something stands that means nothing.  number: of the page, from 1.

        None in a page of another kind: a free one, or one that continues a long cell.  Raises StrangeFile.
        """
        at = HEAD if number == 1 else 0
        listed = _LIST.get(page[at])
        if listed is None:
            return []
        _, block, cells, first = _PAGE.unpack_from(page, at)
        first = first or _WHOLE
        begin = at + listed + 2 * cells
        if not begin <= first <= self.usable:
            raise StrangeFile(f"page {number} has {cells} cells from byte {first} on")
        found, end = [(begin, first)], first
        while block:
            if not end <= block <= self.usable - _BLOCK.size:
                raise StrangeFile(f"page {number} has a free block at byte {block}")
            following, length = _BLOCK.unpack_from(page, block)
            end = block + length
            if length < _BLOCK.size or end > self.usable:
                raise StrangeFile(f"page {number} has a free block of {length} bytes at byte {block}")
            found.append((block + _BLOCK.size, end))
            block = following
        found = [(begin, end) for begin, end in found if page.count(0, begin, end) != end - begin]
        if found and cells:
            lowest = min(Struct(f">{cells}H").unpack_from(page, at + listed))
            if lowest < first:
                raise StrangeFile(f"page {number} has a cell at byte {lowest}, before the first at {first}")
        return found
