"""Paper World's own commands: /paperworld start, take, place, done, discard, pass, and their autocomplete."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.catalog import TITLES, Title
from bot.commands.paper_world.cards import take_offer
from bot.commands.paper_world.choices import as_choices, next_discards, next_lays, split
from bot.commands.paper_world.lay import Chosen, LayPanel
from bot.commands.paper_world.panel import go_on
from bot.commands.shared.autocomplete import choices, offering, own_match
from bot.commands.shared.building import group as game_group
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import Services
from bot.games.paper_world.laying import names_to_take
from bot.games.paper_world.notation import WORDS
from bot.games.paper_world.state import Done, Lay, View
from bot.refusal import Refusal
from bot.wire.answers import defer
from bot.wire.names import private_say
from bot.wire.tree import named, options


def paper_world_commands(services: Services) -> app_commands.Group:
    """The group /paperworld."""
    title = TITLES["paperworld"]
    group = game_group("command-paperworld", {}, name="paperworld")
    _add_take(group, services, title)
    _add_place(group, services, title)
    _add_ends(group, services, title)
    return group


def _add_take(group: app_commands.Group, services: Services, title: Title) -> None:
    @group.command(name=_name("take"), description=_description("take"))
    @options(what="option-paperworld-what", discard="option-paperworld-away")
    async def take(interaction: discord.Interaction, what: str, discard: str = "") -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        texts = [f"take {what}", f"discard {discard}"] if discard else [f"take {what}"]
        await services.playing.play(interaction, match, *texts, further=go_on)

    @take.autocomplete("what")
    @offering
    async def offers(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        if found is None:
            return []
        say = private_say(interaction)
        view: View = found[1].view(found[0])
        names = names_to_take(view.middle)
        return choices(((take_offer(view, name, say), WORDS.get(name, name)) for name in names), typed)


def _add_place(group: app_commands.Group, services: Services, title: Title) -> None:
    @group.command(name=_name("place"), description=_description("place"))
    @options("preview", cards="option-paperworld-lays", end="option-paperworld-end")
    async def place(
        interaction: discord.Interaction, cards: str, end: bool = False, preview: bool = False
    ) -> None:
        await defer(interaction)
        match = await services.finder.here(interaction, title)
        seat = match.turn_of(interaction.user.id)
        lays = split(cards)
        actions = [match.read(seat, text) for text in lays]
        if not all(isinstance(action, Lay | Done) for action in actions):
            raise Refusal("paperworld-place-only")
        if not preview:
            if end and not isinstance(actions[-1], Done):
                lays.append("done")
            await services.playing.play(interaction, match, *lays, further=go_on)
            return
        if len(lays) > 1:
            raise Refusal("paperworld-preview-one")
        action = match.judge(seat, lays[0])
        if not isinstance(action, Lay):
            raise Refusal("paperworld-preview-one")
        chosen = Chosen.of(match.view(seat), action)
        await show_panel(interaction, LayPanel(match, seat, chosen))

    @place.autocomplete("cards")
    @offering
    async def lays(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        return [] if found is None else as_choices(next_lays(*found, typed))


def _add_ends(group: app_commands.Group, services: Services, title: Title) -> None:
    @group.command(name=_name("done"), description=_description("done"))
    async def done(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await services.playing.play(interaction, await services.finder.here(interaction, title), "done")

    @group.command(name=_name("discard"), description=_description("discard"))
    @options(cards="option-paperworld-discards")
    async def discard(interaction: discord.Interaction, cards: str) -> None:
        await defer(interaction)
        await services.playing.play(
            interaction, await services.finder.here(interaction, title), f"discard {cards}"
        )

    @discard.autocomplete("cards")
    @offering
    async def cards_away(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await own_match(interaction, title)
        return [] if found is None else as_choices(next_discards(*found, typed))

    @group.command(name=_name("pass"), description=_description("pass"))
    async def pass_(interaction: discord.Interaction) -> None:
        await defer(interaction)
        await services.playing.play(interaction, await services.finder.here(interaction, title), "pass")


def _name(command: str) -> app_commands.locale_str:
    return named(f"command-paperworld-{command}")


def _description(command: str) -> app_commands.locale_str:
    return named(f"command-paperworld-{command}.description")
