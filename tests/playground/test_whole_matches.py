"""Each game from its start to the final ranking in a real browser, by commands alone and by panels alone.

`make test` plays the first turns of each game in one of the two ways; with WHOLE=1 in the environment all
matches are played to the end.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from bot.catalog import TITLES
from bot.texts import text
from tests.games.games import folder_of
from tests.playground.page import Page, Server
from tests.playground.players import PRIVATE, PUBLIC, player, post, press
from tests.telling import wording

WHOLE = os.environ.get("WHOLE") == "1"
SAMPLE = 2
"""The number of actions in a sample."""
MOST = 300
"""More actions than any match for two takes."""
LOOK = "posts => posts.map(post => post.innerText + [...post.querySelectorAll('img')].map(e => e.src)).at(-1)"
"""What the newest public message shows; every picture has a different address."""


def begin(page: Page, game: str) -> None:
    """Alice opens a table the way the page tells newcomers to, and Bob joins."""
    page.tab.locator("#welcome .try").filter(has_text=f"/{game} start").click()
    with page.acting():
        page.tab.locator("#box").press("Enter")
    page.sees(wording("lobby-open", game=TITLES[game].game.title, free=1))
    page.as_member("bob").press("Join")
    page.sees(wording("post-begins", game=TITLES[game].game.title))


def take_turns(page: Page, game: str, way: str, chance: Random, most: int = MOST) -> Iterator[str]:
    """Plays one action after another until the match is over; yields who did each, once all can see it."""
    for _ in range(most):
        if post(page).get_by_role("button", name="Rematch").count():
            return
        called = re.search(r"▶️ @(\w+)", post(page).inner_text())
        assert called, post(page).inner_text()
        page.as_member(called[1])
        expect(page.tab.locator(PUBLIC).last).to_contain_text("▶️")
        posts = page.tab.locator(PUBLIC)
        before = posts.evaluate_all(LOOK)
        player(folder_of(TITLES[game].game), way)(page, chance)
        expect(page.notice()).to_be_hidden()
        expect(page.tab.locator("#offers")).to_be_hidden()
        page.tab.wait_for_function(
            f"before => ({LOOK})([...document.querySelectorAll('{PUBLIC}')]) !== before", arg=before
        )
        yield called[1].lower()


def shown(page: Page, name: str) -> str:
    """All that a member can read in the channel, including alternative texts."""
    page.as_member(name)
    expect(page.tab.locator(PUBLIC).last).to_be_visible()
    alts: list[str] = page.tab.locator("article.message img").evaluate_all("all => all.map(e => e.alt)")
    return "\n".join([*page.messages(), *alts])


def own_hand(page: Page, name: str, game: str) -> str:
    """The line in which members read their own hand, privately."""
    page.as_member(name)
    private = page.tab.locator(PRIVATE)
    before = private.count()
    press(page, post(page), text("en", f"button-hand-{game}"))
    # Earlier private answers are still there; this one is new.
    expect(private).to_have_count(before + 1)
    told = private.last
    line = wording(f"hand-of-{game}")
    expect(told).to_contain_text(line)
    found = line.search(told.inner_text())
    assert found, told.inner_text()
    assert "Only you can see this" in told.inner_text()
    return found[0]


def check_secrets(page: Page, game: str) -> None:
    """Checks that nobody reads somebody else's hand, and that a spectator reads no private message at all."""
    hands = {name: own_hand(page, name, game) for name in ("alice", "bob")}
    for name, other in (("alice", "bob"), ("bob", "alice")):
        assert hands[name] in shown(page, name)
        # A card that one member held before may be the other's now, so only public text counts.
        page.as_member(name)
        assert not [told for told in page.tab.locator(PUBLIC).all_inner_texts() if hands[other] in told]
    watched = shown(page, "carol")
    assert not page.tab.locator(PRIVATE).count()
    assert not [hand for hand in hands.values() if hand in watched]


def check_post(page: Page) -> None:
    """Checks that the newest post calls only the next player, and that its picture has alternative text.

    A turn that goes on edits its post; an edit calls nobody, and removes the mark of the call.
    """
    called = re.search(r"▶️ @(\w+)", post(page).inner_text())
    assert called, post(page).inner_text()
    pinged = "nobody" if "(edited)" in post(page).inner_text() else called[1].lower()
    for name in ("alice", "bob", "carol"):
        page.as_member(name)
        newest = page.tab.locator(PUBLIC).last
        expect(newest).to_be_visible()
        assert ("pinged" in (newest.get_attribute("class") or "")) == (name == pinged), name
    picture = page.picture("▶️ @")
    assert picture["width"] >= 600
    assert called[1] in picture["alt"]


def check_end(page: Page, game: str) -> None:
    """Checks that the last post ranks both, in words, picture and alternative text, and calls nobody."""
    for name in ("alice", "bob", "carol"):
        page.as_member(name)
        final = post(page)
        expect(final.get_by_role("button", name="Rematch")).to_be_enabled()
        assert "pinged" not in (final.get_attribute("class") or "")
        said = final.inner_text()
        assert re.search(r"^1\. (Alice|Bob)", said, re.MULTILINE), said
        assert "▶️" not in said
        alts = final.locator(".picture img").evaluate_all("all => all.map(e => e.alt)")
        assert len(alts) == 2
        for member in ("Alice", "Bob"):
            assert member in said
            assert all(member in alt for alt in alts)
    press(page, post(page), "Rules")
    expect(page.tab.locator(PRIVATE).last).to_contain_text(TITLES[game].game.title)


def check_log(server: Server) -> None:
    """Checks that the bot logged no problem."""
    events = [json.loads(line) for line in server.log if line.startswith("{")]
    assert events, server.log
    bad = [event for event in events if event["level"] in ("warning", "error", "critical")]
    assert not bad


WAYS = ("by_commands", "by_panels")
EACH = [(game, way) for game in TITLES for way in WAYS]
# The sample covers both ways, one per game.
SHOWN = EACH if WHOLE else [(game, WAYS[number % 2]) for number, game in enumerate(TITLES)]


@pytest.mark.todays(2)
@pytest.mark.parametrize(("game", "way"), SHOWN, ids=[f"{game}-{way}" for game, way in SHOWN])
@pytest.mark.timeout(3600 if WHOLE else 600)
def test_a_match_in_the_browser(browser: Browser, server: Server, game: str, way: str) -> None:
    page = Page(browser, server.address).open("alice")
    begin(page, game)
    check_post(page)
    played = []
    for name in take_turns(page, game, way, Random(f"{game} {way}"), MOST if WHOLE else SAMPLE):
        played.append(name)
        if len(played) == SAMPLE:
            check_post(page)
            check_secrets(page, game)
    assert len(played) >= SAMPLE
    if WHOLE:
        assert len(played) < MOST
        assert set(played) == {"alice", "bob"}
        check_end(page, game)
    page.close()
    assert server.stop() == 0
    check_log(server)
