"""Members who play the daily challenge on the offline Discord, and its clock."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.app import build
from bot.matches import daily
from bot.matches.change import Ask
from bot.matches.match import Match
from bot.texts import ENGLISH, text
from bot.wire.names import date_text
from tests.discord.club import Club, labels
from tests.matches.challenge import played
from tests.matches.timed import Time


@dataclass(frozen=True)
class World:
    """The club and its clock."""

    club: Club
    time: Time

    async def attempt(self, who: MemberActor) -> Match:
        """A member's try of today, as stored."""
        days = self.club.bot.services.days
        found = await days.attempt(days.today(), who.id)
        assert found is not None
        return found

    async def played(self, who: MemberActor, left: int = 1) -> list[str]:
        """Plays a member's try up to the last `left` placements, and returns those."""
        match = await self.attempt(who)
        texts = played(match, who.name)
        texts, rest = texts[: len(texts) - left], texts[len(texts) - left :]
        await self.club.bot.services.matches.act(match.id, Ask(who.id), *texts)
        return rest

    async def finished(self, who: MemberActor) -> InteractionResult:
        """A member starts and finishes today's try in the channel, and looks at the result."""
        await who.slash(self.club.channel, "daily")
        await self.played(who, 0)
        return await who.slash(self.club.channel, "daily")

    async def placed(self, who: MemberActor, notation: str) -> InteractionResult:
        """Types a placement of Axio in the direct messages with the bot."""
        tile, cell, to = notation.split()
        done: InteractionResult = await who.user.slash("axio place", tile=tile, cell=cell, to=to)
        return done

    def quiet(self) -> bool:
        """Whether the channel is empty."""
        return self.club.channel.history() == []

    async def restart(self) -> None:
        """The process ends and a new one starts on the same store, at the same time."""
        await self.club.bot.close()
        self.club.bot = build(self.club.path, clock=self.time)
        await self.club.env.restart_bot(self.club.bot)


def shown(result: InteractionResult) -> ResponseMessage:
    """The private answer."""
    assert result.response is not None
    return result.response


def names(result: InteractionResult) -> list[str]:
    return labels(shown(result))


def written(day: int) -> str:
    """A day as messages write it."""
    return date_text(daily.date_of(day), partial(text, ENGLISH))
