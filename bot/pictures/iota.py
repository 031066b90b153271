"""Iota's view as scenes and sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import ClassVar

from bot.games.iota import state as iota
from bot.games.iota.plays import has_play
from bot.games.iota.rules import Iota
from bot.games.iota.scoring import number, score
from bot.games.iota.state import SIZE, WILD, Laid, Line, Options, Score, View, cell_label
from bot.games.turns import Ended, Left, Started
from bot.pictures.adapter import Choice, Emoji
from bot.pictures.points import PointsAdapter
from bot.texts import Say, Who, listed
from renderers import iota as scenes
from renderers.iota_cards import draw_emoji
from renderers.seats import Emblem

_DIGITS = "0123456789"
_COLUMNS = tuple(cell_label(column).rstrip(_DIGITS) for column in range(SIZE))
_ROWS = tuple(cell_label(row * SIZE)[len(_COLUMNS[0]) :] for row in range(SIZE))


class IotaAdapter(PointsAdapter[View]):
    """Pictures and texts of Iota."""

    game: ClassVar[type[Iota]] = Iota
    emblem: ClassVar[Emblem] = scenes.EMBLEM
    emojis: ClassVar = {
        "red_card": Emoji("🟥", partial(draw_emoji, "r")),
        "green_card": Emoji("🟩", partial(draw_emoji, "g")),
        "blue_card": Emoji("🟦", partial(draw_emoji, "b")),
        "yellow_card": Emoji("🟨", partial(draw_emoji, "y")),
        "wild_card": Emoji("🃏", partial(draw_emoji, WILD)),
    }

    def bare(self, view: View) -> bool:
        """See PointsAdapter."""
        return view.options.kids

    def board(self, view: View, names: Sequence[str]) -> bytes:
        """See Adapter."""
        return scenes.draw_board(self._board(view, names))

    def extent(self, views: Sequence[View]) -> tuple[int, ...]:
        """See Adapter."""
        return tuple(sorted({cell for view in views for _, cell in view.grid}))

    def still(self, view: View, names: Sequence[str], extent: tuple[int, ...]) -> bytes:
        """See Adapter."""
        return scenes.draw_board(replace(self._board(view, names), extent=extent))

    def preview(
        self,
        view: View,
        names: Sequence[str],
        laid: tuple[Laid, ...],
        targets: Sequence[int] = (),
        unfinished: Sequence[int] = (),
        zoomed: bool = False,
    ) -> bytes:
        """The table with cards that are not yet played, and the cells where another may be laid.

        unfinished: cells where one may be laid only if another one follows.
        zoomed: leaves out what is far from all of these.
        """
        scene = replace(
            self._board(view, names),
            recent=(),
            earlier=(),
            preview=laid,
            targets=tuple(targets),
            unfinished=tuple(unfinished),
            zoomed=zoomed,
        )
        return scenes.draw_board(scene)

    def ghost(self, view: View, names: Sequence[str], actions: Sequence[iota.Action]) -> bytes:
        """See Adapter; nothing is seen of a pass."""
        return self.preview(view, names, tuple(laid for action in actions for laid in _cards_of(action)))

    def hinted(
        self, view: View, names: Sequence[str], actions: Sequence[iota.Action], *, numbered: bool = True
    ) -> bytes:
        """See Adapter; a pass shows nothing."""
        groups = [_cards_of(action) for action in actions]
        scene = replace(
            self._board(view, names),
            recent=(),
            earlier=(),
            preview=tuple(laid for group in groups for laid in group),
            numbered=tuple(tuple(cell for _, cell in group) for group in groups if numbered),
            zoomed=True,
        )
        return scenes.draw_board(scene)

    def action_text(self, view: View, action: iota.Action, say: Say) -> str:
        """See Adapter."""
        cards = self.cards(_cards_of(action), say)
        match action:
            case iota.Play(laid):
                if view.options.kids:
                    return cards
                last = view.pile == 0 and len(laid) == len(view.hand or ())
                return say("iota-choice", cards=cards, points=score(view.grid, laid, last).total)
            case iota.Swap():
                return say("iota-action-swap", cards=cards)
            case iota.Pass(back):
                named = listed((say(f"iota-face-{card}") for card in back), say)
                return say("iota-action-pass", cards=named, count=len(back))

    def board_text(self, view: View, who: Who, say: Say) -> str:
        """See Adapter."""
        lines = [self.scores(view, who, say), say("iota-text-pile", pile=view.pile)]
        in_reading_order = sorted(view.grid, key=lambda laid: laid[1])
        for row, cards in groupby(in_reading_order, key=lambda laid: laid[1] // SIZE):
            cells = ", ".join(f"{_COLUMNS[cell % SIZE]} {say(f'iota-face-{card}')}" for card, cell in cards)
            lines.append(say("iota-text-row", row=_ROWS[row], cells=cells))
        return "\n".join(lines)

    def event(self, event: iota.Event, view: View, who: Who, say: Say) -> Sequence[str]:
        """See Adapter; a hand that is given up goes under the pile, where it will be drawn."""
        match event:
            case iota.Played(seat, cards, score):
                line = say("iota-played", name=who(seat), cards=self.cards(cards, say))
                return [line, *(self.worth(score, say) if score is not None else ())]
            case iota.Passed(seat, count):
                return [say("iota-passed", name=who(seat), count=count)]
            case iota.Swapped(seat, card, cell):
                laid = say(f"iota-face-{card}")
                return [say("iota-swapped", name=who(seat), card=laid, cell=cell_label(cell))]
            case iota.Drew():
                return []
            case Left(seat):
                return [say("iota-left", name=who(seat))]
            case Started() | Ended():
                return self.common(event, who, say)

    def decision_of(self, view: View, seat: int, name: str, say: Say) -> str:
        """See Adapter; only the hand's owner is told whether it can be played at all."""
        key = "iota-decide-swapped" if view.midturn else "iota-decide"
        line = say(key, name=name, pile=view.pile)
        if view.hand is not None and view.viewer == seat and not has_play(view.grid, view.hand):
            return f"{line}\n{say('iota-stuck')}"
        return line

    def choices_of(self, view: View, seat: int) -> Sequence[Choice]:
        """See Adapter; whether there is a swap is the mover's secret, so only the panel offers it."""
        return (Choice("iota-lay", "button-iota-lay", main=True), Choice("iota-pass", "button-iota-pass"))

    def hand(self, view: View) -> bytes | None:
        """See Adapter."""
        return self.marked_hand(view, ())

    def marked_hand(self, view: View, chosen: Sequence[int], used: Sequence[int] = ()) -> bytes | None:
        """The viewer's own hand with these slots marked or shown as spent; None if it is empty."""
        if not view.hand:
            return None
        return scenes.draw_hand(scenes.Hand(view.hand, chosen=tuple(chosen), used=tuple(used)))

    def hand_text(self, view: View, say: Say) -> str:
        """See Adapter."""
        if not view.hand:
            return say("iota-hand-empty")
        cards = (say("iota-hand-card", code=card, card=say(f"iota-face-{card}")) for card in view.hand)
        return listed(cards, say)

    def variant(self, options: Options, say: Say) -> str:
        """See Adapter."""
        chosen = ("half", options.half), ("kids", options.kids)
        return " ".join(say(f"iota-variant-{name}") for name, wanted in chosen if wanted)

    def cards(self, laid: Iterable[Laid], say: Say) -> str:
        """Cards and their cells in words."""
        cards = (
            say("iota-laid", card=say(f"iota-face-{card}"), cell=cell_label(cell)) for card, cell in laid
        )
        return listed(cards, say)

    def worth(self, score: Score, say: Say) -> list[str]:
        """One sentence for each line that scores, and one for the sum with its doublings."""
        lines = [_line(line, say) for line in score.lines]
        total = sum(line.points for line in score.lines)
        doubled = "".join(say(f"iota-doubled-{why}") for why in score.doublings)
        if score.doublings:
            return [*lines, say("iota-total-doubled", points=total, doubled=doubled, total=score.total)]
        return [*lines, say("iota-total", total=score.total)]

    def _board(self, view: View, names: Sequence[str]) -> scenes.Board:
        return scenes.Board(
            columns=_COLUMNS,
            rows=_ROWS,
            cards=view.grid,
            players=self.players(view, names),
            pile=view.pile,
            recent=_laid(view.recent),
            earlier=tuple(_laid(turn) for turn in reversed(view.past)),
        )


def _cards_of(action: iota.Action) -> tuple[Laid, ...]:
    """The cards that an action puts on the table."""
    match action:
        case iota.Play(cards):
            return cards
        case iota.Swap(card, cell):
            return ((card, cell),)
        case iota.Pass():
            return ()


def _laid(events: Sequence[iota.Event]) -> tuple[int, ...]:
    """The cells on which a turn put cards."""
    cells: list[int] = []
    for event in events:
        if isinstance(event, iota.Played):
            cells += (cell for _, cell in event.cards)
        elif isinstance(event, iota.Swapped):
            cells.append(event.cell)
    return tuple(cells)


def _line(line: Line, say: Say) -> str:
    return say(
        "iota-line-lot" if line.lot else "iota-line",
        first=cell_label(line.cells[0]),
        last=cell_label(line.cells[-1]),
        sum=" + ".join(str(number(card)) for card in line.cards),
        points=line.points,
    )
