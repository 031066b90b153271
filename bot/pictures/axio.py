"""Axio's view as scenes and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar

from bot.games.axio import state as axio
from bot.games.axio.rules import Axio
from bot.games.axio.scoring import Half, Score, advance, bound, explained, preview, with_tile
from bot.games.axio.state import SYMBOLS, TOP, Place, Points, View, cell_label
from bot.games.turns import Ended, Left, Started
from bot.pictures.adapter import Choice
from bot.pictures.markers import (
    EMOJIS,
    MarkersAdapter,
    arrived_text,
    passage,
    placements_from,
    points_text,
    tracks,
)
from bot.texts import Say, Who, listed
from renderers import axio as scenes
from renderers.seats import Emblem

_WAYS = {-axio.SIZE: "n", -1: "w", 1: "e", axio.SIZE: "s"}
_JOINTS = {-axio.SIZE: "n", 1: "e", axio.SIZE: "s", -1: "w"}


class AxioAdapter(MarkersAdapter[View]):
    """Pictures and texts of Axio."""

    game: ClassVar[type[Axio]] = Axio
    emblem: ClassVar[Emblem] = scenes.EMBLEM
    emojis = EMOJIS

    def board(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter."""
        return scenes.draw_board(_board(view, names))

    def preview(self, view: View, names: Sequence[str], placement: Place) -> bytes:
        """The board with a tile that is not yet placed, and the cells that it would count."""
        return self.ghost(view, names, (placement,))

    def ghost(self, view: View, names: Sequence[str], actions: Sequence[axio.Action]) -> bytes:
        """See Adapter; pyramids that would be set are left out."""
        placed = [action for action in actions if isinstance(action, Place)]
        counted = _counted(preview(view.board, view.area, placed[0])) if len(placed) == 1 else ()
        return scenes.draw_board(replace(_with_ghosts(_board(view, names), placed), counted=counted))

    def hinted(
        self, view: View, names: Sequence[str], actions: Sequence[axio.Action], *, numbered: bool = True
    ) -> bytes:
        """See Adapter; an exchange shows nothing."""
        placed = [action for action in actions if isinstance(action, Place)]
        cells = tuple((placement.cell, placement.to) for placement in placed if numbered)
        return scenes.draw_board(replace(_with_ghosts(_board(view, names), placed), numbered=cells))

    def action_text(self, view: View, action: axio.Action, say: Say) -> str:
        """See Adapter."""
        match action:
            case Place(tile, cell, to):
                points = points_text(preview(view.board, view.area, action).total, say)
                words = {"tile": tile, "first": cell_label(cell), "second": cell_label(to)}
                return say("axio-action", **words, points=points)
            case axio.Exchange():
                return say("button-axio-exchange")
            case axio.Keep():
                return say("button-axio-keep")

    def targets(
        self,
        view: View,
        names: Sequence[str],
        cells: Sequence[int],
        half: tuple[str, int] | None = None,
    ) -> bytes:
        """The board with the cells marked on which a half of a chosen tile may lie.

        half: the symbol and the cell of the other half, if that is chosen already.
        """
        scene = replace(_board(view, names), recent=(), earlier=(), targets=tuple(cells))
        if half is not None:
            symbol, cell = half
            symbols = scene.symbols[:cell] + symbol + scene.symbols[cell + 1 :]
            scene = replace(scene, symbols=symbols, preview=(cell,))
        return scenes.draw_board(scene)

    def board_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        first, last = view.area
        lines = [self.events_text(view, who, say), self.decision(view, who, say), self.scores(view, who, say)]
        lines = [line for line in lines if line]
        corners = (cell_label(line * axio.SIZE + line) for line in view.area)
        lines.append(say("axio-text-area", first=next(corners), last=next(corners)))
        for row in range(first, last + 1):
            cells = [
                f"{cell_label(cell)[0]} {_cell_word(view.board[cell], cell, say)}"
                for cell in range(row * axio.SIZE + first, row * axio.SIZE + last + 1)
                if view.board[cell] != axio.EMPTY
            ]
            if cells:
                lines.append(say("axio-text-row", row=row + 1, cells=", ".join(cells)))
        return "\n".join(lines)

    def event(self, event: axio.Event, view: View, who: Who, say: Say) -> Sequence[str]:
        """See Adapter."""
        match event:
            case Started():
                return () if view.solo else self.common(event, who, say)
            case axio.Placed():
                return _told_placed(event, view, who, say)
            case axio.BonusLost(seat, count):
                return [say("axio-bonus-lost", name=who(seat), count=count)]
            case axio.Exchanged(seat, shown):
                tiles = listed((say(f"axio-tile-{tile}") for tile in shown), say)
                return [say("axio-exchanged", name=who(seat), tiles=tiles)]
            case axio.Kept(seat):
                return [say("axio-kept", name=who(seat))]
            case axio.Drew():
                return []
            case Left() | Ended():
                return self.common(event, who, say)

    def own_decision(self, view: View, say: Say) -> str:
        """See Adapter; with why an exchange is offered, which is known to all as it is offered."""
        decision = super().own_decision(view, say)
        if view.phase != "exchange" or view.seat is None:
            return decision
        markers = view.markers[view.seat]
        low = [each for each, at in zip(SYMBOLS, markers, strict=True) if at == min(markers)]
        lowest = listed((say(f"symbol-{each}") for each in low), say)
        return f"{decision} {say('axio-why-exchange', symbols=lowest)}"

    def decision_of(self, view: View, seat: int, name: str, say: Say) -> str:
        """See Adapter."""
        if view.phase == "exchange":
            return say("axio-decide-exchange", name=name)
        if view.owed:
            return say("axio-decide-bonus", name=name, owed=view.owed)
        first = not view.begun[seat] and bound(view.board, view.area)
        if view.solo and view.rack:
            key = "axio-decide-solo-first" if first else "axio-decide-solo"
            return say(key, tile=view.rack[0], bag=view.bag)
        if first:
            return say("axio-decide-first", name=name)
        return say("axio-decide-place", name=name)

    def choices_of(self, view: View, seat: int) -> Sequence[Choice]:
        """See Adapter."""
        if view.phase == "exchange":
            return (
                Choice("axio-do", "button-axio-exchange", rest="exchange", main=True),
                Choice("axio-do", "button-axio-keep", rest="keep"),
            )
        return (Choice("axio-place", "button-axio-place", main=True),)

    def hand(self, view: View) -> bytes | None:
        """See Adapter."""
        return scenes.draw_rack(scenes.Rack(view.rack)) if view.rack else None

    def rack(self, view: View, chosen: int | None, *, turned: bool) -> bytes:
        """The viewer's rack with the chosen slot marked, its tile perhaps turned round."""
        return scenes.draw_rack(scenes.Rack(view.rack or (), chosen, turned))

    def hand_text(self, view: View, say: Say) -> str:
        """See Adapter."""
        if not view.rack:
            return say("axio-rack-empty")
        return listed((say(f"axio-tile-{tile}") for tile in view.rack), say)

    def worth(self, view: View, score: Score, say: Say) -> str:
        """What a placement would score for the seat to move, in words."""
        assert view.seat is not None
        before = view.markers[view.seat]
        lines = [points_text(score.total, say), *_why(score, say)]
        lines += [
            say("axio-pyramid", cell=cell_label(cell), points=points_text(points, say))
            for cell, points in score.pyramids
        ]
        after = advance(before, score.total, view.solo)
        lines += _told_markers(view, before, after, sum(score.total), say)
        return "\n".join(lines)


def _with_ghosts(scene: scenes.Board, placements: Sequence[Place]) -> scenes.Board:
    """The board with tiles that are not yet placed, and without marks of what was."""
    symbols, joints = scene.symbols, list(scene.joints)
    for placement in placements:
        symbols = with_tile(symbols, placement)
        joints[placement.cell] = _JOINTS[placement.to - placement.cell]
        joints[placement.to] = _JOINTS[placement.cell - placement.to]
    cells = tuple(cell for placement in placements for cell in (placement.cell, placement.to))
    return replace(
        scene, symbols=symbols, joints="".join(joints), recent=(), earlier=(), counted=(), preview=cells
    )


def _board(view: View, names: Sequence[str]) -> scenes.Board:
    placed = [event for event in view.recent if isinstance(event, axio.Placed)]
    counted = dict.fromkeys(cell for event in placed for cell in _counted(_explained(event, view)))
    return scenes.Board(
        first=view.area[0],
        last=view.area[1],
        symbols=view.board,
        joints=view.joints,
        tracks=tracks(view, names),
        recent=_laid(view.recent),
        earlier=tuple(_laid(turn) for turn in reversed(view.past)),
        counted=tuple(counted),
        laps=2 if view.solo else 1,
        bag=view.bag,
    )


def _laid(events: Sequence[axio.Event]) -> tuple[int, ...]:
    """The cells on which a turn put something."""
    placed = [event for event in events if isinstance(event, axio.Placed)]
    return tuple(
        cell for event in placed for cell in (*event.cells, *(pyramid.cell for pyramid in event.pyramids))
    )


def _explained(event: axio.Placed, view: View) -> Score:
    """Why a placement of the turn scored what it did."""
    return _score(view.board, view.area, tuple(placements_from(view, event)))


@lru_cache(maxsize=256)  # the picture and several texts of a turn ask for the same
def _score(board: str, area: axio.Area, placed: tuple[axio.Placed, ...]) -> Score:
    return explained(board, area, placed)


def _counted(score: Score) -> tuple[int, ...]:
    """The cells that the two halves count."""
    return tuple(cell for half in score.halves for row in half.rows for cell in row)


def _why(score: Score, say: Say) -> list[str]:
    """What each half that scores counts: one line for each."""
    return [
        say(
            "axio-why",
            cell=cell_label(half.cell),
            rows=", ".join(_row_text(half, row, say) for row in half.rows),
            points=say("markers-points", points=sum(map(len, half.rows)), symbol=half.symbol),
        )
        for half in sorted(score.halves, key=lambda half: half.cell)
        if half.rows
    ]


def _row_text(half: Half, row: Sequence[int], say: Say) -> str:
    return say(f"axio-counted-{_WAYS[row[0] - half.cell]}", count=len(row))


def _cell_word(content: str, cell: int, say: Say) -> str:
    if content == axio.PYRAMID:
        return say("axio-cell-pyramid")
    if content == axio.VACATED:
        return say("axio-cell-vacated")
    if cell in axio.COLOURED_CELLS:
        return say("axio-cell-printed", symbol=content)
    return say(f"symbol-word-{content}")


def _told_placed(event: axio.Placed, view: View, who: Who, say: Say) -> list[str]:
    first, second = event.cells
    score = _explained(event, view)
    total, (before, after) = score.total, passage(view, event)
    lines = [
        say(
            "axio-placed",
            name=who(event.seat),
            tile=event.tile,
            first=cell_label(first),
            second=cell_label(second),
            points=points_text(total, say),
        ),
        *_why(score, say),
    ]
    for pyramid in event.pyramids:
        key = "axio-pyramid" if pyramid.moved_from is None else "axio-pyramid-moved"
        origin = {} if pyramid.moved_from is None else {"origin": cell_label(pyramid.moved_from)}
        lines.append(
            say(key, cell=cell_label(pyramid.cell), points=points_text(pyramid.points, say), **origin)
        )
    lines += _told_markers(view, before, after, sum(total), say)
    if event.bonuses:
        lines += arrived_text(view, event, TOP, say)
    return lines


def _told_markers(view: View, before: Points, after: Points, total: int, say: Say) -> list[str]:
    """What happened to markers that reached an end: a second board, lost points."""
    lines = []
    if view.solo:
        crossed = zip(SYMBOLS, before, after, strict=True)
        lines += [say("axio-second-board", symbol=symbol) for symbol, old, new in crossed if old < TOP <= new]
    lost = total - sum(after) + sum(before)
    if lost:
        lines.append(say("markers-lost", lost=lost))
    return lines
