"""One line per event, for people on a terminal and as JSON for machines.

The log never shows a secret, at any level: tokens are replaced wherever they appear, fields that would show
what a player holds are left out (`SECRET_FIELDS`), and lines of libraries below INFO are not shown, as they
contain whole requests, events, and statements with their values.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import PurePath
from typing import Any, Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.metrics import FAULTS

Format = Literal["text", "json", "auto"]

SECRET_FIELDS = frozenset(
    {"token", "hand", "hands", "rack", "racks", "seed", "bag", "state", "supply", "stacks", "pile", "piles"}
)

OWN = ("bot", "storage", "renderers", "__main__")
"""The loggers that are heard at level DEBUG."""
# Anybody with the token of an interaction can write in the bot's name for 15 minutes.
_INTERACTION = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?\s'\"<>)]+|aW50ZXJhY3Rpb246[\w.=-]+")
# Pydantic quotes its input.
_INPUT = re.compile(r"input_value=.*?, input_type=", re.DOTALL)

# Without 0 and o, 1, i and l, u and v, as ids are read from screenshots and retyped.
_ID_LETTERS = "23456789abcdefghjkmnpqrstwxyz"


def error_id() -> str:
    """A new id of 8 letters and digits that links what a user is told to the event in the log.

    Each is counted as a fault.
    """
    FAULTS.inc()
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(8))


def set_up(log_format: Format, level: str, token: str | None = None) -> None:
    """Sends every event of the program and its libraries, and every warning, to standard error.

    log_format: "auto" is text if standard error is a terminal, and JSON otherwise.
    level: the lowest level shown: "DEBUG", "INFO", "WARNING" or "ERROR" (for libraries, at least "INFO").
    token: never shown, wherever it may appear.
    """
    as_text = log_format == "text" or (log_format == "auto" and sys.stderr.isatty())
    first: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Plain tracebacks: the richer kinds print local variables, including hands.
        structlog.processors.format_exc_info,
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, Redaction(token)]
    if as_text:
        colours = sys.stderr.isatty()
        last.append(_one_line)
        last.append(structlog.dev.ConsoleRenderer(colors=colours, pad_event_to=0, sort_keys=False))
    else:
        last.append(structlog.processors.JSONRenderer(ensure_ascii=False))

    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=last))
    handler.addFilter(_without_objects)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("INFO" if level == "DEBUG" else level)
    for name in OWN:
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(True)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *first,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


_TELLING = PurePath | date | timedelta
"""Objects that are written as they are: their text holds nothing else."""


def _without_objects(record: logging.LogRecord) -> bool:
    """Replaces objects by their type before they are written into a line; the line is never dropped."""
    args = record.args
    if isinstance(args, Mapping):
        record.args = {name: _shown(value) for name, value in args.items()}
    elif args:
        record.args = tuple(_shown(value) for value in args)
    return True


def _shown(value: object) -> object:
    # An object's repr may contain a whole state, hands included, or a button that names a tile.
    plain = value is None or isinstance(value, str | int | float | BaseException | _TELLING)
    return value if plain else f"<{type(value).__name__}>"


def _one_line(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    event["event"] = str(event["event"]).strip().replace("\n", "\\n")
    return event


class Redaction:
    """A logging step that drops secret fields and replaces the token in everything else."""

    def __init__(self, token: str | None) -> None:
        self._token = token

    def __call__(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """The event without its secrets."""
        cleaned: EventDict = self._clean(event)
        return cleaned

    def _clean(self, value: Any) -> Any:
        match value:
            case None | bool() | int() | float():
                return value
            case dict():
                return {
                    self._clean(key): self._clean(inner)
                    for key, inner in value.items()
                    if str(key).lower() not in SECRET_FIELDS
                }
            case list() | tuple() | set() | frozenset():
                return [self._clean(inner) for inner in value]
            case str():
                text = value
            case BaseException():
                text = repr(value)
            case _ if isinstance(value, _TELLING):
                text = str(value)
            case _:
                # Its repr may contain a whole state, hands included.
                text = f"<{type(value).__name__}>"
        text = _INPUT.sub("input_value=[hidden], input_type=", text)
        text = _INTERACTION.sub(r"\1[token]", text)
        return text.replace(self._token, "[token]") if self._token else text
