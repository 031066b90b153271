"""The playground's page in a real browser, with a small bot (the games have tests of their own)."""

from __future__ import annotations

import http.client
import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bot.catalog import TITLES
from bot.texts import text
from tests.patience import PATIENT
from tests.playground.page import Page, Server, kept
from tests.playground.small_bot import run

GIVE = "/basket give fruit:apple to:Bob"


def start(folder: Path) -> Server:
    running = Server(run, folder, 0, cwd=folder)
    running.start()
    return running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = start(tmp_path)
    yield running
    running.end()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests that leave nothing behind for others to see."""
    running = start(tmp_path_factory.mktemp("shared"))
    yield running
    running.end()


@pytest.fixture
def visitor(browser: Browser, shared: Server) -> Iterator[Page]:
    page = Page(browser, shared.address).open("carol")
    yield page
    page.close()


@pytest.fixture
def alice(browser: Browser, server: Server) -> Iterator[Page]:
    page = Page(browser, server.address).open("alice")
    yield page
    page.close()


SAYS = json.dumps({"member": "alice", "place": "general", "text": "hello"})


def ask(server: Server, method: str, path: str, body: str = SAYS, **headers: str) -> int:
    address = server.address.removeprefix("http://")
    connection = http.client.HTTPConnection(address, timeout=PATIENT)
    connection.request(
        method, path, body if method == "POST" else None, {"Content-Type": "application/json", **headers}
    )
    status = connection.getresponse().status
    connection.close()
    return status


def test_the_first_thing_on_the_page_is_what_to_type(visitor: Page) -> None:
    expect(visitor.tab.locator("#welcome")).to_contain_text("/axio start")
    visitor.tab.locator("#dismiss").click()
    expect(visitor.tab.locator("#welcome")).to_be_hidden()


def test_the_page_offers_to_teach_every_game(visitor: Page) -> None:
    offered = visitor.tab.locator("#welcome .try").filter(has_text="learn")
    expect(offered).to_have_text([f"/{game} learn" for game in TITLES])


def test_a_typed_command_posts_pings_and_writes_privately(alice: Page) -> None:
    alice.slash(GIVE + " count:3 ripe:false size:large")
    post = alice.sees("gets 3 apple ripe=False size=l")
    expect(post).to_contain_text("<img src=x onerror=a()>")  # shown as text, not as markup
    assert alice.picture("gets 3 apple") == {"alt": "A red basket", "width": 320, "height": 200}
    expect(alice.sees("Given")).to_contain_text("Only you can see this")
    alice.pings_of("bob", 2)  # the mention, and the private message
    alice.pings_of("carol", 0)
    alice.as_member("bob")
    alice.sees("gets 3 apple")
    assert not [text for text in alice.messages() if "Given" in text]
    expect(alice.tab.locator(".message.pinged")).to_have_count(1)
    alice.go("Axio").sees("Your basket: apple")
    alice.message("Your basket").get_by_role("link", name="#general").click()
    expect(alice.tab.locator(".message.found")).to_contain_text("gets 3 apple")
    alice.as_member("carol").go("Axio")
    expect(alice.tab.locator("article.message")).to_have_count(0)


def test_a_layout_shows_its_parts_in_their_order_and_no_other_file(browser: Browser, shared: Server) -> None:
    page = Page(browser, shared.address, width=390).open("carol")
    page.slash("/basket weigh")
    message = page.sees("It weighs 2 kg")
    assert page.picture("It weighs")["alt"] == "A basket on the scales"
    expect(message).not_to_contain_text("unseen.txt")
    places = [
        message.locator(each).bounding_box()
        for each in ("img", "strong", ".container", "hr", "button:has-text('Weigh it')")
    ]
    tops = [place["y"] for place in places if place is not None]
    assert len(tops) == 5
    assert tops == sorted(tops)
    page.press("Weigh it")
    page.sees("It weighs 3 kg")
    page.close()


def test_the_picker_offers_commands_options_and_completions(alice: Page) -> None:
    box = alice.tab.locator("#box")
    box.press_sequentially("/basket g")
    offers = alice.tab.locator("#offers li")
    expect(offers).to_have_count(1)
    expect(offers).to_contain_text("Give a basket to somebody")
    box.press("Enter")
    fruit = alice.tab.locator("#command input[name=fruit]")
    fruit.press_sequentially("ber")
    expect(offers).to_have_text(["Blackberry"])
    fruit.press("Tab")
    to = alice.tab.locator("#command input[name=to]")
    expect(to).to_be_focused()
    to.press_sequentially("car")
    expect(offers).to_have_text(["Carol"])
    to.press("Enter")
    alice.tab.locator("#command .more button").filter(has_text="ripe").click()
    ripe = alice.tab.locator("#command input[name=ripe]")
    expect(offers).to_have_text(["True", "False"])
    offers.nth(1).click()
    ripe.press("Enter")
    alice.sees("@Carol gets 1 blackberry ripe=False size=s")
    expect(alice.tab.locator("#command")).to_be_hidden()


def test_each_member_has_a_language(browser: Browser, shared: Server) -> None:
    page = Page(browser, shared.address).open("carol")
    page.slash("/basket speak").sees("Your Discord is en-US")
    page.tab.locator("#locale").select_option("de")
    page.slash("/basket speak").sees("Your Discord is de")
    expect(page.message("Your Discord is de")).to_contain_text(text("de", "page-only"))
    expect(page.tab.locator("#steps")).to_contain_text("Alice")
    page.slash("/basket throw")
    expect(page.notice()).to_contain_text(text("de", "typed-go-on", command="basket", names="/basket bell"))
    page.as_member("dave").slash("/basket speak").sees("Your Discord is en-US")
    page.as_member("alice")
    expect(page.tab.locator("#steps")).not_to_contain_text("Alice")
    page.as_member("carol")
    expect(page.tab.locator("#locale")).to_have_value("de")
    page.close()


def test_a_file_is_chosen_in_a_field(visitor: Page) -> None:
    visitor.tab.locator("#box").press_sequentially("/basket le")
    visitor.tab.locator("#box").press("Enter")
    field = visitor.tab.locator("#command input[name=file]")
    field.set_input_files({"name": "leaf.txt", "mimeType": "text/plain", "buffer": "ökö".encode()})
    with visitor.acting():
        field.press("Enter")
    visitor.sees("leaf.txt: ökö")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("/basket give fruit:apple", "also needs: to"),
        ("/basket give fruit:apple to:Eve", "no member"),
        (GIVE + " count:many", "whole number"),
        ("/basket leaf file:leaf.txt", "cannot be typed"),
        (GIVE + " count:99", "count must be at most 9"),
        (GIVE + " size:huge", "small; large"),
        ("/basket give apple", "also needs: to"),
        ("/basket give apple Bob 3", "like this: /basket give fruit:… to:… (optional: count:…"),
        ("/basket give apple Bob cout:3", "no option “cout”. It has: fruit, to, count"),
        ("/basket throw", "/basket give"),
        ("/unknown", "No such command"),
        ("/basket drop", "dropped"),
    ],
)
def test_what_does_not_work_is_reported_in_one_line(visitor: Page, line: str, answer: str) -> None:
    visitor.slash(line)
    expect(visitor.notice()).to_contain_text(answer)


def test_choices_are_offered_in_the_line(visitor: Page) -> None:
    box, offers = visitor.tab.locator("#box"), visitor.tab.locator("#offers li")
    box.press_sequentially(GIVE + " size:")
    expect(offers).to_have_text(["small", "large"])
    box.press_sequentially("la")
    offers.click()
    expect(box).to_have_value(GIVE + " size:large ")
    box.fill("/basket give")
    expect(offers).to_contain_text(text("en", "page-optional", options="count: ripe: size:"))


def test_the_page_begins_in_the_browsers_language(browser: Browser, shared: Server) -> None:
    page = Page(browser, shared.address, locale="de-AT").open("dave")
    expect(page.tab.locator("#locale")).to_have_value("de")
    expect(page.tab.locator("#dismiss")).to_have_attribute("title", text("de", "page-hide"))
    page.close()


def test_an_answer_names_the_command_that_was_used(visitor: Page) -> None:
    visitor.slash("/basket speak")
    used = text("en", "page-used", name="Carol", command="/basket speak")
    expect(visitor.message("Your Discord is").locator(".reply")).to_have_text(used)


def test_what_an_option_means_is_shown_whole(browser: Browser, shared: Server) -> None:
    page = Page(browser, shared.address, width=390).open("dave")
    page.tab.locator("#box").press_sequentially("/basket g")
    page.tab.locator("#box").press("Enter")
    about = page.tab.locator("#command .about")
    expect(about).to_have_text("fruit: What is in it, said at such length that it takes more than one line")
    assert about.evaluate("each => each.scrollWidth <= each.clientWidth")
    page.tab.locator("#command input[name=to]").focus()
    expect(about).to_have_text("to: Who gets it")
    page.close()


def test_a_picture_has_its_place_before_it_is_there(visitor: Page) -> None:
    visitor.tab.route("**/file/**", lambda route: None)
    visitor.slash("/basket weigh").sees("It weighs 2 kg")
    box = visitor.message("It weighs 2 kg").locator("img").bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (320, 200)
    visitor.tab.unroute_all(behavior="ignoreErrors")


def test_a_message_stays_dimmed_while_the_bot_is_at_work_on_it(alice: Page) -> None:
    alice.slash("/basket weigh").sees("It weighs 2 kg")
    alice.press("Take time")
    expect(alice.message("It weighs 2 kg")).to_have_class(re.compile("busy"))
    alice.sees("It weighs 4 kg")
    expect(alice.message("It weighs 4 kg")).not_to_have_class(re.compile("busy"))


def test_the_page_reports_no_fault_if_the_bot_answers_a_failure(visitor: Page) -> None:
    visitor.slash("/basket mend")
    visitor.sees("It is whole again")
    expect(visitor.notice()).to_be_hidden()


def test_buttons_select_and_form(alice: Page) -> None:
    alice.slash(GIVE)
    alice.press("Weigh", "gets 1 apple")
    alice.sees("Only Alice knows: 3 kg")
    assert alice.picture("Only Alice knows")["alt"] == "A green basket"
    expect(alice.message("gets 1 apple").get_by_role("button", name="Locked")).to_be_disabled()
    # Something is chosen, so the select does not say that nothing is.
    expect(alice.message("gets 1 apple").locator(".select small")).to_have_text("Choose · 1 to 2")
    alice.press("Label", "gets 1 apple")
    form = alice.tab.locator("#form")
    form.locator("input").fill("Sweet & <sour>")
    form.get_by_role("button", name="Submit").click()
    alice.sees("The label says: Sweet & <sour>")
    expect(form).to_be_hidden()
    alice.choose("Blue", "gets 1 apple")
    alice.sees("Painted blue")
    assert alice.picture("Painted blue")["alt"] == "A blue basket"
    alice.message("Painted blue").locator("img").click()
    expect(alice.tab.locator("#picture")).to_be_visible()


def test_an_open_page_follows_other_people_and_the_clock(
    alice: Page, browser: Browser, server: Server
) -> None:
    bob = Page(browser, server.address, width=390).open("bob")
    alice.slash(GIVE)
    expect(bob.message("gets 1 apple")).to_be_visible()
    bob.press("Weigh")
    bob.sees("Only Bob knows")
    assert not [text for text in alice.messages() if "Only Bob knows" in text]
    alice.pings_of("bob", 1)  # he has read the channel, not the private message
    bob.slash("/basket bell")
    expect(alice.message("Ding")).to_be_visible()
    wide = bob.tab.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    bob.close()


def test_threads_are_places_and_plain_messages_arrive(alice: Page) -> None:
    alice.slash("/nest")
    alice.go("nest").sees("Cheep")
    alice.slash("hello **there**")
    alice.as_member("bob").sees("hello there")  # he is in the same place


def test_an_unknown_member_or_place_leads_to_a_known_one(visitor: Page) -> None:
    base = visitor.tab.url.split("?")[0]
    visitor.tab.goto(f"{base}?as=eve&place=12345")
    expect(visitor.member("alice")).to_have_attribute("aria-pressed", "true")
    expect(visitor.tab.locator("#title")).to_have_text("# general")


@pytest.mark.todays(2)
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_everything_is_there_after_a_restart(
    alice: Page, server: Server, tmp_path: Path, end: signal.Signals
) -> None:
    alice.slash(GIVE)
    alice.slash("/nest")
    alice.sees("Built")
    where = alice.tab.url
    kept(tmp_path / "playground", "Cheep")
    code = server.stop(end)
    assert code == (0 if end is signal.SIGTERM else -signal.SIGKILL)
    server.start()
    alice.tab.goto(re.sub(r":\d+/", server.address.removeprefix("http://127.0.0.1") + "/", where))
    alice.sees("gets 1 apple")
    assert alice.picture("gets 1 apple")["alt"] == "A red basket"
    alice.pings_of("bob", 2)
    alice.press("Weigh", "gets 1 apple")
    alice.sees("Only Alice knows")
    alice.slash(GIVE + " count:2")
    alice.sees("gets 2 apple ripe=True size=s new=True")
    ids = alice.tab.locator("article.message").evaluate_all("nodes => nodes.map(node => node.dataset.id)")
    assert ids == sorted(set(ids), key=int)
    alice.go("nest").sees("Cheep")
    alice.as_member("bob").go("Axio").sees("Your basket: apple")
    alice.press("Weigh")
    alice.sees("Only Bob knows")


@pytest.mark.todays(2)
@pytest.mark.parametrize("damage", ["garbage", "format"])
def test_an_unreadable_history_starts_clean(alice: Page, server: Server, tmp_path: Path, damage: str) -> None:
    alice.slash(GIVE)
    alice.sees("gets 1 apple")
    server.stop()
    kept = tmp_path / "playground" / "chat.json"
    if damage == "garbage":
        kept.write_bytes(kept.read_bytes()[:100])
    else:
        kept.write_text(json.dumps({**json.loads(kept.read_text()), "format": "of another version"}))
    server.start()
    page = Page(alice.tab.context.browser or pytest.fail("no browser"), server.address).open("alice")
    page.slash(GIVE + " count:5")
    page.sees("gets 5 apple ripe=True size=s new=True")
    assert not [text for text in page.messages() if "gets 1 apple" in text]
    assert kept.with_suffix(".unreadable").exists()
    page.close()


def test_only_its_own_page_may_act(shared: Server) -> None:
    own = shared.address
    assert ask(shared, "POST", "/act/say", Origin=own) == 200
    assert ask(shared, "POST", "/act/say") == 403
    assert ask(shared, "POST", "/act/say", Origin="http://evil.example") == 403
    assert ask(shared, "POST", "/act/say", Origin="null") == 403
    assert ask(shared, "POST", "/act/say", Origin=own, Host="evil.example") == 403
    assert ask(shared, "POST", "/act/say", **{"Origin": own, "Content-Type": "text/plain"}) == 403
    assert ask(shared, "POST", "/act/say", "{}", Origin=own) == 400
    state = "/state?member=alice&place=general"
    assert ask(shared, "GET", state) == 200
    assert ask(shared, "GET", state, Host="evil.example") == 403
    assert ask(shared, "GET", state, **{"Sec-Fetch-Site": "cross-site"}) == 403
    assert ask(shared, "GET", "/page/..%2Fserver.py") == 404


def test_a_taken_port_is_told_in_one_line(shared: Server, tmp_path: Path) -> None:
    port = int(shared.address.rsplit(":", 1)[1])
    other = Server(run, tmp_path, port, cwd=tmp_path)
    with pytest.raises(AssertionError, match=f"Port {port} is taken.*AXIO_PLAYGROUND_PORT"):
        other.start()
    assert len(other.log) == 1
    assert other.wait() == 1
