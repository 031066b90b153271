"""What is in docs/deploy/, as far as it can be tried without a container: all is there, and it starts."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.settings import names
from tests.patience import PATIENT
from tests.playground.page import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "docs" / "deploy"
_MADE = "/axio/bin/python"


def _instructions() -> list[tuple[str, str]]:
    """Those of the last stage of the Containerfile, each with what follows it."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    stages = [number for number, line in enumerate(lines) if line.startswith("FROM ")]
    return [
        (kind, rest.strip()) for kind, _, rest in (line.partition(" ") for line in lines[stages[-1] + 1 :])
    ]


def _of(kind: str) -> list[str]:
    return [rest for each, rest in _instructions() if each == kind]


def test_settings_that_are_named_are_there() -> None:
    for path in DEPLOY.iterdir():
        found = set(re.findall(r"\b(?:AXIO|DISCORD)_[A-Z_]+\b", path.read_text("utf-8")))
        assert found <= set(names().values()), path


def test_the_container_starts_and_is_healthy_with_nothing_but_what_it_has(tmp_path: Path) -> None:
    program, data = tmp_path / "program", tmp_path / "data"
    data.mkdir()
    for copied in _of("COPY"):
        if not copied.startswith("--from"):
            source, target = copied.split()
            shutil.copytree(
                ROOT / source, tmp_path / target.lstrip("/"), ignore=shutil.ignore_patterns("__pycache__")
            )
    given = dict(each.split("=", 1) for line in _of("ENV") for each in shlex.split(line))
    assert given["PYTHONPATH"] == "/program"
    port = str(free_port())
    env = {
        "PATH": os.environ["PATH"],
        **given,
        "PYTHONPATH": str(program),
        "DISCORD_TOKEN": "no.real.token",
        # It is alive while it waits for its store, and asks nothing of Discord.
        "AXIO_DATABASE": "postgresql://axio@/axio?host=/nowhere",
        "AXIO_METRICS_PORT": port,
    }
    (entry,) = (json.loads(line) for line in _of("ENTRYPOINT"))
    (check,) = (json.loads(line.partition("CMD ")[2]) for line in _of("HEALTHCHECK"))
    assert entry[0] == check[0] == _MADE
    asked = [each.replace(given["AXIO_METRICS_PORT"], port) for each in check[1:]]
    assert asked != check[1:]
    running = subprocess.Popen(
        [sys.executable, *entry[1:]], cwd=data, env=env, stderr=subprocess.PIPE, text=True
    )
    try:
        give_up = time.monotonic() + PATIENT
        while subprocess.run([sys.executable, *asked], check=False, capture_output=True).returncode:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < give_up
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENT) == 0
    finally:
        running.kill()
        running.communicate()
    assert subprocess.run([sys.executable, *asked], check=False, capture_output=True).returncode, (
        "it has ended"
    )
    written = [path for path in program.rglob("*") if path.is_file() and path.suffix == ".pyc"]
    assert written == [], "what cannot be written need not be"
    assert [*data.iterdir()] == []


def test_the_container_has_all_that_is_installed() -> None:
    named = {"bot", "renderers", "storage"}
    assert {copied.split()[0] for copied in _of("COPY") if not copied.startswith("--from")} == named
    assert _of("USER") == ["10001:10001"]
    let_through = {
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")
    }
    assert let_through == {*named, "requirements.lock"}


def test_systemd_reads_the_service(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    unit = (DEPLOY / "axio@.service").read_text("utf-8")
    start = "/srv/axio/.venv/bin/python"
    assert start in unit
    copy = tmp_path / "axio@.service"
    copy.write_text(unit.replace(start, sys.executable))
    ran = subprocess.run([analyze, "verify", copy], check=False, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
