"""What games with five markers have in common: scores, points, what decided, players as tracks.

Its sentences are in markers.ftl.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Protocol, TypeVar

from bot.pictures.adapter import Adapter, Emoji, Shown, in_order
from bot.texts import Say, Who, listed
from renderers import tracks as scenes
from renderers.seats import LETTERS
from renderers.symbols import draw_emoji

SYMBOLS = "rgbop"
"""The symbols in the order of markers and points."""
EMOJIS = {
    "red_sun": Emoji("🔴", partial(draw_emoji, "r")),
    "green_dot": Emoji("🟢", partial(draw_emoji, "g")),
    "blue_star": Emoji("🔵", partial(draw_emoji, "b")),
    "orange_square": Emoji("🟧", partial(draw_emoji, "o")),
    "purple_ring": Emoji("🟣", partial(draw_emoji, "p")),
}


class Placement(Protocol):
    """An event: a tile was placed."""

    @property
    def seat(self) -> int:
        """Whose it was."""

    @property
    def gained(self) -> tuple[int, ...]:
        """How far each marker rose."""

    @property
    def kind(self) -> str:
        """The kind of the event."""


class MarkersView(Shown, Protocol):
    """A view of a match in which every player has five markers and the lowest counts."""

    @property
    def markers(self) -> tuple[tuple[int, ...], ...]:
        """The markers of each seat."""

    @property
    def left(self) -> tuple[int, ...]:
        """Seats whose players left."""

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""


View = TypeVar("View", bound=MarkersView)


class MarkersAdapter(Adapter[View]):
    """Pictures and texts of a game with five markers."""

    def latest(self, view: View) -> Sequence[Any]:
        """See Adapter; with several bonuses all placements would be more than a phone shows."""
        placed = [number for number, event in enumerate(view.recent) if event.kind == "placed"]
        return view.recent[placed[-1] :] if placed else view.recent

    def score(self, view: View, seat: int, who: Who, say: Say) -> str:
        """See Adapter."""
        markers = view.markers[seat]
        return say(
            "markers-score-left" if seat in view.left else "markers-score",
            name=who(seat),
            lowest=min(markers),
            **dict(zip(SYMBOLS, markers, strict=True)),
        )

    def ranking(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter."""
        assert view.outcome is not None
        rows, order = tracks(view, names), in_order(view.outcome)
        scene = scenes.Ranking(self.game.title, tuple(rows[seat] for seat in order), decided(view))
        return scenes.draw_ranking(scene)

    def ranking_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        assert view.outcome is not None
        if view.solo:
            return say("markers-result-solo", score=min(view.markers[0]), markers=_ascending(view, 0))
        order = in_order(view.outcome)
        lines = self.won(view, who, say)
        lines += [
            say(
                "markers-result-left" if seat in view.left else "markers-result",
                place=view.outcome.places[seat],
                name=who(seat),
                markers=_ascending(view, seat),
            )
            for seat in order
        ]
        level = decided(view)
        if len(view.outcome.winners) > 1:
            lines.append(say("markers-decided-shared"))
        elif view.outcome.reason != "alone" and level is not None:
            lines.append(
                say(
                    "markers-decided",
                    level=level + 1,
                    more=sorted(view.markers[order[0]])[level],
                    other=who(order[1]),
                    less=sorted(view.markers[order[1]])[level],
                )
            )
        return "\n".join(lines)


def tracks(
    view: MarkersView, names: Sequence[str], stacks: Sequence[int] | None = None
) -> tuple[scenes.Track, ...]:
    """The players with their markers; stacks: each player's own tiles left to draw, if the game has any."""
    return tuple(
        scenes.Track(
            letter=LETTERS[seat],
            name=names[seat],
            markers=markers,
            to_move=seat == view.seat,
            left=seat in view.left,
            place=None if view.outcome is None else view.outcome.places[seat],
            stack=None if stacks is None else stacks[seat],
            gained=_gained(view, seat),
        )
        for seat, markers in enumerate(view.markers)
    )


def _gained(view: MarkersView, seat: int) -> tuple[int, ...]:
    """How far each marker of a seat came in the last turn; empty if it was not this seat's."""
    placed = [event.gained for event in view.recent if event.kind == "placed" and event.seat == seat]
    return tuple(map(sum, zip(*placed, strict=True)))


def points_text(points: Sequence[int], say: Say) -> str:
    """The points for each symbol that has any, in words."""
    scored = [
        say("markers-points", points=count, symbol=symbol)
        for symbol, count in zip(SYMBOLS, points, strict=True)
        if count
    ]
    return listed(scored, say) or say("markers-no-points")


def placements_from(view: MarkersView, placement: Placement) -> list[Any]:
    """This placement, of the turn or of one before it, and those after it."""
    events = [*chain.from_iterable(view.past), *view.recent]
    return [event for event in events[events.index(placement) :] if event.kind == placement.kind]


def passage(view: MarkersView, placement: Placement) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A seat's markers before and after one of its placements, of the turn or of one before it."""
    after = view.markers[placement.seat]
    for later in placements_from(view, placement)[1:]:
        if later.seat == placement.seat:
            after = _less(after, later.gained)
    return _less(after, placement.gained), after


def arrived_text(view: MarkersView, placement: Placement, top: int, say: Say) -> list[str]:
    """AXIO!: which markers arrived at the top, and the bonus tiles for them unless they won the match."""
    before, after = passage(view, placement)
    arrived = [symbol for symbol, old, new in zip(SYMBOLS, before, after, strict=True) if old < top <= new]
    if not arrived:
        return []
    complete = view.outcome is not None and view.outcome.reason == "complete"
    won = complete and placements_from(view, placement) == [placement]
    key = "markers-arrived" if won else "markers-bonus"
    symbols = listed((say(f"symbol-{symbol}") for symbol in arrived), say)
    return [say(key, symbols=symbols, count=len(arrived), top=top)]


def decided(view: MarkersView) -> int | None:
    """Which of the ascending markers, from 0, separates the first two players; None if none does."""
    assert view.outcome is not None
    order = in_order(view.outcome)
    if len(order) < 2 or order[1] in view.left or view.outcome.reason == "complete":
        return None
    first, second = (sorted(view.markers[seat]) for seat in order[:2])
    return next((level for level in range(5) if first[level] != second[level]), None)


def _less(markers: Sequence[int], gained: Sequence[int]) -> tuple[int, ...]:
    return tuple(marker - more for marker, more in zip(markers, gained, strict=True))


def _ascending(view: MarkersView, seat: int) -> str:
    return " · ".join(str(marker) for marker in sorted(view.markers[seat]))
