"""How actions of Paper World that are not yet played are drawn and told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.paper_world.cards import has_name, stars
from bot.games.paper_world.laying import taken
from bot.games.paper_world.state import (
    TOKEN_POINTS,
    Action,
    Discard,
    Done,
    Lay,
    Pass,
    Take,
    View,
    cell_label,
)
from bot.pictures.paper_world_events import cards_text
from bot.texts import Say
from renderers import paper_world as scenes


def with_ghosts(scene: scenes.Board, seat: int, actions: Sequence[Action], *, numbered: bool) -> scenes.Board:
    """The table with cards as if a seat had laid them, and the piles that it would take from."""
    lands = [replace(land, recent=(), earlier=(), took=None) for land in scene.landscapes]
    tops, numbers = list(lands[seat].tops), list[tuple[int, int]]()
    piles: list[tuple[int, int]] = []
    for number, action in enumerate(actions, 1):
        match action:
            case Lay(card, cell):
                tops[cell] = card
                numbers.append((cell, number))
            case Take(name):
                piles += [
                    (pile, number) for pile, card in enumerate(scene.middle) if card and has_name(card, name)
                ]
    preview = tuple(cell for cell, _ in numbers)
    if not numbered:
        numbers, piles = [], []
    lands[seat] = replace(lands[seat], tops=tuple(tops), preview=preview, numbers=tuple(numbers))
    return replace(scene, taken=(), taken_earlier=(), landscapes=tuple(lands), numbers=tuple(piles))


def action_text(view: View, action: Action, say: Say) -> str:
    """An action of the viewer, and what it would score, in a few words."""
    match action:
        case Take(name):
            cards = taken(view.middle, name)
            text = cards_text(cards, say)
            return say("paperworld-action-take", what=name, cards=text)
        case Lay():
            return _lay_text(view, action, say)
        case Discard(cards):
            return say("paperworld-action-discard", cards=cards_text(cards, say))
        case Done():
            return say("button-paperworld-done")
        case Pass():
            return say("button-paperworld-pass")


def _lay_text(view: View, lay: Lay, say: Say) -> str:
    assert view.viewer is not None, "a spectator lays nothing"
    points = 1 + stars(lay.card) - stars(view.tops[view.viewer][lay.cell])
    if lay.token and (view.token is None or view.token[0] != view.viewer):
        points += TOKEN_POINTS
    laid = say("paperworld-laid-card", card=lay.card, cell=cell_label(lay.cell))
    if lay.token:
        laid = say("paperworld-action-token", laid=laid)
    if lay.discards:
        laid = say("paperworld-action-pays", laid=laid, cards=cards_text(lay.discards, say))
    return say("paperworld-action-lay", laid=laid, points=points)
