"""Plays whole matches in the browser: what all games' players share, by commands and by panels.

A player performs one action of the member whose turn it is, using only what the page offers.
It chooses among legal actions with a seeded random generator, so that matches differ.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from random import Random

from playwright.sync_api import Locator, expect

from tests.playground.page import Page

Player = Callable[[Page, Random], None]
"""Performs one action of the member for whom the page is open."""

PUBLIC = "article.message:not(.private)"
PRIVATE = "article.message.private"


def post(page: Page) -> Locator:
    """The newest public message: the table as it stands."""
    return page.tab.locator(PUBLIC).last


def panel(page: Page) -> Locator:
    """The newest private message."""
    return page.tab.locator(PRIVATE).last


def enabled(message: Locator, pattern: str = "") -> list[str]:
    """The labels of a message's usable buttons that begin with this pattern."""
    found: list[str] = message.locator(".row button:enabled").all_inner_texts()
    return [label for label in found if re.match(pattern, label)]


def press(page: Page, message: Locator, label: str) -> None:
    """Press a message's first usable button with this label; equal tiles have the same one."""
    with page.acting():
        message.get_by_role("button", name=label, exact=True, disabled=False).first.click()


def menus(message: Locator) -> list[Locator]:
    """The selects of a message."""
    return message.locator("select").all()


def choose(page: Page, menu: Locator, chance: Random, wanted: str = "") -> None:
    """Choose a random option, of those that contain this text if there are any."""
    options: list[str] = menu.locator("option:enabled").all_text_contents()
    fitting = [option for option in options if wanted in option] or options
    with page.acting():
        menu.select_option(label=chance.choice(fitting))


def choose_some(page: Page, message: Locator, count: int, chance: Random) -> None:
    """Click this many options of a multiple select, then press its button."""
    options = message.locator("select[multiple] option").all()
    for option in chance.sample(options, count):
        option.click()
    expect(message.locator(".button:enabled")).to_have_text(["Choose"])
    press(page, message, "Choose")


def chosen(menu: Locator) -> bool:
    """Whether something is chosen in a select."""
    found: bool = menu.evaluate("menu => [...menu.selectedOptions].some(option => option.value)")
    return found


# ---------------------------------------------------------------------------------- by commands


class Command:
    """A command's fields, opened from the picker; it is sent with Enter, or typed as one line."""

    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self.name = name
        self.values: list[tuple[str, str]] = []
        page.tab.locator("#box").fill(f"/{name}")
        page.tab.locator("#offers li").filter(has_text=f"/{name}").first.click()
        expect(page.tab.locator("#command > b")).to_have_text(f"/{name}")

    def field(self, option: str) -> Locator:
        """The field of an option, which is opened if it is optional."""
        field = self._page.tab.locator(f"#command input[name={option}]")
        if not field.count():
            self._page.tab.get_by_role("button", name=f"+ {option}", exact=True).click()
        return field

    def offers(self, option: str, typed: str = "") -> list[str]:
        """The offers for an option in which this is typed."""
        field = self.field(option)
        if field.input_value() != typed:
            field.fill(typed)
        field.focus()
        shown = self._page.tab.locator("#offers")
        expect(shown).to_have_attribute("data-for", f"{option}:{typed}")
        found: list[str] = shown.locator("li b").all_inner_texts()
        return found

    def take(self, option: str, number: int, write: Callable[[str], str] = str) -> None:
        """Pick one of the offers; write: how to write it in a typed line."""
        entry = self._page.tab.locator("#offers li").nth(number)
        name = entry.locator("b").inner_text()
        entry.click()
        expect(self.field(option)).to_have_value(name)
        self.values = [pair for pair in self.values if pair[0] != option] + [(option, write(name))]

    def pick(self, option: str, chance: Random, write: Callable[[str], str] = str) -> bool:
        """Pick a random offer; False if there is none."""
        found = self.offers(option)
        if found:
            self.take(option, chance.randrange(len(found)), write)
        return bool(found)

    def send(self, chance: Random) -> None:
        """Press Enter in the last field, or leave the fields and type the whole line."""
        if chance.random() < 0.5:
            with self._page.acting():
                self._page.tab.locator("#command input").last.press("Enter")
            return
        self.leave()
        self._page.slash(" ".join([f"/{self.name}", *(f"{option}:{text}" for option, text in self.values)]))

    def leave(self) -> None:
        """Close the fields."""
        self._page.tab.locator("#command button[title=Leave]").click()


def until_confirmed(page: Page, step: Callable[[Locator], None], label: str = "Confirm") -> None:
    """Take steps in the open panel until its last button is enabled, then press it."""
    for _ in range(12):
        shown = panel(page)
        if label in enabled(shown):
            press(page, shown, label)
            return
        step(shown)
    raise AssertionError(f"no way to {label} in: {panel(page).inner_text()}")


def player(folder: str, way: str) -> Player:
    """This game's player, "by_commands" or "by_panels": a function of the module `<folder>_player`."""
    found: Player = getattr(import_module(f"tests.playground.{folder}_player"), way)
    return found
