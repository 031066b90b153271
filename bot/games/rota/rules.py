"""The rules of Axio Rota: set-up, turns, bonuses, end and ranking, for one to four players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

from bot.altered import altered
from bot.games import chance, grid
from bot.games.contract import BaseState, Game
from bot.games.rota.scoring import NOTHING, advance, name_needed, preview, spaces, squares, touches
from bot.games.rota.state import (
    EMPTY,
    OWN_TILES,
    SYMBOLS,
    TILES,
    TOP,
    BonusDrawn,
    BonusLost,
    Laid,
    Place,
    Placed,
    Square,
    State,
    View,
    label,
    read_label,
    turned,
)
from bot.games.turns import Started, begun, ended, following, tell, with_item
from bot.refusal import Illegal, Unreadable, quotable

_START: tuple[tuple[Square, int], ...] = (((0, 0), 2), ((1, 0), 3), ((0, 1), 1), ((1, 1), 0))
"""The first squares, and which corner of each lies in the middle."""

_COLOUR = rf"(?:red|green|blue|orange|purple|[{SYMBOLS}])"
_GAP = r"[\s,;:/-]"
_PLACEMENT = re.compile(
    rf"\s*({grid.LABEL})"
    rf"(?:{_GAP}+([0-3])|{_GAP}*r([0-3])|{_GAP}*({_COLOUR}|empty|{EMPTY}))?"
    rf"(?:{_GAP}*=?{_GAP}*({_COLOUR}))?\s*",
    re.IGNORECASE,
)


class Rota(Game[State, Place, View]):
    """Axio Rota by Reiner Knizia."""

    key: ClassVar[str] = "rota"
    title: ClassVar[str] = "Axio Rota"
    seats: ClassVar[range] = range(1, 5)
    state_type: ClassVar[type[BaseState]] = State
    unseen: ClassVar[tuple[str, ...]] = ("supply", "stacks")

    def deal(self, seats: int, options: Any, seed: str, start: int) -> State:
        """Tiles shuffled, four laid, the rest dealt, start player drawn."""
        tiles = chance.shuffled(TILES, seed, "tiles")
        first, rest = tiles[: len(_START)], tiles[len(_START) :]
        dealt = tuple(rest[seat * OWN_TILES : (seat + 1) * OWN_TILES] for seat in range(seats))
        return State(
            seed=seed,
            moved=(0,) * seats,
            seat=start,
            recent=(Started(start),),
            table=tuple(
                Laid(*square, turned(tile, _start_rotation(tile, middle, seed, number)))
                for number, (tile, (square, middle)) in enumerate(zip(first, _START, strict=True))
            ),
            supply=rest[seats * OWN_TILES :],
            stacks=tuple(own[1:] for own in dealt),
            hands=tuple(own[0] for own in dealt),
            markers=(NOTHING,) * seats,
        )

    def legal(self, state: State) -> Iterator[Place]:
        """Placements by square, row by row, then by rotation and named colour.

        Naming a colour without need is accepted, but not listed.
        """
        taken, tile = squares(state.table), state.hands[state.seat]
        for square in spaces(taken):
            for rotation in range(4):
                if name_needed(taken, tile, square, rotation):
                    yield from (Place(*square, rotation, colour) for colour in SYMBOLS)
                else:
                    yield Place(*square, rotation)

    def play(self, state: State, action: Place) -> State:
        """The position after this placement and everything that follows automatically."""
        _check(state, action)
        return _go_on(_lay(state, action))

    def give_back(self, state: State, seat: int) -> State:
        """Puts hand and stack under the supply."""
        hand = state.hands[seat]
        tiles = state.stacks[seat] + ((hand,) if hand else ())
        return altered(
            state,
            stacks=with_item(state.stacks, seat, ()),
            hands=with_item(state.hands, seat, ""),
            supply=state.supply + chance.shuffled(tiles, state.seed, f"leave {state.turn}"),
        )

    def pass_on(self, state: State) -> State:
        """Passes the turn to the next seat that holds a tile, or ends the match if none does."""
        return _pass_on(state)

    def end(self, state: State, reason: str) -> State:
        """See Game."""
        return _end(state, reason)

    def least(self, state: State, seat: int) -> Place:
        """The placement that scores least, the first if several do."""
        taken = squares(state.table)
        return min(
            self.actions(state, seat), key=lambda each: sum(preview(taken, state.hands[seat], each).points)
        )

    def redealt(self, state: State, seat: int, seed: str) -> State:
        """Deals the supply, all stacks and the others' hands anew."""
        held = [tile for other, tile in enumerate(state.hands) if tile and other != seat]
        hidden = (*state.supply, *held, *(tile for stack in state.stacks for tile in stack))
        # Which way round a tile lies in a stack is hidden too.
        lying = sorted(min(turned(tile, rotation) for rotation in range(4)) for tile in hidden)
        pool = list(chance.shuffled(lying, seed, "redealt"))
        hands = tuple(
            tile if other == seat or not tile else pool.pop() for other, tile in enumerate(state.hands)
        )
        stacks = tuple(tuple(pool.pop() for _ in stack) for stack in state.stacks)
        return altered(state, seed=seed, hands=hands, stacks=stacks, supply=tuple(pool))

    def scores(self, state: State) -> tuple[int, ...]:
        """The lowest marker of each seat."""
        return tuple(map(min, state.markers))

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """The lowest marker, then the next lowest, and so on."""
        return tuple(sorted(state.markers[seat]))

    def usual_turns(self, seats: int, options: object) -> int:
        """Each seat has twelve tiles of its own."""
        return 12

    def view(self, state: State, seat: int | None) -> View:
        """The table, and the tile in the viewer's own hand; that of a solo match is public."""
        shown = 0 if state.solo else seat
        return View(
            viewer=seat,
            seats=len(state.hands),
            turn=state.turn,
            table=state.table,
            markers=state.markers,
            left=state.left,
            seat=state.seat if state.reason is None else None,
            owed=state.owed,
            supply=len(state.supply),
            stacks=tuple(map(len, state.stacks)),
            holds=tuple(hand != "" for hand in state.hands),
            hand=None if shown is None else state.hands[shown],
            recent=state.recent,
            outcome=self.outcome(state),
        )

    def parse(self, state: State, seat: int, text: str) -> Place:
        """Reads "M59 2" or "M59 2 b": square, clockwise quarter turns, colour of the empty corner.

        No turns means 0.  Instead of the turns, the text may name the corner of this seat's tile that is
        to be at the top left: "M59 g b" puts green there ("_" or "empty" for the empty corner) and the
        empty corner counts as blue.  A colour without turns needs a "=": "M59 =b".
        """
        match = _PLACEMENT.fullmatch(text)
        if match is None:
            raise _why_unreadable(text)
        square = read_label(match[1])
        if square is None:
            raise Unreadable("rota-no-such-square", square="".join(match[1].upper().split()))
        rotation = int(match[2] or match[3] or 0)
        if match[4]:
            rotation = _rotation_by_corner(state.hands[seat], match[4].casefold())
        return Place(*square, rotation, match[5][0].casefold() if match[5] else None)

    def notate(self, action: Place) -> str:
        """ "M59 2 b": on M59, two quarter turns, the empty corner as blue; or without a colour."""
        colour = f" {action.colour}" if action.colour else ""
        return f"{label(action.square)} {action.rotation}{colour}"


def _why_unreadable(text: str) -> Unreadable:
    """Names the first word that is not what stands in its place: a cell, a rotation, a colour."""
    wanted = (
        (grid.LABEL, "rota-not-a-cell"),
        (rf"r?[0-3]|{_COLOUR}|empty|{EMPTY}", "rota-not-a-rotation"),
        (rf"=?{_COLOUR}", "rota-not-a-colour"),
    )
    for word, (pattern, key) in zip(re.split(r"[\s,;:]+", text.strip()), wanted, strict=False):
        if not re.fullmatch(pattern, word, re.IGNORECASE):
            return Unreadable(key, text=word) if quotable(word) else Unreadable("rota-unreadable")
    return Unreadable("rota-unreadable")


def _start_rotation(tile: str, middle: int, seed: str, number: int) -> int:
    """The turns that bring an empty corner into the middle; random for a tile without one."""
    return (middle - tile.index(EMPTY)) % 4 if EMPTY in tile else chance.pick(4, seed, f"rotation {number}")


def _rotation_by_corner(tile: str, word: str) -> int:
    corner = EMPTY if word == "empty" else word[0]
    if not tile:
        raise Unreadable("rota-no-tile")
    if corner not in tile:
        raise Unreadable("rota-no-such-corner", corner=corner)
    return -tile.index(corner) % 4


def _check(state: State, action: Place) -> None:
    """Raises Illegal, naming the first thing wrong, if the seat on turn may not place this."""
    taken, where = squares(state.table), label(action.square)
    if action.square in taken:
        raise Illegal("rota-square-taken", square=where)
    if not touches(taken, action.square):
        raise Illegal("rota-not-beside", square=where)
    tile = state.hands[state.seat]
    if action.colour is None and name_needed(taken, tile, action.square, action.rotation):
        raise Illegal("rota-name-needed", square=where, rotation=action.rotation)


def _lay(state: State, action: Place) -> State:
    """Lays and scores the tile, moves markers, counts bonuses."""
    seat, bonus = state.seat, state.midturn
    state = begun(state)
    score = preview(squares(state.table), state.hands[seat], action)
    before = state.markers[seat]
    after = advance(before, score.points)
    event = Placed(
        seat=seat,
        x=action.x,
        y=action.y,
        corners=score.corners,
        named=score.named,
        worth=score.worth,
        points=score.points,
        gained=tuple(new - old for old, new in zip(before, after, strict=True)),
        arrived=sum(old < TOP == new for old, new in zip(before, after, strict=True)),
        bonus=bonus,
    )
    return altered(
        state,
        table=(*state.table, Laid(action.x, action.y, score.corners)),
        hands=with_item(state.hands, seat, ""),
        markers=with_item(state.markers, seat, after),
        owed=state.owed - bonus + event.arrived,
        recent=(*state.recent, event),
    )


def _go_on(state: State) -> State:
    """What comes after a placement: the end, a bonus tile, or the draw and the next turn."""
    seat = state.seat
    if min(state.markers[seat]) == TOP:
        return _end(state, "complete")
    if state.owed and state.supply:
        state = tell(state, BonusDrawn(seat))
        hands = with_item(state.hands, seat, state.supply[0])
        return altered(state, hands=hands, supply=state.supply[1:], midturn=True)
    if state.owed:
        state = tell(state, BonusLost(seat, state.owed))
    if state.stacks[seat]:
        hand, *rest = state.stacks[seat]
        hands, stacks = with_item(state.hands, seat, hand), with_item(state.stacks, seat, tuple(rest))
        state = altered(state, hands=hands, stacks=stacks)
    return _pass_on(state)


def _pass_on(state: State) -> State:
    seat = next((seat for seat in following(state) if state.hands[seat]), None)
    if seat is None:
        return _end(state, "placed")
    return altered(state, seat=seat, owed=0, midturn=False)


def _end(state: State, reason: str) -> State:
    return ended(altered(state, owed=0), reason)
