"""Paper World's own commands: /paperworld take, place, done and discard, and their autocomplete."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.catalog import TITLES
from bot.commands.games.paper_world.cards import take_offer
from bot.commands.games.paper_world.choices import as_choices, next_discards, next_lays, split
from bot.commands.games.paper_world.lay import Chosen, LayPanel
from bot.commands.games.paper_world.panel import HANDLERS, go_on
from bot.commands.shared.acting import act_here, play_here, read
from bot.commands.shared.autocomplete import choices, own_match, own_view, suggesting
from bot.commands.shared.building import GameCommands
from bot.commands.shared.panels import show_panel
from bot.commands.shared.services import services_of
from bot.games.paper_world.laying import names_to_take
from bot.games.paper_world.notation import WORDS
from bot.games.paper_world.state import Done, Lay, Pass
from bot.matches.match import Match
from bot.refusal import Refusal
from bot.wire.components import Press
from bot.wire.names import private_say
from bot.wire.tree import options


@suggesting
async def offers(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The colours and values that may be taken."""
    view = await own_view(interaction)
    if view is None:
        return []
    say = private_say(interaction)
    names = names_to_take(view.middle)
    return choices(((take_offer(view, name, say), WORDS.get(name, name)) for name in names), typed)


@options(what="option-paperworld-what", discard="option-paperworld-away")
@app_commands.autocomplete(what=offers)
async def take(interaction: discord.Interaction, what: str, discard: str = "") -> None:
    """Takes a colour or value, and can discard at the same time."""
    texts = [f"take {_letters(interaction, what)}"]
    if discard:
        texts.append(f"discard {_letters(interaction, discard)}")
    await play_here(interaction, *texts, further=go_on)


@suggesting
async def lays(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Legal lays that continue what is typed."""
    found = await own_match(interaction)
    return [] if found is None else as_choices(next_lays(*found, _letters(interaction, typed)))


@options("preview", cards="option-paperworld-lays", end="option-paperworld-end")
@app_commands.autocomplete(cards=lays)
async def place(
    interaction: discord.Interaction, cards: str, end: bool = False, preview: bool = False
) -> None:
    """Lays cards one after another, or shows in a panel what they would do."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        seat = match.turn_of(interaction.user.id)
        texts = split(_letters(interaction, cards))
        actions = [match.read(seat, text) for text in texts]
        if not all(isinstance(action, Lay | Done) for action in actions):
            raise Refusal("paperworld-place-only")
        if not preview:
            if end and not isinstance(actions[-1], Done):
                texts.append("done")
            playing = services_of(interaction).playing
            await playing.play(interaction, match, *texts, press=press, further=go_on)
            return
        match.ahead(seat, *texts)
        lays = [action for action in actions if isinstance(action, Lay)]
        await show_panel(interaction, LayPanel(match, seat, Chosen.of(match, seat, lays)))

    await act_here(interaction, there)


async def done(interaction: discord.Interaction) -> None:
    """Ends the turn, by a pass if that is all that can be done."""

    async def there(interaction: discord.Interaction, match: Match, press: Press | None) -> None:
        seat = match.seat_of(interaction.user.id)
        # Whose turn it is not is refused, or told that it is done already, where the turn is played.
        nothing = seat in match.to_move and next(iter(match.actions(seat))) == Pass()
        text = "pass" if nothing else "done"
        playing = services_of(interaction).playing
        await playing.play(interaction, match, text, press=press, further=go_on)

    await act_here(interaction, there)


@suggesting
async def cards_away(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards of the hand to discard."""
    found = await own_match(interaction)
    return [] if found is None else as_choices(next_discards(*found, _letters(interaction, typed)))


@options(cards="option-paperworld-discards")
@app_commands.autocomplete(cards=cards_away)
async def discard(interaction: discord.Interaction, cards: str) -> None:
    """Discards cards at the end of a turn."""
    await play_here(interaction, f"discard {_letters(interaction, cards)}", further=go_on)


def _letters(interaction: discord.Interaction, typed: str) -> str:
    return read(interaction, typed, "paperworld")


PAPER_WORLD = GameCommands(
    title=TITLES["paperworld"],
    commands={
        "command-paperworld-take": take,
        "command-paperworld-place": place,
        "command-paperworld-done": done,
        "command-paperworld-discard": discard,
    },
    handlers=HANDLERS,
    goes_on=go_on,
)
"""Paper World's own commands and components."""
