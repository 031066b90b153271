"""Axio's private panel: choose a tile, column, row and direction, see what it scores, confirm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import discord

from bot.commands.shared.acting import play_pressed
from bot.commands.shared.building import Handlers
from bot.commands.shared.panels import Panel, chosen_style, confirm, mover_pressed, show_panel
from bot.games.axio.scoring import preview
from bot.games.axio.state import SIZE, Place, View, cell_label, place
from bot.matches.match import Match
from bot.pictures.axio import AxioAdapter
from bot.refusal import Refusal
from bot.texts import Say
from bot.wire.components import Button, Press, Select, number_of, parts_of, read_number, write_number
from bot.wire.content import Picture

_DIRECTIONS = {"n": -SIZE, "w": -1, "e": 1, "s": SIZE}
_ARROWS = {"n": "⬆️", "w": "⬅️", "e": "➡️", "s": "⬇️"}
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
        """What is chosen, what is missing, what it would score."""
        lines = [self.decision(say)]
        if self.tile is None:
            lines.append(say("axio-panel-tile"))
        elif self.chosen.cell is None:
            key = "axio-panel-cell-double" if self.tile[0] == self.tile[1] else "axio-panel-cell"
            lines.append(say(key, tile=self.tile, symbol=self.tile[0]))
        elif self.placement is None:
            lines.append(
                say("axio-panel-way", tile=self.tile, symbol=self.tile[1], cell=cell_label(self.chosen.cell))
            )
        else:
            score = preview(self.view.board, self.view.area, self.placement)
            assert self.chosen.cell is not None
            assert self.chosen.direction is not None
            lines.append(
                say(
                    "axio-panel-worth",
                    tile=self.tile,
                    first=cell_label(self.chosen.cell),
                    second=cell_label(self.chosen.cell + _DIRECTIONS[self.chosen.direction]),
                    worth=self.adapter.worth(self.view, score, say),
                )
            )
        return "\n".join(lines)

    def pictures(self, say: Say) -> list[Picture]:
        """The rack until a tile is chosen, then the board with what is possible or chosen."""
        if self.tile is None:
            data = self.adapter.hand(self.view)
            assert data is not None, "a player who must place has a tile"
            return self.picture(data, self.adapter.hand_text(self.view, say))
        if self.placement is not None:
            return self.picture(self.adapter.preview(self.view, self.names, self.placement), self.text(say))
        cells = self.starts
        if self.chosen.cell is not None:
            cells = [self.chosen.cell]
        elif self.chosen.column is not None:
            cells = [cell for cell in cells if cell % SIZE == self.chosen.column]
        return self.picture(self.adapter.targets(self.view, self.names, cells), self.text(say))

    def items(self, say: Say) -> list[Button | Select]:
        """Five rows: tiles, column, row, directions, Confirm."""
        ready, rest = self.placement is not None, self.chosen.write("y")
        return [
            *self._tiles(say),
            *self._menus(say),
            *self._directions(say),
            self.confirm("axio-lay", say("button-confirm"), rest, ready=ready, row=4),
        ]

    def _tiles(self, say: Say) -> Iterator[Button]:
        """The tiles on the rack; pressing the chosen one turns it round."""
        chosen = self.chosen
        for slot, tile in enumerate(self.rack):
            same = slot == chosen.slot
            turned = same and not chosen.turned
            label = f"{slot + 1} {say(f'axio-tile-{tile[::-1] if same and chosen.turned else tile}')}"
            rest = replace(chosen, slot=slot, turned=turned).write("ghijk"[slot])
            yield self.controls.button("axio-panel", label, rest, style=chosen_style(same), row=0)

    def _menus(self, say: Say) -> Iterator[Select]:
        chosen = self.chosen
        columns = [
            (column, say("axio-panel-column", column=cell_label(column)[0]), column == chosen.column)
            for column in self.columns()
        ]
        yield self.menu("axio-column", say("axio-panel-columns"), columns, chosen.write("c"), row=1)
        if chosen.column is not None:
            rows = [
                (row, say("axio-panel-row", row=row + 1), row == chosen.row)
                for row in self.rows(chosen.column)
            ]
            yield self.menu("axio-row", say("axio-panel-rows"), rows, chosen.write("r"), row=2)

    def _directions(self, say: Say) -> Iterator[Button]:
        chosen = self.chosen
        ways = [] if chosen.cell is None else self.ways(chosen.cell)
        for way, arrow in _ARROWS.items():
            yield self.controls.button(
                "axio-panel",
                say(f"axio-way-{way}"),
                replace(chosen, direction=way).write(way),
                style=chosen_style(way == chosen.direction),
                emoji=arrow,
                disabled=way not in ways,
                row=3,
            )


# -- handlers --------------------------------------------------------------------------------------


async def begin(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel."""
    await _show(interaction, *await mover_pressed(interaction, press), Chosen())


async def change(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with a choice."""
    match, seat = await mover_pressed(interaction, press)
    await _show(interaction, match, seat, _changed(Chosen.read(press.rest), press))


def _changed(chosen: Chosen, press: Press) -> Chosen:
    match press.verb:
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
    await confirm(interaction, press, _placement)


HANDLERS: Handlers = {
    "axio-place": begin,
    "axio-panel": change,
    "axio-column": change,
    "axio-row": change,
    "axio-lay": lay,
    "axio-do": play_pressed,
}
"""The handlers of Axio's own components."""
