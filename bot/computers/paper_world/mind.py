"""Paper World, as a computer player sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from bot.computers.history import steps
from bot.computers.mind import Mind, Reason
from bot.computers.paper_world.plans import plans, use
from bot.computers.paper_world.position import DONE, Move, PaperWorldPosition
from bot.computers.paper_world.reasons import reasons
from bot.games.paper_world.cards import deck, in_order, stars
from bot.games.paper_world.state import HAND_LIMIT, TOKEN_POINTS, Discarded, Laid, State, Took, View

_LATER = 0.8
"""What a point is worth that takes one more turn to score."""
_TURNS_OF_TAKING = 3.0
"""How many cards a turn takes from the middle, about."""


class PaperWorldMind(Mind[View, PaperWorldPosition, Move]):
    """Lays as much as it can in a turn, and takes what it can lay soon."""

    position = PaperWorldPosition
    turns = 3  # of everybody: what is taken is laid in the turns after it
    win = 10.0

    def guess(self, views: Sequence[View], chance: Random) -> PaperWorldPosition:
        """The others hold what they took and have not laid; what they discarded of it is drawn at random.

        The cards that nobody has seen are dealt at random to the piles of the middle.
        """
        view = views[-1]
        assert view.seat is not None
        seen = Counter[str]()
        pools = [Counter[str]() for _ in range(view.seats)]
        discards = [list[_Discards]() for _ in range(view.seats)]
        for _, _, events in steps(views):
            for event in events:
                match event:
                    case Took(seat, _, cards):
                        seen.update(cards)
                        pools[seat].update(cards)
                    case Laid(seat, card, _, _, count):
                        pools[seat][card] -= 1
                        for _, possible in discards[seat]:
                            # What has been laid since was not discarded before.
                            possible[card] = min(possible[card], pools[seat][card])
                        if count:
                            discards[seat].append((count, pools[seat].copy()))
                    case Discarded(seat, count):
                        discards[seat].append((count, pools[seat].copy()))
        hands = _hands(view, pools, discards, chance)
        seen.update(card for card in view.middle if card)
        unseen = list((Counter(deck(view.seats)) - seen).elements())
        chance.shuffle(unseen)
        piles = []
        for top, height in zip(view.middle, view.middle_heights, strict=True):
            below, unseen = unseen[: max(0, height - 1)], unseen[max(0, height - 1) :]
            piles.append((*below, top) if height else ())
        return PaperWorldPosition.of(
            State(
                seed="",
                turn=view.turn,
                midturn=view.phase != "choose",
                moved=(0,) * view.seats,
                left=view.left,
                advanced=view.advanced,
                piles=tuple(piles),
                landscapes=tuple(tuple((top,) if top else () for top in shown) for shown in view.tops),
                hands=hands,
                discards=tuple(("",) * count for count in view.discards),
                token=view.token,
                goals=view.goals,
                rewards=view.rewards,
                won=view.won,
                seat=view.seat,
                phase=view.phase,
                names=view.names,
                skips=view.skips,
                freed=view.freed,
                last_turns=view.last_turns,
            )
        )

    def moves(self, position: PaperWorldPosition) -> Sequence[Move]:
        """Every take, the beginning of the best plan for each colour and value, one discard."""
        if position.phase == "discard":
            return [self._discard(position)]
        found: list[Move] = []
        if position.phase == "choose":
            found += [Move(name) for name in position.names_to_take()]
        else:
            found.append(DONE)
        found += dict.fromkeys(plan.first for plan in plans(position, position.seat, position.names))
        return found or position.moves()

    def greedy(self, position: PaperWorldPosition) -> Move:
        """The turn that scores most, plan against take."""
        return self.quick(position)

    def gains(self, position: PaperWorldPosition, moves: Sequence[Move]) -> list[float]:
        """See Mind."""
        seat = position.seat
        best = {plan.first: plan.gain for plan in reversed(plans(position, seat, position.names))}
        return [best[move] if move in best else self._gain(position, seat, move) for move in moves]

    def play_on(self, position: PaperWorldPosition, seat: int, chance: Random) -> None:
        """Ends the turn of the seat that moved last, then everybody has the same number of turns.

        A take ends a turn, a lay does not: counted from the move, one would be looked at after another turn
        of its seat, the other before it.
        """
        self.end_turn(position, seat, chance)
        for _ in range(self.turns * (position.seats - len(position.left))):
            self.end_turn(position, position.seat, chance)

    def standing(self, position: PaperWorldPosition, seat: int) -> float:
        """The score, and what the hand can still bring."""
        score = float(position.score(seat))
        if position.seat == -1:
            return score
        left = sum(map(len, position.piles)) / _TURNS_OF_TAKING / len(position.hands) + 1
        weight, turns, counted = 1.0, 0, set[str]()
        for plan in plans(position, seat, ""):
            # Each card is laid once, so plans that share cards count once.
            if counted & set(plan.cards) or turns >= left:
                continue
            counted |= set(plan.cards)
            weight *= _LATER
            score += weight * plan.gain
            turns += 1
        return score

    def score(self, position: PaperWorldPosition, seat: int) -> int:
        """The score as it stands."""
        return position.score(seat)

    def places(self, position: PaperWorldPosition, move: Move) -> frozenset[Any]:
        """The cell of a lay, all piles of a take, or the decision."""
        if move.cell >= 0:
            return frozenset((move.cell,))
        piles = tuple(bool(pile) and move.what in pile[-1][:2] for pile in position.piles)
        return frozenset((piles if any(piles) else move.what,))

    def reasons(self, view: View, position: PaperWorldPosition, moves: Sequence[Move]) -> Iterator[Reason]:
        """See Mind."""
        return reasons(view, position, moves)

    def _gain(self, position: PaperWorldPosition, seat: int, move: Move) -> float:
        if move.cell >= 0:
            top = position.tops[seat][move.cell]
            token = TOKEN_POINTS if move.token and position.token_cell(seat) is None else 0
            return 1.0 + stars(move.what) - stars(top) + token - 0.2 * len(move.cards)
        if move.what == "discard":
            return -sum(use(position, seat, card) for card in move.cards)
        if move.what in ("done", "pass"):
            return 0.0
        taken = [pile[-1] for pile in position.piles if pile and move.what in pile[-1]]
        over = max(0, len(position.hands[seat]) + len(taken) - HAND_LIMIT)
        return sum(use(position, seat, card) for card in taken) - 2.0 * over

    def _discard(self, position: PaperWorldPosition) -> Move:
        seat, hand = position.seat, position.hands[position.seat]
        order = sorted(hand, key=lambda card: use(position, seat, card))
        return Move("discard", cards=in_order(order[: len(hand) - HAND_LIMIT]))


_Discards: TypeAlias = tuple[int, Counter[str]]
"""How many cards a seat discarded at once, and which they may have been."""


def _hands(
    view: View, pools: Sequence[Counter[str]], discards: Sequence[Sequence[_Discards]], chance: Random
) -> tuple[tuple[str, ...], ...]:
    """The hands: the viewer's own, and the others' as far as they are known.

    pools: what each seat took and has not laid.
    """
    rest = [Counter(pool) for pool in pools]
    for held, earlier in zip(rest, discards, strict=True):
        gone = Counter[str]()
        for count, possible in earlier:
            cards = list((possible - gone).elements())
            chance.shuffle(cards)
            gone.update(cards[:count])
        held.subtract(gone)
    return tuple(
        (view.hand or ())
        if seat == view.viewer
        else in_order(list(rest[seat].elements())[: view.hand_sizes[seat]])
        for seat in range(view.seats)
    )
