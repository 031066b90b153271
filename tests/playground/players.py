"""Who plays whole matches in the browser: one small player for each game, by commands and by panels.

A player does one action of the member whose turn it is, with what the page offers and nothing else.
Which of several legal things is left to a seeded chance, so that matches differ.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, expect

from tests.playground.page import Page

Player = Callable[[Page, Random], None]
"""Does one action of the member as whom the page is open."""

PUBLIC = "article.message:not(.private)"
PRIVATE = "article.message.private"


def post(page: Page) -> Locator:
    """The newest public message: the table as it stands."""
    return page.tab.locator(PUBLIC).last


def panel(page: Page) -> Locator:
    """The newest private message."""
    return page.tab.locator(PRIVATE).last


def enabled(message: Locator, pattern: str = "") -> list[str]:
    """The labels of a message's buttons that can be pressed and begin like this pattern."""
    found: list[str] = message.locator(".row button:enabled").all_inner_texts()
    return [label for label in found if re.match(pattern, label)]


def press(page: Page, message: Locator, label: str) -> None:
    """Press a button of a message, the first that can be of those with this label: equal tiles are two."""
    with page.acting():
        message.get_by_role("button", name=label, exact=True, disabled=False).first.click()


def menus(message: Locator) -> list[Locator]:
    """The selects of a message."""
    return message.locator("select").all()


def choose(page: Page, menu: Locator, chance: Random, wanted: str = "") -> None:
    """Choose an option by chance: one of those with this text in them, if there are any."""
    options: list[str] = menu.locator("option:enabled").all_text_contents()
    fitting = [option for option in options if wanted in option] or options
    with page.acting():
        menu.select_option(label=chance.choice(fitting))


def choose_some(page: Page, message: Locator, count: int, chance: Random) -> None:
    """Click that many options of a select that takes several, then press its button."""
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
    """The fields of a command, opened from the picker; Enter sends it, or it is typed as one line."""

    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self.name = name
        self.values: list[tuple[str, str]] = []
        page.tab.locator("#box").fill(f"/{name}")
        page.tab.locator("#offers li").filter(has_text=f"/{name}").first.click()
        expect(page.tab.locator("#command > b")).to_have_text(f"/{name}")

    def field(self, option: str) -> Locator:
        """The field of an option; opens that of an optional one."""
        field = self._page.tab.locator(f"#command input[name={option}]")
        if not field.count():
            self._page.tab.get_by_role("button", name=f"+ {option}", exact=True).click()
        return field

    def offers(self, option: str, typed: str = "") -> list[str]:
        """What is offered for an option in which this is typed."""
        field = self.field(option)
        if field.input_value() != typed:
            field.fill(typed)
        field.focus()
        shown = self._page.tab.locator("#offers")
        expect(shown).to_have_attribute("data-for", f"{option}:{typed}")
        found: list[str] = shown.locator("li b").all_inner_texts()
        return found

    def take(self, option: str, number: int, write: Callable[[str], str] = str) -> None:
        """Pick one of the offers; write: how it is written in a line that is typed."""
        entry = self._page.tab.locator("#offers li").nth(number)
        name = entry.locator("b").inner_text()
        entry.click()
        expect(self.field(option)).to_have_value(name)
        self.values = [pair for pair in self.values if pair[0] != option] + [(option, write(name))]

    def pick(self, option: str, chance: Random, write: Callable[[str], str] = str) -> bool:
        """Pick an offer by chance; False when there is none."""
        found = self.offers(option)
        if found:
            self.take(option, chance.randrange(len(found)), write)
        return bool(found)

    def send(self, chance: Random) -> None:
        """Press Enter in the last field; or leave the fields and type the whole line."""
        if chance.random() < 0.5:
            with self._page.acting():
                self._page.tab.locator("#command input").last.press("Enter")
            return
        self.leave()
        self._page.slash(" ".join([f"/{self.name}", *(f"{option}:{text}" for option, text in self.values)]))

    def leave(self) -> None:
        """Close the fields."""
        self._page.tab.locator("#command button[title=Leave]").click()


def _letters(name: str) -> str:
    """ "🔴🟢 red–green" as it is typed: "rg"."""
    first, second = name.rsplit(maxsplit=1)[-1].split("–")
    return first[0] + second[0]


def axio_by_commands(page: Page, chance: Random) -> None:
    """Places a tile; at an exchange, exchanges or keeps."""
    if "Exchange the rack" in enabled(post(page)):
        page.slash(chance.choice(["/axio exchange", "/axio exchange keep:true"]))
        return
    command = Command(page, "axio place")
    for option, write in (("tile", _letters), ("cell", str), ("to", str)):
        assert command.pick(option, chance, write), f"nothing is offered for {option}"
    command.send(chance)


def rota_by_commands(page: Page, chance: Random) -> None:
    """Places the tile, and names the colour of an empty corner where one is needed."""
    command = Command(page, "rota place")
    assert command.pick("cell", chance)
    empty = any("empty" in name for name in command.offers("rotation"))
    assert command.pick("rotation", chance, lambda name: name.split()[0])
    if empty:
        command.pick("colour", chance, lambda name: name.split()[1])
    command.send(chance)


def iota_by_commands(page: Page, chance: Random) -> None:
    """Lays cards, sometimes swaps a wild card first; passes when nothing can be laid."""
    if "Swap a wild card" in enabled(post(page)):
        command = Command(page, "iota swap")
        if command.pick("card", chance, lambda name: name.split()[0]):
            assert command.pick("cell", chance)
            command.send(chance)
            return
        command.leave()
    command = Command(page, "iota play")
    found = command.offers("cards")
    if found:
        # The last offers are of most cards.
        command.take("cards", len(found) - 1 - chance.randrange(min(3, len(found))), _before_points)
    else:
        command.leave()
        command = Command(page, "iota pass")
        command.pick("cards", chance, lambda name: " ".join(map(_card_code, name.split(", "))))
    command.send(chance)


def _before_points(name: str) -> str:
    return name.split(" · ", maxsplit=1)[0]


def _card_code(name: str) -> str:
    """ "🟥 red circle 2" as it is typed: "rc2"."""
    if "wild" in name:
        return "w"
    colour, shape, number = name.split()[1:]
    return f"{colour[0]}{ {'cross': 'x'}.get(shape, shape[0]) }{number}"


def paper_world_by_commands(page: Page, chance: Random) -> None:
    """Takes or places, lays on or ends the turn, discards."""
    can = enabled(post(page))
    if "Discard" in can:
        _discard_by_command(page, chance)
        return
    if "End the turn" in can and ("Lay another" not in can or chance.random() < 0.3):
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


def _colour_or_value(name: str) -> str:
    """ "🟨 yellow — 2: …" as it is typed: "yellow"."""
    return name.split(" — ", maxsplit=1)[0].rsplit(maxsplit=1)[-1]


def _discard_by_command(page: Page, chance: Random) -> None:
    found = re.search(r"Discard (\d+)\.", post(page).inner_text())
    assert found
    command = Command(page, "paperworld discard")
    typed = ""
    for _ in range(int(found[1])):
        offers = command.offers("cards", typed)
        command.take("cards", chance.randrange(len(offers)))
        typed = f"{command.values[-1][1]} "
    command.send(chance)


# ------------------------------------------------------------------------------------ by panels


def _until_confirmed(page: Page, step: Callable[[Locator], None], label: str = "Confirm") -> None:
    """Take steps in the open panel until its last button may be pressed, and press it."""
    for _ in range(12):
        shown = panel(page)
        if label in enabled(shown):
            press(page, shown, label)
            return
        step(shown)
    raise AssertionError(f"no way to {label} in: {panel(page).inner_text()}")


def axio_by_panels(page: Page, chance: Random) -> None:
    """Tile, column, row, direction, Confirm; at an exchange, one of the two buttons."""
    can = enabled(post(page), "Exchange|Keep")
    if can:
        press(page, post(page), chance.choice(can))
        return
    press(page, post(page), "Place")
    tiles = panel(page).locator(".row").first.locator("button:enabled").all_inner_texts()
    press(page, panel(page), chance.choice(tiles))

    def step(shown: Locator) -> None:
        for menu in menus(shown):
            if not chosen(menu):
                choose(page, menu, chance)
                return
        press(page, shown, chance.choice(enabled(shown, ".*(Up|Left|Right|Down)")))

    _until_confirmed(page, step)


def rota_by_panels(page: Page, chance: Random) -> None:
    """A page of the list where there are several, square, rotation, colour of an empty corner, Confirm."""
    press(page, post(page), "Place")
    pages = enabled(panel(page), r"[A-Z]+\d+ to ")
    if pages:
        press(page, panel(page), chance.choice(pages))
    choose(page, menus(panel(page))[0], chance)
    press(page, panel(page), chance.choice(enabled(panel(page), r"\d · ")))

    def step(shown: Locator) -> None:
        expect(shown).to_contain_text("Choose the colour")
        press(page, shown, chance.choice(enabled(shown, "🔴|🟢|🔵|🟧|🟣")))

    _until_confirmed(page, step)


def iota_by_panels(page: Page, chance: Random) -> None:
    """Card and cell, card and cell, Confirm; swaps a wild card where one fits; passes now and then."""
    if "Swap a wild card" in enabled(post(page)):
        press(page, post(page), "Swap a wild card")
        if menus(panel(page)):
            choose(page, menus(panel(page))[0], chance)
            press(page, panel(page), "Confirm")
            return
        expect(panel(page)).to_contain_text("None of your cards fits")
    if chance.random() < 0.1:
        _pass_by_panel(page, post(page), chance)
        return
    press(page, post(page), "Lay cards")
    more = chance.randrange(3)
    if "Pass" in enabled(panel(page)):
        _pass_by_panel(page, panel(page), chance)
        return

    def step(shown: Locator) -> None:
        if menus(shown):
            choose(page, menus(shown)[0], chance, "as it stands")
            return
        cards = enabled(shown, "🟥|🟩|🟦|🟨|🃏")
        press(page, shown, chance.choice(cards) if cards else "Take back")

    for _ in range(2 * more):
        if menus(panel(page)) or enabled(panel(page), "🟥|🟩|🟦|🟨|🃏"):
            step(panel(page))
    _until_confirmed(page, step)


def _pass_by_panel(page: Page, message: Locator, chance: Random) -> None:
    press(page, message, "Pass")
    several = panel(page).locator("select[multiple]")
    if several.count():
        most = several.locator("option").count()
        choose_some(page, panel(page), chance.randint(1, most), chance)
    press(page, panel(page), "Confirm")


def paper_world_by_panels(page: Page, chance: Random) -> None:
    """Takes or places, lays on or ends the turn, discards; goes on in the panel that is open."""
    can = enabled(post(page))
    if "Discard" in can:
        press(page, post(page), "Discard")
        _choose_all(page, panel(page), chance)
        press(page, panel(page), "Confirm")
        return
    if "End the turn" in can and ("Lay another" not in can or chance.random() < 0.3):
        press(page, post(page), "End the turn")
        return
    if "Lay another" in can or ("Place" in can and ("Take" not in can or chance.random() < 0.4)):
        press(page, post(page), "Lay another" if "Lay another" in can else "Place")
        if menus(panel(page)):
            _until_confirmed(page, lambda shown: _choose_all(page, shown, chance), "Lay it")
            return
        if "End the turn" in enabled(panel(page)):
            press(page, panel(page), "End the turn")
            return
        expect(panel(page)).to_contain_text("None of your cards can be laid now")
    if "Take" in can:
        press(page, post(page), "Take")
        choose(page, menus(panel(page))[0], chance)
        press(page, panel(page), "Confirm")
        return
    press(page, post(page), "Pass")


def _choose_all(page: Page, shown: Locator, chance: Random) -> None:
    """One choice in the first select that has none; as many as it wants in one that takes several."""
    for menu in menus(shown):
        if chosen(menu):
            continue
        wanted = re.search(r"Discard (\d+) card", menu.get_attribute("aria-label") or "")
        if menu.get_attribute("multiple") is None:
            choose(page, menu, chance)
        else:
            assert wanted
            choose_some(page, shown, int(wanted[1]), chance)
        return
    token = enabled(shown, "✂")
    assert token, shown.inner_text()
    press(page, shown, token[0])


GAMES: Sequence[str] = ("axio", "rota", "iota", "paperworld")
PLAYERS: dict[tuple[str, str], Player] = {
    ("axio", "commands"): axio_by_commands,
    ("axio", "panels"): axio_by_panels,
    ("rota", "commands"): rota_by_commands,
    ("rota", "panels"): rota_by_panels,
    ("iota", "commands"): iota_by_commands,
    ("iota", "panels"): iota_by_panels,
    ("paperworld", "commands"): paper_world_by_commands,
    ("paperworld", "panels"): paper_world_by_panels,
}
