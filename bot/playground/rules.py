"""Discord's rules that simcord does not enforce by itself, in one place.

They know nothing of simcord: strict.py puts them into it, and the tests' Discord that speaks HTTP uses some
of them too. A rule checks what was sent and raises Refused, with Discord's own status and code.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Sent = Mapping[str, Any]

NONCE_LIMIT = 25
NONCE_SECONDS = 300.0
"""How long a nonce is remembered. Discord's documentation only says "the past few minutes"."""
FILES = 10
FILE_BYTES = 10 << 20
ALT_LETTERS = 1024
MENTIONS = 100
CHOICES = 25
CHOICE_LETTERS = 100
COMMANDS = 100
COMMAND_LETTERS = 8000
EMOJIS = 2000
EMOJI_BYTES = 256 << 10

SUPPRESS_EMBEDS, EPHEMERAL, SILENT, VOICE, NEW_COMPONENTS = 1 << 2, 1 << 6, 1 << 12, 1 << 13, 1 << 15
SETTABLE = SUPPRESS_EMBEDS | SILENT | VOICE | NEW_COMPONENTS
EDITABLE = SUPPRESS_EMBEDS | NEW_COMPONENTS

INVALID_FORM = 50035
UNKNOWN_MESSAGE = 10008

_COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_EMOJI_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)
_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_ANSWERS = {1: {1}, 2: {4, 5, 9, 12}, 3: {4, 5, 6, 7, 9, 12}, 4: {8}, 5: {4, 5, 6, 7, 12}}
"""The types of answer that each type of interaction accepts."""


class Refused(Exception):
    """Discord's answer to a request that breaks a rule."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.message = message


def invalid(what: str) -> Refused:
    """Discord's answer to an invalid form; what: the field and what is wrong with it."""
    return Refused(400, INVALID_FORM, f"Invalid Form Body: {what}")


def _length(where: str, words: object, most: int, least: int = 1) -> None:
    if not isinstance(words, str) or not least <= len(words.strip()) <= len(words) <= most:
        raise invalid(f"{where}: must be text of {least} to {most} characters")


# -- nonces -----------------------------------------------------------------------------------------


class Nonces:
    """The nonces that a bot has used recently, with their messages; the channel does not matter."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, int, int]] = {}

    def earlier(self, sent: Sent, now: float) -> tuple[int, int] | None:
        """The channel and id of the earlier message with this nonce, which is the answer.

        None if a new message is to be created. now: seconds.
        """
        nonce = _nonce(sent)
        if nonce is None or not sent.get("enforce_nonce"):
            return None
        when, channel, message = self._used.get(nonce, (now - NONCE_SECONDS, 0, 0))
        return (channel, message) if when > now - NONCE_SECONDS else None

    def note(self, sent: Sent, now: float, channel: int, message: int) -> None:
        """Records that a message was created from this request."""
        nonce = _nonce(sent)
        if nonce is not None:
            self._used = {each: use for each, use in self._used.items() if use[0] > now - NONCE_SECONDS}
            self._used[nonce] = (now, channel, message)


def _nonce(sent: Sent) -> str | None:
    nonce = sent.get("nonce")
    if nonce is None:
        return None
    if isinstance(nonce, bool) or not isinstance(nonce, int | str):
        raise invalid("nonce: must be an integer or a string")
    if len(str(nonce)) > NONCE_LIMIT:
        raise invalid(f"nonce: must be {NONCE_LIMIT} or fewer characters")
    return str(nonce) or None


# -- messages ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Upload:
    """A file of a request; size in bytes."""

    name: str
    size: int
    alt: str | None = None


def check_message(
    sent: Sent,
    files: Sequence[Upload],
    *,
    flags: int = SETTABLE,
    kept: Collection[str] = (),
    emojis: Collection[str] = (),
) -> None:
    """Checks a message. flags: those that may be set here. kept: ids of files that it already has.

    emojis: ids of the custom emojis that its components may show.
    """
    _check_files(sent, files, kept)
    _check_flags(sent.get("flags"), flags)
    for number, embed in enumerate(sent.get("embeds") or []):
        _check_embed(f"embeds[{number}]", embed)
    mentions = sent.get("allowed_mentions") or {}
    for kind in ("users", "roles"):
        if len(mentions.get(kind) or []) > MENTIONS:
            raise invalid(f"allowed_mentions.{kind}: at most {MENTIONS}")
    check_components(sent.get("components") or [], emojis)


def check_not_empty(message: Sent, files: int) -> None:
    """Checks that a message has some content. message: as it will be. files: how many it will have."""
    says = (message.get("content") or "").strip()
    shows = [message.get(each) for each in ("embeds", "components", "sticker_ids", "poll")]
    reference = message.get("message_reference") or {}
    if not (says or files or any(shows) or reference.get("type") == 1):
        raise Refused(400, 50006, "Cannot send an empty message")


def _check_files(sent: Sent, files: Sequence[Upload], kept: Collection[str]) -> None:
    named = sent.get("attachments")
    ids = [str(each.get("id")) for each in named or []]
    known = {str(number) for number in range(len(files))} | set(kept)
    if unknown := sorted(set(ids) - known):
        raise invalid(f"attachments: there is no file {unknown[0]}")
    count = len(files) + len(kept) if named is None else len(ids)
    if max(count, len(files)) > FILES:
        raise Refused(400, 30015, f"Maximum number of attachments in a message reached ({FILES})")
    if any(each.size > FILE_BYTES for each in files):
        raise Refused(413, 40005, "Request entity too large")
    for each in files:
        if not each.name.strip():
            raise invalid("files: a file needs a name")
    for alt in [each.alt for each in files] + [each.get("description") for each in named or []]:
        if alt is not None:
            _length("attachments.description", alt, ALT_LETTERS, 0)


def _check_flags(flags: object, allowed: int) -> None:
    if flags is None:
        return
    if isinstance(flags, bool) or not isinstance(flags, int):
        raise invalid("flags: must be an integer")
    if flags & ~allowed:
        raise invalid(f"flags: {flags & ~allowed} cannot be set here")


def _check_embed(where: str, embed: Any) -> None:
    parts = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video")
    if not isinstance(embed, Mapping) or not any(embed.get(part) for part in parts):
        raise invalid(f"{where}: shows nothing")
    for field in embed.get("fields") or []:
        _length(f"{where}.fields.name", field.get("name"), 256)
        _length(f"{where}.fields.value", field.get("value"), 1024)
    places = [(f"{where}.{part}", embed.get(part)) for part in ("image", "thumbnail")]
    urls = [(place, part.get("url")) for place, part in places if part]
    for place, url in [*urls, (f"{where}.url", embed.get("url"))]:
        if url is not None and not re.match(r"(https?|attachment)://\S", str(url)):
            raise invalid(f"{place}: not a well formed URL")


# -- components -------------------------------------------------------------------------------------


def _within(components: Any) -> Iterator[Sent]:
    for each in components if isinstance(components, list) else []:
        if isinstance(each, Mapping):
            yield each
            yield from _within(each.get("components"))
            yield from _within([each.get("accessory"), each.get("component")])


def check_components(components: Any, emojis: Collection[str] = ()) -> None:
    """Checks what simcord does not: empty buttons, emoji, and how many options can be chosen.

    emojis: ids of the custom ones that exist.
    """
    for each in _within(components):
        kind = each.get("type")
        _check_emoji(each.get("emoji"), emojis)
        if kind == 2 and each.get("style") != 6 and not each.get("emoji"):
            _length("button.label", each.get("label"), 80)
        if kind == 3:
            _check_options(each, emojis)
        if kind in (5, 6, 7, 8) and len(each.get("default_values") or []) > each.get("max_values", 1):
            raise invalid("select.default_values: more than can be chosen")


def _check_options(select: Sent, emojis: Collection[str]) -> None:
    options = select.get("options") or []
    for option in options:
        _length("select.options.label", option.get("label"), 100)
        _check_emoji(option.get("emoji"), emojis)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if max(least, most) > len(options):
        raise invalid("select: more must or may be chosen than there are options")
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid("select.options.default: more than can be chosen")


def _check_emoji(emoji: Any, known: Collection[str]) -> None:
    if emoji is None:
        return
    name = emoji.get("name") if isinstance(emoji, Mapping) else None
    if isinstance(emoji, Mapping) and emoji.get("id") is not None:
        if str(emoji["id"]) not in known:
            raise invalid("emoji.id: Invalid emoji")
        return
    # A custom emoji has an id; any other is a Unicode character.
    if not isinstance(name, str) or not name.strip() or name.isascii() or re.search("[A-Za-z:]", name):
        raise invalid(f"emoji: {name!r} is not one")


# -- emojis -----------------------------------------------------------------------------------------


def check_emoji(sent: Sent, names: Collection[str]) -> bytes:
    """Checks an application's new emoji; returns its picture. names: of those that it has."""
    name, image = sent.get("name"), _EMOJI_IMAGE.fullmatch(str(sent.get("image")))
    if not isinstance(name, str) or not _EMOJI_NAME.fullmatch(name):
        raise invalid(f"name: {name!r} is not one")
    if name in names:
        raise invalid("name: an emoji of the application has it already")
    if image is None:
        raise invalid("image: must be a picture")
    if len(picture := base64.b64decode(image[1])) > EMOJI_BYTES:
        raise invalid(f"image: File cannot be larger than {EMOJI_BYTES >> 10}.0 kb.")
    if len(names) >= EMOJIS:
        raise Refused(400, 30008, f"Maximum number of emojis reached ({EMOJIS})")
    return picture


# -- interactions -----------------------------------------------------------------------------------


def check_answer(interaction: int, has_message: bool, answer: int) -> None:
    """Checks that an interaction of this type accepts this type of answer. has_message: it came from one."""
    changes_message = answer in (6, 7)
    if answer not in _ANSWERS.get(interaction, set()) or (changes_message and not has_message):
        raise invalid(f"type: {answer} is no answer to an interaction of type {interaction}")


def check_choices(data: Sent) -> None:
    """Checks the choices that autocomplete offers."""
    choices = data.get("choices")
    if not isinstance(choices, list) or len(choices) > CHOICES:
        raise invalid(f"choices: at most {CHOICES}")
    for choice in choices:
        _length("choices.name", choice.get("name"), CHOICE_LETTERS)
        _check_value(choice.get("value"))


def _check_value(value: object) -> None:
    if isinstance(value, str):
        _length("choices.value", value, CHOICE_LETTERS)
    elif isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 2**53:
        raise invalid("choices.value: must be text or a number")


def check_modal(data: Sent) -> None:
    """Checks what simcord does not in a modal: prefilled values and labels."""
    for each in _within(data.get("components")):
        if each.get("type") != 4:
            continue
        if each.get("value") is not None:
            _length("text_input.value", each["value"], min(4000, each.get("max_length") or 4000), 0)
    for row in data.get("components") or []:
        if row.get("type") == 1:
            for each in row.get("components") or []:
                _length("text_input.label", each.get("label"), 45)


# -- threads ----------------------------------------------------------------------------------------


def check_thread(sent: Sent) -> None:
    """Checks a thread's name, and the minutes of silence after which it is archived."""
    _length("name", sent.get("name"), 100)
    if sent.get("auto_archive_duration") not in (None, *_ARCHIVE_MINUTES):
        raise invalid(f"auto_archive_duration: must be one of {_ARCHIVE_MINUTES}")


# -- commands ---------------------------------------------------------------------------------------


def check_commands(commands: Any) -> None:
    """Checks all commands, which a bot registers at once."""
    if not isinstance(commands, list):
        raise invalid("must be an array")
    chat = [each for each in commands if each.get("type", 1) == 1]
    if len(chat) > COMMANDS:
        raise Refused(400, 30032, f"Maximum number of application commands reached ({COMMANDS})")
    if len({each.get("name") for each in chat}) < len(chat):
        raise invalid("name: two commands have the same")
    for command in chat:
        for node in _nodes(command):
            _check_node(node)
        if sum(map(_letters, _nodes(command))) > COMMAND_LETTERS:
            raise invalid(f"command {command.get('name')}: more than {COMMAND_LETTERS} characters in all")


def _nodes(node: Sent) -> Iterator[Sent]:
    yield node
    for option in node.get("options") or []:
        yield from _nodes(option)


def _each_language(node: Sent, key: str, judge: Callable[[Any], None]) -> None:
    for words in [node.get(key), *(node.get(f"{key}_localizations") or {}).values()]:
        judge(words)


def _check_node(node: Sent) -> None:
    def name(words: Any) -> None:
        if not isinstance(words, str) or not _COMMAND_NAME.fullmatch(words) or words != words.lower():
            raise invalid(f"name: {words!r} is not one")

    _each_language(node, "name", name)
    _each_language(node, "description", lambda words: _length("description", words, 100))
    options, choices = node.get("options") or [], node.get("choices") or []
    if len(options) > CHOICES or len(choices) > CHOICES:
        raise invalid(f"at most {CHOICES} options, and as many choices of one")
    if len({each.get("name") for each in options}) < len(options):
        raise invalid("options.name: two have the same")
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        raise invalid("options: required ones come first")
    if choices and node.get("autocomplete"):
        raise invalid("autocomplete: an option with choices has none")
    for choice in choices:
        _each_language(choice, "name", lambda words: _length("choices.name", words, CHOICE_LETTERS))
        _check_value(choice.get("value"))


def _letters(node: Sent) -> int:
    """The characters that count for a node: its longest name and description, and those of its choices."""
    longest = 0
    for each in (node, *(node.get("choices") or [])):
        for key in ("name", "description"):
            words = [each.get(key) or "", *(each.get(f"{key}_localizations") or {}).values()]
            longest += max(map(len, words))
        longest += len(str(each.get("value", "")))
    return longest
