"""What is in view on the playground's page after an action, and what it says while the bot is away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from bot.texts import text
from tests.playground.page import Page, Server
from tests.playground.small_bot import run

_PHONE = 390
GIVE = "/basket give fruit:apple to:Bob"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(run, tmp_path, 0, cwd=tmp_path)
    running.start()
    yield running
    running.end()


@pytest.fixture
def alice(browser: Browser, server: Server) -> Iterator[Page]:
    page = Page(browser, server.address, width=_PHONE).open("alice")
    yield page
    page.close()


def test_what_changes_above_the_newest_message_stays_in_view(alice: Page) -> None:
    alice.slash("/basket weigh").sees("It weighs 2 kg")
    alice.slash(GIVE).sees("gets 1 apple")
    alice.press("Weigh it")
    button = alice.message("It weighs 3 kg").get_by_role("button", name="Weigh it")
    expect(button).to_be_in_viewport()
    alice.slash(GIVE + " count:2")
    expect(alice.message("gets 2 apple").get_by_role("button", name="Locked")).to_be_in_viewport()


def test_an_answer_that_is_shown_before_the_press_returns_stays_in_view(alice: Page) -> None:
    alice.slash(GIVE).sees("gets 1 apple")
    for _ in range(3):
        alice.slash("/basket weigh")
    expect(alice.tab.locator("article.message")).to_have_count(5)
    released: list[Route] = []

    def late(route: Route) -> None:
        route.fetch()  # the bot has answered, and a poll shows it
        released.append(route)

    alice.tab.route("**/act/press", late)
    with alice.acting():
        alice.message("gets 1 apple").get_by_role("button", name="Weigh", exact=True).click()
        answer = alice.sees("Only Alice knows: 3 kg")
        expect(answer).to_be_in_viewport()
        (route,) = released
        route.fulfill(json={"modal": None})
    expect(alice.message("gets 1 apple")).not_to_have_class(re.compile("busy"))
    expect(answer.locator(".only")).to_be_in_viewport()


def test_a_long_text_is_shown_from_its_beginning(alice: Page) -> None:
    alice.slash("/basket weigh")
    alice.slash("The beginning" + " and so on" * 180)
    expect(alice.message("The beginning").locator(".head")).to_be_in_viewport()
    for _ in range(2):
        alice.slash("/unknown")  # refused, so it stays
        expect(alice.notice()).to_be_visible()
        expect(alice.message("The beginning").locator(".head")).to_be_in_viewport()
    alice.slash("/basket speak").sees("Your Discord is")
    expect(alice.message("Your Discord is").locator(".only")).to_be_in_viewport()


def test_the_page_says_that_the_bot_is_away_until_it_is_back(alice: Page) -> None:
    def away(route: Route) -> None:
        route.abort()

    for path in ("**/act/**", "**/state?*"):
        alice.tab.route(path, away)
    alice.slash("/basket speak")
    expect(alice.notice()).to_have_text(text("en", "page-silent"))
    expect(alice.tab.locator("#lost")).to_be_visible()
    alice.tab.unroute_all(behavior="ignoreErrors")
    expect(alice.tab.locator("#lost")).to_be_hidden()
    expect(alice.notice()).to_be_hidden()
    expect(alice.tab.locator("#box")).to_have_value("/basket speak")  # it can be sent now


def test_a_request_that_fails_is_told_in_the_members_language(alice: Page) -> None:
    alice.tab.locator("#locale").select_option("fr")
    expect(alice.tab.locator("html")).to_have_attribute("lang", "fr")
    alice.tab.route("**/act/**", lambda route: route.fulfill(status=500, body="Server got itself in trouble"))
    alice.slash("/basket speak")
    expect(alice.notice()).to_have_text(text("fr", "page-failed", code="500"))


def test_the_number_at_a_name_covers_none_of_it(alice: Page) -> None:
    alice.slash(GIVE)
    alice.pings_of("bob", 2)
    name = """button => {
        const range = document.createRange();
        range.selectNode([...button.childNodes].find(each => each.nodeName === "#text"));
        return range.getBoundingClientRect().left;
    }"""
    badge = alice.member("bob").locator(".badge").bounding_box()
    assert badge is not None
    assert badge["x"] + badge["width"] <= alice.member("bob").evaluate(name)


def test_a_whole_picture_is_shown_in_the_middle(browser: Browser, server: Server) -> None:
    desk = Page(browser, server.address, width=1200).open("alice")
    desk.slash(GIVE)
    desk.message("gets 1 apple").locator(".picture img").click()
    shown = desk.tab.locator("#picture img").bounding_box()
    assert shown is not None
    assert abs(shown["x"] + shown["width"] / 2 - 600) <= 1
    desk.close()


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (86_395, "in 1 day"),
        (67_000, "in 19 hours"),
        (3_590, "in 1 hour"),
        (-59, "1 minute ago"),
        (20, "in 20 seconds"),
    ],
)
def test_how_far_away_a_time_is_is_rounded(alice: Page, seconds: int, told: str) -> None:
    relative = "away => import('/page/markdown.js').then(module => module.relative(Date.now() / 1000 + away))"
    assert alice.tab.evaluate(relative, seconds) == told
