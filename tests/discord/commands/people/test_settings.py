"""The settings by their selects; what the options of the commands do is tested where they count."""

from __future__ import annotations

from typing import Any

import discord
from simcord import InteractionResult, MemberActor

from storage.players import PlayerRow, ServerRow
from tests.discord.club import Club, answer, children, ids
from tests.discord.commands.leaderboards.crowd import message
from tests.telling import plain, tells


async def choose(member: MemberActor, shown: InteractionResult, name: str, value: str) -> InteractionResult:
    found: Any = message(shown).message
    return await member.select(
        found, [value], custom_id=next(i for i in ids(found) if i.endswith(f":{name}"))
    )


def daily(shown: InteractionResult) -> list[tuple[str, str, bool]]:
    """Where the board of the day may be posted: labels and values, and which is chosen."""
    (menu,) = (each for each in children(message(shown)) if each.custom_id.endswith(":daily"))
    return [(each.label, each.value, each.default) for each in menu.options]


async def test_a_person_chooses_by_selects(club: Club) -> None:
    shown = await club.alice.slash(club.channel, "settings me")
    for name, value in (("pings", "off"), ("reminders", "0"), ("messages", "on")):
        shown = await choose(club.alice, shown, name, value)
    assert tells(answer(shown), "settings-pings-off")
    assert all(each.startswith("• ") for each in answer(shown).splitlines()[1:]), (
        "settings on lines of their own"
    )
    kept = await club.bot.services.players.get(club.alice.id)
    assert (kept.pings, kept.reminders, kept.messages) == (False, 0, True)
    await club.alice.slash(club.channel, "settings me", pings=True)
    assert (await club.bot.services.players.get(club.alice.id)).pings


async def test_a_server_is_set_by_selects_and_only_by_those_who_may(club: Club) -> None:
    role = club.guild.create_role("owner", permissions=discord.Permissions(manage_guild=True))
    club.env.backend.add_member_role(club.guild.id, club.alice.id, role.id)
    here = str(club.channel.id)
    shown = first = await club.alice.slash(club.channel, "settings server")
    assert tells(answer(first), "settings-pace-none")
    assert daily(first) == [
        (plain("settings-daily-off"), "0", True),
        (plain("settings-daily-here"), here, False),
    ]
    wanted = {
        "pace": "3600",
        "late": "vote",
        "thread": "on",
        "leavers": "hide",
        "world": "off",
        "computers": "off",
    }
    for name, value in {**wanted, "daily": here}.items():
        shown = await choose(club.alice, shown, name, value)
    kept = await club.bot.services.servers.get(club.guild.id)
    assert (kept.pace, kept.late, kept.thread, kept.leavers, kept.world) == (
        3600,
        "vote",
        True,
        "hide",
        False,
    )
    assert kept.daily == club.channel.id
    assert not kept.computers
    elsewhere = club.guild.create_text_channel("elsewhere")
    off, _ = daily(shown)
    assert daily(await club.alice.slash(elsewhere, "settings server")) == [
        off,
        (plain("settings-daily-here"), str(elsewhere.id), False),
        (plain("settings-daily-now"), here, True),
    ]
    shown = await choose(club.alice, shown, "daily", "0")
    assert (await club.bot.services.servers.get(club.guild.id)).daily is None
    assert ids(message(await club.bob.slash(club.channel, "settings server"))) == []
    club.env.backend.remove_member_role(club.guild.id, club.alice.id, role.id)
    refused = await choose(club.alice, first, "pace", "0")
    assert tells(answer(refused), "settings-not-allowed")
    assert (await club.bot.services.servers.get(club.guild.id)).pace == 3600


async def test_a_language_is_chosen_by_its_name_or_in_a_select(club: Club) -> None:
    shown = await club.alice.slash(club.channel, "settings me", language="english")
    assert tells(answer(shown), "settings-language-chosen", language="English")
    players = club.bot.services.players
    assert (await players.get(club.alice.id)).chosen == "en"
    shown = await choose(club.alice, shown, "chosen", "discord")
    assert tells(answer(shown), "settings-language")
    assert (await players.get(club.alice.id)).chosen == ""
    refused = await club.alice.slash(club.channel, "settings me", language="Klingon")
    assert tells(answer(refused), "settings-no-language", text="Klingon")
    offered = await club.alice.autocomplete(club.channel, "settings me", "language", "engl")
    assert [(each["name"], each["value"]) for each in offered] == [("English", "en")]


async def test_a_language_of_another_version_can_be_changed(club: Club) -> None:
    """An earlier version was started again, which does not speak it."""
    players, servers = club.bot.services.players, club.bot.services.servers
    role = club.guild.create_role("owner", permissions=discord.Permissions(manage_guild=True))
    club.env.backend.add_member_role(club.guild.id, club.alice.id, role.id)
    await players.put(club.alice.id, PlayerRow(chosen="pt"))
    await servers.put(club.guild.id, ServerRow(chosen="pt"))
    for command, told in (("server", "settings-public-language"), ("me", "settings-language")):
        shown = await club.alice.slash(club.channel, f"settings {command}")
        assert tells(answer(shown), told), "as long as it does not speak it, Discord's counts"
        await choose(club.alice, shown, "chosen", "de")
    assert (await players.get(club.alice.id)).chosen == "de"
    assert (await servers.get(club.guild.id)).chosen == "de"
