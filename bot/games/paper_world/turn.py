"""A turn of Paper World: taking, laying and discarding, up to the next turn."""

from __future__ import annotations

from bot.altered import altered
from bot.games.paper_world import notation
from bot.games.paper_world.cards import has_name, in_order, value, without
from bot.games.paper_world.goals import met
from bot.games.paper_world.laying import Placing, taken
from bot.games.paper_world.state import (
    HAND_LIMIT,
    Cards,
    Discarded,
    Event,
    GoalWon,
    Laid,
    LastRound,
    Lay,
    State,
    TokenTaken,
    Took,
    tops,
)
from bot.games.turns import begun, ended, following, tell, with_item
from bot.refusal import Illegal

LAST_PILES = 2
"""With so many piles left, or fewer, the last round begins."""


def placing(state: State) -> Placing:
    """What the seat on turn may lay."""
    return Placing(
        tops=tops(state.landscapes[state.seat]),
        hand=state.hands[state.seat],
        token=_own_token(state),
        names=state.names,
        skips=state.skips,
        freed=state.freed,
        advanced=state.advanced,
    )


def _own_token(state: State) -> int | None:
    """The cell of the scissors token if it lies in the landscape of the seat on turn."""
    return state.token[1] if state.token and state.token[0] == state.seat else None


def why_no_pass(state: State) -> Illegal | None:
    """Why the seat on turn may not pass; None if it may."""
    if state.phase != "choose":
        return Illegal("paperworld-pass-after-laying")
    if any(state.piles):
        return Illegal("paperworld-pass-can-take")
    legal = next(placing(state).lays(), None)
    return Illegal("paperworld-pass-can-lay", lay=notation.notate(legal)) if legal else None


def take(state: State, name: str) -> State:
    """Takes all cards of the middle with this colour or value; if the hand is too full, a discard is next."""
    if state.phase == "place":
        raise Illegal("paperworld-take-after-laying")
    if not any(state.piles):
        raise Illegal("paperworld-middle-empty")
    cards = taken(tops(state.piles), name)
    if not cards:
        raise Illegal("paperworld-nothing-to-take", what=name)
    seat = state.seat
    state = altered(
        begun(state),
        piles=tuple(pile[:-1] if pile and has_name(pile[-1], name) else pile for pile in state.piles),
        hands=with_item(state.hands, seat, in_order(state.hands[seat] + cards)),
    )
    state = tell(state, Took(seat, name, cards))
    if len(state.hands[seat]) > HAND_LIMIT:
        return altered(state, phase="discard", midturn=True)
    return finish(state)


def discard(state: State, cards: Cards) -> State:
    """Brings the hand down to what may be kept, which ends the turn."""
    seat = state.seat
    hand = state.hands[seat]
    if state.phase != "discard":
        raise Illegal("paperworld-no-discard-now")
    rest = without(hand, cards)
    if rest is None:
        missing = next((card for card in cards if card not in hand), None)
        raise (
            Illegal("paperworld-not-in-hand", card=missing)
            if missing
            else Illegal("paperworld-discards-not-in-hand")
        )
    if len(rest) != HAND_LIMIT:
        raise Illegal("paperworld-discard-count", count=len(hand) - HAND_LIMIT, given=len(cards))
    state = altered(
        state,
        hands=with_item(state.hands, seat, rest),
        discards=with_item(state.discards, seat, state.discards[seat] + cards),
    )
    return finish(tell(state, Discarded(seat, len(cards))))


def lay(state: State, action: Lay) -> State:
    """Lays the card, pays for its skip, takes the token."""
    seat, (card, cell) = state.seat, (action.card, action.cell)
    landscape = state.landscapes[seat]
    below = value(tops(landscape)[cell])
    skipped = tuple(range(below + 1, value(card)))
    free = len(action.discards) < len(skipped)
    events: tuple[Event, ...] = (Laid(seat, card, cell, skipped, len(action.discards)),)
    if action.token:
        events += (TokenTaken(seat, cell, state.token[0] if state.token else None),)
    state = altered(
        state,
        landscapes=with_item(state.landscapes, seat, with_item(landscape, cell, (*landscape[cell], card))),
        hands=with_item(state.hands, seat, without(state.hands[seat], (card, *action.discards)) or ()),
        discards=with_item(state.discards, seat, state.discards[seat] + action.discards),
        token=(seat, cell) if action.token else state.token,
        phase="place",
        midturn=True,
        names="".join(name for name in card[:2] if not state.names or name in state.names),
        skips=state.skips + bool(skipped),
        freed=state.freed or free,
    )
    return tell(state, *events)


def finish(state: State) -> State:
    """Awards goals at the end of a turn, then passes the turn on."""
    seat = state.seat
    shown = tops(state.landscapes[seat])
    for number, goal in enumerate(state.goals):
        left = state.rewards[number]
        if left and not state.won[seat][number] and met(goal, shown):
            state = altered(
                tell(state, GoalWon(seat, goal, left[0])),
                rewards=with_item(state.rewards, number, left[1:]),
                won=with_item(state.won, seat, with_item(state.won[seat], number, left[0])),
            )
    return pass_on(state)


def pass_on(state: State) -> State:
    """Passes the turn on; when few piles are left the last round begins, after which the match ends."""
    seat = state.seat
    state = altered(state, phase="choose", midturn=False, names="", skips=0, freed=False)
    order = following(state)
    if state.last_turns is not None:
        order = before_end(state, seat) or ()
        state = altered(state, last_turns=order)
    elif sum(map(bool, state.piles)) <= LAST_PILES:
        state = altered(tell(state, LastRound(seat)), last_turns=order)
    return altered(state, seat=order[0]) if order else end(state, "piles")


def before_end(state: State, seat: int) -> tuple[int, ...] | None:
    """The seats, other than this one, whose last turn is still to come; None before the last round."""
    return None if state.last_turns is None else tuple(other for other in state.last_turns if other != seat)


def end(state: State, reason: str) -> State:
    """Ends the match for this reason."""
    return ended(altered(state, phase="choose", names="", skips=0, freed=False), reason)
