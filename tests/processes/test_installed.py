"""The program as it is installed from its package, where there is no source tree: nothing is missing."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

import pytest

from tests.patience import PATIENT
from tests.playground.page import free_port

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "renderers", "storage")
_WITHOUT_PLAYGROUND = """
import sys
sys.modules["simcord"] = None
from bot.program import main
main()
"""
_NAMES = """
import sys
import renderers.lettering as lettering
assert not lettering.__file__.startswith(sys.argv[1]), "this is the source tree"
for name in sys.argv[2:]:
    print(lettering.legible(name) == name, lettering.text_mask(name, 24, 700)[0].getbbox() is not None)
"""


def _held() -> dict[str, bytes]:
    """Each file of the packages, and what is in it; not what Python or an editor left there."""
    if (ROOT / ".git").exists():
        asked = [
            "git",
            "-c",
            "safe.directory=*",
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]
        listed = subprocess.run([*asked, *PACKAGES], cwd=ROOT, check=True, capture_output=True, text=True)
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:  # a copy has no other files
        within = [path for each in PACKAGES for path in (ROOT / each).rglob("*")]
        found = [path for path in within if "__pycache__" not in path.parts]
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in found if path.is_file()}


def _environment() -> dict[str, str]:
    """That of the tests, without what leads to the source tree or sets the bot up."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("AXIO_", "PYTHON", "DISCORD_"))
    }


def _uv(*arguments: str | Path) -> None:
    """Runs uv, which is beside Python as the lock has it, without a network."""
    called = [Path(sys.executable).with_name("uv"), "--quiet", "--offline", *arguments]
    subprocess.run(called, check=True, env=_environment())


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built from a copy: building leaves files beside what it builds from."""
    folder = tmp_path_factory.mktemp("package")
    source = folder / "source"
    for name, content in _held().items():
        file = source / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    _uv("build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder, source)
    (made,) = folder.glob("*.whl")
    return made


@dataclass(frozen=True)
class Installed:
    """An environment with the package, and a folder in which its owner calls it."""

    programs: Path
    folder: Path

    def run(self, program: str, *arguments: str | Path, code: int = 0, **settings: str) -> str:
        """What a program of it says, which must end with this code."""
        called = [self.programs / program, *arguments]
        env = {**_environment(), **settings}
        ran = subprocess.run(
            called, cwd=self.folder, env=env, check=False, capture_output=True, text=True, timeout=PATIENT
        )
        assert ran.returncode == code, ran.stdout + ran.stderr
        return ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The package in a fresh environment, which borrows from that of the tests what it depends on."""
    environment = tmp_path_factory.mktemp("installed") / "environment"
    _uv("venv", "--python", sys.executable, environment)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    _uv("pip", "install", "--no-deps", "--python", programs / "python", package)
    borrowed = [path for path in sys.path if Path(path).name == "site-packages"]
    (own,) = environment.rglob("site-packages")
    (own / "borrowed.pth").write_text("\n".join(borrowed))
    return Installed(programs, tmp_path_factory.mktemp("owner"))


def test_the_package_has_each_file_of_the_tree_as_it_is(package: Path) -> None:
    with zipfile.ZipFile(package) as packed:
        there = {
            name: packed.read(name)
            for name in packed.namelist()
            if name.startswith(tuple(f"{each}/" for each in PACKAGES))
        }
    held = _held()
    assert len(held) > 300
    assert sorted(held.keys() ^ there.keys()) == []
    assert [name for name, content in held.items() if there[name] != content] == []


def test_names_in_all_scripts_are_drawn_where_it_is_installed(installed: Installed) -> None:
    said = installed.run("python", "-c", _NAMES, ROOT, "Anna", "日本語", "김철수", "محمد", "דוד", "🎲")
    assert said.split() == ["True"] * 12


def test_the_owners_commands_are_there_where_it_is_installed(installed: Installed) -> None:
    assert "store: " in installed.run("axio-table", "check", DISCORD_TOKEN="")
    assert installed.run("axio-table", "--help").startswith("usage: axio-table ")


def test_without_a_token_and_a_playground_it_says_what_is_missing(installed: Installed) -> None:
    said = installed.run("python", "-c", _WITHOUT_PLAYGROUND, code=1, DISCORD_TOKEN="")
    assert "axio-table[playground]" in said
    assert "Traceback" not in said


@dataclass(frozen=True)
class Page:
    """The playground's page, as Alice has it open."""

    address: str
    process: int

    def get(self, path: str) -> bytes:
        """What is at this path."""
        return self._answer("GET", path, None)

    def says(self, line: str) -> None:
        """Sends a line; the bot may be at work for longer than the page waits."""
        asked = {"member": "alice", "place": "general", "text": line}
        answer = json.loads(self._answer("POST", "/act/say", json.dumps(asked)))
        assert answer in ({"modal": None}, {"working": True})

    def _answer(self, method: str, path: str, body: str | None) -> bytes:
        connection = http.client.HTTPConnection(self.address, timeout=PATIENT)
        headers = {"Origin": f"http://{self.address}", "Content-Type": "application/json"}
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            assert answer.status == HTTPStatus.OK, path
            return answer.read()
        finally:
            connection.close()

    def drawn(self, name: str) -> bool:
        """Whether a message shows pictures whose names begin so; each must be one."""
        shown = json.loads(self.get("/state?member=alice&place=general"))["messages"]
        found = re.findall(rf'"(/file/[^"]+)", "name": "{name}', json.dumps(shown))
        assert all(self.get(each).startswith(b"\x89PNG") for each in found)
        return bool(found)


@pytest.fixture
def page(installed: Installed, tmp_path: Path) -> Iterator[Page]:
    """The program is running, and ends in order when it is told to."""
    address = f"127.0.0.1:{(port := free_port())}"
    settings = {"AXIO_PLAYGROUND_PORT": str(port), "DISCORD_TOKEN": "", "AXIO_LOG_FORMAT": "json"}
    log = tmp_path / "log"
    with log.open("wb") as errors:
        running = subprocess.Popen(
            [installed.programs / "axio-table"],
            cwd=installed.folder,
            env={**_environment(), **settings},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == f"Playground: http://{address}/\n", log.read_text("utf-8")
        yield Page(address, running.pid)
        running.terminate()
        assert running.wait(PATIENT) == 0
        assert "error" not in log.read_text("utf-8")
    finally:
        running.kill()
        running.communicate()


def test_it_plays_where_it_is_installed(page: Page) -> None:
    assert b"<svg" in page.get("/page/icon.svg")
    page.says("/iota puzzle")
    _until(lambda: page.drawn("iota-1-"))
    page.says("/axio practice")
    _until(lambda: page.drawn("axio-2-"))

    def hinted() -> bool:
        # It is the computer's turn first, in some matches.
        page.says("/axio hint")
        return page.drawn("axio-hint-")

    _until(hinted)
    if sys.platform == "linux":
        thinks = [name for name in _loaded(page.process) if "spawn_main" in name]
        assert thinks
        # A process that thinks would take three times the memory, and begin later, if it imported the bot.
        assert not any(_loaded(page.process)[name] for name in thinks)


def _until(happened: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENT
    while not happened():
        assert time.monotonic() < give_up
        time.sleep(0.1)


def _loaded(process: int) -> dict[str, bool]:
    """The command lines of the processes that a process has begun: whether each has loaded what draws."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    begun = [each for thread in threads for each in thread.read_text().split()]
    return {
        Path(f"/proc/{each}/cmdline").read_text(): "_imaging" in Path(f"/proc/{each}/maps").read_text()
        for each in begun
    }
