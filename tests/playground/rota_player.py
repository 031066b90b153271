"""Plays Axio Rota in the browser, by commands and by panels."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator

from tests.playground.page import Page
from tests.playground.players import Command, enabled, panel, post, press, until_confirmed


def by_commands(page: Page, chance: Random) -> None:
    """Places the tile, and names the colour of an empty corner if needed."""
    command = Command(page, "rota place")
    assert command.pick("cell", chance)
    empty = any("empty" in name for name in command.offers("rotation"))
    assert command.pick("rotation", chance, lambda name: name.split()[0])
    if empty:
        command.pick("colour", chance, lambda name: name.split()[0])
    command.send(chance)


def by_panels(page: Page, chance: Random) -> None:
    """Chooses a page of the list, square, rotation and colour as needed, and confirms."""
    press(page, post(page), "Place")
    pages = enabled(panel(page), r"[A-Z]+\d+ to ")
    if pages:
        press(page, panel(page), chance.choice(pages))
    press(page, panel(page), chance.choice(enabled(panel(page), r"[A-Z]+\d+$")))
    press(page, panel(page), chance.choice(enabled(panel(page), r"\d$")))

    def step(shown: Locator) -> None:
        press(page, shown, chance.choice(enabled(shown, "(red|green|blue|orange|purple)$")))

    until_confirmed(page, step)
