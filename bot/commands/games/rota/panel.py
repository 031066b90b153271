"""Axio Rota's private panel: choose a square, rotation and maybe a colour, see what it scores, confirm."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord

from bot.commands.shared.building import Handlers
from bot.commands.shared.panels import Panel, chosen_style, confirm, mover_pressed, panel_content, show_panel
from bot.games.rota.scoring import name_needed, preview, spaces, squares
from bot.games.rota.state import SYMBOLS, Place, Square, View, label, read_label, turned
from bot.matches.match import Match
from bot.pictures.rota import RotaAdapter
from bot.texts import Say
from bot.wire.components import Button, Press, Select, parts_of, read_number, write_number
from bot.wire.content import Content, Picture

_LISTED = 16  # squares on a page, which leave room for the picture on a phone
_SIDE_BY_SIDE = 4  # of their labels; five may be wider than a phone, which then breaks every row in two
_CHOSEN = re.compile(r"[a-z]([0-9])\.([A-Z]{1,2}[0-9]{1,3}|-)\.([0-3-])\.([0-4-])")


@dataclass(frozen=True)
class Chosen:
    """The choices in a panel: page of the list of squares, square, quarter turns, number of a symbol.

    page: None for the page with the square.
    """

    page: int | None = 0
    square: Square | None = None
    rotation: int | None = None
    colour: int | None = None

    @classmethod
    def of(cls, action: Place) -> Chosen:
        """The choices that make this placement."""
        colour = None if action.colour is None else SYMBOLS.index(action.colour)
        return cls(None, action.square, action.rotation, colour)

    @classmethod
    def read(cls, rest: str) -> Chosen:
        """The choices in a component's id; raises Refusal for a text that no panel can have written."""
        page, square, rotation, colour = parts_of(_CHOSEN, rest).groups()
        at = None if square == "-" else read_label(square)
        return cls(int(page), at, read_number(rotation), read_number(colour))

    def write(self, field: str) -> str:
        """The rest of an id; `field` keeps components with the same choices in one message apart."""
        square = "-" if self.square is None else label(self.square)
        numbers = f"{write_number(self.rotation)}.{write_number(self.colour)}"
        return f"{field}{self.page or 0}.{square}.{numbers}"


class RotaPanel(Panel):
    """A panel as its player sees it: the choices so far, and what is legal next."""

    view: View
    adapter: RotaAdapter

    def __init__(self, match: Match, seat: int, chosen: Chosen) -> None:
        super().__init__(match, seat)
        assert self.view.hand, "the player to move holds a tile"
        self.tile = self.view.hand
        self.taken = squares(self.view.table)
        self.free = spaces(self.taken)
        self.chosen = self._narrowed(chosen)

    def _narrowed(self, chosen: Chosen) -> Chosen:
        """The choices without impossible ones, and with a colour if no other one brings anything."""
        if chosen.square not in self.free:
            chosen = replace(chosen, square=None)
        starts = self._starts()
        page = chosen.page
        if page is None:
            index = 0 if chosen.square is None else self.free.index(chosen.square)
            page = sum(start <= index for start in starts) - 1
        needed = (
            chosen.square is not None
            and chosen.rotation is not None
            and name_needed(self.taken, self.tile, chosen.square, chosen.rotation)
        )
        colour = chosen.colour if needed else None
        if needed and colour is None:
            bring = [number for number, points in enumerate(self._added(chosen)) if points]
            colour = bring[0] if len(bring) == 1 else None
        return replace(chosen, page=min(page, len(starts) - 1), colour=colour)

    def _starts(self) -> range:
        """The index of each page's first square; the pages have about the same length."""
        pages = -(-len(self.free) // _LISTED)
        return range(0, len(self.free), -(-len(self.free) // pages))

    def _page(self, number: int) -> tuple[Square, ...]:
        """The squares on a page, row by row."""
        starts = self._starts()
        return self.free[starts[number] : starts[number] + starts.step]

    @property
    def listed(self) -> tuple[Square, ...]:
        """The squares on the chosen page."""
        return self._page(self.chosen.page or 0)

    @property
    def unfinished(self) -> Place | None:
        """The placement once square and rotation are chosen, perhaps still without a colour."""
        square, rotation, colour = self.chosen.square, self.chosen.rotation, self.chosen.colour
        if square is None or rotation is None:
            return None
        return Place(*square, rotation, None if colour is None else SYMBOLS[colour])

    @property
    def unnamed(self) -> bool:
        """Whether only the colour of the empty corner is missing."""
        place = self.unfinished
        return (
            place is not None
            and place.colour is None
            and name_needed(self.taken, self.tile, place.square, place.rotation)
        )

    @property
    def placement(self) -> Place | None:
        """The placement, if everything has been chosen."""
        return None if self.unnamed else self.unfinished

    # -- how it looks -----------------------------------------------------------------------------

    def text(self, say: Say) -> str:
        """What is asked; what a complete choice would score."""
        square, lines = self.chosen.square, []
        if square is None:
            lines.append(self.decision(say))
            lines.append(
                say(
                    "rota-panel-listed",
                    pages=len(self._starts()),
                    first=label(self.listed[0]),
                    last=label(self.listed[-1]),
                    count=len(self.free),
                )
            )
            return "\n".join(lines)
        if self.placement is not None:
            return self._worth(self.placement, say)
        if self.chosen.rotation is None:
            lines.append(say("rota-panel-rotation", square=label(square)))
            lines += [name for name, _ in rotation_names(self.tile, say)]
        else:
            lines.append(rotation_names(self.tile, say)[self.chosen.rotation][0])
            lines.append(say("rota-panel-colour"))
        return "\n".join(lines)

    def _added(self, chosen: Chosen) -> list[int]:
        """What each colour would add if the empty corner counted as it."""
        assert chosen.square is not None
        assert chosen.rotation is not None
        place = Place(*chosen.square, chosen.rotation, None)
        plain = preview(self.taken, self.tile, place).points
        named = [preview(self.taken, self.tile, replace(place, colour=symbol)).points for symbol in SYMBOLS]
        return [named[number][number] - plain[number] for number in range(len(SYMBOLS))]

    def _worth(self, placement: Place, say: Say) -> str:
        score = preview(self.taken, self.tile, placement)
        square, worth = label(placement.square), self.adapter.worth(self.view, score, say)
        words: dict[str, int | str] = {"turns": placement.rotation, "square": square, "worth": worth}
        if score.named is None:
            return say("rota-panel-worth", **words)
        return say("rota-panel-worth-named", **words, colour=score.named)

    def pictures(self, say: Say) -> list[Picture]:
        """The table with the listed squares or the placed tile, and the tile's four rotations."""
        if self.unfinished is not None:
            picture = self.adapter.preview(self.view, self.names(say), self.unfinished)
        else:
            targets = self.listed if self.chosen.square is None else (self.chosen.square,)
            picture = self.adapter.targets(self.view, self.names(say), targets, self.chosen.rotation)
        board, hand = (
            self.adapter.board_alt(self.view, self.names(say), say),
            self.adapter.hand_text(self.view, say),
        )
        return self.picture(picture, f"{say('hand-of-rota', hand=hand)}\n{board}")

    def items(self, say: Say) -> list[Button | Select]:
        """The squares; once one is chosen, the rotations, colours if one is needed, and Confirm."""
        if self.chosen.square is None:
            squares = (
                self._button(label(each), replace(self.chosen, square=each), "s", number // _SIDE_BY_SIDE)
                for number, each in enumerate(self.listed)
            )
            return [*squares, *self._pages(say)]
        rotations = (
            self._button(f"{turns}", replace(self.chosen, rotation=turns), "t", 0)
            for turns in range(len(self.tile))
        )
        other = self._button(say("rota-panel-other"), replace(self.chosen, square=None), "o", 0)
        return [*rotations, other, *self._colours(say), *self._confirm(say)]

    def _pages(self, say: Say) -> Iterator[Button]:
        pages = len(self._starts())
        if pages == 1:
            return
        for page in range(pages):
            if page == self.chosen.page:
                continue
            listed = self._page(page)
            name = say("rota-panel-page", first=label(listed[0]), last=label(listed[-1]))
            yield self._button(name, replace(self.chosen, page=page, square=None), "p", _LISTED)

    def _colours(self, say: Say) -> Iterator[Button]:
        if not self.unnamed and self.chosen.colour is None:
            return
        for number, symbol in enumerate(SYMBOLS):
            name = f"{say(f'rota-emoji-{symbol}')} {say(f'rota-word-{symbol}')}"
            yield self._button(name, replace(self.chosen, colour=number), "c", 1)

    def _confirm(self, say: Say) -> Iterator[Button]:
        if self.placement is not None:
            yield self.confirm("rota-lay", say("button-confirm"), self.chosen.write("y"), ready=True, row=2)

    def _button(self, name: str, leads_to: Chosen, field: str, row: int) -> Button:
        """A button that changes one of the choices; highlighted if that is the current one."""
        style = chosen_style(leads_to == self.chosen)
        return self.controls.button("rota-panel", name, leads_to.write(field), style=style, row=row)


def rotation_names(tile: str, say: Say) -> Sequence[tuple[str, str]]:
    """The name and number of each rotation of a tile; the number also stands below its picture."""
    return [
        (say("rota-panel-corner", turns=turns, corner=turned(tile, turns)[0]), str(turns))
        for turns in range(len(tile))
    ]


# -- handlers --------------------------------------------------------------------------------------


async def begin(interaction: discord.Interaction, press: Press) -> None:
    """Opens a panel."""
    await show_panel(interaction, RotaPanel(*await mover_pressed(interaction, press), Chosen()))


async def change(interaction: discord.Interaction, press: Press) -> None:
    """Updates the panel with a choice."""
    match, seat = await mover_pressed(interaction, press)
    chosen = Chosen.read(press.rest)
    if press.verb == "rota-square":  # the select of a panel that was opened before an upgrade
        chosen = replace(chosen, square=read_label(press.chosen))
    await show_panel(interaction, RotaPanel(match, seat, chosen))


async def lay(interaction: discord.Interaction, press: Press) -> None:
    """Plays the placement in the panel."""
    await confirm(interaction, press, _placement, further=go_on)


def _placement(press: Press, match: Match, seat: int) -> Place | None:
    return RotaPanel(match, seat, Chosen.read(press.rest)).placement


async def go_on(match: Match, seat: int, say: Say) -> Content:
    """The panel for a bonus tile or the next tile of solo, which replaces the one just confirmed."""
    return await panel_content(RotaPanel(match, seat, Chosen()), say)


HANDLERS: Handlers = {"rota-place": begin, "rota-panel": change, "rota-square": change, "rota-lay": lay}
"""The handlers of Axio Rota's own components."""
