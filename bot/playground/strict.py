"""Puts the rules of rules.py into simcord, for the playground and for the tests alike.

simcord answers each request of the bot with a handler for its route, and has no public way to check a
request before that. So this module wraps the handlers, once for every offline Discord of the process.
Rules that depend on existing things (a channel, an earlier message, a permission) are here, the rest in
rules.py.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import discord
from simcord import interactions  # PRIVATE: what is sent to the bot
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Interaction, Message  # PRIVATE: the records of the backend
from simcord.backend.state import Backend
from simcord.http import router  # PRIVATE: the table of routes
from simcord.http._helpers import message_response  # PRIVATE: a message as an answer

from bot.playground import rules
from bot.playground.layouts import check_layout, flags_after
from bot.playground.mentions import SUBCOMMANDS
from bot.playground.rules import EDITABLE, EPHEMERAL, SETTABLE, Refused, Upload

Request = router.RequestContext
Handler = Callable[[Request], Any]
Rule = Callable[[Request], None]

_TEXT_CHANNELS = (0, 1, 2, 5, 10, 11, 12, 13)
_PARENTS = (0, 5, 15, 16)  # types of channels that can have threads
_MESSAGE, _DEFERRED, _UPDATE, _CHOICES, _MODAL = 4, 5, 7, 8, 9  # answers to an interaction

_nonces: WeakKeyDictionary[Backend, rules.Nonces] = WeakKeyDictionary()
_locales: WeakKeyDictionary[Backend, dict[int, str]] = WeakKeyDictionary()


def be_strict() -> None:
    """Makes every simcord of this process enforce Discord's rules; a second call changes nothing."""
    if not isinstance(interactions.base_payload, _Spoken):
        interactions.base_payload = _Spoken(interactions.base_payload)
    for method, routes in router._ROUTES.items():
        for number, (template, handler) in enumerate(routes):
            if not isinstance(handler, _Ruled):
                routes[number] = (template, _Ruled(f"{method} /{'/'.join(template)}", handler))


def set_locale(backend: Backend, user: int, locale: str) -> None:
    """Sets the language of somebody's Discord, which simcord takes for English."""
    _locales.setdefault(backend, {})[user] = locale


def locale_of(backend: Backend, user: int) -> str:
    """The language of somebody's Discord."""
    return _locales.get(backend, {}).get(user, str(discord.Locale.american_english))


@dataclass(frozen=True)
class _Spoken:
    """Simcord's maker of interactions, with the languages of the person and the server.

    The message that answers a command tells its whole name, in the person's language, as Discord shows it.
    """

    make: Callable[..., tuple[Interaction, dict[str, Any]]]

    def __call__(
        self, backend: Backend, *, user_id: int, guild_id: int | None, **given: Any
    ) -> tuple[Interaction, dict[str, Any]]:
        record, payload = self.make(backend, user_id=user_id, guild_id=guild_id, **given)
        payload["locale"] = _locales.get(backend, {}).get(user_id, payload["locale"])
        if guild_id is not None:
            payload["guild_locale"] = backend.get_guild(guild_id).preferred_locale
        if record.command_name is not None:
            known = [found for each in backend.commands.values() for found in each.values()]
            record.command_name = _called(payload["data"], known, payload["locale"])
        return record, payload


def _called(data: Mapping[str, Any], known: Iterable[Mapping[str, Any]], locale: str) -> str:
    """The whole name of the command that was used, as it is called in a language ("axio lernen").

    data: the command, and below it the one of its group.  known: the commands that there are.
    """
    name = str(data["name"])
    found: Mapping[str, Any] = next((each for each in known if each["name"] == name), {})
    called = str((found.get("name_localizations") or {}).get(locale, name))
    below = [each for each in data.get("options", ()) if each["type"] in SUBCOMMANDS]
    return " ".join([called, *(_called(each, found.get("options", ()), locale) for each in below)])


@dataclass(frozen=True)
class _Ruled:
    """A handler of simcord's that first checks the rules for its route."""

    route: str
    handler: Handler

    def __call__(self, request: Request) -> Any:
        try:
            if self.route.partition(" ")[2].startswith("/webhooks/"):
                _token(request)
            if self.route in _RULES:
                _RULES[self.route](request)
            answer = _once if self.route == _SEND else _drawn if self.route == _NEW_EMOJI else _plain
            return answer(request, self.handler)
        except Refused as refused:
            raise BackendError(refused.status, refused.code, refused.message) from refused


def _plain(request: Request, handler: Handler) -> Any:
    return handler(request)


def _drawn(request: Request, handler: Handler) -> Any:
    """A new emoji of the application, whose picture simcord would drop."""
    names = [each.name for each in request.backend.application_emojis.values()]
    picture = rules.check_emoji(request.body(), names)
    answer = handler(request)
    request.backend.cdn._blobs[emoji_url(answer["id"])] = picture  # PRIVATE: url -> bytes
    return answer


def emoji_url(number: int | str) -> str:
    """Where the picture of a custom emoji is."""
    return f"{discord.Asset.BASE}/emojis/{number}.png"


def _emojis(request: Request) -> set[str]:
    """The ids of the custom emojis that exist."""
    backend = request.backend
    groups = [backend.application_emojis, *(guild.emojis for guild in backend.guilds.values())]
    return {str(number) for group in groups for number in group}


def _once(request: Request, handler: Handler) -> Any:
    """A new message, or the earlier one with the same nonce."""
    backend, sent = request.backend, request.body()
    nonces = _nonces.setdefault(backend, rules.Nonces())
    now = backend.clock.now().timestamp()
    earlier = nonces.earlier(sent, now)
    if earlier is not None:
        return message_response(request, backend.get_message(*earlier))
    answer = handler(request)
    nonces.note(sent, now, int(answer["channel_id"]), int(answer["id"]))
    return answer


# -- what exists ------------------------------------------------------------------------------------


def _uploads(request: Request) -> list[Upload]:
    found = []
    for file in request.files:
        at = file.fp.tell()
        found.append(Upload(file.filename, file.fp.seek(0, io.SEEK_END) - at, file.description))
        file.fp.seek(at)
    return found


def _channel(request: Request) -> Channel:
    channel: Channel = request.backend.get_channel(request.int_arg("channel_id"))
    return channel


def _may(request: Request, channel: Channel, *names: str) -> None:
    """Raises simcord's 50001 or 50013 unless the bot has these permissions there."""
    request.backend.require_permissions(channel.guild_id, request.backend.bot_user.id, channel.id, *names)


def _interaction(request: Request) -> Interaction | None:
    backend = request.backend
    number = backend.interaction_tokens.get(request.args.get("token", ""))
    return None if number is None else backend.interactions.get(number)


def _token(request: Request) -> None:
    """Refuses an interaction's token that has expired, after a quarter of an hour."""
    interaction = _interaction(request)
    if interaction is not None and (interaction.expires_at or "9") <= request.backend.now_iso():
        raise Refused(401, 50027, "Invalid Webhook Token")


# -- rules of routes --------------------------------------------------------------------------------


def _send(request: Request) -> None:
    backend, sent, channel = request.backend, request.body(), _channel(request)
    if channel.type not in _TEXT_CHANNELS:
        raise Refused(400, 50008, "Cannot send messages in a non-text channel")
    for recipient in channel.recipient_ids if channel.guild_id is None else []:
        together = (
            recipient in guild.members and backend.bot_user.id in guild.members
            for guild in backend.guilds.values()
        )
        if not any(together):
            raise Refused(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    if request.files:
        _may(request, channel, "attach_files")
    if sent.get("embeds"):
        _may(request, channel, "embed_links")
    if sent.get("message_reference") and channel.guild_id is not None:
        try:
            _may(request, channel, "read_message_history")
        except BackendError as error:
            raise Refused(403, 160002, "Cannot reply without permission to read message history") from error
    if channel.thread_metadata is not None and channel.thread_metadata.locked:
        try:
            _may(request, channel, "manage_threads")
        except BackendError as error:
            raise Refused(403, 160005, "Thread is locked") from error
    rules.check_not_empty(sent, len(request.files))
    rules.check_message(sent, _uploads(request), emojis=_emojis(request))
    _new(request, sent)
    if channel.thread_metadata is not None and channel.thread_metadata.archived:
        backend.edit_channel(channel.id, {}, thread_metadata={"archived": False})  # a message wakes it


def _edit(request: Request) -> None:
    channel = _channel(request)
    if channel.thread_metadata is not None and channel.thread_metadata.archived:
        raise Refused(400, 50083, "Tried to perform an operation on an archived thread")
    message = request.backend.get_message(channel.id, request.int_arg("message_id"))
    _edited(request, message, request.body())


def _new(request: Request, sent: dict[str, Any]) -> None:
    check_layout(sent, int(sent.get("flags") or 0), [file.filename for file in request.files])


def _edited(request: Request, message: Message, sent: dict[str, Any]) -> None:
    kept = [str(each["id"]) for each in message.attachments]
    flags, emojis = EDITABLE | message.flags, _emojis(request)
    rules.check_message(sent, _uploads(request), flags=flags, kept=kept, emojis=emojis)
    named = sent.get("attachments", ...)
    files = len(kept) + len(request.files) if named is ... else len(named or [])
    before = {each: getattr(message, each) for each in ("content", "embeds", "components", "poll")}
    after = before | sent | {"sticker_ids": message.stickers}
    rules.check_not_empty(after, files)
    left = {str(each["id"]) for each in (message.attachments if named is ... else named or [])}
    names = [str(each["filename"]) for each in message.attachments if str(each["id"]) in left]
    names += [file.filename for file in request.files]
    check_layout(after, flags_after(message.flags, sent), names)


def _answer(request: Request) -> None:
    backend, body = request.backend, request.body()
    interaction = backend.interactions.get(request.int_arg("interaction_id"))
    if interaction is None or interaction.responded:
        return  # simcord itself refuses it
    sent, kind = body.get("data") or {}, body.get("type")
    rules.check_answer(interaction.type, interaction.source_message_id is not None, int(kind or 0))
    if kind == _MESSAGE:
        rules.check_not_empty(sent, len(request.files))
        flags, emojis = SETTABLE | EPHEMERAL, _emojis(request)
        rules.check_message(sent, _uploads(request), flags=flags, emojis=emojis)
        _new(request, sent)
    elif kind == _DEFERRED:
        rules.check_message({"flags": sent.get("flags")}, [], flags=EPHEMERAL)
    elif kind == _UPDATE and interaction.source_message_id is not None:
        message = backend.get_message(interaction.channel_id, interaction.source_message_id)
        _edited(request, message, sent)
    elif kind == _CHOICES:
        rules.check_choices(sent)
    elif kind == _MODAL:
        rules.check_modal(sent)


def _follow_up(request: Request) -> None:
    rules.check_not_empty(request.body(), len(request.files))
    flags, emojis = SETTABLE | EPHEMERAL, _emojis(request)
    rules.check_message(request.body(), _uploads(request), flags=flags, emojis=emojis)
    _new(request, request.body())


def _edit_original(request: Request) -> None:
    interaction = _interaction(request)
    if interaction is not None and interaction.message_id is not None:
        place = request.backend.messages.get(interaction.channel_id, {})
        if (message := place.get(interaction.message_id)) is not None:
            _edited(request, message, request.body())


def _edit_follow_up(request: Request) -> None:
    interaction = _interaction(request)
    if interaction is not None:
        place = request.backend.messages.get(interaction.channel_id, {})
        if (message := place.get(request.int_arg("message_id"))) is not None:
            _edited(request, message, request.body())


def _thread(request: Request) -> None:
    channel = _channel(request)
    if channel.type not in _PARENTS:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    rules.check_thread(request.body())
    if "message_id" in request.args and request.int_arg("message_id") in request.backend.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")


def _history(request: Request) -> None:
    if not 1 <= int(request.params.get("limit", 50)) <= 100:
        raise rules.invalid("limit: must be 1 to 100")


def _commands(request: Request) -> None:
    rules.check_commands(request.json or [])


_SEND = "POST /channels/{channel_id}/messages"
_NEW_EMOJI = "POST /applications/{application_id}/emojis"
_RULES: dict[str, Rule] = {
    _SEND: _send,
    "PATCH /channels/{channel_id}/messages/{message_id}": _edit,
    "GET /channels/{channel_id}/messages": _history,
    "POST /channels/{channel_id}/threads": _thread,
    "POST /channels/{channel_id}/messages/{message_id}/threads": _thread,
    "POST /interactions/{interaction_id}/{token}/callback": _answer,
    "POST /webhooks/{webhook_id}/{token}": _follow_up,
    "PATCH /webhooks/{webhook_id}/{token}/messages/@original": _edit_original,
    "PATCH /webhooks/{webhook_id}/{token}/messages/{message_id}": _edit_follow_up,
    "PUT /applications/{application_id}/commands": _commands,
    "PUT /applications/{application_id}/guilds/{guild_id}/commands": _commands,
}
