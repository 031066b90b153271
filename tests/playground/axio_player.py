"""Plays Axio in the browser, by commands and by panels."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator

from tests.playground.page import Page
from tests.playground.players import (
    Command,
    enabled,
    panel,
    post,
    press,
    until_confirmed,
)


def _letters(name: str) -> str:
    """ "red–green" as it is typed: "rg"."""
    first, second = name.rsplit(maxsplit=1)[-1].split("–")
    return first[0] + second[0]


def by_commands(page: Page, chance: Random) -> None:
    """Places a tile; when offered an exchange, exchanges or keeps."""
    if "Exchange the rack" in enabled(post(page)):
        page.slash(chance.choice(["/axio exchange", "/axio exchange keep:true"]))
        return
    command = Command(page, "axio place")
    for option, write in (("tile", _letters), ("cell", str), ("to", str)):
        assert command.pick(option, chance, write), f"nothing is offered for {option}"
    command.send(chance)


def by_panels(page: Page, chance: Random) -> None:
    """Chooses tile, column, cell and direction, and confirms; at an exchange, presses one of two buttons."""
    can = enabled(post(page), "Exchange|Keep")
    if can:
        press(page, post(page), chance.choice(can))
        return
    press(page, post(page), "Place")
    tiles = panel(page).locator(".row").first.locator("button:enabled").all_inner_texts()
    press(page, panel(page), chance.choice(tiles))

    def step(shown: Locator) -> None:
        choices = enabled(shown, r"[A-M]\d*$") or enabled(shown, ".*(Up|Left|Right|Down)")
        press(page, shown, chance.choice(choices))

    until_confirmed(page, step)
