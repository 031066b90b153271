"""Why a store cannot be used, or cannot take what is to be stored."""

from __future__ import annotations


class StoreUnusable(Exception):
    """The file is not a store, cannot be opened, or cannot be written."""


class StoreEmpty(StoreUnusable):
    """Nothing is there yet; the first start makes it."""


class StoreTooNew(StoreUnusable):
    """The file was written by a newer version of the program than this one."""


class StoreAway(StoreUnusable):
    """The server of the store cannot be reached, or does not let this program in; later it may."""


class StoreRefused(StoreAway):
    """The server of the store lets others in, but not this program; that seldom changes by itself."""


class Unwritable(Exception):
    """The disk does not accept writes, for instance because it is full; nothing was stored."""
