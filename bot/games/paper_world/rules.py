"""The rules of Paper World: taking, placing, scissors, goals, end and ranking, for two to four players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from bot.altered import altered
from bot.games import chance
from bot.games.contract import BaseState, Game
from bot.games.paper_world import notation, turn
from bot.games.paper_world.cards import STARTERS, choices, deck, in_order, stars
from bot.games.paper_world.covering import recovered
from bot.games.paper_world.goals import FIRST_GAME
from bot.games.paper_world.laying import names_to_take, taken
from bot.games.paper_world.state import (
    CELLS,
    HAND_LIMIT,
    PILES,
    START,
    TOKEN_POINTS,
    Action,
    Discard,
    Done,
    Lay,
    Options,
    Pass,
    Passed,
    Score,
    State,
    Take,
    View,
    tops,
)
from bot.games.turns import Started, begun, tell, with_item
from bot.refusal import Illegal


class PaperWorld(Game[State, Action, View]):
    """Paper World by Alexandre Aguilar and Benoît Turpin."""

    key: ClassVar[str] = "paperworld"
    title: ClassVar[str] = "Paper World"
    seats: ClassVar[range] = range(2, 5)
    state_type: ClassVar[type[BaseState]] = State
    unseen: ClassVar[tuple[str, ...]] = ("piles",)
    options: ClassVar[type[Options]] = Options

    def deal(self, seats: int, options: Options, seed: str, start: int) -> State:
        """Cards in five piles, goals, starter cards and start player drawn."""
        cards = chance.shuffled(deck(seats), seed, "cards")
        starters = chance.shuffled(STARTERS, seed, "starters")[:seats]
        goals = FIRST_GAME if options.first_game else _draw_goals(seed)
        return State(
            seed=seed,
            moved=(0,) * seats,
            seat=start,
            recent=(Started(start),),
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
        )

    def legal(self, state: State) -> Iterator[Action]:
        """Takes by colour and value, then lays by card, cell and discards, then done or pass."""
        hand = state.hands[state.seat]
        if state.phase == "discard":
            yield from map(Discard, choices(hand, len(hand) - HAND_LIMIT))
            return
        if state.phase == "choose":
            yield from map(Take, names_to_take(tops(state.piles)))
        yield from turn.placing(state).lays()
        if state.phase == "place":
            yield Done()
        elif turn.why_no_pass(state) is None:
            yield Pass()

    def play(self, state: State, action: Action) -> State:
        """The position after this action and everything that follows automatically."""
        if isinstance(action, Discard):
            return turn.discard(state, action.cards)
        if state.phase == "discard":
            raise Illegal("paperworld-discard-first", count=len(state.hands[state.seat]) - HAND_LIMIT)
        match action:
            case Lay():
                turn.placing(state).check(action)
                return turn.lay(begun(state), action)
            case Done():
                if state.phase != "place":
                    raise Illegal("paperworld-nothing-laid")
                return turn.finish(state)
            case Take(name):
                return turn.take(state, name)
            case Pass():
                why = turn.why_no_pass(state)
                if why is not None:
                    raise why
                return turn.finish(tell(begun(state), Passed(state.seat)))

    def give_back(self, state: State, seat: int) -> State:
        """Removes hand and landscape from play.

        A scissors token on that landscape goes back to the table; point tokens stay with the player.
        """
        return altered(
            state,
            landscapes=with_item(state.landscapes, seat, ((),) * CELLS),
            hands=with_item(state.hands, seat, ()),
            token=None if state.token and state.token[0] == seat else state.token,
            last_turns=turn.before_end(state, seat),
        )

    def pass_on(self, state: State) -> State:
        """See turn.pass_on."""
        return turn.pass_on(state)

    def end(self, state: State, reason: str) -> State:
        """See Game."""
        return turn.end(state, reason)

    def least(self, state: State, seat: int) -> Action:
        """Ends the turn if possible; otherwise takes as few cards as possible."""
        if state.phase == "place":
            return Done()
        if state.phase == "choose" and turn.why_no_pass(state) is None:
            return Pass()
        middle = tops(state.piles)
        names = names_to_take(middle) if state.phase == "choose" else ()
        return (
            Take(min(names, key=lambda name: len(taken(middle, name))))
            if names
            else next(self.actions(state, seat))
        )

    def mixed(self, state: State, purpose: str) -> State:
        """Shuffles each pile below its top card, which is face up."""
        below = tuple(pile[:-1] for pile in state.piles)
        mixed = super().mixed(altered(state, piles=below), purpose).piles
        return altered(
            state, piles=tuple(rest + pile[-1:] for rest, pile in zip(mixed, state.piles, strict=True))
        )

    def redealt(self, state: State, seat: int, seed: str) -> State:
        """Deals anew what top cards cover, the others' hands, all discards."""
        landscapes, pool = recovered(state, seat, seed)
        return altered(
            state,
            seed=seed,
            landscapes=landscapes,
            piles=tuple((*(pool.pop() for _ in pile[1:]), *pile[-1:]) for pile in state.piles),
            discards=tuple(tuple(pool.pop() for _ in cards) for cards in state.discards),
            hands=tuple(
                hand if other == seat else in_order([pool.pop() for _ in hand])
                for other, hand in enumerate(state.hands)
            ),
        )

    def scores(self, state: State) -> tuple[int, ...]:
        """Stars, goals and scissors token, minus hand and discards."""
        return tuple(score.total for score in _scores(state))

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """The score, then fewer discards."""
        score = _scores(state)[seat]
        return score.total, -score.discards

    def usual_turns(self, seats: int, options: object) -> int:
        """The piles grow with the seats, but not quite as fast."""
        return {2: 20, 3: 18, 4: 17}[seats]

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

    def recalled(self, view: View, past: Sequence[tuple[Any, ...]], taken: Sequence[tuple[int, ...]]) -> View:
        """See Game."""
        return altered(view, past=tuple(past), taken=tuple(reversed(taken)))

    def taken_from(self, before: State, after: State) -> tuple[int, ...]:
        """The piles of the middle that were taken from: cards may look alike."""
        heights = zip(before.piles, after.piles, strict=True)
        return tuple(pile for pile, (old, new) in enumerate(heights) if len(new) < len(old))

    def parse(self, state: State, seat: int, text: str) -> Action:
        """Reads "take blue", "lay y3s C2 -k2 token", "done", "discard y1 k2" and "pass" in many spellings."""
        return notation.parse(text)

    def notate(self, action: Action) -> str:
        """The action in the first of the forms that `parse` reads."""
        return notation.notate(action)


def _draw_goals(seed: str) -> tuple[str, ...]:
    """Three of the ten goal cards, one side of each."""
    numbers = sorted(chance.shuffled(range(1, 11), seed, "goals")[:3])
    return tuple(f"{number}{'ab'[chance.pick(2, seed, f'side {number}')]}" for number in numbers)


def _scores(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(
            stars=sum([stars(pile[-1]) for pile in state.landscapes[seat] if pile]),
            goals=sum(state.won[seat]),
            token=TOKEN_POINTS if state.token and state.token[0] == seat else 0,
            hand=len(state.hands[seat]),
            discards=len(state.discards[seat]),
        )
        for seat in range(len(state.hands))
    )
