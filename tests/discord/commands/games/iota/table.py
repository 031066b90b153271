"""What tests of Iota on the offline Discord do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from simcord import InteractionResult

from bot import codec
from bot.games.iota.state import State
from bot.matches.match import Match
from tests.discord.club import Club, children, labels
from tests.games.iota_positions import laid
from tests.telling import plain


async def set_up(club: Club, **changes: Any) -> Match:
    """A match of two whose stored position is changed to one that no deal gives."""
    match = await club.begin()
    state = match.state
    assert isinstance(state, State)
    if "hand" in changes:
        hands = list(state.hands)
        hands[state.seat] = tuple(changes.pop("hand").split())
        changes["hands"] = tuple(hands)
    if "grid" in changes:
        changes["grid"] = laid(changes["grid"])
    row = replace(match.row, state=codec.dump(replace(state, **changes)))
    await club.bot.parts.store.matches.append(match.row, row, ())
    return await club.bot.services.posts.publish(match.id, again=True)


async def play(club: Club, action: str) -> InteractionResult:
    """The mover plays a notation by command."""
    mover = await club.mover()
    verb, _, rest = action.partition(" ")
    if verb == "pass":
        return await mover.slash(club.channel, "iota pass", cards=rest)
    if verb == "swap":
        card, cell = rest.split()
        return await mover.slash(club.channel, "iota swap", card=card, cell=cell)
    return await mover.slash(club.channel, "iota play", cards=action)


def chosen_action(legal: list[str]) -> str:
    """A swap if there is one, otherwise the play with the most cards, or a pass."""
    swaps = [action for action in legal if action.startswith("swap")]
    plays = [action for action in legal if not action.startswith(("swap", "pass"))]
    return swaps[0] if swaps else max(plays, key=len) if plays else "pass"


def menus(message: Any) -> list[Any]:
    """The selects of a message."""
    return [child for child in children(message) if hasattr(child, "options")]


def choices_of(message: Any, placeholder: str) -> Any:
    """The select with this placeholder."""
    found = message.message if hasattr(message, "message") else message
    return next(child for child in children(found) if getattr(child, "placeholder", None) == placeholder)


async def lay(club: Club, action: str, panel: Any) -> Any:
    """Chooses the cards of a play in an open panel, one by one; returns the resulting panel."""
    mover = await club.mover()
    words = action.split()
    match = await club.match()
    hand = list(match.view(match.to_move[0]).hand)
    for card, label in zip(words[::2], words[1::2], strict=True):
        panel = (await mover.click(panel.message, label=plain(f"iota-face-{card}"))).response
        for _ in range(20):
            if label in labels(panel):
                panel = (await mover.click(panel.message, label=label)).response
                break
            if not menus(panel):
                break  # the only cell is chosen already
            menu = menus(panel)[0]
            value = next((each.value for each in menu.options if each.label == label), "more")
            panel = (await mover.select(panel.message, [value], custom_id=menu.custom_id)).response
            if value != "more":
                break
        hand.remove(card)
    return panel
