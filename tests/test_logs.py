"""The log: one event per line, and no secret in any of them."""

from __future__ import annotations

import io
import json
import logging
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot import logs

Written = Callable[[], list[str]]

TOKEN = "MTIz.abc.def-ghi"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    """Gives the lines that the log wrote; logging is put back as it was afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level

    def lines() -> list[str]:
        return capsys.readouterr().err.splitlines()

    yield lines
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in logs.OWN:
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.captureWarnings(False)
    structlog.reset_defaults()


def events(written: Written) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written()]


def test_json_has_one_object_per_event(written: Written) -> None:
    logs.set_up("json", "INFO")
    structlog.get_logger("bot.matches").info("match started", match=7, players=["Ann", "Ödön"])
    logging.getLogger("discord.client").warning("shard %d\nis slow", 3)
    first, second = events(written)
    assert (first["event"], first["match"], first["level"]) == ("match started", 7, "info")
    assert first["players"] == ["Ann", "Ödön"]
    assert first["logger"] == "bot.matches"
    assert first["timestamp"].endswith("Z")
    assert (second["event"], second["logger"]) == ("shard 3\nis slow", "discord.client")


def test_text_has_one_line_per_event(written: Written) -> None:
    logs.set_up("text", "INFO")
    structlog.get_logger("bot").info("joined", name="Ann\nfake line")
    logging.getLogger("discord").info("two\nlines")
    first, second = written()
    assert "joined" in first
    assert "two" in second
    assert "\x1b" not in first


def test_level_holds_for_us_and_for_libraries(written: Written) -> None:
    logs.set_up("json", "WARNING")
    for name in ("bot", "discord"):
        structlog.get_logger(name).info("quiet")
        logging.getLogger(name).info("quiet")
        logging.getLogger(name).error("loud")
    assert [event["event"] for event in events(written)] == ["loud", "loud"]


@pytest.mark.parametrize(("stream", "is_json"), [(io.StringIO(), True), (Terminal(), False)])
def test_auto_is_text_on_a_terminal_only(
    stream: io.StringIO, is_json: bool, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up("auto", "INFO")
    structlog.get_logger("bot").info("hello")
    assert stream.getvalue().startswith("{") is is_json
    assert "hello" in stream.getvalue()


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_token_appears_nowhere(log_format: logs.Format, written: Written) -> None:
    logs.set_up(log_format, "INFO", TOKEN)
    log = structlog.get_logger("bot")
    log.info("login with %s", TOKEN, url=f"x/{TOKEN}", deep={"a": [TOKEN, (TOKEN,)], TOKEN: 1})
    logging.getLogger("discord.http").error("refused: %s", TOKEN, extra={"header": TOKEN})
    try:
        raise ValueError(f"bad token {TOKEN}")
    except ValueError as error:
        log.exception("failed", error=error)
        logging.getLogger("discord").exception("failed")
    shown = "\n".join(written())
    assert TOKEN not in shown
    assert shown.count("[token]") >= 8


@pytest.mark.parametrize("log_format", ["json", "text"])
@pytest.mark.parametrize("field", sorted(logs.SECRET_FIELDS))
def test_secret_fields_are_left_out(field: str, log_format: logs.Format, written: Written) -> None:
    logs.set_up(log_format, "INFO")
    log = structlog.get_logger("bot")
    log.info("one", **{field: "krypton", "match": 1})
    log.info("two", state={"seats": [{field.title(): "krypton"}]})
    logging.getLogger("other").info("three", extra={field: "krypton"})
    with structlog.contextvars.bound_contextvars(**{field: "krypton"}):
        log.info("four")
    lines = written()
    assert len(lines) == 4
    assert "krypton" not in "".join(lines)


class Holder:
    def __repr__(self) -> str:
        return "Holder(hand=krypton)"


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_objects_and_tracebacks_do_not_show_what_they_hold(log_format: logs.Format, written: Written) -> None:
    logs.set_up(log_format, "INFO")
    log = structlog.get_logger("bot")
    drawn = "kryp" + "ton"
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        log.exception("failed", state=Holder(), size=len(drawn))
        logging.getLogger("discord").exception("failed")
    lines = written()
    assert "krypton" not in "".join(lines)
    assert "RuntimeError: broken" in "".join(lines)
    if log_format == "json":
        assert ["Traceback" in json.loads(line)["exception"] for line in lines] == [True, True]


def test_libraries_are_never_heard_below_info(written: Written) -> None:
    logs.set_up("json", "DEBUG")
    for name in ("aiohttp", "asyncio", "discord.http", "discord.gateway", "discord.webhook.async_", "any"):
        logging.getLogger(name).debug("executing %s", "krypton")
        logging.getLogger(name).info("heard")
    structlog.get_logger("bot.matches").debug("ours")
    assert [event["event"] for event in events(written)] == ["heard"] * 6 + ["ours"]


@pytest.mark.parametrize("log_format", ["json", "text"])
def test_a_library_shows_no_object(log_format: logs.Format, written: Written) -> None:
    logs.set_up(log_format, "DEBUG")
    log = logging.getLogger("discord.ui.view")
    log.error("Ignoring exception in view %r for item %r, %d times, %.1f s", Holder(), "a", 3, 0.5)
    log.error("by name: %(item)r", {"item": Holder()})
    shown = "\n".join(written())
    assert "krypton" not in shown
    assert "in view '<Holder>' for item 'a', 3 times, 0.5 s" in shown
    assert "by name: '<Holder>'" in shown


@pytest.mark.parametrize("log_format", ["json", "text"])
@pytest.mark.parametrize(
    "shown",
    [
        "POST https://discord.com/api/v10/interactions/123/kryp.ton-1_2=/callback responded with 429",
        "url='https://discord.com/api/v10/webhooks/456/krypton/messages/@original'",
        "<ClientResponse(https://discord.com/api/v10/webhooks/456/krypton?wait=true) [404]>",
        "token aW50ZXJhY3Rpb246krypton-_9",
        "1 validation error\n  Input [type=int_type, input_value='krypton,\\nkrypton', input_type=str]",
    ],
)
def test_tokens_of_interactions_and_what_pydantic_read_are_hidden(
    shown: str, log_format: logs.Format, written: Written
) -> None:
    logs.set_up(log_format, "DEBUG")
    logging.getLogger("discord.http").warning("%s", shown)
    try:
        raise ValueError(shown)
    except ValueError as error:
        structlog.get_logger("bot").exception("failed", why=str(error), error=error)
        logging.getLogger("discord").exception("failed: %s", error)
    lines = written()
    assert len(lines) >= 3
    assert not any("krypton" in line or "kryp.ton" in line for line in lines)
    assert "[token]" in "".join(lines) or "[hidden]" in "".join(lines)


def test_a_path_is_written_as_it_is(written: Written) -> None:
    """The log said "only this account can read <PosixPath>"."""
    logs.set_up("json", "INFO")
    path = Path("data") / "axio.db"
    logging.getLogger("storage").info("only this account can read %s", path)
    structlog.get_logger("bot").info("read", file=path)
    assert [line.count(str(path)) for line in written()] == [1, 1]


def test_warnings_reach_the_log(written: Written) -> None:
    logs.set_up("json", "INFO")
    with warnings.catch_warnings():
        # pytest records warnings by replacing the same function that the log replaces.
        logging.captureWarnings(False)
        logging.captureWarnings(True)
        warnings.simplefilter("always")
        warnings.warn("old spelling", stacklevel=1)
        logging.captureWarnings(False)
    (event,) = events(written)
    assert event["level"] == "warning"
    assert "old spelling" in event["event"]


def test_error_ids_are_short_readable_and_fresh() -> None:
    ids = {logs.error_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(one) for one in ids} == {8}
    assert not set("".join(ids)) & set("0o1iluvOIL")
