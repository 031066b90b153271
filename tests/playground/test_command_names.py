"""How the page shows and fills in commands that a sentence names."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from bot.texts import text
from tests.playground.page import Page, Server
from tests.telling import wording

_PHONE = 390


def id_of(page: Page, command: str) -> str:
    """The id that the offline Discord gave a command or group."""
    fill = "async () => (await (await fetch('/state?member=alice&place=general')).json()).commands"
    known: dict[str, list[str]] = page.tab.evaluate(fill)
    return next(number for number, names in known.items() if command in names)


def test_a_mention_fills_in_the_command_in_whatever_language(browser: Browser, server: Server) -> None:
    page = Page(browser, server.address, width=_PHONE).open("alice")
    helped = page.slash("/help").sees("Axio Rota")
    helped.get_by_role("button", name="/axio practice", exact=True).click()
    filled = page.tab.locator("#command")
    expect(filled).to_contain_text("/axio practice")
    with page.acting():
        page.tab.locator("#box").press("Enter")
    messages = page.tab.locator("article.message")
    expect(messages).to_have_count(3)
    expect(messages.last.locator("button").last).to_be_in_viewport()  # whatever was in view before

    page.tab.locator("#locale").select_option("de")
    helped = page.slash("/hilfe").sees("/rota üben")
    expect(helped.locator("code").filter(has_text="/rota üben")).to_have_count(1)
    helped.get_by_role("button", name="/rota start", exact=True).click()
    expect(filled).to_contain_text("/rota start")
    filled.get_by_role("button", name="×").click()

    page.slash("/rota start plätze:2 tipps:true")
    lobby = page.sees(wording("hints-on", command="rota"))  # in the server's language
    lobby.get_by_role("button", name="/rota hint", exact=True).click()
    expect(filled).to_contain_text("/rota tipp")
    page.close()


def test_what_means_no_command_cannot_be_tapped(browser: Browser, server: Server) -> None:
    page = Page(browser, server.address).open("alice")
    axio = id_of(page, "axio start")
    page.slash(f"</axio start:{axio}> </axio:{axio}> </Axio start:{axio}> </axio üben:{axio}> </help:{axio}>")
    said = page.sees("/axio üben")
    expect(said.locator(".mention")).to_have_text(
        ["/axio start", "/axio", "/Axio start", "/axio üben", "/help"]
    )
    expect(said.locator("a.mention")).to_have_text(["/axio start"])
    page.close()


def test_a_group_alone_shows_its_commands(browser: Browser, server: Server) -> None:
    page = Page(browser, server.address).open("alice")
    box, offers = page.tab.locator("#box"), page.tab.locator("#offers li b")
    box.press_sequentially("/rota")
    expect(offers.first).to_be_visible()
    box.press("Enter")
    expect(box).to_have_value("/rota ")
    expect(page.tab.locator("#command")).to_be_hidden()
    assert len(offers.all_inner_texts()) > 1
    assert all(each.startswith("/rota ") for each in offers.all_inner_texts())
    box.press_sequentially("le")
    expect(offers.first).to_have_text("/rota leaderboard")
    box.press("Enter")
    expect(page.tab.locator("#command")).to_contain_text("/rota leaderboard")
    page.close()


def test_what_several_can_be_chosen_of_is_shown_whole_on_a_phone(browser: Browser, server: Server) -> None:
    page = Page(browser, server.address, width=_PHONE).open("dave")
    page.slash("/iota start seats:4")
    options = page.tab.locator("article.message select[multiple]").last.locator("option")
    expect(options.first).to_be_visible()
    short, long = (each.evaluate("each => each.clientHeight") for each in (options.first, options.last))
    assert long > 1.3 * short, "the long one has a second line"
    page.close()


def test_an_invitation_says_that_it_leads_nowhere_here(browser: Browser, server: Server) -> None:
    page = Page(browser, server.address).open("alice")
    page.slash("/help").sees("Axio Rota").locator("a[href*=oauth2]").click()
    expect(page.notice()).to_have_text(text("en", "page-nowhere"))
    assert page.tab.url.startswith(server.address)
    assert len(page.tab.context.pages) == 1
    page.close()


def test_commands_are_found_without_accents_and_stand_in_the_languages_order(
    browser: Browser, server: Server
) -> None:
    page = Page(browser, server.address, width=_PHONE, locale="fr-FR").open("alice")
    box, offers = page.tab.locator("#box"), page.tab.locator("#offers li b")
    box.fill("/axio regl")
    expect(offers).to_have_text(["/axio règles"])
    box.fill("/axio ")
    expect(offers.first).to_have_text(re.compile("/axio [a-c]"))
    names = [each.removeprefix("/axio ") for each in offers.all_inner_texts()]
    wanted = ["céder", "classement", "énigme", "jouer"]
    assert [each for each in names if each in wanted] == wanted
    page.close()
