"""Axio Rota's view as scenes and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import ClassVar

from bot.games.rota import state as rota
from bot.games.rota.rules import Rota
from bot.games.rota.scoring import Score, advance, explained, preview, squares
from bot.games.rota.state import TOP, Place, Points, Square, View, column_label, label, row_label
from bot.games.turns import Ended, Left, Started
from bot.pictures.adapter import Choice, Emoji
from bot.pictures.markers import EMOJIS, MarkersAdapter, arrived_text, points_text, tracks
from bot.texts import Say, Who
from renderers import rota as scenes
from renderers.seats import Emblem
from renderers.symbols import draw_emoji


class RotaAdapter(MarkersAdapter[View]):
    """Pictures and texts of Axio Rota."""

    game: ClassVar[type[Rota]] = Rota
    ghost_has_hand: ClassVar = True
    emblem: ClassVar[Emblem] = scenes.EMBLEM
    emojis: ClassVar = {**EMOJIS, "empty_corner": Emoji("⚪", partial(draw_emoji, "_"))}

    def board(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter; the tile of a solo match is public and is shown below the table."""
        scene = _board(view, names)
        return scenes.draw_board(replace(scene, hand=_hand(view)) if view.solo else scene)

    def extent(self, views: Sequence[View]) -> scenes.Window:
        """See Adapter."""
        return scenes.window((laid.x, laid.y) for view in views for laid in view.table)

    def still(self, view: View, names: Sequence[str], extent: scenes.Window) -> bytes:
        """See Adapter; without the tile of a solo match, as there is none at the end."""
        return scenes.draw_board(_board(view, names, extent))

    def preview(self, view: View, names: Sequence[str], placement: Place) -> bytes:
        """The table with the viewer's tile, not yet placed, and the corners that it would count."""
        score = _previewed(view, placement)
        tile = _tile(placement, score)
        hand = _hand(view, placement.rotation, score.named)
        counted = _counted(placement.square, score)
        scene = replace(
            _board(view, names), recent=(), earlier=(), preview=(tile,), counted=counted, hand=hand
        )
        return scenes.draw_board(scene)

    def ghost(self, view: View, names: Sequence[str], actions: Sequence[Place]) -> bytes:
        """See Adapter; another placement of the turn would be of a tile that is yet to be drawn."""
        return self.preview(view, names, actions[0]) if actions else self.board(view, names)

    def hinted(
        self, view: View, names: Sequence[str], actions: Sequence[Place], *, numbered: bool = True
    ) -> bytes:
        """See Adapter."""
        scene = replace(_board(view, names), recent=(), earlier=(), counted=(), numbered=numbered)
        tiles = tuple(_tile(action, _previewed(view, action)) for action in actions)
        return scenes.draw_board(replace(scene, preview=tiles))

    def action_text(self, view: View, action: Place, say: Say) -> str:
        """See Adapter."""
        score = _previewed(view, action)
        words: dict[str, int | str] = {
            "square": label(action.square),
            "turns": action.rotation,
            "points": points_text(score.points, say),
        }
        if score.named is None:
            return say("rota-action", **words)
        return say("rota-action-named", **words, colour=score.named)

    def targets(
        self, view: View, names: Sequence[str], targets: Sequence[Square], rotation: int | None
    ) -> bytes:
        """The table with the squares marked that the viewer can choose, and the viewer's tile."""
        scene = _board(view, names)
        hand = _hand(view, rotation)
        scene = replace(scene, recent=(), earlier=(), targets=tuple(targets), hand=hand)
        return scenes.draw_board(scene)

    def board_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        stacks = ", ".join(
            say("rota-text-stack", name=who(seat), tiles=tiles)
            for seat, tiles in enumerate(view.stacks)
            if seat not in view.left
        )
        lines = [self.scores(view, who, say), say("rota-text-piles", supply=view.supply, stacks=stacks)]
        for row in sorted({laid.y for laid in view.table}):
            tiles = [
                f"{column_label(laid.x)} {_words(laid.corners, say)}"
                for laid in sorted(view.table)
                if laid.y == row
            ]
            lines.append(say("rota-text-row", row=row_label(row), tiles=", ".join(tiles)))
        return "\n".join(lines)

    def event(self, event: rota.Event, view: View, who: Who, say: Say) -> Sequence[str]:
        """See Adapter."""
        match event:
            case Started():
                return () if view.solo else self.common(event, who, say)
            case rota.Placed():
                return _told_placed(event, view, who, say)
            case rota.BonusDrawn():
                return []  # the placement before says that there is a bonus tile
            case rota.BonusLost(seat, count):
                return [say("rota-bonus-lost", name=who(seat), count=count)]
            case Left() | Ended():
                return self.common(event, who, say)

    def decision_of(self, view: View, seat: int, name: str, say: Say) -> str:
        """See Adapter."""
        if view.solo:
            assert view.hand, "the player to move holds a tile"
            if view.owed:
                return say("rota-decide-solo-bonus", tile=tile_text(view.hand, say), owed=view.owed)
            return say(
                "rota-decide-solo",
                tile=tile_text(view.hand, say),
                own=view.stacks[seat],
                supply=view.supply,
            )
        if view.owed:
            return say("rota-decide-bonus", name=name, owed=view.owed)
        return say("rota-decide-place", name=name)

    def choices_of(self, view: View, seat: int) -> Sequence[Choice]:
        """See Adapter."""
        return (Choice("rota-place", "button-rota-place", main=True),)

    def hand(self, view: View) -> bytes | None:
        """See Adapter."""
        return scenes.draw_hand(scenes.Hand(view.hand)) if view.hand else None

    def hand_text(self, view: View, say: Say) -> str:
        """See Adapter."""
        return say("rota-held", tile=tile_text(view.hand, say)) if view.hand else say("rota-held-none")

    def worth(self, view: View, score: Score, say: Say) -> str:
        """What a placement would score for the seat to move, in words."""
        assert view.seat is not None
        before = view.markers[view.seat]
        return "\n".join(
            [
                points_text(score.points, say),
                *_why(score, say),
                *_lost(before, advance(before, score.points), score.points, say),
            ]
        )


def tile_text(corners: str, say: Say) -> str:
    """A tile in words, clockwise from the top left."""
    return "".join(say(f"rota-emoji-{corner}") for corner in corners) + " " + _words(corners, say)


def _words(corners: str, say: Say) -> str:
    return "–".join(say(f"rota-word-{corner}") for corner in corners)


_explained = lru_cache(maxsize=256)(explained)
"""Why a placement scored what it did; the picture and several texts of a turn ask for the same."""


def _board(view: View, names: Sequence[str], shown: scenes.Window | None = None) -> scenes.Board:
    placed = [event for event in view.recent if isinstance(event, rota.Placed)]
    named = {(event.x, event.y): event.named for event in placed}
    counted = [
        corner for event in placed for corner in _counted((event.x, event.y), _explained(view.table, event))
    ]
    shown = shown or scenes.window((laid.x, laid.y) for laid in view.table)
    return scenes.Board(
        left=shown.left,
        top=shown.top,
        columns=tuple(column_label(shown.left + step) for step in range(shown.columns)),
        rows=tuple(row_label(shown.top + step) for step in range(shown.rows)),
        tiles=tuple(scenes.Tile(*laid, named.get((laid.x, laid.y))) for laid in view.table),
        tracks=tracks(view, names, view.stacks),
        recent=tuple(named),
        earlier=tuple(
            tuple((event.x, event.y) for event in turn if isinstance(event, rota.Placed))
            for turn in reversed(view.past)
        ),
        counted=tuple(dict.fromkeys(counted)),
        supply=view.supply,
    )


def _previewed(view: View, placement: Place) -> Score:
    assert view.hand, "only who holds a tile has a preview"
    return preview(squares(view.table), view.hand, placement)


def _tile(placement: Place, score: Score) -> scenes.Tile:
    """The viewer's tile as it would lie."""
    return scenes.Tile(placement.x, placement.y, score.corners, score.named)


def _hand(view: View, rotation: int | None = None, named: str | None = None) -> scenes.Hand | None:
    return scenes.Hand(view.hand, rotation, named) if view.hand else None


def _counted(square: Square, score: Score) -> tuple[scenes.Corner, ...]:
    """The corners that count, and those of the tile itself that count them."""
    own = [(*square, number) for number, worth in enumerate(score.worth) if worth]
    return (*own, *(corner for counted in score.counted for corner in counted))


def _why(score: Score, say: Say) -> list[str]:
    """What each corner that scores counts: one line for each."""
    return [
        say(
            "rota-why",
            corner=say(f"rota-corner-{number}"),
            squares=" + ".join(label((x, y)) for x, y, _ in counted),
            points=say("markers-points", points=len(counted), symbol=symbol),
        )
        for number, (symbol, counted) in enumerate(zip(score.counts_as, score.counted, strict=True))
        if counted
    ]


def _told_placed(event: rota.Placed, view: View, who: Who, say: Say) -> list[str]:
    where = label((event.x, event.y))
    tile, points = tile_text(event.corners, say), points_text(event.points, say)
    if event.named is None:
        lines = [say("rota-placed", name=who(event.seat), tile=tile, square=where, points=points)]
    else:
        lines = [
            say(
                "rota-placed-named",
                name=who(event.seat),
                tile=tile,
                square=where,
                points=points,
                colour=event.named,
            )
        ]
    lines += _why(_explained(view.table, event), say)
    lines += _lost_line(sum(event.points) - sum(event.gained), say)
    return lines + arrived_text(view, event, TOP, say) if event.arrived else lines


def _lost(before: Points, after: Points, points: Points, say: Say) -> list[str]:
    return _lost_line(sum(points) - sum(after) + sum(before), say)


def _lost_line(lost: int, say: Say) -> list[str]:
    return [say("markers-lost", lost=lost)] if lost else []
