"""Discord's rules for its newer message components, which simcord enforces only in part.

A message with the flag IS_COMPONENTS_V2 is a layout: it consists of components alone, keeps the flag for
ever, and shows no attachment that no component refers to.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from bot.playground.rules import ALT_LETTERS, NEW_COMPONENTS, Refused, Sent, invalid

COMPONENTS = 40
"""Components of a layout, counting those within others."""
LETTERS = 4000
"""Characters of all texts of a layout together."""
ROW, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 3, 9, 10, 11, 12, 13, 14, 17
_SELECTS = (SELECT, 5, 6, 7, 8)
_NEWER = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
_ROWS = 5
_ROW_BUTTONS = 5
_GALLERY_ITEMS = 10


def flags_after(before: int, sent: Sent) -> int:
    """A message's flags after an edit; raises Refused if it would stop being a layout."""
    flags = sent.get("flags")
    if flags is None:
        return before
    if before & NEW_COMPONENTS and not int(flags) & NEW_COMPONENTS:
        raise Refused(400, 50035, "Invalid Form Body: flags: IS_COMPONENTS_V2 cannot be removed")
    return int(flags)


def check_layout(message: Sent, flags: int, names: Collection[str]) -> None:
    """Checks a message's components. message: as it will be. names: of the files that it will have."""
    components = message.get("components") or []
    every = list(parts(components))
    if flags & NEW_COMPONENTS:
        for field in ("content", "embeds", "sticker_ids", "poll"):
            if message.get(field):
                raise invalid(f"{field}: cannot be used when using MessageFlags.IS_COMPONENTS_V2")
        if not components:
            raise invalid("components: a layout has some")
        if len(every) > COMPONENTS:
            raise invalid(f"components: {len(every)}, at most {COMPONENTS}")
        if sum(len(each["content"]) for each in every if each.get("type") == TEXT) > LETTERS:
            raise invalid(f"components: all texts together have at most {LETTERS} characters")
        if any(each.get("type") not in (ROW, *_NEWER - {THUMBNAIL}) for each in components):
            raise invalid("components: a button or select of a layout is in a row")
    elif len(components) > _ROWS or any(each.get("type") != ROW for each in components):
        raise invalid(f"components: at most {_ROWS} rows, and newer ones only with their flag")
    ids = [each["custom_id"] for each in every if "custom_id" in each]
    if len(set(ids)) < len(ids):
        raise invalid("components: two have the same custom_id")
    for each in every:
        _check_part(each, names)


def shown_files(components: Sequence[Any]) -> list[Any]:
    """What a layout's components show of its attachments and of the web, in order."""
    media: list[Any] = []
    for each in parts(components):
        if each.get("type") == GALLERY:
            media += [item["media"] for item in each["items"]]
        elif each.get("type") in (FILE, THUMBNAIL):
            media.append(each["file" if each["type"] == FILE else "media"])
    return media


def parts(components: Any) -> Iterator[Sent]:
    """Components and those within them, in order."""
    for each in components if isinstance(components, list) else []:
        if isinstance(each, Mapping):
            yield each
            yield from parts(each.get("components"))
            yield from parts([each.get("accessory")])


def _check_part(part: Sent, names: Collection[str]) -> None:
    kind = part.get("type")
    if kind == ROW:
        within = [each.get("type") for each in part.get("components") or []]
        selects = sum(each in _SELECTS for each in within)
        if not 1 <= len(within) <= (1 if selects else _ROW_BUTTONS):
            raise invalid(f"row: 1 to {_ROW_BUTTONS} buttons, or one select")
    elif kind == TEXT and not str(part.get("content") or "").strip():
        raise invalid("text: at least 1 character")
    elif kind == GALLERY:
        items = part.get("items") or []
        if not 1 <= len(items) <= _GALLERY_ITEMS:
            raise invalid(f"gallery: 1 to {_GALLERY_ITEMS} items")
        for each in (item.get("description") for item in items):
            if each is not None and len(each) > ALT_LETTERS:
                raise invalid(f"gallery: a description has at most {ALT_LETTERS} characters")
    for media in shown_files([part]) if kind in (GALLERY, FILE, THUMBNAIL) else []:
        url = str(media.get("url") or "")
        name = url.removeprefix("attachment://")
        if name != url and name not in names:
            raise invalid(f"media: there is no file {name}")
        if name == url and (kind == FILE or not url.startswith(("http://", "https://"))):
            raise invalid(f"media: {url!r} cannot be shown")
