"""Drives the playground's page in a headless browser, as a person would."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect, sync_playwright
from playwright.sync_api import Page as Tab

from tests.patience import PATIENT
from tests.processes.warm import Warm

SOON = 1000 * PATIENT
"""Milliseconds that anything on the page may take, on a slow machine too."""
expect.set_options(timeout=SOON)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def kept(folder: Path, words: str) -> None:
    """Waits until the playground has saved this in its folder; what is not saved is lost in a crash."""
    chat, give_up = folder / "chat.json", time.monotonic() + PATIENT
    while not (chat.exists() and words in chat.read_text("utf-8")):
        assert time.monotonic() < give_up, f"{words} was not saved"
        time.sleep(0.05)


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless Chromium; without one the test is skipped, or fails in CI."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        if os.environ.get("CI"):
            pytest.fail("No Chromium here, and the playground must be tested in one")
        pytest.skip("No Chromium here")
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=arguments)
        try:
            yield running
        finally:
            running.close()


class Server:
    """The playground as a process of its own: `program` starts it, in an environment with `env` added."""

    def __init__(
        self, program: Callable[..., int], *arguments: Any, cwd: Path, env: Mapping[str, str] | None = None
    ) -> None:
        self._start = partial(Warm, program, *arguments, cwd=cwd, env={**os.environ, **(env or {})})
        self._process: Warm | None = None
        self.address = ""

    @property
    def log(self) -> list[str]:
        """The lines that it has written since it was started."""
        assert self._process is not None
        return self._process.written.splitlines()

    def start(self) -> None:
        """Start it and wait for the address that it prints (`self.address`, without the final slash)."""
        self._process = self._start()
        self._process.until_written("Playground: ")
        (found,) = re.findall(r"Playground: (http://127\.0\.0\.1:\d+)/", self._process.written)
        self.address = found

    def stop(self, wanted: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        assert self._process is not None
        self._process.send_signal(wanted)
        return self.wait()

    def wait(self) -> int:
        """Wait until it has ended and return the exit code."""
        assert self._process is not None
        return self._process.ended()

    def end(self) -> None:
        """Leave nothing running."""
        if self._process is not None:
            self._process.kill()
            self.wait()


class Page:
    """An open page. Every query waits until the answer is on the page, or fails after SOON."""

    def __init__(
        self, browser: Browser, address: str, *, width: int = 1200, height: int = 800, locale: str = "en-US"
    ) -> None:
        self._context = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
        self.tab: Tab = self._context.new_page()
        self.tab.set_default_timeout(SOON)
        self.faults: list[str] = []
        """Errors of the page's scripts; there should be none."""
        self.tab.on("pageerror", lambda error: self.faults.append(str(error)))
        self._address = address

    def open(self, member: str, place: str = "general") -> Page:
        """Reload the page as a member."""
        self.tab.goto(f"{self._address}/?as={member}&place={place}")
        expect(self.member(member)).to_have_attribute("aria-pressed", "true")
        return self

    def member(self, name: str) -> Locator:
        """The switch of a member."""
        return self.tab.locator("#members button").filter(has_text=re.compile(name, re.IGNORECASE))

    def as_member(self, name: str) -> Page:
        """Act as another member from now on."""
        self.member(name).click()
        expect(self.member(name)).to_have_attribute("aria-pressed", "true")
        return self

    def pings_of(self, name: str, count: int) -> None:
        """Wait until the switch of a member shows that many pings."""
        badge = self.member(name).locator(".badge")
        expect(badge).to_have_text([str(count)] if count else [])

    def go(self, place: str) -> Page:
        """Open a place by (a part of) its name: "general", or the bot's name for the chat with it."""
        entry = self.tab.locator("#places button").filter(has_text=place)
        entry.click()
        expect(entry).to_have_attribute("aria-current", "page")
        return self

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Wait until the page shows the outcome of the action inside."""
        body = self.tab.locator("body")
        before = int(body.get_attribute("data-acts") or 0)
        yield
        expect(body).to_have_attribute("data-acts", str(before + 1))

    def slash(self, text: str) -> Page:
        """Type a whole line into the box and press Enter."""
        box = self.tab.locator("#box")
        box.fill(text)
        with self.acting():
            box.press("Enter")
        return self

    def message(self, text: str | re.Pattern[str] = "") -> Locator:
        """The newest message that contains this text."""
        return self.tab.locator("article.message").filter(has_text=text).last

    def messages(self) -> list[str]:
        """The texts of all messages in view, oldest first."""
        return self.tab.locator("article.message").all_inner_texts()

    def sees(self, text: str | re.Pattern[str]) -> Locator:
        """Wait for a message with this text and return it."""
        found = self.message(text)
        expect(found).to_be_visible()
        return found

    def press(self, label: str, within: str = "") -> Page:
        """Press a button by its whole label, on the newest message that has it (and has `within`)."""
        button = self.tab.locator("article.message").filter(has_text=within)
        button = button.get_by_role("button", name=label, exact=True).last
        with self.acting():
            button.click()
        return self

    def choose(self, option: str, within: str = "", nth: int = 0) -> Page:
        """Choose an option, by the beginning of its label, in the nth select of the newest such message."""
        messages = self.tab.locator("article.message").filter(has_text=within)
        select = messages.filter(has=self.tab.locator("select")).last.locator("select").nth(nth)
        labels: list[str] = select.locator("option").all_text_contents()
        label = next((each for each in labels if each.startswith(option)), None)
        assert label is not None, f"no option {option!r} among {labels}"
        with self.acting():
            select.select_option(label=label)
        return self

    def picture(self, within: str | re.Pattern[str] = "") -> dict[str, Any]:
        """The alt text, width and height of the newest message's picture, once it has loaded."""
        image = self.message(within).locator(".picture img").last
        image.scroll_into_view_if_needed()
        size = "e => e.decode().then(() => ({alt: e.alt, width: e.naturalWidth, height: e.naturalHeight}))"
        found: dict[str, Any] = image.evaluate(size)
        return found

    def notice(self) -> Locator:
        """The line that says why something was not accepted."""
        return self.tab.locator("#notice")

    def close(self) -> None:
        """Close it; fails if its scripts had errors."""
        self._context.close()
        assert not self.faults, self.faults
