"""Paper World on the offline Discord: prepared positions, and players who play them to the end."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.games.paper_world.rules import PaperWorld
from bot.games.paper_world.state import State, Take, View
from bot.matches.match import Match
from tests.discord.club import Club, children, id_of, labels
from tests.games.paper_world_positions import brought, skilled


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


async def take_by_panel(club: Club, name: str) -> InteractionResult:
    """The mover takes with four taps."""
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Take")).response
    panel = await choose(mover, panel, "Colour or value", name)
    return await press(mover, panel, "Confirm")


async def lay_all_by_panel(club: Club) -> int:
    """The mover lays the first card on the first cell until nothing fits; returns the number of cards."""
    mover = await club.mover()
    panel: Any = (await mover.click(club.post, label="Place")).response
    count = 0
    while menus(panel):
        for _ in range(3):
            if "Place it" in labels(panel):
                break
            menu = next(menu for menu in menus(panel) if not any(each.default for each in menu.options))
            wanted = [option.value for option in menu.options[: menu.min_values]]
            panel = (await mover.select(panel.message, wanted, custom_id=menu.custom_id)).response
        panel = (await press(mover, panel, "Place it")).response
        count += 1
    assert labels(panel) == ["End the turn"]
    await press(mover, panel, "End the turn")
    return count
