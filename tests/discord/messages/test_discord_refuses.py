"""What Discord itself refuses, without an injected error: the match goes on."""

from __future__ import annotations

import discord
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.discord.club import Club, answer
from tests.telling import tells


def allow(club: Club, **rights: bool) -> None:
    """Gives or denies everybody rights in the channel."""
    flags = {right: getattr(discord.Permissions, right).flag for right in rights}
    overwrite = Overwrite(
        club.guild.id,
        OverwriteType.ROLE,
        allow=sum(flag for right, flag in flags.items() if rights[right]),
        deny=sum(flag for right, flag in flags.items() if not rights[right]),
    )
    club.env.backend.set_overwrite(club.channel.id, overwrite)


async def test_without_attach_files_the_move_counts_and_the_board_follows(club: Club) -> None:
    match = await club.begin()
    allow(club, attach_files=False)
    posts = len(club.channel.history())
    told = answer(await club.place())
    assert tells(told, "move-counts")
    assert tells(told, "unsent-forbidden")
    assert (await club.match()).version == match.version + 1
    assert len(club.channel.history()) == posts
    allow(club, attach_files=True)
    await club.place()
    assert len(club.channel.history()) == posts + 1


async def test_somebody_who_left_the_server_gets_no_direct_message_and_the_match_goes_on(club: Club) -> None:
    for who in (club.alice, club.bob):
        await who.slash(club.channel, "settings me", messages=True)
    await club.begin()

    def closed(who: MemberActor) -> int:
        return sum(
            tells(each.content, "hand-closed")
            for each in club.channel.history()
            if who.mention in each.content
        )

    mover = await club.mover()
    gone = club.bob if mover is club.alice else club.alice
    club.guild.remove_member(gone)
    while (await club.mover()) is mover:
        await club.place()
    assert (await club.mover()) is gone
    assert closed(gone) == 1
    assert closed(mover) == 0
    await club.env.settle()
    hands = await club.bot.parts.store.messages.hands((await club.match()).id)
    assert hands[gone.id].closed
