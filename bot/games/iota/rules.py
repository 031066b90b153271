"""The rules of Iota: turns, swaps, passes, end and ranking, for two to four players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from typing import Any, ClassVar

from bot.altered import altered
from bot.games import chance
from bot.games.contract import BaseState, Game
from bot.games.iota import notation
from bot.games.iota.lines import STEPS, Flaw, flaw, run
from bot.games.iota.plays import plays, swaps
from bot.games.iota.scoring import score
from bot.games.iota.state import (
    CARDS,
    HALF,
    HAND_SIZE,
    SIZE,
    START,
    TRAITS,
    WILD,
    WILDS,
    Action,
    Drew,
    Options,
    Pass,
    Passed,
    Play,
    Played,
    State,
    Swap,
    Swapped,
    View,
    cell_label,
)
from bot.games.turns import Started, begun, ended, following, passed_on, tell, with_item
from bot.refusal import Illegal

ROUNDS = 3
"""Full rounds of passes that end a match while there are cards in the pile; with none it is one."""


class Iota(Game[State, Action, View]):
    """Iota by Gene Mackles."""

    key: ClassVar[str] = "iota"
    title: ClassVar[str] = "Iota"
    seats: ClassVar[range] = range(2, 5)
    state_type: ClassVar[type[BaseState]] = State
    unseen: ClassVar[tuple[str, ...]] = ("pile",)
    options: ClassVar[type[Any]] = Options

    def deal(self, seats: int, options: Any, seed: str, start: int) -> State:
        """Cards shuffled and dealt, the first card laid, start player drawn."""
        faces = chance.shuffled(CARDS, seed, "half")[:HALF] if options.half else CARDS
        cards = chance.shuffled(faces + WILDS, seed, "pile")
        first, *pile = cards[seats * HAND_SIZE :]
        return State(
            seed=seed,
            moved=(0,) * seats,
            seat=start,
            recent=(Started(start),),
            options=options,
            grid=((first, START),),
            pile=tuple(pile),
            hands=tuple(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(seats)),
            points=(0,) * seats,
        )

    def legal(self, state: State) -> Iterator[Action]:
        """Plays, then swaps, then passes, the pass with no cards first."""
        hand = state.hands[state.seat]
        yield from plays(state.grid, hand)
        yield from swaps(state.grid, hand)
        for count in range(len(hand) + 1 if state.pile else 1):
            yield from map(Pass, dict.fromkeys(permutations(hand, count)))

    def play(self, state: State, action: Action) -> State:
        """The position after this action, the draw and the end included."""
        if isinstance(action, Swap):
            _check_swap(state, action)
            return _swap(begun(state), action)
        if isinstance(action, Play):
            _check_play(state, action)
            return _play(begun(state), action)
        _check_pass(state, action)
        return _pass(begun(state), action)

    def give_back(self, state: State, seat: int) -> State:
        """Puts the hand under the pile in random order and restarts the count of passes."""
        cards = chance.shuffled(state.hands[seat], state.seed, f"leave {state.turn}")
        return altered(state, hands=with_item(state.hands, seat, ()), pile=state.pile + cards, passes=0)

    def least(self, state: State, seat: int) -> Action:
        """Passes without putting cards back."""
        return Pass(())

    def redealt(self, state: State, seat: int, seed: str) -> State:
        """Deals the pile and the others' hands anew; in the short game any unseen card may be in play."""
        seen = Counter((*(card for card, _ in state.grid), *state.hands[seat]))
        others = [len(hand) for other, hand in enumerate(state.hands) if other != seat]
        wilds = WILDS[seen[WILD] :]
        plain = chance.shuffled((card for card in CARDS if not seen[card]), seed, "redealt plain")
        unseen = (*wilds, *plain)[: len(state.pile) + sum(others)]
        pool = list(chance.shuffled(unseen, seed, "redealt"))
        hands = tuple(
            hand if other == seat else tuple(pool.pop() for _ in hand)
            for other, hand in enumerate(state.hands)
        )
        return altered(state, seed=seed, hands=hands, pile=tuple(pool))

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of each seat; in the kids' game, which has none, 1 for the winner."""
        outcome = self.outcome(state)
        if not state.options.kids or outcome is None:
            return state.points
        return tuple(int(place == 1) for place in outcome.places)

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """The points; in the kids' game, whether the seat got rid of its last card by playing it."""
        if not state.options.kids:
            return (state.points[seat],)
        return (int(not state.hands[seat] and seat not in state.left),)

    def usual_turns(self, seats: int, options: Options) -> int:
        """The pile is shared, and half a pile lasts half as long."""
        return ({2: 9, 3: 6, 4: 4} if options.half else {2: 20, 3: 12, 4: 9})[seats]

    def view(self, state: State, seat: int | None) -> View:
        """The table, and the viewer's own hand."""
        return View(
            viewer=seat,
            seats=len(state.hands),
            options=state.options,
            turn=state.turn,
            midturn=state.midturn,
            grid=state.grid,
            points=state.points,
            left=state.left,
            seat=state.seat if state.reason is None else None,
            passes=state.passes,
            pile=len(state.pile),
            hand_sizes=tuple(map(len, state.hands)),
            hand=None if seat is None else state.hands[seat],
            recent=state.recent,
            outcome=self.outcome(state),
        )

    def parse(self, state: State, seat: int, text: str) -> Action:
        """Reads "rc2 H8 gs2 H9" in any order and spacing, "pass rc2 w" and "swap rc2 H8"."""
        return notation.parse(text)

    def notate(self, action: Action) -> str:
        """ "rc2 H8 gs2 H9" by cells in reading order; "pass rc2 w", "swap rc2 H8"."""
        return notation.notate(action)


def _check_hand(state: State, cards: Iterable[str]) -> None:
    """Raises Illegal unless the seat on turn holds all of these cards."""
    held = Counter(state.hands[state.seat])
    for card, count in Counter(cards).items():
        if not held[card]:
            raise Illegal("iota-not-in-hand", card=card)
        if count > held[card]:
            raise Illegal("iota-card-twice", card=card, held=held[card])


def _check_play(state: State, action: Play) -> None:
    """Raises Illegal, naming the first thing wrong, if the seat on turn may not lay this."""
    _check_hand(state, (card for card, _ in action.cards))
    cards = {cell: card for card, cell in state.grid}
    cells = [cell for _, cell in action.cards]
    for cell, another in zip(cells, [*cells[1:], None], strict=True):
        if cell in cards:
            raise Illegal("iota-cell-taken", cell=cell_label(cell), card=cards[cell])
        if cell == another:
            raise Illegal("iota-cell-twice", cell=cell_label(cell))
    first, last = cells[0], cells[-1]
    step = 1 if first // SIZE == last // SIZE else SIZE
    for cell in cells:
        if (cell - first) % step:
            raise Illegal("iota-not-one-line", first=cell_label(first), other=cell_label(cell))
    for cell in range(first, last, step):
        if cell not in cards and cell not in cells:
            raise Illegal("iota-gap", first=cell_label(first), last=cell_label(last), cell=cell_label(cell))
    if not any(cell - step in cards or cell + step in cards for cell in cells for step in STEPS):
        raise Illegal("iota-not-touching", first=cell_label(first), count=len(cells))
    cards |= {cell: card for card, cell in action.cards}
    _check_lines(cards, cells)


def _check_swap(state: State, action: Swap) -> None:
    """Raises Illegal, naming the first thing wrong, if the seat on turn may not swap this."""
    _check_hand(state, (action.card,))
    if action.card == WILD:
        raise Illegal("iota-swap-wild")
    cards = {cell: card for card, cell in state.grid}
    there = cards.get(action.cell)
    if there is None:
        raise Illegal("iota-swap-empty", cell=cell_label(action.cell))
    if there != WILD:
        raise Illegal("iota-swap-no-wild", cell=cell_label(action.cell), card=there)
    cards[action.cell] = action.card
    _check_lines(cards, (action.cell,))


def _check_pass(state: State, action: Pass) -> None:
    """Raises Illegal if the seat on turn may not put these cards under the pile."""
    _check_hand(state, action.cards)
    if action.cards and not state.pile:
        raise Illegal("iota-pass-no-pile")


def _check_lines(cards: Mapping[int, str], changed: Iterable[int]) -> None:
    """Raises Illegal, naming the line or the wild card that does not hold after a change."""
    found = flaw(cards, changed)
    if found is not None:
        raise _why(cards, found)


def _why(cards: Mapping[int, str], found: Flaw) -> Illegal:
    line = found.lines[0]
    where: dict[str, str | int] = {"first": cell_label(line[0]), "last": cell_label(line[-1])}
    if found.trait is None:
        return Illegal("iota-too-long", **where, count=len(line))
    where["trait"] = found.trait
    there = [cards[cell] for cell in line]
    if not found.wilds:
        mark = TRAITS.index(found.trait)
        values = Counter(card[mark] for card in there if card != WILD)
        return Illegal(
            "iota-line-broken", **where, cards=" ".join(there), value=max(values, key=values.__getitem__)
        )
    cell = cell_label(found.wilds[0])
    if len(found.wilds) == 1:
        row, column = (run(cards, found.wilds[0], step) for step in STEPS)
        return Illegal(
            "iota-wild-torn",
            cell=cell,
            trait=found.trait,
            row=" ".join(cards[at] for at in row if at != found.wilds[0]),
            column=" ".join(cards[at] for at in column if at != found.wilds[0]),
        )
    return Illegal("iota-wilds-torn", cell=cell, other=cell_label(found.wilds[1]), trait=found.trait)


def _swap(state: State, action: Swap) -> State:
    seat, hand = state.seat, state.hands[state.seat]
    grid = tuple((action.card if cell == action.cell else card, cell) for card, cell in state.grid)
    hands = with_item(state.hands, seat, with_item(hand, hand.index(action.card), WILD))
    return tell(altered(state, grid=grid, hands=hands, midturn=True), Swapped(seat, action.card, action.cell))


def _play(state: State, action: Play) -> State:
    """Lays and scores the cards; then comes the end, or the draw and the next turn."""
    seat = state.seat
    hand = _without(state.hands[seat], (card for card, _ in action.cards))
    last = not hand and not state.pile
    scored = None if state.options.kids else score(state.grid, action.cards, last)
    state = altered(
        state,
        grid=state.grid + action.cards,
        hands=with_item(state.hands, seat, hand),
        points=with_item(state.points, seat, state.points[seat] + (scored.total if scored else 0)),
        passes=0,
    )
    state = tell(state, Played(seat, action.cards, scored))
    return ended(state, "last-card") if last else passed_on(_draw(state))


def _pass(state: State, action: Pass) -> State:
    """Puts the cards under the pile; then comes the draw, and the end or the next turn."""
    seat = state.seat
    rounds = ROUNDS if state.pile else 1
    state = altered(
        state,
        hands=with_item(state.hands, seat, _without(state.hands[seat], action.cards)),
        pile=state.pile + action.cards,
        passes=state.passes + 1,
    )
    state = _draw(tell(state, Passed(seat, len(action.cards))))
    return ended(state, "passes") if state.passes == rounds * len(following(state)) else passed_on(state)


def _draw(state: State) -> State:
    """Fills the hand; if that takes the last card of the pile, the count of passes restarts."""
    seat, hand = state.seat, state.hands[state.seat]
    count = min(HAND_SIZE - len(hand), len(state.pile))
    if count == 0:
        return state
    pile = state.pile[count:]
    hands = with_item(state.hands, seat, hand + state.pile[:count])
    return tell(altered(state, hands=hands, pile=pile, passes=state.passes if pile else 0), Drew(seat, count))


def _without(hand: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
