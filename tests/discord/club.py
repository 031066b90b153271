"""What tests do and see on the offline Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping, MutableSequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor

from bot.app import build
from bot.client import Client
from bot.matches.change import Ask
from bot.matches.match import Match
from storage.sql.database import Database
from storage.sql.matches import SqlMatchStore
from tests.thinking.here import Here


@dataclass
class Club:
    """The server, its members, and what they see.

    game: the key of the game; tests of any game but Axio set it first.
    """

    env: Env
    address: Path | str
    bot: Client
    guild: GuildHandle
    channel: ChannelHandle
    members: list[MemberActor]
    log: MutableSequence[MutableMapping[str, Any]]
    expected_faults: int = 0
    game: str = "axio"

    @property
    def path(self) -> Path:
        """The file with the store; on a server there is none, and a test about it is left out."""
        if not isinstance(self.address, Path):
            pytest.skip("it is about a file")
        return self.address

    @property
    def database(self) -> Database:
        """The store that the bot has open."""
        store = self.bot.parts.store.matches
        assert isinstance(store, SqlMatchStore)
        return store._database

    @property
    def alice(self) -> MemberActor:
        """The first member, who hosts unless a test says otherwise."""
        return self.members[0]

    @property
    def bob(self) -> MemberActor:
        """The second member."""
        return self.members[1]

    @property
    def carol(self) -> MemberActor:
        """The third member."""
        return self.members[2]

    @property
    def post(self) -> discord.Message:
        """The newest message in the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    async def begin(self, seats: int = 2) -> Match:
        """Opens a match in the channel and lets members join until it begins."""
        await self.alice.slash(self.channel, f"{self.game} start", seats=seats)
        for member in self.members[1:seats]:
            await member.click(self.post, label="Join")
        return await self.match()

    async def match(self) -> Match:
        """The channel's newest match, as stored."""
        services = self.bot.services
        found = await services.matches.last_here(self.channel.id, self.game)
        assert found is not None
        return found

    async def mover(self) -> MemberActor:
        """The member who is to move."""
        match = await self.match()
        player = match.sitters[match.to_move[0]].player
        return next(member for member in self.members if member.id == player)

    async def other(self) -> MemberActor:
        """A member at the table who is not to move."""
        match = await self.match()
        mover = await self.mover()
        seated = {sitter.player for sitter in match.sitters}
        return next(each for each in self.members if each.id in seated and each is not mover)

    async def legal(self) -> list[str]:
        """The legal notations for the seat to move, in order."""
        match = await self.match()
        return [match.game.notate(action) for action in match.actions(match.to_move[0])]

    async def offered(
        self, command: str, member: MemberActor, option: str, typed: str = "", **given: str
    ) -> list[tuple[str, str]]:
        """The names and values that an option of a command of the game suggests while it is typed."""
        found = await member.autocomplete(self.channel, f"{self.game} {command}", option, typed, **given)
        return [(choice["name"], choice["value"]) for choice in found]

    async def without(self) -> None:
        """One of those who are asked wants no computer to play on for somebody who has gone."""
        match = await self.match()
        player = match.sitters[match.asked[0]].player
        member = next(each for each in self.members if each.id == player)
        last = len(match.active) == 1
        await member.click(self.post, label="End the match" if last else "Play on without")

    async def ahead(self, left: int, choose: Callable[[list[str]], str]) -> None:
        """Plays until about so many actions are left, chosen among the legal ones; only the last is shown.

        left: when more than there are, nothing is played.
        """
        match = await self.match()
        game, state, chosen = match.game, match.state, list[tuple[int, str]]()
        while game.to_move(state):
            seat = game.to_move(state)[0]
            actions = {game.notate(action): action for action in game.actions(state, seat)}
            notation = choose(list(actions))
            chosen.append((seat, notation))
            state = game.apply(state, seat, actions[notation])
        for seat, notation in chosen[: max(len(chosen) - left, 0)]:
            ask = Ask(match.sitters[seat].player)
            match = await self.bot.services.matches.act(match.id, ask, notation)
        await self.bot.services.display.catch_up(match.id)

    async def place(self, notation: str | None = None) -> InteractionResult:
        """Axio: the mover plays this placement, or the first legal one, by command."""
        mover = await self.mover()
        tile, cell, to = (notation or (await self.legal())[0]).split()
        return await mover.slash(self.channel, "axio place", tile=tile, cell=cell, to=to)

    def pings(self, message: discord.Message) -> list[int]:
        """Whom a message pinged; not every mention in its text pings."""
        stored = self.env.backend.messages[message.channel.id][message.id]
        return sorted(stored.ping_user_ids)

    async def restart(self) -> None:
        """The process ends and a new one starts on the same store."""
        await self.bot.close()
        self.bot = build(self.address, thinking=Here())
        await self.env.restart_bot(self.bot)


def answer(result: InteractionResult) -> str:
    """What a private answer says: the pressed message, or one of its own."""
    assert result.response is not None
    told = result.followups[-1] if result.followups else result.response
    assert told.ephemeral, "only its reader sees a private answer"
    return text_of(told)


def text_of(message: Any) -> str:
    """What a message says, whatever it is made of."""
    found = _message(message)
    texts = [each.content for each in found.components if isinstance(each, discord.TextDisplay)]
    return "\n".join([found.content, *texts] if found.content else texts)


def shown_pictures(message: Any) -> list[tuple[str, str]]:
    """The file name and alt text of each picture that a message shows."""
    found = _message(message)
    if not found.flags.components_v2:
        return [(each.filename, each.description or "") for each in found.attachments]
    return [
        (item.media.url.rpartition("/")[2], item.description or "")
        for each in found.components
        if isinstance(each, discord.MediaGalleryComponent)
        for item in each.items
    ]


def labels(message: Any) -> list[str]:
    """The labels and placeholders of a message's usable components."""
    return [
        str(getattr(child, "label", None) or getattr(child, "placeholder", ""))
        for child in children(message)
        if not child.disabled
    ]


def chosen(message: Any) -> list[str]:
    """The labels of the buttons that are marked as what is chosen now."""
    primary = (
        each for each in children(message) if getattr(each, "style", None) is discord.ButtonStyle.primary
    )
    return [str(each.label) for each in primary]


def id_of(message: Any, label: str) -> str:
    """The id of the first usable component with this label or placeholder."""
    return next(
        str(child.custom_id)
        for child in children(message)
        if label in (getattr(child, "label", None), getattr(child, "placeholder", None))
        and not child.disabled
    )


def ids(message: Any) -> list[str]:
    """The ids of a message's components."""
    return [child.custom_id for child in children(message)]


def children(message: Any) -> Iterator[Any]:
    """A message's buttons and selects."""
    for row in _message(message).components:
        yield from getattr(row, "children", ())


def _message(message: Any) -> Any:
    return message.message if hasattr(message, "message") else message
