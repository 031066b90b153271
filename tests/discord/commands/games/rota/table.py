"""What tests of Axio Rota on the offline Discord do."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from simcord import InteractionResult

from bot import codec
from bot.games.rota.state import State, label
from bot.matches.match import Match
from tests.discord.club import Club, labels, text_of
from tests.telling import tells

SNAKE = ", ".join(
    f"{column}{row} rgbo"
    for row in range(55, 67)
    for column in ("LMNOPQR" if row % 2 else "L" if row % 4 else "R")
)
"""A winding table with more open squares than fit into one list."""


async def set_up(club: Club, state: State) -> Match:
    """A match of two with this position in the store."""
    match = await club.begin()
    assert match.state is not None
    row = replace(match.row, state=codec.dump(replace(state, seed=match.state.seed)))
    await club.bot.parts.store.matches.append(match.row, row, ())
    return await club.bot.services.posts.publish(match.id, again=True)


async def place(club: Club, notation: str, *, preview: bool = False) -> InteractionResult:
    """The mover plays a notation by command."""
    mover = await club.mover()
    cell, rotation, *colour = notation.split()
    given: dict[str, Any] = {"cell": cell, "rotation": rotation}
    if colour:
        given["colour"] = colour[0]
    if preview:
        given["preview"] = True
    return await mover.slash(club.channel, "rota place", **given)


def listed(panel: Any) -> list[str]:
    """The squares that a panel offers."""
    return [each for each in labels(panel) if re.fullmatch(r"[A-Z]+\d+", each)]


async def choose(mover: Any, panel: Any, square: str) -> Any:
    """Chooses a square of a panel."""
    return (await mover.click(panel.message, label=square)).response


async def by_panel(club: Club, panel: Any, number: int) -> tuple[Any, int]:
    """Lays the tile of an open panel somewhere; returns the new panel and the number of taps."""
    mover = await club.mover()
    pages = [each for each in labels(panel) if " to " in each]
    if pages:
        panel = (await mover.click(panel.message, label=pages[number % len(pages)])).response
    offered = listed(panel)
    panel = await choose(mover, panel, offered[number % len(offered)])
    panel = (await mover.click(panel.message, label=f"{number % 4}")).response
    taps = 3 + bool(pages)  # the square, the rotation, Confirm
    if "blue" in labels(panel):
        assert tells(text_of(panel), "rota-panel-colour") == ("Confirm" not in labels(panel))
        panel = (await mover.click(panel.message, label="blue")).response
        taps += 1
    assert tells(text_of(panel), "rota-panel-worth") or tells(text_of(panel), "rota-panel-worth-named")
    return (await mover.click(panel.message, label="Confirm")).response, taps


async def two_are_laid(club: Club) -> None:
    """The newest post tells of two tiles in one turn."""
    laid = [each for each in (await club.match()).view(None).recent if each.kind == "placed"]
    assert len(laid) == 2
    for each in laid:
        assert tells(club.post.content, "rota-placed", square=label((each.x, each.y)))
