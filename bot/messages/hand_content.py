"""What a direct message or private answer with a hand says and shows."""

from __future__ import annotations

from bot.catalog import adapter_of
from bot.matches.match import Match
from bot.matches.past import Past
from bot.messages.drawing import drawn
from bot.messages.match_pictures import hand_pictures, hand_words, pictures_of
from bot.messages.naming import match_link
from bot.messages.post_content import decision_buttons, fitting, story, time_left, undo_button
from bot.texts import Say
from bot.wire.components import Controls
from bot.wire.content import Content, Picture
from storage.players import PlayerRow


async def hand_content(match: Match, seat: int, say: Say, choice: PlayerRow | None, *, place: str) -> Content:
    """A player's own hand as a private message; a direct message on the player's turn has the board as well.

    choice: the player's settings, for a direct message, which has a button to turn calls on or off; None
    elsewhere.  place: server and channel; empty for a message in the match's own channel.
    """
    adapter = adapter_of(match.game.key)
    key = match.game.key
    if not match.running or seat not in match.active:
        over = "hand-over" if match.running else "hand-finished"
        words = {"game": match.game.title, "link": match_link(match, say)}
        return Content(say(over, place=place, **words) if place else say(f"{over}-here", **words))
    view = match.view(seat)
    where = {"place": place, "link": match_link(match, say)}
    hand = say(f"hand-of-{key}", hand=hand_words(match, seat, say))
    mine = seat in match.to_move
    # Whoever is called to move can do so from the message alone.
    calls = mine and choice is not None
    if mine:
        # A notification shows only how it begins.
        decision = adapter.own_decision(view, say)
        call = [say("called", game=match.game.title, decision=decision), say("hand-place", **where)]
        lines = [*(call if place else [decision]), time_left(match, say), hand]
    else:
        head = [say("hand-head", game=match.game.title, **where)] if place else []
        lines = [*head, hand, say("hand-wait")]

    def draw() -> list[Picture]:
        return hand_pictures(match, seat, say)

    def board() -> list[Picture]:
        return pictures_of(match, say)

    # In one go, as the way to a thread and back costs as much as a picture that is known.
    pictures, failed = await drawn(board, say, draw) if calls else await drawn(draw, say)

    def told(past: Past) -> str:
        happened = story(match, past, say) if calls else ""
        return "\n".join(line for line in (*lines, happened, failed) if line)

    items = list(decision_buttons(match, say, seat=seat)) if mine else []
    if mine and match.midturn:
        items.append(undo_button(match, say))
    if choice is not None:
        change = "off" if choice.messages else "on"
        items.append(Controls(match.id).button("call", say(f"button-call-{change}"), change))
    return Content(fitting(told, match.past), pictures, items)
