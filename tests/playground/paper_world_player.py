"""Plays Paper World in the browser, by commands and by panels."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.playground.page import Page
from tests.playground.players import (
    Command,
    choose,
    choose_some,
    chosen,
    enabled,
    menus,
    panel,
    post,
    press,
    until_confirmed,
)
from tests.telling import wording


def _colour_or_value(name: str) -> str:
    """ "yellow — 2: …" as it is typed: "yellow"."""
    return name.split(" — ", maxsplit=1)[0].rsplit(maxsplit=1)[-1]


def by_commands(page: Page, chance: Random) -> None:
    """Takes or places, lays on or ends the turn, discards."""
    can = enabled(post(page))
    if "Discard" in can:
        _discard_by_command(page, chance)
        return
    if "End the turn" in can and ("Place another" not in can or chance.random() < 0.3):
        page.slash("/paperworld done")
        return
    if "Take" not in can or ("Place" in can and chance.random() < 0.6):
        command = Command(page, "paperworld place")
        if command.pick("cards", chance):
            if "done" not in command.values[0][1] and chance.random() < 0.4:
                assert command.pick("end", chance)
            command.send(chance)
            return
        command.leave()
    if "Take" in can:
        command = Command(page, "paperworld take")
        assert command.pick("what", chance, _colour_or_value)
        command.send(chance)
        return
    page.slash("/paperworld pass")


def _discard_by_command(page: Page, chance: Random) -> None:
    told = post(page).inner_text()
    asked = (wording("paperworld-decide-discard", count=count).search(told) for count in range(30))
    over = next(count for count, found in enumerate(asked) if found)
    command = Command(page, "paperworld discard")
    typed = ""
    for _ in range(over):
        offers = command.offers("cards", typed)
        command.take("cards", chance.randrange(len(offers)))
        typed = f"{command.values[-1][1]} "
    command.send(chance)


def by_panels(page: Page, chance: Random) -> None:
    """Takes or places, lays on or ends the turn, discards; continues in an open panel."""
    can = enabled(post(page))
    if "Discard" in can:
        press(page, post(page), "Discard")
        _choose_all(page, panel(page), chance)
        press(page, panel(page), "Confirm")
        return
    if "End the turn" in can and ("Place another" not in can or chance.random() < 0.3):
        press(page, post(page), "End the turn")
        return
    if "Place another" in can or ("Place" in can and ("Take" not in can or chance.random() < 0.4)):
        press(page, post(page), "Place another" if "Place another" in can else "Place")
        if menus(panel(page)):
            until_confirmed(page, lambda shown: _choose_all(page, shown, chance), "Place it")
            return
        if "End the turn" in enabled(panel(page)):
            press(page, panel(page), "End the turn")
            return
        expect(panel(page)).to_contain_text(wording("paperworld-nothing-fits"))
    if "Take" in can:
        press(page, post(page), "Take")
        choose(page, menus(panel(page))[0], chance)
        press(page, panel(page), "Confirm")
        return
    press(page, post(page), "Pass")


def _choose_all(page: Page, shown: Locator, chance: Random) -> None:
    """Chooses in the first select without a choice, as many options as it needs."""
    for menu in menus(shown):
        if chosen(menu):
            continue
        if menu.get_attribute("multiple") is None:
            choose(page, menu, chance)
        else:
            said = menu.get_attribute("aria-label") or ""
            asked = (wording("paperworld-pay-menu", count=count).search(said) for count in range(30))
            choose_some(page, shown, next(count for count, found in enumerate(asked) if found), chance)
        return
    token = enabled(shown, "✂")
    assert token, shown.inner_text()
    press(page, shown, token[0])
