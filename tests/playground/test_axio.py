"""A newcomer's first match of Axio on the playground: `python -m bot` without a token, in a real browser."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.playground.page import Page, Server, kept
from tests.telling import wording


def on_turn(page: Page) -> str:
    """Switches to the player whom the newest post calls, "alice" or "bob", and returns the name."""
    called = page.message("▶️ @").inner_text()
    found = re.search(r"▶️ @(\w+)", called)
    assert found, called
    page.as_member(found.group(1))
    expect(page.tab.locator(".message.pinged").last).to_be_visible()
    return found.group(1).lower()


def place_by_panel(page: Page) -> None:
    """Choose the first tile, column, cell and direction offered, and confirm."""
    page.press("Place")
    panel = page.sees(wording("axio-panel-tile"))
    expect(panel).to_contain_text("Only you can see this")
    tile = panel.locator(".row button").first.inner_text()
    page.press(tile, "Only you can see this")
    emoji = page.message("Only you can see this").locator(".text img.emoji").first
    assert emoji.evaluate("e => e.decode().then(() => e.naturalWidth)") == 128
    for offered in (r"^[A-M]$", r"^[A-M]\d+$", "Up|Left|Right|Down"):
        choices = page.tab.locator("article.message button:enabled").filter(has_text=re.compile(offered))
        if choices.count():  # the only possibility is chosen already
            page.press(choices.first.inner_text(), "Only you can see this")
    page.press("Confirm", "Only you can see this")


def place_by_picker(page: Page) -> None:
    """Fill in /axio place from what autocomplete offers."""
    box = page.tab.locator("#box")
    box.press_sequentially("/axio pl")
    expect(page.tab.locator("#offers li")).to_have_count(1)
    box.press("Enter")
    for option in ("tile", "cell", "to"):
        field = page.tab.locator(f"#command input[name={option}]")
        expect(field).to_be_focused()
        page.tab.locator("#offers li").first.click()
        expect(field).not_to_have_value("")
    with page.acting():
        page.tab.locator("#command input[name=to]").press("Enter")


def boards(page: Page) -> int:
    """How many posts have called somebody so far."""
    return page.tab.locator("article.message").filter(has_text="▶️ @").count()


def called_again(page: Page, before: int) -> None:
    """Wait for one more such post."""
    posts = page.tab.locator("article.message").filter(has_text="▶️ @")
    expect(posts).to_have_count(before + 1)


def test_a_first_match_goes_on_after_a_crash(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = Page(browser, server.address).open("alice")
    expect(page.tab.locator("#welcome")).to_contain_text("/axio start")
    page.slash("/axio start")
    page.sees(wording("lobby-open", game="Axio", free=1))
    page.as_member("bob").press("Join")
    page.sees(wording("post-begins", game="Axio"))

    first = on_turn(page)
    second = "bob" if first == "alice" else "alice"
    place_by_panel(page)
    page.pings_of(second, 2)  # called in the channel, and the rack in the private chat
    page.as_member(second)
    before = boards(page)
    assert on_turn(page) == second
    place_by_picker(page)
    page.as_member(first)
    called_again(page, before)
    assert page.picture("▶️ @")["alt"]

    racks = {}
    for name in (first, second):
        page.as_member(name).press("My rack")
        rack = page.sees(wording("hand-of-axio"))
        expect(rack).to_contain_text("Only you can see this")
        found = wording("hand-of-axio").search(rack.inner_text())
        assert found, rack.inner_text()
        racks[name] = found.group()
        assert page.picture(wording("hand-of-axio"))["width"] > 0
    assert racks[first] != racks[second]
    assert not [text for text in page.messages() if racks[first] in text]

    before = boards(page)
    assert before >= 2
    kept(tmp_path / "playground", page.message("▶️ @").get_attribute("data-id") or "no id")
    page.close()
    assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    server.start()
    page = Page(browser, server.address).open(first)
    expect(page.tab.locator("article.message").filter(has_text="▶️ @")).to_have_count(before)
    assert on_turn(page) == first
    place_by_panel(page)
    page.as_member(second)
    called_again(page, before)
    page.close()
    assert server.stop() == 0


def test_a_file_that_a_layout_shows_has_its_name(browser: Browser, server: Server) -> None:
    page = Page(browser, server.address).open("alice")
    page.slash("/privacy").press("Export my data")
    expect(page.tab.locator("a.file")).to_have_attribute("download", "axio-table-data.json")
    page.close()
