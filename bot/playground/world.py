"""The offline Discord: one server with four members, driven through simcord.

Only this module, records.py, saved.py and strict.py work with simcord. It allows one operation of an actor
at a time, so each takes a lock; reading needs none. The simulated clock does not run by itself: `tick` moves
it along with the real one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import discord
from discord import app_commands
from simcord import (
    BackendError,
    ChannelHandle,
    Env,
    InteractionResult,
    MemberActor,
    SetupError,
    UserHandle,
)

from bot.playground import records, typed
from bot.playground.saved import ChatFile
from bot.playground.strict import be_strict, locale_of, set_locale

log = logging.getLogger(__name__)
T = TypeVar("T")

BOT_NAME = "Axio"
SERVER_NAME = "Playground"
MEMBERS = ("Alice", "Bob", "Carol", "Dave")
"""Alice owns the server, so she can do whatever moderators can."""
GENERAL, DM = "general", "dm"
"""Keys of places; a thread's key is its id. DM is the acting member's private chat with the bot."""
MESSAGES_SHOWN = 60
WORK_SECONDS = 3.0
"""How long an operation waits for the bot; slower work goes on, and its result shows up later."""
CATCH_UP_SECONDS = 60.0
"""The most that one tick moves the clock, so that the page is not blocked after the computer slept."""


class AtWork(Exception):
    """The bot takes longer than the page waits; the outcome shows up later."""


@dataclass(frozen=True)
class Place:
    """Where one member reads and writes."""

    key: str
    channel: ChannelHandle
    actor: MemberActor | UserHandle
    """The handle that acts there; in a DM it is the user, not the member."""


class World:
    """The server, its members, and what they can do. The chat is stored in `folder`."""

    def __init__(self, client: discord.Client, folder: Path) -> None:
        be_strict()
        self.client = client
        self.env = Env(client, check_errors=False, settle_timeout=WORK_SECONDS)
        self.lock = asyncio.Lock()
        self.revision = 0
        """Grows with every change that an open page may have to show."""
        self._unsaved = False
        self._seen: dict[tuple[str, str], tuple[int, list[discord.Message]]] = {}
        self._modals: dict[str, InteractionResult] = {}

        # Created in the same order at the same simulated instant in every run, so that the ids never change.
        self.env.backend.bot_user.name = BOT_NAME  # PRIVATE: simcord has no public way to name the bot
        users = [self.env.create_user(name.lower(), global_name=name) for name in MEMBERS]
        self.guild = self.env.create_guild(SERVER_NAME, owner=users[0])
        self.members = {
            name.lower(): self.guild.add_member(user) for name, user in zip(MEMBERS, users, strict=True)
        }
        self.general = self.guild.create_text_channel("general")
        self._dms = {name: member.user.dm_channel for name, member in self.members.items()}

        self._file = ChatFile(folder)
        chat = self._file.load(self.env)
        self._badges = {name: chat.badges.get(name, {}) for name in self.members}
        # New ids begin with the time. Starting at the real time (never before the last run's) keeps them
        # different from all ids in the bot's store. Doing this after start() would fire every timer since.
        start = max(datetime.now(UTC).timestamp(), chat.now + 1)
        self.env.backend.advance_clock(start - self.env.now().timestamp())  # PRIVATE: before start()

    # ------------------------------------------------------------------ life

    async def start(self) -> None:
        """Connect the bot; returns when it is ready, or is at work for long (a computer thinks)."""
        settle = self.env._settle_internal  # PRIVATE: simcord's start gives up on a bot that is at work

        async def settled_or_at_work(**_: object) -> None:
            try:
                await settle()
            except TimeoutError:
                log.debug("The bot is still at work; the page does not wait for it")

        self.env._settle_internal = settled_or_at_work  # type: ignore[method-assign]  # only for this start
        try:
            await self.env.start()
        finally:
            self.env._settle_internal = settle  # type: ignore[method-assign]  # simcord's own again
        tree = self._tree()
        if tree is not None and not any(self.env.backend.commands.values()):  # PRIVATE: registered commands
            await tree.sync()  # the chat file with the registered commands is gone
        self.note_changes()

    async def stop(self) -> None:
        """Close the bot and the offline Discord, and save the chat."""
        try:
            async with asyncio.timeout(10):
                await self.client.close()  # simcord does not
                await self.env.shutdown()
        finally:
            self.note_changes()
            self._file.save(self.env, self._badges)

    async def tick(self) -> None:
        """Let the simulated time catch up with the real one, and save any changes; call it often."""
        async with self.lock:
            behind = (datetime.now(UTC) - self.env.now()).total_seconds()
            if behind > 0:
                try:
                    await self.env.advance_time(min(behind, CATCH_UP_SECONDS))
                except TimeoutError:
                    log.debug("The bot is still at work; the clock waits for it")
            self._keep()

    def note_changes(self) -> None:
        """Read simcord's logs for what happened since the last call, and empty them (they only grow)."""
        backend = self.env.backend
        if not backend.transcript:  # PRIVATE: (kind, name, payload) of everything sent either way
            return
        for kind, name, payload in backend.transcript:
            if kind == "GATEWAY" and name == "MESSAGE_CREATE":
                self._count_unread(int(payload["channel_id"]), int(payload["id"]))
        backend.transcript.clear()
        self.env.http_requests.clear()
        # PRIVATE: the clock as text, and the two dicts of interactions; expired ones are deleted.
        now = backend.now_iso()
        for old in [i for i in backend.interactions.values() if (i.expires_at or now) < now]:
            del backend.interactions[old.id]
            backend.interaction_tokens.pop(old.token, None)
        self.revision += 1
        self._unsaved = True

    def _keep(self) -> None:
        self.note_changes()
        if self._unsaved:
            self._file.save(self.env, self._badges)
            self._unsaved = False

    # --------------------------------------------------------------- reading

    def place(self, member: str, key: str) -> Place:
        """The place with this key, for this member. Raises LookupError if the member has no such place."""
        actor = self.members[member]
        if key == DM:
            return Place(key, self._dms[member], actor.user)
        if key == GENERAL:
            return Place(key, self.general, actor)
        for thread in self.general.threads:
            if str(thread.id) == key:
                return Place(key, thread, actor)
        raise LookupError(key)

    def places(self, member: str) -> list[Place]:
        """Every place that this member can open."""
        found = [self.place(member, GENERAL), self.place(member, DM)]
        for thread in self.general.threads:
            place = self.place(member, str(thread.id))
            try:
                self.messages(member, place)
            except SetupError:
                continue  # somebody else's private thread
            found.append(place)
        return found

    def messages(self, member: str, place: Place) -> list[discord.Message]:
        """The newest messages there that this member may see, oldest first."""
        known = self._seen.get((member, place.key))
        if known is None or known[0] != self.revision:
            history = place.channel.history(viewer=place.actor)[-MESSAGES_SHOWN:]
            known = self._seen[member, place.key] = (self.revision, history)
        return known[1]

    def message(self, member: str, place: Place, message_id: int) -> discord.Message:
        """One message that this member sees there. Raises LookupError."""
        for message in self.messages(member, place):
            if message.id == message_id:
                return message
        raise LookupError(message_id)

    def pings(self, message: discord.Message) -> Sequence[int]:
        """The ids of the users that a message pings; not every mention in its text does."""
        return records.pinged(self.env, message.channel.id, message.id, self._user_ids())

    def _user_ids(self) -> list[int]:
        return [member.id for member in self.members.values()]

    def bot_name(self) -> str:
        """The bot's name (it may rename itself)."""
        return self.client.user.name if self.client.user is not None else BOT_NAME

    def names(self) -> dict[str, str]:
        """Display names of the members and the bot, by id as text."""
        named = {str(member.id): member.user.global_name or member.name for member in self.members.values()}
        if self.client.user is not None:
            named[str(self.client.user.id)] = self.bot_name()
        return named

    # --------------------------------------------------------- unread badges

    def badges(self, member: str) -> dict[str, tuple[int, int]]:
        """(unread, pings) for each of this member's places that has any."""
        there = {GENERAL, DM, *(str(thread.id) for thread in self.general.threads)}
        return {key: counts for key, counts in self._badges[member].items() if key in there}

    def mark_read(self, member: str, place: Place) -> None:
        """Mark everything in this place as read, because this member has it open."""
        if self._badges[member].pop(place.key, None):
            self.revision += 1
            self._unsaved = True

    def _count_unread(self, channel_id: int, message_id: int) -> None:
        message = self.env.backend.messages.get(channel_id, {}).get(message_id)  # PRIVATE, as in records.py
        if message is None or message.is_ephemeral:
            return
        called = records.pinged(self.env, channel_id, message_id, self._user_ids())
        for name, member in self.members.items():
            if message.author_id == member.id:
                continue
            if channel_id == self._dms[name].id:
                key, pinged = DM, True
            elif channel_id in {dm.id for dm in self._dms.values()}:
                continue
            else:
                key = GENERAL if channel_id == self.general.id else str(channel_id)
                pinged = member.id in called
            unread, pings = self._badges[name].get(key, (0, 0))
            self._badges[name][key] = (unread + 1, pings + pinged)

    # ---------------------------------------------------------------- acting

    def speak(self, member: str, locale: str) -> None:
        """From now on this is the language of a member's Discord."""
        set_locale(self.env.backend, self.members[member].id, locale)

    async def say(self, place: Place, text: str) -> None:
        """Write a plain message."""

        async def run() -> None:
            if isinstance(place.actor, MemberActor):
                await place.actor.send(place.channel, text)
            else:
                await place.actor.send_dm(text)

        await self._act(run)

    async def commands(self, place: Place) -> dict[str, typed.Leaf]:
        """The slash commands that can be run there, by full name."""
        async with self.lock:
            tree = self._tree()
            if tree is None:
                return {}
            found = typed.leaves(await tree.fetch_commands())
            found |= typed.leaves(await tree.fetch_commands(guild=discord.Object(self.guild.id)))
            if isinstance(place.actor, MemberActor):
                available = place.actor.available_commands(place.channel)
            else:
                available = place.actor.available_commands()
            return {name: found[name] for name in available if name in found}

    async def slash(self, place: Place, name: str, texts: Mapping[str, str]) -> dict[str, Any] | None:
        """Run a command with its options as text; returns the modal that the bot opens, if any."""
        leaf, locale = await self._leaf(place, name), locale_of(self.env.backend, place.actor.id)
        values = typed.values(name, leaf, texts, self._finder(place), self._channel, locale=locale)

        async def run() -> InteractionResult:
            if isinstance(place.actor, MemberActor):
                return await place.actor.slash(place.channel, name, **values)
            result: InteractionResult = await place.actor.slash(name, **values)
            return result

        return await self._interact(run)

    async def complete(
        self, place: Place, name: str, option: str, text: str, texts: Mapping[str, str]
    ) -> list[dict[str, Any]]:
        """What the bot offers for an option while its text is being typed."""
        leaf = await self._leaf(place, name)
        others = {key: value for key, value in texts.items() if key != option}
        try:
            filled = typed.values(name, leaf, others, self._finder(place), self._channel, complete=False)
        except typed.Unreadable:
            filled = {}  # a half-typed field elsewhere is no reason to offer nothing

        async def run() -> list[dict[str, Any]]:
            if isinstance(place.actor, MemberActor):
                return await place.actor.autocomplete(place.channel, name, option, text, **filled)
            return await place.actor.autocomplete(name, option, text, **filled)

        return await self._act(run) or []

    async def press(self, place: Place, message: discord.Message, custom_id: str) -> dict[str, Any] | None:
        """Press a button; returns the modal that the bot opens, if any."""

        async def run() -> InteractionResult:
            result: InteractionResult = await place.actor.click(message, custom_id=custom_id)
            return result

        return await self._interact(run, message)

    async def choose(
        self, place: Place, message: discord.Message, custom_id: str, values: list[str], *, users: bool
    ) -> dict[str, Any] | None:
        """Choose in a select (`users`: the values are member ids); returns the bot's modal, if any."""
        find = self._finder(place)
        chosen = [find(value) for value in values] if users else values

        async def run() -> InteractionResult:
            result: InteractionResult = await place.actor.select(message, chosen, custom_id=custom_id)
            return result

        return await self._interact(run, message)

    async def submit(self, place: Place, modal_id: str, values: Mapping[str, Any]) -> dict[str, Any] | None:
        """Submit the modal with this id; `values` by custom id."""
        shown = self._modals.get(modal_id)
        if shown is None:
            raise typed.Unreadable("typed-form")

        async def run() -> InteractionResult:
            result: InteractionResult = await place.actor.submit_modal(shown, dict(values))
            return result

        modal = await self._interact(run)
        self._modals.pop(modal_id, None)
        return modal

    async def _leaf(self, place: Place, name: str) -> typed.Leaf:
        leaf = (await self.commands(place)).get(name)
        if leaf is None:
            raise typed.Unreadable("typed-not-here", command=name)
        return leaf

    def _finder(self, place: Place) -> Callable[[str], MemberActor | UserHandle | None]:
        def find(text: str) -> MemberActor | UserHandle | None:
            wanted = text.strip().lstrip("<@!").rstrip(">").casefold()
            for name, member in self.members.items():
                if wanted in (name, str(member.id)):
                    return member.user if place.key == DM else member
            return None

        return find

    def _channel(self, text: str) -> ChannelHandle | None:
        wanted = text.strip().lstrip("<#").rstrip(">").casefold()
        return self.general if wanted in (self.general.name, str(self.general.id)) else None

    def _tree(self) -> app_commands.CommandTree[discord.Client] | None:
        tree = getattr(self.client, "tree", None)
        return tree if isinstance(tree, app_commands.CommandTree) else None

    async def _interact(
        self, run: Callable[[], Awaitable[InteractionResult]], under: discord.Message | None = None
    ) -> dict[str, Any] | None:
        """Run an interaction; returns the modal that the bot opens, if any.  Raises AtWork.

        under: the message with the component, which the bot may have said that it will change.
        """
        edited = records.edited(self.env, under)

        async def watched() -> tuple[InteractionResult, tuple[BaseException, ...]]:
            before = self.env.error_cursor
            return await run(), self.env.errors_since(before)

        outcome = await self._act(watched)
        if outcome is None:
            raise AtWork
        result, failures = outcome
        answered = result.acknowledged and (not result.deferred or result.followups)
        if failures and not answered:  # an exception that the bot has answered, such as a refusal, is fine
            raise typed.Unreadable("typed-failed", why=repr(failures[0]))
        if not result.acknowledged:
            raise typed.Unreadable("typed-no-answer")
        promised = result._interaction.response_kind == "deferred_update"  # PRIVATE: what was promised
        if promised and not result.followups and records.edited(self.env, under) == edited:
            raise AtWork
        modal = result.modal
        if modal is None:
            return None
        modal_id = str(self.revision)
        self._modals = {**dict(list(self._modals.items())[-20:]), modal_id: result}
        return {"id": modal_id, "title": modal["title"], "components": modal["components"]}

    async def _act(self, run: Callable[[], Awaitable[T]]) -> T | None:
        """Run one operation. None: the bot is still at work, and the pages will show the outcome."""
        async with self.lock:
            try:
                result = await run()
            except TimeoutError:
                return None
            except (SetupError, BackendError) as error:
                raise typed.Unreadable("typed-refused", why=str(error)) from error
            finally:
                self._keep()
            return result
