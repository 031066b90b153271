"""What is sent to the page: messages and commands as plain data, which it shows as text, never as markup."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Argument

from bot.catalog import TITLES
from bot.playground import records, typed
from bot.playground.layouts import shown_files
from bot.playground.world import DM, Place, World
from bot.texts import catalogue, in_language

_PAGE = "page-"
"""What the keys of the page's sentences begin with."""


def state(world: World, member: str, place: Place) -> dict[str, Any]:
    """Everything that one open page shows."""
    messages = world.messages(member, place)
    return {
        "me": str(world.members[member].id),
        "members": [
            {
                "key": name,
                "id": str(each.id),
                "name": each.user.global_name,
                "pings": sum(pings for _, pings in world.badges(name).values()),
            }
            for name, each in world.members.items()
        ],
        "places": [
            {
                "key": each.key,
                "channel": str(each.channel.id),
                "name": each.channel.name if each.key != DM else world.bot_name(),
                "kind": "dm" if each.key == DM else "thread" if each.channel.is_thread else "channel",
                "unread": world.badges(member).get(each.key, (0, 0))[0],
                "pings": world.badges(member).get(each.key, (0, 0))[1],
            }
            for each in world.places(member)
        ],
        "names": world.names(),
        "commands": {number: sorted(names) for number, names in records.mentionable(world.env).items()},
        "messages": [_message(world, member, place, each) for each in messages],
    }


def _message(world: World, member: str, place: Place, message: discord.Message) -> dict[str, Any]:
    me = world.members[member].id
    used = message.interaction_metadata
    reply = message.reference.resolved if message.reference is not None else None
    return {
        "id": str(message.id),
        "author": str(message.author.id),
        "name": message.author.display_name,
        "bot": message.author.bot,
        "at": message.created_at.timestamp(),
        "edited": message.edited_at is not None and used is None,  # filling in an answer is not an edit
        "text": message.content if not message.is_system() else message.system_content,
        "private": message.flags.ephemeral,
        "thinking": message.flags.loading,
        "pinged": me in world.pings(message) and message.author.id != me,
        "used": {"name": used.user.display_name, "command": f"/{records.used(world.env, message)}"}
        if used is not None and used.type is discord.InteractionType.application_command
        else None,
        "reply": {"name": reply.author.display_name, "text": reply.content.partition("\n")[0]}
        if isinstance(reply, discord.Message)
        else None,
        # A layout shows only the files that its components refer to.
        "files": []
        if message.flags.components_v2
        else [
            {
                "name": upload.filename,
                "alt": upload.description or "",
                "picture": (upload.content_type or "").startswith("image/"),
                "size": records.size(world.env, upload),
                "url": _file(upload, message, member, place),
            }
            for upload in message.attachments
        ],
        "embeds": [_embed(embed, message, member, place) for embed in message.embeds],
        "components": _components(world, message, member, place),
    }


def _file(upload: discord.Attachment, message: discord.Message, member: str, place: Place) -> str:
    return f"/file/{member}/{place.key}/{message.id}/{upload.id}"


def _components(world: World, message: discord.Message, member: str, place: Place) -> list[Any]:
    """The message's components; what they show of its files is at the playground's own address."""
    components: list[Any] = [_exact(component.to_dict()) for component in message.components]
    files = {upload.url: upload for upload in message.attachments}
    for media in shown_files(components):
        shown = files.get(media["url"])
        media["url"] = "" if shown is None else _file(shown, message, member, place)
        media["name"] = "" if shown is None else shown.filename
        media["size"] = None if shown is None else records.size(world.env, shown)
    return components


def _exact(part: Any) -> Any:
    """A component whose ids are texts, as a browser would round such numbers."""
    if isinstance(part, list):
        return [_exact(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {key: str(value) if key == "id" and value else _exact(value) for key, value in part.items()}


def _embed(embed: discord.Embed, message: discord.Message, member: str, place: Place) -> dict[str, Any]:
    pictures = {upload.url: upload for upload in message.attachments}
    names = {f"attachment://{upload.filename}": upload for upload in message.attachments}
    shown = (pictures | names).get(embed.image.url or "")
    return {
        "title": embed.title or "",
        "text": embed.description or "",
        "colour": str(embed.colour) if embed.colour else "",
        "fields": [{"name": field.name, "text": field.value} for field in embed.fields],
        "footer": embed.footer.text or "",
        "picture": _file(shown, message, member, place) if shown else "",
    }


def commands(found: dict[str, typed.Leaf], locale: str) -> list[dict[str, Any]]:
    """The slash commands for the picker, as they are called in a member's language; the page sorts them."""
    return [
        {
            "name": name,
            "called": typed.full_name(leaf, locale),
            "description": _described(leaf, locale),
            "options": [_argument(argument, locale) for argument in typed.arguments(leaf)],
        }
        for name, leaf in found.items()
    ]


def _described(named: typed.Leaf | Argument, locale: str) -> str:
    words = {str(each): text for each, text in named.description_localizations.items()}
    return words.get(locale, named.description)


def _argument(argument: Argument, locale: str) -> dict[str, Any]:
    return {
        "name": argument.name,
        "called": typed.called(argument, locale),
        "description": _described(argument, locale),
        "kind": argument.type.name,
        "required": argument.required,
        "autocomplete": argument.autocomplete,
        "choices": [
            {"name": typed.called(choice, locale), "value": str(choice.value)} for choice in argument.choices
        ],
    }


def words(locale: str) -> dict[str, Any]:
    """What the page says in a member's language, with its parameters in braces, and the commands to try."""
    texts = catalogue()
    say = in_language(locale)
    language = texts.language(locale)
    keys = [key for key in texts.keys(language) if key.startswith(_PAGE)]
    tries: dict[str, Any] = {
        kind: [f"/{game} {say(f'command-{kind}')}" for game in TITLES]
        for kind in ("start", "practice", "learn")
    }
    return {
        "words": {
            key.removeprefix(_PAGE): say(
                key, **{name: f"{{{name}}}" for name in texts.parameters(language, key)}
            )
            for key in keys
        },
        "tries": tries | {"join": say("button-join")},
    }
