"""Axio's private panel: choose a tile, column, cell and direction, see what that scores, confirm."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from bot.commands.shared.acting import play_pressed
from bot.commands.shared.building import Handlers
from bot.commands.shared.panels import Panel, chosen_style, confirm, mover_pressed, panel_content, show_panel
from bot.games.axio.scoring import Score, preview
from bot.games.axio.state import EMPTY, SIZE, Place, View, cell_label, place
from bot.matches.match import Match
from bot.messages.position import seats_position
from bot.pictures.axio import AxioAdapter
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Button, Press, Select, number_of, parts_of, read_number, write_number
from bot.wire.content import Content, Picture

_DIRECTIONS = {"n": -SIZE, "w": -1, "e": 1, "s": SIZE}
_ARROWS = {"n": "⬆️", "w": "⬅️", "e": "➡️", "s": "⬇️"}
_MARKED = 0.8  # of the empty cells: where more of them are possible, marking them says nothing
_TURN = "↻"
_CHOSEN = re.compile(r"[a-z]([0-4-])(t?)\.([0-9]{1,2}|-)\.([0-9]{1,2}|-)\.([nesw-])")


@dataclass(frozen=True)
class Chosen:
    """The choices in a panel: slot of the rack, whether it is turned round, column, row, direction."""

    slot: int | None = None
    turned: bool = False
    column: int | None = None
    row: int | None = None
    direction: str | None = None

    @classmethod
    def of(cls, view: View, action: Place) -> Chosen:
        """The choices that make this placement."""
        assert view.rack is not None
        direction = next(name for name, step in _DIRECTIONS.items() if action.cell + step == action.to)
        return cls(view.rack.index(action.tile), False, action.cell % SIZE, action.cell // SIZE, direction)

    @classmethod
    def read(cls, rest: str) -> Chosen:
        """The choices in a component's id; raises Refusal for a text that no panel can have written."""
        slot, turned, column, row, direction = parts_of(_CHOSEN, rest).groups()
        way = None if direction == "-" else direction
        return cls(read_number(slot), bool(turned), read_number(column), read_number(row), way)

    def write(self, field: str) -> str:
        """The rest of an id; `field` keeps components with the same choices in one message apart."""
        tile = write_number(self.slot) + ("t" if self.turned else "")
        cell = [write_number(self.column), write_number(self.row)]
        return field + ".".join([tile, *cell, self.direction or "-"])

    @property
    def cell(self) -> int | None:
        """The chosen cell."""
        return None if self.column is None or self.row is None else self.row * SIZE + self.column


class AxioPanel(Panel):
    """A panel as its player sees it: the choices so far, and what is legal next."""

    view: View
    adapter: AxioAdapter

    def __init__(self, match: Match, seat: int, chosen: Chosen) -> None:
        super().__init__(match, seat)
        rack: tuple[str, ...] = self.view.rack or ()
        if chosen.slot is None and len(rack) == 1:
            chosen = replace(chosen, slot=0)
        if chosen.slot is not None and chosen.slot >= len(rack):
            raise Refusal("panel-unreadable")
        self.rack = rack
        # Whether cells are legal does not depend on the tile, so one tile's placements count for all.
        self.pairs = {
            pair
            for action in match.actions(seat)
            if isinstance(action, Place)
            for pair in ((action.cell, action.to), (action.to, action.cell))
        }
        self.starts = sorted({cell for cell, _ in self.pairs})
        self.chosen = self._narrowed(chosen)

    def _narrowed(self, chosen: Chosen) -> Chosen:
        """The choices without impossible ones, and with those that are the only possibility."""
        if chosen.column is not None and chosen.column not in {cell % SIZE for cell in self.starts}:
            chosen = replace(chosen, column=None, row=None, direction=None)
        if chosen.column is None and len(self.columns()) == 1:
            chosen = replace(chosen, column=self.columns()[0])
        if chosen.column is None:
            return replace(chosen, row=None, direction=None)
        rows = self.rows(chosen.column)
        if chosen.row not in rows:
            chosen = replace(chosen, row=rows[0] if len(rows) == 1 else None, direction=None)
        if chosen.cell is None:
            return replace(chosen, direction=None)
        ways = self.ways(chosen.cell)
        if chosen.direction not in ways:
            chosen = replace(chosen, direction=ways[0] if len(ways) == 1 else None)
        return chosen

    def columns(self) -> list[int]:
        """The columns with a legal cell."""
        return sorted({cell % SIZE for cell in self.starts})

    def rows(self, column: int) -> list[int]:
        """The rows with a legal cell in this column."""
        return [cell // SIZE for cell in self.starts if cell % SIZE == column]

    def ways(self, cell: int) -> list[str]:
        """The directions in which a tile that begins on this cell may point."""
        return [way for way, step in _DIRECTIONS.items() if (cell, cell + step) in self.pairs]

    @property
    def tile(self) -> str | None:
        """The chosen tile, starting with the half for the chosen cell."""
        if self.chosen.slot is None:
            return None
        tile: str = self.rack[self.chosen.slot]
        return tile[::-1] if self.chosen.turned else tile

    @property
    def placement(self) -> Place | None:
        """The placement, if everything has been chosen."""
        cell, way = self.chosen.cell, self.chosen.direction
        if self.tile is None or cell is None or way is None:
            return None
        return place(self.tile[0], cell, self.tile[1], cell + _DIRECTIONS[way])

    # -- how it looks -----------------------------------------------------------------------------

    def text(self, say: Say) -> str:
        """What is asked, with the decision when it is new; what a complete choice scores."""
        asked, chosen = self._asked(say), self.chosen
        begins = chosen.slot is None or (len(self.rack) == 1 and chosen.column is None)
        return f"{self.decision(say)}\n{asked}" if begins else asked

    def _asked(self, say: Say) -> str:
        if self.tile is None:
            return say("axio-panel-tile")
        cell, double = self.chosen.cell, "-double" if _is_double(self.tile) else ""
        if self.chosen.column is None:
            return say(f"axio-panel-column{double}", tile=self.tile, symbol=self.tile[0])
        if cell is None:
            column = cell_label(self.chosen.column)[0]
            return say(f"axio-panel-cell{double}", tile=self.tile, symbol=self.tile[0], column=column)
        way = self.chosen.direction
        if way is not None:
            to, worth = cell + _DIRECTIONS[way], self.adapter.worth(self.view, self._score(cell, way), say)
            words = {"tile": self.tile, "first": cell_label(cell), "second": cell_label(to)}
            return say("axio-panel-worth", **words, worth=worth)
        return say(f"axio-panel-direction{double}", symbol=self.tile[1])

    def _score(self, cell: int, way: str) -> Score:
        assert self.tile is not None
        placement = place(self.tile[0], cell, self.tile[1], cell + _DIRECTIONS[way])
        return preview(self.view.board, self.view.area, placement)

    def pictures(self, say: Say) -> list[Picture]:
        """The board with what is possible or chosen, and the rack below it."""
        chosen = self.chosen
        rack = self.adapter.rack(self.view, chosen.slot, turned=chosen.turned)
        return [
            *self.table(self._board(self.names(say)), say),
            *self.picture(rack, self.adapter.hand_text(self.view, say), "hand"),
        ]

    def _board(self, names: Sequence[str]) -> bytes:
        chosen, adapter = self.chosen, self.adapter
        if self.placement is not None:
            return adapter.preview(self.view, names, self.placement)
        if chosen.cell is not None:
            half = None if self.tile is None else (self.tile[0], chosen.cell)
            beside = [chosen.cell + _DIRECTIONS[way] for way in self.ways(chosen.cell)]
            return adapter.targets(self.view, names, beside, half)
        if chosen.column is not None:
            cells = [cell for cell in self.starts if cell % SIZE == chosen.column]
            return adapter.targets(self.view, names, cells)
        first, last = self.view.area
        used = range(first, last + 1)
        empty = sum(self.view.board[row * SIZE + column] == EMPTY for row in used for column in used)
        if len(self.starts) > empty * _MARKED:
            return adapter.board(self.view, names)
        return adapter.targets(self.view, names, self.starts)

    def items(self, say: Say) -> list[Button | Select]:
        """The tiles, what is to be chosen next, Confirm once everything is chosen, and the way back."""
        return [*self._tiles(), *self._cells(say), *self._confirm(say), *self._back(say)]

    def _tiles(self) -> Iterator[Button]:
        """The tiles on the rack by their numbers below it; pressing the chosen one turns it round."""
        chosen = self.chosen
        for slot, tile in enumerate(self.rack):
            same = slot == chosen.slot
            rest = replace(chosen, slot=slot, turned=same and not chosen.turned).write("ghijk"[slot])
            turns = same and not _is_double(tile)
            if len(self.rack) == 1 and not turns:
                return  # there is nothing to choose
            label = f"{slot + 1} {_TURN}" if turns else f"{slot + 1}"
            yield self.controls.button("axio-panel", label, rest, style=chosen_style(same), row=0)

    def _cells(self, say: Say) -> Iterator[Button]:
        """The columns, then the cells of the chosen one, then the directions from the chosen cell."""
        chosen = self.chosen
        if chosen.slot is None:
            return
        if chosen.column is None:
            for column in self.columns():
                yield self._choice(cell_label(column)[0], replace(chosen, column=column), "c")
            return
        if chosen.cell is None:
            for row in self.rows(chosen.column):
                label = cell_label(row * SIZE + chosen.column)
                yield self._choice(label, replace(chosen, row=row), "r")
        else:
            ways = self.ways(chosen.cell)
            for way in ways if len(ways) > 1 else ():
                leads_to = replace(chosen, direction=way)
                yield self._choice(say(f"axio-way-{way}"), leads_to, way, emoji=_ARROWS[way])

    def _back(self, say: Say) -> Iterator[Button]:
        """To the choice before, unless that has one possibility."""
        chosen = self.chosen
        if chosen.slot is None or chosen.column is None:
            return
        if chosen.cell is not None and len(self.rows(chosen.column)) > 1:
            leads_to = replace(chosen, row=None, direction=None)
            yield self._choice(say("axio-panel-other-cell"), leads_to, "b", row=self._back_row)
        elif len(self.columns()) > 1:
            leads_to = replace(chosen, column=None, row=None, direction=None)
            yield self._choice(say("axio-panel-other-column"), leads_to, "b", row=self._back_row)

    @property
    def _back_row(self) -> int:
        """Beside Confirm, or after what is still to be chosen, as a row of its own would be one to scroll."""
        return 1 if self.placement is None else 2

    def _choice(
        self, label: str, leads_to: Chosen, field: str, emoji: str | None = None, row: int = 1
    ) -> Button:
        style, rest = chosen_style(leads_to == self.chosen), leads_to.write(field)
        return self.controls.button("axio-panel", label, rest, style=style, emoji=emoji, row=row)

    def _confirm(self, say: Say) -> Iterator[Button]:
        if self.placement is not None:
            yield self.confirm("axio-lay", say("button-confirm"), self.chosen.write("y"), ready=True, row=2)


def _is_double(tile: str) -> bool:
    """Whether a tile is the same turned round."""
    return tile[0] == tile[1]


# -- handlers --------------------------------------------------------------------------------------


async def begin(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel."""
    await _show(interaction, *await mover_pressed(interaction, press), Chosen())


async def change(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with a choice."""
    match, seat = await mover_pressed(interaction, press)
    await _show(interaction, match, seat, _changed(Chosen.read(press.rest), press))


def _changed(chosen: Chosen, press: Press) -> Chosen:
    match press.verb:  # selects of panels that were opened before an upgrade
        case "axio-column":
            return replace(chosen, column=number_of(press.chosen))
        case "axio-row":
            return replace(chosen, row=number_of(press.chosen))
    return chosen


async def _show(interaction: discord.Interaction, match: Match, seat: int, chosen: Chosen) -> None:
    view: View = match.view(seat)
    if view.phase != "place":
        raise Refusal("axio-not-placing")
    await show_panel(interaction, AxioPanel(match, seat, chosen))


def _placement(press: Press, match: Match, seat: int) -> Place | None:
    return AxioPanel(match, seat, Chosen.read(press.rest)).placement


async def lay(interaction: discord.Interaction, press: Press) -> None:
    """Plays the placement in the panel."""
    await confirm(interaction, press, _placement, further=go_on)


async def go_on(match: Match, seat: int, say: Say) -> Content:
    """The panel for a bonus tile or the next tile of solo, or the table and whether to exchange the rack."""
    view: View = match.view(seat)
    if view.phase == "place":
        return await panel_content(AxioPanel(match, seat, Chosen()), say)
    return await seats_position(match, seat, say)


async def do(interaction: discord.Interaction, press: Press) -> None:
    """Plays the action in the button's id."""
    await play_pressed(interaction, press, further=go_on)


HANDLERS: Handlers = {
    "axio-place": begin,
    "axio-panel": change,
    "axio-column": change,
    "axio-row": change,
    "axio-lay": lay,
    "axio-do": do,
}
"""The handlers of Axio's own components."""
