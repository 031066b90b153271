"""A match as it stands, as a private answer: the newest board, the player's hand, buttons that work."""

from __future__ import annotations

from dataclasses import replace

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.messages.drawing import drawn
from bot.messages.hand_content import hand_content
from bot.messages.match_pictures import pictures_of
from bot.messages.naming import happened, names_of
from bot.messages.post_content import decision_buttons, over_buttons, table_buttons
from bot.texts import Say
from bot.wire.components import Button
from bot.wire.content import Content


async def position_content(match: Match, player: int, say: Say, *lines: str) -> Content:
    """The match as this player may see it now, below the given lines.  A lobby has no board."""
    if not match.begun:
        return Content("\n".join(lines))
    boards, failed = await drawn(lambda: pictures_of(match, say), say)
    hand = await _hand(match, player, say)
    text = "\n".join(line for line in (*lines, failed, hand.text) if line)
    return replace(hand, text=text, pictures=[*boards, *hand.pictures])


async def seats_position(match: Match, seat: int, say: Say) -> Content:
    """The same for whoever sits there: where the next decision is made."""
    return await position_content(match, match.sitters[seat].player, say)


def played_lines(match: Match, player: int, say: Say) -> list[str]:
    """What a player's move brought, and how the player stands now, or who won.

    match: as the move left it.
    """
    adapter, view = adapter_of(match.game.key), match.view(None)
    latest = adapter.latest(view)
    whole = len(latest) == len(view.recent)
    told = happened(match, say) if whole else adapter.events_text(view, names_of(match, say), say, latest)
    lines = [told]
    seat = match.seat_of(player)
    if match.outcome is not None:
        lines.append(adapter.ranking_text(view, names_of(match, say), say))
    elif seat is not None:
        lines.append(adapter.score(view, seat, lambda _: say("you"), say))
    return [line for line in lines if line]


async def _hand(match: Match, player: int, say: Say) -> Content:
    """What the player holds and may press; empty for somebody who is not at the table."""
    if match.outcome is not None:
        words = adapter_of(match.game.key).ranking_text(match.view(None), names_of(match, say), say)
        return Content(words, items=over_buttons(match, say) if match.kind.alone else ())
    seat = match.seat_of(player)
    if seat is None or not match.running:
        return Content("")
    if match.kind.open_hand:
        items: list[Button] = list(decision_buttons(match, say, seat=seat))
        if match.kind.posted:
            items += table_buttons(match, say)
        decision = adapter_of(match.game.key).own_decision(match.view(seat), say)
        return Content(decision, items=items)
    return await hand_content(match, seat, say, None, place="")
