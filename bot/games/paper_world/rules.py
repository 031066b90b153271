"""The rules of Paper World: taking, placing, scissors, goals, end and ranking, for two to four players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, TypeVar

from bot.games import chance
from bot.games.contract import BaseState, Game, Illegal, Outcome
from bot.games.paper_world import notation
from bot.games.paper_world.cards import (
    STARTERS,
    choices,
    deck,
    has_name,
    in_order,
    stars,
    value,
    without,
)
from bot.games.paper_world.goals import FIRST_GAME, met
from bot.games.paper_world.laying import Placing, names_to_take, taken
from bot.games.paper_world.state import (
    CELLS,
    HAND_LIMIT,
    PILES,
    START,
    TOKEN_POINTS,
    Action,
    Cards,
    Discard,
    Discarded,
    Done,
    Ended,
    Event,
    GoalWon,
    Laid,
    LastRound,
    Lay,
    Left,
    Options,
    Pass,
    Passed,
    Score,
    Started,
    State,
    Take,
    TokenTaken,
    Took,
    View,
    tops,
)

Item = TypeVar("Item")

_LAST_PILES = 2
"""With so many piles left, or fewer, the last round begins."""


class PaperWorld(Game[State, Action, View]):
    """Paper World by Alexandre Aguilar and Benoît Turpin."""

    key: ClassVar[str] = "paperworld"
    title: ClassVar[str] = "Paper World"
    seats: ClassVar[range] = range(2, 5)
    state_type: ClassVar[type[BaseState]] = State
    unseen: ClassVar[tuple[str, ...]] = ("piles",)
    options: ClassVar[type[Options]] = Options

    def setup(self, seats: int, options: Options, seed: str) -> State:
        """Cards in five piles, goals, starter cards and start player drawn."""
        if seats not in self.seats:
            raise ValueError(f"Paper World is for 2 to 4 players, not {seats}")
        cards = chance.shuffled(deck(seats), seed, "cards")
        starters = chance.shuffled(STARTERS, seed, "starters")[:seats]
        start = chance.pick(seats, seed, "start")
        goals = FIRST_GAME if options.first_game else _draw_goals(seed)
        return State(
            seed=seed,
            moved=(0,) * seats,
            advanced=options.advanced,
            piles=tuple(cards[number::PILES] for number in range(PILES)),
            landscapes=tuple(
                tuple((starter,) if cell == START else () for cell in range(CELLS)) for starter in starters
            ),
            hands=((),) * seats,
            discards=((),) * seats,
            goals=goals,
            rewards=((2, 1) if seats == 2 else (4, 2, 1),) * len(goals),
            won=((0,) * len(goals),) * seats,
            seat=start,
            recent=(Started(start),),
        )

    def to_move(self, state: State) -> tuple[int, ...]:
        """The seat on turn; none after the end."""
        return (state.seat,) if state.reason is None else ()

    def actions(self, state: State, seat: int) -> Iterator[Action]:
        """Takes by colour and value, then lays by card, cell and discards, then done or pass."""
        if state.reason is not None or seat != state.seat:
            return
        hand = state.hands[seat]
        if state.phase == "discard":
            yield from map(Discard, choices(hand, len(hand) - HAND_LIMIT))
            return
        if state.phase == "choose":
            yield from map(Take, names_to_take(tops(state.piles)))
        yield from _placing(state).lays()
        if state.phase == "place":
            yield Done()
        elif _why_no_pass(state) is None:
            yield Pass()

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The position after this action and all that follows from it by itself."""
        if state.reason is not None:
            raise Illegal("paperworld-over")
        if seat != state.seat:
            raise Illegal("paperworld-not-your-turn")
        if isinstance(action, Discard):
            return _discard(state, action.cards)
        if state.phase == "discard":
            raise Illegal("paperworld-discard-first", count=len(state.hands[seat]) - HAND_LIMIT)
        match action:
            case Lay():
                _placing(state).check(action)
                return _lay(_begin(state), action)
            case Done():
                if state.phase != "place":
                    raise Illegal("paperworld-nothing-laid")
                return _finish(state)
            case Take(name):
                return _take(state, name)
            case Pass():
                why = _why_no_pass(state)
                if why is not None:
                    raise why
                return _finish(_tell(_begin(state), Passed(seat)))

    def leave(self, state: State, seat: int) -> State:
        """Hand and landscape go out of play; a turn in progress passes on.

        The scissors token goes back to the table from a landscape that goes; point tokens stay
        with who leaves.  Raises Illegal for a match that is over and for a seat that left before.
        """
        if state.reason is not None:
            raise Illegal("paperworld-over")
        if seat in state.left:
            raise Illegal("paperworld-left-before")
        state = replace(
            state,
            turn=state.turn + 1,
            left=(*state.left, seat),
            landscapes=_with(state.landscapes, seat, ((),) * CELLS),
            hands=_with(state.hands, seat, ()),
            token=None if state.token and state.token[0] == seat else state.token,
            last_turns=_before_end(state, seat),
            recent=(Left(seat),),
        )
        if len(state.hands) - len(state.left) == 1:
            return _end(state, "alone")
        return _pass_on(state) if seat == state.seat else state

    def least(self, state: State, seat: int) -> Action:
        """To end the turn where that is possible, else to take as few cards as possible."""
        if state.phase == "place":
            return Done()
        if state.phase == "choose" and _why_no_pass(state) is None:
            return Pass()
        middle = tops(state.piles)
        names = names_to_take(middle) if state.phase == "choose" else ()
        return (
            Take(min(names, key=lambda name: len(taken(middle, name))))
            if names
            else next(self.actions(state, seat))
        )

    def mixed(self, state: State, purpose: str) -> State:
        """The piles below their top cards, which lie open, in a new order."""
        below = tuple(pile[:-1] for pile in state.piles)
        mixed = super().mixed(replace(state, piles=below), purpose).piles
        return replace(
            state, piles=tuple(rest + pile[-1:] for rest, pile in zip(mixed, state.piles, strict=True))
        )

    def scores(self, state: State) -> tuple[int, ...]:
        """Stars, goals and scissors token less hand and discards."""
        return tuple(score.total for score in _scores(state))

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """The score, then fewer discards."""
        score = _scores(state)[seat]
        return score.total, -score.discards

    def outcome(self, state: State) -> Outcome | None:
        """The ranking, once the match is over."""
        return None if state.reason is None else Outcome(self.places(state), state.reason)

    def view(self, state: State, seat: int | None) -> View:
        """The table, and the viewer's own hand."""
        return View(
            viewer=seat,
            seats=len(state.hands),
            advanced=state.advanced,
            turn=state.turn,
            seat=state.seat if state.reason is None else None,
            phase=state.phase,
            names=state.names,
            skips=state.skips,
            freed=state.freed,
            middle=tops(state.piles),
            middle_heights=tuple(map(len, state.piles)),
            tops=tuple(map(tops, state.landscapes)),
            heights=tuple(tuple(map(len, landscape)) for landscape in state.landscapes),
            token=state.token,
            hand=None if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            discards=tuple(map(len, state.discards)),
            goals=state.goals,
            rewards=state.rewards,
            won=state.won,
            scores=_scores(state),
            left=state.left,
            last_turns=state.last_turns,
            recent=state.recent,
            outcome=self.outcome(state),
        )

    def parse(self, state: State, seat: int, text: str) -> Action:
        """Reads "take blue", "lay y3s C2 -k2 token", "done", "discard y1 k2" and "pass" in many spellings."""
        return notation.parse(text)

    def notate(self, action: Action) -> str:
        """The action in the first of the forms that `parse` reads."""
        return notation.notate(action)


def _draw_goals(seed: str) -> tuple[str, ...]:
    """Three of the ten goal cards, a side of each."""
    numbers = sorted(chance.shuffled(range(1, 11), seed, "goals")[:3])
    return tuple(f"{number}{'ab'[chance.pick(2, seed, f'side {number}')]}" for number in numbers)


def _scores(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(
            stars=sum(map(stars, tops(state.landscapes[seat]))),
            goals=sum(state.won[seat]),
            token=TOKEN_POINTS if state.token and state.token[0] == seat else 0,
            hand=len(state.hands[seat]),
            discards=len(state.discards[seat]),
        )
        for seat in range(len(state.hands))
    )


def _placing(state: State) -> Placing:
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


def _why_no_pass(state: State) -> Illegal | None:
    """Why the seat on turn may not pass; None when it may."""
    if state.phase != "choose":
        return Illegal("paperworld-pass-after-laying")
    if any(state.piles):
        return Illegal("paperworld-pass-can-take")
    lay = next(_placing(state).lays(), None)
    return Illegal("paperworld-pass-can-lay", lay=notation.notate(lay)) if lay else None


def _begin(state: State) -> State:
    """The first action of a turn begins it; others go on with it."""
    if state.phase != "choose":
        return state
    moved = _with(state.moved, state.seat, state.moved[state.seat] + 1)
    return replace(state, turn=state.turn + 1, moved=moved, recent=())


def _take(state: State, name: str) -> State:
    if state.phase == "place":
        raise Illegal("paperworld-take-after-laying")
    if not any(state.piles):
        raise Illegal("paperworld-middle-empty")
    cards = taken(tops(state.piles), name)
    if not cards:
        raise Illegal("paperworld-nothing-to-take", what=name)
    seat = state.seat
    state = replace(
        _begin(state),
        piles=tuple(pile[:-1] if pile and has_name(pile[-1], name) else pile for pile in state.piles),
        hands=_with(state.hands, seat, in_order(state.hands[seat] + cards)),
    )
    state = _tell(state, Took(seat, name, cards))
    if len(state.hands[seat]) > HAND_LIMIT:
        return replace(state, phase="discard", midturn=True)
    return _finish(state)


def _discard(state: State, cards: Cards) -> State:
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
    state = replace(
        state,
        hands=_with(state.hands, seat, rest),
        discards=_with(state.discards, seat, state.discards[seat] + cards),
    )
    return _finish(_tell(state, Discarded(seat, len(cards))))


def _lay(state: State, lay: Lay) -> State:
    """The card laid, its skip paid for, the token taken."""
    seat, (card, cell) = state.seat, (lay.card, lay.cell)
    landscape = state.landscapes[seat]
    below = value(tops(landscape)[cell])
    skipped = tuple(range(below + 1, value(card)))
    free = len(lay.discards) < len(skipped)
    events: tuple[Event, ...] = (Laid(seat, card, cell, skipped, len(lay.discards)),)
    if lay.token:
        events += (TokenTaken(seat, cell, state.token[0] if state.token else None),)
    state = replace(
        state,
        landscapes=_with(state.landscapes, seat, _with(landscape, cell, (*landscape[cell], card))),
        hands=_with(state.hands, seat, without(state.hands[seat], (card, *lay.discards)) or ()),
        discards=_with(state.discards, seat, state.discards[seat] + lay.discards),
        token=(seat, cell) if lay.token else state.token,
        phase="place",
        midturn=True,
        names="".join(name for name in card[:2] if not state.names or name in state.names),
        skips=state.skips + bool(skipped),
        freed=state.freed or free,
    )
    return _tell(state, *events)


def _finish(state: State) -> State:
    """Goals at the end of a turn, then the next one."""
    seat = state.seat
    shown = tops(state.landscapes[seat])
    for number, goal in enumerate(state.goals):
        left = state.rewards[number]
        if left and not state.won[seat][number] and met(goal, shown):
            state = replace(
                _tell(state, GoalWon(seat, goal, left[0])),
                rewards=_with(state.rewards, number, left[1:]),
                won=_with(state.won, seat, _with(state.won[seat], number, left[0])),
            )
    return _pass_on(state)


def _pass_on(state: State) -> State:
    """The turn of the next seat; the last round begins with few piles left, and ends the match."""
    ended, seats = state.seat, len(state.hands)
    state = replace(state, phase="choose", midturn=False, names="", skips=0, freed=False)
    order = tuple(seat for step in range(1, seats + 1) if (seat := (ended + step) % seats) not in state.left)
    if state.last_turns is not None:
        order = _before_end(state, ended) or ()
        state = replace(state, last_turns=order)
    elif sum(map(bool, state.piles)) <= _LAST_PILES:
        state = replace(_tell(state, LastRound(ended)), last_turns=order)
    return replace(state, seat=order[0]) if order else _end(state, "piles")


def _before_end(state: State, seat: int) -> tuple[int, ...] | None:
    """Whose last turn is still to come without this seat's; None before the last round."""
    return None if state.last_turns is None else tuple(other for other in state.last_turns if other != seat)


def _end(state: State, reason: str) -> State:
    return replace(
        _tell(state, Ended(reason)),
        phase="choose",
        midturn=False,
        names="",
        skips=0,
        freed=False,
        reason=reason,
    )


def _tell(state: State, *events: Event) -> State:
    return replace(state, recent=state.recent + events)


def _with(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])
