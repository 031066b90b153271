"""Paper World on the offline Discord: prepared positions, and players who play them to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import ButtonStyle
from simcord import InteractionResult, MemberActor

from bot.games.paper_world.rules import PaperWorld
from bot.games.paper_world.state import State, Take, View
from bot.matches.match import Match
from bot.texts import in_language, listed
from tests.discord.club import Club, children, id_of, labels
from tests.games.paper_world_positions import brought, skilled
from tests.telling import plain

LAY = "Place and end the turn"
BACK = "Remove the last card"


def dealt(monkeypatch: pytest.MonkeyPatch, state: State) -> None:
    """Makes every new match begin with this position."""
    monkeypatch.setattr(PaperWorld, "setup", lambda *_: state)


def view_of(match: Match) -> View:
    """What the seat to move may know."""
    view: View = match.view(match.to_move[0])
    return view


def good_take(match: Match) -> str:
    """The colour or value that brings the most cards."""
    state: Any = match.state
    takes = [action for action in match.actions(match.to_move[0]) if isinstance(action, Take)]
    return max(takes, key=lambda take: brought(state, take)).name


def good_action(match: Match, chance: Any) -> str:
    """What a decent player would do next, as a notation."""
    state: Any = match.state
    return match.game.notate(skilled(state, match.to_move[0], chance))


def menus(panel: Any) -> list[Any]:
    """The selects of a message."""
    message = getattr(panel, "message", panel)
    return [child for child in children(message) if hasattr(child, "options")]


async def choose(member: MemberActor, panel: Any, placeholder: str, *values: str) -> Any:
    """Chooses values, or the first possible one, in the select with this placeholder; the new panel."""
    menu = next(menu for menu in menus(panel) if menu.placeholder == placeholder)
    wanted = list(values) or [menu.options[0].value]
    return (await member.select(panel.message, wanted, custom_id=menu.custom_id)).response


async def press(member: MemberActor, panel: Any, label: str) -> InteractionResult:
    """Presses a button of a panel."""
    return await member.click(panel.message, custom_id=id_of(panel, label))


def lays(*cards: tuple[str, str]) -> str:
    """Cards on cells, as the report of a turn lists them."""
    say = in_language("en")
    return listed((say("paperworld-laid-card", card=card, cell=cell) for card, cell in cards), say)


async def take_by_panel(club: Club, name: str) -> InteractionResult:
    """The mover takes with three taps."""
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Take")).response
    panel = (await press(mover, panel, plain(f"paperworld-name-{name}"))).response
    return await press(mover, panel, "Confirm")


async def lay_all_by_panel(club: Club) -> int:
    """The mover lays the first card on the first cell until nothing fits; returns the number of taps."""
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    for taps in range(1, 50):
        # What is chosen has another colour, and what is done with the choice comes last.
        left = [child for child in children(panel) if child.style is ButtonStyle.secondary]
        left = [child for child in left if "token" not in child.label and child.label != BACK]
        cards = [child for child in left if re.match("(yellow|blue|green|black) ", child.label)]
        others = [] if LAY in labels(panel) else [child for child in left if child not in cards]
        if not cards and not others:
            await press(mover, panel, LAY)
            return taps + 1
        panel = (await mover.click(panel.message, custom_id=(others[-1:] or cards)[0].custom_id)).response
    raise AssertionError("the panel never lays")
