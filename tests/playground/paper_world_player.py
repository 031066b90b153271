"""Plays Paper World in the browser, by commands and by panels."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

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
)
from tests.telling import wording

_CARDS = "(yellow|blue|green|black) "
_CELLS = r"[A-E]\d"
_END = "Place and end the turn"


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
    page.slash("/paperworld done")


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
        _discard_by_panel(page, panel(page), chance)
        press(page, panel(page), "Confirm")
        return
    if "End the turn" in can and ("Place another" not in can or chance.random() < 0.3):
        press(page, post(page), "End the turn")
        return
    if "Place another" in can or ("Place" in can and ("Take" not in can or chance.random() < 0.4)):
        press(page, post(page), "Place another" if "Place another" in can else "Place")
        if menus(panel(page)) or enabled(panel(page), f"{_CARDS}|{_CELLS}|{_END}|End the turn|− "):
            _place_by_panel(page, chance)
            return
        if "Take" not in can:
            expect(panel(page)).to_contain_text(wording("paperworld-nothing-fits"))
    if "Take" in can:
        press(page, post(page), "Take")
        press(page, panel(page), chance.choice(enabled(panel(page), r"yellow|blue|green|black|\d")))
        press(page, panel(page), "Confirm")
        return
    press(page, post(page), "Pass")


def _place_by_panel(page: Page, chance: Random) -> None:
    """Chooses up to three cards with what they need, sometimes the token, and ends the turn."""
    for number in range(12):
        shown = panel(page)
        if _END in enabled(shown) or "End the turn" in enabled(shown):
            cards = enabled(shown, _CARDS)
            if number > 5 or not cards or chance.random() < 0.3:
                break
            press(page, shown, chance.choice(cards))
        elif menus(shown):
            _discard_by_panel(page, shown, chance)
        else:
            # What is chosen already is missing something.
            needed = enabled(shown, "− ") or enabled(shown, _CELLS) or enabled(shown, _CARDS)
            press(page, shown, chance.choice(needed))
    token = enabled(panel(page), "✂")
    if token and chance.random() < 0.5:
        press(page, panel(page), token[0])
    ends = [label for label in enabled(panel(page)) if label in (_END, "End the turn")]
    press(page, panel(page), ends[0])


def _discard_by_panel(page: Page, shown: Locator, chance: Random) -> None:
    """Chooses as many cards as the select needs."""
    menu = menus(shown)[0]
    if menu.get_attribute("multiple") is None:
        choose(page, menu, chance)
        return
    said = menu.get_attribute("aria-label") or ""
    asked = (wording("paperworld-pay-menu", count=count).search(said) for count in range(30))
    choose_some(page, shown, next(count for count, found in enumerate(asked) if found), chance)
