"""Plays Iota in the browser, by commands and by panels."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator

from tests.playground.page import Page
from tests.playground.players import (
    Command,
    choose,
    choose_some,
    enabled,
    menus,
    panel,
    post,
    press,
    until_confirmed,
)
from tests.telling import plain, wording

_CARDS = "(red|green|blue|yellow|wild) "


def _before_points(name: str) -> str:
    return name.split(" · ", maxsplit=1)[0]


def _card_code(name: str) -> str:
    """ "red circle 2" as it is typed: "rc2"."""
    if "wild" in name:
        return "w"
    colour, shape, number = name.split()
    return f"{colour[0]}{ {'cross': 'x'}.get(shape, shape[0]) }{number}"


def by_commands(page: Page, chance: Random) -> None:
    """Lays cards, sometimes swapping a wild card first; passes if nothing can be laid."""
    command = Command(page, "iota swap")
    if command.pick("card", chance, lambda name: name.split()[0]):
        assert command.pick("cell", chance)
        command.send(chance)
        return
    command.leave()
    command = Command(page, "iota play")
    if command.pick("cards", chance):
        # A card that needs another one is no play yet; what is typed as a whole says what it scores.
        for _ in range(3):
            typed = command.values[-1][1]
            found = command.offers("cards", f"{typed} ")
            if not found or (found[0].startswith(f"{typed} ·") and chance.random() < 0.5):
                break
            command.take("cards", chance.randrange(len(found)), _before_points)
    else:
        command.leave()
        command = Command(page, "iota pass")
        command.pick("cards", chance, lambda name: " ".join(map(_card_code, name.split(", "))))
    command.send(chance)


def by_panels(page: Page, chance: Random) -> None:
    """Chooses cards and cells, and confirms; swaps a wild card if possible; passes now and then."""
    if chance.random() < 0.1:
        _pass_by_panel(page, post(page), chance)
        return
    press(page, post(page), "Play cards")
    if "Swap a wild card" in enabled(panel(page)):
        press(page, panel(page), "Swap a wild card")
        offered = enabled(panel(page), wording("iota-panel-swap-one").pattern)
        press(page, panel(page), chance.choice(offered))
        press(page, panel(page), "Confirm")
        return
    more = chance.randrange(3)
    # A single card that fits is chosen already, and its cells are offered.
    if not (menus(panel(page)) or enabled(panel(page), rf"{_CARDS}|[A-Z]+\d+$|Confirm")):
        _pass_by_panel(page, panel(page), chance)
        return

    def step(shown: Locator) -> None:
        cells = enabled(shown, r"[A-Z]+\d+")
        if cells:
            press(page, shown, chance.choice(cells))
            return
        if menus(shown):
            choose(page, menus(shown)[0], chance, plain("iota-panel-now"))
            return
        cards = enabled(shown, _CARDS)
        press(page, shown, chance.choice(cards) if cards else "Remove the last card")

    for _ in range(2 * more):
        if menus(panel(page)) or enabled(panel(page), rf"{_CARDS}|[A-Z]+\d+$"):
            step(panel(page))
    until_confirmed(page, step)


def _pass_by_panel(page: Page, message: Locator, chance: Random) -> None:
    press(page, message, "Pass")
    several = panel(page).locator("select[multiple]")
    if several.count():
        most = several.locator("option").count()
        choose_some(page, panel(page), chance.randint(1, most), chance)
    press(page, panel(page), "Confirm")
