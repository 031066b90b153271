"""The rules of Axio: turns, bonuses, exchange, end and ranking, for one to four players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

from bot.altered import altered
from bot.games import chance, grid
from bot.games.axio.scoring import (
    NOTHING,
    advance,
    bound,
    inside,
    neighbours,
    preview,
    spaces,
    untouched,
    with_tile,
)
from bot.games.axio.state import (
    COLOURED_CELLS,
    EMPTY,
    NO_JOINTS,
    PYRAMID,
    PYRAMIDS,
    RACK_SIZE,
    SIZE,
    START_BOARD,
    SYMBOLS,
    TILES,
    TOP,
    VACATED,
    Action,
    BonusLost,
    Drew,
    Exchange,
    Exchanged,
    Keep,
    Kept,
    Place,
    Placed,
    Pyramid,
    State,
    View,
    cell_at,
    cell_label,
    place,
)
from bot.games.contract import BaseState, Game
from bot.games.turns import Started, begun, ended, following, tell, with_item
from bot.refusal import Illegal, Unreadable, quotable

_JOINTS = {-SIZE: ("n", "s"), 1: ("e", "w"), SIZE: ("s", "n"), -1: ("w", "e")}
_PLACEMENT = re.compile(
    rf"\s*([{SYMBOLS}])[\s/+-]*([{SYMBOLS}])[\s:,;]*({grid.LABEL})[\s,;/-]*({grid.LABEL})\s*",
    re.IGNORECASE,
)


class Axio(Game[State, Action, View]):
    """Axio by Reiner Knizia."""

    key: ClassVar[str] = "axio"
    title: ClassVar[str] = "Axio"
    seats: ClassVar[range] = range(1, 5)
    state_type: ClassVar[type[BaseState]] = State
    unseen: ClassVar[tuple[str, ...]] = ("bag",)

    def deal(self, seats: int, options: Any, seed: str, start: int) -> State:
        """Tiles shuffled and dealt, start player drawn."""
        size = 1 if seats == 1 else RACK_SIZE
        tiles = chance.shuffled(TILES, seed, "bag")
        return State(
            seed=seed,
            moved=(0,) * seats,
            seat=start,
            recent=(Started(start),),
            board=START_BOARD,
            joints=NO_JOINTS,
            pyramids=(),
            bag=tiles[seats * size :],
            racks=tuple(tiles[seat * size : (seat + 1) * size] for seat in range(seats)),
            markers=(NOTHING,) * seats,
            begun=(False,) * seats,
        )

    def legal(self, state: State) -> Iterator[Action]:
        """Placements by tile in the order of the rack, then by cells in reading order."""
        if state.phase == "exchange":
            yield Exchange()
            yield Keep()
            return
        seat = state.seat
        pairs = tuple(spaces(state.board, state.area, state.begun[seat]))
        for tile in dict.fromkeys(state.racks[seat]):
            for cell, to in pairs:
                yield Place(tile, cell, to)
                if tile[0] != tile[1]:
                    yield Place(tile, to, cell)

    def play(self, state: State, action: Action) -> State:
        """The position after this action and everything that follows automatically."""
        if isinstance(action, Place):
            _check_placement(state, action)
            return _go_on(_lay(state, action))
        if state.phase == "place":
            raise _why_early(state)
        if isinstance(action, Keep):
            return _pass_on(_draw(tell(state, Kept(state.seat))))
        return _pass_on(_exchange(state))

    def give_back(self, state: State, seat: int) -> State:
        """The tiles go back into the bag."""
        return altered(
            state,
            racks=with_item(state.racks, seat, ()),
            bag=chance.shuffled(state.bag + state.racks[seat], state.seed, f"leave {state.turn}"),
        )

    def pass_on(self, state: State) -> State:
        """Passes the turn to the next seat, or ends the match if that seat cannot place."""
        return _pass_on(state)

    def end(self, state: State, reason: str) -> State:
        """See Game."""
        return _end(state, reason)

    def least(self, state: State, seat: int) -> Action:
        """The placement that scores least, the first if several do; declines an exchange."""
        if state.phase == "exchange":
            return Keep()
        placements = (action for action in self.actions(state, seat) if isinstance(action, Place))
        return min(placements, key=lambda each: sum(preview(state.board, state.area, each).total))

    def redealt(self, state: State, seat: int, seed: str) -> State:
        """Deals the bag and the others' racks anew."""
        others = [rack for other, rack in enumerate(state.racks) if other != seat]
        hidden = sorted((*state.bag, *(tile for rack in others for tile in rack)))
        pool = list(chance.shuffled(hidden, seed, "redealt"))
        racks = tuple(
            rack if other == seat else tuple(pool.pop() for _ in rack)
            for other, rack in enumerate(state.racks)
        )
        return altered(state, seed=seed, racks=racks, bag=tuple(pool))

    def scores(self, state: State) -> tuple[int, ...]:
        """The lowest marker of each seat; in solo, 18 and more are on the second board."""
        return tuple(map(min, state.markers))

    def merit(self, state: State, seat: int) -> tuple[int, ...]:
        """The lowest marker, then the next lowest, and so on."""
        return tuple(sorted(state.markers[seat]))

    def usual_turns(self, seats: int, options: object) -> int:
        """The areas grow with the seats, so each seat has about the same number of turns."""
        return {1: 31, 2: 15, 3: 16, 4: 17}[seats]

    def view(self, state: State, seat: int | None) -> View:
        """The table, and the viewer's own rack; the drawn tile of a solo match is public."""
        shown = 0 if state.solo else seat
        return View(
            viewer=seat,
            seats=len(state.racks),
            area=state.area,
            turn=state.turn,
            board=state.board,
            joints=state.joints,
            pyramids=state.pyramids,
            markers=state.markers,
            begun=state.begun,
            left=state.left,
            seat=state.seat if state.reason is None else None,
            phase=state.phase,
            owed=state.owed,
            bag=len(state.bag),
            rack_sizes=tuple(map(len, state.racks)),
            rack=None if shown is None else state.racks[shown],
            recent=state.recent,
            outcome=self.outcome(state),
        )

    def parse(self, state: State, seat: int, text: str) -> Action:
        """Reads "rg E5 F5" in either order and any spacing, "exchange", and "keep"."""
        word = text.strip().casefold()
        if word == "exchange":
            return Exchange()
        if word == "keep":
            return Keep()
        match = _PLACEMENT.fullmatch(word)
        if match is None:
            raise _why_unreadable(state, word)
        cell, to = (_read_cell(state, match[group]) for group in (3, 4))
        return place(match[1], cell, match[2], to)

    def notate(self, action: Action) -> str:
        """ "rg E5 F5": red on E5, green on F5; or "exchange", "keep"."""
        if isinstance(action, Place):
            return f"{action.tile} {cell_label(action.cell)} {cell_label(action.to)}"
        return "exchange" if isinstance(action, Exchange) else "keep"


def _why_unreadable(state: State, text: str) -> Unreadable:
    """Names the first word that is not what stands in its place: a tile, then cells."""
    tile, *cells = re.split(r"[\s,;:]+", text)
    if not re.fullmatch(rf"[{SYMBOLS}]{{2}}", tile):
        return Unreadable("axio-no-such-tile", text=tile) if quotable(tile) else Unreadable("axio-unreadable")
    for cell in cells:
        if grid.read_label(cell) is None and quotable(cell):
            return Unreadable("axio-no-such-cell", cell=cell.upper(), **_corners(state))
    return Unreadable("axio-unreadable")


def _read_cell(state: State, text: str) -> int:
    square = grid.read_label(text)
    cell = cell_at(*square) if square else None
    if cell is None:
        raise Unreadable("axio-no-such-cell", cell="".join(text.upper().split()), **_corners(state))
    return cell


def _corners(state: State) -> dict[str, str]:
    first, last = state.area
    return {"first": grid.label(first, first), "last": grid.label(last, last)}


def _check_placement(state: State, action: Place) -> None:
    """Raises Illegal, naming the first thing wrong, if the seat on turn may not place this."""
    if state.phase != "place":
        raise Illegal("axio-not-placing")
    rack, cells = state.racks[state.seat], (action.cell, action.to)
    if action.tile not in rack:
        if state.solo:
            raise Illegal("axio-not-the-tile", tile=action.tile, drawn=rack[0])
        raise Illegal("axio-not-in-rack", tile=action.tile)
    for cell in cells:
        if not inside(cell, state.area):
            raise Illegal("axio-outside", cell=cell_label(cell), **_corners(state))
    if action.to not in neighbours(action.cell, state.area):
        raise Illegal("axio-not-neighbours", cell=cell_label(action.cell), to=cell_label(action.to))
    for cell in cells:
        if state.board[cell] != EMPTY:
            raise _why_taken(state, cell)
    if not state.begun[state.seat] and bound(state.board, state.area):
        free = untouched(state.board, state.area)
        if not any(beside in free for cell in cells for beside in neighbours(cell, state.area)):
            raise Illegal("axio-first-tile", free=", ".join(map(cell_label, free)))


def _why_taken(state: State, cell: int) -> Illegal:
    there = state.board[cell]
    if there == PYRAMID:
        return Illegal("axio-closed-cell", cell=cell_label(cell))
    if there == VACATED:
        return Illegal("axio-vacated-cell", cell=cell_label(cell))
    key = "axio-coloured-cell" if cell in COLOURED_CELLS else "axio-cell-taken"
    return Illegal(key, cell=cell_label(cell), symbol=there)


def _lay(state: State, action: Place) -> State:
    """Lays and scores the tile, sets pyramids, moves markers, counts bonuses."""
    seat, cells = state.seat, (action.cell, action.to)
    state = begun(state)
    score = preview(state.board, state.area, action)
    board, pyramids = list(with_tile(state.board, action)), state.pyramids
    set_now: list[Pyramid] = []
    for cell, points in score.pyramids:
        moved_from = None
        if len(pyramids) == PYRAMIDS:
            moved_from, *rest = pyramids
            pyramids = tuple(rest)
            board[moved_from] = VACATED
        board[cell] = PYRAMID
        pyramids += (cell,)
        set_now.append(Pyramid(cell, points, moved_from))
    joints = list(state.joints)
    joints[action.cell], joints[action.to] = _JOINTS[action.to - action.cell]

    before = state.markers[seat]
    after = advance(before, score.total, state.solo)
    arrived = 0 if state.solo else sum(old < TOP == new for old, new in zip(before, after, strict=True))
    gained = tuple(new - old for old, new in zip(before, after, strict=True))
    rack = list(state.racks[seat])
    rack.remove(action.tile)
    event = Placed(seat, action.tile, cells, score.tile, tuple(set_now), gained, arrived)
    return altered(
        state,
        board="".join(board),
        joints="".join(joints),
        pyramids=pyramids,
        racks=with_item(state.racks, seat, tuple(rack)),
        markers=with_item(state.markers, seat, after),
        begun=with_item(state.begun, seat, True),
        owed=max(state.owed - 1, 0) + arrived,
        recent=(*state.recent, event),
    )


def _go_on(state: State) -> State:
    """What comes after a placement: the end, a bonus, the choice to exchange, or the next turn."""
    seat = state.seat
    if min(state.markers[seat]) == (2 * TOP if state.solo else TOP):
        return _end(state, "complete")
    if state.owed:
        if _why_stuck(state) is None:
            return altered(state, midturn=True)
        state = altered(tell(state, BonusLost(seat, state.owed)), owed=0)
    if _may_exchange(state):
        return altered(state, phase="exchange", midturn=True)
    return _pass_on(_draw(state))


def _why_stuck(state: State) -> str | None:
    """Why the seat on turn cannot place any tile; None if it can."""
    if not state.racks[state.seat]:
        return "rack"
    return None if any(spaces(state.board, state.area, state.begun[state.seat])) else "full"


def _may_exchange(state: State) -> bool:
    """Whether the seat on turn is offered an exchange after its last placement."""
    rack, markers = state.racks[state.seat], state.markers[state.seat]
    if state.solo or not rack or len(state.bag) < RACK_SIZE or not any(spaces(state.board, state.area, True)):
        return False
    lowest = {symbol for symbol, marker in zip(SYMBOLS, markers, strict=True) if marker == min(markers)}
    return not any(symbol in lowest for tile in rack for symbol in tile)


def _why_early(state: State) -> Illegal:
    """Why the seat on turn can neither exchange nor keep while it has to place."""
    if state.solo:
        return Illegal("axio-exchange-solo")
    return Illegal("axio-bonus-first", count=state.owed) if state.owed else Illegal("axio-no-exchange-now")


def _exchange(state: State) -> State:
    seat, shown = state.seat, state.racks[state.seat]
    rack, rest = state.bag[:RACK_SIZE], state.bag[RACK_SIZE:]
    state = altered(
        state,
        racks=with_item(state.racks, seat, rack),
        bag=chance.shuffled(rest + shown, state.seed, f"exchange {state.turn}"),
    )
    return tell(state, Exchanged(seat, shown), Drew(seat, RACK_SIZE))


def _draw(state: State) -> State:
    seat, rack = state.seat, state.racks[state.seat]
    count = min((1 if state.solo else RACK_SIZE) - len(rack), len(state.bag))
    if count == 0:
        return state
    racks = with_item(state.racks, seat, rack + state.bag[:count])
    return tell(altered(state, racks=racks, bag=state.bag[count:]), Drew(seat, count))


def _pass_on(state: State) -> State:
    """Passes the turn to the next seat that has not left, or ends the match if that seat cannot place."""
    state = altered(state, seat=following(state)[0], phase="place", owed=0, midturn=False)
    reason = _why_stuck(state)
    return _end(state, reason) if reason else state


def _end(state: State, reason: str) -> State:
    return ended(altered(state, phase="place", owed=0), reason)
